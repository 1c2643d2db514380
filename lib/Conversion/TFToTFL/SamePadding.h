//===- SamePadding.h - Margins that are those of SAME -----------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_TFTOTFL_SAMEPADDING_H
#define TFUSE_CONVERSION_TFTOTFL_SAMEPADDING_H

#include "mlir/IR/BuiltinTypeInterfaces.h"
#include <algorithm>
#include <utility>

namespace tfuse::lowering {

/// Whether SAME puts that much before and behind an axis of that size, along
/// which windows of `reach` elements move by `stride`. A size that is not known
/// has no such answer.
inline bool isSamePadding(std::pair<int64_t, int64_t> margin, int64_t size,
                          int64_t reach, int64_t stride) {
  if (mlir::ShapedType::isDynamic(size))
    return false;
  int64_t outputs = (size + stride - 1) / stride;
  int64_t total = std::max<int64_t>((outputs - 1) * stride + reach - size, 0);
  return margin == std::pair(total / 2, total - total / 2);
}

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_SAMEPADDING_H
