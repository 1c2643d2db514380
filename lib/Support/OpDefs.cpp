//===- OpDefs.cpp - The definitions of TensorFlow ops ---------------------===//

#include "tfuse/Support/OpDefs.h"
#include "OpTables.h"
#include "llvm/ADT/StringSwitch.h"
#include <string_view>

using namespace tfuse;
using namespace tfuse::optables;
using llvm::ArrayRef;
using llvm::Expected;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// The builtin tables
//===----------------------------------------------------------------------===//

namespace {

/// Whether DataType.h agrees with TensorFlow on a type. The generated tables
/// assert this for every type.
constexpr bool isDataType(int wanted, std::string_view wantedName,
                          std::string_view wantedPythonName,
                          unsigned wantedBytes) {
#define TFUSE_DATA_TYPE(id, number, name, pythonName, bytes, bits)             \
  if (number == wanted)                                                        \
    return wantedName == "DT_" name && wantedPythonName == pythonName &&       \
           wantedBytes == bytes;
  TFUSE_FOR_EACH_DATA_TYPE(TFUSE_DATA_TYPE)
#undef TFUSE_DATA_TYPE
  return false;
}

#include "OpTable.inc"

constexpr Tables tablesOf(const OpRecord *ops) {
  return {kStrings, ops,    kArgs,  kAttrs,  kStringLists, kInts,
          kFloats,  kBools, kTypes, kShapes, kTensors};
}
constexpr Tables kBuiltin = tablesOf(kOps);
constexpr Tables kExtra = tablesOf(kExtraOps);

class BuiltinRegistry final : public OpRegistry {
public:
  constexpr BuiltinRegistry() = default;

  std::optional<OpDefView> lookup(StringRef name) const override {
    const OpRecord *op =
        llvm::lower_bound(kOps, name, [](const OpRecord &op, StringRef name) {
          return kBuiltin.text(op.name) < name;
        });
    if (op == std::end(kOps) || kBuiltin.text(op->name) != name)
      return std::nullopt;
    return OpDefView(&kBuiltin, op);
  }
};

constinit const BuiltinRegistry builtinRegistry;

} // namespace

const OpRegistry &OpRegistry::builtin() { return builtinRegistry; }

OpDefList tfuse::builtinOps() {
  return OpDefList(&kBuiltin, 0, std::size(kOps));
}

OpDefList tfuse::extraOps() {
  return OpDefList(&kExtra, 0, std::size(kExtraOps));
}

StringRef tfuse::builtinTensorFlowVersion() { return kTensorFlowVersion; }

//===----------------------------------------------------------------------===//
// Reading one entry
//===----------------------------------------------------------------------===//

static ShapeView shapeOf(const Tables *tables, ShapeRecord shape) {
  if (shape.rank < 0)
    return {};
  return {true, ArrayRef(tables->ints + shape.firstDim, shape.rank)};
}

StringRef StringList::dereference(const Tables *tables, ptrdiff_t index) {
  return tables->text(tables->stringLists[index]);
}

ShapeView ShapeList::dereference(const Tables *tables, ptrdiff_t index) {
  return shapeOf(tables, tables->shapes[index]);
}

TensorView TensorList::dereference(const Tables *tables, ptrdiff_t index) {
  const TensorRecord &tensor = tables->tensors[index];
  return {tensor.type, shapeOf(tables, tensor.shape),
          tables->text(tensor.content),
          StringList(tables, tensor.strings.first, tensor.strings.count)};
}

ArgView ArgList::dereference(const Tables *tables, ptrdiff_t index) {
  const ArgRecord &arg = tables->args[index];
  return {tables->text(arg.name),
          tables->text(arg.typeAttr),
          tables->text(arg.numberAttr),
          tables->text(arg.typeListAttr),
          arg.fixedType,
          arg.isRef};
}

AttrView AttrList::dereference(const Tables *tables, ptrdiff_t index) {
  return AttrView(tables, &tables->attrs[index]);
}

OpDefView OpDefList::dereference(const Tables *tables, ptrdiff_t index) {
  return OpDefView(tables, &tables->ops[index]);
}

