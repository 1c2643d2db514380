//===- RemoveNoOpCast.cpp - No-op casts -----------------------------------===//
//
//   cast(x) to the type of x                  =>   x
//   cast(cast(x) to a wider type) to a third  =>   cast(x) to the third
//
// where the wider type represents all values of x. Follows upstream's pattern
// RemoveShapeOnlyCast.
//
// C1 (shape)         Function results keep their types: if the cast drops a
//                    static dimension, all users are tfl ops.
// C2 (element-type)  The first of two casts is lossless.
// C3 (element-type)  The kernel supports both types and converts values out of
//                    range as before: casts of half precision to integers do
//                    not saturate. Types of less than 8 bits convert from and
//                    to 32-bit floats only.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// True if `to` represents every value of `from`.
static bool isLossless(Type from, Type to) {
  auto fromFloat = dyn_cast<FloatType>(from), toFloat = dyn_cast<FloatType>(to);
  if (fromFloat && toFloat) {
    auto &source = fromFloat.getFloatSemantics();
    auto &target = toFloat.getFloatSemantics();
    return APFloat::isRepresentableBy(source, target);
  }
  auto fromInt = dyn_cast<IntegerType>(from), toInt = dyn_cast<IntegerType>(to);
  if (!fromInt)
    return false;
  // bool is unsigned; signless integers are signed.
  bool isUnsigned = fromInt.isUnsigned() || fromInt.getWidth() == 1;
  unsigned magnitude = fromInt.getWidth() - !isUnsigned;
  if (toFloat)
    return magnitude <=
           APFloat::semanticsPrecision(toFloat.getFloatSemantics());
  if (!toInt || toInt.getWidth() == 1)
    return toInt && fromInt.getWidth() == 1;
  return toInt.isUnsigned() ? isUnsigned && magnitude <= toInt.getWidth()
                            : magnitude < toInt.getWidth();
}

/// True if a single cast gives the same values as a cast through a wider type.
static bool canCastAtOnce(Type from, Type to) {
  auto isPacked = [](Type type) {
    auto integer = dyn_cast<IntegerType>(type);
    return integer && integer.getWidth() > 1 && integer.getWidth() < 8;
  };
  if (isPacked(from) || isPacked(to))
    return from == to || from.isF32() || to.isF32();
  return !isa<FloatType>(from) || from.getIntOrFloatBitWidth() >= 32 ||
         !to.isInteger() || to.isInteger(1);
}

namespace {
class RemoveNoOpCast : public RuleOn<RemoveNoOpCast, tfl::CastOp> {
public:
  MatchResult<tfl::CastOp> match(tfl::CastOp op, RuleContext &ctx) const {
    Value input = op->getOperand(0), result = op->getResult(0);
    if (getElementTypeOrSelf(input) == getElementTypeOrSelf(result)) {
      auto isTFL = [](Operation *user) {
        return isa_and_present<tfl::TFLDialect>(user->getDialect()) &&
               user->getNumRegions() == 0;
      };
      if (input.getType() != result.getType() &&
          !all_of(result.getUsers(), isTFL))
        return ctx.reject(
            op, Reason::Shape,
            "a user outside of the tfl dialect requires the static type");
      return tfl::CastOp();
    }
    auto first = input.getDefiningOp<tfl::CastOp>();
    if (!first)
      return skip();
    if (!isLossless(getElementTypeOrSelf(first.getInput()),
                    getElementTypeOrSelf(input)))
      return ctx.reject(op, Reason::ElementType,
                        "the preceding cast may lose precision or range");
    if (!canCastAtOnce(getElementTypeOrSelf(first.getInput()),
                       getElementTypeOrSelf(result)))
      return ctx.reject(op, Reason::ElementType,
                        "a single cast of the kernel may give other values");
    return first;
  }
  void rewrite(tfl::CastOp op, tfl::CastOp first, RewriteContext &ctx) const {
    if (!first) {
      ctx.rewriter.replaceOp(op, op->getOperand(0));
      return;
    }
    Value input = first.getInput();
    if (input.getType() == op->getResult(0).getType())
      ctx.rewriter.replaceOp(op, input);
    else
      ctx.rewriter.replaceOpWithNewOp<tfl::CastOp>(
          op, op->getResult(0).getType(), input);
    ctx.absorb(first);
  }
};
} // namespace

TFUSE_DEFINE_RULE(RemoveNoOpCast)

} // namespace tfuse
