//===- Recipe.cpp - How each op is quantized, from a file -----------------===//

#include "tfuse/Quantize/Recipe.h"

#include "tfuse/Support/BoundedJSON.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/MappedFile.h"
#include "llvm/ADT/StringSwitch.h"
#include <algorithm>
#include <map>

using namespace llvm;

namespace tfuse::quantize {

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
/// The configuration of one kind of tensors in a recipe, with the defaults of
/// ai-edge-quantizer.
struct TensorConfig {
  bool isGiven = false;
  int64_t bits = 0;
  bool isSymmetric = true;
  StringRef granularity = "TENSORWISE", dtype = "INT";
};

/// Reads one entry.
class EntryReader {
public:
  EntryReader(StringRef path, unsigned number) : path(path) {
    entry.number = number;
    entry.description = "entry " + std::to_string(number) + " of the recipe";
  }

  Expected<Recipe::Entry> read(const json::Value &value);
  StringRef regex() const { return regexText; }

private:
  Error corrupt(const Twine &what,
                DiagnosticSite site = DiagnosticSite::current()) const {
    return userError(Code::FileCorrupt, entry.description + ": " + what, path,
                     "docs/quantization/recipes.md describes the format", site);
  }
  Error unsupported(const Twine &what, const Twine &hint,
                    DiagnosticSite site = DiagnosticSite::current()) const {
    return userError(Code::InvalidOption, entry.description + ": " + what, path,
                     hint, site);
  }
  Error readHead(const json::Object &object);
  Error readConfig(const json::Object &config);
  Error readTensorConfig(const json::Object &config, StringRef key,
                         TensorConfig &result);
  Error chooseMode(const json::Object &config, const TensorConfig &activations,
                   const TensorConfig &weights);
  Error checkStatic(const TensorConfig &activations);

  StringRef path, regexText, algorithm;
  Recipe::Entry entry;
};
} // namespace

static constexpr StringLiteral kAlgorithms =
    "min_max_uniform_quantize, float_casting and no_quantize are supported";

Error EntryReader::readHead(const json::Object &object) {
  std::optional<StringRef> regex = object.getString("regex");
  std::optional<StringRef> operation = object.getString("operation");
  std::optional<StringRef> key = object.getString("algorithm_key");
  if (!regex || !operation || !key)
    return corrupt("\"regex\", \"operation\" or \"algorithm_key\" is missing "
                   "or no string");
  regexText = *regex;
  algorithm = *key;
  // Names that differ from those of the schema.
  entry.operation = StringSwitch<StringRef>(*operation)
                        .Case("CONV_2D_TRANSPOSE", "TRANSPOSE_CONV")
                        .Case("CUSTOM_OP", "CUSTOM")
                        .Default(*operation)
                        .str();
  entry.description +=
      (" (regex '" + *regex + "', operation " + *operation + ")").str();
  Expected<std::string> converted = posixRegex(*regex);
  if (!converted)
    return unsupported("its regular expression cannot be converted: " +
                           toString(converted.takeError()),
                       "write it without this construct");
  auto compiled = std::make_shared<Regex>(*converted);
  if (std::string message; !compiled->isValid(message))
    return unsupported("its regular expression is invalid: " + message, "");
  entry.regex = std::move(compiled);
  return Error::success();
}

/// The value of an optional key; an error if it has another type.
template <typename Get>
static bool readOptional(const json::Object &object, StringRef key, Get get) {
  const json::Value *value = object.get(key);
  return !value || value->kind() == json::Value::Null || get(*value);
}

template <typename T, typename U>
static bool assign(std::optional<T> from, U &to) {
  if (from)
    to = *from;
  return from.has_value();
}

Error EntryReader::readTensorConfig(const json::Object &config, StringRef key,
                                    TensorConfig &result) {
  const json::Value *value = config.get(key);
  if (!value || value->kind() == json::Value::Null)
    return Error::success();
  const json::Object *object = value->getAsObject();
  if (!object || !assign(object->getInteger("num_bits"), result.bits))
    return corrupt("\"" + key + "\" is no object with \"num_bits\"");
  result.isGiven = true;
  auto string = [](StringRef &to) {
    return [&to](const json::Value &found) {
      return assign(found.getAsString(), to);
    };
  };
  if (!readOptional(*object, "symmetric",
                    [&](const json::Value &found) {
                      return assign(found.getAsBoolean(), result.isSymmetric);
                    }) ||
      !readOptional(*object, "granularity", string(result.granularity)) ||
      !readOptional(*object, "dtype", string(result.dtype)))
    return corrupt("a member of \"" + key + "\" has another type");
  int64_t blockSize = 0;
  if (assign(object->getInteger("block_size"), blockSize) && blockSize > 0)
    result.granularity = "BLOCKWISE";
  const json::Object *parameters = object->getObject("algorithm_params");
  if (parameters && !parameters->empty())
    return unsupported("algorithm_params are not supported", kAlgorithms);
  return Error::success();
}

