//===- BodyImporter.h - Nodes to operations of a block ----------*- C++ -*-===//
//
// Imports the nodes of a graph or of one function. The nodes of a file may be
// in any order, and the block keeps that order. They are created in topological
// order; only the result of NextIteration may be used before it is created.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_BODYIMPORTER_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_BODYIMPORTER_H

#include "AttrReader.h"
#include "NodeList.h"
#include "OpResolver.h"
#include "mlir/IR/Block.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"
#include "tfuse/Import/GraphDef/GraphDefImport.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace tfuse {

/// State that all bodies of a GraphDef share.
struct ImportState {
  mlir::MLIRContext *context;
  tfg::TFGDialect *dialect;
  const GraphDefImportOptions &options;
  AttrReader &attrs;
  OpResolver &ops;
  /// The number of outputs that may still be created. A node of ten bytes can
  /// ask for thousands, with a number or with the name of a function.
  uint64_t outputsLeft = 1 << 20;
};

/// A reference as inputs are written: "node", "node:2", "node:output:0" or
/// "^node".
struct TensorRef {
  bool isControl = false;
  llvm::StringRef node, output;
  uint32_t number = 0;
  bool hasNumber = false; ///< False if the reference has no number.

  static llvm::Expected<TensorRef> parse(llvm::StringRef text);
};

class BodyImporter {
public:
  /// `function` is the name of the function, or empty for the main graph. In a
  /// generic function, all types are opaque.
  BodyImporter(ImportState &state, mlir::Block &block, llvm::StringRef function,
               bool isGeneric)
      : state(state), block(block), function(function), isGeneric(isGeneric) {}

  /// Declares an argument of the function. Call before `import`.
  llvm::Error addArgument(llvm::StringRef name, mlir::BlockArgument data,
                          mlir::BlockArgument token);

  /// Declares a use from outside: "node:output:0", "^node". Call before
  /// `import`; `lookup` returns the value afterwards.
  llvm::Error addUse(const TensorRef &ref);

  /// Imports the nodes; given `roots`, only these nodes and their transitive
  /// producers.
  llvm::Error import(NodeList nodes,
                     std::optional<llvm::ArrayRef<llvm::StringRef>> roots = {});

  /// Returns the value that `ref` names, or null.
  llvm::Expected<mlir::Value> lookup(const TensorRef &ref) const;

private:
  /// Non-negative: a node. Negative: argument ~index.
  using Index = int32_t;
  /// An unresolved reference, stored as text and parsed again on use: the
  /// parsed form is larger.
  struct Input {
    Index producer;
    uint32_t length;
    const char *text;

    TensorRef ref() const {
      return llvm::cantFail(TensorRef::parse({text, length}));
    }
  };
  struct Argument {
    mlir::BlockArgument data, token;
  };
  /// The names of the used outputs of a node, in the order of their first use.
  /// Recorded for unknown ops, and for all ops of generic functions.
  using UsedOutputs =
      llvm::MapVector<std::pair<llvm::StringRef, uint32_t>, mlir::Value>;

  llvm::Error failAt(llvm::StringRef node, llvm::Error error) const;
  llvm::Error indexNodes();
  llvm::Error resolveInputs();
  void noteUse(Index producer, const TensorRef &ref);
  std::vector<bool> findNeeded(llvm::ArrayRef<llvm::StringRef> roots) const;
  bool isForward(Index node) const;
  llvm::Expected<std::vector<Index>> order() const;
  /// `def` may lack name, op and inputs, here and in the functions below.
  llvm::Error create(Index node, const proto::NodeDef &def);
  llvm::Error appendResultTypes(Index node, const proto::NodeDef &def,
                                llvm::SmallVectorImpl<mlir::Type> &types);
  llvm::Error checkOperands(const proto::NodeDef &def,
                            const ResolvedOp &resolved, unsigned count) const;
  llvm::Expected<mlir::DictionaryAttr>
  readAttrs(Index node, const proto::NodeDef &def, mlir::StringAttr name);
  void createOutputs(Index node);
  llvm::Error patchBackEdges();
  llvm::Expected<mlir::Value> output(Index producer,
                                     const TensorRef &ref) const;
  llvm::Expected<mlir::Value> namedOutput(Index node,
                                          const TensorRef &ref) const;

  ImportState &state;
  mlir::Block &block;
  llvm::StringRef function;
  bool isGeneric;

  std::optional<NodeList> nodes;
  llvm::DenseMap<llvm::StringRef, Index> byName;
  std::vector<llvm::StringRef> names; ///< By node, as below.
  std::vector<Argument> arguments;
  std::vector<const ResolvedOp *> resolved;
  std::vector<mlir::Operation *> operations; ///< Null until created.
  std::vector<uint32_t> firstInput;          ///< Index into `inputs`.
  std::vector<Input> inputs;
  llvm::DenseMap<Index, UsedOutputs> usedOutputs;
  std::vector<TensorRef> outsideUses;
  /// Operands whose producers are created later.
  struct BackEdge {
    mlir::OpOperand *operand;
    Index user;
    Input input;
  };
  std::vector<BackEdge> backEdges;
  mlir::Operation *placeholder = nullptr;
};

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_BODYIMPORTER_H
