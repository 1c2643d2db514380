//===- TFLiteImport.cpp - reads a TFLite FlatBuffer -----------------------===//
//
// Imports the whole model: functions, signatures, metadata.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Import/TFLite/TFLiteImport.h"

#include "SubgraphReader.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/Verifier.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringSet.h"
#include <deque>
#include <map>

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using namespace tfuse::tfl;

namespace field = tfuse::tfl::schema::field;

namespace {
class ModelReader {
public:
  ModelReader(const ModelView &model, MLIRContext *context,
              const tfuse::TFLiteImportOptions &options)
      : root(model.root), builder(context),
        reader{model,
               options,
               TensorReader(model, context, options),
               FileLineColLoc::get(context, model.file->path(), 0, 0),
               {},
               {}} {}

  Expected<OwningOpRef<ModuleOp>> read();

private:
  void findSignatures();
  std::string functionName(unsigned index);
  Error readFunctions();
  Error checkRecursion() const;
  void setSignature(unsigned index);
  Error readMetadata();
  bool parseControlEdges(ArrayRef<char> bytes);
  bool isEntry(unsigned index) const;

  TableView root;
  Builder builder;
  ReaderContext reader;
  OwningOpRef<ModuleOp> module;
  std::vector<SubgraphInterface> interfaces;
  std::vector<ControlEdges> edges;
  std::map<uint32_t, std::vector<TableView>> signatures; // By subgraph.
  llvm::StringSet<> names;
  llvm::StringMap<unsigned> nextSuffix; // By function name.
};
} // namespace

//===----------------------------------------------------------------------===//
// Metadata
//===----------------------------------------------------------------------===//

namespace {
/// Reads varints: seven bits per byte.
class NumberReader {
public:
  explicit NumberReader(ArrayRef<char> bytes) : bytes(bytes) {}

  std::optional<uint32_t> next() {
    uint64_t value = 0;
    for (unsigned shift = 0; shift < 35 && !bytes.empty(); shift += 7) {
      uint8_t byte = bytes.front();
      bytes = bytes.drop_front();
      value |= uint64_t(byte & 0x7f) << shift;
      if (!(byte & 0x80))
        return value <= UINT32_MAX ? std::optional<uint32_t>(value)
                                   : std::nullopt;
    }
    return std::nullopt;
  }
  /// Reads a zigzag-encoded number; nothing for a negative one.
  std::optional<int32_t> nextPosition() {
    std::optional<uint32_t> value = next();
    if (!value || *value % 2 != 0)
      return std::nullopt;
    return *value / 2;
  }
  bool atEnd() const { return bytes.empty(); }
  size_t left() const { return bytes.size(); }

private:
  ArrayRef<char> bytes;
};
} // namespace

/// See serializeControlEdges of the exporter.
bool ModelReader::parseControlEdges(ArrayRef<char> bytes) {
  NumberReader numbers(bytes);
  std::optional<uint32_t> version = numbers.next();
  std::optional<uint32_t> count = numbers.next();
  if (!version || *version != 1 || !count || *count != edges.size())
    return false;
  for (auto [i, list] : llvm::enumerate(edges)) {
    std::optional<uint32_t> length = numbers.next();
    if (!length || *length > numbers.left())
      return false;
    int32_t operators =
        root.at(field::Model_subgraphs, i).count(field::SubGraph_operators);
    for (uint32_t k = 0; k < *length; ++k) {
      std::optional<int32_t> before = numbers.nextPosition();
      std::optional<int32_t> after = numbers.nextPosition();
      if (!before || !after || *before >= *after || *after >= operators)
        return false;
      list.emplace_back(*before, *after);
    }
  }
  return numbers.atEnd();
}

