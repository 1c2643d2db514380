//===- LazyCompose.cpp - Composes lazy constants --------------------------===//
//
// Every function converts a constant to a LazyView, changes sizes and strides
// of all its views in the same way, and converts it back to the simplest
// equivalent constant.
//
//===----------------------------------------------------------------------===//

#include "CastElements.h"
#include "LazyView.h"
#include "QuantizeElements.h"
#include "StepArithmetic.h"
#include "StridedCopy.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::Expected;
using llvm::SmallVector;

namespace tfuse::eval {

//===----------------------------------------------------------------------===//
// From view to constant
//===----------------------------------------------------------------------===//

// Computes all elements of a view.
static Expected<HostTensor> materialize(const LazyView &view) {
  Expected<HostTensor> result =
      HostTensor::allocate(view.elementType, view.sizes);
  if (!result || result->empty())
    return result;
  Expected<LazyReader> reader = LazyReader::create(view);
  if (!reader)
    return reader.takeError();
  SmallVector<int64_t> start(reader->sizes().size(), 0);
  size_t bytes = volume(reader->sizes()) * reader->widestElement();
  std::unique_ptr<char[]> target(new char[bytes]);
  std::unique_ptr<char[]> scratch(reader->needsScratch() ? new char[bytes]
                                                         : nullptr);
  reader->read(start, reader->sizes(), target.get(), scratch.get());
  std::memcpy(result->mutableBytes().data(), target.get(), result->byteSize());
  return result;
}

static bool allZero(ArrayRef<int64_t> strides) {
  return llvm::all_of(strides, [](int64_t stride) { return stride == 0; });
}

// Normalizes a view, so that equal views are equal attributes: drops the
// strides of axes of size one, and the shape of resources.
static void normalize(LazyView &view) {
  view.forEachView([&](ConstantView &part) {
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(part.constant))
      part.constant = DenseResourceElementsAttr::get(
          RankedTensorType::get(resource.getNumElements(),
                                resource.getElementType()),
          resource.getRawHandle());
    for (auto [size, stride] : llvm::zip_equal(view.sizes, part.strides))
      if (size == 1)
        stride = 0;
  });
}

// The splat for a view whose elements are all equal.
static ElementsAttr makeSplat(const LazyView &view) {
  LazyView one = view;
  one.sizes.clear();
  one.forEachView([](ConstantView &part) { part.strides.clear(); });
  Expected<HostTensor> element = materialize(one);
  if (!element) {
    llvm::consumeError(element.takeError());
    return {};
  }
  return toAttr(
      HostTensor::splat(view.elementType, view.sizes, element->bytes()));
}

// The source with the view's shape, if the view selects all of it in order.
static ElementsAttr asReshapedSource(const LazyView &view) {
  ElementsAttr source = view.source.constant;
  if (!view.steps.empty() || !view.isDense() ||
      source.getNumElements() != view.numElements())
    return {};
  RankedTensorType type = view.type();
  if (source.getShapedType() == type)
    return source;
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(source))
    return DenseResourceElementsAttr::get(type, resource.getRawHandle());
  if (auto dense = dyn_cast<DenseElementsAttr>(source))
    return dense.reshape(type);
  return {};
}

static LazyElementsAttr makeLazy(LazyView &view) {
  MLIRContext *context = view.elementType.getContext();
  // Load the dialect on first use: callers need not depend on it.
  context->getOrLoadDialect<TFuseDialect>();
  SmallVector<LazyStepAttr> steps;
  for (LazyView::Step &step : view.steps)
    steps.push_back(LazyStepAttr::get(
        context, step.kind, step.castType, step.operand.constant,
        step.operand.offset, step.operand.strides));
  return LazyElementsAttr::get(context, view.type(), view.source.constant,
                               view.source.offset, view.source.strides, steps);
}

static ElementsAttr build(LazyView view) {
  normalize(view);
  if (ElementsAttr same = asReshapedSource(view))
    return same;
  bool uniform = true;
  view.forEachView(
      [&](ConstantView &part) { uniform &= allZero(part.strides); });
  if (uniform && view.numElements() > 0)
    if (ElementsAttr splat = makeSplat(view))
      return splat;
  if (view.byteSize() <= kEagerBytes) {
    Expected<HostTensor> tensor = materialize(view);
    if (tensor)
      return toAttr(*tensor);
    // No data (elided): the lazy description is still valid.
    llvm::consumeError(tensor.takeError());
  }
  return makeLazy(view);
}

