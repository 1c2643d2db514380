//===- UnrolledTimeStep.cpp - Ops of unrolled cells -----------------------===//

#include "UnrolledTimeStep.h"

#include "../Loops/SequenceDims.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

/// True for Sigmoid, and for ops that may compute a sigmoid with exp or tanh,
/// which ExpressionReader decides.
static bool isSigmoid(Operation *op) {
  if (!op)
    return false;
  if (tf::isa(op, "Sigmoid"))
    return true;
  constexpr unsigned kLevels = 4;
  SmallVector<Operation *> level{op};
  for (unsigned depth = 0; depth < kLevels; ++depth) {
    SmallVector<Operation *> next;
    for (Operation *inner : level) {
      if (depth > 0 && tf::isa(inner, "Exp", "Tanh"))
        return true;
      if (tf::isa(inner, "Add", "AddV2", "Sub", "Mul", "RealDiv",
                  "Reciprocal") &&
          next.size() <= 16)
        for (Value operand : inner->getOperands())
          next.push_back(tf::skipIdentities(operand).getDefiningOp());
    }
    level = std::move(next);
  }
  return false;
}

Value shownCell(Operation *op) {
  if (!tf::isa(op, "Mul"))
    return {};
  for (unsigned index : {0u, 1u}) {
    Operation *activation =
        tf::skipIdentities(op->getOperand(index)).getDefiningOp();
    Operation *gate =
        tf::skipIdentities(op->getOperand(1 - index)).getDefiningOp();
    if (tf::isa(activation, "Tanh", "Relu", "Relu6") && isSigmoid(gate))
      return tf::skipIdentities(activation->getOperand(0));
  }
  return {};
}

bool isInitialFill(Value value) {
  Operation *fill = value.getDefiningOp();
  return tf::isa(fill, "Fill") && any_of(value.getUses(), [](OpOperand &use) {
           Operation *user = use.getOwner();
           return !tf::isa(user, "Mul") ||
                  isSigmoid(user->getOperand(1 - use.getOperandNumber())
                                .getDefiningOp());
         });
}

bool isGated(Value value) {
  constexpr unsigned kLevels = 5;
  SmallVector<Operation *> level{value.getDefiningOp()};
  for (unsigned depth = 0; depth < kLevels; ++depth) {
    SmallVector<Operation *> next;
    for (Operation *op : level) {
      if (tf::isa(op, "Sigmoid", "LSTMBlockCell") ||
          (depth > 0 && tf::isa(op, "Mul") && isSigmoid(op)))
        return true;
      if (!op || tf::isa(op, "MatMul") || next.size() > 32)
        continue;
      for (Value operand : op->getOperands())
        next.push_back(operand.getDefiningOp());
    }
    level = std::move(next);
  }
  return false;
}

Value projected(Value hidden) {
  auto onlyUser = [](Value value) {
    return value.hasOneUse() ? *value.getUsers().begin() : nullptr;
  };
  Operation *product = onlyUser(hidden);
  if (!tf::isa(product, "MatMul") || product->getOperand(0) != hidden ||
      !tf::getConstant(product->getOperand(1)))
    return hidden;
  Value result = product->getResult(0);
  while (Operation *user = onlyUser(result)) {
    if (!tf::isa(user, "Minimum", "Maximum", "ClipByValue", "Identity"))
      break;
    result = user->getResult(0);
  }
  return result;
}

/// The final hidden state of a sequence op is its output at the last time step.
static std::optional<FixedTimeStep> lastOutput(tfl::FinalStateOp left) {
  Operation *op = left.getAfter().getDefiningOp();
  auto lstm = dyn_cast_or_null<tfl::UnidirectionalSequenceLSTMOp>(op);
  auto simple = dyn_cast_or_null<tfl::UnidirectionalSequenceRNNOp>(op);
  Value hidden = lstm     ? lstm.getInputActivationState()
                 : simple ? simple.getHiddenState()
                          : Value();
  if (!hidden || hidden != left.getState())
    return std::nullopt;
  bool isTimeMajor = lstm ? lstm.getTimeMajor() : simple.getTimeMajor();
  return FixedTimeStep{left.getAfter(), isTimeMajor ? 0 : 1, -1};
}

