//===- FoldConjugateIntoTranspose.cpp -------------------------------------===//
//
//   x -> Transpose -> Conj                    =>    x -> ConjugateTranspose
//   x -> Conj -> Transpose                    =>    x -> ConjugateTranspose
//   and with ConjugateTranspose               =>    x -> Transpose
//
// Source: Grappler's FoldConjugateIntoTranspose.
//
// C1: one of the two neighbors is a Conj, the other a transpose.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Arithmetic.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct Match {
  Operation *transpose, *inner;
};

class FoldConjugateIntoTranspose : public GraphRuleWithMatch<Match> {
  ArrayRef<tf::OpName> anchors() const override {
    static constexpr tf::OpName ops[] = {"Conj", "Transpose",
                                         "ConjugateTranspose"};
    return ops;
  }

  static bool isTranspose(Operation *node) {
    return isAnyOp(node, "Transpose", "ConjugateTranspose") &&
           tfg::NodeView(node).numDataOperands() == 2;
  }

  FailureOr<Match> match(Operation *node, GraphRuleContext &ctx) override {
    if (tfg::NodeView(node).numDataOperands() == 0)
      return failure();
    Operation *inner = ctx.editor.source(node->getOperand(0));
    bool isConjOfTranspose = isOp(node, "Conj") && isTranspose(inner);
    bool isTransposeOfConj = isTranspose(node) && isOp(inner, "Conj");
    if (!isConjOfTranspose && !isTransposeOfConj) // C1
      return failure();
    if (ctx.isGrappler() &&
        ctx.editor.isTaken(ctx.newName(node, "FoldConjugateIntoTranspose")))
      return failure();
    return Match{isConjOfTranspose ? inner : node, inner};
  }

  Rewritten rewrite(Operation *node, Match &match,
                    GraphRuleContext &ctx) override {
    GraphEditor &editor = ctx.editor;
    bool isPlain = isOp(match.transpose, "Transpose");
    SmallVector<Value> operands{match.inner->getOperand(0),
                                match.transpose->getOperand(1)};
    Operation *fresh = editor.clone(
        match.transpose,
        editor.uniqueName(ctx.newName(node, "FoldConjugateIntoTranspose")),
        operands, isPlain ? "ConjugateTranspose" : "Transpose");
    editor.forwardControls(fresh, node);
    editor.forwardControls(fresh, match.inner);
    return Rewritten::by(node, fresh->getResult(0));
  }
};

} // namespace

TFUSE_DEFINE_GRAPH_RULE(FoldConjugateIntoTranspose)

} // namespace tfuse
