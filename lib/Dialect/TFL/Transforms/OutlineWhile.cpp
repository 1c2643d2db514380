//===- OutlineWhile.cpp - Outlines the regions of loops to functions ------===//
//
//   %r = tfl.while(%i) ({c(%a, %w)}, {b(%a, %w)})
//     =>
//   %r:2 = tfl.while(%i, %w) ({call @cond(%a, %v)}, {call @body(%a, %v)})
//
// Values that the regions use from outside become loop-invariant iter args.
//
// LiteRT first resizes all iter args, and then copies the results of the body
// into them in order. So an iter arg that the body returns at a later position
// is overwritten before it is copied:
//
//   body(%a, %b) { return %b, %a }  =>  body(%a, %b) { return %b, copy(%a) }
//
// A result of fixed size that moves to an earlier position needs no copy:
// LiteRT has not overwritten its source yet.
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

#define GEN_PASS_DEF_OUTLINEWHILEPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

/// Adds loop-invariant values to the loop-carried values.
static WhileOp carry(WhileOp loop, ArrayRef<Value> values) {
  if (values.empty())
    return loop;
  for (Region *region : {&loop.getCond(), &loop.getBody()}) {
    for (Value value : values) {
      BlockArgument argument =
          region->addArgument(value.getType(), loop.getLoc());
      value.replaceUsesWithIf(argument, [&](OpOperand &use) {
        return region->isAncestor(use.getOwner()->getParentRegion());
      });
    }
  }
  Operation *yield = loop.getBody().front().getTerminator();
  yield->insertOperands(yield->getNumOperands(),
                        loop.getBody().getArguments().take_back(values.size()));

  SmallVector<Value> operands(loop.getOperands());
  append_range(operands, values);
  SmallVector<Type> types(loop.getResultTypes());
  append_range(types, ValueRange(values).getTypes());
  OpBuilder builder(loop);
  auto carrying = WhileOp::create(builder, loop.getLoc(), types, operands,
                                  loop.getIsStatelessAttr());
  carrying->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  carrying.getCond().takeBody(loop.getCond());
  carrying.getBody().takeBody(loop.getBody());
  loop->replaceAllUsesWith(
      carrying->getResults().take_front(loop->getNumResults()));
  loop.erase();
  return carrying;
}

/// Gives the body's results the types that its arguments have.
static void castResults(WhileOp loop) {
  Operation *yield = loop.getBody().front().getTerminator();
  OpBuilder builder(yield);
  for (auto [operand, argument] :
       zip(yield->getOpOperands(), loop.getBody().getArguments())) {
    Type wanted = argument.getType(), given = operand.get().getType();
    auto known = dyn_cast<ShapedType>(wanted),
         other = dyn_cast<ShapedType>(given);
    if (wanted == given || !known || !other ||
        known.getElementType() != other.getElementType() || known.hasRank())
      continue;
    operand.set(
        CastOp::create(builder, yield->getLoc(), wanted, operand.get()));
  }
}

static void copyMovedValues(WhileOp loop) {
  Block &body = loop.getBody().front();
  Operation *yield = body.getTerminator();
  OpBuilder builder(yield);
  for (OpOperand &operand : yield->getOpOperands()) {
    auto from = dyn_cast<BlockArgument>(operand.get());
    auto type = dyn_cast<mlir::TensorType>(operand.get().getType());
    if (!from || from.getOwner() != &body || !type ||
        from.getArgNumber() == operand.getOperandNumber() ||
        isa<tf_type::ResourceType, tf_type::VariantType>(type.getElementType()))
      continue;
    bool isRead = from.getArgNumber() > operand.getOperandNumber();
    bool isFixed = type.hasStaticShape() &&
                   !isa<tf_type::StringType>(type.getElementType());
    if (!isRead || !isFixed)
      operand.set(copyOf(builder, yield->getLoc(), from));
  }
}

namespace {
struct OutlineWhile : public impl::OutlineWhilePassBase<OutlineWhile> {
  using OutlineWhilePassBase::OutlineWhilePassBase;

  void runOnOperation() override {
    OutlineNames names;
    SmallVector<WhileOp> loops;
    getOperation().walk([&](WhileOp loop) { loops.push_back(loop); });
    for (WhileOp loop : loops)
      outlineLoop(loop, names);
  }

  void outlineLoop(WhileOp loop, OutlineNames &names) {
    sinkConstants(loop);
    loop = carry(loop, capturesOf(loop).getArrayRef());
    bool isDone = isCall(loop.getCond(), loop.getCond().getArguments()) &&
                  isCall(loop.getBody(), loop.getBody().getArguments());
    if (isDone)
      return;
    if (castsBodyResults)
      castResults(loop);
    copyMovedValues(loop);
    auto functions = names.namesFor(loop, {"_cond", "_body"});
    outline(loop.getCond(), functions[0]);
    outline(loop.getBody(), functions[1]);
  }
};
} // namespace

} // namespace tfuse::tfl
