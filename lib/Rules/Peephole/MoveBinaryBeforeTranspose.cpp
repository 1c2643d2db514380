//===- MoveBinaryBeforeTranspose.cpp - transpose(x) + c -------------------===//
//
//   x                             x   c transposed back
//   |                              \ /
//   transpose  c       =>          add {activation}
//       \     /                     |
//        add {activation}          transpose
//
// where c is a constant. Likewise for an op whose operands are two transposes
// with the same permutation. The rule moves additions and multiplications next
// to the op that they can fuse into, and transposes next to other transposes.
// Follows upstream's pass -tfl-push-transpose-through-ewise and its pattern
// ReorderNCHWTransposeAdd.
//
// C1 (not-constant)   Permutations are constants.
// C2 (multiple-uses)  The transpose has no other user (of two transposes, at
//                     least one has no other user).
// C3 (shape)          c does not change the shape, and has as many dimensions
//                     as x, one element, or one axis, which is the last one of
//                     x, as a bias of channels that come first.
// C4 (structure)      Two permutations are the same.
// C5 (element-type)   x and c have the same element type.
//
//===----------------------------------------------------------------------===//

#include "Matching/Reshaping.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct MoveBinaryBeforeTransposeMatch {
  SmallVector<int64_t> perm;
  /// True for each operand that is a transpose; the other is a constant.
  bool transposed[2];
};

class MoveBinaryBeforeTranspose
    : public RuleOn<MoveBinaryBeforeTranspose, tfl::AddOp, tfl::SubOp,
                    tfl::MulOp, tfl::DivOp, tfl::MinimumOp, tfl::MaximumOp> {
public:
  MatchResult<MoveBinaryBeforeTransposeMatch> match(Operation *op,
                                                    RuleContext &ctx) const;
  void rewrite(Operation *op, MoveBinaryBeforeTransposeMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

static tfl::TransposeOp transposeOf(Operation *op, unsigned operand) {
  return op->getOperand(operand).getDefiningOp<tfl::TransposeOp>();
}

/// The shape of `constant` with leading dimensions of size 1 up to `rank`.
static SmallVector<int64_t> paddedShape(Value constant, size_t rank) {
  ArrayRef<int64_t> shape =
      tf::getConstant(constant).getShapedType().getShape();
  SmallVector<int64_t> padded(rank - shape.size(), 1);
  llvm::append_range(padded, shape);
  return padded;
}

/// C3 for the constant.
static bool fitsTransposed(Value constant, ArrayRef<int64_t> perm) {
  int64_t rank = perm.size(), ownRank = rankOf(constant).value_or(rank + 1);
  if (ownRank >= rank)
    return ownRank == rank;
  for (auto [size, axis] : zip_equal(paddedShape(constant, rank), perm))
    if (size != 1 && axis != rank - 1)
      return false;
  return true;
}

MatchResult<MoveBinaryBeforeTransposeMatch>
MoveBinaryBeforeTranspose::match(Operation *op, RuleContext &ctx) const {
  for (unsigned i : {0, 1})
    if (!transposeOf(op, i) &&
        !(transposeOf(op, 1 - i) && viewableConstant(op->getOperand(i))))
      return skip();
  MoveBinaryBeforeTransposeMatch match{{}, {false, false}};
  bool alone = false;
  for (unsigned i : {0, 1}) {
    tfl::TransposeOp transpose = transposeOf(op, i);
    if (!transpose)
      continue;
    auto perm = tfl::permutationOf(transpose);
    if (!perm)
      return ctx.reject(op, Reason::NotConstant,
                        "a permutation is not a constant");
    if (!match.perm.empty() && match.perm != *perm)
      return ctx.reject(op, Reason::Structure, "the permutations differ");
    match.perm = *perm;
    match.transposed[i] = true;
    alone |= transpose->hasOneUse();
  }
  if (!alone)
    return ctx.reject(op, Reason::MultipleUses,
                      "the transposed tensor has other users");
  int64_t rank = match.perm.size();
  Value constant;
  for (unsigned i : {0, 1})
    if (!match.transposed[i])
      constant = op->getOperand(i);
  for (unsigned i : {0, 1}) {
    Value operand = op->getOperand(i);
    bool fits = operand == constant ? fitsTransposed(constant, match.perm)
                                    : rankOf(operand) == rank;
    if (!fits || (constant && operand != constant &&
                  operand.getType() != op->getResult(0).getType()))
      return ctx.reject(op, Reason::Shape,
                        "the op changes the shape of the transposed tensor");
    if (getElementTypeOrSelf(operand) !=
        getElementTypeOrSelf(op->getOperand(0)))
      return ctx.reject(op, Reason::ElementType,
                        "the operands have different element types");
  }
  if (rankOf(op->getResult(0)) != rank)
    return ctx.reject(op, Reason::Shape, "the op changes the rank");
  return match;
}

void MoveBinaryBeforeTranspose::rewrite(Operation *op,
                                        MoveBinaryBeforeTransposeMatch &match,
                                        RewriteContext &ctx) const {
  SmallVector<int64_t> back = inversePermutation(match.perm);
  SmallVector<Value, 2> operands;
  SmallVector<Operation *, 2> transposes;
  for (unsigned i : {0, 1}) {
    if (tfl::TransposeOp transpose = transposeOf(op, i)) {
      operands.push_back(transpose.getInput());
      if (!is_contained(transposes, transpose))
        transposes.push_back(transpose);
      continue;
    }
    Value constant = op->getOperand(i);
    ElementsAttr elements = tf::getConstant(constant);
    if (elements.getNumElements() == 1) {
      operands.push_back(constant);
      continue;
    }
    elements =
        eval::lazy::reshape(elements, paddedShape(constant, back.size()));
    operands.push_back(tfl::TFLBuilder(ctx.rewriter, op->getLoc())
                           .constant(eval::lazy::transpose(elements, back)));
  }
  Type type = op->getResult(0).getType();
  OperationState state(
      op->getLoc(), op->getName().getStringRef(), operands,
      withShape(type, permute(shapeOrEmpty(op->getResult(0)), back)),
      op->getAttrs());
  Value moved = ctx.rewriter.create(state)->getResult(0);
  Value result =
      tfl::TFLBuilder(ctx.rewriter, op->getLoc()).transpose(moved, match.perm);
  result.setType(type);
  ctx.rewriter.replaceOp(op, result);
  for (Operation *transpose : transposes)
    ctx.absorb(transpose);
}

TFUSE_DEFINE_RULE(MoveBinaryBeforeTranspose)

} // namespace tfuse