Error EntryReader::checkStatic(const TensorConfig &activations) {
  if (activations.dtype != "INT" ||
      (activations.bits != 8 && activations.bits != 16))
    return unsupported("activations are " + activations.dtype + " with " +
                           Twine(activations.bits) + " bits",
                       "choose INT with 8 or 16 bits");
  if (activations.isSymmetric != (activations.bits == 16))
    return unsupported(
        "activations with " + Twine(activations.bits) + " bits are " +
            (activations.isSymmetric ? "symmetric" : "asymmetric"),
        "8 bits are asymmetric in tfuse, 16 bits symmetric");
  if (activations.granularity != "TENSORWISE")
    return unsupported("activations have the granularity " +
                           activations.granularity,
                       "choose TENSORWISE");
  entry.config.mode = activations.bits == 8 ? Mode::Int8 : Mode::Int16x8;
  return Error::success();
}

/// The modes of ai-edge-quantizer: static range (integer arithmetic with given
/// activations), dynamic range (integer arithmetic, float activations) and
/// weight-only (float arithmetic, weights dequantized explicitly).
Error EntryReader::chooseMode(const json::Object &config,
                              const TensorConfig &activations,
                              const TensorConfig &weights) {
  StringRef precision = "FLOAT";
  bool dequantizes = false;
  int64_t minElements = 0;
  if (!readOptional(config, "compute_precision",
                    [&](const json::Value &found) {
                      return assign(found.getAsString(), precision);
                    }) ||
      !readOptional(config, "explicit_dequantize",
                    [&](const json::Value &found) {
                      return assign(found.getAsBoolean(), dequantizes);
                    }) ||
      !readOptional(config, "min_weight_elements",
                    [&](const json::Value &found) {
                      return assign(found.getAsInteger(), minElements);
                    }) ||
      minElements < 0 || minElements > std::numeric_limits<int32_t>::max())
    return corrupt("a member of \"op_config\" has another type");
  entry.config.minElements = static_cast<unsigned>(minElements);
  if (precision != "INTEGER" && precision != "FLOAT")
    return corrupt("\"compute_precision\" is neither INTEGER nor FLOAT");
  bool isInteger = precision == "INTEGER";
  if (isInteger && !dequantizes)
    if (activations.isGiven)
      return checkStatic(activations);
  if (activations.isGiven || isInteger == dequantizes)
    return unsupported(
        "compute_precision " + precision + ", explicit_dequantize " +
            (dequantizes ? "true" : "false") +
            (activations.isGiven ? " and an activation_tensor_config"
                                 : " without an activation_tensor_config") +
            " do not go together",
        "INTEGER and false are static or dynamic-range quantization, FLOAT and "
        "true without activations weight-only quantization");
  entry.config.mode = isInteger ? Mode::DynamicRange : Mode::Weights;
  return Error::success();
}

Error EntryReader::readConfig(const json::Object &config) {
  TensorConfig activations, weights;
  if (Error error =
          readTensorConfig(config, "activation_tensor_config", activations))
    return error;
  if (Error error = readTensorConfig(config, "weight_tensor_config", weights))
    return error;
  if (!weights.isGiven)
    return corrupt("\"op_config\" has no \"weight_tensor_config\"");
  if (Error error = chooseMode(config, activations, weights))
    return error;
  if (algorithm == "float_casting") {
    if (weights.dtype != "FLOAT" || weights.bits != 16 ||
        entry.config.mode != Mode::Weights)
      return unsupported("float_casting is weight-only, FLOAT with 16 bits",
                         "");
    entry.config.mode = Mode::Float16;
    return Error::success();
  }
  if (weights.dtype != "INT" || (weights.bits != 8 && weights.bits != 4))
    return unsupported("weights are " + weights.dtype + " with " +
                           Twine(weights.bits) + " bits",
                       "choose INT with 8 or 4 bits");
  if (!weights.isSymmetric && entry.config.mode != Mode::Weights)
    return unsupported("weights are asymmetric with compute_precision INTEGER",
                       "kernels for integers ignore zero points of weights: "
                       "set symmetric to true, or quantize weights only, with "
                       "FLOAT and explicit_dequantize true");
  if (weights.granularity.starts_with("BLOCKWISE"))
    return unsupported("weights have a scale for each block (" +
                           weights.granularity + ")",
                       "LiteRT's own kernels ignore these scales, XNNPACK's "
                       "do not: choose CHANNELWISE");
  if (weights.granularity != "CHANNELWISE" &&
      weights.granularity != "TENSORWISE")
    return unsupported("weights have the granularity " + weights.granularity,
                       "choose CHANNELWISE or TENSORWISE");
  entry.config.weightBits = static_cast<unsigned>(weights.bits);
  entry.config.perChannel = weights.granularity == "CHANNELWISE";
  entry.config.symmetricWeights = weights.isSymmetric;
  return Error::success();
}

