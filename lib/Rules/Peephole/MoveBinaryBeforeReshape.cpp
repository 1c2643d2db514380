//===- MoveBinaryBeforeReshape.cpp - reshape(x) + c -----------------------===//
//
//   x                             x   c
//   |                              \ /
//   reshape  c         =>          add {activation}
//       \   /                       |
//        add {activation}          reshape
//
// where c is a constant whose shape is a suffix of the shape of x and of the
// reshaped shape, so that it combines with the same elements. A bias that
// matches the channels when flattened, as in
//
//   fully_connected [n, 64] -> reshape [n, 4, 16] -> add [4, 16],
//
// is flattened. Likewise for an op whose operands are two reshapes with equal
// input and result shapes. The rule moves additions and multiplications next to
// the op that they can fuse into. Follows upstream's patterns
// MoveBinaryOp*BeforeReshape*.
//
// C1 (multiple-uses)  The reshaped tensor has no other user.
// C2 (shape)          c combines with the same elements before the reshape.
// C3 (element-type)   x and c have the same element type, which is not
//                     quantized.
// C4 (shape)          No operand has more than 4 dimensions: all kernels
//                     broadcast up to rank 4.
//
//===----------------------------------------------------------------------===//

#include "Matching/Affine.h"
#include "Matching/Dims.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct MoveBinaryBeforeReshapeMatch {
  tfl::ReshapeOp reshape, otherReshape;
  /// The index of the reshaped operand.
  unsigned reshaped;
  /// True if the constant must be flattened.
  bool flattened;
};

class MoveBinaryBeforeReshape
    : public RuleOn<MoveBinaryBeforeReshape, tfl::AddOp, tfl::SubOp, tfl::MulOp,
                    tfl::DivOp, tfl::MinimumOp, tfl::MaximumOp, tfl::FloorDivOp,
                    tfl::FloorModOp, tfl::LessOp, tfl::LessEqualOp,
                    tfl::GreaterOp, tfl::GreaterEqualOp> {
public:
  MatchResult<MoveBinaryBeforeReshapeMatch> match(Operation *op,
                                                  RuleContext &ctx) const;
  void rewrite(Operation *op, MoveBinaryBeforeReshapeMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

static tfl::ReshapeOp reshapeOf(Operation *op, unsigned operand) {
  auto reshape = op->getOperand(operand).getDefiningOp<tfl::ReshapeOp>();
  return reshape && isConstant(reshape.getShape()) ? reshape : tfl::ReshapeOp();
}

static bool isEndOf(ArrayRef<int64_t> end, ArrayRef<int64_t> shape) {
  return end.size() <= shape.size() && shape.take_back(end.size()) == end;
}

/// True if the flattened constant matches the channels of x, the result of a
/// fully_connected, and its elements combine with the same elements as before.
static bool fitsFlattened(tfl::ReshapeOp reshape, ArrayRef<int64_t> constant) {
  ArrayRef<int64_t> leadingOnes =
      constant.take_while([](int64_t size) { return size == 1; });
  ArrayRef<int64_t> end = constant.drop_front(leadingOnes.size());
  return isa_and_present<tfl::FullyConnectedOp>(
             reshape.getInput().getDefiningOp()) &&
         !end.empty() && constant.size() <= shapeOrEmpty(reshape).size() &&
         isEndOf(end, shapeOrEmpty(reshape)) &&
         !ShapedType::isDynamic(tfl::lastDim(reshape.getInput())) &&
         ShapedType::getNumElements(end) == tfl::lastDim(reshape.getInput());
}

static bool isNarrow(Value value) {
  return rankOf(value).has_value() && rankOf(value) <= 4;
}

MatchResult<MoveBinaryBeforeReshapeMatch>
MoveBinaryBeforeReshape::match(Operation *op, RuleContext &ctx) const {
  tfl::ReshapeOp lhs = reshapeOf(op, 0), rhs = reshapeOf(op, 1);
  if (lhs && rhs) {
    bool alone = lhs == rhs ? range_size(lhs->getUses()) == 2
                            : lhs->hasOneUse() && rhs->hasOneUse();
    if (!alone)
      return ctx.reject(op, Reason::MultipleUses,
                        "a reshaped tensor has other users");
    if (!tfl::sameShape(lhs, rhs) ||
        !tfl::sameShape(lhs.getInput(), rhs.getInput()))
      return ctx.reject(
          op, Reason::Shape,
          "the two reshapes have different input or result shapes");
    if (getElementTypeOrSelf(lhs) != getElementTypeOrSelf(rhs))
      return ctx.reject(op, Reason::ElementType,
                        "the operands have different element types");
    return MoveBinaryBeforeReshapeMatch{lhs, rhs, 0, false};
  }
  // A constant left operand is matched for commutative ops only.
  if (!(lhs && tf::getConstant(op->getOperand(1))) &&
      !(rhs && tf::getConstant(op->getOperand(0)) &&
        op->hasTrait<OpTrait::IsCommutative>()))
    return skip();
  unsigned reshaped = lhs ? 0 : 1;
  tfl::ReshapeOp reshape = lhs ? lhs : rhs;
  Value constant = op->getOperand(1 - reshaped);
  if (!reshape->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the reshaped tensor has other users");
  Type type = getElementTypeOrSelf(reshape);
  if (getElementTypeOrSelf(constant) != type || tfl::isQuantized(type))
    return ctx.reject(op, Reason::ElementType,
                      "element types differ or are quantized");
  if (!isNarrow(reshape.getInput()) || !isNarrow(reshape) ||
      !isNarrow(constant))
    return ctx.reject(op, Reason::Shape,
                      "an operand has more than 4 dimensions");
  ArrayRef<int64_t> shape = shapeOrEmpty(constant);
  if (isEndOf(shape, shapeOrEmpty(reshape)) &&
      isEndOf(shape, shapeOrEmpty(reshape.getInput())))
    return MoveBinaryBeforeReshapeMatch{reshape, {}, reshaped, false};
  if (fitsFlattened(reshape, shape) && viewableConstant(constant))
    return MoveBinaryBeforeReshapeMatch{reshape, {}, reshaped, true};
  return ctx.reject(op, Reason::Shape,
                    "the constant would combine with other elements");
}

void MoveBinaryBeforeReshape::rewrite(Operation *op,
                                      MoveBinaryBeforeReshapeMatch &match,
                                      RewriteContext &ctx) const {
  tfl::ReshapeOp reshape = match.reshape;
  Value input = reshape.getInput();
  SmallVector<Value, 2> operands(op->getOperands());
  operands[match.reshaped] = input;
  if (match.otherReshape)
    operands[1] = match.otherReshape.getInput();
  if (match.flattened) {
    ElementsAttr elements = tf::getConstant(op->getOperand(1 - match.reshaped));
    operands[1 - match.reshaped] =
        tfl::TFLBuilder(ctx.rewriter, op->getLoc())
            .constant(eval::lazy::reshape(elements, elements.getNumElements()));
  }
  Type elementType = getElementTypeOrSelf(op->getResult(0));
  OperationState state(op->getLoc(), op->getName().getStringRef(), operands,
                       withElementType(input.getType(), elementType),
                       op->getAttrs());
  Value moved = ctx.rewriter.create(state)->getResult(0);
  ctx.rewriter.replaceOpWithNewOp<tfl::ReshapeOp>(
      op, op->getResult(0).getType(), moved, reshape.getShape());
  ctx.absorb(reshape);
  if (match.otherReshape && match.otherReshape != reshape)
    ctx.absorb(match.otherReshape);
}

TFUSE_DEFINE_RULE(MoveBinaryBeforeReshape)

} // namespace tfuse
