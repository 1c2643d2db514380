//===- Cluster.cpp - The ops of a formula ---------------------------------===//

#include "Cluster.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

bool Cluster::isClosed() const {
  return all_of(getOps().drop_front(), [&](Operation *op) {
    return all_of(op->getUsers(),
                  [&](Operation *user) { return ops.contains(user); });
  });
}

Location Cluster::getLoc(const RewriteContext &ctx) const {
  return ctx.fusedLoc(to_vector(reverse(getOps())));
}

void Cluster::replace(RewriteContext &ctx, Value value) const {
  ctx.rewriter.replaceOp(getRoot(), value);
  // Erase users before their producers; the cluster is not fully ordered.
  SmallVector<Operation *> left(getOps().drop_front());
  for (bool erased = true; erased;) {
    erased = false;
    for (Operation *&op : left)
      if (op && op->use_empty()) {
        ctx.absorb(op);
        op = nullptr;
        erased = true;
      }
  }
  for (Operation *op : left)
    if (op)
      ctx.absorb(op);
}

} // namespace tfuse::tfl
