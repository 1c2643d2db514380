//===- TFSavedModel.cpp - The public interface of a SavedModel ------------===//

#include "tfuse/Dialect/TF/IR/TFSavedModel.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace mlir;

#include "tfuse/Dialect/TF/IR/TFSavedModelDialect.cpp.inc"

#define GET_OP_CLASSES
#include "tfuse/Dialect/TF/IR/TFSavedModelOps.cpp.inc"

namespace tfuse::tf_saved_model {

void TFSavedModelDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TF/IR/TFSavedModelOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

LogicalResult GlobalTensorOp::verify() {
  auto type = dyn_cast<TensorType>(getType());
  if (!type)
    return emitError() << "'type' attribute should be a tensor type";
  if (ElementsAttr value = getValueAttr();
      value && failed(verifyCompatibleShape(type, value.getShapedType())))
    return emitError() << "'type' and 'value' attributes should have "
                          "compatible tensor types";
  if (!getIsMutable() && !type.hasStaticShape())
    return emitError() << "'type' attribute for immutable "
                          "'tf_saved_model.global_tensor' should have a "
                          "static shape";
  return success();
}

LogicalResult SessionInitializerOp::verify() {
  auto module = (*this)->getParentOfType<ModuleOp>();
  for (Attribute initializer : getInitializers()) {
    auto symbol = dyn_cast<FlatSymbolRefAttr>(initializer);
    auto func = symbol && module ? module.lookupSymbol<func::FuncOp>(symbol)
                                 : func::FuncOp();
    if (!func)
      return emitOpError("the initializer function does not exist");
    if (func.getNumResults() != 0)
      return emitOpError("the initializer function should have no output");
    size_t names = getExportedNames(func).size();
    if (names == 0)
      return emitOpError("the initializer function should be exported");
    if (names != 1)
      return emitOpError("the initializer function should have only one "
                         "exported names");
  }
  return success();
}

/// Whether a function does nothing.
static bool isEmpty(func::FuncOp func) {
  return !func.isExternal() && func.getBody().hasOneBlock() &&
         llvm::all_of(func.front().without_terminator(),
                      [](Operation &op) { return tf::isa(&op, "NoOp"); });
}

/// Removes initializers that do nothing, and the op if none is left.
static LogicalResult dropEmptyInitializers(SessionInitializerOp op,
                                           PatternRewriter &rewriter) {
  auto module = op->getParentOfType<ModuleOp>();
  SmallVector<Attribute> kept;
  SmallVector<func::FuncOp> empty;
  for (Attribute initializer : op.getInitializers()) {
    auto func =
        module.lookupSymbol<func::FuncOp>(cast<SymbolRefAttr>(initializer));
    // Only the session_initializer refers to it: it is exported.
    if (func && isEmpty(func))
      empty.push_back(func);
    else
      kept.push_back(initializer);
  }
  if (empty.empty() && !kept.empty())
    return failure();
  for (func::FuncOp func : empty)
    rewriter.eraseOp(func);
  if (kept.empty())
    rewriter.eraseOp(op);
  else
    rewriter.modifyOpInPlace(
        op, [&] { op.setInitializersAttr(rewriter.getArrayAttr(kept)); });
  return success();
}

void SessionInitializerOp::getCanonicalizationPatterns(
    RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(dropEmptyInitializers);
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

SmallVector<StringRef, 2> getExportedNames(Operation *op) {
  SmallVector<StringRef, 2> names;
  if (auto attr = op->getAttrOfType<ArrayAttr>(exportedNamesAttr))
    for (Attribute name : attr)
      if (auto text = dyn_cast<StringAttr>(name))
        names.push_back(text.getValue());
  return names;
}

bool isExported(Operation *op) {
  auto attr = op->getAttrOfType<ArrayAttr>(exportedNamesAttr);
  return attr && !attr.empty();
}

Type getBoundInputType(Operation *symbol) {
  MLIRContext *context = symbol->getContext();
  if (auto global = dyn_cast<GlobalTensorOp>(symbol))
    return RankedTensorType::get(
        {}, tf_type::ResourceType::get(context,
                                       cast<TensorType>(global.getType())));
  if (isa<AssetOp>(symbol))
    return RankedTensorType::get({}, tf_type::StringType::get(context));
  return {};
}

SessionInitializerOp getSessionInitializer(ModuleOp module) {
  auto ops = module.getOps<SessionInitializerOp>();
  return ops.empty() ? SessionInitializerOp() : *ops.begin();
}

SmallVector<func::FuncOp, 2> getInitializerFunctions(ModuleOp module) {
  SmallVector<func::FuncOp, 2> functions;
  if (SessionInitializerOp op = getSessionInitializer(module))
    for (auto symbol : op.getInitializers().getAsRange<FlatSymbolRefAttr>())
      if (auto func = module.lookupSymbol<func::FuncOp>(symbol))
        functions.push_back(func);
  return functions;
}

} // namespace tfuse::tf_saved_model
