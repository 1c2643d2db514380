//===- Slicing.cpp - Slices, reversal and rolling -------------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

/// Replaces the op with a value whose inferred type may have fewer known
/// dimensions than the result.
static LogicalResult replaceWithTyped(LoweringContext &ctx, Value value) {
  return value.getType() == ctx.type()
             ? ctx.replace(value)
             : ctx.replace(ctx.tf("Identity", ctx.type(), value));
}

/// The kernel of SLICE does not support string results of dynamic shape; that
/// of STRIDED_SLICE does.
static LogicalResult sliceStrings(LoweringContext &ctx, ArrayRef<int64_t> begin,
                                  ArrayRef<int64_t> size) {
  Ints end, ones(begin.size(), 1);
  int64_t toEnd = 0;
  for (size_t i = 0; i < begin.size(); ++i) {
    toEnd |= size[i] < 0 ? int64_t(1) << i : 0;
    end.push_back(size[i] < 0 ? 0 : begin[i] + size[i]);
  }
  return ctx.replace(
      ctx.tf("StridedSlice", ctx.type(),
             {ctx.in("input"), ctx.i32s(begin), ctx.i32s(end), ctx.i32s(ones)},
             {ctx.i64Attr("begin_mask", 0), ctx.i64Attr("end_mask", toEnd),
              ctx.i64Attr("ellipsis_mask", 0), ctx.i64Attr("new_axis_mask", 0),
              ctx.i64Attr("shrink_axis_mask", 0)}));
}

LogicalResult lowerSlice(LoweringContext &ctx) {
  if (isa<tf_type::StringType>(getElementTypeOrSelf(ctx.in("input"))) &&
      !hasStaticShape(ctx.type())) {
    std::optional<Ints> begin = constantInts(ctx.in("begin"));
    std::optional<Ints> size = constantInts(ctx.in("size"));
    if (begin && size && begin->size() == size->size() && begin->size() < 32)
      return sliceStrings(ctx, *begin, *size);
  }
  return ctx.replace(ctx.emit<tfl::SliceOp>(
      ctx.type(), {ctx.in("input"), ctx.in("begin"), ctx.in("size")}));
}

//===----------------------------------------------------------------------===//
// StridedSlice
//===----------------------------------------------------------------------===//

namespace {

/// One index of a strided slice.
struct Index {
  enum Kind { Range, Point, NewAxis } kind = Range;
  int64_t begin = 0, end = 0, stride = 1;
  bool fromStart = true, toEnd = true;

  bool takesAll() const {
    return kind == Range && stride == 1 && fromStart && toEnd;
  }
};

/// The five masks, each with a bit for each index.
struct Masks {
  uint64_t begin, end, ellipsis, newAxis, shrink;
};

} // namespace

static Masks masksOf(LoweringContext &ctx) {
  auto mask = [&](StringRef name) { return uint64_t(ctx.intAttr(name)); };
  // TensorFlow ignores an open begin or end of a single index; LiteRT's kernel
  // takes index 0 for an open begin.
  uint64_t shrink = mask("shrink_axis_mask");
  return {mask("begin_mask") & ~shrink, mask("end_mask") & ~shrink,
          mask("ellipsis_mask"), mask("new_axis_mask"), shrink};
}

static SmallVector<NamedAttribute> maskAttributes(LoweringContext &ctx,
                                                  const Masks &masks) {
  return {ctx.i32Attr("begin_mask", int64_t(masks.begin)),
          ctx.i32Attr("end_mask", int64_t(masks.end)),
          ctx.i32Attr("ellipsis_mask", int64_t(masks.ellipsis)),
          ctx.i32Attr("new_axis_mask", int64_t(masks.newAxis)),
          ctx.i32Attr("shrink_axis_mask", int64_t(masks.shrink)),
          ctx.flag("offset", false)};
}

/// One index for each axis of the operand and each new axis. If several masks
/// have a bit for the same index, ellipsis has precedence over new axis, and
/// new axis over shrink. Nullopt if there are more indices than axes.
static std::optional<SmallVector<Index>>
spellOut(ArrayRef<int64_t> begin, ArrayRef<int64_t> end,
         ArrayRef<int64_t> strides, const Masks &masks, int64_t rank) {
  auto has = [](uint64_t mask, size_t i) { return ((mask >> i) & 1) != 0; };
  int64_t taken = 0;
  bool hasEllipsis = false;
  for (size_t i = 0; i < begin.size(); ++i) {
    bool isEllipsis = has(masks.ellipsis, i);
    hasEllipsis |= isEllipsis;
    taken += !isEllipsis && !has(masks.newAxis, i);
  }
  if (taken > rank)
    return std::nullopt;
  SmallVector<Index> indices;
  for (size_t i = 0; i < begin.size(); ++i) {
    if (has(masks.ellipsis, i)) {
      indices.append(rank - taken, Index());
      continue;
    }
    Index index;
    if (has(masks.newAxis, i)) {
      index.kind = Index::NewAxis;
    } else {
      index = {has(masks.shrink, i) ? Index::Point : Index::Range,
               begin[i],
               end[i],
               strides[i],
               has(masks.begin, i),
               has(masks.end, i)};
    }
    indices.push_back(index);
  }
  if (!hasEllipsis)
    indices.append(rank - taken, Index());
  return indices;
}

