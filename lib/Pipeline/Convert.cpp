//===- Convert.cpp - A conversion, phase by phase -------------------------===//
//
// The order of the phases is fixed, for reasons given in `Conversion::steps`. A
// phase is timed, named to the user, and its result verified in debug builds.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Pipeline/ImportModel.h"
#include "tfuse/Pipeline/Phases.h"
#include "tfuse/Pipeline/Runtimes.h"
#include "tfuse/Pipeline/Session.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/tfuse.h"

#include "tfuse/Conversion/Passes.h"
#include "tfuse/Conversion/StableHLOToTF/Passes.h"
#include "tfuse/Conversion/TFGToTF/TFGToTF.h"
#include "tfuse/Conversion/TensorLists/Passes.h"
#include "tfuse/Dialect/StableHLO/Transforms/Passes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Transforms/AssumeBroadcast.h"
#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"
#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Plugin/UserFusions.h"
#include "tfuse/Rules/Composite.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/Recurrent.h"
#include "tfuse/Rules/RuleDriver.h"
#include "tfuse/Support/AtomicFile.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// Debug builds check the result of each phase.
#ifdef NDEBUG
static constexpr bool verifiesAlways = false;
#else
static constexpr bool verifiesAlways = true;
#endif

namespace {

class Conversion {
public:
  Conversion(const ConvertOptions &options, ConvertResult &result)
      : options(options), result(result), session(options.onDiagnostic) {}

  LogicalResult run();

private:
  struct Step {
    Phase phase;
    LogicalResult (Conversion::*body)();
  };
  static const Step steps[];

  LogicalResult checkOptions();
  LogicalResult import();
  LogicalResult raise();
  LogicalResult fuseCompositeFunctions();
  LogicalResult freeze();
  LogicalResult learnShapes();
  LogicalResult fold();
  LogicalResult applyUserPatterns();
  LogicalResult foldAndFuse();
  LogicalResult fuseRecurrent();
  LogicalResult lower();
  LogicalResult applyPeephole();
  LogicalResult write();
  LogicalResult writeIR();
  std::string defaultOutput() const;

  /// Runs one phase; false ends the conversion, because the phase failed or
  /// because the user wanted no more.
  bool runStep(const Step &step);
  LogicalResult runPasses(llvm::function_ref<void(OpPassManager &)> add);
  OpCounts countOps(StringRef stage);

  const ConvertOptions &options;
  ConvertResult &result;
  Session session;
  std::optional<Phase> stopAfter;
  bool stopped = false;
  RuleSelection selection;
  RuntimeChoice choice;
  UserFusions userFusions;
  OwningOpRef<ModuleOp> module;
  bool holdsPrograms = false;
};

} // namespace

/// Equal branches and bodies are one function, which is no news to the user.
static std::unique_ptr<Pass> inferShapes(bool diagnose = false) {
  tf::TFShapeInferencePassOptions options;
  options.warnShared = false;
  options.diagnose = diagnose;
  return tf::createTFShapeInferencePass(options);
}

static std::unique_ptr<Pass> freezeVariables() {
  tf::FreezeGlobalTensorsPassOptions options;
  options.allowMutableTensors = true;
  return tf::createFreezeGlobalTensorsPass(options);
}

static bool isKnownRule(StringRef id, const UserFusions &userFusions) {
  return userFusions.has(id) ||
         any_of(listRules(), [&](const RuleDescription &rule) {
           return StringRef(rule.id) == id;
         });
}

/// Loads what the options bring along.
static LogicalResult loadFusions(const ConvertOptions &options,
                                 Session &session, UserFusions &userFusions) {
  for (const std::string &path : options.fusionPlugins)
    if (failed(session.check(userFusions.loadPlugin(path))))
      return failure();
  for (const std::string &path : options.fusionFiles)
    if (failed(session.check(userFusions.loadFile(path))))
      return failure();
  return success();
}

std::vector<RuleDescription> listRules(const ConvertOptions &options) {
  std::vector<RuleDescription> result = listRules();
  Session session(options.onDiagnostic);
  UserFusions userFusions;
  if (succeeded(loadFusions(options, session, userFusions)))
    for (const UserFusions::Description &rule : userFusions.descriptions())
      result.push_back({rule.id, rule.group, rule.summary, true});
  return result;
}

