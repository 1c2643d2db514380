//===- BiasCorrection.cpp - Mean errors of quantized weights --------------===//

#include "BiasCorrection.h"

#include "WeightedOp.h"
#include "tfuse/Quantize/ChannelMeans.h"

#include "mlir/IR/BuiltinAttributes.h"
#include <algorithm>
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

Expected<std::vector<float>> meanErrorsOf(Operation *op,
                                          quant::QuantizedType type) {
  auto means = op->getAttrOfType<DenseF32ArrayAttr>(kInputMeansAttr);
  std::optional<WeightedOp> weighted = WeightedOp::of(op);
  if (!means || !weighted || means.size() != weighted->numInputs)
    return std::vector<float>();
  SmallVector<double> scales;
  if (auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(type))
    scales.assign(perAxis.getScales().begin(), perAxis.getScales().end());
  else
    scales.assign(weighted->numOutputs,
                  cast<quant::UniformQuantizedType>(type).getScale());
  auto least = static_cast<float>(type.getStorageTypeMin());
  auto greatest = static_cast<float>(type.getStorageTypeMax());
  std::vector<double> errors(weighted->numOutputs);
  if (Error error = weighted->forEachRun(
          [&](int64_t output, int64_t input, ArrayRef<float> run) {
            auto scale = static_cast<float>(scales[output]);
            double sum = 0;
            for (auto [offset, weight] : enumerate(run)) {
              float stored =
                  std::clamp(std::round(weight / scale), least, greatest);
              sum += (double(stored) * scale - weight) * means[input + offset];
            }
            errors[output] += sum;
          }))
    return std::move(error);
  return std::vector<float>(errors.begin(), errors.end());
}

} // namespace tfuse::quantize
