//===- UnfuseNodes.cpp - TensorFlow.js's fusions undone -------------------===//
//
//   y: _FusedConv2D(x, filter, bias, alpha)
//      {fused_ops = ["BiasAdd", "Prelu"]}
//     =>    y/Conv2D:   Conv2D(x, filter)
//           y/BiasAdd:  BiasAdd(y/Conv2D, bias)
//           y/...:      Relu, Neg, Mul of PReLU, as Keras writes it
//           y:          AddV2(...)
//
// tensorflowjs_converter makes _FusedConv2D and _FusedMatMul with Grappler's
// Remapper, and the others itself. A bias that is a constant of another rank
// than 1, as of Keras 3's convolutions, is added with AddV2: TensorFlow.js
// broadcasts the bias of a fused op. Prelu and FusedDepthwiseConv2dNative are
// no ops of TensorFlow; functions of these names in the library are stand-ins
// that compute something else.
//
//===----------------------------------------------------------------------===//

#include "UnfuseNodes.h"

#include "Import/GraphDef/OpResolver.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/OpDefs.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace tfuse {

using Nodes = google::protobuf::RepeatedPtrField<proto::NodeDef>;

/// The op of TensorFlow at the beginning of a fused op; empty for other ops.
static StringRef contractionOf(StringRef op) {
  return llvm::StringSwitch<StringRef>(op)
      .Case("_FusedConv2D", "Conv2D")
      .Cases({"FusedDepthwiseConv2dNative", "_FusedDepthwiseConv2dNative"},
             "DepthwiseConv2dNative")
      .Case("_FusedMatMul", "MatMul")
      .Default("");
}

static StringRef outputName(StringRef op) {
  return OpRegistry::builtin().lookup(op)->outputs()[0].name;
}

namespace {

/// Replaces the fused nodes of one graph or function.
class Unfuser {
public:
  Unfuser(Nodes &nodes, bool isFunction);
  Error run();
  /// A reference to a replaced node of a function names another output.
  void updateReference(std::string &reference) const;

private:
  using Inputs = SmallVector<std::string>;

  proto::NodeDef &add(StringRef op, ArrayRef<std::string> inputs);
  std::string apply(StringRef op, ArrayRef<std::string> inputs);
  std::string applyPrelu(const std::string &x, const std::string &alpha);
  bool needsBroadcast(StringRef bias) const;
  Expected<std::string> applyFused(StringRef op, const std::string &x,
                                   Inputs &arguments);
  Error unfuse();
  void finish(const std::string &last);
  Error fail(Code code, const Twine &problem, const Twine &hint,
             DiagnosticSite site = DiagnosticSite::current()) const {
    return userError(code, problem, fused->name(), hint, site);
  }

  Nodes &nodes;
  Nodes result;
  bool isFunction;
  llvm::StringSet<> names;
  llvm::StringMap<int> constantRanks;
  /// Replaced nodes of a function, with the op that has their name now.
  llvm::StringMap<std::string> replaced;
  const proto::NodeDef *fused = nullptr;
};

} // namespace

Unfuser::Unfuser(Nodes &nodes, bool isFunction)
    : nodes(nodes), isFunction(isFunction) {
  for (const proto::NodeDef &node : nodes) {
    names.insert(node.name());
    if (node.op() != "Const")
      continue;
    if (const proto::AttrValue *value = findAttr(node, "value"))
      constantRanks[node.name()] = value->tensor().tensor_shape().dim_size();
  }
}

/// Adds a node with the attributes of the fused one that its op has.
proto::NodeDef &Unfuser::add(StringRef op, ArrayRef<std::string> inputs) {
  std::string name = (fused->name() + "/" + op).str();
  for (unsigned i = 1; !names.insert(name).second; ++i)
    name = (fused->name() + "/" + op + "_" + Twine(i)).str();
  proto::NodeDef &node = *result.Add();
  node.set_name(name);
  node.set_op(op.str());
  for (const std::string &input : inputs)
    node.add_input(input);
  OpDefView definition = *OpRegistry::builtin().lookup(op);
  bool hasType = false;
  for (const proto::NamedAttr &attr : fused->attr())
    if (definition.attr(attr.key())) {
      *node.add_attr() = attr;
      hasType |= attr.key() == "T";
    }
  if (!hasType) { // All numbers of TensorFlow.js that are fused are float32.
    proto::NamedAttr &type = *node.add_attr();
    type.set_key("T");
    type.mutable_value()->set_type(proto::DT_FLOAT);
  }
  return node;
}

/// Adds a node; returns its first output.
std::string Unfuser::apply(StringRef op, ArrayRef<std::string> inputs) {
  const std::string &name = add(op, inputs).name();
  return isFunction ? (name + ":" + outputName(op) + ":0").str() : name;
}

std::string Unfuser::applyPrelu(const std::string &x,
                                const std::string &alpha) {
  std::string positive = apply("Relu", {x});
  std::string negative = apply("Relu", {apply("Neg", {x})});
  std::string scaled = apply("Mul", {apply("Neg", {alpha}), negative});
  return apply("AddV2", {positive, scaled});
}

/// Whether the bias of the fused op is a constant that BiasAdd refuses. With
/// channels first, TensorFlow.js refuses such a bias as well.
bool Unfuser::needsBroadcast(StringRef bias) const {
  auto rank = constantRanks.find(bias.split(':').first);
  const proto::AttrValue *format = findAttr(*fused, "data_format");
  return rank != constantRanks.end() && rank->second != 1 &&
         (!format || format->s() == "NHWC");
}

