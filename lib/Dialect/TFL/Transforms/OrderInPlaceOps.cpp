//===- OrderInPlaceOps.cpp - Orders in-place ops after other readers ------===//
//
// LiteRT's memory planner lets an op overwrite tensors that other ops still
// read (Analysis/SharedMemory.h). Here such an op moves after these readers.
// Where one of them needs its result, or overwrites the same memory, no order
// is right: the op then reads a copy.
//
//   %r = tfl.reshape(%b)            %r = tfl.reshape(%b)
//   %s = tfl.sub(%r, %y)       =>   %m = tfl.mul(%b, %b)
//   %m = tfl.mul(%b, %b)            %s = tfl.sub(%r, %y)
//
// All other ops keep their order, so most graphs do not change.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/Analysis/SharedMemory.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include <set>

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_ORDERINPLACEOPSPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

/// Whether the op has side effects, so that its position is fixed.
static bool hasFixedPlace(Operation *op, const VariableTensors &variables) {
  auto isState = [&](Value value) {
    auto type = dyn_cast<ShapedType>(value.getType());
    return variables.contains(value) || value.getDefiningOp<FinalStateOp>() ||
           (type &&
            tensorTypeOf(type.getElementType()) == TensorType::RESOURCE);
  };
  return !isMemoryEffectFree(op) || op->getNumRegions() != 0 ||
         callsSubgraphs(op) || any_of(op->getOperands(), isState) ||
         any_of(op->getResults(), isState);
}

namespace {
/// Puts the ops of a block into an order in which each overwrite comes last.
class Scheduler {
public:
  explicit Scheduler(Block &block) : block(block) {}

  /// Whether any op overwrites a tensor that another op reads.
  bool hasConflicts() { return !(shared = findSharedTensors(block)).empty(); }
  /// Moves the ops. Returns the overwrites that conflict in every order.
  SmallVector<OpOperand *> run();

private:
  struct Node {
    Operation *op;
    /// The number of unscheduled ops that must precede this op.
    unsigned missing = 0;
    SmallVector<unsigned, 4> followers;
    bool isScheduled = false;
  };

  void addEdge(unsigned before, unsigned after) {
    nodes[before].followers.push_back(after);
    ++nodes[after].missing;
  }
  void addDependences();
  void addReads();
  /// Whether all other reads of what the op overwrites are done.
  bool isLastReader(unsigned index) const;
  bool isLastReader(unsigned index, unsigned set) const {
    return readsLeft[set] ==
           static_cast<unsigned>(count(readSets.find(index)->second, set));
  }
  void schedule(unsigned index);
  void scheduleReleased();
  /// Selects a blocked overwrite, which will read a copy.
  unsigned giveUpOne(SmallVectorImpl<OpOperand *> &impossible);

  Block &block;
  std::vector<SharedTensors> shared;
  std::vector<Node> nodes;
  llvm::DenseMap<Operation *, unsigned> indices;
  /// For each set of tensors, the number of remaining reads.
  std::vector<unsigned> readsLeft;
  /// For each op the sets that it reads (with repetition), and those it
  /// overwrites.
  llvm::DenseMap<unsigned, SmallVector<unsigned, 2>> readSets;
  llvm::DenseMap<unsigned, SmallVector<std::pair<unsigned, OpOperand *>, 2>>
      overwrites;
  /// Overwrites that have to wait for readers.
  std::set<unsigned> blocked;
  /// Ops that an earlier op in the block had to wait for.
  std::set<unsigned> released;
  unsigned cursor = 0;
  SmallVector<Operation *> order;
};
} // namespace

/// Operands come before users; ops with a fixed place keep their order.
void Scheduler::addDependences() {
  for (Operation &op : block.without_terminator()) {
    indices[&op] = nodes.size();
    nodes.push_back({&op});
  }
  VariableTensors variables(block);
  std::optional<unsigned> lastFixed;
  for (unsigned index = 0, end = nodes.size(); index != end; ++index) {
    Operation *op = nodes[index].op;
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (Operation *source = operand.getDefiningOp();
            source && source != op && source->getBlock() == &block)
          addEdge(indices.lookup(source), index);
    });
    if (!hasFixedPlace(op, variables))
      continue;
    if (lastFixed)
      addEdge(*lastFixed, index);
    lastFixed = index;
  }
}

