//===- ShapeAttributes.cpp - Attributes and arguments for shape functions -===//
//
// Reads attributes in the forms both dialects store them in, falls back on the
// defaults of the op registry, and splits inputs and outputs into arguments.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Shape/ShapeContext.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

std::optional<AttrView> ShapeContext::attrDefault(StringRef name) const {
  std::optional<AttrView> view = opDef ? opDef->attr(name) : std::nullopt;
  return view && view->hasDefault() ? view : std::nullopt;
}

bool ShapeContext::hasAttr(StringRef name) const {
  return op.attr(name) || attrDefault(name);
}

template <typename T>
T ShapeContext::missing(StringRef name, StringRef kind, T substitute) {
  fail("attribute '" + Twine(name) + "' is " +
       (op.attr(name) ? "not " : "missing: it should be ") + kind);
  return substitute;
}

//===----------------------------------------------------------------------===//
// Single values
//===----------------------------------------------------------------------===//

int64_t ShapeContext::intAttr(StringRef name) {
  Attribute value = op.attr(name);
  if (auto number = dyn_cast_or_null<IntegerAttr>(value))
    if (number.getValue().getSignificantBits() <= 64)
      return number.getValue().getSExtValue();
  if (std::optional<AttrView> view = attrDefault(name); !value && view)
    if (std::optional<int64_t> number = view->defaultInt())
      return *number;
  return missing(name, "an integer", int64_t(0));
}

bool ShapeContext::boolAttr(StringRef name) {
  Attribute value = op.attr(name);
  if (auto flag = dyn_cast_or_null<BoolAttr>(value))
    return flag.getValue();
  // Generic IR may hold a unit attribute where a flag is set.
  if (isa_and_nonnull<UnitAttr>(value))
    return true;
  if (std::optional<AttrView> view = attrDefault(name); !value && view)
    if (std::optional<bool> flag = view->defaultBool())
      return *flag;
  return missing(name, "a boolean", false);
}

double ShapeContext::floatAttr(StringRef name) {
  Attribute value = op.attr(name);
  if (auto number = dyn_cast_or_null<FloatAttr>(value))
    return number.getValueAsDouble();
  if (std::optional<AttrView> view = attrDefault(name); !value && view)
    if (std::optional<float> number = view->defaultFloat())
      return *number;
  return missing(name, "a number", 0.0);
}

StringRef ShapeContext::stringAttr(StringRef name) {
  Attribute value = op.attr(name);
  if (auto string = dyn_cast_or_null<StringAttr>(value))
    return string.getValue();
  if (std::optional<AttrView> view = attrDefault(name); !value && view)
    if (std::optional<StringRef> string = view->defaultString())
      return *string;
  return missing(name, "a string", StringRef());
}

int64_t ShapeContext::intAttrOr(StringRef name, int64_t otherwise) {
  return hasAttr(name) ? intAttr(name) : otherwise;
}
bool ShapeContext::boolAttrOr(StringRef name, bool otherwise) {
  return hasAttr(name) ? boolAttr(name) : otherwise;
}
StringRef ShapeContext::stringAttrOr(StringRef name, StringRef otherwise) {
  return hasAttr(name) ? stringAttr(name) : otherwise;
}

static std::optional<Shape> toShape(Attribute value) {
  if (auto shape = dyn_cast_or_null<tf_type::ShapeAttr>(value))
    return shape.hasRank() ? Shape::fromDynamic(shape.getShape()) : Shape();
  return std::nullopt;
}

static Shape toShape(ShapeView view) {
  return view.hasRank ? Shape::fromDynamic(view.dims) : Shape();
}

Shape ShapeContext::shapeAttr(StringRef name) {
  Attribute value = op.attr(name);
  if (std::optional<Shape> shape = toShape(value))
    return *shape;
  if (std::optional<AttrView> view = attrDefault(name); !value && view)
    if (std::optional<ShapeView> shape = view->defaultShape())
      return toShape(*shape);
  return missing(name, "a shape", Shape());
}

ElementsAttr ShapeContext::tensorAttr(StringRef name) {
  if (auto elements = dyn_cast_or_null<ElementsAttr>(op.attr(name)))
    return elements;
  return missing(name, "a tensor", ElementsAttr());
}

