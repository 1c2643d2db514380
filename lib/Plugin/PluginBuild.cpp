//===- PluginBuild.cpp - The ops that a plug-in builds --------------------===//
//
// Names and attributes are untrusted, so each is looked up in the registry of
// TensorFlow ops or in the facts of TFLite ops. Each op is verified when it is
// built, and a verifier error is reported as an error of the plug-in.
//
//===----------------------------------------------------------------------===//

#include "PluginMatch.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Format/TFLite/CustomOptions.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/JSON.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

static Type typeOrNull(const TFuseType &type, PluginMatch &match) {
  TensorType tensor = match.type({type.element, -1, nullptr});
  return tensor ? tensor.getElementType() : Type();
}

static Attribute makeShape(const TFuseType &type, MLIRContext *context) {
  if (type.rank < 0)
    return tf_type::ShapeAttr::get(context, std::nullopt);
  SmallVector<int64_t> dims;
  for (int32_t axis : seq(type.rank)) {
    int64_t dim = type.dims ? type.dims[axis] : -1;
    dims.push_back(dim < 0 ? ShapedType::kDynamic : dim);
  }
  return tf_type::ShapeAttr::get(context, ArrayRef<int64_t>(dims));
}

static Attribute makeList(const TFuseNewAttribute &attr, Builder &builder) {
  switch (attr.kind) {
  case TFUSE_ATTRIBUTE_INT:
    return builder.getI64ArrayAttr(ArrayRef(attr.integers, attr.count));
  case TFUSE_ATTRIBUTE_FLOAT:
    return builder.getF32ArrayAttr(
        to_vector_of<float>(ArrayRef(attr.numbers, attr.count)));
  case TFUSE_ATTRIBUTE_STRING: {
    SmallVector<Attribute> texts;
    for (const TFuseText &text : ArrayRef(attr.texts, attr.count))
      texts.push_back(builder.getStringAttr(toString(text)));
    return builder.getArrayAttr(texts);
  }
  default:
    return {};
  }
}

/// The attribute that a plug-in describes: i64, f32, bool, string, type, shape,
/// or an array; null if it is malformed.
static Attribute makeAttribute(const TFuseNewAttribute &attr,
                               PluginMatch &match, MLIRContext *context) {
  Builder builder(context);
  if (attr.isList)
    return makeList(attr, builder);
  switch (attr.kind) {
  case TFUSE_ATTRIBUTE_INT:
    return builder.getI64IntegerAttr(attr.integer);
  case TFUSE_ATTRIBUTE_FLOAT:
    return builder.getF32FloatAttr(static_cast<float>(attr.number));
  case TFUSE_ATTRIBUTE_BOOL:
    return builder.getBoolAttr(attr.integer != 0);
  case TFUSE_ATTRIBUTE_STRING:
    return builder.getStringAttr(toString(attr.text));
  case TFUSE_ATTRIBUTE_TYPE:
    if (Type type = typeOrNull(attr.type, match))
      return TypeAttr::get(type);
    return {};
  case TFUSE_ATTRIBUTE_SHAPE:
    return makeShape(attr.type, context);
  case TFUSE_ATTRIBUTE_COPY:
    return match.attribute(attr.copy);
  default:
    return {};
  }
}

//===----------------------------------------------------------------------===//
// Attributes of TensorFlow's ops
//===----------------------------------------------------------------------===//

static bool isInteger(Attribute attr) {
  return isa<IntegerAttr>(attr) && !isa<BoolAttr>(attr);
}

/// Converts the attribute to the type in the op's definition; null if that is
/// not possible.
static Attribute fitAttribute(Attribute attr, AttrType type) {
  if (isListType(type)) {
    auto list = dyn_cast<ArrayAttr>(attr);
    if (!list)
      return {};
    SmallVector<Attribute> elements;
    for (Attribute element : list) {
      elements.push_back(fitAttribute(element, elementType(type)));
      if (!elements.back())
        return {};
    }
    return ArrayAttr::get(attr.getContext(), elements);
  }
  bool fits = false;
  switch (type) {
  case AttrType::String:
    fits = isa<StringAttr>(attr);
    break;
  case AttrType::Int:
    fits = isInteger(attr);
    break;
  case AttrType::Float:
    if (isInteger(attr))
      return FloatAttr::get(
          Float32Type::get(attr.getContext()),
          static_cast<float>(cast<IntegerAttr>(attr).getInt()));
    fits = isa<FloatAttr>(attr);
    break;
  case AttrType::Bool:
    fits = isa<BoolAttr>(attr);
    break;
  case AttrType::Type:
    fits = isa<TypeAttr>(attr);
    break;
  case AttrType::Shape:
    fits = isa<tf_type::ShapeAttr>(attr);
    break;
  case AttrType::Tensor:
    fits = isa<ElementsAttr>(attr);
    break;
  default:
    fits = isa<SymbolRefAttr, tf_type::FuncAttr>(attr);
    break;
  }
  return fits ? attr : Attribute();
}

