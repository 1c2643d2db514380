//===- Recurrent.h - Rules that fuse recurrent networks ---------*- C++ -*-===//

#ifndef TFUSE_RULES_RECURRENT_H
#define TFUSE_RULES_RECURRENT_H

#include "tfuse/Rules/Rule.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include <optional>
#include <string>
#include <vector>

namespace tfuse {

/// The rules of lib/Rules/Recurrent/Rules.def, in the order of the file.
llvm::ArrayRef<RuleInfo> recurrentRules();

/// Which fusions are validated: the fused op and the ops that it replaces are
/// evaluated on random inputs (tfuse/Check/CheckOnCopy.h). A fusion that
/// changes values is refused with a warning.
enum class FusionValidation {
  Off,
  /// Validates small fusions only; the report does not mention it. The default
  /// of debug builds.
  Small,
  /// Validates all fusions. The report lists the validated fusions, and why
  /// others were not validated.
  Full
};

#ifdef NDEBUG
constexpr FusionValidation defaultFusionValidation = FusionValidation::Off;
#else
constexpr FusionValidation defaultFusionValidation = FusionValidation::Small;
#endif

/// Applies recurrent rules, and validates them first. A pass may run the rules
/// several times with the same validator: a fusion refused in one run is
/// neither validated nor reported again in the next.
class FusionValidator {
public:
  explicit FusionValidator(FusionValidation mode = defaultFusionValidation)
      : mode(mode) {}
  FusionValidator(FusionValidation mode, int64_t maxMultiplications)
      : mode(mode), maxMultiplications(maxMultiplications) {}

  FusionValidation getMode() const { return mode; }

  llvm::LogicalResult apply(const Rule &rule, mlir::Operation *op,
                            mlir::RewriterBase &rewriter, Report &report,
                            const RuleOptions &options);

  /// The number of fusions that were compared.
  unsigned checked() const { return numChecked; }
  /// A sentence for each fusion that was applied without comparison.
  llvm::ArrayRef<std::string> unchecked() const { return notChecked; }
  /// Adds the compared and the not compared fusions to the report.
  void record(Report &report) const;

private:
  FusionValidation mode;
  std::optional<int64_t> maxMultiplications;
  unsigned numChecked = 0;
  std::vector<std::string> notChecked;
  /// The locations where a rule was refused, by rule id: this object outlives
  /// both rules and ops.
  llvm::StringMap<llvm::DenseSet<mlir::Location>> refused;
};

/// Applies the selected rules to everything below `root` (applyRules).
llvm::LogicalResult fuseRecurrent(mlir::Operation *root,
                                  const RuleSelection &selection,
                                  Report &report, const RuleOptions &options,
                                  FusionValidator &validator);

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_H
