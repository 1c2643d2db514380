//===- VerifyAttributes.cpp - The rules of tf_saved_model's attributes ----===//

#include "tfuse/Dialect/TF/IR/TFSavedModel.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace tfuse::tf_saved_model {

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

static LogicalResult verifyIndexPath(Operation *op, Attribute value) {
  auto path = dyn_cast<ArrayAttr>(value);
  if (!path)
    return op->emitError() << "'" << indexPathAttr
                           << "' attribute should be an ArrayAttr";
  for (Attribute element : path) {
    auto integer = dyn_cast<IntegerAttr>(element);
    if (!isa<StringAttr>(element) &&
        !(integer && integer.getValue().getBitWidth() == 64))
      return op->emitError() << "'" << indexPathAttr
                             << "' elements should be strings or 64-bit "
                                "integers";
  }
  return success();
}

static LogicalResult
verifyBoundInput(Operation *op, unsigned arg, Attribute value,
                 const llvm::DenseMap<StringAttr, Operation *> &symbols) {
  auto symbol = dyn_cast<FlatSymbolRefAttr>(value);
  if (!symbol)
    return op->emitError() << "'" << boundInputAttr
                           << "' attribute should be a FlatSymbolRefAttr";
  Operation *bound = symbols.lookup(symbol.getAttr());
  if (!bound)
    return op->emitError() << "'" << boundInputAttr
                           << "' attribute must reference a valid symbol, got "
                              "invalid symbol '"
                           << symbol.getValue() << "'";
  Type expected = getBoundInputType(bound);
  if (!expected)
    return bound->emitError("unknown symbol operation");
  Type type = cast<FunctionOpInterface>(op).getArgumentTypes()[arg];
  if (type != expected)
    return op->emitError() << "bound input with type " << type
                           << " expected to have type " << expected;
  return success();
}

/// Checks a row of bound arguments that starts with `arg`. A function may have
/// thousands: symbols are not searched for each.
static LogicalResult verifyBoundInputs(Operation *op, unsigned arg) {
  auto function = cast<FunctionOpInterface>(op);
  if (arg > 0 && function.getArgAttr(arg - 1, boundInputAttr))
    return success();
  llvm::DenseMap<StringAttr, Operation *> symbols;
  if (auto module = op->getParentOfType<ModuleOp>())
    for (Operation &symbol : *module.getBody())
      if (auto name = symbol.getAttrOfType<StringAttr>(
              SymbolTable::getSymbolAttrName()))
        symbols[name] = &symbol;
  for (unsigned end = function.getNumArguments(); arg < end; ++arg) {
    Attribute value = function.getArgAttr(arg, boundInputAttr);
    if (!value)
      break;
    if (failed(verifyBoundInput(op, arg, value, symbols)))
      return failure();
  }
  return success();
}

LogicalResult TFSavedModelDialect::verifyRegionArgAttribute(
    Operation *op, unsigned, unsigned arg, NamedAttribute attr) {
  if (attr.getName() == boundInputAttr)
    return verifyBoundInputs(op, arg);
  if (attr.getName() == indexPathAttr)
    return verifyIndexPath(op, attr.getValue());
  return op->emitError() << "unknown tf_saved_model dialect arg attribute '"
                         << attr.getName().getValue() << "'";
}

LogicalResult TFSavedModelDialect::verifyRegionResultAttribute(
    Operation *op, unsigned, unsigned, NamedAttribute attr) {
  if (attr.getName() == indexPathAttr)
    return verifyIndexPath(op, attr.getValue());
  return op->emitError() << "unknown tf_saved_model dialect result attribute '"
                         << attr.getName().getValue() << "'";
}

//===----------------------------------------------------------------------===//
// Exported functions
//===----------------------------------------------------------------------===//

/// User inputs precede bound inputs.
static LogicalResult verifyArguments(func::FuncOp func,
                                     bool underConstruction) {
  bool seenBound = false;
  llvm::SmallPtrSet<Attribute, 8> bound;
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    if (Attribute symbol = func.getArgAttr(i, boundInputAttr)) {
      seenBound = true;
      if (!bound.insert(symbol).second && !underConstruction)
        return func.emitError()
               << "duplicate '" << boundInputAttr << "' binding";
      continue;
    }
    if (func.getArgAttr(i, indexPathAttr)) {
      if (seenBound)
        return func.emitError() << "all '" << indexPathAttr
                                << "' arg attributes should precede all '"
                                << boundInputAttr << "' arg attributes";
      continue;
    }
    if (!func.getArgAttr(i, "tf.resource_name"))
      return func.emitError()
             << "all arguments should have '" << indexPathAttr << "', '"
             << boundInputAttr << "' or 'tf.resource_name' attributes";
    if (!underConstruction)
      return func.emitError() << "'tf.resource_name' attribute is not allowed "
                                 "unless it is being under construction";
  }
  return success();
}

static LogicalResult verifyExported(func::FuncOp func) {
  bool underConstruction = func->getParentOp()->hasAttr(underConstructionAttr);
  if (failed(verifyArguments(func, underConstruction)))
    return failure();
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    if (!func.getResultAttr(i, indexPathAttr))
      return func.emitError()
             << "all results should have '" << indexPathAttr << "' attributes";
  return success();
}

