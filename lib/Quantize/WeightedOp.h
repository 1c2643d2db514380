//===- WeightedOp.h - Convolutions and matmuls by channel -------*- C++ -*-===//
//
// A view of CONV_2D, DEPTHWISE_CONV_2D, TRANSPOSE_CONV and FULLY_CONNECTED with
// constant float32 weights; the activation may be quantized already. Channels
// are the last axis of activations.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_WEIGHTEDOP_H
#define TFUSE_LIB_QUANTIZE_WEIGHTEDOP_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace tfuse::quantize {

struct WeightedOp {
  mlir::Operation *op;
  mlir::OpOperand *activation, *weights;
  /// Null if the op has none.
  mlir::OpOperand *bias;
  /// The axis of the weights with the output channels, and that with the input
  /// channels. They are the same axis for depthwise convolutions.
  unsigned outputAxis, inputAxis;
  int64_t numInputs, numOutputs;

  /// Nothing for other ops, for weights or a bias whose data is unknown, and if
  /// input channels are not those of the activation (grouped convolutions).
  static std::optional<WeightedOp> of(mlir::Operation *op);

  mlir::Value result() const { return op->getResult(0); }
  mlir::ElementsAttr weightsAttr() const;
  /// Null if the op has no bias.
  mlir::ElementsAttr biasAttr() const;

  bool isDepthwise() const { return outputAxis == inputAxis; }
  /// The output channels of a depthwise convolution that read input channel i
  /// are i * multiplier and the following.
  int64_t multiplier() const { return numOutputs / numInputs; }

  /// Calls `visit` with runs of neighboring weights of one output channel: the
  /// input channel of the first weight, which rises by 1 with each weight if
  /// the op is not depthwise, and the weights. For depthwise convolutions, a
  /// run is one weight.
  using Visitor = llvm::function_ref<void(int64_t output, int64_t input,
                                          llvm::ArrayRef<float> run)>;
  llvm::Error forEachRun(Visitor visit) const;
};

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_WEIGHTEDOP_H
