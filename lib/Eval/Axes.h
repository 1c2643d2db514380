//===- Axes.h - Read axes and shapes from operands --------------*- C++ -*-===//

#ifndef TFUSE_LIB_EVAL_AXES_H
#define TFUSE_LIB_EVAL_AXES_H

#include "StridedCopy.h"
#include "tfuse/Eval/KernelContext.h"

namespace tfuse::eval {

/// `axis` counted from the start; nothing if it is not in [-rank, rank).
inline std::optional<int64_t> normalizeAxis(int64_t axis, int64_t rank) {
  if (axis < -rank || axis >= rank)
    return std::nullopt;
  return axis < 0 ? axis + rank : axis;
}

/// The value of an integer operand with one element, as an axis.
inline std::optional<int64_t> axisOperand(const KernelContext &context,
                                          unsigned index, int64_t rank) {
  std::optional<int64_t> axis = context.intScalar(index);
  return axis ? normalizeAxis(*axis, rank) : std::nullopt;
}

/// A tensor viewed as [before, axis, after].
struct AxisSplit {
  int64_t before, size, behind;
  AxisSplit(llvm::ArrayRef<int64_t> shape, int64_t axis)
      : before(volume(shape.take_front(axis))), size(shape[axis]),
        behind(volume(shape.drop_front(axis + 1))) {}
};

/// Copies elements of any type: bytes, or strings one by one.
inline void copyElements(const HostTensor &from, int64_t fromIndex,
                         HostTensor &to, int64_t toIndex, int64_t count) {
  if (from.kind() == ElementKind::String) {
    for (int64_t i = 0; i < count; ++i)
      to.mutableStrings()[toIndex + i] = from.strings()[fromIndex + i];
    return;
  }
  size_t width = from.bytesPerElement();
  if (count > 0)
    std::memcpy(to.mutableBytes().data() + toIndex * width,
                from.bytes().data() + fromIndex * width, count * width);
}

/// Sets all elements of a fresh tensor to zero, false or the empty string.
inline void clear(HostTensor &tensor) {
  if (tensor.kind() == ElementKind::String)
    llvm::fill(tensor.mutableStrings(), std::string());
  else
    llvm::fill(tensor.mutableBytes(), char(0));
}

/// Copies a strided view of any tensor's elements into row-major order.
inline void copyView(const HostTensor &from, int64_t offset,
                     llvm::ArrayRef<int64_t> strides, HostTensor &to) {
  if (to.empty())
    return;
  if (from.kind() != ElementKind::String) {
    copyStrided(from.bytes().data() + offset * int64_t(from.bytesPerElement()),
                to.shape(), strides, from.bytesPerElement(),
                to.mutableBytes().data());
    return;
  }
  for (int64_t i = 0, e = to.numElements(); i < e; ++i) {
    int64_t at = offset, rest = i;
    for (size_t axis = strides.size(); axis-- > 0;) {
      at += rest % to.shape()[axis] * strides[axis];
      rest /= to.shape()[axis];
    }
    to.mutableStrings()[i] = from.strings()[at];
  }
}

} // namespace tfuse::eval

#endif // TFUSE_LIB_EVAL_AXES_H
