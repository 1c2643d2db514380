//===- NodeGroup.cpp - A tree of nodes with the same op -------------------===//

#include "NodeGroup.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

void NodeGroup::mark(GraphEditor &editor, GroupMark mark) const {
  editor.mark(root, mark);
  for (Operation *member : members)
    editor.mark(member, mark);
}

bool NodeGroup::hasOneShape() const {
  return all_of(inputs, [&](const Input &input) {
    return input.shape == inputs.front().shape;
  });
}

NodeGroup growGroup(Operation *root, GraphEditor &editor,
                    llvm::function_ref<bool(Operation *)> absorbs) {
  NodeGroup group{root, {}, {}};
  SmallVector<Value> work, leaves;
  auto pushOperands = [&](Operation *node) {
    for (Value operand : reverse(tfg::NodeView(node).dataOperands()))
      work.push_back(operand);
  };
  pushOperands(root);
  while (!work.empty()) {
    Value value = work.pop_back_val();
    Operation *node = editor.source(value);
    if (node && absorbs(node)) {
      group.members.push_back(node);
      pushOperands(node);
    } else {
      leaves.push_back(value);
    }
  }
  group.inputs.reserve(leaves.size());
  for (Value value : leaves)
    group.inputs.push_back({value, editor.shape(value)});
  return group;
}

bool operandsBroadcast(Operation *node, GraphEditor &editor) {
  shape::Shape result = editor.shape(node->getResult(0));
  if (!shape::isSymbolicallyDefined(result))
    return false;
  return all_of(tfg::NodeView(node).dataOperands(), [&](Value operand) {
    return shape::isBroadcastable(result, editor.shape(operand));
  });
}

std::string shapeSignature(const shape::Shape &shape) {
  std::string text = "rank:" + std::to_string(shape.rank()) + ":dim";
  for (shape::Dim dim : shape.dims())
    text += ":" + std::to_string(dim);
  return text;
}

} // namespace tfuse
