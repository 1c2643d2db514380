//===- MappedFileTest.cpp -------------------------------------------------===//

#include "Inputs.h"

using namespace llvm;

namespace tfuse {
namespace {

TEST(MappedFile, HoldsTheBytes) {
  ScratchFolder scratch;
  auto file = MappedFile::open(scratch.write("a", "hello"));
  ASSERT_TRUE(static_cast<bool>(file));
  EXPECT_EQ((*file)->text(), "hello");
  EXPECT_EQ((*file)->path(), scratch.path("a"));
  ArrayRef<char> bytes = (*file)->bytes();
  EXPECT_TRUE((*file)->contains(bytes.slice(1, 2)));
  EXPECT_FALSE((*file)->contains(ArrayRef<char>("x", 1)));
}

TEST(MappedFile, RefusesPointersOfGitLFS) {
  ScratchFolder scratch;
  auto file = MappedFile::open(scratch.write(
      "a", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"));
  ASSERT_FALSE(static_cast<bool>(file));
  handleAllErrors(file.takeError(), [&](const UserError &error) {
    EXPECT_EQ(error.code, Code::FileCorrupt);
    EXPECT_EQ(error.where, scratch.path("a"));
  });
}

TEST(MappedFile, SlicesWithinBounds) {
  auto file = MappedFile::fromMemory("0123456789", "memory");
  EXPECT_EQ(file->slice(2, 3)->size(), 3u);
  EXPECT_EQ(file->slice(10, 0)->size(), 0u);
  EXPECT_FALSE(file->slice(10, 1));
  EXPECT_FALSE(file->slice(11, 0));
  EXPECT_FALSE(file->slice(1, UINT64_MAX));
  EXPECT_FALSE(file->slice(UINT64_MAX, UINT64_MAX));
}

TEST(MappedFile, MayBeEmpty) {
  ScratchFolder scratch;
  auto file = MappedFile::open(scratch.write("empty", ""));
  ASSERT_TRUE(static_cast<bool>(file));
  EXPECT_EQ((*file)->size(), 0u);
  EXPECT_EQ((*file)->slice(0, 0)->size(), 0u);
  (*file)->willRead((*file)->bytes());
  (*file)->load((*file)->bytes());
}

TEST(MappedFile, ReadsAhead) {
  ScratchFolder scratch;
  std::string content(100000, 'x');
  auto file = MappedFile::open(scratch.write("a", content));
  ASSERT_TRUE(static_cast<bool>(file));
  (*file)->willRead((*file)->bytes());
  (*file)->load((*file)->bytes().drop_front(5000)); // Not from a page on.
  EXPECT_EQ((*file)->text(), content);

  auto memory = MappedFile::fromMemory(content, "memory");
  memory->willRead(memory->bytes());
  memory->load(memory->bytes());
  EXPECT_EQ(memory->text(), content);
}

TEST(MappedFile, SaysWhyItCannotOpen) {
  ScratchFolder scratch;
  auto missing = MappedFile::open(scratch.path("missing"));
  ASSERT_FALSE(static_cast<bool>(missing));
  handleAllErrors(missing.takeError(), [&](const UserError &error) {
    EXPECT_EQ(error.code, Code::FileNotFound);
    EXPECT_EQ(error.where, scratch.path("missing"));
    EXPECT_NE(error.message.find("No such file"), std::string::npos);
  });
  EXPECT_EQ(codeOf(MappedFile::open(scratch.path(""))), Code::FileNotFound);
  EXPECT_EQ(codeOf(MappedFile::open("/dev/null")), Code::FileNotFound);
  EXPECT_EQ(codeOf(MappedFile::open(StringRef("a\0b", 3))), Code::FileNotFound);
}

} // namespace
} // namespace tfuse
