//===- ModelView.h - reading access to a FlatBuffer -------------*- C++ -*-===//
//
// Access to tables by field numbers. A ModelView has been verified: every
// offset leads to an object of the kind that the schema prescribes, inside the
// file. The values of numbers (indices of tensors, buffers, ...) have not been
// checked.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_TFLITE_MODELVIEW_H
#define TFUSE_LIB_IMPORT_TFLITE_MODELVIEW_H

#include "tfuse/Format/TFLite/Schema.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/MappedFile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <flatbuffers/flatbuffers.h>

namespace tfuse::tfl {

/// A table, or null: then all fields are absent.
class TableView {
public:
  explicit TableView(const flatbuffers::Table *table = nullptr)
      : table(table) {}
  explicit operator bool() const { return table; }

  /// Identity of the table.
  const void *address() const { return table; }

  bool has(uint16_t field) const {
    return table && table->CheckField(slot(field));
  }
  template <typename T> T scalar(uint16_t field, T defaultValue = T()) const {
    return table ? table->GetField<T>(slot(field), defaultValue) : defaultValue;
  }
  bool boolean(uint16_t field, bool defaultValue = false) const {
    return scalar<uint8_t>(field, defaultValue) != 0;
  }
  llvm::StringRef string(uint16_t field) const;
  /// Returns the elements of a vector of scalars; empty if absent.
  template <typename T> llvm::ArrayRef<T> vector(uint16_t field) const {
    auto *elements = pointer<flatbuffers::Vector<T>>(field);
    if (!elements || elements->size() == 0)
      return {};
    return {reinterpret_cast<const T *>(elements->Data()), elements->size()};
  }
  TableView child(uint16_t field) const {
    return TableView(pointer<flatbuffers::Table>(field));
  }
  /// A vector of tables.
  size_t count(uint16_t field) const;
  TableView at(uint16_t field, size_t index) const;

private:
  using Tables = flatbuffers::Vector<flatbuffers::Offset<flatbuffers::Table>>;

  static flatbuffers::voffset_t slot(uint16_t field) {
    return flatbuffers::FieldIndexToOffset(field);
  }
  template <typename T> const T *pointer(uint16_t field) const {
    return table ? table->GetPointer<const T *>(slot(field)) : nullptr;
  }

  const flatbuffers::Table *table;
};

/// A model in a file.
struct ModelView {
  std::shared_ptr<const MappedFile> file;
  TableView root;

  /// Verifies the file.
  static llvm::Expected<ModelView> open(std::shared_ptr<const MappedFile> file);

  /// Returns the bytes of a buffer, inside or outside the FlatBuffer.
  llvm::Expected<llvm::ArrayRef<char>> bufferBytes(uint64_t index) const;
  /// Returns bytes at an offset of the file.
  llvm::Expected<llvm::ArrayRef<char>> fileBytes(uint64_t offset,
                                                 uint64_t size) const;

  llvm::Error corrupt(const llvm::Twine &what,
                      DiagnosticSite site = DiagnosticSite::current()) const;
};

/// True if the tables of the file are valid.
llvm::Error verifyModel(const MappedFile &file);

} // namespace tfuse::tfl

#endif // TFUSE_LIB_IMPORT_TFLITE_MODELVIEW_H
