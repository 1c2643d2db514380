//===- ModelGraph.cpp - The graph of a module as JSON ---------------------===//
//
// For readers of a report, not for programs that execute the graph: constants
// belong to their users, and each call shows the body of its function.
//
//===----------------------------------------------------------------------===//

#include "ModelGraph.h"

#include "Values.h"
#include "tfuse/Pipeline/Runtimes.h"
#include "tfuse/Support/NodeName.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

/// Functions that would exceed these limits are not expanded: their calls have
/// no children. Browsers cannot show more nodes.
static constexpr size_t kMostNodes = 50'000;
static constexpr unsigned kMostLevels = 32;

namespace {

/// A node's index, a constant's index, or nothing.
struct Producer {
  enum Kind { None, Node, Constant } kind = None;
  unsigned index = 0;
};

/// A function or region of an op, with its name.
struct Body {
  std::string name;
  Block *block;
  /// The name of the function; empty for a region.
  std::string function;
};

class GraphDescriber {
public:
  explicit GraphDescriber(ModuleOp module) : module(module), symbols(module) {}
  json::Object run();

private:
  void addEntry(Operation *function, StringRef name, bool isSignature);
  void findEqualSignatures();
  unsigned addNode(const std::string &name, StringRef op, int parent);
  unsigned addOp(Operation *op, int parent);
  Producer addConstant(StringRef name, Type type);
  void connect(unsigned node, ValueRange operands);
  void addBlock(Block &block, int parent, unsigned level);
  void addBodies(Operation *op, unsigned node, unsigned level);
  void connectIterations(Block &body);
  SmallVector<Body, 2> bodiesOf(Operation *op);
  Block *bodyOf(Operation *function);

  ModuleOp module;
  SymbolTable symbols;
  std::vector<json::Object> nodes, constants;
  /// The producers of the values of the functions that are being expanded. A
  /// function that is expanded again overwrites the entries.
  llvm::DenseMap<Value, Producer> producers;
  llvm::DenseMap<Operation *, unsigned> indices;
  SmallPtrSet<Block *, 8> expanding;
  /// Signatures with equal bodies, by the name of each.
  StringMap<std::vector<std::string>> equalSignatures;
  bool isTruncated = false;
};

} // namespace

/// Adds the names of all nodes that a location consists of; as in nodeName, a
/// node in a function has its name in the function.
static void addSources(Location loc, llvm::SetVector<StringRef> &names) {
  if (auto name = dyn_cast<NameLoc>(loc)) {
    StringRef text = name.getName().getValue();
    if (!text.empty() && !text.ends_with(":"))
      names.insert(text);
  } else if (auto call = dyn_cast<CallSiteLoc>(loc)) {
    addSources(call.getCallee(), names);
  } else if (auto fused = dyn_cast<FusedLoc>(loc)) {
    for (Location part : fused.getLocations())
      addSources(part, names);
  }
}

/// Ops that produce no tensor for a reader.
static bool isHidden(Operation *op) {
  StringRef name = op->getName().stripDialect();
  return op->hasTrait<OpTrait::IsTerminator>() || name == "no_value";
}

static StringRef opName(Operation *op) {
  if (auto code = op->getAttrOfType<StringAttr>("custom_code"))
    return code.getValue();
  return op->getName().stripDialect();
}

static std::string nameOf(Operation *op) {
  if (tfg::NodeView node = tfg::NodeView::get(op))
    return node.name().str();
  return nodeName(op).str();
}

static bool isConstant(Operation *op) {
  return isConstantOp(op) || opName(op) == "Const";
}

unsigned GraphDescriber::addNode(const std::string &name, StringRef op,
                                 int parent) {
  json::Object node{{"name", json::fixUTF8(name)}, {"op", json::fixUTF8(op)}};
  if (parent >= 0)
    node["parent"] = parent;
  nodes.push_back(std::move(node));
  return nodes.size() - 1;
}

