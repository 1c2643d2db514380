//===- TensorBundleTest.cpp - Checkpoints ---------------------------------===//

#include "tfuse/Import/TensorBundle/TensorBundle.h"
#include "Inputs.h"
#include "tfuse/Import/TensorBundle/Crc32c.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tfuse {
namespace {

std::shared_ptr<TensorBundle> open(StringRef name) {
  auto bundle = TensorBundle::open(inputPath(name));
  EXPECT_TRUE(static_cast<bool>(bundle));
  return bundle ? *bundle : nullptr;
}

template <typename T> std::vector<T> numbers(Expected<TensorBytes> data) {
  EXPECT_TRUE(static_cast<bool>(data));
  if (!data) {
    consumeError(data.takeError());
    return {};
  }
  std::vector<T> result(data->bytes.size() / sizeof(T));
  if (!result.empty())
    std::memcpy(result.data(), data->bytes.data(), data->bytes.size());
  return result;
}

template <typename T>
std::vector<T> numbersOf(TensorBundle &bundle, StringRef key) {
  const TensorBundle::Entry *entry = bundle.lookup(key);
  EXPECT_TRUE(entry) << key.str();
  return entry ? numbers<T>(bundle.read(*entry)) : std::vector<T>();
}

TEST(Crc32c, IsCastagnolis) {
  // The check value of CRC-32C, and RFC 3720's example of 32 zero bytes.
  EXPECT_EQ(extendCrc32c(0, ArrayRef("123456789", 9)), 0xe3069283u);
  EXPECT_EQ(extendCrc32c(0, std::vector<char>(32)), 0x8a9136aau);
  EXPECT_EQ(
      extendCrc32c(extendCrc32c(0, ArrayRef("1234", 4)), ArrayRef("56789", 5)),
      0xe3069283u);
  EXPECT_EQ(extendCrc32c(0, {}), 0u);
  EXPECT_EQ(maskCrc32c(0), 0xa282ead8u);
}

TEST(TensorBundle, ReadsEveryType) {
  auto bundle = open("types");
  ASSERT_TRUE(bundle);
  EXPECT_EQ(bundle->numShards(), 1u);
  EXPECT_EQ(bundle->entries().size(), 20u);
  EXPECT_TRUE(is_sorted(bundle->entries(), [](const auto &a, const auto &b) {
    return a.key < b.key;
  }));
  EXPECT_EQ(numbersOf<float>(*bundle, "types/float32"),
            (std::vector<float>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(numbersOf<int16_t>(*bundle, "types/int16"),
            (std::vector<int16_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(numbersOf<uint8_t>(*bundle, "types/bool"),
            (std::vector<uint8_t>{0, 1, 1, 1, 1, 1}));
  EXPECT_EQ(numbersOf<uint16_t>(*bundle, "types/bfloat16"),
            (std::vector<uint16_t>{0, 0x3f80, 0x4000, 0x4040, 0x4080, 0x40a0}));
  EXPECT_EQ(numbersOf<double>(*bundle, "types/complex128"),
            (std::vector<double>{0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0}));
  EXPECT_EQ(numbersOf<float>(*bundle, "scalar"), std::vector<float>{42});
  EXPECT_EQ(numbersOf<float>(*bundle, "empty"), std::vector<float>{});
  EXPECT_EQ(numbersOf<int32_t>(*bundle, "large")[4999], 4999);

  const TensorBundle::Entry &entry = *bundle->lookup("types/uint64");
  EXPECT_EQ(entry.type, DataType::UInt64);
  EXPECT_EQ(ArrayRef<int64_t>(entry.shape), ArrayRef<int64_t>({2, 3}));
  EXPECT_EQ(entry.numElements, 6);
  EXPECT_EQ(bundle->lookup("types"), nullptr);
  EXPECT_EQ(bundle->lookup(""), nullptr); // The header's key.
}

TEST(TensorBundle, ReadsStrings) {
  auto bundle = open("types");
  ASSERT_TRUE(bundle);
  auto strings = bundle->readStrings(*bundle->lookup("strings"));
  ASSERT_TRUE(static_cast<bool>(strings));
  std::string binary;
  for (int i = 0; i < 100; ++i)
    binary += StringRef("\x00\xc3\xbf", 3); // Python wrote it as UTF-8.
  EXPECT_EQ(*strings, (std::vector<std::string>{"", "a", "bc", binary}));
  auto one = bundle->readStrings(*bundle->lookup("one_string"));
  ASSERT_TRUE(static_cast<bool>(one));
  EXPECT_EQ(*one, std::vector<std::string>{"only"});
  // Each of the two readers rejects tensors that the other reader supports.
  EXPECT_EQ(codeOf(bundle->view(*bundle->lookup("strings"))),
            Code::UnsupportedType);
  EXPECT_EQ(codeOf(bundle->readStrings(*bundle->lookup("scalar"))),
            Code::FileCorrupt);
}

TEST(TensorBundle, ReadsIndexOfSeveralBlocks) {
  auto bundle = open("many");
  ASSERT_TRUE(bundle);
  EXPECT_EQ(bundle->entries().size(), 200u);
  EXPECT_EQ(numbersOf<int32_t>(*bundle, "layer_137/with/a/long/name/kernel"),
            std::vector<int32_t>{137});
}

//===----------------------------------------------------------------------===//
// Parts and slices
//===----------------------------------------------------------------------===//

/// The numbers of the tensor of shape 6x5x2 in "parts" that lie in the box.
std::vector<float> box(int r0, int r1, int c0, int c1, int d0, int d1) {
  std::vector<float> result;
  for (int r = r0; r < r1; ++r)
    for (int c = c0; c < c1; ++c)
      for (int d = d0; d < d1; ++d)
        result.push_back((r * 5 + c) * 2 + d);
  return result;
}

std::vector<float> readSlice(TensorBundle &bundle, StringRef key,
                             StringRef text) {
  SmallVector<int64_t> shape;
  auto slice = TensorSlice::parse(text, shape);
  EXPECT_TRUE(static_cast<bool>(slice)) << text.str();
  return numbers<float>(bundle.read(*bundle.lookup(key), *slice));
}

TEST(TensorBundle, AssemblesParts) {
  auto bundle = open("parts");
  ASSERT_TRUE(bundle);
  EXPECT_EQ(bundle->numShards(), 2u);
  EXPECT_EQ(bundle->entries().size(), 4u); // Without the parts' own.
  EXPECT_EQ(numbersOf<float>(*bundle, "rows"), box(0, 6, 0, 5, 0, 2));
  EXPECT_EQ(numbersOf<float>(*bundle, "tiles"), box(0, 6, 0, 5, 0, 2));
  EXPECT_EQ(numbersOf<int32_t>(*bundle, "plain"),
            (std::vector<int32_t>{1, 2, 3}));
  EXPECT_EQ(numbersOf<float>(*bundle, "other"), std::vector<float>{4.5});
}

TEST(TensorBundle, CutsSlicesOutOfParts) {
  auto bundle = open("parts");
  ASSERT_TRUE(bundle);
  for (StringRef key : {"rows", "tiles"}) {
    EXPECT_EQ(readSlice(*bundle, key, "6 5 2 -:-:-"), box(0, 6, 0, 5, 0, 2));
    EXPECT_EQ(readSlice(*bundle, key, "6 5 2 3,2:1,3:-"),
              box(3, 5, 1, 4, 0, 2));
    EXPECT_EQ(readSlice(*bundle, key, "6 5 2 -:4,1:1,1"),
              box(0, 6, 4, 5, 1, 2));
    EXPECT_EQ(readSlice(*bundle, key, "6 5 2 4,2:-:-"), box(4, 6, 0, 5, 0, 2));
  }
}

TEST(TensorBundle, CutsSlicesOutOfWholeTensors) {
  auto bundle = open("types");
  ASSERT_TRUE(bundle);
  const TensorBundle::Entry &entry = *bundle->lookup("types/float32");
  EXPECT_EQ(readSlice(*bundle, "types/float32", "2 3 1,1:-"),
            (std::vector<float>{3, 4, 5}));
  EXPECT_EQ(readSlice(*bundle, "types/float32", "2 3 -:1,2"),
            (std::vector<float>{1, 2, 4, 5}));
  EXPECT_EQ(readSlice(*bundle, "types/float32", "2 3 1,1:2,1"),
            std::vector<float>{5});
  // Contiguous tensors are not copied.
  auto whole = bundle->view(entry);
  SmallVector<int64_t> shape;
  auto row = TensorSlice::parse("2 3 1,1:-", shape);
  ASSERT_TRUE(whole && row);
  auto view = bundle->view(entry, *row);
  ASSERT_TRUE(static_cast<bool>(view));
  EXPECT_EQ(view->bytes.data(), whole->bytes.data() + 12);

  TensorSlice wrong;
  wrong.extents = {{0, 3}, {0, TensorSlice::kWhole}};
  EXPECT_EQ(codeOf(bundle->view(entry, wrong)), Code::CheckpointMismatch);
  wrong.extents = {{INT64_MAX, 1}, {0, 1}};
  EXPECT_EQ(codeOf(bundle->view(entry, wrong)), Code::CheckpointMismatch);
  wrong.extents = {{0, 1}};
  EXPECT_EQ(codeOf(bundle->view(entry, wrong)), Code::CheckpointMismatch);
}

TEST(TensorSlice, RefusesMalformedText) {
  SmallVector<int64_t> shape;
  for (StringRef text : {"", "5", "5 x", "5 0,", "5 -1,2", "5 0,0", "a -",
                         "5 -:-", "-5 -", "5  -", "5 0,99999999999999999999"})
    EXPECT_EQ(codeOf(TensorSlice::parse(text, shape)), Code::InvalidGraph)
        << text.str();
}

//===----------------------------------------------------------------------===//
// Damaged and missing files
//===----------------------------------------------------------------------===//

/// A copy of a one-shard checkpoint, which a test damages.
struct Copy {
  ScratchFolder folder;
  std::string index, data;

  explicit Copy(StringRef name)
      : index(readInput((name + ".index").str())),
        data(readInput((name + ".data-00000-of-00001").str())) {}

  Expected<std::shared_ptr<TensorBundle>> open() {
    folder.write("c.index", index);
    folder.write("c.data-00000-of-00001", data);
    return TensorBundle::open(folder.path("c"));
  }
};

/// Reads all tensors and ignores errors.
void readAll(Expected<std::shared_ptr<TensorBundle>> bundle) {
  if (!bundle)
    return consumeError(bundle.takeError());
  for (const TensorBundle::Entry &entry : (*bundle)->entries()) {
    consumeError((*bundle)->verify(entry));
    consumeError((*bundle)->view(entry).takeError());
    consumeError((*bundle)->readStrings(entry).takeError());
  }
}

TEST(TensorBundle, SaysWhatIsMissing) {
  EXPECT_EQ(codeOf(TensorBundle::open(inputPath("nothing"))),
            Code::FileNotFound);
  Copy copy("types");
  copy.folder.write("c.index", copy.index);
  auto bundle = TensorBundle::open(copy.folder.path("c"));
  ASSERT_TRUE(static_cast<bool>(bundle)); // Data files are opened when needed.
  EXPECT_EQ(codeOf((*bundle)->view(*(*bundle)->lookup("scalar"))),
            Code::FileNotFound);
}

TEST(TensorBundle, NoticesDamagedData) {
  Copy copy("types");
  uint64_t offset = open("types")->lookup("types/float64")->offset;
  copy.data[offset] ^= 1;
  auto bundle = copy.open();
  ASSERT_TRUE(static_cast<bool>(bundle));
  const TensorBundle::Entry &entry = *(*bundle)->lookup("types/float64");
  EXPECT_EQ(codeOf((*bundle)->read(entry)), Code::ChecksumMismatch);
  EXPECT_TRUE(errorToBool((*bundle)->verify(entry))); // Not only once.
  EXPECT_EQ(codeOf((*bundle)->view(entry)), std::nullopt);
  EXPECT_FALSE(
      errorToBool((*bundle)->verify(*(*bundle)->lookup("types/float32"))));
}

TEST(TensorBundle, NoticesTruncatedData) {
  Copy copy("types");
  copy.data.resize(copy.data.size() / 2);
  auto bundle = copy.open();
  ASSERT_TRUE(static_cast<bool>(bundle));
  unsigned readable = 0, unreadable = 0;
  for (const TensorBundle::Entry &entry : (*bundle)->entries()) {
    std::optional<Code> code = codeOf((*bundle)->verify(entry));
    EXPECT_TRUE(!code || code == Code::FileCorrupt);
    ++(code ? unreadable : readable);
  }
  EXPECT_GT(readable, 0u);
  EXPECT_GT(unreadable, 0u);
}

TEST(TensorBundle, NoticesDamageOfTheIndexAnywhere) {
  for (auto [name, step] : {std::pair("types", 1), std::pair("many", 17)}) {
    Copy copy(name);
    copy.folder.write("c.data-00000-of-00001", copy.data);
    for (size_t i = 0; i < copy.index.size(); i += step) {
      std::string damaged = copy.index;
      damaged[i] ^= 1 << (i % 8);
      copy.folder.write("c.index", damaged);
      auto bundle = TensorBundle::open(copy.folder.path("c"));
      EXPECT_FALSE(static_cast<bool>(bundle)) << i;
      readAll(std::move(bundle));
    }
  }
}

TEST(TensorBundle, SurvivesTruncationOfTheIndexAnywhere) {
  for (auto [name, step] : {std::pair("types", 1), std::pair("many", 17)}) {
    Copy copy(name);
    for (size_t size = 0; size < copy.index.size(); size += step) {
      copy.folder.write("c.index", StringRef(copy.index).take_front(size));
      auto bundle = TensorBundle::open(copy.folder.path("c"));
      EXPECT_FALSE(static_cast<bool>(bundle)) << size;
      consumeError(bundle.takeError());
    }
  }
}

/// Corrects the checksum of the block of `size` bytes at `start`.
void repair(std::string &index, size_t start, size_t size) {
  ArrayRef<char> block(index.data() + start, size + 1);
  uint32_t crc = maskCrc32c(extendCrc32c(0, block));
  std::memcpy(&index[start + size + 1], &crc, sizeof(crc));
}

TEST(TensorBundle, SurvivesDamageBehindAValidChecksum) {
  std::string index = readInput("parts.index");
  ASSERT_GT(index.size(), 100u);
  // The only data block starts the file; the length for which the checksum
  // matches is its length.
  size_t size = 0;
  for (; size + 5 < index.size(); ++size) {
    std::string repaired = index;
    repair(repaired, 0, size);
    if (repaired == index)
      break;
  }
  ASSERT_LT(size + 5, index.size());

  ScratchFolder folder;
  for (StringRef shard : {"data-00000-of-00002", "data-00001-of-00002"})
    folder.write(("c." + shard).str(), readInput(("parts." + shard).str()));
  for (size_t i = 0; i < size; ++i)
    for (char flip : {'\x01', '\x10', '\x80', '\xff'}) {
      std::string damaged = index;
      damaged[i] ^= flip;
      repair(damaged, 0, size);
      folder.write("c.index", damaged);
      readAll(TensorBundle::open(folder.path("c")));
    }
}

} // namespace
} // namespace tfuse
