//===- Activations.cpp - Activation functions and softmax -----------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

LogicalResult lowerRelu(LoweringContext &ctx) {
  Value x = ctx.in("features");
  if (getElementTypeOrSelf(x).isF32())
    return ctx.replace(ctx.emit<tfl::ReluOp>(ctx.type(), x));
  return ctx.replace(ctx.binary("Maximum", x, ctx.scalarLike(x, 0)));
}

LogicalResult lowerRelu6(LoweringContext &ctx) {
  Value x = ctx.in("features");
  if (getElementTypeOrSelf(x).isF32())
    return ctx.replace(ctx.emit<tfl::Relu6Op>(ctx.type(), x));
  Value capped = ctx.binary("Minimum", x, ctx.scalarLike(x, 6));
  return ctx.replace(ctx.binary("Maximum", capped, ctx.scalarLike(x, 0)));
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
  Value elu = ctx.unary("Elu", x);
  Value leaky =
      ctx.tf("LeakyRelu", x.getType(), elu, {ctx.f32Attr("alpha", kAlpha)});
  return ctx.replace(ctx.mul(leaky, ctx.scalarLike(x, kScale)));
}

LogicalResult lowerSoftsign(LoweringContext &ctx) {
  Value x = ctx.in("features");
  Value scale = ctx.add(ctx.unary("Abs", x), ctx.scalarLike(x, 1));
  return ctx.replace(ctx.binary("RealDiv", x, scale));
}

/// max(x, log(1 + exp(min(x, 30)))): exp must not overflow, and from 17 on
/// log(1 + exp(x)) is x in single precision.
LogicalResult lowerSoftplus(LoweringContext &ctx) {
  Value x = ctx.in("features");
  Value bounded = ctx.binary("Minimum", x, ctx.scalarLike(x, 30));
  Value log = ctx.unary("Log1p", ctx.unary("Exp", bounded));
  return ctx.replace(ctx.binary("Maximum", x, log));
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
  SymbolicDims dims = symbolicDims(x);
  SymbolicDim rows(1);
  for (const SymbolicDim &dim : ArrayRef<SymbolicDim>(dims).drop_back())
    rows = rows * dim;
  Value matrix = ctx.reshape(x, {rows, dims.back()});
  Value result = ctx.emit<OpT>(matrix.getType(), matrix, attrs);
  return ctx.replace(
      ctx.tf("Reshape", ctx.type(), {result, ctx.shapeVector(dims, true)}));
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
  Value logits = ctx.unary("LogSoftmax", features);
  Value products = ctx.binary("MulNoNan", logits, ctx.unary("Neg", labels));
  Value loss = ctx.reduce("Sum", products, 1, /*keepDims=*/false);
  Value backprop = ctx.sub(ctx.unary("Softmax", features), labels);
  return ctx.replace({loss, backprop});
}

//===----------------------------------------------------------------------===//
// Gradients, as found in graphs that compute them for inference
//===----------------------------------------------------------------------===//

/// dy * y * (1 - y)
LogicalResult lowerSigmoidGrad(LoweringContext &ctx) {
  Value y = ctx.in("y"), dy = ctx.in("dy");
  Value rest = ctx.sub(ctx.scalarLike(y, 1), y);
  return ctx.replace(ctx.mul(dy, ctx.mul(y, rest)));
}

/// dy * (1 - y * y)
LogicalResult lowerTanhGrad(LoweringContext &ctx) {
  Value y = ctx.in("y"), dy = ctx.in("dy");
  Value rest = ctx.sub(ctx.scalarLike(y, 1), ctx.unary("Square", y));
  return ctx.replace(ctx.mul(dy, rest));
}

/// dy / (2 y)
LogicalResult lowerSqrtGrad(LoweringContext &ctx) {
  Value y = ctx.in("y"), dy = ctx.in("dy");
  return ctx.replace(
      ctx.binary("RealDiv", ctx.mul(dy, ctx.scalarLike(dy, 0.5)), y));
}

/// y * y * y * (dy / -2)
LogicalResult lowerRsqrtGrad(LoweringContext &ctx) {
  Value y = ctx.in("y"), dy = ctx.in("dy");
  Value cube = ctx.mul(ctx.mul(y, y), y);
  return ctx.replace(ctx.mul(cube, ctx.mul(dy, ctx.scalarLike(dy, -0.5))));
}

LogicalResult lowerReluGrad(LoweringContext &ctx) {
  Value dy = ctx.in("gradients"), x = ctx.in("features");
  Value passes = ctx.compare("Greater", x, ctx.scalarLike(x, 0));
  return ctx.replace(ctx.select(passes, dy, ctx.scalarLike(dy, 0)));
}

} // namespace tfuse::lowering
