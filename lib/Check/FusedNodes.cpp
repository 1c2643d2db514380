//===- FusedNodes.cpp - Definitions of the Remapper's fused nodes ---------===//
//
// A fused node computes the same as its parts. TensorFlow defines the fused ops
// in core/ops/{nn,math,mkl_nn}_ops.cc and their kernels; the definitions here
// use the kernels of the unfused ops.
//
//===----------------------------------------------------------------------===//

#include "FusedNodes.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;
using tfg::NodeView;
using Tensors = SmallVector<HostTensor>;

namespace {

/// Runs kernels of tf ops with the attributes of a node. After a failure,
/// results are empty tensors; `finish` returns the error.
class Definition {
public:
  Definition(NodeView node, const eval::EvalLimits &limits)
      : node(node), limits(limits), builder(node->getContext()) {}

  /// All results of tf.<name>. An attribute comes from `attrs`, or else from
  /// the node, or else is the default.
  Tensors runOp(StringRef name, ArrayRef<HostTensor> operands, TypeRange types,
                ArrayRef<NamedAttribute> attrs = {});
  /// The result of an op with the same element type as its first operand.
  HostTensor run(StringRef name, ArrayRef<HostTensor> operands,
                 ArrayRef<NamedAttribute> attrs = {});
  /// A scalar of the same element type as `like`.
  HostTensor number(double value, const HostTensor &like);

  Expected<Tensors> finish(Tensors results);
  void fail(const Twine &reason);

  NodeView node;

  // The fused nodes.
  HostTensor contraction(StringRef op, ArrayRef<HostTensor> operands);
  HostTensor unaryChain(HostTensor value);
  HostTensor layerNorm(ArrayRef<HostTensor> operands);
  HostTensor instanceNorm(ArrayRef<HostTensor> operands);
  Tensors batchNorm(ArrayRef<HostTensor> operands);
  HostTensor activation(StringRef name, const HostTensor &value);

private:
  HostTensor gelu(const HostTensor &x, bool isExact);
  HostTensor padded(const HostTensor &x);
  HostTensor normalize(const HostTensor &x, ArrayRef<int64_t> axes);
  NamedAttribute named(StringRef name, Attribute value) {
    return builder.getNamedAttr(name, value);
  }
  float epsilon() {
    auto attr = node->getAttrOfType<FloatAttr>("epsilon");
    return attr ? float(attr.getValueAsDouble()) : 0;
  }

  const eval::EvalLimits &limits;
  Builder builder;
  std::string failure;
};

} // namespace

void Definition::fail(const Twine &reason) {
  if (failure.empty())
    failure = (node.op() + ": " + reason).str();
}

Expected<Tensors> Definition::finish(Tensors results) {
  if (!failure.empty())
    return userError(Code::UnsupportedOp, failure);
  if (!all_of(results, [](const HostTensor &result) { return result; }))
    return userError(Code::UnsupportedOp,
                     node.op() +
                         ": the operands do not match the op's definition");
  return results;
}

Tensors Definition::runOp(StringRef name, ArrayRef<HostTensor> operands,
                          TypeRange types, ArrayRef<NamedAttribute> attrs) {
  Tensors none(types.size());
  if (!all_of(operands, [](const HostTensor &operand) { return operand; }))
    fail("an operand is not a tensor");
  if (!failure.empty())
    return none;
  OpBuilder creation(node->getContext());
  OwningOpRef<Operation *> plain(
      tf::createOp(creation, node->getLoc(), name, {}, {}));
  auto getAttr = [&](StringRef key) {
    for (NamedAttribute attr : attrs)
      if (attr.getName() == key)
        return attr.getValue();
    Attribute value = node->getAttr(key);
    return value ? value : tf::getAttr(*plain, key);
  };
  Expected<Tensors> results =
      eval::evaluateAs(("tf." + name).str(), operands, types, getAttr, limits);
  if (results)
    return std::move(*results);
  if (node.op() == name)
    failure = toString(results.takeError());
  else
    fail(toString(results.takeError()));
  return none;
}

HostTensor Definition::run(StringRef name, ArrayRef<HostTensor> operands,
                           ArrayRef<NamedAttribute> attrs) {
  if (operands.empty() || !operands.front()) {
    fail("the operands do not match the op's definition");
    return {};
  }
  Type type = UnrankedTensorType::get(operands.front().elementType());
  return runOp(name, operands, type, attrs).front();
}

HostTensor Definition::number(double value, const HostTensor &like) {
  if (!like || !isa<FloatType>(like.elementType())) {
    fail("the operands are not floating-point tensors");
    return {};
  }
  auto type = RankedTensorType::get({}, like.elementType());
  auto constant = DenseElementsAttr::get(
      type, builder.getFloatAttr(like.elementType(), value));
  return cantFail(eval::toHostTensor(constant));
}

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

