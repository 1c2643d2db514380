//===- OpHints.cpp - Sequence ops from TensorFlow 1's OpHints -------------===//
//
// tf.lite.OpHint stores the operands of TFLite's recurrent ops in TFLite's
// order, with constants in place of absent operands and the indices of present
// ones in _tflite_input_indices. Activations are tanh, and the layout is
// time-major. All results except the last are states, which the TFLite ops do
// not return.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace tfuse::lowering {

/// The `count` operands of the TFLite op; nothing if the op lacks an operand
/// that the hint names.
static std::optional<SmallVector<Value>> operandsOf(LoweringContext &ctx,
                                                    int64_t count) {
  auto places = dyn_cast_or_null<ArrayAttr>(ctx.attr("_tflite_input_indices"));
  if (!places)
    return std::nullopt;
  SmallVector<Value> operands(count);
  for (Attribute attr : places) {
    auto place = dyn_cast<IntegerAttr>(attr);
    if (!place || place.getInt() < 0 || place.getInt() >= count ||
        place.getInt() >= int64_t(ctx.op->getNumOperands()))
      return std::nullopt;
    operands[place.getInt()] = ctx.in(unsigned(place.getInt()));
  }
  return operands;
}

static LogicalResult lowerHinted(LoweringContext &ctx, StringRef name,
                                 int64_t count, ArrayRef<int64_t> required,
                                 ArrayRef<NamedAttribute> attrs) {
  std::optional<SmallVector<Value>> operands = operandsOf(ctx, count);
  if (!operands || !llvm::all_of(required, [&](int64_t place) {
        return bool((*operands)[place]);
      }))
    return ctx.reject("_tflite_input_indices does not name the operands that " +
                          name + " needs",
                      "write the graph with tf.lite.OpHint, or export the "
                      "model without hints: loops are recognized");
  ResultRange results = ctx.op->getResults();
  if (results.empty() || !llvm::all_of(results.drop_back(), [](OpResult state) {
        return state.use_empty();
      }))
    return ctx.reject("the model reads a state, which " + name +
                      " does not return");
  if (llvm::is_contained(*operands, Value())) {
    Value none = ctx.none();
    for (Value &operand : *operands)
      operand = operand ? operand : none;
  }
  Operation *op = ctx.emitOp(name, results.back().getType(), *operands, attrs);
  ctx.rewriter.replaceAllUsesWith(results.back(), op->getResult(0));
  return ctx.erase();
}

LogicalResult lowerHintedLSTM(LoweringContext &ctx) {
  return lowerHinted(ctx, "tfl.unidirectional_sequence_lstm", 24,
                     {0, 2, 3, 4, 6, 7, 8, 13, 14, 15, 18, 19},
                     {ctx.text("fused_activation_function", "TANH"),
                      ctx.f32Attr("cell_clip", 0), ctx.f32Attr("proj_clip", 0),
                      ctx.flag("time_major", true)});
}

LogicalResult lowerHintedRNN(LoweringContext &ctx) {
  return lowerHinted(ctx, "tfl.unidirectional_sequence_rnn", 5, {0, 1, 2, 3, 4},
                     {ctx.text("fused_activation_function", "TANH"),
                      ctx.flag("time_major", true)});
}

} // namespace tfuse::lowering
