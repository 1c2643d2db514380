//===- RecurrentCells.cpp - One time step of an LSTM or GRU ---------------===//
//
// Cell ops that phase `rnn` did not fuse into sequence ops. The weights of a
// cell op are one matrix for the concatenated input and state. Splitting this
// matrix lets the rule peephole-hoist-matmul-from-loop hoist the matmul of the
// input.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;

namespace tfuse::lowering {

/// The matmul of concat(x, h) with a matrix, as the sum of two matmuls with its
/// first and its remaining rows.
static std::optional<Value> productOf(LoweringContext &ctx, Value x,
                                      Value state, Value matrix) {
  int64_t inputs = dimOf(x, -1), units = dimOf(state, -1);
  auto type = shapeOf(matrix);
  if (!type || type->size() != 2 || inputs == kDynamic || units == kDynamic ||
      (*type)[0] != inputs + units || (*type)[1] == kDynamic)
    return std::nullopt;
  auto product = [&](Value value, int64_t begin, int64_t rows) {
    Value part = ctx.slice(matrix, {begin, 0}, {rows, (*type)[1]});
    return ctx.tf("MatMul",
                  withShape(value.getType(), {dimOf(value, 0), (*type)[1]}),
                  {value, part});
  };
  return ctx.add(product(x, 0, inputs), product(state, inputs, units));
}

static SmallVector<Value> splitColumns(LoweringContext &ctx, Value value,
                                       int64_t count) {
  Type part =
      withShape(value.getType(), {dimOf(value, 0), dimOf(value, 1) / count});
  SmallVector<Type> types(count, part);
  Operation *split =
      ctx.tfOp("Split", types, {ctx.i32Scalar(1), value},
               ctx.rewriter.getNamedAttr(
                   "num_split", ctx.rewriter.getI64IntegerAttr(count)));
  return SmallVector<Value>(split->getResults());
}

static LogicalResult rejectSizes(LoweringContext &ctx) {
  return ctx.reject(
      "the sizes of its operands are not known, or contradict each other",
      kFixShapes);
}

/// The order of the gates is input, cell, forget, output.
LogicalResult lowerLSTMBlockCell(LoweringContext &ctx) {
  Value before = ctx.in("cs_prev");
  auto product = productOf(ctx, ctx.in("x"), ctx.in("h_prev"), ctx.in("w"));
  int64_t units = dimOf(before, -1);
  if (!product || units == kDynamic || dimOf(*product, 1) != 4 * units)
    return rejectSizes(ctx);
  SmallVector<Value> gates =
      splitColumns(ctx, ctx.add(*product, ctx.in("b")), 4);
  bool hasPeepholes = ctx.boolAttr("use_peephole");
  auto gate = [&](Value sum, Value cell, StringRef peephole) {
    if (hasPeepholes)
      sum = ctx.add(sum, ctx.mul(cell, ctx.in(peephole)));
    return ctx.unary("Sigmoid", sum);
  };
  Value input = gate(gates[0], before, "wci");
  Value candidate = ctx.unary("Tanh", gates[1]);
  float bias = ctx.floatAttr("forget_bias", 1);
  Value forget = gate(
      bias == 0 ? gates[2] : ctx.add(gates[2], ctx.scalarLike(gates[2], bias)),
      before, "wcf");
  Value cell = ctx.add(ctx.mul(candidate, input), ctx.mul(before, forget));
  if (float clip = ctx.floatAttr("cell_clip", 3); clip > 0)
    cell = ctx.binary("Minimum",
                      ctx.binary("Maximum", cell, ctx.scalarLike(cell, -clip)),
                      ctx.scalarLike(cell, clip));
  Value output = gate(gates[3], cell, "wco");
  Value shown = ctx.unary("Tanh", cell);
  Value hidden = ctx.mul(shown, output);
  return ctx.replace({input, cell, forget, output, candidate, shown, hidden});
}

/// The order of the gates is reset, update.
LogicalResult lowerGRUBlockCell(LoweringContext &ctx) {
  Value x = ctx.in("x"), before = ctx.in("h_prev");
  int64_t units = dimOf(before, -1);
  auto product = productOf(ctx, x, before, ctx.in("w_ru"));
  if (!product || units == kDynamic || dimOf(*product, 1) != 2 * units)
    return rejectSizes(ctx);
  SmallVector<Value> gates = splitColumns(
      ctx, ctx.unary("Sigmoid", ctx.add(*product, ctx.in("b_ru"))), 2);
  Value reset = gates[0], update = gates[1];
  auto inner = productOf(ctx, x, ctx.mul(before, reset), ctx.in("w_c"));
  if (!inner || dimOf(*inner, 1) != units)
    return rejectSizes(ctx);
  Value candidate = ctx.unary("Tanh", ctx.add(*inner, ctx.in("b_c")));
  Value hidden =
      ctx.add(ctx.mul(update, before),
              ctx.mul(ctx.sub(ctx.scalarLike(update, 1), update), candidate));
  return ctx.replace({reset, update, candidate, hidden});
}

} // namespace tfuse::lowering
