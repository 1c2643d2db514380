//===- FunctionLibrary.h - Results of functions by arguments ----*- C++ -*-===//
//
// The functions of a module with their inferred results for each pattern of
// arguments, and information looked up once for each kind of node.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_SHAPE_GRAPH_FUNCTIONLIBRARY_H
#define TFUSE_LIB_SHAPE_GRAPH_FUNCTIONLIBRARY_H

#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Shape/GraphShapes.h"
#include "tfuse/Shape/ShapeFunctions.h"
#include "llvm/ADT/DenseMap.h"

namespace tfuse::shape {

class GraphInference;

/// Information shared by all nodes of one op.
struct NodeKind {
  llvm::StringRef op;
  std::optional<OpDefView> definition;
  const ShapeFunction *function = nullptr;
  void (GraphInference::*handler)(tfg::NodeView) = nullptr;
};

class FunctionLibrary {
public:
  FunctionLibrary(mlir::Operation *graph, const GraphShapeOptions &options);

  const NodeKind &kindOf(mlir::Operation *node);
  /// Null if the function does not exist or has no body.
  tfg::GraphFuncOp lookup(llvm::StringRef name) const;

  /// The results of `function` for `arguments`. Symbols are those of the
  /// arguments, or represent a dimension of a result (`resultSymbol`). Nullopt
  /// if they are unknown, as for a recursive function.
  std::optional<TensorInfos> call(tfg::GraphFuncOp function,
                                  llvm::ArrayRef<TensorInfo> arguments);
  static bool isResultSymbol(Dim dim);
  /// (result, dimension)
  static std::pair<unsigned, unsigned> resultOfSymbol(Dim dim);

private:
  struct Call {
    TensorInfos arguments;
    std::optional<TensorInfos> results;
  };
  std::optional<TensorInfos> infer(tfg::GraphFuncOp function,
                                   const TensorInfos &arguments);

  const GraphShapeOptions options;
  llvm::DenseMap<mlir::OperationName, std::unique_ptr<NodeKind>> kinds;
  llvm::DenseMap<llvm::StringRef, tfg::GraphFuncOp> byName;
  llvm::DenseMap<mlir::Operation *, std::vector<Call>> calls;
  llvm::DenseSet<mlir::Operation *> inProgress;
};

} // namespace tfuse::shape

#endif // TFUSE_LIB_SHAPE_GRAPH_FUNCTIONLIBRARY_H
