//===- ConvertFullyConnectedToMul.cpp - Products over one element ---------===//
//
//   x [.., 1]   filter [n, 1]           x [.., 1]   filter [n]
//          \    /                =>            \    /
//      fully_connected                          mul
//
// Follows upstream's pattern DegenerateFCtoMul.
//
// C1 (structure)      No bias; weights are not shuffled.
// C2 (attribute)      The dimensions of x are kept, or x is a matrix.
// C3 (shape)          x has at most 4 dimensions.
// C4 (not-constant)   The filter is a constant of the element type of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/Constants.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct ConvertFullyConnectedToMulMatch {
  ElementsAttr factors;
};

class ConvertFullyConnectedToMul
    : public RuleWithMatch<ConvertFullyConnectedToMulMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.fully_connected"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    ArrayRef<int64_t> filter = tfl::shapeOf(op->getOperand(1));
    return op->getNumResults() == 1 && filter.size() == 2 && filter[1] == 1 &&
           tfl::lastDim(op->getOperand(0)) == 1;
  }
  FailureOr<ConvertFullyConnectedToMulMatch>
  match(Operation *op, RuleContext &ctx) const override;
  void rewrite(Operation *op, ConvertFullyConnectedToMulMatch &match,
               RuleContext &ctx) const override {
    Value factors =
        tfl::makeConstant(ctx.rewriter, op->getLoc(), match.factors);
    ctx.rewriter.replaceOpWithNewOp<tfl::MulOp>(
        op, op->getResult(0).getType(), op->getOperand(0), factors,
        cast<tfl::FullyConnectedOp>(op).getFusedActivationFunctionAttr());
  }
};
} // namespace

FailureOr<ConvertFullyConnectedToMulMatch>
ConvertFullyConnectedToMul::match(Operation *op, RuleContext &ctx) const {
  auto connected = cast<tfl::FullyConnectedOp>(op);
  if (!tfl::isAbsent(connected.getBias()) ||
      connected.getWeightsFormat() != "DEFAULT")
    return ctx.reject(op, Reason::Structure, "there is a bias");
  int64_t rank = tfl::rankOf(connected.getInput());
  if (!connected.getKeepNumDims() && rank != 2)
    return ctx.reject(op, Reason::Attribute,
                      "fully_connected makes the input a matrix");
  if (rank > 4)
    return ctx.reject(op, Reason::Shape,
                      "the input has more than 4 dimensions");
  ElementsAttr filter = tfl::viewableConstantOf(connected.getFilter());
  if (!filter ||
      filter.getElementType() != tfl::elementTypeOf(connected.getInput()))
    return ctx.reject(op, Reason::NotConstant,
                      "the filter is not a constant of the input's type");
  return ConvertFullyConnectedToMulMatch{
      eval::lazy::reshape(filter, filter.getNumElements())};
}

TFUSE_DEFINE_RULE(ConvertFullyConnectedToMul)

} // namespace tfuse
