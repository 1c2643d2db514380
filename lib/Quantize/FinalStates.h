//===- FinalStates.h - Reads of the final states of recurrent ops -*- C++ -*-=//

#ifndef TFUSE_LIB_QUANTIZE_FINALSTATES_H
#define TFUSE_LIB_QUANTIZE_FINALSTATES_H

#include "mlir/IR/BuiltinOps.h"

namespace tfuse::quantize {

/// Reads final hidden states of LSTMs from the last time step of their results.
/// Compilers for accelerators that run TFLite Micro's files, such as Vela, do
/// not know that an LSTM changes its state in place: for them, a user of the
/// state reads its initial value.
void readHiddenStatesFromResults(mlir::ModuleOp module);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_FINALSTATES_H
