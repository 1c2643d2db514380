//===- Ranges.cpp - Ranges files ------------------------------------------===//

#include "Fuzzing.h"
#include "tfuse/Quantize/RangesFile.h"

#include "llvm/Support/raw_ostream.h"
#include <cassert>

using namespace tfuse;
using namespace tfuse::quantize;

static std::string print(const RangesFile &file) {
  std::string text;
  llvm::raw_string_ostream os(text);
  file.print(os);
  return text;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  auto file = RangesFile::parse(fuzz::asText(data, size), "fuzzed.ranges");
  if (!fuzz::succeeded(file))
    return 0;
  // Printing and parsing again must not change the file.
  std::string text = print(*file);
  auto again = RangesFile::parse(text, "printed.ranges");
  if (!fuzz::succeeded(again) || print(*again) != text)
    abort();
  RangesFile sum = *file;
  (void)fuzz::succeeded(sum.merge(*again));
  for (auto &[id, statistics] : file->tensors)
    for (RangeMethod method :
         {RangeMethod::automatic(), RangeMethod::minMax(), RangeMethod::mse(),
          RangeMethod::percentile(99.9)})
      for (StorageForm form : {StorageForm{8, false}, StorageForm{16, true}}) {
        FloatRange range = chooseRange(statistics, method, form);
        if (!(range.min <= 0 && range.max >= 0))
          abort();
      }
  return 0;
}
