//===- Averages.cpp - Recognizes means and average pooling ----------------===//
//
//   reduce(add) over n elements, / n              =>  Mean
//   reduce_window(add), / the window's size       =>  AvgPool
//   reduce_window(add), / reduce_window(add) of   =>  AvgPool whose averages
//                         a tensor of ones            exclude the padding
//
// The sum gets the attribute `average` and replaces the quotient. The lowering
// of the sum then creates the Mean or AvgPool.
//
//===----------------------------------------------------------------------===//

#include "Averages.h"
#include "Lowering.h"
#include "Scalars.h"

using namespace mlir;

namespace tfuse::stablehlo {

static bool is(Operation *op, StringRef name) {
  return op && op->getName().getStringRef() == name;
}

static bool isSum(Operation *op) {
  return op->getNumOperands() == 2 && op->getNumResults() == 1 &&
         op->getNumRegions() == 1 &&
         reducerOf(op->getRegion(0)) == Reducer::Add &&
         constantNumber(repeated(op->getOperand(1))) == 0.0;
}

static std::optional<double> product(DenseIntElementsAttr numbers) {
  if (!numbers)
    return std::nullopt;
  double result = 1;
  for (const llvm::APInt &number : numbers.getValues<llvm::APInt>())
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
  for (const llvm::APInt &axis : axes.getValues<llvm::APInt>()) {
    if (axis.uge(type.getRank()) || type.isDynamicDim(axis.getZExtValue()))
      return std::nullopt;
    count *= double(type.getDimSize(axis.getZExtValue()));
  }
  return count;
}

static bool isZero(Attribute attribute) {
  auto numbers = dyn_cast_if_present<DenseIntElementsAttr>(attribute);
  return numbers &&
         llvm::all_of(numbers.getValues<llvm::APInt>(),
                      [](const llvm::APInt &n) { return n.isZero(); });
}

/// Whether the op's padding equals TensorFlow's SAME; only then AvgPool
/// excludes the padding from the average.
static bool padsAsSame(Operation *window) {
  auto type = dyn_cast<RankedTensorType>(window->getOperand(0).getType());
  auto get = [&](StringRef name) {
    SmallVector<int64_t> result;
    if (auto list = window->getAttrOfType<DenseIntElementsAttr>(name))
      for (const llvm::APInt &number : list.getValues<llvm::APInt>())
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

/// Whether the divisor is the windowed sum of a tensor of ones, with the same
/// attributes.
static bool countsTheSame(Operation *sum, Value divisor) {
  Operation *counts = repeated(divisor).getDefiningOp();
  if (!is(counts, "stablehlo.reduce_window") || !isSum(counts) ||
      constantNumber(repeated(counts->getOperand(0))) != 1.0)
    return false;
  // The tensor of ones may have batch and channel dimensions of size one; the
  // attribute lists then differ only in these.
  return counts->getAttrDictionary() == sum->getAttrDictionary();
}

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

void recognizeAverages(func::FuncOp function) {
  SmallVector<Operation *> quotients;
  function.walk([&](Operation *op) {
    if (is(op, "stablehlo.divide") && op->getNumOperands() == 2)
      quotients.push_back(op);
  });
  for (Operation *quotient : quotients) {
    Operation *sum = quotient->getOperand(0).getDefiningOp();
    // The sum may be reshaped or broadcast before the division (keepdims).
    while ((isRepetition(sum) || is(sum, "stablehlo.reshape") ||
            is(sum, "stablehlo.dynamic_reshape")) &&
           sum->hasOneUse() && sum->getNumOperands() >= 1)
      sum = sum->getOperand(0).getDefiningOp();
    if ((!is(sum, "stablehlo.reduce") && !is(sum, "stablehlo.reduce_window")) ||
        !sum->hasOneUse() || !isSum(sum) ||
        !isa<FloatType>(getElementTypeOrSelf(sum->getResult(0).getType())) ||
        !isCount(sum, quotient->getOperand(1)) ||
        quotient->getOperand(0).getType() != quotient->getResult(0).getType())
      continue;
    sum->setAttr("average", UnitAttr::get(sum->getContext()));
    quotient->replaceAllUsesWith(ValueRange(quotient->getOperand(0)));
    quotient->erase();
  }
}

} // namespace tfuse::stablehlo
