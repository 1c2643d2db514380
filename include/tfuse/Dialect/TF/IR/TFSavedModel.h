//===- TFSavedModel.h - The public interface of a SavedModel ----*- C++ -*-===//
//
// The `tf_saved_model` dialect: global_tensor, session_initializer, asset, and
// the names of the attributes that mark what a SavedModel exports.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_IR_TFSAVEDMODEL_H
#define TFUSE_DIALECT_TF_IR_TFSAVEDMODEL_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/SymbolTable.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"

#include "tfuse/Dialect/TF/IR/TFSavedModelDialect.h.inc"

#define GET_OP_CLASSES
#include "tfuse/Dialect/TF/IR/TFSavedModelOps.h.inc"

namespace tfuse::tf_saved_model {

// Attribute names.
inline constexpr llvm::StringLiteral semanticsAttr("tf_saved_model.semantics");
inline constexpr llvm::StringLiteral
    underConstructionAttr("tf_saved_model.under_construction");
inline constexpr llvm::StringLiteral
    exportedNamesAttr("tf_saved_model.exported_names");
inline constexpr llvm::StringLiteral indexPathAttr("tf_saved_model.index_path");
inline constexpr llvm::StringLiteral
    boundInputAttr("tf_saved_model.bound_input");
inline constexpr llvm::StringLiteral
    initializerTypeAttr("tf_saved_model.initializer_type");

/// The names a function or variable is exported under; empty if it is not.
llvm::SmallVector<llvm::StringRef, 2> getExportedNames(mlir::Operation *op);
bool isExported(mlir::Operation *op);

/// The type of an argument that `symbol` (global_tensor or asset) is bound to.
mlir::Type getBoundInputType(mlir::Operation *symbol);

/// The module's session_initializer, or null, and the functions it names.
SessionInitializerOp getSessionInitializer(mlir::ModuleOp module);
llvm::SmallVector<mlir::func::FuncOp, 2>
getInitializerFunctions(mlir::ModuleOp module);

} // namespace tfuse::tf_saved_model

#endif // TFUSE_DIALECT_TF_IR_TFSAVEDMODEL_H
