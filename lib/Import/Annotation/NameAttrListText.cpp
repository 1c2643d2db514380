//===- NameAttrListText.cpp - Annotations in protobuf's text form ---------===//
//
// Protobuf parses the text but accepts any values. This file checks the values
// and converts them. Protobuf also records the position of each value in the
// text, for error messages.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Import/Annotation/NameAttrListText.h"

#include "Format/Proto/Graph.pb.h"
#include "mlir/IR/Builders.h"
#include "tfuse/Dialect/TF/IR/TFDataTypes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include <climits>
#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/text_format.h>

using namespace llvm;
using namespace mlir;
namespace pb = google::protobuf;

namespace tfuse {

/// The maximum nesting of messages. Annotations that TensorFlow writes have
/// about ten levels.
static constexpr int kMaxDepth = 32;

/// The maximum number of elements of all tensors of an annotation. Without a
/// limit, a shape of a few bytes could ask for any number of elements.
static constexpr int64_t kMaxElements = 1 << 16;

/// `line` and `column` count from 0.
static Error errorAt(int line, int column, const Twine &message) {
  return userError(Code::InvalidAnnotation, message + " (line " +
                                                Twine(line + 1) + ", column " +
                                                Twine(column + 1) + ")");
}

static Error errorAtOffset(StringRef text, size_t offset,
                           const Twine &message) {
  StringRef before = text.take_front(offset);
  size_t lineStart = before.rfind('\n') + 1;
  return errorAt(int(before.count('\n')), int(offset - lineStart), message);
}

namespace {
/// Keeps the first syntax error.
class FirstError : public pb::io::ErrorCollector {
public:
  void AddError(int line, pb::io::ColumnNumber column,
                const std::string &message) override {
    if (error.empty()) {
      error = StringRef(message).rtrim('.').str();
      if (StringRef(error).ends_with("got: "))
        error += "the end of the text";
      // TensorFlow's messages are in another package here: print their original
      // names.
      for (size_t at; (at = error.find("tfuse.proto.")) != std::string::npos;)
        error.replace(at, StringRef("tfuse.proto").size(), "tensorflow");
      errorLine = std::max(line, 0);
      errorColumn = column;
    }
  }
  Error take() const { return errorAt(errorLine, errorColumn, error); }

private:
  std::string error;
  int errorLine = 0, errorColumn = 0;
};

/// A message, its position in the text, and the positions of its fields.
template <typename MessageT> struct Located {
  using Location = pb::TextFormat::ParseLocation;

  const MessageT &message;
  const pb::TextFormat::ParseInfoTree *tree;
  Location start;

  const pb::FieldDescriptor *field(StringRef name) const {
    return message.GetDescriptor()->FindFieldByName(name.str());
  }
  /// The position of a field, or of the message if it lacks the field. `index`
  /// is -1 unless the field is repeated.
  Location locate(StringRef name, int index) const {
    Location location;
    if (tree)
      location = tree->GetLocation(field(name), index);
    return location.line < 0 ? start : location;
  }
  Error error(StringRef name, int index, const Twine &text) const {
    Location location = locate(name, index);
    return errorAt(location.line, location.column, text);
  }
  template <typename NestedT>
  Located<NestedT> in(StringRef name, int index, const NestedT &nested) const {
    return {nested, tree ? tree->GetTreeForNested(field(name), index) : nullptr,
            locate(name, index)};
  }
};

using LocatedList = Located<proto::AttrValue::ListValue>;

class NameAttrListReader {
public:
  explicit NameAttrListReader(MLIRContext *context) : builder(context) {}

