//===- Padding.h - Windows and padding of convolutions and pools *- C++ -*-===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_PADDING_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_PADDING_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace tfuse::tfl {

/// The window of a convolution or pooling along one spatial dimension. A size
/// may be dynamic.
struct Window {
  int64_t filter, stride, dilation;
};

/// The windows of conv_2d, depthwise_conv_2d, conv_3d, average_pool_2d or
/// max_pool_2d along the spatial dimensions of the input, which start at 1.
llvm::SmallVector<Window, 3> windowsOf(mlir::Operation *op);

struct PadAmount {
  int64_t before, after;
};

/// The padding that SAME adds to a dimension of this size, which may be
/// dynamic; nothing if the padding depends on an unknown size.
std::optional<PadAmount> samePadding(const Window &window, int64_t size);

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_PADDING_H
