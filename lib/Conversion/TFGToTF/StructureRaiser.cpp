//===- StructureRaiser.cpp - TensorFlow 1 control flow -> regions ---------===//
//
// Nodes of a branch are raised into its region; values that a branch uses from
// outside are raised before the tf.IfRegion. A loop's nodes are raised twice if
// both its condition and its body depend on them.
//
//===----------------------------------------------------------------------===//

#include "StructureRaiser.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFG/IR/NodeView.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

using tfg::isControl;

std::optional<bool> StructureRaiser::decision(Value predicate) const {
  predicate = V1ControlFlow::canonical(predicate);
  for (auto [decided, taken] : path)
    if (decided == predicate)
      return taken;
  return std::nullopt;
}

Value StructureRaiser::resolve(Value value) const {
  while (Operation *node = value.getDefiningOp()) {
    if (raiser.isKnown(value))
      return value;
    StringRef kind = v1Kind(node);
    bool isSwitch = kind == "Switch" && !isLoopSwitch(node);
    if (isSwitch && decision(node->getOperand(1))) {
      value = node->getOperand(0);
    } else if (kind == "Enter") {
      // A loop-invariant value of an enclosing loop.
      value = node->getOperand(0);
    } else if (V1Branch *branch = structure.branchOf(node);
               branch && !isControl(value) && decision(branch->predicate) &&
               cast<OpResult>(value).getResultNumber() == 0) {
      value = structure.mergedValue(node, *decision(branch->predicate));
    } else {
      return value;
    }
  }
  return value;
}

