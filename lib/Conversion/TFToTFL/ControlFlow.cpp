//===- ControlFlow.cpp - Calls, branches, loops ---------------------------===//
//
// tf.If and tf.While name functions; TFLite's IF and WHILE name subgraphs. In
// between, tfl.if and tfl.while have regions, each of which calls one function:
//
//   tf.If(c, x) {then_branch = @f, else_branch = @g}
//     =>  tfl.if(c) ({ call @f(x), yield }, { call @g(x), yield })
//
// The forms with regions (tf.IfRegion, tf.WhileRegion) keep them.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace tfuse::lowering {

/// The function that a func-valued attribute names, if it takes values of
/// these types.
static func::FuncOp functionFor(LoweringContext &ctx, Attribute attr,
                                TypeRange types) {
  SymbolRefAttr name = tf::getFunctionSymbol(attr);
  if (!name) {
    (void)ctx.reject(Code::InvalidGraph,
                     "its function attribute does not name a function");
    return {};
  }
  auto function =
      SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(ctx.op, name);
  assert(function && "verified: the functions that an op refers to");
  if (TypeRange(function.getArgumentTypes()) != types) {
    (void)ctx.reject(
        Code::ShapeMismatch,
        "its operands do not have the types of the arguments of function " +
            function.getName());
    return {};
  }
  return function;
}

