//===- RemoveRedundantBitcast.cpp -----------------------------------------===//
//
//   x: T -> Bitcast to T -> y                  =>     x -> y
//   x -> Bitcast to S -> Bitcast to R -> y     =>     x -> Bitcast to R -> y
//
// Source: Grappler's RemoveRedundantBitcast.
//
// C1: the first of two Bitcasts is neither preserved nor fed.
// C2: at least two of the types T, S and R have the same size. Otherwise the
//     rank of the result would change, because each change of size adds or
//     removes a dimension. Grappler does not check this.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class RemoveRedundantBitcast
    : public RuleOn<RemoveRedundantBitcast, tfg::Ops<"Bitcast">> {
public:
  static Type type(Operation *node, StringRef attr) {
    auto type = node->getAttrOfType<TypeAttr>(attr);
    return type ? type.getValue() : Type();
  }

  /// The first of two casts; null if `node` itself is a no-op.
  MatchResult<Operation *> match(Operation *node, GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Type from = type(node, "T"), to = type(node, "type");
    if (!from || !to || tfg::NodeView(node).numDataOperands() != 1)
      return skip();
    if (from == to && !(ctx.isGrappler() && editor.isPreserved(node)))
      return static_cast<Operation *>(nullptr);
    Operation *inner = editor.source(node->getOperand(0));
    if (!isOp(inner, "Bitcast") || !type(inner, "T"))
      return skip();
    if (editor.isPreserved(inner)) // C1
      return ctx.reject(node, Reason::Preserved,
                        "the first Bitcast is fetched");
    unsigned first = fixedSizeOf(type(inner, "T")), middle = fixedSizeOf(from),
             last = fixedSizeOf(to);
    if (!ctx.isGrappler() &&
        (!first || !last || !middle ||
         (first != middle && middle != last && first != last))) // C2
      return ctx.reject(node, Reason::Shape,
                        "a single Bitcast would give the result another rank");
    return inner;
  }

  Rewritten rewrite(Operation *node, Operation *&inner,
                    GraphContext &ctx) const {
    if (!inner)
      return Rewritten::by(node, node->getOperand(0));
    ctx.editor.setAttr(node, "T", type(inner, "T"));
    if (!ctx.isGrappler())
      ctx.editor.forwardControls(node, inner);
    ctx.editor.setOperand(node, 0, inner->getOperand(0));
    ctx.editor.dedupControls(node);
    ctx.revisit(node);
    return Rewritten::inPlace(node);
  }
};

} // namespace

TFUSE_DEFINE_RULE(RemoveRedundantBitcast)

} // namespace tfuse
