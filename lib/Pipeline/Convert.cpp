//===- Convert.cpp - A conversion, phase by phase -------------------------===//
//
// Reads the model, runs the pipeline of each phase (PhasePipelines.cpp), and
// writes the file. Times and announces each phase, and verifies its result in
// debug builds.
//
//===----------------------------------------------------------------------===//

#include "ArenaSummary.h"
#include "Conversion.h"
#include "CutHints.h"
#include "ModelGraph.h"
#include "Quantization.h"
#include "SignatureHints.h"
#include "TFLiteModule.h"
#include "tfuse/Check/RewriteChecker.h"
#include "tfuse/Pipeline/GpuDelegate.h"
#include "tfuse/Pipeline/ImportModel.h"
#include "tfuse/Quantize/AttachRanges.h"
#include "tfuse/Rules/RulePass.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/tfuse.h"

#include "tfuse/Conversion/TFGToTF/TFGToTF.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Export/TFLite/TFLiteExport.h"
#include "tfuse/Support/AtomicFile.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
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

static bool isKnownRule(StringRef id, const UserFusions *userFusions) {
  return (userFusions && userFusions->has(id)) ||
         any_of(listRules(), [&](const RuleDescription &rule) {
           return StringRef(rule.id) == id;
         });
}

std::vector<RuleDescription> listRules(const ConvertOptions &options) {
  std::vector<RuleDescription> result = listRules();
  Session session(options.onDiagnostic);
  UserFusions userFusions;
  if (succeeded(session.check(
          userFusions.load(options.fusionPlugins, options.fusionFiles))))
    for (const UserFusions::Description &rule : userFusions.descriptions())
      result.push_back({rule.id, rule.group, rule.summary, true});
  return result;
}

static Error checkStreaming(const ConvertOptions &options) {
  if (!options.rnnState.empty() && options.rnnState != "io" &&
      options.rnnState != "init-step")
    return userError(Code::InvalidOption,
                     "unknown value '" + options.rnnState + "' of --rnn-state",
                     "", "the valid values are io and init-step");
  if (options.chunk < 1 || !isUInt<31>(options.chunk))
    return userError(Code::InvalidOption,
                     "--chunk " + Twine(options.chunk) +
                         " is not a number of time steps",
                     "", "give a number from 1 on");
  if (options.chunk != 1 && options.rnnState.empty())
    return userError(Code::InvalidOption,
                     "--chunk has no effect without --rnn-state", "",
                     "add --rnn-state=io");
  if (!options.rnnState.empty() && options.rnn == "unrolled")
    return userError(Code::InvalidOption,
                     "--rnn=unrolled has no loop or recurrent op whose states "
                     "--rnn-state could expose",
                     "", "omit --rnn, or choose fused or while");
  return Error::success();
}

