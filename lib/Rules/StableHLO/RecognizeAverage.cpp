//===- RecognizeAverage.cpp - Means and average pooling -------------------===//
//
//   reduce(add) over n elements, / n              =>  Mean
//   reduce_window(add), / the window's size       =>  AvgPool
//   reduce_window(add), / reduce_window(add) of   =>  AvgPool whose averages
//                         a tensor of ones            exclude the padding
//
// The sum may be reshaped or broadcast before the division (keepdims). The sum
// gets the attribute `average` and replaces the quotient. The lowering of the
// sum then creates the Mean or AvgPool.
//
// C1 (multiple-uses)  Only the division uses the sum.
// C2 (constant-value) The initial value of the sum is zero.
// C3 (element-type)   The elements are floats.
// C4 (shape)          The division does not change the type.
// C5 (unknown-shape)  The number of elements of a reduction is known.
// C6 (constant-value) The divisor is the number of elements. For a sum of
//                     windows, this is the size of a window without padding,
//                     or the same sum of ones with the padding of SAME.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/StableHLO/IR/Reducer.h"
#include "tfuse/Dialect/StableHLO/IR/Scalars.h"
#include "tfuse/Dialect/Utils/Shapes.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::stablehlo {

namespace {
class RecognizeAverage
    : public RuleOn<RecognizeAverage, NamedOps<"stablehlo", "divide">> {
public:
  /// Matches the sum.
  MatchResult<Operation *> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, Operation *sum, RewriteContext &ctx) const;
};
} // namespace

static bool is(Operation *op, StringRef name) {
  return op && op->getName().getStringRef() == name;
}

/// True for reduce and reduce_window of one tensor by addition.
static bool isSum(Operation *op) {
  return (is(op, "stablehlo.reduce") || is(op, "stablehlo.reduce_window")) &&
         op->getNumOperands() == 2 && op->getNumResults() == 1 &&
         op->getNumRegions() == 1 &&
         reducerOf(op->getRegion(0)) == Reducer::Add;
}

static bool startsAtZero(Operation *sum) {
  return constantNumber(repeated(sum->getOperand(1))) == 0.0;
}

static std::optional<double> product(DenseIntElementsAttr numbers) {
  if (!numbers)
    return std::nullopt;
  double result = 1;
  for (const APInt &number : numbers.getValues<APInt>())
    result *= double(number.getSExtValue());
  return result;
}

/// The number of operand elements that a reduction sums for each result
/// element.
static std::optional<double> countOf(Operation *reduce) {
  auto type = dyn_cast<RankedTensorType>(reduce->getOperand(0).getType());
  auto axes = reduce->getAttrOfType<DenseIntElementsAttr>("dimensions");
  if (!type || !axes)
    return std::nullopt;
  double count = 1;
  for (const APInt &axis : axes.getValues<APInt>()) {
    if (axis.uge(type.getRank()) || type.isDynamicDim(axis.getZExtValue()))
      return std::nullopt;
    count *= double(type.getDimSize(axis.getZExtValue()));
  }
  return count;
}

static bool isZero(Attribute attribute) {
  auto numbers = dyn_cast_if_present<DenseIntElementsAttr>(attribute);
  return numbers && all_of(numbers.getValues<APInt>(),
                           [](const APInt &n) { return n.isZero(); });
}

/// True if the padding equals TensorFlow's SAME: only then AvgPool excludes the
/// padding from the average.
static bool padsAsSame(Operation *window) {
  auto type = dyn_cast<RankedTensorType>(window->getOperand(0).getType());
  auto get = [&](StringRef name) {
    SmallVector<int64_t> result;
    if (auto list = window->getAttrOfType<DenseIntElementsAttr>(name))
      for (const APInt &number : list.getValues<APInt>())
        result.push_back(number.getSExtValue());
    return result;
  };
  auto sizes = get("window_dimensions"), strides = get("window_strides"),
       padding = get("padding");
  if (!type || int64_t(sizes.size()) != type.getRank() ||
      strides.size() != sizes.size() || padding.size() != 2 * sizes.size())
    return false;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (padding[2 * i] == 0 && padding[2 * i + 1] == 0 && sizes[i] == 1)
      continue;
    if (strides[i] < 1 ||
        !isSamePadding({padding[2 * i], padding[2 * i + 1]}, type.getDimSize(i),
                       sizes[i], strides[i]))
      return false;
  }
  return true;
}

/// True if the divisor is the sum of a tensor of ones over the same windows.
static bool countsTheSame(Operation *sum, Value divisor) {
  Operation *counts = repeated(divisor).getDefiningOp();
  if (!is(counts, "stablehlo.reduce_window") || !isSum(counts) ||
      !startsAtZero(counts) ||
      constantNumber(repeated(counts->getOperand(0))) != 1.0)
    return false;
  // The tensor of ones may have batch and channel dimensions of size one; the
  // attribute lists then differ only in these.
  return counts->getAttrDictionary() == sum->getAttrDictionary();
}

/// True if the divisor is the number of elements of each sum (C6).
static bool isCount(Operation *sum, Value divisor) {
  std::optional<double> number = constantNumber(repeated(divisor));
  if (is(sum, "stablehlo.reduce"))
    return number && number == countOf(sum);
  if (number)
    return isZero(sum->getAttr("padding")) &&
           number == product(sum->getAttrOfType<DenseIntElementsAttr>(
                         "window_dimensions"));
  return padsAsSame(sum) && countsTheSame(sum, divisor);
}

MatchResult<Operation *> RecognizeAverage::match(Operation *op,
                                                 RuleContext &ctx) const {
  if (op->getNumOperands() != 2)
    return skip();
  Operation *sum = op->getOperand(0).getDefiningOp();
  bool hasOneUse = true;
  while ((isRepetition(sum) || is(sum, "stablehlo.reshape") ||
          is(sum, "stablehlo.dynamic_reshape")) &&
         sum->getNumOperands() >= 1) {
    hasOneUse &= sum->hasOneUse();
    sum = sum->getOperand(0).getDefiningOp();
  }
  if (!isSum(sum))
    return skip();
  if (!hasOneUse || !sum->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses, "the sum has other users");
  if (!startsAtZero(sum))
    return ctx.reject(op, Reason::ConstantValue,
                      "the initial value of the sum is not zero");
  if (!isa<FloatType>(getElementTypeOrSelf(sum->getResult(0).getType())))
    return ctx.reject(op, Reason::ElementType, "the elements are not floats");
  if (op->getOperand(0).getType() != op->getResult(0).getType())
    return ctx.reject(op, Reason::Shape, "the division changes the type");
  if (is(sum, "stablehlo.reduce") && !countOf(sum))
    return ctx.reject(op, Reason::UnknownShape,
                      "the number of elements of each sum is unknown");
  if (!isCount(sum, op->getOperand(1)))
    return ctx.reject(op, Reason::ConstantValue,
                      "the divisor is not the number of elements of each sum");
  return sum;
}

void RecognizeAverage::rewrite(Operation *op, Operation *sum,
                               RewriteContext &ctx) const {
  ctx.rewriter.modifyOpInPlace(
      sum, [&] { sum->setAttr("average", ctx.rewriter.getUnitAttr()); });
  ctx.reuse(sum);
  ctx.rewriter.replaceOp(op, op->getOperand(0));
}

} // namespace tfuse::stablehlo

namespace tfuse {
using stablehlo::RecognizeAverage;
TFUSE_DEFINE_RULE(RecognizeAverage)
} // namespace tfuse
