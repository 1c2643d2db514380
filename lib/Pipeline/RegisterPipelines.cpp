//===- RegisterPipelines.cpp - The phases as pipelines of tfuse-opt -------===//
//
//   tfuse convert MODEL --stop-after import -o model.mlirbc
//   tfuse-opt model.mlirbc -tfuse-convert='target=micro' -o lowered.mlir
//
// The options have the names and defaults of `tfuse convert`.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Pipeline/Passes.h"
#include "tfuse/Pipeline/PhasePipelines.h"
#include "tfuse/Rules/RulePass.h"

#include "mlir/Pass/PassRegistry.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct PipelineOptions : PassPipelineOptions<PipelineOptions> {
  Option<std::string> target{
      *this, "target",
      llvm::cl::desc("The runtime: interpreter, compiled-model, micro or gpu")};
  Option<std::string> rnn{*this, "rnn",
                          llvm::cl::desc("The form of recurrent networks: "
                                         "fused, while or unrolled")};
  Option<std::string> optimizeFor{
      *this, "optimize-for",
      llvm::cl::desc("The choice among forms: size or speed")};
  ListOption<std::string> onlyRules{
      *this, "only-rule", llvm::cl::desc("Rules to run, and no others")};
  ListOption<std::string> disabledRules{*this, "disable-rule",
                                        llvm::cl::desc("Rules not to run")};
  Option<Semantics> semantics{
      *this, "semantics",
      llvm::cl::desc("Inputs for which results must stay equal"),
      llvm::cl::init(Semantics::Finite),
      llvm::cl::values(
          clEnumValN(Semantics::Finite, "finite",
                     "inputs with finite values and results"),
          clEnumValN(Semantics::Exact, "exact",
                     "all inputs, NaN, infinities and signed zeros too"),
          clEnumValN(Semantics::Grappler, "grappler",
                     "inputs for which upstream's rewrites keep them equal"))};
  Option<bool> remarks{
      *this, "remarks",
      llvm::cl::desc("Emit each refusal of a rule as a remark"),
      llvm::cl::init(false)};
  Option<std::string> model{
      *this, "model",
      llvm::cl::desc("The imported model: its folder has the assets")};
  ListOption<std::string> modelRoots{
      *this, "model-root",
      llvm::cl::desc("Folders besides the model's to read assets from")};
  Option<bool> allowCustomOps{
      *this, "allow-custom-ops",
      llvm::cl::desc("Lower ops without a builtin to custom ops"),
      llvm::cl::init(false)};
  Option<bool> selectTfOps{
      *this, "select-tf-ops",
      llvm::cl::desc("Lower ops without a builtin to Flex ops"),
      llvm::cl::init(false)};
  ListOption<std::string> selectUserTfOps{
      *this, "select-user-tf-ops",
      llvm::cl::desc("Flex ops besides those of the delegate")};
  Option<bool> allowNarrowing{
      *this, "allow-narrowing",
      llvm::cl::desc("Compute float64 models in float32"),
      llvm::cl::init(false)};
  Option<bool> fallbackComposites{
      *this, "fallback-composites",
      llvm::cl::desc("Convert the body of a composite that does not match"),
      llvm::cl::init(false)};
  ListOption<std::string> requiredFusions{
      *this, "require-fusion",
      llvm::cl::desc("Composites that must be fused; * for all")};
  ListOption<std::string> fusionPlugins{
      *this, "fusion-plugin", llvm::cl::desc("Shared objects with fusions")};
  ListOption<std::string> fusionFiles{
      *this, "fusions", llvm::cl::desc("Files with fusions as PDL patterns")};
  Option<std::string> rnnState{
      *this, "rnn-state",
      llvm::cl::desc("io: time steps, with states as inputs and outputs; "
                     "init-step: with a signature for the initial states")};
  Option<int64_t> chunk{*this, "chunk",
                        llvm::cl::desc("Time steps per call for rnn-state"),
                        llvm::cl::init(1)};
  Option<bool> verify{
      *this, "verify",
      llvm::cl::desc("Evaluate each recurrent fusion on a copy before it "
                     "applies, and refuse it if values change; other rewrites: "
                     "--check-rewrites"),
      llvm::cl::init(false)};
};
} // namespace

static Expected<PhaseOptions> toPhaseOptions(const PipelineOptions &given) {
  PhaseOptions options;
  options.selection =
      selectionOf(given.onlyRules, /*enabled=*/{}, given.disabledRules);
  Expected<RuntimeChoice> runtime = chooseRuntime(given.target, given.rnn);
  if (!runtime)
    return runtime.takeError();
  options.runtime = *runtime;
  if (Error error = optimizeFor(given.optimizeFor, given.rnn + given.rnnState,
                                quantize::Mode::None, options.runtime))
    return error;
  selectForms(options.runtime, options.selection);
  options.rules = {given.semantics, given.remarks};
  options.model = given.model;
  append_range(options.modelRoots, given.modelRoots);
  options.allowCustomOps = given.allowCustomOps;
  options.selectTfOps = given.selectTfOps;
  append_range(options.selectUserTfOps, given.selectUserTfOps);
  options.allowNarrowing = given.allowNarrowing;
  options.fallbackComposites = given.fallbackComposites;
  append_range(options.requiredFusions, given.requiredFusions);
  append_range(options.fusionPlugins, given.fusionPlugins);
  append_range(options.fusionFiles, given.fusionFiles);
  if (Error error = loadUserFusions(options))
    return error;
  options.streams = !given.rnnState.empty();
  options.computesInitialStates = given.rnnState == "init-step";
  options.chunk = given.chunk;
  options.verifiesFusions = given.verify;
  options.verifiesResult = true;
  return options;
}

static void registerPipeline(
    StringRef name, StringRef description,
    const std::function<void(OpPassManager &, const PhaseOptions &)> &build) {
  registerPassPipeline(
      name, description,
      [build](OpPassManager &passes, StringRef text,
              llvm::function_ref<LogicalResult(const Twine &)> fail) {
        PipelineOptions given;
        if (failed(given.parseFromString(text)))
          return failure();
        Expected<PhaseOptions> options = toPhaseOptions(given);
        if (!options)
          return fail(toString(options.takeError()));
        build(passes, *options);
        return success();
      },
      [](llvm::function_ref<void(const mlir::detail::PassOptions &)> handle) {
        handle(PipelineOptions());
      });
}

void registerPhasePipelines() {
  registerPipelinePasses();
  registerPipeline("tfuse-convert",
                   "All phases of a conversion from raise to quantize",
                   buildConversion);
  for (Phase phase : allPhases())
    if (phase != Phase::Import && phase != Phase::Export)
      registerPipeline(
          ("tfuse-phase-" + phaseName(phase)).str(),
          ("The phase of a conversion after which " + phaseResult(phase)).str(),
          [phase](OpPassManager &passes, const PhaseOptions &options) {
            buildPhase(phase, passes, options);
          });
}

} // namespace tfuse
