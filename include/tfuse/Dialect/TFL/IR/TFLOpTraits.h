//===- TFLOpTraits.h - Classes of tfl ops -----------------------*- C++ -*-===//
//
// Facts that several rules and passes need, as traits of the op definitions.
// TFLOpTraits.td declares the same names.
//
//   if (op->hasTrait<tfl::IsReduction>()) ...
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_IR_TFLOPTRAITS_H
#define TFUSE_DIALECT_TFL_IR_TFLOPTRAITS_H

#include "mlir/IR/OpDefinition.h"

namespace tfuse::tfl {

#define TFUSE_TFL_TRAIT(name)                                                  \
  template <typename OpT>                                                      \
  class name : public mlir::OpTrait::TraitBase<OpT, name> {};

/// x + y and x - y; x * y and x / y. They may have a fused activation.
TFUSE_TFL_TRAIT(IsAdditive)
TFUSE_TFL_TRAIT(IsMultiplicative)
/// Multiplies matrices, or batches of them.
TFUSE_TFL_TRAIT(IsMatMul)
/// Moves a filter, operand 1, over operand 0.
TFUSE_TFL_TRAIT(IsConvolution)
/// Reduces operand 0 along the axes of operand 1; the attribute `keep_dims`
/// keeps them with size 1.
TFUSE_TFL_TRAIT(IsReduction)
/// Compares two operands element by element, with bools as the result.
TFUSE_TFL_TRAIT(IsComparison)
/// Operand 0 decides for each element between operands 1 and 2.
TFUSE_TFL_TRAIT(IsSelect)
/// Pads operand 0 by the numbers of operand 1.
TFUSE_TFL_TRAIT(IsPadding)
/// The result has the elements of operand 0 in the same order.
TFUSE_TFL_TRAIT(IsReshaping)
/// The result is a shape or a rank: the elements of the operand do not matter.
TFUSE_TFL_TRAIT(ReadsShapeOnly)
/// The result has the shape of operand 0. For ops without MLIR's
/// SameOperandsAndResultShape, whose verifier compares all operands.
TFUSE_TFL_TRAIT(HasShapeOfFirstOperand)
/// No element of the result is negative, and none is NaN for finite operands.
TFUSE_TFL_TRAIT(IsNonNegative)
/// The kernel computes its result in Prepare if its operands are known there.
TFUSE_TFL_TRAIT(IsFoldedByPrepare)
/// A layer over the time steps of a sequence.
TFUSE_TFL_TRAIT(IsRecurrentSequence)
/// An operator that TFLite does not define.
TFUSE_TFL_TRAIT(IsCustom)

#undef TFUSE_TFL_TRAIT

/// True if the result has the shape of operand 0 by a trait of tfl or MLIR.
inline bool hasShapeOfFirstOperand(mlir::Operation *op) {
  return op->hasTrait<mlir::OpTrait::SameOperandsAndResultShape>() ||
         op->hasTrait<mlir::OpTrait::SameOperandsAndResultType>() ||
         op->hasTrait<HasShapeOfFirstOperand>();
}

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_IR_TFLOPTRAITS_H
