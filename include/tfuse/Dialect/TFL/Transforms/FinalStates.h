//===- FinalStates.h - Reads of states in imported files --------*- C++ -*-===//

#ifndef TFUSE_DIALECT_TFL_TRANSFORMS_FINALSTATES_H
#define TFUSE_DIALECT_TFL_TRANSFORMS_FINALSTATES_H

#include "mlir/IR/BuiltinOps.h"

namespace tfuse::tfl {

/// In a .tflite file, an op after a recurrent op that reads the tensor of its
/// state gets the final state. Makes these reads `tfl.final_state` ops: without
/// them, a conversion of the state would run before the recurrent op.
void markFinalStates(mlir::ModuleOp module);

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_TRANSFORMS_FINALSTATES_H
