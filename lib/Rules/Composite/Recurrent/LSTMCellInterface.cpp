//===- LSTMCellInterface.cpp - LSTM cells annotated by lingvo -------------===//

#include "LSTMCellInterface.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

//===----------------------------------------------------------------------===//
// The signature
//===----------------------------------------------------------------------===//

static constexpr StringLiteral argumentNames[] = {"input", "weight", "bias",
                                                  "projection", "scale"};

/// Upstream does not check these conditions; it reads out of bounds if one
/// fails.
static void checkSizes(Signature &sig, LSTMCellInterface &cell) {
  int64_t gates = cell.gateCount() * cell.cellSize;
  sig.argument(1, "weight").is(tensor().fixedShape().f32());
  sig.argument(2, "bias").is(tensor().shape({gates}).f32().fixedShape());
  if (cell.hasProjection)
    sig.argument(3, "projection")
        .is(tensor()
                .shape({cell.cellSize, TensorSpec::kAny})
                .f32()
                .fixedShape());
  if (cell.hasLayerNorm)
    sig.argument(4, "scale").is(tensor().shape({gates}).f32().fixedShape());
  sig.require(cell.cellSize > 0 && cell.outputSize > 0, Reason::Shape,
              "the cell has no units");
  sig.require(cell.inputSize > 0, Reason::Shape,
              "weight should have a row for each element of input and output, "
              "it has fewer rows than the output has elements");
  sig.argument(0, "input")
      .is(tensor().shape({TensorSpec::kAny, cell.inputSize}).f32());
  auto input = sig.rankedArgument(0);
  if (sig.failed() || !input)
    return;
  cell.batch = input.getDimSize(0);
  sig.require(!ShapedType::isDynamic(cell.batch), Reason::UnknownShape,
              "input should have a known batch, which the state of the cell "
              "needs");
}

