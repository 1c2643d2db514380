//===- Bias.cpp - Quantizes biases ----------------------------------------===//

#include "Bias.h"

#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Quantize/Weights.h"

#include "mlir/IR/BuiltinTypes.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

Expected<std::vector<float>> floatsOf(ElementsAttr constant) {
  std::vector<float> elements;
  elements.reserve(constant.getNumElements());
  if (Error error =
          eval::writeElements(constant, [&](ArrayRef<char> chunk) -> Error {
            size_t begin = elements.size();
            elements.resize(begin + chunk.size() / sizeof(float));
            std::memcpy(elements.data() + begin, chunk.data(), chunk.size());
            return Error::success();
          }))
    return std::move(error);
  return elements;
}

Expected<QuantizedBias> quantizeBias(ElementsAttr bias, ArrayRef<double> scales,
                                     unsigned bits) {
  Expected<std::vector<float>> elements = floatsOf(bias);
  if (!elements)
    return elements.takeError();
  // Doubles hold all integers below 2^53; no kernel's accumulator is larger.
  double bound = bits == 32 ? 0x7fffffffp0 : 0x1p53;
  SmallVector<APInt> stored;
  for (auto [index, element] : llvm::enumerate(*elements)) {
    if (!std::isfinite(element))
      return createStringError("an element is infinite or no number");
    double value = std::round(element / scales[scales.size() == 1 ? 0 : index]);
    stored.push_back(
        APInt(bits, static_cast<int64_t>(std::clamp(value, -bound, bound)),
              /*isSigned=*/true));
  }
  MLIRContext *context = bias.getContext();
  std::optional<unsigned> axis;
  if (scales.size() > 1)
    axis = 0;
  return QuantizedBias{
      symmetricType(context, 32, /*narrow=*/false, scales, axis),
      DenseElementsAttr::get(
          RankedTensorType::get(bias.getShapedType().getShape(),
                                IntegerType::get(context, bits)),
          stored)};
}

} // namespace tfuse::quantize
