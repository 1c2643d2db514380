//===- NodeName.cpp - The TensorFlow name of an op ------------------------===//

#include "tfuse/Support/NodeName.h"

#include "mlir/IR/Location.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

StringRef nodeName(Location loc) {
  if (auto name = dyn_cast<NameLoc>(loc))
    return name.getName().getValue();
  if (auto call = dyn_cast<CallSiteLoc>(loc))
    return nodeName(call.getCallee());
  if (auto fused = dyn_cast<FusedLoc>(loc))
    for (Location part : fused.getLocations())
      if (StringRef name = nodeName(part); !name.empty())
        return name;
  return {};
}

std::string nameOrPlace(Operation *op) {
  if (StringRef name = nodeName(op); !name.empty())
    return name.str();
  std::string place;
  raw_string_ostream(place) << op->getLoc();
  return place;
}

} // namespace tfuse
