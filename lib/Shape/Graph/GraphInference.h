//===- GraphInference.h - The state of inference over a graph ---*- C++ -*-===//
//
// The inferred information about each tensor of one graph or function body, and
// the visitors of its nodes, loops, regions and calls.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_SHAPE_GRAPH_GRAPHINFERENCE_H
#define TFUSE_LIB_SHAPE_GRAPH_GRAPHINFERENCE_H

#include "FunctionLibrary.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Shape/GraphShapes.h"
#include "tfuse/Shape/LoopFixpoints.h"
#include "tfuse/Shape/ShapeFunctions.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace tfuse::shape {

/// The nodes of a block in topological order, ignoring loop back edges.
struct BlockOrder {
  std::vector<mlir::Operation *> nodes;
  /// True if a node uses the result of a later node.
  bool hasBackEdges = false;
  /// The position of each node, if there are back edges.
  llvm::DenseMap<mlir::Operation *, unsigned> positions;
};

BlockOrder orderNodes(mlir::Block &block);

class GraphInference {
public:
  GraphInference(mlir::Operation *graph, const GraphShapeOptions &options,
                 FunctionLibrary &functions)
      : graph(graph), options(options), functions(functions) {}

  /// Infers all shapes. For a function, starts from `arguments`, or from the
  /// declared types if they are absent.
  void run(std::optional<llvm::ArrayRef<TensorInfo>> arguments = std::nullopt);
  void visit(mlir::Operation *node);
  void erase(mlir::Operation *node);
  TensorInfo lookup(mlir::Value value) const;
  Shape shapeOf(mlir::Value value) const;
  std::optional<Elements> valueOf(mlir::Value value) const;
  std::optional<HandleTypes> handleOf(mlir::Value value) const;
  TensorInfos lookupAll(mlir::ValueRange values) const;
  /// The results of the function.
  TensorInfos results() const;

  /// An unknown size is identified by the tensor and dimension in which it
  /// first occurs.
  Dim symbolOf(mlir::Value value, int64_t dim) const;
  Shape shapeOfRank(mlir::Value value, int64_t rank) const;

  llvm::DenseMap<mlir::Operation *, std::string> conflicts;
  /// The requirements of nodes, if they are to be assumed.
  llvm::MapVector<mlir::Operation *, Requirements> requirements;
  /// Ranks of tensors that are assumed.
  llvm::DenseMap<mlir::Value, int64_t> assumedRanks;

private:
  //===--- Tensors --------------------------------------------------------===//

  /// Information that few tensors have, stored separately.
  struct Details {
    std::optional<Elements> value;
    std::optional<HandleTypes> handle;

    bool operator==(const Details &other) const = default;
  };
  struct Entry {
    Shape shape;
    std::unique_ptr<Details> details;
    bool isVisited = false;
  };

  unsigned idOf(mlir::Value value) const;
  /// Null if nothing was inferred.
  const Entry *entryOf(mlir::Value value) const;
  TensorInfo declared(mlir::Value value) const;
  /// Records inferred information; returns true if it changed.
  bool set(mlir::Value value, TensorInfo info);
  void setAll(mlir::ValueRange values, llvm::ArrayRef<TensorInfo> infos);
  void setUnknown(mlir::ValueRange values);

  //===--- Nodes ----------------------------------------------------------===//

  void visitBlock(mlir::Block &block);
  void visitUsers(const BlockOrder &order, mlir::Block &block, unsigned from);
  void inferWithFunction(tfg::NodeView node);
  void visitEnter(tfg::NodeView node);
  void visitMerge(tfg::NodeView node);

  //===--- Functions and regions (Calls.cpp) ------------------------------===//

  TensorInfos inferredResults(tfg::NodeView node);
  void visitCall(tfg::NodeView node);
  void visitBranches(tfg::NodeView node);
  void visitWhile(tfg::NodeView node);
  void visitFor(tfg::NodeView node);
  void visitBranchRegions(tfg::NodeView node);
  void visitWhileRegion(tfg::NodeView node);
  void visitForRegion(tfg::NodeView node);
  /// The results of a function for these arguments, in this graph's symbols.
  std::optional<TensorInfos> call(tfg::NodeView node, mlir::Attribute function,
                                  llvm::ArrayRef<TensorInfo> arguments);
  std::optional<TensorInfos> call(tfg::NodeView node, llvm::StringRef function,
                                  llvm::ArrayRef<TensorInfo> arguments);
  void setMerged(tfg::NodeView node, const std::optional<TensorInfos> &found);

  mlir::Operation *graph;
  const GraphShapeOptions &options;
  FunctionLibrary &functions;
  std::vector<Entry> entries;
  mutable llvm::DenseMap<mlir::Value, unsigned> ids;
  mutable unsigned nextId = 0;
  llvm::DenseMap<mlir::Block *, BlockOrder> orders;
  LoopFixpoints loops;
  /// Tensors that `set` changed, for the loop being visited.
  llvm::SmallVector<mlir::Value> *news = nullptr;

  friend struct NodeHandlers;
};

} // namespace tfuse::shape

#endif // TFUSE_LIB_SHAPE_GRAPH_GRAPHINFERENCE_H
