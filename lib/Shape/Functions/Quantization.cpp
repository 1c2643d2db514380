//===- Quantization.cpp - Quantizing and its inverse ----------------------===//
//
// Ranges for a whole tensor, or for the slices along an axis.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"

using namespace llvm;

namespace tfuse::shape::functions {

/// The range in two inputs: scalars if the axis is -1, vectors of the size of
/// the axis otherwise.
static Shape rangeAlongAxis(ShapeContext &c, unsigned first, const Shape &in) {
  int64_t axis = c.intAttrOr("axis", -1);
  if (axis < -1) {
    c.fail("axis " + Twine(axis) + " is less than -1");
    return Shape();
  }
  int64_t rank = axis == -1 ? 0 : 1;
  Shape range =
      c.merge(c.inputOfRank(first, rank), c.inputOfRank(first + 1, rank));
  if (axis == -1)
    return range;
  if (in.hasRank() && axis >= in.rank()) {
    c.fail("axis " + Twine(axis) + " of a tensor of rank " + Twine(in.rank()));
    return range;
  }
  return Shape::vector(c.merge(range[0], in[axis]));
}

/// QuantizeAndDequantizeV2 to V4; V3 has the number of bits as an input.
void quantizeAndDequantize(ShapeContext &c) {
  rangeAlongAxis(c, 1, c.input(0));
  if (c.numInputs() > 3)
    c.requireScalar(3);
  c.setOutput(0, c.input(0));
}

void quantizeAndDequantizeGrad(ShapeContext &c) {
  Shape in = c.merge(c.input(0), c.input(1));
  Shape range = rangeAlongAxis(c, 2, in);
  c.setOutput(0, in);
  c.setOutput(1, range);
  c.setOutput(2, range);
}

void quantizeV2(ShapeContext &c) {
  Shape range = rangeAlongAxis(c, 1, c.input(0));
  c.setOutput(0, c.input(0));
  c.setOutput(1, range);
  c.setOutput(2, range);
}

void dequantize(ShapeContext &c) {
  rangeAlongAxis(c, 1, c.input(0));
  c.setOutput(0, c.input(0));
}

/// QuantizedAdd and QuantizedMul.
void quantizedBinary(ShapeContext &c) {
  c.setOutput(0, c.broadcast(c.input(0), c.input(1)));
  c.setOutput(1, Shape::scalar());
  c.setOutput(2, Shape::scalar());
}

//===----------------------------------------------------------------------===//
// Uniform quantization
//===----------------------------------------------------------------------===//

/// Scales and zero points, in two inputs: scalars, or one for each slice along
/// the axis.
static void checkUniform(ShapeContext &c, unsigned first, StringRef attribute,
                         const Shape &in) {
  int64_t axis = c.intAttr(attribute);
  int64_t rank = axis == -1 ? 0 : 1;
  Shape scales =
      c.merge(c.inputOfRank(first, rank), c.inputOfRank(first + 1, rank));
  if (axis == -1 || !in.hasRank())
    return;
  if (axis < -1 || axis >= in.rank())
    return c.fail("axis " + Twine(axis) + " of a tensor of rank " +
                  Twine(in.rank()));
  c.merge(scales[0], in[axis]);
}

/// UniformQuantize and UniformDequantize.
void uniformQuantize(ShapeContext &c) {
  checkUniform(c, 1, "quantization_axis", c.input(0));
  c.setOutput(0, c.input(0));
}

void uniformRequantize(ShapeContext &c) {
  checkUniform(c, 1, "input_quantization_axis", c.input(0));
  checkUniform(c, 3, "output_quantization_axis", c.input(0));
  c.setOutput(0, c.input(0));
}

void uniformClipByValue(ShapeContext &c) {
  checkUniform(c, 1, "quantization_axis", c.input(0));
  checkUniform(c, 3, "quantization_axis", c.input(0));
  c.setOutput(0, c.input(0));
}

void uniformAdd(ShapeContext &c) {
  c.setOutput(0, c.broadcast(c.input(0), c.input(1)));
}

/// Scales of the right-hand side, or of the result: one or one for each column.
static void checkColumns(ShapeContext &c, unsigned first, Dim columns) {
  Shape scales =
      c.merge(c.inputOfRankAtMost(first, 1), c.inputOfRankAtMost(first + 1, 1));
  if (scales.hasRank() && scales.rank() == 1)
    c.merge(scales[0], columns);
}

void uniformDot(ShapeContext &c) {
  Shape lhs = c.inputOfRank(0, 2), rhs = c.inputOfRank(1, 2);
  c.merge(lhs[1], rhs[0]);
  c.requireScalar(2);
  c.requireScalar(3);
  checkColumns(c, 4, rhs[1]);
  checkColumns(c, 6, rhs[1]);
  c.setOutput(0, Shape::matrix(lhs[0], rhs[1]));
}

void uniformDotHybrid(ShapeContext &c) {
  Shape lhs = c.inputOfRank(0, 2), rhs = c.inputOfRank(1, 2);
  c.merge(lhs[1], rhs[0]);
  checkColumns(c, 2, rhs[1]);
  c.setOutput(0, Shape::matrix(lhs[0], rhs[1]));
}

} // namespace tfuse::shape::functions
