//===- ShapeQueries.cpp - Ops that read or change shapes only -------------===//

#include "../Axes.h"
#include "../Elementwise.h"
#include "../Kernels.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace tfuse::eval {

//===----------------------------------------------------------------------===//
// Shapes as tensors
//===----------------------------------------------------------------------===//

/// Sets a result of int32 or int64 elements.
static LogicalResult setInts(KernelContext &context, unsigned index,
                             ArrayRef<int64_t> shape,
                             ArrayRef<int64_t> values) {
  HostTensor *result = context.allocate(index, shape);
  if (!result)
    return failure();
  bool fits = true;
  bool known = dispatch<IsIndex>(result->kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (auto [to, value] : llvm::zip_equal(result->mutableData<T>(), values)) {
      fits &= llvm::isInt<sizeof(T) * 8>(value);
      to = T(value);
    }
  });
  if (!known)
    return context.unsupportedType();
  return fits ? success() : context.fail("a value exceeds int32");
}

static LogicalResult setVector(KernelContext &context, unsigned index,
                               ArrayRef<int64_t> values) {
  return setInts(context, index, int64_t(values.size()), values);
}

LogicalResult evalShape(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  return setVector(context, 0, context.operand(0).shape());
}

LogicalResult evalShapeN(KernelContext &context) {
  if (failed(context.expectResults(context.numOperands())))
    return failure();
  for (unsigned i = 0; i < context.numOperands(); ++i)
    if (failed(setVector(context, i, context.operand(i).shape())))
      return failure();
  return success();
}

LogicalResult evalRank(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  return setInts(context, 0, {}, context.operand(0).rank());
}

LogicalResult evalSize(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  return setInts(context, 0, {}, context.operand(0).numElements());
}

LogicalResult evalBroadcastArgs(KernelContext &context) {
  auto a = context.ints(0), b = context.ints(1);
  if (!a || !b)
    return context.fail("the operands must be integer vectors");
  std::optional<Shape> shape = broadcastShapes(*a, *b);
  return shape ? setVector(context, 0, *shape)
               : context.fail("the shapes do not broadcast");
}

