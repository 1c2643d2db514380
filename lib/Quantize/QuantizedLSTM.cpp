//===- QuantizedLSTM.cpp - Types of an integer LSTM -----------------------===//

#include "QuantizedLSTM.h"

#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Quantize/Weights.h"

#include "mlir/IR/TypeUtilities.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

// Operands in the order of the gates: input, forget, cell, output.
static constexpr unsigned kInputWeights = 1, kRecurrentWeights = 5;
static constexpr unsigned kPeepholes = 9, kLastPeephole = 11;
static constexpr unsigned kBiases = 12, kProjection = 16, kProjectionBias = 17;
static constexpr unsigned kCellState = 19, kCoefficients = 20;
static constexpr unsigned kNumGates = 4;

/// The kernel multiplies normalized gates by coefficients in units of 2^-10.
static constexpr double kNormalizedScale = 1.0 / 1024;

bool isLSTM(Operation *op) {
  return isa<tfl::UnidirectionalSequenceLSTMOp, tfl::LSTMOp>(op);
}

static bool isNormalized(Operation *op) {
  return hasOperand(op, kCoefficients + 1);
}

/// True if int8 with one scale would store most nonzero weights as zero.
static bool losesWeights(Value weights) {
  ElementsAttr constant = viewableConstant(weights);
  if (!constant)
    return false;
  Expected<SmallVector<double>> scales =
      symmetricScales(constant, /*bits=*/8, /*axis=*/std::nullopt);
  if (scales)
    return losesWeights(constant, *scales);
  consumeError(scales.takeError());
  return false;
}

Refusal whyFloatLSTM(Operation *op, unsigned bits, bool isMicro) {
  if (isMicro && isa<tfl::LSTMOp>(op))
    return {"TFLite Micro has no kernel"};
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
  if (isMicro &&
      (hasOperand(op, kPeepholes + 1) || isNormalized(op) ||
       hasOperand(op, kProjection) || !hasOperand(op, kInputWeights)))
    return {"TFLite Micro's kernel takes no peepholes, coupled or normalized "
            "gates or projections"};
  // LiteRT's kernel applies peepholes to as many cells as there are outputs.
  if (hasOperand(op, kPeepholes + 1) && hasOperand(op, kProjection) &&
      cast<ShapedType>(op->getOperand(kProjection).getType()).getDimSize(0) !=
          cast<ShapedType>(op->getOperand(kPeepholes + 1).getType())
              .getDimSize(0))
    return {"the integer kernel is wrong for peepholes with a projection to "
            "another number of units"};
  for (unsigned gate = 0; gate < kNumGates; ++gate)
    if (hasOperand(op, kInputWeights + gate) &&
        losesWeights(op->getOperand(kInputWeights + gate)))
      return {"int8 with one scale stores most weights of a gate as 0 beside "
              "one that masks time steps"};
  if (!rangeOfState(op, kCellState))
    return {"the range of its cell state is unknown", /*lacksRange=*/true};
  if (hasOperand(op, kProjection) && !rangeOfIntermediate(op, kNumGates))
    return {"the range of its hidden state is unknown", /*lacksRange=*/true};
  if (isNormalized(op))
    for (unsigned gate = 0; gate < kNumGates; ++gate)
      if (hasOperand(op, kInputWeights + gate) &&
          !rangeOfIntermediate(op, gate))
        return {"the ranges of its gates are unknown", /*lacksRange=*/true};
  return {};
}

quant::UniformQuantizedType cellType(MLIRContext *context, Range range) {
  double bound = std::max(-range.min, range.max);
  // The least power of two that is not below the bound, divided by 2^15.
  // Kernels compute tanh of the cell state in fixed point; below 2^-15
  // precision gains nothing.
  int exponent =
      bound > 0 ? static_cast<int>(std::ceil(std::log2(bound))) - 15 : -15;
  return fixedType(context, 16, std::ldexp(1.0, std::max(exponent, -15)), 0);
}

//===----------------------------------------------------------------------===//
// Constants and intermediates
//===----------------------------------------------------------------------===//

static quant::QuantizedType symmetric(Operation *op, unsigned bits,
                                      double scale) {
  return symmetricType(op->getContext(), bits, /*narrow=*/bits == 8, scale,
                       /*axis=*/std::nullopt);
}

static void setIntermediates(Operation *op,
                             quant::UniformQuantizedType hidden) {
  auto facts = cast<tfl::OpFactsInterface>(op).getFacts();
  for (auto [index, name] : llvm::enumerate(facts.intermediates)) {
    // Without layer normalization the kernel takes gates in units of 2^-12.
    quant::UniformQuantizedType type =
        fixedType(op->getContext(), 16, std::ldexp(1.0, -12), 0);
    if (index == kNumGates)
      type = hidden;
    else if (std::optional<Range> range = rangeOfIntermediate(op, index))
      type = activationType(op->getContext(), 16, *range);
    op->setAttr(name, TypeAttr::get(RankedTensorType::get({0}, type)));
  }
}

LogicalResult quantizeLSTM(Operation *op, ReplaceWeights replace,
                           ReplaceBias replaceBias) {
  auto output = cast<quant::UniformQuantizedType>(
      getElementTypeOrSelf(op->getResult(0).getType()));
  quant::UniformQuantizedType hidden = output;
  if (hasOperand(op, kProjection)) {
    // LiteRT's kernel stores the hidden state with the negated zero point,
    // which clips a part of the range unless it is 0.
    Range range = *rangeOfIntermediate(op, kNumGates);
    float bound = std::max({-range.min, range.max, 1e-6});
    hidden = fixedType(op->getContext(), 8, bound / 127, 0);
  }
  auto replaceWeights = [&](unsigned index, unsigned bits) -> LogicalResult {
    if (!hasOperand(op, index))
      return success();
    OpOperand &use = op->getOpOperand(index);
    FailureOr<double> scale = weightScaleOf(use, bits);
    if (failed(scale))
      return failure();
    return replace(use, symmetric(op, bits, *scale));
  };
  auto replaceBiasAt = [&](unsigned index, double scale) -> LogicalResult {
    unsigned bits = output.getStorageTypeIntegralWidth() == 16 ? 64 : 32;
    return hasOperand(op, index)
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
    if (hasOperand(op, kCoefficients + gate))
      scale =
          scaleOfValue(op->getOperand(kCoefficients + gate)) * kNormalizedScale;
    else if (hasOperand(op, kInputWeights + gate))
      scale = scaleOfValue(op->getOperand(0)) *
              scaleOfValue(op->getOperand(kInputWeights + gate));
    if (failed(replaceBiasAt(kBiases + gate, scale)))
      return failure();
  }
  if (hasOperand(op, kProjectionBias) &&
      failed(replaceBiasAt(kProjectionBias,
                           hidden.getScale() *
                               scaleOfValue(op->getOperand(kProjection)))))
    return failure();
  setIntermediates(op, hidden);
  return success();
}

} // namespace tfuse::quantize
