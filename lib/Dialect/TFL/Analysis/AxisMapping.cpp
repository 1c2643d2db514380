//===- AxisMapping.cpp - Ops that keep the positions of an axis -----------===//

#include "tfuse/Dialect/TFL/Analysis/AxisMapping.h"

#include "tfuse/Dialect/TFL/IR/TFLOpTraits.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

/// No operand has the axis, but one has it as `axis`.
static Ints only(Operation *op, unsigned operand, int64_t axis) {
  Ints axes(op->getNumOperands(), kNoAxis);
  axes[operand] = axis;
  return axes;
}

//===----------------------------------------------------------------------===//
// Elementwise ops
//===----------------------------------------------------------------------===//

static bool isElementwise(Operation *op) {
  if (isa<SoftmaxOp, LogSoftmaxOp, L2NormalizationOp,
          LocalResponseNormalizationOp, CumsumOp, ReverseV2Op>(op))
    return false;
  return op->hasTrait<OpTrait::ResultsBroadcastableShape>() ||
         op->hasTrait<IsSelect>() || hasShapeOfFirstOperand(op) ||
         isa<CastOp, QuantizeOp, DequantizeOp>(op);
}

/// Operands are aligned at the last axis. A size of 1 is broadcast.
static std::optional<Ints> mapElementwise(OpResult result, int64_t axis) {
  Operation *op = result.getOwner();
  std::optional<int64_t> rank = rankOf(result);
  Ints axes;
  for (Value operand : op->getOperands()) {
    std::optional<int64_t> own = rankOf(operand);
    // The condition of Select has rank 1 for whole rows.
    if (!own || (isa<SelectOp>(op) && own != rank))
      return std::nullopt;
    int64_t at = axis - *rank + *own;
    bool isBroadcast =
        at < 0 || (dimOf(operand, at) == 1 && dimOf(result, axis) != 1);
    axes.push_back(isBroadcast ? kNoAxis : at);
  }
  return axes;
}