// For each shape, the axes of the common shape along which it is broadcast.
LogicalResult evalBroadcastGradientArgs(KernelContext &context) {
  auto a = context.ints(0), b = context.ints(1);
  if (!a || !b)
    return context.fail("the operands must be integer vectors");
  std::optional<Shape> shape = broadcastShapes(*a, *b);
  if (!shape)
    return context.fail("the shapes do not broadcast");
  auto padded = [&](ArrayRef<int64_t> own) {
    Shape result(shape->size() - own.size(), 1);
    result.append(own.begin(), own.end());
    return result;
  };
  Shape left = padded(*a), right = padded(*b);
  SmallVector<int64_t> axesA, axesB;
  for (size_t axis = 0; axis < shape->size(); ++axis) {
    // If both sizes are one, TensorFlow lists the axis for both shapes.
    bool one = (*shape)[axis] == 1;
    if (one || (left[axis] == 1 && right[axis] != 1))
      axesA.push_back(int64_t(axis));
    if (one || (right[axis] == 1 && left[axis] != 1))
      axesB.push_back(int64_t(axis));
  }
  // Equal shapes are not broadcast.
  if (*a == *b) {
    axesA.clear();
    axesB.clear();
  }
  if (failed(setVector(context, 0, axesA)))
    return failure();
  return setVector(context, 1, axesB);
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

LogicalResult evalIdentity(KernelContext &context) {
  if (failed(context.expectResults(context.numOperands())))
    return failure();
  for (unsigned i = 0; i < context.numOperands(); ++i)
    if (failed(context.setResult(i, context.operand(i))))
      return failure();
  return success();
}

LogicalResult evalEnsureShape(KernelContext &context) {
  // The result's type is checked against the required shape later.
  return evalIdentity(context);
}

LogicalResult evalReshape(KernelContext &context) {
  std::optional<SmallVector<int64_t>> shape = context.ints(1);
  if (failed(context.expectOperands(2)) || !shape)
    return context.fail("the shape must be an integer tensor");
  const HostTensor &operand = context.operand(0);
  int64_t *unknown = llvm::find(*shape, -1);
  if (unknown != shape->end()) {
    *unknown = 1;
    std::optional<int64_t> known = checkedProduct(*shape);
    if (!known || *known == 0 || operand.numElements() % *known != 0)
      return context.fail(
          "the known dimensions do not divide the number of elements");
    *unknown = operand.numElements() / *known;
  }
  if (checkedProduct(*shape) != operand.numElements())
    return context.fail("the shape has a different number of elements");
  return context.setResult(0, operand.reshaped(*shape));
}

LogicalResult evalExpandDims(KernelContext &context) {
  if (failed(context.expectOperands(2)))
    return failure();
  const HostTensor &operand = context.operand(0);
  std::optional<int64_t> axis = axisOperand(context, 1, operand.rank() + 1);
  if (!axis)
    return context.fail("the axis is out of range");
  Shape shape(operand.shape());
  shape.insert(shape.begin() + *axis, 1);
  return context.setResult(0, operand.reshaped(shape));
}

LogicalResult evalSqueeze(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  SmallVector<bool> drop(operand.rank(), false);
  SmallVector<int64_t> axes = context.intsAttr("squeeze_dims");
  for (int64_t axis : axes) {
    std::optional<int64_t> index = normalizeAxis(axis, operand.rank());
    if (!index || operand.dim(*index) != 1)
      return context.fail("a squeezed axis must have size 1");
    drop[*index] = true;
  }
  Shape shape;
  for (int64_t axis = 0; axis < operand.rank(); ++axis)
    if (axes.empty() ? operand.dim(axis) != 1 : !drop[axis])
      shape.push_back(operand.dim(axis));
  return context.setResult(0, operand.reshaped(shape));
}

LogicalResult evalBroadcastTo(KernelContext &context) {
  std::optional<SmallVector<int64_t>> shape = context.ints(1);
  if (failed(context.expectOperands(2)) || !shape)
    return context.fail("the shape must be an integer tensor");
  const HostTensor &operand = context.operand(0);
  std::optional<Shape> common = broadcastShapes(operand.shape(), *shape);
  if (!common || *common != ArrayRef<int64_t>(*shape) ||
      llvm::any_of(*shape, [](int64_t size) { return size < 0; }))
    return context.fail("the operand does not broadcast to the shape");
  SmallVector<ViewAxis> axes;
  int64_t lead = int64_t(shape->size()) - operand.rank();
  for (auto [axis, size] : llvm::enumerate(*shape)) {
    int64_t source = int64_t(axis) - lead;
    bool repeats = source < 0 || operand.dim(source) != size;
    axes.push_back({repeats ? ViewAxis::kRepeat : source, size});
  }
  HostTensor all = context.view(operand, axes);
  return all ? context.setResult(0, all) : failure();
}

//===----------------------------------------------------------------------===//
// Tensors from shapes
//===----------------------------------------------------------------------===//

/// Sets a splat result.
static LogicalResult setFilled(KernelContext &context, ArrayRef<int64_t> shape,
                               const HostTensor &value) {
  if (value.kind() == ElementKind::String) {
    HostTensor *result = context.allocate(0, shape);
    if (!result)
      return failure();
    llvm::fill(result->mutableStrings(), value.strings()[0]);
    return success();
  }
  if (llvm::any_of(shape, [](int64_t size) { return size < 0; }))
    return context.fail("a dimension would be negative");
  if (!context.fits(value.elementType(), shape))
    return failure();
  return context.setResult(
      0, HostTensor::splat(value.elementType(), shape,
                           value.bytes().take_front(value.bytesPerElement())));
}

LogicalResult evalFill(KernelContext &context) {
  std::optional<SmallVector<int64_t>> shape = context.ints(0);
  if (failed(context.expectOperands(2)) || !shape ||
      context.operand(1).numElements() != 1)
    return context.fail("dims must be integers, and value a scalar");
  return setFilled(context, *shape, context.operand(1));
}

/// The value `number` (0 or 1) of an element type.
static HostTensor makeNumber(KernelContext &context, Type type, int number) {
  HostTensor value = context.allocateScratch(type, {});
  if (!value)
    return {};
  if (value.kind() == ElementKind::String || number == 0) {
    clear(value);
    return value;
  }
  bool known = dispatch<IsAny>(value.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    value.mutableData<T>()[0] = static_cast<T>(1);
  });
  return known ? value : HostTensor();
}

static LogicalResult fillLike(KernelContext &context, int number) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &operand = context.operand(0);
  HostTensor value = makeNumber(context, operand.elementType(), number);
  return value ? setFilled(context, operand.shape(), value)
               : context.unsupportedType();
}

LogicalResult evalZerosLike(KernelContext &context) {
  return fillLike(context, 0);
}
LogicalResult evalOnesLike(KernelContext &context) {
  return fillLike(context, 1);
}

// An uninitialized tensor; zeros are a valid value.
LogicalResult evalEmpty(KernelContext &context) {
  std::optional<SmallVector<int64_t>> shape = context.ints(0);
  HostTensor value = makeNumber(context, context.resultElementType(0), 0);
  if (!shape || !value)
    return context.fail("the shape must be integers, and the type numeric");
  return setFilled(context, *shape, value);
}

} // namespace tfuse::eval
