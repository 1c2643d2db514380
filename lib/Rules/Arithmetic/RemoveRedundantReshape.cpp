//===- RemoveRedundantReshape.cpp -----------------------------------------===//
//
//   x -> Reshape -> y                         =>    x -> y
//   x -> BroadcastTo -> y                     =>    x -> y
//   x -> Reshape -> ... -> Reshape -> y       =>    x -> ... -> Reshape -> y
//
// The nodes in between are elementwise.
//
// Source: Grappler's RemoveRedundantReshapeOrBroadcastTo.
//
// C1: operand and result have the same shape, including symbolic dimensions.
// C2: a no-op Reshape or BroadcastTo has no control inputs.
// C3: the first Reshape and the nodes in between have no other users, are not
//     preserved and do not change the frame of a loop.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct RemoveRedundantReshapeMatch {
  /// A redundant reshape and the chain of nodes from the next reshape to its
  /// user.
  struct Part {
    Operation *first;
    SmallVector<Operation *> chain;
  };
  /// Empty if `node` itself is a no-op.
  SmallVector<Part> parts;
};

class RemoveRedundantReshape
    : public RuleOn<RemoveRedundantReshape,
                    tfg::Ops<"Reshape", "BroadcastTo">> {
public:
  static bool isUseless(Operation *node, GraphEditor &editor) {
    return shape::isSameShape(editor.shape(node->getOperand(0)),
                              editor.shape(node->getResult(0)));
  }

  MatchResult<RemoveRedundantReshapeMatch> match(Operation *node,
                                                 GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (tfg::NodeView(node).numDataOperands() != 2)
      return skip();
    if (isUseless(node, editor)) { // C1
      bool isKept = ctx.isGrappler() && editor.isPreserved(node);
      if (!isKept && !editor.hasControlInputs(node)) // C2
        return RemoveRedundantReshapeMatch();
      if (!isKept)
        (void)ctx.record(ctx.reject(node, Reason::ControlDependency,
                                    "the node has control inputs"));
    }
    if (!isOp(node, "Reshape"))
      return skip();
    RemoveRedundantReshapeMatch match;
    // Grappler removes one reshape per visit; this loop removes all and saves
    // visits.
    Operation *last = node;
    do {
      MatchResult<RemoveRedundantReshapeMatch::Part> part =
          findFirst(node, last, ctx);
      if (!part) {
        (void)ctx.record(part.takeMismatch());
        break;
      }
      last = part->first;
      match.parts.push_back(std::move(*part));
    } while (!ctx.isGrappler());
    if (match.parts.empty())
      return skip();
    return match;
  }

  /// The reshape that precedes the reshape `last`.
  static MatchResult<RemoveRedundantReshapeMatch::Part>
  findFirst(Operation *node, Operation *last, GraphContext &ctx) {
    GraphEditor &editor = ctx.editor;
    RemoveRedundantReshapeMatch::Part part{nullptr, {}};
    bool isBlocked = false;
    Operation *tail = tailOfChain(last, editor, [&](Operation *next) {
      if (isOp(next, "Reshape") || !isUnaryElementwise(next))
        return false;
      isBlocked |= !editor.hasOneDataUse(next) || editor.isPreserved(next) ||
                   modifiesFrame(next);
      part.chain.push_back(next);
      return !isBlocked;
    });
    if (tfg::NodeView(tail).numDataOperands() == 0)
      return skip();
    Operation *first = editor.source(tail->getOperand(0));
    if (!isOp(first, "Reshape") || first == last || first == node ||
        tfg::NodeView(first).numDataOperands() != 2)
      return skip();
    if (isBlocked || !editor.hasOneDataUse(first)) // C3
      return ctx.reject(
          node, Reason::MultipleUses,
          "the first reshape or a node in between has other users");
    if (editor.isPreserved(first))
      return ctx.reject(node, Reason::Preserved,
                        "the first reshape is fetched");
    if (ctx.isGrappler() && editor.isPreserved(tail))
      return skip();
    part.first = first;
    return part;
  }

  Rewritten rewrite(Operation *node, RemoveRedundantReshapeMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (match.parts.empty())
      return Rewritten::by(node, node->getOperand(0));
    Operation *last = node, *lastUser = node;
    for (RemoveRedundantReshapeMatch::Part &part : match.parts) {
      Operation *tail = part.chain.empty() ? last : part.chain.back();
      // If the tail is a reshape that is removed as well, use its user.
      if (tail != node && isOp(tail, "Reshape"))
        tail = lastUser;
      lastUser = tail;
      editor.setOperand(tail, 0, part.first->getOperand(0));
      editor.forwardControls(tail, part.first);
      if (ctx.isGrappler() && editor.hasControlOutputs(part.first))
        editor.replaceUses(part.first, part.first->getOperand(0));
      ctx.revisit(tail); // The reshape itself may be a no-op now.
      last = part.first;
    }
    for (RemoveRedundantReshapeMatch::Part &part : reverse(match.parts))
      for (Operation *link : reverse(part.chain))
        editor.updateShape(link);
    return Rewritten::inPlace(node);
  }
};

} // namespace

TFUSE_DEFINE_RULE(RemoveRedundantReshape)

} // namespace tfuse
