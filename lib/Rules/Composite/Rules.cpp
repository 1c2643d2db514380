//===- Rules.cpp - The table of composites --------------------------------===//

#include "tfuse/Rules/Composite.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace tfuse {

#define TFUSE_RULE(id, Class, onByDefault, Author, Makes, names, summary)      \
  std::unique_ptr<Rule> create##Class();
#include "Rules.def"

namespace {
enum class Result { StateOps, OtherOps };

struct Line {
  RuleInfo rule;
  CompositeAuthor author;
  Result makes;
  StringLiteral names;
};
} // namespace

static constexpr Line lines[] = {
#define TFUSE_RULE(id, Class, onByDefault, Author, Makes, names, summary)      \
  {{id, "composite", summary, onByDefault, create##Class},                     \
   CompositeAuthor::Author,                                                    \
   Result::Makes,                                                              \
   names},
#include "Rules.def"
};

ArrayRef<RuleInfo> compositeRules() {
  static const std::vector<RuleInfo> rules = [] {
    std::vector<RuleInfo> result;
    for (const Line &line : lines)
      result.push_back(line.rule);
    return result;
  }();
  return rules;
}

std::vector<StringRef> compositesWithState() {
  std::vector<StringRef> ids;
  for (const Line &line : lines)
    if (line.makes == Result::StateOps)
      ids.push_back(line.rule.id);
  return ids;
}

const CompositeRegistry &CompositeRegistry::builtin() {
  static const CompositeRegistry registry = [] {
    CompositeRegistry result;
    for (const Line &line : lines) {
      CompositeInfo info;
      info.id = line.rule.id.str();
      info.summary = line.rule.summary.str();
      for (StringRef name : split(line.names, ' '))
        info.names.push_back(name.str());
      info.author = line.author;
      info.onByDefault = line.rule.onByDefault;
      info.make = [&line] { return line.rule.create(); };
      cantFail(result.add(std::move(info)));
    }
    return result;
  }();
  return registry;
}

} // namespace tfuse
