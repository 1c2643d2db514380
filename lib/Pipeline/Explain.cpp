//===- Explain.cpp - What a conversion would make of a model --------------===//
//
// Converts the model without writing files, and joins what the model has
// (ModelSurvey) with what rules did (Report), by the names of nodes.
//
//===----------------------------------------------------------------------===//

#include "tfuse/explain.h"
#include "Conversion.h"
#include "ExplanationFormat.h"
#include "ModelSurvey.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Export/Flex/FlexOps.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/RuleInfo.h"
#include "tfuse/Support/AtomicFile.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include <memory>

using namespace llvm;

namespace tfuse {

namespace {

/// A dry run of a conversion. The report's strings live as long as the object.
struct Trial {
  explicit Trial(ConvertOptions given);

  const Report &report() const { return conversion->getReport(); }

  ConvertOptions options;
  std::vector<Diagnostic> diagnostics;
  ConvertResult result;
  ModelSurvey survey;
  DryRun dryRun;
  std::unique_ptr<Conversion> conversion;
  /// The last phase that succeeded.
  std::optional<Phase> reached;
};

class Explainer {
public:
  Explainer(const Trial &trial, Explanation &explanation)
      : trial(trial), explanation(explanation) {
    for (const RuleDescription &rule : listRules(trial.options))
      rules[rule.id] = rule;
  }

  void explain();

private:
  void addFunctions();
  void addLoops();
  void joinFunctionsWithLoops();
  void addPatterns();
  void addMissingBuiltins();

  bool isIn(StringRef rule, StringRef group) const {
    auto found = rules.find(rule);
    return found != rules.end() && found->second.group == group;
  }
  /// The next rewrite of a group's rules at a node. Functions that are inlined
  /// several times have several loops of one name, in the order of rewrites.
  const RewriteEvent *takeApplied(StringRef group, StringRef node);
  const RewriteEvent *findNearMiss(StringRef group, StringRef node) const;
  void setOutcome(Expectation &item, StringRef group);
  void refuse(Expectation &item, const RewriteEvent &miss) const;