// Copies strings eagerly, through a view of their positions.
static ElementsAttr
viewStrings(ElementsAttr attr,
            llvm::function_ref<void(LazyView &positions)> change) {
  HostTensor tensor = llvm::cantFail(toHostTensor(attr));
  LazyView positions;
  positions.sizes.assign(tensor.shape().begin(), tensor.shape().end());
  positions.source = {attr, 0, denseStrides(positions.sizes)};
  change(positions);
  std::vector<std::string> values;
  values.reserve(positions.numElements());
  SmallVector<int64_t> index(positions.sizes.size());
  for (int64_t i = 0, e = positions.numElements(); i < e; ++i) {
    int64_t rest = i, at = positions.source.offset;
    for (size_t axis = index.size(); axis-- > 0;) {
      at += rest % positions.sizes[axis] * positions.source.strides[axis];
      rest /= positions.sizes[axis];
    }
    values.push_back(tensor.strings()[at]);
  }
  return toAttr(HostTensor::strings(tensor.elementType(), positions.sizes,
                                    std::move(values)));
}

// Changes sizes and strides of any constant.
static ElementsAttr changeView(ElementsAttr attr,
                               llvm::function_ref<void(LazyView &)> change) {
  if (elementKind(attr.getElementType()) == ElementKind::String)
    return viewStrings(attr, change);
  LazyView view = LazyView::of(attr);
  change(view);
  return build(std::move(view));
}

//===----------------------------------------------------------------------===//
// The functions
//===----------------------------------------------------------------------===//

