//===- ByteReader.h - Numbers from bytes ------------------------*- C++ -*-===//
//
// Reads the numbers of MLIR bytecode, which have variable lengths. After an
// error (too few bytes, an impossible number) the reader returns zeros; callers
// check `failed` before they use a result.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_STABLEHLO_BYTEREADER_H
#define TFUSE_IMPORT_STABLEHLO_BYTEREADER_H

#include "tfuse/Support/ByteCursor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include <utility>

namespace tfuse::vhlo {

class ByteReader : public ByteCursor {
public:
  ByteReader() : ByteReader(llvm::StringRef()) {}
  explicit ByteReader(llvm::StringRef bytes)
      : ByteCursor(llvm::ArrayRef<char>(bytes.data(), bytes.size())) {}

  bool isAtEnd() const { return left() == 0; }

  uint8_t byte() { return static_cast<uint8_t>(ByteCursor::number(1)); }

  /// The number of trailing zeros of the first byte is the number of bytes that
  /// follow; its remaining bits are the low bits of the number.
  uint64_t number() {
    uint8_t first = byte();
    if (failed())
      return 0;
    unsigned more = first ? llvm::countr_zero(first) : 8;
    uint64_t high = ByteCursor::number(more);
    if (more == 8)
      return high;
    unsigned bitsInFirst = 7 - more;
    uint64_t low = uint64_t(first) >> (more + 1);
    return low | (high << bitsInFirst);
  }

  int64_t signedNumber() {
    uint64_t value = number();
    return static_cast<int64_t>((value >> 1) ^ (~(value & 1) + 1));
  }

  std::pair<uint64_t, bool> numberAndFlag() {
    uint64_t value = number();
    return {value >> 1, value & 1};
  }

  /// Reads the number of items that follow. Fails if it exceeds the remaining
  /// bytes, since each item takes at least one.
  uint64_t count() {
    uint64_t value = number();
    if (value > left())
      fail();
    return failed() ? 0 : value;
  }

  llvm::StringRef untilZero() {
    const char *end = llvm::find(rest, '\0');
    if (end == rest.end()) {
      fail();
      return {};
    }
    llvm::StringRef result = text(end - rest.begin());
    skip(1);
    return result;
  }
};

} // namespace tfuse::vhlo

#endif // TFUSE_IMPORT_STABLEHLO_BYTEREADER_H
