//===- ConcatSplit.cpp - Concatenation, splitting, padding ----------------===//
//
// Concatenation, packing, splitting; padding and its block forms.
//
//===----------------------------------------------------------------------===//

#include "Functions.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tfuse::shape::functions {

//===----------------------------------------------------------------------===//
// Concatenation
//===----------------------------------------------------------------------===//

/// The value of tensors concatenated along their first dimension consists of
/// all their elements.
static void joinValues(ShapeContext &c, unsigned first, unsigned count) {
  Elements all;
  bool any = false;
  for (unsigned i = first; i < first + count; ++i) {
    Dim size = c.input(i).numElements();
    if (!isKnown(size) || int64_t(all.size()) + size > kMaxElements)
      return;
    if (const std::optional<Elements> &value = c.inputValue(i)) {
      append_range(all, *value);
      any = true;
    } else {
      all.append(size, Element());
    }
  }
  if (any)
    c.setOutputValue(0, std::move(all));
}

static void concatenate(ShapeContext &c, unsigned first, unsigned count,
                        unsigned axisInput) {
  c.requireScalar(axisInput);
  // Any ranked input determines the rank, which all inputs must have.
  Shape in;
  for (unsigned i = first; i < first + count; ++i)
    if (!in.hasRank())
      in = c.input(i);
  if (!in.hasRank())
    return;
  if (in.rank() == 0)
    return c.fail("scalars cannot be concatenated");
  std::optional<int64_t> axis = c.inputAxis(axisInput, in);
  Shape out = Shape::ofRank(in.rank());
  Dim size = 0;
  for (unsigned i = first; i < first + count; ++i) {
    Shape part = c.inputOfRank(i, in.rank());
    if (!axis)
      continue;
    size = c.add(size, part[*axis]);
    out = c.merge(out, part.withDim(*axis, kUnknown));
  }
  if (axis)
    out = out.withDim(*axis, size);
  c.setOutput(0, out);
  if (axis && *axis == 0)
    joinValues(c, first, count);
}

void concat(ShapeContext &c) {
  concatenate(c, 1, c.numInputs() ? c.numInputs() - 1 : 0, 0);
}

void concatV2(ShapeContext &c) {
  unsigned count = c.numInputs() ? c.numInputs() - 1 : 0;
  concatenate(c, 0, count, count);
}

void quantizedConcat(ShapeContext &c) {
  unsigned count = c.numInputs() ? (c.numInputs() - 1) / 3 : 0;
  concatenate(c, 1, count, 0);
  for (unsigned i = count + 1; i < c.numInputs(); ++i)
    c.requireScalar(i);
  c.setOutput(1, Shape::scalar());
  c.setOutput(2, Shape::scalar());
}

/// Each input shape has one offset of the same size.
void concatOffset(ShapeContext &c) {
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.setOutput(i, c.input(i + 1));
}

void parallelConcat(ShapeContext &c) {
  Shape out = c.shapeAttr("shape");
  if (!out.isStatic() || out.rank() == 0)
    return c.fail("the shape attribute must be known");
  for (unsigned i = 0; i < c.numInputs(); ++i)
    c.merge(c.input(i), out.withDim(0, 1));
  c.setOutput(0, out);
}

//===----------------------------------------------------------------------===//
// Packing
//===----------------------------------------------------------------------===//

void pack(ShapeContext &c) {
  Shape in;
  std::optional<HandleTypes> handle;
  bool sameHandles = true;
  for (unsigned i = 0; i < c.numInputs(); ++i) {
    in = c.merge(in, c.input(i));
    const std::optional<HandleTypes> &other = c.inputHandle(i);
    sameHandles &= !other || !handle || *other == *handle;
    if (other)
      handle = other;
  }
  if (sameHandles)
    c.setOutputHandle(0, handle);
  if (!in.hasRank())
    return;
  std::optional<int64_t> axis =
      c.checkAxis(c.intAttr("axis"), in, /*allowEnd=*/true);
  if (!axis)
    return;
  c.setOutput(
      0, in.slice(0, *axis).append(c.numInputs()).concat(in.dropFront(*axis)));
  if (*axis == 0)
    joinValues(c, 0, c.numInputs());
}

