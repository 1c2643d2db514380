//===- Pooling.cpp - Means and maxima over windows ------------------------===//

#include "Layout.h"
#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include <limits>

using namespace mlir;

namespace tfuse::lowering {

namespace {
/// Window and strides along the spatial axes.
struct Pool {
  Ints sizes, strides;
  StringRef padding;
};
} // namespace

static LogicalResult readSpatial(LoweringContext &ctx, const Layout &layout,
                                 StringRef name, ArrayRef<int64_t> values,
                                 Ints &result) {
  if (int64_t(values.size()) != layout.rank())
    return ctx.reject(Code::InvalidGraph,
                      name + " does not hold one value per dimension");
  if (values[layout.batch()] != 1 || values[layout.channel()] != 1)
    return ctx.reject(name + " is not 1 for batch and channels, and TFLite "
                             "pools over the spatial dimensions only",
                      "reduce over that axis instead");
  for (int64_t axis : layout.spatial())
    result.push_back(values[axis]);
  if (llvm::any_of(result, [](int64_t v) { return v < 1 || v > INT32_MAX; }))
    return ctx.reject(Code::InvalidGraph,
                      name + " holds a value that is not positive");
  return success();
}

static LogicalResult readPool(LoweringContext &ctx, const Layout &layout,
                              ArrayRef<int64_t> sizes,
                              ArrayRef<int64_t> strides, Pool &pool) {
  if (!layout)
    return rejectFormat(ctx);
  pool.padding = ctx.stringAttr("padding");
  if (failed(readSpatial(ctx, layout, "ksize", sizes, pool.sizes)) ||
      failed(readSpatial(ctx, layout, "strides", strides, pool.strides)))
    return failure();
  return success();
}

/// The size of a pooled axis.
static int64_t pooledSize(int64_t size, int64_t window, int64_t stride,
                          StringRef padding) {
  if (size == kDynamic)
    return kDynamic;
  return padding == "SAME" ? (size + stride - 1) / stride
                           : (size - window + stride) / stride;
}

template <typename OpT>
static Value emitPool(LoweringContext &ctx, Type type, Value image,
                      ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides,
                      StringRef padding) {
  return ctx.emit<OpT>(
      type, image,
      {ctx.i32Attr("filter_height", sizes[0]),
       ctx.i32Attr("filter_width", sizes[1]), ctx.text("padding", padding),
       ctx.i32Attr("stride_h", strides[0]), ctx.i32Attr("stride_w", strides[1]),
       ctx.noActivation()});
}

//===----------------------------------------------------------------------===//
// Two dimensions
//===----------------------------------------------------------------------===//

/// Pads explicitly with the lowest value of the type.
static LogicalResult padForMaximum(LoweringContext &ctx, const Layout &layout,
                                   Pool &pool, Value &image) {
  Ints values = ctx.intsAttr("explicit_paddings");
  if (int64_t(values.size()) != 2 * layout.rank())
    return ctx.reject(
        Code::InvalidGraph,
        "attribute explicit_paddings does not hold two values per dimension");
  auto floating = dyn_cast<FloatType>(getElementTypeOrSelf(image));
  if (!floating)
    return ctx.reject(
        "attribute padding is EXPLICIT, which TFLite's MAX_POOL_2D has for "
        "floats only",
        "pad the input with tf.pad, and pool with padding='VALID'");
  Ints amounts, shape;
  for (int64_t axis : layout.permutation()) {
    int64_t before = values[2 * axis], after = values[2 * axis + 1];
    amounts.append({before, after});
    int64_t size = dimOf(image, axis);
    shape.push_back(size == kDynamic ? kDynamic : size + before + after);
  }
  Value lowest =
      ctx.scalarLike(image, -double(std::numeric_limits<float>::max()));
  image = layout.toChannelsLast(ctx, image);
  image = ctx.tf("PadV2", withShape(image.getType(), shape),
                 {image, ctx.i32Matrix(amounts, 2), lowest});
  pool.padding = "VALID";
  return success();
}

template <typename OpT>
static LogicalResult lowerPool2D(LoweringContext &ctx, Value image,
                                 ArrayRef<int64_t> sizes,
                                 ArrayRef<int64_t> strides) {
  Layout layout(ctx.stringAttr("data_format"), 2);
  Pool pool;
  if (failed(readPool(ctx, layout, sizes, strides, pool)))
    return failure();
  if (rankOf(image).value_or(4) != 4)
    return ctx.reject(Code::ShapeMismatch, "its operand has rank " +
                                               Twine(*rankOf(image)) +
                                               ", not 4");
  if (pool.padding != "EXPLICIT")
    image = layout.toChannelsLast(ctx, image);
  else if (failed(padForMaximum(ctx, layout, pool, image)))
    return failure();
  Value result = emitPool<OpT>(ctx, layout.channelsLastType(ctx.type()), image,
                               pool.sizes, pool.strides, pool.padding);
  return layout.replaceWith(ctx, result);
}

LogicalResult lowerAvgPool(LoweringContext &ctx) {
  return lowerPool2D<tfl::AveragePool2DOp>(
      ctx, ctx.in("value"), ctx.intsAttr("ksize"), ctx.intsAttr("strides"));
}

LogicalResult lowerMaxPool(LoweringContext &ctx) {
  return lowerPool2D<tfl::MaxPool2DOp>(
      ctx, ctx.in("input"), ctx.intsAttr("ksize"), ctx.intsAttr("strides"));
}

LogicalResult lowerMaxPoolV2(LoweringContext &ctx) {
  std::optional<Ints> sizes = constantInts(ctx.in("ksize")),
                      strides = constantInts(ctx.in("strides"));
  if (!sizes || !strides)
    return ctx.reject("ksize or strides is not a constant");
  return lowerPool2D<tfl::MaxPool2DOp>(ctx, ctx.in("input"), *sizes, *strides);
}

//===----------------------------------------------------------------------===//
// Three dimensions
//===----------------------------------------------------------------------===//

/// Decomposes 3-D pooling into 2-D pooling over H and W, of an image [N * D, H,
/// W, C], then over D, of an image [N, D, H * W, C]. A maximum of maxima is
/// exact, and so is a mean of means because all rows of a window have the same
/// length.
template <typename OpT> static LogicalResult lowerPool3D(LoweringContext &ctx) {
  Layout layout(ctx.stringAttr("data_format"), 3);
  Pool pool;
  Value input = ctx.in("input");
  if (failed(readPool(ctx, layout, ctx.intsAttr("ksize"),
                      ctx.intsAttr("strides"), pool)))
    return failure();
  if (rankOf(input) != 5)
    return ctx.reject("its operand is not known to have rank 5", kGiveRank);
  Value image = layout.toChannelsLast(ctx, input);
  SymbolicDims dims = symbolicDims(image);
  Value planes =
      ctx.reshape(image, {dims[0] * dims[1], dims[2], dims[3], dims[4]});
  auto pooled = [&](int64_t axis) {
    return pooledSize(dims[axis + 1].size(), pool.sizes[axis],
                      pool.strides[axis], pool.padding);
  };
  Ints sizes = {dimOf(planes, 0), pooled(1), pooled(2), dims[4].size()};
  ArrayRef<int64_t> window = pool.sizes, strides = pool.strides;
  Value flat =
      emitPool<OpT>(ctx, withShape(planes.getType(), sizes), planes,
                    window.drop_front(), strides.drop_front(), pool.padding);
  Value columns =
      ctx.reshape(flat, {dims[0], dims[1],
                         SymbolicDim(flat, 1) * SymbolicDim(flat, 2), dims[4]});
  Ints columnSizes = {dims[0].size(), pooled(0), dimOf(columns, 2),
                      dims[4].size()};
  Value result =
      emitPool<OpT>(ctx, withShape(columns.getType(), columnSizes), columns,
                    {window[0], 1}, {strides[0], 1}, pool.padding);
  Value volume = ctx.reshape(result, {dims[0], SymbolicDim(result, 1),
                                      SymbolicDim(flat, 1),
                                      SymbolicDim(flat, 2), dims[4]});
  if (volume.getType() != layout.channelsLastType(ctx.type()))
    volume = ctx.tf("Identity", layout.channelsLastType(ctx.type()), volume);
  return layout.replaceWith(ctx, volume);
}

LogicalResult lowerAvgPool3D(LoweringContext &ctx) {
  return lowerPool3D<tfl::AveragePool2DOp>(ctx);
}
LogicalResult lowerMaxPool3D(LoweringContext &ctx) {
  return lowerPool3D<tfl::MaxPool2DOp>(ctx);
}

//===----------------------------------------------------------------------===//
// Local response normalization
//===----------------------------------------------------------------------===//

LogicalResult lowerLRN(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<tfl::LocalResponseNormalizationOp>(
      ctx.type(), ctx.in("input"),
      {ctx.i32Attr("radius", ctx.intAttr("depth_radius", 5)),
       ctx.f32Attr("bias", ctx.floatAttr("bias", 1)),
       ctx.f32Attr("alpha", ctx.floatAttr("alpha", 1)),
       ctx.f32Attr("beta", ctx.floatAttr("beta", 0.5f))}));
}

} // namespace tfuse::lowering
