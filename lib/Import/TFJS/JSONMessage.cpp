//===- JSONMessage.cpp - Protobuf messages from JSON ----------------------===//
//
// What TensorFlow declares as map<K, V>, and JSON has as an object, is a
// repeated message with a key and a value here (Format/Proto/Tensor.proto).
//
// An object of llvm::json takes 4 KB, a thousand times its text. So objects and
// arrays are visited in the text, and llvm::json only parses strings, numbers
// and literals.
//
//===----------------------------------------------------------------------===//

#include "JSONMessage.h"

#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/JSON.h"
#include <cmath>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>
#include <limits>

using namespace llvm;

namespace tfuse {

namespace pb = google::protobuf;
using pb::FieldDescriptor;
using pb::Message;

/// How deep messages may be in each other.
static constexpr unsigned kMostNested = 64;

//===----------------------------------------------------------------------===//
// Objects and arrays
//===----------------------------------------------------------------------===//

/// An error without a place; `locate` adds it.
static Error malformed(const Twine &what) {
  return userError(Code::FileCorrupt, what);
}

/// Removes a string, with its quotes, from the front of `text`.
static Expected<StringRef> takeString(StringRef &text) {
  for (size_t i = 1; text.starts_with("\"") && i < text.size(); ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == '"') {
      StringRef result = text.take_front(i + 1);
      text = text.drop_front(i + 1);
      return result;
    }
  }
  return malformed("a string is expected, or ends with the text");
}

/// Removes a value from the front of `text`. Brackets are counted, not matched:
/// the visit of a part finds out more.
static Expected<StringRef> takeValue(StringRef &text) {
  StringRef rest = text;
  unsigned open = 0;
  while (!rest.empty()) {
    char c = rest.front();
    if (c == '"') {
      if (Expected<StringRef> string = takeString(rest); !string)
        return string.takeError();
    } else if (open == 0 && (c == ',' || c == ']' || c == '}')) {
      break;
    } else {
      open += c == '[' || c == '{';
      open -= c == ']' || c == '}';
      rest = rest.drop_front();
    }
  }
  StringRef value = text.drop_back(rest.size()).trim();
  if (value.empty() || open != 0)
    return malformed("a value is expected, or ends with the text");
  text = rest;
  return value;
}

/// Calls `visit` at the beginning of each entry between the brackets, with the
/// rest of the text, from which it removes the entry.
static Error forEachEntry(StringRef text, char open, char close,
                          function_ref<Error(StringRef &)> visit) {
  text = text.trim();
  if (text.size() < 2 || text.front() != open || text.back() != close)
    return malformed(open == '{' ? "it is not an object"
                                 : "it is not an array");
  text = text.drop_front().drop_back().trim();
  while (!text.empty()) {
    if (Error error = visit(text))
      return error;
    text = text.ltrim();
    if (text.empty())
      break;
    if (!text.consume_front(",") || text.ltrim().empty())
      return malformed("a comma is missing, or nothing follows one");
    text = text.ltrim();
  }
  return Error::success();
}

Error forEachMember(StringRef object,
                    function_ref<Error(StringRef, StringRef)> visit) {
  return forEachEntry(object, '{', '}', [&](StringRef &rest) -> Error {
    Expected<StringRef> quoted = takeString(rest);
    if (!quoted)
      return quoted.takeError();
    rest = rest.ltrim();
    if (!rest.consume_front(":"))
      return malformed("a colon is missing");
    Expected<StringRef> value = takeValue(rest);
    if (!value)
      return value.takeError();
    if (!quoted->contains('\\'))
      return visit(quoted->drop_front().drop_back(), *value);
    Expected<json::Value> key = json::parse(*quoted);
    if (!key)
      return malformed("a key is not a string: " + toString(key.takeError()));
    return visit(*key->getAsString(), *value);
  });
}

