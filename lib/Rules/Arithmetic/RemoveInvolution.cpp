//===- RemoveInvolution.cpp -----------------------------------------------===//
//
//   x -> f -> ... -> f -> y        =>        x -> ... -> y
//
// where f is its own inverse: Conj, Neg, LogicalNot, Invert, Reciprocal. The
// nodes in between only move elements.
//
// Source: Grappler's RemoveInvolution.
//
// C1: the first and the last node have the same op.
// C2: no node in between has other users, is preserved, changes the frame of a
//     loop, or pads with zeros, which the second f would change. Grappler does
//     not check the last two.
// C3: Reciprocal is its own inverse for floating point types only: the
//     reciprocal of the integer 2 is 0.
// C4: with --semantics=exact, no Reciprocal: 1/(1/x) is rounded twice, and
//     overflows if x is denormal.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct RemoveInvolutionMatch {
  Operation *first, *tail;
};

class RemoveInvolution
    : public RuleOn<RemoveInvolution, tfg::Ops<"Conj", "Reciprocal", "Invert",
                                               "Neg", "LogicalNot">> {
public:
  MatchResult<RemoveInvolutionMatch> match(Operation *node,
                                           GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    bool padded = false, leavesFrame = false;
    Operation *tail = tailOfChain(node, editor, [&](Operation *next) {
      if (editor.isPreserved(next) || !preservesValues(next, editor) ||
          !editor.hasOneDataUse(next))
        return false;
      padded |= padsWithZeros(next);
      leavesFrame |= modifiesFrame(next);
      return true;
    });
    if (tfg::NodeView(tail).numDataOperands() == 0)
      return skip();
    Operation *first = editor.source(tail->getOperand(0));
    if (!first || opOf(first) != opOf(node) || first == node) // C1
      return skip();
    if (ctx.isGrappler())
      return RemoveInvolutionMatch{first, tail};
    if (leavesFrame) // C2
      return ctx.reject(node, Reason::Structure,
                        "a loop begins or ends between the two nodes");
    if (padded && !isAnyOp(node, "Conj", "Neg"))
      return ctx.reject(node, Reason::Semantics,
                        "a node between the two pads with zeros");
    if (isOp(node, "Reciprocal")) {
      Type type = editor.elementType(node->getOperand(0));
      if (!isa_and_nonnull<FloatType, ComplexType>(type)) // C3
        return ctx.reject(node, Reason::ElementType,
                          "Reciprocal of integers is not its own inverse");
      if (ctx.isExact()) // C4
        return ctx.reject(node, Reason::Semantics, "1/(1/x) is not exactly x");
    }
    if (padded && ctx.isExact() && isOp(node, "Neg"))
      return ctx.reject(node, Reason::Semantics,
                        "a node between the two pads with zeros");
    return RemoveInvolutionMatch{first, tail};
  }

  Rewritten rewrite(Operation *node, RemoveInvolutionMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Value x = match.first->getOperand(0);
    if (match.tail == node)
      return Rewritten::by(node, x);
    editor.setOperand(match.tail, 0, x);
    if (!ctx.isGrappler())
      editor.forwardControls(match.tail, match.first);
    return Rewritten::by(node, node->getOperand(0));
  }
};

} // namespace

TFUSE_DEFINE_RULE(RemoveInvolution)

} // namespace tfuse
