//===- FlexOps.h - TensorFlow ops inside TFLite models ----------*- C++ -*-===//
//
// A Flex op runs in the Flex delegate, which has TensorFlow's kernels. It is a
// custom op whose code is "Flex" followed by the name of the TensorFlow op; its
// options are a FlexBuffer vector of two strings: the op's name, and its
// NodeDef in binary form. lib/Import/Flex reads the same form.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EXPORT_FLEX_FLEXOPS_H
#define TFUSE_EXPORT_FLEX_FLEXOPS_H

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace tfuse::flex {

/// True if the Flex delegate runs the TensorFlow op of that name.
bool isAllowed(llvm::StringRef op);

/// The options of the Flex op for a tf op that calls no functions: the file
/// would lack them. Fails for attributes that no NodeDef can express.
llvm::Expected<tfl::ConstBytesAttr> optionsOf(mlir::Operation *op);

} // namespace tfuse::flex

#endif // TFUSE_EXPORT_FLEX_FLEXOPS_H
