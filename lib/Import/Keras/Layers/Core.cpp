//===- Core.cpp - Dense, embeddings, masks, layers of training ------------===//

#include "LayerContext.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

Tensors buildIdentity(LayerContext &c) { return c.output(c.value(0)); }

Tensors buildDense(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  int64_t units = c.config.integer("units", std::nullopt, 1);
  Value kernel = c.weight("kernel", {b.dim(x, -1), units});
  Value y = b.rank(x) == 2 ? b.op("MatMul", {x, kernel})
                           : b.op("BatchMatMulV2", {x, kernel});
  return c.output(c.activate(c.addBias(y, units)));
}

Tensors buildEinsumDense(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  StringRef equation = c.config.text("equation", "");
  StringRef kernelAxes = equation.split(',').second.split('-').first;
  Value kernel = c.weight("kernel", Ints(kernelAxes.size(), kDynamic));
  Value y = b.op("Einsum", {x, kernel},
                 {b.text("equation", equation), b.i64Attr("N", 2)});
  if (c.config.has("bias_axes")) {
    StringRef biasAxes = c.config.text("bias_axes", "");
    StringRef results = equation.rsplit('>').second;
    // The bias has the axes of the result that bias_axes names, and axes of
    // size one after the first of them.
    Ints shape;
    for (auto [axis, letter] : enumerate(results))
      if (biasAxes.contains(letter))
        shape.push_back(b.dim(y, int64_t(axis)));
      else if (!shape.empty())
        shape.push_back(1);
    y = b.add(y, c.weight("bias", shape));
  }
  return c.output(c.activate(y));
}

Tensors buildEmbedding(LayerContext &c) {
  GraphBuilder &b = c.b;
  int64_t rows = c.config.integer("input_dim", std::nullopt, 1);
  int64_t columns = c.config.integer("output_dim", std::nullopt, 1);
  Value indices = b.cast(c.value(0), b.getBuilder().getI32Type());
  Value table = c.weight("embeddings", {rows, columns});
  Tensor result{b.op("GatherV2", {table, indices, b.i32Scalar(0)}), {}};
  if (c.config.flag("mask_zero", false))
    result.mask = b.op("NotEqual", {indices, b.i32Scalar(0)});
  c.masksAreSet = true;
  return {result};
}

Tensors buildMasking(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  Value masked = b.scalarLike(x, c.config.number("mask_value", 0));
  Value differs = b.op("NotEqual", {x, masked});
  Value kept = b.reduce("Any", differs, -1, /*keepDims=*/true);
  c.masksAreSet = true;
  // Keras multiplies; the elements that remain are equal.
  return {{b.mul(x, b.cast(kept, b.f32())), b.squeeze(kept, b.rank(x) - 1)}};
}

} // namespace tfuse::keras
