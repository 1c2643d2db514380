//===- ListElements.cpp - Infers element shapes and types of lists --------===//
//
// Runs before any op is lowered. Infers element shapes that are not given where
// a list is created, finds lists that may be empty although loops write to
// them, and infers element types where lists are only passed through.
//
//===----------------------------------------------------------------------===//

#include "ListLowering.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

//===----------------------------------------------------------------------===//
// Sizes of elements
//===----------------------------------------------------------------------===//

/// Marks all writes to the list that `maker` creates: they enlarge the list's
/// elements first.
void ListLowering::markLazy(Operation *maker) {
  SmallVector<Value> pending = {maker->getResult(0)};
  llvm::DenseSet<Value> seen(pending.begin(), pending.end());
  auto push = [&](Value value) {
    if (flow.contains(value) && seen.insert(value).second)
      pending.push_back(value);
  };
  for (unsigned i = 0; i < pending.size(); ++i) {
    for (Operation *user : pending[i].getUsers())
      if (isListOp(user)) {
        lazyWrites.insert(user);
        if (user->getNumResults() > 0)
          push(user->getResult(0));
      }
    flow.forEachAlias(pending[i], push);
  }
}

LogicalResult ListLowering::fixShape(Operation *maker, ElementShapes &shapes) {
  Value stated = maker->getOperand(0);
  std::optional<Ints> known = constantInts(stated);
  auto type = dyn_cast<RankedTensorType>(stated.getType());
  bool isScalar = type && type.getRank() == 0;
  if (!known && !isScalar)
    return success(); // Computed in the graph.
  if (known && !isScalar && all_of(*known, [](int64_t s) { return s >= 0; }))
    return success();
  if (isScalar)
    known.reset();
  std::optional<SymbolicDims> sizes = shapes.dimsOf(maker, known);
  // The type is at least as precise as the op's element shape.
  auto subtype = tf_type::getHandleSubtype(maker->getResult(0).getType());
  if (!sizes && subtype && subtype.hasRank() && known)
    sizes = SymbolicDims(subtype.getRank());
  bool quiet = options.allowTensorListPassThrough;
  if (!sizes) {
    if (!quiet) {
      InFlightDiagnostic diag = refuse(maker);
      diag << "the rank of its elements is not known";
      attachHint(diag, "give the TensorArray an element_shape, or the input a "
                       "known rank");
    }
    return failure();
  }
  bool isLazy = false;
  for (SymbolicDim &size : *sizes) {
    if (size.isKnown())
      continue;
    if (options.defaultToSingleBatch) {
      size = 1;
      continue;
    }
    if (quiet)
      return failure();
    size = 0;
    isLazy = true;
  }
  if (isLazy) {
    lazyMakers.insert(maker);
    markLazy(maker);
  }
  ListBuilder emit(maker);
  if (all_of(*sizes, [](const SymbolicDim &size) { return size.isStatic(); })) {
    maker->setOperand(0, emit.i32s(sizesOf(*sizes)));
    return success();
  }
  SmallVector<Value> parts;
  for (const SymbolicDim &size : *sizes)
    parts.push_back(emit.sizeScalar(size));
  maker->setOperand(
      0, emit.tf("Pack", emit.i32Tensor(int64_t(parts.size())), parts));
  return success();
}

