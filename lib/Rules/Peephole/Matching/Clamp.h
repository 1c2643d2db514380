//===- Clamp.h - Clamps: relu, minimum, maximum and the like ----*- C++ -*-===//
//
// relu, relu6, relu_n1_to_1, relu_0_to_1, and minimum or maximum with a
// constant all clamp their input to an interval, as do fused activations.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_CLAMP_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_CLAMP_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/StringRef.h"
#include <limits>
#include <optional>

namespace tfuse::tfl {

/// min(max(x, low), high)
struct Clamp {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();

  /// The composition of this clamp and `other`, which follows it.
  Clamp then(const Clamp &other) const;

  bool operator==(const Clamp &other) const {
    return low == other.low && high == other.high;
  }
};

struct ClampedValue {
  mlir::Value input;
  Clamp clamp;
};

/// The tensor that an op clamps, and the bounds; none if the op is not a clamp
/// or changes the shape of its input.
std::optional<ClampedValue> getClamp(mlir::Operation *op);

/// The bounds of a fused activation; none if it is not a clamp.
std::optional<Clamp> clampOfActivation(llvm::StringRef activation);
/// The fused activation with these bounds, or an empty string.
llvm::StringRef activationOfClamp(const Clamp &clamp);
/// The op with these bounds ("tfl.relu", ...), or an empty string.
llvm::StringRef opOfClamp(const Clamp &clamp);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_CLAMP_H
