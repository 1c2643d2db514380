//===- MinimizeBroadcasts.cpp ---------------------------------------------===//
//
//   (a * M) * (b * N)        =>        (a * b) * (M * N)
//
// where a and b are smaller than M and N, for Mul and for Add. The rule keeps
// the nodes and reassigns the operands, the smallest first.
//
// Source: Grappler's MinimizeBroadcasts.
//
// C1: all nodes have the op and the device of the root. All but the root have
//     no control edges, are not preserved and have no other users.
// C2: rank and dimensions of all results are known, at least symbolically, and
//     all operands broadcast to them.
// C3: the shapes of the operands differ.
// C4: with --semantics=exact, integers only.
//
//===----------------------------------------------------------------------===//

#include "Groups/NodeGroup.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"
#include <deque>

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class MinimizeBroadcasts
    : public RuleOn<MinimizeBroadcasts, tfg::Ops<"Mul", "Add", "AddV2">> {
public:
  static constexpr unsigned kDone = CombinedAdd | MinimizedBroadcast;

  static bool absorbs(Operation *root, Operation *node, GraphEditor &editor) {
    return opOf(root) == opOf(node) && !editor.isPreserved(node) &&
           !editor.isMarked(node, kDone) && !editor.hasControlInputs(node) &&
           !editor.hasControlOutputs(node) &&
           GraphEditor::isSameDevice(root, node) &&
           editor.hasOneDataUse(node) && operandsBroadcast(node, editor);
  }

  MatchResult<NodeGroup> match(Operation *node, GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (tfg::NodeView(node).numDataOperands() != 2 ||
        !(isOp(node, "Mul") || isAdd(node)) || editor.isMarked(node, kDone) ||
        none_of(tfg::NodeView(node).dataOperands(), [&](Value operand) {
          Operation *producer = editor.source(operand);
          return producer && opOf(producer) == opOf(node);
        }))
      return skip();
    if (!operandsBroadcast(node, editor)) // C2
      return ctx.reject(node, Reason::UnknownShape,
                        "the shape of the result or of an operand is unknown");
    NodeGroup group = growGroup(node, editor, [&](Operation *other) {
      return absorbs(node, other, editor); // C1
    });
    if (group.members.empty())
      return skip();
    if (group.hasOneShape()) { // C3
      group.mark(editor, MinimizedBroadcast);
      return skip();
    }
    if (ctx.isExact() && !isa_and_nonnull<IntegerType>(
                             editor.elementType(node->getResult(0)))) { // C4
      group.mark(editor, MinimizedBroadcast);
      return ctx.reject(node, Reason::Semantics,
                        "in another order, the result may overflow");
    }
    return group;
  }

  Rewritten rewrite(Operation *node, NodeGroup &group,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    group.mark(editor, MinimizedBroadcast);
    sortStably(group.inputs, [](const auto &a, const auto &b) {
      return shape::isSmaller(a.shape, b.shape);
    });
    std::deque<NodeGroup::Input> parts(group.inputs.begin(),
                                       group.inputs.end());
    // If the number of inputs is odd, the largest one goes to the root.
    std::optional<NodeGroup::Input> largest;
    if (parts.size() % 2 != 0) {
      largest = parts.back();
      parts.pop_back();
    }
    auto combine = [&](Value a, Value b, Operation *into) {
      bool changes = into->getOperand(0) != a || into->getOperand(1) != b;
      if (changes) {
        editor.setOperand(into, 0, a);
        editor.setOperand(into, 1, b);
        ctx.revisit(into);
      }
      return NodeGroup::Input{into->getResult(0), shape::Shape()};
    };
    SmallVector<Operation *> order;
    do {
      NodeGroup::Input a = parts.front();
      parts.pop_front();
      NodeGroup::Input b = parts.front();
      parts.pop_front();
      Operation *into = group.members.empty() ? node : group.members.back();
      if (!group.members.empty())
        group.members.pop_back();
      order.push_back(into);
      NodeGroup::Input sum = combine(a.value, b.value, into);
      // A wide tree needs few temporary tensors; but combine an input first if
      // it is smaller than all others.
      if (parts.size() >= 2 && shape::isSmaller(parts[0].shape, parts[1].shape))
        parts.push_front(sum);
      else
        parts.push_back(sum);
    } while (parts.size() > 1);
    if (largest) {
      order.push_back(node);
      combine(parts.front().value, largest->value, node);
    }
    for (Operation *into : order)
      editor.updateShape(into);
    return Rewritten::inPlace(node);
  }
};

} // namespace

TFUSE_DEFINE_RULE(MinimizeBroadcasts)

} // namespace tfuse