LogicalResult Conversion::checkOptions() {
  if (!options.stopAfter.empty()) {
    stopAfter = phaseFromName(options.stopAfter);
    if (!stopAfter)
      return session.check(userError(
          Code::InvalidOption, "unknown phase '" + options.stopAfter + "'", "",
          "tfuse convert --list-phases lists the phases"));
  }
  phases.fusionPlugins = options.fusionPlugins;
  phases.fusionFiles = options.fusionFiles;
  if (failed(session.check(loadUserFusions(phases))))
    return failure();
  for (const auto *list : {&options.disabledRules, &options.onlyRules})
    for (const std::string &id : *list)
      if (!isKnownRule(id, phases.userFusions.get()))
        return session.check(
            userError(Code::InvalidOption, "unknown rule '" + id + "'", "",
                      "tfuse convert --list-rules lists the rules"));
  phases.selection =
      selectionOf(options.onlyRules, /*enabled=*/{}, options.disabledRules);
  if (Expected<quantize::Options> quantization =
          readQuantization(options.quantization))
    phases.quantization = std::move(*quantization);
  else
    return session.check(quantization.takeError());
  assumesRanges = dryRun && needsRanges(phases.quantization.mode) &&
                  !phases.quantization.isCalibrated;
  phases.quantization.isCalibrated |= assumesRanges;
  Expected<RuntimeChoice> chosen =
      chooseRuntime(options.target, options.rnn, phases.quantization.mode);
  if (!chosen)
    return session.check(chosen.takeError());
  phases.runtime = *chosen;
  // The costs are those of whole sequences.
  if (failed(session.check(
          optimizeFor(options.optimizeFor, options.rnn + options.rnnState,
                      phases.quantization.mode, phases.runtime))))
    return failure();
  selectForms(phases.runtime, phases.selection);
  if (failed(session.check(checkStreaming(options))))
    return failure();
  phases.streams = !options.rnnState.empty();
  phases.computesInitialStates = options.rnnState == "init-step";
  phases.chunk = options.chunk;
  phases.model = options.input;
  phases.modelRoots = options.modelRoots;
  phases.fromTensors = options.fromTensors;
  phases.toTensors = options.toTensors;
  phases.inputShapes = options.inputShapes;
  phases.allowCustomOps = options.allowCustomOps;
  phases.selectTfOps = options.selectTfOps;
  phases.selectUserTfOps = options.selectUserTfOps;
  phases.allowNarrowing = options.allowNarrowing;
  phases.fallbackComposites = options.fallbackComposites;
  phases.requiredFusions = options.requiredFusions;
  phases.verifiesFusions = options.verify;
  phases.verifiesResult = verifiesAlways || options.verifyEachPhase;
  phases.report = &session.getReport();
  if (dryRun)
    return success();
  result.output = options.output.empty() ? defaultOutput() : options.output;
  if (failed(session.check(
          Session::checkOutputFile(result.output, options.input))))
    return failure();
  if (failed(session.check(
          Session::checkReportFile(options.reportFile, result.output))))
    return failure();
  return session.check(Session::createFolder(options.modelExplorer));
}

LogicalResult Conversion::runBody(Phase phase) {
  switch (phase) {
  case Phase::Import:
    return import();
  case Phase::Export:
    return write();
  case Phase::Quantize:
    if (failed(session.check(prepareQuantization(*module, options.quantization,
                                                 phases.quantization,
                                                 session.getReport()))))
      return failure();
    if (assumesRanges &&
        failed(session.check(quantize::attachAssumedRanges(
            *module,
            phases.quantization.mode == quantize::Mode::Int16x8 ? 16 : 8))))
      return failure();
    return runPasses(phase);
  case Phase::Composite:
    addGraph("before");
    return runPasses(phase);
  case Phase::Shape:
    result.opsBefore = countOps("before");
    return runPasses(phase);
  default:
    return runPasses(phase);
  }
}

bool Conversion::runPhase(Phase phase) {
  StringRef name = phaseName(phase);
  if (failed(session.check(Session::announce(options.onPhase, name))))
    return false;
  // These phases can expose mistakes in the model itself.
  bool verifies = verifiesAlways || options.verifyEachPhase ||
                  phase == Phase::Raise || phase == Phase::Shape ||
                  phase == Phase::Lower;
  // verifyEachPhase reports this time separately.
  bool isPart = verifies && !options.verifyEachPhase;
  auto check = [&](LogicalResult done) {
    return succeeded(done) && module ? verify(*module) : done;
  };
  LogicalResult outcome = session.timed(name, result.timings, [&] {
    LogicalResult done = runBody(phase);
    return isPart ? check(done) : done;
  });
  if (options.verifyEachPhase)
    outcome = session.timed(("verify " + name).str(), result.timings,
                            [&] { return check(outcome); });
  // A failure without a diagnostic is an internal error; it must not look like
  // success.
  if (failed(outcome) && !session.hasFailed())
    emitError(UnknownLoc::get(&session.getContext()))
        << "internal error: phase '" << name
        << "' failed without a diagnostic; please report the model";
  // A pass may report an error without failing the pipeline.
  if (failed(outcome) || session.hasFailed())
    return false;
  if (dryRun)
    dryRun->afterPhase(phase, *module);
  stopped = stopAfter == phase;
  return !stopped;
}

