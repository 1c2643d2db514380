//===- OpSignature.cpp - what operator versions depend on -----------------===//
//
// The vocabulary of version rules, evaluated on the types of an op. Shapes have
// the form of the file: an unknown dimension is 1, an unknown rank 0.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/OpSignature.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace tfuse::tfl {

Type OpSignature::inputType(unsigned i) const {
  return i < op->getNumOperands() ? op->getOperand(i).getType() : Type();
}

Type OpSignature::resultType(unsigned i) const {
  return i < op->getNumResults() ? op->getResult(i).getType() : Type();
}

bool OpSignature::hasInput(unsigned i) const {
  return isa_and_nonnull<ShapedType>(inputType(i));
}

static bool isStoredAs(Type type, OpSignature::Types types) {
  if (!isa_and_nonnull<ShapedType>(type))
    return false;
  std::optional<TensorType> stored = tensorTypeOf(getElementTypeOrSelf(type));
  return stored && llvm::is_contained(types, *stored);
}

bool OpSignature::inIs(unsigned i, Types types) const {
  return isStoredAs(inputType(i), types);
}

bool OpSignature::outIs(unsigned i, Types types) const {
  return isStoredAs(resultType(i), types);
}

static SmallVector<int64_t> storedShape(Type type) {
  auto shaped = dyn_cast_or_null<ShapedType>(type);
  if (!shaped || !shaped.hasRank())
    return {};
  SmallVector<int64_t> shape(shaped.getShape());
  std::replace(shape.begin(), shape.end(), ShapedType::kDynamic, int64_t(1));
  return shape;
}

int OpSignature::rank(unsigned i) const {
  return storedShape(inputType(i)).size();
}

int OpSignature::maxRank() const {
  int most = 0;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    most = std::max(most, rank(i));
  return most;
}

bool OpSignature::broadcasts() const {
  return op->getNumOperands() >= 2 &&
         storedShape(inputType(0)) != storedShape(inputType(1));
}

//===----------------------------------------------------------------------===//
// Quantization and sparsity
//===----------------------------------------------------------------------===//

template <typename QuantType> static QuantType quantTypeOf(Type type) {
  return type ? dyn_cast<QuantType>(getElementTypeOrSelf(type)) : QuantType();
}

bool OpSignature::isQuantized(unsigned i) const {
  return static_cast<bool>(quantTypeOf<quant::QuantizedType>(inputType(i)));
}

static bool isPerAxisType(Type type) {
  auto perAxis = quantTypeOf<quant::UniformQuantizedPerAxisType>(type);
  return perAxis && perAxis.getScales().size() > 1;
}

bool OpSignature::isPerAxis(unsigned i) const {
  return isPerAxisType(inputType(i));
}

bool OpSignature::resultIsPerAxis(unsigned i) const {
  return isPerAxisType(resultType(i));
}

bool OpSignature::isSparse(unsigned i) const {
  if (i >= op->getNumOperands())
    return false;
  return isa_and_nonnull<SparseConstOp, SparseQConstOp>(
      op->getOperand(i).getDefiningOp());
}

bool OpSignature::productScaleIsAtLeastOne() const {
  auto lhs = quantTypeOf<quant::UniformQuantizedType>(inputType(0));
  auto rhs = quantTypeOf<quant::UniformQuantizedType>(inputType(1));
  auto result = quantTypeOf<quant::UniformQuantizedType>(resultType(0));
  if (!lhs || !rhs || !result)
    return false;
  // Scales are stored as floats, so they are compared as floats.
  float product = static_cast<float>(lhs.getScale()) *
                  static_cast<float>(rhs.getScale()) /
                  static_cast<float>(result.getScale());
  return product >= 1.0f;
}

bool OpSignature::isGroupedConv() const {
  auto input = dyn_cast_or_null<RankedTensorType>(inputType(0));
  auto filter = dyn_cast_or_null<RankedTensorType>(inputType(1));
  if (!input || !filter || input.getRank() != 4 || filter.getRank() != 4)
    return false;
  return !input.isDynamicDim(3) && !filter.isDynamicDim(3) &&
         input.getDimSize(3) != filter.getDimSize(3);
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

std::optional<int64_t> optionNumber(FieldKind kind, Attribute value) {
  if (auto boolean = dyn_cast_or_null<BoolAttr>(value))
    return boolean.getValue();
  if (auto integer = dyn_cast_or_null<IntegerAttr>(value))
    return integer.getValue().trySExtValue();
  if (auto kernel = dyn_cast_or_null<LSTMKernelTypeAttr>(value))
    return static_cast<int64_t>(kernel.getValue());
  if (auto mode = dyn_cast_or_null<MirrorPaddingTypeAttr>(value))
    return static_cast<int64_t>(mode.getValue());
  if (auto type = dyn_cast_or_null<TypeAttr>(value)) {
    std::optional<TensorType> stored = tensorTypeOf(type.getValue());
    return stored ? std::optional(static_cast<int64_t>(*stored)) : std::nullopt;
  }
  if (auto name = dyn_cast_or_null<StringAttr>(value)) {
    ArrayRef<llvm::StringLiteral> names = enumNames(kind);
    const auto *it = llvm::find(names, name.getValue());
    return it == names.end() ? std::nullopt : std::optional(it - names.begin());
  }
  return std::nullopt;
}

/// The default of an absent attribute.
static std::optional<int64_t> defaultNumber(FieldKind kind,
                                            const AttributeFacts &attribute) {
  if (attribute.defaultString.empty())
    return attribute.defaultNumber;
  ArrayRef<llvm::StringLiteral> names = enumNames(kind);
  const auto *it = llvm::find(names, attribute.defaultString);
  return it == names.end() ? std::nullopt : std::optional(it - names.begin());
}

std::optional<int64_t> optionNumber(Operation *op, const OpFacts &facts,
                                    const OptionField &field) {
  if (Attribute value = op->getInherentAttr(field.name).value_or(Attribute()))
    return optionNumber(field.kind, value);
  const AttributeFacts *attribute = findAttribute(facts, field.name);
  return attribute ? defaultNumber(field.kind, *attribute)
                   : std::optional(field.defaultValue);
}

int64_t OpSignature::option(llvm::StringRef name) const {
  if (!facts.options)
    return 0;
  for (const OptionField &field : facts.options->fields)
    if (field.name == name)
      return optionNumber(op, facts, field).value_or(0);
  llvm_unreachable("a version rule names an option the op does not have");
}

} // namespace tfuse::tfl
