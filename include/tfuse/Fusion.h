//===- Fusion.h - Interface for fusion plug-ins -----------------*- C++ -*-===//
//
// A plug-in adds fusions to tfuse. A fusion replaces an annotated function (a
// composite) or a group of ops (a pattern).
//
//   #include <tfuse/Fusion.h>
//   using namespace tfuse::fusion;
//
//   static Outcome fuseScaledAdd(CompositeMatch &match) {
//     if (match.argumentCount() != 2)
//       return match.reject(Reason::Signature, "expects two tensors");
//     std::optional<double> scale = match.attribute("scale").number();
//     if (!scale)
//       return match.reject(Reason::Attribute, "the float 'scale' is missing");
//     Value sum = match.custom("AcmeScaledAdd", match.arguments(),
//                              match.resultType(0),
//                              Attributes().set("scale", *scale));
//     return match.replace(sum);
//   }
//
//   TFUSE_FUSION_PLUGIN("acme", "1.0",
//       composite("acme-scaled-add", "acme:scaled_add",
//                 "Convert scaled additions to a custom op", fuseScaledAdd))
//
//   c++ -std=c++17 -shared -fPIC acme.cpp -o acme.so
//   tfuse convert model --fusion-plugin=./acme.so
//
// The header needs C++17 and the standard library. Exceptions and RTTI are
// optional; an exception that a fusion throws becomes an error of the
// conversion. Ops that a fusion builds are inserted only if it returns
// `replace`. Values, nodes and attributes are valid until the fusion returns.
// See docs/fusion-plugins.md; FusionABI.h is the C interface that this header
// wraps.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_FUSION_H
#define TFUSE_FUSION_H

#include "tfuse/FusionABI.h"

#include <cstring>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#if defined(__cpp_exceptions)
#include <exception>
#endif

namespace tfuse::fusion {

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Element types by the numbers of TFLite's schema.
enum class Element : int32_t {
  Other = -1,
  Float32 = 0,
  Float16 = 1,
  Int32 = 2,
  UInt8 = 3,
  Int64 = 4,
  String = 5,
  Bool = 6,
  Int16 = 7,
  Complex64 = 8,
  Int8 = 9,
  Float64 = 10,
  Complex128 = 11,
  UInt64 = 12,
  Resource = 13,
  Variant = 14,
  UInt32 = 15,
  UInt16 = 16,
  Int4 = 17,
  BFloat16 = 18,
};

/// The Element of a C++ type.
template <typename T> struct ElementOf;
template <> struct ElementOf<float> {
  static constexpr Element value = Element::Float32;
};
template <> struct ElementOf<double> {
  static constexpr Element value = Element::Float64;
};
template <> struct ElementOf<int8_t> {
  static constexpr Element value = Element::Int8;
};
template <> struct ElementOf<uint8_t> {
  static constexpr Element value = Element::UInt8;
};
template <> struct ElementOf<int16_t> {
  static constexpr Element value = Element::Int16;
};
template <> struct ElementOf<int32_t> {
  static constexpr Element value = Element::Int32;
};
template <> struct ElementOf<int64_t> {
  static constexpr Element value = Element::Int64;
};
template <> struct ElementOf<bool> {
  static constexpr Element value = Element::Bool;
};

/// A dimension of unknown size.
inline constexpr int64_t kUnknown = -1;

class Type {
public:
  /// Of unknown rank.
  explicit Type(Element element) : element(element) {}
  Type(Element element, std::vector<int64_t> dims)
      : element(element), ranked(true), sizes(std::move(dims)) {}

  Element getElement() const { return element; }
  bool hasRank() const { return ranked; }
  /// The rank; -1 if it is unknown.
  int rank() const { return ranked ? static_cast<int>(sizes.size()) : -1; }
  /// The size of a dimension; a negative index counts from the end. kUnknown if
  /// the type has no such dimension.
  int64_t dim(int index) const {
    int at = index < 0 ? index + rank() : index;
    return at >= 0 && at < rank() ? sizes[at] : kUnknown;
  }
  const std::vector<int64_t> &dims() const { return sizes; }
  bool isStatic() const {
    for (int64_t size : sizes)
      if (size < 0)
        return false;
    return ranked;
  }

private:
  friend class MatchBase;
  friend class Attribute;
  friend class Attributes;
  explicit Type(const TFuseType &type)
      : element(static_cast<Element>(type.element)), ranked(type.rank >= 0) {
    if (ranked)
      sizes.assign(type.dims, type.dims + type.rank);
  }
  /// The result points into this type.
  TFuseType raw() const {
    return {static_cast<int32_t>(element), rank(), sizes.data()};
  }

