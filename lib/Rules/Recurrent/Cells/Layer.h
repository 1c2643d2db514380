//===- Layer.h - From a cell and its sequence to a tfl op -------*- C++ -*-===//
//
// A layer is a cell, the sequences it reads and the states it begins with. The
// rules find them in different forms (loops, unrolled graphs, block ops); what
// follows is the same.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_LAYER_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_LAYER_H

#include "Cell.h"
#include "StepMask.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"

#include "llvm/ADT/DenseMap.h"

namespace tfuse::recurrent {

/// A sequence with three axes, the last of which are a step's columns.
struct Sequence {
  mlir::Value value;
  bool isTimeMajor = false;
  /// The steps are read from the last to the first.
  bool isReversed = false;
  /// The steps of `value` that it has; `end` counts from behind if it is not
  /// positive.
  int64_t begin = 0, end = 0;
  /// If not zero, `value` is a single step, [batch, columns], so many times.
  int64_t times = 0;

  bool isWhole() const { return begin == 0 && end == 0; }
};

/// The same steps of what a tensor with other order of batch and time, or with
/// the steps turned around, is made of.
Sequence throughLayout(Sequence sequence);

/// One of the inputs of a cell: columns of a sequence, or of the output of a
/// layer before it.
struct Source {
  /// Position of the layer, if it is one.
  std::optional<unsigned> layer;
  Sequence sequence;
  int64_t begin = 0, width = 0;
  /// Neither: what keeps the cell state behind the steps that count.
  bool isPadding = false;
};

/// What a layer's op gives.
struct LayerOutput {
  /// In the order in which the steps were computed.
  mlir::Value sequence;
  bool isTimeMajor = false;
  mlir::Value hidden, cell;
};

/// Replaces what a gate adds as it is by a product, as every input of an op
/// goes through a matrix: by what the sequence itself is made of, if that is a
/// product, or by a matrix of ones and zeros.
///
/// `sequenceOf` gives the sequence of a value that is a step. Whole sequences
/// that are inputs afterwards come into `whole`.
void expandDirectInputs(
    Expressions &expressions, Cell &cell,
    llvm::function_ref<std::optional<Sequence>(mlir::Value)> sequenceOf,
    llvm::DenseMap<mlir::Value, Sequence> &whole);

/// The columns of a source, step by step in the order in which the layer reads
/// them, as float32.
mlir::Value sourceValue(SequenceBuilder &builder, const Source &source,
                        llvm::ArrayRef<LayerOutput> layers, bool isTimeMajor);

/// Whether the chosen runtime has the op of a cell; rejects `op` if not.
bool checkTarget(const Cell &cell, mlir::Operation *op, RuleContext &ctx);

/// Builds the ops of a layer. `sources` are what the inputs of the cell's gates
/// are columns of. Initial states may be null for zeros. With a mask, the
/// layer's output and that of those before it has the steps that count in
/// front; there is no hidden state.
LayerOutput buildLayer(SequenceBuilder &builder, const Cell &cell,
                       llvm::ArrayRef<std::pair<SumId, Source>> sources,
                       llvm::ArrayRef<LayerOutput> layers, mlir::Value hidden,
                       mlir::Value cellState, MaskBuilder *mask = nullptr);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_LAYER_H
