//===- InferRanges.cpp - Ranges of values without statistics --------------===//

#include "FakeQuant.h"
#include "OperandRoles.h"
#include "QuantizationPlan.h"
#include "QuantizedRecurrent.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"

#include "mlir/IR/Iterators.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

using tfl::OpFactsInterface;

/// The range of a float32 constant; nullopt without elements or data, or with
/// an infinite or NaN element.
static std::optional<Range> rangeOfConstant(Value value) {
  ElementsAttr constant = viewableConstant(value);
  if (!constant || constant.empty())
    return std::nullopt;
  float min = std::numeric_limits<float>::infinity(), max = -min;
  bool isFinite = true;
  Error error =
      eval::writeElements(constant, [&](ArrayRef<char> chunk) -> Error {
        for (; !chunk.empty(); chunk = chunk.drop_front(sizeof(float))) {
          float element;
          std::memcpy(&element, chunk.data(), sizeof(float));
          isFinite &= std::isfinite(element);
          min = std::min(min, element);
          max = std::max(max, element);
        }
        return Error::success();
      });
  if (error) {
    consumeError(std::move(error));
    return std::nullopt;
  }
  return isFinite ? std::optional<Range>({min, max}) : std::nullopt;
}

/// The range that FAKE_QUANT or an attribute gives a value. That of training
/// comes first: the model was trained to saturate there.
static std::optional<Range> givenRange(Value value) {
  if (auto op = value.getDefiningOp<tfl::FakeQuantOp>())
    return rangeOf(op);
  std::optional<Range> trained;
  for (Operation *user : value.getUsers())
    if (auto op = dyn_cast<tfl::FakeQuantOp>(user))
      trained = trained ? trained->united(rangeOf(op)) : rangeOf(op);
  if (trained)
    return trained;
  if (auto result = dyn_cast<OpResult>(value)) {
    auto all = result.getOwner()->getAttrOfType<ArrayAttr>(kRangesAttr);
    unsigned number = result.getResultNumber();
    return all && number < all.size() ? rangeOfAttr(all[number]) : std::nullopt;
  }
  auto argument = cast<BlockArgument>(value);
  auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
  return function ? rangeOfAttr(function.getArgAttr(argument.getArgNumber(),
                                                    kRangeAttr))
                  : std::nullopt;
}

Value insideControlNode(Value value) {
  auto node = value.getDefiningOp<tfl::ControlNodeOp>();
  unsigned index = node ? cast<OpResult>(value).getResultNumber() : 0;
  if (!node || index >= node.getYield()->getNumOperands())
    return value;
  return node.getYield()->getOperand(index);
}

QuantizationPlan::QuantizedType
QuantizationPlan::fixedTypeOf(Value value) const {
  value = insideControlNode(value);
  if (Operation *recurrent = recurrentOpOf(value.getDefiningOp())) {
    unsigned state = stateOperandOf(value.getDefiningOp());
    return quantizedOps.contains(recurrent) && state != hiddenStateOf(recurrent)
               ? typeOfState(recurrent, state)
               : QuantizedType();
  }
  auto op = value.getDefiningOp<OpFactsInterface>();
  if (!op)
    return {};
  for (const tfl::FixedRange &range : op.getFacts().quant.fixedRanges)
    if (unsigned bits = bitsOf(value); range.width == static_cast<int>(bits))
      return fixedType(context, bits, std::ldexp(1.0, -range.scaleLog2),
                       range.zeroPoint);
  if (auto trained = dyn_cast<tfl::FakeQuantOp>(*op))
    return activationType(context, bitsOf(value), quantize::rangeOf(trained));
  return typeOfRecurrentResult(op, rangeOf(value));
}

std::optional<Range> QuantizationPlan::rangeOf(Value value) const {
  if (!isFloat(value.getType()))
    return std::nullopt;
  if (auto found = numbers.find(value); found != numbers.end())
    return ranges[found->second];
  return rangeOfConstant(value);
}

/// Returns whether the range of the value has changed.
bool QuantizationPlan::widen(Value value, std::optional<Range> range) {
  auto found = numbers.find(value);
  if (!range || found == numbers.end())
    return false;
  std::optional<Range> &known = ranges[found->second];
  Range wider = known ? known->united(*range) : *range;
  if (known && known->contains(wider))
    return false;
  known = wider;
  return true;
}

