//===- ZipArchiveTest.cpp - The files of a zip archive --------------------===//
//
// Inputs/write_files.py describes the files.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/Zip/ZipArchive.h"

#include "Inputs.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace tfuse {
namespace {

std::string contentOf(StringRef name) {
  return readInput(("../../Format/Inputs/" + name).str());
}

/// The content of a file in an archive, or the error.
std::string read(StringRef archive, StringRef name) {
  auto opened = ZipArchive::open(MappedFile::fromMemory(archive, "a.zip"));
  if (!opened)
    return toString(opened.takeError());
  if (!opened->contains(name))
    return "none";
  auto content = opened->read(name);
  return content ? content->text().str() : toString(content.takeError());
}

constexpr StringLiteral kText("some text, some text, some text");

TEST(ZipArchive, Read) {
  for (StringRef name : {"stored.zip", "deflated.zip"}) {
    std::string archive = contentOf(name);
    EXPECT_TRUE(ZipArchive::isZip(ArrayRef(archive.data(), archive.size())));
    EXPECT_EQ(read(archive, "a/text.txt"), kText);
    EXPECT_EQ(read(archive, "wide"), kText);
    EXPECT_EQ(read(archive, "text.txt"), "none");
  }
  EXPECT_EQ(read(contentOf("bzip2.zip"), "a/text.txt"),
            "a.zip: the file 'a/text.txt' in the archive is encrypted, or "
            "compressed in a form that tfuse does not read");
}

TEST(ZipArchive, Names) {
  auto archive = ZipArchive::open(
      MappedFile::fromMemory(contentOf("stored.zip"), "a.zip"));
  ASSERT_TRUE(static_cast<bool>(archive));
  EXPECT_EQ(join(archive->names(), "|"), "a/text.txt|wide");
}

TEST(ZipArchive, NotCopied) {
  auto file = MappedFile::fromMemory(contentOf("stored.zip"), "a.zip");
  auto archive = ZipArchive::open(file);
  ASSERT_TRUE(static_cast<bool>(archive));
  auto content = archive->read("wide");
  ASSERT_TRUE(static_cast<bool>(content));
  EXPECT_TRUE(file->contains(content->bytes));
}

TEST(ZipArchive, Damage) {
  std::string stored = contentOf("stored.zip");
  std::string damaged = stored;
  damaged[damaged.find(kText)] ^= 1;
  EXPECT_EQ(read(damaged, "a/text.txt"),
            "a.zip: the zip archive is damaged: the checksum of 'a/text.txt' "
            "is wrong");
  std::string deflated = contentOf("deflated.zip");
  damaged = deflated;
  damaged[30 + StringRef("a/text.txt").size()] ^= 6;
  EXPECT_EQ(read(damaged, "a/text.txt"),
            "a.zip: the zip archive is damaged: 'a/text.txt' cannot be "
            "decompressed");
  EXPECT_EQ(read("PK\x03\x04", "x"),
            "a.zip: the zip archive is damaged: it ends without a directory");
  for (const std::string &archive : {stored, deflated}) {
    for (size_t size = 0; size != archive.size(); ++size)
      EXPECT_NE(read(archive.substr(0, size), "wide"), kText);
    for (size_t at = 0; at != archive.size(); ++at)
      for (unsigned value : {0x00, 0x01, 0x7f, 0xff}) {
        damaged = archive;
        damaged[at] = char(value);
        for (StringRef name : {"a/text.txt", "wide"}) {
          std::string text = read(damaged, name);
          EXPECT_TRUE(text == kText || text == "none" ||
                      StringRef(text).starts_with("a.zip: "))
              << text;
        }
      }
  }
}

/// A directory that has the file twice.
TEST(ZipArchive, Twice) {
  std::string archive = contentOf("stored.zip");
  size_t wide = archive.rfind("wide");
  ASSERT_NE(wide, std::string::npos);
  size_t entry = archive.find("PK\x01\x02");
  ASSERT_NE(entry, std::string::npos);
  std::string one = archive.substr(entry, wide - entry - 46);
  // Both entries are that of a/text.txt; the end moves by the difference.
  size_t end = archive.rfind("PK\x05\x06");
  std::string twice = archive.substr(0, entry) + one + one;
  std::string tail = archive.substr(end);
  tail[12] = char(2 * one.size());
  EXPECT_EQ(read(twice + tail, "wide"),
            "a.zip: the zip archive is damaged: it has the file 'a/text.txt' "
            "twice");
}

} // namespace
} // namespace tfuse
