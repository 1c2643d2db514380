//===- FoldTransposeIntoBatchMatMul.cpp - Transposes into adj_x and adj_y -===//
//
//   x                             x
//   |                             |
//   transpose   y         =>      batch_matmul {adj_x}
//         \    /
//      batch_matmul
//
// where the transpose swaps the last two axes. Likewise for y and adj_y, and
// for a transpose of the result: (x y)^T = y^T x^T. A flag that is already set
// is cleared. A reshape may follow the transpose if both together swap the
// last two axes of the reshaped tensor, as in
//
//   z [n, a, b] -> transpose [a, b, n] -> reshape [a * b, n],
//
// and a reshape may precede the transpose of the result. Follows upstream's
// patterns FuseTransposeIntoBatchMatMul*, FuseTransposeAfterBatchMatmul,
// FuseTransposeReshapeIntoBatchMatmul,
// FuseReshapeAndTransposeAroundBatchMatmul and
// FuseRhsTransposeIntoBatchMatMulOp.
//
// C1 (structure)      The transpose swaps the last two axes only.
// C2 (multiple-uses)  If the transpose follows batch_matmul, the matmul has no
//                     other user.
//
//===----------------------------------------------------------------------===//

#include "Matching/ElementOrder.h"
#include "Matching/Reshaping.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
/// A matrix whose transpose, possibly after a reshape, is an operand.
struct Transposed {
  Value matrix;
  /// The type to reshape the matrix to; null if it needs no reshape.
  RankedTensorType reshaped;
  explicit operator bool() const { return bool(matrix); }
};

struct FoldTransposeIntoBatchMatMulMatch {
  Transposed operands[2];
  tfl::BatchMatMulOp product;
};

