//===- ByteCursor.h - Reads little-endian fields ----------------*- C++ -*-===//

#ifndef TFUSE_SUPPORT_BYTECURSOR_H
#define TFUSE_SUPPORT_BYTECURSOR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace tfuse {

/// Reads fields one after the other. A field beyond the end is zero or empty,
/// and makes the cursor fail.
class ByteCursor {
public:
  ByteCursor() : bad(true) {}
  explicit ByteCursor(llvm::ArrayRef<char> bytes) : rest(bytes) {}

  bool failed() const { return bad; }
  /// Makes the cursor fail: the caller has read an invalid value.
  void fail() {
    bad = true;
    rest = {};
  }
  uint64_t left() const { return rest.size(); }

  llvm::ArrayRef<char> take(uint64_t size) {
    if (size > rest.size()) {
      fail();
      return {};
    }
    llvm::ArrayRef<char> result = rest.take_front(size);
    rest = rest.drop_front(size);
    return result;
  }
  void skip(uint64_t size) { (void)take(size); }
  llvm::StringRef text(uint64_t size) {
    llvm::ArrayRef<char> bytes = take(size);
    return {bytes.data(), bytes.size()};
  }

  /// An unsigned number of 1 to 8 bytes.
  uint64_t number(unsigned width) {
    uint64_t result = 0;
    unsigned shift = 0;
    for (char byte : take(width)) {
      result |= uint64_t(uint8_t(byte)) << shift;
      shift += 8;
    }
    return result;
  }

  /// Fails unless the text comes next.
  void expect(llvm::StringRef signature) {
    if (text(signature.size()) != signature)
      fail();
  }

protected:
  llvm::ArrayRef<char> rest;
  bool bad = false;
};

} // namespace tfuse

#endif // TFUSE_SUPPORT_BYTECURSOR_H
