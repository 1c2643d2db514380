//===- Reshaping.cpp - Reshapes, paddings and croppings -------------------===//

#include "LayerContext.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

/// The permutation that moves channels from axis 1 to the end.
static Ints channelsToEnd(int64_t rank) {
  Ints result = sequence(0, rank);
  result.erase(result.begin() + 1);
  result.push_back(1);
  return result;
}

/// The product of the sizes from axis 1 on.
static Size productOfRest(GraphBuilder &b, Value x) {
  Size product = 1;
  for (int64_t axis = 1; axis < b.rank(x); ++axis)
    product = b.multiply(product, b.size(x, axis));
  return product;
}

Tensors buildFlatten(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.value(0);
  if (b.rank(x) > 2 && c.channelsFirst())
    x = b.transpose(x, channelsToEnd(b.rank(x)));
  if (b.rank(x) == 1)
    return c.output(b.expandDims(x, 1));
  if (b.rank(x) == 2)
    return c.output(x);
  return c.output(b.reshape(x, {b.size(x, 0), productOfRest(b, x)}));
}

Tensors buildReshape(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.value(0);
  Ints target = c.config.list("target_shape");
  SmallVector<Size> sizes{b.size(x, 0)};
  std::optional<size_t> open;
  int64_t known = 1;
  for (auto [index, size] : enumerate(target)) {
    if (size == -1 && !open) {
      open = index + 1;
      size = 1;
    }
    if (size < 0 || MulOverflow<int64_t>(known, size, known) || known < 0) {
      c.config.refuse("target_shape");
      return {};
    }
    sizes.push_back(size);
  }
  if (open) {
    Size product = productOfRest(b, x);
    if (product.value)
      sizes[*open] = b.op("FloorDiv", {product.value, b.i32Scalar(known)});
    else if (known != 0 && product.number % known == 0)
      sizes[*open] = product.number / known;
    else
      b.fail(Code::ShapeMismatch, "the input has " + Twine(product.number) +
                                      " elements, which target_shape does not "
                                      "divide");
  } else if (Size product = productOfRest(b, x);
             !product.value && product.number != known) {
    b.fail(Code::ShapeMismatch, "the input has " + Twine(product.number) +
                                    " elements, and target_shape " +
                                    Twine(known));
  }
  return c.output(b.reshape(x, sizes));
}

Tensors buildPermute(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.value(0);
  Ints permutation = c.config.list("dims");
  permutation.insert(permutation.begin(), 0);
  Ints sorted = permutation;
  llvm::sort(sorted);
  if (int64_t(sorted.size()) != b.rank(x) || !isIdentityPermutation(sorted)) {
    c.config.refuse("dims",
                    "a permutation of the axes of the input is expected");
    return {};
  }
  return c.output(b.transpose(x, permutation));
}

Tensors buildRepeatVector(LayerContext &c) {
  GraphBuilder &b = c.b;
  int64_t n = c.config.integer("n", std::nullopt, 1);
  Value x = c.value(0);
  if (b.rank(x) != 2)
    b.fail(Code::ShapeMismatch, "the layer needs an input of rank 2");
  return c.output(b.op("Tile", {b.expandDims(x, 1), b.i32s({1, n, 1})}));
}

using Amounts = SmallVector<std::pair<int64_t, int64_t>>;

/// The amounts for all axes; the input must have `spatial` axes between batch
/// and channels.
static Amounts allAxes(LayerContext &c, StringRef key, unsigned spatial,
                       int64_t byDefault) {
  Amounts result = c.config.pairs(key, spatial, byDefault);
  bool first = spatial != 1 && c.channelsFirst();
  result.insert(result.begin(), first ? 2 : 1, {0, 0});
  if (!first)
    result.push_back({0, 0});
  if (c.b.rank(c.value(0)) != int64_t(spatial) + 2)
    c.b.fail(Code::ShapeMismatch,
             "the layer needs an input of rank " + Twine(spatial + 2));
  return result;
}

static Tensors buildZeroPadding(LayerContext &c, unsigned spatial) {
  Amounts amounts = allAxes(c, "padding", spatial, 1);
  return c.output(c.b.pad(c.value(0), amounts));
}
Tensors buildZeroPadding1D(LayerContext &c) { return buildZeroPadding(c, 1); }
Tensors buildZeroPadding2D(LayerContext &c) { return buildZeroPadding(c, 2); }
Tensors buildZeroPadding3D(LayerContext &c) { return buildZeroPadding(c, 3); }

static Tensors buildCropping(LayerContext &c, unsigned spatial) {
  Amounts amounts = allAxes(c, "cropping", spatial, spatial == 2 ? 0 : 1);
  return c.output(c.b.crop(c.value(0), amounts));
}
Tensors buildCropping1D(LayerContext &c) { return buildCropping(c, 1); }
Tensors buildCropping2D(LayerContext &c) { return buildCropping(c, 2); }
Tensors buildCropping3D(LayerContext &c) { return buildCropping(c, 3); }

} // namespace tfuse::keras
