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
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Error.h"

#include <map>
#include <vector>

namespace tfuse::tfl {

/// Properties of a tensor besides its type.
struct TensorDetails {
  llvm::StringRef name;
  unsigned buffer = 0;
  unsigned externalBuffer = 0;
  bool isVariable = false;
  /// True for a tensor that only states the type of an operator's intermediate
  /// value.
  bool isIntermediate = false;
  SparsityParameterAttr sparsity;
  /// The type of a constant's elements. Its shape is static, unlike that of the
  /// tensor's type.
  mlir::ShapedType elements;
};

/// The element type under which a tensor is stored; nullopt if TFLite cannot
/// store it. `elements` is as in TensorDetails: a 32-bit quantized type with
/// int64 elements is the bias of an int16 op, stored as int64.
std::optional<TensorType> storedTypeOf(mlir::Type elementType,
                                       mlir::ShapedType elements);

class TensorWriter {
public:
  explicit TensorWriter(FlatBufferBuilder &builder) : builder(builder) {}

  /// Fails if TFLite cannot represent the tensor; the message has
  /// `details.name`.
  llvm::Expected<Offset> write(mlir::ShapedType type,
                               const TensorDetails &details);

private:
  Offset writeQuantization(mlir::Type elementType);
  Offset writeNewQuantization(mlir::Type elementType);
  Offset writeScales(llvm::ArrayRef<double> scales,
                     llvm::ArrayRef<int64_t> zeroPoints, int32_t axis);
  Offset writeSparsity(SparsityParameterAttr sparsity);
  Offset writeDimension(DimensionMetadataAttr dimension);
  llvm::Expected<Offset> writeVariantTypes(mlir::Type elementType,
                                           llvm::StringRef name);

  FlatBufferBuilder &builder;
  /// The tables of quantized element types, and under the null type that of
  /// all tensors without quantization.
  llvm::DenseMap<mlir::Type, Offset> quantizations;
  /// Most tensors with one scale per channel have zeros, 8 bytes per channel.
  std::map<std::vector<int64_t>, Offset> zeroPointVectors;
};

} // namespace tfuse::tfl

#endif // TFUSE_LIB_EXPORT_TFLITE_TENSORWRITER_H
