//===- GraphNodes.cpp - Evaluate nodes of a graph -------------------------===//
//
// A node computes what the tf op of its name computes. The fused ops that the
// Remapper makes (_FusedConv2D and its like) are a contraction followed by the
// ops that `fused_ops` lists.
//
//===----------------------------------------------------------------------===//

#include "GraphNodes.h"

#include "tfuse/Check/Interpreter.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Eval/Evaluator.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;
using Tensors = SmallVector<HostTensor>;

namespace {

/// The ops that compute one node.
class NodeEvaluation {
public:
  NodeEvaluation(tfg::NodeView node, int64_t maxMultiplications) : node(node) {
    limits.maxMultiplications = std::max<int64_t>(maxMultiplications, 0);
    for (Value result : node.dataResults())
      types.push_back(result.getType());
  }

  Expected<Tensors> run(ArrayRef<HostTensor> operands);

private:
  Expected<Tensors> runOp(StringRef name, ArrayRef<HostTensor> operands);
  Expected<Tensors> runFused(StringRef contraction,
                             ArrayRef<HostTensor> operands);

  tfg::NodeView node;
  SmallVector<Type> types;
  eval::EvalLimits limits;
};

} // namespace

/// tf.<name> with the attributes of the node, and defaults for the others.
Expected<Tensors> NodeEvaluation::runOp(StringRef name,
                                        ArrayRef<HostTensor> operands) {
  OpBuilder builder(node->getContext());
  SmallVector<NamedAttribute> attrs;
  for (NamedAttribute attr : node->getAttrs())
    if (StringRef key = attr.getName().getValue();
        !key.starts_with("_") && !key.starts_with("tfg."))
      attrs.push_back(attr);
  OwningOpRef<Operation *> plain(
      tf::createOpWithDefaults(builder, node->getLoc(), name, {}, {}, attrs));
  auto getAttr = [&](StringRef key) {
    Attribute value = node->getAttr(key);
    return value ? value : tf::getAttr(*plain, key);
  };
  return eval::evaluateAs(("tf." + name).str(), operands, types, getAttr,
                          limits);
}

/// The tf op that a name in `fused_ops` stands for; empty if there is none.
static StringRef opOfFusion(StringRef fusion) {
  for (StringRef same :
       {"BiasAdd", "Relu", "Relu6", "Elu", "Tanh", "Sigmoid", "LeakyRelu"})
    if (fusion == same)
      return same;
  return fusion == "Add" ? "AddV2" : "";
}

Expected<Tensors> NodeEvaluation::runFused(StringRef contraction,
                                           ArrayRef<HostTensor> operands) {
  constexpr size_t kInputs = 2;
  auto fusions = node->getAttrOfType<ArrayAttr>("fused_ops");
  if (!fusions || operands.size() < kInputs)
    return userError(Code::UnsupportedOp,
                     node.op() + ": its operands do not fit");
  ArrayRef<HostTensor> rest = operands.drop_front(kInputs);
  Expected<Tensors> value = runOp(contraction, operands.take_front(kInputs));
  for (auto fusion : fusions.getAsRange<StringAttr>()) {
    if (!value)
      return value;
    StringRef name = opOfFusion(fusion.getValue());
    bool takesOperand = name == "BiasAdd" || name == "AddV2";
    if (name.empty() || (takesOperand && rest.empty()))
      return userError(Code::UnsupportedOp,
                       node.op() + ": no kernel for the fused op " +
                           fusion.getValue());
    Tensors inputs{value->front()};
    if (takesOperand) {
      inputs.push_back(rest.front());
      rest = rest.drop_front();
    }
    value = runOp(name, inputs);
  }
  return value;
}

Expected<Tensors> NodeEvaluation::run(ArrayRef<HostTensor> operands) {
  if (node.is("_FusedConv2D"))
    return runFused("Conv2D", operands);
  if (node.is("_FusedDepthwiseConv2dNative"))
    return runFused("DepthwiseConv2dNative", operands);
  if (node.is("_FusedMatMul"))
    return runFused("MatMul", operands);
  return runOp(node.op(), operands);
}

bool canEvaluateNode(Operation *op) {
  tfg::NodeView node = tfg::NodeView::get(op);
  return node &&
         (node.is("Const") || node.is("_FusedConv2D") ||
          node.is("_FusedDepthwiseConv2dNative") || node.is("_FusedMatMul") ||
          eval::hasKernel(("tf." + node.op()).str()));
}

Error Interpreter::runNode(Operation *op) {
  tfg::NodeView node(op);
  if (node.is("Const")) {
    auto constant = op->getAttrOfType<ElementsAttr>("value");
    if (!constant)
      return userError(Code::UnsupportedOp, "Const: it has no value");
    Expected<HostTensor> value = eval::toHostTensor(constant);
    if (!value)
      return value.takeError();
    set(op->getResult(0), *value);
    return Error::success();
  }
  Tensors operands;
  for (Value operand : node.dataOperands())
    operands.push_back(tensor(operand));
  if (!all_of(operands, [](const HostTensor &tensor) { return tensor; }))
    return userError(Code::UnsupportedOp,
                     node.op() + ": an operand is no tensor");
  Expected<Tensors> results =
      NodeEvaluation(node, multiplicationsLeft).run(operands);
  if (!results)
    return results.takeError();
  for (auto [value, result] : zip_equal(node.dataResults(), *results))
    set(value, std::move(result));
  return Error::success();
}

} // namespace tfuse::check
