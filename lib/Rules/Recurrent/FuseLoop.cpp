//===- FuseLoop.cpp - Fuse loops over recurrent cells ---------------------===//
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
// Upstream has no such rewrite: it fuses only functions that Keras 2 annotates.
// The body is read into expressions in a normal form (Cells/Expression.h), so
// the rule does not depend on the framework that wrote the loop. A loop with
// several cells becomes several ops (Cells/LoopLayers.h). Computations on
// inputs before the cell, and on outputs after it, are hoisted and run for all
// time steps at once (Cells/TimeStepHoister.h).
//
// C1 (structure)      The trip count is known, and the loop reads and writes
//                     its sequences step by step (Loops/SequenceLoop.h). Slices
//                     cover the other axes (Loops/SequenceDims.h).
// C2 (structure)      Each state belongs to a cell that TFLite has an op for,
//                     and its gates have the op's activations (activation).
// C3 (not-constant)   Weights are constants.
// C4 (structure)      A cell reads time steps of sequences of known rank, the
//                     output of another cell, values computed from these row by
//                     row, or, with a constant trip count, loop-invariant
//                     values.
// C5 (shape)          The sequences have as many time steps as the loop reads.
// C6 (structure)      The loop writes and returns states of its cells, or
//                     values computed from the outputs row by row; lists whole.
// C7 (target)         The runtime has the op. With --optimize-for=speed, the op
//                     is not slower than the loop, by measured costs (Costs.h).
// C8 (structure)      All states and list writes have the same mask. A masked
//                     time step keeps the states and writes the previous output
//                     or zeros (Loops/SequenceMask.h).
//
//===----------------------------------------------------------------------===//

#include "Cells/ExpressionReader.h"
#include "Cells/LoopLayers.h"
#include "Cells/UnrolledTimeStep.h"
#include "Emission/HoistedOps.h"
#include "Emission/LayerBuilder.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Rules/Recurrent/Costs.h"
#include "tfuse/Rules/Recurrent/SequenceLayout.h"
#include "tfuse/Rules/Recurrent/TargetFeatures.h"

#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace recurrent;

namespace {

struct LoopMatch {
  SequenceLoop loop;
  LoopLayers found;
};

class FuseLoop
    : public RuleOn<FuseLoop,
                    tf::Ops<"While", "StatelessWhile", "WhileRegion">> {
public:
  MatchResult<LoopMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, LoopMatch &match, RewriteContext &ctx) const;
};

} // namespace

//===----------------------------------------------------------------------===//
// Precondition
//===----------------------------------------------------------------------===//

/// True for a loop with reads of time steps, and with a matmul, an activation
/// or a state.
static bool mayBeLayers(Operation *op) {
  Block *body = loops::bodyOf(op);
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
    hasSteps |=
        tf::isa(&inner, "TensorListGetItem", "TensorListSetItem",
                "TensorArrayReadV3", "GatherV2", "StridedSlice", "Slice");
  }
  // A cell may have no activation.
  auto isState = [&](BlockArgument argument) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    return type && type.getRank() == 2 && rowWidth(type) > 0 &&
           skipNoOps(body->getTerminator()->getOperand(
               argument.getArgNumber())) != argument;
  };
  return hasProduct && hasSteps &&
         (hasActivation || any_of(body->getArguments(), isState));
}

/// The costs of all layers and of the sequences that the loop writes.
static RecurrentCosts costsOf(const SequenceLoop &loop,
                              const LoopLayers &found) {
  RecurrentCosts total;
  for (const LayerPlan &plan : found.layers) {
    Value state = loop.init(found.slots[plan.cell.hidden].iterArg);
    total += costsOfCell(plan.cell, assumedBatch(dimOf(state, 0)));
  }
  for (unsigned index : seq(loop.size())) {
    if (loop[index].kind != IterArg::List ||
        loop[index].index.kind == TimeIndex::Fixed)
      continue;
    auto type = dyn_cast<RankedTensorType>(loop[index].stored.getType());
    if (type && type.getRank() == 2 && rowWidth(type) > 0)
      total += costsOfSequence(4 * assumedBatch(type.getDimSize(0)) *
                               double(rowWidth(type)) *
                               assumedSteps(loop.tripCount().getNumber()));
  }
  return total;
}

