//===- WireFormat.cpp - Protobuf's binary form, field by field ------------===//

#include "tfuse/Format/Proto/WireFormat.h"

#include "llvm/Support/Endian.h"

using namespace llvm;

namespace tfuse {

bool WireReader::next(WireField &field) {
  if (rest.empty() || bad)
    return false;
  const char *start = rest.data();
  uint64_t tag, length = 0;
  if (!takeVarint(rest, tag) || tag > UINT32_MAX || tag >> 3 == 0)
    return fail();
  field.number = tag >> 3;
  field.type = static_cast<WireField::Type>(tag & 7);
  field.length = field.content = {};
  field.value = 0;
  switch (field.type) {
  case WireField::Varint:
    if (!takeVarint(rest, field.value))
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
    if (!takeVarint(rest, length))
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
  else if (field.type == WireField::Fixed64)
    field.value = support::endian::read64le(rest.data());
  else if (field.type == WireField::Fixed32)
    field.value = support::endian::read32le(rest.data());
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
