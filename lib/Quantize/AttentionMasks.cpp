//===- AttentionMasks.cpp - Ranges of masked scores -----------------------===//
//
// Masked scores of attention, such as -1e9, are 0 after SOFTMAX. A type that
// represents them stores all other scores as one integer:
//
//   scores   -1e9              scores   mask in {0, -1e9}
//      \     /                     \     /
//     SELECT_V2                      ADD
//         |                           |
//      SOFTMAX                     SOFTMAX
//
// With scores in [min, max], the range after SELECT_V2 begins at
// min - kSoftmaxDepth, and that of the mask before ADD at
// min - max - kSoftmaxDepth: smaller values saturate.
//
//===----------------------------------------------------------------------===//

#include "QuantizationPlan.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

/// Scores below this are masks: exp of them is 0 beside any score.
static constexpr double kMaskedScore = -1000;
/// exp of minus this is less than half of the least int16 step of SOFTMAX,
/// 2^-15.
static constexpr double kSoftmaxDepth = 12;

/// Narrows the ranges of `results`, the result of `op` first from the end of
/// the chain, and records what range the op needs of its mask.
void QuantizationPlan::narrowScores(Operation *op, ArrayRef<Value> results,
                                    MapVector<Value, MaskUses> &computedMasks) {
  bool isSum = isa<tfl::AddOp>(op);
  OpOperand *scores = &op->getOpOperand(isSum ? 0 : 1),
            *mask = &op->getOpOperand(isSum ? 1 : 2);
  auto isMask = [&](OpOperand *use) {
    return rangeOf(use->get())->min < kMaskedScore;
  };
  if (!rangeOf(scores->get()) || !rangeOf(mask->get()))
    return;
  if (isMask(scores))
    std::swap(scores, mask);
  if (isMask(scores) || !isMask(mask))
    return;
  Range range = *rangeOf(scores->get());
  double greatest = rangeOf(mask->get())->max;
  if (isSum) {
    Range narrow{range.min - range.max - kSoftmaxDepth, greatest};
    if (narrow.min > narrow.max)
      return;
    if (!numbers.contains(mask->get())) {
      constantMasks[mask] = narrow;
    } else {
      MaskUses &uses = computedMasks[mask->get()];
      uses.range = uses.number++ ? uses.range.united(narrow) : narrow;
    }
  }
  for (Value result : results) {
    std::optional<Range> &known = ranges[numbers[result]];
    double least = range.min - kSoftmaxDepth;
    known = Range{least, std::max(least, known->max)};
  }
}

void QuantizationPlan::narrowMasks() {
  MapVector<Value, MaskUses> computedMasks;
  module.walk([&](tfl::SoftmaxOp softmax) {
    SmallVector<Value, 4> chain;
    Value value = softmax.getInput();
    while (numbers.contains(value) && value.hasOneUse() && rangeOf(value) &&
           rangeOf(value)->min < kMaskedScore) {
      chain.push_back(value);
      Operation *producer = value.getDefiningOp();
      if (isa_and_nonnull<tfl::SelectOp, tfl::SelectV2Op, tfl::AddOp>(producer))
        return narrowScores(producer, chain, computedMasks);
      if (!isa_and_nonnull<tfl::ReshapeOp, tfl::TransposeOp>(producer))
        return;
      value = producer->getOperand(0);
    }
  });
  for (auto &[mask, uses] : computedMasks) {
    if (uses.number != std::distance(mask.use_begin(), mask.use_end()))
      continue;
    // The ops that only move the mask have the same type.
    Value value = mask;
    for (;;) {
      ranges[numbers[value]] = uses.range;
      Operation *producer = value.getDefiningOp();
      if (!producer || !movesIntegers(producer) ||
          !numbers.contains(producer->getOperand(0)) ||
          !producer->getOperand(0).hasOneUse() ||
          !rangeOf(producer->getOperand(0)))
        break;
      value = producer->getOperand(0);
    }
  }
}

} // namespace tfuse::quantize
