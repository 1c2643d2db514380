//===- Lowering.h - What lowerings of single ops are made of ----*- C++ -*-===//
//
// A lowering is a function that replaces one tf op, or says why it does not:
//
//   LogicalResult lowerSquareRoot(LoweringContext &ctx) {
//     if (...)
//       return ctx.reject("TFLite's SQRT wants ...", "what would work");
//     return ctx.replace(ctx.emit<tfl::SqrtOp>(ctx.type(), ctx.in("x")));
//   }
//
// Its line in Lowerings.def names the op, the function, and the element types
// that the runtime's kernel takes: before the function runs, other types have
// been rejected, or the op has been promoted (PromoteTypes.cpp).
//
// A lowering may create tf ops again; they are lowered next. It must not change
// anything before its last refusal.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_TFTOTFL_LOWERING_H
#define TFUSE_CONVERSION_TFTOTFL_LOWERING_H

#include "ElementTypes.h"
#include "tfuse/Conversion/ConversionContext.h"

namespace tfuse::lowering {

struct LoweringOptions {
  bool allowCustomOps = false;
  bool preserveAssert = false;
  /// What upstream's pass makes of an op, though the runtime makes it
  /// otherwise.
  bool upstreamForms = false;
};

struct Lowering;

class LoweringContext : public ConversionContext {
public:
  LoweringContext(Operation *op, mlir::RewriterBase &rewriter,
                  const LoweringOptions &options, Rejection &rejection)
      : ConversionContext(op, rewriter, rejection), options(options) {}

  const LoweringOptions &options;
  /// The op's line in Lowerings.def.
  const Lowering *row = nullptr;

  /// Creates a tfl op with one result.
  template <typename OpT>
  Value emit(Type result, ValueRange operands,
             ArrayRef<NamedAttribute> attrs = {}) {
    return emitOp<OpT>(result, operands, attrs)->getResult(0);
  }
  template <typename OpT>
  Operation *emitOp(TypeRange results, ValueRange operands,
                    ArrayRef<NamedAttribute> attrs = {}) {
    return emitOp(OpT::getOperationName(), results, operands, attrs);
  }
  Operation *emitOp(StringRef name, TypeRange results, ValueRange operands,
                    ArrayRef<NamedAttribute> attrs = {});

  NamedAttribute noActivation() const {
    return text("fused_activation_function", "NONE");
  }
  Value constant(ElementsAttr value,
                 std::optional<Location> where = {}) override;
  /// The absent operand.
  Value none();
};

using LoweringFn = LogicalResult (*)(LoweringContext &);

/// The element types of an op: those of the type attribute `attr` ("T").
struct TypeRule {
  llvm::StringLiteral attr;
  TypeSet native;
  Promote promote;
};

/// One line of Lowerings.def.
struct Lowering {
  llvm::StringLiteral name;
  LoweringFn fn;
  /// The tfl op that does the work, as refusals name it; empty if several do.
  llvm::StringLiteral target;
  TypeRule types;
  /// For binary ops: up to which rank the kernel broadcasts.
  unsigned broadcastRank;
  /// tfl-prepare-tf does it, too.
  bool prepare;
};

/// The line for "tf.<name>", or null.
const Lowering *findLowering(StringRef name);

/// How users know a tfl op: "CONV_2D".
std::string builtinName(StringRef tflOp);

/// Lowers the op that `ctx` is about by its line of the table.
LogicalResult lowerByTable(LoweringContext &ctx);

/// Computes the op in another element type if its own is not among the native
/// ones: sets `done` if that happened. Fails if there is no such type.
LogicalResult promoteIfNeeded(LoweringContext &ctx, const TypeRule &rule,
                              StringRef target, bool &done);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_LOWERING_H
