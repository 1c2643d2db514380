//===- RecognizeOneHot.cpp - Comparisons with 0, 1, 2, ... ----------------===//
//
//   equal(x [.., 1], [0, 1, .. n - 1])    =>    one_hot(reshape(x) [..], n)
//
// Follows upstream's pattern ReshapeEqualOpToOneHotOp.
//
// C1 (element-type)   The elements are integers of 32 or 64 bits.
// C2 (shape)          The last dimension of x is 1, and x has more dimensions.
// C3 (unknown-shape)  At most one dimension of x is unknown.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeOneHotMatch {
  Value input;
  int64_t depth;
  RankedTensorType indices;
};

class RecognizeOneHot : public RuleOn<RecognizeOneHot, tfl::EqualOp> {
public:
  MatchResult<RecognizeOneHotMatch> match(tfl::EqualOp op,
                                          RuleContext &ctx) const;
  void rewrite(tfl::EqualOp op, RecognizeOneHotMatch &match,
               RewriteContext &ctx) const;

private:
  static bool counts(Value value);
};
} // namespace

/// True if `value` is a constant [0, 1, 2, ...], with any leading dimensions of
/// 1.
bool RecognizeOneHot::counts(Value value) {
  ArrayRef<int64_t> shape = shapeOrEmpty(value);
  auto numbers = constantInts(value);
  return numbers && numbers->size() > 1 && !shape.empty() &&
         shape.back() == int64_t(numbers->size()) &&
         all_of(enumerate(*numbers), [](auto entry) {
           return int64_t(entry.index()) == entry.value();
         });
}

MatchResult<RecognizeOneHotMatch>
RecognizeOneHot::match(tfl::EqualOp op, RuleContext &ctx) const {
  unsigned series = counts(op.getY()) ? 1 : 0;
  if (series == 0 && !counts(op.getX()))
    return skip();
  Value input = op->getOperand(1 - series);
  Type type = getElementTypeOrSelf(input);
  if (!type.isSignlessInteger(32) && !type.isSignlessInteger(64))
    return ctx.reject(op, Reason::ElementType,
                      "the elements are not integers of 32 or 64 bits");
  int64_t rank = rankOf(input).value_or(-1);
  if (rank < 2 || tfl::lastDim(input) != 1 ||
      rankOf(op->getOperand(series)) > rank)
    return ctx.reject(op, Reason::Shape, "the last dimension of x is not 1");
  RankedTensorType indices =
      withShape(input.getType(), shapeOrEmpty(input).drop_back());
  if (!tfl::hasReshapeTarget(indices))
    return ctx.reject(op, Reason::UnknownShape,
                      "more than one dimension is unknown");
  return RecognizeOneHotMatch{input, tfl::lastDim(op->getOperand(series)),
                              indices};
}

void RecognizeOneHot::rewrite(tfl::EqualOp op, RecognizeOneHotMatch &match,
                              RewriteContext &ctx) const {
  Location loc = op->getLoc();
  Type boolean = ctx.rewriter.getI1Type();
  Value indices =
      tfl::TFLBuilder(ctx.rewriter, loc).reshape(match.indices, match.input);
  Value depth = tfl::TFLBuilder(ctx.rewriter, loc).i32Scalar(match.depth);
  Value on = tfl::TFLBuilder(ctx.rewriter, loc)
                 .constant(splatAttr(tensorOf({}, boolean), 1));
  Value off = tfl::TFLBuilder(ctx.rewriter, loc)
                  .constant(splatAttr(tensorOf({}, boolean), 0));
  ctx.rewriter.replaceOpWithNewOp<tfl::OneHotOp>(
      op, op->getResult(0).getType(), indices, depth, on, off,
      ctx.rewriter.getI32IntegerAttr(-1));
}

TFUSE_DEFINE_RULE(RecognizeOneHot)

} // namespace tfuse
