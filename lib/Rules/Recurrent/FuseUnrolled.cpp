//===- FuseUnrolled.cpp - Fuse unrolled recurrent cells -------------------===//
//
//   x[0]       x[1]       x[2]                   x
//    |          |          |                     |
//   cell  ->   cell  ->   cell  -> h, c   =>  tfl.unidirectional_sequence_lstm
//    |          |          |                   |        |         |
//   y[0]       y[1]       y[2]                 y     final h   final c
//
// Matches Keras's unroll=True, TensorFlow 1's static_rnn and PyTorch's exported
// layers. A time step of an LSTM is recognized by sigmoid(..) * tanh(c) and
// read into expressions (Cells/Expression.h). It follows the time step whose
// states it reads. A time step of a simple cell is an activation; it follows
// another one if it multiplies that one's result by a matrix and has the same
// other matrices.
//
// C1 (structure)  All time steps are the same cell, with the same weights.
// C2 (structure)  Only the outputs and the last cell state have users that do
//                 not belong to the time steps.
// C3 (structure)  The inputs of the time steps have the same shape.
// C4 (structure)  All states and outputs have the same mask. Its flags are the
//                 time steps of a sequence, like the inputs. A masked time step
//                 keeps the states and repeats the output, or it is zeros.
// C5 (target)     With --optimize-for=speed, the op is not slower than the time
//                 steps, by measured costs (Costs.h).
//
//===----------------------------------------------------------------------===//

#include "Cells/UnrolledLayer.h"
#include "Cells/UnrolledTimeStep.h"
#include "Emission/LayerBuilder.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Dialect/Utils/Shapes.h"
#include "tfuse/Dialect/Utils/SymbolicDim.h"
#include "tfuse/Rules/Recurrent/Costs.h"
#include "tfuse/Rules/Recurrent/SequenceLayout.h"
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
                        "the mask of the time steps is not a sequence of flags",
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
  Value asRows(Value value);
  Value asType(Value value, Type type);
  Value pack(ArrayRef<Value> values);
  bool replaceStack(Operation *user, ArrayRef<Value> steps,
                    const LayerOutput &output);
  void replaceOutputs(ArrayRef<Value> steps, const LayerOutput &output);
  void replaceMasked();
  void replaceUses(Value old, llvm::function_ref<Value()> make);
  void replaceViews(Value old, llvm::function_ref<Value()> make);
  SmallVector<OpOperand *> outsideUses(Value value) const;
  SmallVector<Value> viewsOf(Value output) const;
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

/// [batch, columns] without other axes; null for null.
Value UnrolledLayerRewriter::asRows(Value value) {
  return value ? asType(value, rowsType(value.getType())) : value;
}

/// Reshapes rows to a type with the same rows, and casts them.
Value UnrolledLayerRewriter::asType(Value value, Type type) {
  SymbolicDims from = symbolicDims(value), to;
  const auto *batch =
      find_if(from, [](const SymbolicDim &size) { return !size.isStatic(); });
  for (int64_t size : cast<RankedTensorType>(type).getShape())
    to.push_back(ShapedType::isDynamic(size) && batch != from.end()
                     ? *batch
                     : SymbolicDim(size));
  return builder.cast(builder.reshape(value, to), getElementTypeOrSelf(type));
}

/// The time steps as one sequence, [time, batch, columns].
Value UnrolledLayerRewriter::pack(ArrayRef<Value> values) {
  SmallVector<Value> rows(values);
  auto type = rowsType(values.front().getType());
  SmallVector<int64_t> shape{int64_t(values.size())};
  append_range(shape, type.getShape());
  auto given = cast<RankedTensorType>(values.front().getType());
  if (given.getRank() == 3 && given.getDimSize(0) == 1) {
    rows.push_back(builder.i32Scalar(0));
    return builder.tf("ConcatV2", type.clone(shape), rows);
  }
  for (Value &value : rows)
    value = asRows(value);
  return builder.tf(
      "Pack", type.clone(shape), rows,
      rewriter.getNamedAttr("axis", rewriter.getI64IntegerAttr(0)));
}