MatchResult<LoopMatch> FuseLoop::match(Operation *op, RuleContext &ctx) const {
  if (!mayBeLayers(op))
    return skip();
  std::string why;
  std::optional<SequenceLoop> loop =
      SequenceLoop::read(op, why, /*allowsEarlyExit=*/true);
  if (!loop)
    return ctx.reject(op, Reason::Structure, why);
  FailureOr<LoopLayers> found = findLayers(*loop, ctx);
  if (failed(found))
    return skip(); // The refusal of each layer is recorded.
  if (found->mask && ctx.targetLacks(maskedSequencesFeature))
    return ctx.reject(op, Reason::Target,
                      "the mask gathers time steps, but --rnn-state computes "
                      "them one by one");
  RecurrentCosts costs = costsOf(*loop, *found);
  if (ctx.targetLacks(fastestFusedFeature) && costs.loop < costs.fused)
    return ctx.reject(op, Reason::Target,
                      formatv("the loop takes about {0:F1} us a time step, the "
                              "fused op {1:F1} us",
                              costs.loop / 1000, costs.fused / 1000)
                          .str());
  return LoopMatch{std::move(*loop), std::move(*found)};
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

namespace {

class LoopRewriter {
public:
  LoopRewriter(Operation *op, LoopMatch &match, RewriteContext &ctx)
      : op(op), found(match.found), loop(match.loop), ctx(ctx),
        builder(ctx.rewriter, op->getLoc()) {}

  void run();

private:
  void addMask();
  Value initial(unsigned slot);
  Value finalValue(unsigned index);
  Value finalState(const Slot &slot, StateRef ref);
  void replaceList(unsigned index);
  /// Builds a hoisted value for all time steps.
  Sequence hoisted(const HoistedValue &value);
  /// The elements of a written list in the order of the iterations, and the
  /// last element.
  LayerOutput written(unsigned index);

  Operation *op;
  LoopLayers &found;
  const SequenceLoop &loop;
  RewriteContext &ctx;
  SequenceBuilder builder;
  SmallVector<LayerOutput> outputs;
  std::optional<MaskBuilder> mask;
};

} // namespace

/// Builds the mask for the time steps of the first source of the first layer.
void LoopRewriter::addMask() {
  for (auto &[sum, source] : found.layers.front().sources) {
    if (source.layer || source.isPadding)
      continue;
    Value steps = source.sequence.value;
    mask.emplace(ctx.rewriter, op->getLoc(), *found.mask,
                 source.sequence.isTimeMajor ? builder.swap(steps) : steps,
                 !ctx.targetLacks(integerCountsFeature));
    return;
  }
}

/// Casts `value` to the element type of `like`.
static Value castLike(SequenceBuilder &builder, Value value, Value like) {
  return builder.cast(value, getElementTypeOrSelf(like.getType()));
}

Value LoopRewriter::initial(unsigned slot) {
  const Slot &columns = found.slots[slot];
  Value value = tf::skipIdentities(loop.init(columns.iterArg));
  // The layer builds zeros itself.
  if (isZeroTensor(value))
    return value;
  return builder.columns(value, columns.begin, columns.width);
}

Sequence LoopRewriter::hoisted(const HoistedValue &value) {
  const Source &first = value.leaves.front().second;
  bool isTimeMajor = first.layer ? outputs[*first.layer].isTimeMajor
                                 : first.sequence.isTimeMajor;
  llvm::DenseMap<Value, Value> leaves;
  for (auto &[leaf, source] : value.leaves)
    leaves[leaf] = castLike(
        builder, sourceValue(builder, source, outputs, isTimeMajor), leaf);
  return {
      buildHoisted(builder, value.computation, leaves,
                   [&](Value value) { return invariantValue(loop, value); }),
      isTimeMajor};
}

LayerOutput LoopRewriter::written(unsigned index) {
  auto list = found.lists.find(index);
  if (list == found.lists.end()) {
    Sequence sequence = hoisted(found.hoisted[index]);
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
    Value before = tf::skipIdentities(loop.init(*kept));
    output.sequence = mask->expand(compacted, before);
    output.hidden = mask->last(compacted, before);
  } else {
    output.sequence = mask->expandWithZeros(compacted);
    output.hidden =
        builder.step(output.sequence, output.isTimeMajor ? 0 : 1, -1);
  }
  return output;
}

/// The final value of a state.
Value LoopRewriter::finalState(const Slot &slot, StateRef ref) {
  const LayerOutput &output = outputs[ref.layer];
  if (!mask)
    return ref.isCell ? output.cell : output.hidden;
  Value before = initial(unsigned(&slot - found.slots.begin()));
  if (!ref.isCell)
    return mask->last(output.sequence, before);
  // The op also clips the initial cell state.
  bool mayClip =
      found.layers[ref.layer].cell.cellClip != 0 && !isZeroTensor(before);
  return mayClip ? mask->unlessEmpty(output.cell, before) : output.cell;
}

Value LoopRewriter::finalValue(unsigned index) {
  if (found.hoisted.contains(index))
    return castLike(builder, written(index).hidden, loop.result(index));
  SmallVector<Value> parts;
  for (const Slot &slot : found.slots)
    if (slot.iterArg == index)
      parts.push_back(finalState(slot, found.states[index][parts.size()]));
  return castLike(builder, builder.concat(parts, 1), loop.result(index));
}

void LoopRewriter::replaceList(unsigned index) {
  LayerOutput output = written(index);
  // In the order of the list: [time, batch, units] or [batch, time, units].
  auto sequence = [&](bool isTimeMajor) {
    Value value = output.sequence;
    if (loop[index].index.kind == TimeIndex::Backward)
      value = builder.reverse(value, output.isTimeMajor ? 0 : 1);
    return output.isTimeMajor == isTimeMajor ? value : builder.swap(value);
  };
  bool isLastOnly = loop[index].index.kind == TimeIndex::Fixed;
  bool isForward = loop[index].index.kind == TimeIndex::Forward;
  auto replace = [&](Operation *user, Value value) {
    ctx.rewriter.replaceOp(user, castLike(builder, value, user->getResult(0)));
  };
  if (std::optional<int64_t> axis = loop[index].tensorAxis) {
    Value result = loop.result(index);
    for (Operation *user : make_early_inc_range(result.getUsers()))
      if (tf::isa(user, "Transpose") && swappedInput(user->getResult(0)))
        replace(user, sequence(*axis != 0));
    if (!result.use_empty())
      ctx.rewriter.replaceAllUsesWith(
          result, castLike(builder, sequence(*axis == 0), result));
    return;
  }
  for (Operation *stack : getUsersThroughNoOps(loop.result(index))) {
    for (Operation *user :
         make_early_inc_range(stack->getResult(0).getUsers())) {
      std::optional<int64_t> step = pickedTimeStep(user);
      bool isLast = step && loop.isLastTimeStep(*step);
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
                              {output.hidden, builder.i32s(0)}));
  }
}

