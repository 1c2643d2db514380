//===- SharedMemory.cpp - Which tensors may share memory at run time ------===//
//
// The rules are those of ArenaPlanner::IdentifyInPlaceTensors. A tensor's owner
// is the first tensor of the chain through which it got its memory. An op
// overwrites operand i only if i and its owner have one use each.
//
// Take a value u that shares the memory of i, and the last value l from which
// both derive. Either l is u or i, or l has two uses. In each case the owner is
// a value before l: l itself has two uses if anything but the way to i reads
// it. So data is in danger only below a value with one use, which is what
// `Tensor::isAtRisk` says. Values at risk with the same data form a set; an
// overwrite of one of them must come after all reads of the set. Sets that an
// earlier overwrite of the same memory destroyed were read before that one.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/Analysis/SharedMemory.h"

#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

MemorySharing memorySharing(Operation *op) {
  return llvm::TypeSwitch<Operation *, MemorySharing>(op)
#define TFUSE_SHARES_DATA(Op)                                                  \
  .Case<Op>([](Operation *) { return MemorySharing{0b1, true}; })
#define TFUSE_COMPUTES_IN_PLACE(Op, operands)                                  \
  .Case<Op>([](Operation *) { return MemorySharing{operands, false}; })
#include "tfuse/Dialect/TFL/Analysis/SharedMemory.def"
      .Default([](Operation *) { return MemorySharing{}; });
}

bool isVariableTensor(Value value) {
  auto isState = [](OpOperand &use) {
    // The op in a control node writes the tensor of the node's result.
    if (auto node = dyn_cast<ControlNodeOp>(use.getOwner()->getParentOp());
        node && isa<YieldOp>(use.getOwner()))
      return isVariableTensor(node.getOutputs()[use.getOperandNumber()]);
    auto op = dyn_cast<OpFactsInterface>(use.getOwner());
    return op && is_contained(op.getFacts().stateful,
                              static_cast<int>(use.getOperandNumber()));
  };
  Operation *op = value.getDefiningOp();
  return any_of(value.getUses(), isState) ||
         (op && op->hasAttr("tfl.is_variable"));
}

VariableTensors::VariableTensors(Block &block) {
  block.walk([&](Operation *op) {
    if (op->hasAttr("tfl.is_variable"))
      values.insert_range(op->getResults());
    if (auto facts = dyn_cast<OpFactsInterface>(op))
      for (int index : facts.getFacts().stateful)
        if (index < static_cast<int>(op->getNumOperands())) {
          Value state = op->getOperand(index);
          values.insert(state);
          if (auto node = state.getDefiningOp<ControlNodeOp>())
            values.insert(node.getYield()->getOperand(
                cast<OpResult>(state).getResultNumber()));
        }
  });
}

Operation *executedOp(Operation *op) {
  auto control = dyn_cast<ControlNodeOp>(op);
  return control && control.wrapsOneOp() ? &control.getBody().front().front()
                                         : op;
}

/// The bytes of a tensor, if they are known before the model runs.
static std::optional<int64_t> knownBytes(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  std::optional<TensorType> stored = tensorTypeOf(type.getElementType());
  if (!stored || bitWidth(*stored) < 8)
    return std::nullopt;
  return type.getNumElements() * (bitWidth(*stored) / 8);
}

/// The planner does not overwrite tensors of another size, or small tensors.
static bool mayOverwrite(Value operand, Value result) {
  constexpr int64_t kSmall = 4;
  std::optional<int64_t> before = knownBytes(operand),
                         after = knownBytes(result);
  if ((before && *before <= kSmall) || (after && *after <= kSmall))
    return false;
  return !before || !after || *before == *after;
}

/// Strings, handles and lists are allocated when they are computed.
static bool isPlanned(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type)
    return false;
  std::optional<TensorType> stored = tensorTypeOf(type.getElementType());
  return stored && bitWidth(*stored) != 0;
}

/// Reading the final state from the variable tensor is not a use of the
/// operand.
static bool isUse(OpOperand &use) { return !isa<FinalStateOp>(use.getOwner()); }

