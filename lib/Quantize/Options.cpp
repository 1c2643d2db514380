//===- Options.cpp - What to quantize, and to which types -----------------===//

#include "tfuse/Quantize/Options.h"

#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Regex.h"

using namespace llvm;

namespace tfuse::quantize {

template <typename T> struct Named {
  T value;
  StringLiteral name;
};

static constexpr Named<Mode> modes[] = {
    {Mode::DynamicRange, "dynamic-range"},
    {Mode::Float16, "float16"},
    {Mode::Int8, "int8"},
    {Mode::Int16x8, "int16x8"},
    {Mode::Weights, "weights"},
};

static constexpr Named<IOType> ioTypes[] = {
    {IOType::Float32, "float32"},
    {IOType::Int8, "int8"},
    {IOType::UInt8, "uint8"},
    {IOType::Int16, "int16"},
};

static constexpr Named<RangeMethod::Kind> rangeMethods[] = {
    {RangeMethod::Kind::Auto, "auto"},
    {RangeMethod::Kind::MinMax, "minmax"},
    {RangeMethod::Kind::Percentile, "percentile"},
    {RangeMethod::Kind::MSE, "mse"},
};

template <typename T>
static StringRef nameOf(T value, ArrayRef<Named<T>> table) {
  for (const Named<T> &row : table)
    if (row.value == value)
      return row.name;
  return "";
}

template <typename T>
static Expected<T> parse(StringRef name, ArrayRef<Named<T>> table,
                         StringRef what) {
  for (const Named<T> &row : table)
    if (row.name == name)
      return row.value;
  std::string names;
  for (const Named<T> &row : table)
    names += (names.empty() ? "" : ", ") + row.name.str();
  return userError(Code::InvalidOption,
                   ("unknown " + what + " '" + name + "'").str(), "",
                   "choose one of " + names);
}

StringRef modeName(Mode mode) {
  return nameOf(mode, ArrayRef<Named<Mode>>(modes));
}
StringRef ioTypeName(IOType type) {
  return nameOf(type, ArrayRef<Named<IOType>>(ioTypes));
}

Expected<Mode> parseMode(StringRef name) {
  return parse(name, ArrayRef<Named<Mode>>(modes), "quantization mode");
}
Expected<IOType> parseIOType(StringRef name) {
  return parse(name, ArrayRef<Named<IOType>>(ioTypes),
               "type of inputs and outputs");
}

Expected<RangeMethod> parseRangeMethod(StringRef name, double percentage) {
  RangeMethod method = RangeMethod::automatic();
  if (!name.empty()) {
    Expected<RangeMethod::Kind> kind = parse(
        name, ArrayRef<Named<RangeMethod::Kind>>(rangeMethods), "range method");
    if (!kind)
      return kind.takeError();
    method.kind = *kind;
  }
  bool isPercentile = method.kind == RangeMethod::Kind::Percentile;
  if (percentage != 0 && !isPercentile)
    return userError(Code::InvalidOption,
                     "a percentile is given for range method '" +
                         nameOf(method.kind, ArrayRef<Named<RangeMethod::Kind>>(
                                                 rangeMethods)) +
                         "'",
                     "", "give --range-method percentile as well");
  if (!isPercentile)
    return method;
  method.percentage = percentage == 0 ? 99.99 : percentage;
  if (!(method.percentage > 0 && method.percentage <= 100))
    return userError(Code::InvalidOption,
                     llvm::formatv("the percentile {0} is not above 0 and at "
                                   "most 100",
                                   percentage),
                     "", "99.9 to 99.999 are typical");
  return method;
}

static Error checkIOType(IOType type, Mode mode) {
  bool fits = type == IOType::Float32 ||
              (type == IOType::Int16 && mode == Mode::Int16x8) ||
              (type != IOType::Int16 && mode == Mode::Int8);
  if (fits)
    return Error::success();
  return userError(Code::InvalidOption,
                   ("inputs and outputs of mode '" + modeName(mode) +
                    "' cannot be " + ioTypeName(type))
                       .str(),
                   "",
                   "int8 models take float32, int8 or uint8; int16x8 models "
                   "float32 or int16; all others float32");
}

Error checkOptions(const Options &options) {
  if (options.weightBits != 8 && options.weightBits != 4)
    return userError(Code::InvalidOption,
                     "weights cannot have " + Twine(options.weightBits).str() +
                         " bits",
                     "", "choose 8 or 4");
  if (options.weightBits == 4 && options.mode != Mode::Weights)
    return userError(
        Code::InvalidOption,
        ("mode '" + modeName(options.mode) + "' has 8-bit weights only").str(),
        "", "4-bit weights need --quantize weights");
  if (options.integerOnly && !needsRanges(options.mode))
    return userError(
        Code::InvalidOption,
        ("mode '" + modeName(options.mode) + "' has float activations").str(),
        "", "an integer-only file needs --quantize int8 or int16x8");
  if (options.rangeMethod.kind != RangeMethod::Kind::Auto &&
      !needsRanges(options.mode))
    return userError(
        Code::InvalidOption,
        ("mode '" + modeName(options.mode) + "' has no ranges to choose").str(),
        "", "--range-method belongs to --quantize int8 and int16x8");
  for (const std::string &pattern : options.keepFloat)
    if (std::string message; !Regex(pattern).isValid(message))
      return userError(Code::InvalidOption, "the regular expression '" +
                                                Twine(pattern) +
                                                "' is invalid: " + message);
  if (Error error = checkIOType(options.inputType, options.mode))
    return error;
  return checkIOType(options.outputType, options.mode);
}

} // namespace tfuse::quantize