/// The values of equal parts of a tensor along its first dimension.
static void splitValue(ShapeContext &c, unsigned input) {
  const std::optional<Elements> &value = c.inputValue(input);
  if (!value)
    return;
  size_t taken = 0;
  for (unsigned i = 0; i < c.numOutputs(); ++i) {
    Dim size = c.outputShape(i).numElements();
    if (!isKnown(size) || taken + size > value->size())
      return;
    c.setOutputValue(i, Elements(ArrayRef(*value).slice(taken, size)));
    taken += size;
  }
}

void unpack(ShapeContext &c) {
  const Shape &in = c.input(0);
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.setOutputHandle(i, c.inputHandle(0));
  if (!in.hasRank())
    return;
  std::optional<int64_t> axis = c.checkAxis(c.intAttr("axis"), in);
  if (!axis)
    return;
  c.merge(in[*axis], c.numOutputs());
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.setOutput(i, in.slice(0, *axis).concat(in.dropFront(*axis + 1)));
  if (*axis == 0)
    splitValue(c, 0);
}

//===----------------------------------------------------------------------===//
// Splitting
//===----------------------------------------------------------------------===//

/// If the axis is unknown, only the rank of the parts is known.
static void setRankOnly(ShapeContext &c, const Shape &in) {
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.setOutput(i, in.hasRank() ? Shape::ofRank(in.rank()) : Shape());
}

void split(ShapeContext &c) {
  c.requireScalar(0);
  Shape in = c.inputOfRankAtLeast(1, 1);
  std::optional<int64_t> axis = c.inputAxis(0, in);
  if (!axis || c.numOutputs() == 0)
    return setRankOnly(c, in);
  Dim part = c.divide(in[*axis], c.numOutputs(), /*exact=*/true);
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.setOutput(i, in.withDim(*axis, part));
  if (*axis == 0)
    splitValue(c, 1);
}

/// The sizes of the parts of SplitV; one size may be -1, which stands for the
/// remainder.
static SmallVector<Dim> partSizes(ShapeContext &c, const Elements &sizes,
                                  Dim whole) {
  SmallVector<Dim> parts;
  Dim sum = 0;
  int64_t open = -1;
  for (auto [i, size] : enumerate(sizes)) {
    if (size == Element::known(-1)) {
      if (open >= 0)
        c.fail("several sizes to split into are -1");
      open = i;
      parts.push_back(kUnknown);
      continue;
    }
    if (size.isKnown() && *size.value() < 0)
      c.fail("a size to split into is " + Twine(*size.value()));
    parts.push_back(size.dim());
    sum = c.add(sum, size.dim());
  }
  if (open >= 0)
    parts[open] = c.subtract(whole, sum);
  else
    c.merge(whole, sum);
  return parts;
}

