//===- RangesFileTest.cpp - Files of statistics ---------------------------===//

#include "tfuse/Quantize/RangesFile.h"

#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"
#include <random>

using namespace llvm;
using namespace tfuse;
using namespace tfuse::quantize;

namespace {

std::string print(const RangesFile &file) {
  std::string text;
  raw_string_ostream os(text);
  file.print(os);
  return text;
}

/// Code and message of an error.
std::string describe(Error error) {
  std::string text = "success";
  handleAllErrors(std::move(error), [&](const UserError &user) {
    text = (codeName(user.code) + ": " + user.message).str();
    EXPECT_FALSE(user.where.empty());
  });
  return text;
}

/// The problem of a damaged file.
std::string problemOf(StringRef text) {
  Expected<RangesFile> file = RangesFile::parse(text, "bad.ranges");
  return describe(file ? Error::success() : file.takeError());
}

RangesFile makeFile(unsigned seed, unsigned samples = 3) {
  std::mt19937 engine(seed);
  RangesFile file;
  file.fingerprint = "0123abcd";
  file.samples = samples;
  for (unsigned i = 0; i < samples; ++i)
    for (StringRef id : {"main:x", "main:conv \"1\"\n\xc3\xa9", "body:y"}) {
      std::vector<float> values(50 + id.size());
      for (float &value : values)
        value = std::normal_distribution<float>(0.1f, 3)(engine);
      EXPECT_TRUE(file.tensors[id.str()].add(values));
    }
  return file;
}

TEST(RangesFile, readsWhatItWrites) {
  RangesFile file = makeFile(1);
  Expected<RangesFile> read = RangesFile::parse(print(file), "a.ranges");
  ASSERT_TRUE(bool(read)) << toString(read.takeError());
  EXPECT_EQ(read->fingerprint, file.fingerprint);
  EXPECT_EQ(read->samples, 3u);
  EXPECT_EQ(read->tensors, file.tensors);
  EXPECT_EQ(print(*read), print(file));
  ASSERT_TRUE(read->find("main:x"));
  EXPECT_EQ(read->find("main:x")->count, 3 * 56u);
  EXPECT_FALSE(read->find("main:z"));
}

TEST(RangesFile, floatsAreExactAndShort) {
  std::mt19937 engine(2);
  RangesFile file;
  for (unsigned i = 0; i < 2000; ++i) {
    // All exponents.
    float value = llvm::bit_cast<float>(uint32_t(engine()) & 0x7fffffff);
    if (value <= std::numeric_limits<float>::max())
      EXPECT_TRUE(file.tensors["t" + std::to_string(i)].add({value}));
  }
  Expected<RangesFile> read = RangesFile::parse(print(file), "a.ranges");
  ASSERT_TRUE(bool(read)) << toString(read.takeError());
  EXPECT_EQ(read->tensors, file.tensors);
  RangesFile tenth;
  EXPECT_TRUE(tenth.tensors["t"].add({0.1f}));
  EXPECT_NE(print(tenth).find("\"min\": 0.1,"), std::string::npos);
}

TEST(RangesFile, mergesInAnyOrder) {
  RangesFile a = makeFile(1), b = makeFile(2, 5), c = makeFile(3, 1);
  b.tensors.erase("body:y"); // A branch that no sample took.
  RangesFile forward = a, backward = c;
  for (const RangesFile *part : {&b, &c})
    ASSERT_EQ(describe(forward.merge(*part)), "success");
  for (const RangesFile *part : {&b, &a})
    ASSERT_EQ(describe(backward.merge(*part)), "success");
  EXPECT_EQ(forward.samples, 9u);
  EXPECT_EQ(print(forward), print(backward));
}

TEST(RangesFile, belongsToOneModel) {
  RangesFile a = makeFile(1), b = makeFile(2);
  a.path = "a.ranges";
  b.path = "b.ranges";
  b.fingerprint = "ffff";
  EXPECT_EQ(describe(a.merge(b)),
            "ranges-mismatch: the file has the ranges of another model than "
            "a.ranges: their fingerprints are ffff and 0123abcd");
  EXPECT_EQ(a.samples, 3u);
  EXPECT_EQ(describe(a.checkModel("0123abcd")), "success");
  EXPECT_EQ(describe(a.checkModel("77")),
            "ranges-mismatch: the ranges file belongs to another model: its "
            "fingerprint is 0123abcd, and that of this model is 77");
}

TEST(RangesFile, isWrittenCompletely) {
  SmallString<128> folder;
  ASSERT_FALSE(sys::fs::createUniqueDirectory("tfuse-ranges", folder));
  scope_exit cleanUp([&] { (void)sys::fs::remove_directories(folder); });
  SmallString<128> path = folder;
  sys::path::append(path, "a.ranges");
  RangesFile file = makeFile(4);
  ASSERT_EQ(describe(file.write(path)), "success");
  Expected<RangesFile> read = RangesFile::read(path);
  ASSERT_TRUE(bool(read)) << toString(read.takeError());
  EXPECT_EQ(read->tensors, file.tensors);
  EXPECT_EQ(read->path, path);
  EXPECT_TRUE(StringRef(describe(file.write(folder + "/none/a.ranges")))
                  .starts_with("write-failed: "));
  Expected<RangesFile> missing = RangesFile::read(folder + "/missing");
  EXPECT_TRUE(
      StringRef(describe(missing.takeError())).starts_with("file-not-found: "));
}

//===----------------------------------------------------------------------===//
// Damaged files
//===----------------------------------------------------------------------===//

/// A file with one tensor of these statistics.
std::string withTensor(StringRef statistics) {
  return formatv(R"({{"format": "tfuse-ranges", "version": 1, "model": "0a",
                     "samples": 1, "tensors": {{"x": {0}}})",
                 statistics);
}

