//===- Shape.cpp - shapes and layouts ------------------------------------===//
//
// Op classes of the family, with the verifiers and folds that need code. Those
// of ops that join and split tensors are in Joining.cpp; patterns are in
// Canonicalize/Shape.cpp.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace tfuse;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Shape.cpp.inc"

void TFLDialect::registerShapeOps() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TFL/IR/Ops/Shape.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

namespace {
/// The result shape that the operands of a reshape determine: absent if the
/// rank is unknown, or an error message if they contradict each other.
struct ReshapeTarget {
  std::optional<SmallVector<int64_t>> shape;
  std::string error;
};
} // namespace

/// Infers the unknown size from the number of elements.
static void solveUnknownSize(ReshapeTarget &target, ShapedType input) {
  auto unknown = llvm::find(*target.shape, ShapedType::kDynamic);
  if (unknown == target.shape->end() || !input.hasStaticShape())
    return;
  // Zeros on both sides cancel out.
  bool hasZero = llvm::is_contained(*target.shape, 0);
  int64_t known = 1, elements = 1;
  for (int64_t size : *target.shape)
    if (!ShapedType::isDynamic(size) && size != 0)
      known *= size;
  bool inputHasZero = false;
  for (int64_t size : input.getShape()) {
    if (size > 0 || !hasZero)
      elements *= size;
    else
      inputHasZero = true;
  }
  if (!inputHasZero && elements % known != 0) {
    target.error = llvm::formatv("requires 'input' number of elements be a "
                                 "multiple of {0}, but got {1}",
                                 known, elements);
    return;
  }
  *unknown = elements / known;
}

static ReshapeTarget reshapeTarget(Value input, Value shape) {
  ReshapeTarget target;
  auto shapeType = dyn_cast<RankedTensorType>(shape.getType());
  if (!shapeType)
    return target;
  if (shapeType.getRank() != 1) {
    target.error = llvm::formatv("requires 'shape' to be rank 1, but got {0}",
                                 shapeType.getRank());
    return target;
  }
  std::optional<Ints> sizes = constantInts(shape);
  if (!sizes) {
    if (shapeType.hasStaticShape())
      target.shape.emplace(shapeType.getNumElements(), ShapedType::kDynamic);
    return target;
  }
  std::optional<size_t> unknown;
  for (auto [i, size] : llvm::enumerate(*sizes)) {
    if (size < -1) {
      target.error =
          llvm::formatv("requires 'shape' to have dimensions greater than -1, "
                        "but got {0} at index {1}",
                        size, i);
      return target;
    }
    if (size != -1)
      continue;
    if (unknown) {
      target.error = llvm::formatv(
          "requires 'shape' to have at most one dynamic dimension, but got "
          "multiple dynamic dimensions at indices {0} and {1}. You need to set "
          "up the unspecified size(s) to avoid this problem, for example,"
          "setting batch size in keras model or setting unspecified input "
          "size(s) with fixed ones.",
          *unknown, i);
      return target;
    }
    unknown = i;
    size = ShapedType::kDynamic;
  }
  target.shape = std::move(*sizes);
  solveUnknownSize(target, cast<ShapedType>(input.getType()));
  return target;
}

/// The element type after a reshape: per-axis scales stay with their dimension,
/// whose index may change.
static Type reshapeElements(ShapedType input, ArrayRef<int64_t> shape) {
  Type elementType = input.getElementType();
  auto perAxis = dyn_cast<quant::UniformQuantizedPerAxisType>(elementType);
  if (!perAxis || !input.hasStaticShape() ||
      ShapedType::isDynamicShape(shape) ||
      perAxis.getQuantizedDimension() >= input.getRank())
    return elementType;
  int64_t axis = perAxis.getQuantizedDimension();
  int64_t before =
      ShapedType::getNumElements(input.getShape().take_front(axis));
  int64_t product = 1;
  for (auto [i, size] : llvm::enumerate(shape)) {
    if (product == before && size == input.getDimSize(axis))
      return quant::UniformQuantizedPerAxisType::get(
          perAxis.getFlags(), perAxis.getStorageType(),
          perAxis.getExpressedType(), perAxis.getScales(),
          perAxis.getZeroPoints(), i, perAxis.getStorageTypeMin(),
          perAxis.getStorageTypeMax());
    product *= size;
  }
  return elementType;
}

