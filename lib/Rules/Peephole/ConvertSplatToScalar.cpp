//===- ConvertSplatToScalar.cpp - Splat constants -------------------------===//
//
//   x [5, 7]   c [5, 7], each element 2           x [5, 7]   2
//          \  /                            =>            \  /
//          add                                           add
//
// The rule applies to operands of arithmetic, comparisons and select. Follows
// upstream's pass -tfl-optimize-broadcast-like and its patterns
// FuseSplatConst*IntoSelect*.
//
// C1 (target)         The rank is within the limit up to which the op's kernel
//                     broadcasts.
// C2 (unknown-shape)  Ranks are known.
// C3 (shape)          The other operands have the shape of the result.
// C4 (attribute)      The condition of select does not select whole rows.
//
//===----------------------------------------------------------------------===//

#include "Matching/Broadcasting.h"
#include "Matching/Dims.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertSplatToScalarMatch {
  unsigned operand;
  DenseElementsAttr splat;
};

class ConvertSplatToScalar
    : public RuleOn<ConvertSplatToScalar, tfl::AddOp, tfl::SubOp, tfl::MulOp,
                    tfl::DivOp, tfl::MinimumOp, tfl::MaximumOp, tfl::SelectOp,
                    tfl::SelectV2Op, tfl::EqualOp, tfl::NotEqualOp, tfl::LessOp,
                    tfl::LessEqualOp, tfl::GreaterOp, tfl::GreaterEqualOp,
                    tfl::PowOp, tfl::FloorDivOp, tfl::FloorModOp,
                    tfl::SquaredDifferenceOp, tfl::LogicalAndOp,
                    tfl::LogicalOrOp> {
public:
  MatchResult<ConvertSplatToScalarMatch> match(Operation *op,
                                               RuleContext &ctx) const;
  void rewrite(Operation *op, ConvertSplatToScalarMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// A constant of several equal numbers; else null.
static DenseElementsAttr repeatedNumber(Value operand) {
  DenseElementsAttr splat = storedSplat(tf::getConstant(operand));
  bool isRepeated = splat && splat.getNumElements() > 1 &&
                    splat.getElementType().isIntOrFloat();
  return isRepeated ? splat : DenseElementsAttr();
}

MatchResult<ConvertSplatToScalarMatch>
ConvertSplatToScalar::match(Operation *op, RuleContext &ctx) const {
  if (none_of(op->getOperands(),
              [](Value operand) { return bool(repeatedNumber(operand)); }))
    return skip();
  Value result = op->getResult(0);
  if (!rankOf(result) ||
      any_of(op->getOperands(), [](Value operand) { return !rankOf(operand); }))
    return ctx.reject(op, Reason::UnknownShape,
                      "the rank of an operand is unknown");
  if (rankOf(result) > tfl::broadcastRank(op))
    return ctx.reject(op, Reason::Target,
                      op->getName().getStringRef() + " broadcasts up to rank " +
                          Twine(tfl::broadcastRank(op)));
  if (isa<tfl::SelectOp>(op) && rankOf(op->getOperand(0)) == 1 &&
      rankOf(op->getOperand(1)) != 1)
    return ctx.reject(op, Reason::Attribute,
                      "the condition of select selects whole rows");
  for (OpOperand &operand : op->getOpOperands()) {
    DenseElementsAttr splat = repeatedNumber(operand.get());
    if (splat && any_of(op->getOpOperands(), [&](OpOperand &other) {
          return &other != &operand && !repeatedNumber(other.get()) &&
                 rankOf(other.get()) == rankOf(result) &&
                 tfl::sameShape(other.get(), result);
        }))
      return ConvertSplatToScalarMatch{operand.getOperandNumber(), splat};
  }
  return ctx.reject(op, Reason::Shape,
                    "no other operand has the shape of the result");
}

void ConvertSplatToScalar::rewrite(Operation *op,
                                   ConvertSplatToScalarMatch &match,
                                   RewriteContext &ctx) const {
  DenseElementsAttr scalar = splatScalar(match.splat);
  Location loc = op->getOperand(match.operand).getLoc();
  SmallVector<Value> operands(op->getOperands());
  if (op->hasTrait<tfl::IsSelect>()) {
    operands[match.operand] =
        tfl::TFLBuilder(ctx.rewriter, loc).constant(scalar);
    ctx.rewriter.replaceOpWithNewOp<tfl::SelectV2Op>(
        op, op->getResult(0).getType(), operands[0], operands[1], operands[2]);
    return;
  }
  Value constant = tfl::ConstOp::create(ctx.rewriter, loc, scalar);
  ctx.rewriter.modifyOpInPlace(
      op, [&] { op->setOperand(match.operand, constant); });
}

TFUSE_DEFINE_RULE(ConvertSplatToScalar)

} // namespace tfuse
