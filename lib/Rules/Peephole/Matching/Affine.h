//===- Affine.h - Convolutions and fully connected ops alike ----*- C++ -*-===//
//
// conv_2d, depthwise_conv_2d, conv_3d, transpose_conv, conv_3d_transpose and
// fully_connected all multiply their input by a filter, add a bias to each
// output channel, and apply an activation. Rules that fold constants into
// filter and bias see them through this class.
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
  /// Null for any other op, for an op that is null, and for weights in a
  /// shuffled format.
  explicit AffineOp(mlir::Operation *op);

  explicit operator bool() const { return op; }
  mlir::Operation *getOperation() const { return op; }

  mlir::Value getInput() const;
  mlir::Value getFilter() const;
  mlir::Value getBias() const;
  mlir::Value getResult() const { return op->getResult(0); }
  llvm::StringRef getActivation() const;
  /// Whether zeros are put around the input.
  bool padsInput() const;

  /// The filter's axis of output channels.
  int64_t getOutputAxis() const;
  /// Dynamic if unknown.
  int64_t getOutputChannels() const;

  /// Whether each input channel meets elements of its own along one axis of
  /// the filter: not so in grouped convolutions, and where a fully connected
  /// op takes its input apart in another way than by the last dimension.
  bool hasInputAxis() const;
  /// The filter's axis of input channels, if it has one.
  int64_t getInputAxis() const;

  /// The bias as a constant vector of zeros if there is none. Null if it is
  /// not a constant of one element per output channel, or of one for all.
  mlir::ElementsAttr getConstantBias() const;

  void setInput(mlir::RewriterBase &rewriter, mlir::Value input) const;
  /// Replaces filter, bias and activation; null or empty keeps the old one.
  void update(mlir::RewriterBase &rewriter, mlir::ElementsAttr filter,
              mlir::ElementsAttr bias, llvm::StringRef activation = {}) const;

private:
  mlir::Operation *op = nullptr;
  unsigned index = 0;
};

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_AFFINE_H
