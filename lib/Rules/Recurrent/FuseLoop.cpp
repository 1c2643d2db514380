//===- FuseLoop.cpp - Loops of recurrent cells ----------------------------===//
//
//   x   h0   c0                          x    zeros or h0    zeros or c0
//    \   |   /                           |         |              |
//   tf.While {                           |   tfl.new_state  tfl.new_state
//     x_t = x[t]                   =>     \        |         /
//     h, c = cell(x_t, h, c)          tfl.unidirectional_sequence_lstm
//     y[t] = h                               |     |         \
//   }                                        y   final h   final c
//   |    |    \                                 (tfl.final_state)
//   y    h     c
//
// Follows nothing upstream, which fuses Keras 2's tagged functions alone. The
// body is read as equations (Cells/Cell.h), so that it does not matter who
// wrote it. Several cells of one loop become several ops (Cells/LoopLayers.h).
// What the body makes of inputs before, and of outputs after the cell, is made
// of whole sequences (Cells/StepLifter.h).
//
// C1 (structure)      The loop counts, and reads and writes its sequences step
//                     by step (Cells/Loop.h).
// C2 (structure)      Each state belongs to a cell that there is an op for, and
//                     its gates have the op's activations (activation).
// C3 (not-constant)   Weights are constants.
// C4 (structure)      A cell reads steps of sequences of known rank, the output
//                     of another cell, or what is computed of these row by row;
//                     or the same value at each of a known number of steps.
// C5 (shape)          The sequences have as many steps as the loop, or more.
// C6 (structure)      What the loop writes and returns is states of its cells,
//                     or computed of their outputs row by row; lists as a
//                     whole.
// C7 (target)         The runtime has the op.
// C8 (structure)      A mask is the same for all states and what is written,
//                     and keeps them, or writes zeros (Cells/StepMask.h).
//
//===----------------------------------------------------------------------===//

#include "Cells/LoopLayers.h"
#include "Cells/StepReader.h"
#include "Cells/UnrolledStep.h"
#include "tfuse/Dialect/TF/Analysis/LoopBlocks.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace recurrent;

namespace {

struct LoopMatch {
  Loop loop;
  LoopLayers found;
};

class FuseLoop : public RuleWithMatch<LoopMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tf.While", "tf.StatelessWhile",
                                              "tf.WhileRegion"};
    return names;
  }
  bool isAnchor(Operation *op) const override;
  FailureOr<LoopMatch> match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op, LoopMatch &match,
               RuleContext &ctx) const override;
};

} // namespace

//===----------------------------------------------------------------------===//
// Where to look
//===----------------------------------------------------------------------===//

/// A loop that multiplies a matrix, has an activation or a state, and takes
/// steps of something.
bool FuseLoop::isAnchor(Operation *op) const {
  Block *body = tf::loopBody(op);
  if (!body)
    return false;
  bool hasProduct = false, hasActivation = false, hasSteps = false;
  for (Operation &inner : *body) {
    hasProduct |= tf::isa(&inner, "MatMul", "BatchMatMul", "BatchMatMulV2",
                          "Einsum", "LSTMBlockCell");
    hasActivation |=
        tf::isa(&inner, "Tanh", "Sigmoid", "Relu", "Relu6", "LSTMBlockCell") ||
        tf::isa(&inner, {"ClipByValue", "Minimum", "Maximum", "Elu", "Selu",
                         "Softplus", "Softsign"});
    hasSteps |= tf::isa(&inner, "TensorListGetItem", "TensorListSetItem",
                        "TensorArrayReadV3", "GatherV2", "StridedSlice");
  }
  // A cell may have no activation.
  auto isState = [&](BlockArgument argument) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    return type && type.getRank() == 2 && rowWidth(type) > 0 &&
           skipMarks(body->getTerminator()->getOperand(
               argument.getArgNumber())) != argument;
  };
  return hasProduct && hasSteps &&
         (hasActivation || any_of(body->getArguments(), isState));
}

