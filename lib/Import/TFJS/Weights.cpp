//===- Weights.cpp - The weights of TensorFlow.js models ------------------===//

#include "Weights.h"

#include "mlir/IR/Builders.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// The bytes that hold the length of a string.
static constexpr uint64_t kLengthBytes = 4;

static constexpr StringLiteral kConvertAgain =
    "convert the model to TensorFlow.js again, or copy its folder again";

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

ArrayRef<char> TFJSWeights::Group::read(uint64_t offset, uint64_t size,
                                        eval::HostTensor::Owner &owner) const {
  if (size == 0)
    return {};
  size_t first = llvm::upper_bound(starts, offset) - starts.begin() - 1;
  uint64_t inFile = offset - starts[first];
  if (std::optional<Bytes> whole = files[first]->slice(inFile, size)) {
    owner = files[first];
    return *whole;
  }
  auto copy = std::make_shared<std::vector<char>>();
  copy->reserve(size);
  for (size_t i = first; copy->size() < size; ++i, inFile = 0) {
    uint64_t part = std::min(size - copy->size(), files[i]->size() - inFile);
    Bytes bytes = files[i]->bytes().slice(inFile, part);
    copy->insert(copy->end(), bytes.begin(), bytes.end());
  }
  owner = copy;
  return *copy;
}