RankedTensorType rowsType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || tensor.getRank() < 2)
    return {};
  int64_t batch = 1;
  for (int64_t size : tensor.getShape().drop_back()) {
    if (size != 1 && batch != 1)
      return {};
    if (size != 1)
      batch = size;
  }
  return tensor.clone({batch, tensor.getShape().back()});
}

Value skipUnitAxes(Value value) {
  for (;;) {
    value = tf::skipIdentities(value);
    Operation *op = value.getDefiningOp();
    RankedTensorType rows = rowsType(value.getType());
    if (!rows || !tf::isa(op, "Reshape", "Squeeze", "ExpandDims") ||
        rowsType(op->getOperand(0).getType()) != rows)
      return value;
    value = op->getOperand(0);
  }
}

/// Reads a Slice, or a StridedSlice whose steps are 1, of one time step. The
/// result keeps the time axis.
static std::optional<FixedTimeStep> readSlicedTimeStep(Operation *slice) {
  if (!hasUnitSteps(slice))
    return std::nullopt;
  Value whole = slice->getOperand(0);
  auto from = dyn_cast<RankedTensorType>(whole.getType());
  auto part = dyn_cast<RankedTensorType>(slice->getResult(0).getType());
  auto begin = constantInts(slice->getOperand(1));
  if (!from || !part || from.getRank() != 3 || part.getRank() != 3 || !begin ||
      begin->size() != 3)
    return std::nullopt;
  for (int64_t axis : {0, 1}) {
    if (part.getDimSize(axis) != 1 || (*begin)[axis] < 0)
      continue;
    bool coversOthers = all_of(seq<int64_t>(3), [&](int64_t other) {
      if (other == axis)
        return true;
      if (!from.isDynamicDim(other))
        return part.getDimSize(other) == from.getDimSize(other);
      SymbolicDim end = dimFromElement(slice->getOperand(2), other);
      return (*begin)[other] == 0 &&
             ((tf::isa(slice, "Slice") && end.getNumber() == -1) ||
              hasSize({whole, other}, end, [](Axis) { return std::nullopt; }));
    });
    if (coversOthers)
      return FixedTimeStep{whole, axis, (*begin)[axis]};
  }
  return std::nullopt;
}

/// Reads x[:, t], whose result has no time axis.
static std::optional<FixedTimeStep> readIndexedTimeStep(Operation *op) {
  auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto begin = constantInts(op->getOperand(1)),
       step = constantInts(op->getOperand(3));
  auto mask = [&](StringRef name) { return tf::getInt(op, name).value_or(0); };
  int64_t shrink = mask("shrink_axis_mask");
  if (!type || type.getRank() != 3 || !begin || !step ||
      step->size() != begin->size() || llvm::popcount(uint64_t(shrink)) != 1 ||
      mask("ellipsis_mask") || mask("new_axis_mask"))
    return std::nullopt;
  int64_t axis = llvm::countr_zero(uint64_t(shrink));
  for (auto [index, stride] : enumerate(*step)) {
    bool isWhole = (mask("begin_mask") >> index & 1) &&
                   (mask("end_mask") >> index & 1) && stride == 1;
    if (int64_t(index) != axis && !isWhole)
      return std::nullopt;
  }
  if (axis >= int64_t(begin->size()))
    return std::nullopt;
  return FixedTimeStep{op->getOperand(0), axis, (*begin)[axis]};
}

static std::optional<FixedTimeStep> readGatheredTimeStep(Operation *op) {
  Value sequence = op->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(sequence.getType());
  auto indices = constantInts(op->getOperand(1)),
       axis = constantInts(op->getOperand(2));
  if (!type || type.getRank() != 3 || !indices || indices->size() != 1 ||
      !axis || axis->size() != 1 || (*indices)[0] < 0 ||
      tf::getInt(op, "batch_dims").value_or(0) != 0)
    return std::nullopt;
  int64_t position = (*axis)[0] < 0 ? (*axis)[0] + 3 : (*axis)[0];
  // A matrix of indices would add axes.
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!result || result.getRank() > 3 || position > 1)
    return std::nullopt;
  return FixedTimeStep{sequence, position, (*indices)[0]};
}

