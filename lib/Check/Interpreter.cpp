//===- Interpreter.cpp - Runs ops, loops and lists ------------------------===//

#include "tfuse/Check/Interpreter.h"

#include "GraphNodes.h"
#include "StableHLOOps.h"
#include "TFLKernels.h"
#include "Unsupported.h"

#include "tfuse/Dialect/TF/Analysis/LoopBlocks.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFL/IR/TFLBidirectionalOps.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Eval/Evaluator.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringMap.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;

static bool isListOp(Operation *op) {
  return tf::isa(op, "TensorListFromTensor", "TensorListReserve",
                 "EmptyTensorList", "TensorListSetItem", "TensorListGetItem",
                 "TensorListPushBack") ||
         tf::isa(op, "TensorListStack", "TensorListLength");
}

static bool isBranch(Operation *op) {
  return tf::hasFact(op, tf::OpFact::Branch) ||
         tf::hasFact(op, tf::OpFact::BranchRegion) || isa<tfl::IfOp>(op);
}

static bool isCall(Operation *op) {
  return tf::isa(op, "PartitionedCall", "StatefulPartitionedCall") ||
         isa<func::CallOp>(op);
}

/// The reason in NotEvaluated.def why an op has no kernel.
static StringRef reasonNotEvaluated(Operation *op) {
  static const StringMap<StringLiteral> table = {
#define TFUSE_NOT_EVALUATED(op, reason) {op, reason},
#include "NotEvaluated.def"
  };
  // A node computes the same as the tf op of its name.
  tfg::NodeView node = tfg::NodeView::get(op);
  auto found = table.find(node ? ("tf." + node.op()).str()
                               : op->getName().getStringRef());
  if (found == table.end())
    return "there is no kernel";
  return found->second;
}

bool canEvaluate(Operation *op) {
  return op->hasTrait<OpTrait::ConstantLike>() || tf::isLoop(op) ||
         isBranch(op) || isCall(op) || hasTFLKernel(op) ||
         hasStableHLOKernel(op) || canEvaluateNode(op) || isListOp(op) ||
         tf::isa(op, "BlockLSTM", "BlockLSTMV2", "LSTMBlockCell") ||
         op->hasTrait<tfl::IsRecurrentSequence>() ||
         isa<tfl::NoValueOp, tfl::WhileOp, tfl::NewStateOp, tfl::FinalStateOp,
             tfl::ControlNodeOp, tfl::LSTMOp, tfl::SVDFOp>(op) ||
         eval::hasKernel(op->getName().getStringRef());
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

std::vector<float> toFloats(const HostTensor &tensor) {
  std::vector<float> result;
  result.reserve(size_t(tensor.numElements()));
  eval::dispatch<eval::IsFloat>(tensor.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (T value : tensor.data<T>())
      result.push_back(float(value));
  });
  return result;
}

Expected<Interpreter::Datum> Interpreter::get(Value value) const {
  auto found = known.find(value);
  if (found != known.end())
    return found->second;
  return userError(Code::UnsupportedOp, "the value of an operand is unknown");
}

HostTensor Interpreter::tensor(Value value) const {
  auto found = known.find(value);
  return found == known.end() ? HostTensor() : found->second.tensor;
}

void Interpreter::set(Value value, HostTensor tensor) {
  known[value] = Datum{std::move(tensor), nullptr, {}};
}

Error Interpreter::spend(int64_t multiplications) {
  multiplicationsLeft -= multiplications;
  if (multiplicationsLeft >= 0)
    return Error::success();
  return userError(Code::LimitExceeded,
                   "the evaluation exceeds the limit of multiplications");
}

//===----------------------------------------------------------------------===//
// Blocks and plain ops
//===----------------------------------------------------------------------===//

Expected<SmallVector<HostTensor>>
Interpreter::run(Block &block, ArrayRef<HostTensor> arguments) {
  Data data;
  for (const HostTensor &argument : arguments)
    data.push_back({argument, nullptr, {}});
  Expected<Data> results = runBlock(block, data);
  if (!results)
    return results.takeError();
  SmallVector<HostTensor> tensors;
  for (Datum &result : *results)
    tensors.push_back(std::move(result.tensor));
  return tensors;
}

