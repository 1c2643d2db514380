//===- StructureRaiser.h - TensorFlow 1 control flow -> regions -*- C++ -*-===//
//
// Raises nodes on demand: a node after its operands, a loop when one of its
// Exits is used, a branch when one of its Merges is used. The nodes of a branch
// or loop are raised into its region by a nested raiser, which can access the
// values of the enclosing one.
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

  /// Raises all nodes that `roots` depend on.
  llvm::LogicalResult raise(mlir::ValueRange roots);

private:
  /// A unit of raising: a node, a loop or a branch.
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

  /// The value that represents `value` in this region: the operand of a Switch
  /// whose condition is decided, or the initial value of a loop-invariant
  /// value.
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
  /// The value in this region, if it is already raised.
  mlir::Value find(mlir::Value value);

  GraphRaiser &raiser;
  const V1ControlFlow &structure;
  mlir::OpBuilder &builder;
  BranchPath path;
  V1Loop *loop;
};

} // namespace tfuse

#endif // TFUSE_LIB_CONVERSION_TFGTOTF_STRUCTURERAISER_H
