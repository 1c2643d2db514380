//===- CompositeRule.cpp - What fuses one kind of composite ---------------===//

#include "tfuse/Rules/Composite/CompositeRule.h"

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

ArrayRef<StringLiteral> CompositeRuleBase::anchors() const {
  static constexpr StringLiteral names[] = {"func.func"};
  return names;
}

/// A function that is fused already stays as it is.
bool CompositeRuleBase::isAnchor(Operation *op) const {
  WalkResult result = op->walk([](Operation *inner) {
    return isa_and_nonnull<tfl::TFLDialect>(inner->getDialect())
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  return isAnnotated(op) && !result.wasInterrupted();
}

LogicalResult CompositeRuleBase::applyTo(const CompositeFunction &function,
                                         RewriterBase &rewriter, Report &report,
                                         const RuleOptions &options,
                                         CompositeMiss &miss) const {
  current = {&function, &miss};
  LogicalResult result = apply(func::FuncOp(function.func).getOperation(),
                               rewriter, report, options);
  current = {};
  return result;
}

LogicalResult CompositeRuleBase::matchAndRewrite(Operation *op,
                                                 RuleContext &ctx) const {
  assert(current.function && current.function->func == op &&
         "composite rules run through applyTo");
  Signature sig(*current.function, ctx, *current.miss);
  return matchAndFuse(*current.function, sig, ctx);
}

} // namespace tfuse