static Error forEachElement(StringRef array,
                            function_ref<Error(StringRef)> visit) {
  return forEachEntry(array, '[', ']', [&](StringRef &rest) -> Error {
    Expected<StringRef> value = takeValue(rest);
    return value ? visit(*value) : value.takeError();
  });
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static std::optional<double> toNumber(const json::Value &value) {
  if (std::optional<double> number = value.getAsNumber())
    return number;
  std::optional<StringRef> text = value.getAsString();
  double number;
  if (!text)
    return std::nullopt;
  if (*text == "NaN")
    return std::numeric_limits<double>::quiet_NaN();
  if (*text == "Infinity" || *text == "-Infinity")
    return text->starts_with("-") ? -HUGE_VAL : HUGE_VAL;
  if (text->getAsDouble(number))
    return std::nullopt;
  return number;
}

template <typename T>
static std::optional<T> toInteger(const json::Value &value) {
  if (std::optional<StringRef> text = value.getAsString()) {
    T number;
    return text->getAsInteger(10, number) ? std::nullopt
                                          : std::optional<T>(number);
  }
  if constexpr (std::is_same_v<T, uint64_t>)
    return value.getAsUINT64();
  std::optional<int64_t> number = value.getAsInteger();
  if (!number || *number < int64_t(std::numeric_limits<T>::min()) ||
      (sizeof(T) < 8 && *number > int64_t(std::numeric_limits<T>::max())))
    return std::nullopt;
  return T(*number);
}

/// Bytes in base64, with the standard alphabet or that of URLs, with or without
/// padding.
static std::optional<std::string> fromBase64(StringRef text) {
  std::string standard = text.rtrim('=').str();
  for (char &c : standard)
    c = c == '-' ? '+' : c == '_' ? '/' : c;
  standard.append((4 - standard.size() % 4) % 4, '=');
  std::vector<char> bytes;
  if (Error error = decodeBase64(standard, bytes)) {
    consumeError(std::move(error));
    return std::nullopt;
  }
  return std::string(bytes.begin(), bytes.end());
}

/// An array of numbers, as protobuf.js writes bytes.
static std::optional<std::string> fromNumbers(StringRef array) {
  std::string result;
  Error error = forEachElement(array, [&](StringRef element) -> Error {
    unsigned char byte;
    if (element.getAsInteger(10, byte))
      return malformed("not a byte");
    result.push_back(char(byte));
    return Error::success();
  });
  bool isValid = !error;
  consumeError(std::move(error));
  return isValid ? std::optional(std::move(result)) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Messages
//===----------------------------------------------------------------------===//

namespace {

/// A place in the document, from the inside out.
struct Place {
  const Place *outer;
  StringRef name;
  std::optional<size_t> index = std::nullopt;
  unsigned depth = outer ? outer->depth + 1 : 0;

  std::string text() const {
    std::string result = outer ? outer->text() : "";
    if (index)
      return result + "[" + utostr(*index) + "]";
    return result + (result.empty() ? "" : ".") + name.str();
  }
};

class MessageReader {
public:
  explicit MessageReader(StringRef file) : file(file) {}
  Error read(StringRef object, Message &message, const Place &place);

private:
  Error readField(StringRef value, Message &message,
                  const FieldDescriptor &field, const Place &place);
  Error readMap(StringRef object, Message &message,
                const FieldDescriptor &field, const Place &place);
  Error readOne(StringRef value, Message &message, const FieldDescriptor &field,
                const Place &place);
  Error readNumber(const json::Value &value, Message &message,
                   const FieldDescriptor &field, const Place &place);
  Error readText(StringRef value, Message &message,
                 const FieldDescriptor &field, const Place &place);
  Error fail(const Place &place, const Twine &problem,
             DiagnosticSite site = DiagnosticSite::current()) const {
    std::string name = place.text();
    return userError(Code::FileCorrupt,
                     (name.empty() ? "the file " : "'" + name + "' ") + problem,
                     file,
                     "convert the model to TensorFlow.js again, or copy its "
                     "folder again",
                     site);
  }
  Error locate(Error error, const Place &place) const {
    return handleErrors(std::move(error),
                        [&](std::unique_ptr<UserError> user) -> Error {
                          if (!user->where.empty())
                            return Error(std::move(user));
                          return fail(place, "is malformed: " + user->message,
                                      DiagnosticSite());
                        });
  }

  StringRef file;
};

} // namespace

Error MessageReader::readNumber(const json::Value &value, Message &message,
                                const FieldDescriptor &field,
                                const Place &place) {
  const pb::Reflection &access = *message.GetReflection();
  // Sets the field, or adds to it.
  auto store = [&](auto number, auto set, auto add) -> Error {
    if (!number)
      return fail(place, "is not a number that the field can hold");
    if (field.is_repeated())
      (access.*add)(&message, &field, *number);
    else
      (access.*set)(&message, &field, *number);
    return Error::success();
  };
  using pb::Reflection;
  switch (field.cpp_type()) {
  case FieldDescriptor::CPPTYPE_INT32:
    return store(toInteger<int32_t>(value), &Reflection::SetInt32,
                 &Reflection::AddInt32);
  case FieldDescriptor::CPPTYPE_INT64:
    return store(toInteger<int64_t>(value), &Reflection::SetInt64,
                 &Reflection::AddInt64);
  case FieldDescriptor::CPPTYPE_UINT32:
    return store(toInteger<uint32_t>(value), &Reflection::SetUInt32,
                 &Reflection::AddUInt32);
  case FieldDescriptor::CPPTYPE_UINT64:
    return store(toInteger<uint64_t>(value), &Reflection::SetUInt64,
                 &Reflection::AddUInt64);
  case FieldDescriptor::CPPTYPE_FLOAT:
    return store(toNumber(value), &Reflection::SetFloat, &Reflection::AddFloat);
  case FieldDescriptor::CPPTYPE_DOUBLE:
    return store(toNumber(value), &Reflection::SetDouble,
                 &Reflection::AddDouble);
  case FieldDescriptor::CPPTYPE_BOOL:
    return store(value.getAsBoolean(), &Reflection::SetBool,
                 &Reflection::AddBool);
  default:
    break;
  }
  std::optional<int32_t> number = toInteger<int32_t>(value);
  if (std::optional<StringRef> name = value.getAsString(); name && !number)
    if (const auto *known = field.enum_type()->FindValueByName(name->str()))
      number = known->number();
  return store(number, &Reflection::SetEnumValue, &Reflection::AddEnumValue);
}

Error MessageReader::readText(StringRef value, Message &message,
                              const FieldDescriptor &field,
                              const Place &place) {
  bool isBytes = field.type() == FieldDescriptor::TYPE_BYTES;
  std::optional<std::string> text;
  if (isBytes && value.starts_with("[")) {
    text = fromNumbers(value);
  } else {
    Expected<json::Value> parsed = json::parse(value);
    if (!parsed)
      return fail(place, "is not JSON: " + toString(parsed.takeError()));
    if (std::optional<StringRef> string = parsed->getAsString())
      text = isBytes ? fromBase64(*string) : string->str();
  }
  if (!text)
    return fail(place, isBytes ? "is not in base64" : "is not a string");
  const pb::Reflection &access = *message.GetReflection();
  if (field.is_repeated())
    access.AddString(&message, &field, std::move(*text));
  else
    access.SetString(&message, &field, std::move(*text));
  return Error::success();
}

/// Reads one value of the field; a repeated field gets one more.
Error MessageReader::readOne(StringRef value, Message &message,
                             const FieldDescriptor &field, const Place &place) {
  const pb::Reflection &access = *message.GetReflection();
  if (field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE)
    return read(value,
                field.is_repeated() ? *access.AddMessage(&message, &field)
                                    : *access.MutableMessage(&message, &field),
                place);
  if (field.cpp_type() == FieldDescriptor::CPPTYPE_STRING)
    return readText(value, message, field, place);
  if (value.starts_with("[") || value.starts_with("{"))
    return fail(place, "is not a number that the field can hold");
  Expected<json::Value> parsed = json::parse(value);
  if (!parsed)
    return fail(place, "is not JSON: " + toString(parsed.takeError()));
  return readNumber(*parsed, message, field, place);
}

/// Reads an object whose keys are data.
Error MessageReader::readMap(StringRef object, Message &message,
                             const FieldDescriptor &field, const Place &place) {
  const FieldDescriptor *key = field.message_type()->FindFieldByName("key");
  const FieldDescriptor *value = field.message_type()->FindFieldByName("value");
  if (!key || !value)
    return fail(place, "is not an array");
  Error error = forEachMember(object, [&](StringRef name, StringRef text) {
    Message &entry = *message.GetReflection()->AddMessage(&message, &field);
    Place inner{&place, name};
    if (key->cpp_type() == FieldDescriptor::CPPTYPE_STRING)
      entry.GetReflection()->SetString(&entry, key, name.str());
    else if (Error error = readNumber(json::Value(name), entry, *key, inner))
      return error;
    return readField(text, entry, *value, inner);
  });
  return locate(std::move(error), place);
}

Error MessageReader::readField(StringRef value, Message &message,
                               const FieldDescriptor &field,
                               const Place &place) {
  if (value == "null")
    return Error::success();
  if (!field.is_repeated())
    return readOne(value, message, field, place);
  if (value.starts_with("{") &&
      field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE)
    return readMap(value, message, field, place);
  size_t index = 0;
  Error error = forEachElement(value, [&](StringRef element) {
    return readOne(element, message, field, Place{&place, "", index++});
  });
  return locate(std::move(error), place);
}

Error MessageReader::read(StringRef object, Message &message,
                          const Place &place) {
  if (place.depth > kMostNested)
    return fail(place, "is nested too deeply");
  const pb::Descriptor &type = *message.GetDescriptor();
  Error error = forEachMember(object, [&](StringRef name, StringRef value) {
    const FieldDescriptor *field = type.FindFieldByCamelcaseName(name.str());
    if (!field)
      field = type.FindFieldByName(name.str());
    return field ? readField(value, message, *field, Place{&place, name})
                 : Error::success();
  });
  return locate(std::move(error), place);
}

Error readMessage(StringRef text, Message &message, StringRef file) {
  return MessageReader(file).read(text, message, Place{nullptr, ""});
}

} // namespace tfuse