Producer GraphDescriber::addConstant(StringRef name, Type type) {
  constants.push_back(json::Object{{"name", json::fixUTF8(name)},
                                   {"type", describeType(type)},
                                   {"bytes", sizeOf(type)}});
  return {Producer::Constant, unsigned(constants.size() - 1)};
}

unsigned GraphDescriber::addOp(Operation *op, int parent) {
  std::string name = nameOf(op);
  unsigned index = addNode(name, opName(op), parent);
  json::Object &node = nodes[index];
  json::Array types;
  for (Type type : op->getResultTypes())
    if (!isa<tf_type::ControlType>(type))
      types.push_back(describeType(type));
  if (!types.empty())
    node["types"] = std::move(types);
  llvm::SetVector<StringRef> sources;
  sources.insert(name);
  addSources(op->getLoc(), sources);
  if (sources.size() > 1) {
    json::Array array;
    for (StringRef source : sources)
      array.push_back(json::fixUTF8(source));
    node["sources"] = std::move(array);
  }
  if (isa<tfl::OpFactsInterface>(op)) {
    json::Object refused;
    for (auto &[runtime, why] : refusingRuntimes(op))
      refused[runtime] = json::fixUTF8(why);
    if (!refused.empty())
      node["refusedBy"] = std::move(refused);
  }
  return index;
}

void GraphDescriber::connect(unsigned node, ValueRange operands) {
  json::Array inputs, weights;
  for (Value operand : operands) {
    Producer producer = producers.lookup(operand);
    if (producer.kind == Producer::Node)
      inputs.push_back(producer.index);
    else if (producer.kind == Producer::Constant)
      weights.push_back(producer.index);
  }
  if (!inputs.empty())
    nodes[node]["inputs"] = std::move(inputs);
  if (!weights.empty())
    nodes[node]["constants"] = std::move(weights);
}

Block *GraphDescriber::bodyOf(Operation *function) {
  return function && function->getNumRegions() == 1 &&
                 function->getRegion(0).hasOneBlock()
             ? &function->getRegion(0).front()
             : nullptr;
}

/// The functions and regions of an op, in the order of its attributes.
SmallVector<Body, 2> GraphDescriber::bodiesOf(Operation *op) {
  SmallVector<Body, 2> bodies;
  auto addFunction = [&](StringRef attribute, StringRef symbol) {
    Operation *function = symbols.lookup(symbol);
    if (Block *body = bodyOf(function))
      bodies.push_back(
          {attribute.str(), body,
           (nodeName(function).empty() ? symbol : nodeName(function)).str()});
  };
  auto add = [&](StringRef name, Attribute attribute) {
    if (auto symbol = dyn_cast<FlatSymbolRefAttr>(attribute))
      addFunction(name, symbol.getValue());
    else if (auto function = dyn_cast<tf_type::FuncAttr>(attribute))
      addFunction(name, function.getName().getRootReference());
  };
  for (NamedAttribute named : op->getAttrs()) {
    add(named.getName(), named.getValue());
    if (auto list = dyn_cast<ArrayAttr>(named.getValue()))
      for (auto [i, element] : enumerate(list))
        add((named.getName().strref() + " " + Twine(i)).str(), element);
  }
  // A node can have the name of a function as op.
  if (tfg::NodeView::isNode(op))
    addFunction("body", opName(op));
  StringRef kind = op->getName().stripDialect();
  for (Region &region : op->getRegions()) {
    if (!region.hasOneBlock())
      continue;
    bool isFirst = region.getRegionNumber() == 0;
    std::string name =
        kind.contains_insensitive("while") ? (isFirst ? "cond" : "body")
        : kind.contains_insensitive("if")
            ? (isFirst ? "then" : "else")
            : "region " + std::to_string(region.getRegionNumber());
    Block *block = &region.front();
    // Outlined: the region only calls a function.
    auto call = dyn_cast<func::CallOp>(block->front());
    if (call && call->getNextNode() == block->getTerminator())
      if (Block *callee = bodyOf(symbols.lookup(call.getCallee())))
        block = callee;
    bodies.push_back({name, block, ""});
  }
  return bodies;
}

