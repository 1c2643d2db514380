//===- ImportModel.cpp - Imports models of every TensorFlow format --------===//

#include "tfuse/Pipeline/ImportModel.h"

#include "GraphSignature.h"

#include "tfuse/Conversion/TFGToTF/TFGToTF.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Import/GraphDef/GraphDefImport.h"
#include "tfuse/Import/Keras/KerasFile.h"
#include "tfuse/Import/SavedModel/SavedModelImport.h"
#include "tfuse/Import/TFJS/TFJSImport.h"
#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "tfuse/InitAll.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/MappedFile.h"

#include "mlir/IR/Builders.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// An argument of --input-shapes that the model's type allows.
static std::string exampleOf(StringRef name, TensorType type) {
  if (!type.hasRank())
    return "";
  std::string text = ("e.g. --input-shapes '" + name + ":").str();
  llvm::interleave(
      type.getShape(),
      [&](int64_t dim) {
        text += ShapedType::isDynamic(dim) ? "?" : std::to_string(dim);
      },
      [&] { text += ","; });
  return text + "'; a number fixes an unknown dimension, ?";
}

/// The shape that the user gives for an input, combined with the model's.
static Expected<Type> refine(Type declared, const InputShape &wanted) {
  SmallVector<int64_t> dims;
  for (int64_t dim : wanted.dimensions)
    dims.push_back(dim < 0 ? ShapedType::kDynamic : dim);
  auto tensor = cast<TensorType>(declared);
  auto given = RankedTensorType::get(dims, tensor.getElementType());
  if (Type merged = tf_type::getCastCompatibleType(declared, given))
    return merged;
  std::string text;
  raw_string_ostream(text) << declared;
  return userError(Code::ShapeMismatch,
                   "--input-shapes contradicts the model's " + text,
                   wanted.name, exampleOf(wanted.name, tensor));
}

/// Applies --input-shapes to the inputs of all signatures, by the name of an
/// input or its tensor. `fromTensors` become inputs later.
static Error applyInputShapes(ModuleOp module, ArrayRef<InputShape> inputShapes,
                              ArrayRef<std::string> fromTensors) {
  auto signatures = module->getAttrOfType<ArrayAttr>(signaturesAttrName);
  if (inputShapes.empty() || !signatures)
    return Error::success();
  Builder builder(module.getContext());
  SmallVector<bool> used(inputShapes.size());
  SmallVector<Attribute> newSignatures;
  std::string known;
  for (auto signature : signatures.getAsRange<DictionaryAttr>()) {
    SmallVector<Attribute> ports;
    for (auto port :
         signature.getAs<ArrayAttr>("inputs").getAsRange<DictionaryAttr>()) {
      NamedAttrList attributes(port);
      StringRef name = port.getAs<StringAttr>("name").getValue();
      StringRef tensor = port.getAs<StringAttr>("tensor").getValue();
      known += (known.empty() ? "" : ", ") + name.str();
      for (auto [i, shape] : enumerate(inputShapes)) {
        if (shape.name != name && shape.name != tensor &&
            shape.name + ":0" != tensor)
          continue;
        used[i] = true;
        Expected<Type> type =
            refine(port.getAs<TypeAttr>("type").getValue(), shape);
        if (!type)
          return type.takeError();
        attributes.set("type", TypeAttr::get(*type));
      }
      ports.push_back(attributes.getDictionary(module.getContext()));
    }
    NamedAttrList attributes(signature);
    attributes.set("inputs", builder.getArrayAttr(ports));
    newSignatures.push_back(attributes.getDictionary(module.getContext()));
  }
  for (auto [shape, isUsed] : zip(inputShapes, used))
    if (!isUsed && !is_contained(fromTensors, shape.name))
      return userError(
          Code::UnknownTensor,
          "--input-shapes names a tensor that is not an input of the model",
          shape.name, "the inputs are " + known);
  module->setAttr(signaturesAttrName, builder.getArrayAttr(newSignatures));
  return Error::success();
}

/// The model.json in a folder that holds no SavedModel; an empty text if there
/// is none.
static std::string findModelJSON(StringRef folder) {
  SmallString<256> path(folder);
  auto exists = [&](StringRef name) {
    path = folder;
    sys::path::append(path, name);
    return sys::fs::exists(path);
  };
  if (exists("saved_model.pb") || exists("saved_model.pbtxt") ||
      !exists("model.json"))
    return "";
  return path.str().str();
}

bool isModelOfTFJS(StringRef path) {
  if (sys::fs::is_directory(path))
    return !findModelJSON(path).empty();
  Expected<std::shared_ptr<const MappedFile>> file = MappedFile::open(path);
  if (file)
    return isTFJSModel((*file)->bytes());
  consumeError(file.takeError());
  return false;
}

