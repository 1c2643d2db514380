//===- Loops.cpp - Loops with regions, simplified -------------------------===//

#include "tfuse/Dialect/TF/Transforms/Loops.h"

#include "tfuse/Dialect/TF/Analysis/LoopAnalysis.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::loops {

/// Creates what `state` describes, an op like `op`, with its regions.
static Operation *createLike(Operation *op, OpBuilder &builder,
                             OperationState &state) {
  state.addAttributes(op->getDiscardableAttrDictionary().getValue());
  state.propertiesAttr = op->getPropertiesAsAttribute();
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  Operation *copy = builder.create(state);
  for (auto [from, to] : zip(op->getRegions(), copy->getRegions()))
    to.takeBody(from);
  return copy;
}

Operation *rebuildWithout(Operation *op, const BitVector &operands,
                          const BitVector &results) {
  OpBuilder builder(op);
  OperationState state(op->getLoc(), op->getName());
  for (OpOperand &operand : op->getOpOperands())
    if (!operands.test(operand.getOperandNumber()))
      state.operands.push_back(operand.get());
  for (OpResult result : op->getResults())
    if (!results.test(result.getResultNumber()))
      state.types.push_back(result.getType());
  Operation *copy = createLike(op, builder, state);
  unsigned kept = 0;
  for (OpResult result : op->getResults())
    if (!results.test(result.getResultNumber()))
      result.replaceAllUsesWith(copy->getResult(kept++));
  op->erase();
  return copy;
}

Operation *rebuildWith(Operation *op, ValueRange operands, TypeRange results) {
  OpBuilder builder(op);
  OperationState state(op->getLoc(), op->getName());
  append_range(state.operands, op->getOperands());
  append_range(state.operands, operands);
  append_range(state.types, op->getResultTypes());
  append_range(state.types, results);
  Operation *copy = createLike(op, builder, state);
  for (StringRef name : {"T", "Tin", "Tout", "output_shapes"})
    copy->removeAttr(name);
  op->replaceAllUsesWith(copy->getResults().take_front(op->getNumResults()));
  op->erase();
  return copy;
}

void eraseDeadOps(Region &region) {
  for (Block &block : llvm::reverse(region))
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block))) {
      if (isOpTriviallyDead(&op)) {
        op.erase();
        continue;
      }
      for (Region &inner : op.getRegions())
        eraseDeadOps(inner);
    }
}

unsigned eraseDeadOps(Operation *op) {
  unsigned erased = 0;
  // A set, because a producer used by two dead ops must be visited only once.
  llvm::SetVector<Operation *> worklist;
  worklist.insert(op);
  while (!worklist.empty()) {
    Operation *dead = worklist.pop_back_val();
    if (!isOpTriviallyDead(dead))
      continue;
    SmallVector<Value> operands(dead->getOperands());
    dead->erase();
    ++erased;
    for (Value operand : operands)
      if (Operation *producer = operand.getDefiningOp())
        worklist.insert(producer);
  }
  return erased;
}

//===----------------------------------------------------------------------===//
// Loop-invariant values
//===----------------------------------------------------------------------===//

/// A handle of a resource that the loop writes must stay loop-carried, because
/// it orders the accesses.
static bool isWrittenResource(BlockArgument argument) {
  if (!tf_type::isResourceTensor(argument.getType()))
    return false;
  return any_of(argument.getUsers(), [](Operation *user) {
    return !user->hasTrait<OpTrait::IsTerminator>() &&
           !user->getName().stripDialect().contains_insensitive("read");
  });
}

bool useInvariantsFromOutside(Operation *loop) {
  std::optional<LoopAnalysis> analysis = LoopAnalysis::get(loop);
  if (!analysis)
    return false;
  bool changed = false;
  Operation *yield = analysis->getBody()->getTerminator();
  for (unsigned i = 0; i < analysis->getNumIterArgs(); ++i) {
    BlockArgument inBody = analysis->getBodyArgument(i);
    BlockArgument inCond = analysis->getConditionArgument(i);
    Value entering = analysis->getInit(i);
    if (!analysis->isInvariant(i) || isWrittenResource(inBody))
      continue;
    Value result = analysis->getResult(i);
    bool sameType = result.getType() == entering.getType();
    auto isElsewhere = [&](OpOperand &use) { return use.getOwner() != yield; };
    if (none_of(inBody.getUses(), isElsewhere) && inCond.use_empty() &&
        (result.use_empty() || !sameType))
      continue;
    inBody.replaceUsesWithIf(entering, isElsewhere);
    yield->setOperand(i, inBody);
    inCond.replaceAllUsesWith(entering);
    if (sameType)
      result.replaceAllUsesWith(entering);
    changed = true;
  }
  return changed;
}

