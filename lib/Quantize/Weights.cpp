//===- Weights.cpp - Quantizes constants ----------------------------------===//

#include "tfuse/Quantize/Weights.h"

#include "tfuse/Eval/LazyElements.h"

#include "mlir/IR/BuiltinTypes.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

/// Calls `visit` with each element and its index of `axis`, or 0.
static Error forEachElement(ElementsAttr constant, std::optional<unsigned> axis,
                            llvm::function_ref<void(float, int64_t)> visit) {
  ArrayRef<int64_t> shape = constant.getShapedType().getShape();
  int64_t numChannels = axis ? shape[*axis] : 1, stride = 1;
  if (axis)
    for (int64_t size : shape.drop_front(*axis + 1))
      stride *= size;
  int64_t index = 0;
  return eval::writeElements(constant, [&](ArrayRef<char> chunk) -> Error {
    for (; !chunk.empty(); chunk = chunk.drop_front(sizeof(float))) {
      float element;
      std::memcpy(&element, chunk.data(), sizeof(float));
      visit(element, index++ / stride % numChannels);
    }
    return Error::success();
  });
}

Expected<SmallVector<double>> symmetricScales(ElementsAttr constant,
                                              unsigned bits,
                                              std::optional<unsigned> axis) {
  SmallVector<double> scales(
      axis ? constant.getShapedType().getDimSize(*axis) : 1, 0);
  bool isFinite = true;
  if (Error error =
          forEachElement(constant, axis, [&](float element, int64_t channel) {
            isFinite &= std::isfinite(element);
            scales[channel] =
                std::max<double>(scales[channel], std::abs(element));
          }))
    return std::move(error);
  if (!isFinite)
    return createStringError("an element is infinite or no number");
  for (double &scale : scales)
    scale = scale == 0
                ? 1
                : static_cast<float>(scale / double((1LL << (bits - 1)) - 1));
  return scales;
}

quant::QuantizedType symmetricType(MLIRContext *context, unsigned bits,
                                   bool narrow, ArrayRef<double> scales,
                                   std::optional<unsigned> axis) {
  int64_t least = quant::QuantizedType::getDefaultMinimumForInteger(
      /*isSigned=*/true, bits);
  int64_t greatest = quant::QuantizedType::getDefaultMaximumForInteger(
      /*isSigned=*/true, bits);
  least += narrow;
  Type storage = IntegerType::get(context, bits);
  Type expressed = Float32Type::get(context);
  if (!axis)
    return quant::UniformQuantizedType::get(quant::QuantizationFlags::Signed,
                                            storage, expressed, scales.front(),
                                            /*zeroPoint=*/0, least, greatest);
  return quant::UniformQuantizedPerAxisType::get(
      quant::QuantizationFlags::Signed, storage, expressed, scales,
      SmallVector<int64_t>(scales.size(), 0), *axis, least, greatest);
}

ElementsAttr storeAs(ElementsAttr constant, quant::QuantizedType type) {
  SmallVector<double> scales;
  SmallVector<int64_t> zeroPoints;
  std::optional<unsigned> axis;
  if (auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(type)) {
    scales.assign(perAxis.getScales().begin(), perAxis.getScales().end());
    zeroPoints.assign(perAxis.getZeroPoints().begin(),
                      perAxis.getZeroPoints().end());
    axis = perAxis.getQuantizedDimension();
  } else {
    auto uniform = cast<quant::UniformQuantizedType>(type);
    scales = {uniform.getScale()};
    zeroPoints = {uniform.getZeroPoint()};
  }
  double least = type.getStorageTypeMin(), greatest = type.getStorageTypeMax();
  unsigned bits = type.getStorageTypeIntegralWidth();
  SmallVector<APInt> stored;
  stored.reserve(constant.getNumElements());
  cantFail(forEachElement(constant, axis, [&](float element, int64_t channel) {
    double value = std::round(element / scales[channel]) +
                   static_cast<double>(zeroPoints[channel]);
    stored.push_back(
        APInt(bits, static_cast<int64_t>(std::clamp(value, least, greatest)),
              /*isSigned=*/true));
  }));
  return DenseElementsAttr::get(
      RankedTensorType::get(constant.getShapedType().getShape(),
                            type.getStorageType()),
      stored);
}

} // namespace tfuse::quantize
