//===- Activations.cpp - Activation functions and softmax -----------------===//

#include "Build.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

LogicalResult lowerRelu(LoweringContext &ctx) {
  Value x = ctx.in("features");
  if (elementType(x).isF32())
    return ctx.replace(ctx.emit<tfl::ReluOp>(ctx.type(), x));
  return ctx.replace(binary(ctx, "Maximum", x, number(ctx, x, 0)));
}

LogicalResult lowerRelu6(LoweringContext &ctx) {
  Value x = ctx.in("features");
  if (elementType(x).isF32())
    return ctx.replace(ctx.emit<tfl::Relu6Op>(ctx.type(), x));
  Value capped = binary(ctx, "Minimum", x, number(ctx, x, 6));
  return ctx.replace(binary(ctx, "Maximum", capped, number(ctx, x, 0)));
}

LogicalResult lowerLeakyRelu(LoweringContext &ctx) {
  float alpha = ctx.floatAttr("alpha", 0.2f);
  return ctx.replace(ctx.emit<tfl::LeakyReluOp>(ctx.type(), ctx.in("features"),
                                                ctx.f32Attr("alpha", alpha)));
}

/// scale * (x if x > 0 else alpha * expm1(x)). ELU computes expm1(x) for
/// negative x and x otherwise; LEAKY_RELU then scales the negative values by
/// alpha.
LogicalResult lowerSelu(LoweringContext &ctx) {
  constexpr float kScale = 1.0507009873554805f, kAlpha = 1.6732632423543772f;
  Value x = ctx.in("features");
  Value elu = unary(ctx, "Elu", x);
  Value leaky =
      ctx.tf("LeakyRelu", x.getType(), elu, {ctx.f32Attr("alpha", kAlpha)});
  return ctx.replace(mul(ctx, leaky, number(ctx, x, kScale)));
}

LogicalResult lowerSoftsign(LoweringContext &ctx) {
  Value x = ctx.in("features");
  Value scale = add(ctx, unary(ctx, "Abs", x), number(ctx, x, 1));
  return ctx.replace(binary(ctx, "RealDiv", x, scale));
}

/// max(x, log(1 + exp(min(x, 30)))): exp must not overflow, and from 17 on
/// log(1 + exp(x)) is x in single precision.
LogicalResult lowerSoftplus(LoweringContext &ctx) {
  Value x = ctx.in("features");
  Value bounded = binary(ctx, "Minimum", x, number(ctx, x, 30));
  Value log = unary(ctx, "Log1p", unary(ctx, "Exp", bounded));
  return ctx.replace(binary(ctx, "Maximum", x, log));
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

/// Emits an op along the last axis whose kernels support up to four dimensions.
/// Operands of higher rank are reshaped to a matrix, and the result is reshaped
/// back.
template <typename OpT>
static LogicalResult lowerSoftmaxLike(LoweringContext &ctx,
                                      ArrayRef<NamedAttribute> attrs) {
  Value x = ctx.in("logits");
  if (rankOf(x).value_or(1) <= 4)
    return ctx.replace(ctx.emit<OpT>(ctx.type(), x, attrs));
  Dims dims = dimsOf(x);
  Dim rows(1);
  for (const Dim &dim : ArrayRef<Dim>(dims).drop_back())
    rows = rows * dim;
  Value matrix = reshape(ctx, x, {rows, dims.back()});
  Value result = ctx.emit<OpT>(matrix.getType(), matrix, attrs);
  return ctx.replace(
      ctx.tf("Reshape", ctx.type(), {result, shapeVector(ctx, dims, true)}));
}

LogicalResult lowerSoftmax(LoweringContext &ctx) {
  return lowerSoftmaxLike<tfl::SoftmaxOp>(ctx, ctx.f32Attr("beta", 1));
}
LogicalResult lowerLogSoftmax(LoweringContext &ctx) {
  return lowerSoftmaxLike<tfl::LogSoftmaxOp>(ctx, {});
}

/// loss = sum(-labels * logsoftmax(features)), backprop = softmax - labels. A
/// label of zero adds no loss, even for an infinite feature.
LogicalResult lowerSoftmaxCrossEntropy(LoweringContext &ctx) {
  Value features = ctx.in("features"), labels = ctx.in("labels");
  if (rankOf(features) != 2)
    return ctx.reject("its features are not known to be a matrix", kGiveRank);
  Value logits = unary(ctx, "LogSoftmax", features);
  Value products = binary(ctx, "MulNoNan", logits, unary(ctx, "Neg", labels));
  Value loss = reduce(ctx, "Sum", products, 1, /*keepDims=*/false);
  Value backprop = sub(ctx, unary(ctx, "Softmax", features), labels);
  return ctx.replace({loss, backprop});
}

//===----------------------------------------------------------------------===//
// Gradients, as found in graphs that compute them for inference
//===----------------------------------------------------------------------===//

/// dy * y * (1 - y)
LogicalResult lowerSigmoidGrad(LoweringContext &ctx) {
  Value y = ctx.in("y"), dy = ctx.in("dy");
  Value rest = sub(ctx, number(ctx, y, 1), y);
  return ctx.replace(mul(ctx, dy, mul(ctx, y, rest)));
}

/// dy * (1 - y * y)
LogicalResult lowerTanhGrad(LoweringContext &ctx) {
  Value y = ctx.in("y"), dy = ctx.in("dy");
  Value rest = sub(ctx, number(ctx, y, 1), unary(ctx, "Square", y));
  return ctx.replace(mul(ctx, dy, rest));
}

/// dy / (2 y)
LogicalResult lowerSqrtGrad(LoweringContext &ctx) {
  Value y = ctx.in("y"), dy = ctx.in("dy");
  return ctx.replace(
      binary(ctx, "RealDiv", mul(ctx, dy, number(ctx, dy, 0.5)), y));
}

/// y * y * y * (dy / -2)
LogicalResult lowerRsqrtGrad(LoweringContext &ctx) {
  Value y = ctx.in("y"), dy = ctx.in("dy");
  Value cube = mul(ctx, mul(ctx, y, y), y);
  return ctx.replace(mul(ctx, cube, mul(ctx, dy, number(ctx, dy, -0.5))));
}

LogicalResult lowerReluGrad(LoweringContext &ctx) {
  Value dy = ctx.in("gradients"), x = ctx.in("features");
  Value passes = compare(ctx, "Greater", x, number(ctx, x, 0));
  return ctx.replace(select(ctx, passes, dy, number(ctx, dy, 0)));
}

} // namespace tfuse::lowering
