//===- ConvertLogSoftmax.cpp ----------------------------------------------===//
//
//   x -> Softmax -> Log -> y        =>        x -> LogSoftmax -> y
//
// Source: Grappler's LogSoftmaxStage, which leaves an Identity in the place of
// the Softmax.
//
// C1: the Log is the only user of the Softmax.
// C2: the Softmax is not preserved.
// C3: with --semantics=exact, never: Log of a probability rounded to 0 is
//     -infinity, but LogSoftmax is finite.
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
      return ctx.reject(node, Reason::Preserved, "the Softmax is fetched");
    if (!editor.hasOneDataUse(softmax)) // C1
      return ctx.reject(node, Reason::MultipleUses,
                        "the Softmax has other users");
    if (ctx.isExact()) // C3
      return ctx.reject(node, Reason::Semantics,
                        "Log of a probability rounded to 0 is -infinity, but "
                        "LogSoftmax is finite");
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
