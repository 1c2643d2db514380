//===- FunctionLibrary.h - What functions return ----------------*- C++ -*-===//
//
// The functions of a module, what each was found to return for what arguments,
// and what is looked up once for each kind of node.
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

/// What is known of all nodes of one op.
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
  /// Null if there is no such function, or no body to look into.
  tfg::GraphFuncOp lookup(llvm::StringRef name) const;

  /// What `function` returns for `arguments`. Symbols are those of the
  /// arguments, or (`resultSymbol`) stand for a dimension of a result. Nothing
  /// if that is not known, as in a function that calls itself.
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
