//===- Reshape.cpp - Shapes: reading, changing, transposing, repeating ----===//

#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Support/DataFormat.h"
#include <numeric>

using namespace mlir;

namespace tfuse::lowering {

//===----------------------------------------------------------------------===//
// Reshape and related ops
//===----------------------------------------------------------------------===//

/// The shape operand as a constant, if at most one dimension of the result is
/// unknown, for which -1 is used.
static std::optional<Ints> inferableShape(Type result) {
  std::optional<ArrayRef<int64_t>> shape = shapeOf(result);
  if (!shape)
    return std::nullopt;
  Ints sizes(shape->begin(), shape->end());
  int64_t open = llvm::count(sizes, kDynamic);
  // In an empty tensor, -1 would be ambiguous.
  if (open > 1 || (open == 1 && llvm::is_contained(sizes, 0)))
    return std::nullopt;
  std::replace(sizes.begin(), sizes.end(), kDynamic, int64_t(-1));
  return sizes;
}

LogicalResult lowerReshape(LoweringContext &ctx) {
  Value shape = ctx.in("shape");
  if (!constantInts(shape))
    if (std::optional<Ints> sizes = inferableShape(ctx.type()))
      shape = ctx.i32s(*sizes);
  return ctx.replace(ctx.emit<tfl::ReshapeOp>(
      ctx.type(), {ctx.in("tensor"), ctx.asI32(shape)}));
}

LogicalResult lowerExpandDims(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<tfl::ExpandDimsOp>(
      ctx.type(), {ctx.in("input"), ctx.in("dim")}));
}

LogicalResult lowerSqueeze(LoweringContext &ctx) {
  Ints dims = ctx.intsAttr("squeeze_dims");
  return ctx.replace(ctx.emit<tfl::SqueezeOp>(
      ctx.type(), ctx.in("input"), ctx.i64sAttr("squeeze_dims", dims)));
}

//===----------------------------------------------------------------------===//
// Reading shapes
//===----------------------------------------------------------------------===//

static Value shapeAs(LoweringContext &ctx, Value x, Type type) {
  if (!hasStaticShape(x))
    return ctx.emit<tfl::ShapeOp>(type, x);
  return getElementTypeOrSelf(type).isInteger(64) ? ctx.i64s(*shapeOf(x))
                                                  : ctx.i32s(*shapeOf(x));
}

LogicalResult lowerShape(LoweringContext &ctx) {
  return ctx.replace(shapeAs(ctx, ctx.in("input"), ctx.type()));
}

LogicalResult lowerShapeN(LoweringContext &ctx) {
  SmallVector<Value> shapes;
  for (auto [i, input] : llvm::enumerate(ctx.list("input")))
    shapes.push_back(shapeAs(ctx, input, ctx.type(i)));
  return ctx.replace(shapes);
}

LogicalResult lowerRank(LoweringContext &ctx) {
  Value x = ctx.in("input");
  if (std::optional<int64_t> rank = rankOf(x))
    return ctx.replace(ctx.i32Scalar(*rank));
  return ctx.replace(ctx.emit<tfl::RankOp>(ctx.type(), x));
}

LogicalResult lowerSize(LoweringContext &ctx) {
  Value x = ctx.in("input");
  Type element = getElementTypeOrSelf(ctx.type());
  if (hasStaticShape(x)) {
    int64_t count = cast<ShapedType>(x.getType()).getNumElements();
    return ctx.replace(ctx.scalar(element, double(count)));
  }
  Type vector = tensorOf(rankOf(x).value_or(kDynamic), element);
  Value shape = ctx.tf("Shape", vector, x);
  return ctx.replace(ctx.tf("Prod", ctx.type(), {shape, ctx.i32s(0)}));
}

//===----------------------------------------------------------------------===//
// Transpose
//===----------------------------------------------------------------------===//

namespace {
/// A permutation of runs. A run is a group of axes that stay adjacent. Axes of
/// size one are left out.
struct Runs {
  /// First and last axis of each run, in the order of the operand.
  SmallVector<std::pair<int64_t, int64_t>> axes;
  Ints permutation;
};
} // namespace

static Runs runsOf(ArrayRef<int64_t> permutation, ArrayRef<int64_t> shape) {
  // Runs in the order of the result.
  SmallVector<std::pair<int64_t, int64_t>> moved;
  for (int64_t axis : permutation) {
    if (shape[axis] == 1)
      continue;
    int64_t next = moved.empty() ? -1 : moved.back().second + 1;
    while (next > 0 && next < axis && shape[next] == 1)
      ++next;
    if (next == axis && !moved.empty())
      moved.back().second = axis;
    else
      moved.push_back({axis, axis});
  }
  Runs runs;
  runs.axes = moved;
  llvm::sort(runs.axes);
  for (auto run : moved)
    runs.permutation.push_back(llvm::find(runs.axes, run) - runs.axes.begin());
  return runs;
}

