//===- RuleInfo.h - The lines of the tables of rules ------------*- C++ -*-===//
//
// Each group of rules has a table, lib/Rules/<Group>/Rules.def, with a line for
// each rule:
//
//   TFUSE_RULE("id", Class, Default, "tags", "summary", "note")
//
//   id       <group>-<class in kebab-case>; Grappler's name of the stage in
//            group Arithmetic
//   Default  one of RuleDefault
//   tags     words separated by spaces, which options, passes and runtimes use
//            to choose rules. "key=value" where one key has several values.
//   summary  one sentence without its full stop, for --list-rules and the docs
//   note     why the rule is off, or how it differs from upstream's; mostly ""
//
// Tags in use:
//
//   rnn=FORM          FORM is fused: the rule makes ops that keep state, and
//                     --rnn with another form switches it off. FORM is
//                     unrolled: --rnn=unrolled switches the rule on.
//   pass=PASS         the pass with upstream's name PASS runs the rule
//   not-pass=PASS     PASS runs all rules but those
//   implements=NAME   what the annotation of a composite says; a NAME that ends
//                     in * stands for all that begin so
//   author=WHO        who writes that annotation (CompositeAuthor)
//   tf-text           -fuse-tftext of tfl-prepare-composite-funcs-tf guards it
//   mul-into-fc       disable-fuse-mul-and-fc of tfl-optimize switches it off
//   pdll              pdll-patterns-only of tfg-remapper leaves it on
//   no-gradient       the result has no gradient: the rule skips functions that
//                     SymbolicGradient refers to
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RULEINFO_H
#define TFUSE_RULES_RULEINFO_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include <memory>

namespace tfuse {

class Rule;

/// How faithful rewrites must be (docs/semantics.md).
enum class Semantics {
  /// Equal for all inputs whose values and results are finite.
  Finite,
  /// NaN, infinities and signed zeros are kept as well.
  Exact,
  /// As the pinned TensorFlow's Grappler does, known errors included.
  Grappler
};

/// When a rule runs unless the user says otherwise.
enum class RuleDefault {
  On,
  /// Only if the user says so: the note says why.
  Off,
  /// With --semantics=grappler only.
  GrapplerOnly,
  /// Not with --semantics=grappler.
  NotGrappler,
};

/// One line of a Rules.def.
struct RuleInfo {
  llvm::StringLiteral id, group;
  RuleDefault byDefault;
  llvm::StringLiteral tags, summary, note;
  std::unique_ptr<Rule> (*make)();

  /// The rule, which knows its id.
  std::unique_ptr<Rule> create() const;

  bool hasTag(llvm::StringRef tag) const;
  /// The values of a key among the tags, in order.
  llvm::SmallVector<llvm::StringRef> tagValues(llvm::StringRef key) const;
  bool isOnByDefault(Semantics semantics) const;
};

/// Which rules run: the defaults, and what the user switched on or off.
struct RuleSelection {
  llvm::StringSet<> only, disabled, enabled;

  bool selects(const RuleInfo &rule, Semantics semantics) const {
    return selects(rule.id, rule.isOnByDefault(semantics));
  }
  bool selects(llvm::StringRef id, bool onByDefault) const;

  /// Adds the rules that have a tag to one of the sets.
  void runOnlyTagged(llvm::ArrayRef<RuleInfo> rules, llvm::StringRef tag);
  void disableTagged(llvm::ArrayRef<RuleInfo> rules, llvm::StringRef tag);
  void enableTagged(llvm::ArrayRef<RuleInfo> rules, llvm::StringRef tag);
};

} // namespace tfuse

#endif // TFUSE_RULES_RULEINFO_H
