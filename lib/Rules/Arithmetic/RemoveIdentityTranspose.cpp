//===- RemoveIdentityTranspose.cpp ----------------------------------------===//
//
//   x -> Transpose(p) -> ... -> Transpose(p⁻¹) -> y     =>     x -> ... -> y
//   x -> Transpose([0, 1, ..]) -> y                     =>     x -> y
//   x -> ConjugateTranspose([0, 1, ..]) -> y            =>     x -> Conj -> y
//                                                              x -> y if real
//
// The nodes in between are idempotent ops such as Identity.
//
// Source: Grappler's RemoveIdentityTranspose.
//
// C1: the permutations are constants and inverse to each other, or a single
//     permutation is the identity.
// C2: the nodes in between have no other users and are not preserved.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct RemoveIdentityTransposeMatch {
  /// The first of two transposes; null if `node` alone is the identity.
  Operation *first = nullptr;
  Operation *tail = nullptr;
};

class RemoveIdentityTranspose
    : public RuleOn<RemoveIdentityTranspose,
                    tfg::Ops<"Transpose", "ConjugateTranspose">> {
public:
  MatchResult<RemoveIdentityTransposeMatch> match(Operation *node,
                                                  GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (tfg::NodeView(node).numDataOperands() != 2)
      return skip();
    std::optional<SmallVector<int64_t>> own =
        permutationOf(editor.constant(node->getOperand(1)));
    if (!own) // C1
      return ctx.reject(node, Reason::NotConstant,
                        "the permutation is not constant");
    Operation *tail = tailOfChain(node, editor, [&](Operation *next) {
      return !editor.isPreserved(next) && isIdempotent(next, editor) &&
             editor.hasOneDataUse(next); // C2
    });
    Operation *first = editor.source(tail->getOperand(0));
    bool isPair = first && opOf(first) == opOf(node) &&
                  tfg::NodeView(first).numDataOperands() == 2;
    if (isPair) {
      std::optional<SmallVector<int64_t>> other =
          permutationOf(editor.constant(first->getOperand(1)));
      if (other && areInverse(*own, *other))
        return RemoveIdentityTransposeMatch{first, tail};
    }
    if (isIdentityPermutation(*own) && !(isPair && ctx.isGrappler()))
      return RemoveIdentityTransposeMatch();
    if (isPair)
      return ctx.reject(node, Reason::ConstantValue,
                        "the permutations are not inverses of each other");
    return skip();
  }

  Rewritten rewrite(Operation *node, RemoveIdentityTransposeMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (match.first) {
      if (match.tail == node)
        return Rewritten::by(node, match.first->getOperand(0));
      editor.setOperand(match.tail, 0, match.first->getOperand(0));
      editor.updateShape(match.tail);
      editor.forwardControls(match.tail, match.first);
      return Rewritten::by(node, node->getOperand(0));
    }
    // Conj has no kernel for real types; Grappler creates a Conj regardless.
    Type type = GraphEditor::elementType(node->getOperand(0));
    bool isReal = type && !isa<ComplexType>(type) && !ctx.isGrappler();
    if (isOp(node, "Transpose") || isReal)
      return Rewritten::by(node, node->getOperand(0));
    SmallVector<Value> operands{node->getOperand(0)};
    append_range(operands, tfg::NodeView(node).controlOperands());
    Operation *conj = editor.clone(
        node, editor.uniqueName(ctx.newName(node, "RemoveIdentityTranspose")),
        operands, "Conj");
    editor.removeAttr(conj, "Tperm");
    return Rewritten::by(node, conj->getResult(0));
  }
};

} // namespace

TFUSE_DEFINE_RULE(RemoveIdentityTranspose)

} // namespace tfuse
