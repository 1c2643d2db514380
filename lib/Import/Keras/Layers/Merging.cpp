//===- Merging.cpp - Layers of several inputs -----------------------------===//

#include "LayerContext.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

/// The inputs as float32, or as integers if all of them have one integer type;
/// inputs of lower rank get axes of size one after the batch.
static SmallVector<Value> mergedInputs(LayerContext &c, unsigned least) {
  GraphBuilder &b = c.b;
  SmallVector<Value> result;
  if (c.numInputs() < least) {
    b.fail("the layer needs " + Twine(least) + " inputs, and its call has " +
           Twine(c.numInputs()));
    return result;
  }
  Type element = getElementTypeOrSelf(c.value(0));
  int64_t rank = 0;
  for (unsigned i = 0; i != c.numInputs(); ++i) {
    rank = std::max(rank, b.rank(c.value(i)));
    if (getElementTypeOrSelf(c.value(i)) != element ||
        !element.isSignlessInteger(32))
      element = b.f32();
  }
  for (unsigned i = 0; i != c.numInputs(); ++i) {
    Value x = b.cast(c.value(i), element);
    while (x && b.rank(x) != rank)
      x = b.expandDims(x, 1);
    result.push_back(x);
  }
  return result;
}

/// The mask of elementwise layers. Keras 2 combines the masks that exist with
/// "and". Keras 3 has a mask only if all inputs have one, and combines with
/// "or".
static Value mergedMask(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value result;
  for (const Tensor &tensor : c.arguments.inputs) {
    if (!tensor.mask && c.version() >= 3)
      return {};
    if (!tensor.mask)
      continue;
    result = !result ? tensor.mask
                     : b.op(c.version() >= 3 ? "LogicalOr" : "LogicalAnd",
                            {result, tensor.mask});
  }
  return result;
}

static Tensors fold(LayerContext &c, StringRef op, unsigned least = 1) {
  GraphBuilder &b = c.b;
  SmallVector<Value> inputs = mergedInputs(c, least);
  if (b.failed())
    return {};
  Value result = inputs.front();
  for (Value input : ArrayRef(inputs).drop_front())
    result = b.op(op, {result, input});
  c.masksAreSet = true;
  return {{result, mergedMask(c)}};
}

/// The same for layers that, in Keras 3, ignore masked elements.
static Tensors foldUnmasked(LayerContext &c, StringRef op) {
  if (c.version() >= 3)
    c.refuseMask("the layer ignores masked elements, which tfuse does not "
                 "build");
  return fold(c, op);
}

Tensors buildAdd(LayerContext &c) { return fold(c, "AddV2"); }
Tensors buildMultiply(LayerContext &c) { return foldUnmasked(c, "Mul"); }
Tensors buildMaximum(LayerContext &c) { return foldUnmasked(c, "Maximum"); }
Tensors buildMinimum(LayerContext &c) { return foldUnmasked(c, "Minimum"); }

Tensors buildSubtract(LayerContext &c) {
  if (c.numInputs() != 2)
    c.b.fail("the layer needs 2 inputs, and its call has " +
             Twine(c.numInputs()));
  return fold(c, "Sub", 2);
}

Tensors buildAverage(LayerContext &c) {
  for (Tensor &tensor : c.arguments.inputs)
    tensor.value = c.b.cast(tensor.value, c.b.f32());
  Tensors sum = fold(c, "AddV2");
  if (sum.empty() || !sum.front().value)
    return {};
  Value count = c.b.scalarLike(sum.front().value, double(c.numInputs()));
  sum.front().value = c.b.op("RealDiv", {sum.front().value, count});
  return sum;
}

