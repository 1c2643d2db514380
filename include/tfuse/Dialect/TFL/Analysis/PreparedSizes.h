//===- PreparedSizes.h - When LiteRT knows the size of a result -*- C++ -*-===//

#ifndef TFUSE_DIALECT_TFL_ANALYSIS_PREPAREDSIZES_H
#define TFUSE_DIALECT_TFL_ANALYSIS_PREPAREDSIZES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"

namespace tfuse::tfl {

/// The state of a tensor after LiteRT has prepared the graph, before it runs
/// it.
enum class Prepared {
  Sized,  ///< its size
  Known,  ///< its value, too
  Dynamic ///< nothing: the tensor is allocated while the graph runs
};

/// Predicts, op by op, what LiteRT knows about the tensors of lowered
/// functions.
class PreparedSizes {
public:
  explicit PreparedSizes(mlir::ModuleOp module) : symbols(module) {}

  /// Whether buffers for all results can be allocated before the function runs:
  /// their sizes are known, and they are not precomputed values, which LiteRT
  /// keeps in separate memory.
  bool canGiveBuffers(mlir::func::FuncOp function);

  /// Whether the function may have a tensor of dynamic size, also in a loop or
  /// a branch. LiteRT then prepares and plans the ops after it anew while the
  /// function runs.
  bool mayAllocateAtRunTime(mlir::func::FuncOp function);

  /// The first op with a result whose size is computed when the function runs;
  /// null if there is none.
  mlir::Operation *firstDynamic(mlir::func::FuncOp function) {
    return analyze(function.getBody().front()).firstDynamic;
  }

private:
  struct Graph {
    llvm::DenseMap<mlir::Value, Prepared> values;
    /// The first op with a result of dynamic size: LiteRT prepares the
    /// following ops only after it has run this op.
    mlir::Operation *firstDynamic = nullptr;
  };

  const Graph &analyze(mlir::Block &block);
  Prepared resultOf(mlir::Operation *op, const Graph &graph);
  bool isLoopDynamic(mlir::Operation *loop);
  bool areBranchesDynamic(mlir::Operation *branches);
  /// The block that computes the region's results: the body of the function
  /// that it calls, or the region's block.
  mlir::Block &body(mlir::Region &region);

  mlir::SymbolTable symbols;
  llvm::DenseMap<mlir::Block *, Graph> graphs;
  llvm::DenseMap<mlir::Operation *, bool> allocating;
};

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_ANALYSIS_PREPAREDSIZES_H
