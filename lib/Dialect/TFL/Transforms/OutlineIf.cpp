//===- OutlineIf.cpp - The regions of branches as functions ---------------===//
//
//   %r = tfl.if(%c) ({f(%x)}, {g(%y)})
//     =>
//   %r = tfl.if(%c) ({call @then(%x, %y)}, {call @else(%x, %y)})
//
// Both functions take all that either of them needs.
//
// LiteRT copies the result of a branch into memory of the size it had when the
// branch was prepared, and crashes if that is a constant of strings, which has
// none then. Such a constant is reshaped to what it is: the result of that is
// given its size when the model runs.
//
//===----------------------------------------------------------------------===//

#include "OutlineRegions.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/IR/Builders.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_OUTLINEIFPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

static void recomputeStrings(Region &region) {
  Operation *yield = region.front().getTerminator();
  for (OpOperand &operand : yield->getOpOperands()) {
    Operation *constant = operand.get().getDefiningOp();
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    if (!constant || !constant->hasTrait<OpTrait::ConstantLike>() || !type ||
        !isa<tf_type::StringType>(type.getElementType()) ||
        !type.hasStaticShape())
      continue;
    OpBuilder builder(yield);
    operand.set(copyOf(builder, yield->getLoc(), operand.get()));
  }
}

/// Makes the region a function of `captured`, and calls it with those.
static void outlineBranch(Region &region, ArrayRef<Value> captured,
                          StringRef name) {
  Location loc = region.getParentOp()->getLoc();
  for (Value value : captured) {
    BlockArgument argument = region.addArgument(value.getType(), loc);
    value.replaceUsesWithIf(argument, [&](OpOperand &use) {
      return region.isAncestor(use.getOwner()->getParentRegion());
    });
  }
  outline(region, name);
  Block &block = region.front();
  for (auto [argument, value] : zip(block.getArguments(), captured))
    argument.replaceAllUsesWith(value);
  block.eraseArguments(0, block.getNumArguments());
}

namespace {
struct OutlineIf : public impl::OutlineIfPassBase<OutlineIf> {
  using OutlineIfPassBase::OutlineIfPassBase;

  void runOnOperation() override {
    OutlineNames names;
    SmallVector<IfOp> branches;
    getOperation().walk([&](IfOp op) { branches.push_back(op); });
    for (IfOp op : branches)
      outlineIf(op, names);
  }

  void outlineIf(IfOp op, OutlineNames &names) {
    OpBuilder builder(op);
    if (op.getElseRegion().empty()) {
      builder.createBlock(&op.getElseRegion());
      YieldOp::create(builder, op.getLoc());
    }
    if (sinksConstants)
      sinkConstants(op);
    for (Region *region : {&op.getThenRegion(), &op.getElseRegion()})
      recomputeStrings(*region);
    llvm::SetVector<Value> captured = capturesOf(op);
    if (isCall(op.getThenRegion(), captured.getArrayRef()) &&
        isCall(op.getElseRegion(), captured.getArrayRef()))
      return;
    std::string base = names.baseFor(op, {"_then", "_else"});
    outlineBranch(op.getThenRegion(), captured.getArrayRef(), base + "_then");
    outlineBranch(op.getElseRegion(), captured.getArrayRef(), base + "_else");
  }
};
} // namespace

} // namespace tfuse::tfl
