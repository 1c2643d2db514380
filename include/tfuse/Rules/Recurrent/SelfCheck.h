//===- SelfCheck.h - A rewrite against what it replaces ---------*- C++ -*-===//
//
// Before a rule is applied in the model it is applied to a copy of the ops
// around: those before and after are evaluated on the same random inputs. If
// they differ, the rule is not applied, and a warning names the layer and both
// values; a model converts to the right thing, if a slower one, whatever is
// wrong with the rule.
//
// The copy has the op the rule fires at, what prepares its operands and what
// takes its results apart, as far as there are ways to evaluate these ops; what
// comes from further away is random. Dimensions that are not known have three
// elements.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RECURRENT_SELFCHECK_H
#define TFUSE_RULES_RECURRENT_SELFCHECK_H

#include "tfuse/Rules/Rule.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include <string>

namespace tfuse::recurrent {

struct SelfCheckOptions {
  /// A copy that multiplies more often than that is not evaluated.
  int64_t maxMultiplications = int64_t(1) << 33;
};

/// What came of a comparison.
struct CheckResult {
  enum Kind {
    /// The rule does not fire in the copy.
    NotApplied,
    Equal,
    Different,
    /// There was nothing to compare with; `detail` says why.
    Unknown
  };
  Kind kind = NotApplied;
  std::string detail;
};

/// Applies the rule to a copy of `op` and its surroundings, and compares.
CheckResult checkRule(const Rule &rule, mlir::Operation *op,
                      const SelfCheckOptions &options = {});

/// Applies rules that pass their check.
class SelfCheck {
public:
  explicit SelfCheck(const SelfCheckOptions &options) : options(options) {}

  llvm::LogicalResult apply(const Rule &rule, mlir::Operation *op,
                            mlir::RewriterBase &rewriter, Report &report,
                            const RuleOptions &ruleOptions);

  /// How many rewrites were compared.
  unsigned checked() const { return numChecked; }
  /// A sentence for each that was not.
  llvm::ArrayRef<std::string> unchecked() const { return notChecked; }

private:
  SelfCheckOptions options;
  unsigned numChecked = 0;
  std::vector<std::string> notChecked;
  /// Where a rule was wrong, by its id: rules and ops do not live as long.
  llvm::StringMap<llvm::DenseSet<mlir::Location>> refused;
};

} // namespace tfuse::recurrent

#endif // TFUSE_RULES_RECURRENT_SELFCHECK_H
