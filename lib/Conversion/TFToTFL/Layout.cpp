//===- Layout.cpp - Data layouts of images --------------------------------===//

#include "Layout.h"
#include "Lowering.h"

using namespace mlir;

namespace tfuse::lowering {

Layout::Layout(StringRef format, int64_t spatialDims)
    : spatialDims(spatialDims) {
  StringRef last = spatialDims == 2 ? "NHWC" : "NDHWC";
  StringRef first = spatialDims == 2 ? "NCHW" : "NCDHW";
  channelsLast = format.empty() || format == last;
  isKnown = channelsLast || format == first;
}

Ints Layout::spatial() const {
  int64_t first = channelsLast ? 1 : 2;
  return sequence(first, first + spatialDims);
}

Ints Layout::permutation() const {
  Ints axes = {0};
  llvm::append_range(axes, spatial());
  axes.push_back(channel());
  return axes;
}

Ints Layout::permuteToChannelsLast(ArrayRef<int64_t> sizes) const {
  return permute(sizes, permutation());
}

Value Layout::toChannelsLast(LoweringContext &ctx, Value image) const {
  return ctx.transpose(image, permutation());
}

Type Layout::channelsLastType(Type type) const {
  std::optional<ArrayRef<int64_t>> shape = shapeOf(type);
  if (!shape || int64_t(shape->size()) != rank())
    return type;
  return withShape(type, permuteToChannelsLast(*shape));
}

LogicalResult Layout::replaceWith(LoweringContext &ctx, Value image) const {
  if (channelsLast)
    return ctx.replace(image);
  return ctx.replace(
      ctx.tf("Transpose", ctx.type(),
             {image, ctx.i32s(inversePermutation(permutation()))}));
}

LogicalResult rejectFormat(LoweringContext &ctx) {
  return ctx.reject("attribute data_format is '" +
                    ctx.stringAttr("data_format") +
                    "', and TFLite has images with one axis of channels, first "
                    "or last, only");
}

} // namespace tfuse::lowering
