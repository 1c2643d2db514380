//===- TableBuilder.h - one FlatBuffer table by field numbers ---*- C++ -*-===//
//
// A thin layer over FlatBufferBuilder for tables that are described by Schema.h
// and OpFacts.h instead of generated classes. Objects that a table refers to
// must be finished before the table is started.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EXPORT_TFLITE_TABLEBUILDER_H
#define TFUSE_LIB_EXPORT_TFLITE_TABLEBUILDER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <flatbuffers/flatbuffers.h>

namespace tfuse::tfl {

using flatbuffers::FlatBufferBuilder;
/// A finished table, vector or string; null for an absent one.
using Offset = flatbuffers::Offset<void>;

class TableBuilder {
public:
  explicit TableBuilder(FlatBufferBuilder &builder)
      : builder(builder), start(builder.StartTable()) {}

  /// Adds a scalar, unless it has the default value.
  template <typename T>
  TableBuilder &scalar(uint16_t field, T value, T defaultValue = T()) {
    builder.AddElement<T>(slot(field), value, defaultValue);
    return *this;
  }
  /// Adds a scalar even if it has the default value.
  template <typename T> TableBuilder &stored(uint16_t field, T value) {
    builder.AddElement<T>(slot(field), value);
    return *this;
  }
  TableBuilder &boolean(uint16_t field, bool value, bool defaultValue = false) {
    return scalar<uint8_t>(field, value, defaultValue);
  }
  TableBuilder &offset(uint16_t field, Offset value) {
    builder.AddOffset(slot(field), value);
    return *this;
  }
  Offset finish() { return Offset(builder.EndTable(start)); }

  static flatbuffers::voffset_t slot(uint16_t field) {
    return flatbuffers::FieldIndexToOffset(field);
  }

private:
  FlatBufferBuilder &builder;
  flatbuffers::uoffset_t start;
};

template <typename T>
Offset makeVector(FlatBufferBuilder &builder, llvm::ArrayRef<T> values) {
  return builder.CreateVector(values.data(), values.size()).Union();
}

inline Offset makeTables(FlatBufferBuilder &builder,
                         llvm::ArrayRef<Offset> tables) {
  return builder.CreateVector(tables.data(), tables.size()).Union();
}

inline Offset makeString(FlatBufferBuilder &builder, llvm::StringRef text) {
  return builder.CreateString(text.data(), text.size()).Union();
}

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_TABLEBUILDER_H
