//===- OpFactsGen.cpp - C++ tables of the facts of all operators ----------===//
//
// Turns the fields of TFL_Op records into the constants that OpFacts.h
// declares: one OpFacts per op, shared options tables, and one function per op
// that evaluates its version rules.
//
//===----------------------------------------------------------------------===//

#include "Generators.h"

#include "mlir/TableGen/Operator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/TableGenBackend.h"
#include <map>

using namespace llvm;
using mlir::tblgen::Operator;

namespace {

/// Writes the tables of one run.
class FactsWriter {
public:
  FactsWriter(raw_ostream &os, const RecordKeeper &records)
      : os(os), records(records), defs(tfuse::tblgen::operatorDefs(records)) {}

  void write();

private:
  void writeOptionsTables();
  void writeOp(const Record &def);
  void writeVersions(const Record &def, StringRef cls);
  void writeRuntimeChecks(const Record &def, StringRef cls);
  void writeValues(const Operator &op, StringRef cls, StringRef what);
  void writeAttributes(const Operator &op, StringRef cls);
  void writeQuantization(const Record &def, StringRef cls);
  void writeInts(StringRef name, const std::vector<int64_t> &values);
  void writeStrings(StringRef name, const std::vector<StringRef> &values);
  void writeFacts(const Record &def, const Operator &op, StringRef cls);

  raw_ostream &os;
  const RecordKeeper &records;
  std::vector<const Record *> defs;
};

} // namespace

static std::string quoted(StringRef text) {
  std::string result;
  raw_string_ostream stream(result);
  stream << '"';
  printEscapedString(text, stream);
  stream << '"';
  return result;
}

/// The enumerator of ElementKind for an element type's record.
static StringRef kindName(const Record &type) {
  StringRef name = type.getName();
  name.consume_front("TFL_");
  return name;
}

/// The bits of the kinds that a constraint's kernels take, as C++.
static std::string kindBits(const Record &constraint) {
  if (!constraint.getValueAsBit("checkElements"))
    return "0";
  std::vector<std::string> bits;
  for (const Record *type : constraint.getValueAsListOfDefs("kernelTypes"))
    bits.push_back(("kindBit(ElementKind::" + kindName(*type) + ")").str());
  return join(bits, " | ");
}

std::vector<const Record *>
tfuse::tblgen::operatorDefs(const RecordKeeper &records) {
  std::vector<const Record *> defs = records.getAllDerivedDefinitions("TFL_Op");
  llvm::sort(defs, [](const Record *a, const Record *b) {
    return a->getValueAsString("opName") < b->getValueAsString("opName");
  });
  for (const Record *def : defs)
    if (def->isValueUnset("builtin"))
      PrintFatalError(def->getLoc(), "an operator needs a builtin code");
  return defs;
}

void FactsWriter::write() {
  emitSourceFileHeader("Facts of the TFLite operators", os);
  os << "namespace {\n";
  writeOptionsTables();
  os << "} // namespace\n\n";
  for (const Record *def : defs)
    writeOp(*def);
  os << "static const OpFacts *const opFactsByName[] = {\n";
  for (const Record *def : defs)
    os << "    &" << Operator(*def).getCppClassName() << "::getFacts(),\n";
  os << "};\n";
}

void FactsWriter::writeOptionsTables() {
  for (const Record *table : records.getAllDerivedDefinitions("TFL_Options")) {
    StringRef name = table->getValueAsString("name");
    std::vector<const Record *> fields = table->getValueAsListOfDefs("fields");
    if (!fields.empty())
      os << formatv("constexpr OptionField fieldsOf{0}[] = {{\n", name);
    for (const Record *field : fields)
      os << formatv("    {{{0}, FieldKind::{1}, \"{2}\", {3}, {4}},\n",
                    field->getValueAsInt("id"), field->getValueAsString("kind"),
                    field->getValueAsString("name"),
                    field->getValueAsString("defaultValue"),
                    field->getValueAsInt("source"));
    if (!fields.empty())
      os << "};\n";
    os << formatv("constexpr OptionsTable optionsTable{0} = {{\n"
                  "    \"{0}\", {1}, {2}, {3}};\n\n",
                  name, table->getValueAsInt("tag"),
                  table->getValueAsInt("unionNumber"),
                  fields.empty() ? "{}" : ("fieldsOf" + name).str());
  }
}

void FactsWriter::writeInts(StringRef name,
                            const std::vector<int64_t> &values) {
  if (values.empty())
    return;
  os << "  static constexpr int " << name << "[] = {";
  interleaveComma(values, os);
  os << "};\n";
}

