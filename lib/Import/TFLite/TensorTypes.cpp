//===- TensorTypes.cpp - types of tensors in a model ----------------------===//
//
// Checks shape, element type and quantization of tensors in the file and
// converts them to types.
//
//===----------------------------------------------------------------------===//

#include "TensorReader.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Builders.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Support/Diagnostics.h"
#include <cmath>
#include <limits>

using namespace mlir;
using llvm::Expected;

namespace tfuse::tfl {

namespace field = schema::field;

Expected<TensorType> TensorReader::storedType(TableView tensor) const {
  int8_t number = tensor.scalar<int8_t>(field::Tensor_type);
  if (number < 0 || number > kLastTensorType)
    return model.corrupt("the tensor '" + tensor.string(field::Tensor_name) +
                         "' has the unknown element type " +
                         llvm::Twine(int(number)));
  return static_cast<TensorType>(number);
}

//===----------------------------------------------------------------------===//
// Quantization
//===----------------------------------------------------------------------===//

static bool isQuantized(TableView tensor) {
  return !tensor.child(field::Tensor_quantization)
              .vector<int64_t>(field::QuantizationParameters_zero_point)
              .empty();
}

/// Checks the conditions of the verifier of the type.
static bool areScalesSound(ArrayRef<double> scales, ArrayRef<int64_t> zeros,
                           int64_t least, int64_t most) {
  return scales.size() == zeros.size() &&
         llvm::all_of(
             scales,
             [](double scale) { return std::isfinite(scale) && scale > 0; }) &&
         llvm::all_of(zeros, [&](int64_t zero) {
           return zero >= least && zero <= most;
         });
}

bool TensorReader::canBeNarrow(TableView tensor) const {
  auto stored =
      static_cast<TensorType>(tensor.scalar<int8_t>(field::Tensor_type));
  return isQuantized(tensor) &&
         (stored == TensorType::INT8 || stored == TensorType::UINT8);
}

Expected<Type> TensorReader::quantizedType(TableView tensor,
                                           tfl::TensorType stored,
                                           TensorRole role) const {
  llvm::StringRef name = tensor.string(field::Tensor_name);
  TableView table = tensor.child(field::Tensor_quantization);
  auto raw = dyn_cast<IntegerType>(tfl::elementTypeOf(stored, context));
  // Quantized types have at most 32 bits. An int64 constant, the bias of an
  // int16 op, gets one of 32 bits; its elements keep 64.
  bool isWide = raw && raw.getWidth() == 64;
  if (!raw || raw.getWidth() == 1 || (isWide && role == TensorRole::Value))
    return model.corrupt("the quantized tensor '" + name +
                         "' is not stored as integers");
  bool isSigned = !raw.isUnsigned();
  unsigned width = isWide ? 32 : raw.getWidth();
  Type storage = IntegerType::get(context, width);
  bool isNarrow = role == TensorRole::NarrowWeights && width == 8;
  int64_t least =
      quant::QuantizedType::getDefaultMinimumForInteger(isSigned, width);
  int64_t most =
      quant::QuantizedType::getDefaultMaximumForInteger(isSigned, width);
  unsigned flags = isSigned ? quant::QuantizationFlags::Signed : 0;

  SmallVector<double> scales;
  for (float scale : table.vector<float>(field::QuantizationParameters_scale))
    // Some files have scale zero for constants whose values are all zero.
    scales.push_back(scale == 0 ? std::numeric_limits<float>::min() : scale);
  ArrayRef<int64_t> zeros =
      table.vector<int64_t>(field::QuantizationParameters_zero_point);
  int32_t axis =
      table.scalar<int32_t>(field::QuantizationParameters_quantized_dimension);
  if (!areScalesSound(scales, zeros, least, most) || axis < 0)
    return model.corrupt("the scales or zero points of the tensor '" + name +
                         "' are invalid");
  Type expressed = Float32Type::get(context);
  if (scales.size() == 1)
    return quant::UniformQuantizedType::get(
        flags, storage, expressed, scales[0], zeros[0], least + isNarrow, most);
  ArrayRef<int32_t> shape = tensor.vector<int32_t>(field::Tensor_shape);
  if (axis >= int64_t(shape.size()) ||
      (shape[axis] >= 0 && shape[axis] != int64_t(scales.size())))
    return model.corrupt("the scales of the tensor '" + name +
                         "' do not fit its axis " + Twine(axis));
  return quant::UniformQuantizedPerAxisType::get(
      flags, storage, expressed, scales, zeros, axis, least + isNarrow, most);
}

//===----------------------------------------------------------------------===//
// Elements and shapes
//===----------------------------------------------------------------------===//

/// Returns a ranked type; false if a size is invalid.
static bool readShape(ArrayRef<int32_t> sizes, SmallVectorImpl<int64_t> &shape,
                      bool mayBeUnknown) {
  for (int32_t size : sizes) {
    if (size < (mayBeUnknown ? -1 : 0))
      return false;
    shape.push_back(size < 0 ? ShapedType::kDynamic : size);
  }
  return true;
}

Expected<Type> TensorReader::variantType(TableView tensor) const {
  SmallVector<mlir::TensorType, 1> subtypes;
  for (size_t i = 0, e = tensor.count(field::Tensor_variant_tensors); i < e;
       ++i) {
    TableView inner = tensor.at(field::Tensor_variant_tensors, i);
    int8_t number = inner.scalar<int8_t>(field::VariantSubType_type);
    SmallVector<int64_t> shape;
    if (number < 0 || number > kLastTensorType ||
        !readShape(inner.vector<int32_t>(field::VariantSubType_shape), shape,
                   /*mayBeUnknown=*/true))
      return model.corrupt("the variant '" + tensor.string(field::Tensor_name) +
                           "' has an invalid type");
    Type element = tfl::elementTypeOf(TensorType(number), context);
    if (inner.boolean(field::VariantSubType_has_rank))
      subtypes.push_back(RankedTensorType::get(shape, element));
    else
      subtypes.push_back(UnrankedTensorType::get(element));
  }
  return tf_type::VariantType::get(context, subtypes);
}

Expected<Type> TensorReader::elementType(TableView tensor,
                                         TensorRole role) const {
  Expected<tfl::TensorType> stored = storedType(tensor);
  if (!stored)
    return stored.takeError();
  if (*stored == tfl::TensorType::VARIANT)
    return variantType(tensor);
  if (isQuantized(tensor))
    return quantizedType(tensor, *stored, role);
  if (!options.keepUnknownOperators &&
      tensor.child(field::Tensor_quantization)
          .scalar<uint8_t>(field::QuantizationParameters_details_type))
    return userError(Code::UnsupportedType,
                     "the tensor '" + tensor.string(field::Tensor_name) +
                         "' is quantized in blocks or for custom kernels, "
                         "which tfuse does not support",
                     model.file->path());
  return tfl::elementTypeOf(*stored, context);
}

Expected<mlir::TensorType> TensorReader::shaped(TableView tensor, Type element,
                                                bool isConstant) const {
  ArrayRef<int32_t> sizes = tensor.vector<int32_t>(field::Tensor_shape);
  ArrayRef<int32_t> signature =
      tensor.vector<int32_t>(field::Tensor_shape_signature);
  bool isScalar = isConstant || tensor.boolean(field::Tensor_has_rank);
  if (sizes.empty() && signature.empty() && !isScalar)
    return UnrankedTensorType::get(element);
  // The shape of a constant has no unknown sizes.
  bool usesSignature = !signature.empty() && !isConstant;
  SmallVector<int64_t> shape;
  if (!readShape(usesSignature ? signature : sizes, shape, usesSignature))
    return model.corrupt("the tensor '" + tensor.string(field::Tensor_name) +
                         "' has a negative dimension");
  return RankedTensorType::get(shape, element);
}

Expected<mlir::TensorType> TensorReader::typeOf(TableView tensor,
                                                TensorRole role) {
  mlir::TensorType &known = types[{tensor.address(), role}];
  if (known)
    return known;
  Expected<Type> element = elementType(tensor, role);
  if (!element)
    return element.takeError();
  Expected<mlir::TensorType> type =
      shaped(tensor, *element, role != TensorRole::Value);
  if (type)
    known = *type;
  return type;
}

Expected<Attribute> TensorReader::rangeOf(TableView tensor) {
  TableView quantization = tensor.child(field::Tensor_quantization);
  ArrayRef<float> least =
      quantization.vector<float>(field::QuantizationParameters_min);
  ArrayRef<float> most =
      quantization.vector<float>(field::QuantizationParameters_max);
  if (isQuantized(tensor) || (least.empty() && most.empty()))
    return Attribute();
  auto isValid = [](auto bounds) {
    auto [low, high] = bounds;
    return std::isfinite(low) && std::isfinite(high) && low <= high;
  };
  if (least.size() != most.size() ||
      !llvm::all_of(llvm::zip_equal(least, most), isValid))
    return model.corrupt("the range of the tensor '" +
                         tensor.string(field::Tensor_name) + "' is invalid");
  // Several ranges are those of the channels.
  Builder builder(context);
  return builder.getArrayAttr(
      {builder.getF64FloatAttr(*llvm::min_element(least)),
       builder.getF64FloatAttr(*llvm::max_element(most))});
}

Expected<mlir::TensorType> TensorReader::intermediateTypeOf(TableView tensor) {
  TableView quantization = tensor.child(field::Tensor_quantization);
  ArrayRef<float> least =
      quantization.vector<float>(field::QuantizationParameters_min);
  ArrayRef<float> most =
      quantization.vector<float>(field::QuantizationParameters_max);
  if (isQuantized(tensor) || least.empty() || most.empty())
    return typeOf(tensor);
  Expected<tfl::TensorType> stored = storedType(tensor);
  if (!stored)
    return stored.takeError();
  Type raw = tfl::elementTypeOf(*stored, context);
  if (!isa<FloatType>(raw) || !(least[0] < most[0]))
    return model.corrupt("the range of the tensor '" +
                         tensor.string(field::Tensor_name) + "' is invalid");
  return shaped(tensor,
                quant::CalibratedQuantizedType::get(raw, least[0], most[0]),
                /*isConstant=*/false);
}

} // namespace tfuse::tfl
