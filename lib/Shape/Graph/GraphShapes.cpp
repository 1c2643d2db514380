//===- GraphShapes.cpp - Shapes of a graph of tfg nodes -------------------===//
//
// The interface of the analysis, and the propagation of assumed requirements.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Shape/GraphShapes.h"
#include "GraphInference.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

namespace {

/// Equivalence classes of dimensions.
class SizeClasses {
public:
  /// Unites two classes; false if their known sizes differ.
  bool unite(Dim a, Dim b) {
    a = find(a);
    b = find(b);
    if (a == b)
      return true;
    if (isKnown(a) && isKnown(b))
      return false;
    // The representative of a class is its known size, or else its oldest
    // symbol.
    if (isKnown(b) || (!isKnown(a) && b > a))
      std::swap(a, b);
    parents[b] = a;
    return true;
  }

  Dim find(Dim dim) const {
    if (!isSymbol(dim))
      return dim;
    Dim root = dim;
    for (auto parent = parents.find(root); parent != parents.end();
         parent = parents.find(root))
      root = parent->second;
    // Path compression.
    while (dim != root)
      dim = std::exchange(parents[dim], root);
    return root;
  }

  void clear() { parents.clear(); }

private:
  mutable llvm::DenseMap<Dim, Dim> parents;
};

} // namespace

struct GraphShapes::Impl {
  Impl(Operation *graph, GraphShapeOptions options)
      : graph(graph), options(std::move(options)),
        functions(graph, this->options) {
    reset();
  }

  void reset() {
    inference = std::make_unique<GraphInference>(graph, options, functions);
    sizes.clear();
  }

  void run();
  bool assumeRanks(llvm::DenseMap<Value, int64_t> &ranks, bool &isNews) const;
  void assumeSizes();

  Operation *graph;
  GraphShapeOptions options;
  FunctionLibrary functions;
  std::unique_ptr<GraphInference> inference;
  SizeClasses sizes;
};

/// Adds the ranks that ops require. False if two of them contradict.
bool GraphShapes::Impl::assumeRanks(llvm::DenseMap<Value, int64_t> &ranks,
                                    bool &isNews) const {
  for (const auto &[node, required] : inference->requirements)
    for (auto [index, rank] : required.ranks) {
      auto [entry, isNew] = ranks.try_emplace(node->getOperand(index), rank);
      isNews |= isNew;
      if (entry->second != rank)
        return false;
    }
  return true;
}

void GraphShapes::Impl::assumeSizes() {
  for (const auto &[node, required] : inference->requirements) {
    bool isFed = any_of(node->getResults(), [&](Value result) {
      return options.fed.contains(result);
    });
    if (isFed)
      continue;
    for (auto [a, b] : required.equalSizes)
      if (!sizes.unite(a, b)) // The graph cannot be run: assume nothing.
        return sizes.clear();
  }
}

/// A newly known rank may determine the ranks of other tensors.
constexpr unsigned kMaxRankRounds = 4;

void GraphShapes::Impl::run() {
  llvm::DenseMap<Value, int64_t> ranks;
  for (unsigned i = 0; i < kMaxRankRounds; ++i) {
    reset();
    inference->assumedRanks = ranks;
    inference->run();
    bool isNews = false;
    if (!options.assumeRequirements)
      return;
    if (!assumeRanks(ranks, isNews)) {
      reset();
      inference->run();
      return;
    }
    if (!isNews)
      break;
  }
  assumeSizes();
}

GraphShapes::GraphShapes(Operation *graph, GraphShapeOptions options)
    : impl(std::make_unique<Impl>(graph, std::move(options))) {}
GraphShapes::~GraphShapes() = default;

void GraphShapes::run() { impl->run(); }

void GraphShapes::update(Operation *node) { impl->inference->visit(node); }

void GraphShapes::erase(Operation *node) { impl->inference->erase(node); }

TensorInfo GraphShapes::lookup(Value value) const {
  TensorInfo info = impl->inference->lookup(value);
  if (impl->options.assumeRequirements)
    renameSymbols(info, [&](Dim symbol) { return impl->sizes.find(symbol); });
  return info;
}

Shape GraphShapes::shape(Value value) const {
  Shape shape = impl->inference->shapeOf(value);
  if (impl->options.assumeRequirements)
    for (int64_t i = 0; i < shape.rank(); ++i)
      shape = shape.withDim(i, impl->sizes.find(shape[i]));
  return shape;
}

bool GraphShapes::isFed(Value value) const {
  return impl->options.fed.contains(value);
}

SmallVector<std::pair<Operation *, std::string>>
GraphShapes::conflicts() const {
  SmallVector<std::pair<Operation *, std::string>> all;
  for (auto &[node, message] : impl->inference->conflicts)
    all.emplace_back(node, message);
  return all;
}

} // namespace tfuse::shape
