//===- TensorWriter.h - the tensors of a model ------------------*- C++ -*-===//
//
// Writes the FlatBuffer tables of tensors: shape, element type, quantization,
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

/// Properties of a tensor besides its type.
struct TensorDetails {
  llvm::StringRef name;
  unsigned buffer = 0;
  unsigned externalBuffer = 0;
  bool isVariable = false;
  /// The tensor is only the type of an intermediate value inside an operator.
  bool isIntermediate = false;
  SparsityParameterAttr sparsity;
  /// The shape of a constant whose type does not have it.
  mlir::ShapedType shapeFrom;
};

class TensorWriter {
public:
  explicit TensorWriter(FlatBufferBuilder &builder) : builder(builder) {}

  /// Fails if TFLite cannot represent the tensor; the message has
  /// `details.name`.
  llvm::Expected<Offset> write(mlir::ShapedType type,
                               const TensorDetails &details);

private:
  Offset writeQuantization(mlir::Type elementType);
  Offset writeSparsity(SparsityParameterAttr sparsity);
  Offset writeDimension(DimensionMetadataAttr dimension);
  llvm::Expected<Offset> writeVariantTypes(mlir::Type elementType,
                                           llvm::StringRef name);

  FlatBufferBuilder &builder;
  /// Shared by all tensors without quantization.
  Offset noQuantization;
};

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_TENSORWRITER_H
