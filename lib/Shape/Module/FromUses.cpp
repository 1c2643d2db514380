//===- FromUses.cpp - Element shapes that follow from uses ----------------===//
//
// If all uses are known, a variable has the shape of the values assigned to it,
// and the elements of a list have the shape of the written values.
//
//===----------------------------------------------------------------------===//

#include "Inference.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

void Inference::countHandles() {
  module.walk([&](Operation *op) {
    if (tf::isa(op, "VarHandleOp"))
      ++handlesOf[tf::getString(op, "shared_name").value_or("")];
  });
}

std::optional<Shape> Inference::variableFromUses(Value handle) const {
  // Users of other handles of the same variable are not visible here.
  StringRef name =
      tf::getString(handle.getDefiningOp(), "shared_name").value_or("");
  if (!name.empty() && handlesOf.lookup(name) > 1)
    return std::nullopt;
  std::optional<Shape> assigned;
  Shape read;
  for (OpOperand &use : handle.getUses()) {
    Operation *user = use.getOwner();
    if (tf::isa(user, "AssignVariableOp") && user->getNumOperands() == 2) {
      Shape shape = lookup(user->getOperand(1)).shape;
      assigned = assigned ? join(*assigned, shape) : shape;
    } else if (tf::isa(user, "ReadVariableOp") && user->getNumResults() == 1) {
      read = merge(read, Shape::fromType(user->getResult(0).getType()))
                 .value_or(read);
    } else {
      return std::nullopt;
    }
  }
  return merge(assigned.value_or(Shape()), read);
}

namespace {

/// Follows a list through the ops that pass it on, and collects the shapes of
/// the written elements. All must be static and equal.
class ListUses {
public:
  ListUses(const Inference &inference, std::optional<Shape> element)
      : inference(inference), element(std::move(element)) {}

  std::optional<Shape> run(Value list) {
    push(list);
    while (!worklist.empty())
      for (OpOperand &use : worklist.pop_back_val().getUses())
        if (!follow(use))
          return std::nullopt;
    return element;
  }

private:
  void push(Value value) {
    if (seen.insert(value).second)
      worklist.push_back(value);
  }

  bool add(const Shape &shape) {
    if (!shape.isStatic() || (element && *element != shape))
      return false;
    element = shape;
    return true;
  }

  /// False if the use may write an element of unknown shape.
  bool follow(OpOperand &use) {
    Operation *user = use.getOwner();
    unsigned index = use.getOperandNumber();
    if (tf::isa(user, "TensorListPushBack", "TensorListSetItem",
                "TensorListScatterIntoExistingList"))
      return index == 0 && followWrite(user);
    if (tf::isa(user, "TensorListPopBack", "TensorListResize")) {
      push(user->getResult(0));
      return true;
    }
    if (tf::isa(user, "Identity", "IdentityN", "StopGradient")) {
      push(user->getResult(index));
      return true;
    }
    if (tf::isa(user, "WhileRegion")) {
      for (Region &region : user->getRegions())
        push(region.getArgument(index));
      push(user->getResult(index));
      return true;
    }
    if (tf::isa(user, "Yield")) {
      Operation *parent = user->getParentOp();
      if (index >= parent->getNumResults())
        return false;
      push(parent->getResult(index));
      return true;
    }
    return tf::isa(user, "TensorListStack", "TensorListGather",
                   "TensorListConcatV2", "TensorListLength",
                   "TensorListGetItem", "TensorListElementShape");
  }

  bool followWrite(Operation *user) {
    bool isSetItem = tf::isa(user, "TensorListSetItem");
    Shape item = inference.lookup(user->getOperand(isSetItem ? 2 : 1)).shape;
    if (tf::isa(user, "TensorListScatterIntoExistingList"))
      item = item.dropFront(1);
    push(user->getResult(0));
    return add(item);
  }

  const Inference &inference;
  std::optional<Shape> element;
  SmallVector<Value> worklist;
  llvm::DenseSet<Value> seen;
};

} // namespace

std::optional<Shape> Inference::listElementFromUses(Operation *op) const {
  std::optional<Shape> element;
  if (tf::isa(op, "TensorListFromTensor")) {
    element = lookup(op->getOperand(0)).shape.dropFront(1);
    if (!element->isStatic())
      return std::nullopt;
  }
  return ListUses(*this, element).run(op->getResult(0));
}

/// A checkpoint's tensor has the shape of the variable it is assigned to.
Shape Inference::restoredFromUses(Value tensor) const {
  SmallVector<Operation *> worklist(tensor.getUsers());
  while (!worklist.empty()) {
    Operation *user = worklist.pop_back_val();
    if (tf::isa(user, "Cast", "Identity"))
      append_range(worklist, user->getUsers());
    if (!tf::isa(user, "AssignVariableOp") || user->getNumOperands() != 2)
      continue;
    std::optional<HandleTypes> handle = lookup(user->getOperand(0)).handle;
    if (handle && !handle->empty())
      return handle->front().shape;
  }
  return Shape();
}

void Inference::refineFromUses(Operation *op, TensorInfo &result) const {
  if (tf::isa(op, "Restore", "RestoreV2")) {
    Shape shape = restoredFromUses(op->getResult(0));
    result.shape = merge(result.shape, shape).value_or(result.shape);
    return;
  }
  std::optional<Shape> shape;
  if (tf::isa(op, "VarHandleOp"))
    shape = variableFromUses(op->getResult(0));
  else if (tf::isa(op, "EmptyTensorList", "TensorListReserve",
                   "TensorListFromTensor"))
    shape = listElementFromUses(op);
  if (!shape || !shape->hasRank() || !result.handle ||
      result.handle->size() != 1)
    return;
  // Symbols are meaningless outside of their function.
  Shape &known = result.handle->front().shape;
  known = merge(known, *shape).value_or(known);
}

} // namespace tfuse::shape
