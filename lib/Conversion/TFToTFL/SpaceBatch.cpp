//===- SpaceBatch.cpp - Space to batch, space to depth --------------------===//

#include "Layout.h"
#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

//===----------------------------------------------------------------------===//
// Space and channels
//===----------------------------------------------------------------------===//

template <typename OpT>
static LogicalResult lowerSpaceAndDepth(LoweringContext &ctx) {
  Layout layout(ctx.stringAttr("data_format"), 2);
  if (!layout)
    return rejectFormat(ctx);
  Value x = ctx.in("input");
  if (rankOf(x).value_or(4) != 4)
    return ctx.reject(Code::ShapeMismatch,
                      "its operand has rank " + Twine(*rankOf(x)) + ", not 4");
  Value result = ctx.emit<OpT>(
      layout.channelsLastType(ctx.type()), layout.toChannelsLast(ctx, x),
      ctx.i32Attr("block_size", ctx.intAttr("block_size")));
  return layout.replaceWith(ctx, result);
}

LogicalResult lowerSpaceToDepth(LoweringContext &ctx) {
  return lowerSpaceAndDepth<tfl::SpaceToDepthOp>(ctx);
}
LogicalResult lowerDepthToSpace(LoweringContext &ctx) {
  return lowerSpaceAndDepth<tfl::DepthToSpaceOp>(ctx);
}

//===----------------------------------------------------------------------===//
// Space and batch
//===----------------------------------------------------------------------===//

/// The kernels support images [N, H, W, C] with two block sizes, and [N, W, C]
/// with one.
static bool fitsKernel(Value x, Value block) {
  std::optional<int64_t> rank = rankOf(x);
  int64_t blockRank = dimOf(block, 0);
  if (!rank || blockRank == kDynamic)
    return true;
  return (*rank == 4 && blockRank == 2) || (*rank == 3 && blockRank == 1);
}

/// Reads the block sizes and paddings of an operand of known rank.
static LogicalResult readBlocks(LoweringContext &ctx, Value x, Value margins,
                                std::optional<Ints> &block,
                                std::optional<Ints> &amounts) {
  block = constantInts(ctx.in("block_shape"));
  amounts = constantInts(margins);
  if (!block || !amounts || amounts->size() != 2 * block->size() ||
      !rankOf(x) || *rankOf(x) <= int64_t(block->size()))
    return ctx.reject(
        "TFLite takes images of rank 4 with two block sizes; other forms need "
        "a constant block, constant paddings and a known rank");
  for (int64_t size : *block)
    if (size < 1)
      return ctx.reject("the block size " + Twine(size) + " is not positive");
  return success();
}

/// [..., S, ...] -> [..., S/B, B, ...]. RESHAPE infers an unknown S/B (-1).
static Value splitAxis(LoweringContext &ctx, Value x, int64_t axis,
                       int64_t block) {
  SymbolicDims dims = symbolicDims(x);
  int64_t size = dims[axis].size();
  int64_t blocks = size == kDynamic ? kDynamic : size / block;
  dims[axis] = SymbolicDim(block);
  dims.insert(dims.begin() + axis, SymbolicDim(blocks));
  Ints sizes = sizesOf(dims);
  if (blocks == kDynamic)
    dims[axis] = SymbolicDim(-1);
  return ctx.tf("Reshape", tensorOf(sizes, getElementTypeOrSelf(x)),
                {x, ctx.shapeVector(dims)});
}

/// pad; [N, S1, S2, ...rest] -> [N, S1/B1, B1, S2/B2, B2, ...rest]
///   -> [B1, B2, N, S1/B1, S2/B2, ...rest] -> [B1*B2*N, S1/B1, S2/B2, ...rest]
static LogicalResult decomposeSpaceToBatch(LoweringContext &ctx, Value x) {
  std::optional<Ints> block, amounts;
  if (failed(readBlocks(ctx, x, ctx.in("paddings"), block, amounts)))
    return failure();
  int64_t blocked = block->size(), rank = *rankOf(x);
  SmallVector<std::pair<int64_t, int64_t>> margins(rank, {0, 0});
  for (int64_t i = 0; i < blocked; ++i)
    margins[i + 1] = {(*amounts)[2 * i], (*amounts)[2 * i + 1]};
  Value split = ctx.padZeros(x, margins);
  // From the last axis on, so that the positions of the others stay.
  for (int64_t i = blocked; i > 0; --i) {
    int64_t size = dimOf(split, i);
    if (size != kDynamic && size % (*block)[i - 1] != 0)
      return ctx.reject(Code::ShapeMismatch,
                        "the padded size " + Twine(size) +
                            " is not a multiple of the block size " +
                            Twine((*block)[i - 1]));
    split = splitAxis(ctx, split, i, (*block)[i - 1]);
  }
  Ints permutation, outer = {0};
  SymbolicDims result = {SymbolicDim(split, 0)};
  for (int64_t i = 0; i < blocked; ++i) {
    permutation.push_back(2 * i + 2);
    outer.push_back(2 * i + 1);
    result[0] = result[0] * SymbolicDim((*block)[i]);
    result.push_back(SymbolicDim(split, 2 * i + 1));
  }
  for (int64_t i = 2 * blocked + 1; i < rank + blocked; ++i) {
    outer.push_back(i);
    result.push_back(SymbolicDim(split, i));
  }
  llvm::append_range(permutation, outer);
  Value moved = ctx.transpose(split, permutation);
  return ctx.replace(
      ctx.tf("Reshape", ctx.type(), {moved, ctx.shapeVector(result, true)}));
}

