//===- KerasFile.cpp - From .keras and .h5 files to tfg -------------------===//

#include "tfuse/Import/Keras/KerasFile.h"

#include "Keras1.h"
#include "LayerWeights.h"

#include "tfuse/Format/Zip/ZipArchive.h"
#include "tfuse/Support/BoundedJSON.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using namespace keras;

static constexpr StringLiteral kConfig("config.json"),
    kMetadata("metadata.json"), kWeights("model.weights.h5");

static constexpr StringLiteral
    kSaveAgain("save the model again: model.save(\"model.keras\")");

/// The directory of a zip archive, which has the names of its files, is at the
/// end; Keras writes metadata.json first.
static constexpr size_t kZipDirectory = 64 << 10, kFirstHeader = 64;

bool isKerasFile(const MappedFile &file) {
  if (HDF5File::isHDF5(file.bytes()))
    return true;
  return ZipArchive::isZip(file.bytes()) &&
         (file.text().take_back(kZipDirectory).contains(kWeights) ||
          file.text().take_front(kFirstHeader).contains(kMetadata));
}

static Error corrupt(const Twine &message, StringRef path) {
  return userError(Code::FileCorrupt, message, path, kSaveAgain);
}

static Error checkSize(uint64_t size, StringRef name, StringRef path) {
  if (size <= kMostKerasConfigBytes)
    return Error::success();
  return userError(Code::LimitExceeded,
                   name + " is larger than 8 MB, without weights", path,
                   kSaveAgain);
}

static Expected<json::Value> parseConfig(StringRef text, StringRef name,
                                         StringRef path) {
  if (Error error = checkSize(text.size(), name, path))
    return std::move(error);
  Expected<json::Value> value = parseBoundedJSON(text, kMaxKerasConfigDepth);
  if (!value)
    return corrupt(name + ": " + toString(value.takeError()), path);
  if (!value->getAsObject())
    return corrupt(name + " is no object", path);
  return value;
}

/// Names the file in errors about its weights.
static Error atFile(Error error, StringRef path) {
  return handleErrors(std::move(error), [&](const UserError &user) {
    return userError(user.code, user.message,
                     user.where.empty() ? path : StringRef(user.where),
                     user.hint, DiagnosticSite());
  });
}

static Serialized serializedModel(const json::Object &config) {
  return {config.getString("class_name").value_or(""),
          config.getObject("config"), &config};
}

/// The content of one of the files of a model; nothing if it is missing.
using FoundContent = Expected<std::optional<ZipArchive::Content>>;

/// Imports the files of an archive or a folder.
static Expected<KerasModel>
importFiles(llvm::function_ref<FoundContent(StringRef name)> read,
            StringRef path, MLIRContext *context) {
  std::string version;
  std::optional<json::Value> config;
  for (StringRef name : {kMetadata, kConfig}) {
    FoundContent content = read(name);
    if (!content)
      return content.takeError();
    if (!*content)
      continue;
    Expected<json::Value> value = parseConfig((*content)->text(), name, path);
    if (!value)
      return value.takeError();
    if (name == kConfig)
      config = std::move(*value);
    else
      version =
          value->getAsObject()->getString("keras_version").value_or("").str();
  }
  FoundContent content = read(kWeights);
  if (!content)
    return content.takeError();
  if (!config || !*content)
    return userError(Code::NotAModel,
                     "there is no " + Twine(config ? kWeights : kConfig) +
                         ": it is not a whole Keras model",
                     path, kSaveAgain);
  Expected<HDF5File> stored = HDF5File::open(
      (*content)->bytes, (*content)->owner, path + Twine(": ") + kWeights);
  if (!stored)
    return stored.takeError();
  // Keras 2 has written its version since it writes this format.
  unsigned major = StringRef(version).starts_with("2") ? 2 : 3;
  LayerWeights weights(std::move(*stored), context);
  const json::Object &object = *config->getAsObject();
  if (Error error = weights.readPaths(serializedModel(object), major))
    return atFile(std::move(error), path);
  return importKeras(object, major == 2 ? "2" : "3", weights, context);
}

