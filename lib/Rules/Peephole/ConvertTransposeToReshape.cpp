//===- ConvertTransposeToReshape.cpp - No-op transposes -------------------===//
//
//   transpose {perm = 0, 1, ..}                    =>   x
//   transpose [n, 1, h, w] {perm = 0, 2, 3, 1}     =>   reshape to [n, h, w, 1]
//
// Axes of size 1 may move anywhere as long as the other axes keep their order.
// Follows upstream's pattern ConvertTrivialTransposeOpToReshapeOp.
//
// C1 (unknown-shape)  The result has at most one unknown dimension, and no
//                     dimension of size 0 if one is unknown.
//
//===----------------------------------------------------------------------===//

#include "Matching/Reshaping.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// True if only axes of size 1 change their position.
static bool movesNoElement(tfl::TransposeOp op) {
  auto perm = tfl::permutationOf(op);
  ArrayRef<int64_t> shape = shapeOrEmpty(op->getOperand(0));
  if (!perm || perm->size() != shape.size())
    return false;
  int64_t last = -1;
  for (int64_t axis : *perm) {
    if (shape[axis] == 1)
      continue;
    if (axis < last)
      return false;
    last = axis;
  }
  return getElementTypeOrSelf(op->getOperand(0)) ==
         getElementTypeOrSelf(op->getResult(0));
}

namespace {
struct ConvertTransposeToReshapeMatch {};

class ConvertTransposeToReshape
    : public RuleOn<ConvertTransposeToReshape, tfl::TransposeOp> {
public:
  MatchResult<ConvertTransposeToReshapeMatch> match(tfl::TransposeOp op,
                                                    RuleContext &ctx) const {
    if (!movesNoElement(op))
      return skip();
    if (op->getOperand(0).getType() != op->getResult(0).getType() &&
        !tfl::hasReshapeTarget(op->getResult(0)))
      return ctx.reject(op, Reason::UnknownShape,
                        "a reshape cannot have the result's shape: several "
                        "dimensions are unknown, or one exceeds 32 bits");
    return ConvertTransposeToReshapeMatch{};
  }
  void rewrite(tfl::TransposeOp op, ConvertTransposeToReshapeMatch &,
               RewriteContext &ctx) const;
};
} // namespace

void ConvertTransposeToReshape::rewrite(tfl::TransposeOp op,
                                        ConvertTransposeToReshapeMatch &,
                                        RewriteContext &ctx) const {
  Value input = op->getOperand(0);
  // Axes of more than one element keep their order. If the types are equal,
  // each axis also keeps its position.
  if (input.getType() == op->getResult(0).getType())
    ctx.rewriter.replaceOp(op, input);
  else
    ctx.rewriter.replaceOp(op, tfl::TFLBuilder(ctx.rewriter, op->getLoc())
                                   .reshape(op->getResult(0).getType(), input));
}

TFUSE_DEFINE_RULE(ConvertTransposeToReshape)

} // namespace tfuse
