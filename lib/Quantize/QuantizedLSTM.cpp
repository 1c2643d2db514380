//===- QuantizedLSTM.cpp - Types of an integer LSTM -----------------------===//

#include "QuantizedLSTM.h"

#include "OperandRoles.h"
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

// Operands in the order of the gates: input, forget, cell, output.
static constexpr unsigned kInputWeights = 1, kRecurrentWeights = 5;
static constexpr unsigned kPeepholes = 9, kLastPeephole = 11;
static constexpr unsigned kBiases = 12, kProjection = 16, kProjectionBias = 17;
static constexpr unsigned kCoefficients = 20;
static constexpr unsigned kNumGates = 4;

/// The kernel multiplies normalized gates by coefficients in units of 2^-10.
static constexpr double kNormalizedScale = 1.0 / 1024;

bool isLSTM(Operation *op) {
  return isa<tfl::UnidirectionalSequenceLSTMOp>(op);
}

Operation *lstmOf(Operation *finalState) {
  auto state = dyn_cast_or_null<tfl::FinalStateOp>(finalState);
  if (!state)
    return nullptr;
  Operation *op = state.getAfter().getDefiningOp();
  if (auto node = dyn_cast_or_null<tfl::ControlNodeOp>(op))
    op = &node.getBody().front().front();
  return op && isLSTM(op) ? op : nullptr;
}

bool isCellState(Operation *finalState) {
  return cast<tfl::FinalStateOp>(finalState).getState() ==
         lstmOf(finalState)->getOperand(kCellStateOperand);
}

bool isActivationOfLSTM(OpOperand &use) {
  return is_contained({0U, kHiddenStateOperand, kCellStateOperand},
                      use.getOperandNumber());
}

static bool isPresent(Operation *op, unsigned operand) {
  return operand < op->getNumOperands() &&
         !isa<NoneType>(op->getOperand(operand).getType());
}

static bool isNormalized(Operation *op) {
  return isPresent(op, kCoefficients + 1);
}

Refusal whyFloatLSTM(Operation *op, unsigned bits, bool isMicro) {
  if (bits == 16 && !isMicro)
    return {"the interpreter's kernel takes no int16 input"};
  auto diagonal = op->getAttrOfType<BoolAttr>("diagonal_recurrent_tensors");
  if (diagonal && diagonal.getValue())
    return {"its kernel for integers takes no diagonal recurrent weights"};
  if (auto activation =
          op->getAttrOfType<StringAttr>("fused_activation_function");
      activation && activation.getValue() != "TANH")
    return {
        ("its kernel for integers computes TANH, not " + activation.getValue())
            .str()};
  if (isMicro && (isPresent(op, kPeepholes + 1) || isNormalized(op) ||
                  isPresent(op, kProjection) || !isPresent(op, kInputWeights)))
    return {"TFLite Micro's kernel takes no peepholes, coupled or normalized "
            "gates or projections"};
  // LiteRT's kernel applies peepholes to as many cells as there are outputs.
  if (isPresent(op, kPeepholes + 1) && isPresent(op, kProjection) &&
      cast<ShapedType>(op->getOperand(kProjection).getType()).getDimSize(0) !=
          cast<ShapedType>(op->getOperand(kPeepholes + 1).getType())
              .getDimSize(0))
    return {"the integer kernel is wrong for peepholes with a projection to "
            "another number of units"};
  for (OpOperand &use : op->getOpOperands())
    if (!isActivationOfLSTM(use) && isFloat(use.get().getType()) &&
        !isConstant(use.get()))
      return {"a weight is computed by the model"};
  if (!rangeOfAttr(op->getAttr(kCellRangeAttr)))
    return {"the range of its cell state is unknown", /*lacksRange=*/true};
  if (isPresent(op, kProjection) && !rangeOfAttr(op->getAttr(kHiddenRangeAttr)))
    return {"the range of its hidden state is unknown", /*lacksRange=*/true};
  if (isNormalized(op)) {
    auto gates = op->getAttrOfType<ArrayAttr>(kGateRangesAttr);
    if (!gates || gates.size() != kNumGates)
      return {"the ranges of its gates are unknown", /*lacksRange=*/true};
    for (unsigned gate = 0; gate < kNumGates; ++gate)
      if (isPresent(op, kInputWeights + gate) && !rangeOfAttr(gates[gate]))
        return {"the ranges of its gates are unknown", /*lacksRange=*/true};
  }
  return {};
}

quant::UniformQuantizedType cellType(Operation *op) {
  Range range = *rangeOfAttr(op->getAttr(kCellRangeAttr));
  double bound = std::max(-range.min, range.max);
  // The least power of two that is not below the bound, divided by 2^15.
  // Kernels compute tanh of the cell state in fixed point; below 2^-15
  // precision gains nothing.
  int exponent =
      bound > 0 ? static_cast<int>(std::ceil(std::log2(bound))) - 15 : -15;
  return fixedType(op->getContext(), 16,
                   std::ldexp(1.0, std::max(exponent, -15)), 0);
}

