//===- StructureRaiser.h - TensorFlow 1 control flow -> regions -*- C++ -*-===//
//
// Raises nodes on demand: a node after what it needs, a loop when one of its
// Exits is needed, a branch when one of its Merges is. What belongs to a branch
// or a loop is raised into its region, by a raiser that sees the values of the
// one outside.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CONVERSION_TFGTOTF_STRUCTURERAISER_H
#define TFUSE_LIB_CONVERSION_TFGTOTF_STRUCTURERAISER_H

#include "GraphRaiser.h"
#include "V1ControlFlow.h"

namespace tfuse {

class StructureRaiser {
public:
  StructureRaiser(GraphRaiser &raiser, const V1ControlFlow &structure,
                  mlir::OpBuilder &builder, BranchPath path = {},
                  V1Loop *loop = nullptr)
      : raiser(raiser), structure(structure), builder(builder),
        path(std::move(path)), loop(loop) {}

  /// Raises what `roots` need.
  llvm::LogicalResult raise(mlir::ValueRange roots);

private:
  /// Something that is raised as a whole: a node, a loop, a branch.
  struct Unit {
    mlir::Operation *node = nullptr;
    V1Loop *loop = nullptr;
    V1Branch *branch = nullptr;

    const void *key() const {
      return loop     ? static_cast<const void *>(loop)
             : branch ? static_cast<const void *>(branch)
                      : static_cast<const void *>(node);
    }
  };

  /// What stands for a value here: what went into a Switch whose condition is
  /// decided, what goes into a loop and never changes.
  mlir::Value resolve(mlir::Value value) const;
  std::optional<bool> decision(mlir::Value predicate) const;
  llvm::LogicalResult unitOf(mlir::Value value, Unit &unit);
  llvm::SmallVector<mlir::Value> needsOf(const Unit &unit) const;
  llvm::LogicalResult raise(const Unit &unit);
  llvm::LogicalResult raiseNode(mlir::Operation *node);
  llvm::LogicalResult raiseLoop(V1Loop &inner);
  llvm::LogicalResult raiseBranch(V1Branch &branch);
  llvm::LogicalResult fillBranch(V1Branch &branch, mlir::Region &region,
                                 bool taken);
  llvm::LogicalResult fillLoop(V1Loop &inner, mlir::Region &region,
                               mlir::TypeRange types, bool isCondition);
  /// The value here, if it is known.
  mlir::Value find(mlir::Value value);

  GraphRaiser &raiser;
  const V1ControlFlow &structure;
  mlir::OpBuilder &builder;
  BranchPath path;
  V1Loop *loop;
};

} // namespace tfuse

#endif // TFUSE_LIB_CONVERSION_TFGTOTF_STRUCTURERAISER_H
