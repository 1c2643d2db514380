//===- NodeView.h - Any operation as a node of a graph ----------*- C++ -*-===//
//
// Nodes are operations without op classes. NodeView is a pointer to a node,
// with accessors for its layout: operands are data, then control tokens;
// results are data, then one control token.
//
//   for (mlir::Operation &op : *graph.getBody())
//     if (NodeView node = NodeView::get(&op); node.is("Const"))
//       use(node.name(), node->getAttr("value"));
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFG_IR_NODEVIEW_H
#define TFUSE_DIALECT_TFG_IR_NODEVIEW_H

#include "mlir/IR/Operation.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"
#include "tfuse/Support/OpDefs.h"
#include "tfuse/Support/OpName.h"

namespace tfuse::tfg {

class NodeView {
public:
  NodeView() = default;
  /// `op` must be a node (see `isNode`).
  explicit NodeView(mlir::Operation *op) : operation(op) {
    assert((!op || isNode(op)) && "not a node of a graph");
  }

  /// True if the operation is in the tfg dialect and is neither a graph, nor a
  /// function, nor a terminator.
  static bool isNode(mlir::Operation *op);
  /// A view of `op`, or a null view if it is not a node.
  static NodeView get(mlir::Operation *op) {
    return op && isNode(op) ? NodeView(op) : NodeView();
  }

  explicit operator bool() const { return operation != nullptr; }
  mlir::Operation *operator->() const { return operation; }
  mlir::Operation &operator*() const { return *operation; }
  mlir::Operation *getOperation() const { return operation; }
  bool operator==(const NodeView &other) const = default;

  /// The op's name in TensorFlow, "Conv2D".
  llvm::StringRef op() const { return withoutDialect(operation->getName()); }
  /// True for a view of a node of this op.
  bool is(tf::OpName name) const { return operation && op() == name; }
  /// Like stripDialect() for a node's name, but without a search for the end of
  /// the dialect's name.
  static llvm::StringRef withoutDialect(mlir::OperationName name) {
    return name.getStringRef().drop_front(
        TFGDialect::getDialectNamespace().size() + 1);
  }

  /// The node's name, or an empty string.
  llvm::StringRef name() const { return text(dialect().getNameId()); }
  mlir::StringAttr nameAttr() const {
    return operation->getAttrOfType<mlir::StringAttr>(dialect().getNameId());
  }
  void setName(const llvm::Twine &name) {
    setText(dialect().getNameId(), name);
  }

  /// The device the user asked for, or an empty string.
  llvm::StringRef device() const { return text(dialect().getDeviceId()); }
  void setDevice(const llvm::Twine &device) {
    setText(dialect().getDeviceId(), device);
  }
  /// The device a placer chose, or an empty string.
  llvm::StringRef assignedDevice() const {
    return text(dialect().getAssignedDeviceId());
  }

  unsigned numDataOperands() const;
  mlir::OperandRange dataOperands() const {
    return operation->getOperands().take_front(numDataOperands());
  }
  mlir::OperandRange controlOperands() const {
    return operation->getOperands().drop_front(numDataOperands());
  }
  mlir::Value dataOperand(unsigned index) const {
    return operation->getOperand(index);
  }

  unsigned numDataResults() const { return operation->getNumResults() - 1; }
  mlir::ResultRange dataResults() const {
    return operation->getResults().drop_back();
  }
  mlir::Value controlResult() const { return operation->getResults().back(); }

  /// The op's definition in `registry`.
  std::optional<OpDefView>
  definition(const OpRegistry &registry = OpRegistry::builtin()) const {
    return registry.lookup(op());
  }

private:
  TFGDialect &dialect() const {
    return *static_cast<TFGDialect *>(operation->getName().getDialect());
  }
  llvm::StringRef text(mlir::StringAttr id) const;
  void setText(mlir::StringAttr id, const llvm::Twine &value);

  mlir::Operation *operation = nullptr;
};

inline bool isControl(mlir::Value value) {
  return llvm::isa<tf_type::ControlType>(value.getType());
}

/// The control token of the node that produces `value`, a tensor or a token.
mlir::Value controlTokenOf(mlir::Value value);

} // namespace tfuse::tfg

#endif // TFUSE_DIALECT_TFG_IR_NODEVIEW_H
