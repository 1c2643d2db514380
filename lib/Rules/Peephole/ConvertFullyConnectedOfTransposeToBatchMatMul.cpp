//===- ConvertFullyConnectedOfTransposeToBatchMatMul.cpp ------------------===//
//
//   x [m, k]   y [k, n]
//       |         |                    x [m, k]   y [k, n]
//       |     transpose         =>          \    /
//       \         /                      batch_matmul
//     fully_connected
//
//   x [k, m]   filter [n, k]
//       |         |                    filter [n, k]   x [k, m]
//   transpose     |             =>            \       /
//       \         /                         batch_matmul   y
//     fully_connected   y                            \    /
//                   \  /                           batch_matmul
//     batch_matmul {adj_x}
//
// The transpose exists only because fully_connected takes a transposed filter;
// batch_matmul does not need it. Follows upstream's patterns
// FuseTransposeFCRhsToBatchMatmul and FuseTransposeFCLhsToBatchMatmul.
//
// C1 (not-constant)   y is not a constant, quantized or not: constant folding
//                     removes the transpose of a constant.
// C2 (structure)      The transpose swaps the last two axes only.
// C3 (structure)      fully_connected has no bias, no activation and no
//                     shuffled weights.
// C4 (shape)          fully_connected keeps the dimensions of its input.
// C5 (element-type)   The elements are 32-bit floats.
// C6 (multiple-uses)  In the second form, fully_connected has no other user.
//
//===----------------------------------------------------------------------===//

#include "Matching/Reshaping.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertFullyConnectedOfTransposeToBatchMatMulMatch {
  tfl::FullyConnectedOp connected;
  tfl::TransposeOp transpose;
};

class ConvertFullyConnectedOfTransposeToBatchMatMul
    : public RuleOn<ConvertFullyConnectedOfTransposeToBatchMatMul,
                    tfl::FullyConnectedOp, tfl::BatchMatMulOp> {
public:
  MatchResult<ConvertFullyConnectedOfTransposeToBatchMatMulMatch>
  match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op,
               ConvertFullyConnectedOfTransposeToBatchMatMulMatch &match,
               RewriteContext &ctx) const;

private:
  static ConvertFullyConnectedOfTransposeToBatchMatMulMatch find(Operation *op);
};
} // namespace

ConvertFullyConnectedOfTransposeToBatchMatMulMatch
ConvertFullyConnectedOfTransposeToBatchMatMul::find(Operation *op) {
  if (auto connected = dyn_cast<tfl::FullyConnectedOp>(op))
    return {connected, connected.getFilter().getDefiningOp<tfl::TransposeOp>()};
  auto product = cast<tfl::BatchMatMulOp>(op);
  auto connected = product.getX().getDefiningOp<tfl::FullyConnectedOp>();
  if (!connected || !product.getAdjX())
    return {};
  return {connected, connected.getInput().getDefiningOp<tfl::TransposeOp>()};
}

/// True if `value` is a quantized, split or reshaped constant.
static bool derivesFromConstant(Value value) {
  Operation *op = value.getDefiningOp();
  while (isa_and_present<tfl::ReshapeOp, tfl::SplitOp>(op))
    op = op->getOperand(isa<tfl::SplitOp>(op) ? 1 : 0).getDefiningOp();
  return isa_and_present<tfl::DequantizeOp, tfl::QConstOp>(op) ||
         (op && isConstant(op->getResult(0)));
}

MatchResult<ConvertFullyConnectedOfTransposeToBatchMatMulMatch>
ConvertFullyConnectedOfTransposeToBatchMatMul::match(Operation *op,
                                                     RuleContext &ctx) const {
  ConvertFullyConnectedOfTransposeToBatchMatMulMatch match = find(op);
  auto [connected, transpose] = match;
  if (!transpose)
    return skip();
  if (derivesFromConstant(transpose.getInput()))
    return ctx.reject(op, Reason::NotConstant,
                      "the transposed operand is a constant");
  auto perm = tfl::permutationOf(transpose);
  if (!perm || !tfl::swapsLastTwo(*perm))
    return ctx.reject(op, Reason::Structure,
                      "the transpose does not swap exactly the last two axes");
  if (!tfl::isAbsent(connected.getBias()) ||
      connected.getFusedActivationFunction() != "NONE" ||
      connected.getWeightsFormat() != "DEFAULT")
    return ctx.reject(op, Reason::Structure,
                      "fully_connected has a bias or an activation");
  Value result = connected.getOutput()[0];
  int64_t rank = rankOf(connected.getInput()).value_or(-1);
  if (rank < 2 || rankOf(result) != rank ||
      tfl::lastDim(connected.getInput()) != tfl::lastDim(connected.getFilter()))
    return ctx.reject(
        op, Reason::Shape,
        "fully_connected does not keep the dimensions of its input");
  if (!tfl::isF32(connected.getInput()) || !tfl::isF32(connected.getFilter()) ||
      !tfl::isF32(result))
    return ctx.reject(op, Reason::ElementType,
                      "the matmul is not of 32-bit floats");
  if (op != connected && !connected->hasOneUse())
    return ctx.reject(op, Reason::MultipleUses,
                      "the fully_connected has other users");
  return match;
}

void ConvertFullyConnectedOfTransposeToBatchMatMul::rewrite(
    Operation *op, ConvertFullyConnectedOfTransposeToBatchMatMulMatch &match,
    RewriteContext &ctx) const {
  auto [connected, transpose] = match;
  BoolAttr asymmetric = connected.getAsymmetricQuantizeInputsAttr();
  if (op == connected) {
    ctx.rewriter.replaceOpWithNewOp<tfl::BatchMatMulOp>(
        op, op->getResult(0).getType(), connected.getInput(),
        transpose.getInput(), false, false, asymmetric);
    ctx.absorb(transpose);
    return;
  }
  auto product = cast<tfl::BatchMatMulOp>(op);
  Value first = connected.getOutput()[0];
  SmallVector<int64_t> shape(shapeOrEmpty(first));
  std::swap(shape[shape.size() - 1], shape[shape.size() - 2]);
  Value inner = tfl::BatchMatMulOp::create(
      ctx.rewriter, ctx.fusedLoc({transpose, connected}),
      withShape(first.getType(), shape), connected.getFilter(),
      transpose.getInput(), false, false, asymmetric);
  ctx.rewriter.replaceOpWithNewOp<tfl::BatchMatMulOp>(
      op, product.getType(), inner, product.getY(), false, product.getAdjY(),
      product.getAsymmetricQuantizeInputsAttr());
  ctx.absorb(connected);
  ctx.absorb(transpose);
}

TFUSE_DEFINE_RULE(ConvertFullyConnectedOfTransposeToBatchMatMul)

} // namespace tfuse
