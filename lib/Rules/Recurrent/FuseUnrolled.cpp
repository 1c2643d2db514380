//===- FuseUnrolled.cpp - Recurrent cells without a loop ------------------===//
//
//   x[0]       x[1]       x[2]                   x
//    |          |          |                     |
//   cell  ->   cell  ->   cell  -> h, c   =>  tfl.unidirectional_sequence_lstm
//    |          |          |                   |        |         |
//   y[0]       y[1]       y[2]                 y     final h   final c
//
// Keras's unroll=True, TF1's static_rnn. Steps are found by what an LSTM shows
// of itself, sigmoid(..) * tanh(c), read as equations (Cells/Cell.h), and
// chained where one step's states are those the next one begins with. Those of
// a simple cell are activations; one follows another if it multiplies that by
// a matrix, and has its other matrices, too.
//
// C1 (structure)  Each step is the same cell, with the same weights.
// C2 (structure)  What a step computes is used by the steps alone, but for its
//                 output and for the last cell state.
// C3 (structure)  The inputs of the steps are alike in shape.
// C4 (structure)  No step is masked; recurrent-fuse-loop takes masks.
//
//===----------------------------------------------------------------------===//

#include "Cells/Chain.h"
#include "Cells/UnrolledStep.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace recurrent;

namespace {

class FuseUnrolled : public RuleWithMatch<std::vector<Chain>> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"func.func"};
    return names;
  }
  bool isAnchor(Operation *op) const override;
  FailureOr<std::vector<Chain>> match(Operation *op,
                                      RuleContext &ctx) const override;
  void rewrite(Operation *op, std::vector<Chain> &chains,
               RuleContext &ctx) const override;
};

} // namespace

//===----------------------------------------------------------------------===//
// Where to look
//===----------------------------------------------------------------------===//

bool FuseUnrolled::isAnchor(Operation *op) const {
  auto func = cast<func::FuncOp>(op);
  if (func.isExternal() || !func.getBody().hasOneBlock())
    return false;
  unsigned count = 0;
  llvm::DenseMap<Value, unsigned> products;
  bool hasActivation = false, hasRepeated = false;
  for (Operation &inner : func.getBody().front()) {
    if ((shownCell(&inner) || tf::isa(&inner, "LSTMBlockCell")) && ++count == 2)
      return true;
    hasActivation |= isSimpleActivation(&inner);
    // One matrix for all steps.
    if (tf::isa(&inner, "MatMul") && ++products[inner.getOperand(1)] == 2)
      hasRepeated = true;
  }
  return hasActivation && hasRepeated;
}

/// What a step computes where a mask has it count.
static bool isMasked(Operation *shown) {
  Value cell = shownCell(shown);
  auto conditions = [](Value value) {
    SmallVector<Value> found;
    for (Operation *user : value.getUsers())
      if (tf::isa(user, "Select", "SelectV2") && user->getOperand(0) != value)
        found.push_back(user->getOperand(0));
    return found;
  };
  return cell && any_of(conditions(cell), [&](Value condition) {
           return is_contained(conditions(shown->getResult(0)), condition);
         });
}

FailureOr<std::vector<Chain>> FuseUnrolled::match(Operation *op,
                                                  RuleContext &ctx) const {
  auto func = cast<func::FuncOp>(op);
  for (StepForm form : {StepForm::Gated, StepForm::Projected, StepForm::Simple})
    if (std::vector<Chain> chains = findChains(func, form, ctx);
        !chains.empty())
      return chains;
  // One alone is the body of a loop.
  unsigned masked = 0;
  for (Operation &inner : func.getBody().front())
    if (isMasked(&inner) && ++masked == 2)
      return ctx.reject(&inner, Reason::Structure,
                        "its steps have a mask, which only loops may have: "
                        "Keras writes one with unroll=False");
  return failure();
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

namespace {

class ChainRewriter {
public:
  ChainRewriter(Chain &chain, RuleContext &ctx)
      : chain(chain), ctx(ctx), rewriter(ctx.rewriter),
        builder(rewriter, chain.hidden.back().getLoc()) {}

  void run();

private:
  void setInsertionPoint();
  bool replacePack(Operation *user, const LayerOutput &output);
  Value inLayout(const LayerOutput &output, bool isTimeMajor);

  Chain &chain;
  RuleContext &ctx;
  RewriterBase &rewriter;
  SequenceBuilder builder;
};

} // namespace

/// Behind everything that the layer reads.
void ChainRewriter::setInsertionPoint() {
  if (Operation *last = chain.lastOperand())
    rewriter.setInsertionPointAfter(last);
  else
    rewriter.setInsertionPointToStart(
        chain.hidden.back().getDefiningOp()->getBlock());
}

Value ChainRewriter::inLayout(const LayerOutput &output, bool isTimeMajor) {
  return output.isTimeMajor == isTimeMajor ? output.sequence
                                           : builder.swap(output.sequence);
}

/// A Pack of all steps, in order, is the sequence.
bool ChainRewriter::replacePack(Operation *user, const LayerOutput &output) {
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

void ChainRewriter::run() {
  setInsertionPoint();
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

void FuseUnrolled::rewrite(Operation *op, std::vector<Chain> &chains,
                           RuleContext &ctx) const {
  for (Chain &chain : chains)
    ChainRewriter(chain, ctx).run();
}

TFUSE_DEFINE_RULE(FuseUnrolled)

} // namespace tfuse
