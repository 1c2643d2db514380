//===- AnalyzeVariables.cpp - Checks whether variables can be lowered -----===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_ANALYZEVARIABLESPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

/// Ops with handles that TFLite supports, or that only pass handles to
/// functions.
static bool isKnown(Operation *op) {
  return mlir::isa<TFLDialect>(op->getDialect()) ||
         tf::isa(op, {"VarHandleOp", "ReadVariableOp", "AssignVariableOp",
                      "LookupTableFindV2", "LookupTableImportV2",
                      "LookupTableSizeV2", "If", "While", "MapDataset",
                      "ReduceDataset", "CacheDatasetV2", "TakeWhileDataset"}) ||
         // An op of TensorFlow Text.
         tf::opName(op) == "SentencepieceTokenizeOp";
}

namespace {
class AnalyzeVariables
    : public impl::AnalyzeVariablesPassBase<AnalyzeVariables> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    WalkResult walk = module.walk([](Operation *op) {
      auto isHandle = [](Type type) {
        return isa<tf_type::ResourceType>(getElementTypeOrSelf(type));
      };
      bool isForeign = op->getDialect() && !isKnown(op) &&
                       llvm::any_of(op->getOperandTypes(), isHandle);
      return isForeign ? WalkResult::interrupt() : WalkResult::advance();
    });
    module->setAttr("tfl._legalize_tfl_variables",
                    BoolAttr::get(&getContext(), !walk.wasInterrupted()));
  }
};
} // namespace

} // namespace tfuse::tfl