Expected<std::string> Unfuser::applyFused(StringRef op, const std::string &x,
                                          Inputs &arguments) {
  size_t needed = llvm::StringSwitch<size_t>(op)
                      .Cases({"BiasAdd", "Add", "Prelu"}, 1)
                      .Case("FusedBatchNorm", 4)
                      .Default(0);
  if (arguments.size() < needed)
    return fail(Code::InvalidGraph,
                fused->op() + " has too few inputs for its fused_ops",
                "convert the model to TensorFlow.js again");
  Inputs inputs{x};
  inputs.append(arguments.begin(), arguments.begin() + needed);
  arguments.erase(arguments.begin(), arguments.begin() + needed);
  if (op == "Prelu")
    return applyPrelu(x, inputs[1]);
  if (op == "Add" || (op == "BiasAdd" && needsBroadcast(inputs[1])))
    return apply("AddV2", inputs);
  if (op == "FusedBatchNorm") {
    std::string output = apply("FusedBatchNormV3", inputs);
    proto::NodeDef &node = *result.rbegin();
    auto addAttr = [&](StringRef key) -> proto::AttrValue & {
      proto::NamedAttr &attr = *node.add_attr();
      attr.set_key(key.str());
      return *attr.mutable_value();
    };
    addAttr("U").set_type(proto::DT_FLOAT);
    addAttr("is_training").set_b(false);
    return output;
  }
  if (op == "LeakyRelu") {
    std::string output = apply(op, inputs);
    if (const proto::AttrValue *alpha = findAttr(*fused, "leakyrelu_alpha")) {
      proto::NamedAttr &attr = *result.rbegin()->add_attr();
      attr.set_key("alpha");
      *attr.mutable_value() = *alpha;
    }
    return output;
  }
  if (!is_contained({"BiasAdd", "Relu", "Relu6", "Elu", "Sigmoid", "Tanh"}, op))
    return fail(Code::UnsupportedOp,
                "'" + op + "' in fused_ops of " + fused->op() +
                    " is not supported",
                "convert the TensorFlow model that the TensorFlow.js model was "
                "made of");
  return apply(op, inputs);
}

/// Adds the ops of `fused`.
Error Unfuser::unfuse() {
  Inputs arguments, controls;
  for (const std::string &input : fused->input())
    (StringRef(input).starts_with("^") ? controls : arguments).push_back(input);
  if (arguments.size() < 2)
    return fail(Code::InvalidGraph, fused->op() + " has too few inputs",
                "convert the model to TensorFlow.js again");
  int first = result.size();
  Inputs operands{arguments[0], arguments[1]};
  arguments.erase(arguments.begin(), arguments.begin() + 2);
  std::string value;
  if (StringRef op = contractionOf(fused->op()); !op.empty()) {
    value = apply(op, operands);
    if (const proto::AttrValue *ops = findAttr(*fused, "fused_ops"))
      for (const std::string &each : ops->list().s()) {
        Expected<std::string> next = applyFused(each, value, arguments);
        if (!next)
          return next.takeError();
        value = std::move(*next);
      }
  } else {
    value = applyPrelu(operands[0], operands[1]);
  }
  if (!arguments.empty())
    return fail(Code::InvalidGraph,
                fused->op() + " has more inputs than its fused_ops take",
                "convert the model to TensorFlow.js again");
  for (std::string &control : controls)
    result[first].add_input(std::move(control));
  // The last node takes the place of the fused one.
  proto::NodeDef &last = *result.rbegin();
  names.erase(last.name());
  last.set_name(fused->name());
  replaced[fused->name()] = last.op();
  return Error::success();
}

static bool isFused(const proto::NodeDef &node) {
  return !contractionOf(node.op()).empty() || node.op() == "Prelu";
}

Error Unfuser::run() {
  if (none_of(nodes, isFused))
    return Error::success();
  for (proto::NodeDef &node : nodes) {
    if (!isFused(node)) {
      result.Add()->Swap(&node);
      continue;
    }
    fused = &node;
    if (Error error = unfuse())
      return error;
  }
  nodes.Swap(&result);
  if (isFunction)
    for (proto::NodeDef &node : nodes)
      for (std::string &input : *node.mutable_input())
        updateReference(input);
  return Error::success();
}

void Unfuser::updateReference(std::string &reference) const {
  auto [node, output] = StringRef(reference).split(':');
  auto found = replaced.find(node);
  if (found != replaced.end() && !output.empty())
    reference = (node + ":" + outputName(found->second) + ":0").str();
}

Error unfuseNodes(proto::GraphDef &graph) {
  // Stand-ins of the converter.
  auto &functions = *graph.mutable_library()->mutable_function();
  for (int i = functions.size() - 1; i >= 0; --i)
    if (is_contained({"Prelu", "FusedDepthwiseConv2dNative"},
                     functions[i].signature().name()))
      functions.DeleteSubrange(i, 1);
  if (Error error = Unfuser(*graph.mutable_node(), false).run())
    return error;
  for (proto::FunctionDef &function : functions) {
    Unfuser unfuser(*function.mutable_node_def(), true);
    if (Error error = unfuser.run())
      return error;
    for (auto &pair : *function.mutable_ret())
      unfuser.updateReference(*pair.mutable_value());
  }
  return Error::success();
}

} // namespace tfuse
