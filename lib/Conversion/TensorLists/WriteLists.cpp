//===- WriteLists.cpp - Ops that change lists, as ops on tensors ----------===//

#include "ListLowering.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

/// `count` rows from `start` on; -1 for all the others. `rank` is the rank of
/// a row, as a vector of one element.
static Value rowSlice(Emitter &emit, Value list, Value rank, Value start,
                      Value count) {
  Type any = emit.i32Tensor(ShapedType::kDynamic);
  Value zero = emit.i32(0);
  Value zeros = emit.op("Fill", any, {rank, zero});
  Value axis = emit.i32(0);
  auto vector = [&](Value head, Value tail) {
    return emit.op("Concat", any, {axis, head, tail});
  };
  auto one = [&](Value scalar) {
    return emit.op("ExpandDims", emit.i32Tensor(1), {scalar, axis});
  };
  Value begin = vector(one(start), zeros);
  Value first = one(count);
  Value minusOne = emit.i32(-1);
  Value size = vector(first, emit.op("Fill", any, {rank, minusOne}));
  return emit.op("Slice", UnrankedTensorType::get(elementOf(list)),
                 {list, begin, size});
}

/// The list with its elements made as large as `item`, by zeros.
static Value padRows(Emitter &emit, Value list, Value item) {
  auto type = dyn_cast<RankedTensorType>(list.getType());
  if (!type || type.getRank() == 1)
    return list;
  int64_t rank = type.getRank();
  Value missing = emit.op("Sub", emit.i32Tensor(rank - 1),
                          {emit.shape(item), emit.sizesFrom(list, 1)});
  Value after =
      emit.concat(emit.i32Tensor(rank),
                  {emit.i32s(0), emit.op("Maximum", emit.i32Tensor(rank - 1),
                                         {missing, emit.i32(0)})});
  Value before = emit.i32s(Ints(rank, 0));
  Value paddings =
      emit.op("Pack", emit.i32Tensor({rank, 2}), {before, after},
              emit.attr("axis", emit.builder.getI64IntegerAttr(1)));
  Ints shape(rank, ShapedType::kDynamic);
  shape[0] = type.getDimSize(0);
  return emit.op("Pad", RankedTensorType::get(shape, type.getElementType()),
                 {list, paddings});
}

/// The list with `count` elements: the first ones of it, and zeros after them.
static Value resized(Emitter &emit, Value list, Value count, bool mayShrink) {
  auto type = dyn_cast<RankedTensorType>(list.getType());
  Value size = emit.length(list);
  Value more = emit.op("Sub", emit.i32Tensor({}), {count, size});
  Value added = emit.op("Maximum", emit.i32Tensor({}), {more, emit.i32(0)});
  int64_t rank = type ? type.getRank() : ShapedType::kDynamic;
  Value shape = emit.concat(emit.i32Tensor(rank),
                            {emit.asVector(added), emit.sizesFrom(list, 1)});
  Type result = listOf(rowShape(list.getType()), elementOf(list));
  Value zeros = emit.op("Fill", result, {shape, emit.zero(elementOf(list))});
  Value grown = emit.concat(result, {list, zeros});
  if (!mayShrink)
    return grown;
  Value begin = emit.i32s(Ints(type ? rank : 1, 0));
  Value sizes = emit.concat(emit.i32Tensor(rank),
                            {emit.asVector(count), emit.sizesFrom(list, 1)});
  return emit.op("Slice", result, {grown, begin, sizes});
}

/// The list with `item` at `index`.
Value ListLowering::updated(Emitter &emit, Value list, Value index,
                            Value item) {
  auto type = dyn_cast<RankedTensorType>(list.getType());
  bool isString = mlir::isa<tf_type::StringType>(elementOf(list));
  if (options.enableDynamicUpdateSlice && type && !isString) {
    SmallVector<Value> start = {index};
    start.append(type.getRank() - 1, emit.i32(0));
    Value indices =
        emit.op("Pack", emit.i32Tensor(int64_t(start.size())), start,
                emit.attr("axis", emit.builder.getI64IntegerAttr(0)));
    Value update =
        emit.op("ExpandDims", listOf(shapeOf(item), elementOf(item), 1),
                {item, emit.i32(0)});
    // Elements are rows: of a list of one element, the update is all.
    return emit.op("XlaDynamicUpdateSlice", type, {list, update, indices},
                   emit.attr("_updates_row", emit.builder.getUnitAttr()));
  }
  Value rank = emit.op("Rank", emit.i32Tensor({}), item);
  Value zero = emit.i32(0), one = emit.i32(1);
  Value next = emit.op("Add", emit.i32Tensor({}), {index, one});
  Value ranks = emit.op("ExpandDims", emit.i32Tensor(1), {rank, zero});
  Value minusOne = emit.i32(-1);
  Value before = rowSlice(emit, list, ranks, zero, index);
  Value after = rowSlice(emit, list, ranks, next, minusOne);
  Value row = emit.op("ExpandDims", UnrankedTensorType::get(elementOf(item)),
                      {item, zero});
  return emit.op("Concat", list.getType(), {zero, before, row, after});
}

