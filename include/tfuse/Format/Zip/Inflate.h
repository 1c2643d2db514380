//===- Inflate.h - Decompresses deflate streams -----------------*- C++ -*-===//

#ifndef TFUSE_FORMAT_ZIP_INFLATE_H
#define TFUSE_FORMAT_ZIP_INFLATE_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <memory>
#include <vector>

namespace tfuse {

enum class DeflateForm {
  Raw,  ///< Of zip archives.
  Zlib, ///< With a header and a checksum, as in HDF5.
};

/// The most bytes to which deflate expands one byte.
inline constexpr uint64_t kMostDeflateExpansion = 1032;

/// Decompresses a stream of exactly `size` bytes; null if the stream is
/// corrupt, has another size, or if no stream of that length has this size.
std::shared_ptr<const std::vector<char>>
inflate(llvm::ArrayRef<char> stream, uint64_t size, DeflateForm form);

} // namespace tfuse

#endif // TFUSE_FORMAT_ZIP_INFLATE_H