static Expected<KerasModel>
importArchive(const std::shared_ptr<const MappedFile> &file,
              MLIRContext *context) {
  StringRef path = file->path();
  Expected<ZipArchive> archive = ZipArchive::open(file);
  if (!archive)
    return archive.takeError();
  auto read = [&](StringRef name) -> FoundContent {
    if (!archive->contains(name))
      return std::nullopt;
    if (name != kWeights)
      if (Error error = checkSize(archive->sizeOf(name), name, path))
        return std::move(error);
    Expected<ZipArchive::Content> content = archive->read(name);
    if (!content)
      return content.takeError();
    return std::move(*content);
  };
  return importFiles(read, path, context);
}

bool isKerasFolder(StringRef folder) {
  auto exists = [&](StringRef name) {
    SmallString<256> path(folder);
    sys::path::append(path, name);
    return sys::fs::exists(path);
  };
  return exists(kConfig) && exists(kWeights) && exists(kMetadata);
}

Expected<KerasModel> importKerasFolder(StringRef folder,
                                       const ModelRoots &roots,
                                       MLIRContext *context) {
  auto read = [&](StringRef name) -> FoundContent {
    SmallString<256> path(folder);
    sys::path::append(path, name);
    if (!sys::fs::exists(path))
      return std::nullopt;
    Expected<std::shared_ptr<const MappedFile>> file = roots.open(path);
    if (!file)
      return file.takeError();
    return ZipArchive::Content{(*file)->bytes(), *file};
  };
  return importFiles(read, folder, context);
}

/// True if a configuration has a layer that convolves.
static bool hasConvolutions(const json::Value &config) {
  SmallVector<const json::Value *> work{&config};
  while (!work.empty()) {
    const json::Value *next = work.pop_back_val();
    if (const json::Array *array = next->getAsArray()) {
      for (const json::Value &element : *array)
        work.push_back(&element);
    } else if (const json::Object *object = next->getAsObject()) {
      if (object->getString("class_name")
              .value_or("")
              .contains_insensitive("conv"))
        return true;
      for (const auto &member : *object)
        work.push_back(&member.second);
    }
  }
  return false;
}

static Expected<KerasModel>
importHDF5(const std::shared_ptr<const MappedFile> &file,
           MLIRContext *context) {
  StringRef path = file->path();
  Expected<HDF5File> stored = HDF5File::open(file->bytes(), file, path);
  if (!stored)
    return stored.takeError();
  using Strings = std::optional<std::vector<std::string>>;
  std::string values[3];
  StringRef keys[3] = {"model_config", "keras_version", "backend"};
  for (auto [value, key] : zip_equal(values, keys)) {
    Expected<Strings> found = stored->strings(stored->root(), key);
    if (!found)
      return found.takeError();
    if (*found && !(*found)->empty())
      value = (*found)->front();
  }
  auto &[text, version, backend] = values;
  if (text.empty())
    return userError(Code::NotAModel,
                     "the file has no model_config: it holds weights or other "
                     "data, and not a whole Keras model",
                     path,
                     "load the weights into the model in Python, and save the "
                     "whole model: model.save(\"model.keras\")");
  Expected<json::Value> config = parseConfig(text, "model_config", path);
  if (!config)
    return config.takeError();
  bool isKeras1 = StringRef(version).starts_with("1");
  if (isKeras1)
    upgradeKeras1(*config);
  // Theano turns the kernels of convolutions around.
  if (backend == "theano" && hasConvolutions(*config))
    return userError(Code::UnsupportedOp,
                     "the model has convolutions, and was saved with the "
                     "backend theano",
                     path,
                     "load it with Keras on TensorFlow, and save it again");
  LayerWeights weights(std::move(*stored), context);
  const json::Object &object = *config->getAsObject();
  if (Error error = weights.readGroups(serializedModel(object), isKeras1))
    return atFile(std::move(error), path);
  return importKeras(object, version, weights, context);
}

Expected<KerasModel>
importKerasFile(const std::shared_ptr<const MappedFile> &file,
                MLIRContext *context) {
  return HDF5File::isHDF5(file->bytes()) ? importHDF5(file, context)
                                         : importArchive(file, context);
}

} // namespace tfuse
