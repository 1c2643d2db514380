//===- MergeAxesIntoRank4.cpp - ops on tensors of five and more axes ------===//
//
//   x [1, 8, 8, 4, 16] -> mean over axes 1, 2, 4
//
//       =>  x -> reshape [1, 64, 4, 16] -> mean over 1, 3 -> reshape
//
// and the same for elementwise ops, other reductions, softmax, batch_matmul,
// concatenation, split, unpack, slice and strided_slice. For --target=gpu: the
// delegate has no tensors of rank 5. Neighboring axes become one axis if the op
// treats them alike: it reduces all of them or none, and each operand has
// either all of them or has size 1 there.
//
// C1 (element-type)   The elements are float32.
// C2 (unknown-shape)  Each tensor has at most one unknown size. The axis of an
//                     unknown size merges only with axes of size 1.
// C3 (not-constant)   Axes and bounds are constant.
// C4 (shape)          Four axes suffice.
//
//===----------------------------------------------------------------------===//

#include "Matching/Reduction.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

#include <functional>

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
constexpr size_t kMaxRank = 4;

/// What an op does with an axis. Axes of the same treatment may become one
/// axis, except those with Alone.
enum class Treatment { Keep, Reduce, Alone };

/// The axes of an op, and which of them become one axis.
struct MergedAxes {
  SmallVector<Treatment> treatments;
  /// The number of axes in each group.
  Ints groups;

  Ints merge(ArrayRef<int64_t> shape) const;
  /// For each group the element of its axis with Alone, or a default.
  Ints pick(ArrayRef<int64_t> values, int64_t otherwise) const;
  unsigned pickMask(unsigned mask, bool otherwise) const;
  int64_t groupOf(int64_t axis) const;
  Treatment treatmentOf(size_t group) const;
};

class MergeAxesIntoRank4
    : public RuleOn<
          MergeAxesIntoRank4, tfl::AbsOp, tfl::CosOp, tfl::EluOp, tfl::ExpOp,
          tfl::FloorOp, tfl::GeluOp, tfl::HardSwishOp, tfl::LeakyReluOp,
          tfl::LogOp, tfl::LogisticOp, tfl::NegOp, tfl::ReluOp, tfl::Relu1Op,
          tfl::Relu0To1Op, tfl::Relu6Op, tfl::RsqrtOp, tfl::SignOp, tfl::SinOp,
          tfl::SqrtOp, tfl::SquareOp, tfl::TanhOp, tfl::AddOp, tfl::DivOp,
          tfl::FloorDivOp, tfl::FloorModOp, tfl::MaximumOp, tfl::MinimumOp,
          tfl::MulOp, tfl::PowOp, tfl::SquaredDifferenceOp, tfl::SubOp,
          tfl::MeanOp, tfl::ReduceMaxOp, tfl::ReduceMinOp, tfl::ReduceProdOp,
          tfl::SumOp, tfl::SoftmaxOp, tfl::BatchMatMulOp, tfl::ConcatenationOp,
          tfl::SplitOp, tfl::UnpackOp, tfl::SliceOp, tfl::StridedSliceOp> {
public:
  MatchResult<MergedAxes> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, MergedAxes &axes, RewriteContext &ctx) const;
};
} // namespace

//===----------------------------------------------------------------------===//
// MergedAxes
//===----------------------------------------------------------------------===//

Ints MergedAxes::merge(ArrayRef<int64_t> shape) const {
  Ints merged;
  for (int64_t group : groups) {
    merged.push_back(productOf(shape.take_front(group)));
    shape = shape.drop_front(group);
  }
  return merged;
}

int64_t MergedAxes::groupOf(int64_t axis) const {
  int64_t number = 0;
  for (int64_t end = groups[0]; end <= axis; end += groups[number])
    ++number;
  return number;
}

Treatment MergedAxes::treatmentOf(size_t group) const {
  int64_t start = 0;
  for (size_t i = 0; i < group; ++i)
    start += groups[i];
  ArrayRef<Treatment> own = ArrayRef(treatments).slice(start, groups[group]);
  for (Treatment treatment : {Treatment::Alone, Treatment::Reduce})
    if (is_contained(own, treatment))
      return treatment;
  return Treatment::Keep;
}

