//===- StacksToLists.cpp - Stacks of TensorFlow 1 as lists ----------------===//
//
// The gradient of a TensorFlow 1 loop pops the values that the loop pushed to a
// stack, which is a resource. A TensorList is a value, so loops and branches
// that push or pop get it as an additional operand and result.
//
//   %h = StackV2()                     %l = EmptyTensorList()
//   WhileRegion() {                    %m = WhileRegion(%l) {
//     StackPushV2(%h, %x)        =>      %k = TensorListPushBack(%l, %x)
//   }                                    Yield(%k)
//                                      }
//   %y = StackPopV2(%h)                %n, %y = TensorListPopBack(%m)
//
//===----------------------------------------------------------------------===//

#include "StacksToLists.h"

#include "ListValues.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Loops.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

namespace {

class StackConverter {
public:
  explicit StackConverter(Operation *stack) : stack(stack) {}

  void run();

private:
  bool collect();
  bool collect(Value handle);
  TensorType elementType() const;
  /// Threads the list through a block; returns its final value.
  Value thread(Block &block, Value list);
  Value thread(Operation *op, Value list);
  Value threadLoop(Operation *loop, Value list);
  Value threadBranches(Operation *op, Value list);
  /// A copy of the op with the list as an additional result.
  Value rebuild(Operation *op, ValueRange operands);

  Operation *stack;
  TensorType row;
  Type listType;
  SmallVector<Operation *> uses, others;
  /// Ops with regions in which the stack is used.
  llvm::DenseSet<Operation *> around;
};

} // namespace

bool StackConverter::collect(Value handle) {
  for (Operation *user : handle.getUsers()) {
    if (isa(user, "Identity")) {
      others.push_back(user);
      if (!collect(user->getResult(0)))
        return false;
      continue;
    }
    if (isa(user, "StackCloseV2", "StackClose")) {
      others.push_back(user);
      continue;
    }
    if (!isa(user, "StackPushV2", "StackPopV2", "StackPush", "StackPop"))
      return false;
    uses.push_back(user);
    for (Operation *op = user->getParentOp(); op != stack->getParentOp();
         op = op->getParentOp()) {
      bool isCondition = isa(op, "WhileRegion") &&
                         op->getRegion(0).isAncestor(user->getParentRegion());
      if (!hasFact(op, OpFact::ControlFlowRegion) || isCondition)
        return false;
      around.insert(op);
    }
  }
  return true;
}

/// The common type of all pushed values.
TensorType StackConverter::elementType() const {
  TensorType common;
  for (Operation *op : uses) {
    if (op->getNumOperands() != 2)
      continue;
    auto type = cast<TensorType>(op->getOperand(1).getType());
    if (!common)
      common = type;
    else if (common != type)
      return UnrankedTensorType::get(type.getElementType());
  }
  if (!common)
    if (Type type = getType(stack, "elem_type"))
      common = UnrankedTensorType::get(type);
  return common;
}

Value StackConverter::rebuild(Operation *op, ValueRange operands) {
  around.erase(op);
  Operation *copy = loops::rebuildWith(op, operands, listType);
  around.insert(copy);
  return copy->getResults().back();
}

Value StackConverter::threadLoop(Operation *loop, Value list) {
  Block &body = loop->getRegion(1).front();
  loop->getRegion(0).front().addArgument(listType, loop->getLoc());
  Value last = thread(body, body.addArgument(listType, loop->getLoc()));
  Operation *yield = body.getTerminator();
  yield->insertOperands(yield->getNumOperands(), last);
  // The condition may yield its arguments, which are unused.
  Operation *condition = loop->getRegion(0).front().getTerminator();
  condition->eraseOperands(1, condition->getNumOperands() - 1);
  return rebuild(loop, list);
}

Value StackConverter::threadBranches(Operation *op, Value list) {
  for (Region &region : op->getRegions()) {
    Value last = thread(region.front(), list);
    Operation *yield = region.front().getTerminator();
    yield->insertOperands(yield->getNumOperands(), last);
  }
  return rebuild(op, {});
}

Value StackConverter::thread(Operation *op, Value list) {
  if (around.contains(op))
    return isa(op, "WhileRegion") ? threadLoop(op, list)
                                  : threadBranches(op, list);
  if (!is_contained(uses, op))
    return list;
  OpBuilder builder(op);
  Location loc = op->getLoc();
  NamedAttribute dtype = builder.getNamedAttr(
      "element_dtype", TypeAttr::get(row.getElementType()));
  if (op->getNumOperands() == 2) {
    Value element = op->getOperand(1);
    Operation *push = createOp(builder, loc, "TensorListPushBack", listType,
                               {list, element}, dtype);
    // The result of a push is the pushed value.
    if (op->getResult(0).getType() != element.getType())
      element = createOp(builder, loc, "Identity", element.getType(), element)
                    ->getResult(0);
    op->getResult(0).replaceAllUsesWith(element);
    op->erase();
    return push->getResult(0);
  }
  Operation *pop =
      createOp(builder, loc, "TensorListPopBack", {listType, Type(row)},
               {list, elementShape(builder, loc, row)}, dtype);
  op->getResult(0).replaceAllUsesWith(pop->getResult(1));
  op->erase();
  return pop->getResult(0);
}

Value StackConverter::thread(Block &block, Value list) {
  for (Operation &op : make_early_inc_range(block))
    list = thread(&op, list);
  return list;
}

void StackConverter::run() {
  if (!collect(stack->getResult(0)))
    return;
  row = elementType();
  if (!row)
    return;
  OpBuilder builder(stack);
  Location loc = stack->getLoc();
  listType = listOf(row);
  Value any = createConst(
      builder, loc,
      DenseIntElementsAttr::get(RankedTensorType::get({}, builder.getI32Type()),
                                ArrayRef<int32_t>{-1}));
  Value list =
      createOp(builder, loc, "EmptyTensorList", listType,
               {elementShape(builder, loc, row), any},
               builder.getNamedAttr("element_dtype",
                                    TypeAttr::get(row.getElementType())))
          ->getResult(0);
  SmallVector<Operation *> later;
  for (Operation *op = stack->getNextNode(); op; op = op->getNextNode())
    later.push_back(op);
  for (Operation *op : later)
    if (!is_contained(others, op))
      list = thread(op, list);
  // Erase the remaining uses of the handle: identities and StackClose.
  for (Operation *op : llvm::reverse(others))
    if (op->use_empty())
      op->erase();
  if (stack->use_empty())
    stack->erase();
}

void stacksToLists(ModuleOp module) {
  SmallVector<Operation *> stacks;
  module.walk([&](Operation *op) {
    if (isa(op, "StackV2", "Stack"))
      stacks.push_back(op);
  });
  for (Operation *stack : stacks)
    StackConverter(stack).run();
}

} // namespace tfuse::tf
