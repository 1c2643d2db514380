//===- RecognizeDynamicRangeMatMul.cpp - int8 weights of Keras ------------===//
//
//   s = 127 / (max(|x|) + epsilon)       for each row of x
//   q = cast<i8>(clamp(round(x * s), -127, 127))
//   cast<f32>(batch_matmul(q, w)) / (s * t)      =>   fully_connected(x, w')
//
// where w' is w^T, quantized with the scale 1 / t[n] for each row n. Reshapes
// may precede and follow batch_matmul, and change the shape of s. Keras writes
// these ops for Dense and EinsumDense layers after model.quantize("int8"), and
// after model.quantize("int4") without blocks and with quantized inputs.
// Weights between -8 and 7 become int4.
//
// The kernel of fully_connected with float32 inputs and int8 weights quantizes
// each row of x with the same scale. XNNPACK uses the minimum and maximum of
// the row instead, with smaller steps.
//
// C1 (not-constant)      w and t are constants.
// C2 (structure)         s is computed from x, and q from x and s.
// C3 (shape)             The elements that share a scale s are one row of the
//                        input of batch_matmul. Each element of the result is
//                        divided by the s of its row and the t of its column.
// C4 (constant-value)    The clamp and epsilon are as above, epsilon is at most
//                        1e-3; the scales 1 / t are normal numbers.
// C5 (multiple-uses)     The integer product has no other users.
//
//===----------------------------------------------------------------------===//

#include "Matching/Clamp.h"
#include "Matching/Reduction.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Matchers.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeDynamicRangeMatMulMatch {
  tfl::BatchMatMulOp matmul;
  Value input;                ///< x
  SmallVector<double> scales; ///< 1 / t
};

class RecognizeDynamicRangeMatMul
    : public RuleOn<RecognizeDynamicRangeMatMul, tfl::DivOp> {
public:
  MatchResult<RecognizeDynamicRangeMatMulMatch> match(tfl::DivOp op,
                                                      RuleContext &ctx) const;
  void rewrite(tfl::DivOp op, RecognizeDynamicRangeMatMulMatch &match,
               RewriteContext &ctx) const;
};

/// x and s.
struct QuantizedRows {
  Value input, scale;
};
} // namespace

static Value withoutReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<tfl::ReshapeOp>())
    value = reshape.getInput();
  return value;
}

template <typename OpT> static bool hasNoActivation(OpT op) {
  return op && op.getFusedActivationFunction() == "NONE";
}

/// The integer matmul that the dividend converts to floats. Each op on the way
/// has one user.
static tfl::BatchMatMulOp findMatMul(Value dividend, bool &hasOneUse) {
  hasOneUse = true;
  while (Operation *op = dividend.getDefiningOp()) {
    if (auto matmul = dyn_cast<tfl::BatchMatMulOp>(op)) {
      hasOneUse &= op->hasOneUse();
      return getElementTypeOrSelf(matmul.getResult()).isInteger(32) &&
                     getElementTypeOrSelf(matmul.getX()).isInteger(8)
                 ? matmul
                 : nullptr;
    }
    if (!isa<tfl::CastOp, tfl::ReshapeOp>(op))
      return nullptr;
    hasOneUse &= op->hasOneUse();
    dividend = op->getOperand(0);
  }
  return nullptr;
}

/// x and s of q = cast(clamp(round(x * s))); null if the ops differ.
static QuantizedRows findRows(Value quantized, tfl::Clamp &clamp) {
  auto cast = withoutReshapes(quantized).getDefiningOp<tfl::CastOp>();
  if (!cast)
    return {};
  Value value = cast.getInput();
  clamp = {};
  while (Operation *op = value.getDefiningOp()) {
    std::optional<tfl::ClampedValue> clamped = tfl::getClamp(op);
    if (!clamped)
      break;
    clamp = clamped->clamp.then(clamp);
    value = clamped->input;
  }
  auto round = value.getDefiningOp<tfl::RoundOp>();
  auto mul = round ? round.getX().getDefiningOp<tfl::MulOp>() : tfl::MulOp();
  if (!hasNoActivation(mul) || !tfl::isF32(mul.getResult()))
    return {};
  return {mul.getLhs(), mul.getRhs()};
}

