//===- RuleSubsets.cpp - Which pass runs which peephole rules -------------===//

#include "RuleSubsets.h"

#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/RuleDriver.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

RuleNames broadcastLikeRules() {
  static constexpr StringLiteral names[] = {
      "peephole-fold-broadcast-into-elementwise",
      "peephole-convert-splat-to-scalar",
      "peephole-move-unary-before-broadcast",
      "peephole-move-binary-before-broadcast",
      "peephole-move-reduction-before-broadcast",
      "peephole-remove-noop"};
  return names;
}

RuleNames batchMatMulRules() {
  static constexpr StringLiteral names[] = {
      "peephole-convert-batch-matmul-to-fully-connected",
      "peephole-convert-transposed-batch-matmul-to-fully-connected",
      "peephole-convert-fully-connected-of-transpose-to-batch-matmul",
      "peephole-convert-batch-matmul-with-ones-to-sum",
      "peephole-fold-transpose-into-batch-matmul"};
  return names;
}

RuleNames pushTransposeRules() {
  static constexpr StringLiteral names[] = {
      "peephole-move-binary-before-transpose"};
  return names;
}

RuleNames rulesOfOtherPasses() {
  static constexpr StringLiteral names[] = {
      "peephole-convert-splat-to-scalar",
      "peephole-move-unary-before-broadcast",
      "peephole-move-binary-before-broadcast",
      "peephole-move-reduction-before-broadcast",
      "peephole-convert-batch-matmul-to-fully-connected",
      "peephole-convert-fully-connected-of-transpose-to-batch-matmul",
      "peephole-convert-batch-matmul-with-ones-to-sum"};
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
