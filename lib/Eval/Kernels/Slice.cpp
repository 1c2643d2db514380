//===- Slice.cpp - Slices, splits and concatenations ----------------------===//

#include "../Axes.h"
#include "../Kernels.h"
#include "tfuse/Eval/StridedSlice.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace tfuse::eval {

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

LogicalResult evalSlice(KernelContext &context) {
  auto begin = context.ints(1), size = context.ints(2);
  if (failed(context.expectOperands(3)) || !begin || !size)
    return context.fail("begin and size must be integers");
  const HostTensor &operand = context.operand(0);
  if (int64_t(begin->size()) != operand.rank() ||
      int64_t(size->size()) != operand.rank())
    return context.fail("begin and size must have one value per dimension");
  SmallVector<ViewAxis> axes;
  for (int64_t axis = 0; axis < operand.rank(); ++axis) {
    int64_t from = (*begin)[axis], &extent = (*size)[axis];
    if (from < 0 || from > operand.dim(axis))
      return context.fail("begin is out of range");
    if (extent == -1)
      extent = operand.dim(axis) - from;
    if (extent < 0 || extent > operand.dim(axis) - from)
      return context.fail("begin + size is out of range");
    axes.push_back({axis, extent, from});
  }
  HostTensor part = context.view(operand, axes);
  return part ? context.setResult(0, part) : failure();
}

LogicalResult evalStridedSlice(KernelContext &context) {
  auto begin = context.ints(1), end = context.ints(2), step = context.ints(3);
  if (failed(context.expectOperands(4)) || !begin || !end || !step)
    return context.fail("begin, end and strides must be integers");
  const HostTensor &operand = context.operand(0);
  StridedSliceMasks masks = {
      context.intAttr("begin_mask"), context.intAttr("end_mask"),
      context.intAttr("ellipsis_mask"), context.intAttr("new_axis_mask"),
      context.intAttr("shrink_axis_mask")};
  std::optional<StridedSliceSpec> spec =
      resolveStridedSlice(operand.shape(), *begin, *end, *step, masks);
  if (!spec)
    return context.fail("the slice specification is invalid for the operand");
  SmallVector<ViewAxis> axes;
  for (int64_t axis = 0; axis < operand.rank(); ++axis)
    axes.push_back({axis, spec->sizes[axis],
                    spec->sizes[axis] == 0 ? 0 : spec->begins[axis],
                    spec->steps[axis]});
  HostTensor part = context.view(operand, axes);
  return part ? context.setResult(0, part.reshaped(spec->resultShape))
              : failure();
}

/// View axes that select the whole tensor; callers modify them.
static SmallVector<ViewAxis> allAxes(const HostTensor &tensor) {
  SmallVector<ViewAxis> axes;
  for (auto [axis, size] : llvm::enumerate(tensor.shape()))
    axes.push_back({int64_t(axis), size});
  return axes;
}

// Sets the results to consecutive parts of an axis.
static LogicalResult splitAxis(KernelContext &context,
                               const HostTensor &operand, int64_t axis,
                               ArrayRef<int64_t> sizes) {
  SmallVector<ViewAxis> axes = allAxes(operand);
  int64_t from = 0;
  for (auto [index, size] : llvm::enumerate(sizes)) {
    axes[axis].size = size;
    axes[axis].start = size == 0 ? 0 : from;
    HostTensor part = context.view(operand, axes);
    if (!part || failed(context.setResult(unsigned(index), part)))
      return failure();
    from += size;
  }
  return success();
}

LogicalResult evalSplit(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(1);
  std::optional<int64_t> axis = axisOperand(context, 0, operand.rank());
  int64_t parts = context.numResults();
  if (!axis || parts == 0 || operand.dim(*axis) % parts != 0)
    return context.fail("the results do not split the axis evenly");
  SmallVector<int64_t> sizes(parts, operand.dim(*axis) / parts);
  return splitAxis(context, operand, *axis, sizes);
}

LogicalResult evalSplitV(KernelContext &context) {
  if (failed(context.expectOperands(3)))
    return failure();
  const HostTensor &operand = context.operand(0);
  std::optional<SmallVector<int64_t>> sizes = context.ints(1);
  std::optional<int64_t> axis = axisOperand(context, 2, operand.rank());
  if (!axis || !sizes || sizes->size() != context.numResults())
    return context.fail(
        "the axis is out of range, or the sizes are not one per result");
  int64_t known = 0, *unknown = nullptr;
  for (int64_t &size : *sizes) {
    if (size == -1 && !unknown)
      unknown = &size;
    else if (size < 0 || size > operand.dim(*axis))
      return context.fail("a size is out of range");
    else
      known += size;
  }
  if (unknown)
    *unknown = operand.dim(*axis) - known;
  if (unknown ? *unknown < 0 : known != operand.dim(*axis))
    return context.fail("the sizes do not add up to the axis's dimension");
  return splitAxis(context, operand, *axis, *sizes);
}

