//===- StepArithmetic.h - The arithmetic of lazy constants ------*- C++ -*-===//

#ifndef TFUSE_LIB_EVAL_STEPARITHMETIC_H
#define TFUSE_LIB_EVAL_STEPARITHMETIC_H

#include "tfuse/Eval/ElementKind.h"
#include "tfuse/Eval/LazyElements.h"

namespace tfuse::eval {

/// Whether combineRow computes with elements of this kind.
bool canCombineElements(StepKind kind, ElementKind element);

/// elements[i] = elements[i] (op) operand[i * stride], for `count` elements.
/// Integers wrap around. No alignment is needed.
void combineRow(StepKind kind, ElementKind element, char *elements,
                const char *operand, int64_t stride, int64_t count);

} // namespace tfuse::eval

#endif // TFUSE_LIB_EVAL_STEPARITHMETIC_H
