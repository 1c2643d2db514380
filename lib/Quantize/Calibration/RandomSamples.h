//===- RandomSamples.h - Random inputs of a model ---------------*- C++ -*-===//

#ifndef TFUSE_LIB_QUANTIZE_CALIBRATION_RANDOMSAMPLES_H
#define TFUSE_LIB_QUANTIZE_CALIBRATION_RANDOMSAMPLES_H

#include "tfuse/Quantize/CalibrationData.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <random>

namespace tfuse::quantize {

/// Samples for each signature in turn, the same for the same seed. Floats are
/// normally distributed, integers are 1 or 2, which most tables have as ids.
/// Unknown dimensions have one size in all inputs of a sample, which changes
/// from sample to sample.
class RandomSamples {
public:
  RandomSamples(llvm::ArrayRef<Signature> signatures, unsigned perSignature,
                uint64_t seed)
      : signatures(signatures), perSignature(perSignature), random(seed) {}

  uint64_t numSamples() const { return perSignature * signatures.size(); }

  /// As CalibrationData::next. Fails for inputs of other element types or of
  /// unknown rank.
  llvm::Expected<bool> next(Sample &sample);

private:
  llvm::Error fill(const SignatureInput &input, Sample::Input &content);

  llvm::ArrayRef<Signature> signatures;
  unsigned perSignature;
  uint64_t drawn = 0;
  std::mt19937_64 random;
};

} // namespace tfuse::quantize

#endif // TFUSE_LIB_QUANTIZE_CALIBRATION_RANDOMSAMPLES_H
