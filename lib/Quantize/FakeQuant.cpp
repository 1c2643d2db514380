//===- FakeQuant.cpp - Ranges of quantization-aware training --------------===//

#include "FakeQuant.h"

#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Quantize/Weights.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

using quant::UniformQuantizedPerAxisType;
using quant::UniformQuantizedType;

Range rangeOf(tfl::FakeQuantOp op) {
  // The kernel moves the range such that zero is a level. It computes in
  // float32.
  float min = op.getMin().convertToFloat(), max = op.getMax().convertToFloat();
  float levels = std::ldexp(1.0F, static_cast<int>(op.getNumBits())) - 1;
  float step = (max - min) / levels;
  float zero = std::clamp(std::round(-min / step), 0.0F, levels);
  return {-double(zero) * step, (double(levels) - zero) * step};
}

//===----------------------------------------------------------------------===//
// QUANTIZE and DEQUANTIZE
//===----------------------------------------------------------------------===//

/// The type with signed storage: the integers of an unsigned type are
/// 2^(bits-1) less. Null for types that are neither per tensor nor per axis.
static quant::QuantizedType withSignedStorage(quant::QuantizedType type) {
  int64_t offset = type.isSigned()
                       ? 0
                       : int64_t(1) << (type.getStorageTypeIntegralWidth() - 1);
  int64_t least = type.getStorageTypeMin() - offset;
  int64_t greatest = type.getStorageTypeMax() - offset;
  if (auto uniform = dyn_cast<UniformQuantizedType>(type))
    return UniformQuantizedType::get(
        quant::QuantizationFlags::Signed, type.getStorageType(),
        type.getExpressedType(), uniform.getScale(),
        uniform.getZeroPoint() - offset, least, greatest);
  auto perAxis = dyn_cast<UniformQuantizedPerAxisType>(type);
  if (!perAxis)
    return {};
  SmallVector<int64_t> zeroPoints(perAxis.getZeroPoints());
  for (int64_t &zeroPoint : zeroPoints)
    zeroPoint -= offset;
  return UniformQuantizedPerAxisType::get(
      quant::QuantizationFlags::Signed, type.getStorageType(),
      type.getExpressedType(), perAxis.getScales(), zeroPoints,
      perAxis.getQuantizedDimension(), least, greatest);
}

/// The real values of integers with a signed type: (stored - zero point) *
/// scale.
static ElementsAttr dequantized(ElementsAttr stored,
                                quant::QuantizedType type) {
  auto f32 = Float32Type::get(stored.getContext());
  SmallVector<float> zeroPoints, scales;
  SmallVector<int64_t> shape(stored.getShapedType().getRank(), 1);
  if (auto perAxis = dyn_cast<UniformQuantizedPerAxisType>(type)) {
    append_range(zeroPoints, perAxis.getZeroPoints());
    append_range(scales, perAxis.getScales());
    shape[perAxis.getQuantizedDimension()] =
        static_cast<int64_t>(scales.size());
  } else {
    auto uniform = cast<UniformQuantizedType>(type);
    zeroPoints.push_back(static_cast<float>(uniform.getZeroPoint()));
    scales.push_back(static_cast<float>(uniform.getScale()));
  }
  auto operand = [&](ArrayRef<float> values) {
    return DenseElementsAttr::get(RankedTensorType::get(shape, f32), values);
  };
  ElementsAttr real = eval::lazy::cast(stored, f32);
  if (any_of(zeroPoints, [](float zero) { return zero != 0; }))
    real = eval::lazy::combine(eval::StepKind::Sub, real, operand(zeroPoints));
  return eval::lazy::combine(eval::StepKind::Mul, real, operand(scales));
}

/// The values of a constant after QUANTIZE and DEQUANTIZE; null if they are
/// unknown.
static ElementsAttr roundedTo(quant::QuantizedType type, Value constant) {
  ElementsAttr elements = viewableConstant(constant);
  type = withSignedStorage(type);
  if (!elements || !type)
    return {};
  return dequantized(storeAs(elements, type), type);
}

ElementsAttr valuesOf(tfl::QConstOp constant) {
  auto type =
      dyn_cast<quant::QuantizedType>(getElementTypeOrSelf(constant.getType()));
  ElementsAttr stored = constant.getValue();
  if (!type || !type.isSigned() || !withSignedStorage(type) ||
      !eval::lazy::canView(stored) ||
      !stored.getElementType().isSignlessInteger())
    return {};
  return dequantized(stored, type);
}