Value StructureRaiser::find(Value value) {
  Value resolved = resolve(value);
  return raiser.read(resolved, builder.getUnknownLoc());
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

LogicalResult StructureRaiser::unitOf(Value value, Unit &unit) {
  Operation *node = value.getDefiningOp();
  StringRef kind = v1Kind(node);
  if (kind.empty()) {
    unit.node = node;
    return success();
  }
  if (kind == "Exit")
    if (V1Loop *left = structure.exitedLoop(node)) {
      unit.loop = left;
      return success();
    }
  if (V1Branch *branch = structure.branchOf(node)) {
    unit.branch = branch;
    return success();
  }
  auto diag = emitUserError(node, Code::UnsupportedControlFlow)
              << "(" << kind
              << ") is needed outside of the branch or loop it belongs to";
  return attachHint(diag, "export the model with "
                          "tf.compat.v1.enable_control_flow_v2()");
}

SmallVector<Value> StructureRaiser::needsOf(const Unit &unit) const {
  SmallVector<Value> needs;
  auto add = [&](Value value) { needs.push_back(resolve(value)); };
  if (unit.node)
    for (Value operand : unit.node->getOperands())
      add(operand);
  if (unit.loop)
    for (Operation *enter : unit.loop->enters)
      for (Value operand : enter->getOperands())
        add(operand);
  if (unit.branch) {
    add(unit.branch->predicate);
    for (Value value : structure.outsideValues(*unit.branch)) {
      Operation *node = value.getDefiningOp();
      // A Switch on the predicate of this branch becomes its data operand.
      if (v1Kind(node) == "Switch" && !isLoopSwitch(node) &&
          V1ControlFlow::canonical(node->getOperand(1)) ==
              unit.branch->predicate)
        value = node->getOperand(0);
      add(value);
    }
  }
  return needs;
}

LogicalResult StructureRaiser::raise(ValueRange roots) {
  struct Step {
    Value value;
    Unit unit;
    bool isReady;
  };
  SmallVector<Step> stack;
  llvm::DenseSet<const void *> active, done;
  auto push = [&](Value value) -> LogicalResult {
    value = resolve(value);
    if (!value.getDefiningOp() || raiser.isKnown(value))
      return success();
    Unit unit;
    if (failed(unitOf(value, unit)))
      return failure();
    if (!done.contains(unit.key()))
      stack.push_back({value, unit, false});
    return success();
  };
  for (Value root : llvm::reverse(roots))
    if (failed(push(root)))
      return failure();
  while (!stack.empty()) {
    Step step = stack.back();
    const void *key = step.unit.key();
    if (done.contains(key)) {
      stack.pop_back();
      continue;
    }
    if (step.isReady) {
      stack.pop_back();
      active.erase(key);
      done.insert(key);
      if (failed(raise(step.unit)))
        return failure();
      continue;
    }
    if (!active.insert(key).second)
      return emitUserError(step.value.getDefiningOp(),
                           Code::UnsupportedControlFlow)
             << "belongs to branches that depend on each other's results";
    stack.back().isReady = true;
    SmallVector<Value> needs = needsOf(step.unit);
    for (Value need : llvm::reverse(needs)) {
      Unit unit;
      if (!need.getDefiningOp() || raiser.isKnown(need))
        continue;
      if (failed(unitOf(need, unit)))
        return failure();
      if (active.contains(unit.key()) && unit.key() != key)
        return emitUserError(need.getDefiningOp(), Code::UnsupportedControlFlow)
               << "is part of a cycle that is not a loop";
      if (!done.contains(unit.key()) && unit.key() != key)
        stack.push_back({need, unit, false});
    }
  }
  return success();
}

LogicalResult StructureRaiser::raise(const Unit &unit) {
  if (unit.loop)
    return raiseLoop(*unit.loop);
  if (unit.branch)
    return raiseBranch(*unit.branch);
  return raiseNode(unit.node);
}

/// Raises a node with its operands resolved in this region.
LogicalResult StructureRaiser::raiseNode(Operation *node) {
  for (Value operand : node->getOperands()) {
    if (isControl(operand))
      continue;
    Value resolved = resolve(operand);
    if (resolved != operand)
      raiser.alias(operand, resolved);
  }
  if (failed(raiser.raiseNode(node)))
    return failure();
  raiser.markKnown(node);
  return success();
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

LogicalResult StructureRaiser::fillBranch(V1Branch &branch, Region &region,
                                          bool taken) {
  Block &block = region.emplaceBlock();
  OpBuilder inside = OpBuilder::atBlockBegin(&block);
  GraphRaiser inner(inside, raiser);
  BranchPath innerPath = path;
  innerPath.push_back({branch.predicate, taken});
  StructureRaiser child(inner, structure, inside, std::move(innerPath), loop);
  SmallVector<Value> roots, results;
  for (Operation *merge : branch.merges)
    roots.push_back(structure.mergedValue(merge, taken));
  if (failed(child.raise(roots)))
    return failure();
  Location loc = region.getParentOp()->getLoc();
  for (auto [merge, root] : zip(branch.merges, roots)) {
    Value value = child.find(root);
    if (!value)
      return emitUserError(merge, Code::InvalidGraph)
             << "has an operand without a producer";
    results.push_back(value);
    // Merge also returns the index of the available operand.
    unsigned index = merge->getOperand(0) == root ? 0 : 1;
    auto type = RankedTensorType::get({}, inside.getI32Type());
    results.push_back(tf::createConst(
        inside, loc, DenseElementsAttr::get(type, int32_t(index))));
  }
  tf::createOp(inside, loc, "Yield", {}, results);
  return success();
}

LogicalResult StructureRaiser::raiseBranch(V1Branch &branch) {
  Operation *first = branch.merges.front();
  Value condition = find(branch.predicate);
  if (!condition)
    return emitUserError(first, Code::InvalidGraph)
           << "has a condition without a producer";
  SmallVector<Type> types;
  for (Operation *merge : branch.merges) {
    types.push_back(tf_type::dropRef(merge->getResult(0).getType()));
    types.push_back(RankedTensorType::get({}, builder.getI32Type()));
  }
  Operation *op = tf::createOp(
      builder, first->getLoc(), "IfRegion", types, condition,
      builder.getNamedAttr("is_stateless", builder.getBoolAttr(false)), 2);
  if (failed(fillBranch(branch, op->getRegion(0), true)) ||
      failed(fillBranch(branch, op->getRegion(1), false)))
    return failure();
  for (auto [i, merge] : enumerate(branch.merges)) {
    raiser.map(merge->getResult(0), op->getResult(2 * i));
    raiser.map(merge->getResult(1), op->getResult(2 * i + 1));
    raiser.markKnown(merge);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

LogicalResult StructureRaiser::fillLoop(V1Loop &inner, Region &region,
                                        TypeRange types, bool isCondition) {
  Location loc = region.getParentOp()->getLoc();
  SmallVector<Location> locations(types.size(), loc);
  Block &block = region.emplaceBlock();
  block.addArguments(types, locations);
  OpBuilder inside = OpBuilder::atBlockBegin(&block);
  GraphRaiser nested(inside, raiser);
  for (auto [merge, argument] : zip(inner.merges, block.getArguments())) {
    nested.map(merge->getResult(0), argument);
    nested.markKnown(merge);
    for (Operation *user : merge->getUsers())
      if (isLoopSwitch(user) && user->getOperand(0) == merge->getResult(0)) {
        nested.map(user->getResult(0), argument);
        nested.map(user->getResult(1), argument);
        nested.markKnown(user);
      }
  }
  if (!isCondition)
    nested.markKnown(inner.condition);
  StructureRaiser child(nested, structure, inside, path, &inner);
  SmallVector<Value> roots, results;
  if (isCondition)
    roots.push_back(inner.condition->getOperand(0));
  else
    for (Operation *merge : inner.merges)
      roots.push_back(V1ControlFlow::nextIterationOf(merge)->getOperand(0));
  size_t values = roots.size();
  // Control dependencies of the next iteration.
  if (!isCondition)
    for (Operation *merge : inner.merges)
      for (Value control : tfg::NodeView(V1ControlFlow::nextIterationOf(merge))
                               .controlOperands())
        roots.push_back(control);
  if (failed(child.raise(roots)))
    return failure();
  for (Value root : ArrayRef(roots).take_front(values)) {
    Value value = child.find(root);
    if (!value)
      return emitUserError(inner.condition, Code::InvalidGraph)
             << "belongs to a loop with a result that has no producer";
    results.push_back(value);
  }
  // The declared type may be less specific than the scalar condition.
  auto truth = RankedTensorType::get({}, inside.getI1Type());
  if (isCondition && results.front().getType() != truth)
    results.front() =
        tf::createOp(
            inside, loc, "EnsureShape", truth, results.front(),
            inside.getNamedAttr("shape", tf_type::ShapeAttr::get(truth)))
            ->getResult(0);
  tf::createOp(inside, loc, "Yield", {}, results);
  return success();
}

LogicalResult StructureRaiser::raiseLoop(V1Loop &inner) {
  for (V1Loop *around = loop; around; around = around->parent)
    if (around == &inner)
      return emitUserError(inner.enters.front(), Code::UnsupportedControlFlow)
             << "enters the loop '" << inner.name
             << "', which depends on its own result";
  SmallVector<Value> operands;
  SmallVector<Type> types;
  for (Operation *merge : inner.merges) {
    Operation *enter = V1ControlFlow::enterOf(merge);
    Value value = enter ? find(enter->getOperand(0)) : Value();
    if (!value)
      return emitUserError(merge, Code::UnsupportedControlFlow)
             << "is a loop-carried value without an initial value (Enter)";
    operands.push_back(value);
    types.push_back(tf_type::dropRef(merge->getResult(0).getType()));
  }
  Operation *named = inner.condition ? inner.condition : inner.enters.front();
  if (!inner.condition)
    return emitUserError(named, Code::UnsupportedControlFlow)
           << "belongs to a loop without a condition";
  Operation *op = tf::createOp(
      builder, named->getLoc(), "WhileRegion", types, operands,
      builder.getNamedAttr("is_stateless", builder.getBoolAttr(false)), 2);
  if (failed(fillLoop(inner, op->getRegion(0), types, true)) ||
      failed(fillLoop(inner, op->getRegion(1), types, false)))
    return failure();
  for (Operation *exit : inner.exits) {
    // Exit(Switch(Merge)): find the loop-carried value that leaves the loop.
    Operation *source = exit->getOperand(0).getDefiningOp();
    Operation *merge = v1Kind(source) == "Switch"
                           ? source->getOperand(0).getDefiningOp()
                           : source;
    auto found = llvm::find(inner.merges, merge);
    if (found == inner.merges.end())
      return emitUserError(exit, Code::UnsupportedControlFlow)
             << "leaves a loop (Exit) with a value that is not loop-carried";
    raiser.map(exit->getResult(0),
               op->getResult(std::distance(inner.merges.begin(), found)));
    raiser.markKnown(exit);
  }
  return success();
}

} // namespace tfuse
