//===- Options.h - What to quantize, and to which types ---------*- C++ -*-===//
//
// The options that `tfuse convert --quantize`, `tfuse quantize` and the passes
// share, with the names of the command line.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_QUANTIZE_OPTIONS_H
#define TFUSE_QUANTIZE_OPTIONS_H

#include "tfuse/Quantize/Statistics.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace tfuse::quantize {

enum class Mode {
  /// Float files stay float.
  None,
  /// int8 weights for kernels that quantize their float input while they run.
  DynamicRange,
  /// float16 weights, dequantized before float kernels.
  Float16,
  /// int8 or int4 weights, dequantized before float kernels.
  Weights,
  /// int8 activations and weights; needs ranges, measured or trained.
  Int8,
  /// int16 activations and int8 weights; needs ranges, measured or trained.
  Int16x8
};

/// The element type of inputs and outputs that are float32 in the float model.
enum class IOType { Float32, Int8, UInt8, Int16 };

/// Whether the mode needs the ranges of activations.
inline bool needsRanges(Mode mode) {
  return mode == Mode::Int8 || mode == Mode::Int16x8;
}

/// How one op is quantized.
struct OpConfig {
  /// None: the op stays float.
  Mode mode = Mode::None;
  /// Bits of weights: 8, or 4 where kernels take it.
  unsigned weightBits = 8;
  /// Modes without ranges: smaller constants stay float.
  unsigned minElements = 0;
  /// Weights have a scale for each channel if the kernel takes it.
  bool perChannel = true;
  /// Weights have zero points 0. Others need DEQUANTIZE: kernels for integers
  /// ignore zero points of weights.
  bool symmetricWeights = true;
};

class Recipe;

struct Options {
  /// With a recipe, Recipe::commonMode.
  Mode mode = Mode::None;
  /// The configurations of single ops.
  std::shared_ptr<const Recipe> recipe;
  /// Bits of weights: 8, or 4 where kernels take it.
  unsigned weightBits = 8;
  /// Modes without ranges: smaller constants stay float; 0: the default.
  unsigned minElements = 0;
  IOType inputType = IOType::Float32, outputType = IOType::Float32;
  /// Ops whose layer name matches one of these regular expressions stay float.
  std::vector<std::string> keepFloat;
  /// Modes with ranges: calibration data are given.
  bool isCalibrated = false;
  /// Modes with ranges: an op that stays float is an error.
  bool integerOnly = false;
  /// Modes with ranges: how the range of an activation follows from its
  /// statistics.
  RangeMethod rangeMethod = RangeMethod::automatic();
};

llvm::StringRef modeName(Mode mode);
llvm::StringRef ioTypeName(IOType type);

/// The mode or type of a name on the command line. Fails with InvalidOption,
/// and a hint that lists the names.
llvm::Expected<Mode> parseMode(llvm::StringRef name);
llvm::Expected<IOType> parseIOType(llvm::StringRef name);

/// The range method of a name: "auto" (also if the name is empty), "minmax",
/// "percentile" or "mse". `percentage` belongs to "percentile"; 0 means 99.99.
/// Fails with InvalidOption for other names, for a percentage of another
/// method, and for percentages outside (0, 100].
llvm::Expected<RangeMethod> parseRangeMethod(llvm::StringRef name,
                                             double percentage);

/// Fails with InvalidOption for combinations that no file can have: 4 bits in a
/// mode with 8-bit weights, int16 inputs of an int8 model, a range method
/// without ranges, a regular expression that does not parse.
llvm::Error checkOptions(const Options &options);

} // namespace tfuse::quantize

#endif // TFUSE_QUANTIZE_OPTIONS_H
