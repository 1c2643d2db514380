//===- SignatureRaiser.cpp - Signatures -> exported functions -------------===//

#include "SignatureRaiser.h"

#include "tfuse/Conversion/TFGToTF/TFGToTF.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

SignatureRaiser::SignatureRaiser(ModuleOp module, tfg::GraphOp graph,
                                 SymbolTable &symbols, RaisingBudget &budget)
    : module(module), symbols(symbols), budget(budget),
      builder(module.getContext()) {
  for (Operation &node : graph->getRegion(0).front())
    if (auto view = tfg::NodeView::get(&node))
      nodes[view.name()] = &node;
  for (Operation &op : *module.getBody())
    if (mlir::isa<tf_saved_model::GlobalTensorOp, tf_saved_model::AssetOp>(op))
      if (auto name = op.getAttrOfType<StringAttr>(nodeAttrName))
        if (Operation *node = nodes.lookup(name.getValue()))
          resources[node] = &op;
}

/// "name" and "name:0" are the first result of a node, "name:2" the third.
FailureOr<Value> SignatureRaiser::find(StringRef tensor, StringRef signature) {
  auto [name, port] = tensor.rsplit(':');
  unsigned index = 0;
  Operation *node = nullptr;
  if (!port.empty() && !port.getAsInteger(10, index))
    node = nodes.lookup(name);
  else
    node = nodes.lookup(tensor);
  // The last result is the control token.
  if (!node || index + 1 >= node->getNumResults()) {
    auto diag = emitUserError(NameLoc::get(builder.getStringAttr(tensor)),
                              Code::UnknownTensor)
                << "the graph has no tensor of that name";
    if (!signature.empty())
      diag << ", which signature '" << signature << "' refers to";
    return diag;
  }
  return node->getResult(index);
}

FailureOr<SmallVector<SignatureRaiser::Port>>
SignatureRaiser::ports(DictionaryAttr signature, StringRef which) {
  auto key = signature.getAs<StringAttr>("key");
  SmallVector<Port> result;
  for (auto port :
       signature.getAs<ArrayAttr>(which).getAsRange<DictionaryAttr>()) {
    auto tensor = port.getAs<StringAttr>("tensor");
    FailureOr<Value> value = find(tensor.getValue(), key ? key.getValue() : "");
    if (failed(value))
      return failure();
    Type type = (*value).getType();
    if (auto given = port.getAs<TypeAttr>("type"))
      if (Type merged = tf_type::getCastCompatibleType(tf_type::dropRef(type),
                                                       given.getValue()))
        type = merged;
    result.push_back({port.getAs<StringAttr>("name"), tensor,
                      tf_type::dropRef(type), *value});
  }
  return result;
}

func::FuncOp SignatureRaiser::createFunction(DictionaryAttr signature,
                                             ArrayRef<Port> inputs,
                                             ArrayRef<Port> outputs) {
  auto key = signature.getAs<StringAttr>("key");
  SmallVector<Type> argumentTypes, resultTypes;
  std::string inputTensors, outputTensors;
  for (const Port &port : inputs) {
    argumentTypes.push_back(port.type);
    inputTensors += (inputTensors.empty() ? "" : ",") + port.tensor.str();
  }
  for (const Port &port : outputs) {
    resultTypes.push_back(port.type);
    outputTensors += (outputTensors.empty() ? "" : ",") + port.tensor.str();
  }
  StringRef name = key ? key.getValue() : StringRef("main");
  // The symbol table inserts the function into the module.
  builder.clearInsertionPoint();
  auto function = func::FuncOp::create(
      builder, NameLoc::get(builder.getStringAttr(name)), name,
      builder.getFunctionType(argumentTypes, resultTypes));
  symbols.insert(function);
  function.addEntryBlock();
  function->setAttr(
      "tf.entry_function",
      builder.getDictionaryAttr(
          {builder.getNamedAttr("inputs", builder.getStringAttr(inputTensors)),
           builder.getNamedAttr("outputs",
                                builder.getStringAttr(outputTensors))}));
  for (auto [argument, port] : zip(function.getArguments(), inputs))
    argument.setLoc(NameLoc::get(port.tensor));
  if (!key)
    return function;
  function->setAttr(tf_saved_model::exportedNamesAttr,
                    builder.getArrayAttr({key}));
  for (auto [i, port] : enumerate(inputs))
    function.setArgAttr(i, tf_saved_model::indexPathAttr,
                        builder.getArrayAttr({port.name}));
  for (auto [i, port] : enumerate(outputs))
    function.setResultAttr(i, tf_saved_model::indexPathAttr,
                           builder.getArrayAttr({port.name}));
  return function;
}

