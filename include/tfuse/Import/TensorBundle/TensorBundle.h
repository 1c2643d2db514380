//===- TensorBundle.h - Reads checkpoints -----------------------*- C++ -*-===//
//
// A checkpoint ("tensor bundle") is an index, PREFIX.index, and one or more
// data files, PREFIX.data-00000-of-00001 and so on. The index is read when the
// bundle is opened; a data file is mapped at the first access to a tensor in
// it.
//
//   Expected<std::shared_ptr<TensorBundle>> bundle =
//       TensorBundle::open(dir + "/variables/variables");
//   if (const TensorBundle::Entry *entry = (*bundle)->lookup(key))
//     Expected<TensorBytes> data = (*bundle)->read(*entry);
//
// `read` verifies the checksum of an entry on first use, in one pass over the
// bytes. `view` does not touch them: call `verify` before the bytes are used.
// Both return pointers into the mapped file if possible. They copy variables
// that were saved in several parts, slices that are not contiguous, and
// checkpoints of big-endian machines.
//
// All functions may be called from several threads at once.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_IMPORT_TENSORBUNDLE_TENSORBUNDLE_H
#define TFUSE_IMPORT_TENSORBUNDLE_TENSORBUNDLE_H

#include "tfuse/Support/DataType.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/MappedFile.h"
#include "tfuse/Support/ModelRoots.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tfuse {

/// Bytes, and the mapped file or buffer that owns them. They may be unaligned.
struct TensorBytes {
  llvm::ArrayRef<char> bytes;
  std::shared_ptr<const void> owner;
};

/// A slice of a tensor: one extent for each dimension.
struct TensorSlice {
  static constexpr int64_t kWhole = -1;
  struct Extent {
    int64_t start = 0;
    int64_t length = kWhole; ///< kWhole for the whole dimension.
    bool operator==(const Extent &other) const = default;
  };
  llvm::SmallVector<Extent, 4> extents;

  /// Parses the shape_and_slice of RestoreV2: "10 20 0,5:-" is rows 0 to 4 of a
  /// 10x20 tensor. The shape before the slice goes to `shape`.
  static llvm::Expected<TensorSlice>
  parse(llvm::StringRef text, llvm::SmallVectorImpl<int64_t> &shape);
};

class TensorBundle {
public:
  struct Entry {
    llvm::StringRef key;
    DataType type = DataType::Invalid;
    llvm::SmallVector<int64_t, 4> shape;
    int64_t numElements = 0;
    /// Location of the bytes. All 0 for a tensor that is saved in `slices`.
    uint32_t shard = 0;
    uint64_t offset = 0, size = 0;
    uint32_t maskedCrc32c = 0;
    /// The parts of a partitioned variable. Each has its own entry, which
    /// `entries` omits.
    std::vector<TensorSlice> slices;
  };

  /// Opens the checkpoint with the path prefix `prefix`. Verifies the checksums
  /// of the index; does not read the data files. All files must be in `roots`.
  static llvm::Expected<std::shared_ptr<TensorBundle>>
  open(const llvm::Twine &prefix,
       const ModelRoots &roots = ModelRoots::anywhere());

  llvm::StringRef prefix() const { return pathPrefix; }
  unsigned numShards() const { return shardCount; }

  /// All tensors, in the order of their keys.
  llvm::ArrayRef<Entry> entries() const {
    return llvm::ArrayRef(all).take_front(numTensors);
  }
  /// The tensor of that name, or null.
  const Entry *lookup(llvm::StringRef key) const;

  /// Returns the bytes of a tensor of fixed-size elements, little-endian, in
  /// row-major order. Fails if the data file is missing or too short, if shape
  /// and size contradict each other, or for a type without a fixed element
  /// size. Does not verify the checksum of bytes in the mapped file.
  llvm::Expected<TensorBytes> view(const Entry &entry) const;
  /// The same for a slice of the tensor.
  llvm::Expected<TensorBytes> view(const Entry &entry,
                                   const TensorSlice &slice) const;

  /// Compares the checksum of the bytes of the entry (of all parts of a
  /// partitioned variable) with the stored one. Cached after the first call.
  llvm::Error verify(const Entry &entry) const;

  /// `verify`, then `view`.
  llvm::Expected<TensorBytes> read(const Entry &entry) const;
  llvm::Expected<TensorBytes> read(const Entry &entry,
                                   const TensorSlice &slice) const;

  /// The elements of a string tensor, verified.
  llvm::Expected<std::vector<std::string>>
  readStrings(const Entry &entry) const;

private:
  /// Returns bytes of a data file, which is mapped on first use.
  struct Stored {
    llvm::ArrayRef<char> bytes;
    std::shared_ptr<const MappedFile> file;
  };

  explicit TensorBundle(const ModelRoots &roots) : roots(roots) {}

  llvm::Error readIndex();
  llvm::Error addHeader(llvm::StringRef value);
  llvm::Error addEntry(llvm::StringRef key, llvm::StringRef value);
  llvm::Error checkPlaces() const;
  llvm::Expected<std::shared_ptr<const MappedFile>>
  openShard(uint32_t shard) const;
  llvm::Expected<Stored> stored(const Entry &entry) const;
  llvm::Expected<TensorBytes> viewStored(const Entry &entry) const;
  llvm::Expected<TensorBytes>
  assemble(const Entry &entry,
           llvm::ArrayRef<TensorSlice::Extent> wanted) const;
  llvm::Expected<const Entry *> part(const Entry &entry,
                                     const TensorSlice &slice) const;
  llvm::Error verifyStored(const Entry &entry) const;
  llvm::Expected<uint32_t>
  decodeStrings(const Entry &entry, llvm::ArrayRef<char> bytes,
                std::vector<std::string> *strings) const;
  llvm::Error corrupt(const Entry &entry, const llvm::Twine &what,
                      DiagnosticSite site = DiagnosticSite::current()) const;
  llvm::Error mismatch(const Entry &entry) const;

  const ModelRoots roots;
  std::string pathPrefix;
  unsigned shardCount = 0;
  bool bigEndian = false;
  std::shared_ptr<const MappedFile> index;
  std::vector<Entry>
      all; ///< Tensors, followed by parts of partitioned variables.
  size_t numTensors = 0;
  llvm::StringMap<uint32_t> byKey;

  mutable std::mutex mutex; ///< Guards the members below.
  mutable llvm::DenseMap<uint32_t, std::shared_ptr<const MappedFile>> shards;
  mutable llvm::BitVector verified; ///< Parallel to `all`.
};

} // namespace tfuse

#endif // TFUSE_IMPORT_TENSORBUNDLE_TENSORBUNDLE_H
