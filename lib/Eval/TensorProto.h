//===- TensorProto.h - Read a serialized TensorProto ------------*- C++ -*-===//

#ifndef TFUSE_LIB_EVAL_TENSORPROTO_H
#define TFUSE_LIB_EVAL_TENSORPROTO_H

#include "tfuse/Eval/HostTensor.h"

namespace tfuse::eval {

/// Reads the elements of a TensorProto, which must have the type and shape of
/// `type`. The result owns its bytes. Fails with InvalidGraph for malformed
/// messages and for elements without a fixed size other than strings.
llvm::Expected<HostTensor> parseTensorProto(llvm::StringRef message,
                                            mlir::RankedTensorType type);

} // namespace tfuse::eval

#endif // TFUSE_LIB_EVAL_TENSORPROTO_H
