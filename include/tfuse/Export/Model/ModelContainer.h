//===- ModelContainer.h - A model whose graphs are exchanged ----*- C++ -*-===//
//
// A GraphDef, a MetaGraph or a SavedModel directory, of which nothing changes
// but the graphs: signatures, savers, collections, objects, variables and
// assets are carried over.
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

/// Nodes of a graph that the rest of the model refers to, by name.
struct GraphReferences {
  /// Outputs and inputs of signatures: "node:0".
  std::vector<std::string> outputs, inputs;
  std::vector<std::string> signatures;
  /// Nodes of savers, initializers, variables, assets.
  llvm::StringSet<> nodes;
};

class ModelContainer {
public:
  /// All files of a SavedModel have to lie in its folder or in one of
  /// `moreRoots`. Errors: FileNotFound, NotAModel, FileCorrupt,
  /// PathOutsideModel, InvalidOption (a root that is not a folder).
  static llvm::Expected<std::unique_ptr<ModelContainer>>
  open(llvm::StringRef path, llvm::ArrayRef<std::string> moreRoots = {});
  ~ModelContainer();

  bool isSavedModel() const;
  unsigned numGraphs() const;

  /// The ops that nodes of a graph may have: TensorFlow's, and those that the
  /// model has definitions of.
  const OpRegistry &registry(unsigned index) const;

  /// What the rest of the model refers to in a graph; nothing for a GraphDef.
  GraphReferences
  references(unsigned index,
             llvm::function_ref<bool(llvm::StringRef)> isNode) const;

  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
  importGraph(unsigned index, mlir::MLIRContext *context);
  /// A GraphDef will be written in text, or in binary form, whatever the input
  /// is in. Before exportGraph.
  void setText(bool isText);
  /// Puts the module in the place of the graph. All graphs must be exported
  /// before `write`: the nodes of those that were read are not kept.
  llvm::Error exportGraph(unsigned index, mlir::ModuleOp module);

  /// Writes a model of the same kind and form (binary or text), whole or not at
  /// all. A directory must not exist, or be empty. Links stay in the
  /// model or become copies (CopyModelFolder.h).
  llvm::Error write(llvm::StringRef path);

private:
  struct Impl;
  explicit ModelContainer(std::unique_ptr<Impl> impl);
  void readOpLists();
  std::unique_ptr<Impl> impl;
};

} // namespace tfuse

#endif // TFUSE_EXPORT_MODEL_MODELCONTAINER_H