Operation *PluginMatch::buildTensorFlow(const TFuseOp &op,
                                        ArrayRef<Type> results) {
  StringRef name = toString(op.name);
  OperationName fullName(("tf." + name).str(), context);
  std::optional<OpDefView> definition = tf::getOpDef(fullName);
  if (!definition) {
    fail("TensorFlow has no op '" + name + "'");
    return nullptr;
  }
  SmallVector<Value> operands;
  if (!readOperands(op, /*allowsNone=*/false, operands))
    return nullptr;
  SmallVector<NamedAttribute> attributes;
  for (const TFuseNewAttribute &given :
       ArrayRef(op.attributes, op.attributeCount)) {
    StringRef key = toString(given.name);
    std::optional<AttrView> attr = definition->attr(key);
    if (!attr) {
      fail("'" + name + "' has no attribute '" + key + "'");
      return nullptr;
    }
    Attribute value = makeAttribute(given, *this, context);
    if (value)
      value = fitAttribute(value, attr->type());
    if (!value) {
      fail("the attribute '" + key + "' of '" + name +
           "' has another kind in TensorFlow");
      return nullptr;
    }
    attributes.emplace_back(StringAttr::get(context, key), value);
  }
  OpBuilder builder = builderAtEnd();
  return tf::createOpWithDefaults(builder, loc, name, results, operands,
                                  attributes);
}

//===----------------------------------------------------------------------===//
// Attributes of TFLite's ops
//===----------------------------------------------------------------------===//

/// Converts the attribute to the kind of an options table field.
static Attribute fitOption(Attribute attr, tfl::FieldKind kind) {
  MLIRContext *context = attr.getContext();
  Builder builder(context);
  auto string = dyn_cast<StringAttr>(attr);
  switch (kind) {
  case tfl::FieldKind::Bool:
    return isa<BoolAttr>(attr) ? attr : Attribute();
  case tfl::FieldKind::Int:
    if (!isInteger(attr) ||
        !isInt<32>(cast<IntegerAttr>(attr).getValue().getSExtValue()))
      return {};
    return builder.getI32IntegerAttr(cast<IntegerAttr>(attr).getInt());
  case tfl::FieldKind::Long:
    return isInteger(attr)
               ? builder.getI64IntegerAttr(cast<IntegerAttr>(attr).getInt())
               : Attribute();
  case tfl::FieldKind::Float:
    return fitAttribute(attr, AttrType::Float);
  case tfl::FieldKind::IntVector:
    return fitAttribute(attr, AttrType::ListInt);
  case tfl::FieldKind::FloatVector:
    return fitAttribute(attr, AttrType::ListFloat);
  case tfl::FieldKind::String:
    return string;
  case tfl::FieldKind::Type:
    return isa<TypeAttr>(attr) ? attr : Attribute();
  case tfl::FieldKind::LSTMKernel:
    if (auto value =
            tfl::symbolizeLSTMKernelType(string ? string.getValue() : ""))
      return tfl::LSTMKernelTypeAttr::get(context, *value);
    return {};
  case tfl::FieldKind::MirrorMode:
    if (auto value =
            tfl::symbolizeMirrorPaddingType(string ? string.getValue() : ""))
      return tfl::MirrorPaddingTypeAttr::get(context, *value);
    return {};
  default:
    return string && is_contained(tfl::enumNames(kind), string.getValue())
               ? attr
               : Attribute();
  }
}

/// The schema's default of an omitted field; null if there is none.
static Attribute defaultOption(const tfl::OptionField &field,
                               MLIRContext *context) {
  Builder builder(context);
  switch (field.kind) {
  case tfl::FieldKind::Bool:
    return builder.getBoolAttr(field.defaultValue != 0);
  case tfl::FieldKind::Int:
    return builder.getI32IntegerAttr(field.defaultValue);
  case tfl::FieldKind::Long:
    return builder.getI64IntegerAttr(field.defaultValue);
  case tfl::FieldKind::Float:
    return builder.getF32FloatAttr(0);
  case tfl::FieldKind::LSTMKernel:
    return tfl::LSTMKernelTypeAttr::get(context, tfl::LSTMKernelType::FULL);
  case tfl::FieldKind::MirrorMode:
    return tfl::MirrorPaddingTypeAttr::get(context,
                                           tfl::MirrorPaddingType::REFLECT);
  default:
    break;
  }
  ArrayRef<StringLiteral> names = tfl::enumNames(field.kind);
  if (field.defaultValue >= 0 &&
      field.defaultValue < static_cast<int64_t>(names.size()))
    return builder.getStringAttr(names[field.defaultValue]);
  return {};
}

