//===- OpConfigs.h - How each op of a module is quantized -------*- C++ -*-===//
//
// The configuration of an op is that of its attribute `tfl.quantization`, which
// a recipe sets, or that of the whole module, except for layers that the user
// keeps float:
//
//   tfl.quantization = {mode = "weights", weight_bits = 4, min_elements = 0,
//                       per_channel = true}
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_QUANTIZE_OPCONFIGS_H
#define TFUSE_LIB_QUANTIZE_OPCONFIGS_H

#include "tfuse/Quantize/Options.h"

#include "mlir/IR/Operation.h"
#include "llvm/Support/Regex.h"
#include <string>
#include <vector>

namespace tfuse::quantize {

inline constexpr llvm::StringLiteral kConfigAttr = "tfl.quantization";

/// Sets the attribute of an op.
void setConfig(mlir::Operation *op, const OpConfig &config);

class OpConfigs {
public:
  OpConfigs() = default;
  OpConfigs(const OpConfig &common, llvm::ArrayRef<std::string> keepFloat);

  OpConfig of(mlir::Operation *op) const;

  /// True for ops that a recipe configures: it reports those that stay float.
  static bool isFromRecipe(mlir::Operation *op) {
    return op->hasAttr(kConfigAttr);
  }
  /// True if a regular expression of layers to keep float matches the op.
  bool isKept(mlir::Operation *op) const;

private:
  OpConfig common;
  std::vector<llvm::Regex> keepFloat;
};

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_OPCONFIGS_H