/// True if the range has no elements, whatever the size of the axis is; `size`
/// is kDynamic if it is unknown.
static bool isEmpty(const Index &index, int64_t size) {
  if (index.kind != Index::Range || index.stride != 1)
    return false;
  int64_t begin = index.fromStart ? 0 : index.begin;
  if (size == kDynamic)
    return !index.toEnd && (index.end == 0 || ((begin < 0) == (index.end < 0) &&
                                               index.end <= begin));
  auto resolve = [&](int64_t bound) {
    return std::clamp<int64_t>(bound < 0 ? bound + size : bound, 0, size);
  };
  return (index.toEnd ? size : resolve(index.end)) <= resolve(begin);
}

/// Emits the slice for the indices, ignoring new axes; `shape` is the shape of
/// its result.
static Value emitSlice(LoweringContext &ctx, Value x, ArrayRef<Index> indices,
                       ArrayRef<int64_t> shape) {
  Ints begin, end, strides;
  Masks masks = {};
  uint64_t bit = 1;
  int64_t axis = 0;
  for (const Index &index : indices) {
    if (index.kind == Index::NewAxis)
      continue;
    begin.push_back(std::clamp<int64_t>(index.begin, INT32_MIN, INT32_MAX));
    end.push_back(std::clamp<int64_t>(index.end, INT32_MIN, INT32_MAX));
    // XNNPACK interprets a size of zero as "to the end". It does not delegate
    // slices with strides, and a stride does not change an empty range.
    strides.push_back(isEmpty(index, dimOf(x, axis++)) ? 2 : index.stride);
    masks.begin |= index.fromStart ? bit : 0;
    masks.end |= index.toEnd ? bit : 0;
    masks.shrink |= index.kind == Index::Point ? bit : 0;
    bit <<= 1;
  }
  return ctx.emit<tfl::StridedSliceOp>(
      withShape(x.getType(), shape),
      {x, ctx.i32s(begin), ctx.i32s(end), ctx.i32s(strides)},
      maskAttributes(ctx, masks));
}

static LogicalResult lowerConstantSlice(LoweringContext &ctx, Value x,
                                        ArrayRef<Index> indices) {
  bool takesAll = llvm::all_of(indices, [](const Index &index) {
    return index.takesAll() || index.kind == Index::NewAxis;
  });
  bool addsAxes = llvm::any_of(
      indices, [](const Index &index) { return index.kind == Index::NewAxis; });
  if (takesAll && !addsAxes && x.getType() == ctx.type())
    return ctx.replace(x);
  // The inferred type of the result has all known dimensions.
  std::optional<ArrayRef<int64_t>> result = shapeOf(ctx.type());
  Ints sliced;
  int64_t axis = 0, resultAxis = 0;
  for (const Index &index : indices) {
    if (index.kind == Index::Range) {
      int64_t size = index.takesAll() ? dimOf(x, axis) : kDynamic;
      bool isKnown = size != kDynamic || !result;
      sliced.push_back(isKnown ? size : (*result)[resultAxis]);
    }
    axis += index.kind != Index::NewAxis;
    resultAxis += index.kind != Index::Point;
  }
  if (!addsAxes)
    return ctx.replace(emitSlice(ctx, x, indices, result ? *result : sliced));
  Value part = takesAll ? x : emitSlice(ctx, x, indices, sliced);
  if (llvm::count(sliced, kDynamic) < 2) {
    SymbolicDims dims;
    int64_t next = 0;
    for (const Index &index : indices)
      if (index.kind != Index::Point)
        dims.push_back(index.kind == Index::NewAxis
                           ? SymbolicDim(1)
                           : SymbolicDim(part, next++));
    return ctx.replace(
        ctx.tf("Reshape", ctx.type(), {part, ctx.shapeVector(dims, true)}));
  }
  resultAxis = 0;
  for (const Index &index : indices) {
    if (index.kind == Index::NewAxis)
      part = ctx.expandDim(part, resultAxis);
    resultAxis += index.kind != Index::Point;
  }
  return replaceWithTyped(ctx, part);
}

