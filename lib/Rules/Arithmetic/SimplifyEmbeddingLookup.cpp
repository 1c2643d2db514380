//===- SimplifyEmbeddingLookup.cpp ----------------------------------------===//
//
//   ids -> Unique -> y, idx
//   SparseSegmentSum(Gather(params, y), idx, segments)
//             =>    SparseSegmentSum(params, ids, segments)
//
// Likewise for the other sparse segment reductions. For a resource variable,
// the rewrite adds a read before the reduction.
//
// Source: Grappler's SimplifyEmbeddingLookupStage.
//
// C1: the lookup gathers the unique elements of the vector ids along axis 0,
//     without batch dimensions, which Grappler does not check. The indices of
//     the reduction are the positions that Unique returns.
// C2: no node is preserved, and all are on the same device.
// C3: the ids are int32 or int64, the types that the reduction supports.
//
//===----------------------------------------------------------------------===//

#include "Groups/Conditions.h"
#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct SimplifyEmbeddingLookupMatch {
  Operation *gather, *unique;
};

class SimplifyEmbeddingLookup
    : public RuleOn<SimplifyEmbeddingLookup, SparseSegmentReductions> {
public:
  static bool isZero(Value value, GraphEditor &editor) {
    auto values = constantInts(editor.constant(value), 1);
    return values && values->size() == 1 && values->front() == 0;
  }

  MatchResult<SimplifyEmbeddingLookupMatch> match(Operation *node,
                                                  GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (tfg::NodeView(node).numDataOperands() < 3)
      return skip();
    Operation *gather = editor.source(node->getOperand(0));
    if (!isAnyOp(gather, "Gather", "GatherV2", "ResourceGather") ||
        tfg::NodeView(gather).numDataOperands() < 2)
      return skip();
    Operation *unique = editor.source(gather->getOperand(1));
    if (!isAnyOp(unique, "Unique", "UniqueV2"))
      return skip();
    auto batchDims = gather->getAttrOfType<IntegerAttr>("batch_dims");
    if ((isOp(gather, "GatherV2") && !isZero(gather->getOperand(2), editor)) ||
        (isOp(unique, "UniqueV2") && !isZero(unique->getOperand(1), editor)) ||
        (batchDims && batchDims.getInt() != 0 && !ctx.isGrappler())) // C1
      return ctx.reject(node, Reason::ConstantValue,
                        "the lookup does not gather along axis 0");
    if (gather->getOperand(1) != unique->getResult(0) && !ctx.isGrappler())
      return skip();
    if (node->getOperand(1) != unique->getResult(1))
      return ctx.reject(node, Reason::Structure,
                        "the indices of the reduction are not the positions "
                        "that Unique returns");
    if (isOp(unique, "UniqueV2") && !ctx.isGrappler()) {
      shape::Shape ids = editor.shape(unique->getOperand(0));
      if (!ids.hasRank() || ids.rank() != 1)
        return ctx.reject(node, Reason::UnknownShape,
                          "the ids may not be a vector");
    }
    for (Operation *part : {node, gather, unique}) // C2
      if (editor.isPreserved(part) && (part != node || ctx.isGrappler()))
        return ctx.reject(node, Reason::Preserved, "a node is fetched");
    if (!GraphEditor::isSameDevice(node, gather) ||
        !GraphEditor::isSameDevice(gather, unique))
      return ctx.reject(node, Reason::Device,
                        "the nodes are on different devices");
    if (!isIndexType(editor.elementType(unique->getOperand(0)))) // C3
      return ctx.reject(node, Reason::ElementType,
                        "the reduction supports only int32 and int64 indices");
    return SimplifyEmbeddingLookupMatch{gather, unique};
  }

  Rewritten rewrite(Operation *node, SimplifyEmbeddingLookupMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Value ids = match.unique->getOperand(0),
          params = match.gather->getOperand(0);
    editor.setAttr(node, "Tidx", editor.elementType(ids));
    if (isa_and_nonnull<tf_type::ResourceType>(editor.elementType(params)))
      params = readVariable(node, match.gather, ctx);
    if (!ctx.isGrappler()) {
      editor.forwardControls(node, match.gather);
      editor.forwardControls(node, match.unique);
    }
    editor.setOperand(node, 1, ids);
    editor.setOperand(node, 0, params);
    editor.dedupControls(node);
    return Rewritten::inPlace(node);
  }

  static Value readVariable(Operation *node, Operation *gather,
                            GraphContext &ctx) {
    GraphEditor &editor = ctx.editor;
    Type type = editor.elementType(gather->getResult(0));
    SmallVector<NamedAttribute> attrs{
        Builder(editor.getContext())
            .getNamedAttr("dtype", TypeAttr::get(type))};
    if (Attribute group = gather->getAttr("_class"))
      attrs.push_back({StringAttr::get(editor.getContext(), "_class"), group});
    SmallVector<Value> operands{gather->getOperand(0)};
    // Read the variable where the lookup did.
    if (!ctx.isGrappler())
      append_range(operands, tfg::NodeView(gather).controlOperands());
    Operation *read =
        editor.create(gather, "ReadVariableOp",
                      editor.uniqueName(ctx.newName(
                          node, "SimplifyEmbeddingLookupStage", "ReadVar")),
                      operands, type, attrs);
    if (Operation *variable = editor.producer(gather->getOperand(0)))
      tfg::NodeView(read).setDevice(tfg::NodeView(variable).device());
    return read->getResult(0);
  }
};

} // namespace

TFUSE_DEFINE_RULE(SimplifyEmbeddingLookup)

} // namespace tfuse