/// Each variable or asset that the roots reach becomes an argument that is
/// bound to it.
void SignatureRaiser::bindResources(func::FuncOp function, GraphRaiser &raiser,
                                    ValueRange roots) {
  // Insert all arguments at once, because each insertion creates a new function
  // type.
  SmallVector<Operation *> nodes;
  SmallVector<Type> types;
  SmallVector<DictionaryAttr> attributes;
  SmallVector<Location> locations;
  for (Operation *node : raiser.slice(roots)) {
    Operation *resource = resources.lookup(node);
    if (!resource)
      continue;
    auto symbol = resource->getAttrOfType<StringAttr>("sym_name");
    auto bound = builder.getDictionaryAttr({builder.getNamedAttr(
        tf_saved_model::boundInputAttr, FlatSymbolRefAttr::get(symbol))});
    nodes.push_back(node);
    types.push_back(tf_saved_model::getBoundInputType(resource));
    attributes.push_back(bound);
    locations.push_back(node->getLoc());
  }
  unsigned first = function.getNumArguments();
  SmallVector<unsigned> indices(nodes.size(), first);
  (void)function.insertArguments(indices, types, attributes, locations);
  for (auto [i, node] : enumerate(nodes)) {
    Value result = node->getResult(0);
    Value argument = function.getArgument(first + unsigned(i));
    if (tf_type::isRefTensor(result.getType()))
      raiser.mapReference(result, argument);
    else
      raiser.map(result, argument);
  }
}

FailureOr<func::FuncOp> SignatureRaiser::raise(DictionaryAttr signature) {
  auto inputs = ports(signature, "inputs");
  auto outputs = ports(signature, "outputs");
  if (failed(inputs) || failed(outputs))
    return failure();

  func::FuncOp function = createFunction(signature, *inputs, *outputs);
  if (outputs->empty()) {
    // A graph runs for its fetches, so without outputs nothing runs.
    auto diag = emitUserWarning(function)
                << "the signature has no outputs, so none of its ops run; its "
                   "subgraph is empty";
    attachHint(
        diag,
        "return a tensor from the signature that depends on the ops to run");
  }
  builder.setInsertionPointToStart(&function.getBody().front());
  GraphRaiser raiser(builder, symbols, budget);
  for (auto [port, argument] : zip(*inputs, function.getArguments()))
    raiser.map(port.value, argument);
  SmallVector<Value> roots;
  for (const Port &port : *outputs)
    roots.push_back(port.value);
  bindResources(function, raiser, roots);
  if (failed(raiseNodes(raiser, roots)))
    return failure();
  SmallVector<Value> results;
  for (const Port &port : *outputs) {
    results.push_back(raiser.read(port.value, function.getLoc()));
    if (!results.back())
      return emitUserError(NameLoc::get(port.tensor), Code::InvalidGraph)
             << "the graph does not compute this output of the signature";
  }
  func::ReturnOp::create(builder, function.getLoc(), results);
  function.setType(builder.getFunctionType(function.getArgumentTypes(),
                                           ValueRange(results).getTypes()));
  return function;
}

LogicalResult SignatureRaiser::raiseNodes(GraphRaiser &raiser,
                                          ValueRange roots) {
  // Keep the graph's order, so that the result does not depend on the search.
  llvm::SetVector<Operation *> needed = raiser.slice(roots);
  SmallVector<Operation *> ordered(needed.begin(), needed.end());
  sort(ordered,
       [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *node : ordered) {
    StringRef op = node->getName().stripDialect();
    if (op != "Placeholder" && op != "PlaceholderV2")
      continue;
    auto diag = emitUserError(node, Code::UnknownTensor)
                << "is a placeholder but not an input of the signature";
    return attachHint(diag, "name it and the other inputs with "
                            "--input-arrays, or leave out the outputs that "
                            "depend on it");
  }
  return raiser.raise(ordered, roots);
}

/// True if an op only orders other ops.
static bool doesNothing(Operation &op) {
  return mlir::isa<func::ReturnOp>(op) || tf::isa(&op, "NoOp");
}

FailureOr<func::FuncOp> SignatureRaiser::raiseInitializer(StringRef name) {
  Operation *node = nodes.lookup(name.split(':').first);
  if (!node)
    return emitUserError(NameLoc::get(builder.getStringAttr(name)),
                         Code::InvalidGraph)
           << "the graph has no such node, which should initialize it";
  builder.clearInsertionPoint();
  auto function =
      func::FuncOp::create(builder, node->getLoc(), tfg::NodeView(node).name(),
                           builder.getFunctionType(TypeRange(), TypeRange()));
  symbols.insert(function);
  function->setAttr(
      tf_saved_model::exportedNamesAttr,
      builder.getStrArrayAttr(
          {("__tf_saved_model_session_initializer_" + function.getName())
               .str()}));
  function->setAttr(tf_saved_model::initializerTypeAttr,
                    builder.getStringAttr("init_op"));
  builder.setInsertionPointToStart(function.addEntryBlock());
  GraphRaiser raiser(builder, symbols, budget);
  // The control token comes last.
  Value root = node->getResults().back();
  bindResources(function, raiser, root);
  if (failed(raiseNodes(raiser, root)))
    return failure();
  func::ReturnOp::create(builder, function.getLoc());
  if (all_of(function.front(), doesNothing)) {
    symbols.erase(function);
    return func::FuncOp();
  }
  builder.setInsertionPointToStart(module.getBody());
  tf_saved_model::SessionInitializerOp::create(
      builder, function.getLoc(),
      builder.getArrayAttr(FlatSymbolRefAttr::get(function)));
  return function;
}

} // namespace tfuse