Expected<Interpreter::Data> Interpreter::runBlock(Block &block,
                                                  const Data &arguments) {
  if (block.getNumArguments() != arguments.size())
    return userError(Code::ShapeMismatch,
                     "a function is called with the wrong number of arguments");
  for (auto [argument, datum] : zip_equal(block.getArguments(), arguments))
    known[argument] = datum;
  for (Operation &op : block.without_terminator())
    if (Error error = runOp(&op))
      return error;
  Data results;
  for (Value operand : block.getTerminator()->getOperands()) {
    Expected<Datum> datum = get(operand);
    if (!datum)
      return datum.takeError();
    results.push_back(*datum);
  }
  return results;
}

Error Interpreter::runOp(Operation *op) {
  if (tf::isLoop(op) || isa<tfl::WhileOp>(op))
    return runLoop(op);
  if (isBranch(op))
    return runBranch(op);
  if (isCall(op))
    return runCall(op);
  if (isListOp(op))
    return runList(op);
  if (tf::isa(op, "BlockLSTM", "BlockLSTMV2", "LSTMBlockCell"))
    return runBlockLSTM(op);
  if (isa<tfl::NoValueOp>(op))
    return Error::success();
  if (auto node = dyn_cast<tfl::ControlNodeOp>(op))
    return runControlNode(node);
  if (isa<tfl::NewStateOp>(op)) {
    set(op->getResult(0), tensor(op->getOperand(0)));
    return Error::success();
  }
  if (isa<tfl::FinalStateOp>(op)) {
    set(op->getResult(0), left.lookup(op->getOperand(0)));
    return Error::success();
  }
  if (isa<tfl::UnidirectionalSequenceLSTMOp, tfl::LSTMOp>(op))
    return runFusedLSTM(op, 0);
  if (isa<tfl::SVDFOp>(op))
    return runSVDF(op);
  if (isa<tfl::BidirectionalSequenceLSTMOp>(op)) {
    if (Error error = runFusedLSTM(op, 0))
      return error;
    return runFusedLSTM(op, 1);
  }
  if (isa<tfl::UnidirectionalSequenceRNNOp>(op))
    return runFusedSimple(op, 0);
  if (isa<tfl::BidirectionalSequenceRNNOp>(op)) {
    if (Error error = runFusedSimple(op, 0))
      return error;
    return runFusedSimple(op, 1);
  }
  if (customKernel && isa<tfl::CustomOp>(op))
    return runCustom(op);
  if (hasTFLKernel(op))
    return runWith(op, evaluateTFL);
  if (hasStableHLOKernel(op))
    return runWith(op, evaluateStableHLO);
  if (!canEvaluate(op))
    return unsupported(op, reasonNotEvaluated(op));
  if (tfg::NodeView::get(op))
    return runNode(op);
  return runKernel(op);
}

/// Runs an op by the kernels of its dialect.
Error Interpreter::runWith(Operation *op, DialectKernels evaluateOp) {
  if (Error error = countMultiplications(op))
    return error;
  SmallVector<HostTensor> operands;
  for (Value operand : op->getOperands())
    operands.push_back(tensor(operand));
  eval::EvalLimits limits;
  limits.maxMultiplications = std::max<int64_t>(multiplicationsLeft, 0);
  Expected<SmallVector<HostTensor>> results = evaluateOp(op, operands, limits);
  if (!results)
    return results.takeError();
  for (auto [value, result] : zip_equal(op->getResults(), *results))
    set(value, std::move(result));
  return Error::success();
}

Error Interpreter::runCustom(Operation *op) {
  SmallVector<HostTensor> operands;
  for (Value operand : op->getOperands())
    operands.push_back(tensor(operand));
  Expected<SmallVector<HostTensor>> results = customKernel(op, operands);
  if (!results)
    return results.takeError();
  for (auto [value, result] : zip_equal(op->getResults(), *results))
    set(value, std::move(result));
  return Error::success();
}

