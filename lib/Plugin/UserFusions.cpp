//===- UserFusions.cpp - Fusions from plug-ins and pattern files ----------===//

#include "tfuse/Plugin/UserFusions.h"

#include "PatternFile.h"

#include "tfuse/Rules/Composite.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/Recurrent.h"
#include "tfuse/Rules/RuleDriver.h"
#include "tfuse/Rules/StableHLO.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

Error UserFusions::load(ArrayRef<std::string> plugins,
                        ArrayRef<std::string> files) {
  for (const std::string &path : plugins)
    if (Error error = loadPlugin(path))
      return error;
  for (const std::string &path : files)
    if (Error error = loadFile(path))
      return error;
  return Error::success();
}

bool UserFusions::has(StringRef id) const {
  return any_of(added, [&](const Description &one) { return one.id == id; });
}

bool UserFusions::hasPattern(StringRef id) const {
  return any_of(added, [&](const Description &one) {
    return one.isPattern && one.id == id;
  });
}

Error UserFusions::checkId(StringRef id, StringRef path) const {
  bool isKnown = has(id);
  for (ArrayRef<RuleInfo> group :
       {stableHLORules(), compositeRules(), recurrentRules(), peepholeRules()})
    for (const RuleInfo &rule : group)
      isKnown |= rule.id == id;
  if (!isKnown)
    return Error::success();
  return userError(Code::PluginFailed, "another rule has the id '" + id + "'",
                   path, "give the fusion another id");
}

Error UserFusions::loadFile(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> file =
      MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!file)
    return userError(Code::PluginFailed,
                     "the file cannot be read: " + file.getError().message(),
                     path);
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Expected<SmallVector<std::string>> names =
      checkPatterns((*file)->getBuffer(), path, &context);
  if (!names)
    return names.takeError();
  UserFusions extended = *this;
  for (const std::string &name : *names) {
    if (Error error = extended.checkId(name, path))
      return error;
    extended.added.push_back({name, "fusions file",
                              "A pattern of " + path.str(),
                              /*isPattern=*/true});
  }
  extended.patternFiles.push_back({path.str(), (*file)->getBuffer().str()});
  *this = std::move(extended);
  return Error::success();
}

LogicalResult UserFusions::applyPatterns(ModuleOp module,
                                         const RuleSelection &selection,
                                         Report &report,
                                         const RuleOptions &options) const {
  MLIRContext *context = module.getContext();
  RewritePatternSet patterns(context);
  for (const PatternInfo &info : patternInfos) {
    if (!selection.selects(info.id, /*onByDefault=*/true))
      continue;
    std::shared_ptr<Rule> rule = info.make();
    for (StringRef root : info.roots)
      addRulePattern(patterns, rule, root, report, options);
  }
  PatternRecorder recorder(report);
  std::vector<OwningOpRef<ModuleOp>> files;
  for (const PatternFile &file : patternFiles) {
    OwningOpRef<ModuleOp> parsed = parsePatterns(file.text, file.path, context);
    if (!parsed)
      return failure();
    for (auto pattern :
         llvm::make_early_inc_range(parsed->getOps<pdl::PatternOp>()))
      if (!selection.selects(*pattern.getSymName(), /*onByDefault=*/true))
        pattern.erase();
    files.push_back(parsed->clone());
    recorder.add(std::move(parsed), patterns);
  }
  GreedyRewriteConfig config;
  config.setUseTopDownTraversal(true).enableFolding(false);
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  config.setListener(&recorder);
  // A bound on rewrites, for fusions that never terminate.
  int64_t opCount = 0;
  module.walk([&](Operation *) { ++opCount; });
  config.setMaxNumRewrites(4 * opCount + 1000).setMaxIterations(4);
  if (failed(applyPatternsGreedily(module, std::move(patterns), config))) {
    auto diag = emitUserError(module.getLoc(), Code::PluginFailed);
    diag << "no fixpoint was reached: the user's fusions keep rewriting each "
            "other's results";
    return diag;
  }
  for (OwningOpRef<ModuleOp> &file : files)
    for (auto pattern : file->getOps<pdl::PatternOp>())
      recordNearMisses(pattern, module, report, options);
  // Verification detects replacement values of a wrong type.
  return failure(recorder.hasFailed() ||
                 (!files.empty() && failed(verify(module))));
}

} // namespace tfuse