static LogicalResult verifyExportedNames(Operation *op, Attribute value) {
  if (!isa<func::FuncOp, GlobalTensorOp>(op))
    return op->emitError()
           << "'" << exportedNamesAttr
           << "' must be on a 'func' or 'tf_saved_model.global_tensor' op";
  auto names = dyn_cast<ArrayAttr>(value);
  if (!names || !llvm::all_of(names, llvm::IsaPred<StringAttr>))
    return op->emitError() << "'" << exportedNamesAttr
                           << "' must be an array of strings";
  if (!op->getParentOp() || !op->getParentOp()->hasAttr(semanticsAttr))
    return op->emitError() << "'" << exportedNamesAttr
                           << "' must be on an op whose immediate parent has "
                              "attribute 'tf_saved_model.semantics'";
  if (auto func = dyn_cast<func::FuncOp>(op))
    return verifyExported(func);
  return success();
}

static LogicalResult verifyInitializerType(Operation *op, Attribute value) {
  if (!isa<func::FuncOp>(op))
    return op->emitError() << "Attribute " << initializerTypeAttr
                           << " should be on a func::FuncOp.";
  auto type = dyn_cast<StringAttr>(value);
  if (!type)
    return op->emitError() << "Attribute " << initializerTypeAttr
                           << " should be a StringAttr.";
  if (type.getValue() != "init_op" && type.getValue() != "restore_op")
    return op->emitError()
           << initializerTypeAttr
           << " should be one of 'restore_op' or 'init_op'. Got: "
           << type.getValue();
  return success();
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

static LogicalResult verifyUniqueNames(ModuleOp module) {
  DenseMap<StringRef, Operation *> seen;
  for (Operation &op : module.getOps()) {
    Attribute names = op.getAttr(exportedNamesAttr);
    // The module is verified before the ops in it.
    if (names && failed(verifyExportedNames(&op, names)))
      return failure();
    for (StringRef name : getExportedNames(&op)) {
      auto [entry, isNew] = seen.try_emplace(name, &op);
      if (isNew)
        continue;
      InFlightDiagnostic diag = op.emitError();
      diag << "duplicate exported name '" << name << "'";
      diag.attachNote(entry->second->getLoc()) << "previously seen here";
      return diag;
    }
  }
  return success();
}

static bool hasInterfaceAttrs(func::FuncOp func) {
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (func.getArgAttr(i, indexPathAttr) || func.getArgAttr(i, boundInputAttr))
      return true;
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    if (func.getResultAttr(i, indexPathAttr))
      return true;
  return false;
}

static LogicalResult verifyVisibility(ModuleOp module) {
  for (auto func : module.getOps<func::FuncOp>()) {
    bool exported = isExported(func);
    if (exported && !func.isPublic())
      return func.emitError()
             << "exported function @" << func.getName() << " should be public";
    if (!exported && func.isPublic())
      return func.emitError() << "non-exported function @" << func.getName()
                              << " should be private";
    if (!exported && hasInterfaceAttrs(func))
      return func.emitError() << "can only apply 'tf_saved_model' argument "
                                 "attributes to exported functions";
  }
  return success();
}

static LogicalResult verifyInitializers(ModuleOp module) {
  auto ops = module.getOps<SessionInitializerOp>();
  if (ops.empty())
    return success();
  if (!llvm::hasSingleElement(ops))
    return (*std::next(ops.begin())).emitError()
           << "there must be no more than one session_initializer op";
  llvm::SmallPtrSet<Attribute, 4> seen;
  for (func::FuncOp func : getInitializerFunctions(module)) {
    Attribute type = func->getAttr(initializerTypeAttr);
    if (type && !seen.insert(type).second)
      return func.emitError() << "Attribute " << initializerTypeAttr
                              << " should not have duplicate values. Found "
                                 "duplicate: "
                              << type;
  }
  return success();
}

/// Only the session_initializer may name an exported function.
static LogicalResult verifyUses(ModuleOp module) {
  std::optional<SymbolTable::UseRange> uses =
      SymbolTable::getSymbolUses(&module.getBodyRegion());
  if (!uses)
    return module.emitError() << "modules with '" << semanticsAttr
                              << "' must have analyzable symbol uses";
  SymbolTableCollection symbols;
  for (SymbolTable::SymbolUse use : *uses) {
    auto func = symbols.lookupNearestSymbolFrom<func::FuncOp>(
        use.getUser(), use.getSymbolRef());
    if (!func || !isExported(func) || isa<SessionInitializerOp>(use.getUser()))
      continue;
    InFlightDiagnostic diag = use.getUser()->emitError(
        "exported function cannot be internally referenced");
    diag.attachNote(func.getLoc()) << "references this exported function";
    return diag;
  }
  return success();
}

LogicalResult
TFSavedModelDialect::verifyOperationAttribute(Operation *op,
                                              NamedAttribute attr) {
  StringRef name = attr.getName();
  if (name == exportedNamesAttr)
    return verifyExportedNames(op, attr.getValue());
  if (name == semanticsAttr) {
    auto module = dyn_cast<ModuleOp>(op);
    if (!module)
      return op->emitError()
             << "'" << semanticsAttr << "' must be on a module op";
    return failure(
        failed(verifyUniqueNames(module)) || failed(verifyVisibility(module)) ||
        failed(verifyInitializers(module)) || failed(verifyUses(module)));
  }
  if (name == underConstructionAttr)
    return success();
  if (name == initializerTypeAttr)
    return verifyInitializerType(op, attr.getValue());
  return op->emitError() << "unknown tf_saved_model dialect attribute '" << name
                         << "'";
}

} // namespace tfuse::tf_saved_model
