//===- TFGToTF.cpp - Raises tfg graphs to tf functions --------------------===//

#include "tfuse/Conversion/TFGToTF/TFGToTF.h"

#include "GraphRaiser.h"
#include "SignatureRaiser.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

#define GEN_PASS_DEF_TFGTOTFPASS
#include "tfuse/Conversion/TFGToTF/Passes.h.inc"

using tfg::isControl;

/// Attributes of a tfg.func that the tf function keeps: those of the
/// FunctionDef, such as `tf._implements`.
static SmallVector<NamedAttribute> functionAttributes(tfg::GraphFuncOp source) {
  SmallVector<NamedAttribute> result;
  for (NamedAttribute attribute : source->getDiscardableAttrs())
    if (attribute.getName().getValue().starts_with("tf.") &&
        attribute.getName() != "tf._input_shapes" &&
        attribute.getName() != "tf._construction_context")
      result.push_back(attribute);
  return result;
}

/// Raises one function of the library into `function`, its still empty
/// counterpart, which other functions may already call.
static LogicalResult raiseFunction(tfg::GraphFuncOp source,
                                   func::FuncOp function,
                                   const SymbolTable &symbols,
                                   RaisingBudget &budget) {
  Block &nodes = source.getBody().front();
  Block &body = *function.addEntryBlock();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  GraphRaiser raiser(builder, symbols, budget);
  // Each argument comes with a control token.
  unsigned index = 0;
  for (BlockArgument argument : nodes.getArguments())
    if (!isControl(argument))
      raiser.map(argument, function.getArgument(index++));
  SmallVector<Operation *> ordered;
  for (Operation &node : nodes.without_terminator())
    ordered.push_back(&node);
  if (failed(raiser.raise(ordered, nodes.getTerminator()->getOperands())))
    return failure();
  SmallVector<Value> results;
  for (Value operand : nodes.getTerminator()->getOperands()) {
    if (isControl(operand))
      continue;
    Value value = raiser.read(operand, function.getLoc());
    if (!value)
      return emitUserError(function, Code::InvalidGraph)
             << "returns a value without a producer";
    results.push_back(value);
  }
  func::ReturnOp::create(builder, function.getLoc(), results);
  // The computed types may be more precise than the declared ones.
  function.setType(builder.getFunctionType(function.getArgumentTypes(),
                                           ValueRange(results).getTypes()));
  return success();
}

/// Creates an empty counterpart for `source`, next to it and with the same
/// name.
static func::FuncOp declareFunction(tfg::GraphFuncOp source) {
  SmallVector<Type> arguments, results;
  for (Type type : source.getFunctionType().getInputs())
    if (!mlir::isa<tf_type::ControlType>(type))
      arguments.push_back(tf_type::dropRef(type));
  for (Type type : source.getFunctionType().getResults())
    results.push_back(tf_type::dropRef(type));
  OpBuilder builder(source);
  auto function = func::FuncOp::create(
      builder, source.getLoc(), source.getSymName(),
      builder.getFunctionType(arguments, results), functionAttributes(source));
  function.setPrivate();
  return function;
}

namespace {

/// The function library. Raises only referenced functions, because a model's
/// library also has functions that save and restore it.
class Library {
public:
  explicit Library(ModuleOp module);
  SymbolTable &getSymbols() { return *symbols; }
  RaisingBudget &getBudget() { return budget; }

  /// Raises all functions that `root` references, directly or indirectly.
  LogicalResult raiseReferences(Operation *root);
  LogicalResult raiseAll();
  void eraseRest();

private:
  LogicalResult raise(func::FuncOp function);
  LogicalResult raisePending();
  void collect(Operation *root);

  llvm::MapVector<func::FuncOp, tfg::GraphFuncOp> sources;
  std::optional<SymbolTable> symbols;
  RaisingBudget budget;
  llvm::SetVector<func::FuncOp> pending;
  llvm::DenseSet<func::FuncOp> raised;
};

} // namespace

Library::Library(ModuleOp module) : budget(module) {
  // Create all functions before their bodies, because functions call each other
  // in any order.
  for (auto source : llvm::to_vector(module.getOps<tfg::GraphFuncOp>())) {
    sources[declareFunction(source)] = source;
    // The name now refers to the new function.
    source->removeAttr(SymbolTable::getSymbolAttrName());
  }
  symbols.emplace(module);
}

void Library::collect(Operation *root) {
  root->walk([&](Operation *op) {
    for (const tf::FunctionRef &reference : tf::getFunctionRefs(op)) {
      auto callee =
          symbols->lookup<func::FuncOp>(reference.symbol.getRootReference());
      if (callee && sources.contains(callee) && !raised.contains(callee))
        pending.insert(callee);
    }
  });
}

LogicalResult Library::raise(func::FuncOp function) {
  tfg::GraphFuncOp source = sources[function];
  if (source.getGeneric())
    return emitUserError(function, Code::UnsupportedControlFlow)
           << "function '" << function.getSymName()
           << "' is generic over types, which only TensorFlow can instantiate";
  return raiseFunction(source, function, *symbols, budget);
}

LogicalResult Library::raisePending() {
  while (!pending.empty()) {
    func::FuncOp function = pending.pop_back_val();
    if (!raised.insert(function).second)
      continue;
    if (failed(raise(function)))
      return failure();
    collect(function);
  }
  return success();
}

LogicalResult Library::raiseReferences(Operation *root) {
  collect(root);
  return raisePending();
}

LogicalResult Library::raiseAll() {
  for (auto &entry : sources)
    pending.insert(entry.first);
  return raisePending();
}

void Library::eraseRest() {
  for (auto &[function, source] : sources) {
    source.erase();
    if (!raised.contains(function))
      symbols->erase(func::FuncOp(function));
  }
}

LogicalResult raiseToTF(ModuleOp module) {
  auto graphs = llvm::to_vector(module.getOps<tfg::GraphOp>());
  Library library(module);
  auto signatures = module->getAttrOfType<ArrayAttr>(signaturesAttrName);
  if (signatures && !graphs.empty()) {
    SignatureRaiser raiser(module, graphs.front(), library.getSymbols(),
                           library.getBudget());
    for (auto signature : signatures.getAsRange<DictionaryAttr>()) {
      FailureOr<func::FuncOp> function = raiser.raise(signature);
      if (failed(function) || failed(library.raiseReferences(*function)))
        return failure();
    }
    if (auto name = module->getAttrOfType<StringAttr>(initializerAttrName)) {
      FailureOr<func::FuncOp> function = raiser.raiseInitializer(name);
      if (failed(function) ||
          (*function && failed(library.raiseReferences(*function))))
        return failure();
    }
  } else if (failed(library.raiseAll())) {
    return failure();
  }
  module->removeAttr(signaturesAttrName);
  module->removeAttr(initializerAttrName);
  for (Operation &op : *module.getBody())
    op.removeAttr(nodeAttrName);
  library.eraseRest();
  for (tfg::GraphOp graph : graphs)
    graph.erase();
  return success();
}

namespace {

struct TFGToTF : public impl::TFGToTFPassBase<TFGToTF> {
  void runOnOperation() override {
    if (failed(raiseToTF(getOperation())))
      signalPassFailure();
  }
};

} // namespace

} // namespace tfuse
