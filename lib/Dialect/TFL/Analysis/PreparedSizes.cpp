//===- PreparedSizes.cpp - Results that LiteRT sizes in Prepare -----------===//

#include "tfuse/Dialect/TFL/Analysis/PreparedSizes.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

/// The operands whose values determine the size of a builtin's results; nothing
/// if the operand sizes do.
static ArrayRef<unsigned> sizingOperands(StringRef name) {
  static const llvm::StringMap<SmallVector<unsigned, 3>> operands = {
#define TFUSE_SIZED_BY(name, ...) {#name, {__VA_ARGS__}},
#include "tfuse/Dialect/TFL/Analysis/PreparedSizes.def"
  };
  auto found = operands.find(name);
  return found == operands.end() ? ArrayRef<unsigned>() : found->second;
}

static bool isSizedWhenRun(StringRef name) {
  static const llvm::StringSet<> names = {
#define TFUSE_SIZED_WHEN_RUN(name) #name,
#include "tfuse/Dialect/TFL/Analysis/PreparedSizes.def"
  };
  return names.contains(name);
}

static bool isKnownWhenPrepared(StringRef name) {
  static const llvm::StringSet<> names = {
#define TFUSE_KNOWN_WHEN_PREPARED(name) #name,
#include "tfuse/Dialect/TFL/Analysis/PreparedSizes.def"
  };
  return names.contains(name);
}

static bool isStatic(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return !type || type.hasStaticShape();
}

//===----------------------------------------------------------------------===//
// Changed sizes
//===----------------------------------------------------------------------===//

/// True if the op changes the size of the dimension.
static bool changesSize(Operation *op, int64_t dim) {
  auto type = cast<ShapedType>(op->getResult(0).getType());
  if (auto concatenation = dyn_cast<ConcatenationOp>(op))
    return (concatenation.getAxis() + type.getRank()) % type.getRank() == dim;
  auto hasAt = [&](unsigned operand, unsigned perDim, unsigned offset,
                   int64_t unchanged) {
    DenseIntElementsAttr values;
    if (!matchPattern(op->getOperand(operand), m_Constant(&values)))
      return true;
    auto index = static_cast<uint64_t>(dim) * perDim + offset;
    return index >= static_cast<uint64_t>(values.getNumElements()) ||
           (*(values.value_begin<APInt>() + index)).getSExtValue() != unchanged;
  };
  if (op->hasTrait<IsPadding>())
    return hasAt(1, 2, 0, 0) || hasAt(1, 2, 1, 0);
  if (isa<TileOp>(op))
    return hasAt(1, 1, 0, 1);
  if (isa<SliceOp>(op))
    return hasAt(1, 1, 0, 0) || hasAt(2, 1, 0, -1);
  if (auto slice = dyn_cast<StridedSliceOp>(op)) {
    unsigned bit = 1u << dim;
    bool isWhole = (slice.getBeginMask() & bit) && (slice.getEndMask() & bit) &&
                   !hasAt(3, 1, 0, 1);
    return !isWhole;
  }
  return false;
}

static SmallVector<int64_t> unknownDims(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasRank())
    return {};
  return llvm::filter_to_vector(
      llvm::seq<int64_t>(0, shaped.getRank()),
      [&](int64_t dim) { return shaped.isDynamicDim(dim); });
}

/// True if some op of the graph may change the size of a dimension of the
/// graph's arguments.
static bool hasChangedSize(Value value, int64_t dim) {
  while (Operation *op = value.getDefiningOp()) {
    auto type = cast<ShapedType>(value.getType());
    if (!type.isDynamicDim(dim))
      return false;
    if (changesSize(op, dim))
      return true;
    if (isa<WhileOp>(op)) {
      value = op->getOperand(cast<OpResult>(value).getResultNumber());
      continue;
    }
    // The op adds and removes unit dimensions; the others keep their order.
    if (op->hasTrait<IsReshaping>()) {
      SmallVector<int64_t> before = unknownDims(op->getOperand(0).getType());
      SmallVector<int64_t> after = unknownDims(type);
      if (before.size() != after.size())
        return false;
      dim = before[find(after, dim) - after.begin()];
      value = op->getOperand(0);
      continue;
    }
    auto same = find_if(op->getOperands(), [&](Value operand) {
      auto shaped = dyn_cast<ShapedType>(operand.getType());
      return shaped && shaped.hasRank() && shaped.getRank() == type.getRank() &&
             shaped.isDynamicDim(dim);
    });
    if (same == op->operand_end())
      return false;
    value = *same;
  }
  return false;
}