/// The sum of the greatest magnitude and epsilon, if s = 127 / that sum.
static tfl::ReduceMaxOp findMaximum(Value scale, double &epsilon) {
  auto div = scale.getDefiningOp<tfl::DivOp>();
  if (!hasNoActivation(div) || constantSplat(div.getLhs()) != 127)
    return nullptr;
  auto add = div.getRhs().getDefiningOp<tfl::AddOp>();
  if (!hasNoActivation(add))
    return nullptr;
  for (unsigned i : {1, 0})
    if (std::optional<double> number = constantSplat(add->getOperand(i))) {
      epsilon = *number;
      return add->getOperand(1 - i).getDefiningOp<tfl::ReduceMaxOp>();
    }
  return nullptr;
}

/// The number of last axes that `maximum` reduces, and no other ones; 0 for
/// other axes.
static int64_t numReducedLastAxes(tfl::ReduceMaxOp maximum) {
  std::optional<SmallVector<bool>> reduced = tfl::reducedAxes(maximum);
  if (!reduced || !maximum.getKeepDims())
    return 0;
  int64_t count = 0;
  while (count < static_cast<int64_t>(reduced->size()) &&
         (*reduced)[reduced->size() - 1 - count])
    ++count;
  return llvm::count(*reduced, true) == count ? count : 0;
}

/// The number of last axes that have `size` elements together; 0 if there is no
/// such number.
static int64_t numLastAxesOf(ArrayRef<int64_t> shape, int64_t size) {
  int64_t product = 1;
  for (auto [count, dim] : llvm::enumerate(llvm::reverse(shape))) {
    if (ShapedType::isDynamic(dim))
      return 0;
    product *= dim;
    if (product == size)
      return static_cast<int64_t>(count) + 1;
  }
  return 0;
}

/// t for each column, if the constant has one for each index of the last
/// `numColumnAxes` axes of the result.
static std::optional<SmallVector<double>>
columnsOf(Value value, ArrayRef<int64_t> shape, int64_t numColumnAxes) {
  eval::HostTensor tensor = smallTensor(value);
  if (!tensor || !tensor.elementType().isF32())
    return std::nullopt;
  ArrayRef<int64_t> columns = shape.take_back(numColumnAxes);
  ArrayRef<int64_t> given = tensor.shape();
  while (given.size() > columns.size() && given.front() == 1)
    given = given.drop_front();
  if (given != columns)
    return std::nullopt;
  return llvm::to_vector_of<double>(tensor.data<float>());
}

/// Whether the value has a number for each row of a result with this shape.
static bool isByRow(Value value, ArrayRef<int64_t> shape,
                    int64_t numColumnAxes) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getRank() != static_cast<int64_t>(shape.size()))
    return false;
  // The numbers of rows are equal, so one dynamic size follows from the others.
  ArrayRef<int64_t> rows = shape.drop_back(numColumnAxes);
  return type.getShape().drop_back(numColumnAxes) == rows &&
         llvm::count_if(rows, ShapedType::isDynamic) <= 1 &&
         all_of(type.getShape().take_back(numColumnAxes),
                [](int64_t size) { return size == 1; });
}

