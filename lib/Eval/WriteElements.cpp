//===- WriteElements.cpp - Deliver the elements of a constant -------------===//

#include "LazyView.h"
#include "QuantizeElements.h"
#include "StridedCopy.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::Error;
using llvm::Expected;

namespace tfuse::eval {

// The maximum size of a block: it may exceed the scratch limit so that it holds
// whole cache lines of every column.
static constexpr int64_t kLargestBlock = 32 << 20;
static constexpr int64_t kCacheLine = 64;

int64_t elementsByteSize(ElementsAttr attr) {
  ShapedType type = attr.getShapedType();
  return type.getNumElements() * elementBytes(type.getElementType());
}

static Error writeSplat(const HostTensor &tensor, ElementSink sink,
                        const WriteOptions &options) {
  ArrayRef<char> element = tensor.splatElement();
  int64_t perBlock = std::max<int64_t>(
      1, std::min<int64_t>(options.scratchBytes / element.size(),
                           tensor.numElements()));
  std::vector<char> block(perBlock * element.size());
  for (size_t i = 0; i < block.size(); i += element.size())
    llvm::copy(element, block.begin() + i);
  for (int64_t left = tensor.numElements(); left > 0; left -= perBlock) {
    int64_t now = std::min(left, perBlock);
    if (Error error = sink(ArrayRef(block).take_front(now * element.size())))
      return error;
  }
  return Error::success();
}

namespace {

/// Splits a reader's elements, in row-major order, into boxes that fit into a
/// buffer. A box has all of each axis after `axis`, `step` indices of `axis`,
/// and one index of each axis before it.
struct Blocking {
  size_t axis = 0;
  int64_t step = 1;
  int64_t elements = 1; // of the largest box

  static Blocking of(const LazyReader &reader, int64_t scratchBytes);
};

Blocking Blocking::of(const LazyReader &reader, int64_t scratchBytes) {
  ArrayRef<int64_t> sizes = reader.sizes();
  Blocking blocking;
  if (sizes.empty())
    return blocking;
  int64_t width = reader.widestElement();
  int64_t most = std::max<int64_t>(1, scratchBytes / width);
  size_t axis = sizes.size() - 1;
  int64_t inner = 1; // elements per index of `axis`
  while (axis > 0 && inner * sizes[axis] <= most)
    inner *= sizes[axis--];
  int64_t step = std::max<int64_t>(1, most / inner);
  // If the source is contiguous along this axis, make the step a multiple of a
  // cache line; otherwise lines would be read twice.
  int64_t line = kCacheLine / width;
  if (std::abs(reader.sourceStrides()[axis]) == 1 && line > 1) {
    if (step >= line)
      step = step / line * line;
    else if (inner * line * width <= kLargestBlock)
      step = line;
  }
  blocking.axis = axis;
  blocking.step = std::min(step, sizes[axis]);
  blocking.elements = blocking.step * inner;
  return blocking;
}

/// Writes a view box by box.
class BlockWriter {
public:
  BlockWriter(const LazyReader &reader, const Blocking &blocking)
      : reader(reader), blocking(blocking), index(reader.sizes().size()),
        box(reader.sizes()) {
    for (size_t axis = 0; axis < blocking.axis; ++axis)
      box[axis] = 1;
  }

  Error run(ElementSink sink) {
    size_t bytes = blocking.elements * reader.widestElement();
    std::unique_ptr<char[]> target(new char[bytes]);
    std::unique_ptr<char[]> scratch(reader.needsScratch() ? new char[bytes]
                                                          : nullptr);
    do {
      if (!box.empty())
        box[blocking.axis] =
            std::min(blocking.step,
                     reader.sizes()[blocking.axis] - index[blocking.axis]);
      reader.read(index, box, target.get(), scratch.get());
      if (Error error =
              sink({target.get(), size_t(volume(box)) * reader.width()}))
        return error;
    } while (advance());
    return Error::success();
  }

private:
  bool advance() {
    if (box.empty())
      return false;
    index[blocking.axis] += box[blocking.axis];
    for (size_t axis = blocking.axis;; --axis) {
      if (index[axis] < reader.sizes()[axis])
        return true;
      index[axis] = 0;
      if (axis == 0)
        return false;
      ++index[axis - 1];
    }
  }

  const LazyReader &reader;
  const Blocking &blocking;
  llvm::SmallVector<int64_t, 6> index, box;
};

} // namespace

static Error writeLazy(LazyElementsAttr lazy, ElementSink sink,
                       const WriteOptions &options) {
  LazyView view = LazyView::of(lazy);
  if (view.numElements() == 0)
    return Error::success();
  // A lazy constant that is only reshaped has the elements of the inner
  // constant, in the same order.
  if (isa<LazyElementsAttr>(view.source.constant) && view.steps.empty() &&
      view.isDense() &&
      view.byteSize() == elementsByteSize(view.source.constant))
    return writeElements(view.source.constant, sink, options);
  Expected<LazyReader> reader = LazyReader::create(view);
  if (!reader)
    return reader.takeError();
  Blocking blocking = Blocking::of(*reader, options.scratchBytes);
  return BlockWriter(*reader, blocking).run(sink);
}

Error writeElements(ElementsAttr attr, ElementSink sink,
                    const WriteOptions &options) {
  if (std::optional<ArrayRef<char>> raw = tryGetRawData(attr))
    return sink(*raw);
  if (auto lazy = dyn_cast<LazyElementsAttr>(attr))
    return writeLazy(lazy, sink, options);
  Expected<HostTensor> tensor = toHostTensor(attr);
  if (!tensor)
    return tensor.takeError();
  if (tensor->kind() == ElementKind::String)
    return userError(Code::UnsupportedType, "strings have no fixed layout");
  if (tensor->empty())
    return Error::success();
  if (tensor->isSplat())
    return writeSplat(*tensor, sink, options);
  return sink(tensor->bytes());
}

//===----------------------------------------------------------------------===//
// Comparing
//===----------------------------------------------------------------------===//

namespace {
/// A running 128-bit hash over parts, each of which is hashed separately.
struct PartHash {
  std::array<uint64_t, 2> state = {0, 0};