/// The range of all integers of the type's width; that of all channels, because
/// integer activations have one scale.
static std::optional<Range> rangeOf(quant::QuantizedType type) {
  if (type.getStorageTypeIntegralWidth() > 16)
    return std::nullopt;
  type = withSignedStorage(type);
  unsigned bits = type ? type.getStorageTypeIntegralWidth() : 0;
  auto represented = [&](double scale, int64_t zeroPoint) {
    return representedRange(
        fixedType(type.getContext(), bits, scale, zeroPoint));
  };
  if (auto uniform = dyn_cast_or_null<UniformQuantizedType>(type))
    return represented(uniform.getScale(), uniform.getZeroPoint());
  auto perAxis = dyn_cast_or_null<UniformQuantizedPerAxisType>(type);
  if (!perAxis)
    return std::nullopt;
  Range all{0, 0};
  for (auto [scale, zeroPoint] :
       zip_equal(perAxis.getScales(), perAxis.getZeroPoints()))
    all = all.united(represented(scale, zeroPoint));
  return all;
}

/// The operand of MAXIMUM with the lowest level of a narrow range, which
/// QUANTIZE does not clamp to.
static Value withoutClamp(Value x, quant::QuantizedType type) {
  auto maximum = x.getDefiningOp<tfl::MaximumOp>();
  auto uniform = dyn_cast<UniformQuantizedType>(type);
  std::optional<double> bound =
      maximum ? constantFloat(maximum.getRhs()) : std::nullopt;
  if (!bound || !uniform)
    return x;
  double lowest = representedRange(uniform).min;
  bool isLowest = std::abs(*bound - lowest) < uniform.getScale() / 256;
  return isLowest ? maximum.getLhs() : x;
}

void eraseDead(Operation *op) {
  if (!op || !isOpTriviallyDead(op))
    return;
  SmallVector<Value> operands(op->getOperands());
  op->erase();
  for (Value operand : operands)
    eraseDead(operand.getDefiningOp());
}

static void normalize(tfl::DequantizeOp op) {
  OpBuilder builder(op);
  Value source = op.getInput();
  auto replaceWith = [&](Value value) {
    op.getResult().replaceAllUsesWith(value);
    eraseDead(op);
  };
  auto replaceWithConstant = [&](ElementsAttr values) {
    if (values)
      replaceWith(tfl::ConstOp::create(builder, op.getLoc(), values));
  };
  if (auto constant = source.getDefiningOp<tfl::QConstOp>())
    return replaceWithConstant(valuesOf(constant));
  auto quantize = source.getDefiningOp<tfl::QuantizeOp>();
  if (!quantize ||
      !getElementTypeOrSelf(quantize.getInput().getType()).isF32() ||
      !all_of(quantize->getUsers(), llvm::IsaPred<tfl::DequantizeOp>))
    return;
  auto type =
      cast<quant::QuantizedType>(getElementTypeOrSelf(quantize.getType()));
  Value x = withoutClamp(quantize.getInput(), type);
  if (isConstant(x))
    return replaceWithConstant(roundedTo(type, x));
  if (std::optional<Range> range = rangeOf(type))
    replaceWith(tfl::FakeQuantOp::create(
        builder, op.getLoc(), op.getType(), x,
        builder.getF32FloatAttr(static_cast<float>(range->min)),
        builder.getF32FloatAttr(static_cast<float>(range->max)),
        builder.getI32IntegerAttr(
            static_cast<int>(type.getStorageTypeIntegralWidth())),
        builder.getBoolAttr(false)));
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

LogicalResult normalizeFakeQuants(ModuleOp module) {
  SmallVector<tfl::DequantizeOp> dequantizes;
  module.walk([&](tfl::DequantizeOp op) { dequantizes.push_back(op); });
  for_each(dequantizes, normalize);
  WalkResult walk = module.walk([](tfl::FakeQuantOp op) {
    float min = op.getMin().convertToFloat(),
          max = op.getMax().convertToFloat();
    if (min < max && std::isfinite(max - min))
      return WalkResult::advance();
    InFlightDiagnostic error = emitUserError(op, Code::InvalidGraph);
    error << "FAKE_QUANT has the range [" << min << ", " << max << "]";
    attachHint(error, "its minimum must be less than its maximum");
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

} // namespace tfuse::quantize
