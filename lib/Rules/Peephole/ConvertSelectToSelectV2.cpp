//===- ConvertSelectToSelectV2.cpp - select with broadcasting -------------===//
//
//   select(c, x, y)                =>      select_v2(c, x, y)
//   select(c[n], x[n, m], y)       =>      select_v2(reshape c[n, 1], x, y)
//
// For --target=micro: TFLite Micro has a kernel for SELECT_V2 only. A vector
// chooses among the rows of SELECT, and SELECT_V2 aligns it with the last axis.
//
// C1 (element-type)  The kernel selects among float32, int8 and int16.
// C2 (shape)         The ranks are known, and so are the sizes that a reshape
//                    needs.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class ConvertSelectToSelectV2
    : public RuleOn<ConvertSelectToSelectV2, tfl::SelectOp> {
public:
  /// The type of the condition.
  MatchResult<Type> match(tfl::SelectOp op, RuleContext &ctx) const {
    Type element = getElementTypeOrSelf(op.getType());
    if (!element.isF32() && !element.isInteger(8) && !element.isInteger(16) &&
        !isa<quant::QuantizedType>(element))
      return ctx.reject(op, Reason::ElementType,
                        "SELECT_V2 of TFLite Micro does not support the "
                        "element type");
    auto condition = dyn_cast<RankedTensorType>(op.getCondition().getType());
    auto result = dyn_cast<RankedTensorType>(op.getType());
    if (!condition || !result)
      return ctx.reject(op, Reason::Shape, "a rank is unknown");
    if (condition.getRank() == result.getRank() || condition.getRank() != 1)
      return Type(condition);
    if (!condition.hasStaticShape())
      return ctx.reject(op, Reason::Shape,
                        "the number of conditions is unknown");
    SmallVector<int64_t> sizes(result.getRank(), 1);
    if (!sizes.empty())
      sizes.front() = condition.getDimSize(0);
    return Type(condition.clone(sizes));
  }
  void rewrite(tfl::SelectOp op, Type type, RewriteContext &ctx) const {
    tfl::TFLBuilder tfl(ctx.rewriter, op.getLoc());
    Value condition = op.getCondition();
    if (condition.getType() != type)
      condition = tfl.reshape(type, condition);
    ctx.rewriter.replaceOpWithNewOp<tfl::SelectV2Op>(
        op, op.getType(), condition, op.getX(), op.getY());
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertSelectToSelectV2)

} // namespace tfuse
