//===- IndexGrid.cpp - Indices of all elements of windows -----------------===//

#include "IndexGrid.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tfuse::stablehlo {

/// The window size of an indexed axis.
static int64_t windowOf(const GridRequest &request, int64_t axis) {
  return llvm::is_contained(request.windows, axis) ? request.sizes[axis] : 1;
}

/// The largest valid start index of each axis, as a vector.
static Value lastStarts(HloContext &ctx, Value operand,
                        const GridRequest &request) {
  SmallVector<Value> scalars;
  for (int64_t axis : request.map)
    scalars.push_back(
        lastStart(ctx, SymbolicDim(operand, axis), windowOf(request, axis)));
  return pack(ctx, scalars);
}

/// Whether constant indices are all in range.
static bool areInRange(Value operand, Value indices,
                       const GridRequest &request) {
  auto numbers = constantInts(indices);
  if (!numbers || request.map.empty())
    return request.map.empty();
  for (auto [i, number] : llvm::enumerate(*numbers)) {
    int64_t axis = request.map[i % request.map.size()];
    int64_t size = dimOf(operand, axis);
    if (ShapedType::isDynamic(size) || number < 0 ||
        number > size - windowOf(request, axis))
      return false;
  }
  return true;
}

/// The number of positions in a window, which is the number of rows of a
/// constant; nullopt if it is too large.
static std::optional<int64_t> positionsOf(const GridRequest &request) {
  constexpr int64_t limit = int64_t(1) << 24;
  int64_t count = 1;
  for (int64_t axis : request.windows)
    if (llvm::MulOverflow(count, request.sizes[axis], count) || count > limit)
      return std::nullopt;
  return count;
}

/// The offset of each position in the windows from their start.
static Value windowOffsets(HloContext &ctx, const GridRequest &request,
                           int64_t count) {
  Ints shape, numbers;
  for (int64_t axis : request.windows)
    shape.push_back(request.sizes[axis]);
  int64_t columns = request.map.size();
  for (int64_t flat = 0; flat < count; ++flat) {
    Ints position(shape.size());
    for (int64_t rest = flat, i = int64_t(shape.size()) - 1; i >= 0; --i) {
      position[i] = rest % shape[i];
      rest /= shape[i];
    }
    for (int64_t axis : request.map) {
      const auto *window = llvm::find(request.windows, axis);
      numbers.push_back(window == request.windows.end()
                            ? 0
                            : position[window - request.windows.begin()]);
    }
  }
  shape.push_back(columns);
  SmallVector<int32_t> narrow(numbers.begin(), numbers.end());
  auto type = RankedTensorType::get(shape, ctx.rewriter.getI32Type());
  return ctx.constant(DenseIntElementsAttr::get(type, narrow));
}

std::optional<IndexGrid> makeGrid(HloContext &ctx, Value operand, Value indices,
                                  const GridRequest &request, bool clamps) {
  std::optional<int64_t> positions = positionsOf(request);
  if (!positions) {
    (void)ctx.reject("its windows have too many elements to index each of them",
                     "take slices, or whole rows");
    return std::nullopt;
  }
  IndexGrid grid;
  int64_t rank = *rankOf(indices);
  if (request.vectorAxis == rank) {
    indices = ctx.expandDim(indices, rank);
    ++rank;
  } else {
    Ints order = sequence(0, rank);
    order.erase(order.begin() + request.vectorAxis);
    order.push_back(request.vectorAxis);
    indices = ctx.transpose(indices, order);
  }
  int64_t batchRank = rank - 1;
  if (!areInRange(operand, indices, request)) {
    Value low = ctx.binary("Maximum", indices, ctx.i32Scalar(0));
    Value inside =
        ctx.binary("Minimum", low, lastStarts(ctx, operand, request));
    if (!clamps)
      grid.inRange = ctx.reduce("All", ctx.compare("Equal", indices, inside),
                                {batchRank}, /*keepDims=*/true);
    indices = inside;
  }

  if (!request.windows.empty()) {
    SymbolicDims dims = symbolicDims(indices);
    for (size_t i = 0; i < request.windows.size(); ++i)
      dims.insert(dims.end() - 1, SymbolicDim(1));
    indices = ctx.add(ctx.reshape(indices, dims),
                      windowOffsets(ctx, request, *positions));
    if (grid.inRange) {
      dims.back() = SymbolicDim(1);
      grid.inRange = ctx.reshape(grid.inRange, dims);
    }
  }

  SmallVector<Value> columns;
  SymbolicDims dims = symbolicDims(indices);
  dims.back() = SymbolicDim(1);
  for (int64_t axis : request.indexBatching) {
    int64_t position = axis - (request.vectorAxis < axis);
    columns.push_back(iota(ctx, ctx.rewriter.getI32Type(), position, dims));
  }
  if (!columns.empty()) {
    columns.push_back(indices);
    indices = ctx.concat(columns, *rankOf(indices) - 1);
  }
  grid.indices = indices;

  llvm::append_range(grid.operandOrder, request.batching);
  llvm::append_range(grid.operandOrder, request.map);
  for (int64_t i = 0; i < *rankOf(operand); ++i)
    if (!llvm::is_contained(grid.operandOrder, i))
      grid.operandOrder.push_back(i);
  return grid;
}

} // namespace tfuse::stablehlo
