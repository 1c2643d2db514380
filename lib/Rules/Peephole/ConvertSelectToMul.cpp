//===- ConvertSelectToMul.cpp - integer select as a sum -------------------===//
//
//   select(c, x, y), select_v2(c, x, y)
//       =>      cast(c) * x + cast(not(c)) * y
//
// For --target=micro: the kernel for SELECT_V2 of TFLite Micro has no int32.
// One of the factors is 0 and the other one 1, so that no sum overflows.
//
// C1 (shape)  For SELECT, the condition has the shape of the result or is a
//             scalar: a vector chooses among rows.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Shapes.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class ConvertSelectToMul
    : public RuleOn<ConvertSelectToMul, tfl::SelectOp, tfl::SelectV2Op> {
public:
  MatchResult<Type> match(Operation *op, RuleContext &ctx) const {
    Type type = op->getResult(0).getType();
    if (!getElementTypeOrSelf(type).isInteger(32))
      return skip();
    auto condition = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    auto result = dyn_cast<RankedTensorType>(type);
    if (!condition || !result ||
        (isa<tfl::SelectOp>(op) && condition.getRank() == 1 &&
         result.getRank() != 1))
      return ctx.reject(op, Reason::Shape,
                        "the condition chooses among rows, or a rank is "
                        "unknown");
    return Type(condition.clone(result.getElementType()));
  }
  void rewrite(Operation *op, Type factorType, RewriteContext &ctx) const {
    Location loc = op->getLoc();
    Value condition = op->getOperand(0);
    Value opposite = tfl::LogicalNotOp::create(ctx.rewriter, loc,
                                               condition.getType(), condition);
    SmallVector<Value, 2> terms;
    for (auto [factor, value] : {std::pair(condition, op->getOperand(1)),
                                 std::pair(opposite, op->getOperand(2))}) {
      Value number = tfl::CastOp::create(ctx.rewriter, loc, factorType, factor);
      terms.push_back(tfl::MulOp::create(ctx.rewriter, loc, number, value,
                                         ctx.rewriter.getStringAttr("NONE")));
    }
    ctx.rewriter.replaceOpWithNewOp<tfl::AddOp>(op, op->getResult(0).getType(),
                                                terms[0], terms[1], "NONE");
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertSelectToMul)

} // namespace tfuse
