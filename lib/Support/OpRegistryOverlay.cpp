//===- OpRegistryOverlay.cpp - A model's own op definitions ---------------===//

#include "tfuse/Support/OpRegistryOverlay.h"
#include "OpTables.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include <cstring>
#include <tuple>

using namespace tfuse;
using namespace tfuse::optables;
using llvm::ArrayRef;
using llvm::Error;
using llvm::StringRef;
using llvm::Twine;

bool AttrValueData::operator==(const AttrValueData &other) const {
  return floats.size() == other.floats.size() &&
         // An empty vector's data() may be null, which memcmp does not take.
         (floats.empty() || !std::memcmp(floats.data(), other.floats.data(),
                                         floats.size() * sizeof(float))) &&
         std::tie(strings, ints, bools, types, shapes, tensors, funcs) ==
             std::tie(other.strings, other.ints, other.bools, other.types,
                      other.shapes, other.tensors, other.funcs);
}

//===----------------------------------------------------------------------===//
// From a view to plain data
//===----------------------------------------------------------------------===//

static ShapeData plainShape(ShapeView shape) {
  return {shape.hasRank, shape.dims.vec()};
}

static std::vector<std::string> plain(StringList list) {
  std::vector<std::string> strings;
  for (StringRef element : list)
    strings.push_back(element.str());
  return strings;
}

static TensorData plainTensor(TensorView tensor) {
  return {tensor.type, plainShape(tensor.shape), tensor.content.str(),
          plain(tensor.strings)};
}

static AttrValueData defaultData(AttrView attr) {
  AttrValueData data;
  switch (attr.type()) {
  case AttrType::String:
    data.strings = {attr.defaultString()->str()};
    break;
  case AttrType::Int:
    data.ints = {*attr.defaultInt()};
    break;
  case AttrType::Float:
    data.floats = {*attr.defaultFloat()};
    break;
  case AttrType::Bool:
    data.bools = {*attr.defaultBool()};
    break;
  case AttrType::Type:
    data.types = {*attr.defaultType()};
    break;
  case AttrType::Shape:
    data.shapes = {plainShape(*attr.defaultShape())};
    break;
  case AttrType::Tensor:
    data.tensors = {plainTensor(*attr.defaultTensor())};
    break;
  case AttrType::Func:
    data.funcs = {attr.defaultFunc()->str()};
    break;
  case AttrType::ListString:
    data.strings = plain(*attr.defaultStrings());
    break;
  case AttrType::ListInt:
    data.ints = attr.defaultInts()->vec();
    break;
  case AttrType::ListFloat:
    data.floats = attr.defaultFloats()->vec();
    break;
  case AttrType::ListBool:
    data.bools.assign(attr.defaultBools()->begin(), attr.defaultBools()->end());
    break;
  case AttrType::ListType:
    data.types = attr.defaultTypes()->vec();
    break;
  case AttrType::ListShape: {
    ShapeList shapes = *attr.defaultShapes();
    data.shapes.assign(llvm::map_iterator(shapes.begin(), plainShape),
                       llvm::map_iterator(shapes.end(), plainShape));
    break;
  }
  case AttrType::ListTensor: {
    TensorList tensors = *attr.defaultTensors();
    data.tensors.assign(llvm::map_iterator(tensors.begin(), plainTensor),
                        llvm::map_iterator(tensors.end(), plainTensor));
    break;
  }
  case AttrType::ListFunc:
    data.funcs = plain(*attr.defaultFuncs());
    break;
  }
  return data;
}

static AttrData plain(AttrView attr) {
  AttrData data;
  data.name = attr.name().str();
  data.type = attrTypeName(attr.type()).str();
  data.minimum = attr.minimum();
  if (attr.hasDefault())
    data.defaultValue = defaultData(attr);
  data.allowed.types = attr.allowedTypes().vec();
  data.allowed.strings = plain(attr.allowedStrings());
  return data;
}

static std::vector<ArgData> plain(ArgList args) {
  std::vector<ArgData> data;
  for (ArgView arg : args)
    data.push_back({arg.name.str(), arg.typeAttr.str(), arg.numberAttr.str(),
                    arg.typeListAttr.str(), arg.fixedType, arg.isRef});
  return data;
}

