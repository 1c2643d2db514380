//===- Retype.cpp - Replaces values by values of other types --------------===//

#include "Retype.h"

#include "tfuse/Dialect/TF/Analysis/FunctionFlow.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace tfuse::tf {

void replaceKeepingTypes(OpBuilder &builder, Value old, Value value) {
  bool saysLess = !mlir::cast<ShapedType>(value.getType()).hasStaticShape() &&
                  value.getType() != old.getType();
  old.replaceUsesWithIf(value, [&](OpOperand &use) {
    Operation *user = use.getOwner();
    bool isParticular = user->hasTrait<OpTrait::IsTerminator>() ||
                        runsFunctions(user) || user->getNumRegions() != 0;
    return old.getType() == value.getType() || (!saysLess && !isParticular);
  });
  if (!old.use_empty())
    old.replaceAllUsesWith(
        createOp(builder, old.getLoc(), "Cast", old.getType(), value, {})
            ->getResult(0));
}

} // namespace tfuse::tf
