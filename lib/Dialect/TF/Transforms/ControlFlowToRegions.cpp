//===- ControlFlowToRegions.cpp - Functional control flow to regions ------===//
//
//   %r = tf.While(%i, %w) {cond = @c, body = @b}
//     =>
//   %r = tf.WhileRegion(%i, %w) ({ ... of @c }, { ... of @b })
//
// and likewise tf.If and tf.Case. A region can use the values around it. So
// constants that were arguments of the function can be folded into the body,
// and loop-invariant values need not be iter args.
//
// Functions come callees first, so each body is copied once for each op that
// names its function. The last of them takes the body itself.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Analysis/CallGraph.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_CONTROLFLOWTOREGIONSPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

class RegionMaker {
public:
  explicit RegionMaker(ModuleOp module) : module(module), symbols(module) {}

  LogicalResult run();

private:
  LogicalResult visit(func::FuncOp function);
  func::FuncOp callee(Operation *op, SymbolRefAttr symbol);
  LogicalResult checkSignature(Operation *op, func::FuncOp function,
                               TypeRange arguments, TypeRange results);
  LogicalResult convertIf(Operation *op);
  LogicalResult convertCase(Operation *op);
  LogicalResult convertWhile(Operation *op);
  Operation *create(Operation *op, StringRef name, ValueRange operands,
                    unsigned regions, ArrayRef<StringRef> dropped);
  void fill(Region &region, func::FuncOp function, ValueRange captured);

  ModuleOp module;
  SymbolTable symbols;
  /// The number of references to each function.
  llvm::DenseMap<StringAttr, int> references;
};

} // namespace

static bool isFunctional(Operation *op) {
  return hasFact(op, OpFact::Branch) || hasFact(op, OpFact::Loop);
}

/// The function that an attribute names; null, with a diagnostic, if it is of
/// another kind, such as a placeholder that the caller was to replace.
static SymbolRefAttr symbolIn(Operation *op, StringRef attribute) {
  SymbolRefAttr symbol = getFunctionSymbol(getAttr(op, attribute));
  if (!symbol)
    emitUserError(op, Code::UnknownFunction)
        << "attribute '" << attribute << "' names no function";
  return symbol;
}

func::FuncOp RegionMaker::callee(Operation *op, SymbolRefAttr symbol) {
  auto function = symbols.lookup<func::FuncOp>(symbol.getRootReference());
  if (!function || function.isExternal() || !function.getBody().hasOneBlock()) {
    emitUserError(op, Code::UnknownFunction)
        << "runs function '" << symbol.getRootReference().getValue()
        << "', which the model does not hold";
    return {};
  }
  return function;
}

LogicalResult RegionMaker::checkSignature(Operation *op, func::FuncOp function,
                                          TypeRange arguments,
                                          TypeRange results) {
  if (!function)
    return failure();
  if (function.getNumArguments() != arguments.size())
    return emitUserError(op, Code::InvalidGraph)
           << "runs '" << function.getName() << "' with " << arguments.size()
           << " values; it takes " << function.getNumArguments();
  if (function.getNumResults() != results.size())
    return emitUserError(op, Code::InvalidGraph)
           << "wants " << results.size() << " results of '"
           << function.getName() << "'; it returns "
           << function.getNumResults();
  return checkElementTypes(op, function, arguments, results);
}

/// Converts a value to `type` with a cast if the function has a more precise
/// shape.
static Value refineTo(OpBuilder &builder, Location loc, Value value,
                      Type type) {
  Type merged = tf_type::getCastCompatibleType(value.getType(), type);
  if (!merged || merged == value.getType() ||
      !mlir::isa<RankedTensorType>(merged) || tf_type::isVariantTensor(type) ||
      tf_type::isResourceTensor(type))
    return value;
  return createOp(builder, loc, "Cast", merged, value, {})->getResult(0);
}

