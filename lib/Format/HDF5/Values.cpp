//===- Values.cpp - Attributes and the elements of datasets ---------------===//

#include "Messages.h"

#include "tfuse/Format/HDF5/HDF5File.h"
#include "tfuse/Format/Zip/Inflate.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>
#include <limits>

using namespace llvm;

namespace tfuse {

/// The limit of HDF5.
static constexpr uint64_t kMostAxes = 32;

//===----------------------------------------------------------------------===//
// Types and shapes
//===----------------------------------------------------------------------===//

static DataType integerType(uint64_t size, bool isSigned) {
  switch (size) {
  case 1:
    return isSigned ? DataType::Int8 : DataType::UInt8;
  case 2:
    return isSigned ? DataType::Int16 : DataType::UInt16;
  case 4:
    return isSigned ? DataType::Int32 : DataType::UInt32;
  case 8:
    return isSigned ? DataType::Int64 : DataType::UInt64;
  default:
    return DataType::Invalid;
  }
}

static DataType floatType(uint64_t size, uint64_t exponentBits) {
  if (size == 2)
    return exponentBits == 5   ? DataType::Half
           : exponentBits == 8 ? DataType::BFloat16
                               : DataType::Invalid;
  return size == 4   ? DataType::Float
         : size == 8 ? DataType::Double
                     : DataType::Invalid;
}

Expected<HDF5File::Type> HDF5File::readType(Bytes message) const {
  enum : unsigned {
    Integer = 0,
    Float = 1,
    String = 3,
    Opaque = 5,
    Enum = 8,
    VariableLength = 9
  };
  ByteCursor c(message);
  unsigned kind = c.number(1) & 15;
  uint64_t bits = c.number(3);
  Type type;
  type.size = c.number(4);
  if (c.failed() || type.size == 0)
    return damaged("the type of a dataset or attribute is cut off");
  bool isLittle = true;
  switch (kind) {
  case Integer:
    type.kind = Type::Number;
    isLittle = (bits & 1) == 0;
    type.element = integerType(type.size, (bits & 8) != 0);
    break;
  case Float: {
    type.kind = Type::Number;
    isLittle = (bits & 0x41) == 0;
    c.skip(5);
    type.element = floatType(type.size, c.number(1));
    break;
  }
  case String:
    type.kind = Type::FixedText;
    break;
  case Opaque:
    // h5py has no bfloat16, and Keras stores its bytes.
    if (type.size == 2) {
      type.kind = Type::Number;
      type.element = DataType::BFloat16;
    }
    break;
  case Enum:
    // The bool of h5py: FALSE and TRUE.
    if (type.size == 1) {
      type.kind = Type::Number;
      type.element = DataType::Bool;
    }
    break;
  case VariableLength:
    if ((bits & 15) == 1 && type.size == 8 + offsetSize)
      type.kind = Type::VariableText;
    break;
  default:
    break;
  }
  if (!isLittle && type.size != 1)
    return unsupported("big-endian numbers");
  return type;
}

Expected<HDF5File::Shape> HDF5File::readShape(Bytes message) const {
  ByteCursor c(message);
  uint64_t version = c.number(1), rank = c.number(1);
  c.skip(1);
  constexpr unsigned null = 2;
  bool isNull = false;
  if (version == 1)
    c.skip(5);
  else
    isNull = c.number(1) == null;
  Shape shape;
  for (uint64_t i = 0; i != rank && !c.failed(); ++i)
    shape.push_back(int64_t(length(c)));
  if (isNull)
    shape = {0};
  if (c.failed() || rank > kMostAxes || version == 0 || version > 2 ||
      llvm::any_of(shape, [](int64_t dim) { return dim < 0; }))
    return damaged("the shape of a dataset or attribute is invalid");
  return shape;
}

Expected<uint64_t> HDF5File::byteSize(const Type &type,
                                      ArrayRef<int64_t> shape) const {
  uint64_t result = type.size;
  constexpr uint64_t most = std::numeric_limits<int64_t>::max();
  bool isEmpty = llvm::is_contained(shape, 0);
  for (int64_t dim : shape) {
    bool overflows = false;
    if (dim != 0)
      result = SaturatingMultiply(result, uint64_t(dim), &overflows);
    if (overflows || result > most)
      return damaged("the shape of a dataset or attribute is too large");
  }
  return isEmpty ? 0 : result;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// Reads a string from the heap of strings that the reference names.
Expected<std::string> HDF5File::variableText(ByteCursor &reference) const {
  uint64_t size = reference.number(4), where = address(reference),
           wanted = reference.number(4);
  if (reference.failed())
    return damaged("a string is missing");
  if (size == 0)
    return std::string();
  ByteCursor c = at(where);
  c.expect("GCOL");
  c.skip(4);
  uint64_t total = length(c), prefix = 8 + lengthSize;
  if (total < prefix)
    return damaged("a heap of strings is invalid");
  c = ByteCursor(c.take(total - prefix));
  while (c.left() >= prefix && spend()) {
    uint64_t index = c.number(2);
    c.skip(6);
    uint64_t bytes = length(c);
    if (index == 0)
      break;
    ByteCursor object(c.take(bytes));
    c.skip(std::min(c.left(), alignTo(bytes, 8) - bytes));
    if (index != wanted)
      continue;
    StringRef text = object.text(size);
    if (object.failed() || !spend(size))
      break;
    return text.rtrim('\0').str();
  }
  return damaged("a string is missing");
}

Expected<std::optional<std::vector<std::string>>>
HDF5File::readAttribute(Bytes message, StringRef wanted) const {
  ByteCursor c(message);
  uint64_t version = c.number(1), flags = c.number(1);
  uint64_t nameSize = c.number(2), typeSize = c.number(2),
           shapeSize = c.number(2);
  if (version == 3)
    c.skip(1);
  auto part = [&](uint64_t size) {
    return c.take(version == 1 ? alignTo(size, 8) : size);
  };
  Bytes nameBytes = part(nameSize);
  StringRef text(nameBytes.data(), nameBytes.size());
  Bytes typeBytes = part(typeSize), shapeBytes = part(shapeSize);
  if (c.failed() || version == 0 || version > 3)
    return damaged("an attribute is invalid");
  if (text.take_until([](char c) { return c == '\0'; }) != wanted)
    return std::nullopt;
  if (version != 1 && (flags & 3) != 0)
    return unsupported("an attribute whose type is shared with others");
  Expected<Type> type = readType(typeBytes);
  if (!type)
    return type.takeError();
  Expected<Shape> shape = readShape(shapeBytes);
  if (!shape)
    return shape.takeError();
  Expected<uint64_t> size = byteSize(*type, *shape);
  if (!size)
    return size.takeError();
  if (*size == 0)
    return std::vector<std::string>();
  if (type->kind != Type::FixedText && type->kind != Type::VariableText)
    return std::nullopt;
  ByteCursor elements(c.take(*size));
  if (c.failed())
    return damaged("an attribute is cut off");
  std::vector<std::string> result;
  while (elements.left() != 0) {
    if (type->kind == Type::VariableText) {
      Expected<std::string> element = variableText(elements);
      if (!element)
        return element.takeError();
      result.push_back(std::move(*element));
    } else {
      result.push_back(elements.text(type->size).rtrim('\0').str());
    }
  }
  return std::move(result);
}

//===----------------------------------------------------------------------===//
// Datasets
//===----------------------------------------------------------------------===//

Error HDF5File::readFilters(Bytes message,
                            SmallVectorImpl<unsigned> &filters) const {
  ByteCursor c(message);
  uint64_t version = c.number(1), count = c.number(1);
  if (version == 1)
    c.skip(6);
  for (uint64_t i = 0; i != count && !c.failed(); ++i) {
    unsigned filter = c.number(2);
    constexpr unsigned firstOwn = 256;
    uint64_t nameSize = version == 1 || filter >= firstOwn ? c.number(2) : 0;
    c.skip(2);
    uint64_t values = c.number(2);
    c.skip(version == 1 ? alignTo(nameSize, 8) : nameSize);
    c.skip(4 * (version == 1 ? alignTo(values, 2) : values));
    filters.push_back(filter);
  }
  constexpr unsigned mostFilters = 32;
  if (c.failed() || version == 0 || version > 2 || count > mostFilters)
    return damaged("the filters of a dataset are invalid");
  return Error::success();
}

/// Lists the chunks of a dataset.
Error HDF5File::readChunks(const ChunkedLayout &layout,
                           std::vector<Chunk> &chunks) const {
  if (isUndefined(layout.tree))
    return Error::success();
  uint64_t total = 0;
  return walkTree(layout.tree, TreeKind::Chunks,
                  [&](ByteCursor entries, uint64_t count,
                      bool isLeaf) -> Expected<SmallVector<uint64_t>> {
                    SmallVector<uint64_t> below;
                    for (uint64_t i = 0; i != count; ++i) {
                      Chunk chunk;
                      uint64_t size = entries.number(4);
                      chunk.skippedFilters = uint32_t(entries.number(4));
                      for (size_t axis = 0; axis != layout.chunk.size(); ++axis)
                        chunk.start.push_back(entries.number(8));
                      entries.skip(8); // The axis of bytes.
                      uint64_t child = address(entries);
                      if (entries.failed() || !spend())
                        return damaged("a tree of chunks is cut off");
                      if (!isLeaf) {
                        below.push_back(child);
                        continue;
                      }
                      ByteCursor content = at(child);
                      chunk.stored = content.take(size);
                      total += size;
                      // Chunks that share their bytes could be of any number.
                      if (content.failed() || total > bytes.size())
                        return damaged("a chunk of a dataset is cut off");
                      chunks.push_back(std::move(chunk));
                    }
                    return below;
                  });
}

/// Byte i of every element, then byte i + 1 -> elements.
static std::vector<char> unshuffle(ArrayRef<char> bytes, uint64_t size) {
  std::vector<char> result(bytes.begin(), bytes.end());
  uint64_t count = bytes.size() / size;
  for (uint64_t i = 0; i != count; ++i)
    for (uint64_t byte = 0; byte != size; ++byte)
      result[i * size + byte] = bytes[byte * count + i];
  return result;
}

Expected<std::shared_ptr<const std::vector<char>>>
HDF5File::decode(const Chunk &chunk, const ChunkedLayout &layout,
                 uint64_t elementSize) const {
  enum : unsigned { Deflate = 1, Shuffle = 2, Checksum = 3 };
  using Buffer = std::shared_ptr<const std::vector<char>>;
  constexpr uint64_t checksumBytes = 4;
  ArrayRef<unsigned> filters(layout.filters);
  // The sizes before each filter, from the last filter backwards.
  SmallVector<uint64_t> sizes{layout.chunkBytes};
  for (auto [index, filter] : enumerate(filters)) {
    bool isSkipped = (chunk.skippedFilters >> index & 1) != 0;
    bool adds = filter == Checksum && !isSkipped;
    sizes.push_back(sizes.back() + (adds ? checksumBytes : 0));
  }
  Buffer result;
  Bytes current = chunk.stored;
  for (size_t i = filters.size(); i-- > 0;) {
    if ((chunk.skippedFilters >> i & 1) != 0)
      continue;
    switch (filters[i]) {
    case Deflate:
      result = inflate(current, sizes[i], DeflateForm::Zlib);
      break;
    case Shuffle:
      result = std::make_shared<const std::vector<char>>(
          unshuffle(current, elementSize));
      break;
    case Checksum:
      if (current.size() < checksumBytes)
        return damaged("a chunk of a dataset is cut off");
      current = current.drop_back(checksumBytes);
      continue;
    default:
      return unsupported("a dataset with the filter " + Twine(filters[i]) +
                         ", which is neither gzip nor shuffle");
    }
    if (!result)
      return damaged("a chunk of a dataset cannot be decompressed");
    current = *result;
  }
  if (current.size() != layout.chunkBytes)
    return damaged("a chunk of a dataset has another size than its shape");
  if (!result || current.data() != result->data())
    result = std::make_shared<const std::vector<char>>(current.begin(),
                                                       current.end());
  return result;
}

/// Copies the part of a chunk that lies in the dataset.
static void copyChunk(ArrayRef<uint64_t> start, ArrayRef<uint64_t> chunk,
                      ArrayRef<int64_t> shape, uint64_t elementSize,
                      ArrayRef<char> from, MutableArrayRef<char> to) {
  size_t rank = shape.size(), last = rank - 1;
  SmallVector<uint64_t> part(rank), index(rank, 0);
  for (size_t axis = 0; axis != rank; ++axis)
    part[axis] = std::min(chunk[axis], uint64_t(shape[axis]) - start[axis]);
  for (;;) {
    uint64_t source = 0, target = 0;
    for (size_t axis = 0; axis != rank; ++axis) {
      source = source * chunk[axis] + index[axis];
      target = target * uint64_t(shape[axis]) + start[axis] + index[axis];
    }
    std::memcpy(to.data() + target * elementSize,
                from.data() + source * elementSize, part[last] * elementSize);
    // Counts in the axes before the last one.
    size_t axis = last;
    for (; axis != 0; --axis) {
      if (++index[axis - 1] != part[axis - 1])
        break;
      index[axis - 1] = 0;
    }
    if (axis == 0)
      return;
  }
}

Error HDF5File::readChunked(ByteCursor c, const Messages &messages,
                            const Type &type, Numbers &result) const {
  ChunkedLayout layout;
  uint64_t axes = c.number(1);
  layout.tree = address(c);
  layout.chunkBytes = type.size;
  size_t rank = result.shape.size();
  if (c.failed() || axes != rank + 1 || rank == 0)
    return damaged("the chunks of a dataset have another rank than it");
  // In units of chunks.
  uint64_t wanted = 1;
  for (int64_t dim : result.shape) {
    uint64_t size = c.number(4);
    bool overflows = false, tooMany = false;
    layout.chunkBytes = SaturatingMultiply(layout.chunkBytes, size, &overflows);
    if (size != 0)
      wanted =
          SaturatingMultiply(wanted, divideCeil(uint64_t(dim), size), &tooMany);
    if (c.failed() || size == 0 || overflows || tooMany)
      return damaged("the shape of the chunks of a dataset is invalid");
    layout.chunk.push_back(size);
  }
  Expected<const Message *> pipeline =
      find(messages, hdf5::FilterPipeline, "compression");
  if (!pipeline)
    return pipeline.takeError();
  if (*pipeline)
    if (Error error = readFilters((*pipeline)->data, layout.filters))
      return error;
  std::vector<Chunk> chunks;
  if (Error error = readChunks(layout, chunks))
    return error;
  if (chunks.size() != wanted)
    return damaged("a dataset has " + Twine(chunks.size()) + " of " +
                   Twine(wanted) + " chunks");
  // No filter expands more than deflate, so this bounds the memory.
  uint64_t stored = 0;
  for (const Chunk &chunk : chunks)
    stored += chunk.stored.size();
  Expected<uint64_t> size = byteSize(type, result.shape);
  if (!size)
    return size.takeError();
  if (*size / kMostDeflateExpansion > stored ||
      layout.chunkBytes / kMostDeflateExpansion > stored)
    return damaged("a dataset is larger than its chunks");
  auto elements = std::make_shared<std::vector<char>>(*size);
  DenseSet<uint64_t> seen;
  for (const Chunk &chunk : chunks) {
    uint64_t number = 0;
    for (auto [start, each, dim] :
         zip_equal(chunk.start, layout.chunk, result.shape)) {
      if (start >= uint64_t(dim) || start % each != 0)
        return damaged("a chunk lies outside of its dataset");
      number = number * divideCeil(uint64_t(dim), each) + start / each;
    }
    if (!seen.insert(number).second)
      return damaged("a dataset has a chunk twice");
    Expected<std::shared_ptr<const std::vector<char>>> decoded =
        decode(chunk, layout, type.size);
    if (!decoded)
      return decoded.takeError();
    copyChunk(chunk.start, layout.chunk, result.shape, type.size, **decoded,
              *elements);
  }
  result.bytes = *elements;
  result.owner = std::move(elements);
  return Error::success();
}

Expected<HDF5File::Numbers> HDF5File::numbers(Object dataset) const {
  Expected<Messages> messages = header(dataset);
  if (!messages)
    return messages.takeError();
  auto part = [&](unsigned type, StringRef what) -> Expected<Bytes> {
    Expected<const Message *> found = find(*messages, type, what);
    if (!found)
      return found.takeError();
    if (!*found)
      return damaged("a dataset has no " + what);
    return (*found)->data;
  };
  Expected<Bytes> shapeBytes = part(hdf5::Dataspace, "shape");
  if (!shapeBytes)
    return shapeBytes.takeError();
  Expected<Bytes> typeBytes = part(hdf5::Datatype, "type");
  if (!typeBytes)
    return typeBytes.takeError();
  Expected<Bytes> layout = part(hdf5::Layout, "layout");
  if (!layout)
    return layout.takeError();
  Expected<const Message *> external =
      find(*messages, hdf5::ExternalFiles, "list of files");
  if (!external || *external)
    return external ? unsupported("a dataset in another file")
                    : external.takeError();
  Numbers result;
  Expected<Shape> shape = readShape(*shapeBytes);
  if (!shape)
    return shape.takeError();
  result.shape = std::move(*shape);
  Expected<Type> type = readType(*typeBytes);
  if (!type)
    return type.takeError();
  if (type->kind != Type::Number || type->element == DataType::Invalid)
    return unsupported("a dataset of elements that are not plain numbers");
  result.type = type->element;
  result.owner = owner;
  Expected<uint64_t> size = byteSize(*type, result.shape);
  if (!size)
    return size.takeError();
  if (*size == 0)
    return result;

  enum : unsigned { Compact = 0, Contiguous = 1, Chunked = 2 };
  ByteCursor c(*layout);
  uint64_t version = c.number(1), kind = c.number(1);
  if (!c.failed() && version != 3 && (version != 4 || kind >= Chunked))
    return unsupported("version " + Twine(version) +
                       " of the layout of a dataset");
  if (kind > Chunked)
    return unsupported("a virtual dataset");
  if (kind == Chunked) {
    if (Error error = readChunked(c, *messages, *type, result))
      return std::move(error);
    return result;
  }
  uint64_t stored = 0;
  if (kind == Compact) {
    stored = c.number(2);
  } else {
    uint64_t where = address(c);
    stored = length(c);
    if (isUndefined(where))
      return damaged("a dataset was never written");
    c = c.failed() ? ByteCursor() : at(where);
  }
  result.bytes = c.take(*size);
  if (c.failed() || stored < *size)
    return damaged("the elements of a dataset lie outside of the file");
  return result;
}

} // namespace tfuse