bool hoistInvariants(Operation *loop,
                     llvm::function_ref<bool(Operation *)> isMovable) {
  bool changed = false;
  for (Region &region : loop->getRegions())
    for (Operation &op : llvm::make_early_inc_range(region.front())) {
      bool fromOutside = none_of(op.getOperands(), [&](Value operand) {
        return isDefinedInside(operand, loop);
      });
      if (!fromOutside || op.getNumRegions() != 0 || !isPure(&op) ||
          op.hasTrait<OpTrait::IsTerminator>())
        continue;
      if (!op.hasTrait<OpTrait::ConstantLike>() && !isMovable(&op))
        continue;
      op.moveBefore(loop);
      changed = true;
    }
  return changed;
}

//===----------------------------------------------------------------------===//
// Equal values
//===----------------------------------------------------------------------===//

static bool areEqualConstants(Value a, Value b) {
  ElementsAttr x = tf::getConstant(a), y = tf::getConstant(b);
  return x && x == y;
}

/// Whether `a` and `b` are equal, given that arguments `i` and `j` of the body
/// are.
static bool areEqual(Value a, Value b, Block &body, unsigned i, unsigned j,
                     unsigned depth = 6) {
  a = tf::skipIdentities(a);
  b = tf::skipIdentities(b);
  if (a == b || (a == body.getArgument(i) && b == body.getArgument(j)) ||
      areEqualConstants(a, b))
    return true;
  Operation *x = a.getDefiningOp(), *y = b.getDefiningOp();
  if (depth == 0 || !x || !y || x->getName() != y->getName() ||
      x->getNumRegions() != 0 || !isPure(x) || a.getType() != b.getType() ||
      x->getNumOperands() == 0 || x->getNumOperands() != y->getNumOperands() ||
      x->getAttrDictionary() != y->getAttrDictionary() ||
      cast<OpResult>(a).getResultNumber() !=
          cast<OpResult>(b).getResultNumber())
    return false;
  for (auto [p, q] : zip(x->getOperands(), y->getOperands()))
    if (!areEqual(p, q, body, i, j, depth - 1))
      return false;
  return true;
}

bool mergeEqualState(Operation *loop) {
  bool changed = false;
  Block &cond = *conditionOf(loop), &body = *bodyOf(loop);
  Operation *yield = body.getTerminator();
  auto isMergeable = [&](unsigned i, unsigned j) {
    Value a = loop->getOperand(i), b = loop->getOperand(j);
    return (a == b || areEqualConstants(a, b)) &&
           loop->getResult(i).getType() == loop->getResult(j).getType() &&
           body.getArgument(i).getType() == body.getArgument(j).getType() &&
           areEqual(yield->getOperand(i), yield->getOperand(j), body, i, j);
  };
  for (unsigned j = 1; j < loop->getNumOperands(); ++j)
    for (unsigned i = 0; i < j; ++i) {
      bool unused = body.getArgument(j).use_empty() &&
                    cond.getArgument(j).use_empty() &&
                    loop->getResult(j).use_empty();
      if (unused || !isMergeable(i, j))
        continue;
      body.getArgument(j).replaceAllUsesWith(body.getArgument(i));
      cond.getArgument(j).replaceAllUsesWith(cond.getArgument(i));
      loop->getResult(j).replaceAllUsesWith(loop->getResult(i));
      changed = true;
      break;
    }
  return changed;
}

//===----------------------------------------------------------------------===//
// Dead values
//===----------------------------------------------------------------------===//

namespace {
/// Determines the live loop-carried values.
class Liveness {
public:
  explicit Liveness(Operation *loop)
      : loop(loop), needed(loop->getNumOperands()) {}

  BitVector run() {
    for (Region &region : loop->getRegions())
      for (Operation &op : region.front())
        if (!op.hasTrait<OpTrait::IsTerminator>() &&
            !wouldOpBeTriviallyDead(&op))
          need(&op);
    need(conditionOf(loop)->getTerminator()->getOperand(0));
    for (unsigned i = 0; i < needed.size(); ++i)
      if (!loop->getResult(i).use_empty())
        needArgument(i);
    while (!pending.empty()) {
      Value value = pending.pop_back_val();
      if (auto argument = dyn_cast<BlockArgument>(value)) {
        if (argument.getOwner()->getParentOp() == loop)
          needArgument(argument.getArgNumber());
        continue;
      }
      need(value.getDefiningOp());
    }
    return needed;
  }

private:
  void need(Value value) {
    if (isDefinedInside(value, loop) && seen.insert(value).second)
      pending.push_back(value);
  }
  void need(Operation *op) {
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        need(operand);
    });
  }
  void needArgument(unsigned i) {
    if (needed.test(i))
      return;
    needed.set(i);
    need(bodyOf(loop)->getTerminator()->getOperand(i));
  }

  Operation *loop;
  BitVector needed;
  llvm::DenseSet<Value> seen;
  SmallVector<Value> pending;
};
} // namespace

Operation *dropDeadState(Operation *loop) {
  BitVector dead = Liveness(loop).run();
  dead.flip();
  if (dead.none())
    return loop;
  bodyOf(loop)->getTerminator()->eraseOperands(dead);
  for (Region &region : loop->getRegions()) {
    eraseDeadOps(region);
    region.front().eraseArguments(dead);
  }
  return rebuildWithout(loop, dead, dead);
}

} // namespace tfuse::loops
