//===- PluginMatch.h - A candidate for a plug-in's fusion -------*- C++ -*-===//
//
// Maps the handles of FusionABI.h to values, nodes and attributes, and owns the
// ops that a fusion has built. Each op is verified when it is built. The ops
// stay in a detached block until the fusion succeeds.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_PLUGIN_PLUGINMATCH_H
#define TFUSE_LIB_PLUGIN_PLUGINMATCH_H

#include "tfuse/FusionABI.h"

#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Rules/Composite/CompositeFunction.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/StringSaver.h"
#include <list>
#include <optional>

namespace tfuse {

struct PluginFusion;

/// The state that the functions of TFuseHost operate on.
class PluginMatch {
public:
  /// Calls the fusion's function.
  void run(const PluginFusion &fusion);

  // The outcome: an error of the plug-in; or the replacement values of the
  // results; or a refusal, with or without a reason.
  std::string mistake;
  std::optional<llvm::SmallVector<mlir::Value>> replacement;
  struct Refusal {
    Reason reason;
    std::string message, hint;
  };
  std::optional<Refusal> refusal;

  /// The built ops. The block has the composite's arguments.
  mlir::Block &staged() { return block; }
  /// The ops that the fusion inspected, in this order.
  llvm::ArrayRef<mlir::Operation *> visited() const {
    return seen.getArrayRef();
  }

  //===-- Numbers ---------------------------------------------------------===//

  TFuseValue numberOf(mlir::Value value);
  TFuseNode numberOf(mlir::Operation *op);
  TFuseAttribute numberOf(mlir::Attribute attr);
  /// The value of a handle; null, and an error is recorded, if the handle is
  /// invalid.
  mlir::Value value(TFuseValue number);
  mlir::Operation *node(TFuseNode number);
  mlir::Attribute attribute(TFuseAttribute number);

  /// Records the first error.
  void fail(const llvm::Twine &message);

  //===-- Queries ---------------------------------------------------------===//

  const CompositeFunction *function = nullptr;
  mlir::Operation *root = nullptr;

  TFuseText text(llvm::StringRef text);
  TFuseType typeOf(mlir::Type type);
  TFuseType shapeOf(llvm::ArrayRef<int64_t> dims);
  /// The MLIR type for a plug-in's type; null, and an error is recorded, if it
  /// is invalid.
  mlir::RankedTensorType staticType(const TFuseType &type);
  mlir::TensorType type(const TFuseType &type);
  TFuseNode definition(mlir::Value value, size_t *result);
  const void *constant(mlir::ElementsAttr attr, size_t &bytes);
  mlir::ElementsAttr constantOf(mlir::Value value);
  mlir::Attribute findAttribute(TFuseNode node, llvm::StringRef name);
  mlir::DictionaryAttr attributes(TFuseNode node);
  void read(mlir::Attribute attr, TFuseAttributeInfo &info);

  //===-- Building --------------------------------------------------------===//

  TFuseValue makeConstant(const TFuseType &type, llvm::ArrayRef<char> bytes);
  /// Builds an op; null, and an error is recorded, if the description is
  /// invalid.
  mlir::Operation *build(const TFuseOp &op);
  bool replace(llvm::ArrayRef<TFuseValue> values);

protected:
  /// A function whose annotation names the fusion.
  explicit PluginMatch(const CompositeFunction &function);
  /// The root op of a pattern.
  explicit PluginMatch(mlir::Operation *root);

private:
  bool readOperands(const TFuseOp &op, bool allowsNone,
                    llvm::SmallVectorImpl<mlir::Value> &operands);
  mlir::Operation *buildBuiltin(const TFuseOp &op,
                                llvm::ArrayRef<mlir::Type> results);
  mlir::Operation *buildCustom(const TFuseOp &op,
                               llvm::ArrayRef<mlir::Type> results);
  mlir::Operation *buildTensorFlow(const TFuseOp &op,
                                   llvm::ArrayRef<mlir::Type> results);
  bool giveType(mlir::Value result, mlir::Type wanted);
  bool verifyBuilt(mlir::Operation *op, llvm::StringRef name);
  mlir::Value none();
  mlir::OpBuilder builderAtEnd();

  mlir::MLIRContext *context;
  mlir::Location loc;
  mlir::Block block;
  std::vector<mlir::Value> values;
  std::vector<mlir::Operation *> nodes;
  std::vector<mlir::Attribute> attrs;
  llvm::DenseMap<mlir::Value, TFuseValue> valueNumbers;
  llvm::DenseMap<mlir::Operation *, TFuseNode> nodeNumbers;
  llvm::SetVector<mlir::Operation *> seen;
  mlir::Value absent;

  // Owns the memory that the plug-in may reference.
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver strings{allocator};
  std::list<llvm::SmallVector<int64_t>> shapes;
  std::list<eval::HostTensor> tensors;
};

inline llvm::StringRef toString(TFuseText text) {
  return text.data ? llvm::StringRef(text.data, text.size) : llvm::StringRef();
}

/// The functions that plug-ins call.
const TFuseHost &pluginHost();

} // namespace tfuse

/// The opaque type of the C interface.
struct TFuseMatch : tfuse::PluginMatch {
  explicit TFuseMatch(const tfuse::CompositeFunction &function)
      : PluginMatch(function) {}
  explicit TFuseMatch(mlir::Operation *root) : PluginMatch(root) {}
};

#endif // TFUSE_LIB_PLUGIN_PLUGINMATCH_H