void LoopRewriter::run() {
  ctx.rewriter.setInsertionPoint(op);
  for (LayerPlan &plan : found.layers) {
    const Cell &cell = plan.cell;
    for (auto &[sum, source] : plan.sources)
      if (auto entry = plan.hoisted.find(sum); entry != plan.hoisted.end())
        source.sequence = hoisted(entry->second);
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
    case IterArg::Invariant:
      ctx.rewriter.replaceAllUsesWith(result, loop.init(index));
      break;
    case IterArg::InductionVariable:
      ctx.rewriter.replaceAllUsesWith(
          result, builder.constant(loop.inductionVariableAt(
                      index, *loop.tripCount().getNumber())));
      break;
    case IterArg::List:
      replaceList(index);
      break;
    case IterArg::State:
      ctx.rewriter.replaceAllUsesWith(result, finalValue(index));
      break;
    }
  }
  // Erase the Identity ops of lists, which have no other users now.
  for (Value result : op->getResults())
    eraseNoOpUsers(result, ctx.rewriter);
  ctx.rewriter.eraseOp(op);
}

void FuseLoop::rewrite(Operation *op, LoopMatch &match,
                       RewriteContext &ctx) const {
  LoopRewriter(op, match, ctx).run();
}

TFUSE_DEFINE_RULE(FuseLoop)

} // namespace tfuse
