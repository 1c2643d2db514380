//===- Rearrange.cpp - Transpose, reverse, roll, tile, blocks -------------===//

#include "../Axes.h"
#include "../Elementwise.h"
#include "../Kernels.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

namespace tfuse::eval {

using Strides4 = SmallVector<int64_t, 4>;

/// A permutation of the axes of a tensor.
static std::optional<SmallVector<int64_t>>
permutationOperand(const KernelContext &context, unsigned index, int64_t rank) {
  std::optional<SmallVector<int64_t>> permutation = context.ints(index);
  if (!permutation || int64_t(permutation->size()) != rank)
    return std::nullopt;
  SmallVector<bool> seen(rank, false);
  for (int64_t &axis : *permutation) {
    std::optional<int64_t> normal = normalizeAxis(axis, rank);
    if (!normal || seen[*normal])
      return std::nullopt;
    seen[*normal] = true;
    axis = *normal;
  }
  return permutation;
}

/// Sets result 0 to a view of the operand.
static LogicalResult setView(KernelContext &context, const HostTensor &operand,
                             ArrayRef<ViewAxis> axes) {
  HostTensor view = context.view(operand, axes);
  return view ? context.setResult(0, view) : failure();
}

static SmallVector<ViewAxis> permutedAxes(ArrayRef<int64_t> shape,
                                          ArrayRef<int64_t> permutation) {
  SmallVector<ViewAxis> axes;
  for (int64_t axis : permutation)
    axes.push_back({axis, shape[axis]});
  return axes;
}

LogicalResult evalTranspose(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(0);
  auto permutation = permutationOperand(context, 1, operand.rank());
  if (!permutation)
    return context.fail("perm must be a permutation of the axes");
  return setView(context, operand, permutedAxes(operand.shape(), *permutation));
}

LogicalResult evalConjugateTranspose(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(0);
  if (!isComplexKind(operand.kind()))
    return evalTranspose(context);
  auto permutation = permutationOperand(context, 1, operand.rank());
  if (!permutation)
    return context.fail("perm must be a permutation of the axes");
  HostTensor moved =
      context.view(operand, permutedAxes(operand.shape(), *permutation));
  HostTensor *result = moved ? context.allocate(0, moved.shape()) : nullptr;
  if (!result)
    return failure();
  dispatch<IsComplex>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    llvm::transform(moved.data<T>(), result->mutableData<T>().begin(),
                    [](T value) { return std::conj(value); });
  });
  return success();
}

LogicalResult evalInvertPermutation(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  auto permutation = permutationOperand(context, 0, operand.numElements());
  if (operand.rank() != 1 || !permutation)
    return context.fail("the operand must be a permutation");
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  bool known = dispatch<IsIndex>(operand.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (auto [i, axis] : llvm::enumerate(*permutation))
      result->mutableData<T>()[axis] = T(i);
  });
  return known ? success() : context.unsupportedType();
}

static LogicalResult reverseAxes(KernelContext &context,
                                 const HostTensor &operand,
                                 ArrayRef<bool> reversed) {
  SmallVector<ViewAxis> axes;
  for (auto [axis, reverse] : llvm::enumerate(reversed)) {
    int64_t size = operand.dim(axis);
    axes.push_back(
        {int64_t(axis), size, reverse ? size - 1 : 0, reverse ? -1 : 1});
  }
  return setView(context, operand, axes);
}

LogicalResult evalReverseV2(KernelContext &context) {
  std::optional<SmallVector<int64_t>> axes = context.ints(1);
  if (failed(context.expectOperands(2)) || !axes)
    return context.fail("the axes must be integers");
  const HostTensor &operand = context.operand(0);
  SmallVector<bool> reversed(operand.rank(), false);
  for (int64_t axis : *axes) {
    std::optional<int64_t> normal = normalizeAxis(axis, operand.rank());
    if (!normal || reversed[*normal])
      return context.fail("an axis is out of range, or named twice");
    reversed[*normal] = true;
  }
  return reverseAxes(context, operand, reversed);
}

