//===- SplitActivationFromTransposeConv.cpp - relu after transpose_conv ---===//
//
//   transpose_conv {activation RELU}    =>    relu(transpose_conv)
//
// and the same for RELU6, RELU_N1_TO_1 and RELU_0_TO_1. For --target=gpu: the
// delegate takes TRANSPOSE_CONV up to version 3, which has no activation.
//
// C1 (element-type)  The elements are float32.
//
//===----------------------------------------------------------------------===//

#include "Matching/Clamp.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class SplitActivationFromTransposeConv
    : public RuleOn<SplitActivationFromTransposeConv, tfl::TransposeConvOp> {
public:
  /// The name of the op with the activation.
  MatchResult<StringRef> match(tfl::TransposeConvOp op,
                               RuleContext &ctx) const {
    auto clamp = tfl::clampOfActivation(op.getFusedActivationFunction());
    StringRef name = clamp ? tfl::opOfClamp(*clamp) : "";
    if (name.empty())
      return skip();
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements are not float32");
    return name;
  }
  void rewrite(tfl::TransposeConvOp op, StringRef name,
               RewriteContext &ctx) const {
    auto plain = cast<tfl::TransposeConvOp>(ctx.rewriter.clone(*op));
    plain.setFusedActivationFunction("NONE");
    OperationState state(op.getLoc(), name, plain->getResults(), op.getType());
    ctx.rewriter.replaceOp(op, ctx.rewriter.create(state));
  }
};
} // namespace

TFUSE_DEFINE_RULE(SplitActivationFromTransposeConv)

} // namespace tfuse
