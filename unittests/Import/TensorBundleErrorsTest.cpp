//===- TensorBundleErrorsTest.cpp - Diagnostics for damaged checkpoints ---===//
//
// Checkpoints with correct checksums and invalid content: each test checks the
// code, text and hint of one diagnostic.
//
//===----------------------------------------------------------------------===//

#include "CheckpointWriter.h"
#include "tfuse/Import/TensorBundle/TensorBundle.h"
#include <limits>
#include <snappy.h>

using namespace llvm;
using testing::Test;

namespace tfuse {
namespace {

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

class TensorBundleErrors : public Test {
protected:
  Expected<std::shared_ptr<TensorBundle>> open(StringRef index,
                                               StringRef data = "") {
    folder.write("c.index", index);
    folder.write("c.data-00000-of-00001", data);
    return TensorBundle::open(folder.path("c"));
  }

  /// The diagnostic when `index` is opened.
  std::string opening(StringRef index) { return describe(open(index)); }

  /// The diagnostic when tensor "t" of the checkpoint is read.
  std::string reading(StringRef index, StringRef data = "") {
    auto bundle = open(index, data);
    if (!bundle)
      return describe(bundle.takeError());
    const TensorBundle::Entry &entry = *(*bundle)->lookup("t");
    return entry.type == DataType::String
               ? describe((*bundle)->readStrings(entry))
               : describe((*bundle)->view(entry));
  }

