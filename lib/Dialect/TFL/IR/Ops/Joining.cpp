//===- Joining.cpp - verifiers of ops that join and split -----------------===//
//
// Verification, type inference and folding of concatenation, pack, unpack,
// split and split_v.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Matchers.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace tfuse;
using namespace tfuse::tfl;

//===----------------------------------------------------------------------===//
// Concatenation
//===----------------------------------------------------------------------===//

namespace {
/// The result's dimensions inferred from the operands seen so far.
struct JoinedShape {
  SmallVector<int64_t> sizes;
  /// For each dimension, the index of the operand whose type first gave its
  /// size; -1 if it came from the result type.
  SmallVector<int64_t> origins;

  std::string originOf(int64_t dim) const {
    return origins[dim] < 0 ? "output"
                            : llvm::formatv("operand #{0}", origins[dim]).str();
  }
};
} // namespace

/// Takes one operand into account.
static LogicalResult joinOperand(ConcatenationOp op, JoinedShape &joined,
                                 size_t index, RankedTensorType type,
                                 int64_t axis) {
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    int64_t &known = joined.sizes[dim];
    if (static_cast<int64_t>(dim) == axis) {
      known = ShapedType::isDynamic(known) || ShapedType::isDynamic(size)
                  ? ShapedType::kDynamic
                  : known + size;
      continue;
    }
    if (ShapedType::isDynamic(size))
      continue;
    if (ShapedType::isDynamic(known)) {
      known = size;
      joined.origins[dim] = index;
      continue;
    }
    if (known != size)
      return op.emitOpError()
             << "dimension size of dimension #" << dim << " of operand #"
             << index << " must be equal to dimension size of dimension #"
             << dim << " of " << joined.originOf(dim) << ", expected " << known
             << ", got " << size;
  }
  return success();
}

LogicalResult ConcatenationOp::verify() {
  auto output = dyn_cast<RankedTensorType>(getType());
  if (!output)
    return success();
  int64_t rank = output.getRank();
  int64_t axis = static_cast<int32_t>(getAxis());
  if (axis < 0)
    axis += rank;
  if (axis < 0 || axis >= rank)
    return emitOpError("concatenation dimension must be in [-rank, rank)");

  JoinedShape joined{SmallVector<int64_t>(output.getShape()),
                     SmallVector<int64_t>(rank, -1)};
  joined.sizes[axis] = 0;
  for (auto [index, value] : llvm::enumerate(getValues())) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type) {
      joined.sizes[axis] = ShapedType::kDynamic;
      continue;
    }
    if (type.getRank() != rank)
      return emitOpError() << "rank of operand #" << index
                           << " must be equal to rank of output, expected "
                           << rank << ", got " << type.getRank();
    if (failed(joinOperand(*this, joined, index, type, axis)))
      return failure();
  }
  int64_t sum = joined.sizes[axis], size = output.getDimSize(axis);
  if (!ShapedType::isDynamic(sum) && !ShapedType::isDynamic(size) &&
      sum != size)
    return emitOpError() << "dimension size of dimension #" << axis
                         << " of output must be equal to the sum of dimension "
                            "sizes of dimension #"
                         << axis << ", expected " << sum << ", got " << size;
  return success();
}

OpFoldResult ConcatenationOp::fold(FoldAdaptor) {
  if (getValues().size() == 1 && getValues()[0].getType() == getType() &&
      getFusedActivationFunction() == "NONE")
    return getValues()[0];
  return {};
}

//===----------------------------------------------------------------------===//
// Pack and unpack
//===----------------------------------------------------------------------===//

LogicalResult PackOp::verify() {
  if (getNumOperands() != getValuesCount())
    return emitOpError("input count should match 'values_count' attribute");
  auto first = cast<ShapedType>(getValues()[0].getType());
  if (first.hasRank()) {
    int64_t axis = static_cast<int32_t>(getAxis());
    int64_t rank = first.getRank();
    if (axis < -rank - 1 || axis > rank)
      return emitOpError() << "op attribute 'axis' should be in range [-rank - "
                              "1, rank + 1), got rank = "
                           << rank << ", and axis = " << axis;
  }
  for (Type type : getOperandTypes())
    if (failed(verifyCompatibleShape(first, type)))
      return emitOpError("operands should be of the same type. got ")
             << first << ", " << type;
  return success();
}

/// Folds pack of all results of an unpack.
OpFoldResult PackOp::fold(FoldAdaptor) {
  auto unpack = getValues()[0].getDefiningOp<UnpackOp>();
  auto type = dyn_cast<RankedTensorType>(getType());
  if (!unpack || !type || unpack.getInput().getType() != type ||
      unpack->getResults() != getValues())
    return {};
  auto axisOf = [&](uint32_t axis) {
    auto number = static_cast<int64_t>(static_cast<int32_t>(axis));
    return number < 0 ? number + type.getRank() : number;
  };
  return axisOf(getAxis()) == axisOf(unpack.getAxis()) ? unpack.getInput()
                                                       : OpFoldResult();
}

