//===- RandomSamples.h - Random inputs of a model ---------------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_RANDOMSAMPLES_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_RANDOMSAMPLES_H

#include "tfuse/Quantize/CalibrationData.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <random>

namespace tfuse::quantize {

/// The strings of a model's constants, such as the keys of its tables: at most
/// 1,000 of each constant.
std::vector<std::string> findWords(mlir::ModuleOp module);

/// Samples for each signature in turn, the same for the same seed. Floats are
/// normally distributed, integers are 1 or 2, which most tables have as ids.
/// Half of the strings are words of the model, if it has some; the others are
/// ordinary words, numbers, and texts with spaces and non-ASCII characters.
/// Unknown dimensions have one size in all inputs of a sample, which changes
/// from sample to sample.
class RandomSamples {
public:
  RandomSamples(llvm::ArrayRef<Signature> signatures, unsigned perSignature,
                uint64_t seed, std::vector<std::string> words = {})
      : signatures(signatures), perSignature(perSignature),
        words(std::move(words)), random(seed) {}

  uint64_t numSamples() const { return perSignature * signatures.size(); }

  /// As CalibrationData::next. Fails for inputs of other element types or of
  /// unknown rank.
  llvm::Expected<bool> next(Sample &sample);

private:
  llvm::Error fill(const SignatureInput &input, Sample::Input &content);
  /// Sets the shape; unknown dimensions get a size.
  llvm::Error chooseShape(const SignatureInput &input, Sample::Input &content);
  llvm::Error fillStrings(const SignatureInput &input, Sample::Input &content);
  std::string drawString();

  llvm::ArrayRef<Signature> signatures;
  unsigned perSignature;
  std::vector<std::string> words;
  uint64_t drawn = 0;
  std::mt19937_64 random;
};

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_RANDOMSAMPLES_H