MatchResult<RecognizeDynamicRangeMatMulMatch>
RecognizeDynamicRangeMatMul::match(tfl::DivOp op, RuleContext &ctx) const {
  bool hasOneUse = false;
  tfl::BatchMatMulOp matmul = findMatMul(op.getLhs(), hasOneUse);
  if (!matmul || op.getFusedActivationFunction() != "NONE")
    return skip();
  ElementsAttr weights = viewableConstant(matmul.getY());
  auto scaling = op.getRhs().getDefiningOp<tfl::MulOp>();
  if (!weights || weights.getShapedType().getRank() != 2 ||
      !weights.getElementType().isInteger(8))
    return ctx.reject(op, Reason::NotConstant,
                      "the int8 weights are not a constant matrix");
  if (!hasNoActivation(scaling))
    return ctx.reject(op, Reason::Structure,
                      "the divisor is not a product of two scales");

  tfl::Clamp clamp;
  QuantizedRows rows = findRows(matmul.getX(), clamp);
  double epsilon = 0;
  tfl::ReduceMaxOp maximum;
  for (unsigned i = 0; rows.scale && !maximum && i < 2; ++i) {
    std::swap(rows.input, rows.scale);
    maximum = findMaximum(rows.scale, epsilon);
  }
  auto magnitude =
      maximum ? maximum.getInput().getDefiningOp<tfl::AbsOp>() : tfl::AbsOp();
  if (!magnitude || magnitude.getX() != rows.input)
    return ctx.reject(op, Reason::Structure,
                      "the integers are not those of rows divided by their "
                      "greatest magnitude");
  unsigned scaleIndex = withoutReshapes(scaling.getLhs()) == rows.scale ? 0 : 1;
  if (withoutReshapes(scaling->getOperand(scaleIndex)) != rows.scale)
    return ctx.reject(op, Reason::Structure,
                      "the divisor does not contain the scale of the rows");

  auto inputType = dyn_cast<RankedTensorType>(rows.input.getType());
  auto rowsType = dyn_cast<RankedTensorType>(matmul.getX().getType());
  auto productType = dyn_cast<RankedTensorType>(matmul.getResult().getType());
  auto resultType = dyn_cast<RankedTensorType>(op.getResult().getType());
  if (!inputType || !rowsType || !productType || !resultType ||
      matmul.getAdjX() || op.getLhs().getType() != resultType)
    return ctx.reject(
        op, Reason::Shape,
        "batch_matmul transposes its rows, or a shape is unknown");
  int64_t depth = weights.getShapedType().getDimSize(matmul.getAdjY() ? 1 : 0);
  int64_t numColumns =
      weights.getShapedType().getDimSize(matmul.getAdjY() ? 0 : 1);
  int64_t numReduced = numReducedLastAxes(maximum);
  int64_t numColumnAxes = numLastAxesOf(resultType.getShape(), numColumns);
  if (numReduced == 0 || rowsType.getShape().back() != depth ||
      ShapedType::getNumElements(inputType.getShape().take_back(numReduced)) !=
          depth ||
      numColumnAxes == 0 ||
      !isByRow(scaling->getOperand(scaleIndex), resultType.getShape(),
               numColumnAxes))
    return ctx.reject(op, Reason::Shape,
                      "the scales are not those of rows and columns");
  if (rowsType.getShape() != inputType.getShape() &&
      !tfl::hasReshapeTarget(rowsType))
    return ctx.reject(op, Reason::Shape,
                      "several sizes of the rows are unknown");
  if (productType.getShape() != resultType.getShape() &&
      !tfl::hasReshapeTarget(resultType))
    return ctx.reject(op, Reason::Shape,
                      "several sizes of the result are unknown");

  Value columnScales = scaling->getOperand(1 - scaleIndex);
  if (!isConstant(columnScales))
    return ctx.reject(op, Reason::NotConstant,
                      "the scales of the weights are not a constant");
  std::optional<SmallVector<double>> scales =
      columnsOf(columnScales, resultType.getShape(), numColumnAxes);
  if (!scales)
    return ctx.reject(op, Reason::Shape,
                      "the weights do not have a scale for each column");
  for (double &scale : *scales) {
    scale = static_cast<float>(1 / scale);
    if (!std::isnormal(scale) || scale < 0)
      return ctx.reject(op, Reason::ConstantValue,
                        "a scale of the weights is zero, negative or infinite");
  }
  if (clamp != tfl::Clamp{-127, 127} || !(std::abs(epsilon) <= 1e-3))
    return ctx.reject(op, Reason::ConstantValue,
                      "the clamp is not to [-127, 127], or epsilon is large");
  if (!hasOneUse)
    return ctx.reject(op, Reason::MultipleUses,
                      "the integer product has other users");
  return RecognizeDynamicRangeMatMulMatch{matmul, rows.input,
                                          std::move(*scales)};
}

