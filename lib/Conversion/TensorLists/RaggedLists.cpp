//===- RaggedLists.cpp - Finds lists with elements of different sizes -----===//
//
// List values that may be the same list at run time form a group. The elements
// of a group certainly have equal sizes if each size is stated where the lists
// are created (TensorFlow checks it), or is the same constant in all writes, or
// is one dimension that does not change during the life of the list: the batch
// of an input, but not the length of a tensor that each loop iteration
// computes.
//
//===----------------------------------------------------------------------===//

#include "RaggedLists.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Shape/ModuleShapes.h"
#include "tfuse/Support/Diagnostics.h"

#include <list>

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

namespace {

/// A write of elements of a known shape to a list.
struct Write {
  Operation *op;
  shape::Shape shape;
};

class GroupFinder {
public:
  explicit GroupFinder(ModuleOp module) : flow(module), shapes(module) {}

  /// Finds the groups that need two tensors.
  LogicalResult run();

  std::list<RaggedGroup> groups;
  llvm::DenseMap<Value, RaggedGroup *> groupOf;

private:
  LogicalResult look(Value first);
  bool collect(Value first);
  bool mayDiffer() const;
  bool isFixed(shape::Dim symbol, Operation *write) const;
  std::optional<Ints> statedSizes(Operation *maker) const;
  void addWrites();
  LogicalResult describe(RaggedGroup &group);
  LogicalResult refuse(Operation *op, const Twine &why,
                       DiagnosticSite site = DiagnosticSite::current());

  ListFlow flow;
  shape::ModuleShapes shapes;
  bool hasShapes = false;
  llvm::DenseSet<Value> seen;
  // The group under analysis.
  llvm::SetVector<Value> lists;
  llvm::SetVector<Operation *> ops;
  SmallVector<Write> writes;
};

/// Replaces the lists of groups by two tensors each.
class Rewriter {
public:
  explicit Rewriter(const GroupFinder &finder) : groupOf(finder.groupOf) {}

  void run(func::FuncOp function);

private:
  void lower(Block &block);
  void lower(Operation *op);
  void lowerListOp(Operation *op);
  void lowerLoop(Operation *loop);
  void lowerBranches(Operation *op);
  void rebuild(Operation *op, ArrayRef<unsigned> slots,
               ArrayRef<const RaggedGroup *> ragged, ValueRange operands);
  static Type sizesType(Builder builder, const RaggedGroup &group) {
    return RankedTensorType::get(
        {ShapedType::kDynamic, int64_t(group.axes.size())},
        builder.getI32Type());
  }
  /// Makes a region yield data and sizes instead of lists.
  void yieldParts(Operation *yield, ArrayRef<unsigned> slots);

  const llvm::DenseMap<Value, RaggedGroup *> &groupOf;
  llvm::DenseMap<Value, RaggedList> lists;
  SmallVector<Operation *> dead;
};

} // namespace

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

static bool isMaker(Operation *op) {
  return tf::hasFact(op, tf::OpFact::MakesEmptyList);
}

/// Whether an op writes only some of a list's elements, or elements of several
/// sizes.
static bool writesSome(Operation *op) {
  return tf::hasFact(op, tf::OpFact::WritesListElement) ||
         tf::isa(op, "TensorListScatterIntoExistingList",
                 "TensorListConcatLists", "TensorListSplit");
}

/// Whether a list escapes its function.
static bool leaves(Value list) {
  if (auto argument = dyn_cast<BlockArgument>(list);
      argument && isa<func::FuncOp>(argument.getOwner()->getParentOp()))
    return true;
  return any_of(list.getUsers(), [](Operation *user) {
    return isa<func::ReturnOp, func::CallOp>(user) ||
           !tf::getFunctionRefs(user).empty();
  });
}