/// Accepts "CONV_2D", or "conv_2d" if several ops share one operator.
static const tfl::OpFacts *findBuiltin(StringRef name) {
  if (const tfl::OpFacts *facts = tfl::findOpFacts(("tfl." + name).str()))
    return facts;
  for (const tfl::OpFacts *facts : tfl::allOpFacts())
    if (facts->builtinName == name)
      return facts;
  return nullptr;
}

static const tfl::OptionField *findField(const tfl::OpFacts &facts,
                                         StringRef name) {
  if (facts.options && tfl::findAttribute(facts, name))
    for (const tfl::OptionField &field : facts.options->fields)
      if (field.name == name)
        return &field;
  return nullptr;
}

Operation *PluginMatch::buildBuiltin(const TFuseOp &op,
                                     ArrayRef<Type> results) {
  StringRef name = toString(op.name);
  const tfl::OpFacts *facts = findBuiltin(name);
  if (!facts || facts->numRegions != 0) {
    fail("TFLite has no operator '" + name + "' for plug-ins");
    return nullptr;
  }
  OperationState state(loc, facts->opName);
  SmallVector<Value> operands;
  if (!readOperands(op, /*allowsNone=*/true, operands))
    return nullptr;
  while (operands.size() < facts->operands.size() &&
         facts->operands[operands.size()].isOptional)
    operands.push_back(none());
  state.addOperands(operands);
  state.addTypes(results);
  for (const TFuseNewAttribute &given :
       ArrayRef(op.attributes, op.attributeCount)) {
    StringRef key = toString(given.name);
    const tfl::OptionField *field = findField(*facts, key);
    if (!field) {
      fail("'" + name + "' has no attribute '" + key + "'");
      return nullptr;
    }
    Attribute value = makeAttribute(given, *this, context);
    if (value)
      value = fitOption(value, field->kind);
    if (!value) {
      fail("the attribute '" + key + "' of '" + name +
           "' has another kind or no such value in TFLite");
      return nullptr;
    }
    state.attributes.set(key, value);
  }
  if (facts->options)
    for (const tfl::OptionField &field : facts->options->fields)
      if (!state.attributes.get(field.name) && findField(*facts, field.name))
        if (Attribute value = defaultOption(field, context))
          state.addAttribute(field.name, value);
  if (tfl::findAttribute(*facts, "qtype") && !results.empty())
    state.addAttribute("qtype", TypeAttr::get(results[0]));
  return builderAtEnd().create(state);
}

//===----------------------------------------------------------------------===//
// All ops
//===----------------------------------------------------------------------===//

// The block is detached, so the builder needs the context.
OpBuilder PluginMatch::builderAtEnd() {
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(&block);
  return builder;
}

Value PluginMatch::none() {
  if (!absent) {
    OpBuilder builder(context);
    builder.setInsertionPointToStart(&block);
    absent = tfl::NoValueOp::create(builder, loc, builder.getNoneType(),
                                    builder.getUnitAttr());
  }
  return absent;
}

bool PluginMatch::readOperands(const TFuseOp &op, bool allowsNone,
                               SmallVectorImpl<Value> &operands) {
  for (TFuseValue number : ArrayRef(op.operands, op.operandCount)) {
    Value operand = number == 0 && allowsNone ? none() : value(number);
    if (!operand)
      return false;
    operands.push_back(operand);
  }
  return true;
}

