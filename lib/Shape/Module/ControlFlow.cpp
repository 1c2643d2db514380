//===- ControlFlow.cpp - Inference through calls, branches and loops ------===//
//
// A function's arguments are the join of what its callers pass; loop-carried
// values are the join of the initial values and the results of the body.
//
//===----------------------------------------------------------------------===//

#include "Inference.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// True if callers outside of the module may call the function with any
/// argument that its types allow.
static bool isExported(func::FuncOp function) {
  auto names =
      function->getAttrOfType<ArrayAttr>("tf_saved_model.exported_names");
  return (names && !names.empty()) || function->hasAttr("tf.entry_function");
}

/// True if the op passes its operands as arguments in a known way.
static bool passesArguments(Operation *op) {
  return tf::hasFact(op, tf::OpFact::Call) ||
         tf::isa(op, "TPUPartitionedCall") ||
         tf::hasFact(op, tf::OpFact::Branch) ||
         tf::hasFact(op, tf::OpFact::Loop);
}

void Inference::findCallers() {
  for (auto function : module.getOps<func::FuncOp>())
    functions[function];
  std::optional<mlir::SymbolTable::UseRange> uses =
      mlir::SymbolTable::getSymbolUses(&module.getBodyRegion());
  for (func::FuncOp function : module.getOps<func::FuncOp>()) {
    FunctionState &state = functions[function];
    state.arguments.resize(function.getNumArguments());
    state.isEntry = isExported(function) || function.isExternal();
  }
  if (!uses)
    return;
  llvm::DenseSet<Operation *> unknownUse;
  for (mlir::SymbolTable::SymbolUse use : *uses) {
    auto function =
        symbols.lookup<func::FuncOp>(use.getSymbolRef().getRootReference());
    if (!function)
      continue;
    if (passesArguments(use.getUser()))
      functions[function].callers.insert(use.getUser());
    else
      unknownUse.insert(function);
  }
  for (auto &[function, state] : functions)
    state.isEntry |= state.callers.empty() || unknownUse.contains(function);
}

unsigned Inference::callerCount(func::FuncOp function) const {
  auto state = functions.find(function);
  return state == functions.end() ? 0 : state->second.callers.size();
}

func::FuncOp Inference::lookupFunction(Operation *op,
                                       StringRef attribute) const {
  SymbolRefAttr symbol = tf::getFunctionSymbol(tf::getAttr(op, attribute));
  auto function = symbol
                      ? symbols.lookup<func::FuncOp>(symbol.getRootReference())
                      : func::FuncOp();
  return function && !function.isExternal() ? function : func::FuncOp();
}

bool Inference::passArguments(func::FuncOp function,
                              ArrayRef<TensorInfo> arguments) {
  FunctionState &state = functions[function];
  if (state.isEntry || arguments.size() != function.getNumArguments())
    return false;
  TensorInfos all = state.isReached
                        ? joinAll(state.arguments, arguments)
                        : TensorInfos(arguments.begin(), arguments.end());
  if (state.isReached && all == state.arguments)
    return false;
  state.isReached = true;
  state.arguments = std::move(all);
  return true;
}

void Inference::visitFunction(func::FuncOp function) {
  FunctionState &state = functions[function];
  if (function.isExternal() || state.inProgress)
    return;
  state.inProgress = true;
  state.visited = round;
  auto known = options.argumentShapes.find(function.getName());
  for (BlockArgument argument : function.getArguments()) {
    unsigned i = argument.getArgNumber();
    TensorInfo info =
        state.isReached && !state.isEntry ? state.arguments[i] : TensorInfo();
    if (known != options.argumentShapes.end() && i < known->second.size() &&
        known->second[i])
      info.shape = merge(info.shape, *known->second[i]).value_or(info.shape);
    set(argument, info);
  }
  visitRegion(function.getBody());
  std::optional<TensorInfos> results;
  for (Block &block : function.getBody())
    if (auto ret = dyn_cast<func::ReturnOp>(block.getTerminator())) {
      TensorInfos returned = lookupAll(ret.getOperands());
      results = results ? joinAll(*results, returned) : returned;
    }
  FunctionState &after = functions[function];
  after.results = std::move(results);
  after.inProgress = false;
}

std::optional<TensorInfos> Inference::call(func::FuncOp function,
                                           ArrayRef<TensorInfo> arguments) {
  bool news = passArguments(function, arguments);
  FunctionState &state = functions[function];
  if (news || state.visited != round)
    visitFunction(function);
  return functions[function].results;
}

void Inference::visitCall(Operation *op) {
  func::FuncOp callee = lookupFunction(op, "f");
  if (!callee)
    return;
  // The last operand of TPUPartitionedCall is a device ordinal.
  if (callee.getNumArguments() > op->getNumOperands())
    return;
  OperandRange operands =
      op->getOperands().take_front(callee.getNumArguments());
  std::optional<TensorInfos> results = call(callee, lookupAll(operands));
  if (results && results->size() == op->getNumResults())
    setAll(op->getResults(), *results);
}

