//===- BatchNorm.cpp - Batch normalization after a convolution ------------===//

#include "BatchNorm.h"
#include "Contractions.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::NodeView;

bool isBatchNorm(Operation *node) {
  return is_contained(BatchNormOps::names, node->getName().getStringRef());
}

float epsilonOf(Operation *norm) {
  constexpr float kDefault = 1e-4f;
  return floatAttr(norm, "epsilon").value_or(kDefault);
}

bool isTraining(Operation *norm) { return boolAttr(norm, "is_training", true); }

Mismatch checkBatchNorm(Operation *norm, Operation *conv, Operation *node,
                        GraphContext &ctx) {
  if (isTraining(norm))
    return ctx.reject(node, Reason::Attribute,
                      describe(norm) + " is in training mode");
  Type type = typeAttr(norm, "T"), parameters = typeAttr(norm, "U");
  bool isSingle = type && type.isF32() && (!parameters || parameters.isF32());
  if (!isSingle)
    return ctx.reject(node, Reason::ElementType,
                      describe(norm) + " is not float32");
  for (Value result : NodeView(norm).dataResults().drop_front())
    if (!result.use_empty())
      return ctx.reject(node, Reason::MultipleUses,
                        describe(norm) +
                            " has users of outputs other than the first");
  if (ctx.isGrappler())
    return Mismatch::none();
  if (ctx.editor.isPreserved(norm))
    return ctx.reject(node, Reason::Preserved,
                      "other outputs of " + describe(norm) + " may be fetched");
  if (stringAttr(norm, "data_format", "NHWC") !=
      stringAttr(conv, "data_format", "NHWC"))
    return ctx.reject(node, Reason::Layout,
                      describe(norm) + " and " + describe(conv) +
                          " have different data formats");
  return Mismatch::none();
}

Rewritten fuseBatchNorm(NodeMatch &match, ArrayRef<StringRef> fusedOps,
                        Operation *placedLike, GraphContext &ctx,
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