OpDefData tfuse::toData(OpDefView op) {
  OpDefData data;
  data.name = op.name().str();
  data.inputs = plain(op.inputs());
  data.outputs = plain(op.outputs());
  data.controlOutputs = plain(op.controlOutputs());
  for (AttrView attr : op.attrs())
    data.attrs.push_back(plain(attr));
  data.isStateful = op.isStateful();
  data.isCommutative = op.isCommutative();
  data.isAggregate = op.isAggregate();
  data.allowsUninitializedInput = op.allowsUninitializedInput();
  data.isDistributedCommunication = op.isDistributedCommunication();
  data.deprecationVersion = op.deprecationVersion();
  return data;
}

//===----------------------------------------------------------------------===//
// Checking a definition
//===----------------------------------------------------------------------===//

static Error malformed(const OpDefData &op, const Twine &what) {
  return llvm::createStringError("definition of op '" + Twine(op.name) +
                                 "': " + what);
}

static const AttrData *findAttr(const OpDefData &op, StringRef name) {
  for (const AttrData &attr : op.attrs)
    if (attr.name == name)
      return &attr;
  return nullptr;
}

/// The number of elements of the value; nullopt unless all of them have the
/// element type of `type`.
static std::optional<size_t> countElements(const AttrValueData &value,
                                           AttrType type) {
  // In the order of AttrType.
  const size_t counts[] = {value.strings.size(), value.ints.size(),
                           value.floats.size(),  value.bools.size(),
                           value.types.size(),   value.shapes.size(),
                           value.tensors.size(), value.funcs.size()};
  size_t wanted = counts[unsigned(elementType(type))], all = 0;
  for (size_t count : counts)
    all += count;
  if (all != wanted)
    return std::nullopt;
  return wanted;
}

static Error checkAttr(const OpDefData &op, const AttrData &attr) {
  std::optional<AttrType> type = parseAttrType(attr.type);
  if (!type)
    return malformed(op, "attribute '" + Twine(attr.name) +
                             "' has the unknown type '" + attr.type + "'");
  if (attr.defaultValue) {
    std::optional<size_t> count = countElements(*attr.defaultValue, *type);
    if (!count || (!isListType(*type) && *count != 1))
      return malformed(op, "the default of attribute '" + Twine(attr.name) +
                               "' is no " + attr.type);
  }
  AttrType element = elementType(*type);
  if (!countElements(attr.allowed, *type) ||
      (element != AttrType::Type && element != AttrType::String &&
       *countElements(attr.allowed, *type) != 0))
    return malformed(op, "the allowed values of attribute '" +
                             Twine(attr.name) + "' are not of its type");
  return Error::success();
}

/// Checks that `name`, if given, is an attribute of type `type`.
static Error checkReference(const OpDefData &op, const ArgData &arg,
                            StringRef name, StringRef type) {
  if (name.empty())
    return Error::success();
  const AttrData *attr = findAttr(op, name);
  if (!attr)
    return malformed(op, "argument '" + Twine(arg.name) +
                             "' refers to attribute '" + name +
                             "', which is missing");
  if (attr->type != type)
    return malformed(op, "argument '" + Twine(arg.name) +
                             "' needs attribute '" + name + "' as " + type +
                             ", not as " + attr->type);
  return Error::success();
}

static Error checkArg(const OpDefData &op, const ArgData &arg) {
  int typings = !arg.typeAttr.empty() + !arg.typeListAttr.empty() +
                (arg.fixedType != DataType::Invalid);
  if (typings != 1)
    return malformed(op, "argument '" + Twine(arg.name) + "' has " +
                             (typings ? "more than one type" : "no type"));
  if (!arg.typeListAttr.empty() && !arg.numberAttr.empty())
    return malformed(op, "argument '" + Twine(arg.name) +
                             "' has both a number and a list of types");
  if (Error error = checkReference(op, arg, arg.typeAttr, "type"))
    return error;
  if (Error error = checkReference(op, arg, arg.numberAttr, "int"))
    return error;
  return checkReference(op, arg, arg.typeListAttr, "list(type)");
}