/// Imports the model.json, which is `request.path` or in that folder.
static Expected<OwningOpRef<ModuleOp>>
importTFJSModel(const ImportRequest &request, StringRef json,
                MLIRContext &context) {
  StringRef folder = sys::path::parent_path(json);
  Expected<ModelRoots> roots =
      ModelRoots::forModel(folder.empty() ? "." : folder, request.modelRoots);
  if (!roots)
    return roots.takeError();
  // A file that the user names may be a link to anywhere.
  Expected<std::shared_ptr<const MappedFile>> file =
      json == request.path ? MappedFile::open(json) : roots->open(json);
  if (!file)
    return file.takeError();
  Expected<TFJSModel> model = importTFJS(*file, *roots, &context);
  if (!model)
    return model.takeError();
  if (Error error = addGraphSignature(*model, request))
    return std::move(error);
  return std::move(model->module);
}

bool isModelOfKeras(StringRef path) {
  if (sys::fs::is_directory(path))
    return isKerasFolder(path);
  Expected<std::shared_ptr<const MappedFile>> file = MappedFile::open(path);
  if (file)
    return isKerasFile(**file);
  consumeError(file.takeError());
  return false;
}

/// Imports a .keras or .h5 file; without `file`, the folder of a Keras model.
static Expected<OwningOpRef<ModuleOp>>
importKerasModel(const ImportRequest &request,
                 const std::shared_ptr<const MappedFile> &file,
                 MLIRContext &context) {
  Expected<ModelRoots> roots =
      ModelRoots::forModel(file ? "" : request.path, request.modelRoots);
  if (!roots)
    return roots.takeError();
  Expected<KerasModel> model =
      file ? importKerasFile(file, &context)
           : importKerasFolder(request.path, *roots, &context);
  if (!model)
    return model.takeError();
  if (Error error = addGraphSignature(*model, request))
    return std::move(error);
  return std::move(model->module);
}

/// Imports a SavedModel with the requested input and output arrays, if any.
static Expected<OwningOpRef<ModuleOp>>
importSavedModelTensors(const ImportRequest &request,
                        SavedModelImportOptions options, MLIRContext &context) {
  if (request.inputArrays.empty() && request.outputArrays.empty())
    return importSavedModel(request.path, &context, options);
  bool describes = !std::exchange(options.requireSignatures, false);
  options.wholeGraph = true;
  Expected<OwningOpRef<ModuleOp>> module =
      importSavedModel(request.path, &context, options);
  if (!module)
    return module.takeError();
  if (!describes)
    (**module)->removeAttr(functionsAttrName);
  if (Error error = addGraphSignature(**module, request))
    return std::move(error);
  return module;
}

static Expected<OwningOpRef<ModuleOp>> importFile(const ImportRequest &request,
                                                  MLIRContext &context) {
  if (!sys::fs::exists(request.path))
    return userError(Code::FileNotFound, "the file or folder does not exist",
                     request.path);
  if (sys::fs::is_directory(request.path)) {
    if (std::string json = findModelJSON(request.path); !json.empty())
      return importTFJSModel(request, json, context);
    if (isKerasFolder(request.path))
      return importKerasModel(request, nullptr, context);
    SavedModelImportOptions options;
    options.tags = request.tags;
    options.signatures = request.signatures;
    options.functions = request.functions;
    options.modelRoots = request.modelRoots;
    options.requireSignatures = request.requireSignatures;
    return importSavedModelTensors(request, std::move(options), context);
  }
  {
    Expected<std::shared_ptr<const MappedFile>> file =
        MappedFile::open(request.path);
    if (!file)
      return file.takeError();
    if (request.allowTFLite && isTFLiteModel((*file)->bytes()))
      return importTFLite(*file, &context, request.tflite);
    if (isTFJSModel((*file)->bytes()))
      return importTFJSModel(request, request.path, context);
    if (isKerasFile(**file))
      return importKerasModel(request, *file, context);
  }
  Expected<OwningOpRef<ModuleOp>> module =
      importGraphDefFile(request.path, &context);
  if (!module)
    return module.takeError();
  if (Error error = addGraphSignature(**module, request))
    return std::move(error);
  return module;
}

Expected<OwningOpRef<ModuleOp>> importModel(const ImportRequest &request,
                                            MLIRContext &context) {
  DialectRegistry registry;
  registerAllDialects(registry);
  context.appendDialectRegistry(registry);
  context.loadAllAvailableDialects();

  Expected<OwningOpRef<ModuleOp>> module = importFile(request, context);
  if (!module)
    return module.takeError();
  if (Error error =
          applyInputShapes(**module, request.inputShapes, request.fromTensors))
    return std::move(error);
  return module;
}

} // namespace tfuse