//===----------------------------------------------------------------------===//
// Constants and intermediates
//===----------------------------------------------------------------------===//

static double scaleOf(Value value) {
  return cast<quant::UniformQuantizedType>(
             getElementTypeOrSelf(value.getType()))
      .getScale();
}

static quant::QuantizedType symmetric(Operation *op, unsigned bits,
                                      double scale) {
  return symmetricType(op->getContext(), bits, /*narrow=*/bits == 8, scale,
                       /*axis=*/std::nullopt);
}

static void setIntermediates(Operation *op,
                             quant::UniformQuantizedType hidden) {
  auto gates = op->getAttrOfType<ArrayAttr>(kGateRangesAttr);
  auto facts = cast<tfl::OpFactsInterface>(op).getFacts();
  for (auto [index, name] : llvm::enumerate(facts.intermediates)) {
    // Without layer normalization the kernel takes gates in units of 2^-12.
    quant::UniformQuantizedType type =
        fixedType(op->getContext(), 16, std::ldexp(1.0, -12), 0);
    if (index == kNumGates)
      type = hidden;
    else if (gates)
      if (std::optional<Range> range = rangeOfAttr(gates[index]))
        type = activationType(op->getContext(), 16, *range);
    op->setAttr(name, TypeAttr::get(RankedTensorType::get({0}, type)));
  }
}

LogicalResult quantizeLSTM(
    Operation *op,
    llvm::function_ref<LogicalResult(OpOperand &, quant::QuantizedType)>
        replace,
    llvm::function_ref<LogicalResult(OpOperand &, double, unsigned)>
        replaceBias) {
  auto output = cast<quant::UniformQuantizedType>(
      getElementTypeOrSelf(op->getResult(0).getType()));
  quant::UniformQuantizedType hidden = output;
  if (isPresent(op, kProjection)) {
    // LiteRT's kernel stores the hidden state with the negated zero point: any
    // other than 0 cuts a part of the range off.
    Range range = *rangeOfAttr(op->getAttr(kHiddenRangeAttr));
    float bound = std::max({-range.min, range.max, 1e-6});
    hidden = fixedType(op->getContext(), 8, bound / 127, 0);
  }
  auto replaceWeights = [&](unsigned index, unsigned bits) -> LogicalResult {
    if (!isPresent(op, index))
      return success();
    OpOperand &use = op->getOpOperand(index);
    ElementsAttr constant = viewableConstant(use.get());
    if (!constant)
      return emitUserError(op, Code::UnsupportedType)
             << "cannot quantize weights whose data is missing";
    Expected<SmallVector<double>> scales =
        symmetricScales(constant, bits, /*axis=*/std::nullopt);
    if (!scales)
      return emitUserError(op, Code::UnsupportedType)
             << "cannot quantize weights: " << toString(scales.takeError());
    return replace(use, symmetric(op, bits, scales->front()));
  };
  auto replaceBiasAt = [&](unsigned index, double scale) -> LogicalResult {
    unsigned bits = output.getStorageTypeIntegralWidth() == 16 ? 64 : 32;
    return isPresent(op, index)
               ? replaceBias(op->getOpOperand(index), scale, bits)
               : success();
  };
  for (unsigned gate = 0; gate < kNumGates; ++gate)
    if (failed(replaceWeights(kInputWeights + gate, 8)) ||
        failed(replaceWeights(kRecurrentWeights + gate, 8)) ||
        failed(replaceWeights(kCoefficients + gate, 16)))
      return failure();
  for (unsigned index = kPeepholes; index <= kLastPeephole; ++index)
    if (failed(replaceWeights(index, 16)))
      return failure();
  if (failed(replaceWeights(kProjection, 8)))
    return failure();
  for (unsigned gate = 0; gate < kNumGates; ++gate) {
    double scale = 1;
    if (isPresent(op, kCoefficients + gate))
      scale = scaleOf(op->getOperand(kCoefficients + gate)) * kNormalizedScale;
    else if (isPresent(op, kInputWeights + gate))
      scale = scaleOf(op->getOperand(0)) *
              scaleOf(op->getOperand(kInputWeights + gate));
    if (failed(replaceBiasAt(kBiases + gate, scale)))
      return failure();
  }
  if (isPresent(op, kProjectionBias) &&
      failed(replaceBiasAt(kProjectionBias,
                           hidden.getScale() *
                               scaleOf(op->getOperand(kProjection)))))
    return failure();
  setIntermediates(op, hidden);
  return success();
}

} // namespace tfuse::quantize
