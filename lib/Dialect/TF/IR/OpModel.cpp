//===- OpModel.cpp - MLIR's concept of a tf op ----------------------------===//

#include "OpModel.h"

#include "TypeConstraints.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tfuse::tf {

TFOpModel::TFOpModel(StringAttr name, Dialect *dialect, const OpInfo &info)
    : Impl(name, dialect, opTypeID(info), makeInterfaces(info)), info(info) {}

//===----------------------------------------------------------------------===//
// Traits and hooks
//===----------------------------------------------------------------------===//

bool TFOpModel::hasTrait(TypeID trait) {
  if (trait == TypeID::get<OpTrait::IsCommutative>())
    return info.def.isCommutative();
  if (trait == TypeID::get<OpTrait::ConstantLike>())
    return info.def.name() == "Const";
  if (trait == TypeID::get<OpTrait::IsTerminator>() ||
      trait == TypeID::get<OpTrait::ReturnLike>())
    return info.kind == OpKind::Terminator;
  if (trait == TypeID::get<OpTrait::HasRecursiveMemoryEffects>())
    return info.kind == OpKind::RegionOp;
  if (trait == TypeID::get<OpTrait::SingleBlock>())
    return info.kind == OpKind::RegionOp || info.kind == OpKind::Opaque;
  if (trait == TypeID::get<OpTrait::ZeroRegions>())
    return info.kind != OpKind::RegionOp && info.kind != OpKind::Opaque;
  return trait == TypeID::get<OpTrait::ZeroSuccessors>();
}

LogicalResult TFOpModel::foldHook(Operation *op, ArrayRef<Attribute> operands,
                                  SmallVectorImpl<OpFoldResult> &results) {
  if (info.hooks && info.hooks->fold &&
      succeeded(info.hooks->fold(op, operands, results)))
    return success();
  if (info.def.isCommutative())
    return OpTrait::impl::foldCommutative(op, operands, results);
  return failure();
}

void TFOpModel::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  if (info.hooks && info.hooks->canonicalize)
    info.hooks->canonicalize(patterns, context);
}

LogicalResult TFOpModel::verifyInvariants(Operation *op) {
  if (failed(verifyDefinition(op, info)))
    return failure();
  if (info.hooks && info.hooks->verify && failed(info.hooks->verify(op)))
    return failure();
  // Last, because the hook's errors about types are more precise.
  return verifyTypeAgreement(op, info);
}

LogicalResult TFOpModel::verifyRegionInvariants(Operation *op) {
  if (info.hooks && info.hooks->verifyRegions)
    return info.hooks->verifyRegions(op);
  return success();
}

//===----------------------------------------------------------------------===//
// Assembly: all ops have the generic form
//===----------------------------------------------------------------------===//

OperationName::ParseAssemblyFn TFOpModel::getParseAssemblyFn() {
  return [](OpAsmParser &parser, OperationState &state) -> ParseResult {
    return parser.emitError(parser.getNameLoc())
           << "'" << state.name << "' has no custom assembly form";
  };
}

void TFOpModel::printAssembly(Operation *op, OpAsmPrinter &printer, StringRef) {
  printer.printGenericOp(op, /*printOpName=*/true);
}

//===----------------------------------------------------------------------===//
// Properties: one dictionary, never null
//===----------------------------------------------------------------------===//

static DictionaryAttr &asDictionary(OpaqueProperties storage) {
  return *storage.as<DictionaryAttr *>();
}

void TFOpModel::initProperties(OperationName name, OpaqueProperties storage,
                               OpaqueProperties init) {
  new (storage.as<DictionaryAttr *>()) DictionaryAttr(
      init ? asDictionary(init) : DictionaryAttr::get(name.getContext()));
}

void TFOpModel::copyProperties(OpaqueProperties to, OpaqueProperties from) {
  asDictionary(to) = asDictionary(from);
}

bool TFOpModel::compareProperties(OpaqueProperties lhs, OpaqueProperties rhs) {
  return asDictionary(lhs) == asDictionary(rhs);
}

llvm::hash_code TFOpModel::hashProperties(OpaqueProperties storage) {
  return hash_value(asDictionary(storage));
}

LogicalResult TFOpModel::setPropertiesFromAttr(
    OperationName name, OpaqueProperties storage, Attribute attr,
    llvm::function_ref<InFlightDiagnostic()> emitError) {
  auto dictionary = dyn_cast_if_present<DictionaryAttr>(attr);
  if (!dictionary)
    return emitError() << "expected a dictionary as the properties of '" << name
                       << "'";
  // Keep unknown attributes: dumps of other versions of TensorFlow have them.
  asDictionary(storage) = dictionary;
  return success();
}

Attribute TFOpModel::getPropertiesAsAttr(Operation *op) {
  DictionaryAttr dictionary = properties(op);
  return dictionary.empty() ? Attribute() : dictionary;
}

std::optional<Attribute> TFOpModel::getInherentAttr(Operation *op,
                                                    StringRef name) {
  if (Attribute value = properties(op).get(name))
    return value;
  if (isInherentAttr(info, name))
    return Attribute();
  return std::nullopt;
}

void TFOpModel::setInherentAttr(Operation *op, StringAttr name,
                                Attribute value) {
  DictionaryAttr &dictionary = properties(op);
  if (dictionary.get(name) == value)
    return;
  NamedAttrList attrs(dictionary);
  if (value)
    attrs.set(name, value);
  else
    attrs.erase(name);
  dictionary = attrs.getDictionary(op->getContext());
}

void TFOpModel::populateInherentAttrs(Operation *op, NamedAttrList &attrs) {
  for (NamedAttribute attr : properties(op))
    attrs.append(attr);
}

} // namespace tfuse::tf
