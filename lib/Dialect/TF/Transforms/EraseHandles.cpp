//===- EraseHandles.cpp - Removes handles from calls and loops ------------===//
//
// An argument of a function can be erased only together with the operands of
// all callers, and a loop-carried value only together with its result. Slots
// that must be erased together form a class. A class is erased if it holds only
// dead values and no remaining op uses them.
//
//===----------------------------------------------------------------------===//

#include "EraseHandles.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/Transforms/Loops.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

namespace {

/// A slot for a value: an argument, operand or result of a function or op,
/// which is identified by its number.
using Slot = uint64_t;

Slot makeSlot(unsigned owner, bool isResult, unsigned index) {
  return uint64_t(owner) << 32 | uint64_t(isResult) << 31 | index;
}

class Eraser {
public:
  Eraser(ModuleOp module, const FunctionUses &functions,
         const llvm::DenseSet<Value> &dead)
      : module(module), functions(functions), dead(dead) {}
  void run();

private:
  void collect();
  void addFunction(func::FuncOp function);
  void addUses(Operation *op);
  void addLoop(Operation *op);
  void addBranches(Operation *op);
  Slot slot(Operation *owner, bool isResult, unsigned index);
  /// Records that a slot holds `value`; null if the value is unknown.
  void hold(Slot place, Value value);
  void keep(Slot place) { hold(place, Value()); }
  void join(Slot a, Slot b) { classes.unionSets(a, b); }
  bool goes(Slot place) const;
  std::optional<Slot> placeOf(Value value) const;
  std::optional<Slot> placeOf(OpOperand &use) const;
  bool isUsedByWhatStays(Value value) const;
  void keepWhatIsUsed();

  /// The slots of one owner to erase.
  struct Plan {
    BitVector operands, results;
    bool isEmpty() const { return operands.none() && results.none(); }
  };
  Plan plan(Operation *owner) const;
  void eraseIdentities();

  ModuleOp module;
  const FunctionUses &functions;
  const llvm::DenseSet<Value> &dead;
  llvm::MapVector<Operation *, unsigned> owners;
  EquivalenceClasses<Slot> classes;
  /// Slots with a value that is not dead; after collection, the leaders of
  /// their classes.
  llvm::DenseSet<Slot> kept;
};

} // namespace

Slot Eraser::slot(Operation *owner, bool isResult, unsigned index) {
  unsigned number = owners.insert({owner, owners.size()}).first->second;
  Slot place = makeSlot(number, isResult, index);
  classes.insert(place);
  return place;
}

void Eraser::hold(Slot place, Value value) {
  if (!value || !dead.contains(value))
    kept.insert(place);
}

bool Eraser::goes(Slot place) const {
  auto leader = classes.findLeader(place);
  return leader != classes.member_end() && !kept.contains(*leader);
}

//===----------------------------------------------------------------------===//
// Classes of slots
//===----------------------------------------------------------------------===//

void Eraser::addFunction(func::FuncOp function) {
  bool isFree = !functions.isReachableOtherwise(function);
  for (BlockArgument argument : function.getArguments()) {
    Slot place = slot(function, false, argument.getArgNumber());
    bool isBound =
        function.getArgAttr(argument.getArgNumber(),
                            tf_saved_model::boundInputAttr) != nullptr;
    hold(place, isFree || isBound ? argument : Value());
  }
  for (OpOperand &operand : function.front().getTerminator()->getOpOperands())
    hold(slot(function, true, operand.getOperandNumber()),
         isFree ? operand.get() : Value());
}

/// Adds the slots of an op that calls functions.
void Eraser::addUses(Operation *op) {
  ArrayRef<FunctionUse> uses = functions.of(op);
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned index = operand.getOperandNumber();
    Slot place = slot(op, false, index);
    hold(place, uses.empty() ? Value() : operand.get());
    for (const FunctionUse &use : uses) {
      if (BlockArgument argument = use.argumentFor(index))
        join(place, slot(use.callee, false, argument.getArgNumber()));
      else
        keep(place);
      if (use.repeats && index < op->getNumResults())
        join(place, slot(op, true, index));
    }
  }
  for (OpResult result : op->getResults()) {
    Slot place = slot(op, true, result.getResultNumber());
    hold(place, uses.empty() ? Value() : Value(result));
    for (const FunctionUse &use : uses)
      if (use.returnsToResults)
        join(place, slot(use.callee, true, result.getResultNumber()));
  }
}

