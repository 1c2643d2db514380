//===- RuleInfo.cpp - The entries of Rules.def tables ---------------------===//

#include "tfuse/Rules/RuleInfo.h"

#include "tfuse/Rules/Rule.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace tfuse {

std::unique_ptr<Rule> RuleInfo::create() const {
  std::unique_ptr<Rule> rule = make();
  rule->id = id;
  return rule;
}

bool RuleInfo::hasTag(StringRef tag) const {
  return is_contained(split(tags, ' '), tag);
}

SmallVector<StringRef> RuleInfo::tagValues(StringRef key) const {
  SmallVector<StringRef> values;
  for (StringRef tag : split(tags, ' '))
    if (tag.consume_front(key) && tag.consume_front("="))
      values.push_back(tag);
  return values;
}

bool RuleInfo::isOnByDefault(Semantics semantics) const {
  switch (byDefault) {
  case RuleDefault::On:
    return true;
  case RuleDefault::Off:
    return false;
  case RuleDefault::GrapplerOnly:
    return semantics == Semantics::Grappler;
  case RuleDefault::NotGrappler:
    return semantics != Semantics::Grappler;
  }
  llvm_unreachable("all cases are covered");
}

bool RuleSelection::selects(StringRef id, bool onByDefault) const {
  if (disabled.contains(id))
    return false;
  if (!only.empty())
    return only.contains(id);
  return onByDefault || enabled.contains(id);
}

static void insertTagged(llvm::StringSet<> &ids, ArrayRef<RuleInfo> rules,
                         StringRef tag) {
  for (const RuleInfo &rule : rules)
    if (rule.hasTag(tag))
      ids.insert(rule.id);
}

void RuleSelection::runOnlyTagged(ArrayRef<RuleInfo> rules, StringRef tag) {
  insertTagged(only, rules, tag);
}

void RuleSelection::disableTagged(ArrayRef<RuleInfo> rules, StringRef tag) {
  insertTagged(disabled, rules, tag);
}

void RuleSelection::enableTagged(ArrayRef<RuleInfo> rules, StringRef tag) {
  insertTagged(enabled, rules, tag);
}

} // namespace tfuse
