//===- Convolution.cpp - Convolutions and their fused and quantized forms -===//
//
// Every layout, explicit paddings, dilations, groups.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tfuse::shape::functions {

/// The sizes in the shape of a convolution's filter.
struct Filter {
  SmallVector<Dim, 3> spatial;
  Dim in = kUnknown, out = kUnknown;
};

/// Checks that the input's channels are a multiple of the filter's (by the
/// number of groups).
static void checkGroups(ShapeContext &c, Dim input, const Filter &filter) {
  if (!isKnown(input) || !isKnown(filter.in))
    return;
  if (filter.in == 0)
    return c.fail("the filter has no input channels");
  if (input % filter.in != 0)
    return c.fail("the input's " + Twine(input) +
                  " channels are not a multiple of the filter's " +
                  Twine(filter.in));
  Dim groups = input / filter.in;
  if (isKnown(filter.out) && groups != 0 && filter.out % groups != 0)
    c.fail("the output's " + Twine(filter.out) +
           " channels are not a multiple of " + Twine(groups) + " groups");
}

/// Slides the filter over the spatial dimensions.
static SmallVector<Dim, 3> slide(ShapeContext &c, const Shape &input,
                                 const Layout &layout, ArrayRef<Dim> filterDims,
                                 ArrayRef<int64_t> strides,
                                 ArrayRef<int64_t> dilations,
                                 const PaddingAttrs &padding) {
  SmallVector<Dim, 3> result;
  for (auto [size, position] : zip(filterDims, layout.spatial)) {
    Window window;
    window.size = size;
    window.stride = strides[position];
    window.dilation = dilations[position];
    padding.apply(window, position);
    result.push_back(window.slideOver(c, input[position]));
  }
  return result;
}

/// filter_format of _FusedConv2D; HWIO for all others.
static Filter readFilter(ShapeContext &c, const Shape &shape,
                         const Layout &layout) {
  StringRef format = c.stringAttrOr(
      "filter_format", layout.innerChannel ? "OIHW_VECT_I" : "HWIO");
  if (format == "OIHW_VECT_I")
    return {{shape[2], shape[3]}, c.multiply(shape[1], shape[4]), shape[0]};
  if (format == "OIHW")
    return {{shape[2], shape[3]}, shape[1], shape[0]};
  if (format != "HWIO")
    c.fail("filter format '" + format + "' does not exist");
  return {{shape[0], shape[1]}, shape[2], shape[3]};
}

static void conv2DOf(ShapeContext &c, bool mayBeExplicit) {
  Layout layout = Layout::ofOp(c, 2);
  Shape input = c.inputOfRank(0, layout.rank());
  Shape filterShape = c.inputOfRank(1, layout.rank());
  SmallVector<int64_t> strides = numbersAttr(c, "strides", 4),
                       dilations = numbersAttr(c, "dilations", 4);
  Filter filter = readFilter(c, filterShape, layout);
  Dim channels = input[layout.channel], inner = kUnknown;
  Dim outChannels = filter.out;
  if (layout.innerChannel) {
    inner = input[*layout.innerChannel];
    if (isKnown(inner) && inner != 4 && inner != 32)
      c.fail("the inner channels must be 4 or 32, but are " + Twine(inner));
    channels = c.multiply(channels, inner);
    outChannels = c.divide(outChannels, inner, /*exact=*/true);
  }
  checkGroups(c, channels, filter);
  PaddingAttrs padding = PaddingAttrs::ofOp(c, layout, mayBeExplicit);
  SmallVector<Dim, 3> spatial =
      slide(c, input, layout, filter.spatial, strides, dilations, padding);
  c.setOutput(0, layout.make(input[layout.batch], spatial, outChannels, inner));
}

void conv2D(ShapeContext &c) { conv2DOf(c, /*mayBeExplicit=*/true); }

void conv3D(ShapeContext &c) {
  Layout layout = Layout::ofOp(c, 3);
  Shape input = c.inputOfRank(0, 5), shape = c.inputOfRank(1, 5);
  SmallVector<int64_t> strides = numbersAttr(c, "strides", 5),
                       dilations = numbersAttr(c, "dilations", 5);
  Filter filter = {{shape[0], shape[1], shape[2]}, shape[3], shape[4]};
  checkGroups(c, input[layout.channel], filter);
  PaddingAttrs padding = PaddingAttrs::ofOp(c, layout, false);
  SmallVector<Dim, 3> spatial =
      slide(c, input, layout, filter.spatial, strides, dilations, padding);
  c.setOutput(0, layout.make(input[layout.batch], spatial, filter.out));
}

