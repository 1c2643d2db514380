//===- OpConditions.cpp - conditions that op verifiers share --------------===//
//
// The predicates behind the traits of TFLOpBase.td and the runtime checks of
// the op definitions. Unknown parts of a shape satisfy every condition.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Dialect/Traits.h"
#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::tfl::verify {

static RankedTensorType ranked(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

bool rankIsBetween(Value value, int64_t least, int64_t most) {
  RankedTensorType type = ranked(value);
  return !type || (type.getRank() >= least && type.getRank() <= most);
}

bool squeezedRankIsAtMost(Value value, int64_t most) {
  RankedTensorType type = ranked(value);
  return !type || llvm::count_if(type.getShape(), [](int64_t size) {
                    return size != 1;
                  }) <= most;
}

bool dimIs(Value value, unsigned dim, int64_t size) {
  RankedTensorType type = ranked(value);
  return type && type.getRank() > dim && type.getDimSize(dim) == size;
}

bool dimIsDynamicOr(Value value, unsigned dim, int64_t size) {
  RankedTensorType type = ranked(value);
  return !type || (type.getRank() > dim &&
                   (type.isDynamicDim(dim) || type.getDimSize(dim) == size));
}

bool dimIsAtMost(Value value, unsigned dim, int64_t size) {
  RankedTensorType type = ranked(value);
  return !type || (type.getRank() > dim && type.getDimSize(dim) <= size);
}

bool sameDims(Value x, Value y, unsigned dimOfX, unsigned dimOfY) {
  RankedTensorType xType = ranked(x), yType = ranked(y);
  if (!xType || !yType || !xType.hasStaticShape() || !yType.hasStaticShape())
    return true;
  return xType.getRank() > dimOfX && yType.getRank() > dimOfY &&
         xType.getDimSize(dimOfX) == yType.getDimSize(dimOfY);
}

bool elementCountIs(Value x, int64_t count) {
  RankedTensorType type = ranked(x);
  return !type || !type.hasStaticShape() || type.getNumElements() == count;
}

bool elementCountIsDim(Value x, Value y, unsigned dimOfY) {
  RankedTensorType type = ranked(y);
  if (!type || !type.hasStaticShape())
    return true;
  return type.getRank() > dimOfY && elementCountIs(x, type.getDimSize(dimOfY));
}

bool rankIsSizeOf(Value x, Value y) {
  RankedTensorType xType = ranked(x), yType = ranked(y);
  if (!xType || !yType || !yType.hasStaticShape())
    return true;
  return yType.getRank() > 0 && xType.getRank() == yType.getDimSize(0);
}

bool isScalarOrOneElement(Value value) {
  RankedTensorType type = ranked(value);
  if (!type)
    return false;
  return type.getRank() == 0 ||
         (type.getRank() == 1 && type.getDimSize(0) == 1);
}

bool sparseIndices(Value indices) {
  RankedTensorType type = ranked(indices);
  if (!type || type.getRank() <= 1)
    return true;
  return type.getRank() == 2 &&
         (!type.hasStaticShape() || type.getDimSize(1) <= 4);
}

bool compatibleShapes(TypeRange inferred, TypeRange actual) {
  if (inferred.size() != actual.size())
    return false;
  for (auto [a, b] : llvm::zip(inferred, actual))
    if (failed(verifyCompatibleShape(a, b)))
      return false;
  return true;
}

bool compatibleTypes(TypeRange inferred, TypeRange actual) {
  if (!compatibleShapes(inferred, actual))
    return false;
  return llvm::all_of(llvm::zip(inferred, actual), [](auto pair) {
    return getElementTypeOrSelf(std::get<0>(pair)) ==
           getElementTypeOrSelf(std::get<1>(pair));
  });
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

/// Unsigned bytes, be they plain or TensorFlow's quantized ones.
static bool isAnyUint8(Type type) {
  return isa<tf_type::Quint8Type>(type) || type.isUnsignedInteger(8);
}

/// Four bits, be they plain or quantized.
static bool isAnyInt4(Type type) {
  auto quantized = dyn_cast<quant::QuantizedType>(type);
  return type.isInteger(4) ||
         (quantized && quantized.getStorageTypeIntegralWidth() == 4);
}

/// The storage of quantized elements, null for others.
static Type storageOf(Type type) {
  return isa<quant::QuantizedType>(type)
             ? quant::QuantizedType::castToStorageType(type)
             : Type();
}

bool alike(Type a, Type b) {
  Type first = getElementTypeOrSelf(a), second = getElementTypeOrSelf(b);
  if (first == second)
    return true;
  if (isAnyUint8(first) && isAnyUint8(second))
    return true;
  if (isAnyInt4(first) && isAnyInt4(second))
    return true;
  Type storage = storageOf(second);
  return storage && storage == storageOf(first);
}

bool sidesAlike(Type lhs, Type rhs) {
  if (!isa<ShapedType>(lhs) || !isa<ShapedType>(rhs))
    return false;
  Type first = getElementTypeOrSelf(lhs), second = getElementTypeOrSelf(rhs);
  if (first == second)
    return true;
  Type storage = storageOf(first);
  return storage && storage == storageOf(second);
}

bool sidesAlike(Operation *op) {
  return sidesAlike(op->getOperand(0).getType(), op->getOperand(1).getType());
}

bool resultLikeOperand(Operation &op, unsigned result, unsigned operand) {
  if (op.getNumResults() <= result || op.getNumOperands() <= operand)
    return false;
  Type resultType = op.getResult(result).getType();
  Type operandType = op.getOperand(operand).getType();
  return isa<ShapedType>(resultType) && isa<ShapedType>(operandType) &&
         alike(resultType, operandType);
}

//===----------------------------------------------------------------------===//
// LSTM
//===----------------------------------------------------------------------===//

static bool isNone(Operation &op, unsigned operand) {
  return isa<NoneType>(op.getOperand(operand).getType());
}

static bool allNone(Operation &op, ArrayRef<unsigned> operands) {
  return llvm::all_of(operands, [&](unsigned i) { return isNone(op, i); });
}

static bool someNone(Operation &op, ArrayRef<unsigned> operands) {
  return llvm::any_of(operands, [&](unsigned i) { return isNone(op, i); });
}

static bool operandsAlike(Operation &op, unsigned i, unsigned j) {
  return alike(op.getOperand(i).getType(), op.getOperand(j).getType());
}

// Operands: 1 input-to-input weights, 9 to 11 peepholes of the input, forget
// and output gate.
bool lstmPeepholes(Operation &op) {
  return operandsAlike(op, 10, 11) &&
         (operandsAlike(op, 9, 10) || allNone(op, {1, 9}));
}

// 16 and 17 are the projection's weights and bias.
bool lstmProjection(Operation &op) { return !isNone(op, 16) || isNone(op, 17); }

// All that belongs to the input gate: weights 1 and 5, peephole 9, bias 12,
// layer norm 20.
bool lstmInputGate(Operation &op) {
  return allNone(op, {1, 5, 9, 12, 20}) || !someNone(op, {1, 5, 12});
}

bool bidiPeepholes(Operation &op) {
  static constexpr unsigned peepholes[] = {9, 10, 11, 26, 27, 28};
  return llvm::all_equal(llvm::map_range(peepholes, [&](unsigned i) {
    return getElementTypeOrSelf(op.getOperand(i).getType());
  }));
}

bool bidiProjection(Operation &op) {
  return allNone(op, {16, 17, 33, 34}) || !someNone(op, {16, 33});
}

//===----------------------------------------------------------------------===//
// Conditions of the runtime
//===----------------------------------------------------------------------===//

/// The op that computes the target shape of the broadcast that produces
/// `value`; null for other producers.
static Operation *broadcastShapeOf(Value value) {
  Operation *broadcast = value.getDefiningOp();
  if (!broadcast ||
      broadcast->getName().stripDialect() !=
          (isa<BroadcastToOp>(broadcast) ? "broadcast_to" : "BroadcastTo"))
    return nullptr;
  Operation *shape = broadcast->getOperand(1).getDefiningOp();
  if (!shape)
    return nullptr;
  llvm::StringRef name = shape->getName().getStringRef();
  return name == "tfl.broadcast_args" || name == "tf.BroadcastArgs" ? shape
                                                                    : nullptr;
}

bool sameOrBroadcastable(Operation *op,
                         std::initializer_list<unsigned> operands,
                         int64_t maxRank) {
  bool isKnown = true, isSame = true;
  int64_t highest = -1;
  std::optional<SmallVector<int64_t>> shape;
  SmallVector<int64_t> first;
  for (unsigned i : operands) {
    RankedTensorType type = ranked(op->getOperand(i));
    if (type)
      highest = std::max(highest, type.getRank());
    if (!type || !type.hasStaticShape()) {
      isKnown = false;
      continue;
    }
    if (!shape) {
      first.assign(type.getShape().begin(), type.getShape().end());
      shape = first;
      continue;
    }
    isSame &= type.getShape() == ArrayRef(first);
    SmallVector<int64_t> both;
    if (!OpTrait::util::getBroadcastedShape(*shape, type.getShape(), both))
      return false;
    shape = both;
  }
  // Kernels take equal shapes of any rank.
  if (isKnown && isSame)
    return true;
  if (highest <= maxRank)
    return true;
  if (isKnown)
    return false;
  // Operands that were broadcast to one computed shape are equal, too.
  Operation *common = broadcastShapeOf(op->getOperand(*operands.begin()));
  return common && llvm::all_of(operands, [&](unsigned i) {
           return broadcastShapeOf(op->getOperand(i)) == common;
         });
}

static constexpr int64_t kArithmeticRank = 6;

static bool compatibleSides(Operation *op) {
  return succeeded(verifyCompatibleShape(op->getOperand(0).getType(),
                                         op->getOperand(1).getType()));
}

static ElementKinds kindsOfResult(Operation *op) {
  return elementKindsOf(getElementTypeOrSelf(op->getResult(0).getType()));
}

template <typename... Kinds>
static constexpr ElementKinds anyOf(Kinds... kind) {
  return (kindBit(kind) | ...);
}

using Kind = ElementKind;

bool addShapes(Operation *op) {
  ElementKinds kinds = kindsOfResult(op);
  if (kinds & anyOf(Kind::F32, Kind::F16, Kind::QI8, Kind::QUI8, Kind::I16,
                    Kind::I32, Kind::I64))
    return sameOrBroadcastable(op, {0, 1}, kArithmeticRank);
  // The int16 kernel does not broadcast.
  return (kinds & kindBit(Kind::QI16)) && compatibleSides(op);
}

bool subShapes(Operation *op) {
  return (kindsOfResult(op) & anyOf(Kind::F32, Kind::F16, Kind::I32, Kind::I64,
                                    Kind::QUI8, Kind::QI8, Kind::QI16)) &&
         sameOrBroadcastable(op, {0, 1}, kArithmeticRank);
}

bool mulShapes(Operation *op) {
  ElementKinds kinds = kindsOfResult(op);
  ElementKinds lhs =
      elementKindsOf(getElementTypeOrSelf(op->getOperand(0).getType()));
  // From int16 to int8 the kernel does not broadcast.
  if ((kinds & anyOf(Kind::QI8, Kind::QUI8)) && (lhs & kindBit(Kind::QI16)))
    return compatibleSides(op);
  return (kinds & anyOf(Kind::QI8, Kind::QUI8, Kind::I32, Kind::UI32, Kind::I64,
                        Kind::QI16, Kind::I16, Kind::Complex64,
                        Kind::Complex128, Kind::F32, Kind::F16)) &&
         sameOrBroadcastable(op, {0, 1}, kArithmeticRank);
}

bool batchMatMulElements(Operation *op) {
  if (resultLikeOperand(*op, 0, 0))
    return true;
  auto isInt = [](Value value, unsigned width) {
    return getElementTypeOrSelf(value.getType()).isInteger(width);
  };
  return isInt(op->getOperand(0), 8) && isInt(op->getOperand(1), 8) &&
         isInt(op->getResult(0), 32);
}

bool hybridBatchMatMulRank(Operation *op) {
  if (!getElementTypeOrSelf(op->getOperand(0)).isF32() ||
      getElementTypeOrSelf(op->getOperand(1)).isF32())
    return true;
  return rankIsBetween(op->getOperand(0), 0, 3) &&
         rankIsBetween(op->getOperand(1), 0, 3);
}

bool int4RowsAreBytes(Value table, int64_t axis) {
  auto type = dyn_cast<RankedTensorType>(table.getType());
  if (!type || !isAnyInt4(type.getElementType()))
    return true;
  if (axis < 0)
    axis += type.getRank();
  int64_t rowSize = 1;
  for (int64_t size : type.getShape().drop_front(axis + 1))
    rowSize *= size;
  return rowSize % 2 == 0;
}

bool stridedSliceRank(Operation *op) {
  auto slice = cast<StridedSliceOp>(op);
  RankedTensorType type = ranked(slice.getInput());
  if (!type)
    return true;
  uint32_t added = slice.getNewAxisMask() & ~slice.getEllipsisMask() & 0xff;
  return type.getRank() + llvm::popcount(added) <= 6;
}

} // namespace tfuse::tfl::verify