/// A call that is not a TensorFlow op: only the types of the callee are used.
void Inference::visitFuncCall(Operation *op) {
  auto callee =
      symbols.lookup<func::FuncOp>(cast<func::CallOp>(op).getCallee());
  if (!callee || callee.isExternal())
    return;
  if (functions[callee].visited != round)
    visitFunction(callee);
  const std::optional<TensorInfos> &results = functions[callee].results;
  if (results && results->size() == op->getNumResults())
    setAll(op->getResults(), *results);
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

void Inference::visitBranches(Operation *op) {
  if (op->getNumOperands() == 0)
    return;
  TensorInfos arguments = lookupAll(op->getOperands().drop_front());
  std::optional<TensorInfos> results;
  for (const tf::FunctionRef &ref : tf::getFunctionRefs(op)) {
    auto branch = symbols.lookup<func::FuncOp>(ref.symbol.getRootReference());
    if (!branch || branch.isExternal())
      return;
    std::optional<TensorInfos> returned = call(branch, arguments);
    if (!returned || returned->size() != op->getNumResults())
      return;
    results = results ? joinAll(*results, *returned) : *returned;
  }
  if (results)
    setAll(op->getResults(), *results);
}

void Inference::visitBranchRegions(Operation *op) {
  std::optional<TensorInfos> results;
  for (Region &region : op->getRegions()) {
    visitRegion(region);
    if (!region.hasOneBlock())
      return;
    TensorInfos yielded = lookupAll(region.front().back().getOperands());
    results = results ? joinAll(*results, yielded) : yielded;
  }
  if (results && results->size() == op->getNumResults())
    setAll(op->getResults(), *results);
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// A loop marked shape_invariant keeps its declared types: operands and results
/// may differ in the dimensions in which the types differ. The arguments of the
/// body have the common dimensions.
TensorInfos Inference::invariantArguments(Operation *op, ValueRange arguments) {
  TensorInfos result;
  ValueRange operands = op->getOperands();
  for (auto [operand, out, argument] :
       zip(operands, op->getResults(), arguments)) {
    Shape in = Shape::fromType(operand.getType()),
          declaredOut = Shape::fromType(out.getType());
    TensorInfo info;
    bool sameRank = in.hasRank() && declaredOut.hasRank() &&
                    in.rank() == declaredOut.rank();
    if (operand.getType() == out.getType() || sameRank)
      info.shape = join(in, declaredOut);
    else
      info.shape = Shape::fromType(argument.getType());
    info.handle = lookup(operand).handle;
    result.push_back(info);
  }
  return result;
}

void Inference::setInvariantResults(Operation *op, ValueRange operands,
                                    const std::optional<TensorInfos> &body) {
  for (auto [i, operand, result] : enumerate(operands, op->getResults())) {
    TensorInfo info;
    info.handle = lookup(operand).handle;
    if (body && i < body->size()) {
      // Use the result of the body if it is at least as precise as the type.
      Shape declaredShape = Shape::fromType(result.getType());
      if (refines((*body)[i].shape, declaredShape))
        info.shape = (*body)[i].shape;
      if (!info.handle)
        info.handle = (*body)[i].handle;
    }
    set(result, info);
  }
}

static bool isShapeInvariant(Operation *op) {
  return bool(tf::getAttr(op, "shape_invariant"));
}

void Inference::visitWhile(Operation *op) {
  func::FuncOp cond = lookupFunction(op, "cond");
  func::FuncOp body = lookupFunction(op, "body");
  if (!cond || !body || body.getNumArguments() != op->getNumOperands() ||
      op->getNumOperands() != op->getNumResults())
    return;
  if (isShapeInvariant(op)) {
    TensorInfos arguments = invariantArguments(op, body.getArguments());
    call(cond, arguments);
    return setInvariantResults(op, op->getOperands(), call(body, arguments));
  }
  setAll(op->getResults(), loops.find(op, lookupAll(op->getOperands()),
                                      [&](const TensorInfos &carried) {
                                        call(cond, carried);
                                        return call(body, carried);
                                      }));
}

void Inference::visitWhileRegion(Operation *op) {
  Region &cond = op->getRegion(0), &body = op->getRegion(1);
  unsigned count = op->getNumOperands();
  for (Region *region : {&cond, &body})
    if (!region->hasOneBlock() || region->getNumArguments() != count)
      return;
  if (op->getNumResults() != count)
    return;
  auto runBody = [&](const TensorInfos &carried) -> std::optional<TensorInfos> {
    setAll(cond.getArguments(), carried);
    visitRegion(cond);
    setAll(body.getArguments(), carried);
    visitRegion(body);
    return lookupAll(body.front().back().getOperands());
  };
  if (isShapeInvariant(op)) {
    TensorInfos arguments = invariantArguments(op, body.getArguments());
    return setInvariantResults(op, op->getOperands(), runBody(arguments));
  }
  setAll(op->getResults(),
         loops.find(op, lookupAll(op->getOperands()), runBody));
}

//===----------------------------------------------------------------------===//
// Shared functions
//===----------------------------------------------------------------------===//

/// Finds branches and bodies that several ops share with different argument
/// types, because each use needs a separate function.
void Inference::findSharedFunctions() {
  for (auto &[function, state] : functions) {
    if (state.callers.size() < 2)
      continue;
    bool controlFlow = false, sameTypes = true;
    for (Operation *caller : state.callers) {
      controlFlow |= tf::hasFact(caller, tf::OpFact::Branch) ||
                     tf::hasFact(caller, tf::OpFact::Loop);
      sameTypes &= !controlFlow && caller->getOperandTypes() ==
                                       state.callers[0]->getOperandTypes();
    }
    if (controlFlow && !sameTypes)
      shared.push_back(cast<func::FuncOp>(function));
  }
}

} // namespace tfuse::shape
