//===- FoldQuantizeOfDequantize.cpp - quantize(dequantize(q)) -------------===//
//
//   quantize(dequantize(q))    =>    q
//
// Follows upstream's patterns for pairs of dequantize and quantize.
//
// C1 (quantization)  q has the result type of quantize.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Matchers.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class FoldQuantizeOfDequantize
    : public RuleOn<FoldQuantizeOfDequantize, tfl::QuantizeOp> {
public:
  MatchResult<tfl::DequantizeOp> match(tfl::QuantizeOp op,
                                       RuleContext &ctx) const {
    tfl::DequantizeOp dequantize;
    if (!matchPattern(op.getInput(), m_Bind(dequantize)))
      return skip();
    if (dequantize.getInput().getType() != op.getType())
      return ctx.reject(
          op, Reason::Quantization,
          "quantize and the quantized tensor have different types");
    return dequantize;
  }
  void rewrite(tfl::QuantizeOp op, tfl::DequantizeOp dequantize,
               RewriteContext &ctx) const {
    ctx.replace(op, dequantize.getInput(), {dequantize});
  }
};
} // namespace

TFUSE_DEFINE_RULE(FoldQuantizeOfDequantize)

} // namespace tfuse