  Element element;
  bool ranked = false;
  std::vector<int64_t> sizes;
};

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

namespace detail {
inline TFuseText text(std::string_view text) {
  return {text.data(), text.size()};
}
inline std::string_view view(TFuseText text) { return {text.data, text.size}; }

struct Context {
  const TFuseHost *host;
  TFuseMatch *match;
};
} // namespace detail

/// An attribute of an annotation or a node; converts to false if it does not
/// exist. Accessors return nullopt if the attribute has another kind.
class Attribute {
public:
  explicit operator bool() const { return id != 0; }

  std::optional<int64_t> integer() const {
    TFuseAttributeInfo info = read();
    if (info.kind != TFUSE_ATTRIBUTE_INT)
      return std::nullopt;
    return info.integer;
  }
  std::optional<double> number() const {
    TFuseAttributeInfo info = read();
    if (info.kind != TFUSE_ATTRIBUTE_FLOAT)
      return std::nullopt;
    return info.number;
  }
  std::optional<bool> boolean() const {
    TFuseAttributeInfo info = read();
    if (info.kind != TFUSE_ATTRIBUTE_BOOL)
      return std::nullopt;
    return info.integer != 0;
  }
  std::optional<std::string> string() const {
    TFuseAttributeInfo info = read();
    if (info.kind != TFUSE_ATTRIBUTE_STRING)
      return std::nullopt;
    return std::string(detail::view(info.text));
  }
  std::optional<Element> element() const {
    TFuseAttributeInfo info = read();
    if (info.kind != TFUSE_ATTRIBUTE_TYPE)
      return std::nullopt;
    return static_cast<Element>(info.type.element);
  }
  /// The value of a shape attribute, with element type Other, or the type of a
  /// tensor attribute.
  std::optional<Type> type() const {
    TFuseAttributeInfo info = read();
    if (info.kind != TFUSE_ATTRIBUTE_SHAPE &&
        info.kind != TFUSE_ATTRIBUTE_TENSOR)
      return std::nullopt;
    return Type(info.type);
  }
  /// The elements of a tensor attribute with element type T.
  template <typename T> std::optional<std::vector<T>> elements() const {
    TFuseAttributeInfo info = read();
    if (info.kind != TFUSE_ATTRIBUTE_TENSOR || !info.data ||
        info.type.element != static_cast<int32_t>(ElementOf<T>::value))
      return std::nullopt;
    const T *data = static_cast<const T *>(info.data);
    return std::vector<T>(data, data + info.dataSize / sizeof(T));
  }
  std::optional<std::string> functionName() const {
    TFuseAttributeInfo info = read();
    if (info.kind != TFUSE_ATTRIBUTE_FUNCTION)
      return std::nullopt;
    return std::string(detail::view(info.text));
  }
  std::optional<std::vector<Attribute>> list() const {
    TFuseAttributeInfo info = read();
    if (info.kind != TFUSE_ATTRIBUTE_LIST)
      return std::nullopt;
    std::vector<Attribute> result;
    for (size_t i = 0; i != info.listSize; ++i)
      result.push_back(
          {context, context.host->listElement(context.match, id, i)});
    return result;
  }
  std::optional<std::vector<int64_t>> integers() const {
    std::optional<std::vector<Attribute>> all = list();
    if (!all)
      return std::nullopt;
    std::vector<int64_t> result;
    for (const Attribute &one : *all) {
      std::optional<int64_t> value = one.integer();
      if (!value)
        return std::nullopt;
      result.push_back(*value);
    }
    return result;
  }

private:
  friend class MatchBase;
  friend class Attributes;
  friend class Node;
  Attribute(detail::Context context, TFuseAttribute id)
      : context(context), id(id) {}
  TFuseAttributeInfo read() const {
    TFuseAttributeInfo info = {};
    if (id)
      context.host->readAttribute(context.match, id, &info);
    return info;
  }

