//===- NestedLists.cpp - Lists of lists -----------------------------------===//
//
// The gradient of nested loops keeps a list for each iteration of the outer
// loop. A list inside another list is stored as the tensor of its elements:
//
//   TensorListPushBack(%outer, %inner)
//     =>  TensorListPushBack(%outer, TensorListStack(%inner))
//
//   %outer, %inner = TensorListPopBack(%outer)
//     =>  %outer, %rows = TensorListPopBack(%outer)
//         %inner = TensorListFromTensor(%rows)
//
// Both conversions are no-ops where a list is lowered to one tensor. The inner
// lists may have different lengths (RaggedLists.h).
//
//===----------------------------------------------------------------------===//

#include "RaggedLists.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Shape/ModuleShapes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

void collectHandles(ListFlow &flow, llvm::SetVector<Value> &lists,
                    llvm::SetVector<Operation *> &ops) {
  auto changes = [](Operation *op) {
    return tf::hasFact(op, tf::OpFact::WritesListElement) ||
           tf::isa(op, "TensorListPopBack", "TensorListResize");
  };
  auto push = [&](Value value) { lists.insert(value); };
  for (unsigned i = 0; i < lists.size(); ++i) {
    Value list = lists[i];
    for (OpOperand &use : list.getUses()) {
      Operation *user = use.getOwner();
      // Skip a list that is written as an element of another list.
      if (!isListOp(user) || use.getOperandNumber() != 0)
        continue;
      ops.insert(user);
      if (changes(user))
        push(user->getResult(0));
    }
    auto result = dyn_cast<OpResult>(list);
    if (result && isListOp(result.getOwner())) {
      // Skip a list that is read as an element of another list.
      if (result.getResultNumber() != 0 ||
          tf::isa(result.getOwner(), "TensorListGetItem"))
        continue;
      ops.insert(result.getOwner());
      if (changes(result.getOwner()))
        push(result.getOwner()->getOperand(0));
    }
    flow.forEachAlias(list, push);
  }
}

namespace {

/// One list of lists, and its aliases.
class NestedList {
public:
  NestedList(ListFlow &flow, Value list) {
    lists.insert(list);
    collectHandles(flow, lists, ops);
  }

  bool isLowerable();
  void rewrite();

private:
  void rewriteOp(Operation *op);

  llvm::SetVector<Value> lists;
  llvm::SetVector<Operation *> ops;
  /// The element type of the inner lists.
  TensorType row;
};

} // namespace

static bool writesElement(Operation *op) {
  return tf::hasFact(op, tf::OpFact::WritesListElement);
}

/// Whether an op writes a list into a list.
static bool writesList(Operation *op) {
  if (!writesElement(op))
    return false;
  Value element = op->getOperands().back();
  return tf_type::isVariantTensor(element) &&
         !tf::isa(tf::skipIdentities(element).getDefiningOp(),
                  "RaggedTensorToVariant");
}

bool NestedList::isLowerable() {
  for (Operation *op : ops) {
    if (!writesElement(op) &&
        !tf::isa(op, "TensorListPopBack", "TensorListGetItem",
                 "TensorListReserve", "EmptyTensorList", "TensorListLength",
                 "TensorListResize"))
      return false;
    if (!writesElement(op))
      continue;
    auto found = tf_type::getHandleSubtype(op->getOperands().back().getType());
    if (!writesList(op) || !found ||
        isa<tf_type::VariantType>(found.getElementType()) ||
        (row && row.getElementType() != found.getElementType()))
      return false;
    if (!row)
      row = found;
    else if (row != found)
      row = UnrankedTensorType::get(row.getElementType());
  }
  return bool(row);
}

void NestedList::rewriteOp(Operation *op) {
  ListBuilder emit(op);
  Type element = row.getElementType();
  NamedAttribute dtype = emit.named("element_dtype", TypeAttr::get(element));
  std::optional<Ints> sizes;
  if (row.hasRank())
    sizes = Ints(row.getShape());
  Type rows = listOf(sizes, element);
  if (writesElement(op)) {
    unsigned last = op->getNumOperands() - 1;
    op->setOperand(last,
                   emit.tf("TensorListStack", rows,
                           {op->getOperand(last), emit.i32Scalar(-1)}, dtype));
    op->setAttr("element_dtype", TypeAttr::get(element));
    return;
  }
  if (tf::hasFact(op, tf::OpFact::MakesEmptyList)) {
    op->setOperand(0, emit.i32Scalar(-1));
    op->setAttr("element_dtype", TypeAttr::get(element));
    return;
  }
  if (!tf::isa(op, "TensorListPopBack", "TensorListGetItem"))
    return;
  SmallVector<Type> types(op->getResultTypes());
  types.back() = rows;
  SmallVector<Value> operands(op->getOperands());
  operands.back() = emit.i32Scalar(-1);
  Operation *read = emit.tfOp(tf::opName(op), types, operands, dtype);
  Type inner = RankedTensorType::get(
      {}, tf_type::VariantType::get(element.getContext(), {row}));
  Value list = emit.tf("TensorListFromTensor", inner,
                       {read->getResults().back(), emit.i32Scalar(-1)}, dtype);
  op->getResults().back().replaceAllUsesWith(list);
  if (op->getNumResults() == 2)
    op->getResult(0).replaceAllUsesWith(read->getResult(0));
  op->erase();
}

void NestedList::rewrite() {
  TensorType any = UnrankedTensorType::get(row.getElementType());
  Type type = RankedTensorType::get(
      {}, tf_type::VariantType::get(any.getContext(), {any}));
  for (Value list : lists)
    list.setType(type);
  for (Operation *op : ops)
    rewriteOp(op);
}

LogicalResult flattenNestedLists(ModuleOp module) {
  bool changed = false;
  // Innermost first, because elements must be tensors.
  while (true) {
    SmallVector<Operation *> writers;
    module.walk([&](Operation *op) {
      if (writesList(op))
        writers.push_back(op);
    });
    if (writers.empty())
      break;
    ListFlow flow(module);
    bool progress = false;
    for (Operation *op : writers) {
      NestedList nested(flow, op->getResult(0));
      if (!nested.isLowerable())
        continue;
      nested.rewrite();
      progress = changed = true;
      break;
    }
    if (!progress)
      break; // Refused later, with the reason.
  }
  return changed ? LogicalResult(shape::refineModuleTypes(module)) : success();
}

} // namespace tfuse::lists
