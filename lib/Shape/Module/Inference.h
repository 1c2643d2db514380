//===- Inference.h - The state of inference over a module -------*- C++ -*-===//
//
// The inferred information about each value and function, and the visitors of
// regions, calls and loops.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_SHAPE_MODULE_INFERENCE_H
#define TFUSE_LIB_SHAPE_MODULE_INFERENCE_H

#include "mlir/IR/SymbolTable.h"
#include "tfuse/Shape/LoopFixpoints.h"
#include "tfuse/Shape/ModuleShapes.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace tfuse::shape {

struct FunctionState {
  /// Not all callers are known, so the arguments have their declared types.
  bool isEntry = true;
  /// Some known call passes arguments.
  bool isReached = false;
  bool inProgress = false;
  /// The iteration of the last visit.
  int64_t visited = 0;
  TensorInfos arguments;
  std::optional<TensorInfos> results;
  /// The ops that pass arguments.
  llvm::SetVector<mlir::Operation *> callers;
};

class Inference {
public:
  Inference(mlir::ModuleOp module, const ModuleShapeOptions &options);

  bool run();
  TensorInfo lookup(mlir::Value value) const;
  unsigned callerCount(mlir::func::FuncOp function) const;

  /// Functions shared by control flow ops that pass different types. They are
  /// not refined.
  llvm::SmallVector<mlir::func::FuncOp> shared;
  llvm::MapVector<mlir::Operation *, std::string> conflicts;

private:
  //===--- Values ---------------------------------------------------------===//

  /// The information in the type of a value.
  TensorInfo declared(mlir::Value value) const;
  /// Records the inferred information about a value, as far as its type allows.
  void set(mlir::Value value, const TensorInfo &inferred);
  void setAll(mlir::ValueRange values, llvm::ArrayRef<TensorInfo> infos);
  TensorInfos lookupAll(mlir::ValueRange values) const;

  //===--- Ops ------------------------------------------------------------===//

  void visitRegion(mlir::Region &region);
  void visit(mlir::Operation *op);
  void inferWithFunction(mlir::Operation *op);
  TensorInfos inferredResults(mlir::Operation *op);
  /// Forwards the operands of the only block's terminator to the results.
  void visitTransparentRegion(mlir::Operation *op);
  void visitNextIterationSource(mlir::Operation *op);
  void visitTensorCast(mlir::Operation *op);
  void visitSameShape(mlir::Operation *op);

  //===--- Uses (FromUses.cpp) --------------------------------------------===//

  /// Adds what the users of an op's only result imply: the shapes of variables,
  /// of list elements, and of tensors restored from a checkpoint.
  void refineFromUses(mlir::Operation *op, TensorInfo &result) const;
  std::optional<Shape> variableFromUses(mlir::Value handle) const;
  std::optional<Shape> listElementFromUses(mlir::Operation *op) const;
  Shape restoredFromUses(mlir::Value tensor) const;

  //===--- Functions (ControlFlow.cpp) ------------------------------------===//

  void findCallers();
  /// Counts the handle ops of each named variable.
  void countHandles();
  mlir::func::FuncOp lookupFunction(mlir::Operation *op,
                                    llvm::StringRef attribute) const;
  /// Joins the arguments of one caller; returns true if they changed.
  bool passArguments(mlir::func::FuncOp function,
                     llvm::ArrayRef<TensorInfo> arguments);
  void visitFunction(mlir::func::FuncOp function);
  /// Passes arguments, visits the function if necessary, and returns its
  /// results; nothing if they are unknown yet.
  std::optional<TensorInfos> call(mlir::func::FuncOp function,
                                  llvm::ArrayRef<TensorInfo> arguments);
  void visitCall(mlir::Operation *op);
  void visitFuncCall(mlir::Operation *op);
  void visitBranches(mlir::Operation *op);
  void visitBranchRegions(mlir::Operation *op);
  void visitWhile(mlir::Operation *op);
  void visitWhileRegion(mlir::Operation *op);
  TensorInfos invariantArguments(mlir::Operation *op,
                                 mlir::ValueRange arguments);
  void setInvariantResults(mlir::Operation *op, mlir::ValueRange operands,
                           const std::optional<TensorInfos> &body);
  void findSharedFunctions();

  mlir::ModuleOp module;
  const ModuleShapeOptions &options;
  mlir::SymbolTable symbols;
  llvm::DenseMap<mlir::Value, TensorInfo> infos;
  llvm::MapVector<mlir::Operation *, FunctionState> functions;
  LoopFixpoints loops;
  mutable llvm::DenseMap<std::pair<mlir::Value, unsigned>, Dim> dimSymbols;
  mutable DimSymbols symbolSource;
  llvm::StringMap<unsigned> handlesOf;
  int64_t round = 0;
  bool changed = false;

  friend struct Handlers;
};

} // namespace tfuse::shape

#endif // TFUSE_LIB_SHAPE_MODULE_INFERENCE_H
