//===- RandomInputs.h - Random inputs for validation ------------*- C++ -*-===//

#ifndef TFUSE_LIB_CHECK_RANDOMINPUTS_H
#define TFUSE_LIB_CHECK_RANDOMINPUTS_H

#include "tfuse/Eval/HostTensor.h"

#include <random>

namespace tfuse::check {

/// The distribution of the inputs of one evaluation.
struct Trial {
  enum Values {
    /// Floats from -1 to 1, small natural numbers.
    Smooth,
    /// Zeros, negative numbers, and the breakpoints of activations.
    Special,
    /// Magnitudes from 1e-3 to 1e4, integers over the range of their type.
    Wide,
    /// Includes NaN and infinities.
    NonFinite,
    /// Floats from -1 to 1; all integers 0, all 1, or 0, 1, 2 and so on.
    Zeros,
    Ones,
    Iota,
    /// Floats from -1 to 1; all integers are the size of unknown dimensions,
    /// because some functions get the sizes of their arguments as further
    /// arguments.
    Sizes
  };
  Values values = Smooth;
  /// The size of unknown dimensions.
  int64_t size = 3;
};

/// A random tensor of a type. Fails, with the reason, for types without
/// elements.
llvm::Expected<eval::HostTensor>
randomTensor(mlir::Type type, const Trial &trial, std::mt19937 &random);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_RANDOMINPUTS_H
