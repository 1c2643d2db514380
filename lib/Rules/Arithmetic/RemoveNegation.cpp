//===- RemoveNegation.cpp -------------------------------------------------===//
//
//   a - (-b)   =>   a + b          a + (-b)   =>   a - b
//   (-a) + b   =>   b - a
//
// Source: Grappler's RemoveNegation. Preserves all values, also for integers.
//
// C1: an operand is a Neg.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct RemoveNegationMatch {
  Operation *neg;
  unsigned index;
};

class RemoveNegation
    : public RuleOn<RemoveNegation, tfg::Ops<"Add", "AddV2", "Sub">> {
public:
  MatchResult<RemoveNegationMatch> match(Operation *node,
                                         GraphContext &ctx) const {
    if (tfg::NodeView(node).numDataOperands() != 2 ||
        (!isAdd(node) && !isOp(node, "Sub")) ||
        (ctx.isGrappler() && ctx.editor.isPreserved(node)))
      return skip();
    for (unsigned index : {1, 0}) {
      Operation *operand = ctx.editor.source(node->getOperand(index));
      if (isOp(operand, "Neg") && (index == 1 || isAdd(node))) // C1
        return RemoveNegationMatch{operand, index};
    }
    return skip();
  }

  Rewritten rewrite(Operation *node, RemoveNegationMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    editor.forwardControls(node, match.neg);
    Value kept = node->getOperand(1 - match.index);
    SmallVector<Value> operands{kept, match.neg->getOperand(0)};
    Operation *fresh =
        editor.mutate(node, isAdd(node) ? "Sub" : "AddV2", operands);
    ctx.revisit(fresh);
    return Rewritten::inPlaceAndGoOn(fresh);
  }
};

} // namespace

TFUSE_DEFINE_RULE(RemoveNegation)

} // namespace tfuse
