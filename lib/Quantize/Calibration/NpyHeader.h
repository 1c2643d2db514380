//===- NpyHeader.h - The header of NumPy's array files ----------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_NPYHEADER_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_NPYHEADER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>
#include <vector>

namespace tfuse::quantize {

/// The header of an .npy file: a dictionary in Python's syntax with the element
/// type, the order of the axes and the shape.
struct NpyHeader {
  /// NumPy's code for the element type: its byte order ('<', '>', '|', '='),
  /// its kind, its bytes. "<f4" is float32.
  std::string typeCode;
  bool isFortranOrder = false;
  std::vector<int64_t> shape;
  /// The size of the header in the file.
  uint64_t bytes = 0;

  bool isBigEndian() const { return typeCode.front() == '>'; }
  /// The code without the byte order.
  llvm::StringRef kind() const {
    return llvm::StringRef(typeCode).drop_front();
  }
  /// NumPy's bytes and text: every string has the size of the longest one.
  bool isBytes() const { return kind().starts_with("S"); }
  bool isText() const { return kind().starts_with("U"); }
  /// The bytes of one element; zero for objects.
  unsigned elementBytes() const;
  /// "float32[100, 224, 224, 3]", for diagnostics.
  std::string describe() const;
};

/// Reads a header. `read` fills a buffer with the next bytes of the file. The
/// error is a plain message for a diagnostic.
llvm::Expected<NpyHeader>
readNpyHeader(llvm::function_ref<llvm::Error(char *data, size_t size)> read);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_NPYHEADER_H
