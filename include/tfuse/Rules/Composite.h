//===- Composite.h - Composite functions become fused ops -------*- C++ -*-===//
//
// What phase `composite` does: each function that says what it implements is
// handed to the rule for that composite, which gives it a body of fused ops if
// the interface fits. The functions are whole at that point, and their
// arguments may still be variables.
//
// Where the interface does not fit, it depends on who wrote the annotation: a
// person's is an error, or a warning if the bodies may be converted instead; a
// framework's is in the report alone.
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
  /// Converts the body of what does not fit, with a warning.
  bool fallback = false;
  /// Composites that have to be fused, by name or id; "*" stands for all.
  std::vector<std::string> required;
  /// Looks at private functions that nothing refers to, too.
  bool everything = false;
};

/// Fuses the composites of a module. Emits a diagnostic for each mistake and
/// fails if there was one. Types should be as precise as they can be made
/// before; what calls know beyond that is used, by functions of their own.
llvm::LogicalResult fuseComposites(
    mlir::ModuleOp module, const CompositeOptions &options, Report &report,
    const CompositeRegistry &registry = CompositeRegistry::builtin());

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_H
