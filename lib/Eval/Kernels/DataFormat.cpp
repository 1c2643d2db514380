//===- DataFormat.cpp - Axes and sizes in another data format -------------===//

#include "tfuse/Support/DataFormat.h"
#include "../Axes.h"
#include "../Elementwise.h"
#include "../Kernels.h"

using namespace mlir;
using llvm::SmallVector;

namespace tfuse::eval {

static LogicalResult failFormats(KernelContext &context) {
  return context.fail("the formats do not have the axes of the operand");
}

// result = map[x]; negative axes count from the end.
LogicalResult evalDataFormatDimMap(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  SmallVector<int64_t> map = axisMap(context.stringAttr("src_format"),
                                     context.stringAttr("dst_format"));
  if (map.empty())
    return failFormats(context);
  const HostTensor &x = context.operand(0);
  HostTensor *result = context.allocate(0, x.shape());
  if (!result)
    return failure();
  auto rank = int64_t(map.size());
  bool valid = true;
  bool known = dispatch<IsIndex>(x.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (auto [from, to] :
         llvm::zip_equal(x.data<T>(), result->mutableData<T>())) {
      bool inside = from >= -rank && from < rank;
      valid &= inside;
      to = inside ? T(map[from < 0 ? from + rank : from]) : T(0);
    }
  });
  if (!known)
    return context.unsupportedType();
  return valid ? success() : context.fail("an axis is outside of the format");
}

// result[i] = x[map[i]]; an element of x is a number, or a pair of numbers.
LogicalResult evalDataFormatVecPermute(KernelContext &context) {
  if (failed(context.expectOperands(1)))
    return failure();
  const HostTensor &x = context.operand(0);
  if (x.rank() != 1 && (x.rank() != 2 || x.dim(1) != 2))
    return context.fail("the operand must be a vector or pairs");
  SmallVector<int64_t> map =
      permutedElements(context.stringAttr("src_format"),
                       context.stringAttr("dst_format"), x.dim(0));
  if (map.empty())
    return failFormats(context);
  HostTensor *result = context.allocate(0, x.shape());
  if (!result)
    return failure();
  auto width = size_t(x.rank() == 2 ? 2 : 1);
  bool known = dispatch<IsIndex>(x.kind(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (auto [to, from] : llvm::enumerate(map))
      llvm::copy(x.data<T>().slice(from * width, width),
                 result->mutableData<T>().begin() + to * width);
  });
  return known ? success() : context.unsupportedType();
}

} // namespace tfuse::eval
