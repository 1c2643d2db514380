//===- NodeView.cpp - View of an operation as a graph node ----------------===//

#include "tfuse/Dialect/TFG/IR/NodeView.h"

#include "tfuse/Dialect/TFG/IR/TFGOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfg {

bool NodeView::isNode(Operation *op) {
  OperationName name = op->getName();
  Dialect *dialect = name.getDialect();
  // Nearly all ops are unregistered and therefore have no traits.
  return dialect && isa<TFGDialect>(dialect) &&
         (!name.isRegistered() || !name.hasTrait<IntrinsicOperation>());
}

unsigned NodeView::numDataOperands() const {
  unsigned count = operation->getNumOperands();
  while (count > 0 && isControl(operation->getOperand(count - 1)))
    --count;
  return count;
}

StringRef NodeView::text(StringAttr id) const {
  // These attributes are discardable. All attributes of an unregistered op are
  // discardable, and the look-up among discardable attributes is cheaper.
  auto attr =
      dyn_cast_if_present<StringAttr>(operation->getDiscardableAttr(id));
  if (!attr)
    attr = operation->getAttrOfType<StringAttr>(id);
  return attr ? attr.getValue() : StringRef();
}

void NodeView::setText(StringAttr id, const Twine &value) {
  auto attr = StringAttr::get(operation->getContext(), value);
  if (attr.getValue().empty())
    operation->removeAttr(id);
  else
    operation->setAttr(id, attr);
}

Value controlTokenOf(Value value) {
  if (isControl(value))
    return value;
  if (auto result = dyn_cast<OpResult>(value)) {
    Operation *op = result.getOwner();
    // In a function, the tensor may be one of several outputs of the node.
    if (auto output = dyn_cast<GetResultOp>(op))
      return controlTokenOf(output.getValue());
    return op->getResults().back();
  }
  auto argument = cast<BlockArgument>(value);
  auto owner =
      cast<ControlArgumentInterface>(argument.getOwner()->getParentOp());
  return owner.getControlTokenOf(argument);
}

} // namespace tfuse::tfg
