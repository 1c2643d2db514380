//===- FuseMish.cpp -------------------------------------------------------===//
//
//   x -> Softplus -> Tanh -> Mul(x)      =>      x -> _MklFusedMish
//
// Source: Grappler's Remapper, "Softplus + Tanh + Mul" (oneDNN).
//
// C1: the Mul runs on a CPU, and oneDNN has a kernel for the element type.
//
//===----------------------------------------------------------------------===//

#include "Matching/Contractions.h"
#include "tfuse/Rules/Graph/GraphRule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

class FuseMish : public FusionRule<"Mul"> {
  ArrayRef<NodePattern> patterns() const override {
    static const NodePattern all[] = {NodePattern("Mul(Tanh(Softplus(x)), x)")};
    return all;
  }

  bool isWorthChecking(const NodeMatch &match,
                       GraphEditor &editor) const override {
    return editor.getOptions().kernels.oneDnn;
  }

  Mismatch check(NodeMatch &match, GraphContext &ctx) const override {
    return checkOneDnnNode(match.root(), match.root(), ctx); // C1
  }

  Rewritten rewrite(NodeMatch &match, GraphContext &ctx) const override {
    AttrBuilder attrs(ctx.editor.getContext());
    attrs.copy("T", match.root());
    return replaceMatch(match, ctx, "_MklFusedMish", match.tensor("x"), attrs,
                        match.root());
  }
};

} // namespace

TFUSE_DEFINE_RULE(FuseMish)

} // namespace tfuse