Value ListLowering::setItem(Operation *op, Emitter &emit) {
  Value list = op->getOperand(0), index = op->getOperand(1),
        item = op->getOperand(2);
  if (lazyWrites.contains(op))
    list = padRows(emit, list, item);
  if (tf::getBool(op, "resize_if_index_out_of_bounds").value_or(false)) {
    Value needed = emit.op("AddV2", emit.i32Tensor({}), {index, emit.i32(1)});
    list = resized(emit, list, needed, /*mayShrink=*/false);
  }
  return updated(emit, list, index, item);
}

Value ListLowering::pushBack(Operation *op, Emitter &emit) {
  Value list = op->getOperand(0), item = op->getOperand(1);
  std::optional<Ints> row = shapeOf(item);
  if (lazyWrites.contains(op)) {
    // Nothing is in it, or it has the sizes already.
    Value shape = emit.concat(
        emit.i32Tensor(row ? int64_t(row->size()) + 1 : ShapedType::kDynamic),
        {emit.asVector(emit.length(list)), emit.sizesFrom(item, 0)});
    list = emit.op("Reshape", listOf(row, elementOf(item)), {list, shape});
  }
  Value zero = emit.i32(0);
  Value added =
      emit.op("ExpandDims", listOf(row, elementOf(item), 1), {item, zero});
  auto type = dyn_cast<RankedTensorType>(list.getType());
  Type result = type ? listOf(rowShape(type), elementOf(list)) : list.getType();
  return emit.op("Concat", result, {zero, list, added});
}

Value ListLowering::popBack(Operation *op, Emitter &emit) {
  Value list = op->getOperand(0);
  Value last =
      emit.op("Sub", emit.i32Tensor({}), {emit.length(list), emit.i32(1)});
  Value item = emit.gather(op->getResult(1).getType(), list, last);
  op->getResult(1).replaceAllUsesWith(item);
  auto type = dyn_cast<RankedTensorType>(list.getType());
  if (!type) {
    Value rank = emit.asVector(emit.op("Rank", emit.i32Tensor({}), item));
    return rowSlice(emit, list, rank, emit.i32(0), last);
  }
  int64_t rank = type.getRank();
  Value size = emit.asVector(last);
  if (rank > 1)
    size = emit.concat(emit.i32Tensor(rank),
                       {size, emit.i32s(Ints(rank - 1, -1))});
  Type result = listOf(rowShape(type), type.getElementType());
  return emit.op("Slice", result, {list, emit.i32s(Ints(rank, 0)), size});
}

Value ListLowering::resize(Operation *op, Emitter &emit) {
  return resized(emit, op->getOperand(0), op->getOperand(1),
                 /*mayShrink=*/true);
}

Value ListLowering::scatterInto(Operation *op, Emitter &emit) {
  Value list = op->getOperand(0), rows = op->getOperand(1),
        indices = op->getOperand(2);
  if (lazyWrites.contains(op)) {
    auto type = dyn_cast<RankedTensorType>(rows.getType());
    Type row = type ? Type(RankedTensorType::get(type.getShape().drop_front(),
                                                 type.getElementType()))
                    : Type(UnrankedTensorType::get(elementOf(rows)));
    list = padRows(emit, list, emit.gather(row, rows, emit.i32(0)));
  }
  return emit.withRows(list, indices, rows);
}

Value ListLowering::concatLists(Operation *op, Emitter &emit) {
  Value a = op->getOperand(0), b = op->getOperand(1);
  std::optional<Ints> row = rowShape(a.getType());
  return emit.concat(listOf(row, elementOf(a)), {a, b});
}

} // namespace tfuse::lists