LogicalResult ReshapeOp::verify() {
  ReshapeTarget target = reshapeTarget(getInput(), getShape());
  if (!target.error.empty())
    return emitOpError(target.error);
  auto output = dyn_cast<RankedTensorType>(getType());
  if (!output)
    return success();
  auto input = cast<ShapedType>(getInput().getType());
  if (output.hasStaticShape() && input.hasStaticShape() &&
      output.getNumElements() != input.getNumElements())
    return emitOpError() << "requires 'output' number of elements to match "
                            "'input' number of elements, but got "
                         << output.getNumElements() << " and "
                         << input.getNumElements();
  if (!target.shape)
    return success();
  auto expected = RankedTensorType::get(*target.shape,
                                        reshapeElements(input, *target.shape));
  if (failed(verifyCompatibleShape(output, expected)) ||
      !verify::alike(output, expected))
    return emitOpError() << "requires 'output' type " << output
                         << " to be cast compatible with expected type "
                         << expected;
  return success();
}

LogicalResult
ReshapeOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                            ValueRange operands, DictionaryAttr attributes,
                            OpaqueProperties properties, RegionRange regions,
                            SmallVectorImpl<Type> &types) {
  Adaptor op(operands, attributes, properties, regions);
  auto input = cast<ShapedType>(op.getInput().getType());
  // The verifier reports invalid operands.
  ReshapeTarget target = reshapeTarget(op.getInput(), op.getShape());
  if (target.shape && target.error.empty())
    types.push_back(RankedTensorType::get(
        *target.shape, reshapeElements(input, *target.shape)));
  else
    types.push_back(UnrankedTensorType::get(input.getElementType()));
  return success();
}

bool ReshapeOp::isCompatibleReturnTypes(TypeRange inferred, TypeRange actual) {
  return verify::compatibleShapes(inferred, actual);
}

/// A constant with another shape, which shares the bytes.
static Attribute reshapeConstant(Attribute value, Type type) {
  auto shaped = dyn_cast<RankedTensorType>(type);
  auto elements = dyn_cast_or_null<ElementsAttr>(value);
  if (!shaped || !elements || !shaped.hasStaticShape() ||
      elements.getElementType() != shaped.getElementType() ||
      elements.getNumElements() != shaped.getNumElements())
    return {};
  if (auto dense = dyn_cast<DenseElementsAttr>(value))
    return dense.reshape(shaped);
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value))
    return DenseResourceElementsAttr::get(shaped, resource.getRawHandle());
  return {};
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  auto type = dyn_cast<RankedTensorType>(getType());
  if (type && type.hasStaticShape() && type == getInput().getType())
    return getInput();
  return reshapeConstant(adaptor.getInput(), getType());
}

OpFoldResult SqueezeOp::fold(FoldAdaptor adaptor) {
  auto type = dyn_cast<RankedTensorType>(getType());
  // With the same rank, no axis is removed.
  if (type && type == getInput().getType())
    return getInput();
  return reshapeConstant(adaptor.getInput(), getType());
}

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

/// Whether padding changes nothing.
static bool isSameStaticShape(Type input, Type output) {
  auto type = dyn_cast<RankedTensorType>(output);
  return type && type.hasStaticShape() && input == output;
}

OpFoldResult PadOp::fold(FoldAdaptor) {
  return isSameStaticShape(getInput().getType(), getType()) ? getInput()
                                                            : OpFoldResult();
}

