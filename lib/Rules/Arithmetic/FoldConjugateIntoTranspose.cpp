//===- FoldConjugateIntoTranspose.cpp -------------------------------------===//
//
//   x -> Transpose -> Conj                    =>    x -> ConjugateTranspose
//   x -> Conj -> Transpose                    =>    x -> ConjugateTranspose
//   and with ConjugateTranspose               =>    x -> Transpose
//
// Source: Grappler's FoldConjugateIntoTranspose.
//
// C1: one of the two adjacent nodes is a Conj, the other a Transpose or
//     ConjugateTranspose.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct FoldConjugateIntoTransposeMatch {
  Operation *transpose, *inner;
};

class FoldConjugateIntoTranspose
    : public RuleOn<FoldConjugateIntoTranspose,
                    tfg::Ops<"Conj", "Transpose", "ConjugateTranspose">> {
public:
  static bool isTranspose(Operation *node) {
    return isAnyOp(node, "Transpose", "ConjugateTranspose") &&
           tfg::NodeView(node).numDataOperands() == 2;
  }

  MatchResult<FoldConjugateIntoTransposeMatch> match(Operation *node,
                                                     GraphContext &ctx) const {
    if (tfg::NodeView(node).numDataOperands() == 0)
      return skip();
    Operation *inner = ctx.editor.source(node->getOperand(0));
    bool isConjOfTranspose = isOp(node, "Conj") && isTranspose(inner);
    bool isTransposeOfConj = isTranspose(node) && isOp(inner, "Conj");
    if (!isConjOfTranspose && !isTransposeOfConj) // C1
      return skip();
    if (ctx.isGrappler() &&
        ctx.editor.isTaken(ctx.newName(node, "FoldConjugateIntoTranspose")))
      return skip();
    return FoldConjugateIntoTransposeMatch{isConjOfTranspose ? inner : node,
                                           inner};
  }

  Rewritten rewrite(Operation *node, FoldConjugateIntoTransposeMatch &match,
                    GraphContext &ctx) const {
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

TFUSE_DEFINE_RULE(FoldConjugateIntoTranspose)

} // namespace tfuse