  detail::Context context;
  TFuseAttribute id;
};

/// The attributes of an op to build.
class Attributes {
public:
  Attributes &set(std::string_view name, int64_t value) {
    add(name, TFUSE_ATTRIBUTE_INT).integer = value;
    return *this;
  }
  Attributes &set(std::string_view name, int value) {
    return set(name, static_cast<int64_t>(value));
  }
  Attributes &set(std::string_view name, double value) {
    add(name, TFUSE_ATTRIBUTE_FLOAT).number = value;
    return *this;
  }
  Attributes &set(std::string_view name, bool value) {
    add(name, TFUSE_ATTRIBUTE_BOOL).integer = value;
    return *this;
  }
  Attributes &set(std::string_view name, std::string_view value) {
    add(name, TFUSE_ATTRIBUTE_STRING).text = value;
    return *this;
  }
  Attributes &set(std::string_view name, const char *value) {
    return set(name, std::string_view(value));
  }
  Attributes &set(std::string_view name, Element value) {
    add(name, TFUSE_ATTRIBUTE_TYPE).type = Type(value);
    return *this;
  }
  Attributes &setShape(std::string_view name, Type shape) {
    add(name, TFUSE_ATTRIBUTE_SHAPE).type = std::move(shape);
    return *this;
  }
  Attributes &set(std::string_view name, std::vector<int64_t> values) {
    add(name, TFUSE_ATTRIBUTE_INT, true).integers = std::move(values);
    return *this;
  }
  Attributes &set(std::string_view name, std::vector<double> values) {
    add(name, TFUSE_ATTRIBUTE_FLOAT, true).numbers = std::move(values);
    return *this;
  }
  Attributes &set(std::string_view name, std::vector<std::string> values) {
    add(name, TFUSE_ATTRIBUTE_STRING, true).texts = std::move(values);
    return *this;
  }
  /// Copies an attribute of the model.
  Attributes &set(std::string_view name, const Attribute &value) {
    add(name, TFUSE_ATTRIBUTE_COPY).copy = value.id;
    return *this;
  }

private:
  friend class MatchBase;
  struct Entry {
    Entry(std::string_view name, int32_t kind, bool isList)
        : name(name), kind(kind), isList(isList) {}

    std::string name;
    int32_t kind;
    bool isList;
    int64_t integer = 0;
    double number = 0;
    std::string text;
    Type type = Type(Element::Other);
    TFuseAttribute copy = 0;
    std::vector<int64_t> integers;
    std::vector<double> numbers;
    std::vector<std::string> texts;
    std::vector<TFuseText> rawTexts;
  };
  Entry &add(std::string_view name, int32_t kind, bool isList = false) {
    entries.emplace_back(name, kind, isList);
    return entries.back();
  }
  std::vector<TFuseNewAttribute> raw() {
    std::vector<TFuseNewAttribute> result;
    for (Entry &entry : entries) {
      for (const std::string &text : entry.texts)
        entry.rawTexts.push_back(detail::text(text));
      size_t count =
          entry.integers.size() + entry.numbers.size() + entry.texts.size();
      result.push_back({detail::text(entry.name), entry.kind, entry.isList,
                        entry.integer, entry.number, detail::text(entry.text),
                        entry.type.raw(), entry.copy, count,
                        entry.integers.data(), entry.numbers.data(),
                        entry.rawTexts.data()});
    }
    return result;
  }

  std::vector<Entry> entries;
};

//===----------------------------------------------------------------------===//
// Values and nodes
//===----------------------------------------------------------------------===//

class MatchBase;

/// A tensor of the model or of a built op. A default-constructed Value is an
/// absent optional operand.
class Value {
public:
  Value() = default;
  explicit operator bool() const { return id != 0; }
  bool operator==(const Value &other) const { return id == other.id; }
  bool operator!=(const Value &other) const { return id != other.id; }

private:
  friend class MatchBase;
  friend class Node;
  friend class CompositeMatch;
  explicit Value(TFuseValue id) : id(id) {}
  TFuseValue id = 0;
};

/// An op of the model.
class Node {
public:
  explicit operator bool() const { return id != 0; }
  bool operator==(const Node &other) const { return id == other.id; }

