//===- TensorReader.cpp - constants of a model ----------------------------===//
//
// Creates constant ops over the bytes of the file.
//
//===----------------------------------------------------------------------===//

#include "TensorReader.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Format/TFLite/StringBuffer.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;

namespace tfuse::tfl {

namespace field = schema::field;

//===----------------------------------------------------------------------===//
// Bytes
//===----------------------------------------------------------------------===//

/// Unpacks elements of `bits` bits into a byte each.
static std::vector<char> unpackElements(ArrayRef<char> bytes, uint64_t count,
                                        unsigned bits, bool isSigned) {
  std::vector<char> elements(count);
  unsigned perByte = 8 / bits;
  uint8_t mask = (1u << bits) - 1;
  for (uint64_t i = 0; i < count; ++i) {
    uint8_t value =
        (static_cast<uint8_t>(bytes[i / perByte]) >> (bits * (i % perByte))) &
        mask;
    if (isSigned)
      value = static_cast<uint8_t>(llvm::SignExtend64(value, bits));
    elements[i] = static_cast<char>(value);
  }
  return elements;
}

/// True if boolean elements have bytes other than 0 and 1.
static bool isUnclean(TensorType stored, ArrayRef<char> bytes) {
  return stored == TensorType::BOOL &&
         llvm::any_of(bytes, [](char byte) { return byte & ~1; });
}

/// Makes a constant of converted bytes. These bytes are not in the model's
/// file, so a large constant owns them.
static ElementsAttr elementsFrom(RankedTensorType type,
                                 std::vector<char> bytes) {
  auto owned = std::make_shared<std::vector<char>>(std::move(bytes));
  return eval::constantFromBytes(type, *owned, owned);
}

Error TensorReader::spendCopy(uint64_t size, llvm::StringRef name) {
  if (size > copiesLeft)
    return userError(Code::LimitExceeded,
                     "the model refers to the bytes of '" + name +
                         "' too often",
                     model.file->path(),
                     "let constants with the same content share one tensor");
  copiesLeft -= size;
  return Error::success();
}

Expected<ElementsAttr> TensorReader::readElements(llvm::StringRef name,
                                                  RankedTensorType type,
                                                  TensorType stored,
                                                  ArrayRef<char> bytes) {
  std::optional<int64_t> count = eval::checkedProduct(type.getShape(), 16);
  unsigned bits = bitWidth(stored);
  auto mismatch = [&] {
    return model.corrupt("the bytes of the constant '" + name +
                         "' do not match its shape");
  };
  if (!count)
    return mismatch();
  uint64_t elements = type.getNumElements();
  bool mustConvert = bits < 8 || isUnclean(stored, bytes);
  if (mustConvert || int64_t(bytes.size()) <= eval::kInlineConstantBytes)
    if (Error error = spendCopy(bytes.size(), name))
      return std::move(error);
  if (stored == TensorType::STRING) {
    auto strings = unpackStrings(bytes, elements);
    if (!strings)
      return mismatch();
    return tf_type::makeStringElements(type, *strings);
  }
  if (bits == 0)
    return model.corrupt("the constant '" + name + "' has no values");
  if (bytes.size() != llvm::divideCeil(elements * bits, 8))
    return mismatch();
  if (bits < 8)
    return elementsFrom(
        type, unpackElements(bytes, elements, bits,
                             !type.getElementType().isUnsignedInteger()));
  if (mustConvert) {
    std::vector<char> clean;
    for (char byte : bytes)
      clean.push_back(byte != 0);
    return elementsFrom(type, std::move(clean));
  }
  return eval::constantFromBytes(type, bytes, model.file);
}

//===----------------------------------------------------------------------===//
// Variables, external and sparse constants
//===----------------------------------------------------------------------===//

Expected<Operation *> TensorReader::makeVariable(OpBuilder &builder,
                                                 Location loc,
                                                 RankedTensorType type,
                                                 RankedTensorType storage) {
  Type element = storage.getElementType();
  int64_t number = nextVariable++;
  Attribute value;
  if (auto integer = dyn_cast<IntegerType>(element))
    value = IntegerAttr::get(integer, APInt(integer.getWidth(), number,
                                            /*isSigned=*/false,
                                            /*implicitTrunc=*/true));
  else if (isa<FloatType>(element))
    value = builder.getFloatAttr(element, static_cast<double>(number));
  else
    return model.corrupt("a variable has neither an integer nor a float type");
  auto elements = DenseElementsAttr::get(storage, value);
  Operation *op;
  if (type != storage)
    op = QConstOp::create(builder, loc, TypeAttr::get(type), elements);
  else
    op = ConstOp::create(builder, loc, type, elements);
  op->setAttr("tfl.is_variable", builder.getUnitAttr());
  return op;
}

Expected<Operation *> TensorReader::makeExternal(OpBuilder &builder,
                                                 Location loc, TableView tensor,
                                                 mlir::TensorType type) {
  uint32_t id = tensor.scalar<uint32_t>(field::Tensor_external_buffer);
  if (externals.empty())
    for (size_t i = 0, e = model.root.count(field::Model_external_buffers);
         i < e; ++i) {
      TableView external = model.root.at(field::Model_external_buffers, i);
      externals.try_emplace(external.scalar<uint32_t>(field::ExternalBuffer_id),
                            external);
    }
  auto position = externals.find(id);
  TableView found =
      position == externals.end() ? TableView() : position->second;
  uint32_t group = found.scalar<uint32_t>(field::ExternalBuffer_group);
  if (!found || group >= model.root.count(field::Model_external_buffer_groups))
    return model.corrupt("there is no external buffer " + llvm::Twine(id));
  TableView groupTable =
      model.root.at(field::Model_external_buffer_groups, group);
  auto attribute = ExternalBufferAttr::get(
      context,
      builder.getStringAttr(groupTable.string(field::ExternalBufferGroup_name)),
      found.scalar<uint64_t>(field::ExternalBuffer_offset),
      found.scalar<uint64_t>(field::ExternalBuffer_length),
      builder.getStringAttr(found.string(field::ExternalBuffer_packing)));
  return ExternalConstOp::create(builder, loc, type, IntegerAttr(), attribute)
      .getOperation();
}

/// Reads indices of any width; nothing for an unknown width.
static std::optional<SmallVector<int32_t>>
readIndices(TableView dimension, uint16_t tagField, uint16_t vectorField) {
  TableView vector = dimension.child(vectorField);
  switch (dimension.scalar<uint8_t>(tagField)) {
  case 1:
    return SmallVector<int32_t>(
        vector.vector<int32_t>(field::Int32Vector_values));
  case 2:
    return llvm::to_vector_of<int32_t>(
        vector.vector<uint16_t>(field::Uint16Vector_values));
  case 3:
    return llvm::to_vector_of<int32_t>(
        vector.vector<uint8_t>(field::Uint8Vector_values));
  default:
    return std::nullopt;
  }
}

/// Reads the sparsity parameters; null if the table is invalid.
static SparsityParameterAttr readSparsity(MLIRContext *context,
                                          TableView table) {
  SmallVector<DimensionMetadataAttr> dimensions;
  for (size_t i = 0, e = table.count(field::SparsityParameters_dim_metadata);
       i < e; ++i) {
    TableView dimension = table.at(field::SparsityParameters_dim_metadata, i);
    if (dimension.scalar<int8_t>(field::DimensionMetadata_format) == 0) {
      dimensions.push_back(DimensionMetadataAttr::get(
          context, DimensionTypeAttr::get(context, DimensionType::DENSE),
          dimension.scalar<int32_t>(field::DimensionMetadata_dense_size), {},
          {}));
      continue;
    }
    auto segments =
        readIndices(dimension, field::DimensionMetadata_array_segments_type,
                    field::DimensionMetadata_array_segments);
    auto indices =
        readIndices(dimension, field::DimensionMetadata_array_indices_type,
                    field::DimensionMetadata_array_indices);
    if (!segments || !indices)
      return {};
    dimensions.push_back(DimensionMetadataAttr::get(
        context, DimensionTypeAttr::get(context, DimensionType::SPARSE_CSR), 0,
        *segments, *indices));
  }
  return SparsityParameterAttr::get(
      context, table.vector<int32_t>(field::SparsityParameters_traversal_order),
      table.vector<int32_t>(field::SparsityParameters_block_map), dimensions);
}

Expected<Operation *> TensorReader::makeSparse(OpBuilder &builder, Location loc,
                                               TableView tensor,
                                               RankedTensorType type,
                                               RankedTensorType storage,
                                               TensorType stored) {
  llvm::StringRef name = tensor.string(field::Tensor_name);
  Expected<ArrayRef<char>> bytes =
      model.bufferBytes(tensor.scalar<uint32_t>(field::Tensor_buffer));
  if (!bytes)
    return bytes.takeError();
  SparsityParameterAttr sparsity =
      readSparsity(context, tensor.child(field::Tensor_sparsity));
  unsigned size = bitWidth(stored) / 8;
  if (!sparsity || size == 0 || bytes->size() % size != 0)
    return model.corrupt("the sparsity of the constant '" + name +
                         "' is damaged, or its byte count is not a multiple of "
                         "the element size");
  auto compressedType = RankedTensorType::get(
      {static_cast<int64_t>(bytes->size() / size)}, storage.getElementType());
  Expected<ElementsAttr> compressed =
      readElements(name, compressedType, stored, *bytes);
  if (!compressed)
    return compressed.takeError();
  // Only the type of the dense values matters; they are not computed.
  Type element = storage.getElementType();
  if (!isa<IntegerType, FloatType>(element))
    return model.corrupt("the sparse constant '" + name +
                         "' has neither an integer nor a float type");
  auto zeros = DenseElementsAttr::get(storage, builder.getZeroAttr(element));
  if (type != storage)
    return SparseQConstOp::create(builder, loc, type, TypeAttr::get(type),
                                  zeros, sparsity, *compressed)
        .getOperation();
  return SparseConstOp::create(builder, loc, type, zeros, sparsity, *compressed)
      .getOperation();
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Expected<Operation *> TensorReader::makeConstant(OpBuilder &builder,
                                                 Location loc, TableView tensor,
                                                 TensorRole role) {
  Expected<mlir::TensorType> read = typeOf(tensor, role);
  if (!read)
    return read.takeError();
  auto type = cast<RankedTensorType>(*read);
  TensorType stored = *storedType(tensor);
  auto quantized = dyn_cast<quant::QuantizedType>(type.getElementType());
  RankedTensorType storage =
      quantized ? type.clone(stored == TensorType::INT64
                                 ? tfl::elementTypeOf(stored, context)
                                 : quantized.getStorageType())
                : type;
  if (!eval::checkedProduct(type.getShape(), 16))
    return model.corrupt("the tensor '" + tensor.string(field::Tensor_name) +
                         "' has too many elements");

  if (tensor.scalar<uint32_t>(field::Tensor_external_buffer) != 0)
    return makeExternal(builder, loc, tensor, type);
  uint32_t buffer = tensor.scalar<uint32_t>(field::Tensor_buffer);
  if (options.externalConstants && buffer <= INT32_MAX)
    return ExternalConstOp::create(builder, loc, type,
                                   builder.getI32IntegerAttr(buffer),
                                   ExternalBufferAttr())
        .getOperation();
  if (tensor.child(field::Tensor_sparsity))
    return makeSparse(builder, loc, tensor, type, storage, stored);
  if (tensor.boolean(field::Tensor_is_variable))
    return makeVariable(builder, loc, type, storage);

  Expected<ArrayRef<char>> bytes = model.bufferBytes(buffer);
  if (!bytes)
    return bytes.takeError();
  Expected<ElementsAttr> elements =
      readElements(tensor.string(field::Tensor_name), storage, stored, *bytes);
  if (!elements)
    return elements.takeError();
  if (quantized)
    return QConstOp::create(builder, loc, TypeAttr::get(type), *elements)
        .getOperation();
  return ConstOp::create(builder, loc, type, *elements).getOperation();
}

} // namespace tfuse::tfl
