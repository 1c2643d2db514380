//===- TensorSlices.cpp - Tensors that were saved in several parts --------===//
//
// A partitioned variable is saved in parts: the entry with its name lists the
// parts, and each part is an entry whose key consists of the name and the
// extents. RestoreV2 may read any slice of any tensor, independently of the
// parts.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Import/TensorBundle/TensorBundle.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include <cstring>
#include <new>

using namespace llvm;

namespace tfuse {

using Extent = TensorSlice::Extent;

//===----------------------------------------------------------------------===//
// Text and keys
//===----------------------------------------------------------------------===//

Expected<TensorSlice> TensorSlice::parse(StringRef text,
                                         SmallVectorImpl<int64_t> &shape) {
  auto invalid = [&] {
    return userError(Code::InvalidGraph,
                     "\"" + text + "\" is not a shape and slice of a tensor",
                     "", "");
  };
  auto [dims, extents] = text.rsplit(' ');
  if (extents.empty())
    return invalid();
  for (StringRef dim : split(dims, ' '))
    if (dim.getAsInteger(10, shape.emplace_back()) || shape.back() < 0)
      return invalid();
  TensorSlice slice;
  for (StringRef extent : split(extents, ':')) {
    Extent &result = slice.extents.emplace_back();
    if (extent == "-")
      continue;
    auto [start, length] = extent.split(',');
    if (start.getAsInteger(10, result.start) ||
        length.getAsInteger(10, result.length) || result.start < 0 ||
        result.length <= 0)
      return invalid();
  }
  if (slice.extents.size() != shape.size())
    return invalid();
  return slice;
}

// Keys are encoded so that their bytes sort in the order of the values.

/// The number of bytes, then the bytes, most significant first.
static void appendUnsigned(std::string &key, uint64_t value) {
  unsigned size = divideCeil(64 - countl_zero(value), 8);
  key.push_back(char(size));
  while (size--)
    key.push_back(char(value >> (8 * size)));
}

/// Bytes 0 and 255 are escaped, so that 0 1 can terminate the string.
static void appendString(std::string &key, StringRef text) {
  for (char c : text) {
    key.push_back(c);
    if (c == '\0')
      key.push_back('\xff');
    else if (c == '\xff')
      key.push_back('\0');
  }
  key.push_back('\0');
  key.push_back('\1');
}

/// Two's complement in the smallest n bytes whose 7n bits hold the value, most
/// significant byte first, with the first n bits inverted.
static void appendSigned(std::string &key, int64_t value) {
  uint64_t magnitude = value < 0 ? ~value : value;
  unsigned bits = 64 - countl_zero(magnitude);
  unsigned size = bits / 7 + 1;
  auto sign = static_cast<uint8_t>(value < 0 ? 0xff : 0);
  uint8_t bytes[10] = {sign, sign};
  for (unsigned i = 0; i < 8; ++i)
    bytes[2 + i] = uint8_t(uint64_t(value) >> (56 - 8 * i));
  uint8_t *begin = std::end(bytes) - size;
  for (unsigned i = 0; i < size; ++i)
    begin[i / 8] ^= uint8_t(0x80 >> (i % 8));
  key.append(reinterpret_cast<char *>(begin), size);
}

static std::string partKey(StringRef name, const TensorSlice &slice) {
  std::string key;
  appendUnsigned(key, 0);
  appendString(key, name);
  appendUnsigned(key, slice.extents.size());
  for (const Extent &extent : slice.extents) {
    appendSigned(key, extent.start);
    appendSigned(key, extent.length);
  }
  return key;
}

//===----------------------------------------------------------------------===//
// Putting parts together
//===----------------------------------------------------------------------===//

/// Replaces kWhole by the size of the dimension; false if the slice does not
/// fit the shape.
static bool resolve(const TensorSlice &slice, ArrayRef<int64_t> shape,
                    SmallVectorImpl<Extent> &extents) {
  if (slice.extents.size() != shape.size())
    return false;
  for (auto [extent, dim] : zip_equal(slice.extents, shape)) {
    extents.push_back(extent);
    Extent &result = extents.back();
    if (result.length == TensorSlice::kWhole)
      result = {0, dim};
    if (result.start < 0 || result.length < 0 || result.length > dim ||
        result.start > dim - result.length)
      return false;
  }
  return true;
}

static int64_t volume(ArrayRef<Extent> extents) {
  int64_t result = 1; // Does not overflow: the tensor has at least as many.
  for (const Extent &extent : extents)
    result *= extent.length;
  return result;
}

static SmallVector<Extent> intersect(ArrayRef<Extent> a, ArrayRef<Extent> b) {
  SmallVector<Extent> result;
  for (auto [x, y] : zip_equal(a, b)) {
    int64_t start = std::max(x.start, y.start);
    int64_t end = std::min(x.start + x.length, y.start + y.length);
    result.push_back({start, std::max<int64_t>(0, end - start)});
  }
  return result;
}

/// Returns the linear index of the element at `index` within the box `extents`.
static int64_t flatten(ArrayRef<Extent> extents, ArrayRef<int64_t> index) {
  int64_t result = 0;
  for (auto [extent, i] : zip_equal(extents, index))
    result = result * extent.length + (i - extent.start);
  return result;
}

/// Calls `run(in a, in b, length)` for each run of elements of `common` that
/// are contiguous in both boxes.
static void forEachRun(ArrayRef<Extent> common, ArrayRef<Extent> a,
                       ArrayRef<Extent> b,
                       function_ref<void(int64_t, int64_t, int64_t)> run) {
  if (volume(common) == 0)
    return;
  // A run covers the inner dimensions that all three boxes cover completely,
  // and the common part of the next dimension.
  size_t outer = common.size();
  int64_t length = 1;
  while (outer > 0) {
    --outer;
    length *= common[outer].length;
    if (common[outer] != a[outer] || common[outer] != b[outer])
      break;
  }
  SmallVector<int64_t> index;
  for (const Extent &extent : common)
    index.push_back(extent.start);
  while (true) {
    run(flatten(a, index), flatten(b, index), length);
    size_t dim = outer;
    while (dim > 0) {
      --dim;
      if (++index[dim] < common[dim].start + common[dim].length)
        break;
      index[dim] = common[dim].start;
      if (dim == 0)
        return;
    }
    if (outer == 0)
      return;
  }
}

Expected<const TensorBundle::Entry *>
TensorBundle::part(const Entry &entry, const TensorSlice &slice) const {
  auto position = byKey.find(partKey(entry.key, slice));
  // A variable with a single part that covers the whole tensor is stored in its
  // own entry.
  bool isWhole = all_of(slice.extents, [](const Extent &extent) {
    return extent.length == TensorSlice::kWhole;
  });
  if (position == byKey.end() && isWhole && entry.size != 0)
    return &entry;
  if (position == byKey.end())
    return corrupt(entry, "one of its slices is missing from the index");
  const Entry &found = all[position->second];
  SmallVector<Extent> extents;
  if (!resolve(slice, entry.shape, extents) || !found.slices.empty() ||
      found.type != entry.type ||
      !equal(found.shape, map_range(extents, [](const Extent &extent) {
               return extent.length;
             })))
    return corrupt(entry, "one of its slices has a different shape or type");
  return &found;
}

Expected<TensorBytes> TensorBundle::assemble(const Entry &entry,
                                             ArrayRef<Extent> wanted) const {
  struct Source {
    SmallVector<Extent> extents;
    TensorBytes data;
  };
  std::vector<Source> sources;
  DenseSet<const Entry *> seen;
  int64_t found = 0;
  for (const TensorSlice &slice : entry.slices) {
    auto stored = part(entry, slice);
    if (!stored)
      return stored.takeError();
    Source source;
    if (!seen.insert(*stored).second ||
        !resolve(slice, entry.shape, source.extents))
      return corrupt(entry, "the list of its slices is invalid");
    int64_t common = volume(intersect(source.extents, wanted));
    if (common == 0)
      continue;
    auto data = viewStored(**stored);
    if (!data)
      return data.takeError();
    source.data = *data;
    sources.push_back(std::move(source));
    found += common;
  }
  if (found != volume(wanted))
    return corrupt(entry, "its slices do not cover the whole tensor");
  if (sources.size() == 1 && ArrayRef(sources[0].extents) == wanted)
    return sources[0].data;

  size_t elementSize = dataTypeSizeInBytes(entry.type);
  std::shared_ptr<char[]> buffer(
      new (std::nothrow) char[found * elementSize + 1]);
  if (!buffer)
    return userError(Code::LimitExceeded,
                     "there is no memory for tensor \"" + entry.key + "\"",
                     pathPrefix, "");
  BitVector covered(found);
  for (const Source &source : sources)
    forEachRun(intersect(source.extents, wanted), wanted, source.extents,
               [&](int64_t to, int64_t from, int64_t length) {
                 std::memcpy(buffer.get() + to * elementSize,
                             source.data.bytes.data() + from * elementSize,
                             length * elementSize);
                 covered.set(to, to + length);
               });
  if (!covered.all())
    return corrupt(entry, "its slices overlap");
  return TensorBytes{ArrayRef<char>(buffer.get(), found * elementSize), buffer};
}

Expected<TensorBytes> TensorBundle::view(const Entry &entry,
                                         const TensorSlice &slice) const {
  SmallVector<Extent> wanted;
  if (!resolve(slice, entry.shape, wanted))
    return userError(Code::CheckpointMismatch,
                     "the graph reads a slice that tensor \"" + entry.key +
                         "\" does not have",
                     pathPrefix, "the checkpoint belongs to another model");
  if (!entry.slices.empty())
    return assemble(entry, wanted);

  auto whole = viewStored(entry);
  if (!whole)
    return whole.takeError();
  SmallVector<Extent> stored;
  for (int64_t dim : entry.shape)
    stored.push_back({0, dim});
  size_t elementSize = dataTypeSizeInBytes(entry.type);
  SmallVector<std::pair<int64_t, int64_t>, 1> runs; // First element, number.
  forEachRun(wanted, wanted, stored,
             [&](int64_t, int64_t from, int64_t length) {
               runs.emplace_back(from, length);
             });
  if (runs.empty())
    return TensorBytes{whole->bytes.take_front(0), whole->owner};
  if (runs.size() == 1)
    return TensorBytes{whole->bytes.slice(runs[0].first * elementSize,
                                          runs[0].second * elementSize),
                       whole->owner};
  auto buffer = std::make_shared<std::vector<char>>();
  buffer->reserve(volume(wanted) * elementSize);
  for (auto [from, length] : runs) {
    ArrayRef<char> bytes =
        whole->bytes.slice(from * elementSize, length * elementSize);
    buffer->insert(buffer->end(), bytes.begin(), bytes.end());
  }
  return TensorBytes{ArrayRef(*buffer), buffer};
}

} // namespace tfuse
