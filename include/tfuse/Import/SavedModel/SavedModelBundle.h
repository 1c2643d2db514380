//===- SavedModelBundle.h - A SavedModel directory, opened ------*- C++ -*-===//
//
//   saved_model.pb or .pbtxt    meta graphs: graph, signatures, saver, objects
//   variables/                  the checkpoint
//   assets/                     files that ops read, e.g. vocabularies
//
// `load` parses the first and picks a meta graph. Large constants stay in the
// mapped file; the checkpoint is opened when it is first asked for.
//
//   auto model = saved_model::Bundle::load(directory);
//   auto module = (*model)->importGraph(context);      // tfg
//   auto sources = (*model)->variableSources();        // node -> checkpoint
//   key auto checkpoint = (*model)->checkpoint();          // null: no
//   variables
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_SAVEDMODEL_SAVEDMODELBUNDLE_H
#define TFUSE_IMPORT_SAVEDMODEL_SAVEDMODELBUNDLE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "tfuse/Import/TensorBundle/TensorBundle.h"
#include "tfuse/Support/OpRegistryOverlay.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tfuse::proto {
class MetaGraphDef;
} // namespace tfuse::proto

namespace tfuse::saved_model {

/// An input or output of a signature.
struct Port {
  std::string name;   ///< What callers call it.
  std::string tensor; ///< In the graph, "serving_default_x:0". Empty for a
                      ///< sparse, ragged or other composite tensor.
  DataType type = DataType::Invalid;
  ShapeData shape; ///< Without rank for a composite tensor.
};

struct Signature {
  std::string key;                   ///< "serving_default".
  std::string method;                ///< "tensorflow/serving/predict".
  std::vector<Port> inputs, outputs; ///< Sorted by name.
};

/// A file that the graph reads: `tensor` is to hold its path.
struct Asset {
  std::string tensor;
  std::string path; ///< In the model's directory.
};

/// Where a variable's value is in the checkpoint.
struct VariableSource {
  std::string key;
  std::string slice; ///< RestoreV2's shape_and_slice; empty: all of it.
};

/// By the name of the main graph's node that is the variable (VarHandleOp,
/// VariableV2).
using VariableSources = llvm::StringMap<VariableSource>;

class Bundle {
public:
  /// Opens the model in `directory` and picks the meta graph with exactly the
  /// tags `tags`; without tags the only one, or the one with the tag "serve".
  /// All files of the model have to lie in `directory` or one of `moreRoots`.
  /// Errors: NotAModel, FileNotFound, FileCorrupt, PathOutsideModel,
  /// InvalidOption (a root that is not a folder), UnknownSignature (tags that
  /// no meta graph has; the hint lists those there are).
  static llvm::Expected<std::unique_ptr<Bundle>>
  load(llvm::StringRef directory, llvm::ArrayRef<std::string> tags = {},
       llvm::ArrayRef<std::string> moreRoots = {});
  ~Bundle();

  llvm::StringRef directory() const;

  /// The signatures a user may call, sorted by key.
  llvm::ArrayRef<Signature> signatures() const;
  /// The tags of the graph that was chosen, sorted.
  std::vector<std::string> tags() const;
  const Signature *signature(llvm::StringRef key) const;
  llvm::ArrayRef<Asset> assets() const;
  /// The node to run once after the variables are restored (it fills tables,
  /// for example); empty if there is none.
  llvm::StringRef initOp() const;

  /// The model's own op definitions over the builtin ones.
  const OpRegistry &registry() const;

  /// The main graph and the functions, as tfg.
  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
  importGraph(mlir::MLIRContext *context);

  /// The checkpoint; null if the model comes without (it may have no variables,
  /// or the files were not copied).
  llvm::Expected<std::shared_ptr<TensorBundle>> checkpoint();

  /// Which checkpoint entry is which variable's. Read from the graph's restore
  /// op: the one answer that TensorFlow 1 and 2 both give, without guessing
  /// from names. For variables that it leaves out, the object graphs of model
  /// and checkpoint are compared: where Keras 3 keeps its own list of variables
  /// the op may restore copies that nothing reads.
  llvm::Expected<const VariableSources *> variableSources();

  /// For lib/Import alone: the message itself.
  const proto::MetaGraphDef &metaGraph() const;

private:
  struct Impl;
  explicit Bundle(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

} // namespace tfuse::saved_model

#endif // TFUSE_IMPORT_SAVEDMODEL_SAVEDMODELBUNDLE_H
