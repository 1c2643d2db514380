//===- Registry.h - The registry of composites ------------------*- C++ -*-===//
//
// Maps the name in an annotation to the rule that fuses it. The built-in
// composites are in lib/Rules/Composite/Rules.def; plug-ins add more at run
// time, which take precedence.
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

/// The author of an annotation, which determines its attribute.
enum class CompositeAuthor {
  /// A person, in `_implements`: a mismatch is an error.
  Person,
  /// TensorFlow, in `_implements`: after a mismatch, the conversion silently
  /// converts the body.
  TensorFlow,
  /// Keras, in `api_implements`; treated like TensorFlow's.
  Keras
};

struct CompositeInfo {
  std::string id, summary;
  /// Names of the composite; a final "*" matches any text.
  std::vector<std::string> names;
  CompositeAuthor author = CompositeAuthor::Person;
  bool onByDefault = true;
  std::function<std::unique_ptr<Rule>()> make;

  bool matches(const Annotation &annotation) const;
  /// True if `name`, such as "lstm" or "composite-keras-lstm", selects this
  /// composite.
  bool isCalled(llvm::StringRef name) const;
};

class CompositeRegistry {
public:
  /// The composites of Rules.def.
  static const CompositeRegistry &builtin();

  /// Adds a composite. Fails with PluginFailed if it has no name, or if its id
  /// is taken.
  llvm::Error add(CompositeInfo info);

  /// The composite for an annotation; null if none is registered.
  const CompositeInfo *lookup(const Annotation &annotation) const;
  /// The composite for `tfl_fusable_op`, which that attribute selects instead
  /// of a name.
  const CompositeInfo *fusableOp() const;

  /// The known name most similar to `name`; empty if none is similar.
  llvm::StringRef closestName(llvm::StringRef name) const;

  llvm::ArrayRef<std::shared_ptr<const CompositeInfo>> all() const {
    return infos;
  }

private:
  /// In the order of look-up: the last added comes first.
  std::vector<std::shared_ptr<const CompositeInfo>> infos;
};

/// The attribute of an annotation that requests a custom op.
inline constexpr llvm::StringLiteral fusableOpAttrName = "tfl_fusable_op";

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_REGISTRY_H