/// Drops index `place` of `count` from the vectors and the masks.
static void dropIndex(LoweringContext &ctx, Masks &masks, int64_t place,
                      int64_t count, MutableArrayRef<Value> vectors) {
  for (Value &vector : vectors) {
    SmallVector<Value> parts;
    if (place > 0)
      parts.push_back(ctx.slice(vector, {0}, {place}));
    if (place + 1 < count)
      parts.push_back(ctx.slice(vector, {place + 1}, {count - place - 1}));
    vector = parts.size() == 1 ? parts.front() : ctx.concat(parts, 0);
  }
  uint64_t below = (uint64_t(1) << place) - 1;
  for (uint64_t *mask : {&masks.begin, &masks.end, &masks.ellipsis,
                         &masks.newAxis, &masks.shrink})
    *mask = (*mask & below) | ((*mask >> 1) & ~below);
}

/// Drops indices if there are more than axes, which LiteRT's kernel does not
/// support: an ellipsis that matches no axis, as in x[i, ...] of a vector, and
/// new axes. Returns the places of the new axes in the result.
static Ints dropExtraIndices(LoweringContext &ctx, Masks &masks, int64_t rank,
                             MutableArrayRef<Value> vectors) {
  std::optional<ArrayRef<int64_t>> shape = shapeOf(vectors.front());
  if (!shape || shape->size() != 1 || shape->front() < 2 ||
      shape->front() > 64 || shape->front() <= rank)
    return {};
  int64_t count = shape->front();
  auto has = [](uint64_t mask, int64_t i) { return ((mask >> i) & 1) != 0; };
  masks.newAxis &= ~masks.ellipsis;
  masks.shrink &= ~(masks.ellipsis | masks.newAxis);
  int64_t matched = rank - count + llvm::popcount(masks.ellipsis) +
                    llvm::popcount(masks.newAxis);
  Ints added, dropped;
  int64_t resultAxis = 0;
  for (int64_t i = 0; i < count; ++i) {
    if (has(masks.newAxis, i)) {
      added.push_back(resultAxis);
      dropped.push_back(i);
    } else if (has(masks.ellipsis, i)) {
      resultAxis += matched;
      if (matched == 0)
        dropped.push_back(i);
      continue;
    }
    resultAxis += !has(masks.shrink, i);
  }
  if (int64_t(dropped.size()) >= count)
    return {};
  for (int64_t place : llvm::reverse(dropped))
    dropIndex(ctx, masks, place, count--, vectors);
  return added;
}

LogicalResult lowerStridedSlice(LoweringContext &ctx) {
  Value x = ctx.in("input");
  Value begin = ctx.in("begin"), end = ctx.in("end");
  Value strides = ctx.in("strides");
  Masks masks = masksOf(ctx);
  std::optional<Ints> begins = constantInts(begin), ends = constantInts(end),
                      steps = constantInts(strides);
  std::optional<int64_t> rank = rankOf(x);
  if (rank && begins && ends && steps && begins->size() == ends->size() &&
      begins->size() == steps->size() && begins->size() <= 64) {
    std::optional<SmallVector<Index>> indices =
        spellOut(*begins, *ends, *steps, masks, *rank);
    std::optional<int64_t> resultRank = rankOf(ctx.op->getResult(0));
    int64_t kept = indices ? llvm::count_if(*indices,
                                            [](const Index &index) {
                                              return index.kind != Index::Point;
                                            })
                           : -1;
    if (!indices || (resultRank && *resultRank != kept))
      return ctx.reject(
          Code::ShapeMismatch,
          "its indices do not fit the rank of its operand, or of its result");
    return lowerConstantSlice(ctx, x, *indices);
  }
  Value vectors[] = {ctx.asI32(begin), ctx.asI32(end), ctx.asI32(strides)};
  Ints newAxes;
  if (rank)
    newAxes = dropExtraIndices(ctx, masks, *rank, vectors);
  Type type = ctx.type();
  if (std::optional<ArrayRef<int64_t>> shape = shapeOf(type)) {
    Ints sliced(*shape);
    for (int64_t axis : llvm::reverse(newAxes))
      sliced.erase(sliced.begin() + axis);
    type = withShape(type, sliced);
  }
  Value part = ctx.emit<tfl::StridedSliceOp>(
      type, {x, vectors[0], vectors[1], vectors[2]},
      maskAttributes(ctx, masks));
  for (int64_t axis : newAxes)
    part = ctx.expandDim(part, axis);
  return replaceWithTyped(ctx, part);
}

//===----------------------------------------------------------------------===//
// XLA's slices, whose starts are clamped
//===----------------------------------------------------------------------===//

