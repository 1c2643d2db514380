//===- WireFormat.h - Protobuf's binary form, field by field ----*- C++ -*-===//
//
// A cursor over the fields of a message whose type need not be known. It reads
// nothing but tags and lengths, and trusts none of them. And the inverse.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_PROTO_WIREFORMAT_H
#define TFUSE_LIB_IMPORT_PROTO_WIREFORMAT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace tfuse {

struct WireField {
  enum Type : uint8_t { Varint = 0, Fixed64 = 1, Length = 2, Fixed32 = 5 };
  uint32_t number;
  Type type;
  llvm::ArrayRef<char> whole;   ///< From the tag to the end of the content.
  llvm::ArrayRef<char> length;  ///< The varint before the content, if any.
  llvm::ArrayRef<char> content; ///< Empty unless `type` is Length.
  uint64_t varint;              ///< If `type` is Varint.
};

class WireReader {
public:
  explicit WireReader(llvm::ArrayRef<char> message) : rest(message) {}

  /// Moves to the next field; false at the end and after an error.
  bool next(WireField &field);

  /// Whether `next` met what is no field, or one of the obsolete groups.
  bool failed() const { return bad; }

private:
  bool takeVarint(uint64_t &value);
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

#endif // TFUSE_LIB_IMPORT_PROTO_WIREFORMAT_H
