//===- RemoveRedundantCast.cpp --------------------------------------------===//
//
//   x: T -> Cast to T -> y        =>        x -> y
//
// Source: Grappler's RemoveRedundantCast.
//
// C1: both types are the same.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Arithmetic.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class RemoveRedundantCast : public GraphRuleWithMatch<Value> {
  ArrayRef<tf::OpName> anchors() const override {
    static constexpr tf::OpName ops[] = {"Cast"};
    return ops;
  }

  FailureOr<Value> match(Operation *node, GraphRuleContext &ctx) override {
    auto from = node->getAttrOfType<TypeAttr>("SrcT"),
         to = node->getAttrOfType<TypeAttr>("DstT");
    if (!from || from != to || tfg::NodeView(node).numDataOperands() != 1) // C1
      return failure();
    if (ctx.isGrappler() && ctx.editor.isPreserved(node))
      return ctx.reject(node, Reason::Preserved, "the cast is fetched");
    return node->getOperand(0);
  }

  Rewritten rewrite(Operation *node, Value &x, GraphRuleContext &ctx) override {
    return Rewritten::by(node, x);
  }
};

} // namespace

TFUSE_DEFINE_GRAPH_RULE(RemoveRedundantCast)

} // namespace tfuse