void GraphDescriber::addBodies(Operation *op, unsigned node, unsigned level) {
  SmallVector<Body, 2> bodies = bodiesOf(op);
  json::Array functions;
  for (Body &body : bodies)
    if (!body.function.empty())
      functions.push_back(json::fixUTF8(body.function));
  if (!functions.empty())
    nodes[node]["functions"] = std::move(functions);
  for (Body &body : bodies) {
    if (level >= kMostLevels || nodes.size() >= kMostNodes ||
        !expanding.insert(body.block).second) {
      isTruncated = true;
      continue;
    }
    int parent = node;
    if (bodies.size() > 1)
      parent = addNode(body.name, body.name, node);
    // The operands of a branch follow its condition.
    unsigned numArguments = body.block->getNumArguments();
    unsigned first = op->getNumOperands() > numArguments &&
                             opName(op).contains_insensitive("if")
                         ? 1
                         : 0;
    for (BlockArgument argument : body.block->getArguments())
      if (unsigned i = argument.getArgNumber() + first;
          i < op->getNumOperands())
        producers[argument] = producers.lookup(op->getOperand(i));
    addBlock(*body.block, parent, level + 1);
    if (body.name == "body" && opName(op).contains_insensitive("while"))
      connectIterations(*body.block);
    expanding.erase(body.block);
  }
}

/// Each user of a loop-carried value also has the node of the loop body that
/// produces the value for the next iteration.
void GraphDescriber::connectIterations(Block &body) {
  if (!body.mightHaveTerminator())
    return;
  auto isData = [](Value value) {
    return !isa<tf_type::ControlType>(value.getType());
  };
  llvm::MapVector<unsigned, llvm::SetVector<unsigned>> carried;
  for (auto [argument, result] : llvm::zip(
           make_filter_range(body.getArguments(), isData),
           make_filter_range(body.getTerminator()->getOperands(), isData))) {
    Producer producer = producers.lookup(result);
    if (result.getParentBlock() != &body || isa<BlockArgument>(result) ||
        producer.kind != Producer::Node)
      continue;
    for (Operation *user : argument.getUsers())
      if (auto found = indices.find(user); found != indices.end())
        carried[found->second].insert(producer.index);
  }
  for (auto &[user, found] : carried)
    nodes[user]["carried"] = json::Array(found.getArrayRef());
}

void GraphDescriber::addBlock(Block &block, int parent, unsigned level) {
  // In a graph, a node can precede the producers of its operands.
  SmallVector<std::pair<Operation *, unsigned>> added;
  for (Operation &op : block) {
    if (isHidden(&op))
      continue;
    Producer producer;
    if (isa<tfl::FinalStateOp>(op)) {
      // The file has no op for it.
      producers[op.getResult(0)] = producers.lookup(op.getOperand(1));
      continue;
    }
    if (isConstant(&op)) {
      auto value = op.getAttrOfType<TypedAttr>("value");
      producer = addConstant(nameOf(&op), value ? value.getType()
                                                : op.getResultTypes().front());
    } else {
      producer = {Producer::Node, addOp(&op, parent)};
      added.emplace_back(&op, producer.index);
      indices[&op] = producer.index;
    }
    for (Value result : op.getResults())
      if (!isa<tf_type::ControlType>(result.getType()))
        producers[result] = producer;
  }
  for (auto [op, node] : added) {
    connect(node, op->getOperands());
    addBodies(op, node, level);
  }
}

static StringRef pathOf(ArrayAttr path) {
  auto name =
      path && !path.empty() ? dyn_cast<StringAttr>(path[0]) : StringAttr();
  return name ? name.getValue() : StringRef();
}