/// The tensor with the shape of another one.
static Value reshapedLike(Value value, Value other, tfl::TFLBuilder &builder) {
  auto type = cast<ShapedType>(other.getType())
                  .clone(getElementTypeOrSelf(value.getType()));
  return type == value.getType() ? value : builder.reshape(type, value);
}

/// Whether int4 holds the int8 weights. The kernels of XNNPACK take rows of an
/// even number of int4 weights.
static bool fitsFourBits(ElementsAttr weights) {
  if (weights.getShapedType().getDimSize(1) % 2 != 0)
    return false;
  bool fits = true;
  // C1: the data exists.
  cantFail(eval::writeElements(weights, [&](ArrayRef<char> chunk) -> Error {
    fits &= all_of(chunk, [](char bits) {
      auto weight = static_cast<int8_t>(bits);
      return weight >= -8 && weight <= 7;
    });
    return Error::success();
  }));
  return fits;
}

/// Integers between -8 and 7 as int4.
static ElementsAttr asFourBits(ElementsAttr weights) {
  MLIRContext *context = weights.getContext();
  Type f32 = Float32Type::get(context);
  return eval::lazy::quantize(
      eval::lazy::cast(weights, f32),
      quant::UniformQuantizedType::get(
          quant::QuantizationFlags::Signed, IntegerType::get(context, 4), f32,
          /*scale=*/1, /*zeroPoint=*/0, /*storageTypeMin=*/-8,
          /*storageTypeMax=*/7));
}

void RecognizeDynamicRangeMatMul::rewrite(
    tfl::DivOp op, RecognizeDynamicRangeMatMulMatch &match,
    RewriteContext &ctx) const {
  Location loc = ctx.fusedLoc({match.matmul, op});
  tfl::TFLBuilder builder(ctx.rewriter, loc);
  tfl::BatchMatMulOp matmul = match.matmul;
  ElementsAttr stored = viewableConstant(matmul.getY());
  if (!matmul.getAdjY())
    stored = eval::lazy::transpose(stored, {1, 0});
  unsigned bits = fitsFourBits(stored) ? 4 : 8;
  if (bits == 4)
    stored = asFourBits(stored);
  Type f32 = ctx.rewriter.getF32Type();
  auto numRows = static_cast<size_t>(stored.getShapedType().getDimSize(0));
  Type weightType =
      stored.getShapedType().clone(quant::UniformQuantizedPerAxisType::get(
          quant::QuantizationFlags::Signed, ctx.rewriter.getIntegerType(bits),
          f32, match.scales, SmallVector<int64_t>(numRows, 0),
          /*quantizedDimension=*/0, /*storageTypeMin=*/-(1 << (bits - 1)),
          /*storageTypeMax=*/(1 << (bits - 1)) - 1));
  Value weights = tfl::QConstOp::create(ctx.rewriter, loc,
                                        TypeAttr::get(weightType), stored);
  Value bias =
      tfl::NoValueOp::create(ctx.rewriter, loc, ctx.rewriter.getNoneType(),
                             ctx.rewriter.getUnitAttr());
  Type productType = cast<ShapedType>(matmul.getResult().getType()).clone(f32);
  auto product = tfl::FullyConnectedOp::create(
      ctx.rewriter, loc, productType,
      reshapedLike(match.input, matmul.getX(), builder), weights, bias,
      ctx.rewriter.getStringAttr("NONE"), ctx.rewriter.getStringAttr("DEFAULT"),
      ctx.rewriter.getBoolAttr(true), /*asymmetric_quantize_inputs=*/nullptr);
  Value result = product->getResult(0);
  ctx.replace(op, reshapedLike(result, op.getResult(), builder), {matmul});
}

TFUSE_DEFINE_RULE(RecognizeDynamicRangeMatMul)

} // namespace tfuse
