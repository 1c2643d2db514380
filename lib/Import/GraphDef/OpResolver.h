//===- OpResolver.h - Resolves the ops of nodes -----------------*- C++ -*-===//
//-*-===//
//
// An op is in TensorFlow, defined by the model, or a function of the library
// that the node calls by its name. The number and the types of its outputs
// follow from the arguments of the op and the attributes of the node.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_OPRESOLVER_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_OPRESOLVER_H

#include "Format/Proto/Graph.pb.h"
#include "mlir/IR/Operation.h"
#include "tfuse/Support/OpDefs.h"
#include "llvm/ADT/StringMap.h"

namespace tfuse {

struct ResolvedOp {
  explicit ResolvedOp(mlir::OperationName name) : name(name) {}

  mlir::OperationName name;
  llvm::SmallVector<ArgView, 2> inputs, outputs;
  std::optional<OpDefView> definition; ///< Set if a registry has the op.
  const proto::OpDef *function =
      nullptr;             ///< Set if the op is a function of the library.
  bool isBackEdge = false; ///< Its result may be part of a cycle.

  bool isKnown() const { return definition || function; }
};

class OpResolver {
public:
  /// The functions of `library` come before the ops of `registry`, as in
  /// TensorFlow. Both must outlive the table.
  OpResolver(mlir::MLIRContext *context, const OpRegistry &registry,
             const proto::FunctionDefLibrary &library);

  /// Fails for names that have another meaning in the IR.
  llvm::Expected<const ResolvedOp *> lookup(llvm::StringRef op);

  /// The functions of the library that `lookup` found, in that order.
  llvm::ArrayRef<llvm::StringRef> functionOps() const { return calledOps; }

private:
  mlir::MLIRContext *context;
  const OpRegistry &registry;
  llvm::StringMap<const proto::OpDef *> functions;
  llvm::StringMap<std::unique_ptr<ResolvedOp>> resolved;
  std::vector<llvm::StringRef> calledOps;
};

/// Returns the attribute with that name, the last one of several, or null.
const proto::AttrValue *findAttr(const proto::NodeDef &node,
                                 llvm::StringRef name);

/// Reads the attributes of a node that determine its arguments, including
/// defaults.
class NodeArgs {
public:
  NodeArgs(const proto::NodeDef &node, const ResolvedOp &resolved)
      : node(node), resolved(resolved) {}

  /// Returns the number of tensors of the argument.
  llvm::Expected<int64_t> count(const ArgView &arg) const;

  /// Appends the DataType of each of them.
  llvm::Error appendTypes(const ArgView &arg,
                          llvm::SmallVectorImpl<int> &types) const;

private:
  llvm::Expected<int> type(llvm::StringRef attr) const;
  llvm::Expected<int64_t> number(llvm::StringRef attr) const;
  llvm::Error appendTypeList(llvm::StringRef attr,
                             llvm::SmallVectorImpl<int> &types) const;
  const proto::AttrValue *functionDefault(llvm::StringRef attr) const;

  const proto::NodeDef &node;
  const ResolvedOp &resolved;
};

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_OPRESOLVER_H
