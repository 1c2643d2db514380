//===- Comparison.cpp - Evaluate both sides of a rewrite ------------------===//

#include "Comparison.h"

#include "GraphNodes.h"
#include "TensorDifference.h"
#include "tfuse/Dialect/TF/Analysis/LoopBlocks.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Shape/GraphShapes.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::check {

using eval::HostTensor;

//===----------------------------------------------------------------------===//
// Evaluation on demand
//===----------------------------------------------------------------------===//

namespace {

/// With random inputs, loops may not terminate.
constexpr int64_t kMostIterations = 200;

/// Determines which of the unchanged ops are evaluated.
struct Reach {
  /// The number of levels of producers to evaluate; values above them are
  /// random.
  unsigned depth = 0;
  /// True to evaluate matmuls and convolutions as well: a rewrite may compute a
  /// contraction again in a fused op and keep the original for other users.
  bool entersContractions = false;
};

/// Evaluates the values before and after a rewrite on one set of inputs.
/// Unchanged ops are evaluated once, as far as `reach` allows.
class Evaluation {
public:
  /// `shapes` are the shapes of a graph; null for functions, where types have
  /// shapes.
  Evaluation(const Snapshot &snapshot, const shape::GraphShapes *shapes,
             const Trial &trial, Reach reach, int64_t maxMultiplications,
             std::mt19937 &random)
      : snapshot(snapshot), shapes(shapes), trial(trial), reach(reach),
        random(random),
        interpreter(maxMultiplications, snapshot.scope(), kMostIterations) {}

  Error evaluateBefore(Value copied);
  Error evaluateAfter(Value value) { return evaluateAfter(value, reach.depth); }
  HostTensor tensor(Value value) const { return interpreter.tensor(value); }
  bool isList(Value value) const {
    return interpreter.isKnown(value) && !interpreter.tensor(value);
  }
  /// The largest magnitude that occurred before or after the rewrite.
  float magnitude() const { return largest; }

private:
  Error evaluateAfter(Value value, unsigned remaining);
  Error run(Operation *op);
  Error runMerge(Operation *op);
  Error makeInput(Value value);
  Type typeOf(Value value) const;
  bool computesShape(Operation *op) const;
  bool isOpaque(Operation *op) const;

  const Snapshot &snapshot;
  const shape::GraphShapes *shapes;
  const Trial trial;
  const Reach reach;
  std::mt19937 &random;
  Interpreter interpreter;
  float largest = 0;
  unsigned nesting = 0;
};

} // namespace

static bool isMerge(Operation *op) { return isTFOp(op, {"Merge", "RefMerge"}); }

/// Matmuls and convolutions are expensive to evaluate, and rules rely on few
/// facts about their operands.
static bool isContraction(Operation *op) {
  return isTFOp(op, {"Conv2D", "Conv3D", "DepthwiseConv2dNative", "MatMul",
                     "BatchMatMul", "BatchMatMulV2", "Einsum"}) ||
         op->hasTrait<tfl::IsConvolution>() || op->hasTrait<tfl::IsMatMul>() ||
         isa<tfl::TransposeConvOp>(op);
}

/// True if an unchanged op gets a random result instead of being evaluated.
bool Evaluation::isOpaque(Operation *op) const {
  return !canEvaluate(op) || tf::isLoop(op) || isa<tfl::WhileOp>(op) ||
         (!reach.entersContractions && isContraction(op));
}

/// The type of a value, with its inferred shape.
Type Evaluation::typeOf(Value value) const {
  if (!shapes || !isa<TensorType>(value.getType()))
    return value.getType();
  return shapes->shape(value).toType(getElementTypeOrSelf(value));
}

/// True if an op computes shapes or indices. Such ops are cheap, and random
/// numbers would rarely be valid shapes or indices.
bool Evaluation::computesShape(Operation *op) const {
  return all_of(dataResults(op), [&](Value result) {
    auto tensor = dyn_cast<RankedTensorType>(typeOf(result));
    return tensor && tensor.getElementType().isInteger() &&
           tensor.getRank() <= 1;
  });
}

static bool isNumeric(Type type) {
  Type element = getElementTypeOrSelf(type);
  return isa<ShapedType>(type) &&
         eval::elementKind(element) != eval::ElementKind::None;
}

