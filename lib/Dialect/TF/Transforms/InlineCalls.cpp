//===- InlineCalls.cpp - Inline every call of a function ------------------===//
//
// Callers first: a callee's body is copied directly to its final position, and
// the calls in it are inlined there, so that the work is linear in the size of
// the result. At the last call of a private function its body is moved instead
// of copied.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Analysis/CallGraph.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
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
    countReferences(module, references, 1);
  }

  LogicalResult run();

private:
  LogicalResult inlineCallsIn(func::FuncOp function);
  LogicalResult check(Operation *call, func::FuncOp callee);
  void inlineCall(Operation *call, func::FuncOp callee);
  void place(Operation *op, Location call);

  SymbolTable symbols;
  /// The number of references to each symbol.
  llvm::DenseMap<StringAttr, int> references;
  /// The calls that are still to be inlined into the current function.
  SmallVector<Operation *> calls;
};

} // namespace

/// The function that a plain call op calls; null for all other ops.
static FlatSymbolRefAttr calleeOf(Operation *op) {
  if (!isa(op, "PartitionedCall") && !isa(op, "StatefulPartitionedCall") &&
      !isa(op, "LegacyCall"))
    return {};
  return getAttr<FlatSymbolRefAttr>(op, "f");
}

static LogicalResult reportCycle(const CallGraph::Cycle &cycle) {
  auto diag = emitUserError(cycle.op, Code::RecursiveFunction);
  func::FuncOp callee = cycle.callee;
  diag << "function '" << callee.getName() << "' calls itself";
  for (func::FuncOp function : ArrayRef(cycle.path).take_front(16))
    diag.attachNote(function.getLoc())
        << "through '" << function.getName() << "'";
  return attachHint(diag, "TFLite has no recursion: use tf.while_loop");
}

/// Converts `value` to `type` with a cast if the callee has a more precise
/// shape. The element types are equal in a valid graph.
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

/// Updates the location of an inlined op, and collects the calls in it.
void Inliner::place(Operation *op, Location call) {
  op->walk([&](Operation *inner) {
    inner->setLoc(inlinedLocation(inner->getLoc(), call));
    if (calleeOf(inner))
      calls.push_back(inner);
  });
}

void Inliner::inlineCall(Operation *call, func::FuncOp callee) {
  Block &body = callee.getBody().front();
  OpBuilder builder(call);
  IRMapping mapping;
  for (auto [argument, operand] : zip(body.getArguments(), call->getOperands()))
    mapping.map(argument,
                convert(builder, call->getLoc(), operand, argument.getType()));

  bool last = callee.isPrivate() && references[callee.getNameAttr()] == 1;
  if (last) {
    for (auto &argument : body.getArguments())
      argument.replaceAllUsesWith(mapping.lookup(argument));
    auto range = body.without_terminator();
    for (Operation &op : range)
      place(&op, call->getLoc());
    call->getBlock()->getOperations().splice(
        call->getIterator(), body.getOperations(), range.begin(), range.end());
  } else {
    for (Operation &op : body.without_terminator()) {
      Operation *copy = builder.clone(op, mapping);
      place(copy, call->getLoc());
      countReferences(copy, references, 1);
    }
  }
  SmallVector<Value> results;
  for (Value result : body.getTerminator()->getOperands())
    results.push_back(last ? result : mapping.lookupOrDefault(result));
  call->replaceAllUsesWith(results);
  countReferences(call, references, -1);
  call->erase();
  if (last)
    symbols.erase(callee);
}

LogicalResult Inliner::check(Operation *call, func::FuncOp callee) {
  if (!callee)
    return emitUserError(call, Code::UnknownFunction)
           << "calls '" << calleeOf(call).getValue()
           << "', which the model does not hold";
  if (callee.getNumArguments() != call->getNumOperands() ||
      callee.getNumResults() != call->getNumResults())
    return emitUserError(call, Code::InvalidGraph)
           << "calls '" << callee.getName() << "' with "
           << call->getNumOperands() << " arguments for "
           << call->getNumResults() << " results; it takes "
           << callee.getNumArguments() << " and returns "
           << callee.getNumResults();
  return checkElementTypes(call, callee, call->getOperandTypes(),
                           call->getResultTypes());
}

LogicalResult Inliner::inlineCallsIn(func::FuncOp function) {
  // The regions of control flow ops may contain calls, too.
  function.walk([&](Operation *op) {
    if (calleeOf(op))
      calls.push_back(op);
  });
  // Visit the first call first, so that the first of several errors is
  // reported.
  std::reverse(calls.begin(), calls.end());
  while (!calls.empty()) {
    Operation *call = calls.pop_back_val();
    auto callee = symbols.lookup<func::FuncOp>(calleeOf(call).getAttr());
    if (callee && callee.isExternal())
      continue;
    if (failed(check(call, callee)))
      return failure();
    size_t before = calls.size();
    inlineCall(call, callee);
    std::reverse(calls.begin() + before, calls.end());
  }
  return success();
}

LogicalResult Inliner::run() {
  SmallVector<StringAttr> names;
  {
    auto module = cast<ModuleOp>(symbols.getOp());
    CallGraph plainCalls(module, symbols,
                         [](Operation *op) { return bool(calleeOf(op)); });
    if (plainCalls.cycle().op)
      return reportCycle(plainCalls.cycle());
    // Functions of branches and loops are copied later, but the limits can be
    // checked now.
    if (failed(CallGraph(module, symbols).checkExpansion()))
      return failure();
    // By name: a function whose last call is inlined is erased on the way.
    for (unsigned index : reverse(plainCalls.calleesFirst())) {
      func::FuncOp function = plainCalls.nodes()[index].function;
      if (!function.isExternal())
        names.push_back(function.getNameAttr());
    }
  }
  for (StringAttr name : names)
    if (auto function = symbols.lookup<func::FuncOp>(name);
        function && failed(inlineCallsIn(function)))
      return failure();
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
