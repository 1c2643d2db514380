//===- Colocation.h - Nodes that belong on one device -----------*- C++ -*-===//

#ifndef TFUSE_RULES_OPTIMIZE_COLOCATION_H
#define TFUSE_RULES_OPTIMIZE_COLOCATION_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringMap.h"

namespace tfuse {

/// The groups of nodes that name the same node in `_class` ("loc:@name").
/// TensorFlow does not load a graph without a node that a group is named after.
class Colocation {
public:
  /// Notes the groups before rewrites remove nodes.
  explicit Colocation(mlir::Operation *graph);

  /// Names each group whose node is gone after the first of its nodes, and
  /// leaves the nodes on the device of the one that is gone.
  void repair();

private:
  mlir::Operation *graph;
  /// The devices of the nodes that groups are named after.
  llvm::StringMap<std::string> devices;
};

} // namespace tfuse

#endif // TFUSE_RULES_OPTIMIZE_COLOCATION_H
