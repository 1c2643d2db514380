//===- Window.cpp - Windows that slide over an image ----------------------===//

#include "Window.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using llvm::SmallVector;
using llvm::StringRef;

namespace tfuse::eval {

std::optional<ImageLayout> ImageLayout::parse(StringRef format, int64_t rank) {
  if (int64_t(format.size()) != rank || !format.starts_with("N"))
    return std::nullopt;
  size_t channel = format.find('C');
  if (channel == StringRef::npos)
    return std::nullopt;
  ImageLayout layout;
  layout.channel = int64_t(channel);
  for (int64_t axis = 1; axis < rank; ++axis)
    if (axis != layout.channel)
      layout.spatial.push_back(axis);
  return layout;
}

std::optional<SmallVector<int64_t>> spatialAttr(const KernelContext &context,
                                                StringRef name,
                                                const ImageLayout &layout,
                                                int64_t rank) {
  SmallVector<int64_t> all = context.intsAttr(name), result;
  if (int64_t(all.size()) != rank || all[0] != 1 || all[layout.channel] != 1)
    return std::nullopt;
  for (int64_t axis : layout.spatial) {
    if (all[axis] < 1 || all[axis] > INT32_MAX)
      return std::nullopt;
    result.push_back(all[axis]);
  }
  return result;
}

LogicalResult padWindow(KernelContext &context, const ImageLayout &layout,
                        llvm::MutableArrayRef<WindowAxis> axes) {
  StringRef padding = context.stringAttr("padding");
  SmallVector<int64_t> given = context.intsAttr("explicit_paddings");
  if (padding == "EXPLICIT" && given.size() != 2 * (layout.spatial.size() + 2))
    return context.fail("explicit_paddings must have two values per dimension");
  for (auto [axis, window] : llvm::zip_equal(layout.spatial, axes)) {
    int64_t reach = (window.size - 1) * window.dilation + 1;
    int64_t after = 0;
    window.before = 0;
    if (padding == "SAME") {
      window.output = llvm::divideCeil(window.input, window.stride);
      int64_t total = std::max<int64_t>(0, (window.output - 1) * window.stride +
                                               reach - window.input);
      window.before = total / 2;
      continue;
    }
    if (padding == "EXPLICIT") {
      window.before = given[2 * axis];
      after = given[2 * axis + 1];
      if (window.before < 0 || after < 0 || window.before > INT32_MAX ||
          after > INT32_MAX)
        return context.fail("an explicit padding is negative or too large");
    } else if (padding != "VALID") {
      return context.unsupported("unsupported padding");
    }
    int64_t room = window.input + window.before + after - reach;
    window.output = room < 0 ? 0 : room / window.stride + 1;
    if (room < 0 && window.input > 0)
      return context.fail("the window exceeds the image");
  }
  return success();
}

} // namespace tfuse::eval
