//===- ReplacePackWithTileReshape.cpp -------------------------------------===//
//
//   Pack(Pack(x, x; axis = 2), ..; axis = 1), x of shape [I, J, K]
//             =>    Reshape(Tile(x, [1, 2, 2]), [I, 2, J, 2, K])
//
// Source: Grappler's ReplacePackWithTileReshape.
//
// C1: all operands of each Pack are the same value.
// C2: the shapes of x and of the result are known.
// C3: no axis is the last dimension of the result.
// C4: the chain has at least two Packs: with one Pack, the graph would gain
//     nodes. Grappler does not check this.
// C5: the inner Packs are not preserved.
// C6: Tile has a kernel for the element type; uint16 has none. Grappler does
//     not check this.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct ReplacePackWithTileReshapeMatch {
  Value x;
  /// From the outermost to the innermost.
  SmallVector<Operation *> chain;
  SmallVector<int64_t> multiples, shape;
};

class ReplacePackWithTileReshape
    : public RuleOn<ReplacePackWithTileReshape, tfg::Ops<"Pack">> {
public:
  static bool repeatsOne(Operation *node) {
    auto operands = tfg::NodeView(node).dataOperands();
    return isOp(node, "Pack") && operands.size() > 1 &&
           llvm::all_equal(operands);
  }

  MatchResult<ReplacePackWithTileReshapeMatch> match(Operation *node,
                                                     GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (!repeatsOne(node)) // C1
      return skip();
    ReplacePackWithTileReshapeMatch match;
    for (Operation *pack = node; pack && repeatsOne(pack);
         pack = editor.source(match.x)) {
      if (editor.isPreserved(pack) && (pack != node || ctx.isGrappler())) // C5
        break;
      match.chain.push_back(pack);
      match.x = pack->getOperand(0);
      // Other users of an inner Pack would keep it alive.
      Operation *next = editor.source(match.x);
      if (!ctx.isGrappler() && next && isOp(next, "Pack") &&
          !llvm::all_equal(next->getUsers()))
        break;
    }
    if (match.chain.empty())
      return ctx.reject(node, Reason::Preserved, "the node is fetched");
    if (match.chain.size() < 2 && !ctx.isGrappler()) // C4
      return ctx.reject(node, Reason::Size,
                        "for a single Pack, Tile and Reshape would add a node");
    Type element = getElementTypeOrSelf(match.x.getType());
    if (!ctx.isGrappler() && !hasKernel("Tile", element)) // C6
      return ctx.reject(node, Reason::ElementType,
                        "Tile has no kernel for " + dataTypeName(element));
    shape::Shape from = editor.shape(match.x),
                 to = editor.shape(node->getResult(0));
    if (!from.isStatic() || !to.isStatic()) // C2
      return ctx.reject(
          node, Reason::UnknownShape,
          "the shape of the packed tensor or of the result is unknown");
    for (int64_t dim : to.dims()) {
      if (dim > INT32_MAX)
        return ctx.reject(node, Reason::Shape, "a dimension is too large");
      match.shape.push_back(dim);
    }
    if (Mismatch mismatch = findMultiples(node, from.rank(), match, ctx))
      return mismatch;
    if (ctx.isGrappler() && editor.isTaken(ctx.newName(node, stage(), "Tile")))
      return skip();
    return match;
  }

  /// For each dimension of x, computes how often the result repeats it.
  static Mismatch findMultiples(Operation *node, int64_t rank,
                                ReplacePackWithTileReshapeMatch &match,
                                GraphContext &ctx) {
    match.multiples.assign(rank, 1);
    auto dims = llvm::to_vector(llvm::seq<int64_t>(0, rank));
    for (Operation *pack : reverse(match.chain)) {
      auto attr = pack->getAttrOfType<IntegerAttr>("axis");
      int64_t axis = attr ? attr.getInt() : 0;
      if (axis < 0 && !ctx.isGrappler())
        axis += dims.size() + 1;
      if (axis < 0 || axis >= int64_t(dims.size())) // C3
        return ctx.reject(node, Reason::Shape,
                          "a packed axis is the last dimension of the result");
      int64_t count = int64_t(match.multiples[dims[axis]]) *
                      tfg::NodeView(pack).numDataOperands();
      if (count > INT32_MAX)
        return ctx.reject(node, Reason::Shape, "a dimension is too large");
      match.multiples[dims[axis]] = count;
      dims.insert(dims.begin() + axis, dims[axis]);
    }
    return Mismatch::none();
  }

  static StringRef stage() { return "ReplacePackWithTileReshape"; }

  Rewritten rewrite(Operation *node, ReplacePackWithTileReshapeMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Builder builder(editor.getContext());
    auto name = [&](StringRef part) {
      return editor.uniqueName(ctx.newName(node, stage(), part));
    };
    // In a loop, a constant runs in the frame of its control inputs.
    SmallVector<Value> controls;
    if (ctx.isGrappler() || editor.hasFrames())
      controls.push_back(tfg::controlTokenOf(match.x));
    auto constant = [&](StringRef part, ArrayRef<int64_t> values) {
      Operation *fresh = editor.createConstant(
          node, name(part), i32VectorAttr(editor.getContext(), values),
          controls);
      ctx.revisit(fresh);
      return fresh->getResult(0);
    };
    // Grappler always takes output 0 of the producer of x.
    if (Operation *producer = editor.producer(match.x);
        producer && ctx.isGrappler())
      match.x = producer->getResult(0);
    Type type = editor.elementType(match.x);
    auto typeAttr = [&](StringRef name, Type value) {
      return builder.getNamedAttr(name, TypeAttr::get(value));
    };
    SmallVector<Value> operands{match.x,
                                constant("Multiples", match.multiples)};
    Operation *tile = editor.create(
        node, "Tile", name("Tile"), operands, type,
        {typeAttr("T", type), typeAttr("Tmultiples", builder.getI32Type())});
    for (Operation *pack : match.chain)
      editor.forwardControls(tile, pack);
    operands = {tile->getResult(0), constant("Shape", match.shape)};
    Operation *reshape = editor.create(
        node, "Reshape", name("Reshape"), operands, type,
        {typeAttr("T", type), typeAttr("Tshape", builder.getI32Type())});
    ctx.revisit(tile);
    return Rewritten::by(node, reshape->getResult(0));
  }
};

} // namespace

TFUSE_DEFINE_RULE(ReplacePackWithTileReshape)

} // namespace tfuse
