//===- Conditions.cpp - Conditions that several stages share --------------===//

#include "Conditions.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

bool isIndexType(Type elementType) {
  return elementType && (elementType.isSignlessInteger(32) ||
                         elementType.isSignlessInteger(64));
}

bool willBeFused(Operation *activation, const GraphEditor &editor) {
  return isAnyOp(activation, "Relu", "Relu6") &&
         isAnyOp(editor.producer(activation->getOperand(0)), "BiasAdd",
                 "BiasAddV1", "FusedBatchNorm", "FusedBatchNormV2",
                 "FusedBatchNormV3");
}

bool keepsShape(Value x, Value constant, GraphEditor &editor) {
  shape::Shape from = editor.shape(x), other = editor.shape(constant);
  // Grappler needs the shape of x even if the constant is a scalar.
  if (other.hasRank() && other.rank() == 0 && !editor.isGrappler())
    return true;
  std::optional<shape::Shape> result = shape::broadcast(from, other);
  return shape::isBroadcastable(from, other) && result &&
         shape::isSameShape(*result, from);
}

} // namespace tfuse
