//===- RemoveIdempotent.cpp -----------------------------------------------===//
//
//   x -> f -> f -> y        =>        x -> f -> y
//
// where f returns its operand: Identity, Snapshot, CheckNumerics, ...
//
// Source: Grappler's RemoveIdempotent.
//
// C1: the second f has no control inputs.
// C2: both nodes are on the same device.
//
// A node to preserve becomes an Identity; one that is an Identity stays.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class RemoveIdempotent
    : public RuleOn<RemoveIdempotent,
                    tfg::Ops<"Add", "AddV2", "AddN", "DeepCopy", "Snapshot",
                             "AccumulateNV2", "Identity", "RefIdentity",
                             "CheckNumerics", "StopGradient", "Print",
                             "PreventGradient", "DebugGradientIdentity">> {
public:
  MatchResult<Value> match(Operation *node, GraphContext &ctx) const {
    if (tfg::NodeView(node).numDataOperands() != 1 ||
        !isIdempotent(node, ctx.editor) ||
        (ctx.editor.isPreserved(node) &&
         (ctx.isGrappler() || opOf(node) == "Identity")))
      return skip();
    Operation *inner = ctx.editor.source(node->getOperand(0));
    if (!inner || opOf(inner) != opOf(node))
      return skip();
    if (GraphEditor::hasControlInputs(node)) // C1
      return ctx.reject(node, Reason::ControlDependency,
                        "the node has control inputs");
    if (!GraphEditor::isSameDevice(node, inner)) // C2
      return ctx.reject(node, Reason::Device,
                        "both nodes are placed on different devices");
    return node->getOperand(0);
  }

  Rewritten rewrite(Operation *node, Value &x, GraphContext &ctx) const {
    return Rewritten::by(node, x);
  }
};

} // namespace

TFUSE_DEFINE_RULE(RemoveIdempotent)

} // namespace tfuse