  /// "AddV2" for a TensorFlow op, "tfl.add" for a TFLite op.
  std::string op() const {
    return std::string(detail::view(context.host->nodeOp(context.match, id)));
  }
  bool is(std::string_view name) const { return id && op() == name; }
  /// The name of the node in the model.
  std::string name() const {
    return std::string(detail::view(context.host->nodeName(context.match, id)));
  }
  size_t operandCount() const {
    return context.host->operandCount(context.match, id);
  }
  Value operand(size_t index) const {
    return Value(context.host->operand(context.match, id, index));
  }
  size_t resultCount() const {
    return context.host->nodeResultCount(context.match, id);
  }
  Value result(size_t index) const {
    return Value(context.host->nodeResult(context.match, id, index));
  }
  Attribute attribute(std::string_view name) const {
    return {context,
            context.host->attribute(context.match, id, detail::text(name))};
  }

private:
  friend class MatchBase;
  friend class PatternMatch;
  Node(detail::Context context, TFuseNode id) : context(context), id(id) {}

  detail::Context context;
  TFuseNode id;
};

//===----------------------------------------------------------------------===//
// Matches
//===----------------------------------------------------------------------===//

/// The result of a fusion's function, made by `replace`, `reject`, `skip` or
/// `fail`.
enum class Outcome { Replaced, Rejected };

/// The reason for a rejection, named as in the report.
enum class Reason {
  MultipleUses,
  NotConstant,
  ConstantValue,
  ElementType,
  UnknownShape,
  Shape,
  Attribute,
  Layout,
  Activation,
  Structure,
  Signature,
  Semantics,
  Size,
  Target
};

/// The common interface of composite and pattern matches.
class MatchBase {
public:
  /// The name of the composite, or of the op; and the name of the function or
  /// node.
  std::string name() const {
    return std::string(detail::view(host()->name(raw())));
  }
  std::string where() const {
    return std::string(detail::view(host()->where(raw())));
  }

  //===-- Looking ---------------------------------------------------------===//

  Type type(Value value) const {
    return Type(host()->valueType(raw(), value.id));
  }
  /// The op that produces a value; false if there is none or it is not visible.
  Node definition(Value value, size_t *result = nullptr) const {
    size_t index = 0;
    TFuseNode node = host()->valueNode(raw(), value.id, &index);
    if (result)
      *result = index;
    return {context, node};
  }
  size_t useCount(Value value) const {
    return host()->valueUseCount(raw(), value.id);
  }
  bool hasOneUse(Value value) const { return useCount(value) == 1; }
  bool isConstant(Value value) const {
    size_t bytes = 0;
    return host()->valueConstant(raw(), value.id, &bytes) != nullptr;
  }
  /// The elements, in row-major order, of a constant with element type T.
  template <typename T> std::optional<std::vector<T>> constant(Value v) const {
    size_t bytes = 0;
    const void *data = host()->valueConstant(raw(), v.id, &bytes);
    if (!data || type(v).getElement() != ElementOf<T>::value)
      return std::nullopt;
    std::vector<T> result(bytes / sizeof(T));
    for (size_t i = 0; i != result.size(); ++i) {
      T element;
      std::memcpy(&element, static_cast<const char *>(data) + i * sizeof(T),
                  sizeof(T));
      result[i] = element;
    }
    return result;
  }

  //===-- Building --------------------------------------------------------===//

  /// Builds a constant; `data` has all elements, or one element to repeat.
  template <typename T>
  Value makeConstant(const std::vector<T> &data, std::vector<int64_t> shape) {
    size_t count = 1;
    for (int64_t size : shape)
      count *= static_cast<size_t>(size);
    std::vector<unsigned char> bytes(count * sizeof(T));
    for (size_t i = 0; i != count && !data.empty(); ++i) {
      T element = data[data.size() == 1 ? 0 : i % data.size()];
      std::memcpy(bytes.data() + i * sizeof(T), &element, sizeof(T));
    }
    if (data.size() != count && data.size() != 1) {
      fail("a constant of " + std::to_string(count) + " elements was given " +
           std::to_string(data.size()));
      return {};
    }
    Type type(ElementOf<T>::value, std::move(shape));
    return Value(
        host()->constant(raw(), type.raw(), bytes.data(), bytes.size()));
  }
  Value makeVector(const std::vector<int32_t> &elements) {
    return makeConstant<int32_t>(elements,
                                 {static_cast<int64_t>(elements.size())});
  }

