//===- Bytecode.cpp - The tables of a file of MLIR bytecode ---------------===//

#include "Bytecode.h"
#include "tfuse/Support/Diagnostics.h"

#include <optional>

using namespace llvm;

namespace tfuse::vhlo {

static constexpr StringLiteral magic = "ML\xEFR";
static constexpr uint8_t paddingByte = 0xCB;

Section readSection(ByteReader &reader) {
  Section section;
  uint8_t idAndAlignment = reader.byte();
  uint8_t id = idAndAlignment & 0x7F;
  uint64_t length = reader.number();
  if (idAndAlignment & 0x80) {
    // The data begins after the padding. The format derives the size of the
    // padding from the address in memory, which this reader cannot choose.
    uint64_t alignment = reader.number();
    if (!isPowerOf2_64(alignment))
      reader.fail();
    for (uint64_t i = 1; i < alignment && reader.left() > length; ++i) {
      ByteReader ahead = reader;
      if (ahead.byte() != paddingByte)
        break;
      reader = ahead;
    }
  }
  section.data = reader.text(length);
  if (id >= static_cast<uint8_t>(SectionId::End))
    reader.fail();
  else
    section.id = static_cast<SectionId>(id);
  return section;
}

namespace {
/// Fills a Bytecode. Each function returns false if its section is malformed.
class TableReader {
public:
  TableReader(Bytecode &code) : code(code) {}

  bool readStrings(StringRef data);
  bool readDialects(StringRef data);
  bool readElements(StringRef data, StringRef offsets);
  bool readProperties(StringRef data);

private:
  /// Items that are grouped by dialect.
  template <typename Fn> void readGroup(ByteReader &reader, Fn each) {
    uint64_t dialect = reader.number();
    uint64_t count = reader.count();
    if (dialect >= dialects.size())
      reader.fail();
    for (uint64_t i = 0; i < count && !reader.failed(); ++i)
      each(dialects[dialect]);
  }

  Bytecode &code;
  SmallVector<StringRef, 0> dialects;
};
} // namespace

bool TableReader::readStrings(StringRef data) {
  ByteReader reader(data);
  uint64_t count = reader.count();
  SmallVector<uint64_t, 0> lengths(count);
  for (uint64_t &length : reverse(lengths))
    length = reader.number();
  for (uint64_t length : lengths) {
    StringRef text = reader.text(length);
    // Strings are zero-terminated.
    if (!text.consume_back(StringRef("\0", 1)))
      return false;
    code.strings.push_back(text);
  }
  return !reader.failed();
}

bool TableReader::readDialects(StringRef data) {
  ByteReader reader(data);
  uint64_t count = reader.count();
  for (uint64_t i = 0; i < count && !reader.failed(); ++i) {
    if (code.version < VersionedDialects) {
      dialects.push_back(code.string(reader.number(), reader));
      continue;
    }
    auto [name, hasVersion] = reader.numberAndFlag();
    dialects.push_back(code.string(name, reader));
    if (hasVersion)
      readSection(reader);
  }
  if (code.version >= OptionalArgumentLocations)
    reader.number(); // Indices of op names.
  while (!reader.isAtEnd() && !reader.failed())
    readGroup(reader, [&](StringRef dialect) {
      uint64_t name = code.version >= NativeProperties
                          ? reader.numberAndFlag().first
                          : reader.number();
      code.opNames.push_back({dialect, code.string(name, reader)});
    });
  return !reader.failed();
}

bool TableReader::readElements(StringRef data, StringRef offsets) {
  ByteReader sizes(offsets), bytes(data);
  uint64_t numAttributes = sizes.number(), numTypes = sizes.number();
  auto readTable = [&](SmallVector<Encoded, 0> &table, uint64_t count) {
    while (table.size() < count && !sizes.failed())
      readGroup(sizes, [&](StringRef dialect) {
        auto [size, isBinary] = sizes.numberAndFlag();
        table.push_back({dialect, bytes.text(size), isBinary});
      });
    return table.size() == count;
  };
  return readTable(code.attributes, numAttributes) &&
         readTable(code.types, numTypes) && !sizes.failed() && !bytes.failed();
}

bool TableReader::readProperties(StringRef data) {
  ByteReader reader(data);
  uint64_t count = reader.count();
  for (uint64_t i = 0; i < count && !reader.failed(); ++i)
    code.properties.push_back(reader.text(reader.number()));
  return !reader.failed();
}

Expected<Bytecode> Bytecode::read(StringRef bytes) {
  auto damaged = [](const Twine &what,
                    DiagnosticSite site = DiagnosticSite::current()) {
    return userError(Code::FileCorrupt, what, "", "", site);
  };
  if (!bytes.consume_front(magic))
    return damaged("it is not MLIR bytecode");
  Bytecode code;
  ByteReader reader(bytes);
  code.version = reader.number();
  code.producer = reader.untilZero();
  if (reader.failed())
    return damaged("its header is incomplete");
  if (code.version > Newest)
    return userError(Code::FileCorrupt,
                     "it is MLIR bytecode of version " + Twine(code.version) +
                         ", and versions up to " + Twine(uint64_t(Newest)) +
                         " are supported");

  std::optional<StringRef> sections[static_cast<unsigned>(SectionId::End)];
  auto section = [&](SectionId id) -> std::optional<StringRef> & {
    return sections[static_cast<unsigned>(id)];
  };
  while (!reader.isAtEnd() && !reader.failed()) {
    Section read = readSection(reader);
    if (reader.failed() || section(read.id))
      return damaged("a section is incomplete, unknown or duplicate");
    section(read.id) = read.data;
  }
  for (SectionId id :
       {SectionId::Strings, SectionId::Dialects, SectionId::Elements,
        SectionId::ElementOffsets, SectionId::IR})
    if (!section(id))
      return damaged("one of its sections is missing");

  TableReader tables(code);
  if (!tables.readStrings(*section(SectionId::Strings)))
    return damaged("its table of strings is damaged");
  if (!tables.readDialects(*section(SectionId::Dialects)))
    return damaged("its table of names is damaged");
  if (!tables.readElements(*section(SectionId::Elements),
                           *section(SectionId::ElementOffsets)))
    return damaged("its table of types and attributes is damaged");
  if (auto properties = section(SectionId::Properties))
    if (!tables.readProperties(*properties))
      return damaged("its table of properties is damaged");
  code.ir = *section(SectionId::IR);
  return code;
}

} // namespace tfuse::vhlo
