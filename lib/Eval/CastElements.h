//===- CastElements.h - Convert elements as TensorFlow's Cast ---*- C++ -*-===//

#ifndef TFUSE_LIB_EVAL_CASTELEMENTS_H
#define TFUSE_LIB_EVAL_CASTELEMENTS_H

#include "tfuse/Eval/ElementKind.h"

namespace tfuse::eval {

/// Whether castElements supports the pair.
bool canCastElements(ElementKind from, ElementKind to);

/// Whether the cast may reject a value: casts from floats and complex numbers
/// to integers may.
bool castMayFail(ElementKind from, ElementKind to);

/// Converts `count` elements. Returns false, with the output unspecified, if
/// the pair is unknown or a float does not fit the integer type: the result of
/// TensorFlow then depends on the machine.
bool castElements(ElementKind from, ElementKind to, const char *source,
                  int64_t count, char *target);

} // namespace tfuse::eval

#endif // TFUSE_LIB_EVAL_CASTELEMENTS_H
