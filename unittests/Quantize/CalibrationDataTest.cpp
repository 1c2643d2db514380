//===- CalibrationDataTest.cpp - Samples from NumPy's files ---------------===//

#include "tfuse/Quantize/CalibrationData.h"

#include "mlir/IR/MLIRContext.h"
#include "tfuse/Dialect/TF/IR/TFTypeDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Format/TFLite/StringBuffer.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <fstream>
#include <limits>
#include <zip.h>

using namespace llvm;
using namespace mlir;
using namespace tfuse;
using namespace tfuse::quantize;

namespace {

/// The bytes of an .npy file, as numpy.lib.format describes them.
std::string npy(StringRef typeCode, StringRef shape, StringRef elements,
                StringRef isFortran = "False") {
  std::string dictionary =
      ("{'descr': '" + typeCode + "', 'fortran_order': " + isFortran +
       ", 'shape': " + shape + ", }")
          .str();
  dictionary.resize(alignTo(10 + dictionary.size() + 1, 64) - 11, ' ');
  dictionary += '\n';
  std::string text("\x93NUMPY\x01\x00", 8);
  text += static_cast<char>(dictionary.size() & 0xff);
  text += static_cast<char>(dictionary.size() >> 8);
  return text + dictionary + elements.str();
}

template <typename T> std::string bytesOf(ArrayRef<T> values) {
  return {reinterpret_cast<const char *>(values.data()),
          values.size() * sizeof(T)};
}
std::string floats(const std::vector<float> &values) {
  return bytesOf<float>(values);
}
std::string counting(unsigned count) {
  std::vector<float> values(count);
  for (unsigned i = 0; i < count; ++i)
    values[i] = float(i);
  return floats(values);
}

class CalibrationDataTest : public testing::Test {
protected:
  CalibrationDataTest() {
    EXPECT_FALSE(sys::fs::createUniqueDirectory("tfuse-data", folder));
    context.loadDialect<tf_type::TFTypeDialect>();
  }
  ~CalibrationDataTest() override { (void)sys::fs::remove_directories(folder); }

  std::string path(StringRef name) const { return (folder + "/" + name).str(); }

  std::string write(StringRef name, StringRef content) const {
    (void)sys::fs::create_directories(sys::path::parent_path(path(name)));
    std::error_code failure;
    raw_fd_ostream(path(name), failure) << content;
    EXPECT_FALSE(failure);
    return path(name);
  }

  std::string
  writeNpz(StringRef name,
           ArrayRef<std::pair<std::string, std::string>> arrays) const {
    zip_t *archive = zip_open(path(name).c_str(), ZIP_CREATE, nullptr);
    EXPECT_TRUE(archive);
    for (auto &[array, content] : arrays)
      zip_file_add(archive, (array + ".npy").c_str(),
                   zip_source_buffer(archive, content.data(), content.size(),
                                     /*freep=*/0),
                   0);
    EXPECT_EQ(zip_close(archive), 0);
    return path(name);
  }

  RankedTensorType type(ArrayRef<int64_t> shape, Type element = {}) {
    return RankedTensorType::get(shape, element ? element
                                                : Float32Type::get(&context));
  }

  /// A model with one signature.
  std::vector<Signature> model(std::vector<SignatureInput> inputs) {
    return {{{"serving_default", "serve"}, "main", std::move(inputs)}};
  }

  /// All samples as text: the signature, then shapes and floats.
  std::string readAll(ArrayRef<std::string> sources,
                      std::vector<Signature> signatures) {
    std::string text;
    raw_string_ostream os(text);
    Expected<CalibrationData> data =
        CalibrationData::open(sources, std::move(signatures));
    if (!data)
      return describe(data.takeError());
    Sample sample;
    uint64_t count = 0;
    for (;; ++count) {
      Expected<bool> isSample = data->next(sample);
      if (!isSample)
        return describe(isSample.takeError());
      if (!*isSample)
        break;
      os << sample.signature << ':';
      for (const Sample::Input &input : sample.inputs) {
        os << " [";
        llvm::interleave(input.shape, os, ",");
        os << ']';
        ArrayRef<float> values(
            reinterpret_cast<const float *>(input.bytes.data()),
            input.bytes.size() / 4);
        for (float value : values)
          os << ' ' << format("%g", value);
      }
      os << '\n';
    }
    EXPECT_EQ(count, data->numSamples());
    return text;
  }

