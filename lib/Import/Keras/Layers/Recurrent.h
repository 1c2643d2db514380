//===- Recurrent.h - Recurrent layers ---------------------------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_KERAS_LAYERS_RECURRENT_H
#define TFUSE_LIB_IMPORT_KERAS_LAYERS_RECURRENT_H

#include "LayerContext.h"

namespace tfuse::keras {

/// The options of a recurrent layer that Bidirectional decides.
struct RecurrentOptions {
  bool goBackwards = false;
  /// Masked outputs are zero instead of those of the previous time step.
  bool zeroOutputForMask = false;
  bool returnSequences = false, returnState = false;
};

RecurrentOptions readRecurrentOptions(LayerContext &c);

/// Builds the layer on the first input of the call; the other inputs, or the
/// keyword initial_state, are its initial states. Returns the output with its
/// mask, then the final states if they are wanted.
Tensors buildRecurrent(LayerContext &c, const RecurrentOptions &options);

} // namespace tfuse::keras

#endif // TFUSE_LIB_IMPORT_KERAS_LAYERS_RECURRENT_H