/// Conv: two or three spatial dimensions, any number of batch dimensions.
void conv(ShapeContext &c) {
  const Shape &input = c.input(0), &filterShape = c.input(1);
  if (!input.hasRank() || !filterShape.hasRank())
    return;
  int64_t batchDims = c.intAttr("batch_dims"), groups = c.intAttr("groups");
  int64_t rank = filterShape.rank();
  StringRef format = c.stringAttr("data_format");
  if (batchDims < 0 || batchDims > input.rank() || groups < 1 ||
      (rank != 4 && rank != 5) || input.rank() - batchDims + 1 != rank ||
      (format != "CHANNELS_LAST" && format != "CHANNELS_FIRST"))
    return c.fail("batch_dims, groups or data_format contradicts the ranks of "
                  "input and filter");
  bool last = format == "CHANNELS_LAST";
  Layout layout = *Layout::parse(rank == 4 ? (last ? "NHWC" : "NCHW")
                                           : (last ? "NDHWC" : "NCDHW"));
  SmallVector<int64_t> strides = numbersAttr(c, "strides", rank);
  SmallVector<int64_t> dilations = c.intsAttr("dilations");
  if (dilations.empty())
    dilations.assign(rank, 1);
  else
    dilations = numbersAttr(c, "dilations", rank);
  Filter filter;
  filter.spatial.assign(filterShape.dims().begin(),
                        filterShape.dims().end() - 2);
  filter.in = filterShape[-2];
  filter.out = filterShape[-1];
  // Flatten all batch dimensions to one.
  Shape image = Shape::vector(kUnknown).concat(input.dropFront(batchDims));
  Dim channels = image[layout.channel];
  c.divide(channels, groups, /*exact=*/true);
  c.divide(filter.out, groups, /*exact=*/true);
  checkGroups(c, channels, filter);
  if (isKnown(channels) && filter.in > 0 && channels / filter.in != groups)
    c.fail("the channels of input and filter do not match " + Twine(groups) +
           " groups");
  PaddingAttrs padding = PaddingAttrs::ofOp(c, layout, rank == 4);
  SmallVector<Dim, 3> spatial =
      slide(c, image, layout, filter.spatial, strides, dilations, padding);
  c.setOutput(
      0, input.slice(0, batchDims)
             .concat(layout.make(kUnknown, spatial, filter.out).dropFront(1)));
}

static void depthwiseConv2DOf(ShapeContext &c) {
  Layout layout = Layout::ofOp(c, 2);
  Shape input = c.inputOfRank(0, 4), filter = c.inputOfRank(1, 4);
  SmallVector<int64_t> strides = numbersAttr(c, "strides", 4), dilations(4, 1);
  if (c.hasAttr("dilations"))
    dilations = numbersAttr(c, "dilations", 4);
  Dim channels = c.merge(input[layout.channel], filter[2]);
  PaddingAttrs padding =
      PaddingAttrs::ofOp(c, layout, c.hasAttr("explicit_paddings"));
  SmallVector<Dim, 3> spatial = slide(c, input, layout, {filter[0], filter[1]},
                                      strides, dilations, padding);
  c.setOutput(0, layout.make(input[layout.batch], spatial,
                             c.multiply(channels, filter[3])));
}

void depthwiseConv2D(ShapeContext &c) { depthwiseConv2DOf(c); }

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

/// The input's shape is given as a vector: the whole shape, or the spatial
/// dimensions only.
void conv2DBackpropInput(ShapeContext &c) {
  Layout layout = Layout::ofOp(c, 2);
  if (layout.innerChannel)
    return c.fail("inner channels have no gradient");
  Shape grad = c.inputOfRank(2, 4), filter = c.inputOfRank(1, 4);
  c.merge(grad[layout.channel], filter[3]);
  Shape sizes = c.inputAsShape(0);
  if (sizes.hasRank() && sizes.rank() == 2) {
    c.setOutput(
        0, layout.make(grad[layout.batch], {sizes[0], sizes[1]}, filter[2]));
    return;
  }
  sizes = c.ofRank(sizes, 4);
  c.setOutput(0, sizes.withDim(layout.batch, c.merge(grad[layout.batch],
                                                     sizes[layout.batch])));
}

//===----------------------------------------------------------------------===//
// Morphology, patches and resize-pad-convolve
//===----------------------------------------------------------------------===//

void dilation2D(ShapeContext &c) {
  Layout layout = *Layout::parse("NHWC");
  Shape input = c.inputOfRank(0, 4), filter = c.inputOfRank(1, 3);
  SmallVector<int64_t> strides = numbersAttr(c, "strides", 4),
                       rates = numbersAttr(c, "rates", 4);
  PaddingAttrs padding = PaddingAttrs::ofOp(c, layout, false);
  SmallVector<Dim, 3> spatial =
      slide(c, input, layout, {filter[0], filter[1]}, strides, rates, padding);
  c.setOutput(0, layout.make(input[0], spatial, c.merge(input[3], filter[2])));
}

