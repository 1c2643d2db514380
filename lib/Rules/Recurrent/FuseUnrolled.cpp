//===- FuseUnrolled.cpp - Fuse unrolled recurrent cells -------------------===//
//
//   x[0]       x[1]       x[2]                   x
//    |          |          |                     |
//   cell  ->   cell  ->   cell  -> h, c   =>  tfl.unidirectional_sequence_lstm
//    |          |          |                   |        |         |
//   y[0]       y[1]       y[2]                 y     final h   final c
//
// Matches Keras's unroll=True and TensorFlow 1's static_rnn. A time step of an
// LSTM is recognized by sigmoid(..) * tanh(c) and read into expressions
// (Cells/Expression.h). It follows the time step whose states it reads. A time
// step of a simple cell is an activation; it follows another one if it
// multiplies that one's result by a matrix and has the same other matrices.
//
// C1 (structure)  All time steps are the same cell, with the same weights.
// C2 (structure)  Only the outputs and the last cell state have users that do
//                 not belong to the time steps.
// C3 (structure)  The inputs of the time steps have the same shape.
// C4 (structure)  No time step is masked; recurrent-fuse-loop handles masks.
// C5 (target)     With --optimize-for=speed, the op is not slower than the time
//                 steps, by measured costs (Costs.h).
//
//===----------------------------------------------------------------------===//

#include "Cells/UnrolledLayer.h"
#include "Cells/UnrolledTimeStep.h"
#include "Emission/LayerBuilder.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Rules/Recurrent/Costs.h"
#include "tfuse/Rules/Recurrent/TargetFeatures.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace recurrent;

namespace {

class FuseUnrolled : public RuleOn<FuseUnrolled, func::FuncOp> {
public:
  MatchResult<std::vector<UnrolledLayer>> match(func::FuncOp func,
                                                RuleContext &ctx) const;
  void rewrite(func::FuncOp op, std::vector<UnrolledLayer> &chains,
               RewriteContext &ctx) const;
};

} // namespace

//===----------------------------------------------------------------------===//
// Precondition
//===----------------------------------------------------------------------===//

static bool mayBeUnrolled(func::FuncOp func) {
  if (func.isExternal() || !func.getBody().hasOneBlock())
    return false;
  unsigned count = 0;
  llvm::DenseMap<Value, unsigned> products;
  bool hasActivation = false, hasRepeated = false;
  for (Operation &inner : func.getBody().front()) {
    if ((shownCell(&inner) || tf::isa(&inner, "LSTMBlockCell")) && ++count == 2)
      return true;
    hasActivation |= isSimpleActivation(&inner);
    // All time steps share a matrix.
    if (tf::isa(&inner, "MatMul") && ++products[inner.getOperand(1)] == 2)
      hasRepeated = true;
  }
  return hasActivation && hasRepeated;
}

/// True if a mask selects both states of the time step.
static bool isMasked(Operation *shown) {
  Value cell = shownCell(shown);
  auto conditions = [](Value value) {
    SmallVector<Value> found;
    for (Operation *user : value.getUsers())
      if (tf::hasFact(user, tf::OpFact::Select) && user->getOperand(0) != value)
        found.push_back(user->getOperand(0));
    return found;
  };
  return cell && any_of(conditions(cell), [&](Value condition) {
           return is_contained(conditions(shown->getResult(0)), condition);
         });
}

/// Checks C5.
static bool isFastest(const UnrolledLayer &chain, RuleContext &ctx) {
  if (!ctx.targetLacks(fastestFusedFeature))
    return true;
  Value last = chain.hidden.back();
  RecurrentCosts costs = costsOfCell(chain.cell, assumedBatch(dimOf(last, 0)));
  if (costs.fused <= costs.unrolled)
    return true;
  (void)ctx.record(ctx.reject(
      last.getDefiningOp(), Reason::Target,
      formatv("unrolled, the layer takes about {0:F1} us a time step, the "
              "fused op {1:F1} us",
              costs.unrolled / 1000, costs.fused / 1000)
          .str()));
  return false;
}

