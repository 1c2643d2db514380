//===- Buffers.h - the buffers of a model -----------------------*- C++ -*-===//
//
// The buffers of a model, their positions in the file, and the writing of their
// bytes. Buffer 0 is empty, as the format requires.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EXPORT_TFLITE_BUFFERS_H
#define TFUSE_LIB_EXPORT_TFLITE_BUFFERS_H

#include "TableBuilder.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "llvm/ADT/StringMap.h"
#include <map>

namespace tfuse::tfl {

class BufferList {
public:
  explicit BufferList(const ExportOptions &options) : options(options) {
    addEmpty();
  }

  /// A buffer without bytes.
  unsigned addEmpty();
  /// A buffer with the given bytes.
  unsigned addBytes(std::string bytes);
  /// Adds a buffer with the elements of a constant, as a tensor of `type`
  /// stores them. If `mayShare`, returns the buffer of an equal constant where
  /// there is one.
  llvm::Expected<unsigned> addElements(mlir::ElementsAttr elements,
                                       TensorType type, bool mayShare);

  size_t size() const { return buffers.size(); }

  /// The size of the bytes in the file, including padding.
  uint64_t totalBytes() const;

  /// Creates the table of all buffers. With `outside`, buffers refer to their
  /// bytes by file position; otherwise by an offset that finish() fills in.
  Offset build(FlatBufferBuilder &builder, bool outside);

  /// Assigns each buffer a position after the finished FlatBuffer and enters it
  /// there. `model` is the memory of the FlatBuffer.
  void finish(uint8_t *model, uint64_t modelSize);

  /// Writes all bytes after the FlatBuffer, which has `modelSize` bytes.
  llvm::Error write(llvm::raw_ostream &os, uint64_t modelSize) const;

private:
  struct Buffer {
    mlir::ElementsAttr elements; // One of these two, or neither.
    std::string bytes;
    // True for a constant without elements as well: it has bytes, namely zero,
    // unlike a tensor that is computed at run time.
    bool hasBytes = false;
    unsigned bits = 8;     // Bits of one element below a byte: packed.
    uint64_t size = 0;     // Size in the file.
    uint64_t position = 0; // Position of the first byte in the file.
  };

  llvm::Expected<unsigned> addStrings(mlir::ElementsAttr elements,
                                      bool mayShare);
  llvm::Error writeElements(llvm::raw_ostream &os, const Buffer &buffer) const;

  const ExportOptions &options;
  bool isOutside = false;
  std::vector<Buffer> buffers;
  eval::ConstantNumbering numbering;
  /// Maps the number of a constant and the width of its packed elements to a
  /// buffer.
  std::map<std::pair<unsigned, unsigned>, unsigned> byNumber;
  llvm::StringMap<unsigned> byStrings;
};

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_BUFFERS_H
