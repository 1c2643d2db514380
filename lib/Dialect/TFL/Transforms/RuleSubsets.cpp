//===- RuleSubsets.cpp - Which pass runs which peephole rules -------------===//

#include "RuleSubsets.h"

#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/RuleDriver.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

RuleNames broadcastLikeRules() {
  static constexpr StringLiteral names[] = {
      "peephole-broadcast-implicitly",
      "peephole-scalar-instead-of-splat",
      "peephole-move-unary-before-broadcast",
      "peephole-move-binary-before-broadcast",
      "peephole-move-reduction-before-broadcast",
      "peephole-remove-trivial-op"};
  return names;
}

RuleNames batchMatMulRules() {
  static constexpr StringLiteral names[] = {
      "peephole-connect-batch-matmul",
      "peephole-connect-transposed-batch-matmul",
      "peephole-product-instead-of-transpose",
      "peephole-sum-instead-of-product",
      "peephole-transpose-into-batch-matmul"};
  return names;
}

RuleNames pushTransposeRules() {
  static constexpr StringLiteral names[] = {
      "peephole-move-binary-before-transpose"};
  return names;
}

RuleNames rulesOfOtherPasses() {
  static constexpr StringLiteral names[] = {
      "peephole-scalar-instead-of-splat",
      "peephole-move-unary-before-broadcast",
      "peephole-move-binary-before-broadcast",
      "peephole-move-reduction-before-broadcast",
      "peephole-connect-batch-matmul",
      "peephole-product-instead-of-transpose",
      "peephole-sum-instead-of-product"};
  return names;
}

LogicalResult runRules(Operation *function, RuleNames names,
                       const RuleOptions &options) {
  RuleSelection selection;
  for (StringRef name : names)
    selection.only.insert(name);
  Report report;
  return applyRules(function, peepholeRules(), selection, report, options);
}

} // namespace tfuse::tfl