MatchResult<LSTMCellInterface> matchLSTMCell(Signature &sig,
                                             bool hasLayerNorm) {
  LSTMCellInterface cell;
  cell.hasLayerNorm = hasLayerNorm;
  cell.isCoupled =
      is_contained(sig.getAnnotation().flags, "CoupleInputForgetGates");
  unsigned count = hasLayerNorm ? 5 : 4;
  sig.argumentsAtLeast(count).results(1);
  for (unsigned index : seq(count))
    sig.argument(index, argumentNames[index])
        .is(tensor().ranked(),
            "we cannot fuse this lstm func because all the inputs have not "
            "ranked tensor type.");
  sig.argument(1, "weight").is(tensor().rank(2));
  if (sig.failed())
    return skip();

  auto weight = sig.rankedArgument(1), projection = sig.rankedArgument(3);
  sig.require(!ShapedType::isDynamic(weight.getDimSize(1)) &&
                  weight.getDimSize(1) % cell.gateCount() == 0,
              Reason::Shape,
              "weight should have the same number of columns for each of " +
                  Twine(cell.gateCount()) + " gates, it has " +
                  Twine(weight.getDimSize(1)));
  cell.cellSize = weight.getDimSize(1) / cell.gateCount();
  cell.hasProjection = projection.getRank() == 2;
  cell.outputSize =
      cell.hasProjection ? projection.getDimSize(1) : cell.cellSize;
  cell.inputSize = weight.getDimSize(0) - cell.outputSize;
  if (!sig.followsUpstream())
    checkSizes(sig, cell);
  return cell;
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

namespace {

/// Operands for each gate.
struct Gates {
  Value input, forget, cell, output;
};

class LSTMCellBuilder {
public:
  LSTMCellBuilder(const LSTMCellInterface &cell, BodyBuilder &body)
      : cell(cell), body(body) {}

  void build();

private:
  Value transpose(Value matrix);
  Value slice(Value value, ArrayRef<int64_t> begin, ArrayRef<int64_t> sizes);
  /// Rows of the transposed weight for each gate, `count` columns from `first`.
  Gates sliceWeight(Value weight, int64_t first, int64_t count);
  Gates sliceVector(Value vector);
  template <typename Slice> Gates forEachGate(Slice slice);

  const LSTMCellInterface &cell;
  BodyBuilder &body;
};

} // namespace

Value LSTMCellBuilder::transpose(Value matrix) {
  auto type = cast<RankedTensorType>(matrix.getType());
  SmallVector<int64_t> shape(reverse(type.getShape()));
  return body.tf("Transpose", type.clone(shape), {matrix, body.i32s({1, 0})});
}

/// Fills elements past the end with zeros; only upstream semantics permit them.
Value LSTMCellBuilder::slice(Value value, ArrayRef<int64_t> begin,
                             ArrayRef<int64_t> sizes) {
  auto type = cast<RankedTensorType>(value.getType());
  for (auto [from, size, extent] : zip(begin, sizes, type.getShape()))
    if (from < 0 || from + size > extent)
      return body.splat(sizes, body.getF32Type(), 0);
  Value first = body.i64s(begin);
  return body.tf("Slice", type.clone(sizes), {value, first, body.i64s(sizes)});
}

template <typename Slice> Gates LSTMCellBuilder::forEachGate(Slice slice) {
  int64_t position = 0;
  Gates gates;
  gates.cell = slice(position++);
  gates.input = cell.isCoupled ? body.none() : slice(position++);
  gates.forget = slice(position++);
  gates.output = slice(position++);
  return gates;
}

Gates LSTMCellBuilder::sliceWeight(Value weight, int64_t first, int64_t count) {
  return forEachGate([&](int64_t gate) {
    return slice(weight, {gate * cell.cellSize, first}, {cell.cellSize, count});
  });
}

Gates LSTMCellBuilder::sliceVector(Value vector) {
  return forEachGate([&](int64_t gate) {
    return slice(vector, gate * cell.cellSize, cell.cellSize);
  });
}

void LSTMCellBuilder::build() {
  bool upstream = body.followsUpstream();
  Value weight = transpose(body.argument(1));
  Value projection = body.argument(3);
  if (cell.hasProjection)
    projection = transpose(projection);
  Value none = body.none();
  Gates fromInput = sliceWeight(weight, 0, cell.inputSize);
  Gates fromOutput = sliceWeight(weight, cell.inputSize, cell.outputSize);
  Gates bias = sliceVector(body.argument(2));
  Value projectionBias = none;
  if (!cell.hasProjection)
    projection = none;
  else if (upstream)
    projection = slice(projection, {0, 0}, {cell.outputSize, cell.cellSize});
  if (upstream)
    projectionBias = body.splat(cell.outputSize, body.getF32Type(), 0);
  Value outputState =
      body.splat({cell.batch, cell.outputSize}, body.getF32Type(), 0);
  Value cellState =
      body.splat({cell.batch, cell.cellSize}, body.getF32Type(), 0);
  Gates scale{none, none, none, none};
  if (cell.hasLayerNorm)
    scale = sliceVector(body.argument(4));

  OperationState state(body.getLoc(), tfl::LSTMOp::getOperationName());
  state.addOperands({body.argument(0),
                     fromInput.input,
                     fromInput.forget,
                     fromInput.cell,
                     fromInput.output,
                     fromOutput.input,
                     fromOutput.forget,
                     fromOutput.cell,
                     fromOutput.output,
                     none,
                     none,
                     none,
                     bias.input,
                     bias.forget,
                     bias.cell,
                     bias.output,
                     projection,
                     projectionBias,
                     outputState,
                     cellState,
                     scale.input,
                     scale.forget,
                     scale.cell,
                     scale.output});
  // The default of lingvo.
  state.addAttribute("cell_clip", body.getF32FloatAttr(10));
  state.addAttribute("proj_clip", body.getF32FloatAttr(0));
  state.addAttribute("fused_activation_function", body.getStringAttr("TANH"));
  state.addAttribute("kernel_type",
                     tfl::LSTMKernelTypeAttr::get(body.getContext(),
                                                  tfl::LSTMKernelType::FULL));
  state.addRegion();
  Type element = body.getF32Type();
  state.addTypes(RankedTensorType::get({cell.batch, cell.outputSize}, element));
  Value output = body.create(state)->getResult(0);
  if (upstream)
    output = tensor::CastOp::create(
        body,
        RankedTensorType::get({cell.batch, ShapedType::kDynamic}, element),
        output);
  body.finish(output);
}

void fuseLSTMCell(const LSTMCellInterface &cell, BodyBuilder &body) {
  LSTMCellBuilder(cell, body).build();
}

} // namespace tfuse
