//===- Quantization.h - Options and ranges of phase quantize ----*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_QUANTIZATION_H
#define TFUSE_LIB_PIPELINE_QUANTIZATION_H

#include "tfuse/Quantize/Options.h"
#include "tfuse/tfuse.h"

#include "llvm/Support/Error.h"

namespace tfuse {

/// The options that the texts of the public interface stand for. Fails with
/// InvalidOption for unknown names, for combinations that no file can have, and
/// if a mode needs calibration data and there is none.
llvm::Expected<quantize::Options>
readQuantization(const QuantizationOptions &given);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_QUANTIZATION_H