// Reverse has a bool for each axis.
LogicalResult evalReverse(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(0), &which = context.operand(1);
  if (which.kind() != ElementKind::Bool ||
      which.numElements() != operand.rank())
    return context.fail("dims must have one bool per dimension");
  return reverseAxes(context, operand, which.data<bool>());
}

// Reverses the first `seq_lengths[i]` elements of each sequence.
LogicalResult evalReverseSequence(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(0);
  auto lengths = context.ints(1);
  auto seq = normalizeAxis(context.intAttr("seq_dim", -1), operand.rank());
  auto batch = normalizeAxis(context.intAttr("batch_dim", 0), operand.rank());
  if (!lengths || !seq || !batch || *seq == *batch ||
      int64_t(lengths->size()) != operand.dim(*batch))
    return context.fail(
        "seq_lengths, seq_dim or batch_dim contradicts the operand");
  for (int64_t length : *lengths)
    if (length < 0 || length > operand.dim(*seq))
      return context.fail("a length is out of range");
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  Strides4 strides = denseStrides(operand.shape());
  for (int64_t i = 0, e = operand.numElements(); i < e; ++i) {
    int64_t step = i / strides[*seq] % operand.dim(*seq);
    int64_t length = (*lengths)[i / strides[*batch] % operand.dim(*batch)];
    int64_t from = step < length ? length - 1 - step : step;
    copyElements(operand, i + (from - step) * strides[*seq], *result, i, 1);
  }
  return success();
}

// Shifts elements cyclically along axes.
LogicalResult evalRoll(KernelContext &context) {
  auto shifts = context.ints(1), axes = context.ints(2);
  if (failed(context.expectOperands(3)) || !shifts || !axes ||
      shifts->size() != axes->size())
    return context.fail("shift and axis differ in size");
  const HostTensor &operand = context.operand(0);
  SmallVector<int64_t> total(operand.rank(), 0);
  for (auto [shift, axis] : llvm::zip_equal(*shifts, *axes)) {
    std::optional<int64_t> normal = normalizeAxis(axis, operand.rank());
    if (!normal)
      return context.fail("an axis is out of range");
    int64_t size = std::max<int64_t>(1, operand.dim(*normal));
    total[*normal] = ((total[*normal] + shift % size) % size + size) % size;
  }
  HostTensor *result = context.allocate(0, operand.shape());
  if (!result)
    return failure();
  Strides4 strides = denseStrides(operand.shape());
  for (int64_t i = 0, e = operand.numElements(); i < e; ++i) {
    int64_t from = i;
    for (auto [axis, shift] : llvm::enumerate(total)) {
      int64_t size = operand.dim(axis);
      int64_t at = i / strides[axis] % size;
      from += ((at - shift + size) % size - at) * strides[axis];
    }
    copyElements(operand, from, *result, i, 1);
  }
  return success();
}

LogicalResult evalTile(KernelContext &context) {
  std::optional<SmallVector<int64_t>> multiples = context.ints(1);
  if (failed(context.expectOperands(2)) || !multiples)
    return context.fail("multiples must be integers");
  const HostTensor &operand = context.operand(0);
  if (int64_t(multiples->size()) != operand.rank() ||
      llvm::any_of(*multiples, [](int64_t times) { return times < 0; }))
    return context.fail(
        "multiples must have one nonnegative value per dimension");
  // View the result as [m0, n0, m1, n1, ...], in which each m axis repeats the
  // elements.
  SmallVector<ViewAxis> axes;
  Shape shape;
  for (auto [axis, times] : llvm::enumerate(*multiples)) {
    axes.push_back({ViewAxis::kRepeat, times});
    axes.push_back({int64_t(axis), operand.dim(axis)});
    std::optional<int64_t> size = checkedProduct({times, operand.dim(axis)});
    if (!size)
      return context.fail("the result is too large");
    shape.push_back(*size);
  }
  HostTensor all = context.view(operand, axes);
  return all ? context.setResult(0, all.reshaped(shape)) : failure();
}

