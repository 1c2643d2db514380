//===- RemoveRedundantCast.cpp --------------------------------------------===//
//
//   x: T -> Cast to T -> y        =>        x -> y
//
// Source: Grappler's RemoveRedundantCast.
//
// C1: both types are the same.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class RemoveRedundantCast
    : public RuleOn<RemoveRedundantCast, tfg::Ops<"Cast">> {
public:
  MatchResult<Value> match(Operation *node, GraphContext &ctx) const {
    auto from = node->getAttrOfType<TypeAttr>("SrcT"),
         to = node->getAttrOfType<TypeAttr>("DstT");
    if (!from || from != to || tfg::NodeView(node).numDataOperands() != 1) // C1
      return skip();
    if (ctx.isGrappler() && ctx.editor.isPreserved(node))
      return ctx.reject(node, Reason::Preserved, "the cast is fetched");
    return node->getOperand(0);
  }

  Rewritten rewrite(Operation *node, Value &x, GraphContext &ctx) const {
    return Rewritten::by(node, x);
  }
};

} // namespace

TFUSE_DEFINE_RULE(RemoveRedundantCast)

} // namespace tfuse
