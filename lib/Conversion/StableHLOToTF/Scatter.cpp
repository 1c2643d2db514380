//===- Scatter.cpp - Writing elements and slices by index -----------------===//
//
//   scatter that replaces, adds, ...     =>  TensorScatterUpdate, -Add, ...
//
// The operand is transposed so that indexed axes come first, as for GatherNd.
// StableHLO ignores an update out of range: it is written to an additional row,
// which is sliced off afterwards. Constant indices in range need no such row.
//
//===----------------------------------------------------------------------===//

#include "IndexGrid.h"

using namespace mlir;

namespace tfuse::stablehlo {

namespace {
struct ScatterFacts {
  Ints updateWindow, inserted, batching, indexBatching, map;
  int64_t vectorAxis;
};
} // namespace

static LogicalResult readFacts(HloContext &ctx, ScatterFacts &facts) {
  int64_t rank = ctx.inputRank(), indexRank = ctx.inputRank(1),
          updateRank = ctx.inputRank(2);
  facts.updateWindow = ctx.axes("update_window_dims", updateRank);
  facts.inserted = ctx.axes("inserted_window_dims", rank);
  facts.map = ctx.axes("scatter_dims_to_operand_dims", rank);
  facts.vectorAxis = ctx.number("index_vector_dim");
  if (ctx.raw("input_batching_dims")) {
    facts.batching = ctx.axes("input_batching_dims", rank);
    facts.indexBatching = ctx.axes("scatter_indices_batching_dims", indexRank);
  }
  bool hasVector = facts.vectorAxis >= 0 && facts.vectorAxis < indexRank;
  int64_t batchRank = indexRank - hasVector;
  if (ctx.hasProblem() || facts.vectorAxis < 0 ||
      facts.vectorAxis > indexRank ||
      (hasVector ? ctx.inputType(1).getDimSize(facts.vectorAxis) : 1) !=
          int64_t(facts.map.size()) ||
      facts.batching.size() != facts.indexBatching.size() ||
      !ctx.inputType(1).getElementType().isInteger() ||
      int64_t(facts.updateWindow.size()) !=
          rank - int64_t(facts.inserted.size() + facts.batching.size()) ||
      updateRank != batchRank + int64_t(facts.updateWindow.size()) ||
      !llvm::is_sorted(facts.updateWindow) ||
      llvm::is_contained(facts.indexBatching, facts.vectorAxis))
    return ctx.malformed();
  for (int64_t axis : facts.batching)
    if (llvm::is_contained(facts.inserted, axis) ||
        llvm::is_contained(facts.map, axis))
      return ctx.malformed();
  return success();
}

static StringRef scatterName(Reducer reducer) {
  switch (reducer) {
  case Reducer::Second:
    return "TensorScatterUpdate";
  case Reducer::Add:
    return "TensorScatterAdd";
  case Reducer::Maximum:
    return "TensorScatterMax";
  case Reducer::Minimum:
    return "TensorScatterMin";
  default:
    return {};
  }
}

LogicalResult lowerScatter(HloContext &ctx) {
  if (ctx.op->getNumResults() != 1 || ctx.op->getNumOperands() != 3 ||
      ctx.op->getNumRegions() != 1)
    return ctx.reject("it writes to several tensors at once",
                      "scatter to one tensor after the other");
  ScatterFacts facts;
  if (failed(readFacts(ctx, facts)))
    return failure();
  StringRef name = scatterName(reducerOf(ctx.op->getRegion(0)));
  if (name.empty())
    return ctx.reject(
        "its region does not replace, add, or take the maximum or minimum");

  Value operand = ctx.in(0), updates = ctx.in(2);
  int64_t rank = ctx.inputRank();
  // The window axes of the updates (update_window_dims).
  Ints windowed;
  for (int64_t i = 0; i < rank; ++i)
    if (!llvm::is_contained(facts.inserted, i) &&
        !llvm::is_contained(facts.batching, i))
      windowed.push_back(i);
  Ints sizes(rank, 1), windows, rest;
  for (auto [i, axis] : llvm::enumerate(windowed)) {
    int64_t size = dimOf(updates, facts.updateWindow[i]);
    int64_t whole = dimOf(operand, axis);
    sizes[axis] = size;
    bool isIndexed = llvm::is_contained(facts.map, axis);
    // A window of the whole axis needs no index.
    if (ShapedType::isDynamic(size) ? isIndexed : !isIndexed && size != whole)
      return ctx.reject("it writes to a part of an axis of unknown size",
                        "write whole rows");
    (isIndexed ? windows : rest).push_back(axis);
  }

  if (facts.map.size() + facts.batching.size() == 0)
    return ctx.reject("its indices address no axis");
  GridRequest request{facts.map, facts.batching, facts.indexBatching,
                      windows,   sizes,          facts.vectorAxis};
  Value indices = asIndex(ctx, ctx.in(1));
  auto grid = makeGrid(ctx, operand, indices, request, /*clamps=*/false);
  if (!grid)
    return failure();
  Value moved = ctx.transpose(operand, grid->operandOrder);

  // Updates as [batch..., windows..., rest...].
  Ints order;
  for (int64_t i = 0; i < ctx.inputRank(2); ++i)
    if (!llvm::is_contained(facts.updateWindow, i))
      order.push_back(i);
  for (const Ints *part : {&windows, &rest})
    for (int64_t axis : *part)
      order.push_back(
          facts.updateWindow[llvm::find(windowed, axis) - windowed.begin()]);
  updates = ctx.transpose(updates, order);

  // A single index becomes a list of one.
  if (*rankOf(grid->indices) == 1) {
    grid->indices = ctx.expandDim(grid->indices, 0);
    updates = ctx.expandDim(updates, 0);
    if (grid->inRange)
      grid->inRange = ctx.expandDim(grid->inRange, 0);
  }

  SmallVector<std::pair<int64_t, int64_t>> extra(rank, {0, 0});
  if (grid->inRange) {
    // The row after the last one.
    Value beyond = ctx.sizeScalar(SymbolicDim(moved, 0));
    int64_t columns = shapeOf(grid->indices)->back();
    Ints mask(columns, 0);
    mask[0] = 1;
    Value isFirst = ctx.castTo(ctx.i32s(mask), ctx.rewriter.getI1Type());
    Value keep = ctx.binary("LogicalOr", grid->inRange,
                            ctx.unary("LogicalNot", isFirst));
    grid->indices = ctx.select(keep, grid->indices, beyond);
    extra[0] = {0, 1};
    moved = padOrCrop(ctx, moved, extra, ctx.scalarLike(moved, 0));
  }
  Value written =
      ctx.tf(name, moved.getType(), {moved, grid->indices, updates});
  if (grid->inRange) {
    extra[0] = {0, -1};
    written = padOrCrop(ctx, written, extra, {});
  }
  return ctx.finish(
      ctx.transpose(written, inversePermutation(grid->operandOrder)));
}

} // namespace tfuse::stablehlo