Operation *PluginMatch::buildCustom(const TFuseOp &op, ArrayRef<Type> results) {
  StringRef name = toString(op.name);
  SmallVector<Value> operands;
  if (!readOperands(op, /*allowsNone=*/true, operands))
    return nullptr;
  if (name.empty() || name.contains('\0') || !json::isUTF8(name)) {
    fail("a custom op needs a name in UTF-8");
    return nullptr;
  }
  OpBuilder builder = builderAtEnd();
  StringRef bytes(static_cast<const char *>(op.options), op.optionsSize);
  auto options = tfl::ConstBytesAttr::get(context, bytes);
  if (op.attributeCount != 0) {
    CustomOptions map;
    llvm::StringSet<> keys;
    for (const TFuseNewAttribute &given :
         ArrayRef(op.attributes, op.attributeCount)) {
      StringRef key = toString(given.name);
      Attribute value = makeAttribute(given, *this, context);
      if (key.empty() || key.contains('\0') || !keys.insert(key).second ||
          !value || !map.add(key, value)) {
        fail("the option '" + key + "' of the custom op '" + name +
             "' is duplicate, or cannot be stored in a FlexBuffer");
        return nullptr;
      }
    }
    options = map.finish(context);
  }
  return tfl::CustomOp::create(builder, loc, results, operands, name, options);
}

/// Verifies an op; a verifier error is recorded as an error of the plug-in.
bool PluginMatch::verifyBuilt(Operation *op, StringRef name) {
  std::string words;
  {
    ScopedDiagnosticHandler handler(context, [&](mlir::Diagnostic &diag) {
      if (words.empty())
        words = diag.str();
      return success();
    });
    if (succeeded(mlir::verify(op, /*verifyRecursively=*/false)))
      return true;
  }
  fail("the op '" + name + "' is invalid: " + words);
  return false;
}

Operation *PluginMatch::build(const TFuseOp &op) {
  SmallVector<Type> results;
  for (const TFuseType &wanted : ArrayRef(op.results, op.resultCount)) {
    results.push_back(type(wanted));
    if (!results.back())
      return nullptr;
  }
  Operation *built = nullptr;
  switch (op.kind) {
  case TFUSE_OP_BUILTIN:
    built = buildBuiltin(op, results);
    break;
  case TFUSE_OP_CUSTOM:
    built = buildCustom(op, results);
    break;
  case TFUSE_OP_TENSORFLOW:
    built = buildTensorFlow(op, results);
    break;
  default:
    fail("unknown kind of op: " + Twine(op.kind));
  }
  if (!built || !verifyBuilt(built, toString(op.name)))
    return nullptr;
  return built;
}

TFuseValue PluginMatch::makeConstant(const TFuseType &wanted,
                                     ArrayRef<char> bytes) {
  RankedTensorType type = staticType(wanted);
  if (!type)
    return 0;
  auto element = static_cast<tfl::TensorType>(wanted.element);
  unsigned width =
      element == tfl::TensorType::BOOL ? 8 : tfl::bitWidth(element);
  std::optional<int64_t> size =
      eval::checkedProduct(type.getShape(), width / 8);
  if (width < 8 || !size || *size != static_cast<int64_t>(bytes.size())) {
    fail("a constant of " + Twine(bytes.size()) +
         " bytes does not match the size of its type");
    return 0;
  }
  auto copy = std::make_shared<std::vector<char>>(bytes.begin(), bytes.end());
  eval::HostTensor tensor = eval::HostTensor::view(
      type.getElementType(), type.getShape(), *copy, copy);
  OpBuilder builder = builderAtEnd();
  return numberOf(
      arith::ConstantOp::create(
          builder, loc, cast<TypedAttr>(Attribute(eval::toAttr(tensor, type))))
          .getResult());
}

/// Gives a built value the type of the result it replaces. For composites a
/// more precise type is allowed.
bool PluginMatch::giveType(Value result, Type wanted) {
  Type type = result.getType();
  if (type == wanted)
    return true;
  Type common = tf_type::getCastCompatibleType(type, wanted);
  bool isBuilt =
      result.getDefiningOp() && result.getDefiningOp()->getBlock() == &block;
  if (!common || (!isBuilt && !function)) {
    std::string found, needed;
    raw_string_ostream(found) << type;
    raw_string_ostream(needed) << wanted;
    fail("a result is a " + found + ", but a " + needed + " is required");
    return false;
  }
  if (isBuilt)
    result.setType(function ? common : wanted);
  return true;
}

bool PluginMatch::replace(ArrayRef<TFuseValue> numbers) {
  TypeRange wanted(root ? TypeRange(root->getResultTypes())
                        : func::FuncOp(function->func).getResultTypes());
  if (numbers.size() != wanted.size()) {
    fail(Twine(wanted.size()) +
         " results must be replaced, but the plug-in gives " +
         Twine(numbers.size()) + " values");
    return false;
  }
  SmallVector<Value> results;
  for (auto [number, type] : zip_equal(numbers, wanted)) {
    results.push_back(value(number));
    if (!results.back() || !giveType(results.back(), type))
      return false;
  }
  replacement = std::move(results);
  return true;
}

} // namespace tfuse
