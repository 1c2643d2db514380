//===- Norms.cpp - Normalizations written as arithmetic -------------------===//

#include "Norms.h"
#include "tfuse/Rules/Graph/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define TFUSE_INVERSE_DEVIATION                                                \
  "Rsqrt(Add|AddV2(variance: Mean(SquaredDifference(x, mean: Mean(x, axes: "   \
  "Const)), varianceAxes: Const), epsilon: Const))"

const StringLiteral kNormOfProducts =
    "sum: Add|AddV2(Mul(x, factor: Mul(" TFUSE_INVERSE_DEVIATION
    ", gamma: Const)), Sub(beta: Const, Mul(mean, factor)))";
const StringLiteral kNormOfDifference =
    "sum: Add|AddV2(Mul(Mul(Sub(x, mean), " TFUSE_INVERSE_DEVIATION
    "), gamma), beta)";

MatchResult<SmallVector<int64_t>> normalizedAxes(const NodeMatch &match,
                                                 Operation *node, int64_t rank,
                                                 GraphContext &ctx) {
  auto axesOf = [&](StringRef name) {
    auto axes = constantInts(ctx.editor.constant(match.tensor(name)));
    if (axes && !ctx.isGrappler())
      for (int64_t &axis : *axes)
        axis += axis < 0 ? rank : 0;
    return axes;
  };
  auto axes = axesOf("axes"), varianceAxes = axesOf("varianceAxes");
  if (!axes || !varianceAxes)
    return ctx.reject(node, Reason::NotConstant,
                      "the axes of the Mean nodes are not constant");
  if (!boolAttr(match.node("mean"), "keep_dims", false))
    return ctx.reject(node, Reason::Attribute,
                      "the Mean that computes the mean has no keep_dims");
  if (ctx.isGrappler())
    return *axes;
  if (*axes != *varianceAxes ||
      !boolAttr(match.node("variance"), "keep_dims", false))
    return ctx.reject(
        node, Reason::Attribute,
        "the Mean nodes of mean and variance differ in axes or keep_dims");
  return *axes;
}

} // namespace tfuse