void FactsWriter::writeStrings(StringRef name,
                               const std::vector<StringRef> &values) {
  if (values.empty())
    return;
  os << "  static constexpr StringLiteral " << name << "[] = {";
  interleaveComma(values, os, [&](StringRef value) { os << quoted(value); });
  os << "};\n";
}

void FactsWriter::writeVersions(const Record &def, StringRef cls) {
  std::vector<const Record *> rules = def.getValueAsListOfDefs("versions");
  if (rules.empty())
    PrintFatalError(def.getLoc(), "an operator needs version rules");
  os << formatv("static int versionOf{0}([[maybe_unused]] const OpSignature "
                "&op) {{\n",
                cls);
  bool isTotal = false;
  for (const Record *rule : rules) {
    StringRef cond = rule->getValueAsDef("when")->getValueAsString("cond");
    if (isTotal)
      PrintFatalError(rule->getLoc(), "this version rule is never reached");
    isTotal = cond == "true";
    if (!isTotal)
      os << "  if (" << cond << ")\n  ";
    os << "  return " << rule->getValueAsInt("version") << ";\n";
  }
  if (!isTotal)
    PrintFatalError(def.getLoc(), "the last version rule needs a condition");
  os << "}\n";

  // A version may have several rules; its release must be one.
  std::map<int64_t, StringRef> releases;
  for (const Record *rule : rules) {
    StringRef release = rule->getValueAsString("runtime");
    auto [it, isNew] =
        releases.try_emplace(rule->getValueAsInt("version"), release);
    if (!isNew && it->second != release)
      PrintFatalError(rule->getLoc(), "two releases for one version");
  }
  os << formatv("static constexpr VersionRelease releasesOf{0}[] = {{\n", cls);
  for (auto [version, release] : releases)
    os << formatv("    {{{0}, \"{1}\"},\n", version, release);
  os << "};\n";
}

void FactsWriter::writeRuntimeChecks(const Record &def, StringRef cls) {
  std::vector<const Record *> checks =
      def.getValueAsListOfDefs("runtimeChecks");
  if (checks.empty())
    return;
  os << formatv("static const RuntimeCheck checksOf{0}[] = {{\n", cls);
  for (const Record *check : checks)
    os << formatv("    {{{0},\n     [](mlir::Operation *op) -> bool {{ return "
                  "{1}; }},\n",
                  quoted(check->getValueAsString("message")),
                  check->getValueAsString("cond"));
  os << "};\n";
}

void FactsWriter::writeValues(const Operator &op, StringRef cls,
                              StringRef what) {
  bool isOperands = what == "operands";
  int count = isOperands ? op.getNumOperands() : op.getNumResults();
  if (count == 0)
    return;
  os << formatv("static constexpr ValueFacts {0}Of{1}[] = {{\n", what, cls);
  for (int i = 0; i < count; ++i) {
    const auto &value = isOperands ? op.getOperand(i) : op.getResult(i);
    const Record &constraint = value.constraint.getDef();
    bool listsKernels = constraint.isSubClassOf("TFL_KernelTypes");
    bool isOptional = constraint.isSubClassOf("TFL_OptionalTensor") ||
                      constraint.isSubClassOf("TFL_OptionalVector");
    os << formatv("    {{\"{0}\", {1}, {2}, {3}, {4}, {5}},\n", value.name,
                  value.isVariadic(), isOptional,
                  listsKernels ? kindBits(constraint) : "0",
                  listsKernels ? constraint.getValueAsInt("kernelRank") : -1,
                  quoted(listsKernels
                             ? constraint.getValueAsString("kernelDescription")
                             : value.constraint.getSummary()));
  }
  os << "};\n";
}

/// The default of an absent attribute, as fields of AttributeFacts.
static std::string defaultOf(const mlir::tblgen::NamedAttribute &named,
                             const Record &def) {
  if (!named.attr.hasDefaultValue())
    return "\"\", 0";
  StringRef value = named.attr.getDefaultValue();
  StringRef storage = named.attr.getStorageType();
  if (storage.contains("StringAttr"))
    return value.str() + ", 0";
  if (storage.contains("FloatAttr")) {
    if (value != "0.0f")
      PrintFatalError(def.getLoc(), "floats have the default zero");
    return "\"\", 0";
  }
  if (storage.contains("ArrayAttr"))
    return "\"\", 0";
  return formatv("\"\", static_cast<int64_t>({0})", value);
}