void splitV(ShapeContext &c) {
  c.requireScalar(2);
  const Shape &in = c.input(0);
  if (in.hasRank() && in.rank() == 0)
    return c.fail("a scalar cannot be split");
  std::optional<int64_t> axis = c.inputAxis(2, in);
  if (!axis)
    return setRankOnly(c, in);
  const std::optional<Elements> &sizes = c.inputValue(1);
  SmallVector<Dim> parts(c.numOutputs(), kUnknown);
  if (sizes && sizes->size() != c.numOutputs())
    return c.fail(Twine(sizes->size()) + " sizes for " + Twine(c.numOutputs()) +
                  " parts");
  if (sizes)
    parts = partSizes(c, *sizes, in[*axis]);
  for (unsigned i = 0; i < c.numOutputs(); ++i)
    c.setOutput(i, in.withDim(*axis, parts[i]));
  if (*axis == 0)
    splitValue(c, 0);
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

/// Applies `resize` to every dimension and its two paddings. `paddings` is a
/// matrix of two columns, one row for each of the dimensions.
static void
resizeDims(ShapeContext &c, unsigned paddingsInput,
           function_ref<Dim(Dim dim, Dim before, Dim after)> resize) {
  Shape paddings = c.inputOfRank(paddingsInput, 2);
  c.merge(paddings[1], 2);
  if (!isKnown(paddings[0]) && !c.input(0).hasRank())
    return;
  int64_t rank = c.input(0).hasRank() ? c.input(0).rank() : paddings[0];
  if (rank > kMaxElements)
    return;
  c.merge(paddings[0], rank);
  Shape in = c.inputOfRank(0, rank);
  const std::optional<Elements> &value = c.inputValue(paddingsInput);
  SmallVector<Dim> dims;
  for (auto [i, dim] : enumerate(in.dims())) {
    Element pads[2];
    for (unsigned side = 0; side < 2; ++side) {
      if (value && i * 2 + side < value->size())
        pads[side] = (*value)[i * 2 + side];
      if (pads[side].isKnown() && *pads[side].value() < 0)
        c.fail("a padding is negative: " + Twine(*pads[side].value()));
    }
    dims.push_back(resize(dim, pads[0].dim(), pads[1].dim()));
  }
  c.setOutput(0, Shape(dims));
}

void pad(ShapeContext &c) {
  resizeDims(c, 1, [&](Dim dim, Dim before, Dim after) {
    return c.add(dim, c.add(before, after));
  });
}

void mirrorPadGrad(ShapeContext &c) {
  resizeDims(c, 1, [&](Dim dim, Dim before, Dim after) {
    return c.subtract(dim, c.add(before, after));
  });
}

//===----------------------------------------------------------------------===//
// SpaceToBatch and BatchToSpace
//===----------------------------------------------------------------------===//

/// SpaceToBatch and BatchToSpace, with the block's sizes and the paddings or
/// crops of `count` spatial dimensions. `resize` maps a spatial size.
static void moveBlocks(ShapeContext &c, Shape in, int64_t count,
                       const std::optional<Elements> &block, unsigned padsInput,
                       bool toBatch) {
  in = c.ofRankAtLeast(in, count + 1);
  c.merge(c.input(padsInput), Shape::matrix(count, 2));
  if (c.failed()) // The block and the paddings are used by index.
    return;
  const std::optional<Elements> &pads = c.inputValue(padsInput);
  Dim batch = in[0];
  Shape out = Shape::scalar();
  for (int64_t i = 0; i < count; ++i) {
    Element size = block ? (*block)[i] : Element();
    if (size.isKnown() && *size.value() < 1)
      c.fail("a block has size " + Twine(*size.value()));
    Dim blockDim = size.dim(), padding = 0, dim = in[i + 1];
    for (int64_t side = 0; side < 2; ++side) {
      Element pad = pads ? (*pads)[i * 2 + side] : Element();
      if (pad.isKnown() && *pad.value() < 0)
        c.fail("a padding is negative: " + Twine(*pad.value()));
      padding = c.add(padding, pad.dim());
    }
    if (toBatch) {
      batch = c.multiply(batch, blockDim);
      dim = c.divide(c.add(dim, padding), blockDim, /*exact=*/true);
    } else {
      batch = c.divide(batch, blockDim, /*exact=*/true);
      dim = c.subtract(c.multiply(dim, blockDim), padding);
    }
    out = out.append(dim);
  }
  c.setOutput(0,
              Shape::vector(batch).concat(out).concat(in.dropFront(count + 1)));
}

static void moveBlocksND(ShapeContext &c, bool toBatch) {
  Dim count = c.inputOfRank(1, 1)[0];
  if (!isKnown(count) || count > kMaxElements)
    return;
  moveBlocks(c, c.input(0), count, c.inputValue(1), 2, toBatch);
}
void spaceToBatchND(ShapeContext &c) { moveBlocksND(c, true); }
void batchToSpaceND(ShapeContext &c) { moveBlocksND(c, false); }

static void moveSquareBlocks(ShapeContext &c, bool toBatch) {
  Elements block(2, Element::known(c.intAttr("block_size")));
  moveBlocks(c, c.inputOfRank(0, 4), 2, block, 1, toBatch);
}
void spaceToBatch(ShapeContext &c) { moveSquareBlocks(c, true); }
void batchToSpace(ShapeContext &c) { moveSquareBlocks(c, false); }

} // namespace tfuse::shape::functions
