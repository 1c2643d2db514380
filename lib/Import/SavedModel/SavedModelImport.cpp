//===- SavedModelImport.cpp - From SavedModel to a module -----------------===//

#include "tfuse/Import/SavedModel/SavedModelImport.h"

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Import/SavedModel/SavedModelBundle.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class SavedModelImporter {
public:
  SavedModelImporter(saved_model::Bundle &model, MLIRContext *context,
                     const SavedModelImportOptions &options)
      : model(model), options(options), builder(context) {}

  Expected<OwningOpRef<ModuleOp>> run();

private:
  Error addFunctions();
  Error chooseSignatures();
  Error addSignatures();
  Expected<OwningOpRef<ModuleOp>> importGraph();
  void describeFunctions();
  Expected<DictionaryAttr> signature(const saved_model::Signature &signature);
  Expected<ArrayAttr> ports(ArrayRef<saved_model::Port> ports, StringRef key);
  SmallVector<Operation *> reachableNodes() const;
  Error addVariables(ArrayRef<Operation *> reachable);
  void addAssets(ArrayRef<Operation *> reachable);
  Error addVariable(tfg::NodeView node);
  Expected<ElementsAttr> readValue(const saved_model::VariableSource &source,
                                   RankedTensorType &type, StringRef name);

  saved_model::Bundle &model;
  const SavedModelImportOptions &options;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module;
  llvm::StringMap<Operation *> nodes;
  SmallVector<StringRef> outputTensors;
  const saved_model::VariableSources *sources = nullptr;
  std::shared_ptr<TensorBundle> bundle;
  /// Signatures that call functions of the object graph.
  std::vector<saved_model::Signature> functions;
  /// The signatures of the result.
  SmallVector<const saved_model::Signature *> wanted;
};

} // namespace

/// The type that a port declares; null for an unknown element type.
static Type declaredType(const saved_model::Port &port, MLIRContext *context) {
  Type element = tf_type::toElementType(port.type, context);
  if (!element)
    return {};
  if (!port.shape.hasRank)
    return UnrankedTensorType::get(element);
  auto dims = map_to_vector(port.shape.dims, [](int64_t dim) {
    return dim < 0 ? ShapedType::kDynamic : dim;
  });
  return RankedTensorType::get(dims, element);
}

Expected<ArrayAttr> SavedModelImporter::ports(ArrayRef<saved_model::Port> ports,
                                              StringRef key) {
  SmallVector<Attribute> result;
  for (const saved_model::Port &port : ports) {
    if (port.tensor.empty())
      return userError(Code::UnsupportedType,
                       "'" + Twine(port.name) + "' of signature '" + key +
                           "' is a sparse or composite tensor",
                       model.directory(),
                       "pass its components as separate tensors");
    Type type = declaredType(port, builder.getContext());
    if (!type)
      return userError(
          Code::FileCorrupt,
          "'" + Twine(port.name) + "' of signature '" + key +
              "' has an element type that TensorFlow does not support",
          model.directory());
    result.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr("name", builder.getStringAttr(port.name)),
         builder.getNamedAttr("tensor", builder.getStringAttr(port.tensor)),
         builder.getNamedAttr("type", TypeAttr::get(type))}));
  }
  return builder.getArrayAttr(result);
}

Expected<DictionaryAttr>
SavedModelImporter::signature(const saved_model::Signature &signature) {
  Expected<ArrayAttr> inputs = ports(signature.inputs, signature.key);
  if (!inputs)
    return inputs.takeError();
  Expected<ArrayAttr> outputs = ports(signature.outputs, signature.key);
  if (!outputs)
    return outputs.takeError();
  for (const saved_model::Port &output : signature.outputs)
    outputTensors.push_back(output.tensor);
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("key", builder.getStringAttr(signature.key)),
       builder.getNamedAttr("inputs", *inputs),
       builder.getNamedAttr("outputs", *outputs)});
}

