//===- CompositeRule.cpp - Rules that fuse composites ---------------------===//

#include "tfuse/Rules/Composite/CompositeRule.h"

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

bool isUnfusedComposite(func::FuncOp func) {
  WalkResult result = func->walk([](Operation *inner) {
    return isa_and_nonnull<tfl::TFLDialect>(inner->getDialect())
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return isAnnotated(func) && !result.wasInterrupted();
}

} // namespace tfuse
