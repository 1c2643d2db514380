//===- FuseBidirectional.cpp - Fuse a forward and a backward layer --------===//
//
//        x                                          x
//      /   \                                        |
//     |   reverse                        tfl.bidirectional_sequence_lstm
//     |     |                =>                  /     |
//   lstm   lstm                                 f      b
//     |     |
//     f   reverse
//           |
//           b
//
// Matches Keras's Bidirectional in any merge mode; simple cells likewise
// (tfl.bidirectional_sequence_rnn). The fused op returns the outputs of the
// backward layer in the order of the input.
//
// C1 (structure)   Another layer reads the reverse of this layer's input.
// C2 (attribute)   Both layers have the same layout, activation and clipping.
// C3 (structure)   Neither layer has layer normalization or diagonal weights.
// C4 (shape)       LSTMs have the same number of units, which the runtime
//                  requires.
// C5 (structure)   Neither layer depends on the other.
// C6 (target)      The runtime has the bidirectional op.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLBidirectionalOps.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Rules/Recurrent/Costs.h"
#include "tfuse/Rules/Recurrent/SequenceLayout.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"
#include "tfuse/Rules/Rule.h"

#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfl::UnidirectionalSequenceLSTMOp;

namespace {

struct Directions {
  Operation *forward = nullptr, *backward = nullptr;
  /// The ops to move before the first layer, in order.
  SmallVector<Operation *> moved;

  Operation *first() const {
    return forward->isBeforeInBlock(backward) ? forward : backward;
  }
  Operation *second() const {
    return forward->isBeforeInBlock(backward) ? backward : forward;
  }
};

class FuseBidirectional
    : public RuleOn<FuseBidirectional, tfl::UnidirectionalSequenceLSTMOp,
                    tfl::UnidirectionalSequenceRNNOp> {
public:
  MatchResult<Directions> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, Directions &pair, RewriteContext &ctx) const;
};

} // namespace

static int64_t timeAxis(Operation *op) {
  auto isTimeMajor = op->getAttrOfType<BoolAttr>("time_major");
  return isTimeMajor && isTimeMajor.getValue() ? 0 : 1;
}

static Operation *otherDirection(Operation *backward) {
  Value input = reversedInput(backward->getOperand(0), timeAxis(backward));
  if (!input)
    return nullptr;
  for (Operation *user : input.getUsers())
    if (user->getName() == backward->getName() &&
        user->getOperand(0) == input &&
        user->getBlock() == backward->getBlock())
      return user;
  return nullptr;
}

static bool isAbsent(Value value) { return isa<NoneType>(value.getType()); }

/// C5. Collects the producers of operands of `second` that are between the two
/// ops; false if they include results of `first`.
static bool collectMoved(Operation *first, Operation *second,
                         SmallVectorImpl<Operation *> &moved) {
  llvm::SetVector<Operation *> needed;
  SmallVector<Operation *> todo{second};
  while (!todo.empty()) {
    Operation *next = todo.pop_back_val();
    for (Value operand : next->getOperands()) {
      Operation *source = operand.getDefiningOp();
      if (!source || source->getBlock() != first->getBlock() ||
          source->isBeforeInBlock(first))
        continue;
      bool canMove = isa<tfl::NewStateOp>(source) || isMemoryEffectFree(source);
      if (source == first || !canMove || source->getNumRegions() != 0)
        return false;
      if (needed.insert(source))
        todo.push_back(source);
    }
  }
  append_range(moved, needed);
  llvm::sort(moved, [](Operation *left, Operation *right) {
    return left->isBeforeInBlock(right);
  });
  return true;
}

/// C3, C4: checks for features that the bidirectional LSTM lacks.
static Mismatch checkLSTMs(UnidirectionalSequenceLSTMOp forward,
                           UnidirectionalSequenceLSTMOp backward,
                           RuleContext &ctx) {
  for (UnidirectionalSequenceLSTMOp half : {forward, backward})
    if (half.getDiagonalRecurrentTensors().value_or(false) ||
        !isAbsent(half.getForgetLayerNormCoefficients()))
      return ctx.reject(backward, Reason::Structure,
                        "one direction has layer normalization or diagonal "
                        "weights");
  if (forward.getInputToForgetWeights().getType() !=
          backward.getInputToForgetWeights().getType() ||
      forward.getRecurrentToForgetWeights().getType() !=
          backward.getRecurrentToForgetWeights().getType())
    return ctx.reject(backward, Reason::Shape,
                      "the directions have different numbers of units");
  return Mismatch::none();
}

