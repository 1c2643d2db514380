//===- StringBuffer.h - Tensors of strings in TFLite's format ---*- C++ -*-===//
//
// The number of strings, the offsets of all strings and of the end, and the
// characters. The numbers are 32-bit and little-endian; offsets count from the
// start of the buffer.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_FORMAT_TFLITE_STRINGBUFFER_H
#define TFUSE_FORMAT_TFLITE_STRINGBUFFER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tfuse::tfl {

/// The buffer of a tensor with these strings; nothing if it would take more
/// than 2 GiB.
std::optional<std::string> packStrings(llvm::ArrayRef<std::string> strings);

/// The `count` strings of a buffer, or nothing if the bytes are malformed. Each
/// string must begin at the end of the previous one, so that strings do not
/// overlap.
std::optional<std::vector<llvm::StringRef>>
unpackStrings(llvm::ArrayRef<char> bytes, uint64_t count);

} // namespace tfuse::tfl

#endif // TFUSE_FORMAT_TFLITE_STRINGBUFFER_H
