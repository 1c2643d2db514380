//===- OpAccess.cpp - Creating and reading tf ops -------------------------===//

#include "OpModel.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OpDefinition.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "llvm/ADT/SmallString.h"

using namespace mlir;

namespace tfuse::tf {

StringRef opName(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name.consume_front("tf.") ? name : StringRef();
}

std::optional<OpDefView> getOpDef(OperationName name) {
  if (const OpInfo *info = lookupOp(name.getTypeID()))
    return info->def;
  return std::nullopt;
}

std::optional<OpDefView> getOpDef(Operation *op) {
  return getOpDef(op->getName());
}

//===----------------------------------------------------------------------===//
// Creating
//===----------------------------------------------------------------------===//

static OperationName makeName(StringRef name, MLIRContext *context) {
  SmallString<64> full("tf.");
  full += name;
  return OperationName(full, context);
}

/// Sorts attributes into properties and discardable ones. (Handing them over in
/// one list works, but makes a dictionary per attribute.)
static void setAttrs(OperationState &state, const OpInfo *info,
                     ArrayRef<NamedAttribute> attrs) {
  if (!info) {
    state.addAttributes(attrs);
    return;
  }
  NamedAttrList inherent;
  for (NamedAttribute attr : attrs) {
    if (isInherentAttr(*info, attr.getName()))
      inherent.append(attr);
    else
      state.attributes.append(attr);
  }
  if (!inherent.empty())
    state.propertiesAttr = inherent.getDictionary(state.getContext());
}

Operation *createOp(OpBuilder &builder, Location loc, StringRef name,
                    TypeRange results, ValueRange operands,
                    ArrayRef<NamedAttribute> attrs, unsigned numRegions) {
  OperationState state(loc, makeName(name, builder.getContext()));
  state.addTypes(results);
  state.addOperands(operands);
  for (unsigned i = 0; i < numRegions; ++i)
    state.addRegion();
  setAttrs(state, lookupOp(state.name.getTypeID()), attrs);
  return builder.create(state);
}

void addDefaultAttrs(Operation *op) {
  const OpInfo *info = lookupOp(op);
  if (!info)
    return;
  NamedAttrList attrs(properties(op));
  for (AttrView attr : info->def.attrs())
    if (attr.hasDefault() && isInherentAttr(*info, attr.name()) &&
        !attrs.get(attr.name()))
      attrs.append(attr.name(), getDefault(op->getContext(), attr));
  properties(op) = attrs.getDictionary(op->getContext());
}

Operation *createOpWithDefaults(OpBuilder &builder, Location loc,
                                StringRef name, TypeRange results,
                                ValueRange operands,
                                ArrayRef<NamedAttribute> attrs) {
  Operation *op = createOp(builder, loc, name, results, operands, attrs);
  addDefaultAttrs(op);
  return op;
}

Value createConst(OpBuilder &builder, Location loc, ElementsAttr value,
                  Type type) {
  if (!type)
    type = value.getShapedType();
  return createOp(builder, loc, "Const", type, {},
                  builder.getNamedAttr("value", value))
      ->getResult(0);
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

Attribute getAttr(Operation *op, StringRef name) {
  const OpInfo *info = lookupOp(op);
  if (!info)
    return op->getAttr(name);
  if (Attribute value = properties(op).get(name))
    return value;
  if (isDerivedAttr(*info, name))
    if (Attribute value = getDerivedAttr(op, name))
      return value;
  if (Attribute value = op->getDiscardableAttr(name))
    return value;
  std::optional<AttrView> attr = info->def.attr(name);
  return attr ? getDefault(op->getContext(), *attr) : Attribute();
}

std::optional<int64_t> getInt(Operation *op, StringRef name) {
  if (auto attr = getAttr<IntegerAttr>(op, name))
    return attr.getInt();
  return std::nullopt;
}

std::optional<bool> getBool(Operation *op, StringRef name) {
  Attribute attr = getAttr(op, name);
  if (auto value = dyn_cast_if_present<BoolAttr>(attr))
    return value.getValue();
  return std::nullopt;
}

std::optional<float> getFloat(Operation *op, StringRef name) {
  if (auto attr = getAttr<FloatAttr>(op, name))
    return float(attr.getValueAsDouble());
  return std::nullopt;
}

std::optional<StringRef> getString(Operation *op, StringRef name) {
  if (auto attr = getAttr<StringAttr>(op, name))
    return attr.getValue();
  return std::nullopt;
}

std::optional<SmallVector<int64_t>> getInts(Operation *op, StringRef name) {
  auto array = getAttr<ArrayAttr>(op, name);
  if (!array)
    return std::nullopt;
  SmallVector<int64_t> values;
  for (Attribute element : array) {
    auto value = dyn_cast<IntegerAttr>(element);
    if (!value)
      return std::nullopt;
    values.push_back(value.getInt());
  }
  return values;
}

Type getType(Operation *op, StringRef name) {
  auto attr = getAttr<TypeAttr>(op, name);
  return attr ? attr.getValue() : Type();
}

//===----------------------------------------------------------------------===//
// Constants and functions
//===----------------------------------------------------------------------===//

/// Limit of consecutive Identity ops. Without it, each op of a long chain walks
/// the whole chain; constant folding shortens a chain that starts with a
/// constant.
static constexpr unsigned kMaxIdentities = 256;

Value skipIdentities(Value value) {
  for (unsigned i = 0; i < kMaxIdentities; ++i) {
    auto result = dyn_cast<OpResult>(value);
    if (!result)
      break;
    Operation *op = result.getOwner();
    if (!hasFact(op, OpFact::Identity) ||
        op->getNumOperands() != op->getNumResults())
      break;
    value = op->getOperand(result.getResultNumber());
  }
  return value;
}

ElementsAttr getConstant(Value value) {
  Attribute constant;
  if (!value || !matchPattern(skipIdentities(value), m_Constant(&constant)))
    return {};
  return dyn_cast<ElementsAttr>(constant);
}

SymbolRefAttr getFunctionSymbol(Attribute attr) {
  if (auto symbol = dyn_cast_if_present<SymbolRefAttr>(attr))
    return symbol;
  auto function = dyn_cast_if_present<tf_type::FuncAttr>(attr);
  if (function && !function.getName().getRootReference().empty())
    return function.getName();
  return {};
}

SmallVector<FunctionRef, 2> getFunctionRefs(Operation *op) {
  SmallVector<FunctionRef, 2> refs;
  const OpInfo *info = lookupOp(op);
  if (!info)
    return refs;
  auto add = [&](StringRef name, Attribute value) {
    if (SymbolRefAttr symbol = getFunctionSymbol(value))
      refs.push_back({name, symbol});
  };
  for (AttrView attr : info->def.attrs()) {
    if (elementType(attr.type()) != AttrType::Func)
      continue;
    Attribute value = properties(op).get(attr.name());
    add(attr.name(), value);
    if (auto array = dyn_cast_if_present<ArrayAttr>(value))
      for (Attribute element : array)
        add(attr.name(), element);
  }
  return refs;
}

bool canDuplicate(Operation *op) {
  if (std::optional<OpDefView> def = getOpDef(op))
    if (!def->isStateful())
      return true;
  // The registry marks the op as stateful; is_stateless overrides that.
  return getBool(op, "is_stateless") == true;
}

} // namespace tfuse::tf
