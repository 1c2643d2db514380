//===- Symbols.h - Symbols in attributes ------------------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_UTILS_SYMBOLS_H
#define TFUSE_DIALECT_UTILS_SYMBOLS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tfuse {

/// Calls `visit` once for each different symbol in an attribute: in arrays,
/// dictionaries, and attributes of dialects. Unlike Attribute::walk it keeps no
/// record of the other attributes, which takes seconds for arrays of a million
/// numbers.
void forEachSymbol(mlir::Attribute attribute,
                   llvm::function_ref<void(mlir::SymbolRefAttr)> visit);

} // namespace tfuse

#endif // TFUSE_DIALECT_UTILS_SYMBOLS_H