TEST(RangesFileErrors, everyTruncation) {
  std::string text = print(makeFile(1, 1));
  for (size_t size = 0; size < text.size() - 2; size += 7)
    EXPECT_TRUE(StringRef(problemOf(StringRef(text).take_front(size)))
                    .starts_with("file-corrupt: the file is not JSON: "))
        << size;
}

TEST(RangesFileErrors, otherFiles) {
  EXPECT_EQ(problemOf("[]"), "file-corrupt: the file is not a ranges file");
  EXPECT_EQ(problemOf("{\"format\": \"other\"}"),
            "file-corrupt: the file is not a ranges file");
  EXPECT_EQ(problemOf("{\"format\": \"tfuse-ranges\", \"version\": 2}"),
            "file-corrupt: the version of the format is 2, and this tfuse "
            "reads 1");
  EXPECT_EQ(problemOf("{\"format\": \"tfuse-ranges\"}"),
            "file-corrupt: the version of the format is missing, and this "
            "tfuse reads 1");
  EXPECT_EQ(problemOf(std::string(100000, '[')),
            "file-corrupt: the JSON text is nested too deeply");
  EXPECT_TRUE(StringRef(problemOf("\xff\xfe"))
                  .starts_with("file-corrupt: the file is not JSON: "));
}

TEST(RangesFileErrors, missingEntries) {
  std::string start = "{\"format\": \"tfuse-ranges\", \"version\": 1";
  EXPECT_EQ(problemOf(start + "}"),
            "file-corrupt: the entry \"model\" is missing or of another type");
  EXPECT_EQ(
      problemOf(start + ", \"model\": \"a\", \"samples\": -1}"),
      "file-corrupt: the entry \"samples\" is missing or of another type");
  EXPECT_EQ(
      problemOf(start + ", \"model\": \"a\", \"samples\": 1, \"tensors\": 3}"),
      "file-corrupt: the entry \"tensors\" is missing or of another type");
}

TEST(RangesFileErrors, statistics) {
  auto problem = [](StringRef statistics) {
    return problemOf(withTensor(statistics));
  };
  EXPECT_EQ(problem("3"),
            "file-corrupt: the statistics of 'x' have no histogram");
  EXPECT_EQ(problem("{\"count\": 0, \"bins\": []}"),
            "file-corrupt: the number of elements of 'x' is not a positive "
            "integer");
  for (StringRef extrema :
       {"\"min\": 2, \"max\": 1", "\"min\": 0", "\"min\": 0, \"max\": 1e40",
        "\"min\": \"a\", \"max\": 1"})
    EXPECT_EQ(problem(("{\"count\": 1, \"bins\": [], " + extrema + "}").str()),
              "file-corrupt: the minimum and maximum of 'x' are not two finite "
              "numbers in order");
}

TEST(RangesFileErrors, histograms) {
  auto problem = [](StringRef bins) {
    return problemOf(withTensor(
        ("{\"count\": 9, \"min\": 0, \"max\": 2, \"bins\": " + bins + "}")
            .str()));
  };
  EXPECT_EQ(problem("[[16128, 9]]"), "success");
  for (StringRef bins : {"[3]", "[[16128]]", "[[-1, 1]]", "[[65535, 1, 1]]",
                         "[[16128, 1], [16128, 1]]", "[[1e30, 1]]"})
    EXPECT_EQ(problem(bins), "file-corrupt: the histogram of 'x' is not a list "
                             "of bins in rising order");
  for (StringRef bins :
       {"[[16128, 10]]", "[[16128, 5, 5]]", "[[16128, -1]]", "[[16128, 0.5]]"})
    EXPECT_EQ(problem(bins), "file-corrupt: the histogram of 'x' counts more "
                             "than the tensor's elements");
  for (unsigned bin : {0x4100, 0xbf80, 0x7f80})
    EXPECT_EQ(problem(formatv("[[{0}, 1]]", bin).str()),
              "file-corrupt: the histogram of 'x' counts values beyond the "
              "minimum or maximum");
}

} // namespace
