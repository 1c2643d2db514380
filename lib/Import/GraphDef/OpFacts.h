//===- OpFacts.h - What is known about the op of a node ---------*- C++ -*-===//
//
// An op is one of TensorFlow's, one the model defines, or a function of the
// library called by using its name as an op's. How many outputs a node has, and
// of which types, follows from the op's arguments and the node's attributes.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_OPFACTS_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_OPFACTS_H

#include "Format/Proto/Graph.pb.h"
#include "mlir/IR/Operation.h"
#include "tfuse/Support/OpDefs.h"
#include "llvm/ADT/StringMap.h"

namespace tfuse {

struct OpFacts {
  explicit OpFacts(mlir::OperationName name) : name(name) {}

  mlir::OperationName name;
  llvm::SmallVector<ArgView, 2> inputs, outputs;
  std::optional<OpDefView> definition;    ///< If a registry has the op.
  const proto::OpDef *function = nullptr; ///< If the library has it.
  bool isBackEdge = false; ///< What NextIteration returns may make a cycle.

  bool isKnown() const { return definition || function; }
};

class OpFactsTable {
public:
  /// The functions of `library` come before the ops of `registry`, as in
  /// TensorFlow. Both must outlive the table.
  OpFactsTable(mlir::MLIRContext *context, const OpRegistry &registry,
               const proto::FunctionDefLibrary &library);

  /// Fails for names that stand for something else in the IR.
  llvm::Expected<const OpFacts *> lookup(llvm::StringRef op);

private:
  mlir::MLIRContext *context;
  const OpRegistry &registry;
  llvm::StringMap<const proto::OpDef *> functions;
  llvm::StringMap<std::unique_ptr<OpFacts>> facts;
};

/// The attribute of that name; the last one if there are several, as in a map;
/// null if there is none.
const proto::AttrValue *findAttr(const proto::NodeDef &node,
                                 llvm::StringRef name);

/// Attributes of a node as its op's arguments use them, defaults included.
class NodeArgs {
public:
  NodeArgs(const proto::NodeDef &node, const OpFacts &facts)
      : node(node), facts(facts) {}

  /// How many tensors the argument stands for.
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
  const OpFacts &facts;
};

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_OPFACTS_H
