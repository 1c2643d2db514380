//===- TFLiteExport.cpp - writes a TFLite FlatBuffer ----------------------===//
//
// Assembles a model: subgraphs first, then the parts that depend on all of
// them. The FlatBuffer is complete, including the position of every weight,
// before the first byte is written, so that weights can be streamed.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Export/TFLite/TFLiteExport.h"

#include "ModelWriter.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Format/TFLite/Schema.h"
#include "tfuse/Support/AtomicFile.h"
#include "tfuse/Support/Diagnostics.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using namespace tfuse::tfl;

namespace field = tfuse::tfl::schema::field;

//===----------------------------------------------------------------------===//
// Which functions
//===----------------------------------------------------------------------===//

static bool isEntry(func::FuncOp function) {
  auto entry = function->getAttrOfType<DictionaryAttr>("tf.entry_function");
  return entry && !entry.empty();
}

/// Returns the functions that operators of `function` refer to.
static void forEachCallee(func::FuncOp function,
                          llvm::function_ref<void(llvm::StringRef)> fn) {
  function.walk([&](Operation *op) {
    if (auto call = dyn_cast<func::CallOp>(op))
      fn(call.getCallee());
    auto operation = dyn_cast<OpFactsInterface>(op);
    if (!operation || !operation.getFacts().options)
      return;
    for (const OptionField &option : operation.getFacts().options->fields) {
      if (option.kind != FieldKind::SymbolSubgraph)
        continue;
      auto name = dyn_cast_or_null<StringAttr>(
          op->getInherentAttr(option.name).value_or(Attribute()));
      if (name)
        fn(name.getValue());
    }
  });
}

/// Returns all functions except private ones without users.
static llvm::SmallPtrSet<Operation *, 16> findUsed(ModuleOp module) {
  llvm::SmallPtrSet<Operation *, 16> used;
  SmallVector<func::FuncOp> todo;
  auto add = [&](func::FuncOp function) {
    if (function && !function.isDeclaration() && used.insert(function).second)
      todo.push_back(function);
  };
  for (auto function : module.getOps<func::FuncOp>())
    if (function.isPublic() || isEntry(function))
      add(function);
  SymbolTable symbols(module);
  while (!todo.empty())
    forEachCallee(todo.pop_back_val(), [&](llvm::StringRef callee) {
      add(symbols.lookup<func::FuncOp>(callee));
    });
  return used;
}

/// Returns the functions in the order of their subgraphs: "main", other entry
/// functions, the rest.
static SmallVector<func::FuncOp> orderFunctions(ModuleOp module) {
  llvm::SmallPtrSet<Operation *, 16> used = findUsed(module);
  SmallVector<func::FuncOp> entries, others;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!used.contains(function))
      continue;
    auto &group = isEntry(function) ? entries : others;
    group.insert(function.getName() == "main" ? group.begin() : group.end(),
                 function);
  }
  SmallVector<func::FuncOp> functions(entries);
  llvm::append_range(functions, others);
  return functions;
}

//===----------------------------------------------------------------------===//
// The model
//===----------------------------------------------------------------------===//

namespace {
class ModelWriter {
public:
  ModelWriter(ModuleOp module, const tfuse::ExportOptions &options)
      : module(module), model(options) {}

  /// Builds everything except for the bytes of buffers.
  Error build();
  Error buildSubgraphs();
  Error write(llvm::raw_ostream &os) const;

  ModelContext &context() { return model; }

private:
  Expected<Offset> buildSignatures();
  std::pair<Offset, Offset> buildExternalBuffers();
  bool exceedsLimit() const;

  ModuleOp module;
  ModelContext model;
  SmallVector<func::FuncOp> functions;
  std::vector<SubgraphResult> subgraphs;
};
} // namespace

Error ModelWriter::buildSubgraphs() {
  functions = orderFunctions(module);
  size_t entries = llvm::count_if(functions, isEntry);
  bool hasMain = llvm::any_of(functions, [](func::FuncOp function) {
    return function.getName() == "main";
  });
  if (entries == 0 && !hasMain)
    return tfuse::userError(tfuse::Code::InvalidGraph,
                            "the module has no entry function", "",
                            "call it \"main\" or give it tf.entry_function");
  for (auto [i, function] : llvm::enumerate(functions))
    model.subgraphs[function.getName()] = i;
  for (func::FuncOp function : functions) {
    bool isMain = isEntry(function) && entries == 1 && !hasMain;
    Expected<SubgraphResult> subgraph =
        writeSubgraph(model, function, isMain ? "main" : function.getName());
    if (!subgraph)
      return subgraph.takeError();
    subgraphs.push_back(std::move(*subgraph));
  }
  return Error::success();
}

Expected<Offset> ModelWriter::buildSignatures() {
  std::vector<Offset> tables;
  for (auto [i, function] : llvm::enumerate(functions)) {
    if (!isEntry(function))
      continue;
    Expected<std::vector<Offset>> signatures =
        writeSignatures(model, function, subgraphs[i], i);
    if (!signatures)
      return signatures.takeError();
    llvm::append_range(tables, *signatures);
  }
  return makeTables(model.builder, tables);
}

