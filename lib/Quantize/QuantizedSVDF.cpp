//===- QuantizedSVDF.cpp - Types of an integer SVDF -----------------------===//

#include "QuantizedSVDF.h"

#include "Bias.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Quantize/Weights.h"
#include "tfuse/Support/Diagnostics.h"

#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

bool isSVDF(Operation *op) { return isa<tfl::SVDFOp>(op); }

Refusal whyFloatSVDF(Operation *op, unsigned bits) {
  auto svdf = cast<tfl::SVDFOp>(op);
  if (bits != 8)
    return {("its kernel takes no int" + Twine(bits) + " input").str()};
  if (StringRef activation = svdf.getFusedActivationFunction();
      activation != "RELU")
    return {("its kernel for integers computes RELU, not " + activation).str()};
  if (!rangeOfState(op, svdf.getActivationStateMutable().getOperandNumber()))
    return {"the range of its state is unknown", /*lacksRange=*/true};
  return {};
}

quant::UniformQuantizedType svdfResultType(MLIRContext *context, Range range) {
  return activationType(context, 8, {0, std::max(range.max, 0.0)});
}

/// The scale of the time weights. It grows with the number of products in a
/// sum, and with the bias, so that no sum in int32 overflows.
static FailureOr<double> timeScaleOf(tfl::SVDFOp op, double stateScale) {
  constexpr unsigned kBits = 10;
  FailureOr<double> scale = weightScaleOf(op.getTimeWeightsMutable(), kBits);
  if (failed(scale))
    return failure();
  // weightScaleOf has the greatest integer 2^9 - 1; LiteRT stores up to 2^9.
  *scale *= 511.0 / 512;
  auto weights = cast<ShapedType>(op.getTimeWeights().getType());
  double products = weights.hasStaticShape()
                        ? double(weights.getDimSize(1)) * op.getRank()
                        : 1;
  *scale *= std::max(1.0, products / 127);
  if (ElementsAttr bias = viewableConstant(op.getInputGateBias())) {
    Expected<std::vector<float>> elements = floatsOf(bias);
    if (!elements) {
      emitUserError(op, Code::UnsupportedType)
          << "cannot quantize the bias: " << toString(elements.takeError());
      return failure();
    }
    for (float element : *elements)
      *scale = std::max(*scale, std::abs(element) / (stateScale * 0x1p30));
  }
  return static_cast<float>(*scale);
}

LogicalResult quantizeSVDF(Operation *op, ReplaceWeights replace,
                           ReplaceBias replaceBias) {
  auto svdf = cast<tfl::SVDFOp>(op);
  auto replaceWith = [&](OpOperand &use, unsigned bits,
                         FailureOr<double> scale) -> LogicalResult {
    if (failed(scale))
      return failure();
    return replace(use, symmetricType(op->getContext(), bits, /*narrow=*/false,
                                      *scale, /*axis=*/std::nullopt));
  };
  OpOperand &features = svdf.getFeatureWeightsMutable();
  double stateScale = scaleOfValue(svdf.getActivationState());
  if (failed(replaceWith(features, 8, weightScaleOf(features, 8))) ||
      failed(replaceWith(svdf.getTimeWeightsMutable(), 16,
                         timeScaleOf(svdf, stateScale))))
    return failure();
  unsigned bias = cast<tfl::OpFactsInterface>(op).getFacts().quant.bias;
  if (!hasOperand(op, bias))
    return success();
  return replaceBias(op->getOpOperand(bias),
                     scaleOfValue(svdf.getTimeWeights()) * stateScale, 32);
}

} // namespace tfuse::quantize
