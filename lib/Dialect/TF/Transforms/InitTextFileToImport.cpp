//===- InitTextFileToImport.cpp - Imports table files as constants --------===//
//
//   %f = tf.Const "assets/vocabulary.txt"
//   tf.InitializeTableFromTextFileV2(%t, %f) {key_index = -2, value_index = -1}
//     =>  tf.LookupTableImportV2(%t, ["first line", ...], [0, 1, ...])
//
// Lines are read as TensorFlow reads them (lookup_util.cc): they end in "\n" or
// "\r\n", none may be empty, and one character separates columns.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/ModelRoots.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_INITTEXTFILETOIMPORTPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

/// The keys or values of a table: their column in a line and their type.
class Column {
public:
  static constexpr int64_t wholeLine = -2, lineNumber = -1;

  Column(Type type, int64_t index) : type(type), index(index) {}

  /// Whether the column is compatible with the type.
  bool isValid() const;
  int64_t size() const { return texts.size() + numbers.size() + reals.size(); }
  /// False if the text is not a number of the type.
  bool add(StringRef line, ArrayRef<StringRef> fields, int64_t number);
  ElementsAttr elements() const;

  const Type type;
  const int64_t index;

private:
  SmallVector<StringRef, 0> texts;
  SmallVector<APInt, 0> numbers;
  SmallVector<APFloat, 0> reals;
};

/// Reads one file into the constants of one table.
class Reader {
public:
  Reader(Operation *op, const ModelRoots &roots)
      : op(op), roots(roots), builder(op) {}
  LogicalResult run();

private:
  LogicalResult open();
  LogicalResult findColumns();
  LogicalResult readLine(StringRef line);
  LogicalResult readLines();
  InFlightDiagnostic error(const Twine &what);

  Operation *op;
  const ModelRoots &roots;
  OpBuilder builder;
  std::string path;
  std::shared_ptr<const MappedFile> file;
  std::optional<Column> keys, values;
  char delimiter = '\t';
  int64_t offset = 0, lines = 0;
  /// For each key, its first line and its value.
  llvm::StringMap<std::pair<int64_t, StringRef>> entries;
};

} // namespace

//===----------------------------------------------------------------------===//
// Columns
//===----------------------------------------------------------------------===//

bool Column::isValid() const {
  if (index == lineNumber)
    return type.isInteger(64);
  if (index == wholeLine)
    return mlir::isa<tf_type::StringType>(type) || type.isInteger(32) ||
           type.isInteger(64);
  return index >= 0 &&
         (mlir::isa<tf_type::StringType>(type) || type.isInteger(32) ||
          type.isInteger(64) || type.isF32() || type.isF64());
}

bool Column::add(StringRef line, ArrayRef<StringRef> fields, int64_t number) {
  if (index == lineNumber) {
    numbers.emplace_back(64, number, /*isSigned=*/true);
    return true;
  }
  StringRef text = index == wholeLine ? line : fields[index];
  if (mlir::isa<tf_type::StringType>(type)) {
    texts.push_back(text);
    return true;
  }
  text = text.trim();
  if (auto integer = dyn_cast<IntegerType>(type)) {
    int64_t value = 0;
    unsigned width = integer.getWidth();
    if (text.getAsInteger(10, value) || !isIntN(width, value))
      return false;
    numbers.emplace_back(width, value, /*isSigned=*/true);
    return true;
  }
  double value = 0;
  if (text.getAsDouble(value))
    return false;
  APFloat real(value);
  bool losesInfo = false;
  real.convert(mlir::cast<FloatType>(type).getFloatSemantics(),
               APFloat::rmNearestTiesToEven, &losesInfo);
  reals.push_back(real);
  return true;
}