LogicalResult Conversion::runPasses(Phase phase) {
  PassManager passes(&session.getContext(), ModuleOp::getOperationName());
  // The pass manager does not verify after each pass; each phase is verified at
  // its end.
  passes.enableVerifier(false);
  PassDebugger::Scope scope = debugging.watch(passes, phaseName(phase));
  buildPhase(phase, passes, phases);
  return passes.run(*module);
}

OpCounts Conversion::countOps(StringRef stage) {
  StringMap<unsigned> counts;
  module->walk([&](Operation *op) {
    if (!isa_and_nonnull<tf::TFDialect, tfl::TFLDialect>(op->getDialect()) &&
        op->isRegistered())
      return;
    StringRef name = op->getName().stripDialect();
    if (op->hasTrait<OpTrait::ConstantLike>() || name == "pseudo_qconst" ||
        name == "control_node" || name == "yield" || name == "Yield" ||
        name == "no_value" || name == "final_state")
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

void Conversion::addGraph(StringRef stage) {
  if (!options.reportFile.empty() || !options.modelExplorer.empty())
    session.addGraph(stage, describeGraph(*module));
}

std::string Conversion::defaultOutput() const {
  StringRef input = StringRef(options.input).rtrim('/');
  if (!sys::fs::is_directory(input))
    input = input.drop_back(sys::path::extension(input).size());
  return (input + (stopAfter ? "." + options.stopAfter + ".mlir" : ".tflite"))
      .str();
}

LogicalResult Conversion::import() {
  ImportRequest request = importRequestOf(options);
  request.allowTFLite = !dryRun;
  request.tflite.readsRanges = needsRanges(phases.quantization.mode) &&
                               options.quantization.calibration.empty();
  Expected<OwningOpRef<ModuleOp>> imported =
      importModel(request, session.getContext());
  if (!imported)
    return session.check(imported.takeError());
  module = std::move(*imported);
  if (auto signatures = (*module)->getAttrOfType<ArrayAttr>(signaturesAttrName))
    for (auto signature : signatures.getAsRange<DictionaryAttr>())
      if (auto key = signature.getAs<StringAttr>("key"))
        keys.push_back(key.str());
  isTFLite = (*module).getOps<tfg::GraphOp>().empty();
  if (!isTFLite)
    return success();
  phases.isTFLite = result.fromTFLite = true;
  if (failed(checkTFLiteOptions()))
    return failure();
  if (failed(session.check(selectSignatures(*module, options.signatures))))
    return failure();
  forgetMinimumRelease(*module);
  addGraph("before");
  result.opsBefore = countOps("before");
  return success();
}

/// Options that describe a TensorFlow model, or that its import reads, are
/// errors for TFLite files.
LogicalResult Conversion::checkTFLiteOptions() {
  std::pair<StringRef, bool> given[] = {
      {"--tag", !options.tags.empty()},
      {"--function", !options.functions.empty()},
      {"--from", !options.fromTensors.empty()},
      {"--to", !options.toTensors.empty()},
      {"--input-arrays", !options.inputArrays.empty()},
      {"--output-arrays", !options.outputArrays.empty()},
      {"--input-shapes", !options.inputShapes.empty()},
      {"--fusions", !options.fusionFiles.empty()},
      {"--fusion-plugin", !options.fusionPlugins.empty()},
      {"--require-fusion", !options.requiredFusions.empty()},
      {"--allow-narrowing", options.allowNarrowing},
      {"--fallback-composites", options.fallbackComposites},
      {"--rnn=unrolled", options.rnn == "unrolled"}};
  for (auto [name, isGiven] : given)
    if (isGiven)
      return session.check(userError(
          Code::InvalidOption, name + " applies to TensorFlow models only",
          options.input, "convert the TensorFlow model again"));
  if (stopAfter && *stopAfter != Phase::Import && !applies(*stopAfter))
    return session.check(userError(
        Code::InvalidOption,
        "phase '" + options.stopAfter + "' does not run on TFLite files",
        options.input,
        "their phases are import, peephole, quantize and export"));
  return success();
}

bool Conversion::applies(Phase phase) const {
  return !isTFLite || phase >= Phase::Peephole;
}

/// Text, without large constants; with the extension .mlirbc, MLIR's bytecode
/// of the whole module.
LogicalResult Conversion::writeIR() {
  return session.check(writeAtomically(result.output, [&](raw_ostream &os) {
    if (sys::path::extension(result.output) == ".mlirbc") {
      // Fails only for versions of bytecode other than the current one.
      (void)writeBytecodeToFile(*module, os);
      return;
    }
    OpPrintingFlags flags;
    flags.enableDebugInfo(true, /*prettyForm=*/false)
        .elideLargeElementsAttrs()
        .elideLargeResourceString();
    module->print(os, flags);
    os << '\n';
  }));
}

/// A stream that counts the bytes written to it.
namespace {
class CountingStream : public raw_ostream {
public:
  CountingStream() { SetUnbuffered(); }

private:
  void write_impl(const char *, size_t size) override { count += size; }
  uint64_t current_pos() const override { return count; }

  uint64_t count = 0;
};
} // namespace

/// Notes that --optimize-for=speed gives a faster file, unless the user has
/// chosen a form. The option does not change fused ops of TFLite files.
void Conversion::noteFasterForm() {
  if (!options.optimizeFor.empty() || !options.rnn.empty() || phases.streams ||
      isTFLite)
    return;
  if (std::string note =
          describeFasterForm(*module, phases.runtime, phases.quantization.mode);
      !note.empty())
    session.getReport().recordNote(note);
}

/// The op's name in TFLite if it draws other numbers each time it runs; empty
/// otherwise.
static StringRef randomOp(Operation *op) {
  if (auto facts = dyn_cast<tfl::OpFactsInterface>(op);
      facts && isa<tfl::RandomUniformOp, tfl::RandomStandardNormalOp,
                   tfl::MultinomialOp>(op))
    return facts.getFacts().builtinName;
  auto code = op->getAttrOfType<StringAttr>("custom_code");
  if (!code || !op->hasTrait<tfl::IsCustom>())
    return "";
  StringRef name = code.getValue();
  return name.starts_with("FlexRandom") || name == "FlexMultinomial" ||
                 name == "FlexTruncatedNormal" ||
                 name == "FlexParameterizedTruncatedNormal"
             ? name
             : "";
}

/// Notes ops that make outputs differ from run to run.
void Conversion::noteRandomOps() {
  constexpr unsigned maxNamed = 3;
  std::string named;
  unsigned count = 0;
  module->walk([&](Operation *op) {
    StringRef name = randomOp(op);
    if (name.empty() || ++count > maxNamed)
      return;
    named +=
        ((named.empty() ? "" : ", ") + name + " at '" + nameOrPlace(op) + "'")
            .str();
  });
  if (count > maxNamed)
    named += " and " + std::to_string(count - maxNamed) + " more";
  if (count)
    session.getReport().recordNote(
        "outputs may differ from run to run, because of " + named +
        "; for dropout and noise layers, export the model with "
        "training=False");
}

/// For TFLite Micro: the arena for the file that was written.
LogicalResult Conversion::describeArena() {
  // The output may be a pipe, and other runtimes may run the file.
  if (phases.runtime.target != Runtime::Micro ||
      !sys::fs::is_regular_file(result.output) ||
      !whyRefused(*module, Runtime::Micro).empty())
    return success();
  Expected<MicroArena> arena = tfuse::describeArena(result.output);
  if (!arena)
    return session.check(arena.takeError());
  result.arena = std::move(*arena);
  if (!result.arena.summary.empty())
    session.addArena(toJSON(result.arena));
  return success();
}

LogicalResult Conversion::write() {
  if (failed(
          session.check(renameSignatures(*module, options.renamedSignatures))))
    return failure();
  result.opsAfter = countOps("after");
  addGraph("after");
  result.runtimes = describeRuntimes(*module);
  noteFasterForm();
  noteRandomOps();
  if (phases.runtime.target == Runtime::Gpu) {
    result.gpu = placeOnGpu(*module);
    session.addPlacement(toJSON(result.gpu));
  }
  if (std::string message = describeRefusal(*module, phases.runtime.target);
      !message.empty()) {
    if (!options.force)
      return session.check(userError(Code::InvalidOption, message, "",
                                     "choose another --target, or write the "
                                     "file nevertheless with --force"));
    emitWarning(UnknownLoc::get(module->getContext())) << message;
  }
  ExportOptions exportOptions;
  exportOptions.allowCustomOps = options.allowCustomOps;
  if (dryRun) {
    CountingStream stream;
    if (failed(session.check(exportTFLite(*module, stream, exportOptions))))
      return failure();
    result.outputBytes = stream.tell();
    return success();
  }
  if (failed(
          session.check(exportTFLite(*module, result.output, exportOptions))))
    return failure();
  return describeArena();
}

LogicalResult Conversion::run() {
  if (failed(checkOptions()))
    return failure();
  std::optional<check::RewriteChecker> checker;
  if (options.verify)
    checker.emplace(&session.getContext());
  for (Phase phase : allPhases())
    if (applies(phase) && !runPhase(phase))
      break;
  if (checker)
    session.recordChecks(*checker, "(a bug in tfuse or in a fusion of yours); "
                                   "--disable-rule leaves a rule out");
  if (session.hasFailed())
    return failure();
  if (stopped && stopAfter != Phase::Export && failed(writeIR()))
    return failure();

  raw_string_ostream summary(result.summary);
  session.printSummary(summary, options.onlyRules);
  result.reportJSON = session.reportAsJSON();
  if (dryRun)
    return success();
  if (sys::fs::file_size(result.output, result.outputBytes))
    result.outputBytes = 0; // Written to a pipe.
  if (failed(session.writeModelExplorer(options.modelExplorer)))
    return failure();
  return session.writeReport(options.reportFile);
}

/// Converts; if TFLite lacks an op that the model has, names a signature or a
/// part of the model that converts.
static void convertInto(const ConvertOptions &given, ConvertResult &result) {
  auto start = std::chrono::steady_clock::now();
  ConvertOptions options = given;
  llvm::StringSet<> lacking;
  bool lacksOp = false;
  options.onDiagnostic = [&](const Diagnostic &diagnostic) {
    if (isAboutOp(diagnostic)) {
      lacking.insert(diagnostic.where);
      lacksOp |= diagnostic.code == codeName(Code::UnsupportedOp);
    }
    if (given.onDiagnostic)
      given.onDiagnostic(diagnostic);
  };
  std::vector<std::string> keys;
  {
    // Frees the model before the trials.
    Conversion conversion(options, result);
    result.succeeded = succeeded(conversion.run());
    keys = conversion.signatureKeys();
  }
  if (lacksOp && !result.fromTFLite && !noteConvertibleSignature(given, keys))
    noteConvertiblePart(given, lacking,
                        std::chrono::steady_clock::now() - start);
}

ConvertResult convert(const ConvertOptions &options) {
  // On the heap, because an aborted run leaves the object in an invalid state.
  auto result = std::make_unique<ConvertResult>();
  if (!Session::runGuarded(options.onDiagnostic,
                           [&] { convertInto(options, *result); })) {
    (void)result.release();
    return {};
  }
  return std::move(*result);
}

} // namespace tfuse
