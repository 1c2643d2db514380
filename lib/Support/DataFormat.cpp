//===- DataFormat.cpp - Formats of images, such as NHWC -------------------===//

#include "tfuse/Support/DataFormat.h"
#include "llvm/ADT/STLExtras.h"
#include <string>

using llvm::SmallVector;
using llvm::StringRef;

namespace tfuse {

SmallVector<int64_t> axisMap(StringRef from, StringRef to) {
  SmallVector<int64_t> map;
  for (char axis : from) {
    size_t position = to.find(axis);
    if (from.size() != to.size() || position == StringRef::npos ||
        llvm::is_contained(map, int64_t(position)))
      return {};
    map.push_back(int64_t(position));
  }
  return map;
}

SmallVector<int64_t> permutedElements(StringRef srcFormat, StringRef dstFormat,
                                      int64_t size) {
  std::string from = srcFormat.str(), to = dstFormat.str();
  if (size + 2 == int64_t(from.size()))
    for (std::string *format : {&from, &to})
      llvm::erase_if(*format,
                     [](char axis) { return axis == 'N' || axis == 'C'; });
  SmallVector<int64_t> map = axisMap(to, from);
  return int64_t(map.size()) == size ? map : SmallVector<int64_t>();
}

} // namespace tfuse