MatchResult<std::vector<UnrolledLayer>>
FuseUnrolled::match(func::FuncOp func, RuleContext &ctx) const {
  if (!mayBeUnrolled(func))
    return skip();
  for (TimeStepForm form :
       {TimeStepForm::Gated, TimeStepForm::Projected, TimeStepForm::Simple}) {
    std::vector<UnrolledLayer> chains = findUnrolledLayers(func, form, ctx);
    llvm::erase_if(chains, [&](const UnrolledLayer &chain) {
      return !isFastest(chain, ctx);
    });
    if (!chains.empty())
      return chains;
  }
  // A single masked time step may be the body of a loop.
  unsigned masked = 0;
  for (Operation &inner : func.getBody().front())
    if (isMasked(&inner) && ++masked == 2)
      return ctx.reject(&inner, Reason::Structure,
                        "the time steps have a mask, which only loops may have",
                        "use LSTM(unroll=False): Keras creates a loop then");
  return skip();
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

namespace {

class UnrolledLayerRewriter {
public:
  /// The ops of the layer are created after `last`; if it is null, at the
  /// beginning of the block.
  UnrolledLayerRewriter(UnrolledLayer &chain, Operation *last,
                        RewriteContext &ctx)
      : chain(chain), last(last), ctx(ctx), rewriter(ctx.rewriter),
        builder(rewriter, chain.hidden.back().getLoc()) {}

  void run();

private:
  bool replacePack(Operation *user, const LayerOutput &output);
  Value inLayout(const LayerOutput &output, bool isTimeMajor);

  UnrolledLayer &chain;
  Operation *last;
  RewriteContext &ctx;
  RewriterBase &rewriter;
  SequenceBuilder builder;
};

} // namespace

Value UnrolledLayerRewriter::inLayout(const LayerOutput &output,
                                      bool isTimeMajor) {
  return output.isTimeMajor == isTimeMajor ? output.sequence
                                           : builder.swap(output.sequence);
}

/// Replaces a Pack of all time steps in order by the output sequence.
bool UnrolledLayerRewriter::replacePack(Operation *user,
                                        const LayerOutput &output) {
  if (!tf::isa(user, "Pack") || user->getNumOperands() != chain.hidden.size())
    return false;
  int64_t axis = tf::getInt(user, "axis").value_or(0);
  if (axis < 0)
    axis += 3;
  if (axis > 1)
    return false;
  for (auto [operand, hidden] : zip(user->getOperands(), chain.hidden))
    if (tf::skipIdentities(operand) != hidden)
      return false;
  Value value =
      builder.cast(inLayout(output, axis == 0),
                   getElementTypeOrSelf(user->getResult(0).getType()));
  rewriter.replaceOp(user, value);
  return true;
}

void UnrolledLayerRewriter::run() {
  if (last)
    rewriter.setInsertionPointAfter(last);
  else
    rewriter.setInsertionPointToStart(
        chain.hidden.back().getDefiningOp()->getBlock());
  for (auto [entry, packed] : zip(chain.sources, chain.packed)) {
    if (packed.empty())
      continue;
    auto type = cast<RankedTensorType>(packed.front().getType());
    SmallVector<int64_t> shape{int64_t(packed.size())};
    append_range(shape, type.getShape());
    entry.second.sequence.value = builder.tf(
        "Pack", type.clone(shape), packed,
        rewriter.getNamedAttr("axis", rewriter.getI64IntegerAttr(0)));
    entry.second.sequence.isTimeMajor = true;
  }
  LayerOutput output = buildLayer(builder, chain.cell, chain.sources, {},
                                  chain.initialHidden, chain.initialCell);
  output.sequence.getDefiningOp()->setAttr(unrolledAttrName,
                                           rewriter.getUnitAttr());
  auto outsideUses = [&](Value value) {
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : value.getUses())
      if (!chain.inside.contains(use.getOwner()))
        uses.push_back(&use);
    return uses;
  };
  auto replace = [&](Value old, llvm::function_ref<Value()> make) {
    SmallVector<OpOperand *> uses = outsideUses(old);
    if (uses.empty())
      return;
    Value value = builder.cast(make(), getElementTypeOrSelf(old.getType()));
    for (OpOperand *use : uses)
      rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(value); });
  };
  SmallVector<Operation *> packs;
  for (OpOperand *use : outsideUses(chain.hidden.back()))
    packs.push_back(use->getOwner());
  for (Operation *pack : packs)
    (void)replacePack(pack, output);
  for (auto [index, hidden] : enumerate(chain.hidden)) {
    bool isLast = index + 1 == chain.hidden.size();
    replace(hidden, [&, index = index] {
      return isLast ? output.hidden
                    : builder.step(output.sequence, output.isTimeMajor ? 0 : 1,
                                   int64_t(index));
    });
  }
  if (output.cell)
    replace(chain.cells.back(), [&] { return output.cell; });
  SmallVector<Operation *> dead(chain.inside.getArrayRef());
  llvm::sort(dead, [](Operation *left, Operation *right) {
    return right->isBeforeInBlock(left);
  });
  for (Operation *op : dead)
    if (isOpTriviallyDead(op))
      ctx.absorb(op);
}

void FuseUnrolled::rewrite(func::FuncOp op, std::vector<UnrolledLayer> &chains,
                           RewriteContext &ctx) const {
  for (UnrolledLayer &chain : chains) {
    // The layers on which this layer depends are rewritten later. Their outputs
    // will be available after their last operands.
    Operation *last = chain.lastOperand();
    for (const UnrolledLayer &other : chains) {
      Operation *operand =
          chain.dependsOn(other) ? other.lastOperand() : nullptr;
      if (operand && (!last || last->isBeforeInBlock(operand)))
        last = operand;
    }
    UnrolledLayerRewriter(chain, last, ctx).run();
  }
}

TFUSE_DEFINE_RULE(FuseUnrolled)

} // namespace tfuse
