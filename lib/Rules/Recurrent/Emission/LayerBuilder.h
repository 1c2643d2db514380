//===- LayerBuilder.h - From a cell and its sequences to a tfl op -*- C++ -*-=//
//
// Builds the fused sequence op of a layer: a cell (Cells/Cell.h), the sequences
// that it reads (Cells/LayerInputs.h) and its initial states. All fusions, of
// loops, unrolled graphs and block ops, use it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_EMISSION_LAYERBUILDER_H
#define TFUSE_LIB_RULES_RECURRENT_EMISSION_LAYERBUILDER_H

#include "../Cells/LayerInputs.h"
#include "MaskBuilder.h"

namespace tfuse::recurrent {

/// The results of a layer.
struct LayerOutput {
  /// [batch, time, units] or [time, batch, units], in the order in which the
  /// layer computes the time steps.
  mlir::Value sequence;
  bool isTimeMajor = false;
  /// The final states, [batch, units] and [batch, cells].
  mlir::Value hidden, cell;
};

/// The columns of a source in the order in which the layer reads its time
/// steps, as float32. `layers` are the outputs of the layers built before.
mlir::Value sourceValue(SequenceBuilder &builder, const Source &source,
                        llvm::ArrayRef<LayerOutput> layers, bool isTimeMajor);

/// Builds the ops of a layer. `sources` gives the sequence of each input of the
/// cell's gates. Null initial states are zeros. With a mask, the outputs of
/// this layer and of `layers` have the valid time steps at the front, and
/// `hidden` of the result is null.
LayerOutput buildLayer(SequenceBuilder &builder, const Cell &cell,
                       llvm::ArrayRef<std::pair<SumId, Source>> sources,
                       llvm::ArrayRef<LayerOutput> layers, mlir::Value hidden,
                       mlir::Value cellState, MaskBuilder *mask = nullptr);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_EMISSION_LAYERBUILDER_H
