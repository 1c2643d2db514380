//===- StacksToLists.cpp - Stacks of TensorFlow 1 as lists ----------------===//
//
// The gradient of a loop of TensorFlow 1 pops what the loop has pushed to a
// stack, which is a handle. A list is a value: loops and branches that push or
// pop hand it on.
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

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

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
  /// The list after a block that begins with it.
  Value thread(Block &block, Value list);
  Value thread(Operation *op, Value list);
  Value threadLoop(Operation *loop, Value list);
  Value threadBranches(Operation *op, Value list);
  /// A copy of the op with one more operand, if there is any, and result.
  Value rebuild(Operation *op, Value operand);
  Value shapeOperand(OpBuilder &builder, Location loc) const;

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
      if (!isa(op, "WhileRegion", "IfRegion", "CaseRegion") || isCondition)
        return false;
      around.insert(op);
    }
  }
  return true;
}

/// What all pushes have in common.
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

Value StackConverter::shapeOperand(OpBuilder &builder, Location loc) const {
  Type i32 = builder.getI32Type();
  if (!row.hasRank())
    return createConst(builder, loc,
                       DenseIntElementsAttr::get(RankedTensorType::get({}, i32),
                                                 ArrayRef<int32_t>{-1}));
  auto sizes = map_to_vector(row.getShape(), [](int64_t size) {
    return ShapedType::isDynamic(size) ? -1 : int32_t(size);
  });
  return createConst(builder, loc,
                     DenseIntElementsAttr::get(
                         RankedTensorType::get(int64_t(sizes.size()), i32),
                         ArrayRef<int32_t>(sizes)));
}

Value StackConverter::rebuild(Operation *op, Value operand) {
  OpBuilder builder(op);
  OperationState state(op->getLoc(), op->getName());
  append_range(state.operands, op->getOperands());
  if (operand)
    state.operands.push_back(operand);
  append_range(state.types, op->getResultTypes());
  state.types.push_back(listType);
  state.addAttributes(op->getDiscardableAttrDictionary().getValue());
  state.propertiesAttr = op->getPropertiesAsAttribute();
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  Operation *copy = builder.create(state);
  for (StringRef name : {"T", "Tin", "Tout", "output_shapes"})
    copy->removeAttr(name);
  for (auto [from, to] : zip(op->getRegions(), copy->getRegions()))
    to.takeBody(from);
  op->replaceAllUsesWith(copy->getResults().drop_back());
  if (around.erase(op))
    around.insert(copy);
  op->erase();
  return copy->getResults().back();
}

Value StackConverter::threadLoop(Operation *loop, Value list) {
  Block &body = loop->getRegion(1).front();
  loop->getRegion(0).front().addArgument(listType, loop->getLoc());
  Value last = thread(body, body.addArgument(listType, loop->getLoc()));
  Operation *yield = body.getTerminator();
  yield->insertOperands(yield->getNumOperands(), last);
  // The condition may hand on its arguments; nobody needs that.
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
    // Its result is what was pushed.
    if (op->getResult(0).getType() != element.getType())
      element = createOp(builder, loc, "Identity", element.getType(), element)
                    ->getResult(0);
    op->getResult(0).replaceAllUsesWith(element);
    op->erase();
    return push->getResult(0);
  }
  Operation *pop =
      createOp(builder, loc, "TensorListPopBack", {listType, Type(row)},
               {list, shapeOperand(builder, loc)}, dtype);
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
  listType = RankedTensorType::get(
      {}, tf_type::VariantType::get(stack->getContext(), {row}));
  Value any = createConst(
      builder, loc,
      DenseIntElementsAttr::get(RankedTensorType::get({}, builder.getI32Type()),
                                ArrayRef<int32_t>{-1}));
  Value list =
      createOp(builder, loc, "EmptyTensorList", listType,
               {shapeOperand(builder, loc), any},
               builder.getNamedAttr("element_dtype",
                                    TypeAttr::get(row.getElementType())))
          ->getResult(0);
  SmallVector<Operation *> later;
  for (Operation *op = stack->getNextNode(); op; op = op->getNextNode())
    later.push_back(op);
  for (Operation *op : later)
    if (!is_contained(others, op))
      list = thread(op, list);
  // What is left of the handle: identities and the end of the stack.
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
