//===- Signature.h - Shape functions written as signatures ------*- C++ -*-===//
//
// Many ops require certain ranks and equal dimensions, and compose their output
// shapes from the same dimensions. Their shape functions are written as text:
//
//   SparseSoftmaxCrossEntropyWithLogits   "[b c], [b] -> [b], [b c]"
//   MatrixSolve                           "[...s n n], [...s n k] -> [...s n
//   k]"
//
//   signature := [input {"," input}] "->" [output {"," output}]
//   input     := "_"              anything
//             |  "<=" N           a rank of at most N
//             |  "[" {item} "]"   a shape
//   output    := "_"              unknown
//             |  "=" N            the shape and the handle of input N
//             |  "==" N           the same, and the value
//             |  "[" {item} "]"
//   item      := N                that size
//             |  "?"              any size; in an output, unknown
//             |  name             a size; equal names mean equal sizes
//             |  "..." [name]     any number of dimensions; likewise
//             |  "$" attribute    the size an int attribute states, -1 being
//                                 unknown; in an output also a shape, or one
//                                 of a list of shapes for each tensor of a list
//     and in outputs:
//             |  "#" N ["." K]    the size stated by input N, or its element K
//             |  "@" N [":" R]    the shape stated by input N, of rank R
//
// Inputs are numbered from 0. Inputs, outputs and their numbers refer to the
// named arguments of the op definition: all tensors of a list argument match
// the one input. Inputs that are not mentioned may have any shape; such outputs
// are unknown.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SHAPE_SIGNATURE_H
#define TFUSE_SHAPE_SIGNATURE_H

#include "tfuse/Shape/ShapeContext.h"

namespace tfuse::shape {

/// Infers the outputs of an op by its signature, whose text must be well-formed
/// (asserted).
void inferBySignature(ShapeContext &context, llvm::StringRef signature);

} // namespace tfuse::shape

#endif // TFUSE_SHAPE_SIGNATURE_H
