//===- Convolution.cpp - convolution and pooling -------------------------===//
//
// Op classes of the family, with the verifiers and folds that need code.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Convolution.cpp.inc"

void TFLDialect::registerConvolutionOps() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TFL/IR/Ops/Convolution.cpp.inc"
      >();
}

/// The number of window positions along one dimension; nullopt if there is
/// none.
static std::optional<int64_t> windowCount(int64_t size, int64_t filter,
                                          int64_t dilation, int64_t stride,
                                          bool isSame) {
  if (stride <= 0 || dilation <= 0)
    return std::nullopt;
  int64_t extent = (filter - 1) * dilation + 1;
  int64_t count =
      isSame ? (size + stride - 1) / stride : (size - extent + stride) / stride;
  return count < 0 ? std::nullopt : std::optional(count);
}

LogicalResult
Conv2DOp::inferReturnTypes(MLIRContext *, std::optional<Location> location,
                           ValueRange operands, DictionaryAttr attributes,
                           OpaqueProperties properties, RegionRange regions,
                           SmallVectorImpl<Type> &types) {
  Adaptor op(operands, attributes, properties, regions);
  Type elementType = getElementTypeOrSelf(op.getInput().getType());
  auto input = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto filter = dyn_cast<RankedTensorType>(op.getFilter().getType());
  if ((input && input.getRank() != 4) || (filter && filter.getRank() != 4))
    return emitOptionalError(location, "Invalid ranks");
  if (!input || !filter) {
    types.push_back(UnrankedTensorType::get(elementType));
    return success();
  }

  SmallVector<int64_t, 4> shape(4, ShapedType::kDynamic);
  shape[0] = input.getDimSize(0);
  shape[3] = filter.getDimSize(0);
  int64_t dilations[] = {op.getDilationHFactor(), op.getDilationWFactor()};
  int64_t strides[] = {op.getStrideH(), op.getStrideW()};
  for (int dim : {1, 2}) {
    if (input.isDynamicDim(dim) || filter.isDynamicDim(dim))
      continue;
    std::optional<int64_t> count = windowCount(
        input.getDimSize(dim), filter.getDimSize(dim), dilations[dim - 1],
        strides[dim - 1], op.getPadding() == "SAME");
    if (!count)
      return emitOptionalError(location, "the filter is larger than the image");
    shape[dim] = *count;
  }
  types.push_back(RankedTensorType::get(shape, elementType));
  return success();
}

bool Conv2DOp::isCompatibleReturnTypes(TypeRange inferred, TypeRange actual) {
  return verify::compatibleShapes(inferred, actual);
}

LogicalResult TransposeConvOp::verify() {
  auto output = cast<ShapedType>(getOutput().getType());
  auto shapeType = cast<ShapedType>(getOutputShape().getType());
  if (output.hasRank() && shapeType.hasStaticShape() &&
      output.getRank() != shapeType.getNumElements())
    return emitOpError(
        llvm::formatv("expect output type has rank = {0}, got output type {1}",
                      shapeType.getNumElements(), output));

  DenseIntElementsAttr shape;
  if (!matchPattern(getOutputShape(), m_Constant(&shape)))
    return success();
  SmallVector<int64_t, 4> sizes;
  for (const APInt &size : shape.getValues<APInt>())
    sizes.push_back(size.isNegative() ? ShapedType::kDynamic
                                      : size.getSExtValue());
  auto expected = RankedTensorType::get(sizes, output.getElementType());
  if (failed(verifyCompatibleShape(output, expected)))
    return emitOpError(
        llvm::formatv("expect output type {0}, got {1}", expected, output));
  return success();
}
