//===- SubgraphReader.h - a subgraph as a function --------------*- C++ -*-===//
//
// The state that all parts of the importer share, and the import of one
// subgraph.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_TFLITE_SUBGRAPHREADER_H
#define TFUSE_LIB_IMPORT_TFLITE_SUBGRAPHREADER_H

#include "ModelView.h"
#include "TensorReader.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include <utility>
#include <vector>

namespace tfuse::tfl {

/// Operators that must run in this order: (before, after).
using ControlEdges = std::vector<std::pair<int32_t, int32_t>>;

/// A model that is being imported.
struct ReaderContext {
  const ModelView &model;
  const TFLiteImportOptions &options;
  TensorReader tensors;
  mlir::Location fileLoc;
  /// The functions of the subgraphs, by index; without bodies at first.
  std::vector<mlir::func::FuncOp> functions;
  /// For each subgraph that has been read, the subgraphs that its operators
  /// run.
  std::vector<llvm::SmallVector<unsigned, 2>> callees;
};

/// The arguments and results of the function of a subgraph, as tensors.
struct SubgraphInterface {
  std::vector<int32_t> inputs, outputs;
};

/// Creates the function of subgraph `index`, without a body.
llvm::Expected<mlir::func::FuncOp>
declareSubgraph(ReaderContext &reader, TableView subgraph, bool isEntry,
                llvm::StringRef name, SubgraphInterface &interface);

/// Imports the body of a function.
llvm::Error readSubgraph(ReaderContext &reader, unsigned index,
                         const SubgraphInterface &interface,
                         const ControlEdges &edges);

/// Creates the op of an operator. `operands` are those of the file.
llvm::Expected<mlir::Operation *>
readOperator(ReaderContext &reader, mlir::OpBuilder &builder,
             mlir::Location loc, TableView op, TableView subgraph,
             llvm::ArrayRef<mlir::Value> operands,
             llvm::ArrayRef<mlir::Type> results);

/// Returns the indices of the operands of an operator that are narrow-range
/// weights.
llvm::ArrayRef<int> narrowWeightsOf(ReaderContext &reader, TableView op);

/// Returns the name of an operator: the name in the schema, or the custom code.
std::string operatorName(TableView code);
int32_t builtinCode(TableView code);

} // namespace tfuse::tfl

#endif // TFUSE_LIB_IMPORT_TFLITE_SUBGRAPHREADER_H
