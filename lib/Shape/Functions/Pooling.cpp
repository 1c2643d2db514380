//===- Pooling.cpp - Pooling and its gradients ----------------------------===//
//
// Windows over images and volumes; depth and space exchanged.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "Layout.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace tfuse::shape::functions {

/// Pools with window sizes and strides that have one number for each dimension
/// of the layout; the inner channels have none.
static Shape poolOver(ShapeContext &c, const Layout &layout, const Shape &input,
                      ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides,
                      bool mayBeExplicit, bool overChannels) {
  PaddingAttrs padding = PaddingAttrs::ofOp(c, layout, mayBeExplicit);
  auto slide = [&](int64_t position) {
    if (sizes[position] < 1)
      c.fail("a window has size " + Twine(sizes[position]));
    Window window;
    window.size = std::max<int64_t>(sizes[position], 1);
    window.stride = strides[position];
    padding.apply(window, position);
    return window.slideOver(c, input[position]);
  };
  SmallVector<Dim, 3> spatial;
  for (int64_t position : layout.spatial)
    spatial.push_back(slide(position));
  Dim channel = overChannels ? slide(layout.channel) : input[layout.channel];
  return layout.make(input[layout.batch], spatial, channel,
                     layout.innerChannel ? input[*layout.innerChannel]
                                         : kUnknown);
}

static Shape poolOf(ShapeContext &c, unsigned spatialDims, bool mayBeExplicit,
                    bool overChannels) {
  Layout layout = Layout::ofOp(c, spatialDims);
  Shape input = c.inputOfRank(0, layout.rank());
  return poolOver(c, layout, input, numbersAttr(c, "ksize", spatialDims + 2),
                  numbersAttr(c, "strides", spatialDims + 2), mayBeExplicit,
                  overChannels);
}

void avgPool(ShapeContext &c) { c.setOutput(0, poolOf(c, 2, false, false)); }

void maxPool(ShapeContext &c) {
  c.setOutput(0, poolOf(c, 2, c.hasAttr("explicit_paddings"), true));
}

void pool3D(ShapeContext &c) { c.setOutput(0, poolOf(c, 3, false, false)); }

void maxPoolWithArgmax(ShapeContext &c) {
  maxPool(c);
  c.setOutput(1, c.outputShape(0));
}

/// Window sizes and strides are the last two inputs.
static void maxPoolV2Of(ShapeContext &c) {
  Layout layout = Layout::ofOp(c, 2);
  Shape input = c.inputOfRank(0, layout.rank());
  unsigned last = c.numInputs() - 1;
  if (c.numInputs() < 3)
    return c.fail("window sizes and strides are missing");
  c.merge(c.inputOfRank(last - 1, 1)[0], 4);
  c.merge(c.inputOfRank(last, 1)[0], 4);
  std::optional<SmallVector<int64_t>> sizes = c.inputInts(last - 1),
                                      strides = c.inputInts(last);
  if (c.failed())
    return;
  if (!sizes || !strides) {
    c.setOutput(0, Shape::ofRank(layout.rank())
                       .withDim(layout.batch, input[layout.batch]));
    return;
  }
  c.setOutput(0, poolOver(c, layout, input, *sizes, *strides, false, true));
}
void maxPoolV2(ShapeContext &c) { maxPoolV2Of(c); }

/// The gradient of a gradient has the shape of the pooled tensor.
static void checkGradGrad(ShapeContext &c, unsigned grad) {
  c.merge(c.input(0), c.input(grad));
  c.merge(c.input(grad == 2 ? 1 : 2), c.outputShape(0));
}
void maxPoolGradGrad(ShapeContext &c) {
  maxPool(c);
  checkGradGrad(c, 2);
}
void maxPoolGradGradV2(ShapeContext &c) {
  maxPoolV2Of(c);
  checkGradGrad(c, 2);
}
void maxPool3DGradGrad(ShapeContext &c) {
  pool3D(c);
  checkGradGrad(c, 2);
}
void maxPoolGradGradWithArgmax(ShapeContext &c) {
  maxPool(c);
  checkGradGrad(c, 1);
}

static void setScalarRange(ShapeContext &c) {
  c.requireScalar(1);
  c.requireScalar(2);
  c.setOutput(1, Shape::scalar());
  c.setOutput(2, Shape::scalar());
}
void quantizedAvgPool(ShapeContext &c) {
  avgPool(c);
  setScalarRange(c);
}
void quantizedMaxPool(ShapeContext &c) {
  maxPool(c);
  setScalarRange(c);
}

void fractionalPool(ShapeContext &c) {
  Shape input = c.inputOfRank(0, 4);
  SmallVector<double> ratios = c.floatsAttr("pooling_ratio");
  if (ratios.size() != 4)
    return c.fail("pooling_ratio must have 4 numbers");
  SmallVector<Dim> dims;
  for (auto [dim, ratio] : zip(input.dims(), ratios)) {
    if (!(ratio >= 1))
      return c.fail("a pooling ratio is less than 1");
    // The runtime divides in single precision.
    dims.push_back(isKnown(dim) ? Dim(std::floor(float(dim) / float(ratio)))
                                : kUnknown);
  }
  c.setOutput(0, Shape(dims));
  c.setOutput(1, Shape::vector(dims[1]));
  c.setOutput(2, Shape::vector(dims[2]));
}

//===----------------------------------------------------------------------===//
// Depth and space
//===----------------------------------------------------------------------===//

static void moveDepth(ShapeContext &c, bool toDepth) {
  Layout layout = Layout::ofOp(c, 2);
  Shape input = c.inputOfRank(0, layout.rank());
  int64_t block = c.intAttr("block_size");
  if (block < 2 || block > INT32_MAX)
    return c.fail("a block has size " + Twine(block));
  SmallVector<Dim, 3> spatial;
  for (int64_t position : layout.spatial)
    spatial.push_back(toDepth ? c.divide(input[position], block, true)
                              : c.multiply(input[position], block));
  Dim channel = input[layout.channel];
  channel = toDepth ? c.multiply(channel, block * block)
                    : c.divide(channel, block * block, true);
  c.setOutput(0, layout.make(input[layout.batch], spatial, channel, 4));
}
void spaceToDepth(ShapeContext &c) { moveDepth(c, true); }
void depthToSpace(ShapeContext &c) { moveDepth(c, false); }

} // namespace tfuse::shape::functions