/// Fills a region with the body of a function. A branch uses values from
/// outside as arguments (`captured`); a loop has block arguments.
void RegionMaker::fill(Region &region, func::FuncOp function,
                       ValueRange captured) {
  Block &source = function.getBody().front();
  Block &block = region.emplaceBlock();
  IRMapping mapping;
  OpBuilder builder = OpBuilder::atBlockBegin(&block);
  Location loc = region.getParentOp()->getLoc();
  for (BlockArgument argument : source.getArguments()) {
    Value value;
    if (captured.empty())
      value = block.addArgument(argument.getType(), loc);
    else
      value = refineTo(builder, loc, captured[argument.getArgNumber()],
                       argument.getType());
    mapping.map(argument, value);
  }
  auto place = [&](Operation *op) {
    op->walk([&](Operation *inner) {
      inner->setLoc(inlinedLocation(inner->getLoc(), loc));
    });
  };
  bool last = function.isPrivate() && references[function.getNameAttr()] == 1;
  --references[function.getNameAttr()];
  SmallVector<Value> results;
  if (last) {
    for (BlockArgument argument : source.getArguments())
      argument.replaceAllUsesWith(mapping.lookup(argument));
    auto range = source.without_terminator();
    for (Operation &op : range)
      place(&op);
    block.getOperations().splice(block.end(), source.getOperations(),
                                 range.begin(), range.end());
    append_range(results, source.getTerminator()->getOperands());
    symbols.erase(function);
  } else {
    for (Operation &op : source.without_terminator()) {
      Operation *copy = builder.clone(op, mapping);
      place(copy);
      countReferences(copy, references, 1);
    }
    for (Value result : source.getTerminator()->getOperands())
      results.push_back(mapping.lookup(result));
  }
  builder.setInsertionPointToEnd(&block);
  createOp(builder, loc, "Yield", {}, results);
}

Operation *RegionMaker::create(Operation *op, StringRef name,
                               ValueRange operands, unsigned regions,
                               ArrayRef<StringRef> dropped) {
  OpBuilder builder(op);
  SmallVector<NamedAttribute> attrs;
  for (NamedAttribute attr : op->getAttrDictionary())
    if (!is_contained(dropped, attr.getName().getValue()) &&
        attr.getName() != "is_stateless")
      attrs.push_back(attr);
  bool isStateless = opName(op).starts_with("Stateless") ||
                     getBool(op, "is_stateless").value_or(false);
  attrs.push_back(
      builder.getNamedAttr("is_stateless", builder.getBoolAttr(isStateless)));
  return createOp(builder, op->getLoc(), name, op->getResultTypes(), operands,
                  attrs, regions);
}

/// The condition of an If as a bool: a number is true unless it is zero, a
/// string or a tensor unless it is empty.
static Value toBool(OpBuilder &builder, Location loc, Value condition) {
  auto type = mlir::dyn_cast<RankedTensorType>(condition.getType());
  if (!type || (type.getRank() == 0 && type.getElementType().isInteger(1)))
    return condition;
  auto truth = RankedTensorType::get({}, builder.getI1Type());
  if (type.getRank() == 0 && type.getElementType().isIntOrFloat()) {
    Value zero = createConst(builder, loc,
                             cast<ElementsAttr>(builder.getZeroAttr(type)));
    return createOp(builder, loc, "NotEqual", truth, {condition, zero}, {})
        ->getResult(0);
  }
  auto count = RankedTensorType::get({}, builder.getI32Type());
  Value size =
      createOp(builder, loc, type.getRank() == 0 ? "StringLength" : "Size",
               count, condition, {})
          ->getResult(0);
  Value zero =
      createConst(builder, loc, cast<ElementsAttr>(builder.getZeroAttr(count)));
  return createOp(builder, loc, "NotEqual", truth, {size, zero}, {})
      ->getResult(0);
}

LogicalResult RegionMaker::convertIf(Operation *op) {
  ValueRange inputs = op->getOperands().drop_front();
  SymbolRefAttr branches[] = {symbolIn(op, "then_branch"),
                              symbolIn(op, "else_branch")};
  for (SymbolRefAttr branch : branches)
    if (!branch ||
        failed(checkSignature(op, callee(op, branch), inputs.getTypes(),
                              op->getResultTypes())))
      return failure();
  OpBuilder builder(op);
  Value condition = toBool(builder, op->getLoc(), op->getOperand(0));
  Operation *region = create(
      op, "IfRegion", condition, 2,
      {"then_branch", "else_branch", "Tin", "Tout", "Tcond", "output_shapes",
       "_lower_using_switch_merge", "_read_only_resource_inputs"});
  for (auto [i, branch] : enumerate(branches))
    fill(region->getRegion(i), callee(op, branch), inputs);
  op->replaceAllUsesWith(region->getResults());
  op->erase();
  return success();
}