class FoldTransposeIntoBatchMatMul
    : public RuleOn<FoldTransposeIntoBatchMatMul, tfl::BatchMatMulOp,
                    tfl::TransposeOp> {
public:
  MatchResult<FoldTransposeIntoBatchMatMulMatch> match(Operation *op,
                                                       RuleContext &ctx) const;
  void rewrite(Operation *op, FoldTransposeIntoBatchMatMulMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// The transpose that produces `value`, directly or before a reshape.
static tfl::TransposeOp producerTranspose(Value value) {
  if (auto reshape = value.getDefiningOp<tfl::ReshapeOp>())
    value = reshape.getInput();
  return value.getDefiningOp<tfl::TransposeOp>();
}

/// The batch_matmul that `transpose` transposes, directly or after a reshape.
static tfl::BatchMatMulOp producerMatMul(Operation *transpose) {
  Value input = transpose->getOperand(0);
  if (auto reshape = input.getDefiningOp<tfl::ReshapeOp>())
    input = reshape.getInput();
  return input.getDefiningOp<tfl::BatchMatMulOp>();
}

static SmallVector<int64_t> swapLastTwo(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> swapped(shape);
  std::swap(swapped[shape.size() - 1], swapped[shape.size() - 2]);
  return swapped;
}

/// The tensor that gives `value` if its last two axes are swapped.
static Transposed untranspose(Value value) {
  tfl::TransposeOp transpose = producerTranspose(value);
  auto perm = transpose ? tfl::permutationOf(transpose) : std::nullopt;
  if (!perm)
    return {};
  if (transpose == value.getDefiningOp())
    return tfl::swapsLastTwo(*perm) ? Transposed{transpose.getInput(), {}}
                                    : Transposed{};
  int64_t rank = rankOf(value).value_or(-1);
  Value input = transpose.getInput();
  if (rank < 2 || rankOf(input) != int64_t(perm->size()))
    return {};
  tfl::ElementOrder order(shapeOrEmpty(input));
  order.transpose(*perm);
  if (!order.reshape(shapeOrEmpty(value)))
    return {};
  auto swap = to_vector(seq<int64_t>(0, rank));
  order.transpose(swapLastTwo(swap));
  RankedTensorType type =
      withShape(value.getType(), swapLastTwo(shapeOrEmpty(value)));
  if (!order.isIdentity() || !tfl::hasReshapeTarget(type))
    return {};
  return {input, type};
}

/// True if `transpose`, with the reshape before it if any, swaps the last two
/// axes of the matmul's result.
static bool swapsMatMul(Operation *transpose, tfl::BatchMatMulOp product) {
  auto perm = tfl::permutationOf(transpose);
  Value input = transpose->getOperand(0);
  if (!perm)
    return false;
  if (input == product.getResult())
    return tfl::swapsLastTwo(*perm);
  int64_t rank = rankOf(product).value_or(-1);
  if (rank < 2 || rankOf(input) != int64_t(perm->size()) ||
      !tfl::hasReshapeTarget(transpose->getResult(0)))
    return false;
  // If the last two axes are swapped first, the whole chain must keep the order
  // of the elements.
  tfl::ElementOrder order(swapLastTwo(shapeOrEmpty(product)));
  auto swap = to_vector(seq<int64_t>(0, rank));
  order.transpose(swapLastTwo(swap));
  if (!order.reshape(shapeOrEmpty(input)))
    return false;
  order.transpose(*perm);
  return order.isIdentity();
}

MatchResult<FoldTransposeIntoBatchMatMulMatch>
FoldTransposeIntoBatchMatMul::match(Operation *op, RuleContext &ctx) const {
  FoldTransposeIntoBatchMatMulMatch match;
  if (isa<tfl::TransposeOp>(op)) {
    match.product = producerMatMul(op);
    if (!match.product)
      return skip();
    if (!swapsMatMul(op, match.product))
      return ctx.reject(
          op, Reason::Structure,
          "the transpose does not swap exactly the last two axes");
    if (!match.product->hasOneUse() || !op->getOperand(0).hasOneUse())
      return ctx.reject(op, Reason::MultipleUses, "the matmul has other users");
    return match;
  }
  if (none_of(op->getOperands(),
              [](Value operand) { return bool(producerTranspose(operand)); }))
    return skip();
  for (unsigned i : {0, 1})
    match.operands[i] = untranspose(op->getOperand(i));
  if (!match.operands[0] && !match.operands[1])
    return ctx.reject(op, Reason::Structure,
                      "the transpose does not swap exactly the last two axes");
  return match;
}

void FoldTransposeIntoBatchMatMul::rewrite(
    Operation *op, FoldTransposeIntoBatchMatMulMatch &match,
    RewriteContext &ctx) const {
  if (tfl::BatchMatMulOp product = match.product) {
    Type type = op->getResult(0).getType();
    Operation *reshape = op->getOperand(0).getDefiningOp();
    bool reshaped = reshape != product;
    Value result = tfl::BatchMatMulOp::create(
        ctx.rewriter, ctx.fusedLoc({product, op}),
        reshaped ? withShape(type, swapLastTwo(shapeOrEmpty(product))) : type,
        product.getY(), product.getX(), !product.getAdjY(), !product.getAdjX(),
        product.getAsymmetricQuantizeInputsAttr());
    if (reshaped)
      result =
          tfl::TFLBuilder(ctx.rewriter, op->getLoc()).reshape(type, result);
    ctx.rewriter.replaceOp(op, result);
    if (reshaped)
      ctx.absorb(reshape);
    ctx.absorb(product);
    return;
  }
  auto product = cast<tfl::BatchMatMulOp>(op);
  SmallVector<Operation *, 2> replaced;
  for (unsigned i : {0, 1}) {
    auto [matrix, reshaped] = match.operands[i];
    if (!matrix)
      continue;
    if (!is_contained(replaced, op->getOperand(i).getDefiningOp()))
      replaced.push_back(op->getOperand(i).getDefiningOp());
    if (reshaped && matrix.getType() != reshaped)
      matrix =
          tfl::TFLBuilder(ctx.rewriter, op->getLoc()).reshape(reshaped, matrix);
    ctx.rewriter.modifyOpInPlace(op, [&] {
      op->setOperand(i, matrix);
      if (i == 0)
        product.setAdjX(!product.getAdjX());
      else
        product.setAdjY(!product.getAdjY());
    });
  }
  for (Operation *part : replaced)
    ctx.absorb(part);
}

TFUSE_DEFINE_RULE(FoldTransposeIntoBatchMatMul)

} // namespace tfuse
