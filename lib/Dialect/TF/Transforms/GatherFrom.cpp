//===- GatherFrom.cpp - Resource gathers as gathers of values -------------===//

#include "GatherFrom.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

namespace tfuse::tf {

/// ResourceGather(v, indices) is GatherV2(v, indices, axis = batch_dims).
Value gatherFrom(OpBuilder &builder, Operation *op, Value value) {
  Location loc = op->getLoc();
  Type type = op->getResult(0).getType();
  Value indices = op->getOperand(1);
  if (isa(op, "ResourceGatherNd"))
    return createOp(builder, loc, "GatherNd", type, {value, indices}, {})
        ->getResult(0);
  int64_t batchDims = getInt(op, "batch_dims").value_or(0);
  auto axisType = RankedTensorType::get({}, builder.getI32Type());
  Value axis = createConst(
      builder, loc,
      DenseElementsAttr::get(axisType, static_cast<int32_t>(batchDims)));
  return createOp(builder, loc, "GatherV2", type, {value, indices, axis},
                  {builder.getNamedAttr("batch_dims",
                                        builder.getI64IntegerAttr(batchDims))})
      ->getResult(0);
}

} // namespace tfuse::tf
