//===- NodeGroup.h - A tree of nodes with the same op -----------*- C++ -*-===//
//
// Shared by combine_add_to_addn and minimize_broadcasts: a tree of nodes
// without other users, and the tensors at its leaves, from left to right.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_ARITHMETIC_GROUPS_NODEGROUP_H
#define TFUSE_LIB_RULES_ARITHMETIC_GROUPS_NODEGROUP_H

#include "tfuse/Rules/Graph/GraphEditor.h"
#include <list>

namespace tfuse {

/// Marks of nodes that these rules have processed.
enum GroupMark : unsigned {
  CombinedAdd = 1,
  MinimizedBroadcast = 2,
  RefusedAdd = 4
};

struct NodeGroup {
  struct Input {
    mlir::Value value;
    shape::Shape shape;
  };
  mlir::Operation *root;
  /// The nodes of the tree without the root, users before producers.
  llvm::SmallVector<mlir::Operation *> members;
  llvm::SmallVector<Input> inputs;

  void mark(GraphEditor &editor, GroupMark mark) const;
  /// True if all leaves have the same shape; symbolic dimensions are compared
  /// by symbol.
  bool hasOneShape() const;
};

/// The group of `root`. `absorbs` returns true for a producer that belongs to
/// it.
NodeGroup growGroup(mlir::Operation *root, GraphEditor &editor,
                    llvm::function_ref<bool(mlir::Operation *)> absorbs);

/// True if all dimensions of the result are known sizes or symbols, and all
/// operands broadcast to it.
bool operandsBroadcast(mlir::Operation *node, GraphEditor &editor);

/// A stable sort by a partial order: symbolic dimensions may be incomparable.
template <typename Range, typename Less>
void sortStably(Range &range, Less less) {
  std::list<typename Range::value_type> list(
      std::make_move_iterator(range.begin()),
      std::make_move_iterator(range.end()));
  list.sort(less);
  std::move(list.begin(), list.end(), range.begin());
}

/// The shape in Grappler's form: "rank:2:dim:3:-5".
std::string shapeSignature(const shape::Shape &shape);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_ARITHMETIC_GROUPS_NODEGROUP_H
