//===- ComplexPairs.h - Complex tensors as pairs of reals -------*- C++ -*-===//
//
// TFLite has hardly any complex kernels. An op of complex64 without one is
// computed on two float32 tensors, and its result is joined:
//
//   COMPLEX = BITCAST(PACK(real, imag))
//
// The next lowering takes the parts from that form, so that the joined tensor
// is dead unless an op with a complex kernel or an output reads it. The parts
// of other complex tensors are REAL and IMAG of them.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CONVERSION_TFTOTFL_COMPLEXPAIRS_H
#define TFUSE_LIB_CONVERSION_TFTOTFL_COMPLEXPAIRS_H

#include "Lowering.h"

namespace tfuse::lowering {

/// The parts of a complex tensor. `imag` is null if it is zero; otherwise both
/// parts have the same shape.
struct Pair {
  Value real, imag;
};

Pair partsOf(LoweringContext &ctx, Value complex);
/// The imaginary part, or zeros.
Value imagOf(LoweringContext &ctx, const Pair &parts);
/// tf.Complex of the parts.
Value join(LoweringContext &ctx, const Pair &parts);

/// If the op computes with complex64 numbers, and either TFLite has no kernel
/// for them or the parts of an operand are at hand, lowers it to ops on the
/// parts and sets `done`.
LogicalResult lowerOnParts(LoweringContext &ctx, bool &done);

/// Formulas of complex functions and matmuls. Sets `known` to false for all
/// other ops.
LogicalResult lowerComplexMath(LoweringContext &ctx, bool &known);

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

Pair addPairs(LoweringContext &ctx, const Pair &a, const Pair &b);
Pair subPairs(LoweringContext &ctx, const Pair &a, const Pair &b);
Pair mulPairs(LoweringContext &ctx, const Pair &a, const Pair &b);
Pair divPairs(LoweringContext &ctx, const Pair &a, const Pair &b);
Pair conjugate(LoweringContext &ctx, const Pair &a);

} // namespace tfuse::lowering

#endif // TFUSE_LIB_CONVERSION_TFTOTFL_COMPLEXPAIRS_H
