//===- Resources.cpp - Variables, tables, queues and control flow ---------===//
//
// Ops that return handles, and V1 control flow, which forwards handles.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tfuse::shape::functions {

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// The element type: the attribute, or that of the declared result.
static mlir::Type declaredType(ShapeContext &c, unsigned output,
                               StringRef attribute) {
  if (mlir::Type type = c.typeAttr(attribute))
    return type;
  std::optional<HandleTypes> declared = c.declaredHandle(output);
  return declared && declared->size() == 1 ? declared->front().elementType
                                           : mlir::Type();
}

void varHandle(ShapeContext &c) {
  c.setOutput(0, Shape::scalar());
  Shape shape;
  // The tf dialect keeps the shape in the result's type.
  if (c.hasAttr("shape"))
    shape = c.shapeAttr("shape");
  else if (std::optional<HandleTypes> declared = c.declaredHandle(0);
           declared && declared->size() == 1)
    shape = declared->front().shape;
  if (mlir::Type type = declaredType(c, 0, "dtype"))
    c.setOutputHandle(0, HandleTypes{{shape, type}});
}

void varHandles(ShapeContext &c) {
  SmallVector<Shape> shapes = c.shapesAttr("shapes");
  SmallVector<mlir::Type> types = c.typesAttr("dtypes");
  if (shapes.size() != c.numOutputs() || types.size() != c.numOutputs())
    return c.fail("the numbers of shapes, types and variables differ");
  for (unsigned i = 0; i < c.numOutputs(); ++i) {
    c.setOutput(i, Shape::scalar());
    c.setOutputHandle(i, HandleTypes{{shapes[i], types[i]}});
  }
}

void readVariables(ShapeContext &c) {
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    if (const std::optional<HandleTypes> &handle = c.inputHandle(i);
        handle && !handle->empty())
      c.setOutput(i, handle->front().shape);
}

