//===- BodyImporter.h - Nodes to operations of a block ----------*- C++ -*-===//
//
// Imports the nodes of a graph or of one function. Nodes may stand in any
// order, which is kept; they are created in an order in which what a node uses
// exists. Only what NextIteration returns may be used earlier.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_BODYIMPORTER_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_BODYIMPORTER_H

#include "AttrReader.h"
#include "NodeList.h"
#include "OpFacts.h"
#include "mlir/IR/Block.h"
#include "tfuse/Dialect/TFG/IR/TFGDialect.h"
#include "tfuse/Import/GraphDef/GraphDefImport.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace tfuse {

/// What all bodies of a GraphDef share.
struct ImportState {
  mlir::MLIRContext *context;
  tfg::TFGDialect *dialect;
  const GraphDefImportOptions &options;
  AttrReader &attrs;
  OpFactsTable &ops;
  /// Outputs that may still be made. A number or the name of a function in a
  /// node of ten bytes can ask for thousands.
  uint64_t outputsLeft = 1 << 20;
};

/// "node", "node:2", "node:output:0" or "^node", as inputs are written.
struct TensorRef {
  bool isControl = false;
  llvm::StringRef node, output;
  uint32_t number = 0;
  bool hasNumber = false; ///< False: `number` was left out.

  static llvm::Expected<TensorRef> parse(llvm::StringRef text);
};

class BodyImporter {
public:
  /// `function` is the name of the function, or empty for the main graph. In a
  /// generic one, all types are opaque.
  BodyImporter(ImportState &state, mlir::Block &block, llvm::StringRef function,
               bool isGeneric)
      : state(state), block(block), function(function), isGeneric(isGeneric) {}

  /// Makes an argument of the function known. Before `import`.
  llvm::Error addArgument(llvm::StringRef name, mlir::BlockArgument data,
                          mlir::BlockArgument token);

  /// Says that something outside uses "node:output:0", "^node". Before
  /// `import`; what the uses are is found out by `lookup` afterwards.
  llvm::Error addUse(const TensorRef &ref);

  llvm::Error import(NodeList nodes);

  /// The value that `ref` names; null if there is none.
  llvm::Expected<mlir::Value> lookup(const TensorRef &ref) const;

private:
  /// Non-negative: a node. Negative: argument ~index.
  using Index = int32_t;
  /// The text can be parsed: that is kept which is shorter.
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
  /// The outputs of a node that are used, by what they are called, in the
  /// order of their first use. Of nodes with an unknown op and, in generic
  /// functions, of all.
  using UsedOutputs =
      llvm::MapVector<std::pair<llvm::StringRef, uint32_t>, mlir::Value>;

  llvm::Error failAt(llvm::StringRef node, llvm::Error error) const;
  llvm::Error indexNodes();
  llvm::Error resolveInputs();
  void noteUse(Index producer, const TensorRef &ref);
  bool isForward(Index node) const;
  llvm::Expected<std::vector<Index>> order() const;
  /// `def` may lack name, op and inputs, here and in what follows.
  llvm::Error create(Index node, const proto::NodeDef &def);
  llvm::Error appendResultTypes(Index node, const proto::NodeDef &def,
                                llvm::SmallVectorImpl<mlir::Type> &types);
  llvm::Error checkOperands(const proto::NodeDef &def, const OpFacts &facts,
                            unsigned count) const;
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
  std::vector<llvm::StringRef> names; ///< By node, as what follows.
  std::vector<Argument> arguments;
  std::vector<const OpFacts *> facts;
  std::vector<mlir::Operation *> operations; ///< Null until created.
  std::vector<uint32_t> firstInput;          ///< Into `inputs`.
  std::vector<Input> inputs;
  llvm::DenseMap<Index, UsedOutputs> usedOutputs;
  std::vector<TensorRef> outsideUses;
  /// Operands that wait for a node that is created later.
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
