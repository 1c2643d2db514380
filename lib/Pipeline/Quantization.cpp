//===- Quantization.cpp - Options and ranges of phase quantize ------------===//

#include "Quantization.h"

#include "tfuse/Quantize/ApplyRecipe.h"
#include "tfuse/Quantize/AttachRanges.h"
#include "tfuse/Quantize/Calibrate.h"
#include "tfuse/Quantize/CalibrationData.h"
#include "tfuse/Quantize/EqualizeChannels.h"
#include "tfuse/Quantize/IntegerForms.h"
#include "tfuse/Report/Report.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;

namespace tfuse {

/// Reads the recipe and sets the mode of inputs and outputs. The recipe says
/// for each op what the other options say for all.
static Error readRecipe(const QuantizationOptions &given,
                        quantize::Options &options) {
  StringRef conflict = !given.mode.empty()     ? "--quantize"
                       : given.weightBits != 8 ? "--weight-bits"
                       : given.minElements     ? "--min-elements"
                       : given.integerOnly     ? "--integer-only"
                                               : "";
  if (!conflict.empty())
    return userError(Code::InvalidOption,
                     "a recipe and " + conflict + " exclude each other", "",
                     "give one of them");
  Expected<quantize::Recipe> recipe = quantize::Recipe::read(given.recipe);
  if (!recipe)
    return recipe.takeError();
  options.mode = recipe->commonMode();
  options.recipe = std::make_shared<quantize::Recipe>(std::move(*recipe));
  return Error::success();
}

Expected<quantize::Options> readQuantization(const QuantizationOptions &given) {
  quantize::Options options;
  if (!given.mode.empty()) {
    Expected<quantize::Mode> mode = quantize::parseMode(given.mode);
    if (!mode)
      return mode.takeError();
    options.mode = *mode;
  }
  if (!given.recipe.empty())
    if (Error error = readRecipe(given, options))
      return std::move(error);
  options.weightBits = given.weightBits;
  options.minElements = given.minElements;
  options.keepFloat = given.keepFloat;
  options.integerOnly = given.integerOnly;
  Expected<quantize::RangeMethod> method =
      quantize::parseRangeMethod(given.rangeMethod, given.percentile);
  if (!method)
    return method.takeError();
  options.rangeMethod = *method;
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
  if (given.biasCorrection && !needsRanges(options.mode))
    return userError(
        Code::InvalidOption,
        ("mode '" + modeName(options.mode) + "' has no biases to correct")
            .str(),
        "", "--bias-correction belongs to --quantize int8 and int16x8");
  if (given.equalize && options.mode == quantize::Mode::None)
    return userError(Code::InvalidOption,
                     "channels are equalized for quantization, and no mode is "
                     "given",
                     "", "choose one with --quantize");
  options.isCalibrated = !given.calibration.empty();
  return options;
}

/// True for the files that `tfuse calibrate` writes, which begin with "{".
/// NumPy's files begin with "PK" or "\x93NUMPY".
static bool isRangesFile(StringRef path) {
  // Opening a pipe waits for its other end.
  if (!sys::fs::is_regular_file(path))
    return false;
  auto file = MemoryBuffer::getFileSlice(path, /*MapSize=*/1, /*Offset=*/0);
  return file && (*file)->getBuffer() == "{";
}

static Expected<quantize::RangesFile>
readOrMeasure(mlir::ModuleOp module, const QuantizationOptions &given,
              quantize::ChannelMeans &means) {
  if (given.calibration.size() == 1 &&
      isRangesFile(given.calibration.front())) {
    if (given.biasCorrection)
      return userError(Code::InvalidOption,
                       "bias correction needs the means of channels, which a "
                       "ranges file does not have",
                       given.calibration.front(),
                       "give --calibration the samples");
    Expected<quantize::RangesFile> ranges =
        quantize::RangesFile::read(given.calibration.front());
    if (ranges && ranges->tensors.empty())
      return userError(Code::RangesMismatch,
                       "the ranges file has no statistics", ranges->path,
                       "calibrate the model with tfuse calibrate");
    return ranges;
  }
  Expected<quantize::CalibrationData> data = quantize::CalibrationData::open(
      given.calibration, quantize::signaturesOf(module));
  if (!data)
    return data.takeError();
  quantize::CalibrateOptions options;
  options.runtime = given.runtime;
  options.calls = given.calls;
  options.onProgress = given.onSample;
  if (given.biasCorrection)
    options.means = &means;
  return calibrate(module, *data, options);
}

/// Sets the configurations of ops. `options` gets the types of inputs and
/// outputs that the user does not give.
static Error applyRecipe(mlir::ModuleOp module,
                         const QuantizationOptions &given,
                         quantize::Options &options, Report &report) {
  quantize::IOType input, output;
  if (Error error = chooseIOTypes(module, *options.recipe, input, output))
    return error;
  if (given.inputType.empty())
    options.inputType = input;
  if (given.outputType.empty())
    options.outputType = output;
  if (Error error = checkOptions(options))
    return error;
  return applyRecipe(module, *options.recipe, options.keepFloat, &report);
}

Error prepareQuantization(mlir::ModuleOp module,
                          const QuantizationOptions &given,
                          quantize::Options &options, Report &report) {
  if (options.recipe)
    if (Error error = applyRecipe(module, given, options, report))
      return error;
  if (needsRanges(options.mode))
    quantize::splitSums(module);
  // Ranges are those of the equalized channels.
  if (given.equalize) {
    Expected<unsigned> groups = quantize::equalizeChannels(module);
    if (!groups)
      return groups.takeError();
    report.recordNote("groups of activations with equalized channels: " +
                      std::to_string(*groups));
  }
  if (!needsRanges(options.mode) || given.calibration.empty())
    return Error::success();
  quantize::ChannelMeans means;
  Expected<quantize::RangesFile> ranges = readOrMeasure(module, given, means);
  if (!ranges)
    return ranges.takeError();
  if (Error error = quantize::attachMeans(module, means))
    return error;
  return attachRanges(module, *ranges, options.rangeMethod,
                      options.mode == quantize::Mode::Int16x8 ? 16 : 8);
}

} // namespace tfuse
