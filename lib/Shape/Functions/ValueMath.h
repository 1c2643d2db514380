//===- ValueMath.h - Arithmetic on partly known elements --------*- C++ -*-===//
//
// Arithmetic on two elements in their element type. Symbols are supported if
// the result is a symbol again, or known: s + 0 = s, s - s = 0, max(s, 0) = s.
// Results that overflow the type are unknown, because wrapping depends on the
// runtime.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_SHAPE_FUNCTIONS_VALUEMATH_H
#define TFUSE_LIB_SHAPE_FUNCTIONS_VALUEMATH_H

#include "tfuse/Shape/Shape.h"

namespace tfuse::shape {

/// A null type stands for int64.
Element add(Element a, Element b, mlir::Type type);
Element sub(Element a, Element b, mlir::Type type);
Element mul(Element a, Element b, mlir::Type type);
Element floorDiv(Element a, Element b, mlir::Type type);
Element truncateDiv(Element a, Element b, mlir::Type type);
Element floorMod(Element a, Element b, mlir::Type type);
Element max(Element a, Element b, mlir::Type type);
Element min(Element a, Element b, mlir::Type type);
Element isLess(Element a, Element b, mlir::Type type);
Element isLessEqual(Element a, Element b, mlir::Type type);
Element isEqual(Element a, Element b, mlir::Type type);
Element conjunction(Element a, Element b, mlir::Type type);
Element disjunction(Element a, Element b, mlir::Type type);

/// `element` if `type` can represent it, unknown otherwise.
Element fit(Element element, mlir::Type type);
/// `element` cast to `type`; for bool, whether it is not 0.
Element castElement(Element element, mlir::Type type);

/// The elements of a tensor of static shape `from`, broadcast to the static
/// shape `to`.
Elements broadcastElements(const Elements &elements, const Shape &from,
                           const Shape &to);

/// Calls `visit` with the index of every element of a static shape, row by row.
void forEachIndex(const Shape &shape,
                  llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);
/// The position of the element at `index`.
int64_t flatIndex(const Shape &shape, llvm::ArrayRef<int64_t> index);

} // namespace tfuse::shape

#endif // TFUSE_LIB_SHAPE_FUNCTIONS_VALUEMATH_H
