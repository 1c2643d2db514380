//===- LoopAnalysis.cpp - Iter args and trip count of a loop --------------===//

#include "tfuse/Dialect/TF/Analysis/LoopAnalysis.h"

#include "tfuse/Dialect/TF/Analysis/LoopBlocks.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::loops {

//===----------------------------------------------------------------------===//
// Ops of both dialects
//===----------------------------------------------------------------------===//

/// True for "tfl.<name>". The tfl dialect is above this library.
static bool isTFL(Operation *op, StringRef name) {
  if (!op || op->getName().stripDialect() != name ||
      op->getName().getDialectNamespace() != "tfl")
    return false;
  auto activation = op->getAttrOfType<StringAttr>("fused_activation_function");
  return !activation || activation == "NONE";
}

static bool isAdd(Operation *op) {
  return tf::hasFact(op, tf::OpFact::Addition) || isTFL(op, "add");
}

static bool isSub(Operation *op) {
  return tf::isa(op, "Sub") || isTFL(op, "sub");
}

static bool isAnd(Operation *op) {
  return tf::isa(op, "LogicalAnd") || isTFL(op, "logical_and");
}

namespace {
/// A comparison as `operand 0 < operand 1` or the like.
struct Comparison {
  bool isLess, isInclusive;
};
} // namespace

static std::optional<Comparison> readComparison(Operation *op) {
  if (tf::isa(op, "Less") || isTFL(op, "less"))
    return Comparison{true, false};
  if (tf::isa(op, "LessEqual") || isTFL(op, "less_equal"))
    return Comparison{true, true};
  if (tf::isa(op, "Greater") || isTFL(op, "greater"))
    return Comparison{false, false};
  if (tf::isa(op, "GreaterEqual") || isTFL(op, "greater_equal"))
    return Comparison{false, true};
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Structure
//===----------------------------------------------------------------------===//

static bool isTFLWhile(Operation *op) { return isTFL(op, "while"); }

bool isLoop(Operation *op) { return tf::isLoop(op) || isTFLWhile(op); }

Block *conditionOf(Operation *loop) {
  return isTFLWhile(loop) ? &loop->getRegion(0).front()
                          : tf::loopCondition(loop);
}

Block *bodyOf(Operation *loop) {
  return isTFLWhile(loop) ? &loop->getRegion(1).front() : tf::loopBody(loop);
}

Value skipNoOps(Value value) {
  for (;;) {
    value = tf::skipIdentities(value);
    Operation *op = value.getDefiningOp();
    if (!tf::isa(op, "EnsureShape"))
      return value;
    value = op->getOperand(0);
  }
}

SmallVector<Operation *> getUsersThroughNoOps(Value value) {
  SmallVector<Operation *> users;
  for (Operation *user : value.getUsers()) {
    if (tf::hasFact(user, tf::OpFact::ForwardsValue))
      append_range(users, getUsersThroughNoOps(user->getResult(0)));
    else
      users.push_back(user);
  }
  return users;
}

bool isDefinedInside(Value value, Operation *loop) {
  return loop->isAncestor(value.getParentBlock()->getParentOp());
}

bool isInvariant(Value value, Operation *loop) {
  Operation *op = value.getDefiningOp();
  return !isDefinedInside(value, loop) ||
         (op && op->hasTrait<OpTrait::ConstantLike>());
}

std::optional<LoopAnalysis> LoopAnalysis::get(Operation *op) {
  if (!isLoop(op))
    return std::nullopt;
  LoopAnalysis analysis;
  analysis.loop = op;
  analysis.condition = conditionOf(op);
  analysis.body = bodyOf(op);
  unsigned count = op->getNumOperands();
  if (!analysis.condition || !analysis.body || op->getNumResults() != count ||
      analysis.body->getNumArguments() != count ||
      analysis.condition->getNumArguments() != count ||
      analysis.body->getTerminator()->getNumOperands() != count ||
      analysis.condition->getTerminator()->getNumOperands() < 1)
    return std::nullopt;
  return analysis;
}

//===----------------------------------------------------------------------===//
// Iter args
//===----------------------------------------------------------------------===//

bool LoopAnalysis::isInvariant(unsigned index) const {
  return skipNoOps(getNext(index)) == getBodyArgument(index);
}

Value LoopAnalysis::resolve(Value value) const {
  value = skipNoOps(value);
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument ||
      (argument.getOwner() != body && argument.getOwner() != condition))
    return value;
  unsigned index = argument.getArgNumber();
  return isInvariant(index) ? skipNoOps(getInit(index))
                            : Value(getBodyArgument(index));
}

