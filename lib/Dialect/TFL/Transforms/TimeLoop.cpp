//===- TimeLoop.cpp - Loops that compute sequences step by step -----------===//

#include "tfuse/Dialect/TFL/Transforms/TimeLoop.h"

#include "tfuse/Dialect/TF/Analysis/LoopAnalysis.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

namespace {
class TimeLoopMatcher {
public:
  explicit TimeLoopMatcher(const loops::LoopAnalysis &loop) : loop(loop) {}
  std::optional<TimeLoop> match();

private:
  bool isInduction(Value value) const;
  bool matchCondition();
  bool matchInduction(unsigned index);
  bool matchWrite(unsigned index);
  bool hasSideEffects() const;
  std::optional<int64_t> axisOfStart(Value start) const;

  const loops::LoopAnalysis &loop;
  TimeLoop result;
};
} // namespace

/// Whether the value is an induction variable that counts 0, 1, 2, ...
bool TimeLoopMatcher::isInduction(Value value) const {
  auto variable = loop.getInductionVariable(value);
  return variable && variable->step == 1 && variable->start.getNumber() == 0;
}

/// The condition is a conjunction of comparisons of induction variables.
bool TimeLoopMatcher::matchCondition() {
  std::string why;
  auto tests = loop.getExitTests(why);
  if (!tests || tests->empty())
    return false;
  for (const loops::ExitTest &test : *tests)
    if (test.isInclusive || test.variable.step != 1 ||
        test.variable.start.getNumber() != 0)
      return false;
  for (Operation &op : *loop.getCondition())
    if (isa<LessOp, GreaterOp>(op))
      for (OpOperand &operand : op.getOpOperands())
        if (!isInduction(operand.get()))
          result.limits.push_back(&operand);
  return result.limits.size() == tests->size();
}

/// The axis whose element of a start index is the induction variable; the
/// others are zero.
std::optional<int64_t> TimeLoopMatcher::axisOfStart(Value start) const {
  auto pack = start.getDefiningOp<PackOp>();
  std::optional<int64_t> axis;
  if (!pack)
    return std::nullopt;
  for (auto [at, element] : enumerate(pack->getOperands())) {
    if (constantInt(element) == 0)
      continue;
    if (axis || !isInduction(element))
      return std::nullopt;
    axis = at;
  }
  return axis;
}

/// An induction variable chooses positions and is compared, nothing else.
bool TimeLoopMatcher::matchInduction(unsigned index) {
  Value variable = loop.getBodyArgument(index);
  for (OpOperand &use : variable.getUses()) {
    Operation *op = use.getOwner();
    if (auto gather = dyn_cast<GatherOp>(op);
        gather && use.getOperandNumber() == 1 && gather.getBatchDims() == 0) {
      std::optional<int64_t> rank = rankOf(gather.getParams());
      auto axis = rank ? normalizeAxis(gather.getAxis(), *rank) : std::nullopt;
      if (!axis ||
          loops::isDefinedInside(gather.getParams(), loop.getOperation()))
        return false;
      result.reads.push_back({gather, *axis});
      continue;
    }
    bool isNext = isa<AddOp>(op) && op->getResult(0) == loop.getNext(index) &&
                  op->hasOneUse();
    bool isStart = isa<PackOp>(op) && all_of(op->getUses(), [](OpOperand &use) {
                     return isa<DynamicUpdateSliceOp>(use.getOwner()) &&
                            use.getOperandNumber() == 2;
                   });
    if (!isNext && !isStart)
      return false;
  }
  result.inductions.push_back(index);
  return true;
}

/// A sequence that the iteration only writes, at the position of the iteration.
bool TimeLoopMatcher::matchWrite(unsigned index) {
  Value sequence = loop.getBodyArgument(index);
  auto update = loop.getNext(index).getDefiningOp<DynamicUpdateSliceOp>();
  if (!update || update.getOperand() != sequence || !sequence.hasOneUse() ||
      !update->hasOneUse())
    return false;
  auto axis = axisOfStart(update.getStartIndices());
  if (!axis || dimOf(update.getUpdate(), *axis) != 1)
    return false;
  result.writes.push_back({update, index, *axis});
  return true;
}

bool TimeLoopMatcher::hasSideEffects() const {
  return any_of(*loop.getBody(), [](Operation &op) {
    return !op.hasTrait<OpTrait::IsTerminator>() && !isMemoryEffectFree(&op);
  });
}

std::optional<TimeLoop> TimeLoopMatcher::match() {
  if (!matchCondition() || hasSideEffects())
    return std::nullopt;
  for (unsigned index : seq(loop.getNumIterArgs())) {
    Value argument = loop.getBodyArgument(index);
    bool isInCondition = !loop.getConditionArgument(index).use_empty();
    if (isInduction(argument)) {
      if (!matchInduction(index))
        return std::nullopt;
      continue;
    }
    // States must not decide when the loop ends, and sequences that do not
    // change must be captured.
    if (isInCondition || loop.isInvariant(index))
      return std::nullopt;
    if (matchWrite(index))
      continue;
    if (argument.use_empty())
      result.replaced.push_back(index);
    else
      result.states.push_back(index);
  }
  if (result.reads.empty())
    return std::nullopt;
  return result;
}

std::optional<TimeLoop> analyzeTimeLoop(WhileOp loop) {
  auto analysis = loops::LoopAnalysis::get(loop);
  if (!analysis)
    return std::nullopt;
  return TimeLoopMatcher(*analysis).match();
}

} // namespace tfuse::tfl
