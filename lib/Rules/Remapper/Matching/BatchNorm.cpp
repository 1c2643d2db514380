//===- BatchNorm.cpp - Normalizations behind convolutions -----------------===//

#include "BatchNorm.h"
#include "Contractions.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::NodeView;

ArrayRef<tf::OpName> batchNormOps() {
  static constexpr tf::OpName ops[] = {"FusedBatchNorm", "FusedBatchNormV2",
                                       "FusedBatchNormV3"};
  return ops;
}

float epsilonOf(Operation *norm) {
  constexpr float kDefault = 1e-4f;
  return floatAttr(norm, "epsilon").value_or(kDefault);
}

bool isTraining(Operation *norm) { return boolAttr(norm, "is_training", true); }

LogicalResult checkBatchNorm(Operation *norm, Operation *conv, Operation *node,
                             GraphRuleContext &ctx) {
  if (isTraining(norm))
    return ctx.reject(node, Reason::Attribute,
                      describe(norm) + " is that of training");
  Type type = typeAttr(norm, "T"), parameters = typeAttr(norm, "U");
  bool isSingle = type && type.isF32() && (!parameters || parameters.isF32());
  if (!isSingle)
    return ctx.reject(node, Reason::ElementType,
                      describe(norm) + " is not one of single precision");
  for (Value result : NodeView(norm).dataResults().drop_front())
    if (!result.use_empty())
      return ctx.reject(node, Reason::MultipleUses,
                        describe(norm) + " has another output that is used");
  if (ctx.isGrappler())
    return success();
  if (ctx.editor.isPreserved(norm))
    return ctx.reject(node, Reason::Preserved,
                      "other outputs of " + describe(norm) + " may be fetched");
  if (stringAttr(norm, "data_format", "NHWC") !=
      stringAttr(conv, "data_format", "NHWC"))
    return ctx.reject(node, Reason::Layout,
                      describe(norm) + " has another layout");
  return success();
}

Rewritten fuseBatchNorm(NodeMatch &match, ArrayRef<StringRef> fusedOps,
                        Operation *placedLike, GraphRuleContext &ctx,
                        Operation *activation) {
  Operation *conv = match.node("conv");
  return replaceMatch(
      match, ctx, "_FusedConv2D",
      {match.tensor("x"), match.tensor("filter"), match.tensor("scale"),
       match.tensor("offset"), match.tensor("mean"), match.tensor("variance")},
      fusedAttrs(conv, fusedOps, 4, activation, epsilonOf(match.node("norm"))),
      placedLike);
}

} // namespace tfuse
