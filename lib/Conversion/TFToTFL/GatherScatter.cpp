//===- GatherScatter.cpp - Elements by index ------------------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include <set>

using namespace mlir;

namespace tfuse::lowering {

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

static LogicalResult emitGather(LoweringContext &ctx, int64_t axis,
                                int64_t batchDims) {
  Value x = ctx.in("params"), indices = ctx.in("indices");
  bool ofStrings = isa<tf_type::StringType>(getElementTypeOrSelf(x));
  if (ofStrings && rankOf(x) != 1) {
    // Only GATHER_ND supports rows of strings.
    std::optional<int64_t> rank = rankOf(indices);
    if (!rank || axis != 0 || batchDims != 0)
      return ctx.reject("TFLite gathers strings from a vector, or along axis 0 "
                        "with indices of known rank only");
    SymbolicDims dims = symbolicDims(indices);
    dims.push_back(SymbolicDim(1));
    return ctx.replace(
        ctx.tf("GatherNd", ctx.type(), {x, ctx.reshape(indices, dims)}));
  }
  return ctx.replace(ctx.emit<tfl::GatherOp>(
      ctx.type(), {x, indices},
      {ctx.i32Attr("axis", axis), ctx.i32Attr("batch_dims", batchDims)}));
}

LogicalResult lowerGather(LoweringContext &ctx) {
  return emitGather(ctx, 0, 0);
}

LogicalResult lowerGatherV2(LoweringContext &ctx) {
  std::optional<int64_t> axis = constantInt(ctx.in("axis"));
  if (!axis)
    return ctx.reject("its axis is not a constant");
  int64_t batchDims = ctx.intAttr("batch_dims");
  if (batchDims < 0) {
    std::optional<int64_t> rank = rankOf(ctx.in("indices"));
    if (!rank)
      return ctx.reject("attribute batch_dims is negative, and the rank of the "
                        "indices is not known",
                        kGiveRank);
    batchDims += *rank;
  }
  return emitGather(ctx, *axis, batchDims);
}

/// TFLite fails for an index out of range, as the default policy requires.
static bool ignoresBadIndices(LoweringContext &ctx) {
  return ctx.stringAttr("bad_indices_policy") == "IGNORE";
}

LogicalResult lowerGatherNd(LoweringContext &ctx) {
  if (ignoresBadIndices(ctx))
    return ctx.reject("attribute bad_indices_policy is IGNORE, and TFLite "
                      "stops at an index that is out of range");
  return ctx.replace(ctx.emit<tfl::GatherNdOp>(
      ctx.type(), {ctx.in("params"), ctx.in("indices")}));
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

LogicalResult lowerScatterNd(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<tfl::ScatterNdOp>(
      ctx.type(), {ctx.asI32(ctx.in("indices")), ctx.in("updates"),
                   ctx.asI32(ctx.in("shape"))}));
}

/// A tensor of zeros like `tensor`, with `updates` added at `indices`.
static Value scattered(LoweringContext &ctx, Value tensor, Value indices,
                       Value updates) {
  return ctx.tf(
      "ScatterNd",
      withElementType(tensor.getType(), getElementTypeOrSelf(updates)),
      {indices, updates, ctx.shapeVector(tensor)});
}

LogicalResult lowerTensorScatterAdd(LoweringContext &ctx) {
  Value tensor = ctx.in("tensor");
  Value sum = scattered(ctx, tensor, ctx.in("indices"), ctx.in("updates"));
  return ctx.replace(ctx.add(tensor, sum));
}

LogicalResult lowerTensorScatterSub(LoweringContext &ctx) {
  Value tensor = ctx.in("tensor");
  Value sum = scattered(ctx, tensor, ctx.in("indices"), ctx.in("updates"));
  return ctx.replace(ctx.sub(tensor, sum));
}

/// The flat row number of each index vector, with the indexed axes flattened to
/// one.
static Value rowNumbers(LoweringContext &ctx, Value indices,
                        const SymbolicDim &count, ArrayRef<SymbolicDim> axes) {
  if (axes.size() == 1)
    return ctx.reshape(indices, {count});
  SymbolicDims strides;
  for (size_t i = 0; i != axes.size(); ++i) {
    SymbolicDim stride(1);
    for (const SymbolicDim &inner : axes.drop_front(i + 1))
      stride = stride * inner;
    strides.push_back(stride);
  }
  Value vectors = ctx.reshape(ctx.asI32(indices),
                              {count, SymbolicDim(int64_t(axes.size()))});
  Value steps = ctx.mul(vectors, ctx.shapeVector(strides));
  return ctx.reduce("Sum", steps, {1}, /*keepDims=*/false);
}

/// Whether no two index vectors can be equal.
static bool areDistinct(Value indices) {
  indices = tf::skipIdentities(indices);
  std::optional<ArrayRef<int64_t>> shape = shapeOf(indices);
  if (!shape || shape->empty())
    return shape.has_value();
  int64_t depth = shape->back(), count = 1;
  for (int64_t size : shape->drop_back())
    count = size == kDynamic || count == kDynamic ? kDynamic : count * size;
  if (count == 0 || count == 1)
    return true;
  // Match ops before and after lowering, through slices, casts and reshapes.
  auto isNamed = [](Operation *op, std::initializer_list<StringRef> names) {
    return op && llvm::any_of(names, [&](StringRef name) {
             return op->getName().stripDialect().equals_insensitive(name);
           });
  };
  // Casts from floats or narrow integers may make distinct values equal.
  auto isIndex = [](Value value) {
    Type type = getElementTypeOrSelf(value);
    return type.isInteger(32) || type.isInteger(64);
  };
  Value source = indices;
  auto skip = [&](std::initializer_list<StringRef> names) {
    while (isNamed(source.getDefiningOp(), names) &&
           isIndex(source.getDefiningOp()->getOperand(0)))
      source = tf::skipIdentities(source.getDefiningOp()->getOperand(0));
  };
  skip({"Cast"});
  if (isNamed(source.getDefiningOp(), {"Where"}))
    return true;
  if (depth == 1)
    skip({"ExpandDims", "expand_dims", "Reshape", "Cast", "StridedSlice",
          "strided_slice", "Slice"});
  if (depth == 1 && isNamed(source.getDefiningOp(), {"Range"}))
    return true;
  std::optional<Ints> known = constantInts(source);
  if (!known || depth <= 0)
    return false;
  std::set<Ints> seen;
  for (int64_t i = 0; i < int64_t(known->size()); i += depth)
    if (!seen.insert(Ints(ArrayRef(*known).slice(i, depth))).second)
      return false;
  return true;
}

/// The last of several updates of a row takes effect: gather(concat(updates,
/// rows), i), where i is the largest index of an update of the row, or the
/// position of the row itself.
static LogicalResult updateByLast(LoweringContext &ctx, int64_t depth) {
  Value tensor = ctx.in("tensor"), indices = ctx.in("indices");
  SymbolicDims shape = symbolicDims(tensor);
  ArrayRef<SymbolicDim> axes = ArrayRef<SymbolicDim>(shape).take_front(depth);
  SymbolicDim rows(1), count(1);
  for (const SymbolicDim &size : axes)
    rows = rows * size;
  for (int64_t axis = 0; axis != *rankOf(indices) - 1; ++axis)
    count = count * SymbolicDim(indices, axis);
  Type i32 = ctx.rewriter.getI32Type();
  Value updateCount = ctx.sizeScalar(count), rowCount = ctx.sizeScalar(rows);
  auto range = [&](const SymbolicDim &size, Value from, Value to) {
    return ctx.tf("Range", tensorOf({size.size()}, i32),
                  {from, to, ctx.i32Scalar(1)});
  };
  Value last =
      ctx.tf("UnsortedSegmentMax", tensorOf({rows.size()}, i32),
             {range(count, ctx.i32Scalar(0), updateCount),
              ctx.asI32(rowNumbers(ctx, indices, count, axes)), rowCount});
  Value own = range(rows, updateCount, ctx.add(updateCount, rowCount));
  Value from = ctx.select(ctx.compare("GreaterEqual", last, ctx.i32Scalar(0)),
                          last, own);
  SymbolicDims inner = {count};
  inner.append(shape.begin() + depth, shape.end());
  Value updates = ctx.reshape(ctx.in("updates"), inner);
  inner.front() = rows;
  Value all = ctx.concat({updates, ctx.reshape(tensor, inner)}, 0);
  Value result =
      ctx.tf("GatherV2", tensorOf(sizesOf(inner), getElementTypeOrSelf(tensor)),
             {all, from, ctx.i32Scalar(0)});
  return ctx.replace(ctx.reshape(result, shape));
}

/// Replaces the updated elements of the tensor. The last update of a duplicate
/// index wins, as in TensorFlow's CPU kernel.
LogicalResult lowerTensorScatterUpdate(LoweringContext &ctx) {
  Value tensor = ctx.in("tensor"), indices = ctx.in("indices");
  Value updates = ctx.in("updates");
  if (ignoresBadIndices(ctx))
    return ctx.reject("attribute bad_indices_policy is IGNORE, and TFLite "
                      "stops at an index that is out of range");
  if (std::optional<int64_t> rank = rankOf(tensor), indexRank = rankOf(indices);
      rank && indexRank && *indexRank > 0 && !ctx.options.upstreamForms &&
      !areDistinct(indices)) {
    int64_t depth = dimOf(indices, *indexRank - 1);
    if (depth > 0 && depth <= *rank)
      return updateByLast(ctx, depth);
  }
  Type boolean = ctx.rewriter.getI1Type();
  Value yes = ctx.tf("Fill", withElementType(updates.getType(), boolean),
                     {ctx.shapeVector(updates), ctx.scalar(boolean, 1)});
  Value isUpdated = scattered(ctx, tensor, indices, yes);
  Value updated = scattered(ctx, tensor, indices, updates);
  return ctx.replace(
      ctx.tf("SelectV2", ctx.type(), {isUpdated, updated, tensor}));
}

/// Reduces the updates of each row by maximum or minimum, then combines each
/// result with its row. Rows without updates get the identity operand of the
/// reduction.
static LogicalResult scatterExtremum(LoweringContext &ctx, StringRef segment,
                                     StringRef op) {
  Value tensor = ctx.in("tensor"), indices = ctx.in("indices");
  std::optional<int64_t> rank = rankOf(tensor), indexRank = rankOf(indices);
  int64_t depth =
      indexRank && *indexRank > 0 ? dimOf(indices, *indexRank - 1) : kDynamic;
  if (!rank || depth == kDynamic)
    return ctx.reject(
        "the rank of its operand or the size of an index is not known",
        kFixShapes);
  if (depth == 0 || depth > *rank)
    return ctx.reject(Code::ShapeMismatch,
                      "an index has " + Twine(depth) +
                          " numbers, and the tensor rank " + Twine(*rank));
  if (ignoresBadIndices(ctx))
    return ctx.reject("attribute bad_indices_policy is IGNORE, and TFLite "
                      "stops at an index that is out of range");
  SymbolicDims shape = symbolicDims(tensor);
  ArrayRef<SymbolicDim> axes = ArrayRef<SymbolicDim>(shape).take_front(depth);
  SymbolicDim rows(1), count(1);
  for (const SymbolicDim &size : axes)
    rows = rows * size;
  for (int64_t axis = 0; axis != *indexRank - 1; ++axis)
    count = count * SymbolicDim(indices, axis);
  Value numbers = rowNumbers(ctx, indices, count, axes);
  SymbolicDims inner = {count};
  inner.append(shape.begin() + depth, shape.end());
  Value updates = ctx.reshape(ctx.in("updates"), inner);
  inner.front() = rows;
  Value best =
      ctx.tf(segment, tensorOf(sizesOf(inner), getElementTypeOrSelf(tensor)),
             {updates, numbers, ctx.sizeScalar(rows)});
  return ctx.replace(ctx.binary(op, tensor, ctx.reshape(best, shape)));
}

LogicalResult lowerTensorScatterMax(LoweringContext &ctx) {
  return scatterExtremum(ctx, "UnsortedSegmentMax", "Maximum");
}

LogicalResult lowerTensorScatterMin(LoweringContext &ctx) {
  return scatterExtremum(ctx, "UnsortedSegmentMin", "Minimum");
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

LogicalResult lowerOneHot(LoweringContext &ctx) {
  Value indices = ctx.in("indices");
  if (!contains(I32 | I64, getElementTypeOrSelf(indices)))
    indices = ctx.castTo(indices, ctx.rewriter.getI32Type());
  return ctx.replace(ctx.emit<tfl::OneHotOp>(
      ctx.type(),
      {indices, ctx.in("depth"), ctx.in("on_value"), ctx.in("off_value")},
      ctx.i32Attr("axis", ctx.intAttr("axis", -1))));
}

/// A histogram along the last axis of `x`: how often each value below `size`
/// occurs, or the sum of its weights, computed with one_hot. Other values are
/// ignored.
static LogicalResult countNumbers(LoweringContext &ctx, Value x, Value weights,
                                  bool onlyWhether) {
  int64_t rank = *rankOf(x), count = dimOf(x, rank - 1);
  bool weighted = !onlyWhether;
  for (int64_t axis = 0, e = rankOf(weights).value_or(0); axis < e; ++axis)
    weighted &= dimOf(weights, axis) != 0;
  if (weighted && rankOf(weights) != rank)
    return ctx.reject("the shape of its weights is not known", kFixShapes);
  Value size = ctx.asI32(ctx.in("size"));
  Type element = getElementTypeOrSelf(weights);
  Ints shape(*shapeOf(x));
  shape.push_back(constantInt(size).value_or(kDynamic));
  Value ones = ctx.tf("OneHot", tensorOf(shape, element),
                      {x, size, ctx.scalar(element, 1), ctx.scalar(element, 0)},
                      {ctx.i64Attr("axis", -1)});
  if (weighted)
    ones = ctx.mul(ones, ctx.expandDim(weights, rank));
  // The maximum of an empty axis is not zero.
  bool byMax = onlyWhether && count != kDynamic && count > 0;
  Value found = ctx.reduce(byMax ? "Max" : "Sum", ones, {rank - 1}, false);
  if (onlyWhether && !byMax)
    found = ctx.binary("Minimum", found, ctx.scalarLike(found, 1));
  return ctx.replace(found);
}

LogicalResult lowerDenseBincount(LoweringContext &ctx) {
  Value x = ctx.in("input");
  int64_t rank = rankOf(x).value_or(0);
  if (rank != 1 && rank != 2)
    return ctx.reject("its operand is not known to be a vector or a matrix",
                      kGiveRank);
  return countNumbers(ctx, x, ctx.in("weights"), ctx.boolAttr("binary_output"));
}

LogicalResult lowerBincount(LoweringContext &ctx) {
  auto flat = [&](Value x) {
    int64_t count = hasStaticShape(x)
                        ? cast<ShapedType>(x.getType()).getNumElements()
                        : kDynamic;
    return ctx.tf("Reshape", tensorOf(count, getElementTypeOrSelf(x)),
                  {x, ctx.i32s(-1)});
  };
  Value x = ctx.in("arr"), weights = ctx.in("weights");
  return countNumbers(ctx, rankOf(x) == 1 ? x : flat(x),
                      rankOf(weights) == 1 ? weights : flat(weights), false);
}

/// Merges data by constant indices: a gather from the concatenated data.
LogicalResult lowerDynamicStitch(LoweringContext &ctx) {
  SmallVector<Value> indices = ctx.list("indices"), data = ctx.list("data");
  Ints sources;
  int64_t count = 0;
  SmallVector<Value> rows;
  for (auto [index, part] : llvm::zip_equal(indices, data)) {
    std::optional<Ints> places = constantInts(index);
    std::optional<int64_t> rank = rankOf(part);
    if (!places || !rank)
      return ctx.reject("its indices are not constants, or the rank of its "
                        "data is not known");
    for (int64_t place : *places) {
      // Larger indices are assumed to be errors.
      if (place < 0 || place >= (1 << 24))
        return ctx.reject(Code::ShapeMismatch,
                          "index " + Twine(place) + " is out of range");
      if (place >= int64_t(sources.size()))
        sources.resize(place + 1, 0);
      sources[place] = count++;
    }
  }
  for (auto [index, part] : llvm::zip_equal(indices, data)) {
    int64_t places = int64_t(constantInts(index)->size());
    SymbolicDims dims = {SymbolicDim(places)};
    for (int64_t i = *rankOf(index), e = *rankOf(part); i < e; ++i)
      dims.push_back(SymbolicDim(part, i));
    if (places > 0)
      rows.push_back(ctx.reshape(part, dims));
  }
  if (rows.empty())
    return ctx.reject("all its operands are empty");
  Value all = ctx.concat(rows, 0);
  return ctx.replace(ctx.tf("GatherV2", ctx.type(),
                            {all, ctx.i32s(sources), ctx.i32Scalar(0)}));
}

LogicalResult lowerSparseToDense(LoweringContext &ctx) {
  Value indices = ctx.in("sparse_indices");
  if (rankOf(indices) == 2 && dimOf(indices, 1) > 4)
    return ctx.reject(
        "the result has rank " + Twine(dimOf(indices, 1)) +
        ", and TFLite's SPARSE_TO_DENSE takes up to 4 dimensions");
  return ctx.replace(ctx.emit<tfl::SparseToDenseOp>(
      ctx.type(), {indices, ctx.in("output_shape"), ctx.in("sparse_values"),
                   ctx.in("default_value")}));
}

} // namespace tfuse::lowering