/// Whether two tensors have the same shape. At least one is a result of a
/// graph; an unknown size equals the argument's unless ops change it.
static bool haveSameShape(Value a, Value b) {
  auto first = dyn_cast<ShapedType>(a.getType());
  auto second = dyn_cast<ShapedType>(b.getType());
  if (!first || !second)
    return a.getType() == b.getType();
  if (!first.hasRank() || !second.hasRank() ||
      first.getRank() != second.getRank())
    return false;
  return all_of(llvm::seq<int64_t>(0, first.getRank()), [&](int64_t dim) {
    if (first.isDynamicDim(dim) != second.isDynamicDim(dim))
      return false;
    return first.isDynamicDim(dim)
               ? !hasChangedSize(a, dim) && !hasChangedSize(b, dim)
               : first.getDimSize(dim) == second.getDimSize(dim);
  });
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

Block &PreparedSizes::body(Region &region) {
  Block &block = region.front();
  for (auto call : block.getOps<func::CallOp>())
    if (auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
        callee && !callee.isExternal())
      return callee.getBody().front();
  return block;
}

/// A loop gets memory for its results while it runs if a tensor of its body is
/// dynamic, or if an iteration changes the shape of a loop-carried value.
bool PreparedSizes::isLoopDynamic(Operation *loop) {
  Block &block = body(cast<WhileOp>(loop).getBody());
  if (analyze(block).firstDynamic)
    return true;
  return any_of(
      llvm::zip(block.getArguments(), block.getTerminator()->getOperands()),
      [](auto pair) {
        return !haveSameShape(std::get<0>(pair), std::get<1>(pair));
      });
}

bool PreparedSizes::areBranchesDynamic(Operation *branches) {
  auto choice = cast<IfOp>(branches);
  Block &first = body(choice.getThenRegion());
  Block &second = body(choice.getElseRegion());
  if (analyze(first).firstDynamic || analyze(second).firstDynamic)
    return true;
  return any_of(llvm::zip(first.getTerminator()->getOperands(),
                          second.getTerminator()->getOperands()),
                [](auto pair) {
                  return !haveSameShape(std::get<0>(pair), std::get<1>(pair));
                });
}

Prepared PreparedSizes::resultOf(Operation *op, const Graph &graph) {
  if (matchPattern(op, m_Constant()))
    return Prepared::Known;
  auto facts = dyn_cast<OpFactsInterface>(op);
  if (!facts || op->getNumResults() == 0)
    return Prepared::Sized;
  if (isa<WhileOp>(op))
    return isLoopDynamic(op) ? Prepared::Dynamic : Prepared::Sized;
  if (isa<IfOp>(op))
    return areBranchesDynamic(op) ? Prepared::Dynamic : Prepared::Sized;
  if (op->hasTrait<ReadsShapeOnly>())
    return Prepared::Known;
  StringRef name = facts.getFacts().builtinName;
  auto type = dyn_cast<ShapedType>(op->getResult(0).getType());
  // The kernel cannot distinguish a scalar from a tensor without a shape.
  if (isa<ReadVariableOp>(op))
    return type && type.hasStaticShape() && type.getRank() > 0
               ? Prepared::Sized
               : Prepared::Dynamic;
  // The size of a string tensor includes the length of its strings.
  if (type && isa<tf_type::StringType>(type.getElementType()))
    return Prepared::Dynamic;
  auto isKnown = [&](Value value) {
    return isa<NoneType>(value.getType()) ||
           graph.values.lookup_or(value, Prepared::Sized) == Prepared::Known;
  };
  if (isa<SliceOp>(op) && isStatic(op->getResult(0)))
    return Prepared::Sized;
  if (isa<SliceOp, TopKV2Op>(op) && !isStatic(op->getOperand(0)))
    return Prepared::Dynamic;
  // TRANSPOSE_CONV knows its size before it runs only if output_shape is a
  // constant.
  if (isa<TransposeConvOp>(op))
    return matchPattern(op->getOperand(0), m_Constant()) ? Prepared::Sized
                                                         : Prepared::Dynamic;
  bool isDynamic =
      isSizedWhenRun(name) || any_of(sizingOperands(name), [&](unsigned index) {
        return index < op->getNumOperands() && !isKnown(op->getOperand(index));
      });
  if (isDynamic)
    return Prepared::Dynamic;
  return isKnownWhenPrepared(name) && all_of(op->getOperands(), isKnown)
             ? Prepared::Known
             : Prepared::Sized;
}

const PreparedSizes::Graph &PreparedSizes::analyze(Block &block) {
  if (auto found = graphs.find(&block); found != graphs.end())
    return found->second;
  Graph graph;
  for (Operation &op : block) {
    Prepared prepared = resultOf(&op, graph);
    for (Value result : op.getResults())
      graph.values[result] = prepared;
    if (prepared == Prepared::Dynamic && !graph.firstDynamic)
      graph.firstDynamic = &op;
  }
  return graphs[&block] = std::move(graph);
}

bool PreparedSizes::mayAllocateAtRunTime(func::FuncOp function) {
  if (auto found = allocating.find(function); found != allocating.end())
    return found->second;
  // The kernel of a custom op is not known. Nor is every change of size in a
  // loop or a branch.
  auto mayAllocate = [&](Operation *op) {
    if (auto call = dyn_cast<func::CallOp>(op)) {
      auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
      return callee && !callee.isExternal() && mayAllocateAtRunTime(callee);
    }
    return op->hasTrait<IsCustom>() ||
           (isa<WhileOp, IfOp>(op) && !all_of(op->getResults(), isStatic));
  };
  bool may = analyze(function.getBody().front()).firstDynamic ||
             function
                 .walk([&](Operation *op) {
                   return mayAllocate(op) ? WalkResult::interrupt()
                                          : WalkResult::advance();
                 })
                 .wasInterrupted();
  return allocating[function] = may;
}

bool PreparedSizes::canGiveBuffers(func::FuncOp function) {
  Block &block = function.getBody().front();
  const Graph &graph = analyze(block);
  return all_of(block.getTerminator()->getOperands(), [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (!op || matchPattern(op, m_Constant()))
      return true;
    auto type = dyn_cast<ShapedType>(value.getType());
    if (type && !type.hasRank())
      return false;
    bool isLate =
        graph.firstDynamic && !op->isBeforeInBlock(graph.firstDynamic);
    return graph.values.lookup(value) == Prepared::Sized &&
           (!isLate || isStatic(value));
  });
}

} // namespace tfuse::tfl
