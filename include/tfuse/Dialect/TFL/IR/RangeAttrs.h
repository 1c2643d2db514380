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
/// The ranges of an op's states and intermediate tensors, in the order of the
/// operands OpFacts::stateful and of the attributes OpFacts::intermediates; the
/// elements are as in kRangesAttr.
inline constexpr llvm::StringLiteral kStateRangesAttr = "tfl.state_ranges";
inline constexpr llvm::StringLiteral kIntermediateRangesAttr =
    "tfl.intermediate_ranges";

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_IR_RANGEATTRS_H
