//===- FuseDirections.cpp - Two LSTMs over a sequence and its reverse -----===//
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
// Keras's Bidirectional, whatever it makes of both. The op gives what ran
// backwards in the order of the input.
//
// C1 (structure)   Another LSTM reads what this one reads in reverse.
// C2 (attribute)   Both have the same layout and clip alike.
// C3 (structure)   Neither has layer normalization or diagonal weights.
// C4 (shape)       Both have as many units, which the runtime asks for.
// C5 (structure)   Neither needs what the other computes.
// C6 (target)      The runtime has the op.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"
#include "tfuse/Rules/Rule.h"

#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfl::UnidirectionalSequenceLSTMOp;

namespace {

struct Directions {
  UnidirectionalSequenceLSTMOp forward, backward;
  /// What has to stand before the first of them, in order.
  SmallVector<Operation *> moved;

  Operation *first() const {
    Operation *a = forward, *b = backward;
    return a->isBeforeInBlock(b) ? a : b;
  }
  Operation *second() const {
    Operation *a = forward, *b = backward;
    return a->isBeforeInBlock(b) ? b : a;
  }
};

class FuseDirections : public RuleWithMatch<Directions> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {
        "tfl.unidirectional_sequence_lstm"};
    return names;
  }
  bool isAnchor(Operation *op) const override;
  FailureOr<Directions> match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op, Directions &pair,
               RuleContext &ctx) const override;
};

} // namespace

static int64_t timeAxis(UnidirectionalSequenceLSTMOp op) {
  return op.getTimeMajor() ? 0 : 1;
}

static UnidirectionalSequenceLSTMOp otherDirection(Operation *op) {
  auto backward = cast<UnidirectionalSequenceLSTMOp>(op);
  Value input = reversedInput(backward.getInput(), timeAxis(backward));
  if (!input)
    return {};
  for (Operation *user : input.getUsers())
    if (auto other = dyn_cast<UnidirectionalSequenceLSTMOp>(user);
        other && other.getInput() == input &&
        other->getBlock() == op->getBlock())
      return other;
  return {};
}

/// C1. Most LSTMs are alone, and nobody wants to hear of that.
bool FuseDirections::isAnchor(Operation *op) const {
  return bool(otherDirection(op));
}

static bool isAbsent(Value value) { return isa<NoneType>(value.getType()); }

/// C5. What `second` needs and stands between the two; false if that includes
/// results of `first`.
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

FailureOr<Directions> FuseDirections::match(Operation *op,
                                            RuleContext &ctx) const {
  Directions pair;
  pair.backward = cast<UnidirectionalSequenceLSTMOp>(op);
  pair.forward = otherDirection(op);
  if (targetLacks(op, "BIDIRECTIONAL_SEQUENCE_LSTM"))
    return ctx.reject(op, Reason::Target,
                      "the runtime has no bidirectional op");
  if (pair.forward.getTimeMajor() != pair.backward.getTimeMajor() ||
      pair.forward.getCellClip() != pair.backward.getCellClip() ||
      pair.forward.getProjClip() != pair.backward.getProjClip())
    return ctx.reject(op, Reason::Attribute,
                      "the other direction has another layout or clips "
                      "otherwise");
  for (UnidirectionalSequenceLSTMOp half : {pair.forward, pair.backward})
    if (half.getDiagonalRecurrentTensors().value_or(false) ||
        !isAbsent(half.getForgetLayerNormCoefficients()))
      return ctx.reject(op, Reason::Structure,
                        "one direction has layer normalization or diagonal "
                        "weights");
  if (pair.forward.getInputToForgetWeights().getType() !=
          pair.backward.getInputToForgetWeights().getType() ||
      pair.forward.getRecurrentToForgetWeights().getType() !=
          pair.backward.getRecurrentToForgetWeights().getType())
    return ctx.reject(op, Reason::Shape,
                      "the directions have different numbers of units");
  if (!collectMoved(pair.first(), pair.second(), pair.moved))
    return ctx.reject(op, Reason::Structure,
                      "one direction needs what the other computes");
  return pair;
}

void FuseDirections::rewrite(Operation *op, Directions &pair,
                             RuleContext &ctx) const {
  RewriterBase &rewriter = ctx.rewriter;
  Operation *first = pair.first();
  for (Operation *moved : pair.moved)
    rewriter.moveOpBefore(moved, first);
  rewriter.setInsertionPoint(first);
  Location loc = ctx.fusedLoc({pair.forward, pair.backward});
  SequenceBuilder builder(rewriter, loc);

  // Weights are operands 1 to 17, states 18 and 19.
  constexpr unsigned kWeights = 17, kStates = 18;
  SmallVector<Value, 48> operands{pair.forward.getInput()};
  for (UnidirectionalSequenceLSTMOp half : {pair.forward, pair.backward})
    append_range(operands, half->getOperands().slice(1, kWeights));
  for (UnidirectionalSequenceLSTMOp half : {pair.forward, pair.backward})
    append_range(operands, half->getOperands().slice(kStates, 2));
  operands.append(9, builder.none()); // Auxiliary input and its weights.
  OperationState state(loc,
                       tfl::BidirectionalSequenceLSTMOp::getOperationName());
  state.addOperands(operands);
  state.addTypes({pair.forward.getType(), pair.backward.getType()});
  for (StringRef name :
       {"cell_clip", "proj_clip", "fused_activation_function", "time_major"})
    if (Attribute value = pair.forward->getAttr(name))
      state.addAttribute(name, value);
  state.addAttribute("merge_outputs", rewriter.getBoolAttr(false));
  Operation *both = rewriter.create(state);

  // What ran backwards is in the order of the input now.
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
                   pair.backward.getOutput()) {
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

TFUSE_DEFINE_RULE(FuseDirections)

} // namespace tfuse
