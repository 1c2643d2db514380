//===- ConvertFullyConnectedToMul.cpp - Matmul of depth 1 -----------------===//
//
//   x [.., 1]   filter [n, 1]           x [.., 1]   filter [n]
//          \    /                =>            \    /
//      fully_connected                          mul
//
// Follows upstream's pattern DegenerateFCtoMul.
//
// C1 (structure)      fully_connected has no bias and no shuffled weights.
// C2 (attribute)      fully_connected keeps the dimensions of x, or x is a
//                     matrix.
// C3 (shape)          x has at most 4 dimensions.
// C4 (not-constant)   The filter is a constant of the element type of x.
//
//===----------------------------------------------------------------------===//

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
class ConvertFullyConnectedToMul
    : public RuleOn<ConvertFullyConnectedToMul, tfl::FullyConnectedOp> {
public:
  MatchResult<ElementsAttr> match(tfl::FullyConnectedOp op,
                                  RuleContext &ctx) const;
  void rewrite(tfl::FullyConnectedOp op, ElementsAttr factors,
               RewriteContext &ctx) const {
    Value constant =
        tfl::TFLBuilder(ctx.rewriter, op->getLoc()).constant(factors);
    ctx.rewriter.replaceOpWithNewOp<tfl::MulOp>(
        op, op->getResult(0).getType(), op->getOperand(0), constant,
        op.getFusedActivationFunctionAttr());
  }
};
} // namespace

MatchResult<ElementsAttr>
ConvertFullyConnectedToMul::match(tfl::FullyConnectedOp op,
                                  RuleContext &ctx) const {
  ArrayRef<int64_t> filterShape = shapeOrEmpty(op.getFilter());
  if (op->getNumResults() != 1 || filterShape.size() != 2 ||
      filterShape[1] != 1 || tfl::lastDim(op.getInput()) != 1)
    return skip();
  if (!tfl::isAbsent(op.getBias()) || op.getWeightsFormat() != "DEFAULT")
    return ctx.reject(op, Reason::Structure, "fully_connected has a bias");
  int64_t rank = rankOf(op.getInput()).value_or(-1);
  if (!op.getKeepNumDims() && rank != 2)
    return ctx.reject(op, Reason::Attribute,
                      "fully_connected flattens its input to a matrix");
  if (rank > 4)
    return ctx.reject(op, Reason::Shape,
                      "the input has more than 4 dimensions");
  ElementsAttr filter = viewableConstant(op.getFilter());
  if (!filter || filter.getElementType() != getElementTypeOrSelf(op.getInput()))
    return ctx.reject(
        op, Reason::NotConstant,
        "the filter is not a constant of the input's element type");
  return eval::lazy::reshape(filter, filter.getNumElements());
}

TFUSE_DEFINE_RULE(ConvertFullyConnectedToMul)

} // namespace tfuse