  void add(ArrayRef<char> bytes) {
    llvm::XXH128_hash_t hash = llvm::xxh3_128bits(ArrayRef(
        reinterpret_cast<const uint8_t *>(bytes.data()), bytes.size()));
    uint64_t parts[4] = {state[0], state[1], hash.low64, hash.high64};
    hash = llvm::xxh3_128bits(
        ArrayRef(reinterpret_cast<const uint8_t *>(parts), sizeof(parts)));
    state = {hash.low64, hash.high64};
  }
  void addInts(ArrayRef<int64_t> values) {
    add(ArrayRef(reinterpret_cast<const char *>(values.data()),
                 values.size() * sizeof(int64_t)));
  }
};
} // namespace

static Error addView(PartHash &hash, const ConstantView &view) {
  Expected<std::array<uint64_t, 2>> source = hashElements(view.constant);
  if (!source)
    return source.takeError();
  hash.addInts({int64_t((*source)[0]), int64_t((*source)[1]), view.offset});
  hash.addInts(view.strides);
  return Error::success();
}

static Expected<std::array<uint64_t, 2>> hashLazy(LazyElementsAttr lazy) {
  LazyView view = LazyView::of(lazy);
  PartHash hash;
  hash.addInts(view.sizes);
  if (Error error = addView(hash, view.source))
    return error;
  for (const LazyView::Step &step : view.steps) {
    bool isCast = step.kind == StepKind::Cast;
    hash.addInts(
        {int64_t(step.kind), isCast ? int64_t(elementKind(step.castType)) : 0});
    if (step.kind == StepKind::Quantize)
      hash.addInts(quantizationParameters(step.castType));
    if (isConversion(step.kind))
      continue;
    if (Error error = addView(hash, step.operand))
      return error;
  }
  return hash.state;
}

Expected<std::array<uint64_t, 2>> hashElements(ElementsAttr attr) {
  PartHash hash;
  if (std::optional<ArrayRef<char>> raw = tryGetRawData(attr)) {
    hash.add(*raw);
    return hash.state;
  }
  if (auto lazy = dyn_cast<LazyElementsAttr>(attr))
    return hashLazy(lazy);
  Expected<HostTensor> tensor = toHostTensor(attr);
  if (!tensor)
    return tensor.takeError();
  if (tensor->kind() == ElementKind::String) {
    for (const std::string &value : tensor->strings())
      hash.add(ArrayRef(value.data(), value.size()));
    return hash.state;
  }
  hash.add(tensor->bytes());
  return hash.state;
}

// Compares what writeElements delivers with bytes in memory.
static Expected<bool> equalsBytes(ElementsAttr attr, ArrayRef<char> bytes) {
  bool equal = true;
  Error error = writeElements(attr, [&](ArrayRef<char> chunk) {
    equal = equal && chunk == bytes.take_front(chunk.size());
    bytes = bytes.drop_front(chunk.size());
    return Error::success();
  });
  if (error)
    return error;
  return equal;
}

Expected<bool> equalElements(ElementsAttr a, ElementsAttr b) {
  if (a == b)
    return true;
  Type typeA = a.getElementType(), typeB = b.getElementType();
  bool isString = elementKind(typeA) == ElementKind::String;
  if (isString != (elementKind(typeB) == ElementKind::String))
    return false;
  if (a.getNumElements() != b.getNumElements() ||
      elementBytes(typeA) != elementBytes(typeB))
    return false;
  if (!isString)
    if (std::optional<ArrayRef<char>> raw = tryGetRawData(a))
      return equalsBytes(b, *raw);
  Expected<HostTensor> right = toHostTensor(b);
  if (!right)
    return right.takeError();
  if (!isString)
    return equalsBytes(a, right->bytes());
  Expected<HostTensor> left = toHostTensor(a);
  if (!left)
    return left.takeError();
  return left->strings() == right->strings();
}

Expected<ConstantNumbering::Hash> ConstantNumbering::hashOf(Entry &entry) {
  if (!entry.hash) {
    Expected<Hash> hash = hashElements(entry.attr);
    if (!hash)
      return hash.takeError();
    entry.hash = *hash;
  }
  return *entry.hash;
}

Expected<unsigned> ConstantNumbering::number(ElementsAttr attr) {
  auto [known, isNew] = this->known.try_emplace(attr, next);
  if (!isNew)
    return known->second;
  Entry entry = {attr, next, std::nullopt};
  llvm::SmallVector<Entry, 1> &rivals = bySize[elementsByteSize(attr)];
  for (Entry &rival : rivals) {
    Expected<Hash> ours = hashOf(entry), theirs = hashOf(rival);
    if (!ours || !theirs)
      return llvm::joinErrors(ours.takeError(), theirs.takeError());
    if (*ours == *theirs)
      return known->second = rival.number;
  }
  rivals.push_back(entry);
  return next++;
}

} // namespace tfuse::eval