/// Ops that normalize or accumulate along one axis, which `axis` is not.
static std::optional<Ints> mapAlongOthers(Operation *op, int64_t axis) {
  int64_t rank = *rankOf(op->getOperand(0));
  std::optional<Ints> along = Ints{rank - 1};
  if (isa<CumsumOp, ReverseV2Op>(op))
    along = constantAxes(op->getOperand(1), rank);
  if (!along || is_contained(*along, axis))
    return std::nullopt;
  return only(op, 0, axis);
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

static std::optional<Ints> mapFullyConnected(FullyConnectedOp op,
                                             OpResult result, int64_t axis) {
  std::optional<int64_t> from = rankOf(op.getInput()), to = rankOf(result);
  if (!from || from != to || axis == *to - 1)
    return std::nullopt;
  return only(op, 0, axis);
}

static std::optional<Ints> mapBatchMatMul(BatchMatMulOp op, OpResult result,
                                          int64_t axis) {
  int64_t rank = *rankOf(result);
  std::optional<int64_t> left = rankOf(op.getX()), right = rankOf(op.getY());
  if (!left || !right)
    return std::nullopt;
  if (axis == rank - 2)
    return only(op, 0, op.getAdjX() ? *left - 1 : *left - 2);
  if (axis == rank - 1)
    return only(op, 1, op.getAdjY() ? *right - 2 : *right - 1);
  return mapElementwise(result, axis);
}

static std::optional<Ints> mapConvolution(Operation *op, int64_t axis) {
  if (axis == 0)
    return only(op, 0, 0);
  std::optional<MovingWindow> window = windowAlong(op, axis);
  if (!window || window->extent != 1 || window->stride != 1)
    return std::nullopt;
  return only(op, 0, axis);
}

std::optional<MovingWindow> windowAlong(Operation *op, int64_t axis) {
  bool isPooling = isa<MaxPool2DOp, AveragePool2DOp>(op);
  if ((!isPooling && !isa<Conv2DOp, DepthwiseConv2DOp>(op)) ||
      (axis != 1 && axis != 2))
    return std::nullopt;
  auto number = [&](StringRef ofHeight, StringRef ofWidth) {
    return op->getAttrOfType<IntegerAttr>(axis == 1 ? ofHeight : ofWidth)
        .getInt();
  };
  int64_t size = isPooling ? number("filter_height", "filter_width")
                           : dimOf(op->getOperand(1), axis);
  if (size < 1)
    return std::nullopt;
  int64_t dilation =
      isPooling ? 1 : number("dilation_h_factor", "dilation_w_factor");
  MovingWindow window{axis, (size - 1) * dilation + 1,
                      number("stride_h", "stride_w")};
  bool isValid = op->getAttrOfType<StringAttr>("padding").getValue() == "VALID";
  if (!isValid && (window.extent != 1 || window.stride != 1))
    return std::nullopt;
  return window;
}

//===----------------------------------------------------------------------===//
// Ops that move elements
//===----------------------------------------------------------------------===//

static std::optional<int64_t> product(ArrayRef<int64_t> sizes) {
  int64_t result = 1;
  for (int64_t size : sizes) {
    if (ShapedType::isDynamic(size))
      return std::nullopt;
    result *= size;
  }
  return result;
}

/// An axis stays in place if as many elements precede each of its positions,
/// and follow, before as after.
static std::optional<Ints> mapReshape(OpResult result, int64_t axis) {
  Operation *op = result.getOwner();
  auto from = shapeOf(op->getOperand(0)), to = shapeOf(result);
  if (!from)
    return std::nullopt;
  std::optional<int64_t> after = product(to->drop_front(axis + 1));
  std::optional<int64_t> before = product(to->take_front(axis));
  for (int64_t at : seq<int64_t>(from->size())) {
    int64_t size = (*from)[at];
    if (!after || size != (*to)[axis] ||
        product(from->drop_front(at + 1)) != after)
      continue;
    // The number of all elements gives the last unknown one of the three.
    if (!ShapedType::isDynamic(size) ||
        (before && product(from->take_front(at)) == before))
      return only(op, 0, at);
  }
  return std::nullopt;
}

static std::optional<Ints> mapInsertedAxis(ExpandDimsOp op, OpResult result,
                                           int64_t axis) {
  auto added = constantAxes(op.getDim(), *rankOf(result));
  if (!added || added->size() != 1 || axis == added->front())
    return std::nullopt;
  return only(op, 0, axis > added->front() ? axis - 1 : axis);
}

static std::optional<Ints> mapSqueeze(SqueezeOp op, int64_t axis) {
  std::optional<int64_t> rank = rankOf(op.getInput());
  if (!rank || op.getSqueezeDims().empty())
    return std::nullopt;
  SmallVector<bool> isGone(*rank, false);
  for (Attribute dim : op.getSqueezeDims())
    if (auto at = normalizeAxis(cast<IntegerAttr>(dim).getInt(), *rank))
      isGone[*at] = true;
  for (int64_t at : seq(*rank))
    if (!isGone[at] && axis-- == 0)
      return only(op, 0, at);
  return std::nullopt;
}

static std::optional<Ints> mapTranspose(TransposeOp op, int64_t axis) {
  auto order = constantInts(op.getPerm());
  if (!order || axis >= int64_t(order->size()) || (*order)[axis] < 0)
    return std::nullopt;
  return only(op, 0, (*order)[axis]);
}

static std::optional<Ints> mapReduction(OpResult result, int64_t axis) {
  Operation *op = result.getOwner();
  std::optional<int64_t> rank = rankOf(op->getOperand(0));
  if (!rank)
    return std::nullopt;
  auto axes = constantAxes(op->getOperand(1), *rank);
  if (!axes)
    return std::nullopt;
  if (auto keeps = op->getAttrOfType<BoolAttr>("keep_dims");
      keeps && keeps.getValue())
    return is_contained(*axes, axis) ? std::nullopt
                                     : std::optional(only(op, 0, axis));
  for (int64_t at : seq(*rank))
    if (!is_contained(*axes, at) && axis-- == 0)
      return only(op, 0, at);
  return std::nullopt;
}

/// Concatenation and Pack.
static std::optional<Ints> mapConcatenation(OpResult result, int64_t axis) {
  Operation *op = result.getOwner();
  auto along = normalizeAxis(op->getAttrOfType<IntegerAttr>("axis").getInt(),
                             *rankOf(result));
  if (!along || axis == *along)
    return std::nullopt;
  if (isa<PackOp>(op) && axis > *along)
    --axis;
  return Ints(op->getNumOperands(), axis);
}

static std::optional<Ints> mapSplit(Operation *op, Value value, Value along,
                                    int64_t axis) {
  auto axes = constantAxes(along, *rankOf(value));
  if (!axes || is_contained(*axes, axis))
    return std::nullopt;
  return only(op, isa<SplitOp>(op) ? 1 : 0, axis);
}

static std::optional<Ints> mapUnpack(UnpackOp op, int64_t axis) {
  std::optional<int64_t> rank = rankOf(op.getInput());
  auto along = rank ? normalizeAxis(op.getAxis(), *rank) : std::nullopt;
  if (!along)
    return std::nullopt;
  return only(op, 0, axis < *along ? axis : axis + 1);
}

static std::optional<Ints> mapGather(GatherOp op, int64_t axis) {
  std::optional<int64_t> rank = rankOf(op.getParams());
  std::optional<int64_t> indices = rankOf(op.getIndices());
  auto along = rank ? normalizeAxis(op.getAxis(), *rank) : std::nullopt;
  if (!along || !indices || op.getBatchDims() != 0)
    return std::nullopt;
  if (axis < *along)
    return only(op, 0, axis);
  if (axis < *along + *indices)
    return only(op, 1, axis - *along);
  return only(op, 0, axis - *indices + 1);
}

static std::optional<Ints> mapOneHot(OneHotOp op, OpResult result,
                                     int64_t axis) {
  int64_t rank = *rankOf(result);
  int64_t added = int32_t(op.getAxis()) == -1 ? rank - 1 : op.getAxis();
  if (axis == added)
    return std::nullopt;
  return only(op, 0, axis > added ? axis - 1 : axis);
}

static std::optional<Ints> mapTile(TileOp op, int64_t axis) {
  auto times = constantInts(op.getMultiples());
  if (!times || axis >= int64_t(times->size()) || (*times)[axis] != 1)
    return std::nullopt;
  return only(op, 0, axis);
}

static std::optional<Ints> mapBroadcast(BroadcastToOp op, OpResult result,
                                        int64_t axis) {
  std::optional<int64_t> from = rankOf(op.getOperand(0));
  if (!from)
    return std::nullopt;
  int64_t at = axis - *rankOf(result) + *from;
  if (at < 0 || dimOf(op.getOperand(0), at) != dimOf(result, axis))
    return std::nullopt;
  return only(op, 0, at);
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

namespace {
/// The part of an axis that a slice reads.
struct AxisSlice {
  int64_t begin = 0;
  /// The end, or the size of the axis; unknown for an axis of unknown size.
  std::optional<int64_t> end;
  bool isWhole = false;
  /// The result lacks the axis.
  bool isDropped = false;
};
} // namespace

static std::optional<SmallVector<AxisSlice>> slicesOf(SliceOp op) {
  auto shape = shapeOf(op.getInput());
  auto begin = constantInts(op.getBegin()), size = constantInts(op.getSize());
  if (!shape || !begin || !size || begin->size() != shape->size() ||
      size->size() != shape->size())
    return std::nullopt;
  SmallVector<AxisSlice> slices;
  for (auto [dim, from, count] : zip_equal(*shape, *begin, *size)) {
    AxisSlice slice;
    slice.begin = from;
    if (count >= 0)
      slice.end = from + count;
    else if (!ShapedType::isDynamic(dim))
      slice.end = dim;
    slice.isWhole = from == 0 && (count < 0 || slice.end == dim);
    slices.push_back(slice);
  }
  return slices;
}

static std::optional<SmallVector<AxisSlice>> slicesOf(StridedSliceOp op) {
  auto shape = shapeOf(op.getInput());
  auto begin = constantInts(op.getBegin()), end = constantInts(op.getEnd()),
       strides = constantInts(op.getStrides());
  if (!shape || !begin || !end || !strides || op.getEllipsisMask() != 0 ||
      op.getNewAxisMask() != 0 || op.getOffset() ||
      begin->size() > shape->size())
    return std::nullopt;
  SmallVector<AxisSlice> slices(shape->size());
  for (AxisSlice &slice : slices)
    slice.isWhole = true;
  for (size_t i : seq(begin->size())) {
    int64_t dim = (*shape)[i];
    AxisSlice &slice = slices[i];
    auto isSet = [&](uint32_t mask) { return (mask >> i) & 1; };
    slice.isDropped = isSet(op.getShrinkAxisMask());
    slice.begin = isSet(op.getBeginMask()) ? 0 : (*begin)[i];
    bool isOpen = isSet(op.getEndMask());
    if (!isOpen)
      slice.end = (*end)[i];
    else if (!ShapedType::isDynamic(dim))
      slice.end = dim;
    // A dropped axis has one element, whatever the end is.
    if (slice.isDropped)
      slice.end = slice.begin + 1;
    if ((*strides)[i] != 1)
      return std::nullopt;
    slice.isWhole =
        slice.begin == 0 && !slice.isDropped &&
        (isOpen || (!ShapedType::isDynamic(dim) && *slice.end >= dim));
  }
  return slices;
}

static std::optional<SmallVector<AxisSlice>> slicesOf(Operation *op) {
  if (auto slice = dyn_cast<SliceOp>(op))
    return slicesOf(slice);
  return slicesOf(cast<StridedSliceOp>(op));
}

static std::optional<Ints> mapSlice(Operation *op, int64_t axis) {
  auto slices = slicesOf(op);
  if (!slices)
    return std::nullopt;
  for (auto [at, slice] : enumerate(*slices))
    if (!slice.isDropped && axis-- == 0)
      return slice.isWhole ? std::optional(only(op, 0, at)) : std::nullopt;
  return std::nullopt;
}

bool readsLastPosition(Operation *op, int64_t axis) {
  int64_t size = dimOf(op->getOperand(0), axis);
  bool isKnown = !ShapedType::isDynamic(size);
  if (auto gather = dyn_cast<GatherOp>(op)) {
    auto index = constantInts(gather.getIndices());
    return isKnown && index && gather.getBatchDims() == 0 &&
           int64_t(gather.getAxis()) == axis && index->size() == 1 &&
           index->front() == size - 1;
  }
  if (!isa<SliceOp, StridedSliceOp>(op))
    return false;
  auto slices = slicesOf(op);
  if (!slices)
    return false;
  const AxisSlice &slice = (*slices)[axis];
  if (slice.begin == -1)
    return slice.isDropped || !slice.end || *slice.end >= size;
  return isKnown && slice.begin == size - 1 && slice.end >= size;
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

/// The numbers of elements that a Pad op adds to an axis.
static std::optional<std::pair<int64_t, int64_t>> paddingOf(Operation *op,
                                                            int64_t axis) {
  auto padding = constantInts(op->getOperand(1));
  if (!padding || axis * 2 + 1 >= int64_t(padding->size()))
    return std::nullopt;
  return std::pair((*padding)[axis * 2], (*padding)[axis * 2 + 1]);
}

static std::optional<Ints> mapPadding(Operation *op, int64_t axis) {
  if (paddingOf(op, axis) != std::pair<int64_t, int64_t>(0, 0))
    return std::nullopt;
  return only(op, 0, axis);
}

std::optional<std::pair<int64_t, int64_t>> zerosAround(Operation *op,
                                                       int64_t axis) {
  if (!isa<PadOp, PadV2Op>(op) ||
      (isa<PadV2Op>(op) && !isConstantSplat(op->getOperand(2), 0)))
    return std::nullopt;
  std::optional<int64_t> rank = rankOf(op->getOperand(0));
  if (!rank)
    return std::nullopt;
  for (int64_t other : seq(*rank))
    if (other != axis &&
        paddingOf(op, other) != std::pair<int64_t, int64_t>(0, 0))
      return std::nullopt;
  return paddingOf(op, axis);
}

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

/// Sequence ops keep their rows apart, whose states are rows, too. They combine
/// time steps.
static std::optional<Ints> mapSequenceOp(Operation *op, bool isTimeMajor,
                                         int64_t axis) {
  if (axis != (isTimeMajor ? 1 : 0))
    return std::nullopt;
  Ints axes = only(op, 0, axis);
  for (int state : cast<OpFactsInterface>(op).getFacts().stateful)
    axes[state] = 0;
  return axes;
}

std::optional<Ints> axesOfOperands(OpResult result, int64_t axis) {
  Operation *op = result.getOwner();
  if (!rankOf(result) || op->getNumOperands() == 0)
    return std::nullopt;
  if (isElementwise(op))
    return mapElementwise(result, axis);
  if (op->hasTrait<IsReduction>() || isa<ArgMaxOp, ArgMinOp>(op))
    return mapReduction(result, axis);
  if (!rankOf(op->getOperand(0)))
    return std::nullopt;
  using Mapped = std::optional<Ints>;
  return llvm::TypeSwitch<Operation *, Mapped>(op)
      .Case<SoftmaxOp, LogSoftmaxOp, L2NormalizationOp, CumsumOp, ReverseV2Op>(
          [&](auto) { return mapAlongOthers(op, axis); })
      .Case([&](FullyConnectedOp op) {
        return mapFullyConnected(op, result, axis);
      })
      .Case([&](BatchMatMulOp op) { return mapBatchMatMul(op, result, axis); })
      .Case<Conv2DOp, DepthwiseConv2DOp, MaxPool2DOp, AveragePool2DOp>(
          [&](auto) { return mapConvolution(op, axis); })
      .Case([&](ReshapeOp) { return mapReshape(result, axis); })
      .Case([&](ExpandDimsOp op) { return mapInsertedAxis(op, result, axis); })
      .Case([&](SqueezeOp op) { return mapSqueeze(op, axis); })
      .Case([&](TransposeOp op) { return mapTranspose(op, axis); })
      .Case<ConcatenationOp, PackOp>(
          [&](auto) { return mapConcatenation(result, axis); })
      .Case([&](SplitOp op) {
        return mapSplit(op, op.getValue(), op.getSplitDim(), axis);
      })
      .Case([&](SplitVOp op) {
        return mapSplit(op, op.getValue(), op.getSplitDim(), axis);
      })
      .Case([&](UnpackOp op) { return mapUnpack(op, axis); })
      .Case([&](GatherOp op) { return mapGather(op, axis); })
      .Case([&](OneHotOp op) { return mapOneHot(op, result, axis); })
      .Case([&](TileOp op) { return mapTile(op, axis); })
      .Case([&](BroadcastToOp op) { return mapBroadcast(op, result, axis); })
      .Case<SliceOp, StridedSliceOp>([&](auto) { return mapSlice(op, axis); })
      .Case<PadOp, PadV2Op, MirrorPadOp>(
          [&](auto) { return mapPadding(op, axis); })
      .Case<UnidirectionalSequenceLSTMOp, UnidirectionalSequenceRNNOp>(
          [&](auto op) { return mapSequenceOp(op, op.getTimeMajor(), axis); })
      .Default(std::nullopt);
}

} // namespace tfuse::tfl