LogicalResult Conversion::checkOptions() {
  if (!options.stopAfter.empty()) {
    stopAfter = phaseFromName(options.stopAfter);
    if (!stopAfter)
      return session.check(userError(
          Code::InvalidOption, "unknown phase '" + options.stopAfter + "'", "",
          "tfuse convert --list-phases lists the phases"));
  }
  if (failed(loadFusions(options, session, userFusions)))
    return failure();
  for (const auto *list : {&options.disabledRules, &options.onlyRules})
    for (const std::string &id : *list)
      if (!isKnownRule(id, userFusions))
        return session.check(
            userError(Code::InvalidOption, "unknown rule '" + id + "'", "",
                      "tfuse convert --list-rules lists the rules"));
  for (const std::string &id : options.disabledRules)
    selection.disabled.insert(id);
  for (const std::string &id : options.onlyRules)
    selection.only.insert(id);
  Expected<RuntimeChoice> chosen = chooseRuntime(options.target, options.rnn);
  if (!chosen)
    return session.check(chosen.takeError());
  choice = *chosen;
  selectForms(choice, selection);
  return session.check(Session::checkReportFile(options.reportFile));
}

bool Conversion::runStep(const Step &step) {
  StringRef name = phaseName(step.phase);
  if (options.onPhase)
    options.onPhase(name);
  // What a model may have wrong in itself shows after these.
  bool verifies = verifiesAlways || options.verifyEachPhase ||
                  step.phase == Phase::Raise || step.phase == Phase::Shape ||
                  step.phase == Phase::Lower;
  // verifyEachPhase reports this time separately.
  bool isPart = verifies && !options.verifyEachPhase;
  auto check = [&](LogicalResult done) {
    return succeeded(done) && module ? verify(*module) : done;
  };
  LogicalResult outcome = session.timed(name, result.timings, [&] {
    LogicalResult done = (this->*step.body)();
    return isPart ? check(done) : done;
  });
  if (options.verifyEachPhase)
    outcome = session.timed(("verify " + name).str(), result.timings,
                            [&] { return check(outcome); });
  // A pass may report an error without failing the pipeline.
  if (failed(outcome) || session.hasFailed())
    return false;
  stopped = stopAfter == step.phase;
  return !stopped;
}

LogicalResult
Conversion::runPasses(llvm::function_ref<void(OpPassManager &)> add) {
  PassManager manager(&session.getContext(), ModuleOp::getOperationName());
  // Phases verify; passes in between need not.
  manager.enableVerifier(false);
  add(manager);
  return manager.run(*module);
}

