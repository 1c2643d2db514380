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

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Rules/Composite/CompositeFunction.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace tfuse {

class BodyBuilder : public mlir::ImplicitLocOpBuilder {
public:
  /// Takes the old body away. What is created is named after the annotation.
  BodyBuilder(const CompositeFunction &function, RuleContext &ctx);

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

  /// "tf.<name>" with one result, with all default attributes written down.
  mlir::Value tf(llvm::StringRef name, mlir::Type result,
                 mlir::ValueRange operands,
                 llvm::ArrayRef<mlir::NamedAttribute> attrs = {});

  // Constants: a scalar, vectors, a splat.
  mlir::Value scalar(int32_t value);
  mlir::Value ints(llvm::ArrayRef<int32_t> values);
  mlir::Value longs(llvm::ArrayRef<int64_t> values);
  mlir::Value splat(llvm::ArrayRef<int64_t> shape, float value);
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
  RuleContext &ctx;
  mlir::func::FuncOp func;
  llvm::SmallVector<mlir::Type> oldResultTypes;
  llvm::SmallVector<mlir::Value> read;
  mlir::Value absent;
};

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_BODYBUILDER_H
