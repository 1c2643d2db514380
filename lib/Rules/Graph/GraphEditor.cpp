//===- GraphEditor.cpp - A graph of nodes that rules rewrite --------------===//

#include "tfuse/Rules/Graph/GraphEditor.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TFG/IR/TFGOps.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::isControl;
using tfg::NodeView;
using tfg::TFGDialect;

//===----------------------------------------------------------------------===//
// Nodes by name
//===----------------------------------------------------------------------===//

/// Splits "node", "node:0" or "node:3" into node and port.
static std::pair<StringRef, unsigned> splitTensorName(StringRef name) {
  auto [node, port] = name.rsplit(':');
  unsigned number = 0;
  if (!port.empty() && !port.getAsInteger(10, number))
    return {node, number};
  return {name, 0};
}

GraphEditor::GraphEditor(Operation *graph, const GraphOptions &options,
                         const FeedFetchSpec &spec)
    : root(graph), options(options), byName(spec.nodes) {
  auto *dialect = getContext()->getLoadedDialect<TFGDialect>();
  nameId = dialect->getNameId();
  deviceId = dialect->getDeviceId();
  for (const auto &entry : spec.preserved)
    if (Operation *node = lookup(entry.getKey()))
      preserved.insert(node);
  for (const auto &entry : spec.fed) {
    auto [name, port] = splitTensorName(entry.getKey());
    Operation *node = lookup(name);
    if (!node)
      continue;
    preserved.insert(node);
    if (port < NodeView(node).numDataResults())
      fed.insert(node->getResult(port));
  }
}

GraphEditor::~GraphEditor() = default;

void GraphEditor::indexNames() {
  byName = std::make_shared<NodesByName>();
  byName->reserve(std::distance(block().begin(), block().end()));
  if (auto func = dyn_cast<tfg::GraphFuncOp>(root))
    for (unsigned i = 0; i < func.getNumTensorArguments(); ++i)
      byName->try_emplace(func.getArgName(i), nullptr);
  for (Operation &op : block())
    if (auto name = op.getAttrOfType<StringAttr>(nameId))
      byName->try_emplace(name.getValue(), &op);
}

Operation *GraphEditor::lookup(StringRef name) {
  if (!byName)
    indexNames();
  return byName->lookup(name);
}

bool GraphEditor::isTaken(StringRef name) {
  if (!byName)
    indexNames();
  return byName->contains(name);
}

std::string GraphEditor::uniqueName(const Twine &name) {
  std::string base = name.str();
  if (!isTaken(base))
    return base;
  unsigned &next = nextUnique[base];
  for (;;) {
    std::string candidate = base + "_unique" + std::to_string(next++);
    if (!isTaken(candidate))
      return candidate;
  }
}

Operation *GraphEditor::producer(Value value) {
  Operation *op = value.getDefiningOp();
  return op && NodeView::isNode(op) ? op : nullptr;
}

//===----------------------------------------------------------------------===//
// Properties of nodes
//===----------------------------------------------------------------------===//

/// True if an op is pure according to its name and definition.
static bool isPureOp(StringRef op, const OpRegistry &registry) {
  if (tf::hasFact(op, tf::OpFact::EffectInGraph) || op.contains("Queue") ||
      op.contains_insensitive("inplace"))
    return false;
  std::optional<OpDefView> definition = registry.lookup(op);
  if (!definition || definition->isStateful())
    return false;
  return none_of(definition->inputs(),
                 [](const ArgView &input) { return input.isRef; });
}

bool GraphEditor::isPure(Operation *node) const {
  if (node->getNumRegions() != 0)
    return false;
  auto [entry, isNew] = pureOps.try_emplace(node->getName());
  if (isNew)
    entry->second = isPureOp(opOf(node), registry());
  return entry->second;
}

bool GraphEditor::hasControlInputs(Operation *node) {
  return node->getNumOperands() != 0 && isControl(node->getOperands().back());
}

bool GraphEditor::hasOneDataUse(Operation *node) {
  unsigned count = 0;
  for (Value result : NodeView(node).dataResults()) {
    if (result.use_empty())
      continue;
    if (!result.hasOneUse() || ++count > 1)
      return false;
  }
  return count == 1;
}

bool GraphEditor::hasDataUses(Operation *node) {
  return any_of(NodeView(node).dataResults(),
                [](Value result) { return !result.use_empty(); });
}

bool GraphEditor::hasOneValueConsumer(Operation *node) {
  Operation *consumer = nullptr;
  for (Value result : NodeView(node).dataResults())
    for (Operation *user : result.getUsers()) {
      if (NodeView::isNode(user) &&
          isAnyOp(user, "Shape", "ShapeN", "Rank", "Size"))
        continue;
      if (consumer && consumer != user)
        return false;
      consumer = user;
    }
  return consumer != nullptr;
}

