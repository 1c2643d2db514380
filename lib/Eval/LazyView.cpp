//===- LazyView.cpp - Compute the elements of a lazy constant -------------===//

#include "LazyView.h"

#include "CastElements.h"
#include "QuantizeElements.h"
#include "StepArithmetic.h"
#include "StridedCopy.h"
#include "tfuse/Support/Diagnostics.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

namespace tfuse::eval {

//===----------------------------------------------------------------------===//
// LazyView
//===----------------------------------------------------------------------===//

LazyView LazyView::of(ElementsAttr attr) {
  ShapedType type = attr.getShapedType();
  LazyView view;
  view.sizes.assign(type.getShape().begin(), type.getShape().end());
  view.elementType = type.getElementType();
  auto lazy = dyn_cast<LazyElementsAttr>(attr);
  if (!lazy) {
    auto dense = dyn_cast<DenseElementsAttr>(attr);
    Strides strides = dense && dense.isSplat() ? Strides(view.sizes.size(), 0)
                                               : denseStrides(view.sizes);
    view.source = {attr, 0, std::move(strides)};
    return view;
  }
  view.source = {lazy.getSource(), lazy.getOffset(),
                 Strides(lazy.getStrides())};
  for (LazyStepAttr step : lazy.getSteps())
    view.steps.push_back(
        {step.getKind(),
         step.getCastType(),
         {step.getOperand(), step.getOffset(), Strides(step.getStrides())}});
  return view;
}

int64_t LazyView::numElements() const { return volume(sizes); }

int64_t LazyView::byteSize() const {
  return numElements() * elementBytes(elementType);
}

RankedTensorType LazyView::type() const {
  return RankedTensorType::get(sizes, elementType);
}

void LazyView::forEachView(llvm::function_ref<void(ConstantView &)> fn) {
  fn(source);
  for (Step &step : steps)
    if (step.operand.constant)
      fn(step.operand);
}

bool LazyView::isDense() const {
  int64_t expected = 1;
  for (size_t axis = sizes.size(); axis-- > 0;) {
    if (sizes[axis] == 1)
      continue;
    if (source.strides[axis] != expected)
      return false;
    expected *= sizes[axis];
  }
  return true;
}

//===----------------------------------------------------------------------===//
// LazyReader
//===----------------------------------------------------------------------===//

const char *LazyReader::View::at(ArrayRef<int64_t> index,
                                 unsigned width) const {
  int64_t offset = 0;
  for (auto [i, stride] : llvm::zip_equal(index, strides))
    offset += i * stride;
  return base + offset * int64_t(width);
}

Error LazyReader::bind(const ConstantView &view, View &bound) {
  unsigned width = elementBytes(view.constant.getElementType());
  bound.strides = view.strides;
  if (std::optional<ArrayRef<char>> raw = tryGetRawData(view.constant)) {
    bound.base = raw->data() + view.offset * int64_t(width);
    return Error::success();
  }
  Expected<HostTensor> tensor = toHostTensor(view.constant);
  if (!tensor)
    return tensor.takeError();
  kept.push_back(*tensor);
  // A view with zero strides reads only one element of a splat.
  if (tensor->isSplat() &&
      llvm::all_of(view.strides, [](int64_t stride) { return stride == 0; }))
    bound.base = kept.back().splatElement().data();
  else
    bound.base = kept.back().bytes().data() + view.offset * int64_t(width);
  return Error::success();
}

Expected<LazyReader> LazyReader::create(const LazyView &view) {
  LazyReader reader;
  reader.mergedSizes = view.sizes;
  Type elementType = view.source.constant.getElementType();
  reader.sourceWidth = elementBytes(elementType);
  if (reader.sourceWidth == 0)
    return userError(Code::UnsupportedType,
                     "elements without a fixed size cannot be viewed");
  // An empty view reads no data, so its offsets may be invalid.
  if (llvm::is_contained(view.sizes, 0))
    reader.source.strides = view.source.strides;
  else if (Error error = reader.bind(view.source, reader.source))
    return error;

  reader.widest = reader.sourceWidth;
  for (const LazyView::Step &step : view.steps) {
    Step bound = {step.kind,
                  elementKind(elementType),
                  {},
                  elementBytes(elementType),
                  step.castType,
                  {}};
    bound.operand.strides.assign(view.sizes.size(), 0);
    if (step.kind == StepKind::Cast)
      elementType = step.castType;
    else if (step.kind == StepKind::Quantize)
      elementType = storedType(step.castType);
    else if (Error error = reader.bind(step.operand, bound.operand))
      return error;
    bound.to = elementKind(elementType);
    reader.widest = std::max(reader.widest, elementBytes(elementType));
    reader.numConversions += isConversion(step.kind);
    reader.steps.push_back(std::move(bound));
  }
  reader.finalWidth = elementBytes(elementType);

  llvm::SmallVector<Strides> views = {reader.source.strides};
  for (const Step &step : reader.steps)
    views.push_back(step.operand.strides);
  mergeAxes(reader.mergedSizes, views);
  reader.source.strides = views.front();
  for (auto [step, strides] :
       llvm::zip_equal(reader.steps, llvm::drop_begin(views)))
    step.operand.strides = strides;
  return reader;
}

void LazyReader::applyOperand(const Step &step, ArrayRef<int64_t> start,
                              ArrayRef<int64_t> box, char *elements) const {
  const int64_t width = step.width;
  const char *operand = step.operand.at(start, step.width);
  if (box.empty())
    return combineRow(step.kind, step.from, elements, operand, 0, 1);
  int64_t rowSize = box.back(), rowStride = step.operand.strides.back();
  auto axes = ArrayRef<int64_t>(step.operand.strides).drop_back();
  llvm::SmallVector<int64_t, 6> index(axes.size());
  while (true) {
    combineRow(step.kind, step.from, elements, operand, rowStride, rowSize);
    elements += rowSize * width;
    size_t axis = axes.size();
    while (axis-- > 0) {
      operand += axes[axis] * width;
      if (++index[axis] < box[axis])
        break;
      operand -= axes[axis] * box[axis] * width;
      index[axis] = 0;
    }
    if (axis == size_t(-1))
      return;
  }
}

/// The number of elements that all steps process before the next elements: they
/// stay in the cache.
static constexpr int64_t kPieceElements = 8 << 10;

/// Cuts a box into pieces that are consecutive in row-major order. Calls
/// `fn(start, box, offset)`; `offset` is the number of elements before the
/// piece.
template <typename Fn>
static void forEachPiece(ArrayRef<int64_t> start, ArrayRef<int64_t> box,
                         Fn fn) {
  llvm::SmallVector<int64_t, 6> index(start), piece(box);
  if (box.empty())
    return fn(index, piece, 0);
  size_t axis = box.size() - 1;
  int64_t inner = 1; // Elements of an index of `axis`.
  while (axis > 0 && inner * box[axis] <= kPieceElements)
    inner *= box[axis--];
  int64_t step = std::max<int64_t>(1, kPieceElements / inner);
  std::fill_n(piece.begin(), axis, 1);
  for (int64_t offset = 0, count = volume(box); offset < count;) {
    piece[axis] = std::min(step, start[axis] + box[axis] - index[axis]);
    fn(index, piece, offset);
    offset += piece[axis] * inner;
    index[axis] += piece[axis];
    for (size_t i = axis; i > 0 && index[i] == start[i] + box[i]; --i) {
      index[i] = start[i];
      ++index[i - 1];
    }
  }
}

void LazyReader::read(ArrayRef<int64_t> start, ArrayRef<int64_t> box,
                      char *target, char *scratch) const {
  char *copied = numConversions ? scratch : target;
  copyStrided(source.at(start, sourceWidth), box, source.strides, sourceWidth,
              copied);
  if (steps.empty())
    return;
  // A conversion writes the elements of a piece to the next buffer; the last
  // conversion writes to the target.
  size_t pieceBytes = kPieceElements * widest;
  std::unique_ptr<char[]> buffers(numConversions > 1 ? new char[2 * pieceBytes]
                                                     : nullptr);
  forEachPiece(start, box,
               [&](ArrayRef<int64_t> pieceStart, ArrayRef<int64_t> piece,
                   int64_t offset) {
                 char *current = copied + offset * sourceWidth;
                 size_t numConverted = 0;
                 for (const Step &step : steps) {
                   if (!isConversion(step.kind)) {
                     applyOperand(step, pieceStart, piece, current);
                     continue;
                   }
                   char *next =
                       ++numConverted == numConversions
                           ? target + offset * finalWidth
                           : buffers.get() + numConverted % 2 * pieceBytes;
                   if (step.kind == StepKind::Quantize) {
                     quantizeElements(step.from, step.castType, current,
                                      volume(piece), next);
                   } else {
                     bool converted = castElements(step.from, step.to, current,
                                                   volume(piece), next);
                     assert(converted && "a lazy cast never fails");
                     (void)converted;
                   }
                   current = next;
                 }
               });
}

} // namespace tfuse::eval
