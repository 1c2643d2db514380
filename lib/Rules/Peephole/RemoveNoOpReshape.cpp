//===- RemoveNoOpReshape.cpp - Reshapes to the same shape -----------------===//
//
//   x                             x
//   |                      =>
//   reshape
//
// where types are equal, and so are the shapes for certain: a dimension that no
// type knows is the same one (Dims.h), or the only one that is left when all
// others are.
//
// C1 (unknown-shape)  Unknown dimensions are proven equal.
//
//===----------------------------------------------------------------------===//

#include "Matching/Dims.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RemoveNoOpReshapeMatch {
  Value input;
};

class RemoveNoOpReshape : public RuleWithMatch<RemoveNoOpReshapeMatch> {
public:
  ArrayRef<StringLiteral> anchors() const override {
    static constexpr StringLiteral names[] = {"tfl.reshape"};
    return names;
  }

  unsigned benefit() const override { return 3; }
  bool isAnchor(Operation *op) const override {
    return op->getOperand(0).getType() == op->getResult(0).getType() &&
           isa<RankedTensorType>(op->getResult(0).getType());
  }
  FailureOr<RemoveNoOpReshapeMatch> match(Operation *op,
                                          RuleContext &ctx) const override {
    if (!tfl::sameShapeGivenCount(op->getResult(0), op->getOperand(0)))
      return ctx.reject(op, Reason::UnknownShape,
                        "unknown dimensions may change places");
    return RemoveNoOpReshapeMatch{op->getOperand(0)};
  }
  void rewrite(Operation *op, RemoveNoOpReshapeMatch &match,
               RuleContext &ctx) const override {
    ctx.rewriter.replaceOp(op, match.input);
  }
};
} // namespace

TFUSE_DEFINE_RULE(RemoveNoOpReshape)

} // namespace tfuse
