//===- StepLifter.cpp - A step's computation, for all steps ---------------===//

#include "StepLifter.h"

#include "Integers.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

//===----------------------------------------------------------------------===//
// Which ops
//===----------------------------------------------------------------------===//

/// A step is [batch, columns].
static bool isStep(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() == 2;
}

/// Each element of the result depends on the same element of the operands.
static bool isElementwise(Operation *op) {
  return tf::isa(op, "Identity", "StopGradient", "PreventGradient", "Snapshot",
                 "CheckNumerics") ||
         tf::isa(op, {"Cast", "Neg", "Abs", "Exp", "Log", "Square", "Sqrt",
                      "Rsqrt", "OnesLike", "ZerosLike"}) ||
         tf::isa(op, {"Relu", "Relu6", "Elu", "Selu", "LeakyRelu", "Tanh",
                      "Sigmoid", "Softplus", "Softsign"}) ||
         tf::isa(op, {"Add", "AddV2", "AddN", "Sub", "Mul", "RealDiv",
                      "Maximum", "Minimum", "Pow"}) ||
         tf::isa(op, {"SquaredDifference", "ClipByValue", "Reciprocal", "Sign",
                      "Floor", "Sin", "Cos", "DivNoNan", "BiasAdd"});
}

static bool isReduction(Operation *op) {
  return tf::isa(op, "Sum", "Mean", "Max", "Min") &&
         tf::getBool(op, "keep_dims").value_or(false);
}

/// Along the columns of a step.
static bool isLastAxis(Value axis) {
  std::optional<SmallVector<int64_t>> axes = integers(tf::getConstant(axis));
  return axes && axes->size() == 1 &&
         (axes->front() == 1 || axes->front() == -1);
}

static bool isProduct(Operation *op) {
  return tf::isa(op, "MatMul") &&
         !tf::getBool(op, "transpose_a").value_or(false);
}

/// z[:, a:b].
static bool isColumnSlice(Operation *op) {
  auto mask = [&](StringRef name) { return tf::getInt(op, name).value_or(0); };
  auto begin = integers(tf::getConstant(op->getOperand(1)));
  auto step = integers(tf::getConstant(op->getOperand(3)));
  return begin && step && begin->size() == 2 && step->front() == 1 &&
         (mask("begin_mask") & 1) && (mask("end_mask") & 1) &&
         !mask("ellipsis_mask") && !mask("new_axis_mask") &&
         !mask("shrink_axis_mask");
}

/// Whether the op computes rows from rows; which of its operands are steps.
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
  if ((isReduction(op) && isLastAxis(op->getOperand(1))) || isProduct(op))
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

/// Whether a value that is no step means the same beside [steps, batch,
/// columns]: scalars, and vectors along the columns.
static bool keepsMeaning(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && (type.getRank() <= 1 ||
                  (type.getRank() == 2 && type.getDimSize(0) == 1));
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

std::optional<LiftedStep> liftStep(Value value,
                                   llvm::function_ref<bool(Value)> isLeaf,
                                   llvm::function_ref<Value(Value)> constant) {
  constexpr size_t kMostOps = 64;
  LiftedStep lifted;
  lifted.value = value;
  llvm::SetVector<Operation *> ops;
  SmallVector<Value> todo{value};
  while (!todo.empty()) {
    Value next = todo.pop_back_val();
    if (isLeaf(next)) {
      lifted.leaves.insert(next);
      continue;
    }
    Operation *op = next.getDefiningOp();
    if (!op || op->getBlock() != value.getParentBlock() ||
        ops.size() > kMostOps)
      return std::nullopt;
    // What is used twice is looked at once: there may be many such one after
    // the other.
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
  if (lifted.leaves.empty())
    return std::nullopt;
  lifted.ops = ops.takeVector();
  llvm::sort(lifted.ops, [](Operation *left, Operation *right) {
    return left->isBeforeInBlock(right);
  });
  return lifted;
}

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

namespace {
class LiftedBuilder {
public:
  LiftedBuilder(SequenceBuilder &builder,
                const llvm::DenseMap<Value, Value> &leaves,
                llvm::function_ref<Value(Value)> constant)
      : builder(builder), known(leaves), constant(constant) {}

  Value run(const LiftedStep &lifted);

private:
  void add(Operation *op, ArrayRef<int64_t> rows);
  Value operandOf(Operation *op, unsigned index);

  SequenceBuilder &builder;
  llvm::DenseMap<Value, Value> known;
  llvm::function_ref<Value(Value)> constant;
};
} // namespace

/// Axes have moved by one.
Value LiftedBuilder::operandOf(Operation *op, unsigned index) {
  Value operand = op->getOperand(index);
  if (auto found = known.find(operand); found != known.end())
    return found->second;
  Value outside = constant(operand);
  bool isAxis =
      (isReduction(op) && index == 1) ||
      (tf::isa(op, "ConcatV2") && index + 1 == op->getNumOperands()) ||
      (tf::isa(op, "Split") && index == 0);
  if (isAxis)
    return isReduction(op) ? builder.ints(2) : builder.scalar(2);
  if (tf::isa(op, "StridedSlice") && index > 0) {
    SmallVector<int32_t> numbers{index == 3 ? 1 : 0};
    std::optional<SmallVector<int64_t>> columns = integers(operand);
    for (int64_t number : *columns)
      numbers.push_back(static_cast<int32_t>(number));
    return builder.ints(numbers);
  }
  // One of the body's does not exist outside.
  if (ElementsAttr elements = tf::getConstant(outside))
    return builder.constant(elements);
  return outside;
}

void LiftedBuilder::add(Operation *op, ArrayRef<int64_t> rows) {
  SmallVector<Value> operands;
  for (unsigned index : seq(op->getNumOperands()))
    operands.push_back(operandOf(op, index));
  SmallVector<Type> types;
  for (Value result : op->getResults()) {
    auto type = cast<RankedTensorType>(result.getType());
    SmallVector<int64_t> shape(rows);
    shape.push_back(type.getDimSize(1));
    types.push_back(type.clone(shape));
  }
  Builder attributes(op->getContext());
  SmallVector<NamedAttribute> attrs;
  StringRef name = tf::opName(op);
  if (isProduct(op)) {
    name = "BatchMatMulV2";
    bool isTransposed = tf::getBool(op, "transpose_b").value_or(false);
    attrs.push_back(
        attributes.getNamedAttr("adj_y", attributes.getBoolAttr(isTransposed)));
  } else {
    append_range(attrs, op->getAttrs());
    for (NamedAttribute &attr : attrs)
      if (attr.getName() == "begin_mask" || attr.getName() == "end_mask")
        if (auto bits = dyn_cast<IntegerAttr>(attr.getValue()))
          attr.setValue(attributes.getI64IntegerAttr(
              bits.getValue().getSExtValue() << 1 | 1));
  }
  Operation *made = builder.tfOp(name, types, operands, attrs);
  for (auto [from, to] : zip_equal(op->getResults(), made->getResults()))
    known[from] = to;
}

Value LiftedBuilder::run(const LiftedStep &lifted) {
  auto type =
      cast<RankedTensorType>(known.lookup(lifted.leaves.front()).getType());
  for (Operation *op : lifted.ops)
    add(op, type.getShape().drop_back());
  return known.lookup(lifted.value);
}

Value buildLifted(SequenceBuilder &builder, const LiftedStep &lifted,
                  const llvm::DenseMap<Value, Value> &leaves,
                  llvm::function_ref<Value(Value)> constant) {
  return LiftedBuilder(builder, leaves, constant).run(lifted);
}

} // namespace tfuse::recurrent
