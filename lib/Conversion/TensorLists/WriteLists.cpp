//===- WriteLists.cpp - Ops that change lists, as ops on tensors ----------===//

#include "ListLowering.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

/// `count` rows from `start` on; all remaining rows if `count` is -1. `rank` is
/// the rank of a row, as a vector of one element.
static Value rowSlice(ListBuilder &emit, Value list, Value rank, Value start,
                      Value count) {
  Type any = emit.i32Tensor(ShapedType::kDynamic);
  Value zero = emit.i32Scalar(0);
  Value zeros = emit.tf("Fill", any, {rank, zero});
  Value axis = emit.i32Scalar(0);
  auto vector = [&](Value head, Value tail) {
    return emit.tf("Concat", any, {axis, head, tail});
  };
  auto one = [&](Value scalar) {
    return emit.tf("ExpandDims", emit.i32Tensor(1), {scalar, axis});
  };
  Value begin = vector(one(start), zeros);
  Value first = one(count);
  Value minusOne = emit.i32Scalar(-1);
  Value size = vector(first, emit.tf("Fill", any, {rank, minusOne}));
  return emit.tf("Slice", UnrankedTensorType::get(getElementTypeOrSelf(list)),
                 {list, begin, size});
}

/// The list whose elements are padded with zeros to the size of `item`.
static Value padRows(ListBuilder &emit, Value list, Value item) {
  auto type = dyn_cast<RankedTensorType>(list.getType());
  if (!type || type.getRank() == 1)
    return list;
  int64_t rank = type.getRank();
  Value missing = emit.tf("Sub", emit.i32Tensor(rank - 1),
                          {emit.shape(item), emit.sizesFrom(list, 1)});
  Value after = emit.concatRows(
      emit.i32Tensor(rank),
      {emit.i32s(0), emit.tf("Maximum", emit.i32Tensor(rank - 1),
                             {missing, emit.i32Scalar(0)})});
  Value before = emit.i32s(Ints(rank, 0));
  Value paddings = emit.tf("Pack", emit.i32Tensor({rank, 2}), {before, after},
                           emit.i64Attr("axis", 1));
  Ints shape(rank, ShapedType::kDynamic);
  shape[0] = type.getDimSize(0);
  return emit.tf("Pad", RankedTensorType::get(shape, type.getElementType()),
                 {list, paddings});
}

/// The list with `count` elements: its first elements, followed by zeros.
static Value resized(ListBuilder &emit, Value list, Value count,
                     bool mayShrink) {
  auto type = dyn_cast<RankedTensorType>(list.getType());
  Value size = emit.length(list);
  Value more = emit.tf("Sub", emit.i32Tensor({}), {count, size});
  Value added =
      emit.tf("Maximum", emit.i32Tensor({}), {more, emit.i32Scalar(0)});
  int64_t rank = type ? type.getRank() : ShapedType::kDynamic;
  Value shape = emit.concatRows(
      emit.i32Tensor(rank), {emit.asVector(added), emit.sizesFrom(list, 1)});
  Type result = listOf(rowShape(list.getType()), getElementTypeOrSelf(list));
  Value zeros =
      emit.tf("Fill", result, {shape, emit.zero(getElementTypeOrSelf(list))});
  Value grown = emit.concatRows(result, {list, zeros});
  if (!mayShrink)
    return grown;
  Value begin = emit.i32s(Ints(type ? rank : 1, 0));
  Value sizes = emit.concatRows(
      emit.i32Tensor(rank), {emit.asVector(count), emit.sizesFrom(list, 1)});
  return emit.tf("Slice", result, {grown, begin, sizes});
}

/// The list with `item` at `index`.
Value ListLowering::updated(ListBuilder &emit, Value list, Value index,
                            Value item) {
  auto type = dyn_cast<RankedTensorType>(list.getType());
  bool isString = mlir::isa<tf_type::StringType>(getElementTypeOrSelf(list));
  if (options.enableDynamicUpdateSlice && type && !isString) {
    SmallVector<Value> start = {index};
    start.append(type.getRank() - 1, emit.i32Scalar(0));
    Value indices = emit.tf("Pack", emit.i32Tensor(int64_t(start.size())),
                            start, emit.i64Attr("axis", 0));
    Value update = emit.tf(
        "ExpandDims", listOf(itemShape(item), getElementTypeOrSelf(item), 1),
        {item, emit.i32Scalar(0)});
    // The op updates whole rows: if the list has one element, the update
    // replaces all of it.
    return emit.tf("XlaDynamicUpdateSlice", type, {list, update, indices},
                   emit.named("_updates_row", emit.getBuilder().getUnitAttr()));
  }
  Value rank = emit.tf("Rank", emit.i32Tensor({}), item);
  Value zero = emit.i32Scalar(0), one = emit.i32Scalar(1);
  Value next = emit.tf("Add", emit.i32Tensor({}), {index, one});
  Value ranks = emit.tf("ExpandDims", emit.i32Tensor(1), {rank, zero});
  Value minusOne = emit.i32Scalar(-1);
  Value before = rowSlice(emit, list, ranks, zero, index);
  Value after = rowSlice(emit, list, ranks, next, minusOne);
  Value row =
      emit.tf("ExpandDims", UnrankedTensorType::get(getElementTypeOrSelf(item)),
              {item, zero});
  return emit.tf("Concat", list.getType(), {zero, before, row, after});
}

