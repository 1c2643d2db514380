//===- GraphNodes.cpp - Evaluate nodes of a graph -------------------------===//
//
// A node is evaluated as the tf op of the same name, or as its fused ops in
// sequence (FusedNodes.h).
//
//===----------------------------------------------------------------------===//

#include "GraphNodes.h"

#include "FusedNodes.h"
#include "Unsupported.h"
#include "tfuse/Check/Interpreter.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Eval/Evaluator.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;
using tfg::NodeView;

OperandRange dataOperands(Operation *op) {
  NodeView node = NodeView::get(op);
  return node ? node.dataOperands() : op->getOperands();
}

ResultRange dataResults(Operation *op) {
  NodeView node = NodeView::get(op);
  return node ? node.dataResults() : op->getResults();
}

bool isTFOp(Operation *op, std::initializer_list<tf::OpName> names) {
  NodeView node = NodeView::get(op);
  return node ? any_of(names, [&](tf::OpName name) { return node.is(name); })
              : tf::isa(op, names);
}

bool isConstant(Operation *op) {
  return op->hasTrait<OpTrait::ConstantLike>() || NodeView::get(op).is("Const");
}

bool haveSameAttributes(Operation *left, Operation *right) {
  if (!NodeView::isNode(left))
    return left->getAttrDictionary() == right->getAttrDictionary();
  auto isValue = [](NamedAttribute attr) {
    StringRef key = attr.getName().getValue();
    return !key.starts_with("_") && !key.starts_with("tfg.");
  };
  return equal(make_filter_range(left->getAttrs(), isValue),
               make_filter_range(right->getAttrs(), isValue));
}

/// Control flow of TensorFlow 1, which forwards a tensor or none: values are
/// compared if there is a tensor.
static bool forwardsOperand(NodeView node) {
  return node.is("Switch") || node.is("Enter") || node.is("Exit") ||
         node.is("LoopCond");
}

bool canEvaluateNode(Operation *op) {
  NodeView node = NodeView::get(op);
  return node &&
         (node.is("Const") || forwardsOperand(node) || isFusedNode(node) ||
          eval::hasKernel(("tf." + node.op()).str()));
}

Error Interpreter::runNode(Operation *op) {
  NodeView node(op);
  if (node.is("Const")) {
    auto constant = op->getAttrOfType<ElementsAttr>("value");
    if (!constant)
      return unsupported(op, "the attribute value is missing");
    Expected<HostTensor> value = eval::toHostTensor(constant);
    if (!value)
      return value.takeError();
    set(op->getResult(0), *value);
    return Error::success();
  }
  SmallVector<HostTensor> operands;
  for (Value operand : node.dataOperands())
    operands.push_back(tensor(operand));
  if (forwardsOperand(node)) {
    if (operands.empty() || !operands.front())
      return unsupported(op, "an operand is not a tensor");
    for (Value result : node.dataResults())
      set(result, operands.front());
    return Error::success();
  }
  eval::EvalLimits limits;
  limits.maxMultiplications = std::max<int64_t>(multiplicationsLeft, 0);
  auto evaluate = isFusedNode(node) ? evaluateFused : evaluatePlain;
  Expected<SmallVector<HostTensor>> results = evaluate(node, operands, limits);
  if (!results)
    return results.takeError();
  if (results->size() != node.numDataResults())
    return unsupported(op, "the results do not match the op's definition");
  for (auto [value, result] : zip_equal(node.dataResults(), *results))
    set(value, std::move(result));
  return Error::success();
}

} // namespace tfuse::check
