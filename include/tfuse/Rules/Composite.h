//===- Composite.h - Fuses annotated composite functions --------*- C++ -*-===//
//
// Phase `composite`: each annotated function is given to the rule of the
// composite that it implements. If the function's signature matches, the rule
// replaces its body by fused ops. Functions are not inlined yet, and arguments
// may still be variables.
//
// If the signature does not match, the author of the annotation matters. For an
// annotation of a person, this is an error, or a warning if bodies may be
// converted instead. For one of a framework, only the report mentions it.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_COMPOSITE_H
#define TFUSE_RULES_COMPOSITE_H

#include "tfuse/Rules/Composite/Registry.h"

#include "mlir/IR/BuiltinOps.h"

namespace tfuse {

/// The rules of lib/Rules/Composite/Rules.def, in the order of the file.
llvm::ArrayRef<RuleInfo> compositeRules();

struct CompositeOptions {
  RuleSelection selection;
  RuleOptions rules;
  /// Converts the bodies of functions that do not match, with a warning.
  bool fallback = false;
  /// Composites that must be fused, by name or id; "*" stands for all.
  std::vector<std::string> required;
  /// Also fuses private functions without uses.
  bool everything = false;
};

/// Fuses the composites of a module. Emits a diagnostic for each mistake of the
/// user, and fails if there was any. Infer types before: rules need known
/// shapes. If calls have more precise types than their function, the function
/// is cloned for them.
llvm::LogicalResult fuseComposites(
    mlir::ModuleOp module, const CompositeOptions &options, Report &report,
    const CompositeRegistry &registry = CompositeRegistry::builtin());

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_H
