//===- OpDocsGen.cpp - the op reference -----------------------------------===//
//
// Writes a page of Markdown: each op of the dialect with its operands,
// attributes, results, and, for operators, what the runtime needs.
//
//===----------------------------------------------------------------------===//

#include "Generators.h"

#include "mlir/TableGen/Operator.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using mlir::tblgen::NamedTypeConstraint;
using mlir::tblgen::Operator;

/// Text of a description without the indentation it has in the source.
static void writeIndented(raw_ostream &os, StringRef text) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (StringRef line : lines)
    os << line.trim() << "\n";
}

/// The element types of the kernels if the definition states them, or else the
/// types that the op accepts.
static StringRef typeOf(const NamedTypeConstraint &value) {
  const Record &constraint = value.constraint.getDef();
  if (constraint.isSubClassOf("TFL_KernelTypes"))
    return constraint.getValueAsString("kernelDescription");
  return value.constraint.getSummary();
}

static void writeValues(raw_ostream &os, StringRef title,
                        ArrayRef<NamedTypeConstraint> values) {
  if (values.empty())
    return;
  os << "\n| " << title << " | type |\n|---|---|\n";
  for (const NamedTypeConstraint &value : values)
    os << formatv("| `{0}` | {1} |\n", value.name, typeOf(value));
}

static void writeAttributes(raw_ostream &os, const Operator &op) {
  bool isFirst = true;
  for (const mlir::tblgen::NamedAttribute &named : op.getAttributes()) {
    if (named.attr.isDerivedAttr())
      continue;
    if (isFirst)
      os << "\n| attribute | type | default |\n|---|---|---|\n";
    isFirst = false;
    StringRef fallback = named.attr.isOptional() ? "(absent)" : "";
    os << formatv(
        "| `{0}` | {1} | {2} |\n", named.name, named.attr.getSummary(),
        named.attr.hasDefaultValue() ? named.attr.getDefaultValue() : fallback);
  }
}

static void writeOperator(raw_ostream &os, const Record &def) {
  const Record *builtin = def.getValueAsDef("builtin");
  os << formatv("\nOperator `{0}` ({1})", builtin->getValueAsString("name"),
                builtin->getValueAsInt("value"));
  if (!def.isValueUnset("options"))
    os << ", options table `"
       << def.getValueAsDef("options")->getValueAsString("name") << "`";
  os << ". Versions (since release): ";
  SmallVector<std::pair<int64_t, StringRef>> versions;
  for (const Record *rule : def.getValueAsListOfDefs("versions"))
    versions.emplace_back(rule->getValueAsInt("version"),
                          rule->getValueAsString("runtime"));
  llvm::sort(versions);
  versions.erase(llvm::unique(versions), versions.end());
  interleaveComma(versions, os, [&](const auto &version) {
    os << version.first;
    if (!version.second.empty())
      os << " (" << version.second << ")";
  });
  os << ".\n";
  std::vector<int64_t> stateful = def.getValueAsListOfInts("stateful");
  if (stateful.empty())
    return;
  os << "Operands that hold state: ";
  interleaveComma(stateful, os);
  os << ".\n";
}

static void writeOp(raw_ostream &os, const Record &def) {
  Operator op(def);
  os << "\n## `" << op.getOperationName() << "`\n\n";
  if (op.hasSummary())
    os << op.getSummary().trim() << "\n";
  if (op.hasDescription())
    writeIndented(os, op.getDescription());
  SmallVector<NamedTypeConstraint> operands(op.operand_begin(),
                                            op.operand_end());
  SmallVector<NamedTypeConstraint> results(op.result_begin(), op.result_end());
  writeValues(os, "operand", operands);
  writeAttributes(os, op);
  writeValues(os, "result", results);
  if (def.isSubClassOf("TFL_Op"))
    writeOperator(os, def);
}

bool tfuse::tblgen::genOpDocs(raw_ostream &os, const RecordKeeper &records) {
  std::vector<const Record *> defs = records.getAllDerivedDefinitions("Op");
  llvm::erase_if(defs, [](const Record *def) {
    return def->getValueAsDef("opDialect")->getName() != "TFL_Dialect";
  });
  llvm::sort(defs, [](const Record *a, const Record *b) {
    return a->getValueAsString("opName") < b->getValueAsString("opName");
  });
  os << "# The ops of the `tfl` dialect\n\n"
        "Made from the op definitions by `tfuse-tblgen --gen-op-docs`. Types "
        "are those that the runtime's kernels take.\n";
  for (const Record *def : defs)
    writeOp(os, *def);
  return false;
}
