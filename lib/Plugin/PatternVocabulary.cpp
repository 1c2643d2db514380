//===- PatternVocabulary.cpp - Native constraints and rewrites for PDL ----===//

#include "PatternVocabulary.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Format/TFLite/CustomOptions.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse {

static bool hasOneUse(Value value, Attribute) { return value.hasOneUse(); }

static bool isConstant(Value value, Attribute) {
  return bool(tf::getConstant(value));
}

static std::optional<double> toNumber(Attribute attr) {
  if (auto number = dyn_cast_if_present<FloatAttr>(attr))
    return number.getValueAsDouble();
  if (auto integer = dyn_cast_if_present<IntegerAttr>(attr))
    if (std::optional<int64_t> value = integer.getValue().trySExtValue())
      return static_cast<double>(*value);
  return std::nullopt;
}

/// The number as an element of the type; null if the type cannot represent it.
static Attribute elementOf(Type type, double number) {
  if (isa<FloatType>(type))
    return FloatAttr::get(type, number);
  auto integer = cast<IntegerType>(type);
  if (number != std::trunc(number) || std::fabs(number) > 0x1p53)
    return {};
  auto value = static_cast<int64_t>(number);
  unsigned width = integer.getWidth();
  bool isUnsigned = integer.isUnsigned() || width == 1;
  if (isUnsigned ? value < 0 || !isUIntN(width, value) : !isIntN(width, value))
    return {};
  return IntegerAttr::get(type, APInt(width, value, !isUnsigned));
}

/// True if all elements of a constant equal the number, rounded to the element
/// type.
static bool isSplat(Value value, Attribute argument) {
  ElementsAttr constant = tf::getConstant(value);
  std::optional<double> wanted = toNumber(argument);
  if (!constant || !wanted || !constant.getElementType().isIntOrFloat())
    return false;
  Expected<eval::HostTensor> tensor = eval::toHostTensor(constant);
  if (!tensor) {
    consumeError(tensor.takeError());
    return false;
  }
  Attribute number = elementOf(constant.getElementType(), *wanted);
  if (!number)
    return false;
  Expected<eval::HostTensor> one = eval::toHostTensor(DenseElementsAttr::get(
      RankedTensorType::get({}, constant.getElementType()), number));
  if (!one) {
    consumeError(one.takeError());
    return false;
  }
  ArrayRef<char> element = one->bytes(), all = tensor->bytes();
  for (; all.size() >= element.size() && !element.empty();
       all = all.drop_front(element.size()))
    if (all.take_front(element.size()) != element)
      return false;
  return all.empty() && tensor->numElements() != 0;
}

static bool hasRank(Value value, Attribute argument) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  std::optional<double> rank = toNumber(argument);
  return type && rank && type.getRank() == *rank;
}

static bool hasElementType(Value value, Attribute argument) {
  auto type = dyn_cast<TensorType>(value.getType());
  auto wanted = dyn_cast_if_present<TypeAttr>(argument);
  return type && wanted && type.getElementType() == wanted.getValue();
}

static bool hasStaticShape(Value value, Attribute) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape();
}

ArrayRef<PatternConstraint> patternConstraints() {
  static constexpr PatternConstraint constraints[] = {
      {"has_one_use", "v", Reason::MultipleUses, "has other users", hasOneUse},
      {"is_constant", "v", Reason::NotConstant, "is not a constant",
       isConstant},
      {"is_splat", "va", Reason::ConstantValue,
       "is not a constant with all elements equal to", isSplat},
      {"has_rank", "va", Reason::UnknownShape, "does not have the rank",
       hasRank},
      {"has_element_type", "va", Reason::ElementType,
       "does not have the element type", hasElementType},
      {"has_static_shape", "v", Reason::UnknownShape, "has unknown dimensions",
       hasStaticShape},
  };
  return constraints;
}

const PatternConstraint *findPatternConstraint(StringRef name) {
  const auto *found =
      find_if(patternConstraints(),
              [&](const PatternConstraint &one) { return one.name == name; });
  return found == patternConstraints().end() ? nullptr : found;
}

Attribute makeFlexBuffer(DictionaryAttr options) {
  CustomOptions map;
  for (NamedAttribute option : options)
    if (!map.add(option.getName(), option.getValue()))
      return {};
  return map.finish(options.getContext());
}

void registerPatternVocabulary(PDLPatternModule &patterns) {
  for (const PatternConstraint &constraint : patternConstraints())
    patterns.registerConstraintFunction(
        constraint.name,
        PDLConstraintFunction([&constraint](PatternRewriter &, PDLResultList &,
                                            ArrayRef<PDLValue> arguments) {
          Attribute argument =
              arguments.size() > 1 ? arguments[1].cast<Attribute>() : nullptr;
          return success(
              constraint.holds(arguments[0].cast<Value>(), argument));
        }));
  patterns.registerRewriteFunction(
      flexBufferRewrite,
      PDLRewriteFunction([](PatternRewriter &, PDLResultList &results,
                            ArrayRef<PDLValue> arguments) {
        auto options = dyn_cast<DictionaryAttr>(arguments[0].cast<Attribute>());
        Attribute bytes = options ? makeFlexBuffer(options) : Attribute();
        if (!bytes)
          return failure();
        results.push_back(bytes);
        return success();
      }));
}

} // namespace tfuse
