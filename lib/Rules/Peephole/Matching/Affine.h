//===- Affine.h - Interface of convolutions and fully_connected -*- C++ -*-===//
//
// conv_2d, depthwise_conv_2d, conv_3d, transpose_conv, conv_3d_transpose and
// fully_connected all multiply their input by a filter, add a bias to each
// output channel, and apply an activation. This class is the common interface
// for rules that fold constants into filter and bias.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_AFFINE_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_AFFINE_H

#include "tfuse/Rules/Rule.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace tfuse::tfl {

class AffineOp {
public:
  AffineOp() = default;
  /// Null if `op` is null, another op, or has weights in a shuffled format.
  explicit AffineOp(mlir::Operation *op);

  explicit operator bool() const { return op; }
  mlir::Operation *getOperation() const { return op; }

  mlir::Value getInput() const;
  mlir::Value getFilter() const;
  mlir::Value getBias() const;
  mlir::Value getResult() const { return op->getResult(0); }
  llvm::StringRef getActivation() const;
  /// True if the op pads its input with zeros.
  bool padsInput() const;

  /// The filter's axis of output channels.
  int64_t getOutputAxis() const;
  /// The number of output channels; dynamic if unknown.
  int64_t getOutputChannels() const;

  /// True if one axis of the filter is the axis of input channels. False for
  /// grouped convolutions, and for a fully_connected whose rows are not the
  /// last dimension of its input.
  bool hasInputAxis() const;
  /// The filter's axis of input channels, if it has one.
  int64_t getInputAxis() const;

  /// The bias as a constant vector; zeros if there is no bias. Null if the bias
  /// is not a constant of one element, or of one element per output channel.
  mlir::ElementsAttr getConstantBias() const;

  void setInput(mlir::RewriterBase &rewriter, mlir::Value input) const;
  /// Replaces filter, bias and activation; null or empty keeps the old value.
  void update(mlir::RewriterBase &rewriter, mlir::ElementsAttr filter,
              mlir::ElementsAttr bias, llvm::StringRef activation = {}) const;

private:
  mlir::Operation *op = nullptr;
  unsigned index = 0;
};

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_AFFINE_H
