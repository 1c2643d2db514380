//===- LoopLayers.cpp - The layers in a loop ------------------------------===//

#include "LoopLayers.h"

#include "LoopResults.h"
#include "SourceFinder.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

void LayerPlan::visitLayers(llvm::function_ref<void(unsigned &)> visit) {
  auto visitSource = [&](Source &source) {
    if (source.layer)
      visit(*source.layer);
  };
  for (auto &[sum, source] : sources)
    visitSource(source);
  for (auto &[sum, value] : hoisted)
    for (auto &[leaf, source] : value.leaves)
      visitSource(source);
}

Value invariantValue(const SequenceLoop &loop, Value value) {
  Value resolved = loop.resolve(value);
  Operation *op = resolved.getDefiningOp();
  if (op && op->getBlock() == loop.getBody())
    return tf::getConstant(resolved) ? resolved : Value();
  bool isArgument = resolved.getParentBlock() == loop.getBody();
  return isArgument ? Value() : resolved;
}

namespace {
class LayerFinder {
public:
  LayerFinder(const SequenceLoop &loop, RuleContext &ctx)
      : loop(loop), ctx(ctx), mask(loop, ctx), sources(loop, found, ctx) {}

  FailureOr<LoopLayers> find();

private:
  LogicalResult reject(Reason reason, const Twine &detail,
                       const Twine &hint = "") {
    return ctx.record(ctx.reject(loop.getOperation(), reason, detail, hint));
  }
  LogicalResult readStates();
  LogicalResult matchCells();
  LogicalResult orderCells();

  const SequenceLoop &loop;
  RuleContext &ctx;
  LoopLayers found;
  LoopMask mask;
  SourceFinder sources;
  Expressions &expressions = sources.expressions;
  SmallVector<State> &states = sources.states;
  /// The number of slots that are states; the other slots are copies of them.
  unsigned numOwn = 0;
};
} // namespace

LogicalResult LayerFinder::readStates() {
  SmallVector<unsigned> carried, kept;
  for (unsigned index : seq(loop.size()))
    if (loop[index].kind == IterArg::State)
      (mask.isOnlyKept(index) ? kept : carried).push_back(index);
  for (unsigned index : concat<unsigned>(carried, kept)) {
    auto type = dyn_cast<RankedTensorType>(loop.argument(index).getType());
    std::optional<Row> next = sources.reader.read(mask.next(index));
    if (!type || type.getRank() != 2 || !next)
      return reject(Reason::Structure,
                    "a loop-carried value is not the state of a cell: " +
                        describe(tf::skipIdentities(loop.next(index))),
                    "carry only states [batch, units] in the loop");
    int64_t begin = 0;
    for (SumId piece : *next) {
      int64_t width = expressions.sum(piece).width;
      SumId before = expressions.columns(loop.argument(index), begin, width);
      states.push_back({*expressions.onlyFactor(before), piece});
      found.slots.push_back({index, begin, width});
      begin += width;
    }
  }
  if (states.empty() || carried.empty())
    return reject(Reason::Structure, "the loop has no state");
  numOwn = unsigned(count_if(found.slots, [&](const Slot &slot) {
    return is_contained(carried, slot.iterArg);
  }));
  return success();
}

/// Finds a cell for each state.
LogicalResult LayerFinder::matchCells() {
  SmallVector<bool> covered(states.size(), false);
  std::optional<CellMiss> worst;
  for (unsigned index : seq(numOwn)) {
    CellMiss miss;
    std::optional<Cell> cell = matchCell(expressions, states, index, miss);
    if (!cell) {
      // Matching the hidden state of an LSTM as a cell state also fails. Report
      // the miss that is closest to a cell.
      if (!worst || miss.progress > worst->progress)
        worst = miss;
      continue;
    }
    if (!checkTarget(*cell, loop.getOperation(), ctx))
      return failure();
    covered[cell->hidden] = true;
    if (cell->isLSTM)
      covered[cell->cell] = true;
    found.layers.emplace_back().cell = std::move(*cell);
  }
  // An iter arg that the body does not read needs no cell if it is a copy of a
  // state, or if it is computed from outputs.
  SmallVector<bool> isRead(states.size(), false);
  for (const State &state : states)
    for (unsigned index : statesIn(expressions, state.after, states))
      isRead[index] = true;
  auto isCopy = [&](unsigned index) {
    unsigned carried = found.slots[index].iterArg;
    return !isRead[index] &&
           (sources.stateOf(states[index].after) ||
            (!found.mask && sources.hoist(loop.next(carried))));
  };
  SmallVector<unsigned> missing;
  for (unsigned index : seq(unsigned(states.size())))
    if (!covered[index] && !isCopy(index))
      missing.push_back(index);
  if (missing.empty())
    return success();
  // Name the op if a state comes from one that the reader does not know.
  for (unsigned index : missing) {
    std::optional<FactorId> only = expressions.onlyFactor(states[index].after);
    if (only && expressions.factor(*only).kind == Factor::Columns &&
        expressions.factor(*only).value.getDefiningOp())
      return reject(Reason::Structure,
                    "a state is computed by " +
                        describe(expressions.factor(*only).value));
  }
  return worst ? reject(worst->reason, worst->detail, worst->hint)
               : reject(Reason::Structure, "a state belongs to no cell");
}

/// Orders the cells topologically: each comes after the cells it reads.
LogicalResult LayerFinder::orderCells() {
  std::vector<LayerPlan> &plans = found.layers;
  for (LayerPlan &plan : plans)
    if (failed(sources.add(plan)))
      return failure();
  SmallVector<unsigned> order;
  while (order.size() < plans.size()) {
    size_t before = order.size();
    for (unsigned index : seq(unsigned(plans.size()))) {
      bool isReady = true;
      plans[index].visitLayers(
          [&](unsigned layer) { isReady &= is_contained(order, layer); });
      if (isReady && !is_contained(order, index))
        order.push_back(index);
    }
    if (order.size() == before)
      return reject(Reason::Structure,
                    "the cells of the loop read each other's output",
                    "let each layer read the outputs of earlier layers only");
  }
  std::vector<LayerPlan> sorted;
  for (unsigned index : order) {
    plans[index].visitLayers([&](unsigned &layer) {
      layer = unsigned(std::distance(order.begin(), llvm::find(order, layer)));
    });
    sorted.push_back(std::move(plans[index]));
  }
  plans = std::move(sorted);
  return success();
}

FailureOr<LoopLayers> LayerFinder::find() {
  if (failed(mask.read()))
    return failure();
  found.mask = mask.get();
  if (failed(readStates()) || failed(matchCells()) || failed(orderCells()) ||
      failed(readResults(loop, mask, sources, found, ctx)))
    return failure();
  return std::move(found);
}

FailureOr<LoopLayers> findLayers(const SequenceLoop &loop, RuleContext &ctx) {
  return LayerFinder(loop, ctx).find();
}

} // namespace tfuse::recurrent