void Eraser::addLoop(Operation *op) {
  Block &condition = op->getRegion(0).front(), &body = op->getRegion(1).front();
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned index = operand.getOperandNumber();
    Slot place = slot(op, false, index);
    for (Value value :
         {operand.get(), Value(condition.getArgument(index)),
          Value(body.getArgument(index)), Value(op->getResult(index)),
          body.getTerminator()->getOperand(index)})
      hold(place, value);
    join(place, slot(op, true, index));
  }
}

void Eraser::addBranches(Operation *op) {
  for (OpResult result : op->getResults()) {
    Slot place = slot(op, true, result.getResultNumber());
    hold(place, result);
    for (Region &region : op->getRegions())
      hold(place, region.front().getTerminator()->getOperand(
                      result.getResultNumber()));
  }
}

void Eraser::collect() {
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<func::FuncOp>(op)) {
      if (!function.isExternal())
        addFunction(function);
    } else if (runsFunctions(op)) {
      addUses(op);
    } else if (isa(op, "WhileRegion")) {
      addLoop(op);
    } else if (hasFact(op, OpFact::BranchRegion)) {
      addBranches(op);
    }
  });
}

/// The slot that defines a value; nullopt for results of other ops.
std::optional<Slot> Eraser::placeOf(Value value) const {
  Operation *owner = value.getDefiningOp();
  bool isResult = owner != nullptr;
  unsigned index = 0;
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    owner = argument.getOwner()->getParentOp();
    index = argument.getArgNumber();
  } else {
    index = cast<OpResult>(value).getResultNumber();
  }
  auto *found = owners.find(owner);
  if (found == owners.end())
    return std::nullopt;
  return makeSlot(found->second, isResult, index);
}

/// The slot that a use passes its value to; nullopt for any other use.
std::optional<Slot> Eraser::placeOf(OpOperand &use) const {
  Operation *owner = use.getOwner();
  unsigned index = use.getOperandNumber();
  bool isResult = false;
  if (owner->hasTrait<OpTrait::IsTerminator>()) {
    Region *region = owner->getParentRegion();
    owner = owner->getParentOp();
    isResult = !isa(owner, "WhileRegion");
    if (!isResult && region->getRegionNumber() == 0) {
      if (index == 0)
        return std::nullopt;
      --index; // The truth value comes first.
    }
  }
  auto *found = owners.find(owner);
  if (found == owners.end())
    return std::nullopt;
  return makeSlot(found->second, isResult, index);
}

static bool isTransparent(Operation *op) { return isa(op, "Identity", "Cast"); }

bool Eraser::isUsedByWhatStays(Value value) const {
  return any_of(value.getUses(), [&](OpOperand &use) {
    if (isTransparent(use.getOwner()))
      return isUsedByWhatStays(use.getOwner()->getResult(0));
    std::optional<Slot> place = placeOf(use);
    return !place || !goes(*place);
  });
}