/// Adds calls of the wanted functions to the main graph. A model without
/// signatures that has one callable function is that function.
Error SavedModelImporter::addFunctions() {
  SmallVector<const saved_model::Function *> wanted;
  for (const std::string &name : options.functions) {
    Expected<const saved_model::Function *> function = model.function(name);
    if (!function)
      return function.takeError();
    wanted.push_back(*function);
  }
  // A file converted from a function has its name as signature.
  for (const std::string &name : options.signatures)
    if (!model.signature(name)) {
      if (auto function = model.function(name))
        wanted.push_back(*function);
      else
        consumeError(function.takeError());
    }
  if (options.functions.empty() && options.signatures.empty() &&
      options.requireSignatures && model.signatures().empty()) {
    std::vector<const saved_model::Function *> callable =
        model.callableFunctions();
    if (callable.size() != 1) {
      constexpr StringLiteral exportAgain =
          "export the model with signatures: pass signatures= to "
          "tf.saved_model.save(), or use Keras' model.export()";
      std::string names =
          join(map_range(callable, [](const auto *each) { return each->name; }),
               ", ");
      return userError(
          Code::UnknownSignature, "the model has no callable signature",
          model.directory(),
          !names.empty() ? "choose functions with --function: " + names
          : model.hasInputs()
              ? "name the outputs of its graph with --output-arrays, or " +
                    exportAgain.str()
              : "the file has variables, but no computation to convert: " +
                    exportAgain.str());
    }
    wanted.push_back(callable.front());
    emitRemark(UnknownLoc::get(builder.getContext()))
        << "the model has no signatures; tfuse converts its only callable "
           "function, '"
        << callable.front()->name << "'";
  }
  for (const saved_model::Function *function : wanted) {
    Expected<saved_model::Signature> signature = model.addSignature(*function);
    if (!signature)
      return signature.takeError();
    functions.push_back(std::move(*signature));
  }
  return Error::success();
}

Error SavedModelImporter::chooseSignatures() {
  ArrayRef<saved_model::Signature> known = model.signatures();
  for (const std::string &key : options.signatures) {
    if (const saved_model::Signature *found = model.signature(key)) {
      wanted.push_back(found);
      continue;
    }
    if (any_of(functions, [&](const auto &each) { return each.key == key; }))
      continue;
    std::string names =
        join(map_range(known, [](const auto &each) { return each.key; }), ", ");
    return userError(Code::UnknownSignature,
                     "the model has no signature '" + Twine(key) + "'",
                     model.directory(),
                     "the available signatures are: " + names);
  }
  if (options.signatures.empty() && functions.empty())
    for (const saved_model::Signature &each : known)
      wanted.push_back(&each);
  for (const saved_model::Signature &each : functions)
    wanted.push_back(&each);
  return Error::success();
}

Error SavedModelImporter::addSignatures() {
  SmallVector<Attribute> signatures;
  for (const saved_model::Signature *each : wanted) {
    Expected<DictionaryAttr> attribute = signature(*each);
    if (!attribute)
      return attribute.takeError();
    signatures.push_back(*attribute);
  }
  (*module)->setAttr("tfuse.signatures", builder.getArrayAttr(signatures));
  return Error::success();
}

/// The name of the node that produces `tensor`.
static StringRef nodeOf(StringRef tensor) {
  return tensor.take_front(tensor.find(':'));
}

/// Imports what the signatures and the initializer need. Most nodes and
/// functions of a model only save and restore its variables.
Expected<OwningOpRef<ModuleOp>> SavedModelImporter::importGraph() {
  if (options.wholeGraph || wanted.empty())
    return model.importGraph(builder.getContext());
  SmallVector<StringRef> roots;
  for (const saved_model::Signature *signature : wanted)
    for (auto *ports : {&signature->inputs, &signature->outputs})
      for (const saved_model::Port &port : *ports)
        roots.push_back(nodeOf(port.tensor));
  if (!model.initOp().empty())
    roots.push_back(nodeOf(model.initOp()));
  return model.importGraph(builder.getContext(), roots);
}

/// Adds `tfuse.functions`; skips functions with types that TensorFlow does not
/// support.
void SavedModelImporter::describeFunctions() {
  SmallVector<Attribute> result;
  auto describe = [&](ArrayRef<saved_model::Port> ports) {
    SmallVector<Attribute> attributes;
    for (const saved_model::Port &port : ports)
      if (Type type = declaredType(port, builder.getContext()))
        attributes.push_back(builder.getDictionaryAttr(
            {builder.getNamedAttr("name", builder.getStringAttr(port.name)),
             builder.getNamedAttr("type", TypeAttr::get(type))}));
    return builder.getArrayAttr(attributes);
  };
  for (const saved_model::Function *function : model.callableFunctions())
    result.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr("key", builder.getStringAttr(function->name)),
         builder.getNamedAttr("inputs", describe(function->inputs)),
         builder.getNamedAttr("outputs", describe(function->outputs))}));
  (*module)->setAttr(functionsAttrName, builder.getArrayAttr(result));
}

