//===- Crc32c.cpp - The checksum of checkpoints ---------------------------===//

#include "tfuse/Import/TensorBundle/Crc32c.h"

#include "isa-l/crc.h"
#include <algorithm>

using namespace llvm;

namespace tfuse {

uint32_t extendCrc32c(uint32_t crc, ArrayRef<char> bytes) {
  // ISA-L does not invert the checksum before and after, and takes the size as
  // an int.
  constexpr size_t kMaxChunk = size_t(1) << 30;
  uint32_t state = ~crc;
  while (!bytes.empty()) {
    size_t size = std::min(bytes.size(), kMaxChunk);
    auto *begin = reinterpret_cast<unsigned char *>(
        const_cast<char *>(bytes.data())); // ISA-L only reads the bytes, but
                                           // the parameter is not const.
    state = crc32_iscsi(begin, static_cast<int>(size), state);
    bytes = bytes.drop_front(size);
  }
  return ~state;
}

} // namespace tfuse
