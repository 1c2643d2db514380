//===- SimplifyAggregation.cpp --------------------------------------------===//
//
//   x -> AddN -> y                     =>     x -> y
//   x, x, .., x -> AddN -> y           =>     x * n -> y
//
// Source: Grappler's SimplifyAggregation.
//
// C1: the node has a single operand and no control inputs, or several equal
//     operands.
// C2: the element type represents n exactly. Grappler rounds.
// C3: with --semantics=exact, no complex types: 0 times infinity is NaN.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct SimplifyAggregationMatch {
  /// Null if the node has a single operand.
  ElementsAttr count;
};

class SimplifyAggregation
    : public RuleOn<SimplifyAggregation,
                    tfg::Ops<"Add", "AddV2", "AddN", "AccumulateNV2">> {
public:
  MatchResult<SimplifyAggregationMatch> match(Operation *node,
                                              GraphContext &ctx) const {
    if (!isAggregate(node))
      return skip();
    auto operands = tfg::NodeView(node).dataOperands();
    unsigned count = operands.size();
    if (count == 0 || !llvm::all_equal(operands))
      return skip();
    Type type = ctx.editor.elementType(operands.front());
    if (isa_and_nonnull<tf_type::VariantType>(type))
      return skip();
    if (count == 1) {
      if (GraphEditor::hasControlInputs(node)) // C1
        return ctx.reject(node, Reason::ControlDependency,
                          "the node has control inputs");
      return SimplifyAggregationMatch();
    }
    if (ctx.isGrappler() &&
        (ctx.editor.isTaken(
             ctx.newName(node, "SimplifyAggregation", "Const")) ||
         ctx.editor.isTaken(ctx.newName(node, "SimplifyAggregation", "Mul"))))
      return skip();
    if (ctx.isExact() && isa_and_nonnull<ComplexType>(type)) // C3
      return ctx.reject(node, Reason::Semantics,
                        "for an infinite complex x, x * n may be NaN");
    ElementsAttr number =
        type ? splatAttrOrNull(type, {}, count, /*mayRound=*/ctx.isGrappler())
             : ElementsAttr();
    if (!number) // C2
      return ctx.reject(node, Reason::ElementType,
                        "the element type cannot represent " + Twine(count));
    return SimplifyAggregationMatch{number};
  }

  Rewritten rewrite(Operation *node, SimplifyAggregationMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Value x = node->getOperand(0);
    if (!match.count)
      return Rewritten::by(node, x);
    // In a loop, a constant runs in the frame of its control inputs.
    SmallVector<Value> controls;
    if (ctx.isGrappler() || editor.hasFrames())
      controls.push_back(tfg::controlTokenOf(x));
    auto name = [&](StringRef part) {
      return editor.uniqueName(ctx.newName(node, "SimplifyAggregation", part));
    };
    Operation *number =
        editor.createConstant(node, name("Const"), match.count, controls);
    ctx.revisit(number);
    Type type = match.count.getElementType();
    SmallVector<Value> operands{number->getResult(0), x};
    append_range(operands, tfg::NodeView(node).controlOperands());
    Operation *mul = editor.create(
        node, "Mul", name("Mul"), operands, type,
        Builder(editor.getContext()).getNamedAttr("T", TypeAttr::get(type)));
    editor.dedupControls(mul);
    return Rewritten::by(node, mul->getResult(0));
  }
};

} // namespace

TFUSE_DEFINE_RULE(SimplifyAggregation)

} // namespace tfuse
