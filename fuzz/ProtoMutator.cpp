//===- ProtoMutator.cpp - Random changes of protobuf messages -------------===//

#include "ProtoMutator.h"

#include "tfuse/Format/Proto/ModelFile.h"
#include "llvm/ADT/SmallVector.h"
#include <google/protobuf/descriptor.h>
#include <google/protobuf/message.h>
#include <memory>

using namespace llvm;
namespace pb = google::protobuf;
using Field = pb::FieldDescriptor;

namespace tfuse::fuzz {

namespace {

class Mutator {
public:
  Mutator(pb::Message &root, Random &random, ArrayRef<StringLiteral> words)
      : root(root), random(random), words(words) {}

  void mutate();

private:
  /// Lists the messages below `message`, and their strings.
  void collect(pb::Message &message, unsigned depth);
  void mutateField(pb::Message &message);
  void mutateRepeated(pb::Message &message, const Field *field);
  void setScalar(pb::Message &message, const Field *field, int index);
  void addElement(pb::Message &message, const Field *field);
  std::unique_ptr<pb::Message> copyOf(const pb::Descriptor *type);

  std::string newString(StringRef old);
  template <typename T> T newNumber(T old);
  bool chance(size_t in) { return pick(random, in) == 0; }

  pb::Message &root;
  Random &random;
  ArrayRef<StringLiteral> words;
  std::vector<pb::Message *> messages;
  std::vector<std::string> strings;
  /// Copies put a message into itself, up to 16 times in each of four
  /// changes: without a budget, an input of 4 KB becomes more than 100 MB.
  size_t copiesLeft = 64 << 10;
};

} // namespace

void Mutator::collect(pb::Message &message, unsigned depth) {
  constexpr size_t kMaxMessages = 20000, kMaxDepth = 80, kMaxStrings = 500;
  if (messages.size() >= kMaxMessages || depth > kMaxDepth)
    return;
  messages.push_back(&message);
  const pb::Reflection *reflection = message.GetReflection();
  std::vector<const Field *> fields;
  reflection->ListFields(message, &fields);
  for (const Field *field : fields) {
    int count =
        field->is_repeated() ? reflection->FieldSize(message, field) : 1;
    for (int i = 0; i < count; ++i) {
      if (field->cpp_type() == Field::CPPTYPE_MESSAGE)
        collect(field->is_repeated()
                    ? *reflection->MutableRepeatedMessage(&message, field, i)
                    : *reflection->MutableMessage(&message, field),
                depth + 1);
      else if (field->cpp_type() == Field::CPPTYPE_STRING &&
               strings.size() < kMaxStrings)
        strings.push_back(field->is_repeated()
                              ? reflection->GetRepeatedString(message, field, i)
                              : reflection->GetString(message, field));
    }
  }
}

std::string Mutator::newString(StringRef old) {
  switch (pick(random, 9)) {
  case 0:
    return mutateBytes(old, old.size() + 16);
  case 1:
    return "";
  case 2: // From where contents stay in the file.
    return std::string(4090 + pick(random, 4000), char(random()));
  case 3:
    return old.str() + (chance(2) ? ":0" : ":1");
  case 4:
    return "^" + old.str();
  case 5:
  case 6:
    if (!words.empty())
      return words[pick(random, words.size())].str();
    [[fallthrough]];
  default:
    return strings.empty() ? "" : strings[pick(random, strings.size())];
  }
}

template <typename T> T Mutator::newNumber(T old) {
  switch (pick(random, 10)) {
  case 0:
    return T(0);
  case 1:
    return T(-1);
  case 2:
    return old + T(1);
  case 3:
    return old - T(1);
  case 4:
    return std::numeric_limits<T>::max();
  case 5:
    return std::numeric_limits<T>::lowest();
  case 6:
    return T(uint64_t(1) << pick(random, 64));
  case 7:
    return T(random());
  default:
    return T(pick(random, 36));
  }
}

/// Gives a field, or one of its elements if `index` is not negative, another
/// value.
void Mutator::setScalar(pb::Message &message, const Field *field, int index) {
  const pb::Reflection *reflection = message.GetReflection();
  // Signed overflow is undefined, and the sanitizers also check the mutator:
  // compute with unsigned integers.
#define TFUSE_SCALAR(kind, Name, Type, Wide)                                   \
  case Field::CPPTYPE_##kind: {                                                \
    Wide old = index < 0                                                       \
                   ? reflection->Get##Name(message, field)                     \
                   : reflection->GetRepeated##Name(message, field, index);     \
    auto value = static_cast<Type>(newNumber<Wide>(old));                      \
    return index < 0                                                           \
               ? reflection->Set##Name(&message, field, value)                 \
               : reflection->SetRepeated##Name(&message, field, index, value); \
  }
  switch (field->cpp_type()) {
    TFUSE_SCALAR(INT32, Int32, int32_t, uint32_t)
    TFUSE_SCALAR(INT64, Int64, int64_t, uint64_t)
    TFUSE_SCALAR(UINT32, UInt32, uint32_t, uint32_t)
    TFUSE_SCALAR(UINT64, UInt64, uint64_t, uint64_t)
#undef TFUSE_SCALAR
  case Field::CPPTYPE_FLOAT:
  case Field::CPPTYPE_DOUBLE: {
    static constexpr double values[] = {
        0.0, -0.0, 1.0, -1.0, 1e30, 1e-40, HUGE_VAL, -HUGE_VAL, NAN, 1e300};
    double value = values[pick(random, std::size(values))];
    bool isDouble = field->cpp_type() == Field::CPPTYPE_DOUBLE;
    // A double beyond the range of float converts with undefined behavior.
    float narrow = std::abs(value) > 1e38 && std::isfinite(value)
                       ? HUGE_VALF
                       : static_cast<float>(value);
    if (index < 0)
      return isDouble ? reflection->SetDouble(&message, field, value)
                      : reflection->SetFloat(&message, field, narrow);
    return isDouble
               ? reflection->SetRepeatedDouble(&message, field, index, value)
               : reflection->SetRepeatedFloat(&message, field, index, narrow);
  }
  case Field::CPPTYPE_BOOL: {
    bool value = chance(2);
    return index < 0
               ? reflection->SetBool(&message, field, value)
               : reflection->SetRepeatedBool(&message, field, index, value);
  }
  case Field::CPPTYPE_ENUM: {
    const pb::EnumDescriptor *type = field->enum_type();
    int value = chance(8)
                    ? static_cast<int>(newNumber<uint32_t>(1))
                    : type->value(pick(random, type->value_count()))->number();
    return index < 0 ? reflection->SetEnumValue(&message, field, value)
                     : reflection->SetRepeatedEnumValue(&message, field, index,
                                                        value);
  }
  case Field::CPPTYPE_STRING: {
    std::string old =
        index < 0 ? reflection->GetString(message, field)
                  : reflection->GetRepeatedString(message, field, index);
    std::string value = newString(old);
    // protobuf prints a warning for each string that is not UTF-8.
    if (field->type() == Field::TYPE_STRING)
      for (char &c : value)
        c &= 0x7f;
    return index < 0 ? reflection->SetString(&message, field, std::move(value))
                     : reflection->SetRepeatedString(&message, field, index,
                                                     std::move(value));
  }
  case Field::CPPTYPE_MESSAGE:
    return;
  }
}

