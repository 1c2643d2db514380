//===- BlockCells.cpp - One time step of block LSTMs ----------------------===//

#include "ExpressionReader.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

/// Reads a result of LSTMBlockCell, which has a single matrix for input and
/// state, and gates in the order input, cell, forget, output.
std::optional<Row> ExpressionReader::readBlockCellOp(Value result) {
  Operation *op = result.getDefiningOp();
  StringRef wanted;
  for (StringRef name : {"i", "cs", "f", "o", "ci", "co", "h"})
    if (tf::getResult(op, name) == result)
      wanted = name;
  std::optional<BlockCellResult> step =
      readBlockCell(op, tf::getOperand(op, "x"), tf::getOperand(op, "h_prev"),
                    tf::getOperand(op, "cs_prev"), "icfo",
                    tf::getFloat(op, "forget_bias").value_or(1));
  if (!step)
    return std::nullopt;
  if (wanted == "cs")
    return Row{step->cell};
  if (wanted == "h")
    return Row{step->hidden};
  return std::nullopt;
}

std::optional<BlockCellResult>
ExpressionReader::readBlockCell(Operation *op, Value x, Value hidden,
                                Value cellState, StringRef gates,
                                float forgetBias) {
  std::optional<Row> input = read(x), state = read(hidden),
                     before = read(cellState);
  ElementsAttr weight = floats(tf::getOperand(op, "w"));
  ElementsAttr bias = floats(tf::getOperand(op, "b"));
  if (!input || !state || !before || !weight || !bias ||
      weight.getShapedType().getRank() != 2 ||
      bias.getShapedType().getRank() != 1)
    return std::nullopt;
  int64_t units = expressions.width(*before);
  Row operands = *input;
  append_range(operands, *state);
  if (units <= 0 || weight.getShapedType().getDimSize(1) != 4 * units ||
      bias.getNumElements() != 4 * units ||
      weight.getShapedType().getDimSize(0) != expressions.width(operands))
    return std::nullopt;
  // The multiplies below need the cell state as a single piece.
  if (before->size() != 1)
    return std::nullopt;
  SumId all = expressions.add(expressions.matmul(operands, weight),
                              expressions.constant(bias));
  auto gate = [&](char name) {
    return expressions.slice(all, int64_t(gates.find(name)) * units, units);
  };
  bool hasPeepholes = tf::getBool(op, "use_peephole").value_or(false);
  auto withPeephole = [&](SumId sum, StringRef name, SumId cell) {
    ElementsAttr weight = vector(tf::getOperand(op, name), units, 1);
    if (!weight)
      return std::optional<SumId>();
    return std::optional(expressions.add(sum, expressions.scale(cell, weight)));
  };
  std::optional<SumId> in = gate('i'), out = gate('o');
  std::optional<SumId> forget = expressions.add(
      gate('f'), expressions.constant(expressions.splat(forgetBias, units)));
  SumId previous = before->front();
  if (hasPeepholes) {
    in = withPeephole(*in, "wci", previous);
    forget = withPeephole(*forget, "wcf", previous);
    if (!in || !forget)
      return std::nullopt;
  }
  auto sigmoid = [&](SumId sum) {
    return expressions.apply(Function::Sigmoid, sum);
  };
  auto kept = expressions.multiply(sigmoid(*forget), previous);
  auto added = expressions.multiply(
      sigmoid(*in), expressions.apply(Function::Tanh, gate('c')));
  if (!kept || !added)
    return std::nullopt;
  BlockCellResult step;
  step.cell = expressions.add(*kept, *added);
  if (float clip = tf::getFloat(op, "cell_clip").value_or(-1); clip > 0)
    step.cell = expressions.apply(Function::Clip, step.cell, -clip, clip);
  if (hasPeepholes)
    out = withPeephole(*out, "wco", step.cell);
  if (!out)
    return std::nullopt;
  auto shown = expressions.multiply(
      sigmoid(*out), expressions.apply(Function::Tanh, step.cell));
  if (!shown)
    return std::nullopt;
  step.hidden = *shown;
  return step;
}

} // namespace tfuse::recurrent
