//===- SubgraphReader.h - a subgraph as a function --------------*- C++ -*-===//
//
// What the parts of the importer share, and the reading of one subgraph.
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

/// A model while it is read.
struct ReaderContext {
  const ModelView &model;
  const TFLiteImportOptions &options;
  TensorReader tensors;
  mlir::Location fileLoc;
  /// The functions of the subgraphs, by number; without bodies at first.
  std::vector<mlir::func::FuncOp> functions;
};

/// What a subgraph's function takes and gives, as tensors.
struct SubgraphInterface {
  std::vector<int32_t> inputs, outputs;
};

/// Makes the function of subgraph `index`, without a body.
llvm::Expected<mlir::func::FuncOp>
declareSubgraph(ReaderContext &reader, TableView subgraph, bool isEntry,
                llvm::StringRef name, SubgraphInterface &interface);

/// Gives a function its body.
llvm::Error readSubgraph(ReaderContext &reader, unsigned index,
                         const SubgraphInterface &interface,
                         const ControlEdges &edges);

/// The op that an operator becomes. `operands` are those the file has; `loc`
/// and the result types are given.
llvm::Expected<mlir::Operation *>
readOperator(ReaderContext &reader, mlir::OpBuilder &builder,
             mlir::Location loc, TableView op, TableView subgraph,
             llvm::ArrayRef<mlir::Value> operands,
             llvm::ArrayRef<mlir::Type> results);

/// Which operands of an operator are weights that its op wants narrow.
llvm::ArrayRef<int> narrowWeightsOf(ReaderContext &reader, TableView op);

/// The name of an operator as the schema or the application has it.
std::string operatorName(TableView code);
int32_t builtinCode(TableView code);

} // namespace tfuse::tfl

#endif // TFUSE_LIB_IMPORT_TFLITE_SUBGRAPHREADER_H