OpFoldResult PadV2Op::fold(FoldAdaptor) {
  return isSameStaticShape(getInput().getType(), getType()) ? getInput()
                                                            : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Transpose
//===----------------------------------------------------------------------===//

/// Per-axis scales must follow their axis.
static LogicalResult verifyTransposedScales(TransposeOp op,
                                            ArrayRef<int64_t> axes) {
  using PerAxis = quant::UniformQuantizedPerAxisType;
  auto from = dyn_cast<PerAxis>(getElementTypeOrSelf(op.getInput().getType()));
  auto to = dyn_cast<PerAxis>(getElementTypeOrSelf(op.getType()));
  if (!from || !to)
    return success();
  size_t axis = to.getQuantizedDimension();
  if (axis < axes.size() && axes[axis] != from.getQuantizedDimension())
    return op.emitOpError("has mismatched quantized axes of input and output");
  return success();
}

LogicalResult TransposeOp::verify() {
  auto input = cast<ShapedType>(getInput().getType());
  auto output = cast<ShapedType>(getType());
  auto permType = cast<ShapedType>(getPerm().getType());
  if (input.hasStaticShape() && permType.hasStaticShape() &&
      permType.getNumElements() != input.getRank())
    return emitOpError(
        "perm tensor elements size is not equal to input tensor rank");
  std::optional<Ints> axes = constantInts(getPerm());
  if (!axes || !input.hasRank())
    return success();

  SmallVector<bool> isUsed(input.getRank(), false);
  SmallVector<int64_t> shape;
  for (auto [i, axis] : llvm::enumerate(*axes)) {
    if (axis < 0)
      axis += input.getRank();
    if (axis < 0 || axis >= input.getRank())
      return emitOpError("perm[") << i << "] must be in [-rank, rank)";
    if (isUsed[axis])
      return emitOpError("perm[") << i << "] cannot have duplicated axis";
    isUsed[axis] = true;
    shape.push_back(input.getDimSize(axis));
  }
  auto expected = RankedTensorType::get(shape, input.getElementType());
  if (input.hasStaticShape() && output.hasStaticShape() &&
      failed(verifyCompatibleShape(output, expected)))
    return emitOpError(
        llvm::formatv("expect output type {0}, got {1}", expected, output));
  return verifyTransposedScales(*this, *axes);
}

OpFoldResult TransposeOp::fold(FoldAdaptor) {
  std::optional<Ints> axes = constantInts(getPerm());
  if (!axes || getType() != getInput().getType())
    return {};
  bool isIdentity = llvm::all_of(llvm::enumerate(*axes), [](auto pair) {
    return pair.value() == static_cast<int64_t>(pair.index());
  });
  return isIdentity ? getInput() : OpFoldResult();
}

OpFoldResult BroadcastToOp::fold(FoldAdaptor) {
  return isSameStaticShape(getInput().getType(), getType()) ? getInput()
                                                            : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Shapes as values
//===----------------------------------------------------------------------===//

/// `sizes` as the elements of a constant of the type's element type.
static Attribute sizesOf(ArrayRef<int64_t> sizes, ShapedType type,
                         ArrayRef<int64_t> shape) {
  auto elementType = dyn_cast<IntegerType>(type.getElementType());
  if (!elementType)
    return {};
  SmallVector<APInt> values;
  for (int64_t size : sizes) {
    if (elementType.getWidth() < 64 && !llvm::isInt<32>(size))
      return {};
    values.emplace_back(elementType.getWidth(), size, /*isSigned=*/true);
  }
  auto resultType = RankedTensorType::get(shape, elementType);
  return DenseElementsAttr::get(resultType, values);
}

OpFoldResult ShapeOp::fold(FoldAdaptor) {
  auto input = cast<ShapedType>(getInput().getType());
  if (!input.hasStaticShape())
    return {};
  return sizesOf(input.getShape(), cast<ShapedType>(getType()),
                 {input.getRank()});
}

OpFoldResult RankOp::fold(FoldAdaptor) {
  auto input = cast<ShapedType>(getInput().getType());
  auto type = cast<ShapedType>(getType());
  if (!input.hasRank() || (type.hasRank() && type.getNumElements() != 1))
    return {};
  return sizesOf({input.getRank()}, type,
                 type.hasRank() ? type.getShape() : ArrayRef<int64_t>());
}
