//===- FloatRange.cpp - Overflow and underflow of constants ---------------===//

#include "FloatRange.h"

#include "tfuse/Eval/ElementKind.h"
#include "tfuse/Eval/LazyElements.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

namespace {
struct Census {
  int64_t zeros = 0, subnormals = 0, notFinite = 0;
  /// Nonzero elements so large or small that the product of four of them leaves
  /// the range.
  int64_t extremes = 0;
};
} // namespace

/// Counts the kinds of elements; nothing if they cannot be read.
static std::optional<Census> countElements(ElementsAttr elements) {
  const fltSemantics &format =
      cast<FloatType>(elements.getElementType()).getFloatSemantics();
  const double smallest =
      APFloat::getSmallestNormalized(format).convertToDouble();
  const double large = std::ldexp(1, APFloat::semanticsMaxExponent(format) / 4);
  Census census;
  Error error = Error::success();
  bool known = eval::dispatch<eval::IsFloat>(
      eval::elementKind(elements.getElementType()), [&](auto tag) {
        using T = typename decltype(tag)::type;
        auto count = [&](ArrayRef<char> chunk) {
          for (; !chunk.empty(); chunk = chunk.drop_front(sizeof(T))) {
            T element;
            std::memcpy(&element, chunk.data(), sizeof(T));
            double size = std::fabs(double(eval::Wide<T>(element)));
            census.zeros += size == 0;
            census.subnormals += size != 0 && size < smallest;
            census.notFinite += !std::isfinite(size);
            census.extremes +=
                size != 0 && !(size >= 1 / large && size <= large);
          }
          return Error::success();
        };
        cantFail(std::move(error));
        error = eval::writeElements(elements, count);
      });
  if (!error && known)
    return census;
  consumeError(std::move(error)); // The elements are elided.
  return std::nullopt;
}

bool isFinite(ElementsAttr elements) {
  std::optional<Census> census = countElements(elements);
  return census && census->notFinite == 0;
}

bool isInRange(ElementsAttr product, ElementsAttr a, ElementsAttr b) {
  std::optional<Census> census = countElements(product);
  if (!census || census->notFinite > 0 || census->subnormals > 0)
    return false;
  if (census->zeros == 0)
    return true;
  // Each zero factor gives a zero. If the product has no more zeros than one of
  // the factors, no other zero was rounded.
  std::optional<Census> ofA = countElements(a), ofB = countElements(b);
  return ofA && ofB && census->zeros <= std::max(ofA->zeros, ofB->zeros);
}

bool mayScale(eval::StepKind kind, ElementsAttr weights, ElementsAttr factors,
              ElementsAttr scaled) {
  std::optional<Census> census = countElements(factors);
  if (!census || (kind == eval::StepKind::Div && census->zeros > 0))
    return false;
  return census->extremes == 0 ||
         isInRange(scaled, weights,
                   eval::lazy::broadcast(factors,
                                         weights.getShapedType().getShape()));
}

} // namespace tfuse::tfl
