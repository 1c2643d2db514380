//===- KerasFileTest.cpp - .keras and .h5 files ---------------------------===//

#include "tfuse/Import/Keras/KerasFile.h"

#include "Inputs.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/CRC.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {
namespace {

std::string number(uint64_t value, unsigned width) {
  char bytes[8];
  support::endian::write64le(bytes, value);
  return std::string(bytes, width);
}

/// A zip archive of stored files.
std::string zip(ArrayRef<std::pair<StringRef, std::string>> files) {
  std::string result, directory;
  for (const auto &[name, content] : files) {
    auto bytes = arrayRefFromStringRef(content);
    std::string facts = number(0, 8) + number(crc32(bytes), 4) +
                        number(content.size(), 4) + number(content.size(), 4) +
                        number(name.size(), 2) + number(0, 2);
    directory += "PK\x01\x02" + number(20, 2) + number(20, 2) + facts +
                 number(0, 10 - 2) + number(0, 2) + number(result.size(), 4) +
                 name.str();
    result += "PK\x03\x04" + number(20, 2);
    result += facts;
    result += name;
    result += content;
  }
  uint64_t start = result.size();
  return result + directory + "PK\x05\x06" + number(0, 4) +
         number(files.size(), 2) + number(files.size(), 2) +
         number(directory.size(), 4) + number(start, 4) + number(0, 2);
}

std::string import(const std::string &content) {
  MLIRContext context;
  auto model =
      importKerasFile(MappedFile::fromMemory(content, "m.keras"), &context);
  return model ? "" : toString(model.takeError());
}

constexpr StringLiteral
    kConfig(R"({"class_name": "Sequential", "config": {"layers": []}})");

TEST(KerasFile, Kind) {
  auto isKeras = [](StringRef content) {
    return isKerasFile(*MappedFile::fromMemory(content, "m"));
  };
  EXPECT_TRUE(isKeras("\x89HDF\r\n\x1a\n"));
  EXPECT_TRUE(isKeras(zip({{"metadata.json", "{}"}})));
  EXPECT_TRUE(
      isKeras(zip({{"a", std::string(1000, ' ')}, {"model.weights.h5", "x"}})));
  EXPECT_FALSE(isKeras(zip({{"data.pkl", "x"}})));
  EXPECT_FALSE(isKeras("metadata.json"));
  EXPECT_FALSE(isKeras(""));
}

/// A group that is a member of itself: the walk ends.
TEST(KerasFile, Cycle) {
  std::string weights = readInput("../../Format/Inputs/cycle.h5");
  EXPECT_EQ(import(zip({{"metadata.json", "{}"},
                        {"config.json", kConfig.str()},
                        {"model.weights.h5", weights}})),
            "m.keras: the group 'layers/dense/again' of the weights is linked "
            "twice, or its path is too long");
}

TEST(KerasFile, OtherData) {
  EXPECT_EQ(import(readInput("../../Format/Inputs/earliest.h5")),
            "m.keras: the file has no model_config: it holds "
            "weights or other data, and not a whole Keras "
            "model");
  EXPECT_EQ(import(zip({{"metadata.json", "{}"}})),
            "m.keras: there is no config.json: it is not a whole Keras model");
}

} // namespace
} // namespace tfuse
