//===- RemoveCastIntoSegmentReduction.cpp ---------------------------------===//
//
//   ids -> Cast to i64 -> SparseSegmentSum    =>    ids -> SparseSegmentSum
//
// for the indices and the segment ids of all sparse segment reductions, where
// ids is an int32 tensor.
//
// Source: Grappler's RemoveCastIntoSegmentReductionStage, which also removes
// casts from int64 to int32.
//
// C1: the operand of the Cast is int32 or int64.
// C2: the Cast keeps all values: a Cast from int64 to int32 may turn an invalid
//     index into a valid one.
//
//===----------------------------------------------------------------------===//

#include "Groups/Conditions.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class RemoveCastIntoSegmentReduction
    : public RuleOn<RemoveCastIntoSegmentReduction, SparseSegmentReductions> {
public:
  MatchResult<SmallVector<unsigned, 2>> match(Operation *node,
                                              GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (tfg::NodeView(node).numDataOperands() < 3 ||
        (ctx.isGrappler() && editor.isPreserved(node)))
      return skip();
    SmallVector<unsigned, 2> casts;
    for (unsigned index : {1, 2}) {
      Operation *cast = editor.source(node->getOperand(index));
      if (!isOp(cast, "Cast"))
        continue;
      Type from = editor.elementType(cast->getOperand(0)),
           to = editor.elementType(cast->getResult(0));
      if (!isIndexType(from)) // C1
        continue;
      if (!ctx.isGrappler() &&
          !(to && to.isSignlessInteger() &&
            to.getIntOrFloatBitWidth() >= from.getIntOrFloatBitWidth())) { // C2
        (void)ctx.record(ctx.reject(node, Reason::Semantics,
                                    "the cast of operand " + Twine(index) +
                                        " may change values"));
        continue;
      }
      casts.push_back(index);
    }
    if (casts.empty())
      return skip();
    return casts;
  }

  Rewritten rewrite(Operation *node, SmallVector<unsigned, 2> &casts,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    for (unsigned index : casts) {
      Operation *cast = editor.producer(node->getOperand(index));
      if (!ctx.isGrappler())
        editor.forwardControls(node, cast);
      Value ids = cast->getOperand(0);
      editor.setOperand(node, index, ids);
      editor.setAttr(node, index == 1 ? "Tidx" : "Tsegmentids",
                     editor.elementType(ids));
    }
    editor.dedupControls(node);
    return Rewritten::inPlace(node);
  }
};

} // namespace

TFUSE_DEFINE_RULE(RemoveCastIntoSegmentReduction)

} // namespace tfuse