  ScratchFolder folder;
};

#define INDEX_HINT                                                             \
  " (the checkpoint's index is damaged; copy or save the model again)"
#define ENTRY_HINT " (copy or save the checkpoint again)"

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

TEST_F(TensorBundleErrors, FileIsNoIndex) {
  std::string expected = "file-corrupt: the file is not a checkpoint index, or "
                         "it is truncated" INDEX_HINT;
  EXPECT_EQ(opening("short"), expected);
  EXPECT_EQ(opening(std::string(100, 'x')), expected);
}

TEST_F(TensorBundleErrors, Footer) {
  std::string index = tableOf({header()});
  index[index.size() - 9] = 1; // The padding.
  EXPECT_EQ(opening(index), "file-corrupt: the footer is damaged" INDEX_HINT);
}

TEST_F(TensorBundleErrors, BlockOutsideOfTheFile) {
  Table table;
  table.handles = {{"a", Table::handle(1 << 20, 10)}};
  EXPECT_EQ(opening(table.finish()),
            "file-corrupt: a block lies outside of the file" INDEX_HINT);
}

TEST_F(TensorBundleErrors, ChecksumOfABlock) {
  std::string index = tableOf({header()});
  index[0] ^= 1;
  EXPECT_EQ(opening(index),
            "checksum-mismatch: the checksum of a block does not match its "
            "contents (the file is damaged; copy it again)");
}

TEST_F(TensorBundleErrors, Compression) {
  std::string unknown =
      "file-corrupt: a block has an unknown compression" INDEX_HINT;
  Table table;
  table.addData(contentsOf({header()}), 2);
  EXPECT_EQ(opening(table.finish()), unknown);
  // A Snappy block that declares an impossible length.
  Table bomb;
  bomb.addData(varint(1 << 30) + "x", 1);
  EXPECT_EQ(opening(bomb.finish()), unknown);
  Table damaged;
  damaged.addData(varint(10) + "\xff\xff\xff", 1);
  EXPECT_EQ(opening(damaged.finish()),
            "file-corrupt: a compressed block is damaged" INDEX_HINT);
  // Intact tensors can still be read.
  std::string packed, contents = contentsOf({header()});
  snappy::Compress(contents.data(), contents.size(), &packed);
  Table intact;
  intact.addData(packed, 1);
  EXPECT_EQ(opening(intact.finish()), "");
}

TEST_F(TensorBundleErrors, Blocks) {
  Table empty;
  empty.addData("abc");
  EXPECT_EQ(opening(empty.finish()),
            "file-corrupt: a block is too short" INDEX_HINT);
  Table restarts;
  restarts.addData(littleEndian<uint32_t>(7));
  EXPECT_EQ(
      opening(restarts.finish()),
      "file-corrupt: a block has more restart points than bytes" INDEX_HINT);
  Table entry;
  entry.addData(varint(1) + varint(0) + varint(0) + littleEndian<uint32_t>(0));
  EXPECT_EQ(
      opening(entry.finish()),
      "file-corrupt: an entry of a block ends after the block" INDEX_HINT);
}

TEST_F(TensorBundleErrors, KeysThatGrow) {
  // Each key extends the preceding key by one byte: a few bytes of file per
  // entry, many megabytes of keys.
  std::string value = entryOf(proto::DT_FLOAT, {}, 4).SerializeAsString();
  std::string contents;
  for (size_t shared = 0; shared < 20000; ++shared)
    contents += varint(shared) + varint(1) + varint(value.size()) + "k" + value;
  Table table;
  table.addData(contentsOf({header()}));
  table.addData(contents + littleEndian<uint32_t>(0) +
                littleEndian<uint32_t>(1));
  EXPECT_EQ(opening(table.finish()), "file-corrupt: the keys are too long for "
                                     "an index of this size" INDEX_HINT);
}

TEST_F(TensorBundleErrors, TooMuchCompression) {
  // Entries with an unknown field of zeros.
  std::string value = entryOf(proto::DT_FLOAT, {}, 4).SerializeAsString() +
                      varint(15 << 3 | 2) + varint(1 << 20);
  value.resize(value.size() + (1 << 20));
  Table table;
  table.addData(contentsOf({header()}));
  for (std::string key : {"a", "b", "c"}) {
    std::string contents = contentsOf({{key, value}}), packed;
    snappy::Compress(contents.data(), contents.size(), &packed);
    table.addData(packed, 1);
  }
  EXPECT_EQ(opening(table.finish()),
            "limit-exceeded: the compression ratio of the blocks is too high "
            "for an index (save the checkpoint again)");
}

TEST_F(TensorBundleErrors, IndexBlock) {
  Table table;
  table.handles = {{"a", "\xff"}};
  EXPECT_EQ(opening(table.finish()),
            "file-corrupt: the index block is damaged" INDEX_HINT);
}

TEST_F(TensorBundleErrors, BlocksThatDoNotFollow) {
  Table table;
  table.addData(contentsOf({header()}));
  table.bytes += "gap";
  std::string footer = table.add(contentsOf({}));
  table.bytes += "gap";
  footer += table.add(contentsOf(table.handles));
  footer.resize(40);
  EXPECT_EQ(
      opening(table.bytes + footer +
              littleEndian<uint64_t>(0xdb4775248b80fb57u)),
      "file-corrupt: the blocks of the file overlap or have gaps" INDEX_HINT);
}

//===----------------------------------------------------------------------===//
// The header and the entries
//===----------------------------------------------------------------------===//

TEST_F(TensorBundleErrors, Header) {
  EXPECT_EQ(opening(tableOf({{"t", ""}})),
            "file-corrupt: the index has no header (save the checkpoint "
            "again)");
  EXPECT_EQ(opening(tableOf({})),
            "file-corrupt: the index is empty (save the checkpoint again)");
  std::string damaged =
      "file-corrupt: the header of the index is damaged (save "
      "the checkpoint again)";
  EXPECT_EQ(opening(tableOf({{"", "\xff"}})), damaged);
  EXPECT_EQ(opening(tableOf({header(0)})), damaged);
  proto::BundleHeaderProto newer;
  newer.set_num_shards(1);
  newer.mutable_version()->set_min_consumer(2);
  EXPECT_EQ(opening(tableOf({{"", newer.SerializeAsString()}})),
            "file-corrupt: the checkpoint has a newer format than version 1 "
            "(update tfuse)");
}

TEST_F(TensorBundleErrors, Entries) {
  EXPECT_EQ(opening(tableOf({header(), {"t", "\xff"}})),
            "file-corrupt: tensor \"t\": its entry in the index is "
            "damaged" ENTRY_HINT);
  std::string shape = "file-corrupt: tensor \"t\": its shape in the index is "
                      "invalid" ENTRY_HINT;
  int64_t large = std::numeric_limits<int64_t>::max();
  EXPECT_EQ(opening(indexOf(entryOf(proto::DT_FLOAT, {-1}, 4))), shape);
  EXPECT_EQ(opening(indexOf(entryOf(proto::DT_FLOAT, {large, 2}, 4))), shape);
  std::string place = "file-corrupt: tensor \"t\": its position in the data "
                      "files is invalid" ENTRY_HINT;
  EXPECT_EQ(opening(indexOf(entryOf(proto::DT_FLOAT, {1}, 4, -4))), place);
  proto::BundleEntryProto shard = entryOf(proto::DT_FLOAT, {1}, 4);
  shard.set_shard_id(1);
  EXPECT_EQ(opening(indexOf(shard)), place);
  std::string entry = entryOf(proto::DT_FLOAT, {1}, 4).SerializeAsString();
  EXPECT_EQ(opening(tableOf({header(), {"t", entry}, {"t", entry}})),
            "file-corrupt: tensor \"t\": the index lists it twice" ENTRY_HINT);
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

TEST_F(TensorBundleErrors, Bytes) {
  EXPECT_EQ(
      reading(indexOf(entryOf(proto::DT_FLOAT, {2}, 4)), "data"),
      "file-corrupt: tensor \"t\": its shape does not match its size of 4 "
      "bytes" ENTRY_HINT);
  EXPECT_EQ(reading(indexOf(entryOf(proto::DT_FLOAT, {2}, 8)), "data"),
            "file-corrupt: tensor \"t\": it is past the end of " +
                folder.path("c.data-00000-of-00001") +
                "; that file is truncated or belongs to another "
                "checkpoint" ENTRY_HINT);
  EXPECT_EQ(reading(indexOf(entryOf(proto::DT_VARIANT, {}, 4)), "data"),
            "unsupported-type: tensor \"t\" has the type DT_VARIANT, whose "
            "elements have no fixed size");
}

TEST_F(TensorBundleErrors, ChecksumOfATensor) {
  auto bundle = open(indexOf(entryOf(proto::DT_FLOAT, {1}, 4)), "data");
  ASSERT_TRUE(static_cast<bool>(bundle));
  EXPECT_EQ(describe((*bundle)->verify(*(*bundle)->lookup("t"))),
            "checksum-mismatch: the bytes of tensor \"t\" do not match their "
            "checksum (the data file is damaged; copy it again)");
}

TEST_F(TensorBundleErrors, Strings) {
  auto strings = [&](ArrayRef<int64_t> shape, StringRef data) {
    return reading(indexOf(entryOf(proto::DT_STRING, shape, data.size())),
                   data);
  };
  EXPECT_EQ(strings({3}, "ab"), "file-corrupt: tensor \"t\": it holds too few "
                                "strings" ENTRY_HINT);
  std::string ends =
      "file-corrupt: tensor \"t\": a string exceeds its bytes" ENTRY_HINT;
  EXPECT_EQ(strings({1}, "\x09xyz"), ends); // Longer than the rest.
  EXPECT_EQ(strings({1}, "\x03xyz"), ends); // No room for the checksum.
  EXPECT_EQ(strings({1}, StringRef("\x01\0\0\0\0x", 6)),
            "checksum-mismatch: the bytes of tensor \"t\" do not match their "
            "checksum (the data file is damaged; copy it again)");
  auto bundle = open(indexOf(entryOf(proto::DT_FLOAT, {1}, 4)), "data");
  ASSERT_TRUE(static_cast<bool>(bundle));
  EXPECT_EQ(
      describe((*bundle)->readStrings(*(*bundle)->lookup("t"))),
      "file-corrupt: tensor \"t\": it is not a plain string tensor" ENTRY_HINT);
}

//===----------------------------------------------------------------------===//
// Parts and slices
//===----------------------------------------------------------------------===//

/// A vector saved in parts: (start, length) each.
using Parts = std::vector<std::pair<int64_t, int64_t>>;

proto::BundleEntryProto partitioned(int64_t size, const Parts &parts,
                                    proto::DataType type = proto::DT_UINT8) {
  proto::BundleEntryProto entry = entryOf(type, {size}, 0);
  for (auto [start, length] : parts) {
    auto *extent = entry.add_slices()->add_extent();
    extent->set_start(start);
    extent->set_length(length);
  }
  return entry;
}

/// The key of a part of vector "t", for numbers below 64.
std::string partKey(int64_t start, int64_t length) {
  std::string key("\0t\0\1\1\1", 6);
  return key + char(0x80 + start) + char(0x80 + length);
}

/// An index of the vector and of those parts that are stored.
std::string indexOfParts(const proto::BundleEntryProto &whole,
                         const Parts &stored, int64_t sizeOfParts = -1) {
  std::vector<KeyValue> entries = {header()};
  int64_t offset = 0;
  for (auto [start, length] : stored) {
    int64_t size = sizeOfParts < 0 ? length : sizeOfParts;
    entries.emplace_back(
        partKey(start, length),
        entryOf(proto::DT_UINT8, {size}, size, offset).SerializeAsString());
    offset += size;
  }
  entries.emplace_back("t", whole.SerializeAsString());
  return tableOf(entries);
}

TEST_F(TensorBundleErrors, Parts) {
  Parts parts = {{0, 2}, {2, 2}};
  EXPECT_EQ(reading(indexOfParts(partitioned(4, parts), parts), "abcd"), "");
  EXPECT_EQ(reading(indexOfParts(partitioned(4, parts), {{0, 2}}), "abcd"),
            "file-corrupt: tensor \"t\": one of its slices is missing from the "
            "index" ENTRY_HINT);
  EXPECT_EQ(reading(indexOfParts(partitioned(4, parts), parts, 1), "abcd"),
            "file-corrupt: tensor \"t\": one of its slices has a different "
            "shape or type" ENTRY_HINT);
  Parts twice = {{0, 2}, {0, 2}};
  EXPECT_EQ(reading(indexOfParts(partitioned(4, twice), {{0, 2}}), "abcd"),
            "file-corrupt: tensor \"t\": the list of its slices is "
            "invalid" ENTRY_HINT);
  EXPECT_EQ(reading(indexOfParts(partitioned(5, parts), parts), "abcd"),
            "file-corrupt: tensor \"t\": its slices do not cover the whole "
            "tensor" ENTRY_HINT);
  Parts overlap = {{0, 2}, {1, 2}};
  EXPECT_EQ(reading(indexOfParts(partitioned(4, overlap), overlap), "abcd"),
            "file-corrupt: tensor \"t\": its slices overlap" ENTRY_HINT);
}

TEST_F(TensorBundleErrors, Slices) {
  SmallVector<int64_t> shape;
  EXPECT_EQ(toString(TensorSlice::parse("5 0,0", shape).takeError()),
            "\"5 0,0\" is not a shape and slice of a tensor");
  auto bundle = open(indexOf(entryOf(proto::DT_FLOAT, {1}, 4)), "data");
  ASSERT_TRUE(static_cast<bool>(bundle));
  TensorSlice slice;
  slice.extents = {{1, 1}};
  EXPECT_EQ(describe((*bundle)->view(*(*bundle)->lookup("t"), slice)),
            "checkpoint-mismatch: the graph reads a slice that tensor \"t\" "
            "does not have (the checkpoint belongs to another model)");
}

} // namespace
} // namespace tfuse
