//===- TFLBidirectionalOps.h - Bidirectional simple RNN ops -----*- C++ -*-===//
//
// See Ops/Bidirectional.td. A separate header, because few files need it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLBIDIRECTIONALOPS_H
#define TFUSE_DIALECT_TFL_IR_TFLBIDIRECTIONALOPS_H

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Bidirectional.h.inc"

namespace tfuse::tfl {
void registerBidirectionalOps(TFLDialect &dialect);
} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_IR_TFLBIDIRECTIONALOPS_H
