//===- CheckOnCopy.cpp - Validate a rewrite before making it --------------===//

#include "tfuse/Check/CheckOnCopy.h"

#include "CopyAction.h"
#include "TensorDifference.h"
#include "tfuse/Check/Interpreter.h"
#include "tfuse/Dialect/TF/Analysis/LoopBlocks.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLBidirectionalOps.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SetVector.h"
#include <random>

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;

//===----------------------------------------------------------------------===//
// The ops around the root
//===----------------------------------------------------------------------===//

namespace {

/// The ops of one block that are copied.
class Surroundings {
public:
  /// False, with the reason, if the ops cannot be evaluated.
  bool collect(Operation *root, std::string &why);

  /// In the order of the block.
  ArrayRef<Operation *> ops() const { return ordered; }
  /// Operands from outside these ops, and results with users outside of them.
  SmallVector<Value> inputs, outputs;

private:
  void addUsers(Operation *op);
  void addProducers(Operation *op, unsigned products);
  bool isCopied(Operation *op, unsigned products);

  Block *block = nullptr;
  llvm::SetVector<Operation *> members;
  SmallVector<Operation *> ordered;
};

} // namespace

static bool isTensor(Type type) {
  Type element = getElementTypeOrSelf(type);
  return isa<FloatType>(element) || element.isInteger();
}

/// The values from outside that an op and its regions read.
static SmallVector<Value> usedBy(Operation *op) {
  SmallVector<Value> used;
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      if (!op->isAncestor(operand.getParentBlock()->getParentOp()))
        used.push_back(operand);
  });
  return used;
}

/// Ops that are expensive to evaluate; random values can replace their results.
static bool isFarAway(Operation *op) {
  return tf::hasFact(op, tf::OpFact::Convolution) || tf::isLoop(op) ||
         // A table lookup, whose indices would have to be in range.
         (tf::isa(op, "GatherV2") && tf::getConstant(op->getOperand(0))) ||
         op->hasTrait<tfl::IsRecurrentSequence>() || isa<tfl::FinalStateOp>(op);
}

static bool isProduct(Operation *op) {
  return tf::hasFact(op, tf::OpFact::MatMul);
}

/// Ops that only move elements.
static bool isLayout(Operation *op) {
  return tf::hasFact(op, tf::OpFact::ForwardsValue) ||
         tf::isa(op, "Transpose", "ReverseV2", "ExpandDims", "Squeeze",
                 "Reshape");
}

/// Ops that only select or move elements of a sequence or a state.
static bool isForwarding(Operation *op) {
  return isa<tfl::FinalStateOp>(op) ||
         tf::hasFact(op, tf::OpFact::ForwardsValue) ||
         tf::isa(op, "TensorListStack", "Transpose", "ReverseV2",
                 "StridedSlice", "Slice") ||
         tf::isa(op, "Cast", "Reshape", "Squeeze", "ExpandDims", "Unpack");
}

/// A mask over time. It gets random values: a mask that is computed from random
/// numbers would mask no time step.
static bool isMask(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getElementType().isInteger(1) && tensor.getRank() > 0;
}

/// True if all users of an integer vector use it as sequence lengths.
static bool isLengths(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 1 && type.getElementType().isInteger() &&
         all_of(value.getUsers(), [](Operation *user) {
           if (tf::hasFact(user, tf::OpFact::ForwardsValue))
             return isLengths(user->getResult(0));
           return tf::isLoop(user) ||
                  tf::isa(user, "Less", "LessEqual", "Greater", "GreaterEqual",
                          "Max") ||
                  tf::isa(user, "ReverseSequence", "Shape");
         });
}

bool Surroundings::isCopied(Operation *op, unsigned products) {
  return op && op->getBlock() == block && canEvaluate(op) && !isFarAway(op) &&
         !(op->getNumOperands() > 0 && op->getNumResults() > 0 &&
           isMask(op->getResult(0).getType()) && !isLayout(op)) &&
         // One matmul may have been hoisted out of a loop.
         !(isProduct(op) && products == 0);
}

void Surroundings::addProducers(Operation *op, unsigned products) {
  SmallVector<std::pair<Operation *, unsigned>> todo{{op, products}};
  while (!todo.empty()) {
    auto [next, left] = todo.pop_back_val();
    for (Value operand : usedBy(next)) {
      Operation *source = operand.getDefiningOp();
      // A list needs its producer, because random inputs contain no lists.
      bool isNeeded = source && source->getBlock() == block &&
                      !isTensor(operand.getType()) && canEvaluate(source);
      if ((!isNeeded && !isCopied(source, left)) || !members.insert(source))
        continue;
      todo.emplace_back(source, isProduct(source) ? left - 1 : left);
    }
  }
}

