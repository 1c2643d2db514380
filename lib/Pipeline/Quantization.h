//===- Quantization.h - Options and ranges of phase quantize ----*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_QUANTIZATION_H
#define TFUSE_LIB_PIPELINE_QUANTIZATION_H

#include "tfuse/Quantize/Options.h"
#include "tfuse/tfuse.h"

#include "llvm/Support/Error.h"

namespace tfuse {

/// Parses the text options of the public interface. Fails with InvalidOption
/// for unknown names, for unsupported combinations, and for a mode that needs
/// calibration data without any.
llvm::Expected<quantize::Options>
readQuantization(const QuantizationOptions &given);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_QUANTIZATION_H
