//===- CanonicalizeBoundaryValue.cpp - Infinities in constants ------------===//
//
//   constant [1, inf, -inf] : f16    =>    constant [1, 65504, -65504]
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/StableHLO/Transforms/Passes.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tfuse::stablehlo {

#define GEN_PASS_DEF_CANONICALIZEBOUNDARYVALUEPASS
#include "tfuse/Dialect/StableHLO/Transforms/Passes.h.inc"

static APFloat finite(const APFloat &value) {
  return value.isInfinity()
             ? APFloat::getLargest(value.getSemantics(), value.isNegative())
             : value;
}

/// The attribute with finite elements; null if there is nothing to change, or
/// nothing at hand to be changed.
static Attribute finite(Attribute value) {
  if (auto scalar = dyn_cast<FloatAttr>(value))
    return scalar.getValue().isInfinity()
               ? FloatAttr::get(scalar.getType(), finite(scalar.getValue()))
               : Attribute();
  auto elements = dyn_cast<DenseFPElementsAttr>(value);
  if (!elements || isa<ComplexType>(elements.getElementType()))
    return {};
  auto isInfinite = [](const APFloat &element) { return element.isInfinity(); };
  if (elements.isSplat()) {
    APFloat element = elements.getSplatValue<APFloat>();
    return isInfinite(element)
               ? DenseElementsAttr::get(elements.getType(), finite(element))
               : Attribute();
  }
  if (llvm::none_of(elements.getValues<APFloat>(), isInfinite))
    return {};
  SmallVector<APFloat> values;
  for (const APFloat &element : elements.getValues<APFloat>())
    values.push_back(finite(element));
  return DenseElementsAttr::get(elements.getType(), values);
}

namespace {
struct CanonicalizeBoundaryValue
    : impl::CanonicalizeBoundaryValuePassBase<CanonicalizeBoundaryValue> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (!matchPattern(op, m_Constant()))
        return;
      Attribute value = op->getAttr("value");
      if (Attribute changed = value ? finite(value) : Attribute())
        op->setAttr("value", changed);
    });
  }
};
} // namespace

} // namespace tfuse::stablehlo
