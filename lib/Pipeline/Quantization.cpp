//===- Quantization.cpp - Options and ranges of phase quantize ------------===//

#include "Quantization.h"

#include "tfuse/Quantize/AttachRanges.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;

namespace tfuse {

Expected<quantize::Options> readQuantization(const QuantizationOptions &given) {
  quantize::Options options;
  if (!given.mode.empty()) {
    Expected<quantize::Mode> mode = quantize::parseMode(given.mode);
    if (!mode)
      return mode.takeError();
    options.mode = *mode;
  }
  options.weightBits = given.weightBits;
  options.minElements = given.minElements;
  options.keepFloat = given.keepFloat;
  for (auto [text, type] : {std::pair(&given.inputType, &options.inputType),
                            std::pair(&given.outputType, &options.outputType)})
    if (!text->empty()) {
      Expected<quantize::IOType> parsed = quantize::parseIOType(*text);
      if (!parsed)
        return parsed.takeError();
      *type = *parsed;
    }
  if (Error error = quantize::checkOptions(options))
    return std::move(error);
  if (needsRanges(options.mode) && given.calibration.empty())
    return userError(Code::InvalidOption,
                     "mode '" + given.mode + "' needs calibration data", "",
                     "give --calibration a .npz file with an array for each "
                     "input, [samples, *shape], or choose --quantize "
                     "dynamic-range, which needs no data");
  return options;
}

Error setRanges(mlir::ModuleOp module, const QuantizationOptions &given,
                quantize::Mode mode) {
  if (!needsRanges(mode))
    return Error::success();
  Expected<quantize::RangesFile> ranges =
      quantize::RangesFile::read(given.calibration.front());
  if (!ranges)
    return ranges.takeError();
  return attachRanges(module, *ranges, quantize::RangeMethod::minMax(),
                      mode == quantize::Mode::Int16x8 ? 16 : 8);
}

} // namespace tfuse
