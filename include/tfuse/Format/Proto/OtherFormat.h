//===- OtherFormat.h - Models of other tools --------------------*- C++ -*-===//
//
// Users give tfuse files of Keras, PyTorch and ONNX. They are recognized, so
// that the error says how to get a model that tfuse reads.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_FORMAT_PROTO_OTHERFORMAT_H
#define TFUSE_FORMAT_PROTO_OTHERFORMAT_H

#include "tfuse/Support/MappedFile.h"
#include "llvm/Support/Error.h"

namespace tfuse {

/// The error `not-a-model` with the format of the file and a hint; success if
/// the file may be a model of TensorFlow or TFLite. Recognizes HDF5 and zip
/// archives (Keras, PyTorch) by their magic numbers, and ONNX by its fields.
llvm::Error rejectOtherFormat(const MappedFile &file);

} // namespace tfuse

#endif // TFUSE_FORMAT_PROTO_OTHERFORMAT_H