Ints MergedAxes::pick(ArrayRef<int64_t> values, int64_t otherwise) const {
  Ints picked(groups.size(), otherwise);
  for (auto [axis, treatment] : enumerate(treatments))
    if (treatment == Treatment::Alone)
      picked[groupOf(axis)] = values[axis];
  return picked;
}

unsigned MergedAxes::pickMask(unsigned mask, bool otherwise) const {
  unsigned picked = 0;
  for (size_t group = 0; group < groups.size(); ++group)
    if (treatmentOf(group) != Treatment::Alone && otherwise)
      picked |= 1U << group;
  for (auto [axis, treatment] : enumerate(treatments))
    if (treatment == Treatment::Alone && (mask >> axis) & 1)
      picked |= 1U << groupOf(axis);
  return picked;
}

//===----------------------------------------------------------------------===//
// Match
//===----------------------------------------------------------------------===//

/// The operands that have the axes, and not lists of axes or bounds.
static MutableArrayRef<OpOperand> dataOperands(Operation *op) {
  MutableArrayRef<OpOperand> all = op->getOpOperands();
  if (isa<tfl::SplitOp>(op))
    return all.drop_front();
  if (isa<tfl::SliceOp, tfl::StridedSliceOp>(op) ||
      op->hasTrait<tfl::IsReduction>())
    return all.take_front();
  return all;
}

/// What the op does with each of the axes; nothing if it computes this from
/// other tensors.
static std::optional<SmallVector<Treatment>> treatmentsOf(Operation *op,
                                                          int64_t rank) {
  SmallVector<Treatment> treatments(rank, Treatment::Keep);
  auto setAlone = [&](std::optional<int64_t> axis) {
    if (!axis)
      return false;
    treatments[*axis] = Treatment::Alone;
    return true;
  };
  if (op->hasTrait<tfl::IsReduction>()) {
    auto reduced = tfl::reducedAxes(op);
    if (!reduced)
      return std::nullopt;
    for (auto [axis, isReduced] : enumerate(*reduced))
      if (isReduced && dimOf(op->getOperand(0), axis) != 1)
        treatments[axis] = Treatment::Reduce;
  } else if (isa<tfl::SoftmaxOp>(op)) {
    setAlone(rank - 1);
  } else if (isa<tfl::BatchMatMulOp>(op)) {
    setAlone(rank - 1);
    setAlone(rank - 2);
  } else if (auto join = dyn_cast<tfl::ConcatenationOp>(op)) {
    if (!setAlone(normalizeAxis(int32_t(join.getAxis()), rank)))
      return std::nullopt;
  } else if (auto unpack = dyn_cast<tfl::UnpackOp>(op)) {
    if (!setAlone(normalizeAxis(int32_t(unpack.getAxis()), rank)))
      return std::nullopt;
  } else if (auto split = dyn_cast<tfl::SplitOp>(op)) {
    auto axis = constantInt(split.getSplitDim());
    if (!axis || !setAlone(normalizeAxis(*axis, rank)))
      return std::nullopt;
  } else if (isa<tfl::SliceOp, tfl::StridedSliceOp>(op)) {
    for (Value bounds : op->getOperands().drop_front()) {
      auto numbers = constantInts(bounds);
      if (!numbers || int64_t(numbers->size()) != rank)
        return std::nullopt;
    }
    ArrayRef<int64_t> from = *shapeOf(op->getOperand(0)),
                      to = *shapeOf(op->getResult(0));
    auto slice = dyn_cast<tfl::StridedSliceOp>(op);
    if (slice && (slice.getEllipsisMask() || slice.getNewAxisMask() ||
                  slice.getShrinkAxisMask() || slice.getOffset()))
      return std::nullopt;
    // A reversed axis keeps its size.
    std::optional<Ints> strides;
    if (slice)
      strides = constantInts(slice.getStrides());
    for (int64_t axis = 0; axis < rank; ++axis)
      if (from[axis] != to[axis] || ShapedType::isDynamic(from[axis]) ||
          (strides && (*strides)[axis] != 1))
        setAlone(axis);
  }
  return treatments;
}

