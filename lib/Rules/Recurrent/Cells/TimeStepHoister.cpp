//===- TimeStepHoister.cpp - Values that can be hoisted out of a loop -----===//

#include "TimeStepHoister.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

//===----------------------------------------------------------------------===//
// Ops on one time step
//===----------------------------------------------------------------------===//

/// True for [batch, columns].
static bool isStep(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 2;
}

/// True if element i of the result depends on element i of the operands only.
static bool isElementwise(Operation *op) {
  return tf::hasFact(op, tf::OpFact::Elementwise);
}

bool isKeepDimsReduction(Operation *op) {
  return tf::isa(op, "Sum", "Mean", "Max", "Min") &&
         tf::getBool(op, "keep_dims").value_or(false);
}

/// True if `axis` is the axis of columns.
static bool isLastAxis(Value axis) {
  std::optional<SmallVector<int64_t>> axes =
      constantInts(tf::getConstant(axis));
  return axes && axes->size() == 1 &&
         (axes->front() == 1 || axes->front() == -1);
}

bool isRowMatMul(Operation *op) {
  return tf::isa(op, "MatMul") &&
         !tf::getBool(op, "transpose_a").value_or(false);
}

/// True for z[:, a:b].
static bool isColumnSlice(Operation *op) {
  auto mask = [&](StringRef name) { return tf::getInt(op, name).value_or(0); };
  auto begin = constantInts(tf::getConstant(op->getOperand(1)));
  auto step = constantInts(tf::getConstant(op->getOperand(3)));
  return begin && step && begin->size() == 2 && step->front() == 1 &&
         (mask("begin_mask") & 1) && (mask("end_mask") & 1) &&
         !mask("ellipsis_mask") && !mask("new_axis_mask") &&
         !mask("shrink_axis_mask");
}

/// For an op that computes each row of its results from the same row of some
/// operands, the indices of these operands; nothing for other ops.
static std::optional<SmallVector<unsigned>> stepOperands(Operation *op) {
  SmallVector<unsigned> all;
  for (unsigned index : seq(op->getNumOperands()))
    all.push_back(index);
  if (!all_of(op->getResults(), isStep))
    return std::nullopt;
  if (isElementwise(op))
    return all;
  if (tf::isa(op, "Softmax", "LogSoftmax"))
    return SmallVector<unsigned>{0};
  if ((isKeepDimsReduction(op) && isLastAxis(op->getOperand(1))) ||
      isRowMatMul(op))
    return SmallVector<unsigned>{0};
  if (tf::isa(op, "ConcatV2") && isLastAxis(op->getOperands().back())) {
    all.pop_back();
    return all;
  }
  if (tf::isa(op, "Split") && isLastAxis(op->getOperand(0)))
    return SmallVector<unsigned>{1};
  if (tf::isa(op, "StridedSlice") && isColumnSlice(op))
    return SmallVector<unsigned>{0};
  return std::nullopt;
}

/// True if a loop-invariant operand broadcasts to [batch, time, columns] in the
/// same way as to [batch, columns]: a scalar, or a vector of columns.
static bool keepsMeaning(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && (type.getRank() <= 1 ||
                  (type.getRank() == 2 && type.getDimSize(0) == 1));
}

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

std::optional<HoistableValue>
findHoistable(Value value, llvm::function_ref<bool(Value)> isLeaf,
              llvm::function_ref<Value(Value)> constant) {
  constexpr size_t kMostOps = 64;
  HoistableValue hoistable;
  hoistable.value = value;
  llvm::SetVector<Operation *> ops;
  SmallVector<Value> todo{value};
  while (!todo.empty()) {
    Value next = todo.pop_back_val();
    if (isLeaf(next)) {
      hoistable.leaves.insert(next);
      continue;
    }
    Operation *op = next.getDefiningOp();
    if (!op || op->getBlock() != value.getParentBlock() ||
        ops.size() > kMostOps)
      return std::nullopt;
    // Visit each op once: chains of ops that use a value twice would take
    // exponential time.
    if (!ops.insert(op))
      continue;
    std::optional<SmallVector<unsigned>> steps = stepOperands(op);
    if (!steps)
      return std::nullopt;
    for (auto [index, operand] : enumerate(op->getOperands())) {
      Value outside = constant(operand);
      bool isAside = !is_contained(*steps, unsigned(index));
      if (outside && (isAside || keepsMeaning(outside)))
        continue;
      if (isAside || !isStep(operand))
        return std::nullopt;
      todo.push_back(operand);
    }
  }
  if (hoistable.leaves.empty())
    return std::nullopt;
  hoistable.ops = ops.takeVector();
  llvm::sort(hoistable.ops, [](Operation *left, Operation *right) {
    return left->isBeforeInBlock(right);
  });
  return hoistable;
}

} // namespace tfuse::recurrent
