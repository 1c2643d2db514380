//===- NodeGroup.h - A tree of equal ops as one -----------------*- C++ -*-===//
//
// What combine_add_to_addn and minimize_broadcasts share: from a root, a tree
// of nodes that nothing else uses, and the tensors at its leaves, from left to
// right.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_ARITHMETIC_GROUPS_NODEGROUP_H
#define TFUSE_LIB_RULES_ARITHMETIC_GROUPS_NODEGROUP_H

#include "tfuse/Rules/Graph/GraphEditor.h"
#include <list>

namespace tfuse {

/// Notes that these rules leave on nodes they have dealt with.
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
  /// Without the root, each before what it takes in.
  llvm::SmallVector<mlir::Operation *> members;
  llvm::SmallVector<Input> inputs;

  void mark(GraphEditor &editor, GroupMark mark) const;
  /// Whether all leaves have the shape of the first; symbols are sizes.
  bool hasOneShape() const;
};

/// The group of `root`. `absorbs` says whether a producer belongs to it.
NodeGroup growGroup(mlir::Operation *root, GraphEditor &editor,
                    llvm::function_ref<bool(mlir::Operation *)> absorbs);

/// Whether the node's result has a rank, with a size or symbol for each
/// dimension, and all its operands broadcast to it.
bool operandsBroadcast(mlir::Operation *node, GraphEditor &editor);

/// Sorts, leaving what is neither smaller nor larger as it is. (The order of
/// symbolic sizes is partial.)
template <typename Range, typename Less>
void sortStably(Range &range, Less less) {
  std::list<typename Range::value_type> list(
      std::make_move_iterator(range.begin()),
      std::make_move_iterator(range.end()));
  list.sort(less);
  std::move(list.begin(), list.end(), range.begin());
}

/// As Grappler does: "rank:2:dim:3:-5".
std::string shapeSignature(const shape::Shape &shape);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_ARITHMETIC_GROUPS_NODEGROUP_H
