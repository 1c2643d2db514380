//===- FuseBlockLSTM.cpp - Convert BlockLSTM to a sequence op -------------===//
//
//   x, h0, c0, w, b, peepholes                x
//              |                              |
//          tf.BlockLSTM           =>   tfl.unidirectional_sequence_lstm
//          /    |     \                  /         |
//        cs  (gates)   h                h      last of cs
//
// A time step of the op is read as expressions and matched like that of any
// other cell (Cells/CellMatcher.h). BlockLSTM has the gates in the order input,
// cell, forget, output and adds forget_bias; BlockLSTMV2 has input, forget,
// cell, output.
//
// C1 (not-constant)   Weights are constants.
// C2 (shape)          The op runs over all time steps of x.
// C3 (structure)      Of the states and gates of all time steps, only the last
//                     cell state has users.
// C4 (activation,...) TFLite has an op for the cell.
//
//===----------------------------------------------------------------------===//

#include "Cells/CellMatcher.h"
#include "Cells/ExpressionReader.h"
#include "Cells/UnrolledTimeStep.h"
#include "Emission/LayerBuilder.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace recurrent;

namespace {

struct BlockMatch {
  Cell cell;
  SmallVector<std::pair<SumId, Source>, 1> sources;
  /// The ops that select the last time step of cs.
  SmallVector<Operation *> lastCells;
};

class FuseBlockLSTM
    : public RuleOn<FuseBlockLSTM, tf::Ops<"BlockLSTM", "BlockLSTMV2">> {
public:
  MatchResult<BlockMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, BlockMatch &match, RewriteContext &ctx) const;
};

} // namespace

/// True for cs[-1].
static bool takesLastStep(Operation *op, int64_t steps) {
  std::optional<int64_t> step = pickedTimeStep(op);
  return step == -1 || step == steps - 1;
}

MatchResult<BlockMatch> FuseBlockLSTM::match(Operation *op,
                                             RuleContext &ctx) const {
  BlockMatch found;
  // Represent the previous states by the results h and cs: their operands may
  // be the same value, such as zeros, and then the two states would be one.
  Value x = tf::getOperand(op, "x"), h = tf::getResult(op, "h"),
        c = tf::getResult(op, "cs");
  int64_t units = rowWidth(c.getType());
  auto type = dyn_cast<RankedTensorType>(x.getType());
  if (!type || type.getRank() != 3 || type.isDynamicDim(0))
    return ctx.reject(op, Reason::UnknownShape,
                      "the number of time steps is unknown",
                      "give it with --input-shape");
  if (units <= 0 || rowWidth(h.getType()) != units)
    return ctx.reject(op, Reason::UnknownShape,
                      "the number of units is unknown");
  std::optional<int64_t> steps = constantInt(tf::getOperand(op, "seq_len_max"));
  if (!steps || *steps < type.getDimSize(0))
    return ctx.reject(
        op, Reason::Shape,
        "the op does not run over all time steps of its sequence");
  for (StringRef name : {"i", "cs", "f", "o", "ci", "co"})
    for (Operation *user : tf::getResult(op, name).getUsers()) {
      if (name != "cs" || !takesLastStep(user, type.getDimSize(0)))
        return ctx.reject(op, Reason::Structure,
                          "the result '" + name + "' is used by " +
                              user->getName().getStringRef());
      found.lastCells.push_back(user);
    }

  Expressions expressions(op->getContext());
  ExpressionReader reader(expressions);
  // Each sequence represents one of its time steps.
  reader.isLeaf = [&](Value value) {
    return value == x || value == h || value == c;
  };
  bool isV2 = tf::isa(op, "BlockLSTMV2");
  std::optional<BlockCellResult> step = reader.readBlockCell(
      op, x, h, c, isV2 ? "ifco" : "icfo",
      isV2 ? 0.0f : tf::getFloat(op, "forget_bias").value_or(1));
  if (!step)
    return ctx.reject(op, Reason::NotConstant,
                      "the weights are not constants of the expected shapes");
  State states[] = {
      {*expressions.onlyFactor(expressions.columns(h, 0, units)), step->hidden},
      {*expressions.onlyFactor(expressions.columns(c, 0, units)), step->cell}};
  CellMiss miss;
  std::optional<Cell> cell = matchCell(expressions, states, 1, miss);
  if (!cell)
    return ctx.reject(op, miss.reason, miss.detail, miss.hint);
  if (!checkTarget(*cell, op, ctx))
    return skip();
  found.cell = std::move(*cell);
  Source source;
  source.sequence = throughLayout({x, /*isTimeMajor=*/true, false});
  source.width = type.getDimSize(2);
  for (const Gate *gate : found.cell.gates())
    for (auto &[sum, matrix] : gate->inputs)
      if (found.sources.empty() || found.sources.front().first != sum)
        found.sources.emplace_back(sum, source);
  if (found.sources.size() != 1)
    return ctx.reject(op, Reason::Structure, "the cell has no input");
  return found;
}

void FuseBlockLSTM::rewrite(Operation *op, BlockMatch &match,
                            RewriteContext &ctx) const {
  ctx.rewriter.setInsertionPoint(op);
  SequenceBuilder builder(ctx.rewriter, op->getLoc());
  LayerOutput output =
      buildLayer(builder, match.cell, match.sources, {},
                 tf::getOperand(op, "h_prev"), tf::getOperand(op, "cs_prev"));
  Value sequence =
      output.isTimeMajor ? output.sequence : builder.swap(output.sequence);
  Value h = tf::getResult(op, "h");
  Type elementType = getElementTypeOrSelf(h.getType());
  for (Operation *last : match.lastCells)
    ctx.rewriter.replaceOp(last, builder.cast(output.cell, elementType));
  ctx.rewriter.replaceAllUsesWith(h, builder.cast(sequence, elementType));
  ctx.rewriter.eraseOp(op);
}

TFUSE_DEFINE_RULE(FuseBlockLSTM)

} // namespace tfuse
