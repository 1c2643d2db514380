//===- KerasWeights.cpp - The weights of layers by name -------------------===//

#include "tfuse/Import/Keras/KerasWeights.h"

#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <optional>

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// Parts of names that files of Keras 3 add.
static bool isFiller(StringRef token) {
  return token == "vars" || token == "layers" ||
         token == "layer_checkpoint_dependencies" || token.empty();
}

NamedKerasWeights::NamedKerasWeights(ArrayRef<std::string> names, Reader read)
    : read(std::move(read)), names(names) {
  for (auto [index, name] : enumerate(this->names)) {
    SmallVector<StringRef> tokens;
    StringRef text = name;
    if (auto [stem, number] = text.rsplit(':'); number == "0")
      text = stem;
    text.split(tokens, '/');
    byLast[tokens.back()].push_back(unsigned(index));
    tokens.pop_back();
    Tokens &scope = scopes.emplace_back();
    for (StringRef token : tokens) {
      token.consume_front("_");
      if (!isFiller(token))
        scope.push_back(token.str());
    }
  }
}

namespace {
/// How well the scope of a weight fits a layer: a pair of the number of parts
/// in common and the negated number of other parts.
using Fit = std::pair<int, int>;
} // namespace

static bool names(const KerasScope::Part &part, StringRef token) {
  return token == part.name || is_contained(part.aliases, token);
}

/// Matches parts from the innermost one outwards; nothing unless the owner
/// matches, or a layer around it where the owner is optional.
static std::optional<Fit> fit(ArrayRef<std::string> tokens,
                              const KerasScope &scope) {
  int common = 0;
  size_t end = tokens.size(), innermost = scope.parts.size();
  for (size_t i = scope.parts.size(); i-- > 0;) {
    size_t j = end;
    while (j > 0 && !names(scope.parts[i], tokens[j - 1]))
      --j;
    if (j == 0)
      continue;
    if (common == 0)
      innermost = i;
    ++common;
    end = j - 1;
  }
  if (common == 0 || scope.parts.size() - 1 - innermost > scope.optional)
    return std::nullopt;
  return Fit(common, common - int(tokens.size()));
}

Expected<ElementsAttr> NamedKerasWeights::find(const KerasScope &scope,
                                               StringRef name,
                                               unsigned number) const {
  for (const std::string &last : {name.str(), std::to_string(number)}) {
    auto candidates = byLast.find(last);
    if (candidates == byLast.end())
      continue;
    std::optional<Fit> best;
    SmallVector<unsigned> found;
    for (unsigned index : candidates->second) {
      std::optional<Fit> here = fit(scopes[index], scope);
      if (!here || (best && *here < *best))
        continue;
      if (best != here)
        found.clear();
      best = here;
      found.push_back(index);
    }
    if (found.size() > 1)
      return userError(Code::InvalidGraph,
                       "the weights '" + names[found[0]] + "' and '" +
                           names[found[1]] + "' both fit weight '" + name +
                           "' of the layer",
                       scope.parts.back().name,
                       "give layers different names, and save the model again");
    if (!found.empty())
      return read(found.front());
  }
  return ElementsAttr();
}

} // namespace tfuse