/// Collects the aliases of `first` and the ops on them. False if they cannot be
/// tracked.
bool GroupFinder::collect(Value first) {
  lists.clear();
  ops.clear();
  auto push = [&](Value value) {
    if (flow.contains(value))
      lists.insert(value);
  };
  auto addOp = [&](Operation *op) {
    if (!op || !isListOp(op) || !ops.insert(op))
      return;
    for_each(op->getOperands(), push);
    for_each(op->getResults(), push);
  };
  push(first);
  bool stays = true;
  auto holdsLists = [](Operation *op) {
    return tf::hasFact(op, tf::OpFact::WritesListElement) &&
           tf_type::isVariantTensor(op->getOperands().back());
  };
  for (unsigned i = 0; i < lists.size(); ++i) {
    Value list = lists[i];
    stays &= !leaves(list);
    addOp(list.getDefiningOp());
    for_each(list.getUsers(), addOp);
    flow.forEachAlias(list, push);
  }
  seen.insert(lists.begin(), lists.end());
  return stays && none_of(ops, holdsLists);
}

/// The element shape given where a list is created, possibly with unknown
/// sizes. Nullopt if the rank is unknown.
std::optional<Ints> GroupFinder::statedSizes(Operation *maker) const {
  Value stated = maker->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(stated.getType());
  if (!type || type.getRank() != 1)
    return std::nullopt;
  if (std::optional<Ints> known = constantInts(stated)) {
    for (int64_t &size : *known)
      size = size < 0 ? ShapedType::kDynamic : size;
    return known;
  }
  return std::nullopt;
}

/// Whether the elements of the group may differ in size.
bool GroupFinder::mayDiffer() const {
  if (none_of(ops, writesSome))
    return false;
  bool allStated = true;
  for (Operation *op : ops) {
    if (tf::isa(op, "TensorListSplit")) {
      std::optional<Ints> lengths = constantInts(tf::getOperand(op, "lengths"));
      allStated &= lengths && !lengths->empty() && llvm::all_equal(*lengths);
    } else if (isMaker(op)) {
      auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
      std::optional<Ints> sizes = statedSizes(op);
      // Computed element shapes are complete, and TensorFlow checks writes
      // against them.
      bool isComputed =
          !constantInts(op->getOperand(0)) && type && type.getRank() == 1;
      allStated &= isComputed || (sizes && !ShapedType::isDynamicShape(*sizes));
    } else if (tf::isa(op, "TensorListFromTensor", "TensorListScatter",
                       "TensorListScatterV2")) {
      allStated = false;
    }
  }
  return !allStated;
}

//===----------------------------------------------------------------------===//
// Writes
//===----------------------------------------------------------------------===//

void GroupFinder::addWrites() {
  writes.clear();
  if (!hasShapes)
    shapes.run();
  hasShapes = true;
  auto rowsOf = [&](Value tensor) {
    shape::Shape shape = shapes.lookup(tensor).shape;
    return shape.hasRank() && shape.rank() > 0 ? shape.dropFront(1)
                                               : shape::Shape();
  };
  for (Operation *op : ops) {
    if (tf::isa(op, "TensorListSetItem"))
      writes.push_back({op, shapes.lookup(op->getOperand(2)).shape});
    else if (tf::isa(op, "TensorListPushBack"))
      writes.push_back({op, shapes.lookup(op->getOperand(1)).shape});
    else if (tf::isa(op, "TensorListScatterIntoExistingList",
                     "TensorListFromTensor", "TensorListScatter",
                     "TensorListScatterV2"))
      writes.push_back({op, rowsOf(tf::getOperand(op, "tensor"))});
    else if (tf::isa(op, "TensorListSplit")) {
      std::optional<Ints> lengths = constantInts(tf::getOperand(op, "lengths"));
      bool areEqual = lengths && !lengths->empty() && llvm::all_equal(*lengths);
      shape::Shape rest = rowsOf(tf::getOperand(op, "tensor"));
      if (rest.hasRank())
        rest =
            shape::Shape::vector(areEqual ? lengths->front() : shape::kUnknown)
                .concat(rest);
      writes.push_back({op, rest});
    }
  }
}

