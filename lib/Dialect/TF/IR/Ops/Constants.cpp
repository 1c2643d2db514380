//===- Constants.cpp - tf.Const -------------------------------------------===//

#include "OpHooks.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace mlir;

namespace tfuse::tf {

/// The result type may be less precise than the value's. Either type may have
/// additional leading dimensions of size 1.
static LogicalResult verifyConst(Operation *op) {
  auto value = op->getAttrOfType<ElementsAttr>("value");
  if (!tf_type::areBroadcastCompatible(TypeRange(Type(value.getShapedType())),
                                       op->getResultTypes()))
    return op->emitOpError()
           << "value of type " << value.getShapedType()
           << " does not fit the result type " << op->getResult(0).getType();
  return success();
}

static LogicalResult foldConst(Operation *op, ArrayRef<Attribute>,
                               SmallVectorImpl<OpFoldResult> &results) {
  // Folding may run on an unverified op.
  auto value = op->getAttrOfType<ElementsAttr>("value");
  if (!value)
    return failure();
  results.push_back(value);
  return success();
}

constinit const OpHooks hooks::Const = {.verify = verifyConst,
                                        .fold = foldConst};

} // namespace tfuse::tf