void Surroundings::addUsers(Operation *op) {
  SmallVector<Operation *> todo{op};
  while (!todo.empty())
    for (Operation *user : todo.pop_back_val()->getUsers())
      if (user->getBlock() == block && isForwarding(user) &&
          members.insert(user))
        todo.push_back(user);
}

bool Surroundings::collect(Operation *op, std::string &why) {
  if (auto func = dyn_cast<func::FuncOp>(op)) {
    // Collect all ops that can be evaluated: the rule may change any of them.
    block = &func.getBody().front();
    for (Operation &inner : block->without_terminator()) {
      bool hasInputs = all_of(usedBy(&inner), [&](Value operand) {
        return isTensor(operand.getType()) ||
               members.contains(operand.getDefiningOp());
      });
      if (hasInputs && canEvaluate(&inner) && !isFarAway(&inner))
        members.insert(&inner);
    }
  } else {
    block = op->getBlock();
    SmallVector<Operation *> roots{op};
    members.insert(op);
    addProducers(op, 1);
    // The two directions of a bidirectional layer are two ops with the same
    // operand.
    if (isa<tfl::UnidirectionalSequenceLSTMOp,
            tfl::UnidirectionalSequenceRNNOp>(op))
      for (Operation &other : *block) {
        bool isNear =
            other.getName() == op->getName() &&
            any_of(other.getOperand(0).getUsers(),
                   [&](Operation *user) { return members.contains(user); });
        if (isNear && members.insert(&other)) {
          roots.push_back(&other);
          addProducers(&other, 1);
        }
      }
    for (Operation *each : roots)
      addUsers(each);
    for (Operation *member : SmallVector<Operation *>(members.getArrayRef()))
      addProducers(member, 0);
  }
  ordered.assign(members.begin(), members.end());
  llvm::sort(ordered, [](Operation *left, Operation *right) {
    return left->isBeforeInBlock(right);
  });
  llvm::SetVector<Value> from;
  for (Operation *member : ordered) {
    for (Value operand : usedBy(member)) {
      if (members.contains(operand.getDefiningOp()))
        continue;
      if (!isTensor(operand.getType())) {
        why = "it needs a value that is not a tensor of numbers";
        return false;
      }
      from.insert(operand);
    }
    for (Value result : member->getResults()) {
      bool isUsed = any_of(result.getUsers(), [&](Operation *user) {
        Operation *here = block->findAncestorOpInBlock(*user);
        return !members.contains(here);
      });
      if (isUsed && isTensor(result.getType()))
        outputs.push_back(result);
    }
  }
  inputs.assign(from.begin(), from.end());
  return true;
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

namespace {
/// A module with a function that contains copies of the collected ops.
class Copy {
public:
  Copy(Operation *root, const Surroundings &surroundings);

  func::FuncOp function() const { return func; }
  /// The tolerance of results, relative to the largest element of a tensor.
  float tolerance();
  /// The copy of the rule's root.
  Operation *getRoot() const { return copiedRoot; }

private:
  void addFunctions(Operation *op);

  OwningOpRef<ModuleOp> module;
  ModuleOp from;
  func::FuncOp func;
  Operation *copiedRoot = nullptr;
};
} // namespace

/// Copies the functions that loops call, directly and indirectly.
void Copy::addFunctions(Operation *op) {
  op->walk([&](Operation *inner) {
    for (const tf::FunctionRef &ref : tf::getFunctionRefs(inner)) {
      if (SymbolTable::lookupSymbolIn(*module, ref.symbol))
        continue;
      Operation *callee = SymbolTable::lookupSymbolIn(from, ref.symbol);
      if (!callee)
        continue;
      module->push_back(callee->clone());
      addFunctions(callee);
    }
  });
}

Copy::Copy(Operation *root, const Surroundings &surroundings)
    : from(root->getParentOfType<ModuleOp>()) {
  MLIRContext *context = root->getContext();
  OpBuilder builder(context);
  module = ModuleOp::create(builder, root->getLoc());
  if (from)
    (*module)->setAttrs(from->getAttrDictionary());
  SmallVector<Type> arguments, results;
  for (Value input : surroundings.inputs)
    arguments.push_back(input.getType());
  for (Value output : surroundings.outputs)
    results.push_back(output.getType());
  builder.setInsertionPointToEnd(module->getBody());
  func = func::FuncOp::create(builder, root->getLoc(), "tfuse.check",
                              builder.getFunctionType(arguments, results));
  Block *body = func.addEntryBlock();
  builder.setInsertionPointToEnd(body);
  IRMapping map;
  for (auto [input, argument] :
       zip_equal(surroundings.inputs, body->getArguments()))
    map.map(input, argument);
  for (Operation *op : surroundings.ops()) {
    Operation *cloned = builder.clone(*op, map);
    if (op == root)
      copiedRoot = cloned;
    if (from)
      addFunctions(op);
  }
  SmallVector<Value> returned;
  for (Value output : surroundings.outputs)
    returned.push_back(map.lookup(output));
  func::ReturnOp::create(builder, root->getLoc(), returned);
  if (isa<func::FuncOp>(root))
    copiedRoot = func;
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

/// Floats between -1 and 1, random flags for a mask, small sequence lengths;
/// for other types nothing, with the reason.
static std::optional<HostTensor> randomTensor(Value value, std::mt19937 &random,
                                              std::string &why) {
  auto tensor = dyn_cast<RankedTensorType>(value.getType());
  if (!tensor) {
    why = "an op reads a value of unknown rank";
    return std::nullopt;
  }
  bool isFlags = isMask(tensor);
  if (!isa<FloatType>(tensor.getElementType()) && !isFlags &&
      !isLengths(value)) {
    why = "an op reads integers that are computed outside the copy";
    return std::nullopt;
  }
  constexpr int64_t kUnknown = 3, kMost = 1 << 24;
  SmallVector<int64_t> shape(tensor.getShape());
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size))
      size = kUnknown;
  std::optional<int64_t> count = eval::checkedProduct(shape);
  if (!count || *count > kMost) {
    why = "an op reads a value that is too large";
    return std::nullopt;
  }
  HostTensor result =
      cantFail(HostTensor::allocate(tensor.getElementType(), shape));
  std::uniform_int_distribution<int> some(0, isFlags ? 1 : kUnknown);
  if (isFlags) {
    for (bool &flag : result.mutableData<bool>())
      flag = some(random) != 0;
    return result;
  }
  bool isLength = eval::dispatch<eval::IsInteger>(result.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (T &length : result.mutableData<T>())
      length = T(some(random));
  });
  if (isLength)
    return result;
  std::uniform_real_distribution<float> distribution(-1, 1);
  bool isKnown = eval::dispatch<eval::IsFloat>(result.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (T &element : result.mutableData<T>())
      element = T(distribution(random));
  });
  if (!isKnown) {
    why = "an op computes with a type that cannot be evaluated";
    return std::nullopt;
  }
  return result;
}