/// ExtractImagePatches, ExtractVolumePatches: every window becomes the channels
/// of one position.
static void extractPatches(ShapeContext &c, const Layout &layout) {
  unsigned rank = layout.rank();
  Shape input = c.inputOfRank(0, rank);
  SmallVector<int64_t> sizes = numbersAttr(c, "ksizes", rank),
                       strides = numbersAttr(c, "strides", rank),
                       rates(rank, 1);
  if (c.hasAttr("rates"))
    rates = numbersAttr(c, "rates", rank);
  SmallVector<Dim, 3> window;
  Dim channels = input[layout.channel];
  for (int64_t position : layout.spatial) {
    if (sizes[position] < 1)
      c.fail("a window has size " + Twine(sizes[position]));
    window.push_back(std::max<int64_t>(sizes[position], 1));
    channels = c.multiply(channels, window.back());
  }
  PaddingAttrs padding = PaddingAttrs::ofOp(c, layout, false);
  SmallVector<Dim, 3> spatial =
      slide(c, input, layout, window, strides, rates, padding);
  c.setOutput(0, layout.make(input[layout.batch], spatial, channels));
}
void extractImagePatches(ShapeContext &c) {
  extractPatches(c, *Layout::parse("NHWC"));
}
void extractVolumePatches(ShapeContext &c) {
  extractPatches(c, *Layout::parse("NDHWC"));
}

/// Pads `image` by the paddings in the matrix input, then convolves.
static void padAndConvolve(ShapeContext &c, Shape image, unsigned padsInput) {
  Layout layout = *Layout::parse("NHWC");
  c.merge(c.input(padsInput), Shape::matrix(4, 2));
  const std::optional<Elements> &pads = c.inputValue(padsInput);
  for (unsigned i = 0; i < 4; ++i)
    for (unsigned side = 0; side < 2; ++side) {
      Element pad =
          pads && pads->size() == 8 ? (*pads)[i * 2 + side] : Element();
      if (pad.isKnown() && *pad.value() < 0)
        c.fail("a padding is negative: " + Twine(*pad.value()));
      image = image.withDim(i, c.add(image[i], pad.dim()));
    }
  Shape shape = c.inputOfRank(padsInput + 1, 4);
  Filter filter = {{shape[0], shape[1]}, shape[2], shape[3]};
  c.merge(image[3], filter.in);
  PaddingAttrs padding = PaddingAttrs::ofOp(c, layout, false);
  SmallVector<Dim, 3> spatial =
      slide(c, image, layout, filter.spatial, numbersAttr(c, "strides", 4),
            SmallVector<int64_t>(4, 1), padding);
  c.setOutput(0, layout.make(image[0], spatial, filter.out));
}

void fusedPadConv2D(ShapeContext &c) {
  padAndConvolve(c, c.inputOfRank(0, 4), 1);
}

void fusedResizeAndPadConv2D(ShapeContext &c) {
  Shape image = c.inputOfRank(0, 4);
  c.merge(c.input(1), Shape::vector(2));
  Shape size = c.ofRank(c.inputAsShape(1), 2);
  padAndConvolve(c, image.withDim(1, size[0]).withDim(2, size[1]), 2);
}

//===----------------------------------------------------------------------===//
// Quantized
//===----------------------------------------------------------------------===//

/// The minimum and maximum of the result, each a scalar or one for each channel
/// of the filter, whose range is in the inputs `filterRange` and the next.
static void setRange(ShapeContext &c, unsigned filterRange, bool perChannel) {
  c.inputOfRankAtMost(filterRange, 1);
  Shape range = c.inputOfRankAtMost(filterRange + 1, 1);
  c.setOutput(1, perChannel ? range : Shape::scalar());
  c.setOutput(2, perChannel ? range : Shape::scalar());
}

/// QuantizedConv2D*: the arguments determine the variant. A requantized result
/// with a given range has one range; other results have one range per channel.
static void quantizedRanges(ShapeContext &c) {
  unsigned minInput = c.inputRange("min_input").first;
  c.requireScalar(minInput);
  c.requireScalar(minInput + 1);
  bool requantized = c.inputRange("min_freezed_output").count;
  if (c.inputRange("bias").count)
    c.inputOfRank(c.inputRange("bias").first, 1);
  setRange(c, minInput + 2, !requantized);
}

void quantizedConv2D(ShapeContext &c) {
  conv2DOf(c, false);
  for (unsigned i = 2; i < 6; ++i)
    c.requireScalar(i);
  c.setOutput(1, Shape::scalar());
  c.setOutput(2, Shape::scalar());
}

void quantizedConv2DFused(ShapeContext &c) {
  conv2DOf(c, c.hasAttr("explicit_paddings"));
  quantizedRanges(c);
}

} // namespace tfuse::shape::functions
