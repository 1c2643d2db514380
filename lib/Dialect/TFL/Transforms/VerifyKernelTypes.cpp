//===- VerifyKernelTypes.cpp - Check element types against kernels --------===//

#include "tfuse/Dialect/TFL/IR/KernelTypes.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_VERIFYKERNELTYPESPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
class VerifyKernelTypes
    : public impl::VerifyKernelTypesPassBase<VerifyKernelTypes> {
  void runOnOperation() override {
    getOperation()->walk([this](Operation *op) {
      llvm::StringRef name = op->getName().getStringRef();
      if (!hasKernelTypes(name) || op->getNumResults() == 0)
        return;
      Type type = getElementTypeOrSelf(op->getResult(0).getType());
      if (hasKernel(name, type))
        return;
      op->emitOpError("has no kernel for elements of type ") << type;
      signalPassFailure();
    });
  }
};
} // namespace

} // namespace tfuse::tfl
