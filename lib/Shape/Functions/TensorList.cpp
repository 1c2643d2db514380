//===- TensorList.cpp - TensorLists and TensorArrays ----------------------===//
//
// The inferred element type is part of the handle's information: TensorList ops
// take and return a variant, TensorArray ops of V1 a resource.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"

using namespace llvm;

namespace tfuse::shape::functions {

/// The element type: the attribute, or that of the declared result.
static mlir::Type elementTypeOf(ShapeContext &c) {
  if (mlir::Type type = c.typeAttr("element_dtype"))
    return type;
  std::optional<HandleTypes> declared = c.declaredHandle(0);
  return declared && declared->size() == 1 ? declared->front().elementType
                                           : mlir::Type();
}

/// The element type and shape of a list operand. Another element type than the
/// op's is a violation.
static HandleType listType(ShapeContext &c, unsigned input = 0) {
  HandleType type = {Shape(), elementTypeOf(c)};
  const std::optional<HandleTypes> &handle = c.inputHandle(input);
  if (!handle || handle->empty())
    return type;
  if (handle->size() > 1) {
    c.fail("a list's handle points to several tensors");
    return type;
  }
  mlir::Type known = handle->front().elementType;
  if (known && type.elementType && known != type.elementType)
    c.fail("a list's elements have another type than the op says");
  type.shape = handle->front().shape;
  if (!type.elementType)
    type.elementType = known;
  return type;
}

static void setList(ShapeContext &c, HandleType type,
                    Shape shape = Shape::scalar()) {
  c.setOutput(0, std::move(shape));
  c.setOutputHandle(0, HandleTypes{std::move(type)});
}

//===----------------------------------------------------------------------===//
// Making lists
//===----------------------------------------------------------------------===//

/// EmptyTensorList and TensorListReserve: the element shape is the first input.
void newTensorList(ShapeContext &c) {
  setList(c, {c.inputAsShape(0, /*scalarIsUnknown=*/true), elementTypeOf(c)});
}

void tensorListFromTensor(ShapeContext &c) {
  Shape rows = c.inputOfRankAtLeast(0, 1).dropFront(1);
  Shape element = c.inputAsShape(1, /*scalarIsUnknown=*/true);
  setList(c, {c.merge(rows, element), elementTypeOf(c)});
}

void tensorListSplit(ShapeContext &c) {
  Shape rows = c.inputOfRankAtLeast(0, 1);
  c.inputOfRank(2, 1);
  Shape element = c.inputAsShape(1, /*scalarIsUnknown=*/true);
  Shape part = rows.hasRank()
                   ? Shape::vector(kUnknown).concat(rows.dropFront(1))
                   : Shape();
  setList(c, {c.merge(part, element), elementTypeOf(c)});
}

void tensorListScatter(ShapeContext &c) {
  setList(c, {c.inputAsShape(2, /*scalarIsUnknown=*/true), elementTypeOf(c)});
}

void tensorListScatterIntoExisting(ShapeContext &c) {
  c.inputOfRankAtLeast(1, 1);
  c.inputOfRank(2, 1);
  setList(c, listType(c));
}

//===----------------------------------------------------------------------===//
// Changing lists
//===----------------------------------------------------------------------===//

void tensorListPushBack(ShapeContext &c) {
  HandleType type = listType(c);
  c.merge(type.shape, c.input(1));
  setList(c, std::move(type));
}

void tensorListPushBackBatch(ShapeContext &c) {
  Shape handles = c.inputOfRank(0, 1), rows = c.inputOfRankAtLeast(1, 1);
  HandleType type = listType(c);
  c.merge(type.shape, rows.dropFront(1));
  setList(c, std::move(type), Shape::vector(c.merge(handles[0], rows[0])));
}

void tensorListSetItem(ShapeContext &c) {
  HandleType type = listType(c);
  c.merge(type.shape, c.input(2));
  setList(c, std::move(type));
}

void tensorListResize(ShapeContext &c) {
  c.requireScalar(1);
  c.setOutput(0, Shape::scalar());
  c.setOutputHandle(0, c.inputHandle(0));
}

void tensorListConcatLists(ShapeContext &c) {
  HandleType a = listType(c, 0), b = listType(c, 1);
  a.shape = c.merge(a.shape, b.shape);
  setList(c, std::move(a), c.merge(c.input(0), c.input(1)));
}

/// [handle, tensor].
void tensorListPopBack(ShapeContext &c) {
  HandleType type = {Shape(), c.typeAttr("element_dtype")};
  if (!type.elementType)
    type.elementType = c.outputType(1);
  const std::optional<HandleTypes> &handle = c.inputHandle(0);
  if (handle && handle->size() == 1)
    type.shape = handle->front().shape;
  Shape stated = c.inputAsShape(1, /*scalarIsUnknown=*/true);
  c.setOutput(1, c.merge(type.shape, stated));
  setList(c, std::move(type));
}

//===----------------------------------------------------------------------===//
// Reading lists
//===----------------------------------------------------------------------===//

/// The element shape, merged from the list and the op.
static Shape elementShape(ShapeContext &c, unsigned shapeInput) {
  Shape stated = c.inputAsShape(shapeInput, /*scalarIsUnknown=*/true);
  return c.merge(listType(c).shape, stated);
}

void tensorListGetItem(ShapeContext &c) { c.setOutput(0, elementShape(c, 2)); }

void tensorListGather(ShapeContext &c) {
  c.setOutput(0, c.input(1).concat(elementShape(c, 2)));
}

void tensorListStack(ShapeContext &c) {
  int64_t count = c.intAttr("num_elements");
  c.setOutput(
      0, Shape::vector(std::max(count, kUnknown)).concat(elementShape(c, 1)));
}

static void concatList(ShapeContext &c, const Shape &stated) {
  Shape element = c.ofRankAtLeast(c.merge(listType(c).shape, stated), 1);
  c.setOutput(0, element.withDim(0, kUnknown));
  c.setOutput(1, Shape::vector(kUnknown));
}
void tensorListConcat(ShapeContext &c) {
  concatList(c, c.shapeAttr("element_shape"));
}
void tensorListConcatV2(ShapeContext &c) {
  concatList(c, c.inputAsShape(1, /*scalarIsUnknown=*/true));
}

void tensorListElementShape(ShapeContext &c) {
  const std::optional<HandleTypes> &handle = c.inputHandle(0);
  if (!handle || handle->size() != 1 || !handle->front().shape.hasRank())
    return;
  // The value is the shape that the list was created with, which may be less
  // precise than the inferred element shape.
  c.setOutput(0, Shape::vector(handle->front().shape.rank()));
}

//===----------------------------------------------------------------------===//
// TensorArray
//===----------------------------------------------------------------------===//

/// The handle of all but the newest TensorArray ops is a vector of two strings.
static void requireHandle(ShapeContext &c) {
  c.merge(c.inputOfRank(0, 1)[0], 2);
}

/// The element shape, if the array's handle has it.
static std::optional<Shape> arrayElement(ShapeContext &c) {
  const std::optional<HandleTypes> &handle = c.inputHandle(0);
  if (!handle || handle->empty())
    return std::nullopt;
  return handle->front().shape;
}

void tensorArray(ShapeContext &c) {
  c.requireScalar(0);
  c.setOutput(0, Shape::vector(2));
  c.setOutput(1, Shape::scalar());
  Shape element = c.shapeAttr("element_shape");
  if (element.isStatic() || c.boolAttr("identical_element_shapes"))
    c.setOutputHandle(0, HandleTypes{{element, c.typeAttr("dtype")}});
}

void tensorArrayGrad(ShapeContext &c) {
  requireHandle(c);
  c.setOutput(0, Shape::vector(2));
  c.setOutput(1, Shape::scalar());
  c.setOutputHandle(0, c.inputHandle(0));
}

void tensorArrayGradWithShape(ShapeContext &c) {
  tensorArrayGrad(c);
  if (!arrayElement(c))
    return;
  Dim count = c.input(2)[0];
  HandleType type = c.inputHandle(0)->front();
  type.shape = isKnown(count) && count <= kMaxElements
                   ? Shape::ofRank(count).concat(type.shape)
                   : Shape();
  c.setOutputHandle(0, HandleTypes{type});
}

void tensorArrayWrite(ShapeContext &c) {
  requireHandle(c);
  c.requireScalar(1);
  c.requireScalar(3);
  if (std::optional<Shape> element = arrayElement(c))
    c.merge(*element, c.input(2));
  c.setOutput(0, Shape::scalar());
}

void tensorArrayRead(ShapeContext &c) {
  requireHandle(c);
  c.requireScalar(1);
  c.requireScalar(2);
  c.setOutput(0, arrayElement(c).value_or(Shape()));
}

void tensorArrayGather(ShapeContext &c) {
  requireHandle(c);
  c.requireScalar(2);
  Shape indices = c.inputOfRank(1, 1);
  std::optional<Shape> element = arrayElement(c);
  c.setOutput(
      0, indices.concat(element ? *element : c.shapeAttr("element_shape")));
}

void tensorArrayScatter(ShapeContext &c) {
  requireHandle(c);
  c.requireScalar(3);
  Shape value = c.inputOfRankAtLeast(2, 1);
  c.merge(c.inputOfRank(1, 1)[0], value[0]);
  if (std::optional<Shape> element = arrayElement(c))
    c.merge(*element, value.dropFront(1));
  c.setOutput(0, Shape::scalar());
}

} // namespace tfuse::shape::functions
