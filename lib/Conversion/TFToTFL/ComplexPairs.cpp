//===- ComplexPairs.cpp - Complex tensors as pairs of reals ---------------===//

#include "ComplexPairs.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Eval/Evaluator.h"
#include "tfuse/Eval/LazyElements.h"
#include <complex>

using namespace mlir;

namespace tfuse::lowering {

static bool isComplex64(Type type) {
  return contains(C64, getElementTypeOrSelf(type));
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

/// The operands of PACK along a new last axis, if the tensor is a BITCAST of
/// such a tensor.
static std::optional<Pair> joinedParts(Value value) {
  Operation *op = value.getDefiningOp();
  if (tf::isa(op, "Complex") &&
      op->getOperand(0).getType() == op->getOperand(1).getType())
    return Pair{op->getOperand(0), op->getOperand(1)};
  auto bitcast = dyn_cast_if_present<tfl::BitcastOp>(op);
  Operation *pack = bitcast ? bitcast.getInput().getDefiningOp() : nullptr;
  if (!pack || pack->getNumOperands() != 2 ||
      !contains(F32, getElementTypeOrSelf(pack->getOperand(0))) ||
      !(tf::isa(pack, "Pack") || isa<tfl::PackOp>(pack)))
    return std::nullopt;
  Pair parts{pack->getOperand(0), pack->getOperand(1)};
  auto axis = pack->getAttrOfType<IntegerAttr>("axis");
  std::optional<int64_t> rank = rankOf(parts.real);
  if (!axis || !rank ||
      normalizeAxis(axis.getInt(), *rank + 1).value_or(-1) != *rank)
    return std::nullopt;
  return parts;
}

/// The real tensor that a cast converts to complex numbers; null for other
/// values.
static Value castSource(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !(tf::isa(op, "Cast") || isa<tfl::CastOp>(op)))
    return {};
  Value source = op->getOperand(0);
  return isa<ComplexType>(getElementTypeOrSelf(source)) ? Value() : source;
}

/// The parts of a constant; nothing if the elements cannot be read.
static std::optional<Pair> constantParts(LoweringContext &ctx, Value value) {
  ElementsAttr attr = tf::getConstant(value);
  if (!attr)
    return std::nullopt;
  llvm::Expected<eval::HostTensor> tensor = eval::toHostTensor(attr);
  if (!tensor)
    return llvm::consumeError(tensor.takeError()), std::nullopt;
  auto numbers = tensor->data<std::complex<float>>();
  SmallVector<float> real, imag;
  for (std::complex<float> number : numbers) {
    real.push_back(number.real());
    imag.push_back(number.imag());
  }
  auto type = tensorOf(tensor->shape(), ctx.rewriter.getF32Type());
  auto constant = [&](ArrayRef<float> values) {
    return ctx.constant(DenseElementsAttr::get(type, values), value.getLoc());
  };
  bool isReal = llvm::all_of(imag, [](float x) { return x == 0; });
  return Pair{constant(real), isReal ? Value() : constant(imag)};
}

Pair partsOf(LoweringContext &ctx, Value complex) {
  if (std::optional<Pair> parts = joinedParts(complex))
    return *parts;
  if (std::optional<Pair> parts = constantParts(ctx, complex))
    return *parts;
  Type f32 = ctx.rewriter.getF32Type();
  if (Value source = castSource(complex))
    return {ctx.castTo(source, f32), {}};
  Type type = withElementType(complex.getType(), f32);
  return {ctx.tf("Real", type, complex), ctx.tf("Imag", type, complex)};
}

Value imagOf(LoweringContext &ctx, const Pair &parts) {
  return parts.imag ? parts.imag : ctx.unary("ZerosLike", parts.real);
}

Value join(LoweringContext &ctx, const Pair &parts) {
  Type complex = ComplexType::get(ctx.rewriter.getF32Type());
  return ctx.tf("Complex", withElementType(parts.real.getType(), complex),
                {parts.real, imagOf(ctx, parts)});
}

//===----------------------------------------------------------------------===//
// Lowerings
//===----------------------------------------------------------------------===//

/// PACK and BITCAST.
LogicalResult lowerComplex(LoweringContext &ctx) {
  Value real = ctx.in("real"), imag = ctx.in("imag");
  if (real.getType() != imag.getType()) {
    Value zeros = ctx.unary("ZerosLike", ctx.add(real, imag));
    real = ctx.add(real, zeros);
    imag = ctx.add(imag, zeros);
  }
  Type packed = real.getType();
  if (std::optional<ArrayRef<int64_t>> shape = shapeOf(packed)) {
    Ints sizes(shape->begin(), shape->end());
    sizes.push_back(2);
    packed = withShape(packed, sizes);
  }
  Value pairs = ctx.tf("Pack", packed, {real, imag}, ctx.i64Attr("axis", -1));
  return ctx.replace(ctx.emit<tfl::BitcastOp>(ctx.type(), pairs));
}

LogicalResult lowerConj(LoweringContext &ctx) {
  return ctx.replace(join(ctx, conjugate(ctx, partsOf(ctx, ctx.in("input")))));
}

/// Whether the op computes each part of the result from the same part of its
/// complex operands: linear ops with real coefficients, and ops that only move
/// elements.
static bool isPartwise(Operation *op) {
  // Sums of diagonals and transposes.
  if (tf::isa(op, "Einsum"))
    return op->getNumOperands() == 1;
  return tf::isa(op, {"AccumulateNV2",
                      "AddN",
                      "BatchMatrixBandPart",
                      "BatchMatrixDiag",
                      "BatchMatrixDiagPart",
                      "BatchMatrixSetDiag",
                      "BatchToSpace",
                      "BatchToSpaceND",
                      "BiasAdd",
                      "BiasAddGrad",
                      "BiasAddV1",
                      "BroadcastTo",
                      "Concat",
                      "ConcatV2",
                      "Cumsum",
                      "DepthToSpace",
                      "Diag",
                      "DiagPart",
                      "DynamicStitch",
                      "Empty",
                      "ExpandDims",
                      "Fill",
                      "Gather",
                      "GatherNd",
                      "GatherV2",
                      "MatrixBandPart",
                      "MatrixDiag",
                      "MatrixDiagPart",
                      "MatrixDiagPartV2",
                      "MatrixDiagPartV3",
                      "MatrixDiagV2",
                      "MatrixDiagV3",
                      "MatrixSetDiag",
                      "MatrixSetDiagV2",
                      "MatrixSetDiagV3",
                      "Mean",
                      "MirrorPad",
                      "Neg",
                      "OneHot",
                      "Pack",
                      "Pad",
                      "PadV2",
                      "ParallelDynamicStitch",
                      "RaggedGather",
                      "RaggedTensorToTensor",
                      "Reshape",
                      "ReverseSequence",
                      "ReverseV2",
                      "Roll",
                      "ScatterNd",
                      "SegmentMean",
                      "SegmentSum",
                      "Select",
                      "SelectV2",
                      "Slice",
                      "SpaceToBatch",
                      "SpaceToBatchND",
                      "SpaceToDepth",
                      "SparseToDense",
                      "Split",
                      "SplitV",
                      "Squeeze",
                      "StridedSlice",
                      "StridedSliceGrad",
                      "Sum",
                      "TensorScatterAdd",
                      "TensorScatterSub",
                      "TensorScatterUpdate",
                      "TensorStridedSliceUpdate",
                      "Tile",
                      "Transpose",
                      "Unpack",
                      "UnsortedSegmentSum",
                      "XlaDynamicSlice",
                      "XlaDynamicUpdateSlice",
                      "ZerosLike"});
}

/// The attributes for float32 operands.
static SmallVector<NamedAttribute> realAttributes(LoweringContext &ctx) {
  SmallVector<NamedAttribute> attrs(ctx.op->getAttrs());
  for (NamedAttribute &attr : attrs)
    if (auto type = dyn_cast<TypeAttr>(attr.getValue());
        type && isComplex64(type.getValue()))
      attr.setValue(TypeAttr::get(ctx.rewriter.getF32Type()));
  return attrs;
}

static LogicalResult lowerPartwise(LoweringContext &ctx) {
  SmallVector<Value> reals, imags;
  for (Value operand : ctx.op->getOperands()) {
    bool isComplex = isComplex64(operand.getType());
    Pair parts = isComplex ? partsOf(ctx, operand) : Pair{operand, operand};
    reals.push_back(parts.real);
    imags.push_back(imagOf(ctx, parts));
  }
  Type f32 = ctx.rewriter.getF32Type();
  SmallVector<Type> types =
      llvm::map_to_vector(ctx.op->getResultTypes(), [&](Type type) {
        return isComplex64(type) ? withElementType(type, f32) : type;
      });
  SmallVector<NamedAttribute> attrs = realAttributes(ctx);
  StringRef name = tf::opName(ctx.op);
  Operation *real = ctx.tfOp(name, types, reals, attrs);
  Operation *imag = ctx.tfOp(name, types, imags, attrs);
  SmallVector<Value> results;
  for (OpResult result : ctx.op->getResults()) {
    unsigned i = result.getResultNumber();
    results.push_back(isComplex64(result.getType())
                          ? join(ctx, {real->getResult(i), imag->getResult(i)})
                          : real->getResult(i));
  }
  return ctx.replace(results);
}

/// True if TFLite has a kernel for the op on complex tensors.
static bool hasComplexKernel(LoweringContext &ctx) {
  const TypeRule &rule = ctx.row->types;
  if (rule.native == Any)
    return true;
  Type type = tf::getType(ctx.op, rule.attr);
  return !type || contains(rule.native, type);
}

LogicalResult lowerOnParts(LoweringContext &ctx, bool &done) {
  done = false;
  Operation *op = ctx.op;
  auto isComplex = [](Value value) { return isComplex64(value.getType()); };
  auto isJoined = [](Value value) { return joinedParts(value).has_value(); };
  if (!llvm::any_of(op->getOperands(), isComplex) &&
      !llvm::any_of(op->getResults(), isComplex))
    return success();
  if (hasComplexKernel(ctx) && !llvm::any_of(op->getOperands(), isJoined))
    return success();
  if (isPartwise(op)) {
    done = true;
    return lowerPartwise(ctx);
  }
  return lowerComplexMath(ctx, done);
}

} // namespace tfuse::lowering
