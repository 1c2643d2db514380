//===- StringBufferTest.cpp - Tensors of strings in TFLite's format -------===//

#include "tfuse/Format/TFLite/StringBuffer.h"

#include "gtest/gtest.h"

using namespace llvm;
using namespace tfuse::tfl;

namespace {

std::string words(ArrayRef<uint32_t> values, StringRef characters = "") {
  std::string bytes;
  for (uint32_t value : values)
    for (unsigned shift = 0; shift < 32; shift += 8)
      bytes += static_cast<char>(value >> shift);
  return bytes + characters.str();
}

TEST(StringBuffer, layout) {
  EXPECT_EQ(packStrings({}), words({0, 8}));
  EXPECT_EQ(packStrings({"cat", "", std::string("a\0b", 3)}),
            words({3, 20, 23, 23, 26}, StringRef("cata\0b", 6)));
}

TEST(StringBuffer, roundTrip) {
  for (const std::vector<std::string> &strings :
       {std::vector<std::string>{}, {""}, {"a", "", "\xff", "Z\xC3\xBCrich"}}) {
    std::string packed = *packStrings(strings);
    auto unpacked =
        unpackStrings(ArrayRef(packed.data(), packed.size()), strings.size());
    ASSERT_TRUE(unpacked.has_value());
    EXPECT_EQ(std::vector<std::string>(unpacked->begin(), unpacked->end()),
              strings);
  }
}

TEST(StringBuffer, malformed) {
  auto isRead = [](const std::string &bytes, uint64_t count) {
    return unpackStrings(ArrayRef(bytes.data(), bytes.size()), count)
        .has_value();
  };
  std::string good = words({2, 16, 17, 19}, "abc");
  EXPECT_TRUE(isRead(good, 2));
  for (uint64_t count : {0U, 1U, 3U})
    EXPECT_FALSE(isRead(good, count)) << count;
  for (size_t size = 0; size < good.size(); ++size)
    EXPECT_FALSE(isRead(good.substr(0, size), 2)) << size;
  // Offsets that go back, or beyond the end.
  EXPECT_FALSE(isRead(words({2, 16, 19, 17}, "abc"), 2));
  EXPECT_FALSE(isRead(words({2, 16, 17, 20}, "abc"), 2));
  EXPECT_FALSE(isRead(words({1, 0xffffffff, 0xffffffff}), 1));
}

} // namespace