std::optional<InductionVariable>
LoopAnalysis::getInductionVariable(unsigned index) const {
  Value argument = getBodyArgument(index);
  Operation *next = skipNoOps(getNext(index)).getDefiningOp();
  bool isSum = isAdd(next);
  if (!isa<IntegerType>(getElementTypeOrSelf(argument.getType())) ||
      (!isSum && !isSub(next)))
    return std::nullopt;
  for (unsigned operand : {0u, 1u}) {
    if (skipNoOps(next->getOperand(operand)) != argument ||
        (!isSum && operand == 1))
      continue;
    // The step may be an invariant iter arg.
    std::optional<int64_t> step =
        constantInt(resolve(next->getOperand(1 - operand)));
    if (step && *step != 0 && isInt<32>(*step))
      return InductionVariable{index, tfuse::dimFromScalar(getInit(index)),
                               isSum ? *step : -*step};
  }
  return std::nullopt;
}

std::optional<InductionVariable>
LoopAnalysis::getInductionVariable(Value argument) const {
  auto resolved = dyn_cast<BlockArgument>(resolve(argument));
  return resolved && resolved.getOwner() == body
             ? getInductionVariable(resolved.getArgNumber())
             : std::nullopt;
}

SymbolicDim LoopAnalysis::dimFromScalar(Value scalar) const {
  SymbolicDim dim = tfuse::dimFromScalar(resolve(scalar));
  if (dim.getSymbols().empty())
    return dim;
  // The axis may be one of an invariant iter arg.
  auto [tensor, axis] = dim.getSymbols().front();
  return axis < 0 ? dim : dimOfAxis(resolve(tensor), axis) + dim.getOffset();
}

ElementsAttr LoopAnalysis::getValueAt(const InductionVariable &variable,
                                      int64_t iteration) const {
  Type type = getElementTypeOrSelf(getBodyArgument(variable.index).getType());
  uint64_t value = uint64_t(*variable.start.getNumber()) +
                   uint64_t(variable.step) * uint64_t(iteration);
  return DenseElementsAttr::get(RankedTensorType::get({}, type),
                                APInt(type.getIntOrFloatBitWidth(), value,
                                      /*isSigned=*/true,
                                      /*implicitTrunc=*/true));
}

//===----------------------------------------------------------------------===//
// Trip count
//===----------------------------------------------------------------------===//

bool LoopAnalysis::addExitTests(Value conjunct, SmallVector<ExitTest> &tests,
                                std::string &why) const {
  Operation *op = skipNoOps(conjunct).getDefiningOp();
  if (isAnd(op))
    return addExitTests(op->getOperand(0), tests, why) &&
           addExitTests(op->getOperand(1), tests, why);
  std::optional<Comparison> comparison = readComparison(op);
  if (!comparison) {
    why = "its condition is more than a bound of an induction variable";
    return false;
  }
  for (unsigned operand : {0u, 1u}) {
    std::optional<InductionVariable> variable =
        getInductionVariable(op->getOperand(operand));
    if (!variable)
      continue;
    // The variable has to move toward the limit.
    bool hasUpperLimit = comparison->isLess == (operand == 0);
    if (hasUpperLimit != (variable->step > 0)) {
      why = "its induction variable moves away from the bound";
      return false;
    }
    tests.push_back(
        {*variable, op->getOperand(1 - operand), comparison->isInclusive});
    return true;
  }
  why = "its condition compares no induction variable";
  return false;
}

std::optional<SmallVector<ExitTest>>
LoopAnalysis::getExitTests(std::string &why) const {
  SmallVector<ExitTest> tests;
  if (!addExitTests(condition->getTerminator()->getOperand(0), tests, why))
    return std::nullopt;
  return tests;
}

SymbolicDim LoopAnalysis::iterationsUntil(const ExitTest &test,
                                          Value limit) const {
  int64_t step = test.variable.step, stride = std::abs(step);
  SymbolicDim end = dimFromScalar(limit), start = test.variable.start;
  SymbolicDim count =
      (step > 0 ? end - start : start - end) + (test.isInclusive ? 1 : 0);
  if (stride == 1 && count.getFactor() >= 0)
    return count;
  std::optional<int64_t> number = count.getNumber();
  return number ? SymbolicDim((*number + stride - 1) / stride) : SymbolicDim();
}

