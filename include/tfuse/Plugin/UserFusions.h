//===- UserFusions.h - Fusions that the user brings along -------*- C++ -*-===//
//
// What --fusion-plugin and --fusions add to the rules of tfuse: composites,
// which join the registry, and patterns, which are applied to the ops of the
// whole program once shapes are known and constants are folded.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_PLUGIN_USERFUSIONS_H
#define TFUSE_PLUGIN_USERFUSIONS_H

#include "tfuse/Rules/Composite/Registry.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/Error.h"
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tfuse {

/// A rewrite of ops, as a rule.
struct PatternInfo {
  std::string id;
  /// Full names of the ops to look at: "tf.AddV2".
  std::vector<std::string> anchors;
  std::function<std::unique_ptr<Rule>()> make;
};

class UserFusions {
public:
  /// Loads a shared object written against tfuse/Fusion.h. It stays loaded
  /// until the process ends. Fails with PluginFailed, and adds nothing then.
  llvm::Error loadPlugin(llvm::StringRef path);

  /// Reads a file of PDL patterns, as MLIR's text. Fails with PluginFailed and
  /// the place of the first mistake, and adds nothing then.
  llvm::Error loadFile(llvm::StringRef path);

  /// Loads plug-ins, then files; fails at the first that is wrong.
  llvm::Error load(llvm::ArrayRef<std::string> plugins,
                   llvm::ArrayRef<std::string> files);

  /// The composites of Rules.def and of the plug-ins.
  const CompositeRegistry &composites() const { return registry; }

  /// What was added.
  struct Description {
    std::string id, group, summary;
    bool isPattern;
  };
  llvm::ArrayRef<Description> descriptions() const { return added; }
  bool has(llvm::StringRef id) const;
  bool hasPattern(llvm::StringRef id) const;

  /// Whether something is to be done by `applyPatterns`.
  bool hasPatterns() const {
    return !patternInfos.empty() || !patternFiles.empty();
  }

  /// Applies the selected patterns to a module until none fits any more. Fails,
  /// with a diagnostic, if one of them is wrong or there is no end to it.
  llvm::LogicalResult applyPatterns(mlir::ModuleOp module,
                                    const RuleSelection &selection,
                                    Report &report,
                                    const RuleOptions &options = {}) const;

private:
  /// Fails if a rule of this id exists.
  llvm::Error checkId(llvm::StringRef id, llvm::StringRef path) const;

  CompositeRegistry registry = CompositeRegistry::builtin();
  std::vector<PatternInfo> patternInfos;
  /// Verified PDL, as text: contexts come and go.
  struct PatternFile {
    std::string path, text;
  };
  std::vector<PatternFile> patternFiles;
  std::vector<Description> added;
};

} // namespace tfuse

#endif // TFUSE_PLUGIN_USERFUSIONS_H