Error TFJSWeights::openFile(StringRef name, Group &group,
                            const ModelRoots &roots) {
  if (!paths.insert(name).second)
    return userError(Code::FileCorrupt,
                     "weightsManifest lists '" + name + "' twice", modelFile,
                     kConvertAgain);
  if (name.contains("://"))
    return userError(Code::FileNotFound,
                     "weightsManifest names the address '" + name + "'",
                     modelFile,
                     "download the file into the folder of model.json, and "
                     "write its name into weightsManifest");
  SmallString<256> path(name);
  if (!sys::path::is_absolute(name)) {
    path = sys::path::parent_path(modelFile);
    sys::path::append(path, name);
  }
  Expected<std::shared_ptr<const MappedFile>> file = roots.open(path);
  if (!file)
    return handleErrors(file.takeError(), [&](const UserError &user) {
      return userError(user.code, user.message, user.where,
                       user.code == Code::FileNotFound
                           ? "it holds weights of model.json: copy the whole "
                             "folder of the model"
                           : user.hint,
                       DiagnosticSite());
    });
  group.starts.push_back(group.size);
  group.size += (*file)->size();
  group.files.push_back(std::move(*file));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The manifest
//===----------------------------------------------------------------------===//

/// The type of that name in NumPy; Invalid if its elements have no fixed size
/// and are not strings.
static DataType elementTypeOf(StringRef name) {
  std::optional<DataType> type = parseDataType(name);
  if (!type || dataTypePythonName(*type) != name)
    return DataType::Invalid;
  bool isKnown = *type == DataType::String || dataTypeSizeInBytes(*type) != 0;
  return isKnown && !isRefType(*type) && !isQuantizedType(*type)
             ? *type
             : DataType::Invalid;
}

Error TFJSWeights::readTypes(Weight &weight) const {
  weight.declared = weight.stored = elementTypeOf(weight.entry->dtype());
  if (weight.declared == DataType::Invalid)
    return userError(Code::FileCorrupt,
                     "the weight has the unknown dtype '" +
                         weight.entry->dtype() + "'",
                     weight.entry->name(), kConvertAgain);
  if (!weight.entry->has_quantization() || weight.declared == DataType::String)
    return Error::success();
  const auto &quantization = weight.entry->quantization();
  weight.stored = elementTypeOf(quantization.dtype());
  if (weight.stored == DataType::Half)
    return Error::success();
  weight.isScaled = true;
  if ((weight.stored != DataType::UInt8 && weight.stored != DataType::UInt16) ||
      !quantization.has_scale() || !quantization.has_min() ||
      (weight.declared != DataType::Float &&
       weight.declared != DataType::Int32))
    return userError(
        Code::FileCorrupt, "tfuse does not know this quantization of a weight",
        weight.entry->name(),
        "TensorFlow.js has float16, and uint8 or uint16 with scale "
        "and min: convert the model again");
  return Error::success();
}

Error TFJSWeights::readShape(Weight &weight) const {
  weight.numElements = 1;
  for (int64_t dim : weight.entry->shape())
    if (dim < 0 || MulOverflow(weight.numElements, dim, weight.numElements))
      return userError(Code::FileCorrupt, "the shape of the weight is invalid",
                       weight.entry->name(), kConvertAgain);
  return Error::success();
}

/// Sets the size of a weight of strings; false if the group ends before.
bool TFJSWeights::measureStrings(Weight &weight) const {
  const Group &group = groups[weight.group];
  uint64_t left = group.size - weight.offset;
  if (uint64_t(weight.numElements) > left / kLengthBytes)
    return false;
  for (int64_t i = 0; i != weight.numElements; ++i) {
    if (left - weight.size < kLengthBytes)
      return false;
    eval::HostTensor::Owner owner;
    Bytes length = group.read(weight.offset + weight.size, kLengthBytes, owner);
    weight.size += kLengthBytes;
    uint64_t bytes = support::endian::read32le(length.data());
    if (bytes > left - weight.size)
      return false;
    weight.size += bytes;
  }
  return true;
}

/// Sets the size of the weight, and checks that its group has these bytes.
Error TFJSWeights::measure(Weight &weight) const {
  const Group &group = groups[weight.group];
  int64_t size = 0;
  bool fits =
      weight.stored == DataType::String
          ? measureStrings(weight)
          : !MulOverflow<int64_t>(weight.numElements,
                                  dataTypeSizeInBytes(weight.stored), size) &&
                uint64_t(size) <= group.size - weight.offset;
  weight.size += size;
  if (fits)
    return Error::success();
  return userError(Code::FileCorrupt,
                   "the files of weights end before weight '" +
                       Twine(weight.entry->name()) + "' does",
                   group.files.empty() ? modelFile : group.files.back()->path(),
                   kConvertAgain);
}

Error TFJSWeights::addWeight(const proto::TFJSModelJSON::Weight &entry,
                             uint64_t &offset) {
  Weight weight{
      .entry = &entry, .group = unsigned(groups.size() - 1), .offset = offset};
  if (Error error = readTypes(weight))
    return error;
  if (Error error = readShape(weight))
    return error;
  if (Error error = measure(weight))
    return error;
  offset += weight.size;
  if (!byName.try_emplace(entry.name(), weights.size()).second)
    return userError(Code::FileCorrupt, "weightsManifest has the weight twice",
                     entry.name(), kConvertAgain);
  weights.push_back(weight);
  return Error::success();
}

Error TFJSWeights::readGroup(const proto::TFJSModelJSON::WeightsGroup &entry,
                             const ModelRoots &roots) {
  Group &group = groups.emplace_back();
  for (const std::string &path : entry.paths())
    if (Error error = openFile(path, group, roots))
      return error;
  uint64_t offset = 0;
  for (const auto &weight : entry.weights())
    if (Error error = addWeight(weight, offset))
      return error;
  return Error::success();
}

Expected<TFJSWeights> TFJSWeights::open(const proto::TFJSModelJSON &model,
                                        StringRef modelFile,
                                        const ModelRoots &roots) {
  TFJSWeights result(modelFile);
  for (const auto &group : model.weights_manifest())
    if (Error error = result.readGroup(group, roots))
      return std::move(error);
  return std::move(result);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// The strings in `bytes`, each after its length.
static std::vector<StringRef> splitStrings(ArrayRef<char> bytes,
                                           int64_t count) {
  std::vector<StringRef> result;
  result.reserve(count);
  StringRef text(bytes.data(), bytes.size());
  for (int64_t i = 0; i != count; ++i) {
    uint32_t length = support::endian::read32le(text.data());
    result.push_back(text.substr(kLengthBytes, length));
    text = text.drop_front(kLengthBytes + length);
  }
  return result;
}

/// stored * scale + min, in double precision, as TensorFlow.js computes it.
static ElementsAttr dequantize(ElementsAttr stored, double scale, double min) {
  Type wide = Float64Type::get(stored.getContext());
  auto scalar = [&](double value) -> ElementsAttr {
    return DenseElementsAttr::get(RankedTensorType::get({}, wide), value);
  };
  ElementsAttr result = eval::lazy::cast(stored, wide);
  result = eval::lazy::combine(eval::StepKind::Mul, result, scalar(scale));
  return eval::lazy::combine(eval::StepKind::Add, result, scalar(min));
}

/// The same, rounded to integers as JavaScript rounds.
static ElementsAttr dequantizeToInt32(ArrayRef<char> bytes, unsigned width,
                                      double scale, double min,
                                      RankedTensorType type) {
  std::vector<int32_t> values;
  values.reserve(type.getNumElements());
  for (int64_t i = 0; i != type.getNumElements(); ++i) {
    unsigned stored = width == 1
                          ? uint8_t(bytes[i])
                          : support::endian::read16le(bytes.data() + 2 * i);
    double value = std::floor(double(stored) * scale + min + 0.5);
    bool fits = value >= double(INT32_MIN) && value <= double(INT32_MAX);
    values.push_back(fits ? int32_t(value) : 0);
  }
  return DenseIntElementsAttr::get(type, values);
}

/// The elements before casts, scaled.
ElementsAttr TFJSWeights::stored(const Weight &weight,
                                 MLIRContext *context) const {
  eval::HostTensor::Owner owner;
  Bytes bytes = groups[weight.group].read(weight.offset, weight.size, owner);
  auto typeOf = [&](DataType element) {
    const auto &shape = weight.entry->shape();
    return RankedTensorType::get(ArrayRef<int64_t>(shape.data(), shape.size()),
                                 tf_type::toElementType(element, context));
  };
  if (weight.stored == DataType::String)
    return tf_type::makeStringElements(typeOf(weight.stored),
                                       splitStrings(bytes, weight.numElements));
  const auto &quantization = weight.entry->quantization();
  if (weight.isScaled && weight.declared == DataType::Int32)
    return dequantizeToInt32(bytes, dataTypeSizeInBytes(weight.stored),
                             quantization.scale(), quantization.min(),
                             typeOf(weight.declared));
  // The cast to bool makes all other bytes 1.
  ElementsAttr result = eval::constantFromBytes(
      typeOf(weight.stored == DataType::Bool ? DataType::UInt8 : weight.stored),
      bytes, owner, weight.entry->name());
  return weight.isScaled
             ? dequantize(result, quantization.scale(), quantization.min())
             : result;
}

std::vector<std::string> TFJSWeights::names() const {
  std::vector<std::string> result;
  result.reserve(weights.size());
  for (const Weight &weight : weights)
    result.push_back(weight.entry->name());
  return result;
}

Expected<ElementsAttr> TFJSWeights::value(StringRef name, Type type) const {
  const Weight &weight = weights[byName.at(name)];
  ElementsAttr result = stored(weight, type.getContext());
  if (result.getElementType() == type)
    return result;
  if (weight.stored == DataType::String || isComplexType(weight.stored) ||
      !eval::lazy::canCast(result.getElementType(), type))
    return userError(Code::InvalidGraph,
                     "the weight is " + dataTypePythonName(weight.declared) +
                         ", which its node is not",
                     name, kConvertAgain);
  return eval::lazy::cast(result, type);
}

} // namespace tfuse
