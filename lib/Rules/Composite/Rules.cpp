//===- Rules.cpp - The table of composites --------------------------------===//

#include "tfuse/Rules/Composite.h"

#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace tfuse {

#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  std::unique_ptr<Rule> create##Class();
#include "Rules.def"

ArrayRef<RuleInfo> compositeRules() {
  static constexpr RuleInfo rules[] = {
#define TFUSE_RULE(id, Class, byDefault, tags, summary, note)                  \
  {id, "composite", RuleDefault::byDefault, tags, summary, note, create##Class},
#include "Rules.def"
  };
  return rules;
}

static CompositeAuthor authorOf(const RuleInfo &rule) {
  return llvm::StringSwitch<CompositeAuthor>(rule.tagValues("author").front())
      .Case("Person", CompositeAuthor::Person)
      .Case("TensorFlow", CompositeAuthor::TensorFlow)
      .Case("Keras", CompositeAuthor::Keras);
}

const CompositeRegistry &CompositeRegistry::builtin() {
  static const CompositeRegistry registry = [] {
    CompositeRegistry result;
    for (const RuleInfo &rule : compositeRules()) {
      CompositeInfo info;
      info.id = rule.id.str();
      info.summary = rule.summary.str();
      for (StringRef name : rule.tagValues("implements"))
        info.names.push_back(name.str());
      info.author = authorOf(rule);
      info.onByDefault = rule.isOnByDefault(Semantics::Finite);
      info.make = [&rule] { return rule.create(); };
      cantFail(result.add(std::move(info)));
    }
    return result;
  }();
  return registry;
}

} // namespace tfuse
