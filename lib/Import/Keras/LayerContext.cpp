//===- LayerContext.cpp - What the builder of a layer gets ----------------===//

#include "LayerContext.h"

#include "tfuse/Eval/LazyElements.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

static const json::Object kNoOptions;

LayerContext::LayerContext(ModelState &model, Serialized layer,
                           KerasScope scope, CallArguments arguments)
    : model(model), b(model.builder), layer(layer),
      config(b, layer.config ? *layer.config : kNoOptions),
      scope(std::move(scope)), arguments(std::move(arguments)) {}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

Tensor LayerContext::input(unsigned index) {
  if (index < numInputs() && arguments.inputs[index].value)
    return arguments.inputs[index];
  b.fail("the layer needs " + Twine(index + 1) +
         (index == 0 ? " input" : " inputs") + ", and its call has " +
         Twine(numInputs()));
  return {};
}

Value LayerContext::floats(unsigned index) {
  return b.cast(value(index), b.f32());
}

Value LayerContext::floatsOfRank(unsigned index, int64_t rank) {
  Value x = floats(index);
  if (!x || b.rank(x) == rank)
    return x;
  b.fail(Code::ShapeMismatch,
         "the layer needs an input of rank " + Twine(rank) +
             ", and its input has the rank " + Twine(b.rank(x)));
  return {};
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

bool LayerContext::channelsFirst() {
  StringRef format = config.text("data_format", "channels_last");
  if (format != "channels_first" && format != "channels_last")
    config.refuse("data_format", "channels_first or channels_last is expected");
  return format == "channels_first";
}

Ints LayerContext::axes(StringRef key, int64_t rank, int64_t byDefault) {
  Ints result = config.list(key, kMostInt32);
  if (result.empty())
    result.push_back(byDefault);
  for (int64_t &axis : result) {
    std::optional<int64_t> index = normalizeAxis(axis, rank);
    if (!index)
      b.fail("option " + key + " names axis " + Twine(axis) +
             " of an input of rank " + Twine(rank));
    axis = index.value_or(0);
  }
  llvm::sort(result);
  result.erase(llvm::unique(result), result.end());
  return result;
}

int64_t LayerContext::axis(StringRef key, int64_t rank, int64_t byDefault) {
  Ints result = axes(key, rank, byDefault);
  if (result.size() != 1)
    config.refuse(key, "one axis is expected");
  return result.front();
}

Value LayerContext::activate(Value x, StringRef key) {
  const json::Value *activation = config.get(key);
  return activation ? applyActivation(*this, *activation, x) : x;
}

void LayerContext::refuseMask(StringRef why) {
  for (const Tensor &tensor : arguments.inputs)
    if (tensor.mask)
      b.fail(Code::UnsupportedOp, "the input has a mask, and " + why);
}

Value LayerContext::constantArgument(const json::Value &value, Type element) {
  auto refuse = [&] {
    b.fail(Code::UnsupportedOp,
           "an argument is neither a tensor nor numbers of its type",
           kExportHint);
    return Value();
  };
  Ints shape;
  for (const json::Value *next = &value; next->getAsArray();) {
    const json::Array &array = *next->getAsArray();
    shape.push_back(int64_t(array.size()));
    if (array.empty())
      return refuse();
    next = &array.front();
  }
  SmallVector<double> numbers;
  SmallVector<std::pair<const json::Value *, unsigned>> work{{&value, 0}};
  bool isFloat = element == b.f32();
  while (!work.empty()) {
    auto [next, depth] = work.pop_back_val();
    if (const json::Array *array = next->getAsArray()) {
      if (depth >= shape.size() || int64_t(array->size()) != shape[depth])
        return refuse();
      for (const json::Value &each : llvm::reverse(*array))
        work.push_back({&each, depth + 1});
      continue;
    }
    std::optional<double> number = next->getAsNumber();
    if (!number || depth != shape.size())
      return refuse();
    if (!isFloat && !(element && element.isInteger(32) &&
                      next->getAsInteger() && isInt<32>(*next->getAsInteger())))
      return refuse();
    numbers.push_back(*number);
  }
  if (shape.empty())
    return b.scalar(element, numbers.front());
  auto type = RankedTensorType::get(shape, element);
  if (isFloat)
    return b.constant(DenseElementsAttr::get(
        type, ArrayRef(SmallVector<float>(numbers.begin(), numbers.end()))));
  return b.constant(DenseElementsAttr::get(
      type, ArrayRef(SmallVector<int32_t>(numbers.begin(), numbers.end()))));
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

static std::string text(ArrayRef<int64_t> shape) {
  std::string result;
  for (int64_t dim : shape)
    result += (result.empty() ? "" : ", ") +
              (dim == kDynamic ? std::string("?") : std::to_string(dim));
  return "[" + result + "]";
}

ElementsAttr LayerContext::weightValue(const KerasScope &owner, StringRef name,
                                       unsigned number, ArrayRef<int64_t> shape,
                                       bool isOptional) {
  if (b.failed())
    return {};
  auto [first, second] = name.split('|');
  Expected<ElementsAttr> found = model.weights.find(owner, first, number);
  if (found && !*found && !second.empty())
    found = model.weights.find(owner, second, number);
  name = first;
  if (!found) {
    handleAllErrors(
        found.takeError(),
        [&](const UserError &error) {
          b.fail(error.code, error.message, error.hint);
        },
        [&](const ErrorInfoBase &error) { b.fail(error.message()); });
    return {};
  }
  if (!*found && isOptional)
    return {};
  if (!*found) {
    b.fail("the model has no weight '" + name + "' of the layer");
    return {};
  }
  ArrayRef<int64_t> actual = found->getShapedType().getShape();
  bool fits = actual.size() == shape.size();
  for (auto [wanted, size] : zip(shape, actual))
    fits &= wanted == kDynamic || wanted == size;
  if (!fits) {
    b.fail(Code::ShapeMismatch, "weight '" + name + "' has the shape " +
                                    text(actual) + ", and the layer needs " +
                                    text(shape));
    return {};
  }
  if (found->getElementType() == b.f32())
    return *found;
  if (!eval::lazy::canCast(found->getElementType(), b.f32())) {
    b.fail("weight '" + name + "' does not hold numbers");
    return {};
  }
  return eval::lazy::cast(*found, b.f32());
}

Value LayerContext::weight(const KerasScope &owner, StringRef name,
                           unsigned number, ArrayRef<int64_t> shape) {
  return b.named(name.split('|').first,
                 weightValue(owner, name, number, shape));
}

Value LayerContext::weight(StringRef name, ArrayRef<int64_t> shape) {
  return weight(scope, name, nextWeight++, shape);
}

Value LayerContext::addBias(Value x, int64_t channels) {
  if (!config.flag("use_bias", true))
    return x;
  return b.op("BiasAdd", {x, weight("bias", channels)});
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

const LayerClass *findLayerClass(StringRef name) {
  static const LayerClass classes[] = {
#define TFUSE_KERAS_LAYER(name, builder, masks)                                \
  {name, build##builder, Masks::masks},
#include "Layers.def"
  };
  static const StringMap<const LayerClass *> byName = [] {
    StringMap<const LayerClass *> result;
    for (const LayerClass &entry : classes)
      result[entry.name] = &entry;
    return result;
  }();
  return byName.lookup(name);
}

StringRef nameOf(const Serialized &layer) {
  std::optional<StringRef> name =
      layer.config ? layer.config->getString("name") : std::nullopt;
  if (!name && layer.whole)
    name = layer.whole->getString("name");
  return name.value_or(layer.className);
}

KerasScope innerScope(const KerasScope &around, StringRef name,
                      ArrayRef<std::string> aliases, bool isOptional) {
  KerasScope result = around;
  result.parts.push_back({name.str(), {aliases.begin(), aliases.end()}});
  result.optional = isOptional ? around.optional + 1 : 0;
  return result;
}

} // namespace tfuse::keras