/// Whether the axes from `first` on become one axis. `shapes` are those of all
/// operands with the axes, `full` is what they broadcast to.
static bool canMerge(ArrayRef<Treatment> treatments, ArrayRef<Ints> shapes,
                     ArrayRef<int64_t> full, size_t first, size_t count) {
  unsigned numAlone = 0;
  std::optional<Treatment> common;
  bool hasOthers = false;
  ArrayRef<int64_t> sizes = full.slice(first, count);
  if (any_of(sizes, ShapedType::isDynamic) &&
      llvm::count(sizes, 1) + 1 < int64_t(count))
    return false;
  for (size_t axis = first; axis < first + count; ++axis) {
    if (treatments[axis] == Treatment::Alone) {
      ++numAlone;
      continue;
    }
    // No matter how the op treats an axis of size 1.
    if (full[axis] == 1)
      continue;
    hasOthers = true;
    if (common && *common != treatments[axis])
      return false;
    common = treatments[axis];
  }
  if (numAlone > 1 || (numAlone == 1 && hasOthers))
    return false;
  if (numAlone == 1)
    return true;
  int64_t wanted = productOf(sizes);
  return ShapedType::isDynamic(wanted) ||
         all_of(shapes, [&](const Ints &shape) {
           int64_t size = productOf(ArrayRef(shape).slice(first, count));
           return size == wanted || size == 1;
         });
}

/// Finds groups of axes: as many as possible, preferably with the first and the
/// last axis alone, so that neighboring ops choose the same groups.
static Ints chooseGroups(ArrayRef<Treatment> treatments, ArrayRef<Ints> shapes,
                         ArrayRef<int64_t> full) {
  Ints best, groups;
  std::function<void(size_t)> extend = [&](size_t first) {
    if (first == full.size()) {
      auto value = [](ArrayRef<int64_t> groups) {
        return 4 * groups.size() + 2 * (groups.front() == 1) +
               (groups.back() == 1);
      };
      if (best.empty() || value(groups) > value(best))
        best = groups;
      return;
    }
    if (groups.size() == kMaxRank)
      return;
    for (size_t count = full.size() - first; count > 0; --count) {
      if (!canMerge(treatments, shapes, full, first, count))
        continue;
      groups.push_back(count);
      extend(first + count);
      groups.pop_back();
    }
  };
  extend(0);
  return best;
}

