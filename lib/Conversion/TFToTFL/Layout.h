//===- Layout.h - Where channels are ----------------------------*- C++ -*-===//
//
// The data_format attribute of image ops, and the transposes to and from
// channels-last images, which is the only layout that TFLite supports.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_TFTOTFL_LAYOUT_H
#define TFUSE_CONVERSION_TFTOTFL_LAYOUT_H

#include "Lowering.h"

namespace tfuse::lowering {

class Layout {
public:
  /// `format` is NHWC, NCHW, NDHWC or NCDHW, or empty for the default, channels
  /// last.
  Layout(StringRef format, int64_t spatialDims);

  /// Whether the format is known.
  explicit operator bool() const { return isKnown; }
  bool isChannelsLast() const { return channelsLast; }
  int64_t rank() const { return spatialDims + 2; }
  int64_t batch() const { return 0; }
  int64_t channel() const { return channelsLast ? rank() - 1 : 1; }
  /// The axes between batch and channels.
  Ints spatial() const;

  /// The permutation from this format to channels last: [0, 2, 3, 1] for NCHW.
  Ints permutation() const;
  Ints permuteToChannelsLast(ArrayRef<int64_t> sizes) const;

  Value toChannelsLast(LoweringContext &ctx, Value image) const;
  Type channelsLastType(Type type) const;
  /// Replaces the op by `image`, which is channels-last, transposed to this
  /// format.
  LogicalResult replaceWith(LoweringContext &ctx, Value image) const;

private:
  int64_t spatialDims;
  bool channelsLast = true, isKnown = true;
};

/// Rejects the op because of its data_format.
LogicalResult rejectFormat(LoweringContext &ctx);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_LAYOUT_H
