//===- Padding.h - Windows over images, and zeros around them ---*- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_PADDING_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_PADDING_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tfuse::tfl {

/// How a convolution or pooling goes over one dimension of space. A size may
/// be dynamic.
struct Window {
  int64_t filter, stride, dilation;
};

/// The windows of conv_2d, depthwise_conv_2d, conv_3d, average_pool_2d and
/// max_pool_2d over the dimensions of the input from 1 on.
llvm::SmallVector<Window, 3> windowsOf(mlir::Operation *op);

struct PadAmount {
  int64_t before, after;
};

/// The padding that SAME adds to a dimension of this size, which may be
/// dynamic; none if it depends on the unknown size.
std::optional<PadAmount> samePadding(const Window &window, int64_t size);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_PADDING_H
