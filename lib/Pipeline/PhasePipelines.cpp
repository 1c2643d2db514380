//===- PhasePipelines.cpp - The passes of each phase ----------------------===//
//
// The order of the passes, with the reason for each place.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Pipeline/PhasePipelines.h"

#include "tfuse/Conversion/Passes.h"
#include "tfuse/Conversion/StableHLOToTF/Passes.h"
#include "tfuse/Conversion/TFGToTF/TFGToTF.h"
#include "tfuse/Conversion/TFLToTF/Passes.h"
#include "tfuse/Conversion/TensorLists/Passes.h"
#include "tfuse/Dialect/StableHLO/Transforms/Passes.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Dialect/TFL/Transforms/Passes.h"
#include "tfuse/Pipeline/Passes.h"
#include "tfuse/Plugin/Passes.h"
#include "tfuse/Quantize/Passes.h"
#include "tfuse/Rules/Composite/Passes.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/Peephole/Passes.h"
#include "tfuse/Rules/Recurrent/Passes.h"
#include "tfuse/Rules/Recurrent/TargetFeatures.h"
#include "tfuse/Rules/RulePass.h"
#include "tfuse/Rules/StableHLO/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

Error loadUserFusions(PhaseOptions &options) {
  if (options.fusionPlugins.empty() && options.fusionFiles.empty())
    return Error::success();
  auto loaded = std::make_shared<UserFusions>();
  if (Error error = loaded->load(options.fusionPlugins, options.fusionFiles))
    return error;
  options.userFusions = std::move(loaded);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Parts of several phases
//===----------------------------------------------------------------------===//

/// A pipeline that a pass runs repeatedly.
static SmallVector<OpPassManager>
nested(llvm::function_ref<void(OpPassManager &)> add) {
  SmallVector<OpPassManager> pipelines;
  add(pipelines.emplace_back(ModuleOp::getOperationName()));
  return pipelines;
}

static std::unique_ptr<Pass>
runIf(ModuleProperty property, llvm::function_ref<void(OpPassManager &)> add) {
  RunIfPassOptions options;
  options.has = property;
  options.pipelines = nested(add);
  return createRunIfPass(std::move(options));
}

/// Infers shapes without warnings about shared functions: earlier passes, not
/// users, make equal branches and bodies share a function.
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

static UserFusionsPassOptions userFusionsOptions(const PhaseOptions &options) {
  UserFusionsPassOptions result;
  append_range(result.plugins, options.fusionPlugins);
  append_range(result.files, options.fusionFiles);
  append_range(result.requireFusion, options.requiredFusions);
  setSelection(result, options.selection);
  result.semantics = options.rules.semantics;
  result.remarks = options.rules.remarks;
  return result;
}

/// V1 loops use TensorArrays; rules and lowerings handle TensorLists only.
static void addTensorArrayPasses(OpPassManager &passes) {
  passes.addPass(tf::createControlFlowToRegionsPass());
  passes.addPass(tf::createSimplifyControlFlowPass());
  passes.addPass(tf::createTensorArraysToListsPass());
  passes.addPass(inferShapes());
  passes.addPass(tf::createConstantFoldPass());
}

//===----------------------------------------------------------------------===//
// Phases, in their order
//===----------------------------------------------------------------------===//

static void addRaise(OpPassManager &passes, const PhaseOptions &options) {
  passes.addPass(createTFGToTFPass());
  // Run before phase `composite`, which also converts the composites of
  // StableHLO programs.
  passes.addPass(runIf(ModuleProperty::Programs, [](OpPassManager &passes) {
    passes.addPass(createImportProgramsPass());
    passes.addPass(stablehlo::createCallCompositesPass());
    LegalizeStableHLOPassOptions structure;
    structure.structureOnly = true;
    passes.addPass(createLegalizeStableHLOPass(structure));
  }));
}

/// Run before calls are inlined: a composite is one function.
static void addComposite(OpPassManager &passes, const PhaseOptions &options) {
  // Functions carry few types, and the composite rules need them.
  passes.addPass(runIf(ModuleProperty::Composites, [](OpPassManager &passes) {
    passes.addPass(tf::createEraseDeadOpsPass());
    passes.addPass(inferShapes());
  }));
  // Keras 3 exports one model under several names. Merge the copies, so that a
  // composite that does not match is reported once.
  passes.addPass(tf::createDeduplicateFunctionsPass());
  if (options.userFusions) {
    UserFusionsPassOptions fusions = userFusionsOptions(options);
    fusions.appliesPatterns = false;
    fusions.everything = false;
    fusions.fallback = options.fallbackComposites;
    passes.addPass(
        createUserFusionsPass(fusions, options.userFusions, options.report));
    return;
  }
  PrepareCompositeFunctionsPassOptions composites;
  composites.everything = false;
  composites.fallback = options.fallbackComposites;
  append_range(composites.requireFusion, options.requiredFusions);
  setSelection(composites, options.selection);
  composites.semantics = options.rules.semantics;
  composites.remarks = options.rules.remarks;
  passes.addPass(
      createPrepareCompositeFunctionsPass(composites, options.report));
}

static void addFreeze(OpPassManager &passes, const PhaseOptions &options) {
  passes.addPass(runIf(ModuleProperty::Programs, [&](OpPassManager &passes) {
    // The bodies of fused composites have no callers any more.
    passes.addPass(createSymbolDCEPass());
    RecognizeStableHLOPassOptions formulas;
    setSelection(formulas, options.selection);
    formulas.semantics = options.rules.semantics;
    formulas.remarks = options.rules.remarks;
    passes.addPass(createRecognizeStableHLOPass(formulas, options.report));
    passes.addPass(createLegalizeStableHLOPass());
  }));
  // Inline calls first, so that each variable is read in the function that it
  // is bound to.
  passes.addPass(tf::createInlineCallsPass());
  passes.addPass(createSymbolDCEPass());
  passes.addPass(createEraseIdleAssignmentsPass());
  // Two loops with equal bodies have different variables.
  tf::GuaranteeAllFuncsOneUsePassOptions copies;
  copies.handlesOnly = true;
  passes.addPass(tf::createGuaranteeAllFuncsOneUsePass(copies));
  tf::FreezeAssetsPassOptions assets;
  assets.savedModelDir = options.model;
  passes.addPass(tf::createFreezeAssetsPass(assets));
  passes.addPass(tf::createOptimizeGlobalTensorsPass());
  passes.addPass(freezeVariables());
  // The remaining variables are mutable state.
  passes.addPass(tf::createUnfreezeMutableGlobalTensorsPass());
  passes.addPass(tf::createLocalizeVarHandlesPass());
  passes.addPass(tf::createDecomposeResourceOpsPass());
  passes.addPass(tf::createForwardVariableValuesPass());
  tf::InitTextFileToImportPassOptions tables;
  tables.anyPath = false;
  if (sys::fs::is_directory(options.model))
    tables.roots.push_back(options.model);
  append_range(tables.roots, options.modelRoots);
  passes.addPass(tf::createInitTextFileToImportPass(tables));
}

static tf::CutGraphPassOptions cutOptions(const PhaseOptions &options) {
  tf::CutGraphPassOptions result;
  append_range(result.from, options.fromTensors);
  append_range(result.to, options.toTensors);
  for (const InputShape &shape : options.inputShapes)
    result.shapes.push_back(shape.name + "=" +
                            join(map_range(shape.dimensions,
                                           [](int64_t dim) {
                                             return dim < 0
                                                        ? "?"
                                                        : std::to_string(dim);
                                           }),
                                 "x"));
  return result;
}

static void addShape(OpPassManager &passes, const PhaseOptions &options) {
  passes.addPass(tf::createEraseDeadOpsPass());
  if (!options.fromTensors.empty() || !options.toTensors.empty()) {
    // New inputs have the types that inference finds.
    passes.addPass(inferShapes());
    passes.addPass(tf::createCutGraphPass(cutOptions(options)));
    // The functions of loops and branches that were left out.
    passes.addPass(createSymbolDCEPass());
  }
  tf::AssumeBroadcastPassOptions comparisons;
  comparisons.pipelines = nested([](OpPassManager &passes) {
    passes.addPass(inferShapes(/*diagnose=*/true));
  });
  passes.addPass(tf::createAssumeBroadcastPass(comparisons));
  // Run after shape inference: decomposing a scatter requires the ranks of its
  // operands.
  passes.addPass(tf::createDecomposeResourceOpsPass());
  passes.addPass(tf::createForwardVariableValuesPass());
}

/// Folding and shape inference alternate: constants give more shapes, and
/// shapes give more constants.
static void addFolding(OpPassManager &passes) {
  tf::ConstantFoldPassOptions folding;
  folding.diagnose = true;
  // Check operands before folding, because results without elements fold
  // for any operands; and after it, because more operands are known.
  passes.addPass(tf::createCheckOperandsPass());
  passes.addPass(tf::createConstantFoldPass(folding));
  passes.addPass(tf::createCheckOperandsPass());
  // The keys and values of hash tables are constants now.
  passes.addPass(tf::createSplitHashTablesPass());
  passes.addPass(createCSEPass());
  passes.addPass(inferShapes(/*diagnose=*/true));
  passes.addPass(tf::createConstantFoldPass());
}

/// Run after folding, so that constants are computed in float64, and before
/// loops become recurrent ops, which have float32 kernels only.
static void addNarrowing(OpPassManager &passes, const PhaseOptions &options) {
  if (!options.allowNarrowing)
    return;
  passes.addPass(tf::createNarrowTypesPass(options.report));
  passes.addPass(createCSEPass());
  passes.addPass(tf::createConstantFoldPass());
}

static void addUserPatterns(OpPassManager &passes,
                            const PhaseOptions &options) {
  if (!options.userFusions || !options.userFusions->hasPatterns())
    return;
  // The user's patterns match TensorFlow's ops with inferred shapes. The ops
  // that they create may fold again.
  UserFusionsPassOptions patterns = userFusionsOptions(options);
  patterns.fusesComposites = false;
  passes.addPass(
      createUserFusionsPass(patterns, options.userFusions, options.report));
  addFolding(passes);
}

static void addFold(OpPassManager &passes, const PhaseOptions &options) {
  addFolding(passes);
  addUserPatterns(passes, options);
  addNarrowing(passes, options);
}

static FuseRecurrentPassOptions
fuseRecurrentOptions(const PhaseOptions &options) {
  FuseRecurrentPassOptions result;
  setSelection(result, options.selection);
  result.verify = options.verifiesFusions;
  result.remarks = options.rules.remarks;
  result.missingOps = missingOps(options.runtime, options.quantization.mode);
  if (options.streams)
    result.missingOps.push_back(maskedSequencesFeature.str());
  return result;
}

/// Run after weights are constants and before loops are lowered.
static void addRnn(OpPassManager &passes, const PhaseOptions &options) {
  passes.addPass(runIf(ModuleProperty::TensorArrays, [](OpPassManager &passes) {
    addTensorArrayPasses(passes);
    passes.addPass(createCSEPass());
  }));
  // StableHLO programs reshape biases and concatenate kernels in each
  // iteration.
  passes.addPass(runIf(ModuleProperty::LoopRegions, [](OpPassManager &passes) {
    passes.addPass(tf::createSimplifyControlFlowPass());
    passes.addPass(tf::createConstantFoldPass());
    passes.addPass(createCSEPass());
  }));
  FuseRecurrentPassOptions fusing = fuseRecurrentOptions(options);
  fusing.pipelines = nested([](OpPassManager &passes) {
    // Erase the fused loop's functions: these may use variables that can be
    // frozen without them.
    passes.addPass(createSymbolDCEPass());
    passes.addPass(freezeVariables());
    // A sequence op has more precise shapes than a loop, and the next loop may
    // need them.
    passes.addPass(inferShapes());
    passes.addPass(tf::createConstantFoldPass());
    passes.addPass(createCSEPass());
  });
  passes.addPass(createFuseRecurrentPass(fusing, options.report));
}

static PeepholePassOptions peepholeOptions(const PhaseOptions &options) {
  PeepholePassOptions result;
  setSelection(result, options.selection);
  result.semantics = options.rules.semantics;
  result.remarks = options.rules.remarks;
  result.keepQuantized = options.isTFLite;
  return result;
}

static void addLower(OpPassManager &passes, const PhaseOptions &options) {
  // Regions and tensors expose loop-invariant values: more constants and shapes
  // are known.
  passes.addPass(runIf(ModuleProperty::ControlFlow, [](OpPassManager &passes) {
    addTensorArrayPasses(passes);
    // Loops over one time step are inlined only here, after the rnn phase.
    tf::SimplifyControlFlowPassOptions inlining;
    inlining.inlineSingleIterations = true;
    passes.addPass(tf::createSimplifyControlFlowPass(inlining));
    // Functions that became regions of loops and branches may contain lists.
    passes.addPass(createSymbolDCEPass());
    LowerTensorListsPassOptions lists;
    lists.enableDynamicUpdateSlice = true;
    passes.addPass(createLowerTensorListsPass(lists));
    passes.addPass(inferShapes());
    passes.addPass(tf::createConstantFoldPass());
    passes.addPass(createCSEPass());
    passes.addPass(tf::createSimplifyControlFlowPass(inlining));
    passes.addPass(tf::createConstantFoldPass());
    passes.addPass(createCSEPass());
  }));
  passes.addPass(tf::createFoldIdentitiesPass());
  // TFLite lacks some of the ops in formulas, such as erf.
  PeepholePassOptions formulas = peepholeOptions(options);
  formulas.beforeLowering = true;
  passes.addPass(createPeepholePass(formulas, options.report));
  LegalizeTFPassOptions lowering;
  lowering.diagnose = true;
  lowering.allowCustomOps = options.allowCustomOps;
  lowering.selectTfOps = options.selectTfOps;
  append_range(lowering.selectUserTfOps, options.selectUserTfOps);
  lowering.keepsFakeQuant = quantize::needsRanges(options.quantization.mode);
  passes.addPass(createLegalizeTFPass(lowering));
  passes.addPass(tfl::createInsertCallOncePass());
}

/// Orders ops as in the file, so that no op overwrites a tensor that a later op
/// reads.
static void addMemoryOrder(OpPassManager &passes, const PhaseOptions &options) {
  // TFLite Micro never computes in place.
  if (options.runtime.target == Runtime::Micro)
    return;
  passes.addNestedPass<func::FuncOp>(tfl::createOrderInPlaceOpsPass());
  if (options.verifiesResult)
    passes.addNestedPass<func::FuncOp>(tfl::createVerifyMemorySharingPass());
}

/// Run after all other rules, which prefer the forms that these replace.
static void addFormsForTarget(OpPassManager &passes,
                              const PhaseOptions &options) {
  RuleSelection selection = options.selection;
  selection.only.clear();
  selection.runOnlyTagged(peepholeRules(),
                          ("target=" + nameOf(options.runtime.target)).str());
  if (const auto &given = options.selection.only; !given.empty())
    for (const RuleInfo &rule : peepholeRules())
      if (!given.contains(rule.id))
        selection.only.erase(rule.id);
  if (selection.only.empty())
    return;
  PeepholePassOptions forms = peepholeOptions(options);
  setSelection(forms, selection);
  if (options.quantization.mode == quantize::Mode::Int16x8)
    append_range(forms.missingOps,
                 missingIntegerKernels(options.runtime.target));
  passes.addPass(createPeepholePass(forms, options.report));
  passes.addPass(createCSEPass());
}

static void addPeephole(OpPassManager &passes, const PhaseOptions &options) {
  if (options.isTFLite) {
    // While the ops are in the order of the file.
    passes.addPass(tfl::createEraseControlNodesPass());
    passes.addPass(tfl::createRaiseStatesPass());
    passes.addPass(tfl::createInlineRegionsPass());
    passes.addPass(tfl::createUseArithConstantsPass());
    passes.addPass(createCSEPass());
    // The rules read loops of the tf dialect.
    passes.addPass(createRaiseLoopsPass());
    passes.addPass(
        createFuseRecurrentPass(fuseRecurrentOptions(options), options.report));
    passes.addPass(createRestoreLoopsPass());
    // The weights of a masked layer have another column.
    passes.addPass(tf::createConstantFoldPass());
    passes.addPass(createLegalizeTFPass());
    passes.addPass(createCSEPass());
  }
  passes.addPass(createPeepholePass(peepholeOptions(options), options.report));
  passes.addPass(createCSEPass());
  if (options.streams) {
    // CSE may have merged equal initial states, which become different inputs.
    passes.addNestedPass<func::FuncOp>(tfl::createSplitMergedOperandsPass());
    // Fewer ops combine time steps after rewrites, and with a known number of
    // time steps more of them apply.
    tfl::StreamSequencesPassOptions streaming;
    streaming.chunk = options.chunk;
    streaming.init = options.computesInitialStates;
    passes.addPass(tfl::createStreamSequencesPass(streaming));
    passes.addPass(
        createPeepholePass(peepholeOptions(options), options.report));
    passes.addPass(createCSEPass());
  }
  addFormsForTarget(passes, options);
  // IF and WHILE refer to subgraphs, so their regions become functions.
  passes.addPass(tfl::createReduceWhilePass());
  passes.addPass(tfl::createOutlineWhilePass());
  tfl::OutlineIfPassOptions branches;
  branches.sinksConstants = true;
  passes.addPass(tfl::createOutlineIfPass(branches));
  // CSE may have merged equal initial states; each recurrent op needs its own
  // variable tensor, so split them again.
  passes.addNestedPass<func::FuncOp>(tfl::createSplitMergedOperandsPass());
  passes.addPass(tfl::createPlaceStatesPass());
  if (options.verifiesResult)
    passes.addPass(tfl::createVerifyKernelTypesPass());
  addMemoryOrder(passes, options);
}

static void addQuantize(OpPassManager &passes, const PhaseOptions &options) {
  const quantize::Options &quantization = options.quantization;
  if (quantization.mode == quantize::Mode::None)
    return;
  if (quantize::needsRanges(quantization.mode)) {
    quantize::QuantizePassOptions given;
    given.mode = modeName(quantization.mode).str();
    given.inputType = ioTypeName(quantization.inputType).str();
    given.outputType = ioTypeName(quantization.outputType).str();
    if (!quantization.recipe)
      append_range(given.keepFloat, quantization.keepFloat);
    given.integerOnly = quantization.integerOnly;
    given.calibrated = quantization.isCalibrated;
    given.micro = options.runtime.target == Runtime::Micro;
    append_range(given.missingKernels,
                 missingIntegerKernels(options.runtime.target));
    given.perChannelFullyConnected =
        takesPerChannelFullyConnected(options.runtime.target);
    // No CSE from here on: it would merge equal ops that write initial states,
    // which are different tensors.
    passes.addPass(createQuantizePass(given, options.report));
  }
  // A recipe mixes modes. Its ops have attributes with all options.
  if (quantization.recipe) {
    quantize::QuantizeWeightsPassOptions given;
    given.mode = modeName(quantize::Mode::Weights).str();
    passes.addPass(createQuantizeWeightsPass(given, options.report));
  } else if (!quantize::needsRanges(quantization.mode)) {
    quantize::QuantizeWeightsPassOptions given;
    given.mode = modeName(quantization.mode).str();
    given.weightBits = quantization.weightBits;
    given.minElements = quantization.minElements;
    append_range(given.keepFloat, quantization.keepFloat);
    passes.addPass(createQuantizeWeightsPass(given, options.report));
  }
  if (options.verifiesResult)
    passes.addPass(tfl::createVerifyKernelTypesPass());
  addMemoryOrder(passes, options);
}

void buildPhase(Phase phase, OpPassManager &passes,
                const PhaseOptions &options) {
  switch (phase) {
  case Phase::Import:
  case Phase::Export:
    return;
  case Phase::Raise:
    return addRaise(passes, options);
  case Phase::Composite:
    return addComposite(passes, options);
  case Phase::Freeze:
    return addFreeze(passes, options);
  case Phase::Shape:
    return addShape(passes, options);
  case Phase::Fold:
    return addFold(passes, options);
  case Phase::Rnn:
    return addRnn(passes, options);
  case Phase::Lower:
    return addLower(passes, options);
  case Phase::Peephole:
    return addPeephole(passes, options);
  case Phase::Quantize:
    return addQuantize(passes, options);
  }
}

void buildConversion(OpPassManager &passes, const PhaseOptions &options) {
  for (Phase phase : allPhases())
    buildPhase(phase, passes, options);
}

} // namespace tfuse