/// Reads a result of a Split into single time steps.
static std::optional<FixedTimeStep> readSplitTimeStep(OpResult value) {
  Operation *op = value.getOwner();
  Value sequence = tf::getOperand(op, "value");
  Value split = tf::getOperand(op, "split_dim");
  auto type = sequence ? dyn_cast<RankedTensorType>(sequence.getType())
                       : RankedTensorType();
  auto axis = split ? constantInt(split) : std::nullopt;
  if (!type || type.getRank() != 3 || !axis)
    return std::nullopt;
  int64_t position = *axis < 0 ? *axis + 3 : *axis;
  if (position > 1 || !all_of(op->getResultTypes(), [&](Type result) {
        auto part = dyn_cast<RankedTensorType>(result);
        return part && part.getRank() == 3 && part.getDimSize(position) == 1;
      }))
    return std::nullopt;
  return FixedTimeStep{sequence, position, int64_t(value.getResultNumber())};
}

std::optional<FixedTimeStep> readFixedTimeStep(Value value) {
  value = skipUnitAxes(value);
  Operation *op = value.getDefiningOp();
  if (auto left = dyn_cast_or_null<tfl::FinalStateOp>(op))
    return lastOutput(left);
  if (tf::isa(op, "Unpack"))
    return FixedTimeStep{op->getOperand(0), tf::getInt(op, "axis").value_or(0),
                         int64_t(cast<OpResult>(value).getResultNumber())};
  if (tf::isa(op, "GatherV2"))
    return readGatheredTimeStep(op);
  if (tf::isa(op, "Split", "SplitV"))
    return readSplitTimeStep(cast<OpResult>(value));
  if (tf::isa(op, "Slice", "StridedSlice"))
    if (std::optional<FixedTimeStep> step = readSlicedTimeStep(op))
      return step;
  return tf::isa(op, "StridedSlice") ? readIndexedTimeStep(op) : std::nullopt;
}

std::optional<MaskedTimeStep> readMaskedTimeStep(Value value, Value computed) {
  Operation *op = value.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!tf::hasFact(op, tf::OpFact::Select) || !type || type.getRank() != 2)
    return std::nullopt;
  Value yes = tf::skipIdentities(op->getOperand(1)),
        no = tf::skipIdentities(op->getOperand(2));
  if ((yes == computed) == (no == computed) || yes.getType() != no.getType())
    return std::nullopt;
  MaskedTimeStep step;
  step.isInverted = no == computed;
  step.otherwise = step.isInverted ? yes : no;
  Value flags = tf::skipIdentities(op->getOperand(0));
  auto condition = dyn_cast<RankedTensorType>(flags.getType());
  if (!condition || condition.getRank() != 2 ||
      condition.getDimSize(0) != type.getDimSize(0))
    return std::nullopt;
  for (;;) {
    flags = skipUnitAxes(flags);
    Operation *source = flags.getDefiningOp();
    if (tf::isa(source, "LogicalNot"))
      step.isInverted = !step.isInverted;
    else if (tf::isa(source, "Tile", "BroadcastTo") &&
             rowsType(source->getOperand(0).getType()) ==
                 condition.clone({type.getDimSize(0), 1}))
      ; // A broadcast along the units.
    else
      break;
    flags = source->getOperand(0);
  }
  if (rowsType(flags.getType()) != condition.clone({type.getDimSize(0), 1}))
    return std::nullopt;
  step.flags = flags;
  return step;
}

std::optional<int64_t> pickedTimeStep(Operation *op) {
  if (!tf::isa(op, "StridedSlice"))
    return std::nullopt;
  std::optional<FixedTimeStep> access = readFixedTimeStep(op->getResult(0));
  return access && access->axis == 0 ? std::optional(access->index)
                                     : std::nullopt;
}

} // namespace tfuse::recurrent