Expected<Recipe::Entry> EntryReader::read(const json::Value &value) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return corrupt("it is no object");
  if (Error error = readHead(*object))
    return std::move(error);
  if (algorithm == "no_quantize")
    return entry;
  if (algorithm != "min_max_uniform_quantize" && algorithm != "float_casting")
    return unsupported("the algorithm '" + algorithm + "' is not supported",
                       kAlgorithms);
  const json::Object *config = object->getObject("op_config");
  if (!config)
    return corrupt("\"op_config\" is missing or no object");
  if (Error error = readConfig(*config))
    return std::move(error);
  return entry;
}

Expected<Recipe> Recipe::parse(StringRef text, StringRef path) {
  auto corrupt = [&](const Twine &what,
                     DiagnosticSite site = DiagnosticSite::current()) {
    return userError(Code::FileCorrupt, what, path,
                     "a recipe is a JSON list, see "
                     "docs/quantization/recipes.md",
                     site);
  };
  if (text.size() > kMaxBytes)
    return userError(Code::LimitExceeded,
                     "a recipe has at most " + Twine(kMaxBytes) + " bytes",
                     path);
  Expected<json::Value> document = parseBoundedJSON(text, /*maxDepth=*/16);
  if (!document)
    return corrupt(toString(document.takeError()));
  const json::Array *list = document->getAsArray();
  if (!list || list->empty())
    return corrupt("the file is not a list of entries");
  // Entries by regular expression, in the order of the first of each.
  std::vector<std::vector<Entry>> scopes;
  std::map<std::string, size_t, std::less<>> scopeOf;
  for (auto [index, value] : llvm::enumerate(*list)) {
    EntryReader reader(path, index + 1);
    Expected<Entry> entry = reader.read(value);
    if (!entry)
      return entry.takeError();
    auto [it, isNew] = scopeOf.try_emplace(reader.regex().str(), scopes.size());
    if (isNew)
      scopes.emplace_back();
    std::vector<Entry> &scope = scopes[it->second];
    // An entry replaces that for the same operation, or all for "*".
    if (entry->isForAllOps())
      scope.clear();
    auto same = llvm::find_if(scope, [&](const Entry &other) {
      return other.operation == entry->operation;
    });
    if (same != scope.end())
      *same = std::move(*entry);
    else
      scope.push_back(std::move(*entry));
  }
  Recipe recipe;
  for (std::vector<Entry> &scope : scopes)
    llvm::move(scope, std::back_inserter(recipe.all));
  return recipe;
}

Expected<Recipe> Recipe::read(const Twine &path) {
  Expected<std::shared_ptr<const MappedFile>> file = MappedFile::open(path);
  if (!file)
    return file.takeError();
  return parse((*file)->text(), (*file)->path());
}

//===----------------------------------------------------------------------===//
// Use
//===----------------------------------------------------------------------===//

SmallVector<const Recipe::Entry *> Recipe::matching(StringRef operation,
                                                    StringRef scope) const {
  SmallVector<const Entry *> found;
  for (const Entry &entry : llvm::reverse(all))
    if ((entry.isForAllOps() || entry.operation == operation) &&
        entry.regex->match(scope))
      found.push_back(&entry);
  return found;
}

Mode Recipe::commonMode() const {
  auto has = [&](Mode mode) {
    return llvm::any_of(
        all, [&](const Entry &entry) { return entry.config.mode == mode; });
  };
  if (has(Mode::Int8))
    return Mode::Int8;
  return has(Mode::Int16x8) ? Mode::Int16x8 : Mode::Weights;
}

} // namespace tfuse::quantize
