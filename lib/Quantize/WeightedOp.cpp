//===- WeightedOp.cpp - Convolutions and matmuls by channel ---------------===//

#include "WeightedOp.h"

#include "Bias.h"
#include "OperandRoles.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

static bool hasFloatData(OpOperand &use) {
  return isFloat(use.get().getType()) && viewableConstant(use.get());
}

std::optional<WeightedOp> WeightedOp::of(Operation *op) {
  if (!isa<tfl::Conv2DOp, tfl::DepthwiseConv2DOp, tfl::TransposeConvOp,
           tfl::FullyConnectedOp>(op))
    return std::nullopt;
  const tfl::QuantFacts &facts =
      cast<tfl::OpFactsInterface>(op).getFacts().quant;
  WeightedOp found{op, nullptr, nullptr, nullptr, 0, 0, 0, 0};
  for (OpOperand &use : op->getOpOperands()) {
    auto type = dyn_cast<ShapedType>(use.get().getType());
    int index = use.getOperandNumber();
    if (!type)
      continue; // Absent.
    if (index == facts.bias)
      found.bias = &use;
    else if (is_contained(facts.weights, index))
      found.weights = &use;
    else if (isFloat(type) || isa<quant::QuantizedType>(type.getElementType()))
      found.activation = &use;
  }
  if (!found.activation || !found.weights || !hasFloatData(*found.weights) ||
      (found.bias && !hasFloatData(*found.bias)))
    return std::nullopt;
  if (auto format = op->getAttrOfType<StringAttr>("weights_format");
      format && format.getValue() != "DEFAULT")
    return std::nullopt;
  ArrayRef<int64_t> shape =
      cast<ShapedType>(found.weights->get().getType()).getShape();
  auto input = dyn_cast<RankedTensorType>(found.activation->get().getType());
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!input || !result || input.getRank() == 0 || result.getRank() == 0)
    return std::nullopt;
  found.outputAxis = facts.channelAxis;
  found.inputAxis = shape.size() - 1;
  found.numOutputs = shape[found.outputAxis];
  found.numInputs = input.getShape().back();
  bool fits = found.isDepthwise() ? found.numInputs > 0 &&
                                        found.numOutputs % found.numInputs == 0
                                  : found.numInputs == shape.back();
  if (!fits || found.numOutputs != result.getShape().back())
    return std::nullopt;
  return found;
}

ElementsAttr WeightedOp::weightsAttr() const {
  return viewableConstant(weights->get());
}

ElementsAttr WeightedOp::biasAttr() const {
  return bias ? viewableConstant(bias->get()) : nullptr;
}

Error WeightedOp::forEachRun(Visitor visit) const {
  Expected<std::vector<float>> elements = floatsOf(weightsAttr());
  if (!elements)
    return elements.takeError();
  ArrayRef<float> rest = *elements;
  if (isDepthwise()) {
    for (int64_t i = 0; !rest.empty(); ++i, rest = rest.drop_front()) {
      int64_t output = i % numOutputs;
      visit(output, output / multiplier(), rest.take_front());
    }
    return Error::success();
  }
  int64_t rowsOfOutput =
      static_cast<int64_t>(rest.size()) / numInputs / numOutputs;
  for (int64_t row = 0; !rest.empty(); ++row, rest = rest.drop_front(numInputs))
    visit(row / rowsOfOutput, 0, rest.take_front(numInputs));
  return Error::success();
}

} // namespace tfuse::quantize
