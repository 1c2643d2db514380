//===- SavedModelBundle.h - An open SavedModel directory --------*- C++ -*-===//
//
//   saved_model.pb or .pbtxt    meta graphs: graph, signatures, saver, objects
//   variables/                  the checkpoint
//   assets/                     files that ops read, e.g. vocabularies
//
// `load` parses saved_model.pb and selects a meta graph. Large constants stay
// in the mapped file; the checkpoint is opened on first use.
//
//   auto model = saved_model::Bundle::load(directory);
//   auto module = (*model)->importGraph(context);  // tfg
//   auto sources = (*model)->variableSources();    // node -> checkpoint key
//   auto checkpoint = (*model)->checkpoint();      // null: no variables
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

namespace tfuse::saved_model {

/// An input or output of a signature.
struct Port {
  std::string name;   ///< Name of the input or output in the signature.
  std::string tensor; ///< In the graph, "serving_default_x:0". Empty for a
                      ///< sparse, ragged or other composite tensor.
  DataType type = DataType::Invalid;
  ShapeData shape; ///< Unranked for a composite tensor.
};

struct Signature {
  std::string key;                   ///< "serving_default".
  std::string method;                ///< "tensorflow/serving/predict".
  std::vector<Port> inputs, outputs; ///< Sorted by name.
};

/// A concrete function of the object graph: a trace of a tf.function, with the
/// tensors that a caller passes and gets. The ports have no tensors in the main
/// graph. Composite results are several tensors: a ragged tensor is its values
/// and its row splits.
struct Function {
  /// The path of the tf.function, "encoder.__call__", for its only trace or its
  /// only trace without training=True; "call#1" for the second of several.
  std::string name;
  std::string path;        ///< The path alone.
  std::string concrete;    ///< In the function library.
  bool isTraining = false; ///< Traced with training=True.
  std::vector<Port> inputs, outputs;
  std::vector<int> captures; ///< Objects that follow the inputs in calls.

  /// True if neither the function nor an object on its path is private.
  bool isPublic() const;
};

/// An asset file; `tensor` receives its path.
struct Asset {
  std::string tensor;
  std::string path; ///< Relative to the directory of the model.
};

/// Location of the value of a variable in the checkpoint.
struct VariableSource {
  std::string key;
  std::string
      slice; ///< RestoreV2's shape_and_slice; empty for the whole tensor.
};

/// Keyed by the node of the variable in the main graph (VarHandleOp,
/// VariableV2).
using VariableSources = llvm::StringMap<VariableSource>;

class Bundle {
public:
  /// Opens the model in `directory` and selects the meta graph with exactly the
  /// tags `tags`; without tags, the only meta graph or the one with the tag
  /// "serve". All files of the model must be in `directory` or in one of
  /// `moreRoots`. Errors: NotAModel, FileNotFound, FileCorrupt,
  /// PathOutsideModel, InvalidOption (a root that is not a folder),
  /// UnknownSignature (no meta graph has these tags; the hint lists the tags of
  /// all meta graphs).
  static llvm::Expected<std::unique_ptr<Bundle>>
  load(llvm::StringRef directory, llvm::ArrayRef<std::string> tags = {},
       llvm::ArrayRef<std::string> moreRoots = {});
  ~Bundle();

  llvm::StringRef directory() const;

  /// The public signatures, sorted by key.
  llvm::ArrayRef<Signature> signatures() const;
  /// The tags of the selected meta graph, sorted.
  std::vector<std::string> tags() const;
  const Signature *signature(llvm::StringRef key) const;

  /// The functions of the object graph, in the order of its nodes.
  llvm::ArrayRef<Function> functions();
  /// The function of that name, or of that name in the library. Errors:
  /// UnknownSignature.
  llvm::Expected<const Function *> function(llvm::StringRef name);
  /// The functions that a caller may want: the public ones of the root object;
  /// if it has none, those of all objects. Traces with training=True are left
  /// out if another trace exists.
  std::vector<const Function *> callableFunctions();
  /// Calls the function in the main graph and returns a signature with its
  /// name. Precedes importGraph. Errors: UnsupportedType (a captured object has
  /// no node), UnknownFunction.
  llvm::Expected<Signature> addSignature(const Function &function);

  llvm::ArrayRef<Asset> assets() const;
  /// The initializer: a node to run once after variables are restored (to fill
  /// tables, for example). Empty if the model has none.
  llvm::StringRef initOp() const;

  /// Whether the main graph has inputs: placeholders other than the name of the
  /// checkpoint. A model of TensorFlow 2 without signatures has none.
  bool hasInputs() const;

  /// The op definitions of the model on top of the builtin ones.
  const OpRegistry &registry() const;

  /// The main graph and the functions, as tfg. Given the names of nodes in
  /// `roots`, only these nodes, the nodes that they depend on, and the
  /// functions that these call.
  llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
  importGraph(mlir::MLIRContext *context,
              std::optional<llvm::ArrayRef<llvm::StringRef>> roots = {});

  /// The checkpoint; null if the model has none (no variables, or missing
  /// files).
  llvm::Expected<std::shared_ptr<TensorBundle>> checkpoint();

  /// Maps variables to checkpoint entries. Read from the restore op of the
  /// graph, which TensorFlow 1 and 2 both write. Variables that the restore op
  /// omits are found by comparing the object graphs of model and checkpoint:
  /// the restore op of a Keras 3 model may assign copies of variables that no
  /// function reads.
  llvm::Expected<const VariableSources *> variableSources();

private:
  struct Impl;
  explicit Bundle(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

} // namespace tfuse::saved_model

#endif // TFUSE_IMPORT_SAVEDMODEL_SAVEDMODELBUNDLE_H
