//===- RemoveNegation.cpp -------------------------------------------------===//
//
//   a - (-b)   =>   a + b          a + (-b)   =>   a - b
//   (-a) + b   =>   b - a
//
// Source: Grappler's RemoveNegation. Exact, for integers as well.
//
// C1: an operand is a Neg.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Arithmetic.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct Match {
  Operation *neg;
  unsigned index;
};

class RemoveNegation : public GraphRuleWithMatch<Match> {
  ArrayRef<tf::OpName> anchors() const override {
    static constexpr tf::OpName ops[] = {"Add", "AddV2", "Sub"};
    return ops;
  }

  bool isAnchor(Operation *node, GraphEditor &editor) override {
    return tfg::NodeView(node).numDataOperands() == 2 &&
           (isAdd(node) || isOp(node, "Sub")) &&
           !(editor.isGrappler() && editor.isPreserved(node));
  }

  FailureOr<Match> match(Operation *node, GraphRuleContext &ctx) override {
    for (unsigned index : {1, 0}) {
      Operation *operand = ctx.editor.source(node->getOperand(index));
      if (isOp(operand, "Neg") && (index == 1 || isAdd(node))) // C1
        return Match{operand, index};
    }
    return failure();
  }

  Rewritten rewrite(Operation *node, Match &match,
                    GraphRuleContext &ctx) override {
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

TFUSE_DEFINE_GRAPH_RULE(RemoveNegation)

} // namespace tfuse