/// A copy of a random message of that type; null if there is none, or if the
/// copies of this mutation are long enough. A copy: the change may delete the
/// source or put the target inside the source.
std::unique_ptr<pb::Message> Mutator::copyOf(const pb::Descriptor *type) {
  SmallVector<pb::Message *> same;
  for (pb::Message *message : messages)
    if (message->GetDescriptor() == type)
      same.push_back(message);
  if (same.empty())
    return nullptr;
  pb::Message *source = same[pick(random, same.size())];
  size_t size = source->ByteSizeLong();
  if (size > copiesLeft)
    return nullptr;
  copiesLeft -= size;
  std::unique_ptr<pb::Message> copy(source->New());
  copy->CopyFrom(*source);
  return copy;
}

void Mutator::addElement(pb::Message &message, const Field *field) {
  const pb::Reflection *reflection = message.GetReflection();
  switch (field->cpp_type()) {
  case Field::CPPTYPE_MESSAGE:
    if (auto copy = copyOf(field->message_type()))
      reflection->AddMessage(&message, field)->CopyFrom(*copy);
    else
      reflection->AddMessage(&message, field);
    return;
  case Field::CPPTYPE_STRING:
    reflection->AddString(&message, field, "");
    break;
  case Field::CPPTYPE_INT32:
    reflection->AddInt32(&message, field, 0);
    break;
  case Field::CPPTYPE_INT64:
    reflection->AddInt64(&message, field, 0);
    break;
  case Field::CPPTYPE_UINT32:
    reflection->AddUInt32(&message, field, 0);
    break;
  case Field::CPPTYPE_UINT64:
    reflection->AddUInt64(&message, field, 0);
    break;
  case Field::CPPTYPE_FLOAT:
    reflection->AddFloat(&message, field, 0);
    break;
  case Field::CPPTYPE_DOUBLE:
    reflection->AddDouble(&message, field, 0);
    break;
  case Field::CPPTYPE_BOOL:
    reflection->AddBool(&message, field, false);
    break;
  case Field::CPPTYPE_ENUM:
    reflection->AddEnumValue(&message, field, 0);
    break;
  }
  setScalar(message, field, reflection->FieldSize(message, field) - 1);
}

