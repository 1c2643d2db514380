//===- OpBuilders.cpp - builders that infer the result's type -------------===//
//
// Type inference for builders that are given only operands. Where a type cannot
// be inferred the result is an unranked tensor.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/Traits.h"
#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

using namespace mlir;

namespace tfuse::tfl {

static Type unrankedLike(Type type) {
  return UnrankedTensorType::get(getElementTypeOrSelf(type));
}

void buildBroadcast(OpBuilder &builder, OperationState &state, Value lhs,
                    Value rhs, Type elementType) {
  if (!elementType)
    elementType = getElementTypeOrSelf(lhs.getType());
  Type type = OpTrait::util::getBroadcastedType(lhs.getType(), rhs.getType(),
                                                elementType);
  if (!type)
    type = UnrankedTensorType::get(elementType);
  state.addOperands({lhs, rhs});
  state.addTypes(type);
}

void buildSelect(OpBuilder &builder, OperationState &state, Value condition,
                 Value x, Value y) {
  Type elementType = getElementTypeOrSelf(x.getType());
  Type values =
      OpTrait::util::getBroadcastedType(x.getType(), y.getType(), elementType);
  Type type = values ? OpTrait::util::getBroadcastedType(condition.getType(),
                                                         values, elementType)
                     : Type();
  if (!type)
    type = UnrankedTensorType::get(elementType);
  state.addOperands({condition, x, y});
  state.addTypes(type);
}

/// The result of a gather: the indices' own dimensions, but for the batch
/// dimensions, take the place of the axis.
static Type inferGather(Type paramsType, Type indicesType, int64_t axis,
                        int64_t batchDims) {
  auto params = dyn_cast<RankedTensorType>(paramsType);
  auto indices = dyn_cast<RankedTensorType>(indicesType);
  if (!params || !indices)
    return unrankedLike(paramsType);
  if (axis < 0)
    axis += params.getRank();
  if (batchDims < 0)
    batchDims += indices.getRank();
  if (axis < 0 || axis >= params.getRank() || batchDims < 0 ||
      batchDims > axis || batchDims > indices.getRank())
    return unrankedLike(paramsType);
  SmallVector<int64_t> shape(params.getShape().take_front(axis));
  llvm::append_range(shape, indices.getShape().drop_front(batchDims));
  llvm::append_range(shape, params.getShape().drop_front(axis + 1));
  return RankedTensorType::get(shape, params.getElementType());
}

void buildGather(OpBuilder &builder, OperationState &state, Value params,
                 Value indices, IntegerAttr axis, IntegerAttr batchDims) {
  GatherOp::build(builder, state,
                  inferGather(params.getType(), indices.getType(),
                              axis.getInt(), batchDims.getInt()),
                  params, indices, axis, batchDims);
}

void buildTopK(OpBuilder &builder, OperationState &state, Value input,
               Value k) {
  Type indexType = getElementTypeOrSelf(k.getType());
  Type elementType = getElementTypeOrSelf(input.getType());
  auto type = dyn_cast<RankedTensorType>(input.getType());
  if (!type || type.getRank() == 0) {
    TopKV2Op::build(builder, state, UnrankedTensorType::get(elementType),
                    UnrankedTensorType::get(indexType), input, k);
    return;
  }
  std::optional<Ints> count = constantInts(k);
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = count && count->size() == 1 && count->front() >= 0
                     ? count->front()
                     : ShapedType::kDynamic;
  TopKV2Op::build(builder, state, RankedTensorType::get(shape, elementType),
                  RankedTensorType::get(shape, indexType), input, k);
}

/// The element type of a transposed tensor: scales move with their axis.
static Type transposeElements(Type elementType, ArrayRef<int64_t> perm) {
  auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(elementType);
  if (!perAxis)
    return elementType;
  const auto *axis = llvm::find(perm, perAxis.getQuantizedDimension());
  if (axis == perm.end())
    return elementType;
  return quant::UniformQuantizedPerAxisType::get(
      perAxis.getFlags(), perAxis.getStorageType(), perAxis.getExpressedType(),
      perAxis.getScales(), perAxis.getZeroPoints(), axis - perm.begin(),
      perAxis.getStorageTypeMin(), perAxis.getStorageTypeMax());
}

static Type inferTranspose(Value input, Value perm) {
  auto type = dyn_cast<RankedTensorType>(input.getType());
  std::optional<Ints> axes = constantInts(perm);
  if (!type || !axes || axes->size() != static_cast<size_t>(type.getRank()))
    return unrankedLike(input.getType());
  SmallVector<int64_t> shape;
  for (int64_t &axis : *axes) {
    if (axis < 0)
      axis += type.getRank();
    if (axis < 0 || axis >= type.getRank())
      return unrankedLike(input.getType());
    shape.push_back(type.getDimSize(axis));
  }
  return RankedTensorType::get(shape,
                               transposeElements(type.getElementType(), *axes));
}

void buildTranspose(OpBuilder &builder, OperationState &state, Value input,
                    Value perm) {
  TransposeOp::build(builder, state, inferTranspose(input, perm), input, perm);
}

Type inferReduction(Value input, Value axes, bool keepDims) {
  auto type = dyn_cast<RankedTensorType>(input.getType());
  if (!type)
    return unrankedLike(input.getType());
  std::optional<Ints> constant = constantInts(axes);
  if (!constant) {
    if (!keepDims)
      return unrankedLike(type);
    SmallVector<int64_t> unknown(type.getRank(), ShapedType::kDynamic);
    return RankedTensorType::get(unknown, type.getElementType());
  }
  SmallVector<bool> isReduced(type.getRank(), false);
  for (int64_t axis : *constant) {
    if (axis < 0)
      axis += type.getRank();
    if (axis < 0 || axis >= type.getRank())
      return unrankedLike(type);
    isReduced[axis] = true;
  }
  SmallVector<int64_t> shape;
  for (auto [size, reduced] : llvm::zip(type.getShape(), isReduced)) {
    if (!reduced)
      shape.push_back(size);
    else if (keepDims)
      shape.push_back(1);
  }
  return RankedTensorType::get(shape, type.getElementType());
}

} // namespace tfuse::tfl
