//===- VerifyModel.cpp - whether a FlatBuffer is sound --------------------===//
//
// Follows every offset of a model, guided by the schema as data, before anyone
// reads it. Files over 2 GiB keep their bulk behind the FlatBuffer, where only
// positions, checked by the reader, lead.
//
//===----------------------------------------------------------------------===//

#include "ModelView.h"

#include "tfuse/Import/TFLite/TFLiteImport.h"
#include "tfuse/Support/Diagnostics.h"
#include <flatbuffers/verifier.h>

using llvm::ArrayRef;
using llvm::Error;
using namespace tfuse::tfl::schema;

namespace {

/// Verifies tables of the schema with the means of flatbuffers::Verifier.
class ModelVerifier {
public:
  ModelVerifier(const uint8_t *data, size_t size)
      : data(data), verifier(data, size, kMaxDepth, kMaxTables) {}

  bool verify() {
    flatbuffers::uoffset_t root = verifier.VerifyOffset(0);
    return root != 0 && verifyTable(data + root, fieldsOf(Type::Model));
  }

private:
  static constexpr unsigned kMaxDepth = 16;
  /// More than any real model has; a small file could claim billions.
  static constexpr unsigned kMaxTables = 4 << 20;

  bool verifyTable(const uint8_t *table, ArrayRef<Field> fields);
  bool verifyField(const uint8_t *table, ArrayRef<Field> fields,
                   const Field &field, flatbuffers::voffset_t offset);
  bool verifyPointed(const uint8_t *target, ArrayRef<Field> fields);
  bool verifyTables(const uint8_t *vector, ArrayRef<Field> fields);
  bool verifyString(const uint8_t *target);

  const uint8_t *data;
  flatbuffers::Verifier verifier;
};

} // namespace

bool ModelVerifier::verifyString(const uint8_t *target) {
  return verifier.VerifyString(
      reinterpret_cast<const flatbuffers::String *>(target));
}

bool ModelVerifier::verifyTables(const uint8_t *vector,
                                 ArrayRef<Field> fields) {
  if (!verifier.VerifyVectorOrString(vector, sizeof(flatbuffers::uoffset_t)))
    return false;
  auto count = flatbuffers::ReadScalar<flatbuffers::uoffset_t>(vector);
  for (flatbuffers::uoffset_t i = 0; i < count; ++i) {
    size_t entry = (vector - data) + sizeof(count) * (i + 1);
    flatbuffers::uoffset_t offset = verifier.VerifyOffset(entry);
    if (offset == 0 || !verifyTable(data + entry + offset, fields))
      return false;
  }
  return true;
}

/// The number in the field in front of a union, which says what it holds.
static unsigned unionTag(const flatbuffers::Table *table,
                         const Field &unionField) {
  return table->GetField<uint8_t>(
      flatbuffers::FieldIndexToOffset(unionField.id - 1), 0);
}

bool ModelVerifier::verifyField(const uint8_t *table, ArrayRef<Field> fields,
                                const Field &field,
                                flatbuffers::voffset_t offset) {
  if (unsigned size = scalarSize(field.kind)) {
    size_t position = (table - data) + offset;
    return verifier.VerifyAlignment(position, size) &&
           verifier.Verify(position, size);
  }
  flatbuffers::uoffset_t distance = verifier.VerifyOffset(table, offset);
  if (distance == 0)
    return false;
  const uint8_t *target = table + offset + distance;
  if (field.kind == Kind::String)
    return verifyString(target);
  if (field.kind == Kind::Table)
    return verifyTable(target, fieldsOf(field.of));
  if (field.kind == Kind::TableVector)
    return verifyTables(target, fieldsOf(field.of));
  if (field.kind == Kind::Union) {
    // Tags come first, so that this one has been verified.
    unsigned tag =
        unionTag(reinterpret_cast<const flatbuffers::Table *>(table), field);
    return verifyTable(target, unionFields(field.of, tag));
  }
  unsigned size = elementSize(field.kind);
  return verifier.VerifyAlignment(target - data + sizeof(distance), size) &&
         verifier.VerifyVectorOrString(target, size);
}

bool ModelVerifier::verifyTable(const uint8_t *table, ArrayRef<Field> fields) {
  if (!verifier.VerifyTableStart(table))
    return false;
  auto *view = reinterpret_cast<const flatbuffers::Table *>(table);
  for (const Field &field : fields) {
    flatbuffers::voffset_t offset =
        view->GetOptionalFieldOffset(flatbuffers::FieldIndexToOffset(field.id));
    if (offset != 0 && !verifyField(table, fields, field, offset))
      return false;
  }
  return verifier.EndTable();
}

bool tfuse::isTFLiteModel(ArrayRef<char> bytes) {
  constexpr size_t kPrefix = 2 * sizeof(flatbuffers::uoffset_t);
  return bytes.size() >= kPrefix &&
         flatbuffers::BufferHasIdentifier(bytes.data(), kIdentifier);
}

Error tfuse::tfl::verifyModel(const MappedFile &file) {
  ArrayRef<char> bytes = file.bytes();
  if (!isTFLiteModel(bytes))
    return userError(Code::NotAModel, "the file is no TFLite model",
                     file.path());
  // Offsets reach no further.
  constexpr size_t kReach = FLATBUFFERS_MAX_BUFFER_SIZE - 1;
  ModelVerifier verifier(reinterpret_cast<const uint8_t *>(bytes.data()),
                         std::min(bytes.size(), kReach));
  if (verifier.verify())
    return Error::success();
  return userError(Code::FileCorrupt,
                   "the model is truncated or damaged: an offset leads nowhere",
                   file.path());
}
