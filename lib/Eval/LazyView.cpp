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

void LazyReader::read(ArrayRef<int64_t> start, ArrayRef<int64_t> box,
                      char *target, char *scratch) const {
  // Each conversion moves the elements to the other buffer; begin where an even
  // number of moves remains.
  size_t conversions = llvm::count_if(
      steps, [](const Step &step) { return isConversion(step.kind); });
  char *current = conversions % 2 == 0 ? target : scratch;
  char *other = conversions % 2 == 0 ? scratch : target;
  copyStrided(source.at(start, sourceWidth), box, source.strides, sourceWidth,
              current);
  for (const Step &step : steps) {
    if (!isConversion(step.kind)) {
      applyOperand(step, start, box, current);
      continue;
    }
    if (step.kind == StepKind::Quantize) {
      quantizeElements(step.from, step.castType, current, volume(box), other);
      std::swap(current, other);
      continue;
    }
    bool converted =
        castElements(step.from, step.to, current, volume(box), other);
    assert(converted && "a lazy cast never fails");
    (void)converted;
    std::swap(current, other);
  }
}

} // namespace tfuse::eval