//===----------------------------------------------------------------------===//
// AttrType, AttrView
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kAttrTypeNames[] = {
    "string",       "int",         "float",        "bool",
    "type",         "shape",       "tensor",       "func",
    "list(string)", "list(int)",   "list(float)",  "list(bool)",
    "list(type)",   "list(shape)", "list(tensor)", "list(func)"};

StringRef tfuse::attrTypeName(AttrType type) {
  return kAttrTypeNames[unsigned(type)];
}

std::optional<AttrType> tfuse::parseAttrType(StringRef name) {
  const auto *found = llvm::find(kAttrTypeNames, name);
  if (found == std::end(kAttrTypeNames))
    return std::nullopt;
  return AttrType(found - std::begin(kAttrTypeNames));
}

StringRef AttrView::name() const { return tables->text(record->name); }

AttrType AttrView::type() const { return record->type; }

std::optional<int64_t> AttrView::minimum() const {
  if (!record->hasMinimum)
    return std::nullopt;
  return record->minimum;
}

ArrayRef<DataType> AttrView::allowedTypes() const {
  if (elementType(record->type) != AttrType::Type)
    return {};
  return ArrayRef(tables->types + record->allowed.first, record->allowed.count);
}

StringList AttrView::allowedStrings() const {
  bool isString = elementType(record->type) == AttrType::String;
  return StringList(tables, record->allowed.first,
                    isString ? record->allowed.count : 0);
}

bool AttrView::hasDefault() const { return record->hasDefault; }

/// Must be checked before a default is read, because its slice indexes the
/// array of the attribute's type.
bool AttrView::hasDefault(AttrType wanted) const {
  return record->hasDefault && record->type == wanted;
}

