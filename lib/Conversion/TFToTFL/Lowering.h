//===- Lowering.h - The context of a lowering of a single op ----*- C++ -*-===//
//
// A lowering is a function that replaces one tf op, or says why it does not:
//
//   LogicalResult lowerSquareRoot(LoweringContext &ctx) {
//     if (...)
//       return ctx.reject("TFLite's SQRT wants ...", "what would work");
//     return ctx.replace(ctx.emit<tfl::SqrtOp>(ctx.type(), ctx.in("x")));
//   }
//
// The line of the lowering in Lowerings.def names the op, the function, and the
// element types that the runtime's kernel supports. An op of another type is
// promoted (PromoteTypes.cpp) or rejected before the function runs.
//
// A lowering may create tf ops, which are lowered next. It must not change the
// IR before its last call of `reject`.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_TFTOTFL_LOWERING_H
#define TFUSE_CONVERSION_TFTOTFL_LOWERING_H

#include "ElementTypes.h"
#include "tfuse/Conversion/ConversionContext.h"

#include <string>
#include <vector>

namespace tfuse::lowering {

struct LoweringOptions {
  bool allowCustomOps = false;
  /// Ops that cannot be lowered become Flex ops.
  bool selectTfOps = false;
  /// Flex ops besides those of the delegate, which the application links.
  std::vector<std::string> selectUserTfOps;
  bool preserveAssert = false;
  /// Create the form that upstream's pass creates, even where the runtime needs
  /// another form.
  bool upstreamForms = false;
  /// Simulated quantization with a constant range becomes FAKE_QUANT in every
  /// form: quantization reads the ranges of these ops.
  bool keepsFakeQuant = false;
};

struct Lowering;

/// Removes QuantizeAndDequantize ops that round to the range of their elements,
/// before quantization to integers: calibration gives the range. This changes
/// values, so it is not a lowering, which translation validation compares.
void removeRoundTripsWithoutRange(Operation *root);

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
  /// The tfl op that computes the result, for diagnostics; empty if several ops
  /// do.
  llvm::StringLiteral target;
  TypeRule types;
  /// For binary ops: the maximum rank up to which the kernel broadcasts.
  unsigned broadcastRank;
  /// True if the pass tfl-prepare-tf runs this line, too.
  bool prepare;
};

/// The line for "tf.<name>", or null.
const Lowering *findLowering(StringRef name);

/// The name of a tfl op in diagnostics: "CONV_2D".
std::string builtinName(StringRef tflOp);

/// Lowers the op of `ctx` by its line of the table.
LogicalResult lowerByTable(LoweringContext &ctx);

/// Promotes the op to another element type if its type is not among the native
/// types, and sets `done` if it did. Fails if there is no suitable type.
LogicalResult promoteIfNeeded(LoweringContext &ctx, const TypeRule &rule,
                              StringRef target, bool &done);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_LOWERING_H