/// Converts a scalar to bool; numbers are true unless zero.
static Value asCondition(LoweringContext &ctx, Value value) {
  if (getElementTypeOrSelf(value).isInteger(1))
    return value;
  return ctx.compare("NotEqual", value, ctx.scalarLike(value, 0));
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Whether a function may call itself, directly or indirectly.
static bool isRecursive(func::FuncOp function) {
  llvm::SmallPtrSet<Operation *, 8> seen;
  SmallVector<Operation *> pending = {function};
  auto visit = [&](SymbolRefAttr symbol) {
    Operation *callee = SymbolTable::lookupNearestSymbolFrom(function, symbol);
    if (callee && seen.insert(callee).second)
      pending.push_back(callee);
  };
  while (!pending.empty())
    pending.pop_back_val()->walk([&](Operation *op) {
      for (const tf::FunctionRef &ref : tf::getFunctionRefs(op))
        visit(ref.symbol);
      if (auto call = dyn_cast<func::CallOp>(op))
        visit(call.getCalleeAttr());
    });
  return seen.contains(function);
}

/// TFLite has no call op: inlines the function.
static LogicalResult inlineCall(LoweringContext &ctx, func::FuncOp function,
                                ValueRange operands) {
  if (TypeRange(function.getResultTypes()) != ctx.op->getResultTypes())
    return ctx.reject(
        Code::ShapeMismatch,
        "its results do not have the types of those of function " +
            function.getName());
  if (isRecursive(function))
    return ctx.reject(Code::RecursiveFunction,
                      "function " + function.getName() + " calls itself");
  if (!llvm::hasSingleElement(function.getBody()))
    return ctx.reject(Code::UnsupportedControlFlow,
                      "function " + function.getName() + " has several blocks");
  IRMapping values;
  values.map(function.getArguments(), operands);
  Block &body = function.getBody().front();
  for (Operation &op : body.without_terminator())
    ctx.rewriter.clone(op, values);
  SmallVector<Value> results;
  for (Value result : body.getTerminator()->getOperands())
    results.push_back(values.lookup(result));
  return ctx.replace(results);
}

LogicalResult lowerCall(LoweringContext &ctx) {
  ValueRange operands = ctx.op->getOperands();
  func::FuncOp function = functionFor(ctx, ctx.attr("f"), operands.getTypes());
  return function ? inlineCall(ctx, function, operands) : failure();
}

/// Makes a region's only block call a function and yield its results; the
/// result types of a branch may be less precise than the function's.
static void fillWithCall(LoweringContext &ctx, Region &region,
                         func::FuncOp function, ValueRange operands,
                         TypeRange argumentTypes) {
  OpBuilder::InsertionGuard guard(ctx.rewriter);
  SmallVector<Location> locations(argumentTypes.size(), ctx.getLoc());
  Block *block =
      ctx.rewriter.createBlock(&region, {}, argumentTypes, locations);
  ValueRange values =
      argumentTypes.empty() ? operands : ValueRange(block->getArguments());
  auto call =
      func::CallOp::create(ctx.rewriter, ctx.getLoc(), function, values);
  tfl::YieldOp::create(ctx.rewriter, ctx.getLoc(), call.getResults());
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// Fails for conditions that are not scalars; TensorFlow tests these for being
/// nonempty.
static LogicalResult checkCondition(LoweringContext &ctx, Value condition) {
  if (rankOf(condition).value_or(0) != 0)
    return ctx.reject(Code::UnsupportedControlFlow,
                      "its condition is not a scalar");
  if (!isa<IntegerType, FloatType>(getElementTypeOrSelf(condition)))
    return ctx.reject(Code::UnsupportedControlFlow,
                      "its condition is neither a bool nor a number");
  return success();
}

LogicalResult lowerIf(LoweringContext &ctx) {
  Value condition = ctx.in("cond");
  ValueRange inputs = tf::getOperands(ctx.op, "input");
  func::FuncOp yes =
      functionFor(ctx, ctx.attr("then_branch"), inputs.getTypes());
  func::FuncOp no =
      yes ? functionFor(ctx, ctx.attr("else_branch"), inputs.getTypes())
          : func::FuncOp();
  if (!no || failed(checkCondition(ctx, condition)))
    return failure();
  if (std::optional<double> known = constantFloat(condition))
    return inlineCall(ctx, *known != 0 ? yes : no, inputs);
  auto branch =
      tfl::IfOp::create(ctx.rewriter, ctx.getLoc(), ctx.op->getResultTypes(),
                        asCondition(ctx, condition));
  fillWithCall(ctx, branch.getThenRegion(), yes, inputs, {});
  fillWithCall(ctx, branch.getElseRegion(), no, inputs, {});
  return ctx.replace(branch.getResults());
}

/// Moves a region, and ends it with tfl.yield.
static void takeRegion(LoweringContext &ctx, Region &from, Region &to,
                       bool yieldsCondition) {
  to.takeBody(from);
  for (Block &block : to) {
    Operation *end = block.getTerminator();
    OpBuilder::InsertionGuard guard(ctx.rewriter);
    ctx.rewriter.setInsertionPoint(end);
    SmallVector<Value> values(end->getOperands());
    if (yieldsCondition)
      values = {asCondition(ctx, values.front())};
    tfl::YieldOp::create(ctx.rewriter, end->getLoc(), values);
    ctx.rewriter.eraseOp(end);
  }
}

LogicalResult lowerIfRegion(LoweringContext &ctx) {
  Value condition = ctx.op->getOperand(0);
  if (failed(checkCondition(ctx, condition)))
    return failure();
  auto branch =
      tfl::IfOp::create(ctx.rewriter, ctx.getLoc(), ctx.op->getResultTypes(),
                        asCondition(ctx, condition));
  takeRegion(ctx, ctx.op->getRegion(0), branch.getThenRegion(), false);
  takeRegion(ctx, ctx.op->getRegion(1), branch.getElseRegion(), false);
  return ctx.replace(branch.getResults());
}

/// Nested branches for all indices except the last, which is the default:
///   if (i == 0) {...} else { if (i == 1) {...} else {...} }
static tfl::IfOp nestBranches(LoweringContext &ctx, Value index,
                              unsigned first) {
  Value isFirst = ctx.compare("Equal", index, ctx.scalarLike(index, first));
  auto branch = tfl::IfOp::create(ctx.rewriter, ctx.getLoc(),
                                  ctx.op->getResultTypes(), isFirst);
  takeRegion(ctx, ctx.op->getRegion(first), branch.getThenRegion(), false);
  Region &others = branch.getElseRegion();
  if (first + 2 == ctx.op->getNumRegions()) {
    takeRegion(ctx, ctx.op->getRegion(first + 1), others, false);
    return branch;
  }
  OpBuilder::InsertionGuard guard(ctx.rewriter);
  ctx.rewriter.createBlock(&others);
  tfl::IfOp inner = nestBranches(ctx, index, first + 1);
  tfl::YieldOp::create(ctx.rewriter, ctx.getLoc(), inner.getResults());
  return branch;
}

LogicalResult lowerCaseRegion(LoweringContext &ctx) {
  if (ctx.op->getNumRegions() == 1) {
    Block &block = ctx.op->getRegion(0).front();
    Operation *end = block.getTerminator();
    SmallVector<Value> results(end->getOperands());
    ctx.rewriter.eraseOp(end);
    ctx.rewriter.inlineBlockBefore(&block, ctx.op);
    return ctx.replace(results);
  }
  Value index = ctx.op->getOperand(0);
  if (rankOf(index).value_or(0) != 0)
    return ctx.reject(Code::UnsupportedControlFlow,
                      "its branch index is not a scalar");
  return ctx.replace(nestBranches(ctx, index, 0).getResults());
}

/// An unused name for a new function, derived from that of `function`.
static std::string freshName(func::FuncOp function, StringRef suffix) {
  Operation *table = function->getParentOp();
  std::string base = (function.getName() + suffix).str(), name = base;
  for (unsigned i = 0; SymbolTable::lookupSymbolIn(table, name); ++i)
    name = base + "_" + std::to_string(i);
  return name;
}

/// A copy of the function with an additional first argument, which it ignores.
static func::FuncOp withUnusedArgument(LoweringContext &ctx,
                                       func::FuncOp function, Type type) {
  OpBuilder::InsertionGuard guard(ctx.rewriter);
  ctx.rewriter.setInsertionPointAfter(function);
  std::string name = freshName(function, "_branch");
  auto copy = cast<func::FuncOp>(ctx.rewriter.clone(*function.getOperation()));
  copy.setName(name);
  copy.setPrivate();
  (void)copy.insertArgument(0, type, {}, ctx.getLoc());
  return copy;
}

static func::FuncOp makeChooser(LoweringContext &ctx, Type index,
                                ArrayRef<func::FuncOp> branches);

/// Calls the branch with that index; the last branch if it is out of range.
static tfl::IfOp chooseBranch(LoweringContext &ctx, Value index,
                              ValueRange inputs,
                              ArrayRef<func::FuncOp> branches) {
  Value isFirst = ctx.compare("Equal", index, ctx.scalarLike(index, 0));
  // The remaining branches form another choice, in a separate function. Both
  // functions must take the same operands.
  SmallVector<Value> operands(inputs);
  func::FuncOp chosen = branches.front(), others = branches.back();
  if (branches.size() > 2) {
    operands.insert(operands.begin(), ctx.sub(index, ctx.scalarLike(index, 1)));
    chosen = withUnusedArgument(ctx, chosen, index.getType());
    others = makeChooser(ctx, index.getType(), branches.drop_front());
  }
  auto branch = tfl::IfOp::create(ctx.rewriter, ctx.getLoc(),
                                  ctx.op->getResultTypes(), isFirst);
  fillWithCall(ctx, branch.getThenRegion(), chosen, operands, {});
  fillWithCall(ctx, branch.getElseRegion(), others, operands, {});
  return branch;
}

/// A function of the branch index and the inputs that calls this branch.
static func::FuncOp makeChooser(LoweringContext &ctx, Type index,
                                ArrayRef<func::FuncOp> branches) {
  auto parent = ctx.op->getParentOfType<func::FuncOp>();
  SmallVector<Type> inputs = {index};
  func::FuncOp first = branches.front();
  llvm::append_range(inputs, first.getArgumentTypes());
  auto function = func::FuncOp::create(
      ctx.getLoc(), freshName(parent, "_case"),
      ctx.rewriter.getFunctionType(inputs, ctx.op->getResultTypes()));
  function.setPrivate();
  SymbolTable(parent->getParentOp()).insert(function);
  Block *body = function.addEntryBlock();
  OpBuilder::InsertionGuard guard(ctx.rewriter);
  ctx.rewriter.setInsertionPointToStart(body);
  ValueRange arguments = body->getArguments();
  tfl::IfOp choice =
      chooseBranch(ctx, arguments.front(), arguments.drop_front(), branches);
  func::ReturnOp::create(ctx.rewriter, ctx.getLoc(), choice.getResults());
  return function;
}

LogicalResult lowerCase(LoweringContext &ctx) {
  ValueRange inputs = tf::getOperands(ctx.op, "input");
  auto attr = dyn_cast_if_present<ArrayAttr>(ctx.attr("branches"));
  assert(attr && !attr.empty() && "verified: the list of branches");
  SmallVector<func::FuncOp> branches;
  for (Attribute branch : attr) {
    branches.push_back(functionFor(ctx, branch, inputs.getTypes()));
    if (!branches.back())
      return failure();
  }
  if (branches.size() == 1)
    return inlineCall(ctx, branches.front(), inputs);
  if (std::optional<int64_t> known = constantInt(ctx.in("branch_index"))) {
    bool isInRange = *known >= 0 && *known < int64_t(branches.size());
    return inlineCall(ctx, isInRange ? branches[*known] : branches.back(),
                      inputs);
  }
  tfl::IfOp choice =
      chooseBranch(ctx, ctx.in("branch_index"), inputs, branches);
  return ctx.replace(choice.getResults());
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static tfl::WhileOp createLoop(LoweringContext &ctx, ValueRange inputs,
                               bool isStateless) {
  return cast<tfl::WhileOp>(ctx.rewriter.create([&] {
    OperationState state(ctx.getLoc(), tfl::WhileOp::getOperationName());
    state.addTypes(ctx.op->getResultTypes());
    state.addOperands(inputs);
    state.addAttributes(ctx.flag("is_stateless", isStateless));
    state.addRegion();
    state.addRegion();
    return state;
  }()));
}

LogicalResult lowerWhile(LoweringContext &ctx) {
  ValueRange inputs = ctx.op->getOperands();
  TypeRange types = inputs.getTypes();
  func::FuncOp condition = functionFor(ctx, ctx.attr("cond"), types);
  func::FuncOp body =
      condition ? functionFor(ctx, ctx.attr("body"), types) : func::FuncOp();
  if (!body)
    return failure();
  if (condition.getNumResults() != 1 ||
      !getElementTypeOrSelf(condition.getResultTypes().front()).isInteger(1))
    return ctx.reject(Code::UnsupportedControlFlow,
                      "function " + condition.getName() +
                          " does not return one bool");
  tfl::WhileOp loop =
      createLoop(ctx, inputs, tf::isa(ctx.op, "StatelessWhile"));
  fillWithCall(ctx, loop.getCond(), condition, {}, types);
  fillWithCall(ctx, loop.getBody(), body, {}, types);
  return ctx.replace(loop->getResults());
}

/// LiteRT treats loop-carried values that grow from zero rows to one in the
/// first iteration as values of fixed shape. They get a leading axis of size
/// one.
static bool growsFromNothing(Value operand, BlockArgument argument) {
  return dimOf(operand, 0) == 0 && dimOf(argument, 0) == kDynamic &&
         rankOf(argument).value_or(0) > 0;
}

static Type withUnitAxis(Type type) {
  Ints shape = {1};
  llvm::append_range(shape, *shapeOf(type));
  return withShape(type, shape);
}

static Value addUnitAxis(LoweringContext &ctx, Value value) {
  return ctx.tf("ExpandDims", withUnitAxis(value.getType()),
                {value, ctx.i32Scalar(0)});
}
static Value dropUnitAxis(LoweringContext &ctx, Value value, Type type) {
  return ctx.tf("Squeeze", type, value, {ctx.i64sAttr("squeeze_dims", {0})});
}

/// Adds a leading axis of size one to loop-carried value `i`.
static Value carryWithUnitAxis(LoweringContext &ctx, tfl::WhileOp loop,
                               unsigned i) {
  OpBuilder::InsertionGuard guard(ctx.rewriter);
  ctx.rewriter.setInsertionPoint(loop);
  loop->setOperand(i, addUnitAxis(ctx, loop->getOperand(i)));
  for (Region *region : {&loop.getCond(), &loop.getBody()}) {
    BlockArgument argument = region->getArgument(i);
    Type type = argument.getType();
    argument.setType(withUnitAxis(type));
    ctx.rewriter.setInsertionPointToStart(&region->front());
    Value inside = dropUnitAxis(ctx, argument, type);
    argument.replaceAllUsesExcept(inside, inside.getDefiningOp());
  }
  Operation *yield = loop.getBody().front().getTerminator();
  ctx.rewriter.setInsertionPoint(yield);
  yield->setOperand(i, addUnitAxis(ctx, yield->getOperand(i)));
  Type type = loop->getResult(i).getType();
  loop->getResult(i).setType(withUnitAxis(type));
  ctx.rewriter.setInsertionPointAfter(loop);
  return dropUnitAxis(ctx, loop->getResult(i), type);
}

LogicalResult lowerWhileRegion(LoweringContext &ctx) {
  tfl::WhileOp loop =
      createLoop(ctx, ctx.op->getOperands(), ctx.boolAttr("is_stateless"));
  takeRegion(ctx, ctx.op->getRegion(0), loop.getCond(), true);
  takeRegion(ctx, ctx.op->getRegion(1), loop.getBody(), false);
  SmallVector<Value> results(loop->getResults());
  for (unsigned i = 0; i < results.size(); ++i)
    if (growsFromNothing(loop->getOperand(i), loop.getBody().getArgument(i)) &&
        rankOf(results[i]) && rankOf(loop->getOperand(i)))
      results[i] = carryWithUnitAxis(ctx, loop, i);
  return ctx.replace(results);
}

} // namespace tfuse::lowering
