//===- TensorInfo.cpp - Inferred information about a tensor ---------------===//
//
// Combines information about a tensor, and converts it from and to types.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Shape/Shape.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

//===----------------------------------------------------------------------===//
// Lattice
//===----------------------------------------------------------------------===//

static std::optional<HandleTypes>
meetHandles(const std::optional<HandleTypes> &a,
            const std::optional<HandleTypes> &b) {
  if (!a || !b || a->size() != b->size())
    return a ? a : b;
  HandleTypes result;
  for (auto [x, y] : zip(*a, *b)) {
    std::optional<Shape> shape = merge(x.shape, y.shape);
    result.push_back({shape.value_or(x.shape),
                      x.elementType ? x.elementType : y.elementType});
  }
  return result;
}

static std::optional<HandleTypes>
joinHandles(const std::optional<HandleTypes> &a,
            const std::optional<HandleTypes> &b) {
  if (!a || !b || a->size() != b->size())
    return std::nullopt;
  HandleTypes result;
  for (auto [x, y] : zip(*a, *b)) {
    if (x.elementType != y.elementType)
      return std::nullopt;
    result.push_back({join(x.shape, y.shape), x.elementType});
  }
  return result;
}

std::optional<TensorInfo> meet(const TensorInfo &a, const TensorInfo &b) {
  std::optional<Shape> shape = merge(a.shape, b.shape);
  if (!shape)
    return std::nullopt;
  TensorInfo result;
  result.shape = *shape;
  result.elementType = a.elementType ? a.elementType : b.elementType;
  result.value = a.value ? a.value : b.value;
  result.handle = meetHandles(a.handle, b.handle);
  return result;
}

TensorInfo join(const TensorInfo &a, const TensorInfo &b) {
  TensorInfo result;
  result.shape = join(a.shape, b.shape);
  result.elementType = a.elementType == b.elementType ? a.elementType : Type();
  result.value = join(a.value, b.value);
  if (result.value && all_of(*result.value, [](const Element &element) {
        return element == Element();
      }))
    result.value.reset();
  result.handle = joinHandles(a.handle, b.handle);
  return result;
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

static void renameSymbols(Shape &shape, llvm::function_ref<Dim(Dim)> rename) {
  for (int64_t i = 0; i < shape.rank(); ++i)
    if (isSymbol(shape[i]))
      shape = shape.withDim(i, rename(shape[i]));
}

void renameSymbols(TensorInfo &info, llvm::function_ref<Dim(Dim)> rename) {
  renameSymbols(info.shape, rename);
  if (info.value)
    for (Element &element : *info.value)
      if (isSymbol(element.dim()))
        element = Element::size(rename(element.dim()));
  if (info.handle)
    for (HandleType &handle : *info.handle)
      renameSymbols(handle.shape, rename);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

std::optional<HandleTypes> handleOfType(Type type) {
  ArrayRef<TensorType> subtypes = tf_type::getHandleSubtypes(type);
  if (subtypes.empty())
    return std::nullopt;
  HandleTypes handle;
  for (TensorType subtype : subtypes)
    handle.push_back({Shape::fromType(subtype), subtype.getElementType()});
  return handle;
}

TensorInfo infoOfType(Type type) {
  TensorInfo info;
  info.shape = Shape::fromType(type);
  info.elementType = tf_type::elementTypeOf(type);
  info.handle = handleOfType(type);
  return info;
}

Type refineHandleType(Type element, const std::optional<HandleTypes> &handle) {
  ArrayRef<TensorType> known = tf_type::getHandleSubtypes(element);
  if (!isa<tf_type::ResourceType, tf_type::VariantType>(element) || !handle ||
      handle->size() != 1 || known.size() > 1)
    return element;
  auto [shape, inner] = handle->front();
  if (!inner)
    return element;
  if (!known.empty()) {
    Shape declared = Shape::fromType(known.front());
    shape = merge(declared, shape).value_or(declared);
    inner = known.front().getElementType();
  }
  return tf_type::withHandleSubtypes(element, shape.toType(inner));
}

} // namespace tfuse::shape
