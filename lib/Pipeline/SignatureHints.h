//===- SignatureHints.h - Signatures that convert alone ---------*- C++ -*-===//

#ifndef TFUSE_LIB_PIPELINE_SIGNATUREHINTS_H
#define TFUSE_LIB_PIPELINE_SIGNATUREHINTS_H

#include "tfuse/tfuse.h"

namespace tfuse {

/// After a conversion of several signatures failed because of ops that TFLite
/// does not have, emits a note that names a signature that converts. `keys` are
/// the signatures of the conversion. Each is tried in a dry run, up to a limit.
/// Returns true if a note was emitted.
bool noteConvertibleSignature(const ConvertOptions &options,
                              const std::vector<std::string> &keys);

} // namespace tfuse

#endif // TFUSE_LIB_PIPELINE_SIGNATUREHINTS_H
