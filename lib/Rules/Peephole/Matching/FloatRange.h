//===- FloatRange.h - Overflow and underflow of constants -------*- C++ -*-===//
//
// x * 1e30 * 1e-30 may become x * 1. But x * 1e30 * 1e30 must not become x *
// inf, because the result is finite if x is small. Rules that combine constants
// check with these functions that the result neither overflows nor underflows.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_FLOATRANGE_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_FLOATRANGE_H

#include "tfuse/Eval/LazyElements.h"

#include "mlir/IR/BuiltinAttributes.h"

namespace tfuse::tfl {

/// True if all elements are finite. Reads all elements.
bool isFinite(mlir::ElementsAttr elements);

/// True if `product`, the elementwise a * b or a / b, is finite, not subnormal,
/// and zero only where a factor is zero. Reads all elements. May return false
/// if both factors contain zeros.
bool isInRange(mlir::ElementsAttr product, mlir::ElementsAttr a,
               mlir::ElementsAttr b);

/// The same for `scaled`, which is weights * factors or weights / factors.
/// Reads the weights only if a factor is below 2^-31 or above 2^31: with other
/// factors, only weights that no real network has can leave the range.
bool mayScale(eval::StepKind kind, mlir::ElementsAttr weights,
              mlir::ElementsAttr factors, mlir::ElementsAttr scaled);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_FLOATRANGE_H
