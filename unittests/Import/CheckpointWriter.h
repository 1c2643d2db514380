//===- CheckpointWriter.h - Checkpoints for tests ---------------*- C++ -*-===//
//
// Writes checkpoint index tables with correct checksums and arbitrary, possibly
// invalid content.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_UNITTESTS_IMPORT_CHECKPOINTWRITER_H
#define TFUSE_UNITTESTS_IMPORT_CHECKPOINTWRITER_H

#include "Format/Proto/TensorBundle.pb.h"
#include "Inputs.h"
#include "tfuse/Import/TensorBundle/Crc32c.h"
#include "llvm/Support/Endian.h"

namespace tfuse {

using KeyValue = std::pair<std::string, std::string>;

inline std::string varint(uint64_t value) {
  std::string result;
  for (; value >= 0x80; value >>= 7)
    result.push_back(char(value | 0x80));
  result.push_back(char(value));
  return result;
}

template <typename T> std::string littleEndian(T value) {
  std::string result(sizeof(T), '\0');
  llvm::support::endian::write<T>(result.data(), value,
                                  llvm::endianness::little);
  return result;
}

/// The contents of a block: its entries, and one restart point.
inline std::string contentsOf(llvm::ArrayRef<KeyValue> entries) {
  std::string result;
  for (const auto &[key, value] : entries)
    result +=
        varint(0) + varint(key.size()) + varint(value.size()) + key + value;
  return result + littleEndian<uint32_t>(0) + littleEndian<uint32_t>(1);
}

/// The index, a table, written block by block.
struct Table {
  std::string bytes;
  std::vector<KeyValue> handles;

  static std::string handle(uint64_t offset, uint64_t size) {
    return varint(offset) + varint(size);
  }
  /// Adds a block, and returns its handle.
  std::string add(llvm::StringRef contents, char compression = 0) {
    std::string result = handle(bytes.size(), contents.size());
    std::string block = (contents + llvm::StringRef(&compression, 1)).str();
    bytes += block + littleEndian(maskCrc32c(extendCrc32c(
                         0, llvm::ArrayRef(block.data(), block.size()))));
    return result;
  }
  void addData(llvm::StringRef contents, char compression = 0) {
    std::string key(1, char('a' + handles.size()));
    handles.emplace_back(key, add(contents, compression));
  }
  /// Adds the blocks and the footer that end the file.
  std::string finish() {
    std::string footer = add(contentsOf({}));
    footer += add(contentsOf(handles));
    footer.resize(40);
    return bytes + footer + littleEndian<uint64_t>(0xdb4775248b80fb57u);
  }
};

inline std::string tableOf(llvm::ArrayRef<KeyValue> entries) {
  Table table;
  table.addData(contentsOf(entries));
  return table.finish();
}

inline KeyValue header(int shards = 1) {
  proto::BundleHeaderProto header;
  header.set_num_shards(shards);
  header.mutable_version()->set_producer(1);
  return {"", header.SerializeAsString()};
}

/// An entry with the type, the shape, and the offset and size of the bytes.
inline proto::BundleEntryProto entryOf(proto::DataType type,
                                       llvm::ArrayRef<int64_t> shape,
                                       int64_t size, int64_t offset = 0) {
  proto::BundleEntryProto entry;
  entry.set_dtype(type);
  entry.mutable_shape();
  for (int64_t dim : shape)
    entry.mutable_shape()->add_dim()->set_size(dim);
  entry.set_offset(offset);
  entry.set_size(size);
  return entry;
}

/// An index with one tensor, "t".
inline std::string indexOf(const proto::BundleEntryProto &entry) {
  return tableOf({header(), {"t", entry.SerializeAsString()}});
}

/// "code: message (hint)" of the only error.
inline std::string describe(llvm::Error error) {
  std::string result;
  llvm::handleAllErrors(std::move(error), [&](const UserError &user) {
    EXPECT_EQ(result, "");
    EXPECT_NE(user.where, "") << user.message;
    result = (codeName(user.code) + ": " + user.message).str();
    if (!user.hint.empty())
      result += " (" + user.hint + ")";
  });
  return result;
}

template <typename T> std::string describe(llvm::Expected<T> value) {
  return value ? "" : describe(value.takeError());
}

} // namespace tfuse

#endif // TFUSE_UNITTESTS_IMPORT_CHECKPOINTWRITER_H