LogicalResult lowerDynamicUpdateSlice(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<tfl::DynamicUpdateSliceOp>(
      ctx.type(), {ctx.in("input"), ctx.in("update"), ctx.in("indices")}));
}

LogicalResult lowerDynamicSlice(LoweringContext &ctx) {
  Value x = ctx.in("input");
  std::optional<Ints> sizes = constantInts(ctx.in("size_indices"));
  if (!sizes || rankOf(x) != int64_t(sizes->size()))
    return ctx.reject(
        "the sizes of the slice are not constants, one per dimension");
  Value starts = ctx.asI32(ctx.in("start_indices"));
  Value last = ctx.sub(ctx.shapeVector(x), ctx.i32s(*sizes));
  Value bounded = ctx.binary("Minimum", starts, last);
  bounded = ctx.binary("Maximum", bounded, ctx.i32Scalar(0));
  return ctx.replace(
      ctx.tf("Slice", ctx.type(), {x, bounded, ctx.i32s(*sizes)}));
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

LogicalResult lowerReverse(LoweringContext &ctx) {
  Value x = ctx.in("tensor"), axes = ctx.in("axis");
  std::optional<int64_t> rank = rankOf(x);
  std::optional<Ints> constant =
      rank ? constantAxes(axes, *rank) : std::nullopt;
  if (!constant)
    return ctx.replace(
        ctx.emit<tfl::ReverseV2Op>(ctx.type(), {x, ctx.asI32(axes)}));
  // The kernel reverses adjacent axes only.
  Value result = x;
  for (ArrayRef<int64_t> left = *constant; !left.empty();) {
    Ints run = {left.front()};
    for (left = left.drop_front();
         !left.empty() && left.front() == run.back() + 1;
         left = left.drop_front())
      run.push_back(left.front());
    result = ctx.emit<tfl::ReverseV2Op>(ctx.type(), {result, ctx.i32s(run)});
  }
  return replaceWithTyped(ctx, result);
}

LogicalResult lowerReverseSequence(LoweringContext &ctx) {
  Value x = ctx.in("input");
  int64_t rank = rankOf(x).value_or(0);
  int64_t axis = ctx.intAttr("seq_dim"), batch = ctx.intAttr("batch_dim");
  if ((axis < 0 || batch < 0) && rank == 0)
    return ctx.reject("attribute seq_dim or batch_dim is negative, and the "
                      "rank of its operand is not known",
                      kGiveRank);
  return ctx.replace(ctx.emit<tfl::ReverseSequenceOp>(
      ctx.type(), {x, ctx.in("seq_lengths")},
      {ctx.i32Attr("seq_dim", axis < 0 ? axis + rank : axis),
       ctx.i32Attr("batch_dim", batch < 0 ? batch + rank : batch)}));
}

/// Rolls an axis by `shift`: the last `shift` slices, then the preceding
/// slices.
static Value rollAxis(LoweringContext &ctx, Value x, int64_t axis,
                      int64_t shift) {
  int64_t size = dimOf(x, axis);
  shift = size == 0 ? 0 : ((shift % size) + size) % size;
  if (shift == 0)
    return x;
  Ints starts(*rankOf(x), 0), sizes(*rankOf(x), -1);
  starts[axis] = size - shift;
  Value last = ctx.slice(x, starts, sizes);
  starts[axis] = 0;
  sizes[axis] = size - shift;
  Value first = ctx.slice(x, starts, sizes);
  return ctx.concat({last, first}, axis);
}

LogicalResult lowerRoll(LoweringContext &ctx) {
  Value x = ctx.in("input");
  std::optional<int64_t> rank = rankOf(x);
  std::optional<Ints> shifts = constantInts(ctx.in("shift")),
                      axes = constantInts(ctx.in("axis"));
  if (!rank || !shifts || !axes || shifts->size() != axes->size())
    return ctx.reject("its shifts or axes are not constants, or the rank of "
                      "its operand is not known",
                      kGiveRank);
  for (int64_t &axis : *axes) {
    std::optional<int64_t> normal = normalizeAxis(axis, *rank);
    if (!normal)
      return ctx.reject(Code::ShapeMismatch, "axis " + Twine(axis) +
                                                 " is out of range for rank " +
                                                 Twine(*rank));
    axis = *normal;
    if (dimOf(x, axis) == kDynamic)
      return ctx.reject("the size of axis " + Twine(axis) +
                            ", which it rolls, is not known",
                        kFixShapes);
  }
  Value result = x;
  for (auto [shift, axis] : llvm::zip_equal(*shifts, *axes))
    result = rollAxis(ctx, result, axis, shift);
  return ctx.replace(result);
}

} // namespace tfuse::lowering
