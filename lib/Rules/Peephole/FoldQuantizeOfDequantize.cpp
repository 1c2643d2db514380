//===- FoldQuantizeOfDequantize.cpp - quantize(dequantize(q)) -------------===//
//
//   quantize(dequantize(q))    =>    q
//
// Follows upstream's patterns for pairs of dequantize and quantize.
//
// C1 (quantization)  q has the type that quantize gives.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct FoldQuantizeOfDequantizeMatch {
  tfl::DequantizeOp dequantize;
};

class FoldQuantizeOfDequantize
    : public RuleWithMatch<FoldQuantizeOfDequantizeMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.quantize"};
    return names;
  }

  bool isAnchor(Operation *op) const override {
    return op->getOperand(0).getDefiningOp<tfl::DequantizeOp>();
  }
  FailureOr<FoldQuantizeOfDequantizeMatch>
  match(Operation *op, RuleContext &ctx) const override {
    auto dequantize = op->getOperand(0).getDefiningOp<tfl::DequantizeOp>();
    if (dequantize.getInput().getType() != op->getResult(0).getType())
      return ctx.reject(op, Reason::Quantization,
                        "the tensor is quantized anew, in another way");
    return FoldQuantizeOfDequantizeMatch{dequantize};
  }
  void rewrite(Operation *op, FoldQuantizeOfDequantizeMatch &match,
               RuleContext &ctx) const override {
    ctx.rewriter.replaceOp(op, match.dequantize.getInput());
    ctx.absorb(match.dequantize);
  }
};
} // namespace

TFUSE_DEFINE_RULE(FoldQuantizeOfDequantize)

} // namespace tfuse