constexpr size_t kTransposeRank = 6;

/// A permutation with few enough runs for the kernel. It moves as many axes as
/// possible to the front, in the order of the result.
static Ints firstStep(ArrayRef<int64_t> permutation, ArrayRef<int64_t> shape) {
  for (size_t count = permutation.size();; --count) {
    Ints step(permutation.take_front(count));
    for (int64_t axis : sequence(0, int64_t(permutation.size())))
      if (!llvm::is_contained(permutation.take_front(count), axis))
        step.push_back(axis);
    // Two axes and the axes around them are five runs, so this terminates.
    if (runsOf(step, shape).axes.size() <= kTransposeRank)
      return step;
  }
}

/// TFLite's kernel transposes up to six dimensions. Axes that stay adjacent are
/// merged; if more than six remain, several transposes are emitted.
static LogicalResult transposeHighRank(LoweringContext &ctx,
                                       ArrayRef<int64_t> permutation) {
  Value x = ctx.in("x");
  SymbolicDims dims = symbolicDims(x);
  Runs runs = runsOf(permutation, *shapeOf(x));
  if (runs.axes.size() > kTransposeRank) {
    Ints step = firstStep(permutation, *shapeOf(x)), rest;
    for (int64_t axis : permutation)
      rest.push_back(llvm::find(step, axis) - step.begin());
    return ctx.replace(ctx.tf("Transpose", ctx.type(),
                              {ctx.transpose(x, step), ctx.i32s(rest)}));
  }
  SymbolicDims joined;
  for (auto [first, last] : runs.axes) {
    SymbolicDim size(1);
    for (int64_t axis = first; axis <= last; ++axis)
      size = size * dims[axis];
    joined.push_back(size);
  }
  SymbolicDims result;
  for (int64_t axis : permutation)
    result.push_back(dims[axis]);
  Value narrow = ctx.transpose(ctx.reshape(x, joined), runs.permutation);
  return ctx.replace(
      ctx.tf("Reshape", ctx.type(), {narrow, ctx.shapeVector(result, true)}));
}

LogicalResult lowerTranspose(LoweringContext &ctx) {
  Value x = ctx.in("x"), perm = ctx.in("perm");
  std::optional<Ints> permutation = constantInts(perm);
  int64_t rank = rankOf(x).value_or(0);
  if (permutation && rank == int64_t(permutation->size())) {
    for (int64_t &axis : *permutation) {
      std::optional<int64_t> normal = normalizeAxis(axis, rank);
      if (!normal)
        return ctx.reject(Code::ShapeMismatch,
                          "its permutation names axis " + Twine(axis) +
                              " of a tensor of rank " + Twine(rank));
      axis = *normal;
    }
    if (llvm::is_sorted(*permutation) && x.getType() == ctx.type())
      return ctx.replace(x);
    if (rank > int64_t(kTransposeRank))
      return transposeHighRank(ctx, *permutation);
  }
  return ctx.replace(
      ctx.emit<tfl::TransposeOp>(ctx.type(), {x, ctx.asI32(perm)}));
}

//===----------------------------------------------------------------------===//
// Repeating
//===----------------------------------------------------------------------===//

LogicalResult lowerBroadcastTo(LoweringContext &ctx) {
  Value x = ctx.in("input");
  if (x.getType() == ctx.type() && hasStaticShape(x))
    return ctx.replace(x);
  return ctx.replace(
      ctx.emit<tfl::BroadcastToOp>(ctx.type(), {x, ctx.in("shape")}));
}

LogicalResult lowerBroadcastArgs(LoweringContext &ctx) {
  return ctx.replace(
      ctx.emit<tfl::BroadcastArgsOp>(ctx.type(), {ctx.in("s0"), ctx.in("s1")}));
}

LogicalResult lowerFill(LoweringContext &ctx) {
  return ctx.replace(
      ctx.emit<tfl::FillOp>(ctx.type(), {ctx.in("dims"), ctx.in("value")}));
}

LogicalResult lowerTile(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<tfl::TileOp>(
      ctx.type(), {ctx.in("input"), ctx.in("multiples")}));
}

/// A tensor of the operand's shape, filled with one value.
static LogicalResult fillLike(LoweringContext &ctx, double value) {
  Value x = ctx.in("x");
  return ctx.replace(ctx.tf("Fill", ctx.type(),
                            {ctx.shapeVector(x), ctx.scalarLike(x, value)}));
}

