//===- ConvertLogSoftmax.cpp ----------------------------------------------===//
//
//   x -> Softmax -> Log -> y        =>        x -> LogSoftmax -> y
//
// Source: Grappler's LogSoftmaxStage, which replaces Softmax by an
// Identity.
//
// C1: the Log is the only user of the Softmax.
// C2: the Softmax is not preserved.
// C3: with --semantics=exact, never: the logarithm of a probability that is
//     rounded to 0 is infinite.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class ConvertLogSoftmax : public RuleOn<ConvertLogSoftmax, tfg::Ops<"Log">> {
public:
  MatchResult<Operation *> match(Operation *node, GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *softmax = editor.source(node->getOperand(0));
    if (!isOp(softmax, "Softmax"))
      return skip();
    if (editor.isPreserved(softmax)) // C2
      return ctx.reject(node, Reason::Preserved, "the softmax is fetched");
    if (!editor.hasOneDataUse(softmax)) // C1
      return ctx.reject(node, Reason::MultipleUses,
                        "the softmax is used elsewhere, too");
    if (ctx.isExact()) // C3
      return ctx.reject(node, Reason::Semantics,
                        "the logarithm of 0 would become a number");
    return softmax;
  }

  Rewritten rewrite(Operation *node, Operation *&softmax,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (ctx.isGrappler()) {
      ctx.revisit(editor.mutate(softmax, "Identity", softmax->getOperand(0)));
      Operation *log = editor.mutate(node, "LogSoftmax", node->getOperand(0));
      ctx.revisit(log);
      return Rewritten::inPlaceAndGoOn(log);
    }
    editor.forwardControls(node, softmax);
    Operation *log = editor.mutate(node, "LogSoftmax", softmax->getOperand(0));
    ctx.revisit(log);
    return Rewritten::inPlaceAndGoOn(log);
  }
};

} // namespace

TFUSE_DEFINE_RULE(ConvertLogSoftmax)

} // namespace tfuse
