//===- LayerWeights.cpp - The weights of the layers of a file -------------===//
//
// A file of weights has the path of each layer: the attributes of objects that
// lead to it in Keras. The layers of a model are in the list `layers`, in which
// the name is the class, with a number from the second layer of a class on:
//
//   layers/conv2d/vars/0                      Conv2D "stem"
//   layers/sequential/layers/conv2d_1/vars/0  Conv2D "head" of Sequential "top"
//   layers/bidirectional/forward_layer/cell/vars/0
//
// An .h5 file has a group for each layer of the outermost model, with the names
// of all its weights:
//
//   model_weights/stem   weight_names: stem/kernel:0, stem/bias:0
//
//===----------------------------------------------------------------------===//

#include "LayerWeights.h"

#include "Keras1.h"
#include "Network.h"

#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::keras {

/// The layer itself in the names of its weights, whatever its name is.
static constexpr StringLiteral kSelf("@");

/// The longest path of a dataset.
static constexpr size_t kMostPathBytes = 4096;

/// The list of layers in files of Keras 3 and 2.15, and of Keras 2.12 to 2.14.
static constexpr StringLiteral kLayers("layers"),
    kOldLayers("_layer_checkpoint_dependencies");

static std::string keyOf(ArrayRef<std::string> names) {
  std::string result;
  for (StringRef name : names) {
    result += name;
    result += '\0';
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Weights
//===----------------------------------------------------------------------===//

Expected<ElementsAttr> LayerWeights::read(HDF5File::Object object,
                                          StringRef name) const {
  Expected<HDF5File::Numbers> numbers = file.numbers(object);
  if (!numbers)
    return numbers.takeError();
  DataType type =
      numbers->type == DataType::Bool ? DataType::UInt8 : numbers->type;
  if (auto parts = joined.find(object); parts != joined.end())
    if (Error error = join(*numbers, parts->second))
      return std::move(error);
  if (isLineKernel.contains(object) && numbers->shape.size() == 4 &&
      numbers->shape[1] == 1)
    numbers->shape.erase(numbers->shape.begin() + 1);
  return eval::constantFromBytes(
      RankedTensorType::get(numbers->shape,
                            tf_type::toElementType(type, context)),
      numbers->bytes, numbers->owner, name);
}

/// Appends the parts of a weight along its last axis.
Error LayerWeights::join(HDF5File::Numbers &numbers,
                         ArrayRef<HDF5File::Object> others) const {
  SmallVector<HDF5File::Numbers> parts{numbers};
  int64_t columns = 0, rows = 1;
  size_t size = 0;
  for (HDF5File::Object other : others) {
    Expected<HDF5File::Numbers> part = file.numbers(other);
    if (!part)
      return part.takeError();
    parts.push_back(std::move(*part));
  }
  ArrayRef<int64_t> shape = numbers.shape;
  for (const HDF5File::Numbers &part : parts) {
    // The layer refuses the shape of a single part.
    if (shape.empty() || part.type != numbers.type ||
        part.shape.size() != shape.size() ||
        ArrayRef(part.shape).drop_back() != shape.drop_back())
      return Error::success();
    columns += part.shape.back();
    size += part.bytes.size();
  }
  for (int64_t dim : shape.drop_back())
    rows *= dim;
  auto bytes = std::make_shared<std::vector<char>>();
  bytes->reserve(size);
  for (int64_t row = 0; row != rows; ++row)
    for (const HDF5File::Numbers &part : parts) {
      size_t width = part.bytes.size() / size_t(rows);
      auto slice = part.bytes.slice(size_t(row) * width, width);
      bytes->insert(bytes->end(), slice.begin(), slice.end());
    }
  numbers.shape.back() = columns;
  numbers.bytes = *bytes;
  numbers.owner = std::move(bytes);
  return Error::success();
}

/// Gives the weights of a layer of Keras 1 their numbers in Keras 2.
void LayerWeights::numberWeights(StringRef className,
                                 std::vector<std::string> &weights,
                                 std::vector<HDF5File::Object> &objects) {
  unsigned gates = className == "LSTM" ? 4 : className == "GRU" ? 3 : 1;
  if (gates != 1 && objects.size() == size_t(3) * gates) {
    std::vector<HDF5File::Object> all = std::move(objects);
    objects.assign(all.begin(), all.begin() + 3);
    for (unsigned weight = 0; weight != 3; ++weight) {
      SmallVector<unsigned> parts = partsOfKeras1(className, weight);
      for (unsigned part : ArrayRef(parts).drop_front())
        joined[all[weight]].push_back(all[part]);
    }
  }
  if (className == "Conv1D" && !objects.empty())
    isLineKernel.insert(objects.front());
  weights.clear();
  for (size_t number = 0; number != objects.size(); ++number)
    weights.push_back(kSelf.str() + "/" + std::to_string(number));
}

Error LayerWeights::add(ArrayRef<std::string> names,
                        ArrayRef<std::string> weights,
                        std::vector<HDF5File::Object> objects) {
  auto read = [this, objects = std::move(objects),
               names = weights.vec()](unsigned index) {
    return this->read(objects[index], names[index]);
  };
  auto entry = std::make_unique<NamedKerasWeights>(weights, std::move(read));
  if (byLayer.try_emplace(keyOf(names), std::move(entry)).second)
    return Error::success();
  return userError(Code::InvalidGraph, "two layers have the same name",
                   names.back(),
                   "give layers different names, and save the model again");
}

Expected<ElementsAttr> LayerWeights::find(const KerasScope &scope,
                                          StringRef name,
                                          unsigned number) const {
  SmallVector<std::string> names;
  for (const KerasScope::Part &part : scope.parts)
    names.push_back(part.name);
  for (size_t count = names.size(); count != 0; --count) {
    auto layer = byLayer.find(keyOf(ArrayRef(names).take_front(count)));
    if (layer == byLayer.end())
      continue;
    KerasScope inner;
    inner.parts.assign(scope.parts.begin() + (count - 1), scope.parts.end());
    inner.parts.front().aliases.push_back(kSelf.str());
    inner.optional = std::min<unsigned>(scope.optional, inner.parts.size() - 1);
    return layer->second->find(inner, name, number);
  }
  return ElementsAttr();
}

//===----------------------------------------------------------------------===//
// Paths
//===----------------------------------------------------------------------===//

/// The datasets below the list of layers, sorted by path.
Expected<std::vector<LayerWeights::Dataset>>
LayerWeights::listDatasets() const {
  std::vector<Dataset> result, work{{"", file.root()}};
  llvm::DenseSet<HDF5File::Object> seen;
  while (!work.empty()) {
    Dataset next = std::move(work.back());
    work.pop_back();
    Expected<bool> isDataset = file.isDataset(next.object);
    if (!isDataset)
      return isDataset.takeError();
    if (*isDataset) {
      result.push_back(std::move(next));
      continue;
    }
    if (!seen.insert(next.object).second || next.path.size() > kMostPathBytes)
      return userError(Code::FileCorrupt,
                       "the group '" + next.path +
                           "' of the weights is linked twice, or its path is "
                           "too long",
                       "", "save the model again with Keras");
    Expected<std::vector<HDF5File::Link>> links = file.links(next.object);
    if (!links)
      return links.takeError();
    for (HDF5File::Link &link : *links) {
      // Keras 2 on Windows has paths such as "layers\\dense/vars".
      std::replace(link.name.begin(), link.name.end(), '\\', '/');
      StringRef first = StringRef(link.name).split('/').first;
      if (next.path.empty() && first != kLayers && first != kOldLayers)
        continue;
      std::string path =
          next.path.empty() ? link.name : next.path + "/" + link.name;
      work.push_back({std::move(path), link.object});
    }
  }
  llvm::sort(result, [](const Dataset &a, const Dataset &b) {
    return a.path < b.path;
  });
  return std::move(result);
}

/// The words of the name of a class, with underscores: "LeakyReLU" is
/// "leaky_re_lu".
static std::string snakeCase(StringRef name) {
  // "aBcd" -> "a_Bcd"
  std::string words;
  for (size_t i = 0; i < name.size();) {
    size_t end = i + 2;
    while (end < name.size() && isLower(name[end]))
      ++end;
    words += name[i];
    if (i + 1 < name.size() && isUpper(name[i + 1]) && end > i + 2) {
      words += "_";
      words += name.slice(i + 1, end);
      i = end;
    } else {
      ++i;
    }
  }
  // "aB" -> "a_B"
  std::string result;
  for (auto [i, c] : enumerate(words)) {
    if (i != 0 && isUpper(c) && isLower(words[i - 1]))
      result += '_';
    result += toLower(c);
  }
  return result;
}

namespace {

/// Gives names of one list: "dense", "dense_1".
class UniqueNames {
public:
  std::string next(StringRef className) {
    std::string name = snakeCase(className);
    unsigned count = used[name]++;
    return count == 0 ? name : name + "_" + std::to_string(count);
  }

  /// Leaves out the next name of the class.
  void skip(StringRef className) { ++used[snakeCase(className)]; }

private:
  StringMap<unsigned> used;
};

} // namespace

/// Follows the layers of a configuration as Keras does when it saves them.
class PathWalk {
public:
  PathWalk(LayerWeights &weights, ArrayRef<LayerWeights::Dataset> datasets,
           StringRef list, unsigned version, bool countsTwice)
      : weights(weights), datasets(datasets), list(list), version(version),
        countsTwice(countsTwice) {}

  Error visitModel(const Serialized &model, SmallVectorImpl<std::string> &names,
                   StringRef path);
  /// The number of datasets that layers have taken.
  size_t numTaken() const { return taken; }

private:
  using Renamed = SmallVector<std::pair<std::string, std::string>>;

  Error visitLayer(const Serialized &layer, SmallVectorImpl<std::string> &names,
                   StringRef path);
  Error visitInner(const Serialized &inner, SmallVectorImpl<std::string> &names,
                   StringRef path);
  static void findCells(const Serialized &cell, const std::string &from,
                        const std::string &to, Renamed &renamed);
  static void findStackedCells(const Serialized &layer, StringRef path,
                               Renamed &renamed);

  LayerWeights &weights;
  ArrayRef<LayerWeights::Dataset> datasets;
  StringRef list;
  unsigned version;
  /// True if each layer with weights is in the list twice, as in Keras 2.13.
  bool countsTwice;
  size_t taken = 0;
  /// The paths of objects that are in several models.
  llvm::DenseMap<int64_t, std::string> shared;
};

/// The layers of a model; null if it has none.
static const json::Array *layersOf(const Serialized &model) {
  const json::Value *config = model.whole->get("config");
  if (const json::Array *layers = config ? config->getAsArray() : nullptr)
    return layers;
  return model.config ? model.config->getArray("layers") : nullptr;
}

static std::string nameInModel(const Serialized &layer) {
  return layer.whole->getString("name").value_or(nameOf(layer)).str();
}

Error PathWalk::visitModel(const Serialized &model,
                           SmallVectorImpl<std::string> &names,
                           StringRef path) {
  const json::Array *layers = layersOf(model);
  if (!layers)
    return Error::success(); // The importer reports it.
  UniqueNames unique;
  for (const json::Value &element : *layers) {
    std::optional<Serialized> layer = Serialized::read(&element);
    if (!layer || isOperation(*layer))
      continue;
    std::optional<int64_t> object =
        layer->whole->getInteger("shared_object_id");
    auto known = object ? shared.find(*object) : shared.end();
    std::string where;
    // Keras 3 counts layers that it has saved before, and Keras 2 does not.
    if (known == shared.end() || version >= 3)
      where = (path + (path.empty() ? "" : "/") + list + "/").str() +
              unique.next(layer->className);
    if (known != shared.end())
      where = known->second;
    else if (object)
      shared[*object] = where;
    names.push_back(nameInModel(*layer));
    size_t before = taken;
    if (Error error = visitLayer(*layer, names, where))
      return error;
    names.pop_back();
    if (countsTwice && taken != before)
      unique.skip(layer->className);
  }
  return Error::success();
}

Error PathWalk::visitInner(const Serialized &inner,
                           SmallVectorImpl<std::string> &names,
                           StringRef path) {
  names.push_back(nameOf(inner).str());
  if (Error error = visitLayer(inner, names, path))
    return error;
  names.pop_back();
  return Error::success();
}

/// Cells have the paths of their classes, and the builder knows their number.
void PathWalk::findCells(const Serialized &cell, const std::string &from,
                         const std::string &to, Renamed &renamed) {
  const json::Array *cells = cell.className == "StackedRNNCells" && cell.config
                                 ? cell.config->getArray("cells")
                                 : nullptr;
  if (!cells)
    return;
  UniqueNames unique;
  for (auto [index, element] : enumerate(*cells)) {
    std::optional<Serialized> inner = Serialized::read(&element);
    if (!inner)
      continue;
    std::string path = from + "cells/" + unique.next(inner->className) + "/";
    std::string name = to + "RNNCell_" + std::to_string(index) + "/";
    findCells(*inner, path, name, renamed);
    renamed.push_back({path, name});
  }
}

void PathWalk::findStackedCells(const Serialized &layer, StringRef path,
                                Renamed &renamed) {
  if (!layer.config)
    return;
  auto inner = [&](StringRef key) {
    return Serialized::read(layer.config->get(key));
  };
  if (layer.className == "RNN") {
    if (std::optional<Serialized> cell = inner("cell"))
      findCells(*cell, (path + "cell/").str(), path.str(), renamed);
  } else if (layer.className == "TimeDistributed") {
    if (std::optional<Serialized> wrapped = inner("layer"))
      findStackedCells(*wrapped, (path + "layer/").str(), renamed);
  } else if (layer.className == "Bidirectional") {
    std::optional<Serialized> forward = inner("layer");
    std::optional<Serialized> backward = inner("backward_layer");
    if (forward)
      findStackedCells(*forward, (path + "forward_layer/").str(), renamed);
    if (!backward)
      backward = forward;
    if (backward)
      findStackedCells(*backward, (path + "backward_layer/").str(), renamed);
  }
}

Error PathWalk::visitLayer(const Serialized &layer,
                           SmallVectorImpl<std::string> &names,
                           StringRef path) {
  if (isModelClass(layer.className))
    return visitModel(layer, names, path);
  if (layer.className == "TimeDistributed" && layer.config) {
    std::optional<Serialized> inner =
        Serialized::read(layer.config->get("layer"));
    if (inner && (isModelClass(inner->className) ||
                  inner->className == "TimeDistributed"))
      return visitInner(*inner, names, (path + "/layer").str());
  }
  Renamed renamed;
  findStackedCells(layer, "", renamed);
  std::vector<std::string> found;
  std::vector<HDF5File::Object> objects;
  std::string prefix = (path + "/").str();
  const auto *dataset = llvm::lower_bound(
      datasets, prefix, [](const LayerWeights::Dataset &a, StringRef b) {
        return StringRef(a.path) < b;
      });
  for (; dataset != datasets.end(); ++dataset) {
    StringRef rest = dataset->path;
    if (!rest.consume_front(prefix))
      break;
    ++taken;
    // The states of generators of random numbers.
    if (rest.contains("seed_generator/"))
      continue;
    std::string name = rest.str();
    for (const auto &[from, to] : renamed)
      if (rest.consume_front(from)) {
        name = to + rest.str();
        break;
      }
    found.push_back((kSelf + "/" + name).str());
    objects.push_back(dataset->object);
  }
  return weights.add(names, found, std::move(objects));
}

Error LayerWeights::readPaths(const Serialized &model, unsigned version) {
  Expected<std::vector<Dataset>> datasets = listDatasets();
  if (!datasets)
    return datasets.takeError();
  bool isOld = llvm::any_of(*datasets, [](const Dataset &dataset) {
    return StringRef(dataset.path).starts_with(kOldLayers);
  });
  StringRef list = isOld ? kOldLayers : kLayers;
  auto walk = [&](bool countsTwice) -> Expected<size_t> {
    byLayer.clear();
    SmallVector<std::string> names;
    PathWalk walk(*this, *datasets, list, version, countsTwice);
    if (Error error = walk.visitModel(model, names, ""))
      return std::move(error);
    return walk.numTaken();
  };
  // Keras 2.13 counts twice, 2.12 and 2.14 count once. The way is right if
  // every dataset has a layer; if neither is, the importer reports a weight.
  for (bool countsTwice : {false, true, false}) {
    Expected<size_t> taken = walk(countsTwice);
    if (!taken)
      return taken.takeError();
    if (!isOld || *taken == datasets->size())
      break;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

/// The strings of an attribute, which Keras splits if it is long: key0, key1.
Expected<std::vector<std::string>> LayerWeights::listOf(HDF5File::Object group,
                                                        StringRef key) const {
  using Strings = std::optional<std::vector<std::string>>;
  Expected<Strings> whole = file.strings(group, key);
  if (!whole)
    return whole.takeError();
  if (*whole)
    return std::move(**whole);
  std::vector<std::string> result;
  for (unsigned i = 0;; ++i) {
    Expected<Strings> part = file.strings(group, (key + Twine(i)).str());
    if (!part)
      return part.takeError();
    if (!*part)
      return result;
    llvm::append_range(result, **part);
  }
}

/// The object at a path below a group; nothing if there is none.
Expected<std::optional<HDF5File::Object>>
LayerWeights::lookup(HDF5File::Object group, StringRef path) const {
  SmallVector<StringRef> parts;
  path.split(parts, '/');
  for (StringRef part : parts) {
    auto [members, isNew] = this->members.try_emplace(group);
    if (isNew) {
      Expected<std::vector<HDF5File::Link>> links = file.links(group);
      if (!links)
        return links.takeError();
      for (const HDF5File::Link &link : *links)
        members->second.try_emplace(link.name, link.object);
    }
    auto found = members->second.find(part);
    if (found == members->second.end())
      return std::nullopt;
    group = found->second;
  }
  return group;
}

/// TensorFlow 1 adds numbers to the names of weights when it builds a model
/// again: "conv_3/kernel:0" for the layer "conv". Gives the weights of a model
/// the names of its layers, if there is one way to do so.
static void restoreNames(const Serialized &model,
                         std::vector<std::string> &weights) {
  const json::Array *layers = layersOf(model);
  if (!layers)
    return;
  llvm::StringSet<> free;
  for (const json::Value &element : *layers)
    if (std::optional<Serialized> layer = Serialized::read(&element))
      free.insert(nameInModel(*layer));
  auto ownerOf = [](StringRef weight) {
    return weight.drop_front(kSelf.size() + 1).split('/').first;
  };
  llvm::MapVector<StringRef, std::string> layerOf;
  for (StringRef weight : weights)
    layerOf.insert({ownerOf(weight), std::string()});
  // An owner with one layer that it can be takes it from the others.
  for (bool changed = true; changed;) {
    changed = false;
    for (auto &[owner, layer] : layerOf) {
      auto [stem, number] = owner.rsplit('_');
      bool isNumbered = !number.empty() && llvm::all_of(number, isDigit);
      bool canStay = free.contains(owner);
      bool canChange = isNumbered && free.contains(stem);
      if (!layer.empty() || canStay == canChange)
        continue;
      layer = (canStay ? owner : stem).str();
      free.erase(layer);
      changed = true;
    }
  }
  for (const auto &[owner, layer] : layerOf)
    if (layer.empty())
      return;
  std::vector<std::string> result;
  for (StringRef weight : weights) {
    StringRef owner = ownerOf(weight);
    result.push_back(kSelf.str() + "/" + layerOf.lookup(owner) +
                     weight.drop_front(kSelf.size() + 1 + owner.size()).str());
  }
  weights = std::move(result);
}

Error LayerWeights::readGroups(const Serialized &model, bool isKeras1) {
  using Found = std::optional<HDF5File::Object>;
  Expected<Found> all = lookup(file.root(), "model_weights");
  if (!all)
    return all.takeError();
  const json::Array *layers = layersOf(model);
  if (!*all || !layers)
    return Error::success(); // The importer reports the first weight.
  for (const json::Value &element : *layers) {
    std::optional<Serialized> layer = Serialized::read(&element);
    if (!layer || isOperation(*layer))
      continue;
    std::string name = nameInModel(*layer);
    Expected<Found> group = lookup(**all, name);
    if (!group)
      return group.takeError();
    std::vector<std::string> weights;
    std::vector<HDF5File::Object> objects;
    if (*group) {
      Expected<std::vector<std::string>> list = listOf(**group, "weight_names");
      if (!list)
        return list.takeError();
      for (const std::string &weight : *list) {
        Expected<Found> object = lookup(**group, weight);
        if (!object)
          return object.takeError();
        if (!*object)
          continue;
        weights.push_back((kSelf + "/" + weight).str());
        objects.push_back(**object);
      }
    }
    if (isKeras1 && keepsOrderOfKeras1(layer->className))
      numberWeights(layer->className, weights, objects);
    if (isModelClass(layer->className))
      restoreNames(*layer, weights);
    if (Error error = add(name, weights, std::move(objects)))
      return error;
  }
  return Error::success();
}

} // namespace tfuse::keras