HostTensor Definition::gelu(const HostTensor &x, bool isExact) {
  HostTensor inner;
  if (isExact) {
    inner = run("Erf", run("Mul", {x, number(std::sqrt(0.5), x)}));
  } else {
    HostTensor cube = run("Mul", {run("Square", x), x});
    HostTensor sum = run("AddV2", {x, run("Mul", {cube, number(0.044715, x)})});
    inner = run("Tanh", run("Mul", {sum, number(std::sqrt(2 / M_PI), x)}));
  }
  HostTensor factor = run("AddV2", {inner, number(1, x)});
  return run("Mul", {run("Mul", {x, number(0.5, x)}), factor});
}

/// A name in `fused_ops`, or the op of a fused activation.
HostTensor Definition::activation(StringRef name, const HostTensor &x) {
  if (is_contained({"Relu", "Relu6", "Elu", "Tanh", "Sigmoid"}, name))
    return run(name, x);
  if (name == "LeakyRelu")
    return run(name, x, named("alpha", node->getAttr("leakyrelu_alpha")));
  if (name == "GeluExact" || name == "GeluApproximate")
    return gelu(x, name == "GeluExact");
  if (name == "_MklSwish")
    return run("Mul", {x, run("Sigmoid", x)});
  if (name == "Mish" || name == "_MklFusedMish")
    return run("Mul", {x, run("Tanh", run("Softplus", x))});
  if (name == "_FusedHardSwish") {
    HostTensor gate = run("Relu6", run("AddV2", {x, number(3, x)}));
    return run("Mul", {run("Mul", {x, gate}), number(1.0 / 6, x)});
  }
  fail("the fused op " + name + " is not defined");
  return {};
}

HostTensor Definition::unaryChain(HostTensor value) {
  if (auto names = node->getAttrOfType<ArrayAttr>("op_names"))
    for (auto name : names.getAsRange<StringAttr>())
      value = run(name.getValue(), value);
  return value;
}

//===----------------------------------------------------------------------===//
// Contractions
//===----------------------------------------------------------------------===//

/// The corresponding 2-D layout, for ops that support no 3-D layouts.
static StringRef imageLayout(NodeView node) {
  auto layout = node->getAttrOfType<StringAttr>("data_format");
  return layout && layout.getValue().starts_with("NC") ? "NCHW" : "NHWC";
}

/// Explicit padding of _FusedConv3D: the begin and the end of each dimension.
HostTensor Definition::padded(const HostTensor &x) {
  auto list = node->getAttrOfType<ArrayAttr>("padding_list");
  if (!list || list.empty())
    return x;
  SmallVector<int64_t> sizes;
  for (auto size : list.getAsRange<IntegerAttr>())
    sizes.push_back(size.getInt());
  auto type = RankedTensorType::get({int64_t(sizes.size() / 2), 2},
                                    builder.getI64Type());
  return run("Pad", {x, cantFail(eval::toHostTensor(DenseIntElementsAttr::get(
                            type, ArrayRef(sizes))))});
}

HostTensor Definition::contraction(StringRef op,
                                   ArrayRef<HostTensor> operands) {
  constexpr size_t kInputs = 2;
  auto fusions = node->getAttrOfType<ArrayAttr>("fused_ops");
  if (!fusions || operands.size() < kInputs) {
    fail("the operands do not match the op's definition");
    return {};
  }
  HostTensor value = run(op, {padded(operands[0]), operands[1]});
  ArrayRef<HostTensor> rest = operands.drop_front(kInputs);
  NamedAttribute layout =
      named("data_format", builder.getStringAttr(imageLayout(node)));
  for (auto fusion : fusions.getAsRange<StringAttr>()) {
    size_t taken = llvm::StringSwitch<size_t>(fusion.getValue())
                       .Cases({"BiasAdd", "Add", "Mul"}, 1)
                       .Case("FusedBatchNorm", 4)
                       .Default(0);
    if (rest.size() < taken) {
      fail("an operand of the fused op " + fusion.getValue() + " is missing");
      return {};
    }
    Tensors inputs{value};
    append_range(inputs, rest.take_front(taken));
    rest = rest.drop_front(taken);
    if (fusion.getValue() == "BiasAdd") {
      value = run("BiasAdd", inputs, layout);
    } else if (fusion.getValue() == "Add" || fusion.getValue() == "Mul") {
      value = run(fusion.getValue(), inputs);
    } else if (taken != 0) {
      constexpr unsigned kResults = 5;
      Type type = UnrankedTensorType::get(operands.front().elementType());
      value = runOp("FusedBatchNorm", inputs, SmallVector<Type>(kResults, type),
                    named("is_training", builder.getBoolAttr(false)))
                  .front();
    } else {
      value = activation(fusion.getValue(), value);
    }
  }
  return value;
}

//===----------------------------------------------------------------------===//
// Normalizations
//===----------------------------------------------------------------------===//

/// (x - mean) / sqrt(variance + epsilon) over some axes.
HostTensor Definition::normalize(const HostTensor &x, ArrayRef<int64_t> axes) {
  HostTensor dims =
      cantFail(eval::toHostTensor(builder.getI64TensorAttr(axes)));
  NamedAttribute keep = named("keep_dims", builder.getBoolAttr(true));
  HostTensor mean = run("Mean", {x, dims}, keep);
  HostTensor variance =
      run("Mean", {run("SquaredDifference", {x, mean}), dims}, keep);
  HostTensor scale =
      run("Rsqrt", run("AddV2", {variance, number(epsilon(), x)}));
  return run("Mul", {run("Sub", {x, mean}), scale});
}