/// Any input of a Merge may be the one that has a tensor. Trials of different
/// sizes take different ones; a rewrite must keep the result with each.
Error Evaluation::runMerge(Operation *op) {
  OperandRange inputs = dataOperands(op);
  if (inputs.empty())
    return userError(Code::UnsupportedOp, "tfg.Merge: the node has no inputs");
  auto index = int32_t(size_t(trial.size) % inputs.size());
  interpreter.set(op->getResult(0), interpreter.tensor(inputs[index]));
  if (dataResults(op).size() > 1)
    interpreter.set(op->getResult(1),
                    HostTensor::scalar<int32_t>(
                        IntegerType::get(op->getContext(), 32), index));
  return Error::success();
}

Error Evaluation::run(Operation *op) {
  if (isMerge(op))
    return runMerge(op);
  if (Error error = interpreter.evaluate(op))
    return error;
  for (Value result : dataResults(op))
    largest = std::max(largest, largestMagnitude(interpreter.tensor(result)));
  return Error::success();
}

Error Evaluation::makeInput(Value value) {
  Expected<HostTensor> tensor = randomTensor(typeOf(value), trial, random);
  if (!tensor)
    return tensor.takeError();
  interpreter.set(value, *tensor);
  largest = std::max(largest, largestMagnitude(*tensor));
  return Error::success();
}

Error Evaluation::evaluateAfter(Value value, unsigned remaining) {
  if (interpreter.isKnown(value))
    return Error::success();
  Operation *op = value.getDefiningOp();
  if (!op)
    return makeInput(value);
  if (isConstant(op))
    return run(op);
  bool isShared = snapshot.isShared(op);
  constexpr unsigned kMostNesting = 500;
  if (isShared && isNumeric(value.getType()) &&
      (remaining == 0 || nesting > kMostNesting || isOpaque(op) ||
       any_of(op->getResults(),
              [&](Value other) { return interpreter.isKnown(other); })))
    return makeInput(value);
  // Returns the reason as an error. NextIteration has no kernel, so no path is
  // a cycle.
  if (!canEvaluate(op) && !isMerge(op))
    return run(op);
  unsigned above = isShared && !computesShape(op) ? remaining - 1 : remaining;
  ++nesting;
  for (Value operand : valuesReadBy(op))
    if (!isa<NoneType>(operand.getType()))
      if (Error error = evaluateAfter(operand, above))
        return error;
  --nesting;
  return run(op);
}

Error Evaluation::evaluateBefore(Value copied) {
  if (interpreter.isKnown(copied))
    return Error::success();
  if (snapshot.isStale(copied))
    return userError(Code::UnsupportedOp,
                     "the rewrite erased ops far from its root");
  if (Value shared = snapshot.sharedValue(copied)) {
    if (Error error = evaluateAfter(shared))
      return error;
    interpreter.copyValue(shared, copied);
    return Error::success();
  }
  Operation *op = copied.getDefiningOp();
  if (!canEvaluate(op) && !isMerge(op))
    return run(op);
  for (Value operand : valuesReadBy(op))
    if (!isa<NoneType>(operand.getType()))
      if (Error error = evaluateBefore(operand))
        return error;
  return run(op);
}

//===----------------------------------------------------------------------===//
// Trials
//===----------------------------------------------------------------------===//

namespace {

/// The result of one trial.
struct TrialResult {
  enum Kind { Equal, Different, Failed };
  Kind kind;
  std::string detail;
  /// The ops that read the differing values.
  SmallVector<Operation *, 1> readers = {};
};

} // namespace

/// The rounding error of a sum of some thousand terms in another order.
static constexpr float kRelative = 1e-5f;

static SmallVector<Trial> trialsFor(const CheckerOptions &options) {
  SmallVector<Trial> trials = {{Trial::Smooth, 3},
                               {Trial::Special, 1},
                               {Trial::Wide, 4},
                               {Trial::Smooth, 2}};
  if (options.isExact)
    trials.push_back({Trial::NonFinite, 3});
  return trials;
}

