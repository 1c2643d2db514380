//===- UseIntegerForms.h - Ops with integer kernels for others --*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_USEINTEGERFORMS_H
#define TFUSE_LIB_QUANTIZE_USEINTEGERFORMS_H

#include "QuantizationPlan.h"

namespace tfuse::quantize {

/// Replaces ops that have no kernel for integers by ops that have one, with the
/// same ranges of results:
///
///   SQUARE(x)         MUL(x, x)
///   NEG(x)            MUL(x, -1)
///   GREATER(x, y)     LESS(y, x)            int16
///   LESS_EQUAL(x, y)  GREATER_EQUAL(y, x)   int16
///   HARD_SWISH(x)     MUL(MUL(x, ADD(x, 3) with RELU6), 1/6)     int16
///   SQUARED_DIFFERENCE(x, y)  MUL(d, d) with d = SUB(x, y)       int16
///   EMBEDDING_LOOKUP  GATHER                if integers follow
///   FILL(shape, x)    SLICE(constant)       states with 16 bits, for TFLite
///                                           Micro, whose FILL takes no int16
///
/// Layers that stay float keep their ops.
void useIntegerForms(mlir::ModuleOp module, const PlanOptions &options);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_USEINTEGERFORMS_H
