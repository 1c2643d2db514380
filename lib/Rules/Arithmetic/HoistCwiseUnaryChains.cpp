//===- HoistCwiseUnaryChains.cpp ------------------------------------------===//
//
//   Concat(Exp(Sin(x)), Exp(Sin(y)), ..)    =>    Exp(Sin(Concat(x, y, ..)))
//   [Exp(Sin(y)) for y in Split(x)]         =>    Split(Exp(Sin(x)))
//
// Source: Grappler's HoistCWiseUnaryChainsStage.
//
// C1: all chains begin with the same elementwise ops, attributes and element
//     type. Grappler compares only the op names.
// C2: the chains are on the device of the root, are not preserved, and have no
//     other users and no control outputs.
// C3: the inputs of the concatenation differ; the outputs of the split have at
//     most as many users as there are outputs, and no control outputs.
// C4: no fusion of the Remapper is lost: Relu after BiasAdd or batch
//     normalization.
//
//===----------------------------------------------------------------------===//

#include "Groups/Conditions.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct Link {
  Operation *node;
  /// Index of the operand of the concatenation, or of the result of the split.
  unsigned port;
};
using Links = SmallVector<Link>;

struct HoistCwiseUnaryChainsMatch {
  /// The ops to hoist: levels from the root outwards, one op per chain.
  SmallVector<Links> levels;
};

