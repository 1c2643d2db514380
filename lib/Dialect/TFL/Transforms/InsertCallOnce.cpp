//===- InsertCallOnce.cpp - Initialize on the first call ------------------===//

#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"
#include "tfuse/Dialect/Utils/Symbols.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace tfuse::tfl {

#define GEN_PASS_DEF_INSERTCALLONCEPASS
#include "tfuse/Dialect/TFL/Transforms/Passes.h.inc"

/// Whether `function`, or one that it refers to, works with variables or
/// tables.
static bool usesResources(func::FuncOp function, const SymbolTable &symbols,
                          llvm::SmallPtrSetImpl<Operation *> &seen) {
  if (!function || !seen.insert(function).second)
    return false;
  auto isHandle = [](Type type) {
    return isa<tf_type::ResourceType>(getElementTypeOrSelf(type));
  };
  WalkResult walk = function.walk([&](Operation *op) {
    bool uses = llvm::any_of(op->getOperandTypes(), isHandle) ||
                llvm::any_of(op->getResultTypes(), isHandle);
    if (op != function)
      forEachSymbol(op->getAttrDictionary(), [&](SymbolRefAttr symbol) {
        uses |= usesResources(
            symbols.lookup<func::FuncOp>(symbol.getRootReference()), symbols,
            seen);
      });
    return uses ? WalkResult::interrupt() : WalkResult::advance();
  });
  return walk.wasInterrupted();
}

namespace {
class InsertCallOnce : public impl::InsertCallOncePassBase<InsertCallOnce> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto initializers = tf_saved_model::getInitializerFunctions(module);
    if (initializers.empty())
      return;
    SymbolTable symbols(module);
    for (auto function : module.getOps<func::FuncOp>()) {
      auto entry = function->getAttrOfType<DictionaryAttr>("tf.entry_function");
      if (!entry || function.isExternal() ||
          llvm::is_contained(initializers, function))
        continue;
      llvm::SmallPtrSet<Operation *, 8> seen;
      if (!usesResources(function, symbols, seen))
        continue;
      OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
      for (func::FuncOp initializer : initializers)
        CallOnceOp::create(builder, function.getLoc(), initializer.getName());
    }
  }
};
} // namespace

} // namespace tfuse::tfl
