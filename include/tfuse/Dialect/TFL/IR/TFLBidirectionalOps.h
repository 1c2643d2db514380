//===- TFLBidirectionalOps.h - Simple recurrent cells both ways -*- C++ -*-===//
//
// See Ops/Bidirectional.td. In a header of its own: hardly anything needs it.
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