/// The device in a name like "/job:w/device:GPU:0" or "/cpu:0". Skips a device
/// type without an index.
static NodeDevice parseDevice(StringRef name) {
  SmallVector<StringRef, 6> parts;
  name.split(parts, '/', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  NodeDevice found = NodeDevice::None;
  for (StringRef part : parts) {
    auto [type, number] = part.split(':');
    if (type == "device")
      std::tie(type, number) = number.split(':');
    else if (type != "cpu" && type != "gpu" && type != "CPU" && type != "GPU")
      continue;
    if (number.empty() || !all_of(number, isDigit))
      continue;
    found = type.equals_insensitive("cpu")   ? NodeDevice::Cpu
            : type.equals_insensitive("gpu") ? NodeDevice::Gpu
                                             : NodeDevice::Other;
  }
  return found;
}

NodeDevice GraphEditor::device(Operation *node) const {
  auto name = node->getAttrOfType<StringAttr>(deviceId);
  if (!name || name.getValue().empty())
    return options.unplaced;
  auto [entry, isNew] = devices.try_emplace(name);
  if (isNew)
    entry->second = parseDevice(name.getValue());
  return entry->second;
}

bool GraphEditor::isSameDevice(Operation *a, Operation *b) {
  return NodeView(a).device() == NodeView(b).device();
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

shape::GraphShapes &GraphEditor::shapes() {
  if (!inferred) {
    shape::GraphShapeOptions shapeOptions;
    shapeOptions.registry = options.registry;
    shapeOptions.fed = fed;
    shapeOptions.assumeRequirements = isGrappler();
    inferred = std::make_unique<shape::GraphShapes>(root, shapeOptions);
    inferred->run();
  }
  return *inferred;
}

void GraphEditor::updateShape(Operation *node) {
  node->removeAttr("_output_shapes");
  if (inferred)
    inferred->update(node);
}

bool GraphEditor::hasFrames() {
  if (!frames)
    frames = any_of(block(), [](Operation &op) {
      return NodeView::isNode(&op) && isAnyOp(&op, "Enter", "RefEnter");
    });
  return *frames;
}

Type GraphEditor::elementType(Value value) {
  auto type = dyn_cast<TensorType>(value.getType());
  if (!type)
    return {};
  return type.getElementType();
}

ElementsAttr GraphEditor::constant(Value value) const {
  Operation *node = producer(value);
  if (!isOp(node, "Const") || fed.contains(value))
    return {};
  return node->getAttrOfType<ElementsAttr>("value");
}

//===----------------------------------------------------------------------===//
// Creating
//===----------------------------------------------------------------------===//

/// Reuses the OperationName of `place` if the op is the same, which saves a
/// look-up.
static OperationName operationName(Operation *place, StringRef op) {
  return opOf(place) == op
             ? place->getName()
             : OperationName(("tfg." + op).str(), place->getContext());
}

static Operation *makeNode(Operation *place, StringRef op, ValueRange operands,
                           TypeRange results, ArrayRef<NamedAttribute> attrs) {
  OperationState state(place->getLoc(), operationName(place, op));
  state.addOperands(operands);
  state.addTypes(results);
  state.addAttributes(attrs);
  Operation *node = Operation::create(state);
  place->getBlock()->getOperations().insert(place->getIterator(), node);
  return node;
}

void GraphEditor::place(Operation *node) {
  if (byName)
    (*byName)[nameOf(node)] = node;
  if (inferred && !isGrappler())
    inferred->update(node);
  if (listener)
    listener->nodeCreated(node);
}

Operation *GraphEditor::create(Operation *before, StringRef op,
                               const Twine &name, ValueRange operands,
                               ArrayRef<Type> elementTypes,
                               ArrayRef<NamedAttribute> attrs) {
  NamedAttrList all(attrs);
  all.set(nameId, StringAttr::get(getContext(), name));
  if (Attribute device = before->getAttr(deviceId))
    all.set(deviceId, device);
  SmallVector<Type> types;
  for (Type type : elementTypes)
    types.push_back(UnrankedTensorType::get(type));
  types.push_back(before->getResults().back().getType());
  Operation *node = makeNode(before, op, operands, types, all.getAttrs());
  place(node);
  return node;
}

Operation *GraphEditor::clone(Operation *node, const Twine &name,
                              ValueRange operands, StringRef op) {
  NamedAttrList all(node->getAttrs());
  all.set(nameId, StringAttr::get(getContext(), name));
  Operation *copy = makeNode(node, op.empty() ? opOf(node) : op, operands,
                             node->getResultTypes(), all.getAttrs());
  place(copy);
  return copy;
}

Operation *GraphEditor::createConstant(Operation *before, const Twine &name,
                                       ElementsAttr value,
                                       ValueRange controls) {
  Builder builder(getContext());
  Type element = value.getElementType();
  Operation *node =
      create(before, "Const", name, controls, {element},
             {builder.getNamedAttr("dtype", TypeAttr::get(element)),
              builder.getNamedAttr("value", value)});
  dedupControls(node);
  return node;
}

//===----------------------------------------------------------------------===//
// Changing nodes
//===----------------------------------------------------------------------===//

Operation *GraphEditor::mutate(Operation *node, StringRef op,
                               ValueRange dataOperands,
                               ArrayRef<NamedAttribute> addAttrs,
                               ArrayRef<StringRef> dropAttrs) {
  NamedAttrList attrs(node->getAttrs());
  for (StringRef name : dropAttrs)
    attrs.erase(name);
  for (NamedAttribute attr : addAttrs)
    attrs.set(attr.getName(), attr.getValue());
  SmallVector<Value> operands(dataOperands);
  append_range(operands, NodeView(node).controlOperands());
  SmallVector<Value> oldOperands(node->getOperands());
  Operation *fresh =
      makeNode(node, op, operands, node->getResultTypes(), attrs.getAttrs());
  if (auto name = node->getAttrOfType<StringAttr>(nameId); name && byName)
    (*byName)[name.getValue()] = fresh;
  if (preserved.erase(node))
    preserved.insert(fresh);
  for (auto [old, result] : zip(node->getResults(), fresh->getResults())) {
    if (fed.erase(old))
      fed.insert(result);
    old.replaceAllUsesWith(result);
  }
  if (unsigned bits = marks.lookup(node))
    marks[fresh] = bits;
  if (auto number = numbers.find(node); number != numbers.end())
    numbers.try_emplace(fresh, unsigned(number->second));
  if (inferred)
    inferred->update(fresh);
  if (listener)
    listener->nodeMutated(node, fresh);
  forget(node);
  node->erase();
  dedupControls(fresh);
  for (Value operand : oldOperands)
    noteLostUse(operand);
  return fresh;
}

void GraphEditor::setOperand(Operation *node, unsigned index, Value value) {
  Value old = node->getOperand(index);
  node->setOperand(index, value);
  noteLostUse(old);
}

void GraphEditor::setAttr(Operation *node, StringRef name, Attribute value) {
  node->setAttr(name, value);
}

void GraphEditor::removeAttr(Operation *node, StringRef name) {
  node->removeAttr(name);
}

//===----------------------------------------------------------------------===//
// Control edges
//===----------------------------------------------------------------------===//

/// True if `node` uses any result of the op (or argument) that `token` belongs
/// to. Scans the shorter of the operand and use lists.
static bool waitsFor(Operation *node, Value token) {
  constexpr unsigned kFew = 8;
  unsigned seen = 0;
  bool complete = true, found = false;
  auto lookAt = [&](Value value) {
    for (Operation *user : value.getUsers()) {
      if (++seen > kFew) {
        complete = false;
        return;
      }
      found |= user == node;
    }
  };
  if (Operation *op = token.getDefiningOp())
    for (Value result : op->getResults())
      lookAt(result);
  else
    complete = false;
  if (found || complete)
    return found;
  return any_of(node->getOperands(), [&](Value operand) {
    return tfg::controlTokenOf(operand) == token;
  });
}

void GraphEditor::addControl(Operation *node, Value value) {
  Value token = tfg::controlTokenOf(value);
  if (token.getDefiningOp() == node || waitsFor(node, token))
    return;
  node->insertOperands(node->getNumOperands(), token);
}

void GraphEditor::forwardControls(Operation *node, Operation *from) {
  SmallVector<Value> tokens(NodeView(from).controlOperands());
  for (Value token : tokens)
    addControl(node, token);
}

void GraphEditor::forwardConstant(Operation *node, Value constant) {
  Operation *source = producer(constant);
  if (isGrappler() || !source || !isOp(source, "Const"))
    return addControl(node, constant);
  forwardControls(node, source);
}

void GraphEditor::dedupControls(Operation *node) {
  NodeView view(node);
  unsigned first = view.numDataOperands(), count = node->getNumOperands();
  if (first == count)
    return;
  llvm::SmallDenseSet<Value, 8> seen;
  for (Value operand : node->getOperands().take_front(first))
    seen.insert(tfg::controlTokenOf(operand));
  SmallVector<Value> kept;
  for (Value token : node->getOperands().drop_front(first))
    if (seen.insert(token).second)
      kept.push_back(token);
  if (kept.size() == count - first)
    return;
  node->setOperands(first, count - first, kept);
}

//===----------------------------------------------------------------------===//
// Redirecting and erasing
//===----------------------------------------------------------------------===//

void GraphEditor::replaceUses(Operation *node, ValueRange values,
                              Operation *except) {
  Value token = tfg::controlTokenOf(values.front());
  for (auto [result, value] : zip(NodeView(node).dataResults(), values))
    for (OpOperand &use : make_early_inc_range(result.getUses()))
      if (use.getOwner() != except && use.getOwner() != value.getDefiningOp()) {
        bool mayStandTwice = hasControlInputs(use.getOwner());
        use.set(value);
        if (mayStandTwice && NodeView::isNode(use.getOwner()))
          dedupControls(use.getOwner());
      }
  SmallVector<Operation *> users;
  Value old = node->getResults().back();
  for (Operation *user : old.getUsers())
    if (user != except && user != token.getDefiningOp())
      users.push_back(user);
  for (Operation *user : users) {
    bool isNode = NodeView::isNode(user);
    bool alreadyWaits = isNode && waitsFor(user, token);
    for (OpOperand &use : make_early_inc_range(old.getUses()))
      if (use.getOwner() == user) {
        if (alreadyWaits)
          user->eraseOperand(use.getOperandNumber());
        else
          use.set(token);
        break;
      }
  }
  noteLostUse(old);
}

void GraphEditor::replaceUses(Operation *node, Value value, Operation *except) {
  SmallVector<Value> values(NodeView(node).numDataResults(), value);
  if (values.empty())
    values.push_back(value);
  replaceUses(node, ValueRange(values), except);
}

bool GraphEditor::isDead(Operation *node) const {
  return node->use_empty() && !preserved.contains(node) && isPure(node);
}

void GraphEditor::noteLostUse(Value value) {
  if (Operation *node = producer(value); node && node->use_empty())
    noteMaybeDead(node);
}

void GraphEditor::noteMaybeDead(Operation *node) {
  if (maybeDead.insert(node).second)
    maybeDeadQueue.push_back(node);
}

void GraphEditor::forget(Operation *node) {
  maybeDead.erase(node);
  preserved.erase(node);
  marks.erase(node);
  numbers.erase(node);
  for (Value result : node->getResults())
    fed.erase(result);
  if (inferred)
    inferred->erase(node);
}

void GraphEditor::erase(Operation *node) {
  assert(node->use_empty() && "the node is still needed");
  if (listener)
    listener->nodeErased(node);
  if (byName)
    if (auto name = node->getAttrOfType<StringAttr>(nameId)) {
      auto entry = byName->find(name.getValue());
      if (entry != byName->end() && entry->second == node)
        byName->erase(entry);
    }
  forget(node);
  SmallVector<Value> operands(node->getOperands());
  node->erase();
  for (Value operand : operands)
    noteLostUse(operand);
}

/// True if a node must still run when its results are unused: it has side
/// effects.
static bool mustStillRun(Operation *node) {
  StringRef op = opOf(node);
  return !op.contains("Placeholder") &&
         !isAnyOp(node,
                  {"VarHandleOp", "ReadVariableOp", "Variable", "VariableV2",
                   "_Arg", "Enter", "RefEnter", "Exit", "RefExit", "Switch",
                   "RefSwitch", "Merge", "RefMerge", "NextIteration",
                   "RefNextIteration", "LoopCond", "_SwitchN", "_Retval"});
}

void GraphEditor::settle(Operation *heir) {
  if (isGrappler() || options.keepReplaced)
    return;
  while (!maybeDeadQueue.empty()) {
    Operation *node = maybeDeadQueue.pop_back_val();
    if (!maybeDead.erase(node) || node == heir || !node->use_empty() ||
        preserved.contains(node))
      continue;
    if (!isPure(node)) {
      if (heir && mustStillRun(node))
        addControl(heir, node->getResults().back());
      continue;
    }
    if (heir)
      forwardControls(heir, node);
    erase(node);
  }
}

void GraphEditor::eraseDead() {
  if (options.keepReplaced)
    return;
  while (!maybeDeadQueue.empty()) {
    Operation *node = maybeDeadQueue.pop_back_val();
    if (maybeDead.erase(node) && isDead(node))
      erase(node);
  }
}

void GraphEditor::takeName(Operation *node, Operation *from) {
  auto name = from->getAttrOfType<StringAttr>(nameId);
  auto own = node->getAttrOfType<StringAttr>(nameId);
  assert(from->use_empty() && "the node is still needed");
  if (byName) {
    byName->erase(own.getValue());
    (*byName)[name.getValue()] = node;
  }
  node->setAttr(nameId, name);
  from->setAttr(nameId, own);
  if (preserved.erase(from))
    preserved.insert(node);
  for (auto [old, result] : zip(from->getResults(), node->getResults()))
    if (fed.erase(old))
      fed.insert(result);
  noteMaybeDead(from);
}

} // namespace tfuse
