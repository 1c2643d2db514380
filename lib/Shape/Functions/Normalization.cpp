//===- Normalization.cpp - Batch normalization, bias, losses --------------===//
//
// Ops with one parameter per channel.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "Layout.h"

using namespace llvm;

namespace tfuse::shape::functions {

/// FusedBatchNorm*: images, or volumes if the format says so.
static Layout normLayout(ShapeContext &c) {
  StringRef format = c.stringAttrOr("data_format", "NHWC");
  return Layout::ofOp(c, format.contains('D') ? 3 : 2);
}

static void fusedBatchNormOf(ShapeContext &c, const Layout &layout) {
  Shape x = c.inputOfRank(0, layout.rank());
  bool training = c.boolAttr("is_training");
  bool usesAverage = !training || (c.hasAttr("exponential_avg_factor") &&
                                   c.floatAttr("exponential_avg_factor") != 1);
  Dim channel = x[layout.channel];
  // In training, mean and variance may be empty.
  for (unsigned i = 1; i < (usesAverage ? 5 : 3); ++i)
    channel = c.merge(channel, c.inputOfRank(i, 1)[0]);
  c.setOutput(0, x.withDim(layout.channel, channel));
  for (unsigned i = 1; i < 5; ++i)
    c.setOutput(i, Shape::vector(channel));
}

/// The optional sixth output is data that the kernel keeps for the gradient.
void fusedBatchNorm(ShapeContext &c) { fusedBatchNormOf(c, normLayout(c)); }

void fusedBatchNormEx(ShapeContext &c) {
  Layout layout = normLayout(c);
  fusedBatchNormOf(c, layout);
  Dim channel = c.inputOfRank(0, 4)[layout.channel];
  if (isKnown(channel) && channel % 4 != 0)
    c.fail("the number of channels, " + Twine(channel) +
           ", is not a multiple of 4");
}

void fusedBatchNormGrad(ShapeContext &c) {
  Layout layout = normLayout(c);
  Shape grad = c.inputOfRank(0, layout.rank());
  Shape x = c.inputOfRank(1, layout.rank());
  Dim channel = c.merge(grad[layout.channel], x[layout.channel]);
  for (unsigned i = 2; i < 5; ++i)
    channel = c.merge(channel, c.inputOfRank(i, 1)[0]);
  c.setOutput(0, grad.withDim(layout.channel, channel));
  c.setOutput(1, Shape::vector(channel));
  c.setOutput(2, Shape::vector(channel));
  c.setOutput(3, Shape::vector(0));
  c.setOutput(4, Shape::vector(0));
  c.setOutput(5, c.outputShape(0));
}

/// Channels are the second dimension in NCHW and the last one otherwise, for
/// any rank.
void biasAdd(ShapeContext &c) {
  bool channelsFirst = c.stringAttrOr("data_format", "NHWC") == "NCHW";
  Shape value = c.inputOfRankAtLeast(0, channelsFirst ? 3 : 2);
  Dim bias = c.inputOfRank(1, 1)[0];
  int64_t channel = channelsFirst ? 1 : -1;
  c.setOutput(0, value.withDim(channel, c.merge(value[channel], bias)));
}

void quantizedBiasAdd(ShapeContext &c) {
  biasAdd(c);
  for (unsigned i = 2; i < 6; ++i)
    c.requireScalar(i);
  c.setOutput(1, Shape::scalar());
  c.setOutput(2, Shape::scalar());
}

void biasAddGrad(ShapeContext &c) {
  bool channelsFirst = c.stringAttrOr("data_format", "NHWC") == "NCHW";
  Shape grad = c.inputOfRankAtLeast(0, channelsFirst ? 3 : 2);
  c.setOutput(0, Shape::vector(grad[channelsFirst ? 1 : -1]));
}

/// Logits and labels broadcast to a matrix.
void softmaxCrossEntropy(ShapeContext &c) {
  auto matrix = [&](unsigned i) {
    return c.input(i).hasRank() ? c.input(i) : Shape::ofRank(2);
  };
  Shape logits = c.ofRank(c.broadcast(matrix(0), matrix(1)), 2);
  c.setOutput(0, Shape::vector(logits[0]));
  c.setOutput(1, logits);
}

} // namespace tfuse::shape::functions