/// A signature, or the graph of a GraphDef, with its inputs and outputs.
void GraphDescriber::addEntry(Operation *function, StringRef name,
                              bool isSignature) {
  Block *block = bodyOf(function);
  if (!block)
    return;
  unsigned entry = addNode(name.str(), isSignature ? "signature" : "graph", -1);
  auto signature = dyn_cast<func::FuncOp>(function);
  for (BlockArgument argument : block->getArguments()) {
    if (!signature)
      continue;
    unsigned i = argument.getArgNumber();
    if (auto bound = signature.getArgAttrOfType<FlatSymbolRefAttr>(
            i, tf_saved_model::boundInputAttr)) {
      auto variable =
          symbols.lookup<tf_saved_model::GlobalTensorOp>(bound.getValue());
      producers[argument] = addConstant(
          bound.getValue(), variable ? variable.getType() : argument.getType());
      continue;
    }
    unsigned node = addNode(pathOf(signature.getArgAttrOfType<ArrayAttr>(
                                       i, tf_saved_model::indexPathAttr))
                                .str(),
                            "Input", entry);
    nodes[node]["types"] = json::Array{describeType(argument.getType())};
    producers[argument] = {Producer::Node, node};
  }
  expanding.insert(block);
  addBlock(*block, entry, 1);
  expanding.erase(block);
  if (!signature)
    return;
  for (OpOperand &result : block->getTerminator()->getOpOperands()) {
    unsigned node = addNode(
        pathOf(signature.getResultAttrOfType<ArrayAttr>(
                   result.getOperandNumber(), tf_saved_model::indexPathAttr))
            .str(),
        "Output", entry);
    nodes[node]["types"] = json::Array{describeType(result.get().getType())};
    connect(node, result.get());
  }
}

/// The conversion merges equal signatures, such as Keras 3's `serve` and
/// `serving_default`, and the report shows them once. Other equal functions
/// stay apart: their nodes have different names.
void GraphDescriber::findEqualSignatures() {
  OwningOpRef<ModuleOp> merged = module.clone();
  PassManager passes(module.getContext(), ModuleOp::getOperationName());
  passes.enableVerifier(false);
  passes.addPass(tf::createDeduplicateFunctionsPass());
  if (failed(passes.run(*merged)))
    return;
  for (auto function : merged->getOps<func::FuncOp>()) {
    std::vector<std::string> names;
    for (StringRef name : tf_saved_model::getExportedNames(function))
      names.push_back(name.str());
    for (const std::string &name : names)
      equalSignatures[name] = names;
  }
}

json::Object GraphDescriber::run() {
  auto numSignatures = count_if(module.getOps<func::FuncOp>(), [](auto op) {
    return !tf_saved_model::getExportedNames(op).empty();
  });
  if (numSignatures > 1)
    findEqualSignatures();
  llvm::StringSet<> shown;
  for (Operation &op : *module.getBody()) {
    auto function = dyn_cast<func::FuncOp>(op);
    std::string name;
    if (auto symbol = dyn_cast<SymbolOpInterface>(op))
      name = symbol.getName().str();
    if (isa<tfg::GraphOp>(op) ||
        (function && !numSignatures && function.isPublic()))
      addEntry(&op, name, false);
    auto names = tf_saved_model::getExportedNames(&op);
    if (!function || names.empty() || shown.contains(names.front()))
      continue;
    std::vector<std::string> all = equalSignatures.lookup(names.front());
    if (all.empty())
      all.assign(names.begin(), names.end());
    for (const std::string &each : all)
      shown.insert(each);
    addEntry(&op, llvm::join(all, ", "), true);
  }
  auto toArray = [](std::vector<json::Object> &objects) {
    json::Array array;
    for (json::Object &object : objects)
      array.push_back(std::move(object));
    return array;
  };
  json::Object graph{{"nodes", toArray(nodes)},
                     {"constants", toArray(constants)}};
  if (isTruncated)
    graph["truncated"] = true;
  return graph;
}

json::Object describeGraph(ModuleOp module) {
  return GraphDescriber(module).run();
}

} // namespace tfuse
