//===- Checkpoint.cpp - variables.index and variables.data ----------------===//
//
// An input is the index, the data of the single shard, and the size of the
// index in the last four bytes, little-endian. A mutation decodes the index,
// changes entries or blocks, and corrects the checksums: otherwise the first
// checksum would reject every change.
//
//===----------------------------------------------------------------------===//

#include "CheckpointMutator.h"
#include "Fuzzing.h"
#include "tfuse/Import/TensorBundle/TensorBundle.h"

using namespace tfuse;

/// Reads a tensor in every way; each failure must be a proper error.
static void read(TensorBundle &bundle, const TensorBundle::Entry &entry) {
  auto use = [](llvm::Expected<TensorBytes> bytes) {
    if (!fuzz::succeeded(bytes))
      return;
    // Reads all bytes.
    static volatile uint32_t sum;
    for (char byte : bytes->bytes)
      sum = sum + static_cast<unsigned char>(byte);
  };
  use(bundle.view(entry));
  use(bundle.read(entry));
  auto strings = bundle.readStrings(entry);
  (void)fuzz::succeeded(strings);
  TensorSlice slice;
  for (int64_t size : entry.shape)
    slice.extents.push_back({size / 2, size - size / 2});
  use(bundle.read(entry, slice));
  for (const TensorSlice &part : entry.slices)
    use(bundle.read(entry, part));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static fuzz::Scratch directory;
  fuzz::CheckpointFiles files = fuzz::splitCheckpoint(fuzz::asText(data, size));
  directory.write("c.index", files.index);
  directory.write("c.data-00000-of-00001", files.data);
  auto bundle = TensorBundle::open(directory.path("c"));
  if (!fuzz::succeeded(bundle))
    return 0;
  for (const TensorBundle::Entry &entry : (*bundle)->entries())
    read(**bundle, entry);
  (void)(*bundle)->lookup("");
  return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize,
                               unsigned seed) {
  fuzz::Random random(seed);
  std::string mutated =
      fuzz::mutateCheckpoint(fuzz::asText(data, size), random, maxSize);
  if (size_t stored = fuzz::store(mutated, data, maxSize))
    return stored;
  return LLVMFuzzerMutate(data, size, maxSize);
}
