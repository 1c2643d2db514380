//===- Activations.cpp - Activation functions and their layers ------------===//

#include "LayerContext.h"

#include "llvm/ADT/StringSwitch.h"

#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

namespace {

/// An activation on a tensor, with the options of a serialized object, if any.
struct Activation {
  LayerContext &c;
  GraphBuilder &b;
  Value x;
  const Config options;

  Value constant(double value) { return b.scalarLike(x, value); }
  Value unary(StringRef op) { return b.op(op, x); }
};

using Function = Value (*)(Activation &);

} // namespace

static Value clip(GraphBuilder &b, Value x, double low, double high) {
  x = b.op("Minimum", {x, b.scalarLike(x, high)});
  return b.op("Maximum", {x, b.scalarLike(x, low)});
}

static Value hardSigmoid(GraphBuilder &b, unsigned version, Value x) {
  if (version >= 3)
    return b.mul(b.op("Relu6", b.add(x, b.scalarLike(x, 3))),
                 b.scalarLike(x, 1.0 / 6));
  Value line = b.add(b.mul(x, b.scalarLike(x, 0.2)), b.scalarLike(x, 0.5));
  return clip(b, line, 0, 1);
}

static Value softmax(GraphBuilder &b, Value x, int64_t axis) {
  int64_t rank = b.rank(x);
  std::optional<int64_t> index = normalizeAxis(axis, rank);
  if (!index) {
    b.fail("axis " + Twine(axis) + " of an input of rank " + Twine(rank));
    return {};
  }
  if (*index == rank - 1)
    return b.op("Softmax", x);
  Ints permutation = sequence(0, rank);
  std::swap(permutation[*index], permutation[rank - 1]);
  return b.transpose(b.op("Softmax", b.transpose(x, permutation)), permutation);
}

/// 0.5 x (1 + erf(x / sqrt 2)), or with tanh instead of erf.
static Value gelu(GraphBuilder &b, Value x, bool approximate) {
  Value inner;
  if (approximate) {
    Value cube = b.op("Pow", {x, b.scalarLike(x, 3)});
    inner = b.add(x, b.mul(cube, b.scalarLike(x, 0.044715)));
    inner = b.op("Tanh", b.mul(inner, b.scalarLike(x, std::sqrt(2 / M_PI))));
  } else {
    inner = b.op("Erf", b.mul(x, b.scalarLike(x, std::sqrt(0.5))));
  }
  return b.mul(b.mul(b.scalarLike(x, 0.5), x),
               b.add(inner, b.scalarLike(x, 1)));
}

static Value elu(GraphBuilder &b, Value x, double alpha) {
  Value result = b.op("Elu", x);
  if (alpha == 1)
    return result;
  Value zero = b.scalarLike(x, 0);
  return b.op("SelectV2", {b.op("Greater", {x, zero}), result,
                           b.mul(b.scalarLike(x, alpha), result)});
}

static Value leakyRelu(GraphBuilder &b, Value x, double slope) {
  return b.op("LeakyRelu", x, b.f32Attr("alpha", float(slope)));
}

/// max_value < 0 means none.
static Value relu(GraphBuilder &b, Value x, double slope, double most,
                  double threshold) {
  Value negative, limit = b.scalarLike(x, threshold);
  if (slope != 0 && most < 0 && threshold == 0)
    return leakyRelu(b, x, slope);
  if (slope != 0)
    negative = b.op("Relu", threshold != 0 ? b.sub(limit, x) : b.op("Neg", x));
  if (threshold != 0)
    x = b.mul(x, b.cast(b.op("Greater", {x, limit}), b.f32()));
  else
    x = b.op(most == 6 ? "Relu6" : "Relu", x);
  if (most >= 0 && (most != 6 || threshold != 0))
    x = clip(b, x, 0, most);
  return slope != 0 ? b.sub(x, b.mul(b.scalarLike(x, slope), negative)) : x;
}

static Value linear(Activation &a) { return a.x; }
static Value reluOf(Activation &a) {
  double slope =
      a.options.number("negative_slope", a.options.number("alpha", 0));
  return relu(a.b, a.x, slope, a.options.number("max_value", -1),
              a.options.number("threshold", 0));
}
static Value relu6(Activation &a) { return a.unary("Relu6"); }
static Value leakyReluOf(Activation &a) {
  double slope =
      a.options.number("negative_slope", a.options.number("alpha", 0.2));
  return leakyRelu(a.b, a.x, slope);
}
static Value eluOf(Activation &a) {
  return elu(a.b, a.x, a.options.number("alpha", 1));
}
static Value selu(Activation &a) { return a.unary("Selu"); }
static Value sigmoid(Activation &a) { return a.unary("Sigmoid"); }
static Value hardSigmoidOf(Activation &a) {
  return hardSigmoid(a.b, a.c.version(), a.x);
}
static Value tanh(Activation &a) { return a.unary("Tanh"); }
static Value softplus(Activation &a) { return a.unary("Softplus"); }
static Value softsign(Activation &a) { return a.unary("Softsign"); }
static Value exponential(Activation &a) { return a.unary("Exp"); }
static Value swish(Activation &a) { return a.b.mul(a.x, a.unary("Sigmoid")); }
static Value mish(Activation &a) {
  return a.b.mul(a.x, a.b.op("Tanh", a.unary("Softplus")));
}
static Value hardSwish(Activation &a) {
  return a.b.mul(a.x, hardSigmoid(a.b, 3, a.x));
}
static Value geluOf(Activation &a) {
  return gelu(a.b, a.x, a.options.flag("approximate", false));
}
static Value geluNew(Activation &a) { return gelu(a.b, a.x, true); }
static Value softmaxOf(Activation &a) {
  return softmax(a.b, a.x, a.options.integer("axis", -1, -kMostInt32));
}
static Value logSoftmax(Activation &a) { return a.unary("LogSoftmax"); }

