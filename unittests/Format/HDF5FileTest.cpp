//===- HDF5FileTest.cpp - Groups and datasets of an HDF5 file -------------===//
//
// Inputs/write_files.py describes the files.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Format/HDF5/HDF5File.h"

#include "Inputs.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"

using namespace llvm;

namespace tfuse {
namespace {

std::string contentOf(StringRef name) {
  return readInput(("../../Format/Inputs/" + name).str());
}

Expected<HDF5File> openText(const std::string &content) {
  return HDF5File::open(ArrayRef(content.data(), content.size()), nullptr,
                        "file.h5");
}

Expected<HDF5File::Object> lookup(const HDF5File &file, StringRef path) {
  HDF5File::Object object = file.root();
  SmallVector<StringRef> parts;
  path.split(parts, '/');
  for (StringRef part : parts) {
    auto links = file.links(object);
    if (!links)
      return links.takeError();
    auto link = llvm::find_if(
        *links, [&](const HDF5File::Link &link) { return link.name == part; });
    if (link == links->end())
      return createStringError("no " + path.str());
    object = link->object;
  }
  return object;
}

/// "float32 2x3: " and the bytes; or the error.
std::string numbers(const HDF5File &file, StringRef path) {
  auto object = lookup(file, path);
  if (!object)
    return toString(object.takeError());
  auto found = file.numbers(*object);
  if (!found)
    return toString(found.takeError());
  std::string shape;
  for (int64_t dim : found->shape)
    shape += (shape.empty() ? "" : "x") + std::to_string(dim);
  return (dataTypePythonName(found->type) + " " + shape + ": " +
          toHex(StringRef(found->bytes.data(), found->bytes.size()), true))
      .str();
}

std::string strings(const HDF5File &file, StringRef name) {
  auto found = file.strings(file.root(), name);
  if (!found)
    return toString(found.takeError());
  return *found ? join(**found, "|") : "none";
}

class Forms : public ::testing::TestWithParam<StringRef> {
protected:
  std::string content = contentOf(GetParam());
};

TEST_P(Forms, Numbers) {
  auto opened = openText(content);
  ASSERT_TRUE(static_cast<bool>(opened));
  const HDF5File &file = *opened;
  EXPECT_EQ(numbers(file, "types/float32"),
            "float32 2x3: 000000000000803f000000400000404000008040"
            "0000a040");
  EXPECT_EQ(numbers(file, "types/float16"),
            "float16 2x3: 0000003c0040004200440045");
  EXPECT_EQ(numbers(file, "types/float64").substr(0, 44),
            "float64 2x3: 0000000000000000000000000000f03");
  EXPECT_EQ(numbers(file, "types/int8"), "int8 2x3: 000102030405");
  EXPECT_EQ(numbers(file, "types/uint8"), "uint8 2x3: 000102030405");
  EXPECT_EQ(numbers(file, "types/bool"), "bool 2x3: 000101010101");
  EXPECT_EQ(numbers(file, "types/uint16"),
            "uint16 2x3: 000001000200030004000500");
  EXPECT_EQ(numbers(file, "types/int32").substr(0, 27),
            "int32 2x3: 0000000001000000");
  EXPECT_EQ(numbers(file, "types/int64").substr(0, 27),
            "int64 2x3: 0000000000000000");
  EXPECT_EQ(numbers(file, "types/opaque"), "bfloat16 2: 803f0040");
  EXPECT_EQ(numbers(file, "types/scalar"), "float32 : 0000e040");
  EXPECT_EQ(numbers(file, "types/empty"), "float32 0x3: ");
  EXPECT_EQ(numbers(file, "types/text"),
            "file.h5: the HDF5 file has a dataset of elements that are not "
            "plain numbers");
}

TEST_P(Forms, Attributes) {
  auto file = openText(content);
  ASSERT_TRUE(static_cast<bool>(file));
  EXPECT_EQ(strings(*file, "one"), "caf\xc3\xa9");
  EXPECT_EQ(strings(*file, "fixed"), "fixed");
  EXPECT_EQ(strings(*file, "list"), "a|bc|def");
  EXPECT_EQ(strings(*file, "texts"), "x||yz");
  EXPECT_EQ(strings(*file, "none"), "");
  EXPECT_EQ(strings(*file, "number"), "none");
  EXPECT_EQ(strings(*file, "absent"), "none");
  EXPECT_EQ(strings(*file, "attribute_11"), "11");
}

TEST_P(Forms, Members) {
  auto file = openText(content);
  ASSERT_TRUE(static_cast<bool>(file));
  auto root = file->links(file->root());
  ASSERT_TRUE(static_cast<bool>(root));
  std::vector<std::string> names;
  for (const HDF5File::Link &link : *root)
    names.push_back(link.name);
  EXPECT_EQ(names, (std::vector<std::string>{"many", "types"}));
  auto many = lookup(*file, "many");
  ASSERT_TRUE(static_cast<bool>(many));
  auto links = file->links(*many);
  ASSERT_TRUE(static_cast<bool>(links));
  EXPECT_EQ(links->size(), GetParam() == "v108.h5" ? 120u : 20u);
  for (const HDF5File::Link &link : *links) {
    auto name = file->strings(link.object, "name");
    ASSERT_TRUE(static_cast<bool>(name));
    ASSERT_TRUE(name->has_value());
    std::string number = (*name)->front();
    EXPECT_EQ(link.name,
              "member_" + std::string(3 - number.size(), '0') + number);
  }
}

/// Reads all that a file has. Returns the number of errors.
unsigned readAll(const std::string &content) {
  auto file = openText(content);
  if (!file) {
    consumeError(file.takeError());
    return 1;
  }
  unsigned errors = 0;
  auto check = [&](auto result) {
    errors += !result;
    if (!result)
      consumeError(result.takeError());
  };
  std::vector<HDF5File::Object> work{file->root()};
  for (size_t i = 0; i != work.size() && i != 1000; ++i) {
    check(file->strings(work[i], "list"));
    check(file->numbers(work[i]));
    auto links = file->links(work[i]);
    if (links)
      for (const HDF5File::Link &link : *links)
        work.push_back(link.object);
    check(std::move(links));
  }
  return errors;
}

TEST_P(Forms, Damage) {
  unsigned whole = readAll(content);
  for (size_t size = 0; size < content.size(); size += 97)
    EXPECT_NE(readAll(content.substr(0, size)), 0u);
  // Any byte may have any value: every read ends, and within the file.
  for (size_t at = 0; at < content.size(); at += 17)
    for (unsigned value : {0x00, 0x01, 0xff}) {
      std::string damaged = content;
      damaged[at] = char(value);
      readAll(damaged);
    }
  EXPECT_EQ(readAll(content), whole);
}

INSTANTIATE_TEST_SUITE_P(HDF5File, Forms,
                         ::testing::Values("earliest.h5", "v108.h5",
                                           "v110.h5"));

TEST(HDF5File, Chunks) {
  std::string content = contentOf("chunks.h5");
  auto opened = openText(content);
  ASSERT_TRUE(static_cast<bool>(opened));
  const HDF5File &file = *opened;
  std::string expected = numbers(file, "data");
  EXPECT_EQ(expected.substr(0, 16), "float32 13x7x5: ");
  for (StringRef name : {"gzip", "shuffle", "checksum", "plain", "whole"})
    EXPECT_EQ(numbers(file, name), expected) << name.str();
  EXPECT_EQ(numbers(file, "lzf"),
            "file.h5: the HDF5 file has a dataset with the filter 32000, which "
            "is neither gzip nor shuffle");
  EXPECT_EQ(numbers(file, "big_endian"),
            "file.h5: the HDF5 file has big-endian numbers");
  EXPECT_EQ(numbers(file, "pairs"),
            "file.h5: the HDF5 file has a dataset of elements that are not "
            "plain numbers");
  EXPECT_EQ(numbers(file, "missing"), "file.h5: the HDF5 file is damaged: a "
                                      "dataset has 0 of 100 chunks");
  EXPECT_EQ(numbers(file, "unwritten"),
            "file.h5: the HDF5 file is damaged: a dataset was never written");
  for (size_t at = 0; at < content.size(); at += 17) {
    std::string damaged = content;
    damaged[at] = char(damaged[at] ^ 0x81);
    readAll(damaged);
  }
}

TEST(HDF5File, OtherForms) {
  EXPECT_EQ(toString(openText(contentOf("user_block.h5")).takeError()),
            "file.h5: the HDF5 file is damaged: its superblock is cut off");
}

TEST(HDF5File, LayoutOfLaterVersions) {
  std::string content = contentOf("chunks_v110.h5");
  auto file = openText(content);
  ASSERT_TRUE(static_cast<bool>(file));
  EXPECT_EQ(numbers(*file, "data"),
            "file.h5: the HDF5 file has version 4 of the layout of a dataset");
}

TEST(HDF5File, Truncated) {
  std::string content = contentOf("earliest.h5");
  content.resize(content.size() / 2);
  EXPECT_EQ(toString(openText(content).takeError()),
            "file.h5: the HDF5 file is damaged: it has 16096 of 32192 bytes");
}

/// A dataset of 2^60 elements in a chunk of a few bytes.
TEST(HDF5File, Bomb) {
  std::string content = contentOf("chunks.h5");
  // The shape 13x7x5 of every dataset.
  std::string shape, large;
  for (uint64_t dim : {13, 7, 5}) {
    char bytes[8];
    support::endian::write64le(bytes, dim);
    shape.append(bytes, 8);
    support::endian::write64le(bytes, uint64_t(1) << 20);
    large.append(bytes, 8);
  }
  for (size_t at = content.find(shape); at != std::string::npos;
       at = content.find(shape, at))
    content.replace(at, shape.size(), large);
  auto file = openText(content);
  ASSERT_TRUE(static_cast<bool>(file));
  for (StringRef name : {"data", "gzip", "plain", "whole"})
    EXPECT_NE(numbers(*file, name).find("the HDF5 file is damaged"),
              std::string::npos);
}

} // namespace
} // namespace tfuse
