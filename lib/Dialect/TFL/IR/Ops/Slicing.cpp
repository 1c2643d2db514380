//===- Slicing.cpp - slices and indices ----------------------------------===//
//
// Op classes of the family, with the verifiers and folds that need code.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

using namespace mlir;
using namespace tfuse;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Slicing.cpp.inc"

void TFLDialect::registerSlicingOps() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TFL/IR/Ops/Slicing.cpp.inc"
      >();
}

LogicalResult GatherOp::verify() {
  auto params = cast<ShapedType>(getParams().getType());
  if (isa<tfuse::tf_type::StringType>(params.getElementType()) &&
      params.hasRank() && params.getRank() != 1)
    return emitOpError("expect 1d input when the given type is string, got ")
           << params;
  return success();
}

/// Verifies that the dimensions of the output that are not indexed equal those
/// of the updates, if the shape is a constant.
static LogicalResult verifyScatterShape(ScatterNdOp op, int64_t outer,
                                        int64_t depth) {
  std::optional<Ints> shape = constantInts(op.getShape());
  if (!shape)
    return success();
  auto updates = cast<ShapedType>(op.getUpdates().getType());
  auto output = cast<ShapedType>(op.getOutput().getType());
  if (llvm::any_of(*shape, [](int64_t size) { return size <= 0; }))
    return op.emitOpError("all elements of shape must be > 0");
  for (int64_t i = depth, end = shape->size(); i < end; ++i) {
    int64_t size = updates.getDimSize(i - depth + outer);
    if ((*shape)[i] != size)
      return op.emitOpError() << "updates.Dims(" << i << ") == " << size
                              << ", but shape[" << i << "] == " << (*shape)[i];
  }
  if (output.hasStaticShape() && output.getShape() != ArrayRef(*shape))
    return op.emitOpError() << "output shape [" << output.getShape()
                            << "] must be equal to the value of shape ["
                            << ArrayRef(*shape) << "]";
  return success();
}

LogicalResult ScatterNdOp::verify() {
  auto indices = cast<ShapedType>(getIndices().getType());
  auto updates = cast<ShapedType>(getUpdates().getType());
  auto output = cast<ShapedType>(getOutput().getType());
  auto shapeType = cast<ShapedType>(getShape().getType());
  if (!indices.hasStaticShape() || !updates.hasStaticShape())
    return success();

  // updates: indices.shape[:-1] + shape[indices.shape[-1]:]
  int64_t outer = indices.getRank() - 1;
  int64_t depth = indices.getDimSize(outer);
  if (updates.getRank() < outer)
    return emitOpError() << "updates must have at least " << outer
                         << " dimensions";
  for (int64_t i = 0; i < outer; ++i)
    if (indices.getDimSize(i) != updates.getDimSize(i))
      return emitOpError() << "indices.Dims(" << i
                           << ") == " << indices.getDimSize(i)
                           << ", but updates.Dims(" << i
                           << ") == " << updates.getDimSize(i);

  if (!shapeType.hasStaticShape())
    return success();
  int64_t rank = depth + updates.getRank() - outer;
  if (shapeType.getNumElements() != rank)
    return emitOpError() << "shape must be a vector of length " << rank;
  if (output.hasRank() && output.getRank() != rank)
    return emitOpError() << "output must have the same rank with the length of "
                            "shape = "
                         << rank;
  return verifyScatterShape(*this, outer, depth);
}

LogicalResult SliceOp::verify() {
  auto input = cast<ShapedType>(getInput().getType());
  auto beginType = cast<ShapedType>(getBegin().getType());
  auto sizeType = cast<ShapedType>(getSize().getType());
  if (input.hasStaticShape() && beginType.hasStaticShape() &&
      sizeType.hasStaticShape()) {
    if (input.getRank() != beginType.getNumElements())
      return emitError(
          "begin tensor elements size is not equal to input tensor rank");
    if (input.getRank() != sizeType.getNumElements())
      return emitError(
          "size tensor elements size is not equal to input tensor rank");
  }

  std::optional<Ints> begin = constantInts(getBegin());
  std::optional<Ints> size = constantInts(getSize());
  if (begin)
    for (auto [i, value] : llvm::enumerate(*begin))
      if (value < 0)
        return emitError("begin[") << i << "] cannot be negative";
  if (size)
    for (auto [i, value] : llvm::enumerate(*size))
      if (value < -1)
        return emitError("size[") << i << "] cannot be negative other than -1";
  if (!begin || !size || !input.hasStaticShape())
    return success();
  for (auto [i, first, count, limit] :
       llvm::enumerate(*begin, *size, input.getShape())) {
    if (first > limit)
      return emitOpError("begin[")
             << i << "] cannot exceed dimension length: " << limit;
    if (count >= 0 && first + count > limit)
      return emitError("begin[")
             << i << "] + size[" << i
             << "] cannot exceed dimension length: " << limit;
  }
  return success();
}

LogicalResult StridedSliceOp::verify() {
  auto input = dyn_cast<RankedTensorType>(getInput().getType());
  if (!input)
    return success();
  for (auto [name, value] :
       {std::pair("begin", getBegin()), std::pair("end", getEnd()),
        std::pair("strides", getStrides())}) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (type && type.getRank() == 1 && type.getDimSize(0) > input.getRank())
      return emitOpError() << "'" << name << "' has " << type.getDimSize(0)
                           << " elements, more than the input has dimensions";
  }
  return success();
}
