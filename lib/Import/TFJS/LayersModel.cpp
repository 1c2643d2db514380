//===- LayersModel.cpp - TensorFlow.js layers models ----------------------===//

#include "LayersModel.h"

#include "JSONMessage.h"

#include "tfuse/Import/Keras/KerasImport.h"
#include "tfuse/Support/BoundedJSON.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

Expected<LayersModelText> findLayersModel(const MappedFile &file) {
  LayersModelText result;
  auto visitTopology = [&](StringRef key, StringRef) -> Error {
    result.hasLayers |=
        key == "model_config" || key == "class_name" || key == "keras_version";
    return Error::success();
  };
  Error error =
      forEachMember(file.text(), [&](StringRef key, StringRef value) -> Error {
        result.hasLayers |= key == "format" && value == "\"layers-model\"";
        if (key != "modelTopology")
          return Error::success();
        result.topology = value;
        return forEachMember(value, visitTopology);
      });
  if (!error)
    return result;
  return handleErrors(std::move(error), [&](const UserError &user) {
    return userError(user.code, "the file is not JSON: " + user.message,
                     file.path(), "copy the file again");
  });
}

/// The object with class_name and config, which may be a text of JSON in JSON.
static Expected<json::Value> readConfig(const LayersModelText &text,
                                        std::string &version, StringRef file) {
  auto corrupt = [&](const Twine &message) {
    return userError(Code::FileCorrupt, message, file,
                     "convert the model to TensorFlow.js again");
  };
  if (text.topology.size() > kMostKerasConfigBytes)
    return userError(Code::LimitExceeded,
                     "modelTopology is larger than 8 MB, without weights", file,
                     "convert the model again");
  auto parse = [&](StringRef json) -> Expected<json::Value> {
    Expected<json::Value> value = parseBoundedJSON(json, kMaxKerasConfigDepth);
    if (!value)
      return corrupt(toString(value.takeError()));
    return value;
  };
  Expected<json::Value> topology = parse(text.topology);
  if (!topology)
    return topology.takeError();
  json::Object *object = topology->getAsObject();
  if (!object)
    return corrupt("modelTopology is no object");
  version = object->getString("keras_version").value_or("").str();
  if (json::Value *config = object->get("model_config")) {
    if (std::optional<StringRef> nested = config->getAsString())
      return parse(*nested);
    return std::move(*config);
  }
  return topology;
}

Expected<TFJSModel> importLayersModel(const LayersModelText &text,
                                      const TFJSWeights &weights,
                                      StringRef file, MLIRContext *context) {
  std::string version;
  Expected<json::Value> config = readConfig(text, version, file);
  if (!config)
    return config.takeError();
  const json::Object *object = config->getAsObject();
  if (!object)
    return userError(Code::FileCorrupt,
                     "modelTopology holds no configuration of a model", file,
                     "convert the model to TensorFlow.js again");
  NamedKerasWeights byLayer(weights.names(),
                            [&](unsigned index) -> Expected<ElementsAttr> {
                              return weights.value(index, context);
                            });
  Expected<KerasModel> model = importKeras(*object, version, byLayer, context);
  if (!model)
    return model.takeError();
  TFJSModel result;
  result.module = std::move(model->module);
  result.inputs = std::move(model->inputs);
  result.outputs = std::move(model->outputs);
  return std::move(result);
}

} // namespace tfuse
