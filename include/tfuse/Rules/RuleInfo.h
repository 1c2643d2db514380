//===- RuleInfo.h - The entries of Rules.def tables -------------*- C++ -*-===//
//
// Each group of rules has a table, lib/Rules/<Group>/Rules.def, with a line for
// each rule:
//
//   TFUSE_RULE("id", Class, Default, "tags", "summary", "note")
//
//   id       <group>-<class in kebab-case>; in group Arithmetic, the name of
//            Grappler's stage
//   Default  a value of RuleDefault
//   tags     words separated by spaces, by which options, passes and runtimes
//            select rules; "key=value" if a key has several values
//   summary  one sentence without a full stop, for --list-rules and the docs
//   note     why the rule is off, or how it differs from upstream; often ""
//
// Tags in use:
//
//   rnn=FORM          FORM is "fused" or "unrolled". A fused rule creates ops
//                     with states; --rnn switches it off for any other form.
//                     --rnn=unrolled switches unrolled rules on.
//   target=NAME       the rule runs for --target=NAME, after all other rules:
//                     it creates ops that this runtime has kernels for
//   not-target=NAME   the rule does not run for --target=NAME, which has no
//                     kernel for the op that the rule creates
//   pass=PASS         the pass with upstream's name PASS runs the rule
//   not-pass=PASS     PASS runs all rules except those with this tag
//   implements=NAME   the name in the composite's annotation; a final * matches
//                     any text
//   author=WHO        the author of that annotation (CompositeAuthor)
//   tf-text           the option fuse-tftext of tfl-prepare-composite-funcs-tf
//                     switches the rule on or off
//   before-lowering   tfl-peephole also runs the rule before lowering, on tf
//                     ops
//   mul-into-fc       the option disable-fuse-mul-and-fc of tfl-optimize
//                     switches the rule off
//   pattern           the rule fuses or recognizes a pattern of layers, which
//                     tfuse explain lists
//   pdll              verify-pdll-patterns-only of tfg-remapper leaves the rule
//                     on
//   no-gradient       the new ops have no gradient: the rule skips functions
//                     that SymbolicGradient refers to
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

/// The inputs that must give the same results after a rewrite:
/// docs/semantics.md.
enum class Semantics {
  /// Inputs with finite values and finite results.
  Finite,
  /// All inputs: NaN, infinities and signed zeros are preserved as well.
  Exact,
  /// As in Grappler of the pinned TensorFlow, including its known errors.
  Grappler
};

/// When a rule runs by default.
enum class RuleDefault {
  On,
  /// Only if the user enables it; the note gives the reason.
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

  /// Creates the rule and sets its id.
  std::unique_ptr<Rule> create() const;

  bool hasTag(llvm::StringRef tag) const;
  /// The values of a key among the tags, in order.
  llvm::SmallVector<llvm::StringRef> tagValues(llvm::StringRef key) const;
  bool isOnByDefault(Semantics semantics) const;
};

/// The rules that run: the defaults, changed by the user's options.
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