LogicalResult lowerZerosLike(LoweringContext &ctx) {
  if (contains(F32 | I32 | I64, getElementTypeOrSelf(ctx.in("x"))))
    return ctx.replace(ctx.emit<tfl::ZerosLikeOp>(ctx.type(), ctx.in("x")));
  return fillLike(ctx, 0);
}

LogicalResult lowerOnesLike(LoweringContext &ctx) { return fillLike(ctx, 1); }

/// A tensor of zeros: TensorFlow leaves the elements undefined, so zeros are
/// valid.
LogicalResult lowerEmpty(LoweringContext &ctx) {
  Value zero = ctx.scalar(getElementTypeOrSelf(ctx.type()), 0);
  return ctx.replace(ctx.tf("Fill", ctx.type(), {ctx.in("shape"), zero}));
}

//===----------------------------------------------------------------------===//
// Sequences
//===----------------------------------------------------------------------===//

LogicalResult lowerRange(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<tfl::RangeOp>(
      ctx.type(), {ctx.in("start"), ctx.in("limit"), ctx.in("delta")}));
}

/// start + i * ((stop - start) / (num - 1)) for i below num.
LogicalResult lowerLinSpace(LoweringContext &ctx) {
  Value start = ctx.in("start"), stop = ctx.in("stop");
  std::optional<int64_t> num = constantInt(ctx.in("num"));
  if (!num || *num < 1)
    return ctx.reject("the number of its values is not a positive constant");
  Value steps = ctx.scalarLike(start, double(std::max<int64_t>(*num - 1, 1)));
  Value step = ctx.binary("RealDiv", ctx.sub(stop, start), steps);
  Value indices =
      ctx.tf("Range", ctx.type(),
             {ctx.scalarLike(start, 0), ctx.scalarLike(start, double(*num)),
              ctx.scalarLike(start, 1)});
  return ctx.replace(ctx.add(start, ctx.mul(indices, step)));
}

/// result[x[i]] = i
LogicalResult lowerInvertPermutation(LoweringContext &ctx) {
  Value x = ctx.in("x");
  if (rankOf(x) != 1)
    return ctx.reject("its operand is not known to be a vector", kGiveRank);
  SymbolicDim size(x, 0);
  Value permutation = ctx.asI32(x);
  Value count = ctx.sizeScalar(size);
  Value range = ctx.tf("Range", permutation.getType(),
                       {ctx.i32Scalar(0), count, ctx.i32Scalar(1)});
  Value indices = ctx.reshape(permutation, {size, SymbolicDim(1)});
  Value inverse = ctx.tf("ScatterNd", permutation.getType(),
                         {indices, range, ctx.shapeVector(permutation)});
  return ctx.replace(ctx.castTo(inverse, getElementTypeOrSelf(x)));
}

//===----------------------------------------------------------------------===//
// Data formats
//===----------------------------------------------------------------------===//

static LogicalResult rejectFormats(LoweringContext &ctx) {
  return ctx.reject("its formats '" + ctx.stringAttr("src_format") + "' and '" +
                    ctx.stringAttr("dst_format") +
                    "' do not have the axes of its operand");
}

/// result = map[x], where map[i] is the axis of dst_format that axis i of
/// src_format is. Negative axes count from the end.
LogicalResult lowerDataFormatDimMap(LoweringContext &ctx) {
  Ints map =
      axisMap(ctx.stringAttr("src_format"), ctx.stringAttr("dst_format"));
  if (map.empty())
    return rejectFormats(ctx);
  // Adding n to an axis from -n to n - 1 makes it an index of two copies of the
  // map.
  Value x = ctx.in("x");
  Value indices = ctx.add(x, ctx.scalarLike(x, double(map.size())));
  append_range(map, Ints(map));
  Value table = ctx.castTo(ctx.i32s(map), getElementTypeOrSelf(x));
  return ctx.replace(
      ctx.tf("GatherV2", ctx.type(), {table, indices, ctx.i32Scalar(0)}));
}

/// result[i] = x[j], where axis i of dst_format is axis j of src_format. x has
/// an element, or a row of two, for each axis, or for each spatial axis.
LogicalResult lowerDataFormatVecPermute(LoweringContext &ctx) {
  Value x = ctx.in("x");
  int64_t size = dimOf(x, 0);
  if (ShapedType::isDynamic(size))
    return ctx.reject("the size of its operand is not known", kFixShapes);
  Ints map = permutedElements(ctx.stringAttr("src_format"),
                              ctx.stringAttr("dst_format"), size);
  if (map.empty())
    return rejectFormats(ctx);
  return ctx.replace(
      ctx.tf("GatherV2", ctx.type(), {x, ctx.i32s(map), ctx.i32Scalar(0)}));
}

} // namespace tfuse::lowering
