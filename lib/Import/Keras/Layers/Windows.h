//===- Windows.h - Layers with windows over spatial axes --------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_KERAS_LAYERS_WINDOWS_H
#define TFUSE_LIB_IMPORT_KERAS_LAYERS_WINDOWS_H

#include "LayerContext.h"

namespace tfuse::keras {

/// Moves the channels of a layer with `data_format` channels_first to the end
/// and back. Layers of one spatial axis become those of two: TensorFlow's ops
/// have two or three.
class SpatialLayout {
public:
  /// Records a problem unless the input has `spatial` + 2 axes.
  SpatialLayout(LayerContext &c, unsigned spatial);

  bool isChannelsFirst() const { return first; }
  /// The input as float32 with channels last, and at least two spatial axes.
  mlir::Value input();
  /// Removes the axis that `input` has added.
  mlir::Value withoutAxis(mlir::Value y);
  /// Moves channels to where the layer has them.
  mlir::Value withChannels(mlir::Value y);
  mlir::Value output(mlir::Value y) { return withChannels(withoutAxis(y)); }
  /// One number for each spatial axis as numbers for all axes of the op, with
  /// `fill` for the added axis.
  Ints perAxis(llvm::ArrayRef<int64_t> numbers, int64_t fill = 1) const;
  /// The same for the spatial axes only.
  Ints spatialAxes(llvm::ArrayRef<int64_t> numbers, int64_t fill = 1) const;

private:
  LayerContext &c;
  unsigned spatial;
  bool first;
};

/// The padding option as the attribute of an op: SAME or VALID. For causal
/// padding, which `allowsCausal`, pads `x`.
std::string paddingOf(LayerContext &c, bool allowsCausal, mlir::Value &x,
                      int64_t extent);

} // namespace tfuse::keras

#endif // TFUSE_LIB_IMPORT_KERAS_LAYERS_WINDOWS_H
