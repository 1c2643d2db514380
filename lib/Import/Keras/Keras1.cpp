//===- Keras1.cpp - Configurations of Keras 1 -----------------------------===//

#include "Keras1.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace tfuse::keras {

/// Old and new names of options, which have the same values.
static constexpr std::pair<StringLiteral, StringLiteral> kOptions[] = {
    {"nb_filter", "filters"},
    {"border_mode", "padding"},
    {"subsample", "strides"},
    {"subsample_length", "strides"},
    {"filter_length", "kernel_size"},
    {"pool_length", "pool_size"},
    {"stride", "strides"},
    {"bias", "use_bias"},
    {"atrous_rate", "dilation_rate"},
    {"p", "rate"},
    {"inner_activation", "recurrent_activation"}};

static void rename(json::Object &config, StringRef from, StringRef to) {
  auto found = config.find(from);
  if (found == config.end() || config.get(to))
    return;
  json::Value value = std::move(found->second);
  config.erase(from);
  config[to] = std::move(value);
}

/// nb_row and nb_col, or kernel_dim1 to kernel_dim3, become one list.
static void joinKernelSize(json::Object &config) {
  const SmallVector<StringRef> kinds[] = {
      {"nb_row", "nb_col"}, {"kernel_dim1", "kernel_dim2", "kernel_dim3"}};
  for (const SmallVector<StringRef> &names : kinds) {
    if (!all_of(names, [&](StringRef name) { return config.get(name); }))
      continue;
    json::Array sizes;
    for (StringRef name : names) {
      sizes.push_back(*config.get(name));
      config.erase(name);
    }
    config["kernel_size"] = std::move(sizes);
  }
}

static StringRef newClass(StringRef name, json::Object &config) {
  if (name == "Merge")
    return llvm::StringSwitch<StringRef>(config.getString("mode").value_or(""))
        .Case("sum", "Add")
        .Case("mul", "Multiply")
        .Case("ave", "Average")
        .Case("max", "Maximum")
        .Case("concat", "Concatenate")
        .Default(name);
  return llvm::StringSwitch<StringRef>(name)
      .Cases({"Convolution1D", "AtrousConvolution1D", "AtrousConv1D"}, "Conv1D")
      .Cases({"Convolution2D", "AtrousConvolution2D", "AtrousConv2D"}, "Conv2D")
      .Case("Convolution3D", "Conv3D")
      .Case("SeparableConvolution2D", "SeparableConv2D")
      .Case("TimeDistributedDense", "Dense")
      .Default(name);
}

static void upgradeLayer(json::Object &layer) {
  json::Object *config = layer.getObject("config");
  std::optional<StringRef> name = layer.getString("class_name");
  if (!config || !name)
    return;
  std::string className = newClass(*name, *config).str();
  for (const auto &[from, to] : kOptions)
    rename(*config, from, to);
  joinKernelSize(*config);
  bool isRecurrent =
      className == "LSTM" || className == "GRU" || className == "SimpleRNN";
  if (className == "Dense" || isRecurrent)
    rename(*config, "output_dim", "units");
  if (className == "UpSampling1D")
    rename(*config, "length", "size");
  if (className == "Concatenate")
    rename(*config, "concat_axis", "axis");
  if (className == "GRU")
    (*config)["reset_after"] = false;
  // The kernels of "th" have other axes; the builder refuses the option.
  if (std::optional<StringRef> ordering = config->getString("dim_ordering")) {
    std::string format = *ordering == "tf" ? "channels_last" : ordering->str();
    if (*ordering == "th" && !StringRef(className).contains("Conv"))
      format = "channels_first";
    config->erase("dim_ordering");
    (*config)["data_format"] = std::move(format);
  }
  // Other modes normalize by values of the batch, which Keras 2 does not.
  if (className == "BatchNormalization" &&
      config->getInteger("mode").value_or(0) != 0)
    className += " with mode " + std::to_string(*config->getInteger("mode"));
  layer["class_name"] = std::move(className);
}

void upgradeKeras1(json::Value &model) {
  SmallVector<json::Value *> work{&model};
  while (!work.empty()) {
    json::Value *next = work.pop_back_val();
    if (json::Array *array = next->getAsArray()) {
      for (json::Value &element : *array)
        work.push_back(&element);
    } else if (json::Object *object = next->getAsObject()) {
      upgradeLayer(*object);
      for (auto &member : *object)
        work.push_back(&member.second);
    }
  }
}

bool keepsOrderOfKeras1(StringRef className) {
  return is_contained({"Dense", "Conv1D", "Conv2D", "Conv3D", "SeparableConv2D",
                       "BatchNormalization", "Embedding", "PReLU", "LSTM",
                       "GRU", "SimpleRNN"},
                      className);
}

SmallVector<unsigned> partsOfKeras1(StringRef className, unsigned weight) {
  // Keras 2 has i, f, c, o.
  if (className == "LSTM")
    return {weight, weight + 6, weight + 3, weight + 9};
  return {weight, weight + 3, weight + 6};
}

} // namespace tfuse::keras
