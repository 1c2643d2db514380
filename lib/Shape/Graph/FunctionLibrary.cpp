//===- FunctionLibrary.cpp - Results of functions by arguments ------------===//
//
// A function is analyzed once for each pattern of arguments. Symbols are
// numbered in order of occurrence, so that calls whose arguments differ only in
// the names of symbols share one result.
//
//===----------------------------------------------------------------------===//

#include "FunctionLibrary.h"
#include "GraphInference.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

using tfg::GraphFuncOp;

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

// Symbols of a call's arguments are numbered below all symbols of tensors, and
// symbols of its results below those.
constexpr Dim kFirstArgumentSymbol = -(Dim(1) << 61);
constexpr Dim kFirstResultSymbol = -(Dim(1) << 62);
constexpr Dim kDimsPerResult = 256;

bool FunctionLibrary::isResultSymbol(Dim dim) {
  return dim <= kFirstResultSymbol;
}

std::pair<unsigned, unsigned> FunctionLibrary::resultOfSymbol(Dim dim) {
  Dim number = kFirstResultSymbol - dim;
  return {number / kDimsPerResult, number % kDimsPerResult};
}

//===----------------------------------------------------------------------===//
// Nodes and functions
//===----------------------------------------------------------------------===//

FunctionLibrary::FunctionLibrary(Operation *graph,
                                 const GraphShapeOptions &options)
    : options(options) {
  Operation *module = graph->getParentOp();
  if (!module || module->getNumRegions() != 1)
    return;
  for (Block &block : module->getRegion(0))
    for (auto function : block.getOps<GraphFuncOp>())
      byName.try_emplace(function.getName(), function);
}

GraphFuncOp FunctionLibrary::lookup(StringRef name) const {
  GraphFuncOp function = byName.lookup(name);
  return function && !function.isExternal() && !function.getGeneric()
             ? function
             : GraphFuncOp();
}

/// Nodes with special handlers instead of only a shape function.
struct NodeHandlers {
  using Handler = void (GraphInference::*)(tfg::NodeView);

  static Handler find(StringRef op) {
    static const StringMap<Handler> table = {
        {"Case", &GraphInference::visitBranches},
        {"CaseRegion", &GraphInference::visitBranchRegions},
        {"Enter", &GraphInference::visitEnter},
        {"For", &GraphInference::visitFor},
        {"ForRegion", &GraphInference::visitForRegion},
        {"If", &GraphInference::visitBranches},
        {"IfRegion", &GraphInference::visitBranchRegions},
        {"Merge", &GraphInference::visitMerge},
        {"PartitionedCall", &GraphInference::visitCall},
        {"RefEnter", &GraphInference::visitEnter},
        {"RefMerge", &GraphInference::visitMerge},
        {"StatefulCase", &GraphInference::visitBranches},
        {"StatefulCaseRegion", &GraphInference::visitBranchRegions},
        {"StatefulIf", &GraphInference::visitBranches},
        {"StatefulIfRegion", &GraphInference::visitBranchRegions},
        {"StatefulPartitionedCall", &GraphInference::visitCall},
        {"StatefulWhile", &GraphInference::visitWhile},
        {"StatefulWhileRegion", &GraphInference::visitWhileRegion},
        {"StatelessCase", &GraphInference::visitBranches},
        {"StatelessCaseRegion", &GraphInference::visitBranchRegions},
        {"StatelessIf", &GraphInference::visitBranches},
        {"StatelessIfRegion", &GraphInference::visitBranchRegions},
        {"StatelessWhile", &GraphInference::visitWhile},
        {"StatelessWhileRegion", &GraphInference::visitWhileRegion},
        {"TPUPartitionedCall", &GraphInference::visitCall},
        {"While", &GraphInference::visitWhile},
        {"WhileRegion", &GraphInference::visitWhileRegion},
        {"_Merge", &GraphInference::visitMerge},
    };
    return table.lookup(op);
  }
  /// A node whose op is a function of the module.
  static Handler call() { return &GraphInference::visitCall; }
};

const NodeKind &FunctionLibrary::kindOf(Operation *node) {
  std::unique_ptr<NodeKind> &kind = kinds[node->getName()];
  if (kind)
    return *kind;
  kind = std::make_unique<NodeKind>();
  kind->op = node->getName().stripDialect();
  kind->definition = options.registry->lookup(kind->op);
  kind->function = lookupShapeFunction(kind->op);
  kind->handler = NodeHandlers::find(kind->op);
  if (!kind->handler && !kind->function && byName.contains(kind->op))
    kind->handler = NodeHandlers::call();
  return *kind;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

std::optional<TensorInfos>
FunctionLibrary::call(GraphFuncOp function, ArrayRef<TensorInfo> arguments) {
  llvm::DenseMap<Dim, Dim> numbered;
  SmallVector<Dim> originals;
  TensorInfos pattern(arguments);
  for (TensorInfo &info : pattern)
    renameSymbols(info, [&](Dim symbol) {
      auto [entry, isNew] = numbered.try_emplace(
          symbol, kFirstArgumentSymbol - Dim(originals.size()));
      if (isNew)
        originals.push_back(symbol);
      return entry->second;
    });

  std::optional<TensorInfos> results = infer(function, pattern);
  if (results)
    for (TensorInfo &info : *results)
      renameSymbols(info, [&](Dim symbol) {
        return isResultSymbol(symbol)
                   ? symbol
                   : originals[kFirstArgumentSymbol - symbol];
      });
  return results;
}

/// Renames symbols created inside the function to symbols of its results.
static void renameInnerSymbols(TensorInfos &results) {
  llvm::DenseMap<Dim, Dim> renamed;
  auto isInner = [](Dim dim) {
    return isSymbol(dim) && dim > kFirstArgumentSymbol;
  };
  for (auto [i, info] : enumerate(results))
    for (auto [j, dim] : enumerate(info.shape.dims()))
      if (isInner(dim) && Dim(j) < kDimsPerResult)
        renamed.try_emplace(dim,
                            kFirstResultSymbol - (Dim(i) * kDimsPerResult + j));
  for (TensorInfo &info : results)
    renameSymbols(info, [&](Dim symbol) {
      if (!isInner(symbol))
        return symbol;
      auto entry = renamed.find(symbol);
      return entry == renamed.end() ? kUnknown : entry->second;
    });
}

/// After this many patterns a function is analyzed with unknown arguments.
constexpr size_t kMaxPatterns = 32;

std::optional<TensorInfos>
FunctionLibrary::infer(GraphFuncOp function, const TensorInfos &arguments) {
  for (const Call &known : calls[function])
    if (known.arguments == arguments)
      return known.results;
  if (calls[function].size() == kMaxPatterns &&
      any_of(arguments, [](const TensorInfo &info) {
        return info.shape.hasRank() || info.value || info.handle;
      }))
    return infer(function, TensorInfos(arguments.size()));
  if (!inProgress.insert(function).second)
    return std::nullopt;
  // The options of the graph do not apply to tensors in the function.
  GraphShapeOptions inner;
  inner.registry = options.registry;
  inner.trustTypes = options.trustTypes;
  GraphInference inference(function, inner, *this);
  inference.run(ArrayRef(arguments));
  TensorInfos results = inference.results();
  renameInnerSymbols(results);
  inProgress.erase(function);
  calls[function].push_back({arguments, results});
  return results;
}

} // namespace tfuse::shape