void Mutator::mutateRepeated(pb::Message &message, const Field *field) {
  const pb::Reflection *reflection = message.GetReflection();
  int size = reflection->FieldSize(message, field);
  if (size == 0 || chance(4)) {
    unsigned count = chance(6) ? 1 + pick(random, 16) : 1;
    while (count--)
      addElement(message, field);
    return;
  }
  int index = static_cast<int>(pick(random, size));
  switch (pick(random, 4)) {
  case 0:
    reflection->SwapElements(&message, field, index, size - 1);
    reflection->RemoveLast(&message, field);
    return;
  case 1:
    reflection->SwapElements(&message, field, index,
                             static_cast<int>(pick(random, size)));
    return;
  default:
    if (field->cpp_type() == Field::CPPTYPE_MESSAGE) {
      if (auto copy = copyOf(field->message_type()))
        reflection->MutableRepeatedMessage(&message, field, index)
            ->CopyFrom(*copy);
      return;
    }
    return setScalar(message, field, index);
  }
}

void Mutator::mutateField(pb::Message &message) {
  const pb::Descriptor *type = message.GetDescriptor();
  if (type->field_count() == 0)
    return;
  const pb::Reflection *reflection = message.GetReflection();
  // Prefer fields that are set: changes to others may have no effect.
  std::vector<const Field *> present;
  reflection->ListFields(message, &present);
  const Field *field =
      present.empty() || chance(3)
          ? type->field(static_cast<int>(pick(random, type->field_count())))
          : present[pick(random, present.size())];
  if (field->is_repeated())
    return mutateRepeated(message, field);
  if (chance(8))
    return reflection->ClearField(&message, field);
  if (field->cpp_type() == Field::CPPTYPE_MESSAGE) {
    auto copy = copyOf(field->message_type());
    pb::Message *target = reflection->MutableMessage(&message, field);
    if (copy)
      target->CopyFrom(*copy);
    return;
  }
  setScalar(message, field, /*index=*/-1);
}

void Mutator::mutate() {
  unsigned count = 1 + pick(random, 4);
  while (count--) {
    messages.clear();
    strings.clear();
    collect(root, /*depth=*/0);
    mutateField(*messages[pick(random, messages.size())]);
  }
}

void mutateMessage(pb::Message &message, Random &random,
                   ArrayRef<StringLiteral> words) {
  Mutator(message, random, words).mutate();
}

template <typename Parse, typename Print>
static size_t mutateForm(uint8_t *data, size_t size, size_t maxSize,
                         unsigned seed, const pb::Message &prototype,
                         ArrayRef<StringLiteral> words, Parse parse,
                         Print print) {
  Random random(seed);
  std::unique_ptr<pb::Message> message(prototype.New());
  if (pick(random, 4) == 0 || !parse(asText(data, size), *message))
    return LLVMFuzzerMutate(data, size, maxSize);
  mutateMessage(*message, random, words);
  std::string bytes = print(*message);
  if (size_t stored = store(bytes, data, maxSize))
    return stored;
  return LLVMFuzzerMutate(data, size, maxSize);
}

size_t mutateBinary(uint8_t *data, size_t size, size_t maxSize, unsigned seed,
                    const pb::Message &prototype,
                    ArrayRef<StringLiteral> words) {
  return mutateForm(
      data, size, maxSize, seed, prototype, words,
      [](StringRef bytes, pb::Message &message) {
        return parseBinary(bytes, message);
      },
      [](const pb::Message &message) {
        return message.SerializePartialAsString();
      });
}

size_t mutateText(uint8_t *data, size_t size, size_t maxSize, unsigned seed,
                  const pb::Message &prototype, ArrayRef<StringLiteral> words) {
  return mutateForm(
      data, size, maxSize, seed, prototype, words,
      [](StringRef text, pb::Message &message) {
        return !errorToBool(parseText(text, "", message));
      },
      [](const pb::Message &message) { return printText(message); });
}

} // namespace tfuse::fuzz
