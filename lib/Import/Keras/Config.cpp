//===- Config.cpp - The options of a layer --------------------------------===//

#include "Config.h"

#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace tfuse::keras {

const json::Value *Config::get(StringRef key) const {
  const json::Value *value = object.get(key);
  // Keras 2 writes numbers of numpy as {"type": "ndarray", "value": number}.
  if (const json::Object *array = value ? value->getAsObject() : nullptr;
      array && array->getString("type") == "ndarray" && array->get("value"))
    value = array->get("value");
  return value && value->kind() != json::Value::Null ? value : nullptr;
}

void Config::refuse(StringRef key, const Twine &wanted) const {
  std::string value;
  if (const json::Value *found = get(key))
    raw_string_ostream(value) << *found;
  constexpr size_t kMost = 80;
  if (value.size() > kMost)
    value = value.substr(0, kMost) + "...";
  builder.fail(Code::UnsupportedOp,
               "option " + key + (value.empty() ? "" : " = " + value) +
                   " is not supported" +
                   (wanted.isTriviallyEmpty() ? Twine() : ": " + wanted));
}

const json::Object *Config::getObject(StringRef key) const {
  const json::Value *value = get(key);
  if (!value)
    return nullptr;
  if (!value->getAsObject())
    refuse(key, "an object is expected");
  return value->getAsObject();
}

bool Config::flag(StringRef key, bool byDefault) const {
  const json::Value *value = get(key);
  if (!value)
    return byDefault;
  if (std::optional<bool> flag = value->getAsBoolean())
    return *flag;
  // Python takes numbers as well.
  if (std::optional<int64_t> number = value->getAsInteger();
      number == 0 || number == 1)
    return number == 1;
  refuse(key, "true or false is expected");
  return byDefault;
}

StringRef Config::text(StringRef key, StringRef byDefault) const {
  const json::Value *value = get(key);
  if (!value)
    return byDefault;
  if (std::optional<StringRef> text = value->getAsString())
    return *text;
  refuse(key, "a text is expected");
  return byDefault;
}

double Config::number(StringRef key, double byDefault) const {
  const json::Value *value = get(key);
  if (!value)
    return byDefault;
  if (std::optional<double> number = value->getAsNumber())
    return *number;
  refuse(key, "a number is expected");
  return byDefault;
}

std::optional<int64_t> Config::asInteger(StringRef key,
                                         const json::Value &value,
                                         int64_t least, int64_t most) const {
  std::optional<int64_t> number = value.getAsInteger();
  if (number && *number >= least && *number <= most)
    return number;
  refuse(key, "numbers from " + Twine(least) + " to " + Twine(most) +
                  " are expected");
  return std::nullopt;
}

int64_t Config::integer(StringRef key, std::optional<int64_t> byDefault,
                        int64_t least, int64_t most) const {
  const json::Value *value = get(key);
  if (!value) {
    if (!byDefault)
      builder.fail("option " + key + " is missing");
    return byDefault.value_or(std::max<int64_t>(least, 1));
  }
  return asInteger(key, *value, least, most)
      .value_or(byDefault.value_or(std::max<int64_t>(least, 1)));
}

Ints Config::integers(StringRef key, unsigned count, int64_t byDefault,
                      int64_t least) const {
  Ints result(count, byDefault);
  const json::Value *value = get(key);
  if (!value)
    return result;
  const json::Array *array = value->getAsArray();
  if (!array) {
    result.assign(
        count, asInteger(key, *value, least, kMostInt32).value_or(byDefault));
    return result;
  }
  if (array->size() != count && array->size() != 1) {
    refuse(key, Twine(count) + " numbers are expected");
    return result;
  }
  for (unsigned i = 0; i != count; ++i)
    result[i] =
        asInteger(key, (*array)[array->size() == 1 ? 0 : i], least, kMostInt32)
            .value_or(byDefault);
  return result;
}

Ints Config::list(StringRef key, int64_t forNull) const {
  Ints result;
  const json::Value *value = get(key);
  if (!value)
    return result;
  auto read = [&](const json::Value &element) {
    result.push_back(element.kind() == json::Value::Null
                         ? forNull
                         : asInteger(key, element, -kMostInt32, kMostInt32)
                               .value_or(forNull));
  };
  if (const json::Array *array = value->getAsArray())
    for (const json::Value &element : *array)
      read(element);
  else
    read(*value);
  return result;
}

SmallVector<std::pair<int64_t, int64_t>>
Config::pairs(StringRef key, unsigned count, int64_t byDefault) const {
  SmallVector<std::pair<int64_t, int64_t>> result(
      count, std::pair(byDefault, byDefault));
  const json::Value *value = get(key);
  if (!value)
    return result;
  auto number = [&](const json::Value &element) {
    return asInteger(key, element, 0, kMostInt32).value_or(byDefault);
  };
  const json::Array *array = value->getAsArray();
  if (!array) {
    result.assign(count, std::pair(number(*value), number(*value)));
    return result;
  }
  if (count == 1 && array->size() == 2) {
    result[0] = {number((*array)[0]), number((*array)[1])};
    return result;
  }
  if (array->size() != count) {
    refuse(key, Twine(count) + " numbers or pairs are expected");
    return result;
  }
  for (auto [pair, element] : zip_equal(result, *array)) {
    const json::Array *both = element.getAsArray();
    if (!both)
      pair = {number(element), number(element)};
    else if (both->size() == 2)
      pair = {number((*both)[0]), number((*both)[1])};
    else
      refuse(key, "pairs are expected");
  }
  return result;
}

SmallVector<double> Config::numbers(StringRef key) const {
  SmallVector<double> result;
  const json::Value *value = get(key);
  if (!value)
    return result;
  // Lists may be nested: values of a tensor.
  SmallVector<const json::Value *> work{value};
  while (!work.empty()) {
    const json::Value *next = work.pop_back_val();
    if (const json::Array *array = next->getAsArray()) {
      for (const json::Value &element : llvm::reverse(*array))
        work.push_back(&element);
    } else if (std::optional<double> number = next->getAsNumber()) {
      result.push_back(*number);
    } else {
      refuse(key, "numbers are expected");
      return result;
    }
  }
  return result;
}

std::optional<Serialized> Serialized::read(const json::Value *value) {
  const json::Object *object = value ? value->getAsObject() : nullptr;
  if (!object)
    return std::nullopt;
  std::optional<StringRef> name = object->getString("class_name");
  if (!name)
    return std::nullopt;
  return Serialized{*name, object->getObject("config"), object};
}

} // namespace tfuse::keras
