//===- ConvertBoolsToFloats.cpp - logic of masks in float32 ---------------===//
//
//   select(reduce_any(a > b), x, y)
//
//       =>  select(reduce_max(select(a > b, 1, 0)) != 0, x, y)
//
// and so for logical_and (product), logical_or (maximum), logical_not
// (1 - x), reduce_all (minimum), and ops that move bools; at a cast of bools to
// float32, the number is the result. For --target=gpu: the delegate has no
// tensors of bools. It takes a comparison only together with the one SELECT or
// CAST that uses it, so that each user gets a copy of the comparison.
//
// C1 (element-type)   The comparisons and the result are of float32.
// C2 (unknown-shape)  The sizes of reduced axes are known, and not 0.
// C3 (structure)      All bools come from comparisons and constants, and pass
//                     only through the ops above.
//
//===----------------------------------------------------------------------===//

#include "Matching/Reduction.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

static bool isComparison(Operation *op) {
  return op && op->hasTrait<tfl::IsComparison>();
}

static bool isBool(Value value) {
  return getElementTypeOrSelf(value).isInteger(1);
}

namespace {
constexpr size_t kMaxOps = 1000;

/// Creates float tensors of zeros and ones for bools.
class FloatForms {
public:
  explicit FloatForms(RewriterBase &rewriter) : rewriter(rewriter) {}

  Value of(Value bools);
  /// select(condition, 1, 0)
  Value select(Location loc, Value condition);
  /// The comparison, or a copy for one user.
  Value own(Operation *comparison);

private:
  Value create(Operation *op);

  RewriterBase &rewriter;
  llvm::DenseMap<Value, Value> forms;
};

class ConvertBoolsToFloats : public RuleOn<ConvertBoolsToFloats, tfl::CastOp,
                                           tfl::SelectOp, tfl::SelectV2Op> {
public:
  MatchResult<Value> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, Value bools, RewriteContext &ctx) const;
};
} // namespace

//===----------------------------------------------------------------------===//
// Float forms
//===----------------------------------------------------------------------===//

/// Whether the op has a float form if its operands have.
static bool isLogic(Operation *op) {
  return isa_and_present<tfl::LogicalAndOp, tfl::LogicalOrOp, tfl::LogicalNotOp,
                         tfl::ReduceAnyOp, tfl::ReduceAllOp, tfl::ReshapeOp,
                         tfl::TransposeOp, tfl::BroadcastToOp, tfl::SliceOp,
                         tfl::StridedSliceOp, tfl::ConcatenationOp>(op);
}

Value FloatForms::own(Operation *comparison) {
  Value result = comparison->getResult(0);
  if (result.hasOneUse())
    return result;
  Operation *copy = rewriter.clone(*comparison);
  // Keeps CSE from merging the copies: each use has another number.
  copy->setAttr("tfl.copy", rewriter.getI64IntegerAttr(std::distance(
                                result.use_begin(), result.use_end())));
  return copy->getResult(0);
}

Value FloatForms::select(Location loc, Value condition) {
  tfl::TFLBuilder builder(rewriter, loc);
  Type f32 = rewriter.getF32Type();
  return tfl::SelectV2Op::create(
      rewriter, loc, withElementType(condition.getType(), f32), condition,
      builder.scalar(f32, 1), builder.scalar(f32, 0));
}

Value FloatForms::of(Value bools) {
  if (Value known = forms.lookup(bools))
    return known;
  OpBuilder::InsertionGuard guard(rewriter);
  Operation *op = bools.getDefiningOp();
  rewriter.setInsertionPointAfter(op);
  Value form;
  if (isConstant(bools))
    form = tfl::TFLBuilder(rewriter, op->getLoc())
               .constant(eval::lazy::cast(viewableConstant(bools),
                                          rewriter.getF32Type()));
  else if (isComparison(op))
    form = select(op->getLoc(), own(op));
  else
    form = create(op);
  forms[bools] = form;
  return form;
}

Value FloatForms::create(Operation *op) {
  Location loc = op->getLoc();
  Type type =
      withElementType(op->getResult(0).getType(), rewriter.getF32Type());
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(isBool(operand) ? of(operand) : operand);
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](tfl::LogicalAndOp) {
        return tfl::MulOp::create(rewriter, loc, type, operands[0], operands[1],
                                  "NONE");
      })
      .Case([&](tfl::LogicalOrOp) {
        return tfl::MaximumOp::create(rewriter, loc, type, operands[0],
                                      operands[1]);
      })
      .Case([&](tfl::LogicalNotOp) {
        Value one =
            tfl::TFLBuilder(rewriter, loc).scalar(rewriter.getF32Type(), 1);
        return tfl::SubOp::create(rewriter, loc, type, one, operands[0],
                                  "NONE");
      })
      .Case([&](tfl::ReduceAnyOp any) {
        return tfl::ReduceMaxOp::create(rewriter, loc, type, operands[0],
                                        operands[1], any.getKeepDims());
      })
      .Case([&](tfl::ReduceAllOp all) {
        return tfl::ReduceMinOp::create(rewriter, loc, type, operands[0],
                                        operands[1], all.getKeepDims());
      })
      .Default([&](Operation *moves) {
        OperationState state(loc, moves->getName(), operands, type,
                             moves->getAttrs());
        return rewriter.create(state)->getResult(0);
      });
}

