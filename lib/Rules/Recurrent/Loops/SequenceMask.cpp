//===- SequenceMask.cpp - Masks of time steps in a loop -------------------===//

#include "SequenceMask.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Recurrent/SequenceLayout.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

bool SequenceMask::operator==(const SequenceMask &other) const {
  return kind == other.kind && tensor == other.tensor &&
         timeAxis == other.timeAxis && isReversed == other.isReversed &&
         isInverted == other.isInverted;
}

/// Reads t < lengths, and the negation t >= lengths, in either operand order.
static std::optional<SequenceMask> readComparison(const SequenceLoop &loop,
                                                  Operation *op) {
  bool isLess = tf::isa(op, "Less"), isGreater = tf::isa(op, "Greater");
  bool isAtLeast = tf::isa(op, "GreaterEqual"),
       isAtMost = tf::isa(op, "LessEqual");
  if (!isLess && !isGreater && !isAtLeast && !isAtMost)
    return std::nullopt;
  bool timeIsFirst = isLess || isAtLeast;
  std::optional<TimeIndex> time =
      loop.getIndex(op->getOperand(timeIsFirst ? 0 : 1));
  Value lengths =
      skipIntegerCasts(loop.resolve(op->getOperand(timeIsFirst ? 1 : 0)));
  auto type = dyn_cast<RankedTensorType>(lengths.getType());
  if (!time || time->kind != TimeIndex::Forward || time->begin != 0 ||
      time->stride != 1 || !type || type.getRank() != 1 ||
      loop.isInside(lengths) || !type.getElementType().isInteger())
    return std::nullopt;
  SequenceMask mask;
  mask.kind = SequenceMask::Lengths;
  mask.tensor = lengths;
  mask.isInverted = isAtLeast || isAtMost;
  return mask;
}

/// Matches a mask with one bool per batch row: [batch, 1], or [batch] if
/// `isVector`.
static std::optional<SequenceMask> readFlags(const SequenceLoop &loop,
                                             Value value, bool isVector) {
  bool isInverted = false;
  // The number of axes of size 1 that were added after the batch.
  int64_t added = 0;
  for (;;) {
    value = loop.resolve(value);
    Operation *op = value.getDefiningOp();
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || !type.getElementType().isInteger(1) || type.getRank() < 1 ||
        type.getRank() > 2)
      return std::nullopt;
    if (tf::isa(op, "LogicalNot")) {
      isInverted = !isInverted;
      value = op->getOperand(0);
      continue;
    }
    // Keras on JAX reduces the last axis, of size 1.
    if (tf::isa(op, "All", "Any")) {
      auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
      auto axes = constantInts(op->getOperand(1));
      if (!from || from.getRank() != 2 || from.getDimSize(1) != 1 || !axes ||
          axes->size() != 1 || ((*axes)[0] != 1 && (*axes)[0] != -1))
        return std::nullopt;
      added += type.getRank() == 1 ? 1 : 0;
      value = op->getOperand(0);
      continue;
    }
    // A broadcast along the units.
    if (type.getRank() == 2 && tf::isa(op, "Tile", "BroadcastTo")) {
      auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
      if (!from || from.getRank() != 2 || from.getDimSize(1) != 1 ||
          from.getDimSize(0) != type.getDimSize(0))
        return std::nullopt;
      if (tf::isa(op, "Tile"))
        if (auto times = constantInts(loop.resolve(op->getOperand(1)));
            times && (*times)[0] != 1)
          return std::nullopt;
      value = op->getOperand(0);
      continue;
    }
    if (type.getRank() == 2 && type.getDimSize(1) == 1 &&
        tf::isa(op, "ExpandDims", "Reshape")) {
      auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
      if (from && from.getRank() == 1 &&
          from.getDimSize(0) == type.getDimSize(0)) {
        value = op->getOperand(0);
        ++added;
        continue;
      }
    }
    bool isRow = type.getRank() == 1;
    if (isRow && !isVector && added == 0)
      return std::nullopt;
    if (!isRow && type.getDimSize(1) != 1)
      return std::nullopt;
    std::optional<SequenceMask> mask;
    if (op && isRow)
      mask = readComparison(loop, op);
    if (!mask) {
      std::optional<TimeStepRead> step =
          loop.getRead(value, /*rank=*/type.getRank() + 1);
      if (!step || step->begin != 0 || step->stride != 1)
        return std::nullopt;
      mask = SequenceMask{SequenceMask::Flags, step->sequence, step->axis,
                          step->isReversed, false};
    }
    mask->isInverted ^= isInverted;
    return mask;
  }
}

std::optional<MaskedValue> readMaskedValue(const SequenceLoop &loop,
                                           Value value) {
  value = skipNoOps(value);
  Operation *op = value.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!tf::hasFact(op, tf::OpFact::Select) || !type || type.getRank() != 2)
    return std::nullopt;
  // Select applies a vector condition to rows, SelectV2 to columns.
  std::optional<SequenceMask> mask =
      readFlags(loop, op->getOperand(0), tf::isa(op, "Select"));
  if (!mask)
    return std::nullopt;
  // A single flag for all batch rows is not a mask.
  auto condition = cast<RankedTensorType>(op->getOperand(0).getType());
  if (!condition.isDynamicDim(0) && !type.isDynamicDim(0) &&
      condition.getDimSize(0) != type.getDimSize(0))
    return std::nullopt;
  // The operand that the time step does not compute is the value at masked time
  // steps.
  auto isElsewhere = [&](Value side) {
    side = loop.resolve(side);
    return isa<BlockArgument>(side) || !loop.isInside(side) ||
           isZeroTensor(side);
  };
  Value yes = op->getOperand(1), no = op->getOperand(2);
  if (isElsewhere(yes) && !isElsewhere(no)) {
    std::swap(yes, no);
    mask->isInverted = !mask->isInverted;
  }
  if (mask->kind == SequenceMask::Lengths && mask->isInverted)
    return std::nullopt;
  return MaskedValue{*mask, yes, no};
}

bool hasTimeSteps(const SequenceMask &mask, const SymbolicDim &steps) {
  return mask.kind == SequenceMask::Lengths ||
         traceDim(dimOfAxis(mask.tensor, mask.timeAxis)) == traceDim(steps);
}

} // namespace tfuse::recurrent
