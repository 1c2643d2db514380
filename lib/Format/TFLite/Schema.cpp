//===- Schema.cpp - the TFLite schema as data -----------------------------===//
//
// The tables of Schema.def, and the options tables, which come from the op
// definitions.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/TFLite/Schema.h"

#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <array>

using llvm::ArrayRef;
using llvm::StringRef;

namespace tfuse::tfl::schema {

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

namespace {
/// A field and its table.
struct Row {
  Type table;
  Field field;
};
} // namespace

static constexpr Row rows[] = {
#define TFUSE_TABLE(table)
#define TFUSE_FIELD(table, field, id, kind, value, of)                         \
  {Type::table, {#field, id, Kind::kind, value, Type::of}},
#include "tfuse/Format/TFLite/Schema.def"
};

static constexpr llvm::StringLiteral typeNames[] = {
    "None",
#define TFUSE_TABLE(table) #table,
#define TFUSE_FIELD(table, field, id, kind, value, of)
#include "tfuse/Format/TFLite/Schema.def"
    "QuantizationDetails", "SparseIndexVector", "BuiltinOptions",
    "BuiltinOptions2"};

constexpr size_t kTypeCount = std::size(typeNames);

/// The fields of each table, in the order of its rows.
static std::array<llvm::SmallVector<Field, 16>, kTypeCount> groupRows() {
  std::array<llvm::SmallVector<Field, 16>, kTypeCount> tables;
  for (const Row &row : rows)
    tables[static_cast<size_t>(row.table)].push_back(row.field);
  return tables;
}

ArrayRef<Field> fieldsOf(Type table) {
  static const auto tables = groupRows();
  return tables[static_cast<size_t>(table)];
}

StringRef nameOf(Type type) { return typeNames[static_cast<size_t>(type)]; }

//===----------------------------------------------------------------------===//
// Unions
//===----------------------------------------------------------------------===//

/// Maps the kind of a field of an options table.
static Kind kindOf(FieldKind kind) {
  switch (kind) {
  case FieldKind::Bool:
    return Kind::Bool;
  case FieldKind::Int:
  case FieldKind::RegionSubgraph:
  case FieldKind::SymbolSubgraph:
    return Kind::Int;
  case FieldKind::Long:
    return Kind::Long;
  case FieldKind::Float:
    return Kind::Float;
  case FieldKind::IntVector:
    return Kind::IntVector;
  case FieldKind::FloatVector:
    return Kind::FloatVector;
  case FieldKind::String:
    return Kind::String;
  case FieldKind::Activation:
    return Kind::Activation;
  case FieldKind::Padding:
    return Kind::Padding;
  case FieldKind::WeightsFormat:
    return Kind::WeightsFormat;
  case FieldKind::LSTMKernel:
    return Kind::LSTMKernel;
  case FieldKind::MirrorMode:
    return Kind::MirrorMode;
  case FieldKind::Type:
  case FieldKind::ResultType:
    return Kind::TensorType;
  }
  llvm_unreachable("covered switch");
}

namespace {
/// One member of a union of options tables.
struct OptionsMember {
  llvm::StringLiteral name = "";
  llvm::SmallVector<Field, 8> fields;
};
} // namespace

static std::array<llvm::SmallVector<OptionsMember, 128>, 2> collectOptions() {
  std::array<llvm::SmallVector<OptionsMember, 128>, 2> unions;
  auto add = [&unions](const OptionsTable *table) {
    if (!table)
      return;
    auto &members = unions[table->unionNumber - 1];
    if (members.size() <= table->tag)
      members.resize(table->tag + 1);
    OptionsMember &member = members[table->tag];
    if (!member.name.empty())
      return;
    member.name = table->name;
    for (const OptionField &field : table->fields)
      member.fields.push_back({field.name, field.id, kindOf(field.kind),
                               field.defaultValue, Type::None});
  };
  for (const OpFacts *facts : allOpFacts()) {
    add(facts->options);
    add(facts->legacyOptions);
  }
  return unions;
}

static const OptionsMember *findOptions(Type unionType, unsigned tag) {
  static const auto unions = collectOptions();
  const auto &members = unions[unionType == Type::BuiltinOptions2];
  return tag < members.size() ? &members[tag] : nullptr;
}

/// The tables of unions other than options.
static Type unionMember(Type unionType, unsigned tag) {
  static constexpr Type details[] = {Type::None, Type::CustomQuantization,
                                     Type::BlockwiseQuantization};
  static constexpr Type vectors[] = {Type::None, Type::Int32Vector,
                                     Type::Uint16Vector, Type::Uint8Vector};
  ArrayRef<Type> members;
  if (unionType == Type::QuantizationDetails)
    members = details;
  else if (unionType == Type::SparseIndexVector)
    members = vectors;
  return tag < members.size() ? members[tag] : Type::None;
}

static bool isOfOptions(Type unionType) {
  return unionType == Type::BuiltinOptions ||
         unionType == Type::BuiltinOptions2;
}

ArrayRef<Field> unionFields(Type unionType, unsigned tag) {
  if (!isOfOptions(unionType))
    return fieldsOf(unionMember(unionType, tag));
  const OptionsMember *member = findOptions(unionType, tag);
  return member ? ArrayRef<Field>(member->fields) : ArrayRef<Field>();
}

StringRef unionTagName(Type unionType, unsigned tag) {
  if (tag == 0)
    return "NONE";
  if (!isOfOptions(unionType)) {
    Type member = unionMember(unionType, tag);
    return member == Type::None ? "" : nameOf(member);
  }
  const OptionsMember *member = findOptions(unionType, tag);
  return member ? StringRef(member->name) : StringRef();
}

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

StringRef enumName(Kind kind, int64_t value) {
  static constexpr llvm::StringLiteral dimensions[] = {"DENSE", "SPARSE_CSR"};
  static constexpr llvm::StringLiteral kernels[] = {"FULL", "BASIC"};
  static constexpr llvm::StringLiteral modes[] = {"REFLECT", "SYMMETRIC"};
  if (kind == Kind::TensorType)
    return value >= 0 && value <= kLastTensorType
               ? tensorTypeName(static_cast<TensorType>(value))
               : "";
  if (kind == Kind::BuiltinOperator)
    return builtinOperatorName(value);
  ArrayRef<llvm::StringLiteral> names;
  if (kind == Kind::Activation)
    names = enumNames(FieldKind::Activation);
  else if (kind == Kind::Padding)
    names = enumNames(FieldKind::Padding);
  else if (kind == Kind::WeightsFormat)
    names = enumNames(FieldKind::WeightsFormat);
  else if (kind == Kind::DimensionType)
    names = dimensions;
  else if (kind == Kind::LSTMKernel)
    names = kernels;
  else if (kind == Kind::MirrorMode)
    names = modes;
  return value >= 0 && value < static_cast<int64_t>(names.size())
             ? StringRef(names[value])
             : StringRef();
}

unsigned scalarSize(Kind kind) {
  switch (kind) {
  case Kind::Bool:
  case Kind::Byte:
  case Kind::TensorType:
  case Kind::DimensionType:
  case Kind::Activation:
  case Kind::Padding:
  case Kind::WeightsFormat:
  case Kind::LSTMKernel:
  case Kind::MirrorMode:
  case Kind::UnionTag:
    return 1;
  case Kind::Int:
  case Kind::UInt:
  case Kind::Float:
  case Kind::BuiltinOperator:
    return 4;
  case Kind::Long:
  case Kind::ULong:
    return 8;
  default:
    return 0;
  }
}

unsigned elementSize(Kind kind) {
  switch (kind) {
  case Kind::BoolVector:
  case Kind::UByteVector:
    return 1;
  case Kind::UShortVector:
    return 2;
  case Kind::IntVector:
  case Kind::FloatVector:
  case Kind::TableVector:
    return 4;
  case Kind::LongVector:
    return 8;
  default:
    return 0;
  }
}

} // namespace tfuse::tfl::schema
