//===- WireFormat.h - Protobuf's binary form, field by field ----*- C++ -*-===//
//
// Reads and writes the fields of messages of any type. The reader handles tags,
// lengths and numbers only, and trusts none of them.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_FORMAT_PROTO_WIREFORMAT_H
#define TFUSE_FORMAT_PROTO_WIREFORMAT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace tfuse {

/// Consumes a varint at the beginning of `bytes`, an ArrayRef<char> or a
/// StringRef; false if it is malformed. A varint has at most ten bytes; bits
/// beyond 64 are dropped, as in protobuf.
template <typename Bytes> bool takeVarint(Bytes &bytes, uint64_t &value) {
  value = 0;
  for (unsigned shift = 0; shift < 70 && !bytes.empty(); shift += 7) {
    auto byte = static_cast<unsigned char>(bytes.front());
    bytes = bytes.drop_front();
    value |= uint64_t(byte & 0x7f) << shift;
    if (byte < 0x80)
      return true;
  }
  return false;
}

struct WireField {
  enum Type : uint8_t { Varint = 0, Fixed64 = 1, Length = 2, Fixed32 = 5 };
  uint32_t number;
  Type type;
  llvm::ArrayRef<char> whole;   ///< From the tag to the end of the content.
  llvm::ArrayRef<char> length;  ///< The length varint, if any.
  llvm::ArrayRef<char> content; ///< Empty unless `type` is Length.
  uint64_t value;               ///< The number, unless `type` is Length.
};

class WireReader {
public:
  explicit WireReader(llvm::ArrayRef<char> message) : rest(message) {}

  /// Moves to the next field; false at the end and after an error.
  bool next(WireField &field);

  /// True after a malformed field or an obsolete group.
  bool failed() const { return bad; }

private:
  bool fail() {
    bad = true;
    return false;
  }

  llvm::ArrayRef<char> rest;
  bool bad = false;
};

/// Appends to a message in binary form.
void appendVarint(uint64_t value, llvm::SmallVectorImpl<char> &bytes);
void appendVarintField(uint32_t number, uint64_t value,
                       llvm::SmallVectorImpl<char> &bytes);
void appendField(uint32_t number, llvm::StringRef content,
                 llvm::SmallVectorImpl<char> &bytes);

} // namespace tfuse

#endif // TFUSE_FORMAT_PROTO_WIREFORMAT_H
