//===- ExpandBlockLSTM.cpp - Expand BlockLSTM into a loop -----------------===//
//
//   x, h0, c0, w, b, peepholes            x      h0    c0
//              |                            \    |    /
//   tf.BlockLSTM[V2]             =>       tf.WhileRegion, with
//     |    |    |                         tf.LSTMBlockCell in it
//     cs   h   gates                        |     |     |
//                                           cs    h     gates
//
// For cases that recurrent-fuse-block-lstm does not fuse: --rnn asks for loops,
// the runtime has no sequence op, or the gates have users.
//
// C1 (unknown-shape)  The dimensions of states and input are known, except
//                     batch and time.
// C2 (shape)          The op runs over all time steps of x.
//
//===----------------------------------------------------------------------===//

#include "Loops/SequenceLoop.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace recurrent;

namespace {

struct ExpandBlockLSTMMatch {
  int64_t inputs, units;
};

class ExpandBlockLSTM
    : public RuleOn<ExpandBlockLSTM, tf::Ops<"BlockLSTM", "BlockLSTMV2">> {
public:
  /// Lower priority than recurrent-fuse-block-lstm.
  unsigned benefit() const override { return 0; }
  MatchResult<ExpandBlockLSTMMatch> match(Operation *op,
                                          RuleContext &ctx) const;
  void rewrite(Operation *op, ExpandBlockLSTMMatch &match,
               RewriteContext &ctx) const;
};

class CellLoopBuilder {
public:
  CellLoopBuilder(Operation *op, const ExpandBlockLSTMMatch &match,
                  RewriterBase &rewriter)
      : op(op), match(match), builder(rewriter), loc(op->getLoc()),
        ops(rewriter, loc),
        sequence(cast<RankedTensorType>(tf::getOperand(op, "x").getType())),
        row(sequence.clone({sequence.getDimSize(1), match.units})) {}

  void run(RewriterBase &rewriter);

private:
  Value cellOrder(Value weights);
  Value listOp(StringRef name, Type element, ValueRange operands) {
    return ops.tf(name, ops.listOf(element), operands);
  }
  Value sizes(int64_t width) { return ops.i32s({-1, width}); }
  Operation *cell(Value x, Value cellState, Value hidden, Value weights,
                  Value bias);

  Operation *op;
  const ExpandBlockLSTMMatch &match;
  OpBuilder &builder;
  Location loc;
  SequenceBuilder ops;
  RankedTensorType sequence, row;
};

} // namespace

/// The names of the results, in the order of BlockLSTM and LSTMBlockCell.
static constexpr StringLiteral resultNames[] = {"i",  "cs", "f", "o",
                                                "ci", "co", "h"};

MatchResult<ExpandBlockLSTMMatch>
ExpandBlockLSTM::match(Operation *op, RuleContext &ctx) const {
  auto x = dyn_cast<RankedTensorType>(tf::getOperand(op, "x").getType());
  auto state =
      dyn_cast<RankedTensorType>(tf::getOperand(op, "cs_prev").getType());
  auto weights = dyn_cast<RankedTensorType>(tf::getOperand(op, "w").getType());
  auto bias = dyn_cast<RankedTensorType>(tf::getOperand(op, "b").getType());
  if (!x || x.getRank() != 3 || x.isDynamicDim(2) || !state ||
      state.getRank() != 2 || state.isDynamicDim(1))
    return ctx.reject(op, Reason::UnknownShape,
                      "a dimension of the input or the states is unknown");
  ExpandBlockLSTMMatch found{x.getDimSize(2), state.getDimSize(1)};
  if (!weights || !weights.hasStaticShape() ||
      weights.getShape() !=
          ArrayRef({found.inputs + found.units, 4 * found.units}) ||
      !bias || bias.getShape() != ArrayRef(4 * found.units))
    return ctx.reject(
        op, Reason::UnknownShape,
        "the dimensions of the weights are unknown or do not match");
  std::optional<int64_t> count = constantInt(tf::getOperand(op, "seq_len_max"));
  bool takesAll = count && !x.isDynamicDim(0) && *count >= x.getDimSize(0);
  if (!takesAll && !(dimFromScalar(tf::getOperand(op, "seq_len_max")) ==
                     dimOfAxis(tf::getOperand(op, "x"), 0)))
    return ctx.reject(
        op, Reason::Shape,
        "the op does not run over all time steps of its sequence");
  return found;
}

/// Reorders gates from BlockLSTMV2 (input, forget, cell, output) to
/// LSTMBlockCell (input, cell, forget, output).
Value CellLoopBuilder::cellOrder(Value weights) {
  if (!tf::isa(op, "BlockLSTMV2"))
    return weights;
  int64_t axis = cast<RankedTensorType>(weights.getType()).getRank() - 1;
  SmallVector<Value> parts;
  for (int64_t gate : {0, 2, 1, 3})
    parts.push_back(ops.columns(weights, gate * match.units, match.units));
  return ops.concat(parts, axis);
}