Error ModelReader::readMetadata() {
  SmallVector<NamedAttribute> entries;
  llvm::StringSet<> known;
  for (size_t i = 0, e = root.count(field::Model_metadata); i < e; ++i) {
    TableView entry = root.at(field::Model_metadata, i);
    llvm::StringRef name = entry.string(field::Metadata_name);
    Expected<ArrayRef<char>> bytes = reader.model.bufferBytes(
        entry.scalar<uint32_t>(field::Metadata_buffer));
    if (!bytes)
      return bytes.takeError();
    if (name == "model_control_dependencies") {
      if (!parseControlEdges(*bytes))
        return reader.model.corrupt(
            "the order of operators in the metadata is invalid");
      continue;
    }
    // The first entry with a name counts.
    if (Error error = reader.tensors.spendCopy(bytes->size(), name))
      return error;
    if (!name.empty() && known.insert(name).second)
      entries.push_back(
          builder.getNamedAttr(name, builder.getStringAttr(llvm::StringRef(
                                         bytes->data(), bytes->size()))));
  }
  if (!entries.empty())
    (*module)->setAttr("tfl.metadata", builder.getDictionaryAttr(entries));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Functions and signatures
//===----------------------------------------------------------------------===//

void ModelReader::findSignatures() {
  for (size_t i = 0, e = root.count(field::Model_signature_defs); i < e; ++i) {
    TableView signature = root.at(field::Model_signature_defs, i);
    signatures[signature.scalar<uint32_t>(field::SignatureDef_subgraph_index)]
        .push_back(signature);
  }
}

bool ModelReader::isEntry(unsigned index) const {
  return signatures.size() <= 1 ? index == 0 : signatures.count(index) != 0;
}

/// Returns a unique name for each function; the only entry function is "main".
std::string ModelReader::functionName(unsigned index) {
  std::string base =
      root.at(field::Model_subgraphs, index).string(field::SubGraph_name).str();
  if (index == 0 && signatures.size() <= 1)
    base = "main";
  else if (base.empty())
    base = "fn_" + std::to_string(index);
  std::string name = base;
  // Many subgraphs may have one name: continue with the last suffix of that
  // name.
  for (unsigned &i = nextSuffix[base]; !names.insert(name).second; ++i)
    name = base + "_" + std::to_string(i);
  return name;
}

Error ModelReader::readFunctions() {
  size_t count = root.count(field::Model_subgraphs);
  if (count == 0)
    return reader.model.corrupt("the model has no subgraph");
  interfaces.resize(count);
  for (size_t i = 0; i < count; ++i) {
    Expected<func::FuncOp> function =
        declareSubgraph(reader, root.at(field::Model_subgraphs, i), isEntry(i),
                        functionName(i), interfaces[i]);
    if (!function)
      return function.takeError();
    module->push_back(*function);
    reader.functions.push_back(*function);
  }
  for (size_t i = 0; i < count; ++i) {
    reader.callees.emplace_back();
    if (Error error = readSubgraph(reader, i, interfaces[i], edges[i]))
      return error;
    setSignature(i);
  }
  return checkRecursion();
}

/// Fails if a subgraph runs itself: LiteRT has no recursion, and passes follow
/// the subgraphs of loops and branches.
Error ModelReader::checkRecursion() const {
  enum class State : uint8_t { New, Active, Done };
  std::vector<State> states(reader.callees.size(), State::New);
  struct Visit {
    unsigned subgraph, next;
  };
  SmallVector<Visit> stack;
  for (unsigned start = 0; start < states.size(); ++start) {
    if (states[start] != State::New)
      continue;
    states[start] = State::Active;
    stack.push_back({start, 0});
    while (!stack.empty()) {
      Visit &top = stack.back();
      ArrayRef<unsigned> callees = reader.callees[top.subgraph];
      if (top.next == callees.size()) {
        states[top.subgraph] = State::Done;
        stack.pop_back();
        continue;
      }
      unsigned callee = callees[top.next++];
      func::FuncOp function = reader.functions[callee];
      if (states[callee] == State::Active)
        return tfuse::userError(
            tfuse::Code::RecursiveFunction,
            "the subgraph '" + function.getName() + "' runs itself",
            reader.model.file->path(),
            "TFLite has no recursion: write the file with a WHILE operator");
      if (states[callee] == State::New) {
        states[callee] = State::Active;
        stack.push_back({callee, 0});
      }
    }
  }
  return Error::success();
}

/// Sets the names of arguments and results from the first signature of an entry
/// function, and the keys of all its signatures.
void ModelReader::setSignature(unsigned index) {
  auto it = signatures.find(index);
  if (it == signatures.end() || !isEntry(index))
    return;
  func::FuncOp function = reader.functions[index];
  auto setPaths = [&](uint16_t mapField, ArrayRef<int32_t> tensors, auto set) {
    // A tensor may be listed several times, with a name for each occurrence.
    std::map<uint32_t, std::deque<unsigned>> places;
    for (auto [k, tensor] : llvm::enumerate(tensors))
      places[static_cast<uint32_t>(tensor)].push_back(k);
    TableView signature = it->second.front();
    for (size_t i = 0, e = signature.count(mapField); i < e; ++i) {
      TableView entry = signature.at(mapField, i);
      auto found =
          places.find(entry.scalar<uint32_t>(field::TensorMap_tensor_index));
      if (found == places.end() || found->second.empty())
        continue;
      set(found->second.front(),
          builder.getStrArrayAttr(entry.string(field::TensorMap_name)));
      found->second.pop_front();
    }
    // The signature may leave tensors of the subgraph out.
    TableView subgraph = root.at(field::Model_subgraphs, index);
    for (auto &[tensor, left] : places)
      for (unsigned k : left)
        set(k,
            builder.getStrArrayAttr(subgraph.at(field::SubGraph_tensors, tensor)
                                        .string(field::Tensor_name)));
  };
  constexpr llvm::StringLiteral path = "tf_saved_model.index_path";
  setPaths(
      field::SignatureDef_inputs, interfaces[index].inputs,
      [&](unsigned i, ArrayAttr name) { function.setArgAttr(i, path, name); });
  setPaths(field::SignatureDef_outputs, interfaces[index].outputs,
           [&](unsigned i, ArrayAttr name) {
             function.setResultAttr(i, path, name);
           });
  SmallVector<llvm::StringRef> keys;
  for (TableView signature : it->second)
    keys.push_back(signature.string(field::SignatureDef_signature_key));
  function->setAttr("tf_saved_model.exported_names",
                    builder.getStrArrayAttr(keys));
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

Expected<OwningOpRef<ModuleOp>> ModelReader::read() {
  module = ModuleOp::create(reader.fileLoc);
  edges.resize(root.count(field::Model_subgraphs));
  findSignatures();
  (*module)->setAttr(
      "tfl.schema_version",
      builder.getI32IntegerAttr(root.scalar<uint32_t>(field::Model_version)));
  llvm::StringRef description = root.string(field::Model_description);
  if (!description.empty())
    (*module)->setAttr("tfl.description", builder.getStringAttr(description));
  if (!signatures.empty())
    (*module)->setAttr("tf_saved_model.semantics", builder.getUnitAttr());
  if (Error error = readMetadata())
    return std::move(error);
  if (Error error = readFunctions())
    return std::move(error);
  return std::move(module);
}

/// Verifies the module; an error means that the file is invalid.
static Error verifyModule(const ModelView &model, ModuleOp module) {
  std::string first;
  ScopedDiagnosticHandler handler(
      module.getContext(), [&first](Diagnostic &diagnostic) {
        if (first.empty() &&
            diagnostic.getSeverity() == DiagnosticSeverity::Error)
          first = diagnostic.str();
        return success();
      });
  if (succeeded(mlir::verify(module)))
    return Error::success();
  return model.corrupt("an operator is malformed: " + first);
}

Expected<OwningOpRef<ModuleOp>>
tfuse::importTFLite(std::shared_ptr<const MappedFile> file,
                    MLIRContext *context, const TFLiteImportOptions &options) {
  context
      ->loadDialect<arith::ArithDialect, func::FuncDialect, quant::QuantDialect,
                    tf_type::TFTypeDialect, TFLDialect>();
  Expected<ModelView> model = ModelView::open(std::move(file));
  if (!model)
    return model.takeError();
  Expected<OwningOpRef<ModuleOp>> module =
      ModelReader(*model, context, options).read();
  if (!module)
    return module.takeError();
  if (Error error = verifyModule(*model, **module))
    return std::move(error);
  return std::move(*module);
}