/// Defines the two accessors of one element type. `defaultValue` of a scalar
/// has one element.
#define TFUSE_DEFAULT_ACCESSORS(Type, T, array)                                \
  std::optional<T> AttrView::default##Type() const {                           \
    if (!hasDefault(AttrType::Type))                                           \
      return std::nullopt;                                                     \
    return tables->array[record->defaultValue.first];                          \
  }                                                                            \
  std::optional<ArrayRef<T>> AttrView::default##Type##s() const {              \
    if (!hasDefault(AttrType::List##Type))                                     \
      return std::nullopt;                                                     \
    return ArrayRef(tables->array + record->defaultValue.first,                \
                    record->defaultValue.count);                               \
  }
TFUSE_DEFAULT_ACCESSORS(Int, int64_t, ints)
TFUSE_DEFAULT_ACCESSORS(Float, float, floats)
TFUSE_DEFAULT_ACCESSORS(Bool, bool, bools)
TFUSE_DEFAULT_ACCESSORS(Type, DataType, types)
#undef TFUSE_DEFAULT_ACCESSORS

/// The same for the types that are read through a range.
#define TFUSE_DEFAULT_ACCESSORS(Type, T, Range)                                \
  std::optional<T> AttrView::default##Type() const {                           \
    if (!hasDefault(AttrType::Type))                                           \
      return std::nullopt;                                                     \
    return Range::dereference(tables, record->defaultValue.first);             \
  }                                                                            \
  std::optional<Range> AttrView::default##Type##s() const {                    \
    if (!hasDefault(AttrType::List##Type))                                     \
      return std::nullopt;                                                     \
    return Range(tables, record->defaultValue.first,                           \
                 record->defaultValue.count);                                  \
  }
TFUSE_DEFAULT_ACCESSORS(String, StringRef, StringList)
TFUSE_DEFAULT_ACCESSORS(Func, StringRef, StringList)
TFUSE_DEFAULT_ACCESSORS(Shape, ShapeView, ShapeList)
TFUSE_DEFAULT_ACCESSORS(Tensor, TensorView, TensorList)
#undef TFUSE_DEFAULT_ACCESSORS

//===----------------------------------------------------------------------===//
// OpDefView
//===----------------------------------------------------------------------===//

StringRef OpDefView::name() const { return tables->text(record->name); }

ArgList OpDefView::inputs() const {
  return ArgList(tables, record->inputs.first, record->inputs.count);
}

ArgList OpDefView::outputs() const {
  return ArgList(tables, record->outputs.first, record->outputs.count);
}

AttrList OpDefView::attrs() const {
  return AttrList(tables, record->attrs.first, record->attrs.count);
}

StringList OpDefView::controlOutputs() const {
  return StringList(tables, record->controlOutputs.first,
                    record->controlOutputs.count);
}

static std::optional<ArgView> findArg(ArgList args, StringRef name) {
  for (ArgView arg : args)
    if (arg.name == name)
      return arg;
  return std::nullopt;
}

std::optional<ArgView> OpDefView::input(StringRef name) const {
  return findArg(inputs(), name);
}

std::optional<ArgView> OpDefView::output(StringRef name) const {
  return findArg(outputs(), name);
}

std::optional<AttrView> OpDefView::attr(StringRef name) const {
  for (AttrView attr : attrs())
    if (attr.name() == name)
      return attr;
  return std::nullopt;
}

bool OpDefView::isStateful() const { return record->flags & Stateful; }

bool OpDefView::isCommutative() const { return record->flags & Commutative; }

bool OpDefView::isAggregate() const { return record->flags & Aggregate; }

bool OpDefView::allowsUninitializedInput() const {
  return record->flags & AllowsUninitializedInput;
}

bool OpDefView::isDistributedCommunication() const {
  return record->flags & DistributedCommunication;
}

int OpDefView::deprecationVersion() const { return record->deprecationVersion; }

//===----------------------------------------------------------------------===//
// Operand and result ranges
//===----------------------------------------------------------------------===//

/// The default number of tensors of a list argument, if its attribute has a
/// default.
static std::optional<int64_t> defaultCount(OpDefView op, StringRef attrName) {
  std::optional<AttrView> attr = op.attr(attrName);
  if (!attr)
    return std::nullopt;
  if (std::optional<ArrayRef<DataType>> types = attr->defaultTypes())
    return types->size();
  return attr->defaultInt();
}

static Expected<ArgRanges> argRanges(OpDefView op, ArgList args,
                                     StringRef values, unsigned numValues,
                                     AttrCount attrCount) {
  ArgRanges ranges;
  unsigned start = 0;
  for (ArgView arg : args) {
    int64_t size = 1;
    if (arg.isList()) {
      StringRef attr =
          arg.typeListAttr.empty() ? arg.numberAttr : arg.typeListAttr;
      std::optional<int64_t> count = attrCount(attr);
      if (!count)
        count = defaultCount(op, attr);
      if (!count)
        return llvm::createStringError("op '" + op.name() +
                                       "' lacks attribute '" + attr +
                                       "', the size of '" + arg.name + "'");
      if (*count < 0)
        return llvm::createStringError(
            "op '" + op.name() + "' has " + llvm::Twine(*count) +
            " as attribute '" + attr + "', the size of '" + arg.name + "'");
      size = *count;
    }
    // The sizes come from files: compare before adding, to prevent overflow.
    if (size > int64_t(numValues - start))
      return llvm::createStringError(
          "op '" + op.name() + "' has too few " + values + " (" +
          llvm::Twine(numValues) + "): '" + arg.name + "' takes " +
          llvm::Twine(size) + " from number " + llvm::Twine(start));
    ranges.emplace_back(start, unsigned(size));
    start += unsigned(size);
  }
  if (start != numValues)
    return llvm::createStringError(
        "op '" + op.name() + "' has " + llvm::Twine(numValues) + " " + values +
        ", but its definition has " + llvm::Twine(start));
  return ranges;
}

Expected<ArgRanges> tfuse::operandRanges(OpDefView op, unsigned numOperands,
                                         AttrCount attrCount) {
  return argRanges(op, op.inputs(), "operands", numOperands, attrCount);
}

Expected<ArgRanges> tfuse::resultRanges(OpDefView op, unsigned numResults,
                                        AttrCount attrCount) {
  return argRanges(op, op.outputs(), "results", numResults, attrCount);
}
