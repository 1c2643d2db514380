//===- Optimize.cpp - Optimizes the graphs of a model ---------------------===//
//
// Imports, rewrites and exports each graph of a model; ModelContainer copies
// everything else.
//
//===----------------------------------------------------------------------===//

#include "tfuse/optimize.h"
#include "ModelGraph.h"

#include "tfuse/Check/RewriteChecker.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Export/Model/ModelContainer.h"
#include "tfuse/Pipeline/Session.h"
#include "tfuse/Rules/OptimizeModule.h"
#include "tfuse/Support/Diagnostics.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::NodeView;

namespace {

class Optimization {
public:
  Optimization(const OptimizeOptions &options, OptimizeResult &result)
      : options(options), result(result), session(options.onDiagnostic) {}

  LogicalResult run();

private:
  Error checkOptions();
  Error optimizeGraph(unsigned index);
  Error findNodes(ModuleOp module, unsigned index, FeedFetchSpec &spec);
  Error checkFound(unsigned index);
  void explain();
  /// Null if no report is requested.
  Report *report() {
    bool isWanted = options.summary || options.explain ||
                    options.reportAsJSON || !options.reportFile.empty();
    return isWanted ? &session.getReport() : nullptr;
  }
  template <typename Body> auto timed(StringRef name, Body body) {
    return session.timed(name, result.timings, body);
  }

  const OptimizeOptions &options;
  OptimizeResult &result;
  Session session;
  OptimizeModuleOptions rules;
  std::unique_ptr<ModelContainer> model;
  /// With `leavesMemory`, modules that need not be destroyed.
  SmallVector<OwningOpRef<ModuleOp>> finished;
  /// Options like "--fetch name" that some graph satisfies; and the error and
  /// hint for options that a graph does not.
  llvm::StringSet<> found;
  std::map<std::string, std::pair<std::string, std::string>> missing;
};

} // namespace

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

