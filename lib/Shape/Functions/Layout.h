//===- Layout.h - Data formats and windows ----------------------*- C++ -*-===//
//
// The data formats of convolutions and pooling, and the output size of a window
// that slides over a dimension.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_SHAPE_FUNCTIONS_LAYOUT_H
#define TFUSE_LIB_SHAPE_FUNCTIONS_LAYOUT_H

#include "tfuse/Shape/ShapeContext.h"

namespace tfuse::shape {

/// "NHWC", "NCDHW", "NCHW_VECT_C", ...: the position of each dimension.
struct Layout {
  int64_t batch = 0, channel = 0;
  llvm::SmallVector<int64_t, 3> spatial;
  /// The position of the dimension for the last 4 or 32 channels, if the format
  /// has one.
  std::optional<int64_t> innerChannel;

  int64_t rank() const {
    return int64_t(spatial.size()) + (innerChannel ? 3 : 2);
  }
  /// Nullopt if the text is not a format.
  static std::optional<Layout> parse(llvm::StringRef format);

  /// The op's data_format, by default channels-last. A format with another
  /// number of spatial dimensions is a violation.
  static Layout ofOp(ShapeContext &c, unsigned spatialDims);

  /// A shape of this layout. With inner channels, `inner` is their number.
  Shape make(Dim batch, llvm::ArrayRef<Dim> spatial, Dim channel,
             Dim inner = kUnknown) const;
};

enum class Padding { Valid, Same, Explicit };

/// A window that slides over one dimension.
struct Window {
  Dim size = kUnknown;
  int64_t stride = 1, dilation = 1;
  Padding padding = Padding::Valid;
  int64_t before = 0, after = 0;

  /// The number of window positions in a dimension of size `dim`.
  Dim slideOver(ShapeContext &c, Dim dim) const;
};

/// The op's "padding", and "explicit_paddings" where `mayBeExplicit`. The list
/// holds two numbers for each dimension of the layout.
struct PaddingAttrs {
  Padding kind = Padding::Valid;
  llvm::SmallVector<int64_t> numbers;

  static PaddingAttrs ofOp(ShapeContext &c, const Layout &layout,
                           bool mayBeExplicit);
  void apply(Window &window, int64_t dimension) const;
};

/// A list attribute with `count` numbers; if it has another length, a
/// violation, and all ones are returned.
llvm::SmallVector<int64_t> numbersAttr(ShapeContext &c, llvm::StringRef name,
                                       unsigned count);

} // namespace tfuse::shape

#endif // TFUSE_LIB_SHAPE_FUNCTIONS_LAYOUT_H