/// Rounding errors accumulate over the time steps of a recurrence, and a cell
/// may compute in a narrower type than its results have.
float Copy::tolerance() {
  float tolerance = 1e-4f;
  module->walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      tolerance = relativeTolerance(getElementTypeOrSelf(type), tolerance);
  });
  return tolerance;
}

static std::string message(Error error) { return toString(std::move(error)); }

CheckResult checkOnCopy(Operation *op, ApplyRewrite rewrite,
                        const CopyCheckOptions &options) {
  Surroundings surroundings;
  std::string why;
  if (!surroundings.collect(op, why))
    return {CheckResult::Unknown, why};
  Copy before(op, surroundings), after(op, surroundings);
  IRRewriter rewriter(op->getContext());
  LogicalResult applied = failure();
  op->getContext()->executeAction<CopyAction>(
      [&] { applied = rewrite(after.getRoot(), rewriter); }, {});
  if (failed(applied))
    return {CheckResult::NotApplied, ""};
  // A fixed seed makes findings reproducible.
  std::mt19937 random(20240229);
  SmallVector<HostTensor> inputs;
  for (Value input : surroundings.inputs) {
    std::optional<HostTensor> value = randomTensor(input, random, why);
    if (!value)
      return {CheckResult::Unknown, why};
    inputs.push_back(*value);
  }
  auto run = [&](Copy &copy) {
    Interpreter evaluator(options.maxMultiplications);
    return evaluator.run(copy.function().getBody().front(), inputs);
  };
  Expected<SmallVector<HostTensor>> expected = run(before);
  if (!expected)
    return {CheckResult::Unknown, message(expected.takeError())};
  Expected<SmallVector<HostTensor>> found = run(after);
  if (!found)
    return {CheckResult::Unknown, message(found.takeError())};
  for (auto [number, left, right] : enumerate(*expected, *found))
    if (std::string text = difference(("result " + Twine(number)).str(), left,
                                      right, {before.tolerance()});
        !text.empty())
      return {CheckResult::Different, text};
  return {CheckResult::Equal, ""};
}

} // namespace tfuse::check
