//===- FunctionImporter.h - A FunctionDef to a tfg.func ---------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_FUNCTIONIMPORTER_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_FUNCTIONIMPORTER_H

#include "BodyImporter.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Support/Diagnostics.h"

namespace tfuse {

class FunctionImporter {
public:
  /// `nodes` are the nodes of `function`; `gradient` is the name of its
  /// gradient, or empty.
  FunctionImporter(ImportState &state, const proto::FunctionDef &function,
                   NodeList nodes, llvm::StringRef gradient);

  /// Appends the function to the module. Call once.
  llvm::Expected<mlir::Operation *> import(mlir::ModuleOp module);

private:
  using NamedAttrs = google::protobuf::RepeatedPtrField<proto::NamedAttr>;

  llvm::Error importSignature();
  llvm::Error importArguments(mlir::Block &body, BodyImporter &importer);
  llvm::Error importBody(mlir::Block &body);
  llvm::Error parseReturns(BodyImporter &importer);
  llvm::Error importReturns(mlir::Block &body, BodyImporter &importer);
  llvm::Error importAttrs(const NamedAttrs &attrs, llvm::StringRef prefix,
                          mlir::NamedAttrList &result);
  llvm::Error importArg(const proto::OpDef::ArgDef &arg,
                        mlir::NamedAttrList &attrs, mlir::Type &type);
  llvm::Error importAttrDefs();
  void importResourceIds();
  llvm::Error fail(const llvm::Twine &message, const llvm::Twine &hint = "",
                   DiagnosticSite site = DiagnosticSite::current()) const;

  ImportState &state;
  const proto::FunctionDef &function;
  NodeList nodes;
  llvm::StringRef gradient;
  bool isGeneric;

  mlir::NamedAttrList attrs; ///< Attributes of the tfg.func.
  llvm::SmallVector<mlir::Type> argTypes, resultTypes;
  llvm::SmallVector<mlir::Attribute> argAttrs, resultAttrs;
  /// The returned values and tokens, in the order of the signature.
  llvm::SmallVector<TensorRef> returns, controlReturns;
  /// Fields without an attribute in the IR.
  proto::FunctionDef rest;
};

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_FUNCTIONIMPORTER_H
