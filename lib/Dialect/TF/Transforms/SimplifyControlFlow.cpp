//===- SimplifyControlFlow.cpp - Simplifies branches and loops ------------===//
//
// Branches:
//   a constant condition          => the selected branch
//   unused results                => erased
//   equal results of all branches => that value
// Loops:
//   a condition that is false     => the initial values
//   a trip count of 1             => the body, with inlineSingleIterations
//   loop-invariant iter args      => their initial values
//   equal iter args               => merged (Keras has two induction variables)
//   unused iter args              => erased, with their producers
//   loop-invariant ops            => hoisted before the loop
//   an iter arg that no iteration => computed after the loop (Keras keeps the
//   reads                            last output as a list of one element)
//
// Only ops that cannot fail are moved out of a loop, since the body may never
// run.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Analysis/LoopAnalysis.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_SIMPLIFYCONTROLFLOWPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

/// The only element of an integer or bool constant.
static std::optional<int64_t> constantScalar(Value value) {
  auto elements =
      mlir::dyn_cast_if_present<DenseElementsAttr>(getConstant(value));
  if (!elements || elements.getNumElements() != 1)
    return std::nullopt;
  if (elements.getElementType().isInteger(1))
    return elements.getSplatValue<bool>();
  if (mlir::isa<IntegerType>(elements.getElementType()))
    return elements.getSplatValue<APInt>().getSExtValue();
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// Replaces the op by the only block of one of its regions.
static void takeBranch(Operation *op, Region &region) {
  Block &block = region.front();
  Operation *yield = block.getTerminator();
  SmallVector<Value> results(yield->getOperands());
  op->getBlock()->getOperations().splice(op->getIterator(),
                                         block.getOperations(), block.begin(),
                                         yield->getIterator());
  for (auto [result, value] : zip(op->getResults(), results))
    result.replaceAllUsesWith(value);
  op->erase();
}

static Region *chosenBranch(Operation *op) {
  std::optional<int64_t> known = constantScalar(op->getOperand(0));
  if (isa(op, "CaseRegion") && op->getNumRegions() == 1)
    return &op->getRegion(0);
  if (!known)
    return nullptr;
  if (isa(op, "IfRegion"))
    return &op->getRegion(*known ? 0 : 1);
  bool isInRange = *known >= 0 && *known < int64_t(op->getNumRegions());
  return &op->getRegion(isInRange ? unsigned(*known) : op->getNumRegions() - 1);
}

/// The value that all branches yield as result `i`, if it is defined outside.
static Value commonResult(Operation *op, unsigned i) {
  Value common;
  for (Region &region : op->getRegions()) {
    Value value = skipIdentities(region.front().getTerminator()->getOperand(i));
    if ((common && value != common) ||
        op->isAncestor(value.getParentBlock()->getParentOp()))
      return {};
    common = value;
  }
  return common;
}

static Operation *simplifyBranch(Operation *op) {
  if (Region *chosen = chosenBranch(op)) {
    takeBranch(op, *chosen);
    return nullptr;
  }
  BitVector unused(op->getNumResults());
  for (OpResult result : op->getResults()) {
    Value common = commonResult(op, result.getResultNumber());
    if (common && common.getType() == result.getType())
      result.replaceAllUsesWith(common);
    if (result.use_empty())
      unused.set(result.getResultNumber());
  }
  if (unused.none())
    return op;
  for (Region &region : op->getRegions()) {
    region.front().getTerminator()->eraseOperands(unused);
    loops::eraseDeadOps(region);
  }
  op = loops::rebuildWithout(op, BitVector(op->getNumOperands()), unused);
  if (op->getNumResults() == 0 && all_of(op->getRegions(), [](Region &region) {
        return llvm::hasSingleElement(region.front());
      })) {
    op->erase();
    return nullptr;
  }
  return op;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// Ops that never fail, for any values of their operands.
static bool cannotFail(Operation *op) {
  if (hasFact(op, OpFact::CannotFail))
    return true;
  // Slices of a shape: all operands except the dimensions are constants.
  if (isa(op, "StridedSlice", "GatherV2", "Reshape", "Slice")) {
    auto type = mlir::dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    return type && type.hasStaticShape() &&
           all_of(op->getOperands().drop_front(),
                  [](Value operand) { return bool(getConstant(operand)); });
  }
  return false;
}

/// Merging two equal induction variables leaves two equal conditions.
static void simplifyCondition(Operation *yield) {
  Operation *both = skipIdentities(yield->getOperand(0)).getDefiningOp();
  if (isa(both, "LogicalAnd", "LogicalOr") &&
      skipIdentities(both->getOperand(0)) ==
          skipIdentities(both->getOperand(1)) &&
      both->getOperand(0).getType() == yield->getOperand(0).getType())
    yield->setOperand(0, both->getOperand(0));
}

//===----------------------------------------------------------------------===//
// Results that can be computed after a loop
//===----------------------------------------------------------------------===//

/// The result of the loop that equals `value` in the last iteration of the
/// body; null if there is none.
static Value lastValue(Operation *loop, Value value, unsigned besides) {
  Operation *yield = loop->getRegion(1).front().getTerminator();
  for (unsigned i = 0; i < loop->getNumResults(); ++i)
    if (i != besides && skipIdentities(yield->getOperand(i)) == value &&
        loop->getResult(i).getType() == value.getType())
      return loop->getResult(i);
  return {};
}

/// Computes a result that no iteration reads after the loop, from its other
/// results. This requires a trip count of at least one, because a loop with
/// trip count zero returns the initial value.
static void computeBehind(Operation *loop, unsigned i) {
  Block &cond = loop->getRegion(0).front(), &body = loop->getRegion(1).front();
  Value result = loop->getResult(i);
  if (result.use_empty() || !body.getArgument(i).use_empty() ||
      !cond.getArgument(i).use_empty())
    return;
  Value next = skipIdentities(body.getTerminator()->getOperand(i));
  if (Value same = lastValue(loop, next, i)) {
    if (same.getType() == result.getType())
      result.replaceAllUsesWith(same);
    return;
  }
  Operation *op = next.getDefiningOp();
  if (!op || op->getBlock() != &body || !isa(op, "ExpandDims", "Reshape") ||
      next.getType() != result.getType())
    return;
  Value input = lastValue(loop, skipIdentities(op->getOperand(0)), i);
  ElementsAttr how = getConstant(op->getOperand(1));
  if (!input || !how)
    return;
  OpBuilder builder(loop->getContext());
  builder.setInsertionPointAfter(loop);
  IRMapping map;
  map.map(op->getOperand(0), input);
  Operation *constant = skipIdentities(op->getOperand(1)).getDefiningOp();
  map.map(op->getOperand(1), builder.clone(*constant)->getResult(0));
  result.replaceAllUsesWith(builder.clone(*op, map)->getResult(0));
}

/// Replaces a TensorList of one element by the element that was written last.
static void forgetOnlyRow(Operation *op) {
  if (!isa(op, "XlaDynamicUpdateSlice") || !op->hasAttr("_updates_row"))
    return;
  auto type = mlir::dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (type && type.getRank() > 0 && type.getDimSize(0) == 1 &&
      op->getOperand(1).getType() == type)
    op->getResult(0).replaceAllUsesWith(op->getOperand(1));
}

/// Replaces a loop by its body if that runs exactly once. Returns false if it
/// may not, or if types differ, which describe lists of unknown length.
static bool takeSingleIteration(const loops::LoopAnalysis &analysis) {
  std::string why;
  Operation *loop = analysis.getOperation();
  Block *body = analysis.getBody();
  if (!analysis.runsAtLeastOnce() ||
      analysis.getTripCount(why).getNumber() != 1 ||
      loop->getOperandTypes() != body->getArgumentTypes() ||
      loop->getResultTypes() != body->getTerminator()->getOperandTypes())
    return false;
  for (auto [argument, init] :
       zip_equal(body->getArguments(), loop->getOperands()))
    argument.replaceAllUsesWith(init);
  takeBranch(loop, *body->getParent());
  return true;
}

static Operation *simplifyLoop(Operation *loop, bool inlineSingleIterations) {
  // The condition may yield its arguments, which are unused.
  Operation *condition = loop->getRegion(0).front().getTerminator();
  if (condition->getNumOperands() > 1)
    condition->eraseOperands(1, condition->getNumOperands() - 1);
  if (constantScalar(condition->getOperand(0)) == 0 &&
      loop->getOperandTypes() == loop->getResultTypes()) {
    loop->replaceAllUsesWith(loop->getOperands());
    loop->erase();
    return nullptr;
  }
  simplifyCondition(condition);
  bool changed = true;
  while (changed) {
    changed = loops::useInvariantsFromOutside(loop);
    changed |= loops::mergeEqualState(loop);
    changed |= loops::hoistInvariants(loop, cannotFail);
  }
  std::optional<loops::LoopAnalysis> analysis = loops::LoopAnalysis::get(loop);
  if (analysis && inlineSingleIterations && takeSingleIteration(*analysis))
    return nullptr;
  if (analysis && analysis->runsAtLeastOnce())
    for (unsigned i = 0; i < loop->getNumResults(); ++i)
      computeBehind(loop, i);
  return loops::dropDeadState(loop);
}

namespace {

struct SimplifyControlFlow
    : public impl::SimplifyControlFlowPassBase<SimplifyControlFlow> {
  using Base::Base;

  void runOnOperation() override {
    loops::eraseDeadOps(getOperation().getBodyRegion());
    // Visit inner loops first.
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      forgetOnlyRow(op);
      if (hasFact(op, OpFact::ControlFlowRegion))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      if (isa(op, "WhileRegion"))
        simplifyLoop(op, inlineSingleIterations);
      else
        simplifyBranch(op);
    }
    loops::eraseDeadOps(getOperation().getBodyRegion());
  }
};

} // namespace

} // namespace tfuse::tf
