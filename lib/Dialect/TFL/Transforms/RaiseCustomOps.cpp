//===- RaiseCustomOps.cpp - Wraps TensorFlow ops that stay custom ops -----===//
//
// Inside a tfl.custom_tf, an op is neither lowered nor folded.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_RAISECUSTOMOPSPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

static void wrap(Operation *op) {
  OpBuilder builder(op);
  auto custom = CustomTfOp::create(builder, op->getLoc(), op->getResultTypes(),
                                   op->getOperands());
  custom->setDiscardableAttrs(op->getAttrDictionary());
  op->replaceAllUsesWith(custom);

  Block *body = builder.createBlock(
      &custom.getBody(), {}, op->getOperandTypes(),
      SmallVector<Location>(op->getNumOperands(), op->getLoc()));
  op->moveBefore(body, body->end());
  op->setOperands(body->getArguments());
  builder.setInsertionPointToEnd(body);
  YieldOp::create(builder, op->getLoc(), op->getResults());
}

namespace {
class RaiseCustomOps : public impl::RaiseCustomOpsPassBase<RaiseCustomOps> {
  using RaiseCustomOpsPassBase::RaiseCustomOpsPassBase;

  void runOnOperation() override {
    llvm::StringSet<> targets;
    for (const std::string &name : targetOps)
      targets.insert(name);
    auto isTarget = [&](Operation *op) {
      return targets.empty() ? !op->isRegistered()
                             : targets.contains(op->getName().getStringRef());
    };
    SmallVector<Operation *> ops;
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op->hasTrait<IsCustom>())
        return WalkResult::skip();
      if (isTarget(op))
        ops.push_back(op);
      return WalkResult::advance();
    });
    for (Operation *op : ops)
      wrap(op);
  }
};
} // namespace

} // namespace tfuse::tfl
