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

/// Applies the selected rules to everything below `root` (applyRules).
llvm::LogicalResult fuseRecurrent(mlir::Operation *root,
                                  const RuleSelection &selection,
                                  Report &report,
                                  const RuleOptions &options = {},
                                  SelfCheckMode check = defaultSelfCheck);

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_H