/// Whether a dimension of a write is the same during the life of the list: a
/// value with this dimension is defined outside of all loops that carry the
/// list.
bool GroupFinder::isFixed(shape::Dim symbol, Operation *write) const {
  auto has = [&](Value value) {
    if (flow.contains(value))
      return false;
    shape::Shape shape = shapes.lookup(value).shape;
    return shape.hasRank() && llvm::is_contained(shape.dims(), symbol);
  };
  auto isCarried = [&](Operation *loop) {
    return any_of(loop->getOperands(),
                  [&](Value operand) { return lists.contains(operand); });
  };
  auto holds = [&](Block *block, Operation *end) {
    if (any_of(block->getArguments(), has))
      return true;
    for (Operation &op : *block) {
      if (&op == end)
        break;
      if (any_of(op.getResults(), has))
        return true;
    }
    return false;
  };
  // Search from the innermost block outwards. Values inside a loop that carries
  // the list do not count: they may change during the life of the list.
  SmallVector<std::pair<Block *, Operation *>> blocks;
  for (Operation *op = write; op && !isa<ModuleOp>(op) && op->getBlock();
       op = op->getParentOp()) {
    if (isa<func::FuncOp>(op))
      break;
    blocks.push_back({op->getBlock(), op});
    Operation *parent = op->getParentOp();
    if (tf::isa(parent, "WhileRegion") && isCarried(parent))
      blocks.clear();
  }
  return any_of(blocks, [&](const auto &entry) {
    return holds(entry.first, entry.second);
  });
}

LogicalResult GroupFinder::refuse(Operation *op, const Twine &why,
                                  DiagnosticSite site) {
  InFlightDiagnostic diag =
      emitUserError(op->getLoc(), Code::UnsupportedOp, site);
  diag << "cannot lower " << op->getName() << ": " << why;
  attachHint(diag, "give the TensorArray an element_shape without unknown "
                   "sizes, or pad the elements to one size");
  return failure();
}

/// Infers the element shape. Leaves `axes` empty if the elements provably have
/// equal sizes, or if nothing is known.
LogicalResult GroupFinder::describe(RaggedGroup &group) {
  std::optional<int64_t> rank;
  Operation *ranked = nullptr;
  SmallVector<Ints> stated;
  bool allStated = true;
  auto addRank = [&](int64_t found, Operation *op) {
    if (rank && *rank != found)
      return false;
    rank = found;
    ranked = op;
    return true;
  };
  for (Operation *op : ops) {
    if (!isMaker(op))
      continue;
    std::optional<Ints> sizes = statedSizes(op);
    allStated &= sizes.has_value();
    if (sizes && !addRank(int64_t(sizes->size()), op))
      return success(); // The op fails at run time.
    if (sizes)
      stated.push_back(*sizes);
  }
  for (const Write &write : writes)
    if (write.shape.hasRank() && !addRank(write.shape.rank(), write.op))
      return refuse(write.op, "elements of different ranks are written to "
                              "one list");
  if (!rank)
    return success();
  for (int64_t axis = 0; axis < *rank; ++axis) {
    int64_t size = ShapedType::kDynamic;
    // TensorFlow checks sizes that are given for all lists.
    bool isStated =
        allStated && !stated.empty() && none_of(writes, [](const Write &write) {
          return tf::isa(write.op, "TensorListFromTensor", "TensorListScatter",
                         "TensorListScatterV2", "TensorListSplit");
        });
    for (const Ints &sizes : stated)
      isStated &= sizes[axis] >= 0 && sizes[axis] == stated.front()[axis];
    if (isStated) {
      group.row.push_back(stated.front()[axis]);
      continue;
    }
    shape::Dim common = shape::kUnknown;
    bool areEqual = true;
    for (auto [i, write] : enumerate(writes)) {
      shape::Dim dim =
          write.shape.hasRank() ? write.shape[axis] : shape::kUnknown;
      areEqual &= dim != shape::kUnknown && (i == 0 || dim == common);
      common = dim;
    }
    if (areEqual && shape::isKnown(common))
      size = common;
    else if (!areEqual || !all_of(writes, [&](const Write &write) {
               return isFixed(common, write.op);
             }))
      group.axes.push_back(axis);
    group.row.push_back(size);
  }
  if (group.axes.empty())
    return success();
  // All sizes that are not constants may differ.
  group.axes.clear();
  for (auto [axis, size] : enumerate(group.row))
    if (ShapedType::isDynamic(size))
      group.axes.push_back(int64_t(axis));
  return success();
}

