//===- BodyBuilder.h - Writes the new body of a composite -------*- C++ -*-===//
//
// A composite is fused by giving its function another body: ops that make the
// operands of the fused op from the arguments, the fused op, and what makes the
// function's results from its results. Calls are inlined later, and what
// depends on weights alone is folded then.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_COMPOSITE_BODYBUILDER_H
#define TFUSE_RULES_COMPOSITE_BODYBUILDER_H

#include "tfuse/Dialect/TF/Utils/TFBuilder.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Rules/Composite/CompositeFunction.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace tfuse {

/// Creates tf ops, with all default attributes written down, and tfl ops.
class BodyBuilder : public mlir::ImplicitLocOpBuilder, public tf::TFBuilder {
public:
  using ImplicitLocOpBuilder::getContext;
  using ImplicitLocOpBuilder::getLoc;

  /// Takes the old body away. What is created is named after the annotation.
  BodyBuilder(const CompositeFunction &function, RewriteContext &ctx);

  /// As for Signature::followsUpstream.
  bool followsUpstream() const {
    return ctx.getSemantics() == Semantics::Grappler;
  }
  mlir::func::FuncOp getFunction() { return func; }
  const CompositeFunction &getComposite() const { return function; }

  /// An argument. A variable's handle is read: this gives its value.
  mlir::Value argument(unsigned index);
  llvm::SmallVector<mlir::Value> arguments();
  /// The types that the function's results have had so far.
  llvm::ArrayRef<mlir::Type> resultTypes() const { return oldResultTypes; }

  /// The absent operand of a tfl op.
  mlir::Value none();

  /// Returns `results` from the function. Its result types become theirs, and
  /// the annotation becomes `newName`, if that is given.
  void finish(mlir::ValueRange results, llvm::StringRef newName = "");

  /// A custom op over all arguments that gives all results, and the end.
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
