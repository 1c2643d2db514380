//===- Zeros.cpp - States that begin with zeros ---------------------------===//

#include "Zeros.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/IR/Matchers.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

bool isZeros(Value value) {
  value = tf::skipIdentities(value);
  if (ElementsAttr constant = tf::getConstant(value)) {
    auto dense = dyn_cast<DenseElementsAttr>(constant);
    return dense && (matchPattern(dense, m_AnyZeroFloat()) ||
                     matchPattern(dense, m_Zero()) ||
                     (isa<FloatType>(dense.getElementType()) &&
                      all_of(dense.getValues<APFloat>(),
                             [](const APFloat &v) { return v.isZero(); })));
  }
  Operation *op = value.getDefiningOp();
  if (tf::isa(op, "ZerosLike"))
    return true;
  if (tf::isa(op, "Fill"))
    return isZeros(tf::getOperand(op, "value"));
  return tf::isa(op, "BroadcastTo", "Tile", "Reshape") &&
         isZeros(op->getOperand(0));
}

Value makeZeroState(BodyBuilder &body, const SequenceLSTM &lstm, Value input,
                    int64_t units) {
  auto type = cast<RankedTensorType>(input.getType());
  int64_t batch = type.getDimSize(lstm.batchAxis());
  Value dims;
  if (!ShapedType::isDynamic(batch)) {
    dims = body.longs({batch, units});
  } else {
    Type vector = RankedTensorType::get({3}, body.getI32Type());
    Type scalar = RankedTensorType::get({}, body.getI32Type());
    Value shape = body.tf("Shape", vector, input);
    int32_t axis = static_cast<int32_t>(lstm.batchAxis());
    Value begin = body.ints(axis), end = body.ints(axis + 1);
    Value size = body.tf(
        "StridedSlice", scalar, {shape, begin, end, body.ints(1)},
        body.getNamedAttr("shrink_axis_mask", body.getI64IntegerAttr(1)));
    dims = body.tf("Pack", RankedTensorType::get({2}, body.getI32Type()),
                   {size, body.scalar(static_cast<int32_t>(units))});
  }
  return tfl::FillOp::create(
      body, RankedTensorType::get({batch, units}, body.getF32Type()), dims,
      body.splat({}, 0));
}

} // namespace tfuse