Error Optimization::checkOptions() {
  auto oneOf = [](StringRef option, StringRef value,
                  ArrayRef<StringRef> known) -> Error {
    if (value.empty() || is_contained(known, value))
      return Error::success();
    return userError(Code::InvalidOption, "there is no '" + value + "'", option,
                     "valid values: " + llvm::join(known, ", "));
  };
  if (Error error = oneOf("--semantics", options.semantics,
                          {"exact", "finite", "grappler"}))
    return error;
  if (Error error = oneOf("--device", options.device, {"cpu", "gpu"}))
    return error;
  rules.graph.semantics = options.semantics == "exact" ? Semantics::Exact
                          : options.semantics == "grappler"
                              ? Semantics::Grappler
                              : Semantics::Finite;
  rules.graph.unplaced = options.device == "cpu"   ? NodeDevice::Cpu
                         : options.device == "gpu" ? NodeDevice::Gpu
                                                   : NodeDevice::None;
  if (Error error = checkOptimizers(options.optimizers))
    return error;
  Expected<RuleSelection> selection = parseStages(options.stages);
  if (!selection)
    return selection.takeError();
  rules.selection = std::move(*selection);
  rules.optimizers = options.optimizers;
  rules.iterations = options.iterations;
  rules.prune = options.prune;
  if (Error error =
          Session::checkReportFile(options.reportFile, options.output))
    return error;
  if (StringRef(options.output).ends_with(".tflite"))
    return userError(Code::InvalidOption,
                     "tfuse optimize writes models of the format of its "
                     "input, not TFLite files",
                     options.output,
                     "tfuse convert MODEL -o FILE.tflite converts a model");
  return Session::checkOutputFile(options.output, options.input);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// Accepts "node", meaning its first output, "node:0" and "^node".
static std::pair<StringRef, unsigned> splitName(StringRef tensor) {
  tensor.consume_front("^");
  auto [name, port] = tensor.rsplit(':');
  unsigned number = 0;
  if (!port.empty() && !port.getAsInteger(10, number))
    return {name, number};
  return {tensor, 0};
}

/// A requested name must be in one of the graphs; only the last graph can
/// tell.
Error Optimization::checkFound(unsigned index) {
  Error errors = Error::success();
  if (index + 1 != model->numGraphs())
    return errors;
  for (auto &[where, why] : missing)
    if (!found.contains(where))
      errors = joinErrors(
          std::move(errors),
          userError(Code::UnknownTensor, why.first, where, why.second));
  return errors;
}

Error Optimization::findNodes(ModuleOp module, unsigned index,
                              FeedFetchSpec &spec) {
  spec.nodes = std::make_shared<NodesByName>();
  NodesByName &nodes = *spec.nodes;
  llvm::SetVector<StringRef> placeholders;
  for (auto graph : module.getOps<tfg::GraphOp>()) {
    Block &block = graph.getNodes().front();
    nodes.reserve(std::distance(block.begin(), block.end()));
    for (Operation &op : block)
      if (NodeView node = NodeView::get(&op)) {
        nodes[node.name()] = &op;
        if (node.op().starts_with("Placeholder"))
          placeholders.insert(node.name());
      }
  }
  GraphReferences references = model->references(
      index, [&](StringRef name) { return nodes.contains(name); });
  auto find = [&](StringRef option, StringRef tensor) -> Operation * {
    auto [name, port] = splitName(tensor);
    std::string where = (option + " " + tensor).str();
    Operation *node = nodes.lookup(name);
    if (node && port < std::max(1u, NodeView(node).numDataResults())) {
      found.insert(where);
      return node;
    }
    if (node) {
      missing[where] = {("the node has " +
                         Twine(NodeView(node).numDataResults()) + " output(s)")
                            .str(),
                        ""};
      return nullptr;
    }
    // All outputs of signatures are fetched.
    if (option == "--fetch" && is_contained(references.signatures, tensor)) {
      found.insert(where);
      return nullptr;
    }
    SmallVector<StringRef> all;
    append_range(all, make_first_range(nodes));
    append_range(all, references.signatures);
    llvm::sort(all);
    SmallVector<StringRef> near = closeNames(name, all);
    missing[where] = {"the graph has no such node",
                      near.empty()
                          ? "tfuse inspect lists its nodes"
                          : "did you mean " + llvm::join(near, " or ") + "?"};
    return nullptr;
  };
  auto preserve = [&](StringRef option, ArrayRef<std::string> tensors) {
    for (StringRef tensor : tensors)
      if (find(option, tensor))
        spec.preserved.insert(splitName(tensor).first);
  };
  preserve("--fetch", options.fetches);
  preserve("--preserve", options.preserved);
  // A value fed to a placeholder has the placeholder's shape.
  auto feed = [&](StringRef tensor) {
    StringRef name = splitName(tensor).first;
    if (!placeholders.contains(name))
      spec.fed.insert(tensor);
  };
  for (StringRef tensor : options.feeds)
    if (find("--feed", tensor))
      feed(tensor);
  if (Error error = checkFound(index))
    return error;

  for (StringRef tensor : references.outputs)
    if (StringRef name = splitName(tensor).first; nodes.contains(name))
      spec.preserved.insert(name);
  for (StringRef tensor : references.inputs)
    if (StringRef name = splitName(tensor).first; nodes.contains(name))
      feed(tensor);
  for (auto &entry : references.nodes)
    spec.preserved.insert(entry.getKey());
  // An explicitly preserved node must not make all other nodes dead.
  bool isFetched = !options.fetches.empty() || !references.outputs.empty();
  if (!isFetched)
    for (auto [name, node] : nodes)
      if (node->use_empty())
        spec.preserved.insert(name);
  for (StringRef name : placeholders)
    spec.preserved.insert(name);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

static uint64_t countNodes(ModuleOp module) {
  uint64_t count = 0;
  for (Operation &graph : *module.getBody())
    for (Region &region : graph.getRegions())
      for (Block &block : region)
        for (Operation &op : block)
          count += NodeView::isNode(&op);
  return count;
}

Error Optimization::optimizeGraph(unsigned index) {
  OwningOpRef<ModuleOp> module;
  if (Error canceled = Session::announce(options.onPhase, "import"))
    return canceled;
  Error error = timed("import", [&]() -> Error {
    Expected<OwningOpRef<ModuleOp>> imported =
        model->importGraph(index, &session.getContext());
    if (!imported)
      return imported.takeError();
    module = std::move(*imported);
    rules.spec = FeedFetchSpec();
    return findNodes(*module, index, rules.spec);
  });
  if (error)
    return error;
  // The page shows one graph before and after.
  bool isShown = index == 0 && !options.reportFile.empty();
  if (isShown)
    session.addGraph("before", describeGraph(*module));
  result.nodesBefore += countNodes(*module);
  rules.graph.registry = &model->registry(index);
  if (Error canceled = Session::announce(options.onPhase, "rewrite"))
    return canceled;
  result.rewrites += timed(
      "rewrite", [&] { return optimizeModule(*module, rules, report()); });
  result.nodesAfter += countNodes(*module);
  if (isShown)
    session.addGraph("after", describeGraph(*module));
  if (Error canceled = Session::announce(options.onPhase, "export"))
    return canceled;
  error = timed("export", [&] { return model->exportGraph(index, *module); });
  if (options.leavesMemory)
    finished.push_back(std::move(module));
  return error;
}

//===----------------------------------------------------------------------===//
// Report
//===----------------------------------------------------------------------===//

/// Each rewrite with the nodes before and after it, then the near misses.
void Optimization::explain() {
  raw_string_ostream os(result.explanation);
  const Report &report = session.getReport();
  for (const RewriteEvent &event : report.applied())
    os << event.rule << ": " << llvm::join(event.nodes, ", ") << ": "
       << llvm::join(event.before, ", ") << " -> "
       << (event.after.empty() ? "nothing" : llvm::join(event.after, ", "))
       << '\n';
  for (const RewriteEvent *event : report.nearMisses())
    os << event->rule << ": " << llvm::join(event->nodes, ", ")
       << ": not applied: " << event->reason << ": " << event->detail << '\n';
}

LogicalResult Optimization::run() {
  if (failed(session.check(checkOptions())) ||
      failed(session.check(Session::announce(options.onPhase, "read"))))
    return failure();
  session.getContext().loadDialect<tfg::TFGDialect, tf_type::TFTypeDialect>();
  Expected<std::unique_ptr<ModelContainer>> opened = timed("read", [&] {
    return ModelContainer::open(options.input, options.modelRoots);
  });
  if (!opened)
    return session.check(opened.takeError());
  model = std::move(*opened);
  if (StringRef extension = sys::path::extension(options.output);
      extension == ".pbtxt" || extension == ".pb")
    model->setText(extension == ".pbtxt");
  std::optional<check::RewriteChecker> checker;
  if (options.verify)
    checker.emplace(&session.getContext());
  for (unsigned i = 0; i < model->numGraphs(); ++i)
    if (failed(session.check(optimizeGraph(i))))
      return failure();
  if (checker)
    session.recordChecks(*checker,
                         rules.graph.semantics == Semantics::Grappler
                             ? "(a bug in tfuse, or a known error of "
                               "TensorFlow: docs/semantics.md)"
                             : "(a bug in tfuse); --stages=-STAGE leaves a "
                               "stage out");
  if (failed(session.check(Session::announce(options.onPhase, "write"))) ||
      failed(session.check(
          timed("write", [&] { return model->write(options.output); }))))
    return failure();
  if (options.summary) {
    raw_string_ostream summary(result.summary);
    session.getReport().printSummary(summary);
  }
  if (options.explain)
    explain();
  if (options.reportAsJSON)
    result.reportJSON = session.reportAsJSON();
  return session.writeReport(options.reportFile);
}

OptimizeResult optimize(const OptimizeOptions &options) {
  // On the heap, because an aborted run leaves the object in an invalid state.
  auto result = std::make_unique<OptimizeResult>();
  if (!Session::runGuarded(options.onDiagnostic, [&] {
        auto optimization = std::make_unique<Optimization>(options, *result);
        result->succeeded = succeeded(optimization->run());
        if (options.leavesMemory) {
          // Keep a pointer to the module, or leak detectors report it.
          [[maybe_unused]] static Optimization *volatile left;
          left = optimization.release();
        }
      })) {
    (void)result.release();
    return {};
  }
  return std::move(*result);
}

std::vector<StageDescription> listStages() {
  std::vector<StageDescription> stages;
  for (const GraphOptimizer &optimizer : graphOptimizers())
    for (const RuleInfo &rule : optimizer.rules())
      stages.push_back({optimizer.name, rule.id, rule.summary, rule.note,
                        rule.isOnByDefault(Semantics::Finite)});
  return stages;
}

} // namespace tfuse
