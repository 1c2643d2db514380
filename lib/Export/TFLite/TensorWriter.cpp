//===- TensorWriter.cpp - the tensors of a model --------------------------===//
//
// The shape of a tensor has 1 for an unknown dimension; the shape signature has
// -1 there. A tensor of unknown rank has an empty shape and the flag has_rank
// unset.
//
//===----------------------------------------------------------------------===//

#include "TensorWriter.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/ElementKinds.h"
#include "tfuse/Format/TFLite/Schema.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using llvm::Expected;

namespace tfuse::tfl {

namespace field = schema::field;

//===----------------------------------------------------------------------===//
// Quantization
//===----------------------------------------------------------------------===//

/// Scales and zero points: one, or one per index of an axis.
Offset TensorWriter::writeScales(ArrayRef<double> scales,
                                 ArrayRef<int64_t> zeroPoints, int32_t axis) {
  SmallVector<float> floats(scales.begin(), scales.end());
  Offset scale = makeVector<float>(builder, floats);
  Offset &zeroPoint = zeroPointVectors[std::vector<int64_t>(zeroPoints.begin(),
                                                            zeroPoints.end())];
  if (zeroPoint.IsNull())
    zeroPoint = makeVector<int64_t>(builder, zeroPoints);
  return TableBuilder(builder)
      .offset(field::QuantizationParameters_scale, scale)
      .offset(field::QuantizationParameters_zero_point, zeroPoint)
      .scalar<int32_t>(field::QuantizationParameters_quantized_dimension, axis)
      .finish();
}

Offset TensorWriter::writeQuantization(Type elementType) {
  Offset &table =
      quantizations[isa<quant::QuantizedType>(elementType) ? elementType
                                                           : Type()];
  if (table.IsNull())
    table = writeNewQuantization(elementType);
  return table;
}

Offset TensorWriter::writeNewQuantization(Type elementType) {
  if (auto uniform = dyn_cast<quant::UniformQuantizedType>(elementType))
    return writeScales(uniform.getScale(), uniform.getZeroPoint(), 0);
  if (auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(elementType))
    return writeScales(perAxis.getScales(), perAxis.getZeroPoints(),
                       perAxis.getQuantizedDimension());
  if (auto range = dyn_cast<quant::CalibratedQuantizedType>(elementType)) {
    Offset min = makeVector<float>(builder, float(range.getMin()));
    Offset max = makeVector<float>(builder, float(range.getMax()));
    return TableBuilder(builder)
        .offset(field::QuantizationParameters_min, min)
        .offset(field::QuantizationParameters_max, max)
        .finish();
  }
  // Readers require the table.
  return TableBuilder(builder).finish();
}

//===----------------------------------------------------------------------===//
// Sparsity
//===----------------------------------------------------------------------===//

/// Writes indices as the narrowest vector type that holds them, and its type.
static std::pair<uint8_t, Offset> writeIndices(FlatBufferBuilder &builder,
                                               ArrayRef<int32_t> indices) {
  int32_t largest = 0;
  for (int32_t index : indices)
    largest = std::max(largest, index);
  Offset values;
  uint8_t tag;
  if (largest <= UINT8_MAX) {
    tag = 3;
    builder.ForceVectorAlignment(indices.size(), 1, 4);
    values = makeVector<uint8_t>(
        builder, SmallVector<uint8_t>(indices.begin(), indices.end()));
  } else if (largest <= UINT16_MAX) {
    tag = 2;
    builder.ForceVectorAlignment(indices.size(), 2, 4);
    values = makeVector<uint16_t>(
        builder, SmallVector<uint16_t>(indices.begin(), indices.end()));
  } else {
    tag = 1;
    values = makeVector<int32_t>(builder, indices);
  }
  return {
      tag,
      TableBuilder(builder).offset(field::Int32Vector_values, values).finish()};
}

Offset TensorWriter::writeDimension(DimensionMetadataAttr dimension) {
  auto format = dimension.getFormat().getValue();
  if (format == DimensionType::DENSE)
    return TableBuilder(builder)
        .scalar<int32_t>(field::DimensionMetadata_dense_size,
                         dimension.getDenseSize())
        .finish();
  auto [segmentsTag, segments] = writeIndices(builder, dimension.getSegments());
  auto [indicesTag, indices] = writeIndices(builder, dimension.getIndices());
  return TableBuilder(builder)
      .scalar<int8_t>(field::DimensionMetadata_format, int8_t(format))
      .scalar<uint8_t>(field::DimensionMetadata_array_segments_type,
                       segmentsTag)
      .offset(field::DimensionMetadata_array_segments, segments)
      .scalar<uint8_t>(field::DimensionMetadata_array_indices_type, indicesTag)
      .offset(field::DimensionMetadata_array_indices, indices)
      .finish();
}

Offset TensorWriter::writeSparsity(SparsityParameterAttr sparsity) {
  std::vector<Offset> dimensions;
  for (DimensionMetadataAttr dimension : sparsity.getDimMetadata())
    dimensions.push_back(writeDimension(dimension));
  Offset order = makeVector(builder, sparsity.getTraversalOrder());
  Offset blocks = makeVector(builder, sparsity.getBlockMap());
  Offset metadata = makeTables(builder, dimensions);
  return TableBuilder(builder)
      .offset(field::SparsityParameters_traversal_order, order)
      .offset(field::SparsityParameters_block_map, blocks)
      .offset(field::SparsityParameters_dim_metadata, metadata)
      .finish();
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

std::optional<TensorType> storedTypeOf(Type elementType, ShapedType elements) {
  std::optional<TensorType> type = tensorTypeOf(elementType);
  if (type == TensorType::INT32 && isa<quant::QuantizedType>(elementType) &&
      elements && elements.getElementType().isInteger(64))
    return TensorType::INT64;
  return type;
}

/// Returns the stored element type, or an error that names the tensor.
static Expected<TensorType> storedType(Type elementType, llvm::StringRef name,
                                       ShapedType elements = {}) {
  if (std::optional<TensorType> type = storedTypeOf(elementType, elements))
    return *type;
  return userError(Code::UnsupportedType,
                   llvm::formatv("TFLite has no tensors of {0}", elementType),
                   name);
}

namespace {
/// The shape and the shape signature of a tensor.
struct StoredShape {
  SmallVector<int32_t> sizes;
  /// With -1 for unknown sizes; empty if all are known.
  SmallVector<int32_t> signature;
};
} // namespace

static Expected<StoredShape> storedShape(ShapedType type,
                                         llvm::StringRef name) {
  StoredShape shape;
  if (!type.hasRank())
    return shape;
  for (int64_t size : type.getShape()) {
    if (size > INT32_MAX)
      return userError(
          Code::LimitExceeded,
          llvm::formatv("a dimension of {0} does not fit in 32 bits", type),
          name);
    bool isDynamic = ShapedType::isDynamic(size);
    shape.sizes.push_back(isDynamic ? 1 : size);
    shape.signature.push_back(isDynamic ? -1 : size);
  }
  if (type.hasStaticShape())
    shape.signature.clear();
  return shape;
}

Expected<Offset> TensorWriter::writeVariantTypes(Type elementType,
                                                 llvm::StringRef name) {
  auto variant = dyn_cast<tf_type::VariantType>(elementType);
  if (!variant || variant.getSubtypes().empty())
    return Offset();
  if (variant.getSubtypes().size() > 1)
    return userError(Code::UnsupportedType,
                     "a TFLite variant has exactly one element type", name);
  mlir::TensorType inner = variant.getSubtypes().front();
  Expected<tfl::TensorType> type = storedType(inner.getElementType(), name);
  if (!type)
    return type.takeError();
  Expected<StoredShape> shape = storedShape(inner, name);
  if (!shape)
    return shape.takeError();
  Offset sizes = makeVector<int32_t>(
      builder, inner.hasStaticShape() ? shape->sizes : shape->signature);
  Offset table = TableBuilder(builder)
                     .offset(field::VariantSubType_shape, sizes)
                     .scalar<int8_t>(field::VariantSubType_type, int8_t(*type))
                     .boolean(field::VariantSubType_has_rank, inner.hasRank())
                     .finish();
  return makeTables(builder, table);
}

Expected<Offset> TensorWriter::write(ShapedType type,
                                     const TensorDetails &details) {
  Expected<tfl::TensorType> stored =
      storedType(type.getElementType(), details.name, details.elements);
  if (!stored)
    return stored.takeError();
  bool takesShape = details.elements && !type.hasStaticShape();
  Expected<StoredShape> shape =
      storedShape(takesShape ? details.elements : type, details.name);
  if (!shape)
    return shape.takeError();
  Expected<Offset> variants =
      writeVariantTypes(type.getElementType(), details.name);
  if (!variants)
    return variants.takeError();

  Offset sizes = makeVector<int32_t>(builder, shape->sizes);
  Offset signature = shape->signature.empty()
                         ? Offset()
                         : makeVector<int32_t>(builder, shape->signature);
  Offset sparsity =
      details.sparsity ? writeSparsity(details.sparsity) : Offset();
  bool isPlain = !isa<quant::QuantizedType>(type.getElementType());
  Offset quantization;
  if (!details.isIntermediate || !isPlain)
    quantization = writeQuantization(type.getElementType());
  Offset name = makeString(builder, details.name);
  return TableBuilder(builder)
      .offset(field::Tensor_shape, sizes)
      .scalar<int8_t>(field::Tensor_type, int8_t(*stored))
      .scalar<uint32_t>(field::Tensor_buffer, details.buffer)
      .offset(field::Tensor_name, name)
      .offset(field::Tensor_quantization, quantization)
      .boolean(field::Tensor_is_variable, details.isVariable)
      .offset(field::Tensor_sparsity, sparsity)
      .offset(field::Tensor_shape_signature, signature)
      .boolean(field::Tensor_has_rank, type.hasRank())
      .offset(field::Tensor_variant_tensors, *variants)
      .scalar<uint32_t>(field::Tensor_external_buffer, details.externalBuffer)
      .finish();
}

} // namespace tfuse::tfl
