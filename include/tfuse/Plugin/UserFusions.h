//===- UserFusions.h - Fusions from plug-ins and pattern files --*- C++ -*-===//
//
// The fusions that --fusion-plugin and --fusions add: composites, which are
// added to the registry, and patterns, which are applied to all ops after
// shapes are inferred and constants are folded.
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

/// A pattern, as a rule.
struct PatternInfo {
  std::string id;
  /// Full names of the root ops: "tf.AddV2".
  std::vector<std::string> roots;
  std::function<std::unique_ptr<Rule>()> make;
};

class UserFusions {
public:
  /// Loads a shared object written against tfuse/Fusion.h. It stays loaded
  /// until the process ends. On failure (PluginFailed) no fusion is added.
  llvm::Error loadPlugin(llvm::StringRef path);

  /// Reads a file of PDL patterns, as MLIR's text. Fails with PluginFailed and
  /// the place of the first mistake, and adds nothing then.
  llvm::Error loadFile(llvm::StringRef path);

  /// Loads plug-ins, then files; fails at the first that is wrong.
  llvm::Error load(llvm::ArrayRef<std::string> plugins,
                   llvm::ArrayRef<std::string> files);

  /// The composites of Rules.def and of the plug-ins.
  const CompositeRegistry &composites() const { return registry; }

  /// A fusion that was added.
  struct Description {
    std::string id, group, summary;
    bool isPattern;
  };
  llvm::ArrayRef<Description> descriptions() const { return added; }
  bool has(llvm::StringRef id) const;
  bool hasPattern(llvm::StringRef id) const;

  /// Whether `applyPatterns` has any pattern to apply.
  bool hasPatterns() const {
    return !patternInfos.empty() || !patternFiles.empty();
  }

  /// Applies the selected patterns to a module until none matches. Fails, with
  /// a diagnostic, if a pattern is invalid or the rewriting does not terminate.
  llvm::LogicalResult applyPatterns(mlir::ModuleOp module,
                                    const RuleSelection &selection,
                                    Report &report,
                                    const RuleOptions &options = {}) const;

private:
  /// Fails if a rule of this id exists.
  llvm::Error checkId(llvm::StringRef id, llvm::StringRef path) const;

  CompositeRegistry registry = CompositeRegistry::builtin();
  std::vector<PatternInfo> patternInfos;
  /// Verified PDL, as text, because each conversion has a new MLIR context.
  struct PatternFile {
    std::string path, text;
  };
  std::vector<PatternFile> patternFiles;
  std::vector<Description> added;
};

} // namespace tfuse

#endif // TFUSE_PLUGIN_USERFUSIONS_H
