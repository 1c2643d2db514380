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

/// Whether fused ops are validated before they are made: evaluated on random
/// inputs, beside the ops that they replace (tfuse/Check/CheckOnCopy.h). A
/// fusion that changes values is refused with a warning.
enum class FusionValidation {
  Off,
  /// Small ones, without a note in the report: the default of debug builds.
  Small,
  /// All; the report says which were compared and why the others were not.
  Full
};

#ifdef NDEBUG
constexpr FusionValidation defaultFusionValidation = FusionValidation::Off;
#else
constexpr FusionValidation defaultFusionValidation = FusionValidation::Small;
#endif

/// Applies recurrent rules that pass validation. The results hold over all runs
/// of the rules: a later run neither validates nor reports a refused fusion
/// again.
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

  /// How many fusions were compared.
  unsigned checked() const { return numChecked; }
  /// A sentence for each fusion that was made without comparison.
  llvm::ArrayRef<std::string> unchecked() const { return notChecked; }
  /// Adds both to the report.
  void record(Report &report) const;

private:
  FusionValidation mode;
  std::optional<int64_t> maxMultiplications;
  unsigned numChecked = 0;
  std::vector<std::string> notChecked;
  /// Locations where a rule was refused, by its id: neither rules nor ops live
  /// as long as this object.
  llvm::StringMap<llvm::DenseSet<mlir::Location>> refused;
};

/// Applies the selected rules to everything below `root` (applyRules).
llvm::LogicalResult fuseRecurrent(mlir::Operation *root,
                                  const RuleSelection &selection,
                                  Report &report, const RuleOptions &options,
                                  FusionValidator &validator);

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_H