//===----------------------------------------------------------------------===//
// The rule
//===----------------------------------------------------------------------===//

/// Whether a reduction provably has elements to reduce.
static bool hasElements(Operation *reduction) {
  auto reduced = tfl::reducedAxes(reduction);
  if (!reduced)
    return false;
  for (auto [axis, isReduced] : enumerate(*reduced))
    if (isReduced && dimOf(reduction->getOperand(0), axis) < 1)
      return false;
  return true;
}

/// Why bools have no float form.
static Mismatch checkBools(Operation *root, Value bools, RuleContext &ctx) {
  llvm::SetVector<Value> todo;
  todo.insert(bools);
  for (size_t next = 0; next < todo.size(); ++next) {
    // FloatForms::of recurses.
    if (next == kMaxOps)
      return ctx.reject(root, Reason::Size, "its bools come from many ops");
    Value value = todo[next];
    if (viewableConstant(value))
      continue;
    Operation *op = value.getDefiningOp();
    if (isComparison(op)) {
      if (!tfl::isF32(op->getOperand(0)))
        return ctx.reject(root, Reason::ElementType,
                          "it compares elements that are not float32");
      continue;
    }
    if (!isLogic(op))
      return ctx.reject(root, Reason::Structure,
                        "its bools are inputs of the model or come from an op "
                        "without a float form");
    // Without elements, REDUCE_MAX gives the lowest float, which is neither
    // 0 nor 1.
    if (isa<tfl::ReduceAnyOp, tfl::ReduceAllOp>(op) && !hasElements(op))
      return ctx.reject(root, Reason::UnknownShape,
                        "the size of a reduced axis is unknown or 0");
    for (Value operand : op->getOperands())
      if (isBool(operand))
        todo.insert(operand);
  }
  return Mismatch::none();
}

MatchResult<Value> ConvertBoolsToFloats::match(Operation *op,
                                               RuleContext &ctx) const {
  Value bools = op->getOperand(0), result = op->getResult(0);
  Operation *producer = bools.getDefiningOp();
  if (!isBool(bools) || isConstant(bools))
    return skip();
  bool isTaken = isComparison(producer) && bools.hasOneUse();
  // The delegate takes no CAST of several users, nor of an output.
  if (isa<tfl::CastOp>(op) &&
      (!result.hasOneUse() || isa<func::ReturnOp>(*result.user_begin())))
    isTaken = false;
  if (isTaken)
    return skip();
  if (!tfl::isF32(result))
    return ctx.reject(op, Reason::ElementType, "the result is not float32");
  if (Mismatch mismatch = checkBools(op, bools, ctx))
    return mismatch;
  return bools;
}

/// Absorbs the ops of a chain of bools that have no users any more.
static void absorbUnused(Operation *op, RewriteContext &ctx) {
  SmallVector<Operation *> todo{op};
  while (!todo.empty()) {
    Operation *next = todo.pop_back_val();
    if (!next->use_empty() || !(isLogic(next) || isComparison(next)))
      continue;
    llvm::SetVector<Operation *> producers;
    for (Value operand : next->getOperands())
      if (Operation *producer = operand.getDefiningOp())
        producers.insert(producer);
    ctx.absorb(next);
    append_range(todo, producers);
  }
}

void ConvertBoolsToFloats::rewrite(Operation *op, Value bools,
                                   RewriteContext &ctx) const {
  FloatForms forms(ctx.rewriter);
  Operation *producer = bools.getDefiningOp();
  if (isa<tfl::CastOp>(op)) {
    ctx.rewriter.replaceOp(op, forms.of(bools));
    absorbUnused(producer, ctx);
    return;
  }
  Value condition;
  if (isComparison(producer)) {
    condition = forms.own(producer);
  } else {
    Location loc = producer->getLoc();
    Value number = forms.of(bools);
    condition =
        tfl::NotEqualOp::create(ctx.rewriter, loc, bools.getType(), number,
                                tfl::TFLBuilder(ctx.rewriter, loc)
                                    .scalar(ctx.rewriter.getF32Type(), 0));
    // Every SELECT has its own condition.
    condition.getDefiningOp()->setAttr(
        "tfl.copy", ctx.rewriter.getI64IntegerAttr(
                        std::distance(bools.use_begin(), bools.use_end())));
  }
  ctx.rewriter.modifyOpInPlace(op, [&] { op->setOperand(0, condition); });
  absorbUnused(producer, ctx);
}

TFUSE_DEFINE_RULE(ConvertBoolsToFloats)

} // namespace tfuse