class HoistCwiseUnaryChains
    : public RuleOn<HoistCwiseUnaryChains,
                    tfg::Ops<"Concat", "ConcatV2", "Split", "SplitV">> {
public:
  static bool isConcat(Operation *node) {
    return isAnyOp(node, "Concat", "ConcatV2");
  }

  /// The operands of a Concat, without its axis.
  static std::pair<unsigned, unsigned> concatRange(Operation *node) {
    unsigned count = tfg::NodeView(node).numDataOperands();
    return isOp(node, "Concat") ? std::pair(1u, count)
                                : std::pair(0u, count - 1);
  }

  static bool mayHoist(Operation *node, GraphContext &ctx) {
    tfg::NodeView view(node);
    GraphEditor &editor = ctx.editor;
    if (editor.isPreserved(node) || ctx.remembers(node))
      return false;
    if (!isConcat(node))
      return view.numDataResults() > 1 &&
             view.numDataOperands() == (isOp(node, "SplitV") ? 3u : 2u);
    if (view.numDataOperands() < 3)
      return false;
    auto [begin, end] = concatRange(node);
    llvm::SmallDenseSet<Value, 8> inputs;
    for (Value operand : view.dataOperands().slice(begin, end - begin)) {
      Operation *producer = editor.source(operand);
      if (!producer || !isUnaryElementwise(producer) ||
          !inputs.insert(operand).second) // C3
        return false;
    }
    return true;
  }

  /// True if all ops of a level may move across the root.
  static bool canHoist(Operation *root, const Links &links, GraphContext &ctx) {
    GraphEditor &editor = ctx.editor;
    Operation *first = links.front().node;
    if (!first || modifiesFrame(first) || !isUnaryElementwise(first) ||
        tfg::NodeView(first).numDataOperands() != 1 ||
        tfg::NodeView(first).numDataResults() != 1)
      return false;
    for (const Link &link : links) {
      Operation *node = link.node;
      if (!node || opOf(node) != opOf(first) ||
          !GraphEditor::isSameDevice(node, root) || editor.isPreserved(node))
        return false; // C1, C2
      if (!llvm::all_equal(node->getUsers()) || node->use_empty() ||
          editor.hasControlOutputs(node)) {
        (void)ctx.record(
            ctx.reject(root, Reason::MultipleUses,
                       "one of the " + opOf(node) + " nodes has other users"));
        return false;
      }
      if (!ctx.isGrappler()) {
        if (!node->getResult(0).hasOneUse() || !hasSameAttrs(node, first) ||
            !editor.isPure(node))
          return false;
        if (editor.elementType(node->getOperand(0)) !=
                editor.elementType(node->getResult(0)) ||
            editor.elementType(node->getResult(0)) !=
                editor.elementType(first->getResult(0))) {
          (void)ctx.record(
              ctx.reject(root, Reason::ElementType,
                         opOf(node) + " changes the element type"));
          return false;
        }
      }
      if (willBeFused(node, editor)) { // C4
        (void)ctx.record(ctx.reject(
            root, Reason::Structure,
            "the Remapper will fuse the activation with its producer"));
        return false;
      }
    }
    return true;
  }

  static MatchResult<Links> firstLinks(Operation *node, GraphContext &ctx) {
    Links links;
    if (isConcat(node)) {
      auto [begin, end] = concatRange(node);
      for (unsigned i = begin; i < end; ++i)
        links.push_back({ctx.editor.source(node->getOperand(i)), i});
      return links;
    }
    if (ctx.editor.hasControlOutputs(node)) // C3
      return ctx.reject(node, Reason::ControlDependency,
                        "the split has control outputs");
    for (auto [port, result] : enumerate(tfg::NodeView(node).dataResults())) {
      if (!ctx.isGrappler() && ctx.editor.isFed(result))
        return skip();
      for (OpOperand &use : result.getUses()) {
        if (!tfg::NodeView::isNode(use.getOwner()) ||
            use.getOperandNumber() != 0)
          return skip();
        links.push_back({use.getOwner(), unsigned(port)});
      }
    }
    if (links.size() > tfg::NodeView(node).numDataResults())
      return ctx.reject(node, Reason::MultipleUses,
                        "an output has several consumers");
    llvm::sort(links, [](const Link &a, const Link &b) {
      return a.port != b.port
                 ? a.port < b.port
                 : GraphEditor::nameOf(a.node) < GraphEditor::nameOf(b.node);
    });
    return links;
  }

  /// The next level after `links`, seen from the root; empty if a chain ends.
  static Links nextLinks(Operation *root, const Links &links,
                         GraphEditor &editor) {
    Links next;
    for (const Link &link : links) {
      if (isConcat(root)) {
        Operation *producer = editor.source(link.node->getOperand(0));
        if (!producer)
          return {};
        next.push_back({producer, link.port});
        continue;
      }
      OpOperand &use = *link.node->getResult(0).getUses().begin();
      if (!tfg::NodeView::isNode(use.getOwner()) || use.getOperandNumber() != 0)
        return {};
      next.push_back({use.getOwner(), link.port});
    }
    return next;
  }

  MatchResult<HoistCwiseUnaryChainsMatch> match(Operation *node,
                                                GraphContext &ctx) const {
    if (!mayHoist(node, ctx))
      return skip();
    MatchResult<Links> links = firstLinks(node, ctx);
    if (!links)
      return links.takeMismatch();
    if (links->size() < 2)
      return skip();
    HoistCwiseUnaryChainsMatch match;
    // Two chains may meet.
    auto areDifferent = [](const Links &level) {
      llvm::SmallDenseSet<Operation *, 8> seen;
      return all_of(level,
                    [&](const Link &l) { return seen.insert(l.node).second; });
    };
    while (!links->empty() && areDifferent(*links) &&
           canHoist(node, *links, ctx)) {
      match.levels.push_back(*links);
      *links = nextLinks(node, match.levels.back(), ctx.editor);
    }
    if (match.levels.empty())
      return skip();
    return match;
  }

  Rewritten rewrite(Operation *node, HoistCwiseUnaryChainsMatch &match,
                    GraphContext &ctx) const {
    ctx.remember(node);
    ctx.revisit(node);
    return isConcat(node) ? hoistOutOfConcat(node, match, ctx)
                          : hoistBeforeSplit(node, match, ctx);
  }

  /// Moves the chain of the first operand after the concatenation.
  static Rewritten hoistOutOfConcat(Operation *node,
                                    HoistCwiseUnaryChainsMatch &match,
                                    GraphContext &ctx) {
    GraphEditor &editor = ctx.editor;
    Operation *head = match.levels.front().front().node,
              *tail = match.levels.back().front().node;
    editor.replaceUses(node, head->getResult(0));
    for (const Link &link : match.levels.back())
      editor.setOperand(node, link.port, link.node->getOperand(0));
    editor.setOperand(tail, 0, node->getResult(0));
    // The concatenation inherits the control inputs of the chains.
    for (const Links &level : match.levels)
      for (const Link &link : level)
        editor.forwardControls(node, link.node);
    if (!ctx.isGrappler()) {
      editor.updateShape(node);
      for (const Links &level : reverse(match.levels))
        editor.updateShape(level.front().node);
    }
    return Rewritten::inPlace(node);
  }

  /// Copies the first chain to the operand of the split.
  static Rewritten hoistBeforeSplit(Operation *node,
                                    HoistCwiseUnaryChainsMatch &match,
                                    GraphContext &ctx) {
    GraphEditor &editor = ctx.editor;
    unsigned slot = isOp(node, "SplitV") ? 0 : 1;
    Value x = node->getOperand(slot);
    Operation *firstCopy = nullptr;
    for (const Links &level : match.levels) {
      Operation *link = level.front().node;
      Operation *copy = editor.clone(
          link,
          editor.uniqueName(ctx.newName(node, "", GraphEditor::nameOf(link))),
          x);
      if (!ctx.isGrappler())
        editor.updateShape(copy);
      if (!firstCopy)
        firstCopy = copy;
      x = copy->getResult(0);
    }
    editor.setOperand(node, slot, x);
    for (const Links &level : match.levels)
      for (const Link &link : level)
        editor.forwardControls(firstCopy, link.node);
    for (const Link &link : match.levels.back())
      editor.replaceUses(link.node, node->getResult(link.port));
    return Rewritten::inPlace(node);
  }
};

} // namespace

TFUSE_DEFINE_RULE(HoistCwiseUnaryChains)

} // namespace tfuse
