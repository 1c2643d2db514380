//===- TypeQueries.cpp - Queries on TensorFlow's types --------------------===//

#include "tfuse/Dialect/TF/IR/TFTypes.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/Traits.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace tfuse::tf_type {

bool isValidElementType(Type type) {
  return isa<ComplexType, FloatType, IntegerType, StringType, Qint8Type,
             Qint16Type, Qint32Type, Quint8Type, Quint16Type, ResourceType,
             VariantType, RefType, quant::QuantizedType>(type);
}

bool isValidTensorType(Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor && isValidElementType(tensor.getElementType());
}

Type elementTypeOf(Type type) {
  Type element = mlir::getElementTypeOrSelf(type);
  auto ref = dyn_cast<RefType>(element);
  return ref ? ref.getElementType() : element;
}

Type elementTypeOf(Value value) { return elementTypeOf(value.getType()); }

template <typename T> static bool isTensorOf(Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  return tensor && isa<T>(tensor.getElementType());
}

bool isResourceTensor(Type type) { return isTensorOf<ResourceType>(type); }
bool isVariantTensor(Type type) { return isTensorOf<VariantType>(type); }
bool isStringTensor(Type type) { return isTensorOf<StringType>(type); }
bool isRefTensor(Type type) { return isTensorOf<RefType>(type); }

/// `type` with another element type, or `element` if `type` is not a tensor.
static Type withElementType(Type type, Type element) {
  if (auto tensor = dyn_cast<TensorType>(type))
    return tensor.clone(element);
  return element;
}

//===----------------------------------------------------------------------===//
// Subtypes and references
//===----------------------------------------------------------------------===//

ArrayRef<TensorType> getHandleSubtypes(Type type) {
  Type element = mlir::getElementTypeOrSelf(type);
  if (auto resource = dyn_cast<ResourceType>(element))
    return resource.getSubtypes();
  if (auto variant = dyn_cast<VariantType>(element))
    return variant.getSubtypes();
  return {};
}

TensorType getHandleSubtype(Type type) {
  ArrayRef<TensorType> subtypes = getHandleSubtypes(type);
  return subtypes.size() == 1 ? subtypes.front() : TensorType();
}

Type withHandleSubtypes(Type type, ArrayRef<TensorType> subtypes) {
  MLIRContext *context = type.getContext();
  Type element = mlir::getElementTypeOrSelf(type);
  if (isa<ResourceType>(element))
    return withElementType(type, ResourceType::get(context, subtypes));
  if (isa<VariantType>(element))
    return withElementType(type, VariantType::get(context, subtypes));
  return type;
}

Type dropRef(Type type) {
  auto ref = dyn_cast<RefType>(mlir::getElementTypeOrSelf(type));
  return ref ? withElementType(type, ref.getElementType()) : type;
}

Type dropSubtypes(Type type) { return withHandleSubtypes(type, {}); }

Type dropRefAndSubtypes(Type type) { return dropSubtypes(dropRef(type)); }

//===----------------------------------------------------------------------===//
// Compatibility
//===----------------------------------------------------------------------===//

static bool mergeShapes(ArrayRef<int64_t> a, ArrayRef<int64_t> b,
                        SmallVectorImpl<int64_t> &merged) {
  if (a.size() != b.size())
    return false;
  for (auto [dimA, dimB] : llvm::zip(a, b)) {
    if (!ShapedType::isDynamic(dimA) && !ShapedType::isDynamic(dimB) &&
        dimA != dimB)
      return false;
    merged.push_back(ShapedType::isDynamic(dimA) ? dimB : dimA);
  }
  return true;
}

static Type mergeElementTypes(Type a, Type b, bool ignoreRefOfA) {
  if (auto ref = dyn_cast<RefType>(a); ref && ignoreRefOfA)
    a = ref.getElementType();
  if (a == b)
    return b;
  // A variant may change its contents, so its subtypes exclude nothing.
  if (isa<VariantType>(a) && isa<VariantType>(b))
    return a;
  auto resourceA = dyn_cast<ResourceType>(a);
  auto resourceB = dyn_cast<ResourceType>(b);
  if (!resourceA || !resourceB)
    return {};
  if (resourceA.getSubtypes().empty())
    return b;
  if (resourceB.getSubtypes().empty())
    return a;
  if (resourceA.getSubtypes().size() != resourceB.getSubtypes().size())
    return {};
  SmallVector<TensorType> merged;
  for (auto [subA, subB] :
       llvm::zip(resourceA.getSubtypes(), resourceB.getSubtypes())) {
    Type subtype = getCastCompatibleType(subA, subB);
    if (!subtype)
      return {};
    merged.push_back(cast<TensorType>(subtype));
  }
  return ResourceType::get(a.getContext(), merged);
}

Type getCastCompatibleType(Type a, Type b, bool ignoreRefOfA) {
  if (a == b)
    return b;
  auto tensorA = dyn_cast<TensorType>(a);
  auto tensorB = dyn_cast<TensorType>(b);
  if (!tensorA && !tensorB)
    return mergeElementTypes(a, b, ignoreRefOfA);
  if (!tensorA || !tensorB)
    return {};

  Type element = mergeElementTypes(tensorA.getElementType(),
                                   tensorB.getElementType(), ignoreRefOfA);
  if (!element)
    return {};
  if (!tensorA.hasRank())
    return tensorB.clone(element);
  if (!tensorB.hasRank())
    return tensorA.clone(element);
  SmallVector<int64_t> shape;
  if (!mergeShapes(tensorA.getShape(), tensorB.getShape(), shape))
    return {};
  return RankedTensorType::get(shape, element);
}

static bool areBroadcastCompatible(Type lhs, Type rhs) {
  lhs = dropRef(lhs);
  rhs = dropRef(rhs);
  auto lhsTensor = dyn_cast<TensorType>(lhs);
  auto rhsTensor = dyn_cast<TensorType>(rhs);
  if (!lhsTensor || !rhsTensor)
    return lhs == rhs;

  Type lhsElement = lhsTensor.getElementType();
  Type rhsElement = rhsTensor.getElementType();
  if (lhsElement != rhsElement) {
    // Handles are compatible if their subtypes are.
    if (dropSubtypes(lhsElement) != dropSubtypes(rhsElement))
      return false;
    ArrayRef<TensorType> lhsSubtypes = getHandleSubtypes(lhsElement);
    ArrayRef<TensorType> rhsSubtypes = getHandleSubtypes(rhsElement);
    for (auto [a, b] : llvm::zip(lhsSubtypes, rhsSubtypes))
      if (!areBroadcastCompatible(Type(a), Type(b)))
        return false;
  }
  if (!lhsTensor.hasRank() || !rhsTensor.hasRank())
    return true;
  SmallVector<int64_t> shape;
  return OpTrait::util::getBroadcastedShape(lhsTensor.getShape(),
                                            rhsTensor.getShape(), shape);
}

bool areBroadcastCompatible(TypeRange lhs, TypeRange rhs) {
  return lhs.size() == rhs.size() &&
         llvm::all_of(llvm::zip(lhs, rhs), [](auto pair) {
           auto [a, b] = pair;
           return areBroadcastCompatible(Type(a), Type(b));
         });
}

DenseStringElementsAttr makeStringElements(ShapedType type,
                                           ArrayRef<StringRef> values) {
  return DenseStringElementsAttr::get(type, values);
}

} // namespace tfuse::tf_type