/// x without the elements that `crops` takes off each axis. The sizes that stay
/// are -1 if nothing is cropped at the end, and kDynamic if they are unknown.
static Value crop(LoweringContext &ctx, Value x, ArrayRef<int64_t> starts,
                  ArrayRef<int64_t> ends, ArrayRef<int64_t> sizes) {
  if (!llvm::is_contained(sizes, kDynamic))
    return ctx.tf("Slice", ctx.type(), {x, ctx.i32s(starts), ctx.i32s(sizes)});
  int64_t toEnd = 0;
  Ints stops;
  for (auto [axis, end] : llvm::enumerate(ends)) {
    toEnd |= end == 0 ? int64_t(1) << axis : 0;
    stops.push_back(-end);
  }
  return ctx.tf(
      "StridedSlice", ctx.type(),
      {x, ctx.i32s(starts), ctx.i32s(stops), ctx.i32s(Ints(ends.size(), 1))},
      {ctx.i64Attr("end_mask", toEnd)});
}

/// The inverse of decomposeSpaceToBatch, followed by cropping.
static LogicalResult decomposeBatchToSpace(LoweringContext &ctx, Value x) {
  std::optional<Ints> block, amounts;
  if (failed(readBlocks(ctx, x, ctx.in("crops"), block, amounts)))
    return failure();
  size_t blocked = block->size();
  int64_t blocks = 1;
  for (int64_t size : *block)
    blocks *= size;
  int64_t batch = dimOf(x, 0);
  if (batch != kDynamic && batch % blocks != 0)
    return ctx.reject(Code::ShapeMismatch,
                      "the batch size " + Twine(batch) +
                          " is not a multiple of the block's " + Twine(blocks) +
                          " elements");
  SymbolicDims dims = symbolicDims(x), split;
  for (int64_t size : *block)
    split.push_back(SymbolicDim(size));
  // An unknown batch is inferred (-1).
  split.push_back(SymbolicDim(batch == kDynamic ? -1 : batch / blocks));
  split.append(dims.begin() + 1, dims.end());
  Ints splitShape = sizesOf(split);
  splitShape[blocked] = batch == kDynamic ? kDynamic : batch / blocks;
  Value parts = ctx.tf("Reshape", tensorOf(splitShape, getElementTypeOrSelf(x)),
                       {x, ctx.shapeVector(split)});
  Ints permutation = {int64_t(blocked)}, starts = {0}, ends = {0}, sizes = {-1};
  SymbolicDims merged = {SymbolicDim(parts, int64_t(blocked))};
  for (size_t i = 0; i < blocked; ++i) {
    permutation.append({int64_t(blocked + 1 + i), int64_t(i)});
    SymbolicDim size = dims[i + 1] * SymbolicDim((*block)[i]);
    merged.push_back(size);
    starts.push_back((*amounts)[2 * i]);
    ends.push_back((*amounts)[2 * i + 1]);
    sizes.push_back(size.isStatic() ? size.size() - starts.back() - ends.back()
                                    : kDynamic);
  }
  for (size_t i = blocked + 1; i < dims.size(); ++i) {
    permutation.push_back(int64_t(blocked + i));
    merged.push_back(dims[i]);
    starts.push_back(0);
    ends.push_back(0);
    sizes.push_back(-1);
  }
  Value moved = ctx.transpose(parts, permutation);
  Value whole = ctx.reshape(moved, merged);
  return ctx.replace(crop(ctx, whole, starts, ends, sizes));
}

LogicalResult lowerSpaceToBatchND(LoweringContext &ctx) {
  Value x = ctx.in("input"), block = ctx.in("block_shape");
  if (!fitsKernel(x, block))
    return decomposeSpaceToBatch(ctx, x);
  return ctx.replace(ctx.emit<tfl::SpaceToBatchNdOp>(
      ctx.type(), {x, ctx.asI32(block), ctx.asI32(ctx.in("paddings"))}));
}

LogicalResult lowerBatchToSpaceND(LoweringContext &ctx) {
  Value x = ctx.in("input"), block = ctx.in("block_shape");
  if (!fitsKernel(x, block))
    return decomposeBatchToSpace(ctx, x);
  return ctx.replace(ctx.emit<tfl::BatchToSpaceNdOp>(
      ctx.type(), {x, ctx.asI32(block), ctx.asI32(ctx.in("crops"))}));
}

LogicalResult lowerSpaceToBatch(LoweringContext &ctx) {
  int64_t size = ctx.intAttr("block_size");
  return ctx.replace(
      ctx.tf("SpaceToBatchND", ctx.type(),
             {ctx.in("input"), ctx.i32s({size, size}), ctx.in("paddings")}));
}

LogicalResult lowerBatchToSpace(LoweringContext &ctx) {
  int64_t size = ctx.intAttr("block_size");
  return ctx.replace(
      ctx.tf("BatchToSpaceND", ctx.type(),
             {ctx.in("input"), ctx.i32s({size, size}), ctx.in("crops")}));
}

} // namespace tfuse::lowering
