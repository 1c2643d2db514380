//===- GraphDefTranslations.cpp - GraphDef <-> tfg ------------------------===//

#include "Translations.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"
#include "tfuse/Export/GraphDef/GraphDefExport.h"
#include "tfuse/Import/GraphDef/GraphDefImport.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;

namespace tfuse {

static llvm::cl::opt<bool> keepMissingAttrs(
    "graphdef-keep-missing-attrs",
    llvm::cl::desc("Do not give nodes the attributes that they lack and their "
                   "op has a default for"));

static OwningOpRef<Operation *> importGraph(llvm::StringRef content,
                                            MLIRContext *context) {
  GraphDefImportOptions options;
  options.addDefaultAttrs = !keepMissingAttrs;
  auto module = importGraphDef(content, "GraphDef", context, options);
  if (module)
    return std::move(*module);
  (void)emitError(UnknownLoc::get(context), module.takeError());
  return nullptr;
}

static LogicalResult exportGraph(Operation *op, llvm::raw_ostream &os,
                                 GraphDefForm form) {
  auto module = llvm::dyn_cast<ModuleOp>(op);
  if (!module)
    return op->emitError("only a module can be written as a GraphDef");
  GraphDefExportOptions options;
  options.form = form;
  return emitError(op->getLoc(), exportGraphDef(module, os, options));
}

void registerGraphDefTranslations() {
  auto addDialects = [](DialectRegistry &registry) {
    registry.insert<tfg::TFGDialect>();
  };
  TranslateToMLIRRegistration(
      "graphdef-to-mlir", "GraphDef (binary or text) to tfg",
      [](llvm::StringRef content, MLIRContext *context) {
        return importGraph(content, context);
      },
      addDialects);
  TranslateFromMLIRRegistration(
      "mlir-to-graphdef", "tfg to GraphDef in text form",
      [](Operation *op, llvm::raw_ostream &os) {
        return exportGraph(op, os, GraphDefForm::Text);
      },
      addDialects);
  TranslateFromMLIRRegistration(
      "mlir-to-graphdef-binary", "tfg to GraphDef in binary form",
      [](Operation *op, llvm::raw_ostream &os) {
        return exportGraph(op, os, GraphDefForm::Binary);
      },
      addDialects);
}

} // namespace tfuse
