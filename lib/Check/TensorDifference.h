//===- TensorDifference.h - Differences beyond rounding ---------*- C++ -*-===//

#ifndef TFUSE_LIB_CHECK_TENSORDIFFERENCE_H
#define TFUSE_LIB_CHECK_TENSORDIFFERENCE_H

#include "tfuse/Eval/HostTensor.h"

namespace tfuse::check {

struct Tolerance {
  /// The maximum difference of two floats, relative to `magnitude` or to the
  /// largest finite value of the first tensor, whichever is larger.
  float relative;
  float magnitude = 0;
  /// True if NaN and infinities must be equal. Otherwise elements that were not
  /// finite are not compared.
  bool keepsNonFinite = true;
};

/// The relative tolerance for results of an element type.
float relativeTolerance(mlir::Type elementType, float forFloat32);

/// The largest finite magnitude of a tensor of floats; zero for others.
float largestMagnitude(const eval::HostTensor &tensor);

/// Describes the difference between two tensors; empty if they are equal.
std::string difference(llvm::StringRef name, const eval::HostTensor &before,
                       const eval::HostTensor &after,
                       const Tolerance &tolerance);

} // namespace tfuse::check

#endif // TFUSE_LIB_CHECK_TENSORDIFFERENCE_H