FailureOr<LoopMatch> FuseLoop::match(Operation *op, RuleContext &ctx) const {
  std::string why;
  std::optional<Loop> loop = Loop::read(op, why, /*takesEarlyEnd=*/true);
  if (!loop)
    return ctx.reject(op, Reason::Structure, why);
  FailureOr<LoopLayers> found = findLayers(*loop, ctx);
  if (failed(found))
    return failure();
  return LoopMatch{std::move(*loop), std::move(*found)};
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

namespace {

class LoopRewriter {
public:
  LoopRewriter(Operation *op, LoopMatch &match, RuleContext &ctx)
      : op(op), found(match.found), loop(match.loop), ctx(ctx),
        builder(ctx.rewriter, op->getLoc()) {}

  void run();

private:
  void addMask();
  Value initial(unsigned slot);
  Value finalValue(unsigned index);
  Value finalState(const Slot &slot, StateRef ref);
  void replaceList(unsigned index);
  /// What is computed for all steps.
  Sequence lifted(const Lift &lift);
  /// The steps that a list holds, in the order in which they were computed, and
  /// the last of them.
  LayerOutput written(unsigned index);

  Operation *op;
  LoopLayers &found;
  const Loop &loop;
  RuleContext &ctx;
  SequenceBuilder builder;
  SmallVector<LayerOutput> outputs;
  std::optional<MaskBuilder> mask;
};

} // namespace

/// The steps that the mask is for: those of the first layer's first source.
void LoopRewriter::addMask() {
  for (auto &[sum, source] : found.layers.front().sources) {
    if (source.layer || source.isPadding)
      continue;
    Value steps = source.sequence.value;
    mask.emplace(ctx.rewriter, op->getLoc(), *found.mask,
                 source.sequence.isTimeMajor ? builder.swap(steps) : steps);
    return;
  }
}

/// A value with the element type of another one.
static Value castLike(SequenceBuilder &builder, Value value, Value like) {
  return builder.cast(value, getElementTypeOrSelf(like.getType()));
}

Value LoopRewriter::initial(unsigned slot) {
  const Slot &columns = found.slots[slot];
  Value value = tf::skipIdentities(loop.operand(columns.carried));
  // Zeros are made where they are needed.
  if (isZeroTensor(value))
    return value;
  return builder.columns(value, columns.begin, columns.width);
}

Sequence LoopRewriter::lifted(const Lift &lift) {
  const Source &first = lift.leaves.front().second;
  bool isTimeMajor = first.layer ? outputs[*first.layer].isTimeMajor
                                 : first.sequence.isTimeMajor;
  llvm::DenseMap<Value, Value> leaves;
  for (auto &[leaf, source] : lift.leaves)
    leaves[leaf] = castLike(
        builder, sourceValue(builder, source, outputs, isTimeMajor), leaf);
  return {buildLifted(builder, lift.step, leaves,
                      [&](Value value) { return outsideOf(loop, value); }),
          isTimeMajor};
}

LayerOutput LoopRewriter::written(unsigned index) {
  auto list = found.lists.find(index);
  if (list == found.lists.end()) {
    Sequence sequence = lifted(found.lifted[index]);
    return {sequence.value, sequence.isTimeMajor,
            builder.step(sequence.value, sequence.isTimeMajor ? 0 : 1, -1),
            Value()};
  }
  LayerOutput output = outputs[list->second.layer];
  if (list->second.isCell)
    output.hidden = output.cell;
  if (!mask)
    return output;
  Value compacted = output.sequence;
  if (std::optional<unsigned> kept = found.kept[index]) {
    Value before = tf::skipIdentities(loop.operand(*kept));
    output.sequence = mask->expand(compacted, before);
    output.hidden = mask->last(compacted, before);
  } else {
    output.sequence = mask->expandWithZeros(compacted);
    output.hidden =
        builder.step(output.sequence, output.isTimeMajor ? 0 : 1, -1);
  }
  return output;
}

/// A state after the last step.
Value LoopRewriter::finalState(const Slot &slot, StateRef ref) {
  const LayerOutput &output = outputs[ref.layer];
  if (!mask)
    return ref.isCell ? output.cell : output.hidden;
  Value before = initial(unsigned(&slot - found.slots.begin()));
  if (!ref.isCell)
    return mask->last(output.sequence, before);
  // An op that clips the state clips what it begins with, too.
  bool mayClip =
      found.layers[ref.layer].cell.cellClip != 0 && !isZeroTensor(before);
  return mayClip ? mask->unlessEmpty(output.cell, before) : output.cell;
}

Value LoopRewriter::finalValue(unsigned index) {
  if (found.lifted.contains(index))
    return castLike(builder, written(index).hidden, loop.result(index));
  SmallVector<Value> parts;
  for (const Slot &slot : found.slots)
    if (slot.carried == index)
      parts.push_back(finalState(slot, found.states[index][parts.size()]));
  return castLike(builder, builder.concat(parts, 1), loop.result(index));
}

void LoopRewriter::replaceList(unsigned index) {
  LayerOutput output = written(index);
  // As the list holds it, [time, batch, units], or with these two swapped.
  auto sequence = [&](bool isTimeMajor) {
    Value value = output.sequence;
    if (loop[index].index.kind == StepIndex::Backward)
      value = builder.reverse(value, output.isTimeMajor ? 0 : 1);
    return output.isTimeMajor == isTimeMajor ? value : builder.swap(value);
  };
  bool isLastOnly = loop[index].index.kind == StepIndex::Fixed;
  bool isForward = loop[index].index.kind == StepIndex::Forward;
  auto replace = [&](Operation *user, Value value) {
    ctx.rewriter.replaceOp(user, castLike(builder, value, user->getResult(0)));
  };
  for (Operation *stack : usersOf(loop.result(index))) {
    for (Operation *user :
         make_early_inc_range(stack->getResult(0).getUsers())) {
      std::optional<int64_t> step = pickedStep(user);
      bool isLast = step && loop.isLastStep(*step);
      if (isLastOnly ? step == 0 || step == -1 : isForward && isLast)
        replace(user, output.hidden);
      else if (!isLastOnly && !output.isTimeMajor &&
               tf::isa(user, "Transpose") && swappedInput(user->getResult(0)))
        replace(user, sequence(false));
    }
    if (stack->use_empty()) {
      ctx.absorb(stack);
      continue;
    }
    if (!isLastOnly) {
      replace(stack, sequence(true));
      continue;
    }
    auto type = cast<RankedTensorType>(output.hidden.getType());
    SmallVector<int64_t> shape{1};
    append_range(shape, type.getShape());
    replace(stack, builder.tf("ExpandDims", type.clone(shape),
                              {output.hidden, builder.ints(0)}));
  }
}

void LoopRewriter::run() {
  ctx.rewriter.setInsertionPoint(op);
  for (LayerPlan &plan : found.layers) {
    const Cell &cell = plan.cell;
    for (auto &[sum, source] : plan.sources)
      if (auto lift = plan.lifted.find(sum); lift != plan.lifted.end())
        source.sequence = lifted(lift->second);
    if (found.mask && !mask)
      addMask();
    outputs.push_back(buildLayer(
        builder, cell, plan.sources, outputs, initial(cell.hidden),
        cell.isLSTM ? initial(cell.cell) : Value(), mask ? &*mask : nullptr));
  }
  for (unsigned index : seq(loop.size())) {
    Value result = loop.result(index);
    if (result.use_empty())
      continue;
    switch (loop[index].kind) {
    case Carried::Invariant:
      ctx.rewriter.replaceAllUsesWith(result, loop.operand(index));
      break;
    case Carried::Counter:
      ctx.rewriter.replaceAllUsesWith(
          result,
          builder.constant(loop.counterAt(index, *loop.steps().constant)));
      break;
    case Carried::List:
      replaceList(index);
      break;
    case Carried::State:
      ctx.rewriter.replaceAllUsesWith(result, finalValue(index));
      break;
    }
  }
  // What is left of lists behind it only hands them on.
  for (Value result : op->getResults())
    eraseMarks(result, ctx.rewriter);
  ctx.rewriter.eraseOp(op);
}

void FuseLoop::rewrite(Operation *op, LoopMatch &match,
                       RuleContext &ctx) const {
  LoopRewriter(op, match, ctx).run();
}

TFUSE_DEFINE_RULE(FuseLoop)

} // namespace tfuse
