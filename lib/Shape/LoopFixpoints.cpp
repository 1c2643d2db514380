//===- LoopFixpoints.cpp - Types of loop-carried values -------------------===//

#include "tfuse/Shape/LoopFixpoints.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

TensorInfos joinAll(ArrayRef<TensorInfo> a, ArrayRef<TensorInfo> b) {
  TensorInfos result;
  for (auto [x, y] : zip(a, b))
    result.push_back(join(x, y));
  return result;
}

/// Every visit of the body loses information about iter args, and two or three
/// are enough in practice. After more than these, only element types are used.
constexpr unsigned kMaxVisits = 32;

TensorInfos LoopFixpoints::find(Operation *loop, TensorInfos initial,
                                Body body) {
  TensorInfos carried = std::move(initial);
  // Start from the result of an earlier visit, because joins only lose
  // information.
  if (auto known = found.find(loop); known != found.end())
    carried = joinAll(carried, known->second);
  for (unsigned i = 0; i < kMaxVisits; ++i) {
    std::optional<TensorInfos> next = body(carried);
    if (!next || next->size() != carried.size())
      break;
    TensorInfos joined = joinAll(carried, *next);
    if (joined == carried)
      return found[loop] = carried;
    carried = std::move(joined);
  }
  TensorInfos unknown(carried.size());
  body(unknown);
  return found[loop] = unknown;
}

} // namespace tfuse::shape