HostTensor Definition::layerNorm(ArrayRef<HostTensor> operands) {
  HostTensor normal = normalize(operands[0], -1);
  return run("AddV2", {run("Mul", {normal, operands[1]}), operands[2]});
}

/// Scale and offset have an element for each channel.
HostTensor Definition::instanceNorm(ArrayRef<HostTensor> operands) {
  auto axes = node->getAttrOfType<ArrayAttr>("reduction_axes");
  SmallVector<int64_t> space;
  if (axes)
    for (auto axis : axes.getAsRange<IntegerAttr>())
      space.push_back(axis.getInt());
  if (space.empty()) {
    fail("the attribute reduction_axes is missing");
    return {};
  }
  HostTensor value = normalize(operands[0], space);
  if (!value)
    return {};
  SmallVector<int64_t> shape(value.rank(), 1);
  // The channels are the last dimension, or the one after the batch.
  shape[space.front() == 1 ? value.rank() - 1 : 1] = -1;
  HostTensor to = cantFail(eval::toHostTensor(builder.getI64TensorAttr(shape)));
  value = run("Mul", {value, run("Reshape", {operands[1], to})});
  value = run("AddV2", {value, run("Reshape", {operands[2], to})});
  if (auto fusions = node->getAttrOfType<ArrayAttr>("fused_ops"))
    for (auto fusion : fusions.getAsRange<StringAttr>())
      value = activation(fusion.getValue(), value);
  return value;
}

/// A FusedBatchNormV3; then an addition of the side input; then an activation.
Tensors Definition::batchNorm(ArrayRef<HostTensor> operands) {
  constexpr size_t kInputs = 5;
  Tensors results =
      runOp("FusedBatchNormV3", operands.take_front(kInputs),
            SmallVector<Type>(map_range(node.dataResults(), [](Value result) {
              return UnrankedTensorType::get(getElementTypeOrSelf(result));
            })));
  if (operands.size() > kInputs)
    results[0] = run("AddV2", {results[0], operands[kInputs]});
  auto mode = node->getAttrOfType<StringAttr>("activation_mode");
  if (mode && mode.getValue() != "Identity")
    results[0] = activation(mode.getValue(), results[0]);
  return results;
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

/// The unfused op of a fused contraction; empty for other nodes.
static StringRef contractionOf(NodeView node) {
  return llvm::StringSwitch<StringRef>(node.op())
      .Case("_FusedConv2D", "Conv2D")
      .Case("_FusedConv3D", "Conv3D")
      .Case("_FusedDepthwiseConv2dNative", "DepthwiseConv2dNative")
      .Case("_FusedMatMul", "MatMul")
      .Case("_MklFusedBatchMatMulV2", "BatchMatMulV2")
      .Default("");
}

static bool isActivation(NodeView node) {
  return is_contained({"_MklSwish", "_MklFusedMish", "_FusedHardSwish"},
                      node.op());
}

/// The minimum number of data operands of the remaining fused ops; 0 for all
/// other nodes.
static size_t leastOperands(NodeView node) {
  return llvm::StringSwitch<size_t>(node.op())
      .Case("_UnaryOpsComposition", 1)
      .Cases({"_MklLayerNorm", "_MklFusedInstanceNorm"}, 3)
      .Case("_FusedBatchNormEx", 5)
      .Default(isActivation(node) ? 1 : 0);
}

bool isFusedNode(NodeView node) {
  return !contractionOf(node).empty() || leastOperands(node) != 0;
}

Expected<Tensors> evaluateFused(NodeView node, ArrayRef<HostTensor> operands,
                                const eval::EvalLimits &limits) {
  Definition definition(node, limits);
  if (StringRef op = contractionOf(node); !op.empty())
    return definition.finish({definition.contraction(op, operands)});
  if (operands.size() < leastOperands(node)) {
    definition.fail("the operands do not match the op's definition");
    return definition.finish({});
  }
  if (node.op() == "_UnaryOpsComposition")
    return definition.finish({definition.unaryChain(operands[0])});
  if (node.op() == "_MklLayerNorm")
    return definition.finish({definition.layerNorm(operands)});
  if (node.op() == "_MklFusedInstanceNorm")
    return definition.finish({definition.instanceNorm(operands)});
  if (node.op() == "_FusedBatchNormEx")
    return definition.finish(definition.batchNorm(operands));
  return definition.finish({definition.activation(node.op(), operands[0])});
}

Expected<Tensors> evaluatePlain(NodeView node, ArrayRef<HostTensor> operands,
                                const eval::EvalLimits &limits) {
  Definition definition(node, limits);
  SmallVector<Type> types;
  for (Value result : node.dataResults())
    types.push_back(result.getType());
  return definition.finish(definition.runOp(node.op(), operands, types));
}

} // namespace tfuse::check
