//===- Refusal.h - The reason an op stays float -----------------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_REFUSAL_H
#define TFUSE_LIB_QUANTIZE_REFUSAL_H

#include <string>

namespace tfuse::quantize {

/// Converts to false for ops that can compute with integers.
struct Refusal {
  std::string why;
  /// The reason is an unknown range, which calibration data would give.
  bool lacksRange = false;

  explicit operator bool() const { return !why.empty(); }
};

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_REFUSAL_H
