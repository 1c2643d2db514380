//===- Recurrent.h - Rules that fuse recurrent networks ---------*- C++ -*-===//

#ifndef TFUSE_RULES_RECURRENT_H
#define TFUSE_RULES_RECURRENT_H

#include "tfuse/Rules/Rule.h"

namespace tfuse {

/// The rules of lib/Rules/Recurrent/Rules.def, in the order of the file.
llvm::ArrayRef<RuleInfo> recurrentRules();

/// Whether the rule of that id makes sequence ops, by its line in the file.
bool makesSequenceOps(llvm::StringRef id);

/// Whether fused ops are evaluated, with what they replace, on random inputs
/// (lib/Rules/Recurrent/Check). What differs is not fused, with a warning.
enum class SelfCheckMode {
  Off,
  /// Where that takes no time, and without a word if all is well: what debug
  /// builds do.
  Small,
  /// All, and the report says which were compared and why others were not.
  Full
};

#ifdef NDEBUG
constexpr SelfCheckMode defaultSelfCheck = SelfCheckMode::Off;
#else
constexpr SelfCheckMode defaultSelfCheck = SelfCheckMode::Small;
#endif

namespace recurrent {
class SelfCheck;
} // namespace recurrent

/// What was checked, over all rounds in which the rules are applied: what one
/// of them has refused is neither checked nor reported again by the next.
class FusionChecks {
public:
  explicit FusionChecks(SelfCheckMode mode = defaultSelfCheck);
  ~FusionChecks();

  /// Null if nothing is checked.
  recurrent::SelfCheck *get() const { return check.get(); }
  /// Says in the report what was compared, and why the rest was not.
  void record(Report &report) const;

private:
  SelfCheckMode mode;
  std::unique_ptr<recurrent::SelfCheck> check;
};

/// Applies the selected rules to everything below `root` (applyRules).
llvm::LogicalResult fuseRecurrent(mlir::Operation *root,
                                  const RuleSelection &selection,
                                  Report &report, const RuleOptions &options,
                                  const FusionChecks &checks);

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_H
