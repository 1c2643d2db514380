//===- TargetFeatures.cpp - What the chosen runtime lacks -----------------===//

#include "tfuse/Rules/Recurrent/TargetFeatures.h"

#include "mlir/IR/BuiltinOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

bool targetLacks(Operation *op, StringRef builtin) {
  auto module = op->getParentOfType<ModuleOp>();
  auto missing = module ? module->getAttrOfType<ArrayAttr>(missingOpsAttrName)
                        : ArrayAttr();
  return missing &&
         is_contained(missing.getAsValueRange<StringAttr>(), builtin);
}

} // namespace tfuse