//===----------------------------------------------------------------------===//
// Blocks of space
//===----------------------------------------------------------------------===//

// Views [N, H, W, C] or [N, C, H, W] as six axes, permutes them and merges them
// again.
static LogicalResult moveBlocks(KernelContext &context, bool toDepth) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  int64_t block = context.intAttr("block_size");
  StringRef format = context.stringAttr("data_format");
  bool nchw = format == "NCHW";
  if (!nchw && format != "NHWC")
    return context.unsupported("unsupported data_format");
  if (operand.rank() != 4 || block < 1 || block > 1 << 20)
    return context.fail(
        "the operand must have rank 4, and block_size be positive");
  int64_t batch = operand.dim(0), height = operand.dim(nchw ? 2 : 1),
          width = operand.dim(nchw ? 3 : 2), depth = operand.dim(nchw ? 1 : 3);
  if (toDepth ? height % block || width % block : depth % (block * block))
    return context.fail("block_size does not divide the image's dimensions");
  int64_t newHeight = toDepth ? height / block : height * block;
  int64_t newWidth = toDepth ? width / block : width * block;
  int64_t newDepth = toDepth ? depth * block * block : depth / block / block;
  Shape split;
  SmallVector<int64_t> permutation;
  if (toDepth && !nchw) { // n h b w b c -> n h w b b c
    split = {batch, newHeight, block, newWidth, block, depth};
    permutation = {0, 1, 3, 2, 4, 5};
  } else if (toDepth) { // n c h b w b -> n b b c h w
    split = {batch, depth, newHeight, block, newWidth, block};
    permutation = {0, 3, 5, 1, 2, 4};
  } else if (!nchw) { // n h w b b c -> n h b w b c
    split = {batch, height, width, block, block, newDepth};
    permutation = {0, 1, 3, 2, 4, 5};
  } else { // n b b c h w -> n c h b w b
    split = {batch, block, block, newDepth, height, width};
    permutation = {0, 3, 4, 1, 5, 2};
  }
  HostTensor moved =
      context.view(operand.reshaped(split), permutedAxes(split, permutation));
  if (!moved)
    return failure();
  return context.setResult(
      0, nchw ? moved.reshaped({batch, newDepth, newHeight, newWidth})
              : moved.reshaped({batch, newHeight, newWidth, newDepth}));
}

LogicalResult evalSpaceToDepth(KernelContext &context) {
  return moveBlocks(context, true);
}
LogicalResult evalDepthToSpace(KernelContext &context) {
  return moveBlocks(context, false);
}

/// Block sizes, and a pair of paddings or crops for each blocked axis.
struct BlockSpec {
  SmallVector<int64_t> blocks;
  SmallVector<std::pair<int64_t, int64_t>> borders;
};

// SpaceToBatchND and BatchToSpaceND have block sizes and paddings as operands.
// The older ops have one block size as an attribute.
static FailureOr<BlockSpec> readBlocks(KernelContext &context, bool isND) {
  BlockSpec spec;
  auto borders = context.ints(isND ? 2 : 1);
  if (isND) {
    auto blocks = context.ints(1);
    if (!blocks)
      return context.fail("block_shape must be an integer tensor");
    spec.blocks = *blocks;
  } else {
    spec.blocks.assign(2, context.intAttr("block_size"));
  }
  const HostTensor &operand = context.operand(0);
  if (!borders || borders->size() != 2 * spec.blocks.size() ||
      operand.rank() < 1 + int64_t(spec.blocks.size()) ||
      llvm::any_of(spec.blocks,
                   [](int64_t size) { return size < 1 || size > INT32_MAX; }) ||
      llvm::any_of(*borders,
                   [](int64_t size) { return size < 0 || size > INT32_MAX; }))
    return context.fail(
        "the block shape or the paddings contradict the operand");
  for (size_t i = 0; i < spec.blocks.size(); ++i)
    spec.borders.push_back({(*borders)[2 * i], (*borders)[2 * i + 1]});
  return spec;
}

