//===- FormulaConditions.cpp - Conditions of all formulas -----------------===//

#include "FormulaConditions.h"

#include "Types.h"

using namespace mlir;

namespace tfuse::tfl {

Mismatch checkFormula(const formula::Cluster &cluster, Value input,
                      const RuleContext &ctx) {
  if (!isF32(input))
    return ctx.reject(cluster.getRoot(), Reason::ElementType,
                      "the elements are not 32-bit floats");
  if (!cluster.isClosed())
    return ctx.reject(cluster.getRoot(), Reason::MultipleUses,
                      "an intermediate result of the formula has other users");
  return Mismatch::none();
}

Mismatch checkElementwiseFormula(const formula::Cluster &cluster, Value input,
                                 const RuleContext &ctx) {
  if (isF32(input) && !typesAgree(input, cluster.getRoot()->getResult(0)))
    return ctx.reject(cluster.getRoot(), Reason::Shape,
                      "a part of the formula changes the shape of x");
  return checkFormula(cluster, input, ctx);
}

} // namespace tfuse::tfl
