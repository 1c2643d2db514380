//===- QuantizedRecurrent.cpp - Integer ops with states -------------------===//

#include "QuantizedRecurrent.h"

#include "QuantizedLSTM.h"
#include "QuantizedSVDF.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Quantize/Weights.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/TypeUtilities.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

//===----------------------------------------------------------------------===//
// Ranges
//===----------------------------------------------------------------------===//

std::optional<Range> rangeOfAttr(Attribute attr) {
  auto pair = dyn_cast_or_null<ArrayAttr>(attr);
  if (!pair || pair.size() != 2)
    return std::nullopt;
  auto min = dyn_cast<FloatAttr>(pair[0]), max = dyn_cast<FloatAttr>(pair[1]);
  if (!min || !max || !(min.getValueAsDouble() <= max.getValueAsDouble()) ||
      !std::isfinite(min.getValueAsDouble()) ||
      !std::isfinite(max.getValueAsDouble()))
    return std::nullopt;
  return Range{min.getValueAsDouble(), max.getValueAsDouble()};
}

static std::optional<Range> rangeIn(Operation *op, StringRef attr,
                                    unsigned index) {
  auto ranges = op->getAttrOfType<ArrayAttr>(attr);
  return ranges && index < ranges.size() ? rangeOfAttr(ranges[index])
                                         : std::nullopt;
}

std::optional<Range> rangeOfState(Operation *op, unsigned operand) {
  ArrayRef<int> states = cast<tfl::OpFactsInterface>(op).getFacts().stateful;
  const int *found = llvm::find(states, static_cast<int>(operand));
  return rangeIn(op, tfl::kStateRangesAttr, found - states.begin());
}

std::optional<Range> rangeOfIntermediate(Operation *op, unsigned index) {
  return rangeIn(op, tfl::kIntermediateRangesAttr, index);
}

//===----------------------------------------------------------------------===//
// Ops and states
//===----------------------------------------------------------------------===//

bool isIntegerRecurrent(Operation *op) { return isLSTM(op) || isSVDF(op); }

Operation *recurrentOpOf(Operation *finalState) {
  auto state = dyn_cast_or_null<tfl::FinalStateOp>(finalState);
  if (!state)
    return nullptr;
  Operation *op = state.getAfter().getDefiningOp();
  if (auto node = dyn_cast_or_null<tfl::ControlNodeOp>(op))
    op = &node.getBody().front().front();
  return op && isIntegerRecurrent(op) ? op : nullptr;
}

unsigned stateOperandOf(Operation *finalState) {
  Operation *op = recurrentOpOf(finalState);
  Value state = cast<tfl::FinalStateOp>(finalState).getState();
  ArrayRef<int> states = cast<tfl::OpFactsInterface>(op).getFacts().stateful;
  // In the order of the facts, the hidden state of an LSTM is the first.
  for (int operand : llvm::reverse(states))
    if (op->getOperand(operand) == state)
      return operand;
  return states.front();
}

std::optional<unsigned> hiddenStateOf(Operation *op) {
  return isLSTM(op) ? std::optional(kHiddenStateOperand) : std::nullopt;
}

quant::UniformQuantizedType typeOfState(Operation *op, unsigned operand) {
  Range range = *rangeOfState(op, operand);
  return isLSTM(op) ? cellType(op->getContext(), range)
                    : activationType(op->getContext(), 16, range);
}

quant::UniformQuantizedType typeOfRecurrentResult(Operation *op,
                                                  std::optional<Range> range) {
  return isSVDF(op) && range ? svdfResultType(op->getContext(), *range)
                             : quant::UniformQuantizedType();
}

Refusal whyFloatRecurrent(Operation *op, unsigned bits, bool isMicro) {
  for (OpOperand &use : op->getOpOperands())
    if (!isActivationOfRecurrent(use) &&
        getElementTypeOrSelf(use.get().getType()).isF32() &&
        !isConstant(use.get()))
      return {"a weight is computed by the model"};
  return isLSTM(op) ? whyFloatLSTM(op, bits, isMicro) : whyFloatSVDF(op, bits);
}

bool isActivationOfRecurrent(OpOperand &use) {
  auto operand = static_cast<int>(use.getOperandNumber());
  auto op = cast<tfl::OpFactsInterface>(use.getOwner());
  return operand == 0 || is_contained(op.getFacts().stateful, operand);
}

LogicalResult quantizeRecurrent(Operation *op, ReplaceWeights replace,
                                ReplaceBias replaceBias) {
  return isLSTM(op) ? quantizeLSTM(op, replace, replaceBias)
                    : quantizeSVDF(op, replace, replaceBias);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

FailureOr<double> weightScaleOf(OpOperand &weights, unsigned bits) {
  Operation *op = weights.getOwner();
  ElementsAttr constant = viewableConstant(weights.get());
  if (!constant) {
    emitUserError(op, Code::UnsupportedType)
        << "cannot quantize weights whose data is missing";
    return failure();
  }
  Expected<SmallVector<double>> scales =
      symmetricScales(constant, bits, /*axis=*/std::nullopt);
  if (!scales) {
    emitUserError(op, Code::UnsupportedType)
        << "cannot quantize weights: " << toString(scales.takeError());
    return failure();
  }
  return scales->front();
}

double scaleOfValue(Value value) {
  return cast<quant::UniformQuantizedType>(
             getElementTypeOrSelf(value.getType()))
      .getScale();
}

bool hasOperand(Operation *op, unsigned operand) {
  return operand < op->getNumOperands() &&
         !isa<NoneType>(op->getOperand(operand).getType());
}

} // namespace tfuse::quantize
