//===- State.cpp - where recurrent ops keep their state -------------------===//
//
// Op classes of the family.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"

#include "tfuse/Dialect/TFL/IR/TFLOpSupport.h"

using namespace mlir;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/State.cpp.inc"

LogicalResult NewStateOp::inferReturnTypes(MLIRContext *,
                                           std::optional<Location>,
                                           ValueRange operands, DictionaryAttr,
                                           OpaqueProperties, RegionRange,
                                           SmallVectorImpl<Type> &types) {
  types.push_back(operands.front().getType());
  return success();
}

LogicalResult FinalStateOp::inferReturnTypes(
    MLIRContext *, std::optional<Location>, ValueRange operands, DictionaryAttr,
    OpaqueProperties, RegionRange, SmallVectorImpl<Type> &types) {
  types.push_back(operands.front().getType());
  return success();
}

bool NewStateOp::isCompatibleReturnTypes(TypeRange inferred, TypeRange actual) {
  return verify::compatibleShapes(inferred, actual);
}

bool FinalStateOp::isCompatibleReturnTypes(TypeRange inferred,
                                           TypeRange actual) {
  return verify::compatibleShapes(inferred, actual);
}

namespace tfuse::tfl {
void registerStateOps(TFLDialect &dialect) {
  RegisteredOperationName::insert<NewStateOp>(dialect);
  RegisteredOperationName::insert<FinalStateOp>(dialect);
}
} // namespace tfuse::tfl
