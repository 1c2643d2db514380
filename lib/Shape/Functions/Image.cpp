//===- Image.cpp - Images, boxes and sound --------------------------------===//
//
// Ops on images, boxes and audio that a signature cannot express.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tfuse::shape::functions {

/// The "channels" attribute: 0 means the number of channels in the file.
static Dim channelsAttr(ShapeContext &c) {
  int64_t channels = c.intAttr("channels");
  if (channels < 0)
    c.fail("channels is " + Twine(channels));
  return channels > 0 ? channels : kUnknown;
}

void decodeImage(ShapeContext &c) {
  c.requireScalar(0);
  Dim channels = channelsAttr(c);
  // With expand_animations, animations have an additional dimension.
  if (!c.boolAttrOr("expand_animations", false))
    c.setOutput(0, Shape({kUnknown, kUnknown, channels}));
}

void decodeWebP(ShapeContext &c) {
  c.requireScalar(0);
  c.setOutput(0, Shape({kUnknown, kUnknown, kUnknown, channelsAttr(c)}));
}

void decodeAndCropJpeg(ShapeContext &c) {
  c.requireScalar(0);
  Dim channels = channelsAttr(c), height = kUnknown, width = kUnknown;
  c.merge(c.inputOfRank(1, 1)[0], 4);
  // The window is [y, x, height, width].
  const std::optional<Elements> &window = c.inputValue(1);
  if (window && window->size() == 4) {
    height = (*window)[2].dim();
    width = (*window)[3].dim();
  }
  c.setOutput(0, Shape({height, width, channels}));
}

void drawBoundingBoxes(ShapeContext &c) {
  Dim depth = c.inputOfRank(0, 4)[3];
  if (isKnown(depth) && depth != 1 && depth != 3 && depth != 4)
    c.fail("an image has " + Twine(depth) + " channels");
  c.merge(c.inputOfRank(1, 3)[2], 4);
  c.forward(0, 0);
}

/// NonMaxSuppressionV4 and V5: padded outputs have the requested size.
static void nonMaxSuppressionOf(ShapeContext &c, unsigned scalarInputs,
                                unsigned vectorOutputs) {
  Shape boxes = c.inputOfRank(0, 2), scores = c.inputOfRank(1, 1);
  c.merge(boxes[0], scores[0]);
  c.merge(boxes[1], 4);
  for (unsigned i = 0; i < scalarInputs; ++i)
    c.requireScalar(2 + i);
  Dim count = c.boolAttr("pad_to_max_output_size") ? c.inputDim(2) : kUnknown;
  for (unsigned i = 0; i < vectorOutputs; ++i)
    c.setOutput(i, Shape::vector(count));
  c.setOutput(vectorOutputs, Shape::scalar());
}
void nonMaxSuppressionV4(ShapeContext &c) { nonMaxSuppressionOf(c, 3, 1); }
void nonMaxSuppressionV5(ShapeContext &c) { nonMaxSuppressionOf(c, 4, 2); }

void combinedNonMaxSuppression(ShapeContext &c) {
  Shape boxes = c.inputOfRank(0, 4), scores = c.inputOfRank(1, 3);
  for (unsigned i = 2; i < 6; ++i)
    c.requireScalar(i);
  Dim batch = c.merge(boxes[0], scores[0]), classes = scores[2];
  c.merge(boxes[1], scores[1]);
  c.merge(boxes[3], 4);
  if (isKnown(boxes[2]) && isKnown(classes) && boxes[2] != 1 &&
      boxes[2] != classes)
    c.fail("there are boxes for " + Twine(boxes[2]) + " of " + Twine(classes) +
           " classes");
  Dim perClass = c.inputDim(2), total = c.inputDim(3);
  if (total == 0)
    c.fail("max_total_size is 0");
  Dim count = total;
  if (c.boolAttr("pad_per_class")) {
    if (perClass == 0)
      c.fail("max_output_size_per_class is 0");
    Dim all = c.multiply(perClass, classes);
    count = isKnown(all) && isKnown(total) ? std::min(all, total) : kUnknown;
  }
  c.setOutput(0, Shape({batch, count, 4}));
  c.setOutput(1, Shape::matrix(batch, count));
  c.setOutput(2, Shape::matrix(batch, count));
  c.setOutput(3, Shape::vector(batch));
}

/// [samples, channels] to [channels, windows, frequencies].
void audioSpectrogram(ShapeContext &c) {
  Shape input = c.inputOfRank(0, 2);
  int64_t window = c.intAttr("window_size"), stride = c.intAttr("stride");
  if (window <= 1 || stride <= 0 || window > INT32_MAX)
    return c.fail("window_size or stride is too small");
  Dim windows = kUnknown;
  if (isKnown(input[0]))
    windows = input[0] < window ? 0 : 1 + (input[0] - window) / stride;
  // The Fourier transform is as long as the next power of two.
  Dim frequencies = 1 + int64_t(PowerOf2Ceil(uint64_t(window))) / 2;
  c.setOutput(0, Shape({input[1], windows, frequencies}));
}

} // namespace tfuse::shape::functions
