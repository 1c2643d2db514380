//===- OpRaiser.cpp - tf ops for tfl ops ----------------------------------===//

#include "OpRaiser.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Utils/TFBuilder.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class OpRaiser {
public:
  OpRaiser(Operation *op, OpBuilder &builder, IRMapping &values)
      : op(op), values(values), builder(builder), tf(builder, op->getLoc()) {}

  /// Whether the op has an equivalent.
  bool run();

private:
  Value in(unsigned index) {
    return values.lookupOrDefault(op->getOperand(index));
  }
  Type type() { return op->getResult(0).getType(); }
  NamedAttribute attr(StringRef name, Attribute value) {
    return builder.getNamedAttr(name, value);
  }
  NamedAttribute flag(StringRef name, bool value) {
    return attr(name, builder.getBoolAttr(value));
  }
  NamedAttribute number(StringRef name, int64_t value) {
    return attr(name, builder.getI64IntegerAttr(value));
  }
  bool replace(Value value) {
    values.map(op->getResult(0), value);
    return true;
  }
  /// The tf op of that name with the operands of the op.
  bool same(StringRef name, ArrayRef<NamedAttribute> attrs = {});
  bool elementwise(StringRef name);
  bool activated(StringRef activation, Value value);
  bool raise(tfl::FullyConnectedOp product);
  bool raise(tfl::GatherOp gather);
  bool raise(tfl::StridedSliceOp slice);

  Operation *op;
  IRMapping &values;
  OpBuilder &builder;
  tf::TFBuilder tf;
};
} // namespace

/// The tf op that computes the same as an elementwise op of tfl, without
/// attributes.
static StringRef elementwiseName(Operation *op) {
  StringRef name = op->getName().stripDialect();
  bool isFloat =
      isa<FloatType>(getElementTypeOrSelf(op->getOperand(0).getType()));
  return llvm::StringSwitch<StringRef>(name)
      .Case("add", "AddV2")
      .Case("sub", "Sub")
      .Case("mul", "Mul")
      .Case("div", isFloat ? "RealDiv" : "")
      .Case("squared_difference", "SquaredDifference")
      .Case("maximum", "Maximum")
      .Case("minimum", "Minimum")
      .Case("less", "Less")
      .Case("less_equal", "LessEqual")
      .Case("greater", "Greater")
      .Case("greater_equal", "GreaterEqual")
      .Case("equal", "Equal")
      .Case("not_equal", "NotEqual")
      .Case("logical_and", "LogicalAnd")
      .Case("logical_or", "LogicalOr")
      .Case("logical_not", "LogicalNot")
      .Case("select", "Select")
      .Case("select_v2", "SelectV2")
      .Case("logistic", "Sigmoid")
      .Case("tanh", "Tanh")
      .Case("exp", "Exp")
      .Case("neg", "Neg")
      .Case("relu", "Relu")
      .Case("relu6", "Relu6")
      .Case("sqrt", "Sqrt")
      .Case("rsqrt", "Rsqrt")
      .Case("square", "Square")
      .Case("cast", "Cast")
      .Case("zeros_like", "ZerosLike")
      .Default("");
}

bool OpRaiser::same(StringRef name, ArrayRef<NamedAttribute> attrs) {
  auto operands = map_to_vector(op->getOperands(), [&](Value operand) {
    return values.lookupOrDefault(operand);
  });
  Operation *raised = tf.tfOp(name, op->getResultTypes(), operands, attrs);
  values.map(op->getResults(), raised->getResults());
  return true;
}

bool OpRaiser::activated(StringRef activation, Value value) {
  if (activation == "NONE")
    return replace(value);
  StringRef name = llvm::StringSwitch<StringRef>(activation)
                       .Case("RELU", "Relu")
                       .Case("RELU6", "Relu6")
                       .Case("TANH", "Tanh")
                       .Default("");
  return !name.empty() && replace(tf.tf(name, type(), value));
}

static StringRef activationOf(Operation *op) {
  auto activation = op->getAttrOfType<StringAttr>("fused_activation_function");
  return activation ? activation.getValue() : "NONE";
}

bool OpRaiser::elementwise(StringRef name) {
  auto operands = map_to_vector(op->getOperands(), [&](Value operand) {
    return values.lookupOrDefault(operand);
  });
  return activated(activationOf(op), tf.tf(name, type(), operands));
}

