//===- Buffers.h - the buffers of a model -----------------------*- C++ -*-===//
//
// Which buffers a model has, where their bytes go in the file, and the writing
// of those bytes. Buffer 0 is empty, as the format wants it.
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
  /// Bytes as they are.
  unsigned addBytes(std::string bytes);
  /// The elements of a constant as a tensor of `type` stores them. An equal
  /// constant's buffer does for both, if they `mayShare`; then a new buffer
  /// remains empty.
  llvm::Expected<unsigned> addElements(mlir::ElementsAttr elements,
                                       TensorType type, bool mayShare);

  size_t size() const { return buffers.size(); }

  /// Bytes that go to the file, padding included.
  uint64_t totalBytes() const;

  /// Makes the table of all buffers. With `outside` the bytes are found by
  /// their position in the file, else by an offset that finish() fills in.
  Offset build(FlatBufferBuilder &builder, bool outside);

  /// Gives each buffer its place behind the finished FlatBuffer and enters it
  /// there. `model` is the FlatBuffer's memory.
  void finish(uint8_t *model, uint64_t modelSize);

  /// Writes everything that lies behind the FlatBuffer, which is `modelSize`
  /// bytes long.
  llvm::Error write(llvm::raw_ostream &os, uint64_t modelSize) const;

private:
  struct Buffer {
    mlir::ElementsAttr elements; // one of the two, or none
    std::string bytes;
    // Also an empty constant has bytes, namely none: it is not the same as a
    // tensor whose values come at run time.
    bool hasBytes = false;
    unsigned bits = 8;     // of one element, below a byte: packed
    uint64_t size = 0;     // in the file
    uint64_t position = 0; // of the first byte in the file
  };

  llvm::Expected<unsigned> addStrings(mlir::ElementsAttr elements,
                                      bool mayShare);
  llvm::Error writeElements(llvm::raw_ostream &os, const Buffer &buffer) const;

  const ExportOptions &options;
  bool isOutside = false;
  std::vector<Buffer> buffers;
  eval::ConstantNumbering numbering;
  /// The buffer of each numbered constant, for each width of elements below a
  /// byte.
  std::map<std::pair<unsigned, unsigned>, unsigned> byNumber;
  llvm::StringMap<unsigned> byStrings;
};

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_BUFFERS_H