/// The range of the result of MINIMUM or MAXIMUM. It does not contain a bound
/// that no element reaches, such as the constant 1e6 in min(x, 1e6): stored
/// integers saturate, so the kernel is right for constants beyond the range.
std::optional<Range> QuantizationPlan::rangeOfExtremum(Operation *op) const {
  std::optional<Range> a = rangeOf(op->getOperand(0)),
                       b = rangeOf(op->getOperand(1));
  // A constant without a range is infinite: the result is the other operand.
  if (!a)
    return isConstant(op->getOperand(0)) ? b : std::nullopt;
  if (!b)
    return isConstant(op->getOperand(1)) ? a : std::nullopt;
  if (isa<tfl::MinimumOp>(op))
    return Range{std::min(a->min, b->min), std::min(a->max, b->max)};
  return Range{std::max(a->min, b->min), std::max(a->max, b->max)};
}

/// Ranges that follow from those of operands; returns whether one has changed.
bool QuantizationPlan::inferRangesOf(Operation *op) {
  bool changed = false;
  for (OpOperand &use : op->getOpOperands())
    for (Value target : targetsOf(use))
      if (!givenRange(target))
        changed |= widen(target, rangeOf(use.get()));
  if (Operation *recurrent = recurrentOpOf(op)) {
    unsigned state = stateOperandOf(op);
    return changed |
           widen(op->getResult(0), state == hiddenStateOf(recurrent)
                                       ? rangeOf(recurrent->getResult(0))
                                       : rangeOfState(recurrent, state));
  }
  // The hidden state has the type of the result.
  if (std::optional<unsigned> hidden = hiddenStateOf(op)) {
    changed |= widen(op->getResult(0), rangeOf(op->getOperand(*hidden)));
    return changed | widen(op->getResult(0), rangeOfState(op, *hidden));
  }
  if (!movesIntegers(op))
    return changed;
  // The samples do not look up every row of a constant table.
  const tfl::QuantFacts &facts = cast<OpFactsInterface>(op).getFacts().quant;
  auto isTable = [&](OpOperand &use) {
    return roleOf(facts, use) == OperandRole::Weights;
  };
  if (isa<tfl::MinimumOp, tfl::MaximumOp>(op) && !givenRange(op->getResult(0)))
    return changed | widen(op->getResult(0), rangeOfExtremum(op));
  for (Value result : op->getResults())
    if (!fixedTypeOf(result))
      for (OpOperand &use : op->getOpOperands())
        if (isFloat(use.get().getType()) &&
            (!givenRange(result) || isTable(use)))
          changed |= widen(result, rangeOf(use.get()));
  return changed;
}

/// Ranges of operands that are unknown and follow from those of results: the
/// producer of an operand of CONCATENATION may have been trained with the range
/// of the whole result.
bool QuantizationPlan::inferRangesOfOperands(Operation *op) {
  bool changed = false;
  if (!movesIntegers(op))
    return changed;
  for (Value result : op->getResults())
    for (Value operand : op->getOperands())
      if (isFloat(result.getType()) && !rangeOf(operand))
        changed |= widen(operand, rangeOf(result));
  return changed;
}

void QuantizationPlan::inferRanges() {
  for (auto &[value, number] : numbers) {
    // A control node and the op inside share a number.
    if (std::optional<Range> range = givenRange(value))
      ranges[number] = range;
    if (!ranges[number])
      if (QuantizedType type = fixedTypeOf(value))
        ranges[number] = representedRange(type);
  }
  // Ranges only grow, and at most to the union of the known ranges, so a
  // fixpoint exists. Ranges of arguments reach functions from their callers,
  // and ranges of results come back: every second walk visits the functions in
  // reverse, because a chain of functions would otherwise take a walk for each.
  auto functions = llvm::to_vector(module.getOps<func::FuncOp>());
  for (bool changed = true; changed;) {
    changed = false;
    for (func::FuncOp function : functions)
      function.walk<WalkOrder::PreOrder>(
          [&](Operation *op) { changed |= inferRangesOf(op); });
    std::reverse(functions.begin(), functions.end());
    if (!changed)
      module.walk<WalkOrder::PostOrder, ReverseIterator>(
          [&](Operation *op) { changed |= inferRangesOfOperands(op); });
  }
}

} // namespace tfuse::quantize