/// Returns the nodes of the main graph that the outputs of signatures or the
/// initializer depend on, in order. A Keras 3 model holds all its variables
/// twice; this selects those in use. Without signatures, all nodes.
SmallVector<Operation *> SavedModelImporter::reachableNodes() const {
  llvm::SetVector<Operation *> reached;
  SmallVector<Operation *> work;
  auto reach = [&](Operation *node) {
    if (node && reached.insert(node))
      work.push_back(node);
  };
  for (StringRef tensor : outputTensors)
    reach(nodes.lookup(nodeOf(tensor)));
  reach(nodes.lookup(nodeOf(model.initOp())));
  if (options.wholeGraph || wanted.empty())
    for (auto &entry : nodes)
      reach(entry.second);
  while (!work.empty())
    for (Value operand : work.pop_back_val()->getOperands())
      reach(operand.getDefiningOp());
  SmallVector<Operation *> result = reached.takeVector();
  llvm::sort(result,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return result;
}

/// A hint for a checkpoint with other variables than the graph.
static constexpr StringLiteral kOtherCheckpoint =
    "variables/ belongs to another model: copy it again together with the "
    "graph, or export the model again";

Expected<ElementsAttr>
SavedModelImporter::readValue(const saved_model::VariableSource &source,
                              RankedTensorType &type, StringRef name) {
  const TensorBundle::Entry *entry = bundle->lookup(source.key);
  if (!entry)
    return userError(Code::CheckpointMismatch,
                     "the checkpoint has no '" + Twine(source.key) + "'", name,
                     kOtherCheckpoint);
  SmallVector<int64_t> shape(entry->shape.begin(), entry->shape.end());
  std::optional<TensorSlice> slice;
  if (!source.slice.empty()) {
    SmallVector<int64_t> whole;
    Expected<TensorSlice> parsed = TensorSlice::parse(source.slice, whole);
    if (!parsed)
      return parsed.takeError();
    slice = *parsed;
    for (auto [dim, extent] : zip(shape, slice->extents))
      if (extent.length != TensorSlice::kWhole)
        dim = extent.length;
  }
  Type element = tf_type::toElementType(entry->type, builder.getContext());
  if (!element)
    return userError(
        Code::FileCorrupt,
        "the checkpoint has '" + Twine(source.key) +
            "' with an element type that TensorFlow does not support",
        name);
  auto stored = RankedTensorType::get(shape, element);
  auto merged = dyn_cast_if_present<RankedTensorType>(
      tf_type::getCastCompatibleType(type, stored));
  if (!merged) {
    std::string declared, have;
    raw_string_ostream(declared) << type;
    raw_string_ostream(have) << stored;
    return userError(Code::CheckpointMismatch,
                     "the checkpoint has " + have + " for a variable that is " +
                         declared,
                     name, kOtherCheckpoint);
  }
  type = merged;
  if (entry->type == DataType::String) {
    auto strings = bundle->readStrings(*entry);
    if (!strings)
      return strings.takeError();
    if (int64_t(strings->size()) != type.getNumElements())
      return userError(Code::CheckpointMismatch,
                       "the checkpoint has a different number of strings",
                       name);
    SmallVector<StringRef> views(strings->begin(), strings->end());
    return tf_type::makeStringElements(type, views);
  }
  Expected<TensorBytes> data =
      slice ? bundle->read(*entry, *slice) : bundle->read(*entry);
  if (!data)
    return data.takeError();
  return eval::constantFromBytes(type, data->bytes, data->owner, name);
}

Error SavedModelImporter::addVariable(tfg::NodeView node) {
  auto dtype = node->getAttrOfType<TypeAttr>("dtype");
  auto shape = node->getAttrOfType<tf_type::ShapeAttr>("shape");
  if (!dtype)
    return userError(Code::InvalidGraph, "the variable has no dtype",
                     node.name());
  SmallVector<int64_t> dims;
  bool hasRank = shape && shape.hasRank();
  if (hasRank)
    for (int64_t dim : shape.getShape())
      dims.push_back(dim < 0 ? ShapedType::kDynamic : dim);

  TensorType type = UnrankedTensorType::get(dtype.getValue());
  if (hasRank)
    type = RankedTensorType::get(dims, dtype.getValue());
  ElementsAttr value;
  auto source = sources->find(node.name());
  if (bundle && source != sources->end()) {
    const TensorBundle::Entry *entry = bundle->lookup(source->second.key);
    auto ranked = dyn_cast<RankedTensorType>(type);
    if (!ranked && entry)
      ranked = RankedTensorType::get(
          SmallVector<int64_t>(entry->shape.size(), ShapedType::kDynamic),
          dtype.getValue());
    Expected<ElementsAttr> read =
        readValue(source->second, ranked, node.name());
    if (!read)
      return read.takeError();
    // Later assignments may have any shape that the declaration allows.
    value = *read;
  }
  auto global = tf_saved_model::GlobalTensorOp::create(
      builder, node->getLoc(), node.nameAttr(), value, TypeAttr::get(type),
      builder.getUnitAttr());
  global->setAttr("tfuse.node", builder.getStringAttr(node.name()));
  return Error::success();
}

Error SavedModelImporter::addVariables(ArrayRef<Operation *> reachable) {
  Expected<const saved_model::VariableSources *> read = model.variableSources();
  if (!read)
    return read.takeError();
  sources = *read;
  if (options.readVariables) {
    Expected<std::shared_ptr<TensorBundle>> opened = model.checkpoint();
    if (!opened)
      return opened.takeError();
    bundle = std::move(*opened);
  }
  builder.setInsertionPointToStart(module->getBody());
  for (Operation *op : reachable) {
    auto node = tfg::NodeView::get(op);
    if (!node || (node.op() != "VarHandleOp" && node.op() != "VariableV2" &&
                  node.op() != "Variable"))
      continue;
    if (options.readVariables && !bundle && sources->contains(node.name()))
      return userError(Code::FileNotFound,
                       "the model has variables but no checkpoint",
                       model.directory() + "/variables/variables.index",
                       "copy the whole folder including variables/");
    if (Error error = addVariable(node))
      return error;
  }
  return Error::success();
}

/// Returns the asset files that reachable nodes read.
void SavedModelImporter::addAssets(ArrayRef<Operation *> reachable) {
  llvm::StringMap<StringRef> assets;
  for (const saved_model::Asset &asset : model.assets())
    assets[StringRef(asset.tensor).split(':').first] = asset.path;
  builder.setInsertionPointToStart(module->getBody());
  for (Operation *op : reachable) {
    auto node = tfg::NodeView::get(op);
    auto found = node ? assets.find(node.name()) : assets.end();
    if (found == assets.end())
      continue;
    StringRef file = found->second;
    (void)file.consume_front(model.directory());
    auto asset = tf_saved_model::AssetOp::create(
        builder, node->getLoc(), node.nameAttr(),
        builder.getStringAttr(file.ltrim('/')));
    asset->setAttr("tfuse.node", builder.getStringAttr(node.name()));
  }
}

Expected<OwningOpRef<ModuleOp>> SavedModelImporter::run() {
  // Without --tag, TensorFlow loads the graph with the tag "serve" or none.
  if (options.tags.empty() && !is_contained(model.tags(), "serve"))
    emitWarning(UnknownLoc::get(builder.getContext()))
        << "the model has no graph with the tag 'serve'; tfuse uses its only "
           "graph, which has "
        << (model.tags().empty() ? "no tags"
                                 : "the tags: " + join(model.tags(), ", "));
  if (Error error = addFunctions())
    return std::move(error);
  if (Error error = chooseSignatures())
    return std::move(error);
  auto imported = importGraph();
  if (!imported)
    return imported.takeError();
  module = std::move(*imported);
  for (tfg::GraphOp graph : module->getOps<tfg::GraphOp>())
    for (Operation &op : graph->getRegion(0).front())
      if (auto node = tfg::NodeView::get(&op))
        nodes[node.name()] = &op;
  (*module)->setAttr("tf_saved_model.semantics", builder.getUnitAttr());
  if (Error error = addSignatures())
    return std::move(error);
  if (!options.requireSignatures)
    describeFunctions();
  SmallVector<Operation *> reachable = reachableNodes();
  if (Error error = addVariables(reachable))
    return std::move(error);
  addAssets(reachable);
  if (StringRef name = model.initOp(); nodes.contains(nodeOf(name)))
    (*module)->setAttr("tfuse.initializer", builder.getStringAttr(name));
  return std::move(module);
}

Expected<OwningOpRef<ModuleOp>>
importSavedModel(StringRef directory, MLIRContext *context,
                 const SavedModelImportOptions &options) {
  auto model =
      saved_model::Bundle::load(directory, options.tags, options.modelRoots);
  if (!model)
    return model.takeError();
  return SavedModelImporter(**model, context, options).run();
}

} // namespace tfuse