  /// Code, message and place of an error; the folder is left out.
  std::string describe(Error error) const {
    std::string text;
    handleAllErrors(std::move(error), [&](const UserError &user) {
      StringRef where = user.where;
      where.consume_front(folder);
      text = (codeName(user.code) + ": " + user.message + " @" + where).str();
    });
    return text;
  }

  SmallString<128> folder;
  MLIRContext context;
};

TEST_F(CalibrationDataTest, arraysOfAllForms) {
  std::string file = write("x.npy", npy("<f4", "(3, 2)", counting(6)));
  std::string expected = "0: [1,2] 0 1\n0: [1,2] 2 3\n0: [1,2] 4 5\n";
  EXPECT_EQ(readAll(file, model({{"x", type({1, 2})}})), expected);
  EXPECT_EQ(readAll(file, model({{"x", type({ShapedType::kDynamic, 2})}})),
            expected);
  EXPECT_EQ(readAll("serve=" + file, model({{"x", type({1, 2})}})), expected);
  EXPECT_EQ(readAll(file, model({{"x", type({2})}})),
            "0: [2] 0 1\n0: [2] 2 3\n0: [2] 4 5\n");
  EXPECT_EQ(readAll(file, model({{"x", type({3, 2})}})),
            "0: [3,2] 0 1 2 3 4 5\n");
  std::string whole = write("y.npy", npy("<f4", "(2, 1, 2)", counting(4)));
  EXPECT_EQ(readAll(whole, model({{"x", type({1, 2})}})),
            "0: [1,2] 0 1\n0: [1,2] 2 3\n");
  std::string scalars = write("s.npy", npy("<f4", "(2,)", counting(2)));
  EXPECT_EQ(readAll(scalars, model({{"x", type({})}})), "0: [] 0\n0: [] 1\n");
}

TEST_F(CalibrationDataTest, bigEndianNumbers) {
  std::string file =
      write("x.npy", npy(">f4", "(1, 1)", StringRef("\x3f\x80\0\0", 4)));
  EXPECT_EQ(readAll(file, model({{"x", type({1, 1})}})), "0: [1,1] 1\n");
}

TEST_F(CalibrationDataTest, elementTypes) {
  MLIRContext *c = &context;
  std::pair<const char *, Type> types[] = {
      {"|b1", IntegerType::get(c, 1)},
      {"|i1", IntegerType::get(c, 8)},
      {"|u1", IntegerType::get(c, 8, IntegerType::Unsigned)},
      {"<i2", IntegerType::get(c, 16)},
      {"<u2", IntegerType::get(c, 16, IntegerType::Unsigned)},
      {"<i4", IntegerType::get(c, 32)},
      {"<u4", IntegerType::get(c, 32, IntegerType::Unsigned)},
      {"<i8", IntegerType::get(c, 64)},
      {"<u8", IntegerType::get(c, 64, IntegerType::Unsigned)},
      {"<f2", Float16Type::get(c)},
      {"<V2", BFloat16Type::get(c)},
      {"<f8", Float64Type::get(c)},
      {"<c8", ComplexType::get(Float32Type::get(c))},
      {"<c16", ComplexType::get(Float64Type::get(c))}};
  for (auto [code, element] : types) {
    unsigned width = 0;
    EXPECT_FALSE(StringRef(code).drop_front(2).getAsInteger(10, width));
    std::string file =
        write("x.npy", npy(code, "(1, 2)", std::string(2 * width, '\1')));
    auto data =
        CalibrationData::open(file, model({{"x", type({1, 2}, element)}}));
    ASSERT_TRUE(bool(data)) << code << describe(data.takeError());
    Sample sample;
    EXPECT_TRUE(cantFail(data->next(sample)));
    EXPECT_EQ(sample.inputs[0].bytes.size(), 2 * width);
    EXPECT_FALSE(cantFail(data->next(sample)));
    for (auto [other, otherType] : types)
      if (other != code)
        EXPECT_TRUE(
            StringRef(readAll(file, model({{"x", type({1, 2}, otherType)}})))
                .starts_with("invalid-calibration-data: array 'x': "
                             "the array is "));
  }
}

TEST_F(CalibrationDataTest, archives) {
  std::string file =
      writeNpz("a.npz", {{"y", npy("<f4", "(2, 1)", floats({7, 8}))},
                         {"labels", npy("<i8", "(2,)", std::string(16, '\0'))},
                         {"x", npy("<f4", "(2, 2)", counting(4))}});
  EXPECT_EQ(readAll(file, model({{"x", type({1, 2})}, {"y", type({1, 1})}})),
            "0: [1,2] 0 1 [1,1] 7\n0: [1,2] 2 3 [1,1] 8\n");
  EXPECT_EQ(readAll(file, model({{"x", type({1, 2})}, {"z", type({1, 1})}})),
            "invalid-calibration-data: the file has no array 'z'; its arrays "
            "are: y, labels, x @/a.npz");
  EXPECT_EQ(readAll(file, model({{"x", type({1, 3})}})),
            "invalid-calibration-data: array 'x': the array is float32[2, 2], "
            "and the input 'x' takes float32[samples, 3] @/a.npz");
}

TEST_F(CalibrationDataTest, foldersAndSignatures) {
  (void)sys::fs::create_directories(path("f"));
  writeNpz("f/b.npz", {{"x", npy("<f4", "(1, 1)", floats({2}))}});
  writeNpz("f/a.npz", {{"x", npy("<f4", "(1, 1)", floats({1}))}});
  EXPECT_EQ(readAll(path("f"), model({{"x", type({1, 1})}})),
            "0: [1,1] 1\n0: [1,1] 2\n");
  write("g/x.npy", npy("<f4", "(2, 1)", floats({1, 2})));
  write("g/y.npy", npy("<f4", "(2, 1)", floats({3, 4})));
  EXPECT_EQ(readAll(path("g"), model({{"x", type({1, 1})}})),
            "0: [1,1] 1\n0: [1,1] 2\n0: [1,1] 3\n0: [1,1] 4\n");
  EXPECT_EQ(
      readAll(path("g"), model({{"x", type({1, 1})}, {"y", type({1, 1})}})),
      "0: [1,1] 1 [1,1] 3\n0: [1,1] 2 [1,1] 4\n");
  EXPECT_EQ(
      readAll(path("g"), model({{"x", type({1, 1})}, {"z", type({1, 1})}})),
      "invalid-calibration-data: the folder has no file 'z.npy' @/g");
  std::vector<Signature> two = {{{"encode"}, "encode", {{"x", type({1, 1})}}},
                                {{"decode"}, "decode", {{"y", type({1, 1})}}}};
  EXPECT_EQ(readAll({"decode=" + path("g/y.npy"), "encode=" + path("f"),
                     "decode=" + path("g/x.npy")},
                    two),
            "1: [1,1] 3\n1: [1,1] 4\n0: [1,1] 1\n0: [1,1] 2\n1: [1,1] "
            "1\n1: [1,1] 2\n");
  EXPECT_EQ(readAll(path("f"), two),
            "invalid-calibration-data: the model has several signatures, and "
            "the data name none @/f");
  EXPECT_EQ(readAll(std::string("train=x.npz"), two),
            "unknown-signature: the model has no signature 'train' "
            "@train=x.npz");
}

TEST_F(CalibrationDataTest, folderErrors) {
  (void)sys::fs::create_directories(path("empty"));
  std::vector<Signature> one = model({{"x", type({1, 1})}});
  EXPECT_EQ(readAll(path("empty"), one),
            "invalid-calibration-data: the folder has neither .npz nor .npy "
            "files @/empty");
  write("both/a.npy", "");
  write("both/b.npz", "");
  EXPECT_EQ(readAll(path("both"), one), "invalid-calibration-data: the folder "
                                        "has both .npz and .npy files @/both");
  EXPECT_EQ(readAll(write("x.csv", "1"), one),
            "invalid-calibration-data: calibration data are .npy or .npz "
            "files, or folders of them @/x.csv");
  EXPECT_EQ(readAll(ArrayRef<std::string>(), one),
            "invalid-calibration-data: there are no data @");
  EXPECT_EQ(readAll(path("empty"), model({})),
            "invalid-calibration-data: the model has no inputs, and needs no "
            "data @/empty");
  EXPECT_TRUE(StringRef(readAll(path("none.npy"), one))
                  .starts_with("file-not-found: "));
  EXPECT_TRUE(StringRef(readAll(path("none.npz"), one))
                  .starts_with("file-not-found: "));
}

TEST_F(CalibrationDataTest, arrayErrors) {
  std::vector<Signature> one = model({{"x", type({1, 2})}});
  auto problem = [&](StringRef content) {
    return readAll(write("x.npy", content), one);
  };
  EXPECT_EQ(problem(npy("<f8", "(1, 2)", std::string(16, '\0'))),
            "invalid-calibration-data: array 'x': the array is float64[1, 2], "
            "and the input 'x' takes float32[samples, 2] @/x.npy");
  EXPECT_EQ(problem(npy("<f4", "(0, 2)", "")),
            "invalid-calibration-data: array 'x': the array has no samples "
            "@/x.npy");
  EXPECT_EQ(problem(npy("<f4", "(1, 2)", counting(2), "True")),
            "invalid-calibration-data: array 'x': the array is in Fortran "
            "order @/x.npy");
  EXPECT_EQ(problem(npy("<f4", "()", counting(1))),
            "invalid-calibration-data: array 'x': the array is float32[], and "
            "the input 'x' takes float32[samples, 2] @/x.npy");
  EXPECT_EQ(problem(npy("<U4", "(1, 2)", std::string(32, '\0'))),
            "invalid-calibration-data: array 'x': the array is string[1, 2], "
            "and the input 'x' takes float32[samples, 2] @/x.npy");
  EXPECT_EQ(problem(npy("|O", "(1, 2)", "a pickle")),
            "invalid-calibration-data: array 'x': the array is object[1, 2], "
            "and the input 'x' takes float32[samples, 2] @/x.npy");
  for (float bad : {std::numeric_limits<float>::quiet_NaN(),
                    -std::numeric_limits<float>::infinity()})
    EXPECT_EQ(problem(npy("<f4", "(2, 2)", floats({0, 0, 0, bad}))),
              "invalid-calibration-data: array 'x': sample 1 contains NaN or "
              "infinity @/x.npy");
  EXPECT_EQ(readAll(write("x.npy", npy("<f4", "(1, 2)", counting(2))),
                    model({{"x", type({1, 2})}, {"y", type({1, 2})}})),
            "invalid-calibration-data: an .npy file has one array, and the "
            "model has 2 inputs: 'x', 'y' @/x.npy");
  std::string uneven =
      writeNpz("u.npz", {{"x", npy("<f4", "(2, 1)", counting(2))},
                         {"y", npy("<f4", "(3, 1)", counting(3))}});
  EXPECT_EQ(readAll(uneven, model({{"x", type({1, 1})}, {"y", type({1, 1})}})),
            "invalid-calibration-data: array 'y': the array has 3 samples, and "
            "'x' has 2 @/u.npz");
}

/// Code points as UTF-32, padded with NUL as NumPy does.
std::string utf32(const std::vector<uint32_t> &codePoints, bool isBigEndian) {
  std::string text;
  for (uint32_t point : codePoints) {
    char bytes[4];
    support::endian::write32(
        bytes, point, isBigEndian ? endianness::big : endianness::little);
    text.append(bytes, 4);
  }
  return text;
}

TEST_F(CalibrationDataTest, strings) {
  std::vector<Signature> words =
      model({{"x", type({-1, 2}, tf_type::StringType::get(&context))}});
  auto read = [&](StringRef content) -> std::string {
    auto data = CalibrationData::open(write("x.npy", content), words);
    if (!data)
      return describe(data.takeError());
    std::string text;
    Sample sample;
    for (;;) {
      Expected<bool> isSample = data->next(sample);
      if (!isSample)
        return describe(isSample.takeError());
      if (!*isSample)
        return text;
      EXPECT_EQ(sample.inputs[0].shape, (std::vector<int64_t>{1, 2}));
      auto strings = tfl::unpackStrings(sample.inputs[0].bytes, 2);
      text += strings ? join(*strings, "|") + "\n" : "malformed";
    }
  };
  EXPECT_EQ(read(npy("|S3", "(2, 2)", StringRef("cat\0\0\0a\0b\xff\0\0", 12))),
            std::string("cat|\na\0b|\xff\n", 11));
  for (bool isBigEndian : {false, true})
    EXPECT_EQ(read(npy(isBigEndian ? ">U2" : "<U2", "(1, 2)",
                       utf32({0xe4, 0x2603, 0x1f600, 0}, isBigEndian))),
              "\xC3\xA4\xE2\x98\x83|\xF0\x9F\x98\x80\n");
  for (uint32_t bad : {0x110000U, 0xd800U, 0xffffffffU})
    EXPECT_EQ(read(npy("<U1", "(1, 2)", utf32({bad, 'a'}, false))),
              "invalid-calibration-data: array 'x': sample 0 has a string that "
              "is not valid Unicode, or more than 2 GiB of strings @/x.npy");
  for (auto [code, name] : {std::pair("|O", "object"), {"<f4", "float32"}})
    EXPECT_EQ(
        read(npy(code, "(1, 2)", counting(2))),
        std::string("invalid-calibration-data: array 'x': the array is ") +
            name +
            "[1, 2], and the input 'x' takes string[samples, 2] @/x.npy");
  // An empty element type, and a size that overflows.
  for (StringRef code : {"|S0", "<U0", "|S4294967296", "<U1073741824", "|S"})
    EXPECT_TRUE(StringRef(read(npy(code, "(1, 2)", "")))
                    .starts_with("invalid-calibration-data: array 'x': the "
                                 "array is "))
        << code.str();
  EXPECT_TRUE(StringRef(read(npy("|S3", "(1, 2)", "cat")))
                  .starts_with("file-corrupt: array 'x': the file has 3 "));
}

TEST_F(CalibrationDataTest, damagedFiles) {
  std::vector<Signature> one = model({{"x", type({1, 2})}});
  std::string whole = npy("<f4", "(3, 2)", counting(6));
  for (size_t size = 0; size < whole.size(); ++size)
    EXPECT_TRUE(StringRef(readAll(write("x.npy", whole.substr(0, size)), one))
                    .starts_with("file-corrupt: array 'x': "))
        << size;
  EXPECT_EQ(readAll(write("x.npy", whole + "1"), one),
            "file-corrupt: array 'x': the file has 25 bytes of elements, which "
            "is not the size of float32[3, 2] @/x.npy");
  for (StringRef shape :
       {"(3, 2", "(-3, 2)", "(9223372036854775808,)", "3", "(3 2)", "[3, 2]"})
    EXPECT_EQ(readAll(write("x.npy", npy("<f4", shape, counting(6))), one),
              "file-corrupt: array 'x': the header of the array is damaged, or "
              "the array has structured elements @/x.npy")
        << shape.str();
  // The product overflows.
  EXPECT_TRUE(
      StringRef(readAll(write("x.npy", npy("<f4", "(4611686018427387904, 2)",
                                           counting(2))),
                        one))
          .starts_with("file-corrupt: array 'x': the file has 8 bytes"));
}

TEST_F(CalibrationDataTest, damagedArchives) {
  std::vector<Signature> one = model({{"x", type({1, 2})}});
  std::string content = npy("<f4", "(300, 2)", counting(600));
  std::string file = writeNpz("a.npz", {{"x", content}});
  EXPECT_EQ(StringRef(readAll(file, one)).count('\n'), 300u);
  std::ifstream in(file, std::ios::binary);
  std::string whole((std::istreambuf_iterator<char>(in)), {});
  for (size_t size = 0; size < whole.size(); size += 13)
    EXPECT_TRUE(StringRef(readAll(write("a.npz", whole.substr(0, size)), one))
                    .starts_with("file-corrupt: "))
        << size;
  // Every byte of the compressed elements is checked.
  for (size_t i = 200; i < whole.size() / 2; i += 29) {
    std::string bad = whole;
    bad[i] ^= 0x10;
    EXPECT_TRUE(StringRef(readAll(write("a.npz", bad), one))
                    .starts_with("file-corrupt: "))
        << i;
  }
}

} // namespace
