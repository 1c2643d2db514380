//===- ReduceUpsamplingDims.cpp -------------------------------------------===//
//
//   Reshape([B,W,1,H,1,C]) -> Tile([1,1,m,1,n,1]) -> Reshape
//                    =>    Reshape([B,W,H,C]) -> Tile([1,1,m,n]) -> Reshape
//
// The first Reshape is then often a no-op.
//
// Source: Grappler's ReduceUpsamplingDims.
//
// C1: multiples and shape are int32 constants of this form.
// C2: the Tile and the first Reshape have no other users. Grappler checks only
//     the Tile.
// C3: the Tile and the first Reshape are not preserved.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct ReduceUpsamplingDimsMatch {
  Operation *tile, *reshape;
  SmallVector<int64_t, 4> multiples, shape;
};

class ReduceUpsamplingDims
    : public RuleOn<ReduceUpsamplingDims, tfg::Ops<"Reshape">> {
public:
  static std::optional<Ints> sixNumbers(ElementsAttr constant) {
    if (!constant || !constant.getElementType().isInteger(32))
      return std::nullopt;
    std::optional<Ints> values = constantInts(constant, 6);
    if (!values || values->size() != 6)
      return std::nullopt;
    return values;
  }

  MatchResult<ReduceUpsamplingDimsMatch> match(Operation *node,
                                               GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *tile = editor.source(node->getOperand(0));
    if (!isOp(tile, "Tile") || tfg::NodeView(tile).numDataOperands() != 2)
      return skip();
    Operation *reshape = editor.source(tile->getOperand(0));
    if (!isOp(reshape, "Reshape") ||
        tfg::NodeView(reshape).numDataOperands() != 2)
      return skip();
    auto multiples = sixNumbers(editor.constant(tile->getOperand(1))),
         shape = sixNumbers(editor.constant(reshape->getOperand(1)));
    if (!multiples || !shape || (*multiples)[3] != 1 || (*multiples)[5] != 1 ||
        (*shape)[2] != 1 || (*shape)[4] != 1) // C1
      return ctx.reject(
          node, Reason::ConstantValue,
          "shape and multiples do not have the form of an upsampling");
    if (!editor.hasOneDataUse(tile)) // C2
      return ctx.reject(node, Reason::MultipleUses, "the Tile has other users");
    if (!ctx.isGrappler() && !editor.hasOneDataUse(reshape))
      return ctx.reject(node, Reason::MultipleUses,
                        "the first Reshape has other users");
    if (!ctx.isGrappler() &&
        (editor.hasControlOutputs(tile) || editor.hasControlOutputs(reshape)))
      return ctx.reject(node, Reason::ControlDependency,
                        "the Tile or the first Reshape has control outputs");
    if (editor.isPreserved(tile) || editor.isPreserved(reshape) ||
        (ctx.isGrappler() && editor.isPreserved(node))) // C3
      return ctx.reject(node, Reason::Preserved, "a node is fetched");
    if (ctx.isGrappler() &&
        editor.isTaken(ctx.newName(node, "ReduceUpsamplingDims", "Tile")))
      return skip();
    ReduceUpsamplingDimsMatch match{tile, reshape, {}, {}};
    for (unsigned i : {0, 1, 2, 4})
      match.multiples.push_back((*multiples)[i]);
    for (unsigned i : {0, 1, 3, 5})
      match.shape.push_back((*shape)[i]);
    return match;
  }

  Rewritten rewrite(Operation *node, ReduceUpsamplingDimsMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    auto name = [&](StringRef part) {
      return editor.uniqueName(ctx.newName(node, "ReduceUpsamplingDims", part));
    };
    auto constant = [&](Value old, StringRef part, ArrayRef<int64_t> values) {
      Operation *source = editor.producer(old);
      SmallVector<Value> controls(tfg::NodeView(source).controlOperands());
      return editor.createConstant(source, name(part),
                                   i32VectorAttr(editor.getContext(), values),
                                   controls);
    };
    Operation *multiples = constant(match.tile->getOperand(1), "Multiples",
                                    match.multiples),
              *shape =
                  constant(match.reshape->getOperand(1), "Shape", match.shape);
    SmallVector<Value> operands{match.reshape->getOperand(0),
                                shape->getResult(0)};
    append_range(operands, tfg::NodeView(match.reshape).controlOperands());
    Operation *reshape = editor.clone(match.reshape, name("Reshape"), operands);
    operands = {reshape->getResult(0), multiples->getResult(0)};
    append_range(operands, tfg::NodeView(match.tile).controlOperands());
    Operation *tile = editor.clone(match.tile, name("Tile"), operands);
    for (Operation *fresh : {reshape, tile}) {
      // The shapes inferred for the old nodes have six dimensions.
      Value result = fresh->getResult(0);
      result.setType(UnrankedTensorType::get(editor.elementType(result)));
      editor.dedupControls(fresh);
      if (!ctx.isGrappler())
        editor.updateShape(fresh);
      ctx.revisit(fresh);
    }
    editor.setOperand(node, 0, tile->getResult(0));
    return Rewritten::inPlace(node);
  }
};

} // namespace

TFUSE_DEFINE_RULE(ReduceUpsamplingDims)

} // namespace tfuse
