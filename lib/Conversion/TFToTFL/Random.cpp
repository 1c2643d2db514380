//===- Random.cpp - Random numbers ----------------------------------------===//
//
// TFLite has counterparts of the stateful random ops. It has none of the
// stateless ops, which guarantee the same numbers for the same seed.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

static SmallVector<NamedAttribute> seeds(LoweringContext &ctx) {
  return {ctx.i64Attr("seed", ctx.intAttr("seed")),
          ctx.i64Attr("seed2", ctx.intAttr("seed2"))};
}

template <typename OpT> static LogicalResult lowerRandom(LoweringContext &ctx) {
  Type element = getElementTypeOrSelf(ctx.type());
  Type f32 = ctx.rewriter.getF32Type();
  Value numbers = ctx.emit<OpT>(withElementType(ctx.type(), f32),
                                ctx.asI32(ctx.in("shape")), seeds(ctx));
  return ctx.replace(ctx.castTo(numbers, element));
}

LogicalResult lowerRandomUniform(LoweringContext &ctx) {
  return lowerRandom<tfl::RandomUniformOp>(ctx);
}
LogicalResult lowerRandomStandardNormal(LoweringContext &ctx) {
  return lowerRandom<tfl::RandomStandardNormalOp>(ctx);
}

LogicalResult lowerMultinomial(LoweringContext &ctx) {
  return ctx.replace(ctx.emit<tfl::MultinomialOp>(
      ctx.type(), {ctx.in("logits"), ctx.in("num_samples")}, seeds(ctx)));
}

} // namespace tfuse::lowering
