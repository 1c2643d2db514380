//===- Network.cpp - Models: graphs of layers -----------------------------===//
//
// A functional model lists the calls of each layer. A call names the tensors it
// takes by (layer, call, output):
//
//   Keras 2   inbound_nodes: [[["dense", 0, 0, {"training": false}], ...], ...]
//   Keras 3   inbound_nodes: [{"args": [{"class_name": "__keras_tensor__",
//               "config": {"keras_history": ["dense", 0, 0]}}], "kwargs": {}}]
//
//===----------------------------------------------------------------------===//

#include "Network.h"

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

/// The most calls of layers in a model. Models that contain models, each
/// called twice, would grow exponentially.
static constexpr unsigned kMostCalls = 20000;

/// The most axes of an input; TensorFlow's limit is 254.
static constexpr size_t kMostAxes = 8;

bool isModelClass(StringRef className) {
  return className == "Sequential" || className == "Functional" ||
         className == "Model";
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

/// The name in a dtype or in a dtype policy.
static StringRef dtypeOf(const Config &config) {
  const json::Value *value = config.get("dtype");
  if (!value)
    return "float32";
  if (std::optional<Serialized> policy = Serialized::read(value))
    return policy->config
               ? policy->config->getString("name").value_or("float32")
               : "float32";
  return config.text("dtype", "float32");
}

/// The input that an InputLayer, a layer with an input shape, or a model
/// declares; nothing if it declares none.
std::optional<DeclaredInput> Network::declaredInput(const Serialized &layer) {
  if (isModelClass(layer.className)) {
    std::vector<DeclaredInput> inputs =
        Network(model, layer, scope).declaredInputs();
    if (inputs.empty())
      return std::nullopt;
    return inputs.front();
  }
  if (!layer.config)
    return std::nullopt;
  Config config(b, *layer.config);
  Ints dims;
  bool isBatched = config.has("batch_input_shape") || config.has("batch_shape");
  if (isBatched) {
    dims = config.list(config.has("batch_input_shape") ? "batch_input_shape"
                                                       : "batch_shape");
  } else if (config.has("input_shape")) {
    dims = config.list("input_shape");
    dims.insert(dims.begin(), kDynamic);
  } else {
    return std::nullopt;
  }
  if (dims.size() > kMostAxes) {
    b.fail(Code::LimitExceeded, "an input has " + Twine(dims.size()) + " axes");
    return std::nullopt;
  }
  for (int64_t &dim : dims)
    if (dim < 0)
      dim = kDynamic;
  for (StringRef key : {"sparse", "ragged"})
    if (config.flag(key, false))
      config.refuse(key, "tfuse reads dense tensors");
  // A policy of mixed precision describes computations; inputs are float32.
  StringRef dtype = dtypeOf(config);
  std::optional<DataType> type = parseDataType(dtype);
  Type element = b.f32();
  if (!type && !dtype.starts_with("mixed_"))
    config.refuse("dtype", "the name of a type is expected");
  if (type && layer.className == "InputLayer")
    element = tf_type::toElementType(*type, b.getContext());
  if (!element ||
      (type && (isRefType(*type) || dataTypePythonName(*type) != dtype))) {
    config.refuse("dtype", "the name of a type is expected");
    element = b.f32();
  }
  bool isInput = layer.className == "InputLayer";
  return DeclaredInput{
      (isInput ? nameOf(layer) : nameOf(layer) + "_input").str(),
      tensorOf(dims, element)};
}

const json::Array *Network::layers() {
  const json::Value *config = network.whole->get("config");
  const json::Array *result = config ? config->getAsArray() : nullptr;
  if (!result && network.config)
    result = network.config->getArray("layers");
  if (!result)
    b.fail("the model has no list of layers");
  return result;
}

std::vector<DeclaredInput> Network::declaredInputs() {
  std::vector<DeclaredInput> result;
  const json::Array *list = layers();
  if (!list || b.failed())
    return result;
  if (isSequential()) {
    std::optional<Serialized> first =
        list->empty() ? std::nullopt : Serialized::read(&list->front());
    std::optional<DeclaredInput> input =
        first ? declaredInput(*first) : std::nullopt;
    if (!input && network.config && network.config->get("build_input_shape")) {
      Ints dims = Config(b, *network.config).list("build_input_shape");
      if (dims.size() <= kMostAxes)
        input = DeclaredInput{
            (first ? nameOf(*first) + "_input" : Twine("input")).str(),
            tensorOf(dims, b.f32())};
    }
    if (input)
      result.push_back(*input);
    return result;
  }
  readLayers();
  for (const Reference &reference : endpoints("input_layers")) {
    auto layer = byName.find(reference.layer);
    std::optional<DeclaredInput> input =
        layer == byName.end() ? std::nullopt
                              : declaredInput(layer->second.serialized);
    if (!input)
      b.fail("input_layers names '" + reference.layer +
             "', which is no InputLayer");
    else
      result.push_back(*input);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

/// "outer/inner" for names of nodes.
static std::string nodeScope(const KerasScope &scope) {
  std::string result;
  for (const KerasScope::Part &part : scope.parts)
    result += (result.empty() ? "" : "/") + part.name;
  return result;
}

/// The place of a layer in errors.
static std::string placeOf(const Twine &scope, const Serialized &layer) {
  return ("layer '" + scope + "' (" + layer.className + ")").str();
}

/// The mask of the first output that the table gives to a layer.
static Value tableMask(const LayerClass &entry, const LayerContext &c) {
  bool keeps = entry.masks == Masks::Keep ||
               (entry.masks == Masks::Keep3 && c.version() >= 3);
  return keeps && c.numInputs() != 0 ? c.arguments.inputs.front().mask
                                     : Value();
}

bool isOperation(const Serialized &layer) {
  return layer.whole->getString("module").value_or("").contains(".ops.");
}

void refuseClass(GraphBuilder &b, const Serialized &layer) {
  if (isOperation(layer) || layer.className.starts_with("TensorFlowOpLayer"))
    return b.fail(Code::UnsupportedOp,
                  "the model calls an operation that is no layer", kExportHint);
  if (layer.className == "Lambda")
    return b.fail(Code::UnsupportedOp,
                  "a Lambda layer holds a Python function, which the file does "
                  "not describe",
                  kExportHint);
  b.fail(Code::UnsupportedOp, "tfuse does not know this class of layers",
         kExportHint + "; of a TensorFlow.js model, tensorflowjs_converter "
                       "--output_format=keras_saved_model makes one");
}

/// True for a class of the user, which may have the name of one of Keras. Keras
/// names the modules of such classes.
static bool isCustom(const Serialized &layer) {
  StringRef module = layer.whole->getString("module").value_or("");
  StringRef package = module.split('.').first;
  return layer.whole->getString("registered_name") && package != "keras" &&
         package != "tf_keras";
}

/// Layers that Keras quantized have other weights, which a policy describes.
static void refuseQuantized(const LayerContext &c) {
  std::optional<Serialized> policy = Serialized::read(c.config.get("dtype"));
  bool isPlain = !policy || policy->className == "DTypePolicy" ||
                 policy->className == "FloatDTypePolicy" ||
                 policy->className.starts_with("Policy");
  if (!isPlain || (!policy && dtypeOf(c.config).contains("_from_")))
    c.config.refuse("dtype", "tfuse does not read layers that Keras quantized");
}

Tensors buildLayer(ModelState &model, Serialized layer, const KerasScope &scope,
                   CallArguments arguments) {
  GraphBuilder &b = model.builder;
  if (b.failed())
    return {};
  std::string outside = std::exchange(b.scope, nodeScope(scope));
  Tensors result;
  if (++model.calls > kMostCalls) {
    b.fail(Code::LimitExceeded,
           "the model calls more than " + Twine(kMostCalls) + " layers");
  } else if (isCustom(layer)) {
    b.fail(Code::UnsupportedOp,
           "the layer is of a custom class, whose code the file does not have",
           kExportHint);
  } else if (isModelClass(layer.className)) {
    Network network(model, layer, scope);
    result = network.build(arguments.inputs).outputs;
  } else if (const LayerClass *entry = findLayerClass(layer.className);
             entry && !isOperation(layer)) {
    LayerContext c(model, layer, scope, std::move(arguments));
    if (auto mask = c.arguments.named.find("mask");
        mask != c.arguments.named.end() && c.numInputs() != 0 &&
        mask->second.size() == 1)
      c.arguments.inputs[0].mask = mask->second[0].value;
    // In Keras 3, the argument of the model decides.
    if (c.arguments.keywords && model.version < 3 &&
        c.arguments.keywords->getBoolean("training").value_or(false))
      b.fail(Code::UnsupportedOp, "the layer is called with training=True");
    // Both change weights and values of any layer.
    for (StringRef key : {"lora_rank", "quantization_config"})
      if (c.config.has(key))
        c.config.refuse(key);
    refuseQuantized(c);
    result = entry->build(c);
    if (!c.masksAreSet)
      for (Tensor &tensor : result)
        tensor.mask = tableMask(*entry, c);
    for (const Tensor &tensor : result)
      if (!tensor.value)
        b.fail("the layer has no result");
  } else {
    LayerContext c(model, layer, scope, std::move(arguments));
    if (!isOperation(layer) || !buildOperation(c, result))
      refuseClass(b, layer);
  }
  if (b.failed() && b.problem->where.empty())
    b.problem->where = placeOf(b.scope, layer);
  b.scope = std::move(outside);
  return result;
}

NetworkResult Network::build(ArrayRef<Tensor> inputs) {
  return isSequential() ? buildSequential(inputs) : buildFunctional(inputs);
}

NetworkResult Network::buildSequential(ArrayRef<Tensor> inputs) {
  NetworkResult result;
  const json::Array *list = layers();
  if (!list)
    return result;
  if (inputs.size() != 1)
    b.fail("a Sequential model has one input");
  Tensors tensors(inputs);
  std::string last = "output";
  for (const json::Value &element : *list) {
    std::optional<Serialized> layer = Serialized::read(&element);
    if (!layer)
      b.fail("an element of the list of layers is no layer");
    if (b.failed())
      return result;
    if (layer->className == "InputLayer")
      continue;
    last = nameOf(*layer).str();
    CallArguments arguments;
    arguments.inputs = std::move(tensors);
    tensors = buildLayer(model, *layer, innerScope(scope, last),
                         std::move(arguments));
  }
  result.outputs = std::move(tensors);
  result.names.assign(result.outputs.size(), last);
  return result;
}

//===----------------------------------------------------------------------===//
// Functional models
//===----------------------------------------------------------------------===//

void Network::readLayers() {
  const json::Array *list = layers();
  if (!list || !byName.empty())
    return;
  for (const json::Value &element : *list) {
    std::optional<Serialized> serialized = Serialized::read(&element);
    if (!serialized)
      return b.fail("an element of the list of layers is no layer");
    StringRef name =
        serialized->whole->getString("name").value_or(nameOf(*serialized));
    auto [entry, isNew] = byName.try_emplace(name);
    if (!isNew)
      return b.fail("two layers have the name '" + name + "'");
    Layer &layer = entry->second;
    layer.serialized = *serialized;
    layer.nodes = serialized->whole->getArray("inbound_nodes");
    // An InputLayer is a call without a node.
    size_t calls =
        layer.nodes && !layer.nodes->empty() ? layer.nodes->size() : 1;
    layer.outputs.resize(calls);
    layer.isActive.resize(calls);
  }
  findFirstCalls();
}

/// In Keras 2, the calls of a nested model count from 1: call 0 is the model.
void Network::findFirstCalls() {
  if (model.version >= 3)
    return;
  References all;
  for (auto &entry : byName)
    if (entry.second.nodes)
      for (const json::Value &node : *entry.second.nodes)
        all.append(dependencies(node));
  if (network.config)
    if (const json::Value *outputs = network.config->get("output_layers"))
      collect(*outputs, all);
  for (auto &entry : byName)
    entry.second.firstCall =
        isModelClass(entry.second.serialized.className) ? 1 : 0;
  for (const Reference &reference : all)
    if (reference.node == 0)
      byName.find(reference.layer)->second.firstCall = 0;
}

/// (layer, call, output), or nothing.
static bool isReference(const json::Array &array) {
  return array.size() >= 3 && array[0].getAsString() &&
         array[1].getAsInteger() && array[2].getAsInteger();
}

/// A constant in the place of a reference: (name, -1, value).
static bool isConstant(const json::Array &array) {
  return array.size() >= 3 && array[0].getAsString() == "_CONSTANT_VALUE";
}

/// True if a call has constants among its positional arguments.
static bool hasConstants(const json::Value &node) {
  SmallVector<const json::Value *> work{&node};
  while (!work.empty()) {
    const json::Array *array = work.pop_back_val()->getAsArray();
    if (!array)
      continue;
    if (isConstant(*array))
      return true;
    if (!isReference(*array))
      for (const json::Value &element : *array)
        work.push_back(&element);
  }
  return false;
}

/// Appends the references in the value, in its order.
void Network::collect(const json::Value &value, References &found) {
  SmallVector<const json::Value *> work{&value};
  while (!work.empty()) {
    const json::Value *next = work.pop_back_val();
    if (const json::Object *object = next->getAsObject()) {
      if (object->getString("class_name") == "__keras_tensor__") {
        const json::Object *config = object->getObject("config");
        const json::Value *history =
            config ? config->get("keras_history") : nullptr;
        if (history)
          work.push_back(history);
        continue;
      }
      SmallVector<const json::Value *> members;
      for (const auto &member : *object)
        members.push_back(&member.second);
      work.append(members.rbegin(), members.rend());
      continue;
    }
    const json::Array *array = next->getAsArray();
    if (!array)
      continue;
    if (isConstant(*array))
      continue;
    if (!isReference(*array)) {
      for (const json::Value &element : llvm::reverse(*array))
        work.push_back(&element);
      continue;
    }
    StringRef name = *(*array)[0].getAsString();
    if (!byName.contains(name)) {
      b.fail("a call refers to the layer '" + name + "', which is missing");
      return;
    }
    found.push_back(
        {name, *(*array)[1].getAsInteger(), *(*array)[2].getAsInteger()});
    // The first call is known when all layers are.
    found.back().node -= byName.find(name)->second.firstCall;
  }
}

Network::References Network::endpoints(StringRef key) {
  References result;
  const json::Value *value =
      network.config ? network.config->get(key) : nullptr;
  if (!value)
    b.fail("the model has no " + key);
  else
    collect(*value, result);
  if (result.empty())
    b.fail("the model has no " + key);
  return result;
}

/// The keyword arguments of a call in the form of Keras 2, which stand in
/// the element of its first tensor.
static const json::Object *keywordsOf(const json::Value &node) {
  const json::Value *next = &node;
  while (const json::Array *array = next->getAsArray()) {
    if (isReference(*array) || isConstant(*array))
      return array->size() > 3 ? (*array)[3].getAsObject() : nullptr;
    if (array->empty())
      return nullptr;
    next = &array->front();
  }
  return nullptr;
}

/// Visits the keyword arguments that have tensors: lists of references in the
/// form of Keras 2 may be lists of numbers as well.
template <typename Visit>
static void forEachTensorKeyword(const json::Object *keywords, Visit visit) {
  if (!keywords)
    return;
  SmallVector<StringRef> names;
  for (const auto &member : *keywords)
    if (member.second.getAsArray() || member.second.getAsObject())
      names.push_back(member.first);
  llvm::sort(names);
  for (StringRef name : names)
    visit(name, *keywords->get(name));
}

Network::References Network::dependencies(const json::Value &node) {
  References result;
  if (const json::Object *call = node.getAsObject();
      call && call->get("args")) {
    collect(*call->get("args"), result);
    if (const json::Value *keywords = call->get("kwargs"))
      collect(*keywords, result);
    return result;
  }
  collect(node, result);
  forEachTensorKeyword(keywordsOf(node), [&](StringRef, const json::Value &v) {
    collect(v, result);
  });
  return result;
}

CallArguments Network::arguments(const json::Value &node) {
  CallArguments result;
  References positional;
  const json::Object *call = node.getAsObject();
  if (call && call->get("args")) {
    collect(*call->get("args"), positional);
    result.keywords = call->getObject("kwargs");
  } else {
    collect(node, positional);
    result.keywords = keywordsOf(node);
  }
  result.inputs = lookup(positional);
  if (const json::Array *list = call ? call->getArray("args") : nullptr)
    for (const json::Value &argument : *list) {
      References references;
      collect(argument, references);
      result.positional.push_back({lookup(references), &argument});
    }
  forEachTensorKeyword(result.keywords,
                       [&](StringRef name, const json::Value &value) {
                         References references;
                         collect(value, references);
                         if (!references.empty())
                           result.named[name] = lookup(references);
                       });
  return result;
}

Tensors *Network::slot(const Reference &reference) {
  Layer &layer = byName.find(reference.layer)->second;
  if (reference.node < 0 || reference.node >= int64_t(layer.outputs.size())) {
    b.fail("a call refers to call " + Twine(reference.node) + " of layer '" +
           reference.layer + "', which has " + Twine(layer.outputs.size()));
    return nullptr;
  }
  std::optional<Tensors> &found = layer.outputs[reference.node];
  return found ? &*found : nullptr;
}

Tensors Network::lookup(ArrayRef<Reference> references) {
  Tensors result;
  for (const Reference &reference : references) {
    Tensors *outputs = slot(reference);
    if (!outputs || b.failed())
      return {};
    if (reference.tensor < 0 || reference.tensor >= int64_t(outputs->size())) {
      b.fail("a call refers to output " + Twine(reference.tensor) +
             " of layer '" + reference.layer + "', which has " +
             Twine(outputs->size()));
      return {};
    }
    result.push_back((*outputs)[reference.tensor]);
  }
  return result;
}

void Network::buildCall(Layer &layer, int64_t node) {
  Serialized serialized = layer.serialized;
  StringRef name =
      serialized.whole->getString("name").value_or(nameOf(serialized));
  CallArguments call;
  if (layer.nodes && node < int64_t(layer.nodes->size())) {
    const json::Value &where = (*layer.nodes)[node];
    call = arguments(where);
    const json::Array *array = where.getAsArray();
    bool isFirst = array && isConstant(*array);
    if (isFirst && serialized.className == "TFOpLambda")
      call.constant = &(*array)[2];
    else if (hasConstants(where) && !b.failed()) {
      b.fail(Code::UnsupportedOp, "the layer is called with a constant",
             kExportHint);
      b.problem->where =
          placeOf(nodeScope(innerScope(scope, name)), serialized);
    }
  }
  layer.outputs[node] =
      buildLayer(model, serialized, innerScope(scope, name), std::move(call));
}

/// Builds the calls that the references need, each after those it needs.
void Network::buildAll(ArrayRef<Reference> references) {
  struct Frame {
    Reference call;
    References needed;
    size_t next = 0;
  };
  std::vector<Frame> stack;
  auto enter = [&](const Reference &reference) {
    if (slot(reference) || b.failed())
      return;
    Layer &layer = byName.find(reference.layer)->second;
    if (layer.isActive[reference.node]) {
      b.fail("the calls of layer '" + reference.layer + "' are in a cycle");
      return;
    }
    layer.isActive[reference.node] = true;
    Frame frame{reference, {}, 0};
    if (layer.nodes && reference.node < int64_t(layer.nodes->size()))
      frame.needed = dependencies((*layer.nodes)[reference.node]);
    stack.push_back(std::move(frame));
  };
  for (const Reference &reference : references) {
    enter(reference);
    while (!stack.empty() && !b.failed()) {
      Frame &frame = stack.back();
      if (frame.next != frame.needed.size()) {
        enter(Reference(frame.needed[frame.next++]));
        continue;
      }
      Layer &layer = byName.find(frame.call.layer)->second;
      buildCall(layer, frame.call.node);
      layer.isActive[frame.call.node] = false;
      stack.pop_back();
    }
  }
}

NetworkResult Network::buildFunctional(ArrayRef<Tensor> inputs) {
  NetworkResult result;
  readLayers();
  References starts = endpoints("input_layers");
  References ends = endpoints("output_layers");
  if (!b.failed() && starts.size() != inputs.size())
    b.fail("the model has " + Twine(starts.size()) +
           " inputs, and is called with " + Twine(inputs.size()));
  if (b.failed())
    return result;
  for (auto [reference, input] : zip_equal(starts, inputs)) {
    Layer &layer = byName.find(reference.layer)->second;
    layer.outputs.front() = Tensors{input};
  }
  buildAll(ends);
  if (b.failed())
    return result;
  result.outputs = lookup(ends);
  for (const Reference &reference : ends)
    result.names.push_back(reference.layer.str());
  return result;
}

} // namespace tfuse::keras