LogicalResult evalUnpack(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  std::optional<int64_t> axis =
      normalizeAxis(context.intAttr("axis"), operand.rank());
  if (!axis || operand.dim(*axis) != int64_t(context.numResults()))
    return context.fail("the axis must have one element per result");
  SmallVector<ViewAxis> axes = allAxes(operand);
  axes[*axis].size = 1;
  SmallVector<int64_t> shape(operand.shape());
  shape.erase(shape.begin() + *axis);
  for (unsigned i = 0; i < context.numResults(); ++i) {
    axes[*axis].start = i;
    HostTensor part = context.view(operand, axes);
    if (!part || failed(context.setResult(i, part.reshaped(shape))))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Concatenation
//===----------------------------------------------------------------------===//

// Concatenates tensors, viewed as [before, axis, after].
static void joinParts(ArrayRef<HostTensor> parts, int64_t axis,
                      HostTensor &result) {
  AxisSplit whole(result.shape(), axis);
  int64_t from = 0;
  for (const HostTensor &part : parts) {
    int64_t row = whole.before == 0 ? 0 : part.numElements() / whole.before;
    for (int64_t before = 0; row > 0 && before < whole.before; ++before)
      copyElements(part, before * row, result,
                   before * whole.size * whole.behind + from, row);
    from += row;
  }
}

static LogicalResult concat(KernelContext &context, ArrayRef<HostTensor> parts,
                            std::optional<int64_t> axisValue) {
  if (parts.empty() || !axisValue)
    return context.fail("nothing to concatenate, or no axis");
  const HostTensor &first = parts.front();
  std::optional<int64_t> axis = normalizeAxis(*axisValue, first.rank());
  if (!axis)
    return context.fail("the axis is out of range");
  SmallVector<int64_t> shape(first.shape());
  shape[*axis] = 0;
  for (const HostTensor &part : parts) {
    if (part.rank() != first.rank() ||
        part.elementType() != first.elementType())
      return context.fail("the parts differ in rank or type");
    for (int64_t i = 0; i < first.rank(); ++i)
      if (i != *axis && part.dim(i) != first.dim(i))
        return context.fail("the parts differ outside the concatenated axis");
    if (llvm::AddOverflow(shape[*axis], part.dim(*axis), shape[*axis]))
      return context.fail("the result is too large");
  }
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  joinParts(parts, *axis, *result);
  return success();
}

LogicalResult evalConcatV2(KernelContext &context) {
  if (context.numOperands() < 2)
    return context.fail("nothing to concatenate");
  return concat(context, context.allOperands().drop_back(),
                context.intScalar(context.numOperands() - 1));
}

// The first operand of Concat is the axis.
LogicalResult evalConcat(KernelContext &context) {
  if (context.numOperands() < 2)
    return context.fail("nothing to concatenate");
  return concat(context, context.allOperands().drop_front(),
                context.intScalar(0));
}

LogicalResult evalPack(KernelContext &context) {
  if (context.numOperands() == 0)
    return context.fail("nothing to pack");
  const HostTensor &first = context.operand(0);
  std::optional<int64_t> axis =
      normalizeAxis(context.intAttr("axis"), first.rank() + 1);
  if (!axis)
    return context.fail("the axis is out of range");
  for (const HostTensor &part : context.allOperands())
    if (part.shape() != first.shape() ||
        part.elementType() != first.elementType())
      return context.fail("the parts differ in shape");
  SmallVector<int64_t> shape(first.shape());
  shape.insert(shape.begin() + *axis, context.numOperands());
  HostTensor *result = context.allocate(0, shape);
  if (!result)
    return failure();
  joinParts(context.allOperands(), *axis, *result);
  return success();
}

// The offset of each part of a concatenation.
LogicalResult evalConcatOffset(KernelContext &context) {
  if (context.numOperands() < 1 ||
      failed(context.expectResults(context.numOperands() - 1)))
    return context.fail("ConcatOffset needs one result per shape");
  std::optional<int64_t> axis = context.intScalar(0);
  int64_t rank =
      context.numOperands() > 1 ? context.operand(1).numElements() : 0;
  axis = axis ? normalizeAxis(*axis, rank) : std::nullopt;
  if (!axis)
    return context.fail("the axis is out of range");
  int64_t from = 0;
  for (unsigned i = 0; i < context.numResults(); ++i) {
    std::optional<SmallVector<int64_t>> shape = context.ints(i + 1);
    if (!shape || int64_t(shape->size()) != rank)
      return context.fail("the shapes differ in rank");
    HostTensor *result = context.allocate(i, rank);
    if (!result)
      return failure();
    clear(*result);
    bool known = dispatch<IsIndex>(result->kind(), [&](auto tag) {
      using T = typename decltype(tag)::type;
      result->mutableData<T>()[*axis] = T(from);
    });
    if (!known)
      return context.unsupportedType();
    from += (*shape)[*axis];
  }
  return success();
}

} // namespace tfuse::eval
