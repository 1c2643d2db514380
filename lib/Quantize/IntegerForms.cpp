//===- IntegerForms.cpp - Ops with integer kernels for others -------------===//

#include "tfuse/Quantize/IntegerForms.h"

#include "FakeQuant.h"
#include "OperandRoles.h"
#include "QuantizedRecurrent.h"
#include "UseIntegerForms.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

void splitSums(ModuleOp module) {
  module.walk([](tfl::AddNOp op) {
    if (!isFloat(op.getType()) || op->getNumOperands() < 2)
      return;
    OpBuilder builder(op);
    // The name does not depend on that of the op: an output of the model has
    // another name in the module than in the file.
    Location partial = NameLoc::get(builder.getStringAttr("partial_sum"));
    Value sum = op->getOperand(0);
    for (auto [index, operand] :
         llvm::enumerate(op->getOperands().drop_front())) {
      bool isLast = index + 2 == op->getNumOperands();
      sum = tfl::AddOp::create(builder, isLast ? op.getLoc() : partial,
                               op.getType(), sum, operand,
                               builder.getStringAttr("NONE"));
    }
    sum.getDefiningOp()->setDiscardableAttrs(
        op->getDiscardableAttrDictionary());
    op.replaceAllUsesWith(sum);
    op.erase();
  });
}

/// The range of the result of an op with one result; nothing if it is unknown.
static std::optional<Range> rangeOfResult(Operation *op) {
  auto ranges = op->getAttrOfType<ArrayAttr>(kRangesAttr);
  return ranges && ranges.size() == 1 ? rangeOfAttr(ranges[0]) : std::nullopt;
}

static void setRangeOfResult(Operation *op, Range range) {
  Builder builder(op->getContext());
  op->setAttr(kRangesAttr, builder.getArrayAttr({builder.getArrayAttr(
                               {builder.getF64FloatAttr(range.min),
                                builder.getF64FloatAttr(range.max)})}));
}

/// hard_swish(x) = x * relu6(x + 3) / 6. The range of x * relu6(x + 3) is 6
/// times that of the result. Null if that is unknown.
static Operation *splitHardSwish(tfl::HardSwishOp op) {
  std::optional<Range> range = rangeOfResult(op);
  if (!range)
    return nullptr;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value x = op->getOperand(0);
  auto scalar = RankedTensorType::get({}, builder.getF32Type());
  auto number = [&](float value) {
    return tfl::ConstOp::create(builder, loc,
                                DenseElementsAttr::get(scalar, value));
  };
  auto gate = tfl::AddOp::create(builder, loc, op.getType(), x, number(3),
                                 builder.getStringAttr("RELU6"));
  setRangeOfResult(gate, {0, 6});
  auto product = tfl::MulOp::create(builder, loc, op.getType(), x, gate,
                                    builder.getStringAttr("NONE"));
  setRangeOfResult(product, {range->min * 6, range->max * 6});
  return tfl::MulOp::create(builder, loc, op.getType(), product,
                            number(1.0F / 6), builder.getStringAttr("NONE"));
}

/// The difference is at most the square root of the result's maximum. Null if
/// that is unknown.
static Operation *splitSquaredDifference(tfl::SquaredDifferenceOp op) {
  std::optional<Range> range = rangeOfResult(op);
  if (!range || range->max < 0)
    return nullptr;
  OpBuilder builder(op);
  Location loc = op.getLoc();
  auto none = builder.getStringAttr("NONE");
  auto difference = tfl::SubOp::create(
      builder, loc, op.getType(), op->getOperand(0), op->getOperand(1), none);
  double greatest = std::sqrt(range->max);
  setRangeOfResult(difference, {-greatest, greatest});
  return tfl::MulOp::create(builder, loc, op.getType(), difference, difference,
                            none);
}

/// The integer form of an op, before it; null if it has none.
static Operation *integerForm(Operation *op, unsigned bits) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  auto none = [&] { return builder.getStringAttr("NONE"); };
  if (auto square = dyn_cast<tfl::SquareOp>(op))
    return tfl::MulOp::create(builder, loc, square.getType(), square.getX(),
                              square.getX(), none());
  if (auto neg = dyn_cast<tfl::NegOp>(op)) {
    auto type = RankedTensorType::get({}, builder.getF32Type());
    Value minusOne =
        tfl::ConstOp::create(builder, loc, DenseElementsAttr::get(type, -1.0F));
    return tfl::MulOp::create(builder, loc, neg.getType(), neg.getX(), minusOne,
                              none());
  }
  if (bits != 16)
    return nullptr;
  if (auto hardSwish = dyn_cast<tfl::HardSwishOp>(op))
    return splitHardSwish(hardSwish);
  if (auto squared = dyn_cast<tfl::SquaredDifferenceOp>(op))
    return splitSquaredDifference(squared);
  if (isa<tfl::GreaterOp>(op))
    return tfl::LessOp::create(builder, loc, op->getResultTypes(),
                               {op->getOperand(1), op->getOperand(0)});
  if (isa<tfl::LessEqualOp>(op))
    return tfl::GreaterEqualOp::create(builder, loc, op->getResultTypes(),
                                       {op->getOperand(1), op->getOperand(0)});
  return nullptr;
}

