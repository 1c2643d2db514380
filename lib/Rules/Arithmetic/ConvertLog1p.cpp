//===- ConvertLog1p.cpp ---------------------------------------------------===//
//
//   x + 1 -> Log -> y        =>        x -> Log1p -> y
//
// Source: Grappler's ConvertLog1p.
//
// C1: one operand of the addition is a constant of ones.
// C2: the constant does not broadcast the other operand.
// C3: with --semantics=exact, never: Log(-0 + 1) is 0, but Log1p(-0) is -0.
//
//===----------------------------------------------------------------------===//

#include "Groups/Conditions.h"
#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct ConvertLog1pMatch {
  Operation *add;
  unsigned index;
};

class ConvertLog1p : public RuleOn<ConvertLog1p, tfg::Ops<"Log">> {
public:
  MatchResult<ConvertLog1pMatch> match(Operation *node,
                                       GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *add = editor.source(node->getOperand(0));
    if (!isAdd(add) || tfg::NodeView(add).numDataOperands() != 2)
      return skip();
    for (unsigned index : {0, 1}) {
      ElementsAttr ones = editor.constant(add->getOperand(1 - index));
      if (uniformValue(ones) != std::complex<double>(1) ||
          !hasKernel("Log1p", ones.getElementType())) // C1
        continue;
      if (!keepsShape(add->getOperand(index), add->getOperand(1 - index),
                      editor)) // C2
        return ctx.reject(
            node, Reason::Shape,
            "the constant of ones may broadcast the other operand");
      if (ctx.isExact()) // C3
        return ctx.reject(node, Reason::Semantics,
                          "Log(-0 + 1) is 0, but Log1p(-0) is -0");
      return ConvertLog1pMatch{add, index};
    }
    return skip();
  }

  Rewritten rewrite(Operation *node, ConvertLog1pMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *add = match.add;
    Value ones = add->getOperand(1 - match.index);
    editor.forwardConstant(node, ones);
    editor.forwardControls(node, add);
    Operation *log = editor.mutate(node, "Log1p", add->getOperand(match.index));
    ctx.revisit(log);
    ctx.revisit(add);
    return Rewritten::inPlace(log);
  }
};

} // namespace

TFUSE_DEFINE_RULE(ConvertLog1p)

} // namespace tfuse
