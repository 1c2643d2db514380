//===- Registry.h - Which composites there are ------------------*- C++ -*-===//
//
// From the name in an annotation to the rule that fuses it. What tfuse knows by
// itself is in lib/Rules/Composite/Rules.def; more may be added at run time, by
// plug-ins, and comes first then.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_COMPOSITE_REGISTRY_H
#define TFUSE_RULES_COMPOSITE_REGISTRY_H

#include "tfuse/Rules/Composite/CompositeRule.h"

#include "llvm/Support/Error.h"
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tfuse {

/// Who writes an annotation, and in which attribute.
enum class CompositeAuthor {
  /// A person, in `_implements`: one that does not fit is a mistake.
  Person,
  /// TensorFlow by itself, in `_implements`: where it does not fit, the body is
  /// converted without further ado.
  TensorFlow,
  /// Keras by itself, in `api_implements`. The same.
  Keras
};

struct CompositeInfo {
  std::string id, summary;
  /// Names it goes by; "*" at the end of one stands for any text.
  std::vector<std::string> names;
  CompositeAuthor author = CompositeAuthor::Person;
  bool onByDefault = true;
  std::function<std::unique_ptr<Rule>()> make;

  bool matches(const Annotation &annotation) const;
  /// Whether the user means this one by "lstm" or "composite-keras-lstm".
  bool isCalled(llvm::StringRef name) const;
};

class CompositeRegistry {
public:
  /// The composites of Rules.def.
  static const CompositeRegistry &builtin();

  /// Adds one. Fails with PluginFailed if it has no name, or if there is one of
  /// this id.
  llvm::Error add(CompositeInfo info);

  /// Null if there is none.
  const CompositeInfo *lookup(const Annotation &annotation) const;
  /// The one for `tfl_fusable_op`, which goes by that attribute instead of a
  /// name.
  const CompositeInfo *fusableOp() const;

  /// The known name that is most like `name`; empty if none is.
  llvm::StringRef closestName(llvm::StringRef name) const;

  llvm::ArrayRef<std::shared_ptr<const CompositeInfo>> all() const {
    return infos;
  }

private:
  /// In the order of lookup: what was added last comes first.
  std::vector<std::shared_ptr<const CompositeInfo>> infos;
};

/// The attribute of an annotation that asks for a custom op.
inline constexpr llvm::StringLiteral fusableOpAttrName = "tfl_fusable_op";

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_REGISTRY_H