LogicalResult
UnpackOp::inferReturnTypes(MLIRContext *, std::optional<Location> location,
                           ValueRange operands, DictionaryAttr attributes,
                           OpaqueProperties properties, RegionRange regions,
                           SmallVectorImpl<Type> &types) {
  Adaptor op(operands, attributes, properties, regions);
  if (operands.size() != 1)
    return emitOptionalError(location, "input count should be equal to 1");
  int64_t count = op.getNum();
  auto input = cast<ShapedType>(op.getInput().getType());
  if (!input.hasRank()) {
    types.assign(count, UnrankedTensorType::get(input.getElementType()));
    return success();
  }
  if (input.hasStaticShape() && input.getNumElements() <= 0)
    return emitOptionalError(
        location, "number of elements in input should be larger than 0");
  int64_t rank = input.getRank();
  if (rank == 0)
    return emitOptionalError(location, "input should be of rank larger than 0");
  int64_t given = static_cast<int32_t>(op.getAxis());
  int64_t axis = given < 0 ? given + rank : given;
  if (axis < 0 || axis >= rank)
    return emitOptionalError(location,
                             "attribute 'axis' should be in range [-rank, "
                             "rank), got axis = ",
                             given, ", and rank = ", rank);
  if (!input.isDynamicDim(axis) && input.getDimSize(axis) != count)
    return emitOptionalError(location,
                             "output count should match 'num' attribute");
  SmallVector<int64_t> shape(input.getShape());
  shape.erase(shape.begin() + axis);
  types.assign(count, RankedTensorType::get(shape, input.getElementType()));
  return success();
}

bool UnpackOp::isCompatibleReturnTypes(TypeRange inferred, TypeRange actual) {
  return verify::compatibleShapes(inferred, actual);
}

//===----------------------------------------------------------------------===//
// Split
//===----------------------------------------------------------------------===//

namespace {
/// The axis of a split, if the axis and its size are known.
struct SplitAxis {
  RankedTensorType input;
  int64_t axis;
  int64_t size;
};
} // namespace

/// Finds the axis; nullopt if it is unknown and there is nothing more to
/// verify.
template <typename Op>
static FailureOr<std::optional<SplitAxis>> findSplitAxis(Op op) {
  std::optional<int64_t> axis = constantInt(op.getSplitDim());
  auto input = dyn_cast<RankedTensorType>(op.getValue().getType());
  if (!axis || !input)
    return std::optional<SplitAxis>();
  if (*axis < 0)
    *axis += input.getRank();
  if (*axis < 0 || *axis >= input.getRank())
    return op.emitOpError("'split_dim' should be in [-rank, rank)");
  if (input.isDynamicDim(*axis))
    return std::optional<SplitAxis>();
  return std::optional(SplitAxis{input, *axis, input.getDimSize(*axis)});
}

/// Checks one result, whose size along the axis is known.
static LogicalResult verifyPart(Operation *op, const SplitAxis &split,
                                unsigned index, int64_t size) {
  SmallVector<int64_t> shape(split.input.getShape());
  shape[split.axis] = size;
  auto expected = RankedTensorType::get(shape, split.input.getElementType());
  Type actual = op->getResult(index).getType();
  if (failed(verifyCompatibleShape(actual, expected)))
    return op->emitOpError() << "output #" << index << " should be " << expected
                             << " instead got " << actual;
  return success();
}

LogicalResult SplitOp::verify() {
  int64_t count = getNumSplits();
  if (getNumResults() != count)
    return emitOpError("output count should match 'num_splits' attribute");
  FailureOr<std::optional<SplitAxis>> split = findSplitAxis(*this);
  if (failed(split))
    return failure();
  if (!*split)
    return success();
  int64_t size = (*split)->size;
  if (size % count != 0)
    return emitOpError("'num_splits' should evenly divide 'split_dim' axis");
  for (unsigned i = 0; i < count; ++i)
    if (failed(verifyPart(*this, **split, i, size / count)))
      return failure();
  return success();
}

/// The sizes of the parts, of which one may be given as -1.
static LogicalResult resolveSizes(SplitVOp op, SmallVectorImpl<int64_t> &sizes,
                                  int64_t total) {
  int64_t sum = 0;
  int64_t *rest = nullptr;
  for (int64_t &size : sizes) {
    if (size >= 0) {
      sum += size;
      continue;
    }
    if (size < -1)
      return op.emitOpError(
          "elements of 'size_splits' should be greater than or equal to -1");
    if (rest)
      return op.emitOpError("'size_splits' can only have one -1");
    rest = &size;
  }
  if (rest && sum > total)
    return op.emitOpError(
        "sum of non-negative elements of 'size_splits' is greater than the "
        "dimension size of 'split_dim' axis");
  if (rest)
    *rest = total - sum;
  else if (sum != total)
    return op.emitOpError(
        "sum of 'size_splits' should match the dimension size "
        "of 'split_dim' axis");
  return success();
}

LogicalResult SplitVOp::verify() {
  int64_t count = getNumSplits();
  if (getNumResults() != count)
    return emitOpError("output count should match 'num_splits' attribute");
  FailureOr<std::optional<SplitAxis>> split = findSplitAxis(*this);
  if (failed(split))
    return failure();
  DenseIntElementsAttr elements;
  if (!*split || !matchPattern(getSizeSplits(), m_Constant(&elements)))
    return success();
  if (elements.getNumElements() != count)
    return emitOpError("'size_splits' should be ")
           << RankedTensorType::get({count}, elements.getElementType());
  SmallVector<int64_t> sizes;
  for (const APInt &size : elements.getValues<APInt>())
    sizes.push_back(size.getSExtValue());
  if (failed(resolveSizes(*this, sizes, (*split)->size)))
    return failure();
  for (auto [i, size] : llvm::enumerate(sizes))
    if (failed(verifyPart(*this, **split, i, size)))
      return failure();
  return success();
}
