//===- RuleSubsets.h - Which pass runs which peephole rules -----*- C++ -*-===//
//
// Upstream spreads over several passes what is one set of peephole rules here.
// Passes with upstream's names run the rules that do what the upstream pass
// does.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TFL_TRANSFORMS_RULESUBSETS_H
#define TFUSE_DIALECT_TFL_TRANSFORMS_RULESUBSETS_H

#include "tfuse/Rules/Rule.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tfuse::tfl {

using RuleNames = llvm::ArrayRef<llvm::StringLiteral>;

RuleNames broadcastLikeRules();
RuleNames batchMatMulRules();
RuleNames pushTransposeRules();

/// Rules that a pass of another name runs, and tfl-optimize does not.
RuleNames rulesOfOtherPasses();

/// Runs rules, and nothing else, on a function.
llvm::LogicalResult runRules(mlir::Operation *function, RuleNames names,
                             const RuleOptions &options);

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_TRANSFORMS_RULESUBSETS_H