Operation *CellLoopBuilder::cell(Value x, Value cellState, Value hidden,
                                 Value weights, Value bias) {
  bool isV2 = tf::isa(op, "BlockLSTMV2");
  auto number = [&](StringRef name, float value) {
    return builder.getNamedAttr(name, builder.getF32FloatAttr(value));
  };
  SmallVector<Type> types(std::size(resultNames), row);
  return tf::createOp(
      builder, loc, "LSTMBlockCell", types,
      {x, cellState, hidden, weights, tf::getOperand(op, "wci"),
       tf::getOperand(op, "wcf"), tf::getOperand(op, "wco"), bias},
      {number("forget_bias",
              isV2 ? 0 : tf::getFloat(op, "forget_bias").value_or(1)),
       number("cell_clip",
              tf::getFloat(op, "cell_clip").value_or(isV2 ? 0 : 3)),
       builder.getNamedAttr(
           "use_peephole",
           builder.getBoolAttr(
               tf::getBool(op, "use_peephole").value_or(false)))});
}

void CellLoopBuilder::run(RewriterBase &rewriter) {
  Value count = ops.sizeScalar({tf::getOperand(op, "x"), 0});
  Type step = sequence.clone(sequence.getShape().drop_front());
  Value weights = cellOrder(tf::getOperand(op, "w"));
  Value bias = cellOrder(tf::getOperand(op, "b"));
  Value input = listOp("TensorListFromTensor", step,
                       {tf::getOperand(op, "x"), sizes(match.inputs)});
  SmallVector<StringRef> read;
  for (StringRef name : resultNames)
    if (!tf::getResult(op, name).use_empty())
      read.push_back(name);
  SmallVector<Value> carried{ops.i32Scalar(0), tf::getOperand(op, "cs_prev"),
                             tf::getOperand(op, "h_prev")};
  SmallVector<Type> types{carried[0].getType(), row, row};
  for (size_t i = 0; i < read.size(); ++i) {
    carried.push_back(
        listOp("TensorListReserve", row, {sizes(match.units), count}));
    types.push_back(carried.back().getType());
  }
  Operation *loop = tf::createOp(
      builder, loc, "WhileRegion", types, carried,
      builder.getNamedAttr("is_stateless", builder.getBoolAttr(true)), 2);
  SmallVector<Location> locs(types.size(), loc);
  Block *condition = builder.createBlock(&loop->getRegion(0), {}, types, locs);
  Value goesOn = ops.tf("Less", RankedTensorType::get({}, builder.getI1Type()),
                        {condition->getArgument(0), count});
  tf::createOp(builder, loc, "Yield", {}, goesOn);

  Block *body = builder.createBlock(&loop->getRegion(1), {}, types, locs);
  Value index = body->getArgument(0);
  Value x =
      ops.tf("TensorListGetItem", step, {input, index, sizes(match.inputs)});
  Operation *next =
      cell(x, body->getArgument(1), body->getArgument(2), weights, bias);
  SmallVector<Value> results{
      ops.tf("AddV2", index.getType(), {index, ops.i32Scalar(1)}),
      tf::getResult(next, "cs"), tf::getResult(next, "h")};
  for (auto [i, name] : enumerate(read)) {
    Value list = body->getArgument(3 + i);
    results.push_back(ops.tf("TensorListSetItem", list.getType(),
                             {list, index, tf::getResult(next, name)}));
  }
  tf::createOp(builder, loc, "Yield", {}, results);

  builder.setInsertionPointAfter(loop);
  int64_t length = sequence.getDimSize(0);
  for (auto [i, name] : enumerate(read)) {
    auto type = row.clone({length, row.getDimSize(0), row.getDimSize(1)});
    Value stacked = ops.tf(
        "TensorListStack", type, {loop->getResult(3 + i), sizes(match.units)},
        builder.getNamedAttr(
            "num_elements",
            builder.getI64IntegerAttr(sequence.isDynamicDim(0) ? -1 : length)));
    rewriter.replaceAllUsesWith(tf::getResult(op, name), stacked);
  }
}

void ExpandBlockLSTM::rewrite(Operation *op, ExpandBlockLSTMMatch &match,
                              RewriteContext &ctx) const {
  ctx.rewriter.setInsertionPoint(op);
  CellLoopBuilder(op, match, ctx.rewriter).run(ctx.rewriter);
  ctx.rewriter.eraseOp(op);
}

TFUSE_DEFINE_RULE(ExpandBlockLSTM)

} // namespace tfuse