/// True if the op's result is a state of 16 bits in an op that computes with
/// integers.
static bool writesWideState(Operation *op, const PlanOptions &options) {
  return any_of(op->getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (!isIntegerRecurrent(user))
      return false;
    unsigned operand = use.getOperandNumber();
    OpConfig config = options.configs.of(user);
    unsigned bits = config.mode == Mode::Int16x8 ? 16 : 8;
    return needsRanges(config.mode) &&
           is_contained(cast<tfl::OpFactsInterface>(user).getFacts().stateful,
                        static_cast<int>(operand)) &&
           (bits == 16 || operand != hiddenStateOf(user)) &&
           !whyFloatRecurrent(user, bits, options.isMicro);
  });
}

/// SLICE of a constant with equal elements, for a FILL with a constant number
/// and a static shape; null for others.
static Operation *sliceOfConstant(tfl::FillOp fill) {
  auto type = cast<RankedTensorType>(fill.getType());
  SplatElementsAttr number;
  if (!type.hasStaticShape() ||
      !matchPattern(fill->getOperand(1), m_Constant(&number)))
    return nullptr;
  OpBuilder builder(fill);
  tfl::TFLBuilder constants(builder, fill.getLoc());
  Value filled = tfl::ConstOp::create(
      builder, fill.getLoc(),
      DenseElementsAttr::get(type, number.getSplatValue<Attribute>()));
  SmallVector<int64_t> zeros(type.getRank(), 0);
  return tfl::SliceOp::create(builder, fill.getLoc(), type, filled,
                              constants.i32s(zeros),
                              constants.i32s(type.getShape()));
}

/// True if an op that computes reads the value, or an op that only moves its
/// elements.
static bool isComputedWith(Value value, const PlanOptions &options) {
  SmallVector<Value> worklist{value};
  llvm::DenseSet<Value> seen{value};
  while (!worklist.empty())
    for (Operation *user : worklist.pop_back_val().getUsers()) {
      if (isa<func::ReturnOp>(user)
              ? options.quantizesOutputs
              : isa<tfl::OpFactsInterface>(user) && !movesIntegers(user))
        return true;
      for (Value result : user->getResults())
        if (movesIntegers(user) && seen.insert(result).second)
          worklist.push_back(result);
    }
  return false;
}

/// GATHER of rows, for EMBEDDING_LOOKUP in a constant table of floats or of
/// integers: the kernel for integers gives floats. Null if no integers follow.
static Operation *gatherOfRows(tfl::EmbeddingLookupOp op,
                               const PlanOptions &options) {
  if (!isFloat(op.getType()) || !isComputedWith(op.getResult(), options))
    return nullptr;
  OpBuilder builder(op);
  Value table = op->getOperand(1);
  if (auto stored = table.getDefiningOp<tfl::QConstOp>()) {
    ElementsAttr values = valuesOf(stored);
    if (!values)
      return nullptr;
    table = tfl::ConstOp::create(builder, stored.getLoc(), values);
  }
  if (!isConstant(table) || !isFloat(table.getType()))
    return nullptr;
  return tfl::GatherOp::create(builder, op.getLoc(), op.getType(), table,
                               op->getOperand(0), builder.getI32IntegerAttr(0),
                               builder.getI32IntegerAttr(0));
}

static void replace(Operation *op, Operation *form) {
  form->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op->replaceAllUsesWith(form);
  op->erase();
}

void useIntegerForms(ModuleOp module, const PlanOptions &options) {
  module.walk([&](tfl::FillOp op) {
    if (options.isMicro && isFloat(op.getType()) &&
        needsRanges(options.configs.of(op).mode) &&
        writesWideState(op, options))
      if (Operation *form = sliceOfConstant(op))
        replace(op, form);
  });
  auto hasKernel = [&](Operation *op) {
    StringRef name = cast<tfl::OpFactsInterface>(op).getFacts().builtinName;
    return !is_contained(options.missingKernels,
                         (name + ":" + Twine(options.bits)).str());
  };
  module.walk([&](tfl::OpFactsInterface op) {
    if (!hasChoiceOfType(op) || op->getNumOperands() == 0 ||
        !needsRanges(options.configs.of(op).mode))
      return;
    auto lookup = dyn_cast<tfl::EmbeddingLookupOp>(*op);
    Operation *form = lookup ? gatherOfRows(lookup, options)
                      : isFloat(op->getOperand(0).getType())
                          ? integerForm(op, options.bits)
                          : nullptr;
    if (!form)
      return;
    if (!hasKernel(form)) {
      eraseDead(form);
      return;
    }
    replace(op, form);
  });
}

} // namespace tfuse::quantize