  /// `missingName` is the error for a list without a name.
  Expected<tf_type::FuncAttr> readFunc(Located<proto::NameAttrList> func,
                                       Error missingName);

private:
  Expected<Attribute> readValue(Located<proto::AttrValue> value);
  Expected<Attribute> readList(LocatedList list);
  /// Each function reads one value, which is in field `name` of `parent`.
  template <typename ParentT>
  Expected<Attribute> readString(ParentT parent, StringRef name, int index,
                                 const std::string &text);
  template <typename ParentT>
  Expected<Attribute> readType(ParentT parent, StringRef name, int index,
                               int number);
  template <typename ParentT>
  Expected<Attribute> readNestedFunc(ParentT parent, StringRef name, int index,
                                     const proto::NameAttrList &func);
  Expected<Attribute> readShape(Located<proto::TensorShapeProto> shape);
  Expected<Attribute> readTensor(Located<proto::TensorProto> tensor);
  Error checkFields(Located<proto::TensorProto> tensor) const;

  Builder builder;
  int64_t elementsLeft = kMaxElements;
};
} // namespace

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

template <typename ParentT>
Expected<Attribute> NameAttrListReader::readString(ParentT parent,
                                                   StringRef name, int index,
                                                   const std::string &text) {
  if (!json::isUTF8(text))
    return parent.error(name, index, "the string is not UTF-8");
  return builder.getStringAttr(text);
}

template <typename ParentT>
Expected<Attribute> NameAttrListReader::readType(ParentT parent, StringRef name,
                                                 int index, int number) {
  Type element;
  if (isKnownDataType(number))
    element = tf_type::toElementType(DataType(number), builder.getContext());
  if (!element)
    return parent.error(name, index, "no type has the number " + Twine(number));
  return TypeAttr::get(element);
}

//===----------------------------------------------------------------------===//
// Shapes and tensors
//===----------------------------------------------------------------------===//

Expected<Attribute>
NameAttrListReader::readShape(Located<proto::TensorShapeProto> shape) {
  const proto::TensorShapeProto &message = shape.message;
  SmallVector<int64_t> dims;
  for (const auto &[index, dim] : enumerate(message.dim())) {
    if (dim.size() < -1)
      return shape.in("dim", int(index), dim)
          .error("size", -1,
                 "a size is a number from -1 on, not '" + Twine(dim.size()) +
                     "'");
    dims.push_back(dim.size() < 0 ? ShapedType::kDynamic : dim.size());
  }
  if (!message.unknown_rank())
    return tf_type::ShapeAttr::get(builder.getContext(), ArrayRef(dims));
  if (!dims.empty())
    return shape.error("unknown_rank", -1,
                       "a shape of unknown rank has no dimensions");
  return tf_type::ShapeAttr::get(builder.getContext(), std::nullopt);
}

/// The field that holds elements of the type one by one.
static StringRef elementFieldOf(DataType type) {
  switch (type) {
  case DataType::Float:
    return "float_val";
  case DataType::Double:
    return "double_val";
  case DataType::String:
    return "string_val";
  case DataType::Complex64:
    return "scomplex_val";
  case DataType::Complex128:
    return "dcomplex_val";
  case DataType::Int64:
    return "int64_val";
  case DataType::UInt32:
    return "uint32_val";
  case DataType::UInt64:
    return "uint64_val";
  case DataType::Bool:
    return "bool_val";
  case DataType::Half:
  case DataType::BFloat16:
    return "half_val";
  default:
    return isFloatingType(type) ? "float8_val" : "int_val";
  }
}

/// Elements must be in the field of their type, or in tensor_content.
Error NameAttrListReader::checkFields(
    Located<proto::TensorProto> tensor) const {
  auto type = static_cast<DataType>(tensor.message.dtype());
  StringRef expected = elementFieldOf(type);
  std::vector<const pb::FieldDescriptor *> fields;
  tensor.message.GetReflection()->ListFields(tensor.message, &fields);
  for (const pb::FieldDescriptor *field : fields) {
    StringRef name = field->name();
    if (name == "dtype" || name == "tensor_shape" || name == "version_number" ||
        name == "tensor_content" || name == expected)
      continue;
    return tensor.error(name, field->is_repeated() ? 0 : -1,
                        "elements of " + dataTypeName(type) + " are in '" +
                            expected + "', not in '" + name + "'");
  }
  return Error::success();
}

Expected<Attribute>
NameAttrListReader::readTensor(Located<proto::TensorProto> tensor) {
  const proto::TensorProto &message = tensor.message;
  auto type = static_cast<DataType>(message.dtype());
  Type element;
  if (isKnownDataType(message.dtype()) &&
      (dataTypeSizeInBytes(type) != 0 || type == DataType::String))
    element = tf_type::toElementType(type, builder.getContext());
  if (!element)
    return tensor.error("dtype", -1,
                        "the tensor has no type, or one without values");
  if (Error error = checkFields(tensor))
    return std::move(error);
  Expected<Attribute> shapeAttr =
      readShape(tensor.in("tensor_shape", -1, message.tensor_shape()));
  if (!shapeAttr)
    return shapeAttr.takeError();
  auto shape = cast<tf_type::ShapeAttr>(*shapeAttr);
  auto error = [&](const Twine &text) {
    return tensor.error("tensor_shape", -1, text);
  };
  if (!shape.hasStaticShape())
    return error("a tensor needs a static shape");
  std::optional<int64_t> count = eval::checkedProduct(shape.getShape());
  if (!count || *count > elementsLeft)
    return error("the tensors of an annotation have at most " +
                 Twine(kMaxElements) + " elements");
  elementsLeft -= *count;
  auto tensorType = RankedTensorType::get(shape.getShape(), element);
  Expected<eval::HostTensor> values = eval::toHostTensor(
      tf_type::TensorProtoAttr::get(tensorType, message.SerializeAsString()));
  if (!values)
    return error(toString(values.takeError()));
  return Attribute(eval::toAttr(*values, tensorType));
}

//===----------------------------------------------------------------------===//
// AttrValue and NameAttrList
//===----------------------------------------------------------------------===//

template <typename ParentT>
Expected<Attribute>
NameAttrListReader::readNestedFunc(ParentT parent, StringRef name, int index,
                                   const proto::NameAttrList &func) {
  Expected<tf_type::FuncAttr> attr =
      readFunc(parent.in(name, index, func),
               parent.error(name, index, "the function has no name"));
  if (!attr)
    return attr.takeError();
  return Attribute(*attr);
}

Expected<Attribute> NameAttrListReader::readList(LocatedList list) {
  const proto::AttrValue::ListValue &message = list.message;
  std::vector<const pb::FieldDescriptor *> kinds;
  message.GetReflection()->ListFields(message, &kinds);
  if (kinds.size() > 1)
    return list.error(kinds[1]->name(), 0,
                      "a list has elements of one kind; it has '" +
                          kinds[0]->name() + "' and '" + kinds[1]->name() +
                          "'");
  SmallVector<Attribute> elements;
  auto readAll = [&](const auto &items, auto read) -> Error {
    for (const auto &[index, item] : enumerate(items)) {
      Expected<Attribute> element = read(int(index), item);
      if (!element)
        return element.takeError();
      elements.push_back(*element);
    }
    return Error::success();
  };
  for (int64_t item : message.i())
    elements.push_back(builder.getI64IntegerAttr(item));
  for (float item : message.f())
    elements.push_back(builder.getF32FloatAttr(item));
  for (bool item : message.b())
    elements.push_back(builder.getBoolAttr(item));
  if (Error error = readAll(message.s(), [&](int index, const auto &item) {
        return readString(list, "s", index, item);
      }))
    return std::move(error);
  if (Error error = readAll(message.type(), [&](int index, int item) {
        return readType(list, "type", index, item);
      }))
    return std::move(error);
  if (Error error = readAll(message.shape(), [&](int index, const auto &item) {
        return readShape(list.in("shape", index, item));
      }))
    return std::move(error);
  if (Error error = readAll(message.tensor(), [&](int index, const auto &item) {
        return readTensor(list.in("tensor", index, item));
      }))
    return std::move(error);
  if (Error error = readAll(message.func(), [&](int index, const auto &item) {
        return readNestedFunc(list, "func", index, item);
      }))
    return std::move(error);
  return builder.getArrayAttr(elements);
}

/// Null if there is no value.
Expected<Attribute>
NameAttrListReader::readValue(Located<proto::AttrValue> value) {
  const proto::AttrValue &message = value.message;
  switch (message.value_case()) {
  case proto::AttrValue::kS:
    return readString(value, "s", -1, message.s());
  case proto::AttrValue::kI:
    return builder.getI64IntegerAttr(message.i());
  case proto::AttrValue::kF:
    return builder.getF32FloatAttr(message.f());
  case proto::AttrValue::kB:
    return builder.getBoolAttr(message.b());
  case proto::AttrValue::kType:
    return readType(value, "type", -1, message.type());
  case proto::AttrValue::kShape:
    return readShape(value.in("shape", -1, message.shape()));
  case proto::AttrValue::kTensor:
    return readTensor(value.in("tensor", -1, message.tensor()));
  case proto::AttrValue::kFunc:
    return readNestedFunc(value, "func", -1, message.func());
  case proto::AttrValue::kList:
    return readList(value.in("list", -1, message.list()));
  case proto::AttrValue::kPlaceholder: {
    Expected<Attribute> name =
        readString(value, "placeholder", -1, message.placeholder());
    if (!name)
      return name.takeError();
    return tf_type::PlaceholderAttr::get(builder.getContext(),
                                         cast<StringAttr>(*name).getValue());
  }
  case proto::AttrValue::VALUE_NOT_SET:
    return Attribute();
  }
  llvm_unreachable("covered switch");
}

Expected<tf_type::FuncAttr>
NameAttrListReader::readFunc(Located<proto::NameAttrList> func,
                             Error missingName) {
  const proto::NameAttrList &message = func.message;
  if (message.name().empty())
    return std::move(missingName);
  consumeError(std::move(missingName));
  Expected<Attribute> name = readString(func, "name", -1, message.name());
  if (!name)
    return name.takeError();
  NamedAttrList attrs;
  for (const auto &[index, attr] : enumerate(message.attr())) {
    auto error = [&](const Twine &text) {
      return func.error("attr", int(index), text);
    };
    auto entry = func.in("attr", int(index), attr);
    StringRef key = attr.key();
    if (key.empty() || key.contains('\0'))
      return error(key.empty() ? "the attribute has no key"
                               : "the key holds a zero byte");
    Expected<Attribute> keyAttr = readString(entry, "key", -1, attr.key());
    if (!keyAttr)
      return keyAttr.takeError();
    if (attrs.get(key))
      return error("the key '" + key + "' is given twice");
    Expected<Attribute> value = readValue(entry.in("value", -1, attr.value()));
    if (!value)
      return value.takeError();
    if (!*value)
      return error("the attribute '" + key + "' has no value");
    attrs.append(cast<StringAttr>(*keyAttr), *value);
  }
  return tf_type::FuncAttr::get(cast<StringAttr>(*name),
                                attrs.getDictionary(builder.getContext()));
}

Expected<tf_type::FuncAttr> parseNameAttrList(StringRef text,
                                              MLIRContext *context) {
  if (size_t offset; !json::isUTF8(text, &offset))
    return errorAtOffset(text, offset, "the text is not UTF-8");
  if (text.size() > INT_MAX)
    return errorAt(0, 0, "the text is longer than 2 GB");
  pb::io::ArrayInputStream stream(text.data(), static_cast<int>(text.size()));
  FirstError firstError;
  pb::TextFormat::ParseInfoTree tree;
  pb::TextFormat::Parser parser;
  parser.RecordErrorsTo(&firstError);
  parser.WriteLocationsTo(&tree);
  parser.SetRecursionLimit(kMaxDepth);
  proto::NameAttrList message;
  if (!parser.Parse(&stream, &message))
    return firstError.take();
  return NameAttrListReader(context).readFunc(
      {message, &tree, {0, 0}}, errorAt(0, 0, "the annotation has no name"));
}

} // namespace tfuse
