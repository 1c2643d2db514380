//===- TensorWriter.h - the tensors of a model ------------------*- C++ -*-===//
//
// Makes the FlatBuffer tables of tensors: shape, element type, quantization,
// sparsity.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EXPORT_TFLITE_TENSORWRITER_H
#define TFUSE_LIB_EXPORT_TFLITE_TENSORWRITER_H

#include "TableBuilder.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "llvm/Support/Error.h"

namespace tfuse::tfl {

/// What is to be said of a tensor beside its type.
struct TensorDetails {
  llvm::StringRef name;
  unsigned buffer = 0;
  unsigned externalBuffer = 0;
  bool isVariable = false;
  /// Only a type for what an operator computes inside.
  bool isIntermediate = false;
  SparsityParameterAttr sparsity;
  /// Where the value's own type does not know it: a constant's shape.
  mlir::ShapedType shapeFrom;
};

class TensorWriter {
public:
  explicit TensorWriter(FlatBufferBuilder &builder) : builder(builder) {}

  /// Fails if TFLite cannot hold such a tensor; `details.name` is in the
  /// message.
  llvm::Expected<Offset> write(mlir::ShapedType type,
                               const TensorDetails &details);

private:
  Offset writeQuantization(mlir::Type elementType);
  Offset writeSparsity(SparsityParameterAttr sparsity);
  Offset writeDimension(DimensionMetadataAttr dimension);
  llvm::Expected<Offset> writeVariantTypes(mlir::Type elementType,
                                           llvm::StringRef name);

  FlatBufferBuilder &builder;
  /// What all tensors that are not quantized share.
  Offset noQuantization;
};

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_TENSORWRITER_H
