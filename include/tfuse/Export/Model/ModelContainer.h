//===- ModelContainer.h - A model whose graphs are exchanged ----*- C++ -*-===//
//
// Replaces the graphs of a GraphDef, a MetaGraph or a SavedModel directory and
// keeps everything else: signatures, savers, collections, objects, variables
// and assets.
//
//   auto model = ModelContainer::open(path);
//   auto module = (*model)->importGraph(0, context);
//   ...
//   (*model)->exportGraph(0, **module);
//   (*model)->write(out);
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EXPORT_MODEL_MODELCONTAINER_H
#define TFUSE_EXPORT_MODEL_MODELCONTAINER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tfuse/Support/OpDefs.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace tfuse {

/// Nodes of a graph that the rest of the model refers to by name.
struct GraphReferences {
  /// Outputs and inputs of signatures: "node:0".
  std::vector<std::string> outputs, inputs;
  std::vector<std::string> signatures;
  /// Nodes of savers, initializers, variables, assets.
  llvm::StringSet<> nodes;
};

class ModelContainer {
public:
  /// All files of a SavedModel must be in its folder or in one of `moreRoots`.
  /// Errors: FileNotFound, NotAModel, FileCorrupt, PathOutsideModel,
  /// InvalidOption (a root that is not a folder).
  static llvm::Expected<std::unique_ptr<ModelContainer>>
  open(llvm::StringRef path, llvm::ArrayRef<std::string> moreRoots = {});
  ~ModelContainer();

  bool isSavedModel() const;
  unsigned numGraphs() const;

  /// The definitions of ops: those of TensorFlow and of the model.
  const OpRegistry &registry(unsigned index) const;

  /// Returns the nodes of a graph that the rest of the model refers to; none
  /// for a GraphDef.
  GraphReferences
  references(unsigned index,
             llvm::function_ref<bool(llvm::StringRef)> isNode) const;

  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
  importGraph(unsigned index, mlir::MLIRContext *context);
  /// Selects text or binary form for the output GraphDef, instead of the form
  /// of the input. Call before exportGraph.
  void setText(bool isText);
  /// Replaces the graph by the module. All graphs must be exported before
  /// `write`: the nodes of the imported graphs are not kept.
  llvm::Error exportGraph(unsigned index, mlir::ModuleOp module);

  /// Writes a model of the same kind and form (binary or text), completely or
  /// not at all. A directory must not exist, or must be empty. Links stay
  /// inside the model or become copies (CopyModelFolder.h).
  llvm::Error write(llvm::StringRef path);

private:
  struct Impl;
  explicit ModelContainer(std::unique_ptr<Impl> impl);
  void readOpLists();
  std::unique_ptr<Impl> impl;
};

} // namespace tfuse

#endif // TFUSE_EXPORT_MODEL_MODELCONTAINER_H
