//===- GraphInference.cpp - Inference over the nodes of a graph -----------===//
//
// Visits nodes and blocks of nodes. Calls and control flow with functions or
// regions are in Calls.cpp.
//
//===----------------------------------------------------------------------===//

#include "GraphInference.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include <set>

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

using tfg::NodeView;

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// The maximum rank of TensorFlow's tensors is below this.
constexpr int64_t kSymbolsPerTensor = 256;

Dim GraphInference::symbolOf(Value value, int64_t dim) const {
  if (dim >= kSymbolsPerTensor)
    return kUnknown;
  return kUnknown - 1 - (idOf(value) * kSymbolsPerTensor + dim);
}

Shape GraphInference::shapeOfRank(Value value, int64_t rank) const {
  SmallVector<Dim> dims;
  for (int64_t i = 0; i < rank; ++i)
    dims.push_back(symbolOf(value, i));
  return Shape(dims);
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

unsigned GraphInference::idOf(Value value) const {
  auto [entry, isNew] = ids.try_emplace(value, nextId);
  nextId += isNew;
  return entry->second;
}

/// Shapes in an attribute of a node or an argument: the first of a list.
static Shape firstShape(Attribute attribute) {
  if (auto array = dyn_cast_or_null<ArrayAttr>(attribute);
      array && !array.empty())
    attribute = array[0];
  auto shape = dyn_cast_or_null<tf_type::ShapeAttr>(attribute);
  return shape && shape.hasRank() ? Shape::fromDynamic(shape.getShape())
                                  : Shape();
}

TensorInfo infoOfArgument(Operation *function, unsigned tensorIndex) {
  auto func = cast<tfg::GraphFuncOp>(function);
  unsigned index = 2 * tensorIndex;
  TensorInfo info = infoOfType(func.getArgumentTypes()[index]);
  Shape stated = firstShape(func.getArgAttr(index, "tf._output_shapes"));
  info.shape = merge(info.shape, stated).value_or(info.shape);
  auto types = func.getArgAttrOfType<ArrayAttr>(index, "tf._handle_dtypes");
  auto shapes = func.getArgAttrOfType<ArrayAttr>(index, "tf._handle_shapes");
  if (info.handle || !types || !shapes || types.size() != shapes.size())
    return info;
  info.handle.emplace();
  for (auto [type, shape] : zip(types, shapes)) {
    auto typeAttr = dyn_cast<TypeAttr>(type);
    info.handle->push_back(
        {firstShape(shape), typeAttr ? typeAttr.getValue() : Type()});
  }
  return info;
}

TensorInfo GraphInference::declared(Value value) const {
  if (auto argument = dyn_cast<BlockArgument>(value))
    if (argument.getOwner()->getParentOp() == graph)
      return infoOfArgument(graph, argument.getArgNumber() / 2);
  if (options.trustTypes)
    return infoOfType(value.getType());
  TensorInfo info;
  info.elementType = tf_type::elementTypeOf(value);
  return info;
}

const GraphInference::Entry *GraphInference::entryOf(Value value) const {
  auto id = ids.find(value);
  if (id == ids.end() || id->second >= entries.size())
    return nullptr;
  const Entry &entry = entries[id->second];
  return entry.isVisited ? &entry : nullptr;
}

TensorInfo GraphInference::lookup(Value value) const {
  const Entry *entry = entryOf(value);
  if (!entry)
    return declared(value);
  TensorInfo info;
  info.shape = entry->shape;
  info.elementType = tf_type::elementTypeOf(value);
  if (entry->details) {
    info.value = entry->details->value;
    info.handle = entry->details->handle;
  }
  return info;
}

Shape GraphInference::shapeOf(Value value) const {
  const Entry *entry = entryOf(value);
  return entry ? entry->shape : declared(value).shape;
}

std::optional<Elements> GraphInference::valueOf(Value value) const {
  const Entry *entry = entryOf(value);
  return entry && entry->details ? entry->details->value : std::nullopt;
}

std::optional<HandleTypes> GraphInference::handleOf(Value value) const {
  const Entry *entry = entryOf(value);
  if (!entry)
    return declared(value).handle;
  return entry->details ? entry->details->handle : std::nullopt;
}

TensorInfos GraphInference::lookupAll(ValueRange values) const {
  return map_to_vector(values, [&](Value value) { return lookup(value); });
}

bool GraphInference::set(Value value, TensorInfo info) {
  if (options.fed.contains(value))
    info = TensorInfo();
  else if (options.trustTypes)
    info = meet(declared(value), info).value_or(info);
  if (auto rank = assumedRanks.find(value);
      rank != assumedRanks.end() && !info.shape.hasRank())
    info.shape = shapeOfRank(value, rank->second);
  for (int64_t i = 0; i < info.shape.rank(); ++i)
    if (info.shape[i] == kUnknown)
      info.shape = info.shape.withDim(i, symbolOf(value, i));

  unsigned id = idOf(value);
  if (id >= entries.size())
    entries.resize(id + 1);
  Entry &entry = entries[id];
  std::unique_ptr<Details> details;
  if (info.value || info.handle)
    details = std::make_unique<Details>(
        Details{std::move(info.value), std::move(info.handle)});
  bool sameDetails = details && entry.details ? *details == *entry.details
                                              : !details && !entry.details;
  if (entry.isVisited && sameDetails && entry.shape == info.shape)
    return false;
  entry.shape = std::move(info.shape);
  entry.details = std::move(details);
  entry.isVisited = true;
  if (news)
    news->push_back(value);
  return true;
}

void GraphInference::setAll(ValueRange values, ArrayRef<TensorInfo> infos) {
  for (auto [value, info] : zip(values, infos))
    set(value, info);
}

void GraphInference::setUnknown(ValueRange values) {
  for (Value value : values)
    set(value, TensorInfo());
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

namespace {

/// The OpView of a node.
class NodeOpView final : public OpView {
public:
  NodeOpView(NodeView node, const NodeKind &kind,
             const GraphInference &inference)
      : node(node), kind(kind), inference(inference),
        inputCount(node.numDataOperands()) {}

  StringRef opName() const override { return kind.op; }
  unsigned numInputs() const override { return inputCount; }
  unsigned numOutputs() const override { return node.numDataResults(); }
  Attribute attr(StringRef name) const override { return node->getAttr(name); }
  Shape inputShape(unsigned index) const override {
    return inference.shapeOf(node->getOperand(index));
  }
  Shape inputShapeOfRank(unsigned index, int64_t rank) const override {
    return inference.shapeOfRank(node->getOperand(index), rank);
  }
  Type inputElementType(unsigned index) const override {
    return elementType(node->getOperand(index));
  }
  std::optional<Elements> inputValue(unsigned index) const override {
    return inference.valueOf(node->getOperand(index));
  }
  ElementsAttr inputConstant(unsigned index) const override {
    NodeView source = NodeView::get(node->getOperand(index).getDefiningOp());
    return source && source.op() == "Const"
               ? source->getAttrOfType<ElementsAttr>("value")
               : ElementsAttr();
  }
  std::optional<HandleTypes> inputHandle(unsigned index) const override {
    return inference.handleOf(node->getOperand(index));
  }
  Type outputElementType(unsigned index) const override {
    return elementType(node->getResult(index));
  }
  std::optional<HandleTypes> outputHandle(unsigned index) const override {
    return handleOfType(node->getResult(index).getType());
  }
  std::optional<OpDefView> definition() const override {
    return kind.definition;
  }

private:
  static Type elementType(Value value) {
    Type type = tf_type::elementTypeOf(value);
    return isa<tf_type::OpaqueTensorType>(type) ? Type() : type;
  }

  NodeView node;
  const NodeKind &kind;
  const GraphInference &inference;
  unsigned inputCount;
};

} // namespace

TensorInfos GraphInference::inferredResults(NodeView node) {
  const NodeKind &kind = functions.kindOf(node.getOperation());
  TensorInfos unknown(node.numDataResults());
  if (!kind.function)
    return unknown;
  NodeOpView view(node, kind, *this);
  Requirements required;
  ShapeContext context(view, options.assumeRequirements ? &required : nullptr);
  inferOp(context, *kind.function);
  if (context.failed()) {
    conflicts[node.getOperation()] = context.message().str();
    requirements.erase(node.getOperation());
    return unknown;
  }
  if (!conflicts.empty())
    conflicts.erase(node.getOperation());
  if (!required.empty())
    requirements[node.getOperation()] = std::move(required);
  return TensorInfos(context.results());
}

void GraphInference::inferWithFunction(NodeView node) {
  TensorInfos results = inferredResults(node);
  // Like Grappler, do not propagate values through an IdentityN of several
  // tensors.
  if (node.op() == "IdentityN" && node.numDataResults() > 1)
    for (TensorInfo &info : results)
      info.value.reset();
  setAll(node.dataResults(), results);
}

/// The initial value of a loop. The following Merge joins it with the values of
/// later iterations.
void GraphInference::visitEnter(NodeView node) {
  if (node.numDataResults() == 1 && node.numDataOperands() == 1)
    set(node->getResult(0), lookup(node.dataOperand(0)));
  else
    setUnknown(node.dataResults());
}

/// A Merge returns the operand that is available, so join both. In a loop, the
/// back edge is unknown at first, and information only gets less precise in
/// later visits, so the loop terminates.
void GraphInference::visitMerge(NodeView node) {
  if (node.numDataResults() == 0)
    return;
  Value result = node->getResult(0);
  std::optional<TensorInfo> joined;
  auto add = [&](Value value) {
    TensorInfo info = lookup(value);
    joined = joined ? join(*joined, info) : info;
  };
  if (entryOf(result))
    add(result);
  for (Value operand : node.dataOperands())
    if (entryOf(operand))
      add(operand);
  set(result, joined.value_or(TensorInfo()));
  TensorInfo index;
  index.shape = Shape::scalar();
  if (node.numDataResults() > 1)
    set(node->getResult(1), index);
}

void GraphInference::visit(Operation *op) {
  NodeView node = NodeView::get(op);
  if (!node)
    return;
  const NodeKind &kind = functions.kindOf(op);
  if (kind.handler)
    (this->*kind.handler)(node);
  else
    inferWithFunction(node);
}

void GraphInference::erase(Operation *op) {
  for (Value result : op->getResults())
    ids.erase(result);
  conflicts.erase(op);
  loops.erase(op);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

namespace {

/// Sorts nodes topologically.
class NodeSorter {
public:
  explicit NodeSorter(Block &block) : block(block) {
    indices.reserve(std::distance(block.begin(), block.end()));
    for (Operation &op : block) {
      indices[&op] = nodes.size();
      nodes.push_back(&op);
    }
  }

  BlockOrder run() {
    BlockOrder order;
    order.nodes.reserve(nodes.size());
    done.resize(nodes.size());
    for (unsigned i = 0, end = nodes.size(); i < end; ++i)
      place(i, order);
    if (order.hasBackEdges)
      for (auto [i, node] : enumerate(order.nodes))
        order.positions[node] = i;
    return order;
  }

private:
  enum class State : uint8_t { New, Open, Placed };
  struct Frame {
    unsigned node;
    SmallVector<unsigned, 4> sources;
  };

  /// The nodes of the block that produce data for a node or its regions.
  SmallVector<unsigned, 4> sourcesOf(Operation *node, BlockOrder &order) const {
    SmallVector<unsigned, 4> sources;
    auto add = [&](Operation *user) {
      for (Value operand : user->getOperands()) {
        Operation *source = operand.getDefiningOp();
        if (!source || tfg::isControl(operand) || source->getBlock() != &block)
          continue;
        StringRef name = source->getName().stripDialect();
        if (name == "NextIteration" || name == "RefNextIteration")
          order.hasBackEdges = true;
        else
          sources.push_back(indices.lookup(source));
      }
    };
    if (node->getNumRegions() == 0)
      add(node);
    else
      node->walk(add);
    return sources;
  }

  void open(unsigned node, BlockOrder &order) {
    done[node] = State::Open;
    stack.push_back({node, sourcesOf(nodes[node], order)});
  }

  void place(unsigned root, BlockOrder &order) {
    if (done[root] == State::New)
      open(root, order);
    while (!stack.empty()) {
      Frame &top = stack.back();
      if (top.sources.empty()) {
        done[top.node] = State::Placed;
        order.nodes.push_back(nodes[top.node]);
        stack.pop_back();
        continue;
      }
      unsigned source = top.sources.pop_back_val();
      if (done[source] == State::New)
        open(source, order);
      else if (done[source] == State::Open)
        order.hasBackEdges = true;
    }
  }

  Block &block;
  std::vector<Operation *> nodes;
  llvm::DenseMap<Operation *, unsigned> indices;
  std::vector<State> done;
  std::vector<Frame> stack;
};

} // namespace

BlockOrder orderNodes(Block &block) { return NodeSorter(block).run(); }

/// Loops converge quickly; a graph with more visits per node than this has
/// cycles that are not loops.
constexpr size_t kMaxVisitsPerNode = 64;

void GraphInference::visitBlock(Block &block) {
  auto [entry, isNew] = orders.try_emplace(&block);
  if (isNew)
    entry->second = orderNodes(block);
  // Move the order out of the map: a nested block may insert into `orders`,
  // which invalidates `entry`.
  BlockOrder order = std::move(entry->second);
  SmallVector<Value> *outerNews = news;
  SmallVector<Value> changes;
  news = order.hasBackEdges ? &changes : nullptr;

  std::set<unsigned> pending;
  auto addUsers = [&](unsigned before) {
    for (Value value : changes)
      for (Operation *user : value.getUsers()) {
        Operation *node = block.findAncestorOpInBlock(*user);
        auto position = order.positions.find(node);
        if (position != order.positions.end() && position->second <= before)
          pending.insert(position->second);
      }
    changes.clear();
  };
  for (auto [i, node] : enumerate(order.nodes)) {
    visit(node);
    addUsers(i);
  }
  size_t visits = 0, limit = kMaxVisitsPerNode * order.nodes.size();
  while (!pending.empty() && visits++ < limit) {
    unsigned position = *pending.begin();
    pending.erase(pending.begin());
    visit(order.nodes[position]);
    addUsers(order.nodes.size());
  }
  if (!pending.empty())
    for (Operation *node : order.nodes)
      if (NodeView view = NodeView::get(node))
        setUnknown(view.dataResults());
  news = outerNews;
  orders[&block] = std::move(order);
}

void GraphInference::run(std::optional<ArrayRef<TensorInfo>> arguments) {
  if (graph->getNumRegions() != 1 || !graph->getRegion(0).hasOneBlock())
    return;
  Block &block = graph->getRegion(0).front();
  unsigned nodeCount = std::distance(block.begin(), block.end());
  ids.reserve(nodeCount);
  entries.reserve(nodeCount);
  for (BlockArgument argument : block.getArguments()) {
    if (tfg::isControl(argument))
      continue;
    unsigned index = argument.getArgNumber() / 2;
    TensorInfo info = declared(argument);
    if (arguments && index < arguments->size())
      info = meet(info, (*arguments)[index]).value_or(info);
    set(argument, info);
  }
  visitBlock(block);
}

TensorInfos GraphInference::results() const {
  TensorInfos infos;
  for (Value value : graph->getRegion(0).front().back().getOperands())
    if (!tfg::isControl(value))
      infos.push_back(lookup(value));
  return infos;
}

} // namespace tfuse::shape
