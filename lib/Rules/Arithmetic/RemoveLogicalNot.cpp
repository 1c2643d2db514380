//===- RemoveLogicalNot.cpp -----------------------------------------------===//
//
//   a < b -> LogicalNot -> y        =>        a >= b -> y
//
// and the same for all six comparisons.
//
// Source: Grappler's RemoveLogicalNot.
//
// C1: the LogicalNot is the only user of the comparison.
// C2: the comparison is not preserved.
// C3: with --semantics=exact, floating point types with == and != only: for a
//     NaN, neither a < b nor a >= b holds.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct RemoveLogicalNotMatch {
  Operation *comparison;
  StringRef opposite;
};

class RemoveLogicalNot
    : public RuleOn<RemoveLogicalNot, tfg::Ops<"LogicalNot">> {
public:
  MatchResult<RemoveLogicalNotMatch> match(Operation *node,
                                           GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (ctx.isGrappler() && editor.isPreserved(node))
      return ctx.reject(node, Reason::Preserved, "the node is fetched");
    Operation *input = editor.source(node->getOperand(0));
    if (!input)
      return skip();
    StringRef opposite = llvm::StringSwitch<StringRef>(opOf(input))
                             .Case("Equal", "NotEqual")
                             .Case("NotEqual", "Equal")
                             .Case("Less", "GreaterEqual")
                             .Case("LessEqual", "Greater")
                             .Case("Greater", "LessEqual")
                             .Case("GreaterEqual", "Less")
                             .Default("");
    if (opposite.empty() || tfg::NodeView(input).numDataOperands() != 2)
      return skip();
    if (!editor.hasOneDataUse(input)) // C1
      return ctx.reject(node, Reason::MultipleUses,
                        "the comparison has other users");
    if (editor.isPreserved(input)) // C2
      return ctx.reject(node, Reason::Preserved, "the comparison is fetched");
    if (ctx.isExact() &&
        isa_and_nonnull<FloatType>(editor.elementType(input->getOperand(0))) &&
        opposite != "Equal" && opposite != "NotEqual") // C3
      return ctx.reject(
          node, Reason::Semantics,
          "for NaN, both the comparison and its opposite are false");
    return RemoveLogicalNotMatch{input, opposite};
  }

  Rewritten rewrite(Operation *node, RemoveLogicalNotMatch &match,
                    GraphContext &ctx) const {
    Operation *input = match.comparison;
    SmallVector<Value> operands(tfg::NodeView(input).dataOperands());
    Operation *fresh = ctx.editor.mutate(input, match.opposite, operands);
    return Rewritten::by(node, fresh->getResult(0));
  }
};

} // namespace

TFUSE_DEFINE_RULE(RemoveLogicalNot)

} // namespace tfuse
