//===- SignatureRaiser.h - Signatures -> exported functions -----*- C++ -*-===//

#ifndef TFUSE_LIB_CONVERSION_TFGTOTF_SIGNATURERAISER_H
#define TFUSE_LIB_CONVERSION_TFGTOTF_SIGNATURERAISER_H

#include "GraphRaiser.h"

#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tfuse {

/// Builds a function for each signature from the part of the main graph that
/// its outputs depend on.
class SignatureRaiser {
public:
  SignatureRaiser(mlir::ModuleOp module, tfg::GraphOp graph,
                  mlir::SymbolTable &symbols, RaisingBudget &budget);

  /// `signature` is an element of `tfuse.signatures`.
  mlir::FailureOr<mlir::func::FuncOp> raise(mlir::DictionaryAttr signature);

  /// Builds the module's session initializer from the node `name` and its
  /// dependencies. Null if it has no effects.
  mlir::FailureOr<mlir::func::FuncOp> raiseInitializer(llvm::StringRef name);

private:
  /// An input or output: its name in the signature and its tensor.
  struct Port {
    mlir::StringAttr name, tensor;
    mlir::Type type;
    mlir::Value value;
  };
  mlir::FailureOr<llvm::SmallVector<Port>> ports(mlir::DictionaryAttr signature,
                                                 llvm::StringRef which);
  mlir::FailureOr<mlir::Value> find(llvm::StringRef tensor,
                                    llvm::StringRef signature);
  mlir::func::FuncOp createFunction(mlir::DictionaryAttr signature,
                                    llvm::ArrayRef<Port> inputs,
                                    llvm::ArrayRef<Port> outputs);
  void bindResources(mlir::func::FuncOp function, GraphRaiser &raiser,
                     mlir::ValueRange roots);
  mlir::LogicalResult raiseNodes(GraphRaiser &raiser, mlir::ValueRange roots);

  mlir::ModuleOp module;
  mlir::SymbolTable &symbols;
  RaisingBudget &budget;
  mlir::OpBuilder builder;
  llvm::StringMap<mlir::Operation *> nodes;
  /// The variables and assets, keyed by their nodes.
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> resources;
};

} // namespace tfuse

#endif // TFUSE_LIB_CONVERSION_TFGTOTF_SIGNATURERAISER_H