LogicalResult ListLowering::fixShapes() {
  SmallVector<Operation *> makers;
  for (Value list : flow.lists())
    if (Operation *op = list.getDefiningOp();
        tf::hasFact(op, tf::OpFact::MakesEmptyList))
      makers.push_back(op);
  if (makers.empty())
    return success();
  ElementShapes shapes(module, flow);
  for (Operation *maker : makers)
    if (failed(fixShape(maker, shapes)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Empty lists
//===----------------------------------------------------------------------===//

/// Whether the list that `maker` creates may be empty and is only written in
/// loops, so that a spare row can be added. `readers` are the ops that read the
/// list. LiteRT prepares the body of a loop even if its trip count is zero, and
/// fails to write an element into an empty list.
bool ListLowering::needsSpareRow(Operation *maker,
                                 SmallVectorImpl<Operation *> &readers) {
  if (!tf::isa(maker, "TensorListReserve") ||
      constantInts(maker->getOperand(1)))
    return false;
  auto sizes = dyn_cast<RankedTensorType>(maker->getOperand(0).getType());
  if (!sizes || sizes.getRank() != 1 || !sizes.hasStaticShape())
    return false;
  llvm::SetVector<Value> group;
  group.insert(maker->getResult(0));
  bool isWrittenInLoop = false;
  for (unsigned i = 0; i < group.size(); ++i) {
    Value list = group[i];
    Operation *from = list.getDefiningOp();
    if (from && isListOp(from) && from != maker &&
        !tf::isa(from, "TensorListSetItem"))
      return false;
    for (Operation *user : list.getUsers()) {
      if (!isListOp(user))
        continue;
      Operation *inBlock = maker->getBlock()->findAncestorOpInBlock(*user);
      if (!inBlock || !maker->isBeforeInBlock(inBlock))
        return false;
      if (!tf::isa(user, "TensorListSetItem")) {
        readers.push_back(user);
        continue;
      }
      if (tf::getBool(user, "resize_if_index_out_of_bounds").value_or(false))
        return false;
      for (Operation *op = user; op != inBlock; op = op->getParentOp())
        isWrittenInLoop |= tf::isa(op->getParentOp(), "WhileRegion");
      group.insert(user->getResult(0));
    }
    flow.forEachAlias(list, [&](Value alias) { group.insert(alias); });
    if (tf::isa(from, "TensorListSetItem"))
      group.insert(from->getOperand(0));
  }
  return isWrittenInLoop && all_of(readers, [](Operation *reader) {
           return tf::isa(reader, "TensorListGetItem", "TensorListStack",
                          "TensorListGather", "TensorListConcat",
                          "TensorListConcatV2", "TensorListLength") ||
                  tf::isa(reader, "TensorListElementShape");
         });
}

void ListLowering::findSpareRows() {
  if (!options.enableDynamicUpdateSlice)
    return;
  for (Value list : flow.lists()) {
    Operation *maker = list.getDefiningOp();
    SmallVector<Operation *> readers;
    if (!maker || !needsSpareRow(maker, readers))
      continue;
    spared[maker] = {maker->getOperand(1), {}};
    for (Operation *reader : readers)
      sparedBy[reader] = maker;
  }
}

//===----------------------------------------------------------------------===//
// Types of elements
//===----------------------------------------------------------------------===//

/// The shape of the elements that an op reads or writes, from its types;
/// nullopt if the rank is unknown.
static std::optional<Ints> rowOf(Operation *op) {
  bool isWhole =
      tf::isa(op, "TensorListFromTensor", "TensorListStack") ||
      tf::isa(op, "TensorListGather", "TensorListScatter",
              "TensorListScatterV2", "TensorListScatterIntoExistingList");
  bool isOne = tf::isa(op, "TensorListSetItem", "TensorListGetItem",
                       "TensorListPushBack", "TensorListPopBack");
  for (StringRef name : {"tensor", "item"}) {
    Value value = tf::getOperand(op, name);
    if (!value)
      value = tf::getResult(op, name);
    auto type = value ? dyn_cast<RankedTensorType>(value.getType())
                      : RankedTensorType();
    if (!type || !(isWhole || isOne) || tf_type::isVariantTensor(type) ||
        (isWhole && type.getRank() == 0))
      continue;
    return Ints(type.getShape().drop_front(isWhole));
  }
  return std::nullopt;
}

/// Merges `other` into `row`, which may be absent: sizes that differ become
/// unknown. Clears `isRanked` if the ranks differ.
static void joinRows(std::optional<Ints> &row, const std::optional<Ints> &other,
                     bool &isRanked) {
  if (!other)
    return;
  if (!row) {
    row = other;
    return;
  }
  isRanked &= row->size() == other->size();
  for (auto [size, otherSize] : zip(*row, *other))
    if (size != otherSize)
      size = ShapedType::kDynamic;
}

/// Propagates element types between lists connected by calls, branches, loops
/// and identities.
void ListLowering::findElements() {
  for (Value first : flow.lists()) {
    if (elements.contains(first))
      continue;
    llvm::SetVector<Value> group;
    auto push = [&](Value value) {
      if (flow.contains(value))
        group.insert(value);
    };
    push(first);
    Element element;
    bool isRanked = true;
    auto look = [&](Operation *op) {
      if (!op || !isListOp(op))
        return;
      for_each(op->getOperands(), push);
      for_each(op->getResults(), push);
      if (!element.type)
        element.type = elementTypeOf(op);
      joinRows(element.row, rowOf(op), isRanked);
    };
    for (unsigned i = 0; i < group.size(); ++i) {
      Value list = group[i];
      if (auto row = tf_type::getHandleSubtype(list.getType());
          row && !element.type)
        element.type = row.getElementType();
      for_each(list.getUsers(), look);
      look(list.getDefiningOp());
      flow.forEachAlias(list, push);
    }
    if (!isRanked || !options.enableDynamicUpdateSlice)
      element.row.reset();
    if (!element.type) // Nothing is ever written or read.
      element.type = Float32Type::get(module.getContext());
    for (Value list : group)
      elements[list] = element;
  }
}

void separateMakers(ModuleOp module) {
  SmallVector<Operation *> makers;
  module.walk([&](Operation *op) {
    if (tf::hasFact(op, tf::OpFact::MakesEmptyList))
      makers.push_back(op);
  });
  for (Operation *maker : makers) {
    OpBuilder builder(maker);
    for (OpOperand &use :
         make_early_inc_range(drop_begin(maker->getResult(0).getUses())))
      use.set(builder.clone(*maker)->getResult(0));
  }
}

} // namespace tfuse::lists
