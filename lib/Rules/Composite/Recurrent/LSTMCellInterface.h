//===- LSTMCellInterface.h - LSTM cells annotated by lingvo -----*- C++ -*-===//
//
// One time step of an LSTM as a function of
//
//   input       [batch, n_input]
//   weight      [n_input + n_output, gates * n_cell]
//   bias        [gates * n_cell]
//   projection  [n_cell, n_output]; any other rank means no projection
//   scale       [gates * n_cell], for layer normalization
//
// that returns the output, [batch, n_output]. The gates are in the order cell,
// input, forget, output; with CoupleInputForgetGates there is no input gate.
// The states are variable tensors of the op: zeros at first, kept between
// calls.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_COMPOSITE_RECURRENT_LSTMCELLINTERFACE_H
#define TFUSE_LIB_RULES_COMPOSITE_RECURRENT_LSTMCELLINTERFACE_H

#include "tfuse/Rules/Composite/CompositeRule.h"

namespace tfuse {

struct LSTMCellInterface {
  bool isCoupled = false, hasProjection = false, hasLayerNorm = false;
  int64_t batch = 1, cellSize = 0, inputSize = 0, outputSize = 0;

  int64_t gateCount() const { return isCoupled ? 3 : 4; }
};

/// Checks the signature. Tests cite these conditions:
///
/// C1 (signature)      At least four arguments (five with layer normalization),
///                     one result.
/// C2 (unknown-shape)  Their ranks are known.
/// C3 (shape)          The weight is a matrix whose columns divide evenly into
///                     gates of at least one column.
/// C4 (element-type)   All are float.
/// C5 (shape)          bias, projection and scale match the weight.
/// C6 (shape)          The input matches the weight and has a known batch.
MatchResult<LSTMCellInterface> matchLSTMCell(Signature &sig, bool hasLayerNorm);

void fuseLSTMCell(const LSTMCellInterface &cell, BodyBuilder &body);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_COMPOSITE_RECURRENT_LSTMCELLINTERFACE_H