/// Counts the multiplications of a matmul or convolution against the limit.
Error Interpreter::countMultiplications(Operation *op) {
  bool isProduct =
      tf::hasFact(op, tf::OpFact::MatMul) || op->hasTrait<tfl::IsMatMul>();
  bool isConvolution = tf::hasFact(op, tf::OpFact::Convolution) ||
                       op->hasTrait<tfl::IsConvolution>();
  if (!isProduct && !isConvolution)
    return Error::success();
  HostTensor left = tensor(op->getOperand(0)),
             right = tensor(op->getOperand(1));
  if (!left || !right || right.rank() < 2)
    return Error::success();
  // Each pixel is multiplied by each weight of its channel.
  if (isConvolution) {
    int64_t pixels = left.numElements() / std::max<int64_t>(left.dim(-1), 1);
    return spend(pixels * right.numElements());
  }
  auto isSet = [&](StringRef name) {
    auto flag = op->getAttrOfType<BoolAttr>(name);
    return flag && flag.getValue();
  };
  bool isTransposed =
      isSet("transpose_b") || isSet("adj_y") || isa<tfl::FullyConnectedOp>(op);
  return spend(left.numElements() * right.dim(isTransposed ? -2 : -1));
}

Error Interpreter::runKernel(Operation *op) {
  if (op->getNumResults() == 1)
    if (ElementsAttr constant = tf::getConstant(op->getResult(0));
        constant && op->getNumOperands() == 0) {
      // Evaluated in an earlier iteration of a loop.
      if (known.contains(op->getResult(0)))
        return Error::success();
      // The runtime sets variable tensors to zero; the constant is a mark.
      if (op->hasAttr("tfl.is_variable"))
        constant = cast<ElementsAttr>(
            Builder(op->getContext()).getZeroAttr(constant.getType()));
      Expected<HostTensor> value = eval::toHostTensor(constant);
      if (!value)
        return value.takeError();
      set(op->getResult(0), *value);
      return Error::success();
    }
  // The operand may be a list.
  if (tf::hasFact(op, tf::OpFact::ForwardsValue)) {
    Expected<Datum> datum = get(op->getOperand(0));
    if (!datum)
      return datum.takeError();
    known[op->getResult(0)] = *datum;
    return Error::success();
  }
  if (Error error = countMultiplications(op))
    return error;
  SmallVector<HostTensor> operands;
  for (Value operand : op->getOperands())
    operands.push_back(tensor(operand));
  Expected<SmallVector<HostTensor>> results = eval::evaluate(op, operands);
  if (!results)
    return results.takeError();
  for (auto [value, result] : zip_equal(op->getResults(), *results))
    set(value, std::move(result));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

Error Interpreter::runLoop(Operation *op) {
  bool isTFL = isa<tfl::WhileOp>(op);
  Block *condition =
      isTFL ? &op->getRegion(0).front() : tf::loopCondition(op, scope);
  Block *body = isTFL ? &op->getRegion(1).front() : tf::loopBody(op, scope);
  if (!body || !condition)
    return unsupported(op, "a function that the op refers to is missing");
  Data state;
  for (Value operand : op->getOperands()) {
    Expected<Datum> datum = get(operand);
    if (!datum)
      return datum.takeError();
    state.push_back(*datum);
  }
  for (int64_t step = 0;; ++step) {
    if (step == maxIterations)
      return userError(Code::LimitExceeded, "a loop has too many iterations");
    if (--iterationsLeft < 0)
      return userError(
          Code::LimitExceeded,
          "the loops of the model have too many iterations for the evaluator",
          nodeName(op),
          "check that the loop ends; LiteRT (--runtime) has no such limit");
    Expected<Data> goesOn = runBlock(*condition, state);
    if (!goesOn)
      return goesOn.takeError();
    const HostTensor *test =
        goesOn->empty() ? nullptr : &goesOn->front().tensor;
    if (!test || !*test || test->kind() != eval::ElementKind::Bool ||
        test->numElements() != 1)
      return unsupported(op, "its condition is not a bool");
    if (!test->front<bool>())
      break;
    Expected<Data> next = runBlock(*body, state);
    if (!next)
      return next.takeError();
    if (next->size() != state.size())
      return unsupported(
          op, "the body does not match the op's operands and results");
    state = std::move(*next);
  }
  if (state.size() != op->getNumResults())
    return unsupported(op,
                       "the body does not match the op's operands and results");
  for (auto [value, datum] : zip_equal(op->getResults(), state))
    known[value] = datum;
  return Error::success();
}

/// The block of a function that an op names; null if it is missing.
static Block *functionBlock(Operation *scope, SymbolRefAttr symbol) {
  auto func =
      symbol ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(scope, symbol)
             : func::FuncOp();
  return func && func.getBody().hasOneBlock() ? &func.getBody().front()
                                              : nullptr;
}

Error Interpreter::runBranch(Operation *op) {
  HostTensor condition = tensor(op->getOperand(0));
  if (!condition || condition.numElements() != 1)
    return unsupported(op, "its condition is not a scalar");
  std::optional<double> number = condition.toDouble();
  if (std::optional<SmallVector<int64_t>> flag = condition.toInts())
    number = double(flag->front());
  if (!number)
    return unsupported(op, "the condition is not a number");
  SmallVector<Block *> branches;
  for (Region &region : op->getRegions())
    branches.push_back(region.empty() ? nullptr : &region.front());
  if (branches.empty())
    for (const tf::FunctionRef &ref : tf::getFunctionRefs(op))
      branches.push_back(functionBlock(scope ? scope : op, ref.symbol));
  if (branches.empty())
    return unsupported(op, "a function that the op refers to is missing");
  // An index out of range selects the last branch.
  size_t last = branches.size() - 1, index = size_t(*number);
  if (isa<tfl::IfOp>(op) || tf::isa(op, "If", "StatelessIf", "IfRegion"))
    index = *number != 0 ? 0 : 1;
  else if (*number < 0)
    index = last;
  Block *branch = branches[std::min(index, last)];
  if (!branch)
    return unsupported(op, "a function that the op refers to is missing");
  return runCallee(op, *branch,
                   branch->getNumArguments() == 0
                       ? OperandRange(op->operand_begin(), op->operand_begin())
                       : op->getOperands().drop_front());
}

/// Runs the op inside; ops run in the order of the block anyway.
Error Interpreter::runControlNode(tfl::ControlNodeOp node) {
  for (Operation &op : node.getBody().front().without_terminator())
    if (Error error = runOp(&op))
      return error;
  for (auto [outer, inner] :
       zip(node.getOutputs(), node.getYield()->getOperands()))
    copyValue(inner, outer);
  return Error::success();
}

Error Interpreter::runCall(Operation *op) {
  auto call = dyn_cast<func::CallOp>(op);
  Block *callee =
      functionBlock(op, call ? SymbolRefAttr(call.getCalleeAttr())
                             : tf::getFunctionSymbol(tf::getAttr(op, "f")));
  if (!callee)
    return unsupported(op, "the function that the op refers to is missing");
  return runCallee(op, *callee, op->getOperands());
}

/// Runs a block and sets the results of the op.
Error Interpreter::runCallee(Operation *op, Block &block,
                             OperandRange operands) {
  Data arguments;
  for (Value operand : operands) {
    Expected<Datum> datum = get(operand);
    if (!datum)
      return datum.takeError();
    arguments.push_back(*datum);
  }
  Expected<Data> results = runBlock(block, arguments);
  if (!results)
    return results.takeError();
  if (results->size() != op->getNumResults())
    return unsupported(
        op, "the function does not match the op's operands and results");
  for (auto [value, datum] : zip_equal(op->getResults(), *results))
    known[value] = datum;
  return Error::success();
}

} // namespace tfuse::check