/// The matmul of rows with the transposed weights.
bool OpRaiser::raise(tfl::FullyConnectedOp product) {
  auto input = dyn_cast<RankedTensorType>(product.getInput().getType());
  auto weights = dyn_cast<RankedTensorType>(product.getFilter().getType());
  auto result = dyn_cast<RankedTensorType>(type());
  if (op->getNumResults() != 1 || !input || !weights || !result ||
      !isa<FloatType>(input.getElementType()) ||
      weights.getElementType() != input.getElementType() ||
      product.getWeightsFormat() != "DEFAULT" || input.getRank() < 2 ||
      result.getRank() != input.getRank())
    return false;
  StringRef name = input.getRank() == 2 ? "MatMul" : "BatchMatMulV2";
  bool isMatMul = input.getRank() == 2;
  Value value = tf.tf(name, result, {in(0), in(1)},
                      {flag(isMatMul ? "transpose_a" : "adj_x", false),
                       flag(isMatMul ? "transpose_b" : "adj_y", true)});
  if (!isa<NoneType>(op->getOperand(2).getType()))
    value = tf.tf("AddV2", result, {value, in(2)});
  return activated(activationOf(op), value);
}

bool OpRaiser::raise(tfl::GatherOp gather) {
  if (gather.getBatchDims() != 0)
    return false;
  Value axis = tf.i32Scalar(int32_t(gather.getAxis()));
  SmallVector<NamedAttribute> attrs{number("batch_dims", 0)};
  return replace(tf.tf("GatherV2", type(), {in(0), in(1), axis}, attrs));
}

bool OpRaiser::raise(tfl::StridedSliceOp slice) {
  if (slice.getOffset())
    return false;
  return same("StridedSlice",
              {number("begin_mask", slice.getBeginMask()),
               number("end_mask", slice.getEndMask()),
               number("ellipsis_mask", slice.getEllipsisMask()),
               number("new_axis_mask", slice.getNewAxisMask()),
               number("shrink_axis_mask", slice.getShrinkAxisMask())});
}

bool OpRaiser::run() {
  if (StringRef name = op->getNumOperands() != 0 && op->getNumResults() == 1
                           ? elementwiseName(op)
                           : "";
      op->getName().getDialectNamespace() == "tfl" && !name.empty())
    return elementwise(name);
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<tfl::FullyConnectedOp, tfl::GatherOp, tfl::StridedSliceOp>(
          [&](auto found) { return raise(found); })
      .Case<tfl::BatchMatMulOp>([&](tfl::BatchMatMulOp product) {
        return same("BatchMatMulV2", {flag("adj_x", product.getAdjX()),
                                      flag("adj_y", product.getAdjY())});
      })
      .Case<tfl::SplitOp>([&](auto) { return same("Split"); })
      .Case<tfl::SplitVOp>([&](auto) { return same("SplitV"); })
      .Case<tfl::SliceOp>([&](auto) { return same("Slice"); })
      .Case<tfl::ReshapeOp>([&](auto) { return same("Reshape"); })
      .Case<tfl::ExpandDimsOp>([&](auto) { return same("ExpandDims"); })
      .Case<tfl::TransposeOp>([&](auto) { return same("Transpose"); })
      .Case<tfl::ReverseV2Op>([&](auto) { return same("ReverseV2"); })
      .Case<tfl::FillOp>([&](auto) { return same("Fill"); })
      .Case<tfl::ShapeOp>([&](auto) { return same("Shape"); })
      .Case<tfl::SqueezeOp>([&](tfl::SqueezeOp squeeze) {
        return same("Squeeze",
                    {attr("squeeze_dims", squeeze.getSqueezeDims())});
      })
      .Case<tfl::SoftmaxOp>([&](tfl::SoftmaxOp softmax) {
        return softmax.getBeta().convertToFloat() == 1 && same("Softmax");
      })
      .Case<tfl::PackOp>([&](tfl::PackOp pack) {
        return same("Pack", {number("axis", pack.getAxis())});
      })
      .Case<tfl::UnpackOp>([&](tfl::UnpackOp unpack) {
        return same("Unpack", {number("axis", unpack.getAxis())});
      })
      .Case<tfl::MeanOp>([&](tfl::MeanOp mean) {
        return same("Mean", {flag("keep_dims", mean.getKeepDims())});
      })
      .Case<tfl::ConcatenationOp>([&](tfl::ConcatenationOp concat) {
        SmallVector<Value> operands;
        for (unsigned index = 0; index < op->getNumOperands(); ++index)
          operands.push_back(in(index));
        operands.push_back(tf.i32Scalar(int32_t(concat.getAxis())));
        return activated(activationOf(op), tf.tf("ConcatV2", type(), operands));
      })
      .Default([](Operation *) { return false; });
}

void raiseOp(Operation *op, OpBuilder &builder, IRMapping &values) {
  if (!OpRaiser(op, builder, values).run())
    builder.clone(*op, values);
}

} // namespace tfuse