void FactsWriter::writeAttributes(const Operator &op, StringRef cls) {
  std::vector<std::string> rows;
  for (const mlir::tblgen::NamedAttribute &named : op.getAttributes())
    if (!named.attr.isDerivedAttr())
      rows.push_back(formatv("    {{{0}, {1}},\n", quoted(named.name),
                             defaultOf(named, op.getDef())));
  if (!rows.empty())
    os << formatv("static constexpr AttributeFacts attributesOf{0}[] = "
                  "{{\n{1}};\n",
                  cls, join(rows, ""));
}

void FactsWriter::writeQuantization(const Record &def, StringRef cls) {
  std::vector<const Record *> ranges = def.getValueAsListOfDefs("fixedRanges");
  if (ranges.empty())
    return;
  os << "  static constexpr FixedRange ranges[] = {";
  interleaveComma(ranges, os, [&](const Record *range) {
    os << formatv("{{{0}, {1}, {2}}", range->getValueAsInt("width"),
                  range->getValueAsInt("scaleLog2"),
                  range->getValueAsInt("zeroPoint"));
  });
  os << "};\n";
}

void FactsWriter::writeOp(const Record &def) {
  Operator op(def);
  std::string cls = op.getCppClassName().str();
  os << "// " << op.getOperationName() << "\n";
  writeVersions(def, cls);
  writeRuntimeChecks(def, cls);
  writeValues(op, cls, "operands");
  writeValues(op, cls, "results");
  writeAttributes(op, cls);
  os << formatv("const OpFacts &{0}::getFacts() {{\n", cls);
  writeInts("stateful", def.getValueAsListOfInts("stateful"));
  writeStrings("intermediates", def.getValueAsListOfStrings("intermediates"));
  writeInts("weights", def.getValueAsListOfInts("weights"));
  writeInts("biasScales", def.getValueAsListOfInts("biasScales"));
  writeQuantization(def, cls);
  writeFacts(def, op, cls);
  os << "  return facts;\n}\n\n";
}

void FactsWriter::writeFacts(const Record &def, const Operator &op,
                             StringRef cls) {
  auto listIf = [](bool hasAny, const Twine &name) {
    return hasAny ? name.str() : std::string("{}");
  };
  const Record *builtin = def.getValueAsDef("builtin");
  auto tableOf = [&](StringRef field) {
    if (def.isValueUnset(field))
      return std::string("nullptr");
    const Record *table = def.getValueAsDef(field);
    return ("&optionsTable" + table->getValueAsString("name")).str();
  };
  bool hasAttributes = llvm::any_of(op.getAttributes(), [](const auto &named) {
    return !named.attr.isDerivedAttr();
  });

  os << "  static const OpFacts facts = {\n";
  os << formatv("      \"{0}\", \"{1}\", {2}, {3}, {4},\n",
                op.getOperationName(), builtin->getValueAsString("name"),
                builtin->getValueAsInt("value"), tableOf("options"),
                tableOf("legacyOptions"));
  os << formatv("      versionOf{0}, releasesOf{0},\n", cls);
  os << formatv(
      "      {0}, {1}, {2}, {3},\n",
      listIf(!def.getValueAsListOfInts("stateful").empty(), "stateful"),
      def.getValueAsBit("hasIntermediates"),
      listIf(!def.getValueAsListOfStrings("intermediates").empty(),
             "intermediates"),
      def.getValueAsBit("omitsAbsentLast"));
  os << formatv(
      "      {{{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}, {9}},\n",
      def.getValueAsBit("quantizable"), def.getValueAsBit("sameScales"),
      def.getValueAsBit("freeUint8Scales"), def.getValueAsBit("dynamicRange"),
      listIf(!def.getValueAsListOfInts("weights").empty(), "weights"),
      def.getValueAsBit("narrowWeights"), def.getValueAsInt("channelAxis"),
      def.getValueAsInt("bias"),
      listIf(!def.getValueAsListOfInts("biasScales").empty(), "biasScales"),
      listIf(!def.getValueAsListOfDefs("fixedRanges").empty(), "ranges"));
  os << formatv("      {0}, {1},\n      {2}, {3}, {4}};\n",
                listIf(op.getNumOperands() != 0, "operandsOf" + cls),
                listIf(op.getNumResults() != 0, "resultsOf" + cls),
                listIf(hasAttributes, "attributesOf" + cls), op.getNumRegions(),
                listIf(!def.getValueAsListOfDefs("runtimeChecks").empty(),
                       "checksOf" + cls));
}

bool tfuse::tblgen::genOpFacts(raw_ostream &os, const RecordKeeper &records) {
  FactsWriter(os, records).write();
  return false;
}