OpCounts Conversion::countOps(StringRef stage) {
  StringMap<unsigned> counts;
  module->walk([&](Operation *op) {
    if (!isa_and_nonnull<tf::TFDialect, tfl::TFLDialect>(op->getDialect()) &&
        op->isRegistered())
      return;
    StringRef name = op->getName().stripDialect();
    if (op->hasTrait<OpTrait::ConstantLike>() || name == "yield" ||
        name == "Yield" || name == "no_value" || name == "final_state")
      return;
    ++counts[name];
  });
  session.getReport().recordOpCounts(stage, counts);
  OpCounts sorted;
  for (auto &count : counts)
    sorted.emplace_back(count.getKey().str(), count.getValue());
  llvm::sort(sorted, [](const auto &a, const auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  return sorted;
}

static bool hasControlFlow(ModuleOp module) {
  auto found = module.walk([](Operation *op) {
    StringRef name = tf::opName(op);
    bool is = name.contains("While") || name.contains("Case") ||
              name.ends_with("If") || name.ends_with("IfRegion") ||
              name.contains("TensorList") || name.starts_with("TensorArray") ||
              name.starts_with("Stack");
    return is ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found.wasInterrupted();
}

static bool hasTensorArrays(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        return tf::isa(op, "TensorArrayV3") ? WalkResult::interrupt()
                                            : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Bodies come to where they are used, lists become tensors; what is constant
/// inside a loop is known then, and so are more shapes.
static void addControlFlowPasses(OpPassManager &passes) {
  passes.addPass(tf::createControlFlowToRegionsPass());
  passes.addPass(tf::createSimplifyControlFlowPass());
  passes.addPass(tf::createTensorArraysToListsPass());
  passes.addPass(inferShapes());
  passes.addPass(tf::createConstantFoldPass());
  passes.addPass(tf::createSimplifyControlFlowPass());
  LowerTensorListsPassOptions lists;
  lists.enableDynamicUpdateSlice = true;
  // The functions of loops and branches of no use, which may carry lists.
  passes.addPass(createSymbolDCEPass());
  passes.addPass(createLowerTensorListsPass(lists));
  passes.addPass(inferShapes());
  passes.addPass(tf::createConstantFoldPass());
  passes.addPass(createCSEPass());
  passes.addPass(tf::createSimplifyControlFlowPass());
  passes.addPass(createCSEPass());
}

/// IF and WHILE name subgraphs: their regions become functions.
static void addOutliningPasses(OpPassManager &passes) {
  passes.addPass(tfl::createReduceWhilePass());
  passes.addPass(tfl::createOutlineWhilePass());
  tfl::OutlineIfPassOptions branches;
  branches.sinksConstants = true;
  passes.addPass(tfl::createOutlineIfPass(branches));
}

std::string Conversion::defaultOutput() const {
  StringRef input = StringRef(options.input).rtrim('/');
  if (!sys::fs::is_directory(input))
    input = input.drop_back(sys::path::extension(input).size());
  return (input + (stopAfter ? "." + options.stopAfter + ".mlir" : ".tflite"))
      .str();
}

LogicalResult Conversion::import() {
  ImportRequest request;
  request.path = options.input;
  request.tags = options.tags;
  request.signatures = options.signatures;
  request.inputArrays = options.inputArrays;
  request.outputArrays = options.outputArrays;
  request.inputShapes = options.inputShapes;
  request.modelRoots = options.modelRoots;
  Expected<OwningOpRef<ModuleOp>> imported =
      importModel(request, session.getContext());
  if (!imported)
    return session.check(imported.takeError());
  module = std::move(*imported);
  return success();
}

LogicalResult Conversion::fuseCompositeFunctions() {
  // What functions compute with says little of types; composites need to know
  // them. Most models have none.
  bool hasComposites = any_of(module->getOps<func::FuncOp>(), isAnnotated);
  // A call that nothing needs and that changes nothing is not run in
  // TensorFlow. What it becomes may be an op of which that is not known.
  if (hasComposites)
    loops::eraseDeadOps(module->getBodyRegion());
  if (failed(runPasses([&](OpPassManager &passes) {
        if (hasComposites)
          passes.addPass(inferShapes());
        // Keras 3 exports one model under several names; from here on it is
        // one, and a composite that does not fit is reported once.
        passes.addPass(tf::createDeduplicateFunctionsPass());
      })))
    return failure();
  CompositeOptions composite;
  composite.selection = selection;
  composite.fallback = options.fallbackComposites;
  for (const std::string &name : options.requiredFusions)
    if (!userFusions.hasPattern(name))
      composite.required.push_back(name);
  return fuseComposites(*module, composite, session.getReport(),
                        userFusions.composites());
}

/// Applies what the user brought along for ops, if that is anything.
LogicalResult Conversion::applyUserPatterns() {
  Report &report = session.getReport();
  if (failed(userFusions.applyPatterns(*module, selection, report)))
    return failure();
  for (const std::string &name : options.requiredFusions) {
    auto isApplied = [&](const RewriteEvent &event) {
      return event.rule == name;
    };
    if (userFusions.hasPattern(name) && none_of(report.applied(), isApplied))
      return session.check(userError(
          Code::FusionRequired,
          "'" + name + "' is required (--require-fusion) but was not applied",
          "", "--report FILE lists where it almost matched"));
  }
  return success();
}

LogicalResult Conversion::writeIR() {
  return session.check(writeAtomically(result.output, [&](raw_ostream &os) {
    OpPrintingFlags flags;
    flags.enableDebugInfo(true, /*prettyForm=*/false)
        .elideLargeElementsAttrs()
        .elideLargeResourceString();
    module->print(os, flags);
    os << '\n';
  }));
}

static bool hasPrograms(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        return tf::isa(op, "XlaCallModule") ? WalkResult::interrupt()
                                            : WalkResult::advance();
      })
      .wasInterrupted();
}

LogicalResult Conversion::raise() {
  if (failed(raiseToTF(*module)))
    return failure();
  if (!hasPrograms(*module))
    return success();
  // Composites of programs are composites as any other.
  holdsPrograms = true;
  return runPasses([](OpPassManager &passes) {
    passes.addPass(createImportProgramsPass());
    passes.addPass(stablehlo::createCallCompositesPass());
    LegalizeStableHLOPassOptions structure;
    structure.structureOnly = true;
    passes.addPass(createLegalizeStableHLOPass(structure));
  });
}

LogicalResult Conversion::freeze() {
  return runPasses([&](OpPassManager &passes) {
    if (holdsPrograms) {
      // Functions that composites stood for are no longer called.
      passes.addPass(createSymbolDCEPass());
      passes.addPass(createLegalizeStableHLOPass());
    }
    // Calls go first, so that each variable is read where its argument is.
    passes.addPass(tf::createInlineCallsPass());
    passes.addPass(createSymbolDCEPass());
    if (holdsPrograms)
      passes.addPass(createEraseIdleAssignmentsPass());
    // Two loops with equal bodies have variables of their own.
    tf::GuaranteeAllFuncsOneUsePassOptions copies;
    copies.handlesOnly = true;
    passes.addPass(tf::createGuaranteeAllFuncsOneUsePass(copies));
    tf::FreezeAssetsPassOptions assets;
    assets.savedModelDir = options.input;
    passes.addPass(tf::createFreezeAssetsPass(assets));
    passes.addPass(tf::createOptimizeGlobalTensorsPass());
    passes.addPass(freezeVariables());
    // The variables that are left are state.
    passes.addPass(tf::createUnfreezeMutableGlobalTensorsPass());
    passes.addPass(tf::createLocalizeVarHandlesPass());
    passes.addPass(tf::createDecomposeResourceOpsPass());
    passes.addPass(tf::createForwardVariableValuesPass());
    tf::InitTextFileToImportPassOptions tables;
    tables.anyPath = false;
    if (sys::fs::is_directory(options.input))
      tables.roots.push_back(options.input);
    append_range(tables.roots, options.modelRoots);
    passes.addPass(tf::createInitTextFileToImportPass(tables));
  });
}

LogicalResult Conversion::learnShapes() {
  result.opsBefore = countOps("before");
  // TensorFlow does not run what nothing needs: mistakes in it are none.
  loops::eraseDeadOps(module->getBodyRegion());
  // The rank of one comparison may decide that of the next.
  do {
    if (failed(runPasses([](OpPassManager &passes) {
          passes.addPass(inferShapes(/*diagnose=*/true));
        })))
      return failure();
  } while (tf::assumeBroadcasts(*module) != 0);
  return runPasses([](OpPassManager &passes) {
    // Scatters wait until the rank of their operands is known.
    passes.addPass(tf::createDecomposeResourceOpsPass());
    passes.addPass(tf::createForwardVariableValuesPass());
  });
}

/// Folding makes more shapes known, and those more constants.
LogicalResult Conversion::fold() {
  return runPasses([](OpPassManager &passes) {
    tf::ConstantFoldPassOptions folding;
    folding.diagnose = true;
    // Twice: results without elements are constants, whatever they are made
    // of, and some operands are known afterwards only.
    passes.addPass(tf::createCheckOperandsPass());
    passes.addPass(tf::createConstantFoldPass(folding));
    passes.addPass(tf::createCheckOperandsPass());
    // Once it is known what tables are filled with.
    passes.addPass(tf::createSplitHashTablesPass());
    passes.addPass(createCSEPass());
    passes.addPass(inferShapes(/*diagnose=*/true));
    passes.addPass(tf::createConstantFoldPass());
  });
}

/// The user's patterns see ops as TensorFlow has them, with all that is known
/// of them; what they put there may be folded again.
LogicalResult Conversion::foldAndFuse() {
  if (failed(fold()))
    return failure();
  if (!userFusions.hasPatterns())
    return success();
  return failed(applyUserPatterns()) ? failure() : fold();
}

LogicalResult Conversion::fuseRecurrent() {
  noteMissingOps(*module, choice.target);
  // Loops of TensorFlow 1 have TensorArrays, the rules look for lists.
  if (hasTensorArrays(*module) && failed(runPasses([](OpPassManager &passes) {
        passes.addPass(tf::createControlFlowToRegionsPass());
        passes.addPass(tf::createSimplifyControlFlowPass());
        passes.addPass(tf::createTensorArraysToListsPass());
        passes.addPass(inferShapes());
        passes.addPass(tf::createConstantFoldPass());
        passes.addPass(createCSEPass());
      })))
    return failure();
  Report &report = session.getReport();
  FusionValidator validator(options.verify ? FusionValidation::Full
                                           : defaultFusionValidation);
  for (;;) {
    size_t before = report.applied().size();
    if (failed(tfuse::fuseRecurrent(*module, selection, report, {}, validator)))
      return failure();
    if (report.applied().size() == before) {
      validator.record(report);
      return success();
    }
    // The loops' functions are gone then, what they held of variables with
    // them, and weights are put together.
    if (failed(runPasses([](OpPassManager &passes) {
          passes.addPass(createSymbolDCEPass());
          passes.addPass(freezeVariables());
          // Loops do not let shapes through that their ops know, and the loop
          // behind may need them.
          passes.addPass(inferShapes());
          passes.addPass(tf::createConstantFoldPass());
          passes.addPass(createCSEPass());
        })))
      return failure();
  }
}

LogicalResult Conversion::lower() {
  return runPasses([&](OpPassManager &passes) {
    if (hasControlFlow(*module))
      addControlFlowPasses(passes);
    passes.addPass(tf::createFoldIdentitiesPass());
    LegalizeTFPassOptions lowering;
    lowering.diagnose = true;
    lowering.allowCustomOps = options.allowCustomOps;
    passes.addPass(createLegalizeTFPass(lowering));
    passes.addPass(tfl::createInsertCallOncePass());
  });
}

LogicalResult Conversion::applyPeephole() {
  if (failed(
          applyRules(*module, peepholeRules(), selection, session.getReport())))
    return failure();
  return runPasses([&](OpPassManager &passes) {
    passes.addPass(createCSEPass());
    addOutliningPasses(passes);
    // Equal states are states of their own nevertheless.
    passes.addNestedPass<func::FuncOp>(tfl::createSplitMergedOperandsPass());
    passes.addPass(tfl::createPlaceStatesPass());
    bool verifies = verifiesAlways || options.verifyEachPhase;
    if (verifies)
      passes.addPass(tfl::createVerifyKernelTypesPass());
    // TFLite Micro computes nothing in place.
    if (choice.target == Runtime::Micro)
      return;
    // The order of the ops is final: that of the file.
    passes.addNestedPass<func::FuncOp>(tfl::createOrderInPlaceOpsPass());
    if (verifies)
      passes.addNestedPass<func::FuncOp>(tfl::createVerifyMemorySharingPass());
  });
}

LogicalResult Conversion::write() {
  result.opsAfter = countOps("after");
  result.runtimes = describeRuntimes(*module);
  if (std::string why = whyRefused(*module, choice.target); !why.empty()) {
    StringRef target =
        options.target.empty() ? StringRef("interpreter") : options.target;
    std::string message =
        ("target '" + target + "' cannot run the model: " + why).str();
    if (!options.force)
      return session.check(userError(Code::InvalidOption, message, "",
                                     "choose another --target, or write the "
                                     "file nevertheless with --force"));
    emitWarning(UnknownLoc::get(module->getContext())) << message;
  }
  ExportOptions exportOptions;
  exportOptions.allowCustomOps = options.allowCustomOps;
  return session.check(exportTFLite(*module, result.output, exportOptions));
}

const Conversion::Step Conversion::steps[] = {
    {Phase::Import, &Conversion::import},
    {Phase::Raise, &Conversion::raise},
    // Before calls are inlined, while what stands for one op is one function.
    {Phase::Composite, &Conversion::fuseCompositeFunctions},
    {Phase::Freeze, &Conversion::freeze},
    {Phase::Shape, &Conversion::learnShapes},
    {Phase::Fold, &Conversion::foldAndFuse},
    // Weights are constants now, and their loops no ops of the runtime yet.
    {Phase::Rnn, &Conversion::fuseRecurrent},
    {Phase::Lower, &Conversion::lower},
    {Phase::Peephole, &Conversion::applyPeephole},
    {Phase::Export, &Conversion::write},
};

LogicalResult Conversion::run() {
  if (failed(checkOptions()))
    return failure();
  result.output = options.output.empty() ? defaultOutput() : options.output;
  for (const Step &step : steps)
    if (!runStep(step))
      break;
  if (session.hasFailed())
    return failure();
  if (stopped && stopAfter != Phase::Export && failed(writeIR()))
    return failure();

  raw_string_ostream summary(result.summary);
  session.getReport().printSummary(summary);
  result.reportJSON = session.reportAsJSON();
  if (sys::fs::file_size(result.output, result.outputBytes))
    result.outputBytes = 0; // Written to a pipe.
  return session.writeReport(options.reportFile);
}

ConvertResult convert(const ConvertOptions &options) {
  // On the heap: a run that is given up leaves it in any state.
  auto result = std::make_unique<ConvertResult>();
  if (!Session::runGuarded(options.onDiagnostic, [&] {
        result->succeeded = succeeded(Conversion(options, *result).run());
      })) {
    (void)result.release();
    return {};
  }
  return std::move(*result);
}

} // namespace tfuse