SymbolicDim LoopAnalysis::getTripCount(
    std::string &why, llvm::function_ref<Value(Value)> simplifyLimit) const {
  std::optional<SmallVector<ExitTest>> tests = getExitTests(why);
  if (!tests)
    return {};
  SymbolicDim total;
  for (const ExitTest &test : *tests) {
    Value limit = resolve(test.limit);
    if (simplifyLimit)
      limit = simplifyLimit(limit);
    // Frameworks write the largest int32 for "no limit".
    if (dimFromScalar(limit).getNumber() >= std::numeric_limits<int32_t>::max())
      continue;
    SymbolicDim count = iterationsUntil(test, limit);
    if (!count.isKnown()) {
      why = "its induction variable starts at an unknown value";
      return {};
    }
    if (!total.isKnown() || total == count) {
      total = count;
      continue;
    }
    if (!total.isStatic() || !count.isStatic()) {
      why = "it ends at the first of two bounds";
      return {};
    }
    total = std::min(*total.getNumber(), *count.getNumber());
  }
  if (!total.isKnown())
    why = "it has no bound";
  else if (total.isStatic() && *total.getNumber() < 1)
    why = "it has no iteration";
  else if (total.isStatic() && !isInt<32>(*total.getNumber()))
    why = "its trip count exceeds 32 bits";
  else
    return total;
  return {};
}

std::optional<int64_t> LoopAnalysis::initialValue(Value scalar) const {
  scalar = tf::skipIdentities(scalar);
  auto argument = dyn_cast<BlockArgument>(scalar);
  if (argument && argument.getOwner() == condition)
    scalar = getInit(argument.getArgNumber());
  std::optional<int64_t> value = constantInt(scalar);
  // APInt sign-extends true to -1; use 1.
  bool isBool = getElementTypeOrSelf(scalar.getType()).isInteger(1);
  return value && isBool ? *value & 1 : value;
}

bool LoopAnalysis::holdsInitially(Value conjunct) const {
  conjunct = tf::skipIdentities(conjunct);
  Operation *op = conjunct.getDefiningOp();
  if (isAnd(op))
    return holdsInitially(op->getOperand(0)) &&
           holdsInitially(op->getOperand(1));
  std::optional<Comparison> comparison = readComparison(op);
  bool isNotEqual = tf::isa(op, "NotEqual") || isTFL(op, "not_equal");
  if (!comparison && !isNotEqual)
    return initialValue(conjunct).value_or(0) != 0;
  std::optional<int64_t> left = initialValue(op->getOperand(0)),
                         right = initialValue(op->getOperand(1));
  if (!left || !right)
    return false;
  if (isNotEqual)
    return *left != *right;
  if (*left == *right)
    return comparison->isInclusive;
  return (*left < *right) == comparison->isLess;
}

bool LoopAnalysis::runsAtLeastOnce() const {
  return holdsInitially(condition->getTerminator()->getOperand(0));
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

std::optional<LoopIndex> getLoopIndex(Value index) {
  while (!isa<BlockArgument>(index)) {
    Operation *op = index.getDefiningOp();
    if (tf::isa(op, "Reshape", "Cast") || isTFL(op, "reshape") ||
        isTFL(op, "cast")) {
      index = op->getOperand(0);
      continue;
    }
    if (!isAdd(op) && !isSub(op))
      return std::nullopt;
    // One operand leads to the induction variable, the other is invariant.
    Operation *loop = op->getParentOp();
    while (loop && !isLoop(loop))
      loop = loop->getParentOp();
    if (!loop)
      return std::nullopt;
    bool isSecondInvariant = isInvariant(op->getOperand(1), loop);
    if (!isSecondInvariant && !isInvariant(op->getOperand(0), loop))
      return std::nullopt;
    index = op->getOperand(isSecondInvariant ? 0 : 1);
  }
  auto argument = cast<BlockArgument>(index);
  Operation *op = argument.getOwner()->getParentOp();
  std::optional<LoopAnalysis> loop = op ? LoopAnalysis::get(op) : std::nullopt;
  if (!loop || loop->getBody() != argument.getOwner())
    return std::nullopt;
  std::optional<InductionVariable> variable =
      loop->getInductionVariable(argument.getArgNumber());
  return variable ? std::optional(LoopIndex{*loop, *variable}) : std::nullopt;
}

} // namespace tfuse::loops
