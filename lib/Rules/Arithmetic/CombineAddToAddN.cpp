//===- CombineAddToAddN.cpp -----------------------------------------------===//
//
//   a + (b + c) + (d + e)                =>    AddN(a, b, c, d, e)
//   (a + M) + (b + N), a, b scalars      =>    (a + b) + AddN(M, N)
//
// Source: Grappler's AddOpsRewrite. The new nodes are in the name scope of the
// root: Leaf_<i> is an AddN of operands of equal shapes, Internal_<i> a sum of
// such nodes.
//
// C1: all nodes are sums on one device, without control edges; none is
//     preserved or has users outside the group.
// C2: rank and dimensions of all results are known, at least symbolically, and
//     all operands broadcast to them.
// C3: the rewrite makes fewer nodes than it removes. (Grappler does not check.)
// C4: with --semantics=exact, integers only: floating-point sums in another
//     order may overflow.
//
//===----------------------------------------------------------------------===//

#include "Groups/NodeGroup.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"
#include "llvm/ADT/MapVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

using Inputs = SmallVector<NodeGroup::Input>;

struct CombineAddToAddNMatch {
  NodeGroup group;
  /// The operands of the tree, grouped by shape, smallest first.
  std::vector<Inputs> leaves;
};

class CombineAddToAddN
    : public RuleOn<CombineAddToAddN, tfg::Ops<"Add", "AddV2", "AddN">> {
public:
  /// The conditions on the root and on every node of the group.
  static bool canCombine(Operation *node, GraphEditor &editor) {
    return (isAdd(node) || isOp(node, "AddN")) && !editor.isPreserved(node) &&
           !editor.isMarked(node, CombinedAdd | RefusedAdd) &&
           !editor.hasControlInputs(node) && !editor.hasControlOutputs(node);
  }

  static bool absorbs(Operation *root, Operation *node, GraphEditor &editor) {
    return canCombine(node, editor) && GraphEditor::isSameDevice(root, node) &&
           editor.hasOneValueConsumer(node) &&
           (editor.isGrappler() || editor.hasOneDataUse(node)) &&
           operandsBroadcast(node, editor);
  }

  MatchResult<CombineAddToAddNMatch> match(Operation *node,
                                           GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if ((!isAdd(node) && !isOp(node, "AddN")) ||
        editor.isMarked(node, CombinedAdd | RefusedAdd) ||
        none_of(tfg::NodeView(node).dataOperands(), [&](Value operand) {
          Operation *producer = editor.source(operand);
          return isAdd(producer) || isOp(producer, "AddN");
        }))
      return skip();
    if (editor.isPreserved(node)) // C1
      return ctx.reject(node, Reason::Preserved, "the sum is fetched");
    if (!canCombine(node, editor))
      return ctx.reject(node, Reason::ControlDependency,
                        "the sum has control edges");
    if (!operandsBroadcast(node, editor)) // C2
      return ctx.reject(node, Reason::UnknownShape,
                        "the shape of the sum or of an operand is unknown");
    CombineAddToAddNMatch match{growGroup(node, editor,
                                          [&](Operation *other) {
                                            return absorbs(node, other, editor);
                                          }),
                                {}};
    if (match.group.members.empty())
      return ctx.reject(
          node, Reason::MultipleUses,
          "no operand is an addition whose only user is this node");
    llvm::MapVector<StringRef, Inputs> byShape;
    llvm::StringSet<> signatures;
    for (const NodeGroup::Input &input : match.group.inputs) {
      StringRef key =
          signatures.insert(shapeSignature(input.shape)).first->getKey();
      byShape[key].push_back(input);
    }
    for (auto &[key, inputs] : byShape)
      match.leaves.push_back(std::move(inputs));
    sortStably(match.leaves, [](const Inputs &a, const Inputs &b) {
      return shape::isSmaller(a.front().shape, b.front().shape);
    });
    if (ctx.isGrappler())
      return match;
    size_t after = match.leaves.size() - 1;
    for (const Inputs &leaf : match.leaves)
      after += leaf.size() > 1;
    // Mark the nodes of a refused group, so that the rule does not try its
    // parts.
    auto refuse = [&] { match.group.mark(editor, RefusedAdd); };
    if (after > match.group.members.size()) { // C3
      refuse();
      return ctx.reject(node, Reason::Size,
                        "the rewrite would not reduce the number of nodes");
    }
    if (ctx.isExact() && !isa_and_nonnull<IntegerType>(
                             editor.elementType(node->getResult(0)))) { // C4
      refuse();
      return ctx.reject(node, Reason::Semantics,
                        "floating-point sums in another order may overflow");
    }
    return match;
  }

  /// An AddN of tensors of equal shapes; a single tensor is returned unchanged.
  static Value sumOf(const Inputs &inputs, Operation *root, StringRef name,
                     GraphContext &ctx) {
    if (inputs.size() == 1)
      return inputs.front().value;
    Builder builder(ctx.editor.getContext());
    SmallVector<Value> operands;
    for (const NodeGroup::Input &input : inputs)
      operands.push_back(input.value);
    Type type = GraphEditor::elementType(operands.front());
    Operation *sum = ctx.editor.create(
        root, "AddN", name, operands, type,
        {builder.getNamedAttr("N", builder.getI64IntegerAttr(inputs.size())),
         builder.getNamedAttr("T", TypeAttr::get(type))});
    ctx.editor.mark(sum, CombinedAdd);
    return sum->getResult(0);
  }

  static Value sumOf(Value a, Value b, Operation *root, StringRef name,
                     GraphContext &ctx) {
    Builder builder(ctx.editor.getContext());
    Type type = GraphEditor::elementType(a);
    SmallVector<Value> operands{a, b};
    Operation *sum =
        ctx.editor.create(root, "AddV2", name, operands, type,
                          builder.getNamedAttr("T", TypeAttr::get(type)));
    ctx.editor.mark(sum, CombinedAdd);
    return sum->getResult(0);
  }

  Rewritten rewrite(Operation *node, CombineAddToAddNMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    match.group.mark(editor, CombinedAdd);
    auto name = [&](const Twine &part = "") {
      return editor.uniqueName(ctx.newName(node, "AddOpsRewrite", part));
    };
    if (match.leaves.size() == 1)
      return Rewritten::by(node,
                           sumOf(match.leaves.front(), node, name(), ctx));
    SmallVector<Value> parts;
    for (auto [i, leaf] : enumerate(match.leaves))
      parts.push_back(sumOf(leaf, node, name("Leaf_" + Twine(i)), ctx));
    Value sum = parts.front();
    for (size_t i = 1; i < parts.size(); ++i)
      sum = sumOf(sum, parts[i], node,
                  i + 1 == parts.size() ? name()
                                        : name("Internal_" + Twine(i - 1)),
                  ctx);
    return Rewritten::by(node, sum);
  }
};

} // namespace

TFUSE_DEFINE_RULE(CombineAddToAddN)

} // namespace tfuse
