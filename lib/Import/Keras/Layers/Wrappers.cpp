//===- Wrappers.cpp - Layers around layers --------------------------------===//

#include "Network.h"
#include "Recurrent.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

/// The serialized layer of an option.
static std::optional<Serialized> innerLayer(LayerContext &c, StringRef key) {
  std::optional<Serialized> inner = Serialized::read(c.config.get(key));
  if (!inner || !inner->config) {
    c.b.fail("option " + key + " is no layer");
    return std::nullopt;
  }
  return inner;
}

//===----------------------------------------------------------------------===//
// Bidirectional
//===----------------------------------------------------------------------===//

static bool isRecurrent(StringRef className) {
  return className == "LSTM" || className == "GRU" ||
         className == "SimpleRNN" || className == "RNN" ||
         className == "UnifiedLSTM" || className == "UnifiedGRU";
}

/// One direction. `states` are its initial states. Bidirectional copies its
/// layer for both directions, unless it has a backward layer.
static Tensors direction(LayerContext &c, const Serialized &layer,
                         StringRef prefix, bool isCopy,
                         std::optional<bool> backwards, ArrayRef<Tensor> states,
                         RecurrentOptions &options) {
  StringRef name = nameOf(layer);
  // A backward layer of its own has its name.
  std::string full = name.starts_with(prefix) || !isCopy
                         ? name.str()
                         : (prefix + "_" + name).str();
  CallArguments arguments;
  arguments.inputs.push_back(c.input(0));
  arguments.inputs.append(states.begin(), states.end());
  LayerContext inner(
      c.model, layer,
      innerScope(c.scope, full,
                 {(prefix + "_layer").str(), (prefix + "_" + name).str()}),
      std::move(arguments));
  std::string scope = c.b.scope;
  c.b.scope += "/" + full;
  options = readRecurrentOptions(inner);
  if (backwards)
    options.goBackwards = *backwards;
  options.zeroOutputForMask = options.returnSequences;
  Tensors result = buildRecurrent(inner, options);
  c.b.scope = std::move(scope);
  return result;
}

static Value merge(LayerContext &c, StringRef mode, Value a, Value b) {
  GraphBuilder &builder = c.b;
  if (mode == "concat")
    return builder.concat({a, b}, -1);
  if (mode == "sum")
    return builder.add(a, b);
  if (mode == "mul")
    return builder.mul(a, b);
  if (mode == "ave") {
    Value sum = builder.add(a, b);
    return builder.op("RealDiv", {sum, builder.scalarLike(sum, 2)});
  }
  c.config.refuse("merge_mode", "concat, sum, mul, ave or null is expected");
  return {};
}

Tensors buildBidirectional(LayerContext &c) {
  GraphBuilder &b = c.b;
  std::optional<Serialized> forward = innerLayer(c, "layer");
  std::optional<Serialized> backward = forward;
  bool isOwn = c.config.has("backward_layer");
  if (isOwn)
    backward = innerLayer(c, "backward_layer");
  if (!forward || !backward)
    return {};
  for (const Serialized &layer : {*forward, *backward})
    if (!isRecurrent(layer.className))
      b.fail(Code::UnsupportedOp, "the layer inside is of class '" +
                                      layer.className +
                                      "', which is not a recurrent one");
  Tensors states(ArrayRef(c.arguments.inputs).drop_front(c.numInputs() != 0));
  if (auto named = c.arguments.named.find("initial_state");
      named != c.arguments.named.end())
    states = named->second;
  if (states.size() % 2 != 0)
    b.fail("the call has an odd number of initial states");
  if (b.failed())
    return {};
  size_t half = states.size() / 2;
  RecurrentOptions ahead, back;
  Tensors first = direction(c, *forward, "forward", true, std::nullopt,
                            ArrayRef(states).take_front(half), ahead);
  // The backward layer runs against the forward one unless it is given.
  std::optional<bool> backwards;
  if (!isOwn)
    backwards = !ahead.goBackwards;
  Tensors second = direction(c, *backward, "backward", !isOwn, backwards,
                             ArrayRef(states).drop_front(half), back);
  if (first.empty() || second.empty() || b.failed())
    return {};
  if (ahead.returnSequences != back.returnSequences ||
      ahead.returnState != back.returnState ||
      ahead.goBackwards == back.goBackwards) {
    b.fail("the options of the two directions contradict each other");
    return {};
  }
  Value reversed = second.front().value;
  if (ahead.returnSequences)
    reversed = b.op("ReverseV2", {reversed, b.i32s(1)});
  Tensors result;
  Value mask = first.front().mask;
  // null, which means separate outputs, is not the default.
  const json::Value *mode = c.layer.config->get("merge_mode");
  if (mode && !c.config.has("merge_mode")) {
    result = {{first.front().value, mask}, {reversed, mask}};
  } else {
    StringRef text = c.config.text("merge_mode", "concat");
    result = {{merge(c, text, first.front().value, reversed), mask}};
  }
  result.append(first.begin() + 1, first.end());
  result.append(second.begin() + 1, second.end());
  c.masksAreSet = true;
  return result;
}

//===----------------------------------------------------------------------===//
// TimeDistributed
//===----------------------------------------------------------------------===//

/// Joins batch and time for the layer inside.
Tensors buildTimeDistributed(LayerContext &c) {
  GraphBuilder &b = c.b;
  std::optional<Serialized> inner = innerLayer(c, "layer");
  Value x = c.value(0);
  if (!inner)
    return {};
  if (b.rank(x) < 3) {
    b.fail(Code::ShapeMismatch, "the layer needs an input of rank 3 or more");
    return {};
  }
  if (isRecurrent(inner->className) || inner->className == "Bidirectional")
    c.refuseMask("tfuse does not apply masks inside TimeDistributed");
  SmallVector<Size> sizes = b.sizes(x), joined{b.multiply(sizes[0], sizes[1])};
  joined.append(sizes.begin() + 2, sizes.end());
  CallArguments arguments;
  arguments.inputs.push_back({b.reshape(x, joined), {}});
  if (b.failed())
    return {};
  Tensors results = buildLayer(
      c.model, *inner,
      innerScope(c.scope, nameOf(*inner), {"layer"}, /*isOptional=*/true),
      std::move(arguments));
  Tensors split;
  for (const Tensor &tensor : results) {
    if (tensor.mask)
      b.fail(Code::UnsupportedOp, "the layer inside makes a mask");
    SmallVector<Size> whole{sizes[0], sizes[1]};
    for (int64_t axis = 1; axis < b.rank(tensor.value); ++axis)
      whole.push_back(b.size(tensor.value, axis));
    split.push_back({b.reshape(tensor.value, whole), {}});
  }
  return split;
}

} // namespace tfuse::keras
