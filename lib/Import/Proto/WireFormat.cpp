//===- WireFormat.cpp - Protobuf's binary form, field by field ------------===//

#include "WireFormat.h"

using namespace llvm;

namespace tfuse {

bool WireReader::takeVarint(uint64_t &value) {
  if (!rest.empty() && static_cast<unsigned char>(rest.front()) < 0x80) {
    value = rest.front();
    rest = rest.drop_front();
    return true;
  }
  value = 0;
  for (unsigned shift = 0; shift < 70 && !rest.empty(); shift += 7) {
    auto byte = static_cast<unsigned char>(rest.front());
    rest = rest.drop_front();
    value |= shift < 64 ? uint64_t(byte & 0x7f) << shift : 0;
    if (byte < 0x80)
      return true;
  }
  return false;
}

bool WireReader::next(WireField &field) {
  if (rest.empty() || bad)
    return false;
  const char *start = rest.data();
  uint64_t tag, length = 0;
  if (!takeVarint(tag) || tag > UINT32_MAX || tag >> 3 == 0)
    return fail();
  field.number = tag >> 3;
  field.type = static_cast<WireField::Type>(tag & 7);
  field.length = field.content = {};
  switch (field.type) {
  case WireField::Varint:
    if (!takeVarint(field.varint))
      return fail();
    break;
  case WireField::Fixed64:
    length = 8;
    break;
  case WireField::Fixed32:
    length = 4;
    break;
  case WireField::Length: {
    const char *lengthStart = rest.data();
    if (!takeVarint(length))
      return fail();
    field.length = ArrayRef<char>(lengthStart, rest.data());
    break;
  }
  default:
    return fail();
  }
  if (length > rest.size())
    return fail();
  if (field.type == WireField::Length)
    field.content = rest.take_front(length);
  rest = rest.drop_front(length);
  field.whole = ArrayRef<char>(start, rest.data());
  return true;
}

void appendVarint(uint64_t value, SmallVectorImpl<char> &bytes) {
  for (; value >= 0x80; value >>= 7)
    bytes.push_back(static_cast<char>(value | 0x80));
  bytes.push_back(static_cast<char>(value));
}

void appendVarintField(uint32_t number, uint64_t value,
                       SmallVectorImpl<char> &bytes) {
  appendVarint(uint64_t(number) << 3 | WireField::Varint, bytes);
  appendVarint(value, bytes);
}

void appendField(uint32_t number, StringRef content,
                 SmallVectorImpl<char> &bytes) {
  appendVarint(uint64_t(number) << 3 | WireField::Length, bytes);
  appendVarint(content.size(), bytes);
  bytes.append(content.begin(), content.end());
}

} // namespace tfuse
