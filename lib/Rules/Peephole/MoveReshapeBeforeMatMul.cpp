//===- MoveReshapeBeforeMatMul.cpp - reshape(matmul(reshape(x))) ----------===//
//
//   x                             x
//   |                             |
//   reshape [m, k]                reshape [1, m, k]
//   |                      =>     |
//   batch_matmul [m, n]           batch_matmul [1, m, n]
//   |
//   reshape [1, m, n]
//
// where the second operand is one matrix (fully_connected, or batch_matmul
// with a second operand of rank 2, or of rank 3 with first dimension 1), so
// leading dimensions of the first operand are rows. Both reshapes become one,
// or none if x already has the shape. Follows upstream's patterns
// FuseReshapesAroundBatchMatMulLHS*,
// FuseOutputReshape_BatchMatMulWithFlattenedContractingDims and
// MoveReshapeAfterFullyConnected.
//
// C1 (multiple-uses)  The matmul has no other user.
// C2 (attribute)      The first operand is not transposed; weights are not
//                     shuffled.
// C3 (shape)          The following reshape keeps the last dimension.
// C4 (unknown-shape)  At most one dimension of the shape of that reshape is
//                     unknown.
// C5 (shape)          The preceding reshape keeps the contracted dimension:
//                     fully_connected may also flatten other shapes to rows.
// C6 (shape)          batch_matmul has at most five dimensions.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct MoveReshapeBeforeMatMulMatch {
  Operation *product;
  tfl::ReshapeOp front;
  RankedTensorType inputType;
};

class MoveReshapeBeforeMatMul
    : public RuleOn<MoveReshapeBeforeMatMul, tfl::ReshapeOp> {
public:
  /// Lower priority than the rules that remove reshapes.
  unsigned benefit() const override { return 0; }
  MatchResult<MoveReshapeBeforeMatMulMatch> match(tfl::ReshapeOp op,
                                                  RuleContext &ctx) const;
  void rewrite(tfl::ReshapeOp op, MoveReshapeBeforeMatMulMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// True if the leading dimensions of the first operand are rows of the same
/// matrix.
static bool takesRows(Operation *product) {
  if (auto connected = dyn_cast<tfl::FullyConnectedOp>(product))
    return connected.getWeightsFormat() == "DEFAULT";
  auto matmul = cast<tfl::BatchMatMulOp>(product);
  ArrayRef<int64_t> second = shapeOrEmpty(matmul.getY());
  return !matmul.getAdjX() &&
         (second.size() == 2 ||
          (second.size() == 3 && second[0] == 1 && rankOf(matmul.getX()) == 3 &&
           dimOf(matmul.getX(), 0) == 1));
}

MatchResult<MoveReshapeBeforeMatMulMatch>
MoveReshapeBeforeMatMul::match(tfl::ReshapeOp op, RuleContext &ctx) const {
  Operation *product = op.getInput().getDefiningOp();
  if (!product || !product->hasTrait<tfl::IsMatMul>() ||
      product->getNumResults() != 1 ||
      !product->getOperand(0).getDefiningOp<tfl::ReshapeOp>())
    return skip();
  Value result = op->getResult(0), input = product->getOperand(0);
  if (!product->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses, "the matmul has other users");
  if (!takesRows(product))
    return ctx.reject(
        op, Reason::Attribute,
        "the leading dimensions of the first operand are not rows");
  int64_t columns = tfl::lastDim(product->getResult(0));
  if (rankOf(result) < 2 || ShapedType::isDynamic(columns) ||
      tfl::lastDim(result) != columns ||
      ShapedType::isDynamic(tfl::lastDim(input)))
    return ctx.reject(op, Reason::Shape,
                      "the following reshape changes the last dimension");
  if (isa<tfl::FullyConnectedOp>(product) &&
      tfl::lastDim(product->getOperand(1)) != tfl::lastDim(input))
    return ctx.reject(op, Reason::Shape,
                      "the matmul contracts another dimension than the last "
                      "one of the reshape");
  constexpr int64_t kMostDims = 5; // limit of the kernel
  if (isa<tfl::BatchMatMulOp>(product) && rankOf(result) > kMostDims)
    return ctx.reject(op, Reason::Shape,
                      "batch_matmul would have more than five dimensions");
  bool batched =
      isa<tfl::BatchMatMulOp>(product) && rankOf(product->getOperand(1)) == 3;
  if (batched && (rankOf(result) < 3 || dimOf(result, 0) != 1))
    return ctx.reject(op, Reason::Shape,
                      "the following reshape changes the first dimension");
  SmallVector<int64_t> shape(shapeOrEmpty(result));
  shape.back() = tfl::lastDim(input);
  MoveReshapeBeforeMatMulMatch match{product,
                                     input.getDefiningOp<tfl::ReshapeOp>(),
                                     withShape(input.getType(), shape)};
  if (!tfl::hasReshapeTarget(match.inputType))
    return ctx.reject(op, Reason::UnknownShape,
                      "a reshape cannot have the new shape of the operand: "
                      "several dimensions are unknown, or one exceeds 32 bits");
  return match;
}

void MoveReshapeBeforeMatMul::rewrite(tfl::ReshapeOp op,
                                      MoveReshapeBeforeMatMulMatch &match,
                                      RewriteContext &ctx) const {
  Operation *product = match.product;
  ctx.rewriter.setInsertionPoint(product);
  Value input = match.front.getInput();
  if (input.getType() != match.inputType || !match.inputType.hasStaticShape())
    input = tfl::TFLBuilder(ctx.rewriter, match.front.getLoc())
                .reshape(match.inputType, match.front.getInput());
  ctx.rewriter.modifyOpInPlace(product, [&] {
    product->setOperand(0, input);
    product->getResult(0).setType(op->getResult(0).getType());
    if (isa<tfl::FullyConnectedOp>(product))
      product->setAttr("keep_num_dims", ctx.rewriter.getBoolAttr(true));
  });
  ctx.reuse(product);
  ctx.rewriter.replaceOp(op, product);
  ctx.absorb(match.front);
}

TFUSE_DEFINE_RULE(MoveReshapeBeforeMatMul)

} // namespace tfuse