static Error checkOp(const OpDefData &op) {
  if (op.name.empty())
    return malformed(op, "it has no name");
  llvm::StringSet<> attrNames;
  for (const AttrData &attr : op.attrs) {
    if (attr.name.empty() || !attrNames.insert(attr.name).second)
      return malformed(op, "attribute '" + Twine(attr.name) +
                               "' has no unique name");
    if (Error error = checkAttr(op, attr))
      return error;
  }
  for (const std::vector<ArgData> *args : {&op.inputs, &op.outputs}) {
    llvm::StringSet<> argNames;
    for (const ArgData &arg : *args) {
      if (arg.name.empty() || !argNames.insert(arg.name).second)
        return malformed(op, "argument '" + Twine(arg.name) +
                                 "' has no unique name");
      if (Error error = checkArg(op, arg))
        return error;
    }
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Comparing two definitions
//===----------------------------------------------------------------------===//

/// Whether `outer` allows all values that `inner` allows. An empty set allows
/// any value.
template <typename T>
static bool allowsAll(const std::vector<T> &outer,
                      const std::vector<T> &inner) {
  if (outer.empty())
    return true;
  return !inner.empty() && llvm::all_of(inner, [&](const T &value) {
    return llvm::is_contained(outer, value);
  });
}

/// Whether `base` accepts every node that `model` accepts, with the same
/// meaning. Both definitions are well-formed.
static bool covers(const OpDefData &base, const OpDefData &model) {
  if (base.inputs != model.inputs || base.outputs != model.outputs ||
      base.controlOutputs != model.controlOutputs)
    return false;
  for (const AttrData &attr : model.attrs) {
    const AttrData *known = findAttr(base, attr.name);
    if (!known || known->type != attr.type ||
        known->defaultValue != attr.defaultValue ||
        !allowsAll(known->allowed.types, attr.allowed.types) ||
        !allowsAll(known->allowed.strings, attr.allowed.strings))
      return false;
    if (known->minimum && (!attr.minimum || *attr.minimum < *known->minimum))
      return false;
  }
  // An attribute that only `base` has is absent from nodes of the model, so it
  // needs a default.
  return llvm::all_of(base.attrs, [&](const AttrData &attr) {
    return attr.defaultValue || findAttr(model, attr.name);
  });
}

/// The model's definition, extended as OpRegistryOverlay.h describes.
static OpDefData extend(const OpDefData &model, const OpDefData &base) {
  OpDefData merged = model;
  for (const AttrData &attr : base.attrs)
    if (attr.defaultValue && !findAttr(model, attr.name))
      merged.attrs.push_back(attr);
  merged.isStateful |= base.isStateful;
  merged.allowsUninitializedInput |= base.allowsUninitializedInput;
  merged.isDistributedCommunication |= base.isDistributedCommunication;
  merged.isCommutative &= base.isCommutative;
  merged.isAggregate &= base.isAggregate;
  return merged;
}

//===----------------------------------------------------------------------===//
// Storing a definition
//===----------------------------------------------------------------------===//

/// The arrays of one definition. They are immutable after `tables` is set.
struct OpRegistryOverlay::Storage {
  explicit Storage(const OpDefData &op);

  Tables tables = {};
  OpRecord op = {};

private:
  std::string strings;
  std::vector<ArgRecord> args;
  std::vector<AttrRecord> attrs;
  std::vector<StringRecord> stringLists;
  std::vector<int64_t> ints;
  std::vector<float> floats;
  std::unique_ptr<bool[]> bools; // std::vector<bool> has no elements to view.
  uint32_t numBools = 0;
  std::vector<DataType> types;
  std::vector<ShapeRecord> shapes;
  std::vector<TensorRecord> tensors;

  /// Appends to an array; its slice is the new elements.
  template <typename T>
  static Slice append(std::vector<T> &array, ArrayRef<T> elements) {
    Slice slice = {uint32_t(array.size()), uint32_t(elements.size())};
    array.insert(array.end(), elements.begin(), elements.end());
    return slice;
  }

  StringRecord addString(StringRef text) {
    StringRecord record = {uint32_t(strings.size()), uint32_t(text.size())};
    strings += text;
    return record;
  }

  Slice addStrings(ArrayRef<std::string> texts) {
    std::vector<StringRecord> records;
    for (const std::string &text : texts)
      records.push_back(addString(text));
    return append<StringRecord>(stringLists, records);
  }

  ShapeRecord addShape(const ShapeData &shape) {
    if (!shape.hasRank)
      return {0, -1};
    Slice dims = append<int64_t>(ints, shape.dims);
    return {dims.first, int32_t(dims.count)};
  }

  Slice addArgs(ArrayRef<ArgData> data);
  Slice addValue(AttrType type, const AttrValueData &value);
};

Slice OpRegistryOverlay::Storage::addArgs(ArrayRef<ArgData> data) {
  std::vector<ArgRecord> records;
  for (const ArgData &arg : data)
    records.push_back({addString(arg.name), addString(arg.typeAttr),
                       addString(arg.numberAttr), addString(arg.typeListAttr),
                       arg.fixedType, arg.isRef});
  return append<ArgRecord>(args, records);
}

Slice OpRegistryOverlay::Storage::addValue(AttrType type,
                                           const AttrValueData &value) {
  switch (elementType(type)) {
  case AttrType::String:
    return addStrings(value.strings);
  case AttrType::Func:
    return addStrings(value.funcs);
  case AttrType::Int:
    return append<int64_t>(ints, value.ints);
  case AttrType::Float:
    return append<float>(floats, value.floats);
  case AttrType::Type:
    return append<DataType>(types, value.types);
  case AttrType::Bool: {
    Slice slice = {numBools, uint32_t(value.bools.size())};
    for (bool element : value.bools)
      bools[numBools++] = element;
    return slice;
  }
  case AttrType::Shape: {
    std::vector<ShapeRecord> records;
    records.reserve(value.shapes.size());
    for (const ShapeData &shape : value.shapes)
      records.push_back(addShape(shape));
    return append<ShapeRecord>(shapes, records);
  }
  case AttrType::Tensor: {
    std::vector<TensorRecord> records;
    records.reserve(value.tensors.size());
    for (const TensorData &tensor : value.tensors)
      records.push_back({tensor.type, addShape(tensor.shape),
                         addString(tensor.content),
                         addStrings(tensor.strings)});
    return append<TensorRecord>(tensors, records);
  }
  default:
    llvm_unreachable("elementType() returned a list");
  }
}

OpRegistryOverlay::Storage::Storage(const OpDefData &data) {
  size_t allBools = 0;
  for (const AttrData &attr : data.attrs)
    if (attr.defaultValue)
      allBools += attr.defaultValue->bools.size();
  bools = std::make_unique<bool[]>(allBools);

  op.name = addString(data.name);
  op.inputs = addArgs(data.inputs);
  op.outputs = addArgs(data.outputs);
  op.controlOutputs = addStrings(data.controlOutputs);
  for (const AttrData &attr : data.attrs) {
    AttrType type = *parseAttrType(attr.type);
    AttrRecord record = {};
    record.name = addString(attr.name);
    record.type = type;
    record.hasDefault = attr.defaultValue.has_value();
    record.hasMinimum = attr.minimum.has_value();
    record.minimum = attr.minimum.value_or(0);
    if (attr.defaultValue)
      record.defaultValue = addValue(type, *attr.defaultValue);
    record.allowed = addValue(type, attr.allowed);
    attrs.push_back(record);
  }
  op.attrs = {0, uint32_t(attrs.size())};
  op.deprecationVersion = data.deprecationVersion;
  op.flags = (data.isStateful ? Stateful : 0) |
             (data.isCommutative ? Commutative : 0) |
             (data.isAggregate ? Aggregate : 0) |
             (data.allowsUninitializedInput ? AllowsUninitializedInput : 0) |
             (data.isDistributedCommunication ? DistributedCommunication : 0);

  tables = {strings.data(),     &op,           args.data(),   attrs.data(),
            stringLists.data(), ints.data(),   floats.data(), bools.get(),
            types.data(),       shapes.data(), tensors.data()};
}

OpRegistryOverlay::OpRegistryOverlay(const OpRegistry &base) : base(base) {}

OpRegistryOverlay::~OpRegistryOverlay() = default;

Error OpRegistryOverlay::addFromModel(ArrayRef<OpDefData> models) {
  Error errors = Error::success();
  for (const OpDefData &model : models) {
    if (Error error = checkOp(model)) {
      errors = llvm::joinErrors(std::move(errors), std::move(error));
      continue;
    }
    ops.erase(model.name);
    std::optional<OpDefView> known = base.lookup(model.name);
    if (!known) {
      storages.push_back(std::make_unique<Storage>(model));
    } else {
      OpDefData knownData = toData(*known);
      if (covers(knownData, model))
        continue;
      storages.push_back(std::make_unique<Storage>(extend(model, knownData)));
    }
    Storage &storage = *storages.back();
    ops.try_emplace(model.name, &storage.tables, &storage.op);
  }
  return errors;
}

std::optional<OpDefView> OpRegistryOverlay::lookup(StringRef name) const {
  auto found = ops.find(name);
  if (found != ops.end())
    return found->second;
  return base.lookup(name);
}
