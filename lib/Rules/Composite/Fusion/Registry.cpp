//===- Registry.cpp - The registry of composites --------------------------===//

#include "tfuse/Rules/Composite/Registry.h"

#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

bool CompositeInfo::matches(const Annotation &annotation) const {
  if (annotation.isApi != (author == CompositeAuthor::Keras))
    return false;
  return any_of(names, [&](StringRef name) {
    return name.consume_back("*") ? annotation.name.starts_with(name)
                                  : annotation.name == name;
  });
}

bool CompositeInfo::isCalled(StringRef wanted) const {
  return wanted == id || any_of(names, [&](StringRef name) {
           return wanted == name ||
                  (name.consume_back("*") && wanted == name.rtrim('_'));
         });
}

Error CompositeRegistry::add(CompositeInfo info) {
  if (info.id.empty() || !info.make)
    return userError(Code::PluginFailed, "a fusion has no id or no rule");
  for (const auto &known : infos)
    if (known->id == info.id)
      return userError(Code::PluginFailed, "a fusion with the id '" + info.id +
                                               "' is already registered");
  infos.insert(infos.begin(),
               std::make_shared<const CompositeInfo>(std::move(info)));
  return Error::success();
}

const CompositeInfo *
CompositeRegistry::lookup(const Annotation &annotation) const {
  for (const auto &info : infos)
    if (info->matches(annotation))
      return info.get();
  return nullptr;
}

const CompositeInfo *CompositeRegistry::fusableOp() const {
  for (const auto &info : infos)
    if (is_contained(info->names, fusableOpAttrName.str()))
      return info.get();
  return nullptr;
}

StringRef CompositeRegistry::closestName(StringRef wanted) const {
  StringRef closest;
  // Up to a third of the letters may differ.
  unsigned best = wanted.size() / 3 + 1;
  for (const auto &info : infos)
    for (StringRef name : info->names) {
      if (name.ends_with("*"))
        continue;
      unsigned distance = wanted.edit_distance(name, /*AllowReplacements=*/true,
                                               /*MaxEditDistance=*/best);
      if (distance < best) {
        best = distance;
        closest = name;
      }
    }
  return closest;
}

} // namespace tfuse
