//===- Colocation.h - Colocation groups of nodes ----------------*- C++ -*-===//

#ifndef TFUSE_RULES_OPTIMIZE_COLOCATION_H
#define TFUSE_RULES_OPTIMIZE_COLOCATION_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringMap.h"

namespace tfuse {

/// The colocation groups of a graph: nodes that name the same node in `_class`
/// ("loc:@name"). TensorFlow does not load a graph in which the named node is
/// missing.
class Colocation {
public:
  /// Records the groups before rewrites erase nodes.
  explicit Colocation(mlir::Operation *graph);

  /// If the node that a colocation group is named after was erased, names the
  /// group after its first remaining node, and keeps its nodes on the device of
  /// the erased node.
  void repair();

private:
  mlir::Operation *graph;
  /// The devices of the nodes that groups are named after.
  llvm::StringMap<std::string> devices;
};

} // namespace tfuse

#endif // TFUSE_RULES_OPTIMIZE_COLOCATION_H
