//===- RandomInputs.h - Values to evaluate rewrites on ----------*- C++ -*-===//

#ifndef TFUSE_LIB_CHECK_RANDOMINPUTS_H
#define TFUSE_LIB_CHECK_RANDOMINPUTS_H

#include "tfuse/Eval/HostTensor.h"

#include <random>

namespace tfuse::check {

/// How the inputs of one evaluation are drawn.
struct Trial {
  enum Values {
    /// Floats of magnitude 1, small natural numbers.
    Smooth,
    /// Zeros, negative numbers, and the points where activations bend.
    Special,
    /// Magnitudes from 1e-3 to 1e4, integers over the range of their type.
    Wide,
    /// NaN and infinities among them.
    NonFinite,
    /// Floats of magnitude 1; all integers 0, all 1, or 0, 1, 2 and so on.
    Zeros,
    Ones,
    Iota,
    /// Floats of magnitude 1; all integers are the size of unknown dimensions.
    /// A function may get the sizes of its arguments as further arguments.
    Sizes
  };
  Values values = Smooth;
  /// The size of unknown dimensions.
  int64_t size = 3;
};

/// A tensor of a type; fails, with the reason, for types without elements.
llvm::Expected<eval::HostTensor>
randomTensor(mlir::Type type, const Trial &trial, std::mt19937 &random);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_RANDOMINPUTS_H