  const Trial &trial;
  Explanation &explanation;
  llvm::StringMap<RuleDescription> rules;
  llvm::DenseSet<const RewriteEvent *> taken;
};

} // namespace

Trial::Trial(ConvertOptions given) : options(std::move(given)) {
  options.output.clear();
  options.reportFile.clear();
  options.modelExplorer.clear();
  options.stopAfter.clear();
  options.onDiagnostic = [this](const Diagnostic &diagnostic) {
    diagnostics.push_back(diagnostic);
  };
  dryRun.afterPhase = [this](Phase phase, mlir::ModuleOp module) {
    reached = phase;
    survey.look(phase, module);
  };
  conversion = std::make_unique<Conversion>(options, result, &dryRun);
  result.succeeded = succeeded(conversion->run());
}

/// "UNIDIRECTIONAL_SEQUENCE_LSTM" for "tfl.unidirectional_sequence_lstm"; the
/// name of ops that are no TFLite operators.
static std::string builtinName(StringRef op) {
  const tfl::OpFacts *facts = tfl::findOpFacts(op);
  return facts ? facts->builtinName.str() : op.str();
}

/// The TFLite ops among the new ops of a rewrite. Ops of other dialects only
/// prepare their operands.
static std::vector<std::string> newOps(const RewriteEvent &event) {
  std::vector<std::string> names;
  for (StringRef op : event.after)
    if (tfl::findOpFacts(op))
      if (std::string name = builtinName(op); !is_contained(names, name))
        names.push_back(std::move(name));
  return names;
}

//===----------------------------------------------------------------------===//
// Functions, loops and patterns
//===----------------------------------------------------------------------===//

const RewriteEvent *Explainer::takeApplied(StringRef group, StringRef node) {
  for (const RewriteEvent &event : trial.report().applied())
    if (!event.nodes.empty() && event.nodes.front() == node &&
        isIn(event.rule, group) && taken.insert(&event).second)
      return &event;
  return nullptr;
}

const RewriteEvent *Explainer::findNearMiss(StringRef group,
                                            StringRef node) const {
  for (const RewriteEvent *miss : trial.report().nearMisses())
    if (miss->nodes.front() == node && isIn(miss->rule, group))
      return miss;
  return nullptr;
}

void Explainer::refuse(Expectation &item, const RewriteEvent &miss) const {
  item.rule = miss.rule;
  item.reason = miss.reason;
  item.detail = miss.detail;
  item.hint = miss.hint;
  if (item.hint.empty() && isIn(miss.rule, "recurrent"))
    item.hint = "docs/rnn.md lists the cells that fuse, such as those of "
                "keras.layers.LSTM and SimpleRNN";
}

void Explainer::setOutcome(Expectation &item, StringRef group) {
  if (const RewriteEvent *event = takeApplied(group, item.node)) {
    item.fuses = true;
    item.rule = event->rule;
    item.becomes = newOps(*event);
  } else if (const RewriteEvent *miss = findNearMiss(group, item.node)) {
    refuse(item, *miss);
  }
}

/// The first diagnostic about a function.
static const Diagnostic *findDiagnostic(ArrayRef<Diagnostic> diagnostics,
                                        StringRef function) {
  for (const Diagnostic &diagnostic : diagnostics)
    if (diagnostic.where == function ||
        StringRef(diagnostic.message).contains(("'" + function + "'").str()))
      return &diagnostic;
  return nullptr;
}

static bool hasFusion(StringRef annotation) {
  return any_of(listComposites(), [&](const CompositeDescription &composite) {
    return is_contained(composite.names, annotation);
  });
}

void Explainer::addFunctions() {
  for (const auto &function : trial.survey.functions) {
    Expectation item;
    item.node = function.node;
    item.layer = join(function.layers, ", ");
    item.what = function.annotation;
    setOutcome(item, "composite");
    item.node = function.name;
    llvm::append_range(item.becomes, function.customOps);
    // A function that a fused function called is part of that one.
    if (!item.fuses && !function.remains)
      continue;
    // A mismatch of a person's annotation is an error, not a near miss.
    const Diagnostic *diagnostic =
        findDiagnostic(explanation.diagnostics, function.name);
    if (!diagnostic)
      diagnostic = findDiagnostic(trial.diagnostics, function.name);
    if (!item.fuses && item.detail.empty() && diagnostic) {
      item.reason = diagnostic->code;
      item.detail = diagnostic->message;
      item.hint = diagnostic->hint;
    }
    // E.g. the signature of an annotated function: it only calls the function.
    if (!item.fuses && item.detail.empty() && hasFusion(function.annotation))
      continue;
    if (!item.fuses && item.detail.empty()) {
      item.reason = "unknown-annotation";
      item.detail = "no fusion has the name '" + function.annotation +
                    "'; the body is converted";
      item.hint = "tfuse convert --list-composites lists the names; "
                  "--fusion-plugin and --fusions add fusions";
    }
    explanation.annotatedFunctions.push_back(std::move(item));
  }
}

void Explainer::addLoops() {
  for (const ModelSurvey::Loop &loop : trial.survey.loops) {
    Expectation item;
    item.node = loop.node;
    item.layer = loop.layer;
    item.what = "loop";
    setOutcome(item, "recurrent");
    if (!item.fuses && item.detail.empty()) {
      item.reason = "no-recurrent-cell";
      item.detail = "the loop has no LSTM cell; it becomes WHILE";
    }
    explanation.recurrentLayers.push_back(std::move(item));
  }
  // Unrolled layers, and the ops of TensorFlow's own kernels.
  for (const RewriteEvent &event : trial.report().applied()) {
    if (!isIn(event.rule, "recurrent") || event.nodes.empty() ||
        taken.contains(&event))
      continue;
    std::vector<std::string> ops = newOps(event);
    auto joined = find_if(explanation.recurrentLayers, [&](auto &item) {
      return is_contained(event.nodes, item.node);
    });
    if (joined != explanation.recurrentLayers.end()) {
      // A rewrite of fused ops, such as two directions to one op.
      for (Expectation &item : explanation.recurrentLayers)
        if (is_contained(event.nodes, item.node))
          item.becomes = ops;
      continue;
    }
    StringRef node = event.nodes.front();
    explanation.recurrentLayers.push_back(
        {node.str(), scopeOf(node), rules.lookup(event.rule).summary,
         /*fuses=*/true, std::move(ops), event.rule.str(), "", "", ""});
  }
  for (const RewriteEvent *miss : trial.report().nearMisses()) {
    if (!isIn(miss->rule, "recurrent") ||
        any_of(explanation.recurrentLayers, [&](const Expectation &item) {
          return item.node == miss->nodes.front();
        }))
      continue;
    Expectation item;
    item.node = miss->nodes.front();
    item.layer = scopeOf(item.node);
    item.what = rules.lookup(miss->rule).summary;
    refuse(item, *miss);
    explanation.recurrentLayers.push_back(std::move(item));
  }
}

void Explainer::addPatterns() {
  llvm::StringSet<> patterns;
  for (const RuleInfo &rule : peepholeRules())
    if (rule.hasTag("pattern"))
      patterns.insert(rule.id);
  auto itemOf = [&](const RewriteEvent &event) {
    Expectation item;
    item.node = event.nodes.empty() ? "" : event.nodes.front().str();
    item.layer = scopeOf(item.node);
    item.what = rules.lookup(event.rule).summary;
    item.rule = event.rule;
    return item;
  };
  for (const RewriteEvent &event : trial.report().applied())
    if (patterns.contains(event.rule)) {
      Expectation item = itemOf(event);
      item.fuses = true;
      item.becomes = newOps(event);
      explanation.patterns.push_back(std::move(item));
    }
  for (const RewriteEvent *miss : trial.report().nearMisses())
    if (patterns.contains(miss->rule)) {
      Expectation item = itemOf(*miss);
      refuse(item, *miss);
      explanation.nearMisses.push_back(std::move(item));
    }
}

/// The hint without the options that keep the op, which are choices of their
/// own.
static std::string changeIn(StringRef hint) {
  size_t options = std::min(hint.find("--select-tf-ops keeps"),
                            hint.find("--allow-custom-ops keeps"));
  StringRef change = hint.take_front(options).rtrim();
  change.consume_back("; or");
  return change.rtrim(";").str();
}

/// What the user can change in the source for an op of Keras' layers, which the
/// user may not know by its name.
static StringRef sourceOf(StringRef op) {
  return llvm::StringSwitch<StringRef>(op)
      .StartsWith("StatelessRandom",
                  "layers that augment data, such as RandomFlip, belong in "
                  "the input pipeline, not in the exported model; elsewhere, "
                  "tf.random.normal and tf.random.uniform have builtins, "
                  "keras.random has none")
      .Case("ImageProjectiveTransformV3",
            "layers that augment data, such as RandomRotation, belong in the "
            "input pipeline, not in the exported model")
      .Cases({"StringLower", "StaticRegexReplace", "StringSplitV2"},
             "a model from token ids on, without the TextVectorization layer, "
             "needs no op on text: split and look up the words in your app")
      .Default("");
}

void Explainer::addMissingBuiltins() {
  for (const auto &[op, nodes] : trial.survey.missingBuiltins) {
    MissingBuiltin missing{op, nodes, "", {}};
    for (const Diagnostic &diagnostic : explanation.diagnostics)
      if (is_contained(nodes, diagnostic.where)) {
        missing.detail = diagnostic.message;
        if (std::string change = changeIn(diagnostic.hint); !change.empty())
          missing.choices.push_back(change);
        break;
      }
    if (StringRef source = sourceOf(op); !source.empty())
      missing.choices.push_back(source.str());
    if (flex::isAllowed(op))
      missing.choices.push_back("--select-tf-ops writes a Flex op, which runs "
                                "in TensorFlow's kernels: the app links the "
                                "Flex delegate");
    missing.choices.push_back("--allow-custom-ops writes a custom op, whose "
                              "kernel your app registers in the interpreter");
    missing.choices.push_back(
        "a tf.function with experimental_implements and tfl_fusable_op around "
        "the op and its neighbors becomes one custom op");
    missing.choices.push_back("export a model without the op, and compute it "
                              "in your app before or after the interpreter");
    explanation.missingBuiltins.push_back(std::move(missing));
  }
}

/// A function whose body has a loop that fuses becomes that op.
void Explainer::joinFunctionsWithLoops() {
  for (Expectation &function : explanation.annotatedFunctions)
    for (const Expectation &loop : explanation.recurrentLayers)
      if (!function.fuses && loop.fuses && loop.layer == function.layer) {
        function.fuses = true;
        function.becomes = loop.becomes;
        function.rule = loop.rule;
      }
}

void Explainer::explain() {
  addFunctions();
  addLoops();
  joinFunctionsWithLoops();
  addPatterns();
  addMissingBuiltins();
  explanation.runtimes = trial.survey.runtimes;
  explanation.gpu = trial.result.gpu;
  explanation.opsBefore = trial.result.opsBefore;
  explanation.opsAfter = trial.result.opsAfter;
}

//===----------------------------------------------------------------------===//
// Modes
//===----------------------------------------------------------------------===//

static std::string firstError(ArrayRef<Diagnostic> diagnostics) {
  for (const Diagnostic &diagnostic : diagnostics)
    if (diagnostic.severity == Severity::Error)
      return (diagnostic.where.empty() ? "" : diagnostic.where + ": ") +
             diagnostic.message;
  return "";
}

static ModeEstimate estimate(StringRef mode, const Trial &trial) {
  ModeEstimate result;
  result.mode = mode.str();
  result.converts = trial.result.succeeded;
  if (!result.converts) {
    result.detail = firstError(trial.diagnostics);
    return result;
  }
  result.bytes = trial.result.outputBytes;
  for (const auto &[name, count] : trial.result.opsAfter)
    result.ops += count;
  if (mode == "int8" || mode == "int16x8") {
    result.needsCalibration = !trial.survey.hasRanges;
    result.floatOps = trial.survey.floatOps;
  }
  return result;
}

/// True, after passing the error on, if the caller ended the conversion.
static bool isCanceled(const ConvertOptions &options, const Trial &trial) {
  for (const Diagnostic &diagnostic : trial.diagnostics)
    if (diagnostic.code == codeName(Code::Canceled)) {
      if (options.onDiagnostic)
        options.onDiagnostic(diagnostic);
      return true;
    }
  return false;
}

static void explainInto(const ExplainOptions &options,
                        Explanation &explanation) {
  ConvertOptions conversion = options.conversion;
  conversion.quantization.calibration.clear();
  auto trial = std::make_unique<Trial>(conversion);
  if (isCanceled(conversion, *trial))
    return;
  explanation.diagnostics = trial->diagnostics;
  explanation.converts = trial->result.succeeded;
  // Custom ops, the bodies of annotated functions and files that the target
  // refuses show what the rest of the model becomes.
  if (!explanation.converts && trial->reached) {
    conversion.allowCustomOps = conversion.fallbackComposites =
        conversion.force = true;
    conversion.requiredFusions.clear();
    trial = std::make_unique<Trial>(conversion);
    if (isCanceled(conversion, *trial))
      return;
  }
  if (!trial->reached) {
    for (const Diagnostic &diagnostic : explanation.diagnostics)
      if (options.conversion.onDiagnostic)
        options.conversion.onDiagnostic(diagnostic);
    return;
  }
  Explainer(*trial, explanation).explain();
  StringRef given = conversion.quantization.mode;
  explanation.modes.push_back(
      estimate(given.empty() ? "float" : given, *trial));
  trial.reset();
  if (options.quantizationModes && given.empty() &&
      conversion.quantization.recipe.empty())
    for (const char *mode :
         {"dynamic-range", "float16", "weights", "int8", "int16x8"}) {
      conversion.quantization.mode = mode;
      Trial quantized(conversion);
      if (isCanceled(conversion, quantized))
        return;
      explanation.modes.push_back(estimate(mode, quantized));
    }
  explanation.json = explanationAsJSON(explanation, options.conversion.input);
  explanation.succeeded = true;
}

static Error writePage(const ExplainOptions &options,
                       const Explanation &explanation) {
  return writeAtomically(options.htmlFile, [&](raw_ostream &os) {
    writeExplanationPage(explanation, options.conversion.input, os);
  });
}

Explanation explain(const ExplainOptions &options) {
  // On the heap, because an aborted run leaves the object in an invalid state.
  auto explanation = std::make_unique<Explanation>();
  if (!Session::runGuarded(options.conversion.onDiagnostic, [&] {
        Session session(options.conversion.onDiagnostic);
        if (failed(session.check(Session::checkPageFile(options.htmlFile))))
          return;
        explainInto(options, *explanation);
        if (!explanation->succeeded || options.htmlFile.empty())
          return;
        explanation->succeeded =
            succeeded(session.check(writePage(options, *explanation)));
      })) {
    (void)explanation.release();
    return {};
  }
  return std::move(*explanation);
}

} // namespace tfuse