SmallVector<OpOperand *> UnrolledLayerRewriter::outsideUses(Value value) const {
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : value.getUses())
    if (!chain.inside.contains(use.getOwner()))
      uses.push_back(&use);
  return uses;
}

/// The output of a time step, and the same rows after reshapes.
SmallVector<Value> UnrolledLayerRewriter::viewsOf(Value output) const {
  SmallVector<Value> views{output};
  for (size_t index = 0; index < views.size(); ++index)
    for (Operation *user : views[index].getUsers())
      if (user->getNumResults() == 1 &&
          !is_contained(views, user->getResult(0)) &&
          skipUnitAxes(user->getResult(0)) == output)
        views.push_back(user->getResult(0));
  return views;
}

/// Adds the operands of a Concat, and those of its operands that are Concats
/// along the same axis: JAX joins many values in groups.
static void flattenConcat(Operation *concat, int64_t axis,
                          SmallVectorImpl<Value> &values,
                          SmallVectorImpl<Operation *> &nested) {
  SmallVector<Value> todo(llvm::reverse(tf::getOperands(concat, "values")));
  while (!todo.empty()) {
    Value value = todo.pop_back_val();
    Operation *op = tf::skipIdentities(value).getDefiningOp();
    if (tf::isa(op, "ConcatV2") &&
        constantInt(tf::getOperand(op, "axis")) == axis) {
      append_range(todo, llvm::reverse(tf::getOperands(op, "values")));
      nested.push_back(op);
    } else {
      values.push_back(value);
    }
  }
}

/// Replaces a Pack or a Concat of all time steps, forwards or backwards, by the
/// output sequence.
bool UnrolledLayerRewriter::replaceStack(Operation *user, ArrayRef<Value> steps,
                                         const LayerOutput &output) {
  bool isPack = tf::isa(user, "Pack");
  auto type = dyn_cast<RankedTensorType>(user->getResult(0).getType());
  std::optional<int64_t> axis = isPack
                                    ? tf::getInt(user, "axis").value_or(0)
                                    : constantInt(tf::getOperand(user, "axis"));
  if (!type || type.getRank() != 3 || !axis)
    return false;
  int64_t time = *axis < 0 ? *axis + 3 : *axis;
  if (time > 1 || type.getDimSize(time) != int64_t(steps.size()))
    return false;
  SmallVector<Value> values;
  SmallVector<Operation *> nested;
  if (isPack)
    append_range(values, user->getOperands());
  else
    flattenConcat(user, *axis, values, nested);
  auto isInOrder = [&](auto &&outputs) {
    return llvm::equal(values, outputs, [](Value operand, Value hidden) {
      return skipUnitAxes(operand) == hidden;
    });
  };
  bool isForward = isInOrder(steps);
  if (!isForward && !isInOrder(llvm::reverse(steps)))
    return false;
  Value value = inLayout(output, time == 0);
  if (!isForward)
    value = builder.reverse(value, time);
  rewriter.replaceOp(user, builder.cast(value, getElementTypeOrSelf(type)));
  for (Operation *op : nested)
    if (op->use_empty())
      rewriter.eraseOp(op);
  return true;
}

void UnrolledLayerRewriter::replaceUses(Value old,
                                        llvm::function_ref<Value()> make) {
  SmallVector<OpOperand *> uses = outsideUses(old);
  if (uses.empty())
    return;
  Value value = asType(make(), old.getType());
  for (OpOperand *use : uses)
    rewriter.modifyOpInPlace(use->getOwner(), [&] { use->set(value); });
}

/// Replaces the uses of an output, and of its views in the time steps.
void UnrolledLayerRewriter::replaceViews(Value old,
                                         llvm::function_ref<Value()> make) {
  for (Value view : viewsOf(old))
    if (view == old || chain.inside.contains(view.getDefiningOp()))
      replaceUses(view, make);
}