Type ShapeContext::typeAttr(StringRef name) {
  if (auto type = dyn_cast_or_null<TypeAttr>(op.attr(name)))
    return tf_type::dropRef(type.getValue());
  if (!opDef)
    return Type();
  for (auto [i, arg] : enumerate(opDef->inputs()))
    if (arg.typeAttr == name && inputRange(i).count)
      if (Type type = inputType(inputRange(i).first))
        return type;
  for (auto [i, arg] : enumerate(opDef->outputs()))
    if (arg.typeAttr == name && outputRange(i).count)
      if (Type type = outputType(outputRange(i).first))
        return type;
  return Type();
}

SmallVector<Type> ShapeContext::typesAttr(StringRef name) {
  SmallVector<Type> types;
  if (auto array = dyn_cast_or_null<ArrayAttr>(op.attr(name))) {
    for (Attribute element : array) {
      auto type = dyn_cast<TypeAttr>(element);
      types.push_back(type ? tf_type::dropRef(type.getValue()) : Type());
    }
    return types;
  }
  if (!opDef)
    return types;
  for (auto [i, arg] : enumerate(opDef->inputs()))
    if (arg.typeListAttr == name) {
      for (unsigned k = 0; k < inputRange(i).count; ++k)
        types.push_back(inputType(inputRange(i).first + k));
      return types;
    }
  for (auto [i, arg] : enumerate(opDef->outputs()))
    if (arg.typeListAttr == name) {
      for (unsigned k = 0; k < outputRange(i).count; ++k)
        types.push_back(outputType(outputRange(i).first + k));
      return types;
    }
  return types;
}

//===----------------------------------------------------------------------===//
// Lists
//===----------------------------------------------------------------------===//

/// Reads the elements of an array attribute with `read`, which returns an
/// optional. Returns nothing if the attribute is not an array or `read` rejects
/// an element.
template <typename T, typename Read>
static std::optional<SmallVector<T>> readArray(Attribute value, Read read) {
  auto array = dyn_cast_or_null<ArrayAttr>(value);
  if (!array)
    return std::nullopt;
  SmallVector<T> result;
  for (Attribute element : array) {
    std::optional<T> item = read(element);
    if (!item)
      return std::nullopt;
    result.push_back(*item);
  }
  return result;
}

SmallVector<int64_t> ShapeContext::intsAttr(StringRef name) {
  Attribute value = op.attr(name);
  if (auto array = dyn_cast_or_null<DenseI64ArrayAttr>(value))
    return SmallVector<int64_t>(array.asArrayRef());
  if (auto array = dyn_cast_or_null<DenseI32ArrayAttr>(value))
    return SmallVector<int64_t>(array.asArrayRef().begin(),
                                array.asArrayRef().end());
  auto readInt = [](Attribute element) -> std::optional<int64_t> {
    auto number = dyn_cast<IntegerAttr>(element);
    if (!number || number.getValue().getSignificantBits() > 64)
      return std::nullopt;
    return number.getValue().getSExtValue();
  };
  if (auto ints = readArray<int64_t>(value, readInt))
    return *ints;
  if (std::optional<AttrView> view = attrDefault(name); !value && view)
    if (std::optional<ArrayRef<int64_t>> ints = view->defaultInts())
      return SmallVector<int64_t>(*ints);
  return missing(name, "a list of integers", SmallVector<int64_t>());
}

SmallVector<double> ShapeContext::floatsAttr(StringRef name) {
  Attribute value = op.attr(name);
  auto readFloat = [](Attribute element) -> std::optional<double> {
    auto number = dyn_cast<FloatAttr>(element);
    return number ? std::optional<double>(number.getValueAsDouble())
                  : std::nullopt;
  };
  if (auto numbers = readArray<double>(value, readFloat))
    return *numbers;
  if (std::optional<AttrView> view = attrDefault(name); !value && view)
    if (std::optional<ArrayRef<float>> numbers = view->defaultFloats())
      return SmallVector<double>(numbers->begin(), numbers->end());
  return missing(name, "a list of numbers", SmallVector<double>());
}

