//===- OutlineIf.cpp - Outlines the regions of branches to functions ------===//
//
//   %r = tfl.if(%c) ({f(%x)}, {g(%y)})
//     =>
//   %r = tfl.if(%c) ({call @then(%x, %y)}, {call @else(%x, %y)})
//
// Both functions take the operands that either branch needs.
//
// LiteRT copies the result of a branch into memory of the size that the result
// had when the branch was prepared. A string constant has no size at that time,
// and LiteRT crashes. A RESHAPE to the same shape avoids this: its result gets
// its size when the model runs.
//
// IF points a branch's output tensor at the memory of the IF's result and lets
// the branch write there, so a tensor that a branch returns twice reaches only
// one of the two results. Results that are equal in both branches are merged; a
// value that only one branch repeats is copied.
//
// For the same reason, a result that LiteRT computes when it prepares the
// branch, such as a shape, is lost: no op of the branch writes it when the
// model runs. Such a result is computed before the IF. If it depends on sizes
// inside the branch, a SLICE copies it, which LiteRT never computes in advance.
//
//===----------------------------------------------------------------------===//

#include "OutlineRegions.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallPtrSet.h"

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

/// Copies each repeated occurrence of a computed value among the results of a
/// branch. IF itself copies arguments and constants.
static void copyRepeatedResults(Region &region) {
  Operation *yield = region.front().getTerminator();
  SmallPtrSet<Value, 8> seen;
  for (OpOperand &operand : yield->getOpOperands()) {
    Operation *producer = operand.get().getDefiningOp();
    if (!producer || !region.isAncestor(producer->getParentRegion()) ||
        producer->hasTrait<OpTrait::ConstantLike>() ||
        seen.insert(operand.get()).second)
      continue;
    OpBuilder builder(yield);
    operand.set(copyOf(builder, yield->getLoc(), operand.get()));
  }
}

/// Whether LiteRT may compute the value when it prepares the graph. Source: the
/// kernels that call SetTensorToPersistentRo, in LiteRT's tflite/kernels.
static bool mayBeComputedEarly(Value value,
                               SmallPtrSetImpl<Operation *> &seen) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (!seen.insert(op).second || op->hasTrait<OpTrait::ConstantLike>() ||
      op->hasTrait<ReadsShapeOnly>())
    return true;
  if (!op->hasTrait<IsFoldedByPrepare>() && !op->hasTrait<IsReduction>() &&
      !isa<BroadcastArgsOp, GatherOp, RangeOp, TileOp>(op))
    return false;
  return all_of(op->getOperands(), [&](Value operand) {
    return mayBeComputedEarly(operand, seen);
  });
}

/// Copies the value with a SLICE, which LiteRT computes when the model runs and
/// never when it prepares the branch.
static Value copyWhenRun(OpBuilder &builder, Location loc, Value value) {
  auto type = cast<mlir::TensorType>(value.getType());
  auto sizes = [&](ArrayRef<int32_t> numbers) -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI32TensorAttr(numbers));
  };
  auto slice = [&](Value x, int64_t rank) -> Value {
    return SliceOp::create(builder, loc, x.getType(), x,
                           sizes(SmallVector<int32_t>(rank, 0)),
                           sizes(SmallVector<int32_t>(rank, -1)));
  };
  if (type.hasRank() && type.getRank() > 0)
    return slice(value, type.getRank());
  if (!type.hasRank())
    return value;
  Value vector = ReshapeOp::create(
      builder, loc, RankedTensorType::get({1}, type.getElementType()), value,
      sizes({1}));
  return ReshapeOp::create(builder, loc, type, slice(vector, 1), sizes({}));
}

/// Moves the ops of a branch that compute a result before the IF, whose operand
/// the result becomes. False if they need sizes that only the branch knows.
static bool hoist(Region &region, const SmallPtrSetImpl<Operation *> &slice) {
  SmallVector<Operation *> here;
  for (Operation &op : region.front())
    if (slice.contains(&op))
      here.push_back(&op);
  for (Operation *op : here)
    for (Value operand : op->getOperands()) {
      Operation *producer = operand.getDefiningOp();
      if (producer && producer->getBlock() == &region.front() &&
          !slice.contains(producer))
        return false;
    }
  for (Operation *op : here)
    op->moveBefore(region.getParentOp());
  return true;
}

static void computeEarlyResultsElsewhere(Region &region) {
  Operation *yield = region.front().getTerminator();
  for (OpOperand &operand : yield->getOpOperands()) {
    Operation *producer = operand.get().getDefiningOp();
    SmallPtrSet<Operation *, 8> seen;
    if (!producer || producer->getBlock() != yield->getBlock() ||
        producer->hasTrait<OpTrait::ConstantLike>() ||
        !mayBeComputedEarly(operand.get(), seen) || hoist(region, seen))
      continue;
    OpBuilder builder(yield);
    operand.set(copyWhenRun(builder, yield->getLoc(), operand.get()));
  }
}

/// Merges results whose values are equal in both branches.
static IfOp mergeEqualResults(IfOp op) {
  Operation *yields[] = {op.getThenRegion().front().getTerminator(),
                         op.getElseRegion().front().getTerminator()};
  llvm::DenseMap<std::pair<Value, Value>, unsigned> first;
  BitVector repeated(op.getNumResults());
  for (unsigned i = 0; i < op.getNumResults(); ++i) {
    auto [place, isNew] = first.try_emplace(
        {yields[0]->getOperand(i), yields[1]->getOperand(i)}, i);
    OpResult kept = op->getResult(place->second);
    if (isNew || kept.getType() != op.getResult(i).getType())
      continue;
    op.getResult(i).replaceAllUsesWith(kept);
    repeated.set(i);
  }
  if (repeated.none())
    return op;
  SmallVector<Type> types;
  for (OpResult result : op->getResults())
    if (!repeated[result.getResultNumber()])
      types.push_back(result.getType());
  OpBuilder builder(op);
  OperationState state(op.getLoc(), op->getName());
  state.addOperands(op->getOperands());
  state.addTypes(types);
  state.addAttributes(op->getAttrs());
  for (Operation *yield : yields) {
    yield->eraseOperands(repeated);
    state.addRegion()->takeBody(*yield->getParentRegion());
  }
  auto merged = cast<IfOp>(builder.create(state));
  unsigned next = 0;
  for (OpResult result : op->getResults())
    if (!repeated[result.getResultNumber()])
      result.replaceAllUsesWith(merged.getResult(next++));
  op.erase();
  return merged;
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
    op = mergeEqualResults(op);
    for (Region *region : {&op.getThenRegion(), &op.getElseRegion()})
      computeEarlyResultsElsewhere(*region);
    if (sinksConstants)
      sinkConstants(op);
    for (Region *region : {&op.getThenRegion(), &op.getElseRegion()}) {
      copyRepeatedResults(*region);
      recomputeStrings(*region);
    }
    llvm::SetVector<Value> captured = capturesOf(op);
    if (isCall(op.getThenRegion(), captured.getArrayRef()) &&
        isCall(op.getElseRegion(), captured.getArrayRef()))
      return;
    auto functions = names.namesFor(op, {"_then", "_else"});
    outlineBranch(op.getThenRegion(), captured.getArrayRef(), functions[0]);
    outlineBranch(op.getElseRegion(), captured.getArrayRef(), functions[1]);
  }
};
} // namespace

} // namespace tfuse::tfl
