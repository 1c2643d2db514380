//===- FoldClampOfClamp.cpp - Consecutive minimum, maximum, relu, ... -----===//
//
//   x                             x
//   |                             |
//   maximum with -1       =>      relu_n1_to_1
//   |
//   minimum with 1
//
// The rule merges two consecutive clamps (relu, relu6, relu_n1_to_1,
// relu_0_to_1, minimum or maximum with a constant) into one, and converts
// maximum with 0 to relu. These intervals have an op:
//
//   [0, inf) relu, [0, 6] relu6, [-1, 1] relu_n1_to_1, [0, 1] relu_0_to_1,
//   [a, inf) maximum, (-inf, b] minimum.
//
// Follows upstream's patterns MatchRelu*, MinimumOfReluAnd6ToRelu6*.
//
// C1 (element-type)  relu and its variants support 32-bit floats; minimum and
//                    maximum also support integers.
// C2 (constant-value)  The interval is not empty and is in the list above.
//
//===----------------------------------------------------------------------===//

#include "Matching/Clamp.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FoldClampOfClampMatch {
  Value input;
  /// Null if `op` alone is rewritten.
  Operation *first;
  tfl::Clamp clamp;
};

class FoldClampOfClamp
    : public RuleOn<FoldClampOfClamp, tfl::ReluOp, tfl::Relu6Op, tfl::Relu1Op,
                    tfl::Relu0To1Op, tfl::MinimumOp, tfl::MaximumOp> {
public:
  MatchResult<FoldClampOfClampMatch> match(Operation *op,
                                           RuleContext &ctx) const;
  void rewrite(Operation *op, FoldClampOfClampMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

MatchResult<FoldClampOfClampMatch>
FoldClampOfClamp::match(Operation *op, RuleContext &ctx) const {
  auto last = tfl::getClamp(op);
  if (!last)
    return skip();
  FoldClampOfClampMatch match{last->input, nullptr, last->clamp};
  if (auto first = tfl::getClamp(last->input.getDefiningOp())) {
    match.first = last->input.getDefiningOp();
    match.input = first->input;
    match.clamp = first->clamp.then(last->clamp);
  } else if (!isa<tfl::MaximumOp>(op) || last->clamp.low != 0 ||
             !tfl::isF32(last->input)) {
    return skip();
  }
  if (!(match.clamp.low < match.clamp.high))
    return ctx.reject(
        op, Reason::ConstantValue,
        "the interval is empty or a single value, so the result is constant");
  // The bounds are doubles, which represent integers exactly only up to 2^53.
  constexpr double kExact = 9007199254740992.0;
  for (double end : {match.clamp.low, match.clamp.high})
    if (!tfl::isF32(match.input) && !std::isinf(end) && std::abs(end) >= kExact)
      return ctx.reject(op, Reason::ConstantValue, "the bounds exceed 2^53");
  bool oneEnd = std::isinf(match.clamp.low) != std::isinf(match.clamp.high);
  bool named = !tfl::opOfClamp(match.clamp).empty();
  if (!tfl::isF32(match.input) && (!oneEnd || !match.first))
    return ctx.reject(op, Reason::ElementType,
                      "relu and its variants support only 32-bit floats");
  if (!oneEnd && !named)
    return ctx.reject(op, Reason::ConstantValue,
                      formatv("no op clamps to {0} and {1}", match.clamp.low,
                              match.clamp.high)
                          .str());
  return match;
}

void FoldClampOfClamp::rewrite(Operation *op, FoldClampOfClampMatch &match,
                               RewriteContext &ctx) const {
  Location loc = match.first ? ctx.fusedLoc({match.first, op}) : op->getLoc();
  Type type = op->getResult(0).getType();
  StringRef name = tfl::opOfClamp(match.clamp);
  OperationState state(loc, name, match.input, type);
  if (name.empty() || !tfl::isF32(match.input)) {
    bool fromBelow = std::isinf(match.clamp.high);
    double number = fromBelow ? match.clamp.low : match.clamp.high;
    state = OperationState(loc, fromBelow ? "tfl.maximum" : "tfl.minimum");
    state.addTypes(type);
    state.addOperands(
        {match.input,
         tfl::TFLBuilder(ctx.rewriter, op->getLoc())
             .constant(splatAttr(
                 tensorOf({}, getElementTypeOrSelf(match.input)), number))});
  }
  ctx.rewriter.replaceOp(op, ctx.rewriter.create(state));
  if (match.first)
    ctx.absorb(match.first);
}

TFUSE_DEFINE_RULE(FoldClampOfClamp)

} // namespace tfuse