SmallVector<StringRef> ShapeContext::stringsAttr(StringRef name) {
  Attribute value = op.attr(name);
  auto readString = [](Attribute element) -> std::optional<StringRef> {
    auto string = dyn_cast<StringAttr>(element);
    return string ? std::optional<StringRef>(string.getValue()) : std::nullopt;
  };
  if (auto strings = readArray<StringRef>(value, readString))
    return *strings;
  if (std::optional<AttrView> view = attrDefault(name); !value && view)
    if (std::optional<StringList> strings = view->defaultStrings())
      return SmallVector<StringRef>(strings->begin(), strings->end());
  return missing(name, "a list of strings", SmallVector<StringRef>());
}

SmallVector<Shape> ShapeContext::shapesAttr(StringRef name) {
  Attribute value = op.attr(name);
  auto readShape = [](Attribute element) { return toShape(element); };
  if (auto shapes = readArray<Shape>(value, readShape))
    return *shapes;
  if (std::optional<AttrView> view = attrDefault(name); !value && view)
    if (std::optional<ShapeList> shapes = view->defaultShapes())
      return map_to_vector(*shapes,
                           [](ShapeView shape) { return toShape(shape); });
  return missing(name, "a list of shapes", SmallVector<Shape>());
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

using Range = ShapeContext::Range;

/// The length of a named list argument, if the op has an attribute for it.
static std::optional<unsigned> statedCount(const OpView &op,
                                           const ArgView &arg) {
  if (!arg.isList())
    return 1;
  if (!arg.typeListAttr.empty()) {
    auto types = dyn_cast_or_null<ArrayAttr>(op.attr(arg.typeListAttr));
    return types ? std::optional<unsigned>(types.size()) : std::nullopt;
  }
  auto number = dyn_cast_or_null<IntegerAttr>(op.attr(arg.numberAttr));
  if (!number || number.getValue().isNegative() ||
      number.getValue().getActiveBits() > 31)
    return std::nullopt;
  return unsigned(number.getValue().getZExtValue());
}

/// Splits `total` tensors into arguments. The tf dialect omits lengths that can
/// be derived from the number of tensors: if all arguments without a length
/// share one attribute, the remaining tensors are divided equally.
static SmallVector<Range, 4> split(const OpView &op, ArgList args,
                                   unsigned total) {
  SmallVector<std::optional<unsigned>> counts;
  StringRef openAttr;
  uint64_t stated = 0;
  unsigned open = 0;
  bool oneOpenAttr = true;
  for (const ArgView &arg : args) {
    counts.push_back(statedCount(op, arg));
    if (counts.back()) {
      stated += *counts.back();
      continue;
    }
    StringRef attr = arg.numberAttr.empty() ? arg.typeListAttr : arg.numberAttr;
    oneOpenAttr &= open == 0 || attr == openAttr;
    openAttr = attr;
    ++open;
  }
  bool fits =
      open ? oneOpenAttr && stated <= total && (total - stated) % open == 0
           : stated == total;
  SmallVector<Range, 4> ranges;
  if (!fits) { // Malformed, or nothing to go by: one argument per tensor.
    for (unsigned i = 0; i < total; ++i)
      ranges.push_back({i, 1});
    return ranges;
  }
  unsigned first = 0;
  for (std::optional<unsigned> count : counts) {
    unsigned size = count ? *count : (total - stated) / open;
    ranges.push_back({first, size});
    first += size;
  }
  return ranges;
}

void ShapeContext::splitArguments() {
  if (opDef) {
    inputRanges = split(op, opDef->inputs(), numInputs());
    outputRanges = split(op, opDef->outputs(), numOutputs());
    return;
  }
  for (unsigned i = 0; i < numInputs(); ++i)
    inputRanges.push_back({i, 1});
  for (unsigned i = 0; i < numOutputs(); ++i)
    outputRanges.push_back({i, 1});
}

static Range find(ArgList args, ArrayRef<Range> ranges, StringRef name) {
  for (auto [arg, range] : zip(args, ranges))
    if (arg.name == name)
      return range;
  return {};
}

Range ShapeContext::inputRange(StringRef argument) const {
  return opDef ? find(opDef->inputs(), inputRanges, argument) : Range();
}

Range ShapeContext::outputRange(StringRef argument) const {
  return opDef ? find(opDef->outputs(), outputRanges, argument) : Range();
}

} // namespace tfuse::shape
