//===- HDF5File.h - Groups and datasets of an HDF5 file ---------*- C++ -*-===//
//
// Reads the part of HDF5 that h5py writes: groups, attributes of strings,
// datasets of numbers.
//
//   Expected<HDF5File> file = HDF5File::open(bytes, owner, "model.h5");
//   Expected<std::vector<HDF5File::Link>> links = file->links(file->root());
//   Expected<HDF5File::Numbers> kernel = file->numbers(links->front().object);
//
// The elements of a dataset that is neither chunked nor compressed are not
// copied. Every offset and size is checked, and a walk over a corrupt file ends
// after a number of steps that its size limits.
//
// Errors: FileCorrupt, LimitExceeded; NotAModel for a form that h5py does not
// write by default.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_FORMAT_HDF5_HDF5FILE_H
#define TFUSE_FORMAT_HDF5_HDF5FILE_H

#include "tfuse/Support/ByteCursor.h"
#include "tfuse/Support/DataType.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tfuse {

class HDF5File {
public:
  /// A group or a dataset: the address of its header.
  using Object = uint64_t;
  using Bytes = llvm::ArrayRef<char>;
  using Owner = std::shared_ptr<const void>;

  struct Link {
    std::string name;
    Object object;
  };
  /// The elements of a dataset, in row-major order, little-endian; they live as
  /// long as `owner`.
  struct Numbers {
    DataType type = DataType::Invalid;
    llvm::SmallVector<int64_t> shape;
    Bytes bytes;
    Owner owner;
  };

  /// True if the bytes begin like a file of HDF5.
  static bool isHDF5(Bytes bytes);

  /// `bytes` is the whole file, which lives as long as `owner`; `name` is for
  /// errors.
  static llvm::Expected<HDF5File> open(Bytes bytes, Owner owner,
                                       const llvm::Twine &name);

  Object root() const { return rootObject; }

  /// The members of a group, without links to other files and soft links. A
  /// dataset has none.
  llvm::Expected<std::vector<Link>> links(Object group) const;
  llvm::Expected<bool> isDataset(Object object) const;

  /// The strings of an attribute, in row-major order; nothing if there is no
  /// such attribute, or if it does not hold strings.
  llvm::Expected<std::optional<std::vector<std::string>>>
  strings(Object object, llvm::StringRef attribute) const;

  /// The elements of a dataset.
  llvm::Expected<Numbers> numbers(Object dataset) const;

private:
  struct Message {
    unsigned type = 0;
    bool isShared = false;
    Bytes data;
  };
  using Messages = std::vector<Message>;
  struct Type {
    enum Kind { Number, FixedText, VariableText, Other };
    Kind kind = Other;
    DataType element = DataType::Invalid;
    uint64_t size = 0;
  };
  using Shape = llvm::SmallVector<int64_t>;
  struct Chunk {
    llvm::SmallVector<uint64_t> start;
    Bytes stored;
    uint32_t skippedFilters = 0;
  };
  struct ChunkedLayout {
    llvm::SmallVector<uint64_t> chunk;
    uint64_t tree = 0, chunkBytes = 0;
    /// The numbers of the filters.
    llvm::SmallVector<unsigned> filters;
  };

  HDF5File(Bytes bytes, Owner owner, std::string name)
      : bytes(bytes), owner(std::move(owner)), name(std::move(name)) {}

  llvm::Error damaged(const llvm::Twine &what) const;
  llvm::Error unsupported(const llvm::Twine &what) const;

  // Fields.
  llvm::Error readSuperblock();
  ByteCursor at(uint64_t address) const;
  uint64_t address(ByteCursor &c) const { return c.number(offsetSize); }
  uint64_t length(ByteCursor &c) const { return c.number(lengthSize); }
  bool isUndefined(uint64_t address) const;
  /// Counts steps of a walk; false when there are more than the size of the
  /// file explains.
  bool spend(uint64_t steps = 1) const;

  /// Calls `visit` with the nodes of a B-tree of version 1, each before the
  /// nodes below it. `visit` gets a cursor at the entries, their number and the
  /// level; it returns the addresses of the nodes below.
  using NodeVisitor =
      llvm::function_ref<llvm::Expected<llvm::SmallVector<uint64_t>>(
          ByteCursor entries, uint64_t count, bool isLeaf)>;
  enum class TreeKind : unsigned { Members = 0, Chunks = 1 };
  llvm::Error walkTree(uint64_t root, TreeKind kind, NodeVisitor visit) const;

  // Headers.
  llvm::Expected<Messages> header(Object object) const;
  llvm::Expected<const Message *> find(const Messages &messages, unsigned type,
                                       llvm::StringRef what) const;

  // Groups.
  llvm::Error readSymbolTable(Bytes message, std::vector<Link> &links) const;
  llvm::Error readSymbols(uint64_t node, Bytes names,
                          std::vector<Link> &links) const;
  llvm::Error readLink(Bytes message, std::vector<Link> &links) const;
  llvm::Error readDense(Bytes message, bool isAttributes,
                        std::vector<Bytes> &objects) const;

  // Values.
  llvm::Expected<Type> readType(Bytes message) const;
  llvm::Expected<Shape> readShape(Bytes message) const;
  llvm::Expected<uint64_t> byteSize(const Type &type,
                                    llvm::ArrayRef<int64_t> shape) const;
  llvm::Expected<std::optional<std::vector<std::string>>>
  readAttribute(Bytes message, llvm::StringRef wanted) const;
  llvm::Expected<std::string> variableText(ByteCursor &reference) const;
  llvm::Error readChunks(const ChunkedLayout &layout,
                         std::vector<Chunk> &chunks) const;
  llvm::Error readFilters(Bytes message,
                          llvm::SmallVectorImpl<unsigned> &filters) const;
  llvm::Expected<std::shared_ptr<const std::vector<char>>>
  decode(const Chunk &chunk, const ChunkedLayout &layout,
         uint64_t elementSize) const;
  llvm::Error readChunked(ByteCursor layout, const Messages &messages,
                          const Type &type, Numbers &result) const;

  Bytes bytes;
  Owner owner;
  std::string name;
  unsigned offsetSize = 8, lengthSize = 8;
  Object rootObject = 0;
  mutable uint64_t steps = 0;
};

} // namespace tfuse

#endif // TFUSE_FORMAT_HDF5_HDF5FILE_H
