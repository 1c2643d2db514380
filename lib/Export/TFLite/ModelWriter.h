//===- ModelWriter.h - a model while it is written --------------*- C++ -*-===//
//
// The state that all parts of the exporter share: the FlatBuffer under
// construction, the buffers, the operator codes, the numbers of subgraphs, the
// names of tensors.
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

/// The operator codes of a model: one for each op, with the highest version
/// that any of its operators needs.
class OperatorCodes {
public:
  /// Returns the index of the code of a builtin operator.
  unsigned builtin(const OpFacts &facts, int version);
  /// Returns the index of the code of a custom operator.
  unsigned custom(llvm::StringRef name);

  Offset build(FlatBufferBuilder &builder) const;
  /// The first release of the runtime that supports all codes; may be empty.
  llvm::StringRef minimumRelease() const;

private:
  struct Entry {
    const OpFacts *facts = nullptr; // Null for a custom operator.
    std::string customName;
    int version = 1;
  };
  /// In the order of their indices.
  std::vector<Entry> entries;
  llvm::StringMap<unsigned> numbers;
};

/// A finished subgraph.
struct SubgraphResult {
  Offset table;
  /// The tensors of the arguments and results of the function.
  std::vector<int32_t> inputs, outputs;
  /// Operators that must run in this order: (before, after).
  std::vector<std::pair<int32_t, int32_t>> controlEdges;
  /// Operators with side effects. LiteRT keeps their order by itself only if a
  /// file has no control edges; otherwise the edges must include it.
  std::vector<int32_t> effects;
};

/// Ops and the indices of their operators in a subgraph.
using OperatorNumbers = llvm::DenseMap<mlir::Operation *, int32_t>;

/// Adds edges from the other readers of the memory to each op that may
/// overwrite an operand in place, so that delegates keep this order.
void addMemoryEdges(mlir::Block &block, const OperatorNumbers &numbers,
                    std::vector<std::pair<int32_t, int32_t>> &edges);

/// Returns the operators that LiteRT considers to have side effects.
std::vector<int32_t> findEffects(const OperatorNumbers &numbers);

/// The state that all subgraphs of a model share.
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
  llvm::StringMap<unsigned> subgraphs; // By function name.
  /// Constants in external files.
  std::vector<ExternalBufferAttr> externalBuffers;
  /// May be null.
  TensorNameCallback onTensor;
};

/// Writes one function as the subgraph `name`.
llvm::Expected<SubgraphResult> writeSubgraph(ModelContext &model,
                                             mlir::func::FuncOp function,
                                             llvm::StringRef name);

/// Writes the signatures of a function. `subgraph` is its index.
llvm::Expected<std::vector<Offset>>
writeSignatures(ModelContext &model, mlir::func::FuncOp function,
                const SubgraphResult &result, unsigned subgraph);

/// Writes the vector of metadata and adds its buffers, including the buffer
/// with the minimum release of the runtime.
llvm::Expected<Offset> writeMetadata(ModelContext &model, mlir::ModuleOp module,
                                     bool isOutside,
                                     llvm::ArrayRef<SubgraphResult> subgraphs);

/// Returns an error at `op`; the node's name is the location.
llvm::Error opError(Code code, mlir::Operation *op, const llvm::Twine &message,
                    const llvm::Twine &hint = "",
                    DiagnosticSite site = DiagnosticSite::current());

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_MODELWRITER_H
