//===- ConvertTransposedBatchMatMulToFullyConnected.cpp ------------------===//
//
//   x [.., m, k]   y [n, k]
//        |            |               x [.., m, k]   y [n, k]
//        |        transpose     =>          \         /
//         \         /                    fully_connected {keep_num_dims}
//         batch_matmul
//
// fully_connected wants its filter the other way round, takes a bias and an
// activation. Follows upstream's pattern FuseTransposeIntoBatchMatMulRHS.
//
// C1 (attribute)     Neither adj_x nor adj_y is set.
// C2 (element-type)  32-bit floats, or quantized; no accumulators as results.
//
//===----------------------------------------------------------------------===//

#include "Matching/Reshaping.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertTransposedBatchMatMulToFullyConnectedMatch {
  tfl::TransposeOp transpose;
};

class ConvertTransposedBatchMatMulToFullyConnected
    : public RuleWithMatch<ConvertTransposedBatchMatMulToFullyConnectedMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.batch_matmul"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    if (tfl::rankOf(op->getOperand(1)) != 2 ||
        tfl::rankOf(op->getOperand(0)) < 2)
      return false;
    auto transpose = op->getOperand(1).getDefiningOp<tfl::TransposeOp>();
    auto perm = transpose ? tfl::permutationOf(transpose) : std::nullopt;
    return perm && tfl::swapsLastTwo(*perm);
  }
  FailureOr<ConvertTransposedBatchMatMulToFullyConnectedMatch>
  match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op,
               ConvertTransposedBatchMatMulToFullyConnectedMatch &match,
               RuleContext &ctx) const override;
};
} // namespace

FailureOr<ConvertTransposedBatchMatMulToFullyConnectedMatch>
ConvertTransposedBatchMatMulToFullyConnected::match(Operation *op,
                                                    RuleContext &ctx) const {
  auto product = cast<tfl::BatchMatMulOp>(op);
  if (product.getAdjX() || product.getAdjY())
    return ctx.reject(op, Reason::Attribute, "adj_x or adj_y is set");
  bool quantized = tfl::isQuantized(tfl::elementTypeOf(product.getX())) ||
                   tfl::isQuantized(tfl::elementTypeOf(product.getY()));
  if (!quantized &&
      (!tfl::isF32(product.getX()) || !tfl::isF32(product.getY())))
    return ctx.reject(op, Reason::ElementType,
                      "fully_connected takes 32-bit floats");
  if (tfl::elementTypeOf(op->getResult(0)).isInteger(32))
    return ctx.reject(op, Reason::ElementType,
                      "fully_connected does not give 32-bit integers");
  return ConvertTransposedBatchMatMulToFullyConnectedMatch{
      product.getY().getDefiningOp<tfl::TransposeOp>()};
}

void ConvertTransposedBatchMatMulToFullyConnected::rewrite(
    Operation *op, ConvertTransposedBatchMatMulToFullyConnectedMatch &match,
    RuleContext &ctx) const {
  auto product = cast<tfl::BatchMatMulOp>(op);
  Value bias = tfl::NoValueOp::create(ctx.rewriter, op->getLoc(),
                                      ctx.rewriter.getNoneType(),
                                      ctx.rewriter.getUnitAttr());
  ctx.rewriter.replaceOpWithNewOp<tfl::FullyConnectedOp>(
      op, op->getResult(0).getType(), product.getX(),
      match.transpose.getInput(), bias, ctx.rewriter.getStringAttr("NONE"),
      ctx.rewriter.getStringAttr("DEFAULT"), ctx.rewriter.getBoolAttr(true),
      product.getAsymmetricQuantizeInputsAttr());
  ctx.absorb(match.transpose);
}

TFUSE_DEFINE_RULE(ConvertTransposedBatchMatMulToFullyConnected)

} // namespace tfuse
