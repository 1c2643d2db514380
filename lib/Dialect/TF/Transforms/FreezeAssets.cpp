//===- FreezeAssets.cpp - Replaces assets by the paths of their files -----===//

#include "tfuse/Dialect/TF/Analysis/FunctionFlow.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"

#include "llvm/Support/Path.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_FREEZEASSETSPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

struct FreezeAssets : public impl::FreezeAssetsPassBase<FreezeAssets> {
  using Base::Base;
  void runOnOperation() override;
  Value createPath(tf_saved_model::AssetOp asset, BlockArgument argument);
};

} // namespace

Value FreezeAssets::createPath(tf_saved_model::AssetOp asset,
                               BlockArgument argument) {
  SmallString<256> path(savedModelDir);
  sys::path::append(path, asset.getFilename());
  // Table initializers also accept a vector of one path, which upstream uses.
  bool isVector = all_of(argument.getUsers(), [](Operation *user) {
    return isa(user, "InitializeTableFromTextFileV2");
  });
  SmallVector<int64_t, 1> shape(isVector ? 1 : 0, 1);
  auto type = RankedTensorType::get(
      shape, tf_type::StringType::get(argument.getContext()));
  OpBuilder builder = OpBuilder::atBlockBegin(argument.getOwner());
  return createConst(builder, asset.getLoc(),
                     tf_type::makeStringElements(type, StringRef(path)));
}

void FreezeAssets::runOnOperation() {
  ModuleOp module = getOperation();
  SymbolTable symbols(module);
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    BitVector frozen(function.getNumArguments());
    for (BlockArgument argument : function.getArguments()) {
      auto bound = function.getArgAttrOfType<FlatSymbolRefAttr>(
          argument.getArgNumber(), tf_saved_model::boundInputAttr);
      auto asset =
          bound ? symbols.lookup<tf_saved_model::AssetOp>(bound.getValue())
                : tf_saved_model::AssetOp();
      if (!asset || any_of(argument.getUsers(), runsFunctions))
        continue;
      if (!argument.use_empty())
        argument.replaceAllUsesWith(createPath(asset, argument));
      frozen.set(argument.getArgNumber());
    }
    (void)function.eraseArguments(frozen);
  }
  SymbolTableCollection tables;
  SymbolUserMap users(tables, module);
  for (auto asset :
       make_early_inc_range(module.getOps<tf_saved_model::AssetOp>()))
    if (users.useEmpty(asset))
      asset.erase();
}

} // namespace tfuse::tf
