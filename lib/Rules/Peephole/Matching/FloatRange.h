//===- FloatRange.h - Constants that leave the range of floats --*- C++ -*-===//
//
// x * 1e30 * 1e-30 may become x * 1, but x * 1e30 * 1e30 not x * inf: where x
// is small, the result was finite. Rules that compute constants from constants
// ask here whether the result still says what both operands said.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_FLOATRANGE_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_FLOATRANGE_H

#include "tfuse/Eval/LazyElements.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace tfuse::tfl {

/// Whether all elements are finite. Reads them all.
bool isFinite(mlir::ElementsAttr elements);

/// Whether `product`, which is a * b or a / b of elements in the same places,
/// is finite, subnormal nowhere, and zero only where a factor is (for certain:
/// a few zeros in both factors may be mistaken). Reads all elements.
bool isInRange(mlir::ElementsAttr product, mlir::ElementsAttr a,
               mlir::ElementsAttr b);

/// The same for `scaled`, which is weights * factors or weights / factors. The
/// weights are read only where a factor is extreme: of 32-bit floats, smaller
/// than 2^-31 or larger than 2^31. With others, weights that leave the range
/// were none that a network could have.
bool mayScale(eval::StepKind kind, mlir::ElementsAttr weights,
              mlir::ElementsAttr factors, mlir::ElementsAttr scaled);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_FLOATRANGE_H