/// Replaces the output of each time step; null outputs do not exist.
void UnrolledLayerRewriter::replaceOutputs(ArrayRef<Value> steps,
                                           const LayerOutput &output) {
  llvm::SetVector<Operation *> stacks;
  auto addStacks = [&](Value value) {
    for (Operation *user : value.getUsers())
      if (tf::isa(user, "Pack", "ConcatV2") && !chain.inside.contains(user))
        stacks.insert(user);
  };
  if (steps.back())
    for (Value view : viewsOf(steps.back()))
      addStacks(view);
  // The users of a part of the sequence may be the whole sequence.
  for (size_t index = 0; index < stacks.size(); ++index)
    if (Operation *stack = stacks[index];
        !replaceStack(stack, steps, output) && tf::isa(stack, "ConcatV2"))
      addStacks(stack->getResult(0));
  for (auto [index, step] : enumerate(steps)) {
    if (!step)
      continue;
    bool isLast = index + 1 == steps.size();
    replaceViews(step, [&, index = index] {
      return isLast && output.hidden
                 ? output.hidden
                 : builder.step(output.sequence, output.isTimeMajor ? 0 : 1,
                                int64_t(index));
    });
  }
}

/// Builds a layer with a mask, and replaces the values that the mask selects.
void UnrolledLayerRewriter::replaceMasked() {
  const Source &first = find_if(chain.sources, [](auto &entry) {
                          return !entry.second.isPadding;
                        })->second;
  Value steps = first.sequence.value;
  MaskBuilder mask(rewriter, builder.getLoc(), *chain.mask,
                   first.sequence.isTimeMajor ? builder.swap(steps) : steps,
                   !ctx.targetLacks(integerCountsFeature));
  Value initialHidden = asRows(chain.initialHidden),
        initialCell = asRows(chain.initialCell);
  LayerOutput output = buildLayer(builder, chain.cell, chain.sources, {},
                                  initialHidden, initialCell, &mask);
  output.sequence.getDefiningOp()->setAttr(unrolledAttrName,
                                           rewriter.getUnitAttr());
  for (const MaskedOutputs &masked : chain.masked) {
    auto isUsed = [&](Value value) {
      return value && any_of(viewsOf(value), [&](Value view) {
               return !outsideUses(view).empty();
             });
    };
    if (none_of(masked.values, isUsed))
      continue;
    // A single output needs no sequence.
    if (!masked.isZero && none_of(drop_end(masked.values), isUsed) &&
        none_of(masked.values.back().getUsers(), [](Operation *user) {
          return tf::isa(user, "Pack", "ConcatV2");
        })) {
      replaceViews(masked.values.back(), [&] {
        return mask.last(output.sequence, asRows(masked.initial));
      });
      continue;
    }
    LayerOutput expanded;
    expanded.sequence =
        masked.isZero ? mask.expandWithZeros(output.sequence)
                      : mask.expand(output.sequence, asRows(masked.initial));
    replaceOutputs(masked.values, expanded);
  }
  if (chain.maskedCell)
    replaceViews(chain.maskedCell, [&] {
      bool mayClip =
          chain.cell.cellClip != 0 && initialCell && !isZeroTensor(initialCell);
      return mayClip ? mask.unlessEmpty(output.cell, initialCell) : output.cell;
    });
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
    entry.second.sequence.value = pack(packed);
    entry.second.sequence.isTimeMajor = true;
  }
  if (chain.mask) {
    replaceMasked();
  } else {
    LayerOutput output =
        buildLayer(builder, chain.cell, chain.sources, {},
                   asRows(chain.initialHidden), asRows(chain.initialCell));
    output.sequence.getDefiningOp()->setAttr(unrolledAttrName,
                                             rewriter.getUnitAttr());
    replaceOutputs(chain.hidden, output);
    if (output.cell)
      replaceViews(chain.cells.back(), [&] { return output.cell; });
  }
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
