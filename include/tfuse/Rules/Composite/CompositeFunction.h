//===- CompositeFunction.h - An annotated function and its calls -*- C++ -*-==//

#ifndef TFUSE_RULES_COMPOSITE_COMPOSITEFUNCTION_H
#define TFUSE_RULES_COMPOSITE_COMPOSITEFUNCTION_H

#include "tfuse/Rules/Composite/Annotation.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tfuse {

/// The input of a composite rule.
struct CompositeFunction {
  mlir::func::FuncOp func;
  Annotation annotation;
  /// The ops that call the function, each with its arguments as operands.
  llvm::SmallVector<mlir::Operation *, 2> calls;
  /// True if `calls` is incomplete: the function has other references, or
  /// callers outside of the module.
  bool hasUnknownUses = false;

  /// The type of an argument as a value: for a variable's handle, the type of
  /// the variable.
  mlir::Type argumentType(unsigned index) const;

  /// "'f', called as 'dense/Call'".
  std::string describe() const;
};

/// Why a function was not fused.
struct CompositeMiss {
  Reason reason = Reason::Signature;
  std::string message;
  /// Advice for the user; may be empty.
  std::string hint;
};

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_COMPOSITEFUNCTION_H
