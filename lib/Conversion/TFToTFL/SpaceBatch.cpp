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

/// Reads the block sizes and paddings of an operand whose blocked axes have
/// known sizes.
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
  for (size_t i = 0; i < block->size(); ++i)
    if (dimOf(x, int64_t(i) + 1) == kDynamic || (*block)[i] < 1)
      return ctx.reject("TFLite takes images of rank 4 with two block sizes; "
                        "other forms need positive blocks and known sizes",
                        kFixShapes);
  return success();
}

/// pad; [N, S1, S2, ...rest] -> [N, S1/B1, B1, S2/B2, B2, ...rest]
///   -> [B1, B2, N, S1/B1, S2/B2, ...rest] -> [B1*B2*N, S1/B1, S2/B2, ...rest]
static LogicalResult decomposeSpaceToBatch(LoweringContext &ctx, Value x) {
  std::optional<Ints> block, amounts;
  if (failed(readBlocks(ctx, x, ctx.in("paddings"), block, amounts)))
    return failure();
  size_t blocked = block->size();
  SmallVector<std::pair<int64_t, int64_t>> margins(*rankOf(x), {0, 0});
  for (size_t i = 0; i < blocked; ++i)
    margins[i + 1] = {(*amounts)[2 * i], (*amounts)[2 * i + 1]};
  Value padded = ctx.padZeros(x, margins);
  SymbolicDims dims = symbolicDims(padded), split = {dims[0]};
  Ints permutation, outer = {0};
  SymbolicDims result = {dims[0]};
  for (size_t i = 0; i < blocked; ++i) {
    int64_t size = dims[i + 1].size();
    if (size % (*block)[i] != 0)
      return ctx.reject(Code::ShapeMismatch,
                        "the padded size " + Twine(size) +
                            " is not a multiple of the block size " +
                            Twine((*block)[i]));
    split.append({SymbolicDim(size / (*block)[i]), SymbolicDim((*block)[i])});
    permutation.push_back(2 * int64_t(i) + 2);
    outer.push_back(2 * int64_t(i) + 1);
    result[0] = result[0] * SymbolicDim((*block)[i]);
    result.push_back(SymbolicDim(size / (*block)[i]));
  }
  for (size_t i = blocked + 1; i < dims.size(); ++i) {
    split.push_back(dims[i]);
    outer.push_back(int64_t(split.size()) - 1);
    result.push_back(dims[i]);
  }
  llvm::append_range(permutation, outer);
  Value moved = ctx.transpose(ctx.reshape(padded, split), permutation);
  return ctx.replace(
      ctx.tf("Reshape", ctx.type(), {moved, ctx.shapeVector(result, true)}));
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
  Ints permutation = {int64_t(blocked)}, starts = {0}, sizes = {-1};
  SymbolicDims merged = {SymbolicDim(parts, int64_t(blocked))};
  for (size_t i = 0; i < blocked; ++i) {
    permutation.append({int64_t(blocked + 1 + i), int64_t(i)});
    int64_t size = dims[i + 1].size() * (*block)[i];
    merged.push_back(SymbolicDim(size));
    starts.push_back((*amounts)[2 * i]);
    sizes.push_back(size - (*amounts)[2 * i] - (*amounts)[2 * i + 1]);
  }
  for (size_t i = blocked + 1; i < dims.size(); ++i) {
    permutation.push_back(int64_t(blocked + i));
    merged.push_back(dims[i]);
    starts.push_back(0);
    sizes.push_back(-1);
  }
  Value moved = ctx.transpose(parts, permutation);
  Value whole = ctx.reshape(moved, merged);
  return ctx.replace(
      ctx.tf("Slice", ctx.type(), {whole, ctx.i32s(starts), ctx.i32s(sizes)}));
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
