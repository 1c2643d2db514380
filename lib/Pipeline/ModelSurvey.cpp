//===- ModelSurvey.cpp - What a conversion starts and ends with -----------===//

#include "ModelSurvey.h"

#include "tfuse/Dialect/TF/Analysis/CallGraph.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Pipeline/Runtimes.h"
#include "tfuse/Rules/Composite/Annotation.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// The names of a location, the innermost callee first.
static void collectNames(Location loc, SmallVectorImpl<StringRef> &names) {
  if (auto name = dyn_cast<NameLoc>(loc)) {
    names.push_back(name.getName().getValue());
  } else if (auto call = dyn_cast<CallSiteLoc>(loc)) {
    collectNames(call.getCallee(), names);
    collectNames(call.getCaller(), names);
  } else if (auto fused = dyn_cast<FusedLoc>(loc)) {
    if (!fused.getLocations().empty())
      collectNames(fused.getLocations().front(), names);
  }
}

std::string scopeOf(StringRef node) {
  if (size_t loop = (node + "/").str().find("/while/");
      loop != std::string::npos)
    return node.take_front(loop).str();
  if (!node.contains('/'))
    return node.str();
  return node.rsplit('/').first.str();
}

/// The name scope of the node: "sequential/lstm" for "sequential/lstm/while".
/// Nodes without a scope belong to the layer that calls their function.
static std::string layerOf(Operation *op) {
  SmallVector<StringRef> names;
  collectNames(op->getLoc(), names);
  for (StringRef name : names)
    if (name.contains('/'))
      return scopeOf(name);
  return names.empty() ? "" : names.front().str();
}

/// Calls `visit` with the functions that public functions run.
static void forEachReachable(
    ModuleOp module,
    llvm::function_ref<void(const tf::CallGraph &, const tf::CallGraph::Node &)>
        visit) {
  SymbolTable symbols(module);
  tf::CallGraph graph(module, symbols);
  BitVector reached(graph.nodes().size());
  SmallVector<unsigned> worklist;
  for (auto [i, node] : enumerate(graph.nodes()))
    if (func::FuncOp(node.function).isPublic())
      worklist.push_back(i);
  while (!worklist.empty()) {
    unsigned index = worklist.pop_back_val();
    if (reached[index])
      continue;
    reached.set(index);
    for (const tf::CallGraph::Use &use : graph.nodes()[index].uses)
      worklist.push_back(use.callee);
  }
  for (unsigned index : reached.set_bits())
    visit(graph, graph.nodes()[index]);
}

static bool simulatesQuantization(Operation *op) {
  return tf::isa(op, "FakeQuantWithMinMaxArgs", "FakeQuantWithMinMaxVars",
                 "FakeQuantWithMinMaxVarsPerChannel", "QuantizeAndDequantizeV2",
                 "QuantizeAndDequantizeV3", "QuantizeAndDequantizeV4");
}

static void findFunctions(ModuleOp module, ModelSurvey &survey) {
  // In the order of the module, so that results are the same in each run.
  llvm::MapVector<Operation *, ModelSurvey::AnnotatedFunction> annotated;
  SmallVector<std::pair<Operation *, std::string>> calls;
  forEachReachable(module, [&](const tf::CallGraph &graph,
                               const tf::CallGraph::Node &node) {
    func::FuncOp function = node.function;
    if (isAnnotated(function)) {
      auto &entry = annotated[function];
      entry.name = function.getName().str();
      entry.node = nameOrPlace(function);
      // Keras appends an identifier: "lstm_45b1cb0d-11d5-...".
      if (Expected<Annotation> annotation = readAnnotation(function))
        entry.annotation =
            (annotation->isApi
                 ? annotation->name.take_until([](char c) { return c == '_'; })
                 : annotation->name)
                .str();
      else
        consumeError(annotation.takeError());
    }
    for (const tf::CallGraph::Use &use : node.uses)
      calls.emplace_back(graph.nodes()[use.callee].function, layerOf(use.op));
    function.walk(
        [&](Operation *op) { survey.hasRanges |= simulatesQuantization(op); });
  });
  for (auto &[function, layer] : calls)
    if (auto found = annotated.find(function);
        found != annotated.end() && !is_contained(found->second.layers, layer))
      found->second.layers.push_back(layer);
  for (auto &entry : annotated)
    survey.functions.push_back(std::move(entry.second));
}

/// Looks at the annotated functions after fusion.
static void findFused(ModuleOp module, ModelSurvey &survey) {
  forEachReachable(
      module, [&](const tf::CallGraph &, const tf::CallGraph::Node &node) {
        func::FuncOp function = node.function;
        for (ModelSurvey::AnnotatedFunction &entry : survey.functions) {
          if (entry.name != function.getName())
            continue;
          entry.remains = isAnnotated(function);
          function.walk([&](tfl::CustomOp op) {
            entry.customOps.push_back(op.getCustomCode().str());
          });
        }
      });
}

static void findLoops(ModuleOp module, ModelSurvey &survey) {
  forEachReachable(
      module, [&](const tf::CallGraph &, const tf::CallGraph::Node &node) {
        func::FuncOp function = node.function;
        function.walk([&](Operation *op) {
          if (tf::isa(op, "While", "StatelessWhile", "WhileRegion"))
            survey.loops.push_back({nameOrPlace(op), layerOf(op)});
        });
      });
}

static void describeResult(ModuleOp module, ModelSurvey &survey) {
  module.walk([&](Operation *op) {
    if (auto custom = dyn_cast<tfl::CustomOp>(op)) {
      std::string code = custom.getCustomCode().str();
      if (none_of(survey.functions, [&](const auto &function) {
            return is_contained(function.customOps, code);
          }))
        survey.missingBuiltins[code].push_back(nameOrPlace(op));
    }
    if (isa_and_nonnull<tfl::TFLDialect>(op->getDialect()) &&
        !op->hasTrait<OpTrait::ConstantLike>() && !isa<tfl::DequantizeOp>(op) &&
        any_of(op->getResultTypes(),
               [](Type type) { return getElementTypeOrSelf(type).isF32(); }))
      ++survey.floatOps;
  });
#define TFUSE_RUNTIME(Id, name, summary)                                       \
  survey.runtimes.push_back({name, whyRefused(module, Runtime::Id)});
#include "tfuse/Pipeline/Runtimes.def"
}

void ModelSurvey::look(Phase phase, ModuleOp module) {
  if (phase == Phase::Raise)
    findFunctions(module, *this);
  else if (phase == Phase::Composite)
    findFused(module, *this);
  else if (phase == Phase::Fold)
    findLoops(module, *this);
  else if (phase == Phase::Quantize)
    describeResult(module, *this);
}

} // namespace tfuse