/// Whether the tensor has one use, as the planner counts: operands and the
/// function's results.
static bool hasOneUse(Value value) {
  unsigned count = 0;
  for (OpOperand &use : value.getUses())
    if (isUse(use) && ++count > 1)
      return false;
  return true;
}

namespace {
class SharedTensorFinder {
public:
  explicit SharedTensorFinder(Block &block) : block(block), variables(block) {}
  std::vector<SharedTensors> run();

private:
  struct Tensor {
    /// An owner with one use may have given this value its memory.
    bool isAtRisk = false;
    /// The set of values at risk with the same data.
    unsigned set = 0;
  };

  void visit(Operation *executed, Operation *op);
  /// Whether LiteRT may give the result the memory of the operand.
  bool mayShare(OpOperand &operand, Value result, bool keepsData) const;
  unsigned addToSet(Value value, std::optional<unsigned> set);

  Block &block;
  VariableTensors variables;
  llvm::DenseMap<Value, Tensor> tensors;
  std::vector<SharedTensors> sets;
};
} // namespace

bool SharedTensorFinder::mayShare(OpOperand &operand, Value result,
                                  bool keepsData) const {
  Value value = operand.get();
  Operation *source = value.getDefiningOp();
  if (!source || source->hasTrait<OpTrait::ConstantLike>() ||
      isa<FinalStateOp>(source) || !isPlanned(value) || !isPlanned(result))
    return false;
  auto isReturned = [](OpOperand &use) {
    return use.getOwner()->hasTrait<OpTrait::IsTerminator>();
  };
  if (any_of(result.getUses(), isReturned) || variables.contains(value) ||
      variables.contains(result))
    return false;
  return keepsData || (hasOneUse(value) && mayOverwrite(value, result));
}

unsigned SharedTensorFinder::addToSet(Value value,
                                      std::optional<unsigned> set) {
  if (!set) {
    set = sets.size();
    sets.emplace_back();
  }
  tensors[value] = {true, *set};
  for (OpOperand &use : value.getUses())
    if (isUse(use))
      sets[*set].reads.push_back(&use);
  return *set;
}

void SharedTensorFinder::visit(Operation *executed, Operation *op) {
  MemorySharing sharing = memorySharing(executed);
  if (!sharing.operands || op->getNumResults() == 0)
    return;
  Value result = op->getResult(0);
  bool isOverwriting = false;
  for (OpOperand &operand : executed->getOpOperands()) {
    unsigned number = operand.getOperandNumber();
    if (!(sharing.operands >> number & 1) ||
        !mayShare(operand, result, sharing.keepsData))
      continue;
    Tensor source = tensors.lookup(operand.get());
    if (!sharing.keepsData) {
      if (source.isAtRisk)
        sets[source.set].overwrites.push_back(&operand);
      isOverwriting = true;
    } else if (source.isAtRisk) {
      addToSet(result, source.set);
    } else if (hasOneUse(operand.get())) {
      addToSet(result, std::nullopt);
    }
  }
  // The owner of the memory has one use, or it would not be overwritten.
  if (isOverwriting)
    addToSet(result, std::nullopt);
}

std::vector<SharedTensors> SharedTensorFinder::run() {
  for (Operation &op : block)
    visit(executedOp(&op), &op);
  llvm::erase_if(sets, [](const SharedTensors &set) {
    return set.overwrites.empty() || set.reads.size() < 2;
  });
  return std::move(sets);
}

std::vector<SharedTensors> findSharedTensors(Block &block) {
  return SharedTensorFinder(block).run();
}

Operation *lastReader(Block &block, const SharedTensors &shared,
                      Operation *except) {
  Operation *last = nullptr;
  for (OpOperand *read : shared.reads) {
    Operation *reader = block.findAncestorOpInBlock(*read->getOwner());
    if (reader != except && (!last || last->isBeforeInBlock(reader)))
      last = reader;
  }
  return last;
}

} // namespace tfuse::tfl
