//===- PrintModel.cpp - a FlatBuffer as text ------------------------------===//
//
// Prints the tables of a model as the schema describes them.
//
//===----------------------------------------------------------------------===//

#include "ModelView.h"

#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "llvm/Support/Format.h"

using llvm::ArrayRef;
using llvm::Error;
using namespace tfuse::tfl;
using namespace tfuse::tfl::schema;

namespace {
class ModelPrinter {
public:
  explicit ModelPrinter(llvm::raw_ostream &os) : os(os) {}

  void printTable(TableView table, ArrayRef<Field> fields);

private:
  void printField(TableView table, ArrayRef<Field> fields, const Field &field);
  void printScalar(TableView table, const Field &field);
  void printTables(TableView table, const Field &field);
  template <typename T> void printNumbers(ArrayRef<T> numbers);
  void printString(llvm::StringRef text);
  llvm::raw_ostream &indent() { return os.indent(2 * depth); }

  llvm::raw_ostream &os;
  unsigned depth = 0;
};
} // namespace

void ModelPrinter::printString(llvm::StringRef text) {
  os << '"';
  for (unsigned char c : text) {
    if (c == '"' || c == '\\')
      os << '\\' << c;
    else if (c < 0x20)
      os << llvm::format("\\u%04X", c);
    else
      os << c;
  }
  os << '"';
}

/// Prints six decimals without trailing zeros, but at least one.
static std::string formatFloat(float value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.6f", value);
  size_t last = text.find_last_not_of('0');
  if (text.find('.') != std::string::npos)
    text.resize(last + (text[last] == '.' ? 2 : 1));
  return text;
}

template <typename T> void ModelPrinter::printNumbers(ArrayRef<T> numbers) {
  os << "[ ";
  llvm::interleave(
      numbers,
      [&](T number) {
        if constexpr (std::is_floating_point_v<T>)
          os << formatFloat(number);
        else
          os << static_cast<int64_t>(number);
      },
      [&] { os << ", "; });
  os << " ]";
}

/// Returns the value of an integer scalar.
static int64_t integerOf(TableView table, const Field &field) {
  switch (scalarSize(field.kind)) {
  case 1:
    return field.kind == Kind::UnionTag ? table.scalar<uint8_t>(field.id)
                                        : table.scalar<int8_t>(field.id);
  case 4:
    return field.kind == Kind::UInt
               ? static_cast<int64_t>(table.scalar<uint32_t>(field.id))
               : table.scalar<int32_t>(field.id);
  default:
    return table.scalar<int64_t>(field.id);
  }
}

void ModelPrinter::printScalar(TableView table, const Field &field) {
  if (field.kind == Kind::Float) {
    os << formatFloat(table.scalar<float>(field.id));
    return;
  }
  int64_t value = integerOf(table, field);
  if (field.kind == Kind::Bool) {
    os << (value ? "true" : "false");
    return;
  }
  llvm::StringRef name = field.kind == Kind::UnionTag
                             ? unionTagName(field.of, value)
                             : enumName(field.kind, value);
  if (!name.empty())
    os << name;
  else if (field.kind == Kind::ULong)
    os << static_cast<uint64_t>(value);
  else
    os << value;
}

void ModelPrinter::printTables(TableView table, const Field &field) {
  os << "[ ";
  for (size_t i = 0, e = table.count(field.id); i < e; ++i) {
    if (i != 0)
      os << ", ";
    printTable(table.at(field.id, i), fieldsOf(field.of));
  }
  os << " ]";
}

void ModelPrinter::printField(TableView table, ArrayRef<Field> fields,
                              const Field &field) {
  switch (field.kind) {
  case Kind::String:
    return printString(table.string(field.id));
  case Kind::Table:
    return printTable(table.child(field.id), fieldsOf(field.of));
  case Kind::Union:
    // The preceding field holds the type of the union.
    return printTable(
        table.child(field.id),
        unionFields(field.of, table.scalar<uint8_t>(field.id - 1)));
  case Kind::TableVector:
    return printTables(table, field);
  case Kind::BoolVector:
  case Kind::UByteVector:
    return printNumbers(table.vector<uint8_t>(field.id));
  case Kind::UShortVector:
    return printNumbers(table.vector<uint16_t>(field.id));
  case Kind::IntVector:
    return printNumbers(table.vector<int32_t>(field.id));
  case Kind::LongVector:
    return printNumbers(table.vector<int64_t>(field.id));
  case Kind::FloatVector:
    return printNumbers(table.vector<float>(field.id));
  default:
    return printScalar(table, field);
  }
}

void ModelPrinter::printTable(TableView table, ArrayRef<Field> fields) {
  os << "{\n";
  ++depth;
  bool isFirst = true;
  for (const Field &field : fields) {
    if (!table.has(field.id))
      continue;
    if (!isFirst)
      os << ",\n";
    isFirst = false;
    indent() << field.name << ": ";
    printField(table, fields, field);
  }
  --depth;
  os << '\n';
  indent() << '}';
}

Error tfuse::printTFLite(const MappedFile &file, llvm::raw_ostream &os) {
  if (Error error = verifyModel(file))
    return error;
  TableView root(flatbuffers::GetRoot<flatbuffers::Table>(file.bytes().data()));
  ModelPrinter(os).printTable(root, fieldsOf(Type::Model));
  os << '\n';
  return Error::success();
}
