//===- MakeLists.cpp - Lowers ops that create lists -----------------------===//

#include "ListLowering.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

/// The type of `Fill([length, sizes...])`.
static Type filledType(Operation *op, Value sizes, Type element,
                       int64_t length) {
  auto subtype = tf_type::getHandleSubtype(op->getResult(0).getType());
  std::optional<Ints> row;
  if (subtype && subtype.hasRank())
    row = Ints(subtype.getShape());
  if (std::optional<Ints> known = constantInts(sizes);
      known && (!row || known->size() == row->size())) {
    // Placeholder sizes, which stand for unknown sizes, must not become part of
    // the type.
    if (!row)
      row = Ints(known->size(), ShapedType::kDynamic);
  } else if (!row) {
    if (auto type = dyn_cast<RankedTensorType>(sizes.getType());
        type && type.getRank() == 1 && !type.isDynamicDim(0))
      row = Ints(type.getDimSize(0), ShapedType::kDynamic);
  }
  return listOf(row, element, length);
}

/// The sizes as scalars, if they are constants or packed from scalars.
static std::optional<SmallVector<Value>> scalarsOf(ListBuilder &emit,
                                                   Value sizes) {
  SmallVector<Value> scalars;
  if (std::optional<Ints> known = constantInts(sizes)) {
    for (int64_t size : *known)
      scalars.push_back(emit.i32Scalar(int32_t(size)));
    return scalars;
  }
  Operation *pack = sizes.getDefiningOp();
  if (!tf::isa(pack, "Pack") || !getElementTypeOrSelf(sizes).isInteger(32))
    return std::nullopt;
  append_range(scalars, pack->getOperands());
  return scalars;
}

/// A list of `count` zero elements, or an empty list if `count` is null;
/// `length` is the number of elements if it is known.
Value ListLowering::filled(Operation *op, ListBuilder &emit, Value count,
                           int64_t length) {
  Value sizes = op->getOperand(0);
  Type element = elements[op->getResult(0)].type;
  Type result = filledType(op, sizes, element, length);
  Value shape;
  std::optional<SmallVector<Value>> scalars;
  if (options.enableDynamicUpdateSlice)
    scalars = scalarsOf(emit, sizes);
  if (scalars) {
    scalars->insert(scalars->begin(), count ? count : emit.i32Scalar(0));
    shape = emit.tf("Pack", emit.i32Tensor(int64_t(scalars->size())), *scalars,
                    emit.i64Attr("axis", 0));
  } else {
    if (!getElementTypeOrSelf(sizes).isInteger(32))
      sizes = emit.tf("Cast",
                      cast<TensorType>(sizes.getType())
                          .clone(emit.getBuilder().getI32Type()),
                      sizes);
    auto type = dyn_cast<RankedTensorType>(sizes.getType());
    int64_t rank = type && type.getRank() == 1 && !type.isDynamicDim(0)
                       ? type.getDimSize(0) + 1
                       : ShapedType::kDynamic;
    Value first = count ? emit.asVector(count) : emit.i32s(0);
    shape = emit.concatRows(emit.i32Tensor(rank), {first, sizes});
  }
  if (auto it = spared.find(op); it != spared.end()) {
    Ints atLeast(cast<RankedTensorType>(shape.getType()).getDimSize(0), 0);
    atLeast.front() = 1;
    if (!lazyMakers.contains(op))
      it->second.shape = shape;
    shape = emit.tf("Maximum", shape.getType(), {shape, emit.i32s(atLeast)});
  }
  return emit.tf("Fill", result,
                 {shape, emit.zero(getElementTypeOrSelf(result))});
}

Value ListLowering::reserve(Operation *op, ListBuilder &emit) {
  Value count = op->getOperand(1);
  int64_t known = ShapedType::kDynamic;
  if (std::optional<Ints> value = constantInts(count))
    known = value->size() == 1 && value->front() >= 0 ? value->front() : known;
  return filled(op, emit, count, known);
}

Value ListLowering::empty(Operation *op, ListBuilder &emit) {
  return filled(op, emit, /*count=*/Value(), 0);
}

Value ListLowering::fromTensor(Operation *op, ListBuilder &) {
  return op->getOperand(0);
}

Value ListLowering::split(Operation *op, ListBuilder &emit) {
  Value rows = tf::getOperand(op, "tensor");
  Ints lengths = *constantInts(tf::getOperand(op, "lengths"));
  int64_t count = lengths.size();
  auto type = dyn_cast<RankedTensorType>(rows.getType());
  std::optional<Ints> row;
  if (type) {
    row = Ints{lengths.front()};
    append_range(*row, type.getShape().drop_front());
  }
  Value rest = emit.sizesFrom(rows, 1);
  Value shape = emit.concatRows(
      emit.i32Tensor(type ? type.getRank() + 1 : ShapedType::kDynamic),
      {emit.i32s({count, lengths.front()}), rest});
  return emit.tf("Reshape", listOf(row, getElementTypeOrSelf(rows), count),
                 {rows, shape});
}

Value ListLowering::scatter(Operation *op, ListBuilder &emit) {
  Value rows = tf::getOperand(op, "tensor");
  Value indices = tf::getOperand(op, "indices");
  Value count = tf::getOperand(op, "num_elements");
  std::optional<Ints> known =
      count ? constantInts(count) : std::optional<Ints>();
  int64_t length =
      known && known->front() >= 0 ? known->front() : ShapedType::kDynamic;
  // Without a number, or with -1, the list ends with the largest index.
  if (!count || (known && known->front() < 0)) {
    Value largest = emit.tf("Max", emit.i32Tensor({}), {indices, emit.i32s(0)},
                            emit.flag("keep_dims", false));
    count = emit.tf("AddV2", emit.i32Tensor({}), {largest, emit.i32Scalar(1)});
    if (std::optional<Ints> places = constantInts(indices);
        places && !places->empty())
      length = *std::max_element(places->begin(), places->end()) + 1;
  }
  auto type = dyn_cast<RankedTensorType>(rows.getType());
  Value shape = emit.concatRows(
      emit.i32Tensor(type ? type.getRank() : ShapedType::kDynamic),
      {emit.asVector(count), emit.sizesFrom(rows, 1)});
  Type result =
      listOf(rowShape(rows.getType()), getElementTypeOrSelf(rows), length);
  Value list =
      emit.tf("Fill", result, {shape, emit.zero(getElementTypeOrSelf(rows))});
  return emit.withRows(list, indices, rows);
}

} // namespace tfuse::lists