  /// Builds a custom op whose kernel receives the attributes as a FlexBuffer
  /// map.
  std::vector<Value> custom(std::string_view name,
                            const std::vector<Value> &operands,
                            const std::vector<Type> &results,
                            Attributes attributes = {}) {
    return build(TFUSE_OP_CUSTOM, name, operands, results, attributes, {});
  }
  Value custom(std::string_view name, const std::vector<Value> &operands,
               const Type &result, Attributes attributes = {}) {
    return custom(name, operands, std::vector<Type>{result},
                  std::move(attributes))[0];
  }
  /// Builds a custom op with arbitrary option bytes.
  std::vector<Value> customWithBytes(std::string_view name,
                                     const std::vector<Value> &operands,
                                     const std::vector<Type> &results,
                                     std::string_view options) {
    Attributes none;
    return build(TFUSE_OP_CUSTOM, name, operands, results, none, options);
  }

  /// Builds a TFLite op, with the names of the schema:
  /// builtin("FULLY_CONNECTED", {x, weights, bias}, type,
  ///         Attributes().set("fused_activation_function", "RELU")).
  /// Omitted attributes have the schema's defaults.
  std::vector<Value> builtin(std::string_view name,
                             const std::vector<Value> &operands,
                             const std::vector<Type> &results,
                             Attributes attributes = {}) {
    return build(TFUSE_OP_BUILTIN, name, operands, results, attributes, {});
  }
  Value builtin(std::string_view name, const std::vector<Value> &operands,
                const Type &result, Attributes attributes = {}) {
    return builtin(name, operands, std::vector<Type>{result},
                   std::move(attributes))[0];
  }

  /// Builds a TensorFlow op: tensorflow("Transpose", {x, perm}, type). It is
  /// lowered and folded like the ops of the model. The types may be imprecise,
  /// because shape inference refines them.
  std::vector<Value> tensorflow(std::string_view name,
                                const std::vector<Value> &operands,
                                const std::vector<Type> &results,
                                Attributes attributes = {}) {
    return build(TFUSE_OP_TENSORFLOW, name, operands, results, attributes, {});
  }
  Value tensorflow(std::string_view name, const std::vector<Value> &operands,
                   const Type &result, Attributes attributes = {}) {
    return tensorflow(name, operands, std::vector<Type>{result},
                      std::move(attributes))[0];
  }

  /// Dimension i of the result is dimension permutation[i] of the value.
  Value transpose(Value value, const std::vector<int32_t> &permutation) {
    Type from = type(value);
    Type to(from.getElement());
    if (from.hasRank()) {
      std::vector<int64_t> dims;
      dims.reserve(permutation.size());
      for (int32_t axis : permutation)
        dims.push_back(from.dim(axis));
      to = Type(from.getElement(), std::move(dims));
    }
    return tensorflow("Transpose", {value, makeVector(permutation)}, to);
  }
  /// One dimension may be kUnknown; it is inferred from the others.
  Value reshape(Value value, const std::vector<int64_t> &shape) {
    return tensorflow(
        "Reshape",
        {value, makeVector(std::vector<int32_t>(shape.begin(), shape.end()))},
        Type(type(value).getElement(), shape));
  }
  /// A size of kUnknown extends to the end of the dimension.
  Value slice(Value value, const std::vector<int32_t> &begin,
              const std::vector<int32_t> &sizes) {
    Type from = type(value);
    std::vector<int64_t> dims(sizes.begin(), sizes.end());
    for (size_t i = 0; i != dims.size() && i != begin.size(); ++i)
      if (dims[i] < 0) {
        int64_t all = from.dim(static_cast<int>(i));
        dims[i] = all < 0 ? kUnknown : all - begin[i];
      }
    return tensorflow("Slice", {value, makeVector(begin), makeVector(sizes)},
                      Type(from.getElement(), std::move(dims)));
  }
  Value cast(Value value, Element element) {
    Type from = type(value);
    return tensorflow("Cast", {value},
                      from.hasRank() ? Type(element, from.dims())
                                     : Type(element));
  }

