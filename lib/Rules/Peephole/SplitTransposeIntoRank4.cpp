//===- SplitTransposeIntoRank4.cpp - transposes of five and more axes -----===//
//
//   x [1, 56, 56, 2, 58] -> transpose 0, 1, 2, 4, 3
//
//       =>  x -> reshape [3136, 2, 58] -> transpose 0, 2, 1 -> reshape
//
// For --target=gpu: the delegate has no tensors of rank 5. Axes that stay
// neighbors become one axis; axes of size 1 vanish. If more than four axes
// remain, several transposes of rank 4 follow each other. Each permutes
// groups of neighboring axes, and the one that brings most axes to their final
// neighbor is chosen.
//
// C1 (element-type)   x has float32 elements.
// C2 (not-constant)   The permutation is constant.
// C3 (unknown-shape)  At most one size of x is unknown.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

#include <algorithm>
#include <numeric>

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
constexpr size_t kMaxRank = 4;

/// The axes of a tensor while transposes reorder them: position i holds the
/// axis that belongs to position order[i], of size sizes[i].
struct AxisOrder {
  Ints order, sizes;

  AxisOrder(ArrayRef<int64_t> shape, ArrayRef<int64_t> permutation)
      : order(inversePermutation(permutation)), sizes(shape) {}

  /// Removes axes of size 1 and merges neighbors that stay neighbors.
  void simplify();
  /// A transpose of at most kMaxRank groups of neighboring axes: the number of
  /// axes in each group, and the permutation of the groups.
  struct Step {
    Ints groups, permutation;
  };
  /// Tries all groups: transposes have at most 8 axes that are not of size 1.
  Step bestStep() const;
  /// Sizes of the groups of axes.
  Ints shapeOf(ArrayRef<int64_t> groups) const;
  void apply(const Step &step);
};
} // namespace

void AxisOrder::simplify() {
  Ints oldOrder = std::move(order), oldSizes = std::move(sizes);
  order.clear();
  sizes.clear();
  // Close the gaps that axes of size 1 leave.
  Ints kept;
  for (auto [position, size] : zip_equal(oldOrder, oldSizes))
    if (size != 1)
      kept.push_back(position);
  Ints sorted = kept;
  sort(sorted);
  auto rankOf = [&](int64_t position) {
    return int64_t(lower_bound(sorted, position) - sorted.begin());
  };
  for (auto [position, size] : zip_equal(oldOrder, oldSizes)) {
    if (size == 1)
      continue;
    if (!order.empty() && rankOf(position) == order.back() + 1) {
      sizes.back() = productOf({sizes.back(), size});
      // The last axis of the group, for the comparison above.
      order.back() = rankOf(position);
      continue;
    }
    order.push_back(rankOf(position));
    sizes.push_back(size);
  }
  // Number the groups.
  Ints ends = order;
  sort(ends);
  for (int64_t &position : order)
    position = lower_bound(ends, position) - ends.begin();
}

Ints AxisOrder::shapeOf(ArrayRef<int64_t> groups) const {
  Ints shape;
  ArrayRef<int64_t> rest = sizes;
  for (int64_t group : groups) {
    shape.push_back(productOf(rest.take_front(group)));
    rest = rest.drop_front(group);
  }
  return shape;
}

void AxisOrder::apply(const Step &step) {
  Ints starts(step.groups.size(), 0);
  std::partial_sum(step.groups.begin(), step.groups.end() - 1,
                   starts.begin() + 1);
  Ints newOrder, newSizes;
  for (int64_t group : step.permutation) {
    append_range(newOrder,
                 ArrayRef(order).slice(starts[group], step.groups[group]));
    append_range(newSizes,
                 ArrayRef(sizes).slice(starts[group], step.groups[group]));
  }
  order = std::move(newOrder);
  sizes = std::move(newSizes);
}

AxisOrder::Step AxisOrder::bestStep() const {
  size_t rank = order.size(), count = std::min(rank, kMaxRank);
  Step best;
  int64_t bestScore = -1;
  // The ends of all groups but the last.
  Ints ends = sequence(1, count);
  do {
    Step step;
    int64_t last = 0;
    for (int64_t end : ends) {
      step.groups.push_back(end - last);
      last = end;
    }
    step.groups.push_back(rank - last);
    step.permutation = sequence(0, count);
    do {
      AxisOrder after = *this;
      after.apply(step);
      int64_t score = 0;
      for (size_t i = 0; i < rank; ++i)
        score += after.order[i] == (i ? after.order[i - 1] + 1 : 0);
      if (score > bestScore) {
        bestScore = score;
        best = step;
      }
    } while (std::next_permutation(step.permutation.begin(),
                                   step.permutation.end()));
    // The next ascending choice of ends among 1, ..., rank - 1.
    int64_t i = ends.size() - 1;
    while (i >= 0 && ends[i] == int64_t(rank - ends.size() + i))
      --i;
    if (i < 0)
      return best;
    ++ends[i];
    for (size_t j = i + 1; j < ends.size(); ++j)
      ends[j] = ends[j - 1] + 1;
  } while (true);
}

namespace {
class SplitTransposeIntoRank4
    : public RuleOn<SplitTransposeIntoRank4, tfl::TransposeOp> {
public:
  MatchResult<AxisOrder> match(tfl::TransposeOp op, RuleContext &ctx) const {
    Value input = op.getInput();
    std::optional<int64_t> rank = rankOf(input);
    if (!rank || *rank <= int64_t(kMaxRank))
      return skip();
    if (!getElementTypeOrSelf(input).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    auto permutation = constantInts(op->getOperand(1));
    if (!permutation)
      return ctx.reject(op, Reason::NotConstant, "the permutation is computed");
    if (!tfl::hasReshapeTarget(input) || is_contained(*shapeOf(input), 0))
      return ctx.reject(op, Reason::UnknownShape,
                        "several sizes are unknown, or there are no elements");
    AxisOrder axes(*shapeOf(input), *permutation);
    axes.simplify();
    return axes;
  }

  void rewrite(tfl::TransposeOp op, AxisOrder &axes,
               RewriteContext &ctx) const {
    tfl::TFLBuilder builder(ctx.rewriter, op.getLoc());
    auto type = cast<RankedTensorType>(op.getType());
    Value value = op.getInput();
    for (; axes.order.size() > 1; axes.simplify()) {
      AxisOrder::Step step = axes.bestStep();
      value = builder.reshape(type.clone(axes.shapeOf(step.groups)), value);
      value = builder.transpose(value, step.permutation);
      axes.apply(step);
    }
    ctx.rewriter.replaceOp(op, builder.reshape(type, value));
  }
};
} // namespace

TFUSE_DEFINE_RULE(SplitTransposeIntoRank4)

} // namespace tfuse
