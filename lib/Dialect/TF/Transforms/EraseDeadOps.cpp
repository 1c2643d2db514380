//===- EraseDeadOps.cpp - Erase ops without users and side effects --------===//

#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"

namespace tfuse::tf {

#define GEN_PASS_DEF_ERASEDEADOPSPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {
struct EraseDeadOps : public impl::EraseDeadOpsPassBase<EraseDeadOps> {
  void runOnOperation() override {
    loops::eraseDeadOps(getOperation().getBodyRegion());
  }
};
} // namespace

} // namespace tfuse::tf