static LogicalResult spaceToBatch(KernelContext &context,
                                  const BlockSpec &spec) {
  const HostTensor &operand = context.operand(0);
  size_t blocked = spec.blocks.size();
  Shape shape(operand.shape());
  std::optional<int64_t> batches = checkedProduct(spec.blocks, shape[0]);
  for (size_t i = 0; i < blocked; ++i) {
    shape[1 + i] += spec.borders[i].first + spec.borders[i].second;
    if (shape[1 + i] % spec.blocks[i] != 0)
      return context.fail(
          "a padded dimension is not a multiple of its block size");
    shape[1 + i] /= spec.blocks[i];
  }
  if (!batches)
    return context.fail("the result is too large");
  shape[0] = *batches;
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  clear(*result);
  // Copy each element to its position in the result.
  Strides4 from = denseStrides(operand.shape()), to = denseStrides(shape);
  for (int64_t i = 0, e = operand.numElements(); i < e; ++i) {
    int64_t target = 0, block = 0;
    for (int64_t axis = 0; axis < operand.rank(); ++axis) {
      int64_t at = i / from[axis] % operand.dim(axis);
      if (axis >= 1 && axis <= int64_t(blocked)) {
        at += spec.borders[axis - 1].first;
        block = block * spec.blocks[axis - 1] + at % spec.blocks[axis - 1];
        at /= spec.blocks[axis - 1];
      }
      target += at * to[axis];
    }
    target += block * operand.dim(0) * to[0];
    copyElements(operand, i, *result, target, 1);
  }
  return success();
}

static LogicalResult batchToSpace(KernelContext &context,
                                  const BlockSpec &spec) {
  const HostTensor &operand = context.operand(0);
  size_t blocked = spec.blocks.size();
  Shape shape(operand.shape());
  std::optional<int64_t> perBatch = checkedProduct(spec.blocks);
  if (!perBatch || shape[0] % *perBatch != 0)
    return context.fail(
        "the batch size is not a multiple of the block elements");
  shape[0] /= *perBatch;
  for (size_t i = 0; i < blocked; ++i) {
    std::optional<int64_t> size =
        checkedProduct({shape[1 + i], spec.blocks[i]});
    if (!size || *size < spec.borders[i].first + spec.borders[i].second)
      return context.fail("the crops exceed the image");
    shape[1 + i] = *size - spec.borders[i].first - spec.borders[i].second;
  }
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  Strides4 from = denseStrides(operand.shape()), to = denseStrides(shape);
  for (int64_t i = 0, e = result->numElements(); i < e; ++i) {
    int64_t source = 0, block = 0;
    for (int64_t axis = 0; axis < operand.rank(); ++axis) {
      int64_t at = i / to[axis] % shape[axis];
      if (axis >= 1 && axis <= int64_t(blocked)) {
        at += spec.borders[axis - 1].first;
        block = block * spec.blocks[axis - 1] + at % spec.blocks[axis - 1];
        at /= spec.blocks[axis - 1];
      }
      source += at * from[axis];
    }
    source += block * shape[0] * from[0];
    copyElements(operand, source, *result, i, 1);
  }
  return success();
}

static LogicalResult moveBatches(KernelContext &context, bool isND,
                                 bool toBatch) {
  if (failed(context.expectOperands(isND ? 3 : 2)))
    return failure();
  FailureOr<BlockSpec> spec = readBlocks(context, isND);
  if (failed(spec))
    return failure();
  return toBatch ? spaceToBatch(context, *spec) : batchToSpace(context, *spec);
}

LogicalResult evalSpaceToBatch(KernelContext &context) {
  return moveBatches(context, false, true);
}
LogicalResult evalSpaceToBatchND(KernelContext &context) {
  return moveBatches(context, true, true);
}
LogicalResult evalBatchToSpace(KernelContext &context) {
  return moveBatches(context, false, false);
}
LogicalResult evalBatchToSpaceND(KernelContext &context) {
  return moveBatches(context, true, false);
}

} // namespace tfuse::eval
