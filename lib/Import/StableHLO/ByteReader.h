//===- ByteReader.h - Numbers from bytes ------------------------*- C++ -*-===//
//
// Reads the numbers of MLIR bytecode. After an error (too few bytes, an
// impossible number) the reader returns zeros; callers check `hasFailed` before
// they use a result.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_STABLEHLO_BYTEREADER_H
#define TFUSE_IMPORT_STABLEHLO_BYTEREADER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include <utility>

namespace tfuse::vhlo {

class ByteReader {
public:
  ByteReader() = default;
  explicit ByteReader(llvm::StringRef bytes) : bytes(bytes) {}

  bool hasFailed() const { return failed; }
  bool isAtEnd() const { return bytes.empty(); }
  size_t size() const { return bytes.size(); }
  void fail() {
    failed = true;
    bytes = {};
  }

  llvm::StringRef take(uint64_t count) {
    if (count > bytes.size()) {
      fail();
      return {};
    }
    llvm::StringRef taken = bytes.take_front(count);
    bytes = bytes.drop_front(count);
    return taken;
  }

  uint8_t byte() {
    llvm::StringRef taken = take(1);
    return taken.empty() ? 0 : static_cast<uint8_t>(taken.front());
  }

  /// The number of trailing zeros of the first byte is the number of bytes that
  /// follow; its remaining bits are the low bits of the number.
  uint64_t number() {
    uint8_t first = byte();
    if (failed)
      return 0;
    unsigned more = first ? llvm::countr_zero(first) : 8;
    llvm::StringRef rest = take(more);
    uint64_t high = 0;
    for (size_t i = 0; i < rest.size() && i < 8; ++i)
      high |= uint64_t(static_cast<uint8_t>(rest[i])) << (8 * i);
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
    if (value > bytes.size())
      fail();
    return failed ? 0 : value;
  }

  llvm::StringRef untilZero() {
    size_t end = bytes.find('\0');
    if (end == llvm::StringRef::npos) {
      fail();
      return {};
    }
    llvm::StringRef text = take(end);
    take(1);
    return text;
  }

private:
  llvm::StringRef bytes;
  bool failed = false;
};

} // namespace tfuse::vhlo

#endif // TFUSE_IMPORT_STABLEHLO_BYTEREADER_H