LogicalResult RegionMaker::convertCase(Operation *op) {
  ValueRange inputs = op->getOperands().drop_front();
  SmallVector<FunctionRef, 2> branches = getFunctionRefs(op);
  if (branches.empty())
    return emitUserError(op, Code::InvalidGraph) << "has no branches";
  for (const FunctionRef &branch : branches)
    if (failed(checkSignature(op, callee(op, branch.symbol), inputs.getTypes(),
                              op->getResultTypes())))
      return failure();
  Operation *region =
      create(op, "CaseRegion", op->getOperand(0), branches.size(),
             {"branches", "Tin", "Tout", "output_shapes",
              "_lower_using_switch_merge", "_read_only_resource_inputs"});
  for (auto [i, branch] : enumerate(branches))
    fill(region->getRegion(i), callee(op, branch.symbol), inputs);
  op->replaceAllUsesWith(region->getResults());
  op->erase();
  return success();
}

LogicalResult RegionMaker::convertWhile(Operation *op) {
  SymbolRefAttr parts[] = {symbolIn(op, "cond"), symbolIn(op, "body")};
  Type truth[] = {IntegerType::get(op->getContext(), 1)};
  for (auto [i, part] : enumerate(parts)) {
    func::FuncOp function = part ? callee(op, part) : func::FuncOp();
    TypeRange results =
        i == 0 ? TypeRange(truth) : TypeRange(op->getResultTypes());
    // The condition may be a number or another tensor.
    if (function && i == 0 && function.getNumResults() == 1)
      results = function.getResultTypes();
    if (failed(checkSignature(op, function, op->getOperandTypes(), results)))
      return failure();
  }
  Operation *region =
      create(op, "WhileRegion", op->getOperands(), 2,
             {"cond", "body", "T", "output_shapes", "_lower_using_switch_merge",
              "_num_original_outputs", "_read_only_resource_inputs"});
  for (auto [i, part] : enumerate(parts))
    fill(region->getRegion(i), callee(op, part), {});
  // The condition may be a number.
  Operation *yield = region->getRegion(0).front().getTerminator();
  OpBuilder builder(yield);
  yield->setOperand(0, toBool(builder, yield->getLoc(), yield->getOperand(0)));
  op->replaceAllUsesWith(region->getResults());
  op->erase();
  return success();
}

LogicalResult RegionMaker::visit(func::FuncOp function) {
  SmallVector<Operation *> ops;
  function.walk([&](Operation *op) {
    if (isFunctional(op))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    LogicalResult outcome = isa(op, "If", "StatelessIf") ? convertIf(op)
                            : isa(op, "Case", "StatelessCase")
                                ? convertCase(op)
                                : convertWhile(op);
    if (failed(outcome))
      return failure();
  }
  return success();
}

LogicalResult RegionMaker::run() {
  CallGraph graph(module, symbols, isFunctional);
  if (Operation *op = graph.cycle().op) {
    func::FuncOp callee = graph.cycle().callee;
    auto diag = emitUserError(op, Code::RecursiveFunction)
                << "function '" << callee.getName() << "' runs itself";
    return attachHint(diag, "TFLite has no recursion: use tf.while_loop");
  }
  if (failed(graph.checkExpansion()))
    return failure();
  countReferences(module, references, 1);
  auto functions = llvm::to_vector(module.getOps<func::FuncOp>());
  // Erase functions that are no longer referenced.
  llvm::DenseSet<StringAttr> named;
  module.walk([&](Operation *op) {
    if (isFunctional(op))
      for (const FunctionRef &ref : getFunctionRefs(op))
        named.insert(ref.symbol.getRootReference());
  });
  SmallVector<StringAttr> names;
  for (func::FuncOp function : functions)
    names.push_back(function.getNameAttr());
  // Callees first: a function is erased only after it has been visited.
  for (unsigned index : graph.calleesFirst())
    if (func::FuncOp function = graph.nodes()[index].function;
        !function.isExternal() && failed(visit(function)))
      return failure();
  SymbolTableCollection tables;
  SymbolUserMap users(tables, module);
  for (StringAttr name : names)
    if (auto function = symbols.lookup<func::FuncOp>(name);
        function && function.isPrivate() && named.contains(name) &&
        users.useEmpty(function))
      symbols.erase(function);
  return success();
}

namespace {

struct ControlFlowToRegions
    : public impl::ControlFlowToRegionsPassBase<ControlFlowToRegions> {
  void runOnOperation() override {
    if (failed(RegionMaker(getOperation()).run()))
      signalPassFailure();
  }
};

} // namespace

} // namespace tfuse::tf
