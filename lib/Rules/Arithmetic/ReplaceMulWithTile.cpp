//===- ReplaceMulWithTile.cpp ---------------------------------------------===//
//
//   x[2, 1, 3] * ones[2, 4, 3]        =>        Tile(x, [1, 4, 1])
//
// Source: Grappler's ReplaceMulWithBroadcastByTile, which always takes
// output 0 of the producer of x.
//
// C1: the second operand is a float constant of ones, and the first is not
//     constant.
// C2: both operands have the same rank, and the ones broadcast x. Broadcast
//     dimensions are 1 in x and known in the result.
// C3: neither operand is preserved.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class ReplaceMulWithTile : public RuleOn<ReplaceMulWithTile, tfg::Ops<"Mul">> {
public:
  MatchResult<SmallVector<int64_t>> match(Operation *node,
                                          GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (tfg::NodeView(node).numDataOperands() != 2)
      return skip();
    Value x = node->getOperand(0), y = node->getOperand(1);
    Operation *source = editor.producer(x);
    ElementsAttr ones = editor.constant(y);
    if (!isConstantNode(editor.producer(y)) || isConstantNode(source) ||
        !ones || !ones.getElementType().isF32())
      return skip();
    shape::Shape from = editor.shape(x), other = editor.shape(y);
    if (!shape::isBroadcastable(from, other) || from.rank() != other.rank() ||
        shape::isSameShape(from, *shape::broadcast(from, other))) // C2
      return skip();
    if (uniformValue(ones) != std::complex<double>(1)) // C1
      return skip();
    if ((source && editor.isPreserved(source) && ctx.isGrappler()) ||
        (editor.isPreserved(node) && ctx.isGrappler()) ||
        editor.isPreserved(editor.producer(y))) // C3
      return ctx.reject(node, Reason::Preserved, "a node is fetched");
    SmallVector<int64_t> multiples;
    shape::Shape to = *shape::broadcast(from, other);
    for (auto [before, after] : zip(from.dims(), to.dims())) {
      if (shape::isSame(before, after))
        multiples.push_back(1);
      else if (before == 1 && shape::isKnown(after) && after < INT32_MAX)
        multiples.push_back(after);
      else
        return ctx.reject(node, Reason::UnknownShape,
                          "the size of a broadcast dimension is unknown");
    }
    if (ctx.isGrappler() &&
        (editor.isTaken(
             ctx.newName(node, "ReplaceMulWithBroadcastByTile", "Tile")) ||
         editor.isTaken(
             ctx.newName(node, "ReplaceMulWithBroadcastByTile", "Const"))))
      return skip();
    return multiples;
  }

  Rewritten rewrite(Operation *node, SmallVector<int64_t> &multiples,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    auto name = [&](StringRef part) {
      return editor.uniqueName(
          ctx.newName(node, "ReplaceMulWithBroadcastByTile", part));
    };
    Value x = node->getOperand(0);
    Operation *ones = editor.producer(node->getOperand(1));
    SmallVector<Value> controls(tfg::NodeView(ones).controlOperands());
    Operation *number = editor.createConstant(
        node, name("Const"), i32VectorAttr(editor.getContext(), multiples),
        controls);
    if (ctx.isGrappler())
      if (Operation *source = editor.producer(x))
        x = source->getResult(0);
    Builder builder(editor.getContext());
    Type type = editor.elementType(x);
    SmallVector<Value> operands{x, number->getResult(0)};
    append_range(operands, tfg::NodeView(node).controlOperands());
    Operation *tile =
        editor.create(node, "Tile", name("Tile"), operands, type,
                      {builder.getNamedAttr("T", TypeAttr::get(type)),
                       builder.getNamedAttr(
                           "Tmultiples", TypeAttr::get(builder.getI32Type()))});
    editor.dedupControls(tile);
    ctx.revisit(number);
    return Rewritten::by(node, tile->getResult(0));
  }
};

} // namespace

TFUSE_DEFINE_RULE(ReplaceMulWithTile)

} // namespace tfuse
