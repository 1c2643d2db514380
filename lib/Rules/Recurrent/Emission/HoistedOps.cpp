//===- HoistedOps.cpp - Ops of one time step on whole sequences -----------===//

#include "HoistedOps.h"

#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace {
class HoistedBuilder {
public:
  HoistedBuilder(SequenceBuilder &builder,
                 const llvm::DenseMap<Value, Value> &leaves,
                 llvm::function_ref<Value(Value)> constant)
      : builder(builder), known(leaves), constant(constant) {}

  Value run(const HoistableValue &hoistable);

private:
  void add(Operation *op, ArrayRef<int64_t> rows);
  Value operandOf(Operation *op, unsigned index);

  SequenceBuilder &builder;
  llvm::DenseMap<Value, Value> known;
  llvm::function_ref<Value(Value)> constant;
};
} // namespace

/// The operand of the op on sequences; axes are one higher because of the time
/// axis.
Value HoistedBuilder::operandOf(Operation *op, unsigned index) {
  Value operand = op->getOperand(index);
  if (auto found = known.find(operand); found != known.end())
    return found->second;
  Value outside = constant(operand);
  bool isAxis =
      (isKeepDimsReduction(op) && index == 1) ||
      (tf::isa(op, "ConcatV2") && index + 1 == op->getNumOperands()) ||
      (tf::isa(op, "Split") && index == 0);
  if (isAxis)
    return isKeepDimsReduction(op) ? builder.i32s(2) : builder.i32Scalar(2);
  if (tf::isa(op, "StridedSlice") && index > 0) {
    Ints numbers{index == 3 ? 1 : 0};
    append_range(numbers, *constantInts(operand));
    return builder.i32s(numbers);
  }
  // A constant of the loop body must be copied.
  if (ElementsAttr elements = tf::getConstant(outside))
    return builder.constant(elements);
  return outside;
}

void HoistedBuilder::add(Operation *op, ArrayRef<int64_t> rows) {
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
  if (isRowMatMul(op)) {
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

Value HoistedBuilder::run(const HoistableValue &hoistable) {
  auto type =
      cast<RankedTensorType>(known.lookup(hoistable.leaves.front()).getType());
  for (Operation *op : hoistable.ops)
    add(op, type.getShape().drop_back());
  return known.lookup(hoistable.value);
}

Value buildHoisted(SequenceBuilder &builder, const HoistableValue &hoistable,
                   const llvm::DenseMap<Value, Value> &leaves,
                   llvm::function_ref<Value(Value)> constant) {
  return HoistedBuilder(builder, leaves, constant).run(hoistable);
}

} // namespace tfuse::recurrent
