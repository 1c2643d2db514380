//===- OpHooks.h - Code that belongs to one tf op ---------------*- C++ -*-===//
//
// `tf` ops are data. Behavior that data cannot express (a verifier, a fold,
// canonicalization patterns) is code in Ops/<Family>.cpp:
//
//   constinit const OpHooks hooks::Const = {.fold = foldConst};
//
// with one line in OpHooks.def.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_DIALECT_TF_IR_OPS_OPHOOKS_H
#define TFUSE_LIB_DIALECT_TF_IR_OPS_OPHOOKS_H

#include "mlir/IR/Operation.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace tfuse::tf {

struct OpHooks {
  /// Runs after the checks that the op's definition implies: counts, kinds and
  /// allowed values of attributes, tensors as operands.
  llvm::LogicalResult (*verify)(mlir::Operation *op) = nullptr;
  /// Runs after the ops in the op's regions have been verified.
  llvm::LogicalResult (*verifyRegions)(mlir::Operation *op) = nullptr;
  /// As Op::fold: null in `operands` stands for a non-constant operand.
  llvm::LogicalResult (*fold)(
      mlir::Operation *op, llvm::ArrayRef<mlir::Attribute> operands,
      llvm::SmallVectorImpl<mlir::OpFoldResult> &results) = nullptr;
  void (*canonicalize)(mlir::RewritePatternSet &patterns,
                       mlir::MLIRContext *context) = nullptr;
};

namespace hooks {
#define TFUSE_TF_OP(name) extern const OpHooks name;
#include "OpHooks.def"
} // namespace hooks

/// Op names and their hooks.
struct NamedOpHooks {
  llvm::StringLiteral op;
  const OpHooks *hooks;
};
inline constexpr NamedOpHooks allOpHooks[] = {
#define TFUSE_TF_OP(name) {#name, &hooks::name},
#include "OpHooks.def"
};

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_IR_OPS_OPHOOKS_H
