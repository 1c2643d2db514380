//===- Padding.cpp - Windows and padding of convolutions and pools --------===//

#include "Padding.h"

#include "Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

SmallVector<Window, 3> windowsOf(Operation *op) {
  using Windows = SmallVector<Window, 3>;
  auto filterDim = [&](int64_t axis) {
    ArrayRef<int64_t> shape = shapeOrEmpty(op->getOperand(1));
    return axis < int64_t(shape.size()) ? shape[axis] : ShapedType::kDynamic;
  };
  auto number = [](uint32_t attribute) { return int64_t(int32_t(attribute)); };
  return llvm::TypeSwitch<Operation *, Windows>(op)
      .Case<Conv2DOp, DepthwiseConv2DOp>([&](auto conv) {
        return Windows{{filterDim(1), number(conv.getStrideH()),
                        number(conv.getDilationHFactor())},
                       {filterDim(2), number(conv.getStrideW()),
                        number(conv.getDilationWFactor())}};
      })
      .Case([&](Conv3DOp conv) {
        return Windows{{filterDim(0), number(conv.getStrideD()),
                        number(conv.getDilationDFactor())},
                       {filterDim(1), number(conv.getStrideH()),
                        number(conv.getDilationHFactor())},
                       {filterDim(2), number(conv.getStrideW()),
                        number(conv.getDilationWFactor())}};
      })
      .Case<AveragePool2DOp, MaxPool2DOp>([&](auto pool) {
        return Windows{
            {number(pool.getFilterHeight()), number(pool.getStrideH()), 1},
            {number(pool.getFilterWidth()), number(pool.getStrideW()), 1}};
      })
      .Default([](Operation *) { return Windows(); });
}

std::optional<PadAmount> samePadding(const Window &window, int64_t size) {
  if (ShapedType::isDynamic(window.filter) || window.stride <= 0 ||
      window.dilation <= 0 ||
      (ShapedType::isDynamic(size) && window.stride != 1))
    return std::nullopt;
  int64_t reach = (window.filter - 1) * window.dilation + 1;
  int64_t total = reach - 1; // Stride 1: one output per input.
  if (window.stride != 1) {
    int64_t outputs = llvm::divideCeil(size, window.stride);
    total = std::max<int64_t>((outputs - 1) * window.stride + reach - size, 0);
  }
  return PadAmount{total / 2, total - total / 2};
}

} // namespace tfuse::tfl