void Eraser::keepWhatIsUsed() {
  for (Slot place : SmallVector<Slot>(kept.begin(), kept.end()))
    kept.insert(classes.getLeaderValue(place));
  for (bool changed = true; changed;) {
    changed = false;
    for (Value value : dead) {
      std::optional<Slot> place = placeOf(value);
      if (place && goes(*place) && isUsedByWhatStays(value)) {
        kept.insert(classes.getLeaderValue(*place));
        changed = true;
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// Erasing
//===----------------------------------------------------------------------===//

Eraser::Plan Eraser::plan(Operation *owner) const {
  auto going = [&](bool isResult, unsigned count) {
    BitVector result(count);
    for (unsigned i = 0; i != count; ++i)
      if (goes(makeSlot(owners.lookup(owner), isResult, i)))
        result.set(i);
    return result;
  };
  if (auto function = dyn_cast<func::FuncOp>(owner))
    return {going(false, function.getNumArguments()),
            going(true, function.getNumResults())};
  return {going(false, owner->getNumOperands()),
          going(true, owner->getNumResults())};
}

/// `list` without the elements at the indices in `erased`.
static ArrayAttr withoutElements(ArrayAttr list, const BitVector &erased) {
  SmallVector<Attribute> kept;
  for (auto [i, element] : enumerate(list))
    if (!erased.test(i))
      kept.push_back(element);
  return ArrayAttr::get(list.getContext(), kept);
}

static void shortenList(Operation *op, StringRef name,
                        const BitVector &erased) {
  auto list = op->getAttrOfType<ArrayAttr>(name);
  if (list && list.size() == erased.size())
    op->setAttr(name, withoutElements(list, erased));
}

/// Updates the operand segment sizes.
static void shortenSegments(Operation *op, const BitVector &erased) {
  auto segments = op->getAttrOfType<DenseI32ArrayAttr>("operandSegmentSizes");
  if (!segments)
    return;
  SmallVector<int32_t> sizes(segments.asArrayRef());
  unsigned index = 0;
  for (int32_t &size : sizes) {
    unsigned end = index + size;
    for (; index != end && index < erased.size(); ++index)
      size -= erased.test(index);
  }
  op->setAttr("operandSegmentSizes",
              DenseI32ArrayAttr::get(op->getContext(), sizes));
}

/// Erases the uses first, so that the used values can be erased next.
static void eraseUses(Operation *owner, const BitVector &operands,
                      const BitVector &results) {
  if (auto function = dyn_cast<func::FuncOp>(owner)) {
    function.front().getTerminator()->eraseOperands(results);
    return;
  }
  for (Region &region : owner->getRegions()) {
    Operation *yield = region.front().getTerminator();
    if (!isa(owner, "WhileRegion") || region.getRegionNumber() != 0) {
      yield->eraseOperands(results);
      continue;
    }
    // A condition may yield its arguments after the bool.
    BitVector yielded(yield->getNumOperands());
    for (unsigned i : operands.set_bits())
      if (i + 1 < yielded.size())
        yielded.set(i + 1);
    yield->eraseOperands(yielded);
  }
  shortenSegments(owner, operands);
  owner->eraseOperands(operands);
}

static void eraseValues(func::FuncOp function, const BitVector &arguments,
                        const BitVector &results) {
  shortenList(function, "tf._input_shapes", arguments);
  (void)function.eraseResults(results);
  (void)function.eraseArguments(arguments);
}

static void eraseValues(Operation *op, const BitVector &operands,
                        const BitVector &results) {
  for (Region &region : op->getRegions())
    if (region.getNumArguments() != 0)
      region.front().eraseArguments(operands);
  if (results.none())
    return;
  shortenList(op, "output_shapes", results);
  loops::rebuildWithout(op, BitVector(op->getNumOperands()), results);
}

void Eraser::eraseIdentities() {
  SmallVector<Operation *> identities;
  for (Value value : dead)
    if (Operation *op = value.getDefiningOp(); op && isTransparent(op))
      identities.push_back(op);
  // Users first.
  for (bool changed = true; changed;) {
    changed = false;
    erase_if(identities, [&](Operation *op) {
      if (!op->use_empty())
        return false;
      op->erase();
      return changed = true;
    });
  }
}

void Eraser::run() {
  collect();
  keepWhatIsUsed();
  SmallVector<std::pair<Operation *, Plan>> plans;
  for (auto &[owner, number] : owners)
    if (Plan what = plan(owner); !what.isEmpty())
      plans.emplace_back(owner, std::move(what));
  for (auto &[owner, what] : plans)
    eraseUses(owner, what.operands, what.results);
  eraseIdentities();
  for (auto &[owner, what] : plans) {
    if (auto function = dyn_cast<func::FuncOp>(owner))
      eraseValues(function, what.operands, what.results);
    else
      eraseValues(owner, what.operands, what.results);
  }
}

void eraseHandles(ModuleOp module, const FunctionUses &functions,
                  const llvm::DenseSet<Value> &dead) {
  if (!dead.empty())
    Eraser(module, functions, dead).run();
}

} // namespace tfuse::tf
