//===- Bytecode.h - The tables of a file of MLIR bytecode -------*- C++ -*-===//
//
// A file is a header and sections: strings, names of dialects and ops, encoded
// attributes and types, encoded properties of ops, and the ops, which refer to
// all of these by number. The reader of MLIR trusts the file (it allocates as
// many elements as a damaged count says), so tfuse has its own. It decodes
// attributes and types on demand only.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_STABLEHLO_BYTECODE_H
#define TFUSE_IMPORT_STABLEHLO_BYTECODE_H

#include "ByteReader.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

namespace tfuse::vhlo {

/// Format changes, named after the version that introduced them.
enum Version : uint64_t {
  VersionedDialects = 1,
  SectionsForRegions = 2,
  UseListOrders = 3,
  /// The number of op names is stored.
  OptionalArgumentLocations = 4,
  NativeProperties = 5,
  Newest = 6
};

enum class SectionId : uint8_t {
  Strings,
  Dialects,
  Elements,
  ElementOffsets,
  IR,
  Resources,
  ResourceOffsets,
  DialectVersions,
  Properties,
  End
};

struct Section {
  SectionId id = SectionId::End;
  llvm::StringRef data;
};
/// Reads a section; skips the padding before its data.
Section readSection(ByteReader &reader);

struct OpName {
  llvm::StringRef dialect, name;
};

/// An attribute or a type.
struct Encoded {
  llvm::StringRef dialect, data;
  /// True for the binary form, false for the textual form.
  bool isBinary = false;
};

struct Bytecode {
  uint64_t version = 0;
  llvm::StringRef producer;
  llvm::SmallVector<llvm::StringRef, 0> strings;
  llvm::SmallVector<OpName, 0> opNames;
  llvm::SmallVector<Encoded, 0> attributes, types;
  llvm::SmallVector<llvm::StringRef, 0> properties;
  llvm::StringRef ir;

  static llvm::Expected<Bytecode> read(llvm::StringRef bytes);

  /// Returns string number `index`; fails the reader if there is no such
  /// string.
  llvm::StringRef string(uint64_t index, ByteReader &reader) const {
    if (index < strings.size())
      return strings[index];
    reader.fail();
    return {};
  }
};

} // namespace tfuse::vhlo

#endif // TFUSE_IMPORT_STABLEHLO_BYTECODE_H