namespace lazy {

bool canView(ElementsAttr attr) {
  ShapedType type = attr.getShapedType();
  if (!type.hasStaticShape() || !checkedProduct(type.getShape(), 16))
    return false;
  if (elementKind(type.getElementType()) == ElementKind::String)
    return isa<DenseStringElementsAttr>(attr);
  if (elementBytes(type.getElementType()) == 0)
    return false;
  if (auto lazy = dyn_cast<LazyElementsAttr>(attr))
    return canView(lazy.getSource()) &&
           llvm::all_of(lazy.getSteps(), [](LazyStepAttr step) {
             return !step.getOperand() || canView(step.getOperand());
           });
  return !isa<DenseResourceElementsAttr>(attr) || tryGetRawData(attr);
}

ElementsAttr view(ElementsAttr attr, ArrayRef<ViewAxis> axes) {
  return changeView(attr, [&](LazyView &view) {
    view.sizes.clear();
    for (const ViewAxis &axis : axes)
      view.sizes.push_back(axis.size);
    bool isEmpty = llvm::is_contained(view.sizes, 0);
    view.forEachView([&](ConstantView &part) {
      Strides strides;
      for (const ViewAxis &axis : axes) {
        bool repeats = axis.source == ViewAxis::kRepeat;
        int64_t stride = repeats ? 0 : part.strides[axis.source];
        if (!isEmpty)
          part.offset += axis.start * stride;
        // An axis of size one needs no stride, and its step may be any number.
        strides.push_back(axis.size > 1 ? axis.step * stride : 0);
      }
      part.strides = std::move(strides);
    });
  });
}

ElementsAttr transpose(ElementsAttr attr, ArrayRef<int64_t> permutation) {
  ArrayRef<int64_t> shape = attr.getShapedType().getShape();
  assert(permutation.size() == shape.size());
  SmallVector<ViewAxis> axes;
  for (int64_t axis : permutation)
    axes.push_back({axis, shape[axis]});
  return view(attr, axes);
}

ElementsAttr slice(ElementsAttr attr, ArrayRef<int64_t> starts,
                   ArrayRef<int64_t> sizes, ArrayRef<int64_t> steps) {
  assert(starts.size() == sizes.size() &&
         int64_t(sizes.size()) == attr.getShapedType().getRank());
  SmallVector<ViewAxis> axes;
  for (size_t i = 0; i < sizes.size(); ++i)
    axes.push_back(
        {int64_t(i), sizes[i], starts[i], steps.empty() ? 1 : steps[i]});
  return view(attr, axes);
}

ElementsAttr reverse(ElementsAttr attr, ArrayRef<int64_t> reversed) {
  ArrayRef<int64_t> shape = attr.getShapedType().getShape();
  SmallVector<ViewAxis> axes;
  for (auto [i, size] : llvm::enumerate(shape)) {
    bool back = llvm::is_contained(reversed, int64_t(i));
    axes.push_back({int64_t(i), size, back ? size - 1 : 0, back ? -1 : 1});
  }
  return view(attr, axes);
}

ElementsAttr broadcast(ElementsAttr attr, ArrayRef<int64_t> shape) {
  ArrayRef<int64_t> from = attr.getShapedType().getShape();
  assert(from.size() <= shape.size() && "broadcast to a lower rank");
  int64_t lead = int64_t(shape.size() - from.size());
  SmallVector<ViewAxis> axes;
  for (auto [i, size] : llvm::enumerate(shape)) {
    int64_t source = int64_t(i) - lead;
    bool repeats = source < 0 || from[source] != size;
    axes.push_back({repeats ? ViewAxis::kRepeat : source, size});
  }
  return view(attr, axes);
}

// Splits merged axes into the axes of `shape`; false if an axis of `shape`
// spans two merged axes.
static bool splitAxes(ArrayRef<int64_t> merged, ArrayRef<int64_t> shape,
                      llvm::MutableArrayRef<Strides> views) {
  SmallVector<Strides> split(views.size(), Strides(shape.size(), 0));
  size_t group = merged.size();
  int64_t inner = 1; // elements of the group that are already split off
  for (size_t axis = shape.size(); axis-- > 0;) {
    if (shape[axis] == 1)
      continue;
    if (inner == 1) {
      if (group == 0)
        return false;
      --group;
    }
    for (size_t i = 0; i < views.size(); ++i)
      split[i][axis] = views[i][group] * inner;
    inner *= shape[axis];
    if (merged[group] % inner != 0)
      return false;
    if (inner == merged[group])
      inner = 1;
  }
  llvm::move(split, views.begin());
  return true;
}

// Gives a view another shape; false if strides cannot express it.
static bool reshapeView(LazyView &view, ArrayRef<int64_t> shape) {
  SmallVector<Strides> strides;
  view.forEachView(
      [&](ConstantView &part) { strides.push_back(part.strides); });
  SmallVector<int64_t, 6> merged = view.sizes;
  if (llvm::is_contained(shape, 0))
    strides.assign(strides.size(), Strides(shape.size(), 0));
  else {
    mergeAxes(merged, strides);
    if (!splitAxes(merged, shape, strides))
      return false;
  }
  view.sizes.assign(shape.begin(), shape.end());
  size_t next = 0;
  view.forEachView([&](ConstantView &part) { part.strides = strides[next++]; });
  return true;
}

ElementsAttr reshape(ElementsAttr attr, ArrayRef<int64_t> shape) {
  assert(checkedProduct(shape) == attr.getNumElements());
  return changeView(attr, [&](LazyView &view) {
    if (reshapeView(view, shape))
      return;
    // Use a view of the lazy constant, which can still be written block by
    // block.
    LazyView outer;
    outer.sizes.assign(shape.begin(), shape.end());
    outer.elementType = view.elementType;
    outer.source = {attr, 0, denseStrides(shape)};
    view = std::move(outer);
  });
}

bool canCast(Type from, Type to) {
  ElementKind fromKind = elementKind(from), toKind = elementKind(to);
  return canCastElements(fromKind, toKind) && !castMayFail(fromKind, toKind);
}

ElementsAttr cast(ElementsAttr attr, Type elementType) {
  assert(canCast(attr.getElementType(), elementType));
  if (attr.getElementType() == elementType)
    return attr;
  LazyView view = LazyView::of(attr);
  view.steps.push_back({StepKind::Cast, elementType, {}});
  view.elementType = elementType;
  return build(std::move(view));
}

ElementsAttr quantize(ElementsAttr attr, quant::UniformQuantizedType type) {
  assert(canQuantizeElements(elementKind(attr.getElementType())));
  LazyView view = LazyView::of(attr);
  view.steps.push_back({StepKind::Quantize, type, {}});
  view.elementType = type.getStorageType();
  return build(std::move(view));
}

bool canCombine(StepKind kind, Type elementType) {
  return canCombineElements(kind, elementKind(elementType));
}

ElementsAttr combine(StepKind kind, ElementsAttr attr, ElementsAttr operand) {
  assert(canCombine(kind, attr.getElementType()) &&
         attr.getElementType() == operand.getElementType());
  LazyView view = LazyView::of(attr);
  LazyView other = LazyView::of(operand);
  if (!other.steps.empty())
    other.source = {operand, 0, denseStrides(other.sizes)};
  other.source.strides =
      broadcastStrides(other.source.strides, other.sizes, view.sizes);
  view.steps.push_back({kind, Type(), std::move(other.source)});
  return build(std::move(view));
}

ElementsAttr scale(ElementsAttr attr, int64_t axis, ElementsAttr factors) {
  ArrayRef<int64_t> shape = attr.getShapedType().getShape();
  SmallVector<int64_t> factorShape(shape.size(), 1);
  factorShape[axis] = shape[axis];
  return combine(StepKind::Mul, attr, reshape(factors, factorShape));
}

} // namespace lazy

} // namespace tfuse::eval
