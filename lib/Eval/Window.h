//===- Window.h - Windows that slide over an image --------------*- C++ -*-===//

#ifndef TFUSE_LIB_EVAL_WINDOW_H
#define TFUSE_LIB_EVAL_WINDOW_H

#include "tfuse/Eval/KernelContext.h"

namespace tfuse::eval {

/// One spatial axis of a convolution or pooling.
struct WindowAxis {
  int64_t input = 0;    // extent of the image
  int64_t size = 0;     // extent of the window
  int64_t stride = 1;   // from one position to the next
  int64_t dilation = 1; // from one element of the window to the next
  int64_t before = 0;   // padding before the image
  int64_t output = 0;   // number of positions

  /// The index in the image of element `tap` of the window at `position`; it is
  /// outside of the image if not in [0, input).
  int64_t at(int64_t position, int64_t tap) const {
    return position * stride + tap * dilation - before;
  }
};

/// The channel and spatial axes of a data format: "NHWC", "NCHW", "NDHWC",
/// "NCDHW".
struct ImageLayout {
  int64_t channel;
  llvm::SmallVector<int64_t, 3> spatial;

  static std::optional<ImageLayout> parse(llvm::StringRef format, int64_t rank);
};

/// Sets padding and output size of `axes` from the op's `padding` and
/// `explicit_paddings` attributes ("SAME", "VALID", "EXPLICIT").
mlir::LogicalResult padWindow(KernelContext &context, const ImageLayout &layout,
                              llvm::MutableArrayRef<WindowAxis> axes);

/// Reads the entries for the spatial axes from a list attribute with one entry
/// per axis of the image; fails unless the entries for batch and channels are
/// 1.
std::optional<llvm::SmallVector<int64_t>>
spatialAttr(const KernelContext &context, llvm::StringRef name,
            const ImageLayout &layout, int64_t rank);

} // namespace tfuse::eval

#endif // TFUSE_LIB_EVAL_WINDOW_H
