//===- ElementShapes.cpp - Element shapes of lists ------------------------===//

#include "ElementShapes.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

ElementShapes::ElementShapes(ModuleOp module, ListFlow &flow)
    : flow(flow), shapes(module) {
  shapes.run();
}

/// The tensor that an op puts into a list as one element; null if it does not.
static Value writtenElement(Operation *op) {
  if (tf::isa(op, "TensorListSetItem"))
    return tf::getOperand(op, "item");
  if (tf::isa(op, "TensorListPushBack"))
    return tf::getOperand(op, "tensor");
  return {};
}
/// The tensor whose rows an op puts into a list.
static Value writtenRows(Operation *op) {
  if (tf::isa(op, "TensorListScatterIntoExistingList", "TensorListFromTensor"))
    return tf::getOperand(op, "tensor");
  return {};
}

std::optional<shape::Shape> ElementShapes::writtenShape(Operation *maker) {
  SmallVector<Value> pending = {maker->getResult(0)};
  llvm::DenseSet<Value> seen(pending.begin(), pending.end());
  std::optional<shape::Shape> result;
  auto push = [&](Value value) {
    if (flow.contains(value) && seen.insert(value).second)
      pending.push_back(value);
  };
  auto add = [&](const shape::Shape &written) {
    if (!written.hasRank())
      return;
    // All writes have the same shape, so merge their information.
    result =
        result ? shape::merge(written, *result).value_or(written) : written;
  };
  for (unsigned i = 0; i < pending.size(); ++i) {
    Value list = pending[i];
    for (Operation *user : list.getUsers()) {
      if (!isListOp(user))
        continue;
      if (Value element = writtenElement(user))
        add(shapes.lookup(element).shape);
      if (Value rows = writtenRows(user))
        if (shape::Shape shape = shapes.lookup(rows).shape; shape.hasRank())
          add(shape.dropFront(1));
      if (user->getNumResults() > 0 && user->getOperand(0) == list)
        push(user->getResult(0));
    }
    // The list that this one is derived from has the same element shape.
    if (Operation *op = list.getDefiningOp(); op && isListOp(op)) {
      if (Value rows = writtenRows(op))
        if (shape::Shape shape = shapes.lookup(rows).shape; shape.hasRank())
          add(shape.dropFront(1));
      if (op->getNumOperands() > 0)
        push(op->getOperand(0));
    }
    flow.forEachAlias(list, push);
  }
  return result;
}

/// The axis whose dimension is the symbol.
static std::optional<int64_t> axisOf(const shape::Shape &shape,
                                     shape::Dim symbol) {
  if (!shape.hasRank())
    return std::nullopt;
  for (auto [axis, dim] : enumerate(shape.dims()))
    if (dim == symbol)
      return int64_t(axis);
  return std::nullopt;
}

/// Searches all values that are defined before an op, arguments first.
SymbolicDim ElementShapes::find(shape::Dim symbol, Operation *before) {
  SmallVector<std::pair<Block *, Operation *>> scopes;
  for (Operation *op = before; op && !isa<ModuleOp>(op); op = op->getParentOp())
    if (Block *block = op->getBlock(); block && !isa<func::FuncOp>(op))
      scopes.push_back({block, op});
  auto sizeIn = [&](Value value) {
    if (flow.contains(value))
      return SymbolicDim();
    std::optional<int64_t> axis = axisOf(shapes.lookup(value).shape, symbol);
    return axis ? SymbolicDim(value, *axis) : SymbolicDim();
  };
  for (auto [block, end] : llvm::reverse(scopes)) {
    for (BlockArgument argument : block->getArguments())
      if (SymbolicDim size = sizeIn(argument); size.isKnown())
        return size;
    for (Operation &op : *block) {
      if (&op == end)
        break;
      for (Value result : op.getResults())
        if (SymbolicDim size = sizeIn(result); size.isKnown())
          return size;
    }
  }
  return {};
}

std::optional<SymbolicDims> ElementShapes::dimsOf(Operation *maker,
                                                  std::optional<Ints> known) {
  std::optional<shape::Shape> written = writtenShape(maker);
  if (!known && !written)
    return std::nullopt;
  if (known && written && int64_t(known->size()) != written->rank())
    written.reset();
  int64_t rank = known ? int64_t(known->size()) : written->rank();
  SymbolicDims sizes(rank);
  for (int64_t i = 0; i < rank; ++i) {
    if (known && (*known)[i] >= 0)
      sizes[i] = (*known)[i];
    else if (written && shape::isKnown((*written)[i]))
      sizes[i] = (*written)[i];
    else if (written && shape::isSymbol((*written)[i]))
      sizes[i] = find((*written)[i], maker);
  }
  return sizes;
}

} // namespace tfuse::lists