Value ListLowering::setItem(Operation *op, ListBuilder &emit) {
  Value list = op->getOperand(0), index = op->getOperand(1),
        item = op->getOperand(2);
  if (lazyWrites.contains(op))
    list = padRows(emit, list, item);
  if (tf::getBool(op, "resize_if_index_out_of_bounds").value_or(false)) {
    Value needed =
        emit.tf("AddV2", emit.i32Tensor({}), {index, emit.i32Scalar(1)});
    list = resized(emit, list, needed, /*mayShrink=*/false);
  }
  return updated(emit, list, index, item);
}

Value ListLowering::pushBack(Operation *op, ListBuilder &emit) {
  Value list = op->getOperand(0), item = op->getOperand(1);
  std::optional<Ints> row = itemShape(item);
  if (lazyWrites.contains(op)) {
    // The list is empty, or its elements already have the sizes of the item.
    Value shape = emit.concatRows(
        emit.i32Tensor(row ? int64_t(row->size()) + 1 : ShapedType::kDynamic),
        {emit.asVector(emit.length(list)), emit.sizesFrom(item, 0)});
    list = emit.tf("Reshape", listOf(row, getElementTypeOrSelf(item)),
                   {list, shape});
  }
  Value zero = emit.i32Scalar(0);
  Value added = emit.tf(
      "ExpandDims", listOf(row, getElementTypeOrSelf(item), 1), {item, zero});
  auto type = dyn_cast<RankedTensorType>(list.getType());
  Type result = type ? listOf(rowShape(type), getElementTypeOrSelf(list))
                     : list.getType();
  return emit.tf("Concat", result, {zero, list, added});
}

Value ListLowering::popBack(Operation *op, ListBuilder &emit) {
  Value list = op->getOperand(0);
  Value last = emit.tf("Sub", emit.i32Tensor({}),
                       {emit.length(list), emit.i32Scalar(1)});
  Value item = emit.gather(op->getResult(1).getType(), list, last);
  op->getResult(1).replaceAllUsesWith(item);
  auto type = dyn_cast<RankedTensorType>(list.getType());
  if (!type) {
    Value rank = emit.asVector(emit.tf("Rank", emit.i32Tensor({}), item));
    return rowSlice(emit, list, rank, emit.i32Scalar(0), last);
  }
  int64_t rank = type.getRank();
  Value size = emit.asVector(last);
  if (rank > 1)
    size = emit.concatRows(emit.i32Tensor(rank),
                           {size, emit.i32s(Ints(rank - 1, -1))});
  Type result = listOf(rowShape(type), type.getElementType());
  return emit.tf("Slice", result, {list, emit.i32s(Ints(rank, 0)), size});
}

Value ListLowering::resize(Operation *op, ListBuilder &emit) {
  return resized(emit, op->getOperand(0), op->getOperand(1),
                 /*mayShrink=*/true);
}

Value ListLowering::scatterInto(Operation *op, ListBuilder &emit) {
  Value list = op->getOperand(0), rows = op->getOperand(1),
        indices = op->getOperand(2);
  if (lazyWrites.contains(op)) {
    auto type = dyn_cast<RankedTensorType>(rows.getType());
    Type row = type ? Type(RankedTensorType::get(type.getShape().drop_front(),
                                                 type.getElementType()))
                    : Type(UnrankedTensorType::get(getElementTypeOrSelf(rows)));
    list = padRows(emit, list, emit.gather(row, rows, emit.i32Scalar(0)));
  }
  return emit.withRows(list, indices, rows);
}

Value ListLowering::concatLists(Operation *op, ListBuilder &emit) {
  Value a = op->getOperand(0), b = op->getOperand(1);
  std::optional<Ints> row = rowShape(a.getType());
  return emit.concatRows(listOf(row, getElementTypeOrSelf(a)), {a, b});
}

} // namespace tfuse::lists