/// The masks of the inputs along the axis of the concatenation; all true for
/// an input without mask.
static Value concatenatedMask(LayerContext &c, ArrayRef<Value> inputs,
                              int64_t axis) {
  GraphBuilder &b = c.b;
  if (none_of(c.arguments.inputs, [](const Tensor &t) { return t.mask; }))
    return {};
  SmallVector<Value> masks;
  for (auto [tensor, input] : zip_equal(c.arguments.inputs, inputs)) {
    // x == x would be false for NaN.
    Value zeros = b.op("ZerosLike", input);
    Value all = b.op("Equal", {zeros, zeros});
    if (!tensor.mask) {
      masks.push_back(all);
      continue;
    }
    Value mask = tensor.mask;
    if (b.rank(mask) < b.rank(input))
      mask = b.expandDims(mask, -1);
    masks.push_back(b.op("LogicalAnd", {mask, all}));
  }
  Value whole = b.concat(masks, axis);
  return b.reduce(c.version() >= 3 ? "Any" : "All", whole, -1, false);
}

Tensors buildConcatenate(LayerContext &c) {
  GraphBuilder &b = c.b;
  SmallVector<Value> inputs;
  if (c.numInputs() == 0)
    c.value(0);
  bool sameType = true;
  for (unsigned i = 0; i != c.numInputs() && !b.failed(); ++i)
    sameType &=
        getElementTypeOrSelf(c.value(i)) == getElementTypeOrSelf(c.value(0));
  for (unsigned i = 0; i != c.numInputs() && !b.failed(); ++i)
    inputs.push_back(sameType ? c.value(i) : c.floats(i));
  if (b.failed())
    return {};
  int64_t axis = c.axis("axis", b.rank(inputs.front()), -1);
  c.masksAreSet = true;
  Value mask = concatenatedMask(c, inputs, axis);
  return {{b.concat(inputs, axis), mask}};
}

static Value normalize(GraphBuilder &b, Value x, int64_t axis) {
  Value squares = b.reduce("Sum", b.op("Square", x), axis, true);
  Value least = b.op("Maximum", {squares, b.scalarLike(x, 1e-12)});
  return b.mul(x, b.op("Rsqrt", least));
}

Tensors buildDot(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value inputs[2] = {c.floats(0), c.floats(1)};
  if (c.numInputs() != 2)
    b.fail("the layer needs 2 inputs, and its call has " +
           Twine(c.numInputs()));
  Ints axes = c.config.list("axes");
  if (axes.size() == 1)
    axes.push_back(axes.front());
  if (axes.size() != 2)
    c.config.refuse("axes", "one or two axes are expected");
  for (auto [x, axis] : zip_first(inputs, axes)) {
    if (b.failed())
      return {};
    std::optional<int64_t> index = normalizeAxis(axis, b.rank(x));
    if (!index || *index == 0)
      c.config.refuse("axes", "axes of the inputs are expected");
    axis = index.value_or(1);
    if (b.rank(x) != 2 && b.rank(x) != 3)
      b.fail(Code::UnsupportedOp, "an input has the rank " + Twine(b.rank(x)) +
                                      "; 2 or 3 is expected");
  }
  if (b.failed())
    return {};
  if (c.config.flag("normalize", false))
    for (auto [x, axis] : zip_first(inputs, axes))
      x = normalize(b, x, axis);
  bool isMatrix[2] = {b.rank(inputs[0]) == 3, b.rank(inputs[1]) == 3};
  Value left = isMatrix[0] ? inputs[0] : b.expandDims(inputs[0], 1);
  Value right = isMatrix[1] ? inputs[1] : b.expandDims(inputs[1], 2);
  Value product = b.op("BatchMatMulV2", {left, right},
                       {b.flag("adj_x", isMatrix[0] && axes[0] == 1),
                        b.flag("adj_y", isMatrix[1] && axes[1] == 2)});
  Ints unit;
  if (!isMatrix[0])
    unit.push_back(1);
  if (!isMatrix[1] && isMatrix[0])
    unit.push_back(2);
  c.masksAreSet = true;
  return {{b.squeeze(product, unit), {}}};
}

} // namespace tfuse::keras
