//===- ConvertTransposedBatchMatMulToFullyConnected.cpp -------------------===//
//
//   x [.., m, k]   y [n, k]
//        |            |               x [.., m, k]   y [n, k]
//        |        transpose     =>          \         /
//         \         /                    fully_connected {keep_num_dims}
//         batch_matmul
//
// fully_connected takes a transposed filter and can fuse a bias and an
// activation. Follows upstream's pattern FuseTransposeIntoBatchMatMulRHS.
//
// C1 (attribute)     Neither adj_x nor adj_y is set.
// C2 (element-type)  The element types are 32-bit floats or quantized; the
//                    result is not a 32-bit integer accumulator.
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
class ConvertTransposedBatchMatMulToFullyConnected
    : public RuleOn<ConvertTransposedBatchMatMulToFullyConnected,
                    tfl::BatchMatMulOp> {
public:
  MatchResult<tfl::TransposeOp> match(tfl::BatchMatMulOp op,
                                      RuleContext &ctx) const;
  void rewrite(tfl::BatchMatMulOp op, tfl::TransposeOp transpose,
               RewriteContext &ctx) const;
};
} // namespace

MatchResult<tfl::TransposeOp>
ConvertTransposedBatchMatMulToFullyConnected::match(tfl::BatchMatMulOp op,
                                                    RuleContext &ctx) const {
  if (rankOf(op.getY()) != 2 || rankOf(op.getX()) < 2)
    return skip();
  auto transpose = op.getY().getDefiningOp<tfl::TransposeOp>();
  auto perm = transpose ? tfl::permutationOf(transpose) : std::nullopt;
  if (!perm || !tfl::swapsLastTwo(*perm))
    return skip();
  if (op.getAdjX() || op.getAdjY())
    return ctx.reject(op, Reason::Attribute, "adj_x or adj_y is set");
  bool quantized = tfl::isQuantized(getElementTypeOrSelf(op.getX())) ||
                   tfl::isQuantized(getElementTypeOrSelf(op.getY()));
  if (!quantized && (!tfl::isF32(op.getX()) || !tfl::isF32(op.getY())))
    return ctx.reject(
        op, Reason::ElementType,
        "fully_connected supports only 32-bit floats and quantized types");
  if (getElementTypeOrSelf(op->getResult(0)).isInteger(32))
    return ctx.reject(op, Reason::ElementType,
                      "fully_connected has no 32-bit integer result");
  return transpose;
}

void ConvertTransposedBatchMatMulToFullyConnected::rewrite(
    tfl::BatchMatMulOp op, tfl::TransposeOp transpose,
    RewriteContext &ctx) const {
  Value bias = tfl::NoValueOp::create(ctx.rewriter, op->getLoc(),
                                      ctx.rewriter.getNoneType(),
                                      ctx.rewriter.getUnitAttr());
  ctx.rewriter.replaceOpWithNewOp<tfl::FullyConnectedOp>(
      op, op->getResult(0).getType(), op.getX(), transpose.getInput(), bias,
      ctx.rewriter.getStringAttr("NONE"), ctx.rewriter.getStringAttr("DEFAULT"),
      ctx.rewriter.getBoolAttr(true), op.getAsymmetricQuantizeInputsAttr());
  ctx.absorb(transpose);
}

TFUSE_DEFINE_RULE(ConvertTransposedBatchMatMulToFullyConnected)

} // namespace tfuse
