//===- InlineCalls.cpp - Inline every call of a function ------------------===//
//
// Callees first, so that each body is copied at most once per call; the last
// call of a private function takes the body itself instead of a copy.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Rules/Rule.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_INLINECALLSPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

class Inliner {
public:
  explicit Inliner(ModuleOp module) : symbols(module) {
    for (Operation &op : *module.getBody())
      addReferences(&op, 1);
  }

  LogicalResult run();

private:
  LogicalResult visit(func::FuncOp function);
  LogicalResult visitCallee(Operation *call, func::FuncOp callee);
  void addReferences(Operation *op, int delta);
  void inlineCall(Operation *call, func::FuncOp callee);
  LogicalResult reportCycle(Operation *call, func::FuncOp callee);

  enum class State { New, Active, Done };
  SymbolTable symbols;
  llvm::DenseMap<StringAttr, State> states;
  /// How often each symbol is referred to, by calls and anything else.
  llvm::DenseMap<StringAttr, int> references;
  /// The functions being visited, callers first.
  SmallVector<func::FuncOp> stack;
};

} // namespace

/// The function that a plain call op calls; null for all other ops.
static FlatSymbolRefAttr calleeOf(Operation *op) {
  if (!isa(op, "PartitionedCall") && !isa(op, "StatefulPartitionedCall") &&
      !isa(op, "LegacyCall"))
    return {};
  return getAttr<FlatSymbolRefAttr>(op, "f");
}

void Inliner::addReferences(Operation *root, int delta) {
  root->walk([&](Operation *op) {
    if (op->getName().getDialectNamespace() == "tf") {
      for (const FunctionRef &function : getFunctionRefs(op))
        references[function.symbol.getRootReference()] += delta;
      return;
    }
    // What else names functions (initialisers) does so in a plain attribute.
    if (!mlir::isa<func::FuncOp, func::ReturnOp>(op))
      op->getAttrDictionary().walk([&](SymbolRefAttr symbol) {
        references[symbol.getRootReference()] += delta;
      });
  });
}

LogicalResult Inliner::reportCycle(Operation *call, func::FuncOp callee) {
  auto diag = emitUserError(call, Code::RecursiveFunction);
  diag << "function '" << callee.getName() << "' calls itself";
  for (func::FuncOp function : ArrayRef(stack).drop_until(
           [&](func::FuncOp active) { return active == callee; }))
    diag.attachNote(function.getLoc())
        << "through '" << function.getName() << "'";
  return attachHint(diag, "TFLite has no recursion: use tf.while_loop");
}

/// Makes `value` fit where `type` is expected. The element types agree in a
/// valid graph; where the callee knows the shape better, a cast keeps that.
static Value convert(OpBuilder &builder, Location loc, Value value, Type type) {
  auto known = mlir::dyn_cast<RankedTensorType>(type);
  auto given = mlir::dyn_cast<ShapedType>(value.getType());
  if (value.getType() == type || !known || !given ||
      (given.hasRank() &&
       known.getNumDynamicDims() >=
           cast<RankedTensorType>(given).getNumDynamicDims()))
    return value;
  return createOp(builder, loc, "Cast", type, value, {})->getResult(0);
}

void Inliner::inlineCall(Operation *call, func::FuncOp callee) {
  Block &body = callee.getBody().front();
  OpBuilder builder(call);
  IRMapping mapping;
  for (auto [argument, operand] : zip(body.getArguments(), call->getOperands()))
    mapping.map(argument,
                convert(builder, call->getLoc(), operand, argument.getType()));

  auto place = [&](Operation *op) {
    op->walk([&](Operation *inner) {
      inner->setLoc(CallSiteLoc::get(inner->getLoc(), call->getLoc()));
    });
  };
  bool last = callee.isPrivate() && references[callee.getNameAttr()] == 1;
  if (last) {
    for (auto &argument : body.getArguments())
      argument.replaceAllUsesWith(mapping.lookup(argument));
    auto range = body.without_terminator();
    for (Operation &op : range)
      place(&op);
    call->getBlock()->getOperations().splice(
        call->getIterator(), body.getOperations(), range.begin(), range.end());
  } else {
    for (Operation &op : body.without_terminator()) {
      Operation *copy = builder.clone(op, mapping);
      place(copy);
      addReferences(copy, 1);
    }
  }
  SmallVector<Value> results;
  for (Value result : body.getTerminator()->getOperands())
    results.push_back(last ? result : mapping.lookupOrDefault(result));
  call->replaceAllUsesWith(results);
  addReferences(call, -1);
  call->erase();
  if (last)
    symbols.erase(callee);
}

/// Checks that `call` fits `callee` and inlines the calls inside the latter.
LogicalResult Inliner::visitCallee(Operation *call, func::FuncOp callee) {
  State state = states[callee.getNameAttr()];
  if (state == State::Active)
    return reportCycle(call, callee);
  if (callee.getNumArguments() != call->getNumOperands() ||
      callee.getNumResults() != call->getNumResults())
    return emitUserError(call, Code::InvalidGraph)
           << "calls '" << callee.getName() << "' with "
           << call->getNumOperands() << " arguments for "
           << call->getNumResults() << " results; it takes "
           << callee.getNumArguments() << " and returns "
           << callee.getNumResults();
  return state == State::New ? visit(callee) : success();
}

LogicalResult Inliner::visit(func::FuncOp function) {
  states[function.getNameAttr()] = State::Active;
  stack.push_back(function);
  // Calls may stand in the regions of control flow ops, too.
  SmallVector<Operation *> calls;
  function.walk([&](Operation *op) {
    if (calleeOf(op))
      calls.push_back(op);
  });
  for (Operation *call : calls) {
    auto callee = symbols.lookup<func::FuncOp>(calleeOf(call).getAttr());
    if (!callee)
      return emitUserError(call, Code::UnknownFunction)
             << "calls '" << calleeOf(call).getValue()
             << "', which the model does not hold";
    if (callee.isExternal())
      continue;
    if (failed(visitCallee(call, callee)))
      return failure();
    inlineCall(call, callee);
  }
  stack.pop_back();
  states[function.getNameAttr()] = State::Done;
  return success();
}

LogicalResult Inliner::run() {
  // By name: a function whose last call is inlined is erased on the way.
  SmallVector<StringAttr> names;
  for (auto function : cast<ModuleOp>(symbols.getOp()).getOps<func::FuncOp>())
    names.push_back(function.getNameAttr());
  for (StringAttr name : names) {
    auto function = symbols.lookup<func::FuncOp>(name);
    if (!function || function.isExternal() || states[name] == State::Done)
      continue;
    if (failed(visit(function)))
      return failure();
  }
  return success();
}

namespace {

struct InlineCalls : public impl::InlineCallsPassBase<InlineCalls> {
  void runOnOperation() override {
    if (failed(Inliner(getOperation()).run()))
      signalPassFailure();
  }
};

} // namespace

} // namespace tfuse::tf
