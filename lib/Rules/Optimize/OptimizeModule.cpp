//===- OptimizeModule.cpp - Runs the graph optimizers on a module ---------===//

#include "tfuse/Rules/OptimizeModule.h"

#include "Colocation.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Rules/Arithmetic.h"
#include "tfuse/Rules/Remapper.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::GraphFuncOp;
using tfg::GraphOp;
using tfg::NodeView;

llvm::ArrayRef<GraphOptimizer> graphOptimizers() {
  static constexpr GraphOptimizer optimizers[] = {
      {"arithmetic", "ArithmeticOptimizer",
       "simplifies expressions, stage by stage", arithmeticRules},
      {"remap", "Remapper", "fuses neighboring nodes into single ops",
       remapperRules},
  };
  return optimizers;
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

SmallVector<StringRef> closeNames(StringRef name, ArrayRef<StringRef> names) {
  SmallVector<std::pair<unsigned, StringRef>> near;
  unsigned limit = std::max<size_t>(2, name.size() / 3);
  for (StringRef other : names) {
    if (other == name)
      continue;
    // The last component of a node's name is the most specific.
    unsigned distance = name.edit_distance(other, true, limit + 1);
    StringRef tail = other.rsplit('/').second;
    if (distance > limit && (tail == name || other.ends_with_insensitive(name)))
      distance = limit;
    if (distance <= limit)
      near.emplace_back(distance, other);
  }
  llvm::sort(near);
  SmallVector<StringRef> result;
  for (auto &[distance, other] : near)
    if (result.size() < 3)
      result.push_back(other);
  return result;
}

static std::string didYouMean(StringRef name, ArrayRef<StringRef> names,
                              StringRef otherwise) {
  SmallVector<StringRef> near = closeNames(name, names);
  return near.empty() ? otherwise.str()
                      : "did you mean " + llvm::join(near, " or ") + "?";
}

Expected<RuleSelection> parseStages(ArrayRef<std::string> stages) {
  SmallVector<StringRef> known;
  for (const GraphOptimizer &optimizer : graphOptimizers())
    for (const RuleInfo &rule : optimizer.rules())
      known.push_back(rule.id);
  RuleSelection selection;
  for (StringRef stage : stages) {
    StringRef name = stage;
    bool minus = name.consume_front("-"), plus = name.consume_front("+");
    if (!is_contained(known, name))
      return userError(
          Code::InvalidOption, "unknown stage '" + name + "'", "--stages",
          didYouMean(name, known, "tfuse optimize --list-stages shows them"));
    (minus  ? selection.disabled
     : plus ? selection.enabled
            : selection.only)
        .insert(name);
  }
  if (!selection.only.empty())
    for (const auto &entry : selection.enabled)
      selection.only.insert(entry.getKey());
  return selection;
}

Error checkOptimizers(ArrayRef<std::string> optimizers) {
  SmallVector<StringRef> known;
  for (const GraphOptimizer &optimizer : graphOptimizers())
    known.push_back(optimizer.name);
  for (StringRef name : optimizers)
    if (!is_contained(known, name))
      return userError(Code::InvalidOption, "unknown optimizer '" + name + "'",
                       "--optimizers",
                       "the optimizers are " + llvm::join(known, " and "));
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Selection of functions
//===----------------------------------------------------------------------===//

/// The functions that satisfy a condition or that a node with the condition
/// references, and all their transitive callees.
static llvm::DenseSet<Operation *>
reachableFunctions(ModuleOp module,
                   llvm::function_ref<bool(GraphFuncOp)> isRoot,
                   llvm::function_ref<bool(Operation *)> refersToRoots) {
  llvm::StringMap<GraphFuncOp> functions;
  for (auto func : module.getOps<GraphFuncOp>())
    functions[func.getSymName()] = func;
  if (functions.empty())
    return {};
  SmallVector<Operation *> work;
  llvm::DenseSet<Operation *> found;
  auto add = [&](GraphFuncOp func) {
    if (func && found.insert(func).second)
      work.push_back(func);
  };
  auto addCallees = [&](Operation *node) {
    add(functions.lookup(opOf(node)));
    for (NamedAttribute attr : node->getAttrs())
      if (auto ref = dyn_cast<tf_type::FuncAttr>(attr.getValue()))
        add(functions.lookup(ref.getName().getRootReference()));
  };
  for (auto &entry : functions)
    if (isRoot(entry.getValue()))
      add(entry.getValue());
  module.walk([&](Operation *op) {
    if (NodeView::isNode(op) && refersToRoots(op))
      addCallees(op);
  });
  while (!work.empty())
    work.pop_back_val()->walk([&](Operation *op) {
      if (NodeView::isNode(op))
        addCallees(op);
    });
  return found;
}

/// Functions that XLA compiles: XLA lacks some ops that rewrites create.
/// (Grappler excludes functions of XlaLaunch only.)
static llvm::DenseSet<Operation *> compiledFunctions(ModuleOp module,
                                                     bool isGrappler) {
  return reachableFunctions(
      module,
      [&](GraphFuncOp func) {
        auto must = func->getAttrOfType<BoolAttr>("tf._XlaMustCompile");
        return !isGrappler && must && must.getValue();
      },
      [](Operation *node) { return isOp(node, "XlaLaunch"); });
}

/// Functions whose gradients are computed at run time.
static llvm::DenseSet<Operation *> differentiatedFunctions(ModuleOp module) {
  return reachableFunctions(
      module, [](GraphFuncOp) { return false; },
      [](Operation *node) { return isOp(node, "SymbolicGradient"); });
}

static bool isTfDataFunction(GraphFuncOp func) {
  return func->hasAttr("tf._tf_data_function");
}

//===----------------------------------------------------------------------===//
// One graph
//===----------------------------------------------------------------------===//

/// Preserves nodes without users, which count as the graph's outputs.
static void preserveSinks(Operation *graph, FeedFetchSpec &spec) {
  for (Operation &op : graph->getRegion(0).front())
    if (NodeView::isNode(&op) && op.use_empty())
      spec.preserved.insert(GraphEditor::nameOf(&op));
}

/// Erases nodes on which no preserved node depends.
static void prune(Operation *graph, const FeedFetchSpec &spec) {
  Block &block = graph->getRegion(0).front();
  llvm::DenseSet<Operation *> needed;
  SmallVector<Operation *> work;
  for (Operation &op : block)
    if (!NodeView::isNode(&op) ||
        spec.preserved.contains(GraphEditor::nameOf(&op)))
      if (needed.insert(&op).second)
        work.push_back(&op);
  while (!work.empty())
    for (Value operand : work.pop_back_val()->getOperands())
      if (Operation *producer = operand.getDefiningOp())
        if (needed.insert(producer).second)
          work.push_back(producer);
  SmallVector<Operation *> unneeded;
  for (Operation &op : block)
    if (!needed.contains(&op))
      unneeded.push_back(&op);
  for (Operation *op : unneeded)
    op->dropAllReferences();
  for (Operation *op : unneeded)
    op->erase();
}

static unsigned optimizeGraph(Operation *graph, const FeedFetchSpec &spec,
                              ArrayRef<const GraphOptimizer *> optimizers,
                              const OptimizeModuleOptions &options,
                              const RuleSelection &selection, Report *report) {
  unsigned total = 0;
  Colocation colocation(graph);
  GraphEditor editor(graph, options.graph, spec);
  for (unsigned i = 0; i < options.iterations; ++i) {
    unsigned rewrites = 0;
    for (const GraphOptimizer *optimizer : optimizers) {
      editor.resetShapes();
      GraphDriverOptions driver;
      driver.optimizer = optimizer->className;
      driver.remarks = options.remarks;
      rewrites += applyGraphRules(editor, optimizer->rules(), selection, report,
                                  driver);
    }
    total += rewrites;
    if (rewrites == 0)
      break;
  }
  colocation.repair();
  return total;
}

unsigned optimizeModule(ModuleOp module, const OptimizeModuleOptions &options,
                        Report *report) {
  SmallVector<const GraphOptimizer *> optimizers;
  if (options.optimizers.empty())
    for (const GraphOptimizer &optimizer : graphOptimizers())
      optimizers.push_back(&optimizer);
  for (StringRef name : options.optimizers)
    for (const GraphOptimizer &optimizer : graphOptimizers())
      if (optimizer.name == name)
        optimizers.push_back(&optimizer);

  unsigned rewrites = 0;
  llvm::DenseSet<Operation *> compiled =
      compiledFunctions(module, options.graph.semantics == Semantics::Grappler);
  llvm::DenseSet<Operation *> differentiated = differentiatedFunctions(module);
  // _UnaryOpsComposition has no gradient.
  RuleSelection differentiable = options.selection;
  differentiable.disableTagged(arithmeticRules(), "no-gradient");
  for (Operation &op : *module.getBody()) {
    if (isa<GraphOp>(op)) {
      FeedFetchSpec spec = options.spec;
      if (spec.preserved.empty())
        preserveSinks(&op, spec);
      if (options.prune) {
        Colocation colocation(&op);
        prune(&op, spec);
        colocation.repair();
        spec.nodes.reset(); // Names of erased nodes are stale.
      }
      rewrites += optimizeGraph(&op, spec, optimizers, options,
                                options.selection, report);
    } else if (auto func = dyn_cast<GraphFuncOp>(op)) {
      if (!func.getGeneric() && !func.isExternal() && !isTfDataFunction(func) &&
          !compiled.contains(func))
        rewrites += optimizeGraph(
            func, {}, optimizers, options,
            differentiated.contains(func) ? differentiable : options.selection,
            report);
    }
  }
  return rewrites;
}

} // namespace tfuse