/// ResourceCountUpTo: the variable is a scalar.
void resourceCountUpTo(ShapeContext &c) {
  const std::optional<HandleTypes> &handle = c.inputHandle(0);
  if (handle && !handle->empty())
    c.ofRank(handle->front().shape, 0);
  c.setOutput(0, Shape::scalar());
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

static void setTable(ShapeContext &c, const Shape &key, const Shape &value) {
  c.setOutput(0, Shape::scalar());
  c.ofRankAtMost(key, 1);
  c.setOutputHandle(0, HandleTypes{{key, c.typeAttr("key_dtype")},
                                   {value, c.typeAttr("value_dtype")}});
}
/// Tables with scalar keys and values: mutable tables, and all static tables,
/// although TensorFlow does not infer this.
void mutableHashTable(ShapeContext &c) {
  setTable(c, Shape::scalar(), Shape::scalar());
}
void mutableHashTableOfTensors(ShapeContext &c) {
  setTable(c, Shape::scalar(), c.shapeAttr("value_shape"));
}
void mutableDenseHashTable(ShapeContext &c) {
  setTable(c, c.input(0), c.shapeAttr("value_shape"));
}

/// Replaces the shape of a key, the trailing dimensions of the keys, by the
/// shape of a value.
void lookupTableFind(ShapeContext &c) {
  c.requireScalar(0);
  const Shape &keys = c.input(1);
  const std::optional<HandleTypes> &table = c.inputHandle(0);
  if (!table || table->size() != 2)
    return;
  const Shape &key = table->front().shape, &value = table->back().shape;
  if (!key.hasRank() || !keys.hasRank())
    return;
  if (keys.rank() < key.rank())
    return c.fail("keys of shape " + keys.str() + " do not end in " +
                  key.str());
  c.setOutput(0, keys.dropBack(key.rank()).concat(value));
}

//===----------------------------------------------------------------------===//
// V1 control flow
//===----------------------------------------------------------------------===//

/// Every output has the shape of the data operand.
void switchTo(ShapeContext &c) {
  c.requireScalar(1);
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.forward(i, 0, /*withValue=*/true);
}

/// The join of all inputs.
void mergeOf(ShapeContext &c) {
  c.setOutput(1, Shape::scalar());
  if (c.numInputs() == 0)
    return;
  Shape shape = c.input(0);
  std::optional<Elements> value = c.inputValue(0);
  bool sameHandle = true;
  for (unsigned i = 1; i < c.numInputs(); ++i) {
    shape = join(shape, c.input(i));
    value = join(value, c.inputValue(i));
    sameHandle &= c.inputHandle(i) == c.inputHandle(0);
  }
  c.setOutput(0, shape);
  if (sameHandle)
    c.setOutputHandle(0, c.inputHandle(0));
  if (value)
    c.setOutputValue(0, std::move(*value));
}

/// A value that changes in each iteration of the loop may change its shape,
/// too.
void enter(ShapeContext &c) {
  if (c.boolAttr("is_constant"))
    return c.forward(0, 0, /*withValue=*/true);
  c.setOutputHandle(0, c.inputHandle(0));
}

void refSelect(ShapeContext &c) {
  c.requireScalar(0);
  Shape shape = c.input(1);
  for (unsigned i = 2; i < c.numInputs(); ++i)
    shape = join(shape, c.input(i));
  c.setOutput(0, shape.isStatic() ? shape : Shape());
}

/// While and similar ops, ignoring the body: shapes from the attribute, or of
/// the operands. Drivers analyze the body.
void whileLoop(ShapeContext &c) {
  SmallVector<Shape> shapes;
  if (c.hasAttr("output_shapes"))
    shapes = c.shapesAttr("output_shapes");
  if (!shapes.empty() && shapes.size() != c.numOutputs())
    return c.fail(Twine(shapes.size()) + " output_shapes for " +
                  Twine(c.numOutputs()) + " outputs");
  for (unsigned i = 0; i < c.numOutputs(); ++i) {
    c.setOutput(i, shapes.empty() ? c.input(i) : shapes[i]);
    c.setOutputHandle(i, c.inputHandle(i));
  }
}

/// SymbolicGradient: of a variable, the gradient of its content.
void symbolicGradient(ShapeContext &c) {
  if (c.numInputs() < c.numOutputs())
    return c.fail("there are more gradients than inputs");
  for (unsigned i = 0; i < c.numOutputs(); ++i) {
    const std::optional<HandleTypes> &handle = c.inputHandle(i);
    c.setOutput(i, handle && !handle->empty() ? handle->front().shape
                                              : c.input(i));
  }
}

//===----------------------------------------------------------------------===//
// Partitions
//===----------------------------------------------------------------------===//

void dynamicPartition(ShapeContext &c) {
  const Shape &partitions = c.input(1);
  if (!partitions.hasRank())
    return;
  Shape data = c.inputOfRankAtLeast(0, partitions.rank());
  c.merge(data.slice(0, partitions.rank()), partitions);
  Shape part =
      Shape::vector(kUnknown).concat(data.dropFront(partitions.rank()));
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.setOutput(i, part);
}

/// N index tensors, then N data tensors that begin with their shapes.
void dynamicStitch(ShapeContext &c) {
  unsigned count = c.numInputs() / 2;
  Shape rest;
  int64_t last = -1;
  bool allKnown = true;
  for (unsigned i = 0; i < count; ++i) {
    if (std::optional<SmallVector<int64_t>> indices = c.inputInts(i)) {
      for (int64_t index : *indices) {
        if (index < 0 || index > INT32_MAX)
          return c.fail("an index to stitch at is " + Twine(index));
        last = std::max(last, index);
      }
    } else {
      allKnown = false;
    }
    const Shape &indices = c.input(i);
    if (!indices.hasRank())
      continue;
    Shape data = c.inputOfRankAtLeast(i + count, indices.rank());
    c.merge(data.slice(0, indices.rank()), indices);
    rest = c.merge(rest, data.dropFront(indices.rank()));
  }
  c.setOutput(0, Shape::vector(allKnown ? last + 1 : kUnknown).concat(rest));
  if (!allKnown || c.failed() || last >= kMaxElements || rest.rank() != 0 ||
      !rest.hasRank())
    return;
  Elements result(last + 1);
  for (unsigned i = 0; i < count; ++i) {
    SmallVector<int64_t> indices = *c.inputInts(i);
    const std::optional<Elements> &data = c.inputValue(i + count);
    for (auto [position, index] : enumerate(indices))
      result[index] = data ? (*data)[position] : Element();
  }
  c.setOutputValue(0, std::move(result));
}

} // namespace tfuse::shape::functions