void Scheduler::addReads() {
  auto indexOf = [&](OpOperand *operand) {
    return indices.lookup(block.findAncestorOpInBlock(*operand->getOwner()));
  };
  for (auto [set, tensors] : enumerate(shared)) {
    readsLeft.push_back(tensors.reads.size());
    for (OpOperand *read : tensors.reads)
      readSets[indexOf(read)].push_back(set);
    for (OpOperand *overwrite : tensors.overwrites)
      overwrites[indexOf(overwrite)].emplace_back(set, overwrite);
  }
}

bool Scheduler::isLastReader(unsigned index) const {
  auto found = overwrites.find(index);
  return found == overwrites.end() || all_of(found->second, [&](auto entry) {
           return isLastReader(index, entry.first);
         });
}

void Scheduler::schedule(unsigned index) {
  Node &node = nodes[index];
  node.isScheduled = true;
  order.push_back(node.op);
  blocked.erase(index);
  for (unsigned follower : node.followers)
    if (--nodes[follower].missing == 0 && follower < cursor)
      released.insert(follower);
  auto reads = readSets.find(index);
  if (reads == readSets.end())
    return;
  for (unsigned set : reads->second) {
    // One op reads each set twice at most: the last overwrite may be next.
    if (--readsLeft[set] > 2)
      continue;
    for (OpOperand *overwrite : shared[set].overwrites) {
      unsigned waiting =
          indices.lookup(block.findAncestorOpInBlock(*overwrite->getOwner()));
      if (blocked.contains(waiting))
        released.insert(waiting);
    }
  }
}

void Scheduler::scheduleReleased() {
  while (!released.empty()) {
    unsigned index = *released.begin();
    released.erase(released.begin());
    if (nodes[index].isScheduled)
      continue;
    if (isLastReader(index))
      schedule(index);
    else
      blocked.insert(index);
  }
}

unsigned Scheduler::giveUpOne(SmallVectorImpl<OpOperand *> &impossible) {
  unsigned index = *blocked.begin();
  for (auto [set, overwrite] : overwrites[index])
    if (!isLastReader(index, set))
      impossible.push_back(overwrite);
  return index;
}

SmallVector<OpOperand *> Scheduler::run() {
  addDependences();
  addReads();
  SmallVector<OpOperand *> impossible;
  for (unsigned end = nodes.size(); cursor != end;) {
    unsigned index = cursor++;
    if (nodes[index].missing == 0) {
      released.insert(index);
      scheduleReleased();
    }
  }
  while (!blocked.empty()) {
    schedule(giveUpOne(impossible));
    scheduleReleased();
  }
  assert(order.size() == nodes.size() && "dependences have a cycle");
  // Insert copies first, so that the remaining ops move less.
  if (impossible.empty())
    for (Operation *op : order)
      op->moveBefore(block.getTerminator());
  return impossible;
}

/// Lets the operand read a copy: a SLICE of everything, which XNNPACK takes,
/// too. Where SLICE cannot (scalars, unknown or high ranks), a CAST to the same
/// type. Neither is ever computed in place.
static void readCopy(OpOperand &operand) {
  constexpr int64_t kSliceRank = 5;
  OpBuilder builder(operand.getOwner());
  Location loc = operand.getOwner()->getLoc();
  auto type = cast<ShapedType>(operand.get().getType());
  if (!type.hasRank() || type.getRank() == 0 || type.getRank() > kSliceRank) {
    operand.set(CastOp::create(builder, loc, type, operand.get()));
    return;
  }
  SmallVector<int32_t> begin(type.getRank(), 0), size;
  for (int64_t dim : type.getShape())
    size.push_back(ShapedType::isDynamic(dim) ? -1 : int32_t(dim));
  auto vector = [&](ArrayRef<int32_t> values) {
    auto attr = builder.getI32TensorAttr(values);
    return ConstOp::create(builder, loc, attr.getType(), attr);
  };
  operand.set(SliceOp::create(builder, loc, type, operand.get(), vector(begin),
                              vector(size)));
}

namespace {
class OrderInPlaceOps : public impl::OrderInPlaceOpsPassBase<OrderInPlaceOps> {
  void runOnOperation() override {
    if (getOperation().isExternal())
      return;
    for (Block &block : getOperation().getBody())
      while (true) {
        Scheduler scheduler(block);
        if (!scheduler.hasConflicts())
          break;
        SmallVector<OpOperand *> impossible = scheduler.run();
        if (impossible.empty())
          break;
        for (OpOperand *operand : impossible)
          readCopy(*operand);
      }
  }
};
} // namespace

} // namespace tfuse::tfl
