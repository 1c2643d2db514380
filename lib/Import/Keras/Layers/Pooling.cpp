//===- Pooling.cpp - Pooling ----------------------------------------------===//

#include "Windows.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

static Tensors buildPooling(LayerContext &c, unsigned spatial, bool isMax) {
  SpatialLayout layout(c, spatial);
  Value x = layout.input();
  Ints window = c.config.integers("pool_size", spatial, 2);
  Ints strides = c.config.has("strides")
                     ? c.config.integers("strides", spatial, 1)
                     : window;
  std::string padding = paddingOf(c, /*allowsCausal=*/false, x, 1);
  StringRef op = spatial == 3 ? (isMax ? "MaxPool3D" : "AvgPool3D")
                              : (isMax ? "MaxPool" : "AvgPool");
  Value y = c.b.op(op, x,
                   {c.b.i64sAttr("ksize", layout.perAxis(window)),
                    c.b.i64sAttr("strides", layout.perAxis(strides)),
                    c.b.text("padding", padding)});
  return c.output(layout.output(y));
}
Tensors buildMaxPooling1D(LayerContext &c) { return buildPooling(c, 1, true); }
Tensors buildMaxPooling2D(LayerContext &c) { return buildPooling(c, 2, true); }
Tensors buildMaxPooling3D(LayerContext &c) { return buildPooling(c, 3, true); }
Tensors buildAveragePooling1D(LayerContext &c) {
  return buildPooling(c, 1, false);
}
Tensors buildAveragePooling2D(LayerContext &c) {
  return buildPooling(c, 2, false);
}
Tensors buildAveragePooling3D(LayerContext &c) {
  return buildPooling(c, 3, false);
}

static Tensors buildGlobal(LayerContext &c, unsigned spatial, StringRef op) {
  SpatialLayout layout(c, spatial);
  int64_t begin = layout.isChannelsFirst() ? 2 : 1;
  return c.output(c.b.reduce(op, c.floats(0), sequence(begin, begin + spatial),
                             c.config.flag("keepdims", false)));
}
Tensors buildGlobalMaxPooling1D(LayerContext &c) {
  return buildGlobal(c, 1, "Max");
}
Tensors buildGlobalMaxPooling2D(LayerContext &c) {
  return buildGlobal(c, 2, "Max");
}
Tensors buildGlobalMaxPooling3D(LayerContext &c) {
  return buildGlobal(c, 3, "Max");
}
Tensors buildGlobalAveragePooling2D(LayerContext &c) {
  return buildGlobal(c, 2, "Mean");
}
Tensors buildGlobalAveragePooling3D(LayerContext &c) {
  return buildGlobal(c, 3, "Mean");
}

/// The mean of the time steps that the mask keeps.
Tensors buildGlobalAveragePooling1D(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value mask = c.input(0).mask;
  if (!mask)
    return buildGlobal(c, 1, "Mean");
  SpatialLayout layout(c, 1);
  Value x = c.floats(0);
  int64_t time = layout.isChannelsFirst() ? 2 : 1;
  bool keepDims = c.config.flag("keepdims", false);
  mask = b.expandDims(b.cast(mask, b.f32()), 3 - time);
  Value sum = b.reduce("Sum", b.mul(x, mask), time, keepDims);
  return c.output(
      b.op("RealDiv", {sum, b.reduce("Sum", mask, time, keepDims)}));
}

} // namespace tfuse::keras
