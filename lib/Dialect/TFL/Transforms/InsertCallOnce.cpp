//===- InsertCallOnce.cpp - Initialize on the first call ------------------===//

#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_INSERTCALLONCEPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

namespace {
class InsertCallOnce : public impl::InsertCallOncePassBase<InsertCallOnce> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto initializers = tf_saved_model::getInitializerFunctions(module);
    for (auto function : module.getOps<func::FuncOp>()) {
      auto entry = function->getAttrOfType<DictionaryAttr>("tf.entry_function");
      if (!entry || function.isExternal() ||
          llvm::is_contained(initializers, function))
        continue;
      OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
      for (func::FuncOp initializer : initializers)
        CallOnceOp::create(builder, function.getLoc(), initializer.getName());
    }
  }
};
} // namespace

} // namespace tfuse::tfl