/// Writes the external files and the parts of them that tensors use; null if
/// there are none.
std::pair<Offset, Offset> ModelWriter::buildExternalBuffers() {
  if (model.externalBuffers.empty())
    return {};
  llvm::StringMap<unsigned> numbers;
  std::vector<Offset> groups, buffers;
  for (auto [i, external] : llvm::enumerate(model.externalBuffers)) {
    llvm::StringRef group = external.getGroupName().getValue();
    auto [it, isNew] = numbers.try_emplace(group, groups.size());
    if (isNew) {
      Offset label = makeString(model.builder, group);
      groups.push_back(TableBuilder(model.builder)
                           .offset(field::ExternalBufferGroup_name, label)
                           .finish());
    }
    Offset packing =
        makeString(model.builder, external.getPacking().getValue());
    buffers.push_back(
        TableBuilder(model.builder)
            .scalar<uint32_t>(field::ExternalBuffer_id,
                              schema::kExternalBufferFlag | uint32_t(i))
            .scalar<uint32_t>(field::ExternalBuffer_group, it->second)
            .scalar<uint64_t>(field::ExternalBuffer_offset,
                              external.getOffset())
            .scalar<uint64_t>(field::ExternalBuffer_length,
                              external.getLength())
            .offset(field::ExternalBuffer_packing, packing)
            .finish());
  }
  return {makeTables(model.builder, groups),
          makeTables(model.builder, buffers)};
}

/// True if the FlatBuffer would be too large with the bytes of buffers inside.
bool ModelWriter::exceedsLimit() const {
  // The remaining tables are small: metadata, buffers, and the model.
  constexpr uint64_t kBufferTable = 32;
  uint64_t rest = 64 << 10;
  rest += kBufferTable * (model.buffers.size() + model.options.metadata.size());
  if (auto given = module->getAttrOfType<DictionaryAttr>("tfl.metadata"))
    for (NamedAttribute entry : given)
      if (auto content = dyn_cast<StringAttr>(entry.getValue()))
        rest += kBufferTable + 2 * entry.getName().size() + content.size();
  return model.builder.GetSize() + model.buffers.totalBytes() + rest >
         model.options.flatBufferLimit;
}

Error ModelWriter::build() {
  if (Error error = buildSubgraphs())
    return error;
  bool isOutside = model.options.useBufferOffset || exceedsLimit();
  Expected<Offset> metadata =
      writeMetadata(model, module, isOutside, subgraphs);
  if (!metadata)
    return metadata.takeError();
  Expected<Offset> signatures = buildSignatures();
  if (!signatures)
    return signatures.takeError();

  FlatBufferBuilder &builder = model.builder;
  auto description = module->getAttrOfType<StringAttr>("tfl.description");
  Offset text =
      makeString(builder, description ? description.getValue()
                                      : llvm::StringRef("MLIR Converted."));
  std::vector<Offset> tables;
  tables.reserve(subgraphs.size());
  for (const SubgraphResult &subgraph : subgraphs)
    tables.push_back(subgraph.table);
  Offset subgraphVector = makeTables(builder, tables);
  Offset codes = model.codes.build(builder);
  auto [groups, external] = buildExternalBuffers();
  Offset buffers = model.buffers.build(builder, isOutside);
  Offset root = TableBuilder(builder)
                    .scalar<uint32_t>(field::Model_version, schema::kVersion)
                    .offset(field::Model_operator_codes, codes)
                    .offset(field::Model_subgraphs, subgraphVector)
                    .offset(field::Model_description, text)
                    .offset(field::Model_buffers, buffers)
                    .offset(field::Model_metadata, *metadata)
                    .offset(field::Model_signature_defs, *signatures)
                    .offset(field::Model_external_buffer_groups, groups)
                    .offset(field::Model_external_buffers, external)
                    .finish();
  builder.Finish(root, schema::kIdentifier);
  if (builder.GetSize() > model.options.flatBufferLimit)
    return tfuse::userError(tfuse::Code::LimitExceeded,
                            "the model exceeds 2 GiB even without its weights");
  model.buffers.finish(builder.GetBufferPointer(), builder.GetSize());
  return Error::success();
}

Error ModelWriter::write(llvm::raw_ostream &os) const {
  os.write(reinterpret_cast<const char *>(model.builder.GetBufferPointer()),
           model.builder.GetSize());
  return model.buffers.write(os, model.builder.GetSize());
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

Error tfuse::exportTFLite(ModuleOp module, llvm::raw_ostream &os,
                          const ExportOptions &options) {
  ModelWriter writer(module, options);
  if (Error error = writer.build())
    return error;
  return writer.write(os);
}

Expected<std::string>
tfuse::exportTFLiteToMemory(ModuleOp module, const ExportOptions &options) {
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  if (Error error = exportTFLite(module, os, options))
    return std::move(error);
  return bytes;
}

Error tfuse::exportTFLite(ModuleOp module, llvm::StringRef path,
                          const ExportOptions &options) {
  ModelWriter writer(module, options);
  if (Error error = writer.build())
    return error;
  return tfuse::writeFallibly(
      path, [&](llvm::raw_ostream &os) { return writer.write(os); });
}

Error tfuse::forEachTensorName(ModuleOp module, TensorNameCallback fn) {
  ExportOptions options;
  options.allowCustomOps = true;
  options.deduplicateBuffers = false;
  ModelWriter writer(module, options);
  writer.context().onTensor = fn;
  return writer.buildSubgraphs();
}