static TrialResult runTrial(const Snapshot &snapshot,
                            const shape::GraphShapes *shapes,
                            const Trial &trial, Reach reach,
                            ArrayRef<ValuePair> pairs,
                            const CheckerOptions &options) {
  // A fixed seed makes findings reproducible.
  std::mt19937 random(20240229);
  Evaluation evaluation(snapshot, shapes, trial, reach,
                        options.maxMultiplications, random);
  // Evaluate all values before the rewrite first: a rewrite may accept inputs
  // that the original ops reject.
  for (const ValuePair &pair : pairs)
    if (Error error = evaluation.evaluateBefore(pair.before))
      return {TrialResult::Failed, toString(std::move(error))};
  for (auto [number, pair] : enumerate(pairs)) {
    if (Error error = evaluation.evaluateAfter(pair.after))
      return {TrialResult::Failed,
              "after the rewrite: " + toString(std::move(error))};
    if (evaluation.isList(pair.before))
      return {TrialResult::Failed, "a list is replaced"};
    HostTensor before = evaluation.tensor(pair.before);
    Tolerance tolerance{relativeTolerance(before.elementType(), kRelative),
                        evaluation.magnitude(),
                        options.isExact && trial.values == Trial::NonFinite};
    std::string text = difference("value " + std::to_string(number), before,
                                  evaluation.tensor(pair.after), tolerance);
    if (!text.empty())
      return {TrialResult::Different, text, pair.readers};
  }
  return {TrialResult::Equal, ""};
}

static SmallVector<ValuePair> comparablePairs(const Snapshot &snapshot) {
  SmallVector<ValuePair> pairs = snapshot.pairs();
  erase_if(pairs, [](const ValuePair &pair) {
    return !isNumeric(pair.before.getType());
  });
  return pairs;
}

/// Trials for ops that reject all other inputs: integers that match the sizes
/// of tensors, sizes that divide each other, valid indices and permutations.
static SmallVector<Trial> lastResorts() {
  SmallVector<Trial> trials = {
      {Trial::Sizes, 3}, {Trial::Sizes, 4}, {Trial::Sizes, 2}};
  for (Trial::Values values :
       {Trial::Zeros, Trial::Ones, Trial::Iota, Trial::Smooth})
    for (int64_t size : {2, 4, 6, 8, 12, 1})
      trials.push_back({values, size});
  return trials;
}

/// If values differ, compares the results of the ops that read them instead,
/// which may be equal.
static bool compareReaders(Snapshot &snapshot, ArrayRef<Operation *> readers) {
  return !readers.empty() && all_of(readers, [&](Operation *reader) {
    return snapshot.compareResultsOf(reader);
  });
}

/// Runs all trials with the given reach.
static Outcome compareWithin(Snapshot &snapshot,
                             const shape::GraphShapes *shapes, Reach reach,
                             const CheckerOptions &options) {
  constexpr unsigned kMostMoves = 32;
  unsigned moves = 0, equal = 0;
  SmallVector<ValuePair> pairs = comparablePairs(snapshot);
  std::string reason;
  auto run = [&](ArrayRef<Trial> trials) -> std::optional<Outcome> {
    for (size_t next = 0; next < trials.size(); ++next) {
      if (pairs.empty())
        return Outcome{RewriteCheck::Unused, ""};
      TrialResult result =
          runTrial(snapshot, shapes, trials[next], reach, pairs, options);
      if (result.kind == TrialResult::Equal) {
        ++equal;
      } else if (result.kind == TrialResult::Failed) {
        if (reason.empty())
          reason = result.detail;
      } else if (++moves < kMostMoves &&
                 compareReaders(snapshot, result.readers)) {
        pairs = comparablePairs(snapshot);
        next = size_t(-1);
        equal = 0;
      } else {
        return Outcome{RewriteCheck::Different, result.detail};
      }
    }
    return std::nullopt;
  };
  if (std::optional<Outcome> outcome = run(trialsFor(options)))
    return *outcome;
  if (equal == 0)
    if (std::optional<Outcome> outcome = run(lastResorts()))
      return *outcome;
  if (equal != 0)
    return {RewriteCheck::Equal, ""};
  return {RewriteCheck::Unchecked, reason};
}