MatchResult<Directions> FuseBidirectional::match(Operation *op,
                                                 RuleContext &ctx) const {
  Directions pair;
  pair.backward = op;
  pair.forward = otherDirection(op);
  if (!pair.forward) // C1; silent, because most layers have one direction.
    return skip();
  auto lstm = dyn_cast<UnidirectionalSequenceLSTMOp>(op);
  if (ctx.targetLacks(lstm ? "BIDIRECTIONAL_SEQUENCE_LSTM"
                           : "BIDIRECTIONAL_SEQUENCE_RNN"))
    return ctx.reject(op, Reason::Target,
                      "the runtime has no bidirectional op");
  for (StringRef name :
       {"time_major", "cell_clip", "proj_clip", "fused_activation_function"})
    if (pair.forward->getAttr(name) != op->getAttr(name))
      return ctx.reject(
          op, Reason::Attribute,
          "the directions differ in layout, activation or clipping");
  if (lstm)
    if (Mismatch mismatch = checkLSTMs(
            cast<UnidirectionalSequenceLSTMOp>(pair.forward), lstm, ctx))
      return mismatch;
  if (!collectMoved(pair.first(), pair.second(), pair.moved))
    return ctx.reject(op, Reason::Structure,
                      "one direction depends on the other");
  return pair;
}

/// The operands of the bidirectional op, in its order.
static SmallVector<Value, 48> joinOperands(const Directions &pair, Value none) {
  SmallVector<Value, 48> operands{pair.forward->getOperand(0)};
  bool isLSTM = isa<UnidirectionalSequenceLSTMOp>(pair.forward);
  // LSTM: the states follow the weights of both directions. Simple cell: each
  // state follows the weights of its direction.
  unsigned weights = isLSTM ? 17 : 4;
  for (Operation *half : {pair.forward, pair.backward})
    append_range(operands, half->getOperands().slice(1, weights));
  if (isLSTM)
    for (Operation *half : {pair.forward, pair.backward})
      append_range(operands, half->getOperands().slice(1 + weights, 2));
  // Auxiliary input and its weights.
  operands.append(isLSTM ? 9 : 3, none);
  return operands;
}

void FuseBidirectional::rewrite(Operation *op, Directions &pair,
                                RewriteContext &ctx) const {
  RewriterBase &rewriter = ctx.rewriter;
  Operation *first = pair.first();
  for (Operation *moved : pair.moved)
    rewriter.moveOpBefore(moved, first);
  rewriter.setInsertionPoint(first);
  Location loc = ctx.fusedLoc({pair.forward, pair.backward});
  SequenceBuilder builder(rewriter, loc);
  StringRef name = isa<UnidirectionalSequenceLSTMOp>(op)
                       ? tfl::BidirectionalSequenceLSTMOp::getOperationName()
                       : tfl::BidirectionalSequenceRNNOp::getOperationName();
  OperationState state(loc, name);
  state.addOperands(joinOperands(pair, builder.none()));
  state.addTypes({pair.forward->getResult(0).getType(),
                  pair.backward->getResult(0).getType()});
  for (StringRef name :
       {"cell_clip", "proj_clip", "fused_activation_function", "time_major"})
    if (Attribute value = pair.forward->getAttr(name))
      state.addAttribute(name, value);
  state.addAttribute("merge_outputs", rewriter.getBoolAttr(false));
  if (Attribute value = pair.forward->getAttr(unrolledAttrName);
      value && pair.backward->hasAttr(unrolledAttrName))
    state.addAttribute(unrolledAttrName, value);
  Operation *both = rewriter.create(state);

  // The fused op returns the backward outputs in the order of the input.
  int64_t axis = timeAxis(pair.backward);
  Value sequence = both->getResult(1), reversed;
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : pair.backward->getUses())
    uses.push_back(&use);
  for (OpOperand *use : uses) {
    Operation *user = use->getOwner();
    if (isa<tfl::FinalStateOp>(user)) {
      rewriter.modifyOpInPlace(user, [&] { use->set(sequence); });
    } else if (user->getNumResults() == 1 &&
               reversedInput(user->getResult(0), axis) ==
                   pair.backward->getResult(0)) {
      rewriter.replaceOp(user, sequence);
    } else {
      if (!reversed)
        reversed = builder.reverse(sequence, axis);
      rewriter.modifyOpInPlace(user, [&] { use->set(reversed); });
    }
  }
  rewriter.replaceOp(pair.forward, both->getResult(0));
  rewriter.eraseOp(pair.backward);
}

TFUSE_DEFINE_RULE(FuseBidirectional)

} // namespace tfuse
