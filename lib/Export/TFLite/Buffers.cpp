//===- Buffers.cpp - the buffers of a model -------------------------------===//
//
// Places the bytes of buffers after the FlatBuffer proper and streams them. A
// FlatBuffer refers forward only, by 32-bit offsets, so byte vectors may follow
// all tables: the tables are built with placeholders, and the offsets are
// filled in once the size of the tables is known. If the file exceeds the range
// of such offsets, buffers hold their position in the file instead.
//
//===----------------------------------------------------------------------===//

#include "Buffers.h"

#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Format/TFLite/Schema.h"
#include "tfuse/Format/TFLite/StringBuffer.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

namespace tfuse::tfl {

/// Kernels load vectors of this many bytes, even past the end of the last
/// buffer.
static constexpr uint64_t kAlignment = 16;
/// The length field of a FlatBuffer vector.
static constexpr uint64_t kLengthBytes = 4;

unsigned BufferList::addEmpty() {
  buffers.emplace_back();
  return buffers.size() - 1;
}

unsigned BufferList::addBytes(std::string bytes) {
  Buffer buffer;
  buffer.hasBytes = true;
  buffer.size = bytes.size();
  buffer.bytes = std::move(bytes);
  buffers.push_back(std::move(buffer));
  return buffers.size() - 1;
}

Expected<unsigned> BufferList::addElements(ElementsAttr elements,
                                           TensorType type, bool mayShare) {
  mayShare &= options.deduplicateBuffers;
  if (type == TensorType::STRING)
    return addStrings(elements, mayShare);

  Buffer buffer;
  buffer.hasBytes = true;
  buffer.elements = elements;
  buffer.bits = std::min(bitWidth(type), 8u);
  uint64_t bytes = eval::elementsByteSize(elements);
  buffer.size = llvm::divideCeil(bytes * buffer.bits, 8);
  unsigned index = buffers.size();
  if (mayShare) {
    Expected<unsigned> number = numbering.number(elements);
    if (!number)
      return number.takeError();
    auto [it, isNew] = byNumber.try_emplace({*number, buffer.bits}, index);
    if (!isNew) {
      addEmpty();
      return it->second;
    }
  }
  buffers.push_back(std::move(buffer));
  return index;
}

Expected<unsigned> BufferList::addStrings(ElementsAttr elements,
                                          bool mayShare) {
  Expected<eval::HostTensor> tensor = eval::toHostTensor(elements);
  if (!tensor)
    return tensor.takeError();
  std::optional<std::string> packed = packStrings(tensor->strings());
  if (!packed)
    return userError(Code::LimitExceeded,
                     "a tensor of strings takes more than 2 GiB");
  if (mayShare) {
    auto [it, isNew] = byStrings.try_emplace(*packed, buffers.size());
    if (!isNew) {
      addEmpty();
      return it->second;
    }
  }
  return addBytes(std::move(*packed));
}

uint64_t BufferList::totalBytes() const {
  uint64_t total = kAlignment;
  for (const Buffer &buffer : buffers)
    if (buffer.hasBytes)
      total += llvm::alignTo(buffer.size + kLengthBytes, kAlignment);
  return total;
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

Offset BufferList::build(FlatBufferBuilder &builder, bool outside) {
  isOutside = outside;
  // Values that differ from every default, so that the fields exist.
  constexpr uint64_t placeholder = 1;
  Offset empty = TableBuilder(builder).finish();
  std::vector<Offset> tables;
  for (const Buffer &buffer : buffers) {
    if (!buffer.hasBytes) {
      tables.push_back(empty);
      continue;
    }
    TableBuilder table(builder);
    if (outside)
      table.stored<uint64_t>(schema::field::Buffer_offset, placeholder)
          .stored<uint64_t>(schema::field::Buffer_size, buffer.size);
    else
      table.stored<uint32_t>(schema::field::Buffer_data, placeholder);
    tables.push_back(table.finish());
  }
  return makeTables(builder, tables);
}

void BufferList::finish(uint8_t *model, uint64_t modelSize) {
  uint64_t end = modelSize;
  for (Buffer &buffer : buffers) {
    if (!buffer.hasBytes)
      continue;
    uint64_t prefix = isOutside ? 0 : kLengthBytes;
    buffer.position = llvm::alignTo(end + prefix, kAlignment);
    end = buffer.position + buffer.size;
  }

  using Table = flatbuffers::Table;
  auto *root = flatbuffers::GetMutableRoot<Table>(model);
  auto *tables =
      root->GetPointer<flatbuffers::Vector<flatbuffers::Offset<Table>> *>(
          TableBuilder::slot(schema::field::Model_buffers));
  for (auto [i, buffer] : llvm::enumerate(buffers)) {
    if (!buffer.hasBytes)
      continue;
    Table *table = tables->GetMutableObject(i);
    uint16_t field =
        isOutside ? schema::field::Buffer_offset : schema::field::Buffer_data;
    uint8_t *address = table->GetAddressOf(TableBuilder::slot(field));
    assert(address && "the field was stored");
    if (isOutside) {
      flatbuffers::WriteScalar<uint64_t>(address, buffer.position);
      continue;
    }
    uint64_t vector = buffer.position - kLengthBytes;
    uint64_t from = address - model;
    flatbuffers::WriteScalar<uint32_t>(address,
                                       static_cast<uint32_t>(vector - from));
  }
}

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

namespace {
/// Packs one-byte elements into `bits` bits each, the first one in the lowest
/// bits.
class ElementPacker {
public:
  ElementPacker(llvm::raw_ostream &os, unsigned bits) : os(os), bits(bits) {}

  void add(ArrayRef<char> elements) {
    uint8_t mask = (1u << bits) - 1;
    for (char element : elements) {
      current |= (static_cast<uint8_t>(element) & mask) << filled;
      filled += bits;
      if (filled == 8)
        flush();
    }
  }
  void flush() {
    if (filled == 0)
      return;
    os << static_cast<char>(current);
    current = 0;
    filled = 0;
  }

private:
  llvm::raw_ostream &os;
  unsigned bits;
  uint8_t current = 0;
  unsigned filled = 0;
};
} // namespace

Error BufferList::writeElements(llvm::raw_ostream &os,
                                const Buffer &buffer) const {
  if (buffer.bits == 8)
    return eval::writeElements(buffer.elements, [&os](ArrayRef<char> chunk) {
      os.write(chunk.data(), chunk.size());
      return Error::success();
    });
  ElementPacker packer(os, buffer.bits);
  Error error =
      eval::writeElements(buffer.elements, [&packer](ArrayRef<char> chunk) {
        packer.add(chunk);
        return Error::success();
      });
  packer.flush();
  return error;
}

Error BufferList::write(llvm::raw_ostream &os, uint64_t modelSize) const {
  uint64_t end = modelSize;
  for (const Buffer &buffer : buffers) {
    if (!buffer.hasBytes)
      continue;
    uint64_t prefix = isOutside ? 0 : kLengthBytes;
    os.write_zeros(buffer.position - prefix - end);
    if (!isOutside) {
      char length[kLengthBytes];
      llvm::support::endian::write32le(length, buffer.size);
      os.write(length, sizeof(length));
    }
    if (buffer.elements) {
      if (Error error = writeElements(os, buffer))
        return error;
    } else {
      os << buffer.bytes;
    }
    end = buffer.position + buffer.size;
  }
  if (end != modelSize)
    os.write_zeros(llvm::alignTo(end, kAlignment) + kAlignment - end);
  return Error::success();
}

} // namespace tfuse::tfl