//===----------------------------------------------------------------------===//
// All groups
//===----------------------------------------------------------------------===//

static Type elementType(const llvm::SetVector<Operation *> &ops) {
  for (Operation *op : ops)
    if (Type type = elementTypeOf(op))
      return type;
  return {};
}

LogicalResult GroupFinder::look(Value first) {
  if (!collect(first) || !mayDiffer())
    return success();
  RaggedGroup group;
  group.element = elementType(ops);
  if (!group.element || isa<tf_type::VariantType>(group.element))
    return success();
  addWrites();
  if (failed(describe(group)))
    return failure();
  if (group.axes.empty())
    return success();
  const char *differ = "the elements of the list may differ in size when the "
                       "model runs, and ";
  for (Operation *op : ops) {
    if (!RaggedBuilder::has(tf::opName(op)))
      return refuse(op, Twine(differ) + "this op does not support such lists");
    group.hasGaps |=
        tf::isa(op, "TensorListReserve", "TensorListResize") ||
        tf::getBool(op, "resize_if_index_out_of_bounds").value_or(false);
  }
  if (isa<tf_type::StringType, ComplexType>(group.element))
    return refuse(ops.front(), Twine(differ) +
                                   "TFLite cannot concatenate elements of "
                                   "their type");
  for (Value list : lists)
    for (Operation *user : list.getUsers())
      if (tf::isa(user, "ZerosLike", "AddN"))
        return refuse(user,
                      Twine(differ) + "this op does not support such lists");
  groups.push_back(std::move(group));
  for (Value list : lists)
    groupOf[list] = &groups.back();
  return success();
}

