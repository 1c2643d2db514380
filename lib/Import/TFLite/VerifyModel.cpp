//===- VerifyModel.cpp - whether a FlatBuffer is sound --------------------===//
//
// Follows every offset of a model, guided by the schema, before any other code
// reads it. Files over 2 GiB keep buffers outside the FlatBuffer, which are
// addressed by file positions; the reader checks these.
//
// Several offsets may lead to one table or vector, so that a few kilobytes can
// describe billions of operands. The verifier counts the bytes of every visit;
// a limit on the sum bounds the size of the imported module.
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

/// Verifies tables of the schema with flatbuffers::Verifier.
class ModelVerifier {
public:
  ModelVerifier(const uint8_t *data, size_t size)
      : data(data), bytesLeft(uint64_t(size) * kMaxVisits),
        verifier(data, size, kMaxDepth, kMaxTables) {}

  bool verify() {
    flatbuffers::uoffset_t root = verifier.VerifyOffset(0);
    return root != 0 && verifyTable(data + root, fieldsOf(Type::Model));
  }
  /// True if `verify` failed because too many offsets share bytes.
  bool sharesTooMuch() const { return bytesLeft == 0; }

private:
  static constexpr unsigned kMaxDepth = 16;
  /// Above the number of tables of real models; a small file could claim
  /// billions.
  static constexpr unsigned kMaxTables = 4 << 20;
  /// The average number of visits per byte. Writers share strings and shapes at
  /// most; without sharing, each byte is visited once.
  static constexpr unsigned kMaxVisits = 4;

  /// Subtracts the bytes of a visit from the budget; false if it is exhausted.
  bool spend(uint64_t bytes) {
    bool isEnough = bytes <= bytesLeft;
    bytesLeft -= isEnough ? bytes : bytesLeft;
    return isEnough;
  }
  /// A vector of scalars or offsets, or a string.
  bool verifyVector(const uint8_t *vector, size_t elementSize);
  bool verifyTable(const uint8_t *table, ArrayRef<Field> fields);
  bool verifyField(const uint8_t *table, ArrayRef<Field> fields,
                   const Field &field, flatbuffers::voffset_t offset);
  bool verifyPointed(const uint8_t *target, ArrayRef<Field> fields);
  bool verifyTables(const uint8_t *vector, ArrayRef<Field> fields);
  bool verifyString(const uint8_t *target);

  const uint8_t *data;
  uint64_t bytesLeft;
  flatbuffers::Verifier verifier;
};

} // namespace

bool ModelVerifier::verifyVector(const uint8_t *vector, size_t elementSize) {
  if (!verifier.VerifyVectorOrString(vector, elementSize))
    return false;
  uint64_t count = flatbuffers::ReadScalar<flatbuffers::uoffset_t>(vector);
  return spend(sizeof(flatbuffers::uoffset_t) + count * elementSize);
}

bool ModelVerifier::verifyString(const uint8_t *target) {
  return verifyVector(target, 1) &&
         verifier.VerifyString(
             reinterpret_cast<const flatbuffers::String *>(target));
}

bool ModelVerifier::verifyTables(const uint8_t *vector,
                                 ArrayRef<Field> fields) {
  if (!verifyVector(vector, sizeof(flatbuffers::uoffset_t)))
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

/// The preceding field holds the type of the union.
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
    // The type field precedes the union, so it has been verified.
    unsigned tag =
        unionTag(reinterpret_cast<const flatbuffers::Table *>(table), field);
    return verifyTable(target, unionFields(field.of, tag));
  }
  unsigned size = elementSize(field.kind);
  return verifier.VerifyAlignment(target - data + sizeof(distance), size) &&
         verifyVector(target, size);
}

bool ModelVerifier::verifyTable(const uint8_t *table, ArrayRef<Field> fields) {
  if (!verifier.VerifyTableStart(table))
    return false;
  auto *view = reinterpret_cast<const flatbuffers::Table *>(table);
  // A vtable begins with its size and the size of the table. FlatBuffers
  // accepts a vtable that ends before the second number: a table without
  // fields.
  const uint8_t *vtable = view->GetVTable();
  auto vtableSize = flatbuffers::ReadScalar<flatbuffers::voffset_t>(vtable);
  bool hasTableSize = vtableSize >= 2 * sizeof(flatbuffers::voffset_t);
  if (hasTableSize && !spend(flatbuffers::ReadScalar<flatbuffers::voffset_t>(
                          vtable + sizeof(flatbuffers::voffset_t))))
    return false;
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
    return userError(Code::NotAModel, "the file is not a TFLite model",
                     file.path());
  // The range of offsets.
  constexpr size_t kReach = FLATBUFFERS_MAX_BUFFER_SIZE - 1;
  ModelVerifier verifier(reinterpret_cast<const uint8_t *>(bytes.data()),
                         std::min(bytes.size(), kReach));
  if (verifier.verify())
    return Error::success();
  if (verifier.sharesTooMuch())
    return userError(Code::LimitExceeded,
                     "too many offsets of the model refer to the same bytes",
                     file.path());
  return userError(
      Code::FileCorrupt,
      "the model is truncated or damaged: an offset is out of bounds",
      file.path());
}
