//===- ConvertPowToMul.cpp - the third power as multiplications -----------===//
//
//   pow(x, 3)      =>      x * x * x
//
// For --target=micro: TFLite Micro has no kernel for POW. Formulas of GELU have
// this power; SimplifyPow converts the exponents 1, 2 and 0.5.
//
// C1 (element-type)  x has float32 elements.
// C2 (shape)         The exponent does not change the shape.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class ConvertPowToMul : public RuleOn<ConvertPowToMul, tfl::PowOp> {
public:
  MatchResult<Value> match(tfl::PowOp op, RuleContext &ctx) const {
    if (constantSplat(op.getRhs()) != 3.0)
      return skip();
    if (!tfl::isF32(op->getResult(0)))
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    if (!tfl::canReplace(op->getResult(0), op->getOperand(0)))
      return ctx.reject(op, Reason::Shape, "the exponent changes the shape");
    return op->getOperand(0);
  }
  void rewrite(tfl::PowOp op, Value x, RewriteContext &ctx) const {
    Type type = op->getResult(0).getType();
    Value square =
        tfl::MulOp::create(ctx.rewriter, op->getLoc(), type, x, x, "NONE");
    ctx.rewriter.replaceOpWithNewOp<tfl::MulOp>(op, type, square, x, "NONE");
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertPowToMul)

} // namespace tfuse
