//===- Layout.cpp - Data formats and windows ------------------------------===//
//
// See Layout.h.
//
//===----------------------------------------------------------------------===//

#include "Layout.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tfuse::shape {

std::optional<Layout> Layout::parse(StringRef format) {
  Layout layout;
  if (format.consume_back("_VECT_C"))
    layout.innerChannel = format.size();
  bool hasBatch = false, hasChannel = false;
  for (auto [i, letter] : enumerate(format)) {
    switch (letter) {
    case 'N':
      layout.batch = i;
      hasBatch = true;
      break;
    case 'C':
      layout.channel = i;
      hasChannel = true;
      break;
    case 'D':
    case 'H':
    case 'W':
      layout.spatial.push_back(i);
      break;
    default:
      return std::nullopt;
    }
  }
  if (!hasBatch || !hasChannel || layout.spatial.size() + 2 != format.size())
    return std::nullopt;
  return layout;
}

Layout Layout::ofOp(ShapeContext &c, unsigned spatialDims) {
  StringRef channelsLast = spatialDims == 3 ? "NDHWC" : "NHWC";
  StringRef format = c.stringAttrOr("data_format", channelsLast);
  std::optional<Layout> layout = parse(format);
  if (layout && layout->spatial.size() == spatialDims)
    return *layout;
  c.fail("data format '" + format + "' does not exist");
  return *parse(channelsLast);
}

Shape Layout::make(Dim batch, ArrayRef<Dim> spatial, Dim channel,
                   Dim inner) const {
  Shape shape = Shape::ofRank(rank())
                    .withDim(this->batch, batch)
                    .withDim(this->channel, channel);
  for (auto [position, dim] : zip(this->spatial, spatial))
    shape = shape.withDim(position, dim);
  return innerChannel ? shape.withDim(*innerChannel, inner) : shape;
}

Dim Window::slideOver(ShapeContext &c, Dim dim) const {
  if (stride <= 0) {
    c.fail("a stride must be positive, but is " + Twine(stride));
    return kUnknown;
  }
  if (dilation < 1) {
    c.fail("a dilation must be positive, but is " + Twine(dilation));
    return kUnknown;
  }
  if (padding == Padding::Same)
    return c.divide(c.add(dim, stride - 1), stride, /*exact=*/false);
  int64_t pads = padding == Padding::Explicit ? before + after : 0;
  Dim extent = c.add(c.multiply(c.subtract(size, 1), dilation), 1);
  if (!isKnown(extent))
    return kUnknown;
  // A window whose size is the total padding plus one keeps the dimension, even
  // if it is a symbol.
  if (stride == 1 && extent == pads + 1)
    return dim;
  Dim padded = c.add(dim, pads);
  if (!isKnown(padded))
    return kUnknown;
  return c.divide(c.add(c.subtract(padded, extent), stride), stride,
                  /*exact=*/false);
}

PaddingAttrs PaddingAttrs::ofOp(ShapeContext &c, const Layout &layout,
                                bool mayBeExplicit) {
  PaddingAttrs result;
  StringRef text = c.stringAttr("padding");
  auto kind = StringSwitch<std::optional<Padding>>(text)
                  .Case("VALID", Padding::Valid)
                  .Case("SAME", Padding::Same)
                  .Case("EXPLICIT", Padding::Explicit)
                  .Default(std::nullopt);
  if (!kind || (*kind == Padding::Explicit && !mayBeExplicit)) {
    c.fail("padding '" + text + "' does not exist for this op");
    return result;
  }
  result.kind = *kind;
  // For formats with inner channels the list omits the inner dimension.
  size_t expected = (layout.spatial.size() + 2) * 2;
  if (mayBeExplicit && c.hasAttr("explicit_paddings"))
    result.numbers = c.intsAttr("explicit_paddings");
  if (result.kind != Padding::Explicit) {
    if (!result.numbers.empty())
      c.fail("explicit paddings are given, but the padding is " + text);
    return result;
  }
  if (result.numbers.size() != expected) {
    c.fail(Twine(result.numbers.size()) + " explicit paddings instead of " +
           Twine(expected));
    result.numbers.assign(expected, 0);
  }
  for (int64_t &number : result.numbers)
    if (!isUInt<32>(number)) {
      c.fail("an explicit padding is " + Twine(number));
      number = 0;
    }
  for (int64_t dim : {layout.batch, layout.channel})
    if (result.numbers[dim * 2] || result.numbers[dim * 2 + 1])
      c.fail("batch and channels cannot be padded");
  return result;
}

void PaddingAttrs::apply(Window &window, int64_t dimension) const {
  window.padding = kind;
  if (kind != Padding::Explicit)
    return;
  window.before = numbers[dimension * 2];
  window.after = numbers[dimension * 2 + 1];
}

SmallVector<int64_t> numbersAttr(ShapeContext &c, StringRef name,
                                 unsigned count) {
  SmallVector<int64_t> numbers = c.intsAttr(name);
  if (numbers.size() != count) {
    c.fail("attribute '" + name + "' must have " + Twine(count) +
           " numbers, but has " + Twine(numbers.size()));
    numbers.assign(count, 1);
  }
  return numbers;
}

} // namespace tfuse::shape
