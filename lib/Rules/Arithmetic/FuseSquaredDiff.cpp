//===- FuseSquaredDiff.cpp ------------------------------------------------===//
//
//   a, b -> Sub -> Square -> y        =>        a, b -> SquaredDifference -> y
//
// Source: Grappler's FuseSquaredDiffStage, which leaves an Identity in the
// place of the Square.
//
// C1: the Square is the only user of the Sub.
// C2: the Sub is not preserved.
// C3: the type is not complex: SquaredDifference multiplies by the
//     conjugate.
// C4: SquaredDifference has a kernel for the type; narrow and unsigned integers
//     have none. Grappler does not check this.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseSquaredDiff : public RuleOn<FuseSquaredDiff, tfg::Ops<"Square">> {
public:
  MatchResult<Operation *> match(Operation *node, GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *sub = editor.source(node->getOperand(0));
    if (!isOp(sub, "Sub") || tfg::NodeView(sub).numDataOperands() != 2)
      return skip();
    if (editor.isPreserved(sub)) // C2
      return ctx.reject(node, Reason::Preserved, "the Sub is fetched");
    if (!editor.hasOneDataUse(sub)) // C1
      return ctx.reject(node, Reason::MultipleUses, "the Sub has other users");
    Type type = editor.elementType(sub->getOperand(0));
    if (!type || isa<ComplexType>(type)) // C3
      return ctx.reject(
          node, Reason::ElementType,
          "for complex types, SquaredDifference multiplies by the conjugate");
    if (!ctx.isGrappler() && !hasKernel("SquaredDifference", type)) // C4
      return ctx.reject(node, Reason::ElementType,
                        "SquaredDifference has no kernel for " +
                            dataTypeName(type));
    return sub;
  }

  Rewritten rewrite(Operation *node, Operation *&sub, GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    SmallVector<Value> operands{sub->getOperand(0), sub->getOperand(1)};
    Operation *fused = editor.mutate(sub, "SquaredDifference", operands);
    ctx.revisit(fused);
    if (!ctx.isGrappler())
      return Rewritten::by(node, fused->getResult(0));
    Operation *identity = editor.mutate(node, "Identity", node->getOperand(0));
    ctx.revisit(identity);
    return Rewritten::inPlaceAndGoOn(identity);
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseSquaredDiff)

} // namespace tfuse
