//===- ArrayFile.h - Arrays in .npy and .npz files --------------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_ARRAYFILE_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_ARRAYFILE_H

#include "NpyHeader.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace tfuse::quantize {

/// Reads the elements of an array from the first to the last.
class ArrayReader {
public:
  virtual ~ArrayReader() = default;

  const NpyHeader &header() const { return arrayHeader; }

  /// Fills `bytes`, which end with the array at the latest. Fails with
  /// Code::FileCorrupt if the file ends before, or if its checksum is wrong.
  llvm::Error read(llvm::MutableArrayRef<char> bytes);

protected:
  ArrayReader(std::string path, std::string name)
      : path(std::move(path)), name(std::move(name)) {}

  /// Reads the header and checks that the array fills the `size` bytes of its
  /// file.
  llvm::Error open(uint64_t size);
  /// Reads as many bytes; a message if that is not possible.
  virtual llvm::Error readBytes(char *data, size_t size) = 0;

  /// `message` as a diagnostic that names file and array.
  llvm::Error corrupt(const llvm::Twine &message) const;

  std::string path, name;

private:
  NpyHeader arrayHeader;
};

/// A file with arrays.
class ArrayFile {
public:
  virtual ~ArrayFile() = default;

  /// The names of the arrays; that of an .npy file is its name without the
  /// extension.
  virtual std::vector<std::string> names() const = 0;
  /// Starts to read an array that exists. Several readers may be open at once,
  /// and may outlive this object.
  virtual llvm::Expected<std::unique_ptr<ArrayReader>>
  open(llvm::StringRef name) const = 0;
};

llvm::Expected<std::unique_ptr<ArrayFile>> openNpy(llvm::StringRef path);
llvm::Expected<std::unique_ptr<ArrayFile>> openNpz(llvm::StringRef path);

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_ARRAYFILE_H