MatchResult<MergedAxes> MergeAxesIntoRank4::match(Operation *op,
                                                  RuleContext &ctx) const {
  int64_t rank = 0;
  for (Value value : llvm::concat<Value>(SmallVector<Value>(op->getOperands()),
                                         SmallVector<Value>(op->getResults())))
    rank = std::max(rank, rankOf(value).value_or(0));
  // Longer shapes are not worth the time.
  if (rank <= int64_t(kMaxRank) || rank > 8)
    return skip();
  for (Value result : op->getResults())
    if (!getElementTypeOrSelf(result).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
  SmallVector<Value> values(op->getResults());
  SmallVector<Ints> shapes;
  for (OpOperand &operand : dataOperands(op)) {
    values.push_back(operand.get());
    shapes.push_back(raiseRank(shapeOrEmpty(operand.get()), rank));
  }
  for (Value value : values)
    if (!rankOf(value) || !tfl::hasReshapeTarget(value) ||
        is_contained(*shapeOf(value), 0))
      return ctx.reject(op, Reason::UnknownShape,
                        "several sizes are unknown, or there are no elements");
  auto treatments = treatmentsOf(op, rank);
  if (!treatments)
    return ctx.reject(op, Reason::NotConstant,
                      "its axes or bounds are computed, or a mask changes the "
                      "rank");
  // Other rules remove a reduction of axes of size 1.
  if (op->hasTrait<tfl::IsReduction>() &&
      !is_contained(*treatments, Treatment::Reduce))
    return skip();
  Ints full(rank, 1);
  for (const Ints &shape : shapes)
    for (auto [size, most] : zip_equal(shape, full))
      if (most == 1 || ShapedType::isDynamic(size))
        most = size;
  Ints groups = chooseGroups(*treatments, shapes, full);
  if (groups.empty())
    return ctx.reject(op, Reason::Shape, "it needs more than four axes");
  return MergedAxes{*treatments, groups};
}

//===----------------------------------------------------------------------===//
// Rewrite
//===----------------------------------------------------------------------===//

void MergeAxesIntoRank4::rewrite(Operation *op, MergedAxes &axes,
                                 RewriteContext &ctx) const {
  OpBuilder &rewriter = ctx.rewriter;
  Location loc = op->getLoc();
  tfl::TFLBuilder builder(rewriter, loc);
  size_t rank = axes.treatments.size();
  auto merged = [&](Type type) {
    auto tensor = cast<RankedTensorType>(type);
    return tensor.clone(axes.merge(raiseRank(tensor.getShape(), rank)));
  };
  SmallVector<Value> operands;
  for (OpOperand &operand : dataOperands(op)) {
    Value value = operand.get();
    bool isScalar = rankOf(value) == 0;
    operands.push_back(
        isScalar ? value : builder.reshape(merged(value.getType()), value));
  }
  int64_t alone =
      find(axes.treatments, Treatment::Alone) - axes.treatments.begin();
  SmallVector<Value> results;
  if (op->hasTrait<tfl::IsReduction>()) {
    auto type = cast<RankedTensorType>(operands[0].getType());
    Ints shape(type.getShape()), reduced;
    for (size_t group = 0; group < axes.groups.size(); ++group)
      if (axes.treatmentOf(group) == Treatment::Reduce) {
        reduced.push_back(group);
        shape[group] = 1;
      }
    OperationState state(loc, op->getName(),
                         {operands[0], builder.i32s(reduced)},
                         type.clone(shape), op->getAttrs());
    state.attributes.set("keep_dims", rewriter.getBoolAttr(true));
    append_range(results, rewriter.create(state)->getResults());
  } else if (isa<tfl::SplitOp, tfl::UnpackOp>(op)) {
    int64_t group = axes.groupOf(alone);
    auto type = cast<RankedTensorType>(operands[0].getType());
    Ints shape(type.getShape());
    shape[group] /= op->getNumResults();
    auto split = tfl::SplitOp::create(
        rewriter, loc,
        SmallVector<Type>(op->getNumResults(), type.clone(shape)),
        builder.i32Scalar(group), operands[0], op->getNumResults());
    append_range(results, split->getResults());
  } else {
    Type type = merged(op->getResult(0).getType());
    if (isa<tfl::SliceOp, tfl::StridedSliceOp>(op))
      for (auto [number, bounds] : enumerate(op->getOperands().drop_front()))
        operands.push_back(builder.i32s(
            axes.pick(*constantInts(bounds), number == 0             ? 0
                                             : isa<tfl::SliceOp>(op) ? -1
                                                                     : 1)));
    OperationState state(loc, op->getName(), operands, type, op->getAttrs());
    Operation *smaller = rewriter.create(state);
    if (auto join = dyn_cast<tfl::ConcatenationOp>(smaller))
      join.setAxis(axes.groupOf(alone));
    if (auto slice = dyn_cast<tfl::StridedSliceOp>(smaller)) {
      slice.setBeginMask(axes.pickMask(slice.getBeginMask(), true));
      slice.setEndMask(axes.pickMask(slice.getEndMask(), true));
    }
    append_range(results, smaller->getResults());
  }
  for (auto [result, old] : zip_equal(results, op->getResults()))
    result = builder.reshape(old.getType(), result);
  ctx.rewriter.replaceOp(op, results);
}

TFUSE_DEFINE_RULE(MergeAxesIntoRank4)

} // namespace tfuse
