//===- BodyBuilder.h - Builds the new body of a composite -------*- C++ -*-===//
//
// Fusing a composite replaces the body of its function. The new body prepares
// the operands of the fused op, contains the fused op, and computes the
// function's results from its results. A later pass inlines the calls; ops on
// constant weights then fold.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_COMPOSITE_BODYBUILDER_H
#define TFUSE_RULES_COMPOSITE_BODYBUILDER_H

#include "tfuse/Dialect/TF/Utils/TFBuilder.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Rules/Composite/CompositeFunction.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace tfuse {

/// Creates tf ops with all their default attributes, and tfl ops.
class BodyBuilder : public mlir::ImplicitLocOpBuilder, public tf::TFBuilder {
public:
  using ImplicitLocOpBuilder::getContext;
  using ImplicitLocOpBuilder::getLoc;

  /// Erases the old body. The annotation gives the names of the new ops.
  BodyBuilder(const CompositeFunction &function, RewriteContext &ctx);

  /// See Signature::followsUpstream.
  bool followsUpstream() const {
    return ctx.getSemantics() == Semantics::Grappler;
  }
  mlir::func::FuncOp getFunction() { return func; }
  const CompositeFunction &getComposite() const { return function; }

  /// An argument, or the value that a variable's handle refers to.
  mlir::Value argument(unsigned index);
  llvm::SmallVector<mlir::Value> arguments();
  /// The original result types of the function.
  llvm::ArrayRef<mlir::Type> resultTypes() const { return oldResultTypes; }

  /// The absent operand of a tfl op.
  mlir::Value none();

  /// Creates the return op and updates the function's result types. `newName`,
  /// if given, replaces the composite name in the function's `tf._implements`.
  void finish(mlir::ValueRange results, llvm::StringRef newName = "");

  /// Creates a custom op from all arguments to all results, and the return op.
  void customOp(llvm::StringRef name, tfl::ConstBytesAttr options,
                llvm::StringRef newName = "");

private:
  void eraseOldBody();

  const CompositeFunction &function;
  RewriteContext &ctx;
  mlir::func::FuncOp func;
  llvm::SmallVector<mlir::Type> oldResultTypes;
  llvm::SmallVector<mlir::Value> read;
  mlir::Value absent;
};

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_BODYBUILDER_H