  //===-- The end ---------------------------------------------------------===//

  /// Replaces all results of the function or node by these values.
  Outcome replace(const std::vector<Value> &results) {
    std::vector<TFuseValue> ids = idsOf(results);
    host()->replace(raw(), ids.data(), ids.size());
    return Outcome::Replaced;
  }
  /// The same for a single result.
  Outcome replace(Value result) { return replace(std::vector<Value>{result}); }

  /// Rejects the match with a reason; `hint` says what the user can do.
  Outcome reject(Reason reason, std::string_view message,
                 std::string_view hint = {}) {
    host()->reject(raw(), detail::text(nameOf(reason)), detail::text(message),
                   detail::text(hint));
    return Outcome::Rejected;
  }
  /// Rejects the match without reporting a near miss.
  Outcome skip() { return Outcome::Rejected; }

  /// Fails the conversion because of an error in the plug-in.
  Outcome fail(std::string_view message) {
    host()->fail(raw(), detail::text(message));
    return Outcome::Rejected;
  }

protected:
  MatchBase(const TFuseHost *host, TFuseMatch *match) : context{host, match} {}
  MatchBase(const MatchBase &) = delete;
  MatchBase &operator=(const MatchBase &) = delete;

  const TFuseHost *host() const { return context.host; }
  TFuseMatch *raw() const { return context.match; }
  Attribute attributeOf(TFuseNode node, std::string_view name) const {
    return {context, host()->attribute(raw(), node, detail::text(name))};
  }
  std::vector<std::string> attributeNamesOf(TFuseNode node) const {
    std::vector<std::string> names;
    for (size_t i = 0, e = host()->attributeCount(raw(), node); i != e; ++i)
      names.emplace_back(detail::view(host()->attributeName(raw(), node, i)));
    return names;
  }
  static Type makeType(const TFuseType &type) { return Type(type); }

  detail::Context context;

private:
  static std::string_view nameOf(Reason reason) {
    static constexpr std::string_view names[] = {
        "multiple-uses", "not-constant", "constant-value", "element-type",
        "unknown-shape", "shape",        "attribute",      "layout",
        "activation",    "structure",    "signature",      "semantics",
        "size",          "target"};
    return names[static_cast<size_t>(reason)];
  }
  static std::vector<TFuseValue> idsOf(const std::vector<Value> &values) {
    std::vector<TFuseValue> ids;
    ids.reserve(values.size());
    for (Value value : values)
      ids.push_back(value.id);
    return ids;
  }
  std::vector<Value> build(int32_t kind, std::string_view name,
                           const std::vector<Value> &operands,
                           const std::vector<Type> &results,
                           Attributes &attributes, std::string_view options) {
    std::vector<TFuseValue> ids = idsOf(operands);
    std::vector<TFuseType> types;
    types.reserve(results.size());
    for (const Type &type : results)
      types.push_back(type.raw());
    std::vector<TFuseNewAttribute> raws = attributes.raw();
    TFuseOp op = {kind,           detail::text(name), ids.data(),  ids.size(),
                  types.data(),   types.size(),       raws.data(), raws.size(),
                  options.data(), options.size()};
    std::vector<TFuseValue> made(results.size());
    host()->build(raw(), &op, made.data());
    std::vector<Value> values;
    values.reserve(made.size());
    for (TFuseValue id : made)
      values.push_back(Value(id));
    return values;
  }
};

/// A function annotated with the composite's name. The fused ops can use its
/// arguments; its body is not accessible, because the annotation defines what
/// it computes.
class CompositeMatch : public MatchBase {
public:
  CompositeMatch(const TFuseHost *host, TFuseMatch *match)
      : MatchBase(host, match) {}

