//===- OpVerifier.cpp - Verifies ops against their definitions ------------===//
//
// Checks the counts of operands and results, and the presence, kinds and values
// of attributes. Checks for single ops are in Ops/.
//
//===----------------------------------------------------------------------===//

#include "OpModel.h"
#include "TypeConstraints.h"
#include "mlir/IR/OpDefinition.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace mlir;

namespace tfuse::tf {

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

static LogicalResult verifyOperandCount(Operation *op, ArgList args) {
  unsigned lists =
      llvm::count_if(args, [](ArgView arg) { return arg.isList(); });
  unsigned single = std::distance(args.begin(), args.end()) - lists;
  if (lists)
    return single ? OpTrait::impl::verifyAtLeastNOperands(op, single)
                  : success();
  if (single == 0)
    return OpTrait::impl::verifyZeroOperands(op);
  return single == 1 ? OpTrait::impl::verifyOneOperand(op)
                     : OpTrait::impl::verifyNOperands(op, single);
}

static LogicalResult verifyResultCount(Operation *op, ArgList args) {
  unsigned lists =
      llvm::count_if(args, [](ArgView arg) { return arg.isList(); });
  unsigned single = std::distance(args.begin(), args.end()) - lists;
  if (lists)
    return single ? OpTrait::impl::verifyAtLeastNResults(op, single)
                  : success();
  if (single == 0)
    return OpTrait::impl::verifyZeroResults(op);
  return single == 1 ? OpTrait::impl::verifyOneResult(op)
                     : OpTrait::impl::verifyNResults(op, single);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

static bool isSymbol(Attribute value) {
  return isa<SymbolRefAttr, tf_type::FuncAttr>(value);
}

/// Whether a value is of an element kind ("int", not "list(int)").
static bool isOfKind(Attribute value, AttrType kind) {
  switch (kind) {
  case AttrType::String:
    return isa<StringAttr>(value);
  case AttrType::Int: {
    auto integer = dyn_cast<IntegerAttr>(value);
    return integer && integer.getType().isSignlessInteger(64);
  }
  case AttrType::Float: {
    auto number = dyn_cast<FloatAttr>(value);
    return number && number.getType().isF32();
  }
  case AttrType::Bool:
    return isa<BoolAttr>(value);
  case AttrType::Type:
    return isa<TypeAttr>(value);
  case AttrType::Shape:
    return isa<tf_type::ShapeAttr>(value);
  case AttrType::Tensor:
    return isa<ElementsAttr>(value);
  case AttrType::Func:
    return isSymbol(value);
  default:
    llvm_unreachable("not an element kind");
  }
}

static bool isAllowed(Attribute value, AttrView attr) {
  if (auto text = dyn_cast<StringAttr>(value)) {
    StringList allowed = attr.allowedStrings();
    return allowed.empty() || llvm::is_contained(allowed, text.getValue());
  }
  auto type = dyn_cast<TypeAttr>(value);
  if (!type || attr.allowedTypes().empty())
    return true;
  return llvm::is_contained(attr.allowedTypes(),
                            tf_type::toDataType(type.getValue()));
}

static bool satisfies(Attribute value, AttrView attr) {
  AttrType kind = elementType(attr.type());
  auto isElement = [&](Attribute element) {
    return isOfKind(element, kind) && isAllowed(element, attr);
  };
  int64_t minimum =
      attr.minimum().value_or(std::numeric_limits<int64_t>::min());
  if (!isListType(attr.type())) {
    if (!isElement(value))
      return false;
    return kind != AttrType::Int ||
           cast<IntegerAttr>(value).getInt() >= minimum;
  }
  auto array = dyn_cast<ArrayAttr>(value);
  return array && llvm::all_of(array, isElement) &&
         int64_t(array.size()) >= minimum;
}

/// In the words of MLIR's own constraints.
static std::string describe(AttrView attr) {
  static constexpr StringLiteral singular[] = {
      "string attribute",
      "64-bit signless integer attribute",
      "32-bit float attribute",
      "bool attribute",
      "any type attribute",
      "TensorFlow shape attribute",
      "constant vector/tensor attribute",
      "symbol reference attribute"};
  static constexpr StringLiteral plural[] = {
      "string array attribute",       "64-bit integer array attribute",
      "32-bit float array attribute", "1-bit boolean array attribute",
      "type array attribute",         "tensorflow shape attribute array",
      "tensor array attribute",       "symbol ref array attribute"};
  bool isList = isListType(attr.type());
  size_t kind = size_t(elementType(attr.type()));
  std::string text(isList ? plural[kind] : singular[kind]);
  llvm::raw_string_ostream os(text);
  StringList strings = attr.allowedStrings();
  if (!strings.empty()) {
    // The pair of layouts has a name.
    if (attr.name() == "data_format" && llvm::range_size(strings) == 2 &&
        llvm::is_contained(strings, "NHWC"))
      return "'NHWC' or 'NCHW' convnet data format";
    os << " whose value is ";
    llvm::interleave(strings, os, ", or ");
  }
  if (!attr.allowedTypes().empty()) {
    os << " of ";
    llvm::interleave(
        attr.allowedTypes(), os,
        [&](DataType type) { os << dataTypePythonName(type); }, ", or ");
  }
  if (std::optional<int64_t> minimum = attr.minimum()) {
    if (isList)
      os << " with at least " << *minimum << " elements";
    else
      os << " whose minimum value is " << *minimum;
  }
  return text;
}

static LogicalResult verifyAttrs(Operation *op, const OpInfo &info) {
  for (AttrView attr : info.def.attrs()) {
    if (!isInherentAttr(info, attr.name()))
      continue;
    Attribute value = properties(op).get(attr.name());
    if (!value) {
      if (!attr.hasDefault())
        return op->emitOpError()
               << "requires attribute '" << attr.name() << "'";
      continue;
    }
    // A placeholder for an attribute of the function has no known value.
    if (isa<tf_type::PlaceholderAttr>(value))
      continue;
    if (!satisfies(value, attr))
      return op->emitOpError()
             << "attribute '" << attr.name()
             << "' failed to satisfy constraint: " << describe(attr);
  }
  return success();
}

LogicalResult verifyDefinition(Operation *op, const OpInfo &info) {
  bool hasRegions =
      info.kind == OpKind::RegionOp || info.kind == OpKind::Opaque;
  if (!hasRegions && failed(OpTrait::impl::verifyZeroRegions(op)))
    return failure();
  if (failed(verifyResultCount(op, info.def.outputs())) ||
      failed(OpTrait::impl::verifyZeroSuccessors(op)) ||
      failed(verifyOperandCount(op, info.def.inputs())) ||
      failed(verifyAttrs(op, info)))
    return failure();
  return info.kind == OpKind::Terminator ? success() : verifyTypes(op, info);
}

} // namespace tfuse::tf
