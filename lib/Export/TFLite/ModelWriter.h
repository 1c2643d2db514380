//===- ModelWriter.h - a model while it is written --------------*- C++ -*-===//
//
// What the parts of the exporter share: the FlatBuffer under construction, the
// buffers, the operator codes, the subgraphs' numbers, the tensors' names.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EXPORT_TFLITE_MODELWRITER_H
#define TFUSE_LIB_EXPORT_TFLITE_MODELWRITER_H

#include "Buffers.h"
#include "TableBuilder.h"
#include "TensorNames.h"
#include "TensorWriter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Support/Diagnostics.h"

namespace tfuse::tfl {

/// The operator codes of a model: one for each kind of op, with the highest
/// version any of them needs.
class OperatorCodes {
public:
  /// The number of a builtin operator's code.
  unsigned builtin(const OpFacts &facts, int version);
  /// The number of a custom operator's code.
  unsigned custom(llvm::StringRef name);

  Offset build(FlatBufferBuilder &builder) const;
  /// The first release of the runtime that knows them all; may be empty.
  llvm::StringRef minimumRelease() const;

private:
  struct Entry {
    const OpFacts *facts = nullptr; // null: custom
    std::string customName;
    int version = 1;
  };
  /// In the order of their numbers.
  std::vector<Entry> entries;
  llvm::StringMap<unsigned> numbers;
};

/// A subgraph that is done, as far as others need to know.
struct SubgraphResult {
  Offset table;
  /// The function's arguments and results as tensors of the subgraph.
  std::vector<int32_t> inputs, outputs;
  /// Operators that must run in this order: (before, after).
  std::vector<std::pair<int32_t, int32_t>> controlEdges;
  /// Operators with side effects. LiteRT keeps their order only in a file
  /// without control edges; else these edges have to.
  std::vector<int32_t> effects;
};

/// Ops and their numbers as operators of a subgraph.
using OperatorNumbers = llvm::DenseMap<mlir::Operation *, int32_t>;

/// Adds the edges that keep each op which may overwrite an operand in place
/// after the other readers of that memory, whatever a delegate moves.
void addMemoryEdges(mlir::Block &block, const OperatorNumbers &numbers,
                    std::vector<std::pair<int32_t, int32_t>> &edges);

/// The operators with side effects, as LiteRT sees them.
std::vector<int32_t> findEffects(const OperatorNumbers &numbers);

/// Everything of a model that its subgraphs share.
struct ModelContext {
  explicit ModelContext(const ExportOptions &options)
      : options(options), buffers(options), names(options.stripNames),
        tensors(builder) {}

  const ExportOptions &options;
  FlatBufferBuilder builder;
  BufferList buffers;
  OperatorCodes codes;
  TensorNames names;
  TensorWriter tensors;
  llvm::StringMap<unsigned> subgraphs; // by function name
  /// Constants in files beside the model.
  std::vector<ExternalBufferAttr> externalBuffers;
};

/// Writes one function as the subgraph `name`.
llvm::Expected<SubgraphResult> writeSubgraph(ModelContext &model,
                                             mlir::func::FuncOp function,
                                             llvm::StringRef name);

/// The signatures that a function stands for, as tables. `subgraph` is its
/// number.
llvm::Expected<std::vector<Offset>>
writeSignatures(ModelContext &model, mlir::func::FuncOp function,
                const SubgraphResult &result, unsigned subgraph);

/// The vector of metadata; adds their buffers. The buffer that has the minimum
/// release of the runtime is among them.
llvm::Expected<Offset> writeMetadata(ModelContext &model, mlir::ModuleOp module,
                                     bool isOutside,
                                     llvm::ArrayRef<SubgraphResult> subgraphs);

/// An error about `op`: its node's name is where.
llvm::Error opError(Code code, mlir::Operation *op, const llvm::Twine &message,
                    const llvm::Twine &hint = "",
                    DiagnosticSite site = DiagnosticSite::current());

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_MODELWRITER_H