Outcome compareRewrite(Snapshot &snapshot, const CheckerOptions &options) {
  Outcome outcome{RewriteCheck::Unchecked, ""};
  // The types of nodes need not have shapes. Inputs are values that the rewrite
  // left alone, so the shapes after the rewrite are those before it.
  std::unique_ptr<shape::GraphShapes> shapes;
  if (snapshot.isGraph()) {
    shapes = std::make_unique<shape::GraphShapes>(snapshot.scope());
    shapes->run();
  }
  // Most facts that a rule relies on come from near producers; a depth of 60
  // reaches the arguments of all but the longest functions.
  for (Reach reach :
       {Reach{5}, Reach{12}, Reach{60}, Reach{5, true}, Reach{60, true}}) {
    Outcome found = compareWithin(snapshot, shapes.get(), reach, options);
    // A larger reach may be too expensive.
    if (found.kind != RewriteCheck::Unchecked ||
        outcome.kind != RewriteCheck::Different)
      outcome = found;
    if (outcome.kind == RewriteCheck::Equal ||
        outcome.kind == RewriteCheck::Unused)
      break;
  }
  return outcome;
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// All calls of a function; empty if there may be others.
static SmallVector<Operation *> knownCalls(Operation *op) {
  auto function = dyn_cast<func::FuncOp>(op);
  if (!function || !function.isPrivate() || !function->getParentOp())
    return {};
  std::optional<SymbolTable::UseRange> uses =
      SymbolTable::getSymbolUses(function, function->getParentOp());
  if (!uses)
    return {};
  llvm::SetVector<Operation *> calls;
  for (const SymbolTable::SymbolUse &use : *uses) {
    Operation *user = use.getUser();
    bool isCall = isa<func::CallOp>(user) ||
                  tf::isa(user, "PartitionedCall", "StatefulPartitionedCall");
    if (!isCall || user->getNumOperands() != function.getNumArguments() ||
        user->getNumResults() != function.getNumResults())
      return {};
    calls.insert(user);
  }
  return calls.takeVector();
}

/// The arguments of a call, or random ones without a call. A rule may rely on
/// facts about the operands of all calls, such as initial states of zeros.
static Expected<SmallVector<HostTensor>>
makeArguments(Block &body, Operation *call, const Trial &trial,
              const CheckerOptions &options) {
  std::mt19937 random(20240229);
  SmallVector<HostTensor> arguments;
  if (!call) {
    for (Type type : body.getArgumentTypes()) {
      Expected<HostTensor> argument = randomTensor(type, trial, random);
      if (!argument)
        return argument.takeError();
      arguments.push_back(*argument);
    }
    return arguments;
  }
  constexpr Reach kReach{/*depth=*/5};
  Snapshot around(call);
  Evaluation evaluation(around, /*shapes=*/nullptr, trial, kReach,
                        options.maxMultiplications, random);
  for (Value operand : call->getOperands()) {
    if (Error error = evaluation.evaluateAfter(operand))
      return error;
    arguments.push_back(evaluation.tensor(operand));
    if (!arguments.back())
      return userError(Code::UnsupportedOp,
                       "an operand of a call is not a tensor");
  }
  return arguments;
}

/// Evaluates both bodies for one call, and compares the results that have
/// users.
static TrialResult runFunctions(Operation *before, Operation *after,
                                Operation *call, const Trial &trial,
                                const CheckerOptions &options) {
  Block &formerBody = before->getRegion(0).front();
  auto arguments = makeArguments(formerBody, call, trial, options);
  if (!arguments)
    return {TrialResult::Failed, toString(arguments.takeError())};
  Interpreter interpreter(options.maxMultiplications, after, kMostIterations);
  auto former = interpreter.run(formerBody, *arguments);
  if (!former)
    return {TrialResult::Failed, toString(former.takeError())};
  auto present = interpreter.run(after->getRegion(0).front(), *arguments);
  if (!present)
    return {TrialResult::Failed,
            "after the rewrite: " + toString(present.takeError())};
  if (former->size() != present->size())
    return {TrialResult::Different, "the number of results differs"};
  for (auto [number, left, right] : enumerate(*former, *present)) {
    if (call && call->getResult(unsigned(number)).use_empty())
      continue;
    Tolerance tolerance{relativeTolerance(left.elementType(), kRelative), 1,
                        /*keepsNonFinite=*/false};
    std::string text =
        difference("result " + std::to_string(number), left, right, tolerance);
    if (!text.empty())
      return {TrialResult::Different, text};
  }
  return {TrialResult::Equal, ""};
}

Outcome compareFunctions(Operation *before, Operation *after,
                         const CheckerOptions &options) {
  if (!before->getRegion(0).hasOneBlock() || !after->getRegion(0).hasOneBlock())
    return {RewriteCheck::Unchecked, "a function without a body"};
  SmallVector<Operation *> calls = knownCalls(after);
  if (calls.empty())
    calls.push_back(nullptr);
  std::string reason;
  unsigned equal = 0;
  for (const Trial &trial : trialsFor(options))
    for (Operation *call : calls) {
      TrialResult result = runFunctions(before, after, call, trial, options);
      if (result.kind == TrialResult::Different)
        return {RewriteCheck::Different, result.detail};
      if (result.kind == TrialResult::Equal)
        ++equal;
      else
        reason = result.detail;
    }
  if (equal != 0)
    return {RewriteCheck::Equal, ""};
  return {RewriteCheck::Unchecked, reason};
}

} // namespace tfuse::check