  size_t argumentCount() const { return host()->argumentCount(raw()); }
  /// An argument of the function; for a variable its value.
  Value argument(size_t index) const {
    return Value(host()->argument(raw(), index));
  }
  std::vector<Value> arguments() const {
    std::vector<Value> all;
    for (size_t i = 0, e = argumentCount(); i != e; ++i)
      all.push_back(argument(i));
    return all;
  }
  size_t resultCount() const { return host()->resultCount(raw()); }
  Type resultType(size_t index) const {
    return makeType(host()->resultType(raw(), index));
  }
  std::vector<Type> resultTypes() const {
    std::vector<Type> all;
    for (size_t i = 0, e = resultCount(); i != e; ++i)
      all.push_back(resultType(i));
    return all;
  }
  /// An attribute of the annotation.
  Attribute attribute(std::string_view name) const {
    return attributeOf(0, name);
  }
  std::vector<std::string> attributeNames() const {
    return attributeNamesOf(0);
  }
  /// Whether the annotation lists `flag` after the name, separated by a comma.
  bool hasFlag(std::string_view flag) const {
    return host()->hasFlag(raw(), detail::text(flag)) != 0;
  }
};

/// An op with one of the names that the pattern lists. Replacing it also erases
/// the ops that the fusion inspected and that then have no users.
class PatternMatch : public MatchBase {
public:
  PatternMatch(const TFuseHost *host, TFuseMatch *match)
      : MatchBase(host, match) {}

  Node root() const { return {context, host()->root(raw())}; }
};

//===----------------------------------------------------------------------===//
// The plug-in
//===----------------------------------------------------------------------===//

/// Who writes the annotation.
enum class Author : int32_t {
  /// A person: a function that does not match is an error.
  Person = TFUSE_AUTHOR_PERSON,
  /// A framework: the body of a function that does not match is converted.
  Framework = TFUSE_AUTHOR_FRAMEWORK,
  /// A framework that annotates `api_implements`, as Keras does.
  Keras = TFUSE_AUTHOR_KERAS
};

namespace detail {
template <typename Match>
void run(const TFuseHost *host, TFuseMatch *raw, void (*user)(void)) {
  Match match(host, raw);
  auto *function = reinterpret_cast<Outcome (*)(Match &)>(user);
#if defined(__cpp_exceptions)
  try {
    function(match);
  } catch (const std::exception &exception) {
    match.fail(std::string("an exception: ") + exception.what());
  } catch (...) {
    match.fail("an exception");
  }
#else
  function(match);
#endif
}
} // namespace detail

/// An entry of the plug-in's table. `id` is the id of the rule; `names` are the
/// matched names of annotations, separated by spaces, where "*" at the end of a
/// name matches any suffix.
inline TFuseFusion composite(std::string_view id, std::string_view names,
                             std::string_view summary,
                             Outcome (*fuse)(CompositeMatch &),
                             Author author = Author::Person) {
  return {detail::text(id),
          detail::text(names),
          detail::text(summary),
          TFUSE_FUSION_COMPOSITE,
          static_cast<int32_t>(author),
          detail::run<CompositeMatch>,
          reinterpret_cast<void (*)()>(fuse)};
}

/// The same for a pattern; `ops` are the names of the root ops, separated by
/// spaces: "AddV2" for TensorFlow, "tfl.add" for TFLite.
inline TFuseFusion pattern(std::string_view id, std::string_view ops,
                           std::string_view summary,
                           Outcome (*fuse)(PatternMatch &)) {
  return {detail::text(id),
          detail::text(ops),
          detail::text(summary),
          TFUSE_FUSION_PATTERN,
          0,
          detail::run<PatternMatch>,
          reinterpret_cast<void (*)()>(fuse)};
}

} // namespace tfuse::fusion

#if defined(_WIN32)
#define TFUSE_FUSION_EXPORT __declspec(dllexport)
#else
#define TFUSE_FUSION_EXPORT __attribute__((visibility("default")))
#endif

/// Defines the entry point of the plug-in: its name and version, for messages,
/// and its table of fusions.
#define TFUSE_FUSION_PLUGIN(name, version, ...)                                \
  extern "C" TFUSE_FUSION_EXPORT const TFuseFusionPlugin *tfuseFusionPlugin(   \
      void) {                                                                  \
    using namespace tfuse::fusion;                                             \
    static const TFuseFusion fusions[] = {__VA_ARGS__};                        \
    static const TFuseFusionPlugin plugin = {                                  \
        TFUSE_FUSION_ABI_VERSION, TFUSE_FUSION_ABI_REVISION,                   \
        sizeof(TFuseFusion),      detail::text(name),                          \
        detail::text(version),    fusions,                                     \
        std::size(fusions)};                                                   \
    return &plugin;                                                            \
  }

#endif // TFUSE_FUSION_H