ElementsAttr Column::elements() const {
  auto tensor = RankedTensorType::get({size()}, type);
  if (mlir::isa<tf_type::StringType>(type))
    return tf_type::makeStringElements(tensor, texts);
  if (mlir::isa<FloatType>(type))
    return DenseElementsAttr::get(tensor, reals);
  return DenseElementsAttr::get(tensor, numbers);
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

InFlightDiagnostic Reader::error(const Twine &what) {
  InFlightDiagnostic diag = emitUserError(op, Code::FileCorrupt);
  diag << "vocabulary file " << path << ", line " << (lines + 1) << ": "
       << what.str();
  return diag;
}

LogicalResult Reader::open() {
  ElementsAttr name = getConstant(op->getOperand(1));
  auto strings = dyn_cast_if_present<DenseStringElementsAttr>(name);
  if (!strings || strings.getNumElements() != 1)
    return emitUserError(op, Code::UnsupportedResource)
           << "fills a table from a file whose name is not known";
  path = (*strings.getValues<StringRef>().begin()).str();
  if (Error error = roots.checkText(path))
    return emitError(op->getLoc(), std::move(error));
  sys::fs::file_status status;
  if (std::error_code why = sys::fs::status(path, status)) {
    InFlightDiagnostic diag = emitUserError(op, Code::FileNotFound)
                              << "'" << op->getName()
                              << "' op failed to open vocabulary file (" << path
                              << "): cannot open input file '" << path
                              << "': " << why.message();
    return diag;
  }
  auto opened = roots.open(path);
  if (!opened)
    return emitError(op->getLoc(), opened.takeError());
  file = std::move(*opened);
  return success();
}

/// Reads the columns and types of keys and values from the op.
LogicalResult Reader::findColumns() {
  Operation *table = op->getOperand(0).getDefiningOp();
  Type key = table ? getType(table, "key_dtype") : Type();
  Type value = table ? getType(table, "value_dtype") : Type();
  if (!key || !value)
    return failure();
  keys.emplace(key, getInt(op, "key_index").value_or(0));
  values.emplace(value, getInt(op, "value_index").value_or(0));
  if (!keys->isValid() || !values->isValid())
    return failure();
  StringRef separator = getString(op, "delimiter").value_or("\t");
  if (!separator.empty())
    delimiter = separator.front();
  offset = getInt(op, "offset").value_or(0);
  return success();
}

LogicalResult Reader::readLine(StringRef line) {
  if (line.empty())
    return error("it is empty");
  SmallVector<StringRef> fields;
  int64_t last = std::max(keys->index, values->index);
  if (last >= 0) {
    line.split(fields, delimiter);
    if (int64_t(fields.size()) <= last)
      return error("it has " + Twine(fields.size()) + " columns, not the " +
                   Twine(last + 1) + " that the table is filled from");
  }
  // Line numbers are unique keys.
  if (keys->index != Column::lineNumber) {
    auto textOf = [&](const Column &column) {
      return column.index < 0 ? line : fields[column.index];
    };
    bool isUnique = values->index == Column::lineNumber;
    auto [found, isNew] =
        entries.try_emplace(textOf(*keys), lines + 1, textOf(*values));
    auto [firstLine, firstValue] = found->second;
    if (!isNew && (isUnique || firstValue != textOf(*values)))
      return error("key '" + found->getKey() + "' stands on line " +
                   Twine(firstLine) + " already, with another value");
    if (!isNew) {
      ++lines;
      return success();
    }
  }
  for (Column *column : {&*keys, &*values})
    if (!column->add(line, fields, lines + offset))
      return error("'" + (column->index < 0 ? line : fields[column->index]) +
                   "' is not a number of that type");
  ++lines;
  return success();
}

LogicalResult Reader::readLines() {
  int64_t wanted = getInt(op, "vocab_size").value_or(-1);
  StringRef rest = file->text();
  while (!rest.empty() && lines != wanted) {
    auto [line, next] = rest.split('\n');
    (void)line.consume_back("\r");
    if (failed(readLine(line)))
      return failure();
    rest = next;
  }
  if (lines == 0)
    return error("the file is empty");
  if (wanted != -1 && lines != wanted)
    return error("the file ends here, but the table wants " + Twine(wanted) +
                 " lines");
  return success();
}

LogicalResult Reader::run() {
  if (failed(findColumns())) {
    auto diag = emitUserError(op, Code::UnsupportedResource);
    diag << "fills a table from columns of a file that do not fit its types";
    return diag;
  }
  if (failed(open()) || failed(readLines()))
    return failure();
  Value key = createConst(builder, op->getLoc(), keys->elements());
  Value value = createConst(builder, op->getLoc(), values->elements());
  createOp(builder, op->getLoc(), "LookupTableImportV2", TypeRange(),
           {op->getOperand(0), key, value});
  op->erase();
  return success();
}

namespace {

struct InitTextFileToImport
    : public impl::InitTextFileToImportPassBase<InitTextFileToImport> {
  using Base::Base;

  void runOnOperation() override {
    ModelRoots allowed =
        anyPath
            ? ModelRoots::anywhere()
            : ModelRoots(SmallVector<std::string>(roots.begin(), roots.end()));
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa(op, "InitializeTableFromTextFileV2"))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      if (failed(Reader(op, allowed).run()))
        signalPassFailure();
  }
};

} // namespace

} // namespace tfuse::tf