LogicalResult GroupFinder::run() {
  // Lists used by other ops are rejected elsewhere.
  if (!flow.strangers().empty())
    return success();
  for (Value list : flow.lists())
    if (!seen.contains(list) && failed(look(list)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// The change
//===----------------------------------------------------------------------===//

void Rewriter::lowerListOp(Operation *op) {
  SmallVector<RaggedList> inputs;
  const RaggedGroup *group = nullptr;
  for (Value operand : op->getOperands())
    if (auto it = lists.find(operand); it != lists.end()) {
      inputs.push_back(it->second);
      group = it->second.group;
    }
  for (Value result : op->getResults())
    if (RaggedGroup *known = groupOf.lookup(result))
      group = known;
  if (!group)
    return;
  RaggedList made = RaggedBuilder(op, *group).lower(inputs);
  if (made.group)
    lists[op->getResult(0)] = made;
  dead.push_back(op);
}

void Rewriter::yieldParts(Operation *yield, ArrayRef<unsigned> slots) {
  SmallVector<Value> sizes;
  for (unsigned slot : slots) {
    RaggedList list = lists.lookup(yield->getOperand(slot));
    yield->setOperand(slot, list.data);
    sizes.push_back(list.sizes);
  }
  yield->insertOperands(yield->getNumOperands(), sizes);
}

/// A copy of an op with more operands, and a result for the sizes of each list
/// in `slots`.
void Rewriter::rebuild(Operation *op, ArrayRef<unsigned> slots,
                       ArrayRef<const RaggedGroup *> ragged,
                       ValueRange operands) {
  Builder builder(op->getContext());
  SmallVector<Type> types;
  for (auto [slot, group] : zip(slots, ragged)) {
    op->getResult(slot).setType(group->dataType());
    types.push_back(sizesType(builder, *group));
  }
  unsigned count = op->getNumResults();
  Operation *copy = loops::rebuildWith(op, operands, types);
  for (auto [i, slot] : enumerate(slots))
    lists[copy->getResult(slot)] = {copy->getResult(slot),
                                    copy->getResult(count + i), ragged[i]};
}

void Rewriter::lowerLoop(Operation *loop) {
  SmallVector<unsigned> slots;
  SmallVector<const RaggedGroup *> ragged;
  SmallVector<Value> sizes;
  Builder builder(loop->getContext());
  for (auto [i, operand] : enumerate(loop->getOperands())) {
    auto it = lists.find(operand);
    if (it == lists.end())
      continue;
    slots.push_back(unsigned(i));
    ragged.push_back(it->second.group);
    sizes.push_back(it->second.sizes);
  }
  for (unsigned slot : slots)
    loop->setOperand(slot, lists.lookup(loop->getOperand(slot)).data);
  for (Region &region : loop->getRegions()) {
    Block &block = region.front();
    for (auto [slot, group] : zip(slots, ragged)) {
      BlockArgument data = block.getArgument(slot);
      data.setType(group->dataType());
      BlockArgument rest =
          block.addArgument(sizesType(builder, *group), loop->getLoc());
      lists[data] = {data, rest, group};
    }
    lower(block);
  }
  if (slots.empty())
    return;
  // The condition may yield its arguments, which are unused.
  Operation *condition = loop->getRegion(0).front().getTerminator();
  condition->eraseOperands(1, condition->getNumOperands() - 1);
  yieldParts(loop->getRegion(1).front().getTerminator(), slots);
  rebuild(loop, slots, ragged, sizes);
}

void Rewriter::lowerBranches(Operation *op) {
  SmallVector<unsigned> slots;
  SmallVector<const RaggedGroup *> ragged;
  for (OpResult result : op->getResults())
    if (RaggedGroup *group = groupOf.lookup(result)) {
      slots.push_back(result.getResultNumber());
      ragged.push_back(group);
    }
  for (Region &region : op->getRegions()) {
    lower(region.front());
    yieldParts(region.front().getTerminator(), slots);
  }
  if (!slots.empty())
    rebuild(op, slots, ragged, {});
}

void Rewriter::lower(Operation *op) {
  if (isListOp(op))
    return lowerListOp(op);
  if (tf::isa(op, "WhileRegion"))
    return lowerLoop(op);
  if (tf::hasFact(op, tf::OpFact::BranchRegion))
    return lowerBranches(op);
  if (!tf::isa(op, "Identity", "StopGradient", "IdentityN"))
    return;
  bool isAll = true;
  for (auto [operand, result] : zip(op->getOperands(), op->getResults())) {
    auto it = lists.find(operand);
    if (it != lists.end())
      result.replaceAllUsesWith(operand);
    isAll &= it != lists.end();
  }
  if (isAll || op->use_empty())
    op->erase();
}

void Rewriter::lower(Block &block) {
  for (Operation &op : make_early_inc_range(block))
    lower(&op);
}

void Rewriter::run(func::FuncOp function) {
  for (Block &block : function.getBody())
    lower(block);
  // Users come after what they use.
  for (Operation *op : llvm::reverse(dead))
    op->erase();
}

LogicalResult lowerRaggedLists(ModuleOp module) {
  GroupFinder finder(module);
  if (failed(finder.run()))
    return failure();
  if (finder.groups.empty())
    return success();
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal())
      Rewriter(finder).run(function);
  return success();
}

} // namespace tfuse::lists
