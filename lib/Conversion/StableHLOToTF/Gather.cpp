//===- Gather.cpp - Elements and slices by index --------------------------===//
//
//   whole rows along one axis            =>  GatherV2
//   anything else                        =>  GatherNd
//
// GatherNd requires that the indexed axes are the first axes of the tensor. An
// axis with a window is indexed with all positions in the window; a batching
// axis is indexed with an iota. Indices out of range are clamped, as StableHLO
// demands.
//
//===----------------------------------------------------------------------===//

#include "IndexGrid.h"

using namespace mlir;

namespace tfuse::stablehlo {

namespace {
struct GatherFacts {
  Ints offset, collapsed, batching, indexBatching, map, sizes;
  int64_t vectorAxis;
  /// True if there is a single index and a slice size is dynamic.
  bool isOneOfUnknownSize = false;
};
} // namespace

static LogicalResult readFacts(HloContext &ctx, GatherFacts &facts) {
  bool isDynamic = ctx.name() == "dynamic_gather";
  if (ctx.op->getNumOperands() != (isDynamic ? 3 : 2))
    return ctx.malformed();
  int64_t rank = ctx.inputRank(), indexRank = ctx.inputRank(1);
  facts.offset = ctx.axes("offset_dims", ctx.resultRank());
  facts.collapsed = ctx.axes("collapsed_slice_dims", rank);
  facts.map = ctx.axes("start_index_map", rank);
  facts.vectorAxis = ctx.number("index_vector_dim");
  if (ctx.raw("operand_batching_dims")) {
    facts.batching = ctx.axes("operand_batching_dims", rank);
    facts.indexBatching = ctx.axes("start_indices_batching_dims", indexRank);
  }
  if (isDynamic) {
    // The result type states the slice sizes, too. A size that no type states
    // is the size of the whole axis.
    auto known = constantInts(ctx.in(2));
    size_t next = 0;
    for (int64_t i = 0; i < rank; ++i) {
      if (known && int64_t(known->size()) == rank)
        facts.sizes.push_back((*known)[i]);
      else if (llvm::is_contained(facts.collapsed, i) ||
               llvm::is_contained(facts.batching, i))
        facts.sizes.push_back(1);
      else if (next < facts.offset.size())
        facts.sizes.push_back(
            ctx.resultType().getDimSize(facts.offset[next++]));
    }
    for (auto [i, size] : llvm::enumerate(facts.sizes))
      if (ShapedType::isDynamic(size) &&
          (!ctx.inputType(0).isDynamicDim(i) ||
           llvm::is_contained(facts.map, int64_t(i))))
        facts.isOneOfUnknownSize = true;
    if (facts.isOneOfUnknownSize &&
        (indexRank != 1 || facts.vectorAxis != 0 || !facts.batching.empty() ||
         ctx.inputRank(2) != 1))
      return ctx.reject("the sizes of its slices are not known", kFixShapes);
  } else {
    facts.sizes = ctx.numbers("slice_sizes", rank);
  }
  int64_t vectorSize = facts.vectorAxis == indexRank ? 1
                       : facts.vectorAxis >= 0 && facts.vectorAxis < indexRank
                           ? ctx.inputType(1).getDimSize(facts.vectorAxis)
                           : -1;
  int64_t batchRank = indexRank - (facts.vectorAxis < indexRank);
  if (ctx.hasProblem() || int64_t(facts.sizes.size()) != rank ||
      vectorSize != int64_t(facts.map.size()) ||
      facts.batching.size() != facts.indexBatching.size() ||
      !ctx.inputType(1).getElementType().isInteger() ||
      int64_t(facts.offset.size()) !=
          rank - int64_t(facts.collapsed.size() + facts.batching.size()) ||
      ctx.resultRank() != batchRank + int64_t(facts.offset.size()) ||
      !llvm::is_sorted(facts.offset))
    return ctx.malformed();
  for (int64_t i = 0; i < rank; ++i) {
    int64_t size = ctx.inputType(0).getDimSize(i);
    bool isOne = llvm::is_contained(facts.collapsed, i) ||
                 llvm::is_contained(facts.batching, i);
    if (ShapedType::isDynamic(facts.sizes[i]))
      continue;
    if (facts.sizes[i] < 0 || (isOne && facts.sizes[i] != 1) ||
        (!ShapedType::isDynamic(size) && facts.sizes[i] > size))
      return ctx.malformed();
  }
  for (int64_t axis : facts.indexBatching)
    if (axis == facts.vectorAxis)
      return ctx.malformed();
  for (int64_t axis : facts.batching)
    if (llvm::is_contained(facts.collapsed, axis) ||
        llvm::is_contained(facts.map, axis))
      return ctx.malformed();
  return success();
}

/// Matches a gather of whole rows: one indexed axis, and full slices of all
/// others.
static std::optional<int64_t> rowAxis(HloContext &ctx,
                                      const GatherFacts &facts) {
  if (facts.map.size() != 1 || facts.collapsed != facts.map)
    return std::nullopt;
  for (int64_t i = 0; i < ctx.inputRank(); ++i)
    if (!llvm::is_contained(facts.map, i) &&
        !llvm::is_contained(facts.batching, i) &&
        facts.sizes[i] != ctx.inputType(0).getDimSize(i))
      return std::nullopt;
  // Batching dimensions come first on both sides.
  Ints first = sequence(0, facts.batching.size());
  if (facts.batching != first || facts.indexBatching != first)
    return std::nullopt;
  return facts.map.front();
}

/// Transposes `value` to the axis order of the result: axis `offset[i]` of the
/// result is axis `offsetSources[i]` of `value`, and the other axes are
/// `batchSources` in order.
static LogicalResult finishOrder(HloContext &ctx, Value value,
                                 ArrayRef<int64_t> offset,
                                 ArrayRef<int64_t> offsetSources,
                                 ArrayRef<int64_t> batchSources) {
  Ints order(ctx.resultRank());
  size_t nextBatch = 0;
  for (int64_t i = 0; i < ctx.resultRank(); ++i) {
    const auto *found = llvm::find(offset, i);
    order[i] = found != offset.end() ? offsetSources[found - offset.begin()]
                                     : batchSources[nextBatch++];
  }
  return ctx.finish(ctx.transpose(value, order));
}

static LogicalResult gatherRows(HloContext &ctx, const GatherFacts &facts,
                                int64_t axis) {
  Value indices = ctx.in(1);
  int64_t batches = facts.batching.size();
  if (facts.vectorAxis < ctx.inputRank(1))
    indices = ctx.squeezeDim(indices, facts.vectorAxis);
  indices =
      clampIndices(ctx, asIndex(ctx, indices), SymbolicDim(ctx.in(0), axis));
  int64_t indexRank = *rankOf(indices), own = indexRank - batches;
  Ints shape;
  auto operandShape = ctx.inputType(0).getShape();
  llvm::append_range(shape, operandShape.take_front(axis));
  llvm::append_range(shape, shapeOf(indices)->drop_front(batches));
  llvm::append_range(shape, operandShape.drop_front(axis + 1));
  Value rows =
      ctx.tf("GatherV2", tensorOf(shape, getElementTypeOrSelf(ctx.in(0))),
             {ctx.in(0), indices, ctx.i32Scalar(axis)},
             ctx.i64Attr("batch_dims", batches));
  Ints offsetSources, batchSources = sequence(0, batches);
  for (size_t i = 0; i < facts.offset.size(); ++i) {
    int64_t source = batches + int64_t(i);
    offsetSources.push_back(source < axis ? source : source + own);
  }
  llvm::append_range(batchSources, sequence(axis, axis + own));
  return finishOrder(ctx, rows, facts.offset, offsetSources, batchSources);
}

/// Removes the collapsed axes from the single slice.
static LogicalResult finishSlice(HloContext &ctx, Value slice,
                                 const GatherFacts &facts) {
  SymbolicDims dims;
  for (int64_t i = 0; i < ctx.inputRank(); ++i)
    if (!llvm::is_contained(facts.collapsed, i))
      dims.push_back(SymbolicDim(slice, i));
  return ctx.finish(ctx.reshape(slice, dims));
}

/// A single slice with dynamic sizes.
static LogicalResult takeOneSlice(HloContext &ctx, const GatherFacts &facts) {
  Value x = ctx.in(0), indices = asIndex(ctx, ctx.in(1)),
        sizes = asIndex(ctx, ctx.in(2));
  int64_t rank = ctx.inputRank();
  auto element = [&](Value vector, int64_t at) {
    return ctx.reshape(ctx.slice(vector, {at}, {1}), {});
  };
  SmallVector<Value> starts(rank, ctx.i32Scalar(0));
  for (auto [i, axis] : llvm::enumerate(facts.map)) {
    Value last =
        ctx.sub(ctx.sizeScalar(SymbolicDim(x, axis)), element(sizes, axis));
    Value start = ctx.binary("Maximum", element(indices, i), ctx.i32Scalar(0));
    starts[axis] = ctx.binary("Minimum", start, last);
  }
  Value taken = ctx.tf("Slice", tensorOf(facts.sizes, getElementTypeOrSelf(x)),
                       {x, pack(ctx, starts), sizes});
  return finishSlice(ctx, taken, facts);
}

LogicalResult lowerGather(HloContext &ctx) {
  GatherFacts facts;
  if (failed(readFacts(ctx, facts)))
    return failure();
  if (facts.isOneOfUnknownSize)
    return takeOneSlice(ctx, facts);
  if (auto axis = rowAxis(ctx, facts))
    return gatherRows(ctx, facts, *axis);

  Value operand = ctx.in(0);
  int64_t rank = ctx.inputRank();
  // Axes that are not indexed are taken from their beginning.
  Ints kept;
  bool cuts = false;
  for (int64_t i = 0; i < rank; ++i) {
    bool isIndexed = llvm::is_contained(facts.map, i) ||
                     llvm::is_contained(facts.batching, i);
    int64_t size = dimOf(operand, i);
    bool cut = !isIndexed && facts.sizes[i] != size;
    if (cut && ShapedType::isDynamic(size))
      return ctx.reject("it slices an axis of unknown size", kFixShapes);
    cuts |= cut;
    kept.push_back(cut ? facts.sizes[i] : -1);
  }
  if (cuts)
    operand = ctx.slice(operand, Ints(rank, 0), kept);

  // A single index is a dynamic slice.
  Value indices = asIndex(ctx, ctx.in(1));
  int64_t indexRank = ctx.inputRank(1);
  if (facts.vectorAxis < indexRank && indexRank == 1 &&
      facts.batching.empty()) {
    SmallVector<Value> starts(rank, ctx.i32Scalar(0));
    for (auto [i, axis] : llvm::enumerate(facts.map)) {
      Value one = ctx.slice(indices, {int64_t(i)}, {1});
      starts[axis] = ctx.reshape(one, {});
    }
    Value taken = dynamicSlice(ctx, operand, starts, facts.sizes);
    return finishSlice(ctx, taken, facts);
  }

  Ints windows;
  for (int64_t axis : facts.map)
    if (!llvm::is_contained(facts.collapsed, axis))
      windows.push_back(axis);
  llvm::sort(windows);
  GridRequest request{facts.map, facts.batching, facts.indexBatching,
                      windows,   facts.sizes,    facts.vectorAxis};
  auto grid = makeGrid(ctx, operand, indices, request, /*clamps=*/true);
  if (!grid)
    return failure();
  Value moved = ctx.transpose(operand, grid->operandOrder);
  int64_t batchRank = *rankOf(grid->indices) - 1 - int64_t(windows.size());
  int64_t indexed = facts.map.size() + facts.batching.size();
  Ints shape(shapeOf(grid->indices)->drop_back());
  llvm::append_range(shape, shapeOf(moved)->drop_front(indexed));
  Value taken =
      ctx.tf("GatherNd", tensorOf(shape, getElementTypeOrSelf(operand)),
             {moved, grid->indices});
  Ints offsetSources;
  int64_t nextRest = batchRank + int64_t(windows.size());
  for (int64_t i = 0; i < rank; ++i) {
    if (llvm::is_contained(facts.collapsed, i) ||
        llvm::is_contained(facts.batching, i))
      continue;
    const auto *window = llvm::find(windows, i);
    offsetSources.push_back(window != windows.end()
                                ? batchRank + (window - windows.begin())
                                : nextRest++);
  }
  return finishOrder(ctx, taken, facts.offset, offsetSources,
                     sequence(0, batchRank));
}

/// numpy.take with batch axes.
LogicalResult lowerTorchIndexSelect(HloContext &ctx) {
  int64_t axis = ctx.number("dim"), batches = ctx.number("batch_dims");
  if (ctx.hasProblem() || ctx.op->getNumOperands() != 2 || axis < 0 ||
      axis >= ctx.inputRank() || batches < 0 || batches > axis ||
      batches > ctx.inputRank(1) ||
      !ctx.inputType(1).getElementType().isInteger())
    return ctx.malformed();
  Value indices =
      clampIndices(ctx, asIndex(ctx, ctx.in(1)), SymbolicDim(ctx.in(0), axis));
  return ctx.finish(ctx.tf("GatherV2", ctx.type(),
                           {ctx.in(0), indices, ctx.i32Scalar(axis)},
                           ctx.i64Attr("batch_dims", batches)));
}

} // namespace tfuse::stablehlo
