//===- RangeAttrs.h - Attributes for the ranges of values -------*- C++ -*-===//

#ifndef TFUSE_DIALECT_TFL_IR_RANGEATTRS_H
#define TFUSE_DIALECT_TFL_IR_RANGEATTRS_H

#include "llvm/ADT/StringRef.h"

namespace tfuse::tfl {

/// The ranges of an op's results: an array with two floats, minimum and
/// maximum, for each result; a unit attribute for results of unknown range.
inline constexpr llvm::StringLiteral kRangesAttr = "tfl.ranges";
/// The range of a function's argument: two floats.
inline constexpr llvm::StringLiteral kRangeAttr = "tfl.range";

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_IR_RANGEATTRS_H