Value applyActivation(LayerContext &c, const json::Value &activation, Value x) {
  static const json::Object kNoOptions;
  GraphBuilder &b = c.b;
  StringRef name;
  const json::Object *options = nullptr;
  if (std::optional<StringRef> text = activation.getAsString()) {
    name = *text;
  } else if (std::optional<Serialized> object = Serialized::read(&activation)) {
    name = object->className;
    options = object->config;
    // A function: {"class_name": "function", "config": "relu"}.
    if (name == "function")
      name = object->whole->getString("config").value_or("");
    // A layer as an activation.
    else if (findLayerClass(name)) {
      CallArguments arguments;
      arguments.inputs.push_back({x, {}});
      Tensors result =
          buildLayer(c.model, *object, innerScope(c.scope, nameOf(*object)),
                     std::move(arguments));
      return result.empty() ? Value() : result.front().value;
    }
  }
  Function function = llvm::StringSwitch<Function>(name)
                          .Case("linear", linear)
                          .Cases({"relu", "ReLU"}, reluOf)
                          .Case("relu6", relu6)
                          .Cases({"leaky_relu", "leakyrelu"}, leakyReluOf)
                          .Case("elu", eluOf)
                          .Case("selu", selu)
                          .Case("sigmoid", sigmoid)
                          .Cases({"hard_sigmoid", "hardSigmoid"}, hardSigmoidOf)
                          .Case("tanh", tanh)
                          .Case("softplus", softplus)
                          .Case("softsign", softsign)
                          .Case("exponential", exponential)
                          .Cases({"swish", "silu"}, swish)
                          .Case("mish", mish)
                          .Cases({"hard_swish", "hard_silu"}, hardSwish)
                          .Case("gelu", geluOf)
                          .Case("gelu_new", geluNew)
                          .Case("softmax", softmaxOf)
                          .Cases({"log_softmax", "logSoftmax"}, logSoftmax)
                          .Default(nullptr);
  if (!function) {
    b.fail(Code::UnsupportedOp,
           name.empty() ? Twine("the activation is no name of a function")
                        : "tfuse does not know the activation '" + name + "'",
           kExportHint);
    return {};
  }
  Activation state{c, b, x, Config(b, options ? *options : kNoOptions)};
  return function(state);
}

//===----------------------------------------------------------------------===//
// Layers
//===----------------------------------------------------------------------===//

Tensors buildActivation(LayerContext &c) {
  return c.output(c.activate(c.floats(0)));
}

Tensors buildReLU(LayerContext &c) {
  double slope = c.config.number("negative_slope", 0);
  return c.output(relu(c.b, c.floats(0), slope,
                       c.config.number("max_value", -1),
                       c.config.number("threshold", 0)));
}

Tensors buildLeakyReLU(LayerContext &c) {
  double slope =
      c.config.number("negative_slope", c.config.number("alpha", 0.3));
  return c.output(leakyRelu(c.b, c.floats(0), slope));
}

/// relu(x) - alpha * relu(-x)
Tensors buildPReLU(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  Ints shape = b.shape(x);
  if (shape.size() < 2) {
    b.fail("the input has the rank " + Twine(shape.size()));
    return {};
  }
  if (c.config.has("shared_axes"))
    for (int64_t axis : c.axes("shared_axes", b.rank(x), -1))
      shape[axis] = 1;
  Value alpha = c.weight("alpha", ArrayRef(shape).drop_front());
  Value negative = b.op("Relu", b.op("Neg", x));
  return c.output(b.add(b.op("Relu", x), b.mul(b.op("Neg", alpha), negative)));
}

Tensors buildELU(LayerContext &c) {
  return c.output(elu(c.b, c.floats(0), c.config.number("alpha", 1)));
}

Tensors buildThresholdedReLU(LayerContext &c) {
  GraphBuilder &b = c.b;
  Value x = c.floats(0);
  Value theta = b.scalarLike(x, c.config.number("theta", 1));
  return c.output(b.mul(x, b.cast(b.op("Greater", {x, theta}), b.f32())));
}

Tensors buildSoftmax(LayerContext &c) {
  c.refuseMask("Softmax ignores masked positions, which tfuse does not build");
  Value x = c.floats(0);
  Ints axes = c.axes("axis", c.b.rank(x), -1);
  if (axes.size() != 1)
    c.config.refuse("axis", "one axis is expected");
  return c.output(softmax(c.b, x, axes.front()));
}

} // namespace tfuse::keras
