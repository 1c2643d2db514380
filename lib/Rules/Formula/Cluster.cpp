//===- Cluster.cpp - The ops of a formula ---------------------------------===//

#include "tfuse/Rules/Formula/Cluster.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::formula {

bool Cluster::isClosed() const {
  return all_of(getOps().drop_front(), [&](Operation *op) {
    return all_of(op->getUsers(),
                  [&](Operation *user) { return ops.contains(user); });
  });
}

SmallVector<Value> Cluster::getInputs() const {
  SmallVector<Value> inputs;
  for (Operation *op : ops)
    append_range(inputs, make_filter_range(op->getOperands(), [&](Value value) {
                   return !ops.contains(value.getDefiningOp());
                 }));
  return inputs;
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

} // namespace tfuse::formula
