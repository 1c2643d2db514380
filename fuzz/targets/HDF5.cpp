//===- HDF5.cpp - Files of HDF5 -------------------------------------------===//

#include "Fuzzing.h"
#include "tfuse/Format/HDF5/HDF5File.h"

using namespace tfuse;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  // On the heap, where reads beyond the end are found.
  auto copy = std::make_shared<std::vector<char>>(data, data + size);
  auto file = HDF5File::open(*copy, copy, "input");
  if (!fuzz::succeeded(file))
    return 0;
  constexpr size_t mostObjects = 1000;
  std::vector<HDF5File::Object> work{file->root()};
  for (size_t i = 0; i != work.size() && i != mostObjects; ++i) {
    auto isDataset = file->isDataset(work[i]);
    (void)fuzz::succeeded(isDataset);
    for (const char *name : {"model_config", "weight_names", "list"}) {
      auto strings = file->strings(work[i], name);
      (void)fuzz::succeeded(strings);
    }
    auto links = file->links(work[i]);
    if (fuzz::succeeded(links))
      for (const HDF5File::Link &link : *links)
        work.push_back(link.object);
    auto numbers = file->numbers(work[i]);
    if (!fuzz::succeeded(numbers))
      continue;
    // Reads all bytes.
    static volatile uint32_t sum;
    for (char byte : numbers->bytes)
      sum = sum + static_cast<unsigned char>(byte);
  }
  return 0;
}
