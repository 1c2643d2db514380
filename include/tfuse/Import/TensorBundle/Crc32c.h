//===- Crc32c.h - The checksum of checkpoints -------------------*- C++ -*-===//
//
// CRC-32C (Castagnoli), and the masked form that TensorFlow stores, because a
// CRC over bytes that contain CRCs is weak.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_TENSORBUNDLE_CRC32C_H
#define TFUSE_IMPORT_TENSORBUNDLE_CRC32C_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>

namespace tfuse {

/// Extends the checksum `crc` by `bytes`. Start with 0.
uint32_t extendCrc32c(uint32_t crc, llvm::ArrayRef<char> bytes);

inline uint32_t maskCrc32c(uint32_t crc) {
  return ((crc >> 15) | (crc << 17)) + 0xa282ead8u;
}

} // namespace tfuse

#endif // TFUSE_IMPORT_TENSORBUNDLE_CRC32C_H
