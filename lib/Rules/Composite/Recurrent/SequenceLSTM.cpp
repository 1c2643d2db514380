//===- SequenceLSTM.cpp - Sequence LSTM from Keras's weights --------------===//

#include "SequenceLSTM.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

static constexpr int64_t kGates = 4;

bool isReversed(func::FuncOp func) {
  auto flag = func->getAttrOfType<BoolAttr>("tf.go_backwards");
  return flag && flag.getValue();
}

Value SequenceLSTM::reverse(BodyBuilder &body, Value input) const {
  return body.tf("ReverseV2", input.getType(), {input, body.i32s(timeAxis())});
}

static Value constant(BodyBuilder &body, ArrayRef<int32_t> values,
                      ArrayRef<int64_t> shape) {
  auto type = RankedTensorType::get(shape, body.getI32Type());
  return tf::createConst(body, body.getLoc(),
                         DenseElementsAttr::get(type, values));
}

static Value transpose(BodyBuilder &body, Value matrix) {
  auto type = cast<RankedTensorType>(matrix.getType());
  SmallVector<int64_t> shape(llvm::reverse(type.getShape()));
  return body.tf("Transpose", type.clone(shape), {matrix, body.i32s({1, 0})});
}

/// Splits a value into the gates along the first axis.
static std::array<Value, kGates> split(BodyBuilder &body, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[0] /= kGates;
  Value sizes =
      constant(body, SmallVector<int32_t>(kGates, shape[0]), {kGates});
  Value axis = constant(body, 0, {});
  SmallVector<Type> types(kGates, type.clone(shape));
  Operation *parts =
      tf::createOp(body, body.getLoc(), "SplitV", types, {value, sizes, axis});
  std::array<Value, kGates> gates;
  llvm::copy(parts->getResults(), gates.begin());
  return gates;
}

void SequenceLSTM::setWeights(BodyBuilder &body, Value kernel,
                              Value recurrentKernel, Value bias) {
  Value kernelRows = transpose(body, kernel);
  Value recurrentRows = transpose(body, recurrentKernel);
  weights.input = split(body, kernelRows);
  weights.recurrent = split(body, recurrentRows);
  if (weights.isDiagonal)
    for (Value &gate : weights.recurrent) {
      auto type = cast<RankedTensorType>(gate.getType());
      gate = body.tf("Reshape", type.clone(type.getNumElements()),
                     {gate, constant(body, -1, 1)});
    }
  weights.bias = split(body, bias);
  weights.cells = weights.units =
      cast<RankedTensorType>(weights.bias[0].getType()).getDimSize(0);
}

Value SequenceLSTM::create(BodyBuilder &body, Value input) const {
  return SequenceBuilder(body, body.getLoc())
      .lstm(input, weights, outputState, cellState, isTimeMajor);
}

/// sequence[:, -1, :], or sequence[-1, :, :].
Value SequenceLSTM::lastStep(BodyBuilder &body, Value sequence) const {
  auto type = cast<RankedTensorType>(sequence.getType());
  Ints begin(3, 0);
  begin[timeAxis()] = -1;
  int64_t all = 7 & ~(1 << timeAxis());
  Value from = body.i32s(begin), to = body.i32s({0, 0, 0});
  return body.tf("StridedSlice",
                 type.clone({type.getDimSize(batchAxis()), type.getDimSize(2)}),
                 {sequence, from, to, body.i32s({1, 1, 1})},
                 {body.i64Attr("begin_mask", all),
                  body.i64Attr("end_mask", all),
                  body.i64Attr("shrink_axis_mask", 1 << timeAxis())});
}

} // namespace tfuse
