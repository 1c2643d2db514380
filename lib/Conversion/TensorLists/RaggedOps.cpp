//===- RaggedOps.cpp - Ops on lists of tensors of different sizes ---------===//

#include "RaggedLists.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

bool RaggedBuilder::has(StringRef name) {
  return tf::hasFact(name, tf::OpFact::RaggedList);
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

Value RaggedBuilder::sum(Value vector) {
  return emit.tf("Sum", i32s({}), {vector, emit.i32s(0)},
                 emit.flag("keep_dims", false));
}

/// An elementwise op on `a`, a vector or scalar, and `b`, of the same shape or
/// a scalar.
Value RaggedBuilder::binary(StringRef name, Value a, Value b) {
  return emit.tf(name, a.getType(), {a, b});
}

Value RaggedBuilder::product(Value sizes, int64_t axis, Type type) {
  return emit.tf("Prod", type, {sizes, emit.i32s(axis)},
                 emit.flag("keep_dims", false));
}

/// The maximum of the sizes over all elements, for each axis.
Value RaggedBuilder::largest(Value sizes) {
  return emit.tf("Max", i32s(width()), {sizes, emit.i32s(0)},
                 emit.flag("keep_dims", false));
}

/// The size of each element along the first axis that differs.
Value RaggedBuilder::firstSizes(Value sizes) {
  Value column = emit.tf("Slice", i32s({ShapedType::kDynamic, 1}),
                         {sizes, emit.i32s({0, 0}), emit.i32s({-1, 1})});
  return emit.tf("Reshape", i32s(ShapedType::kDynamic),
                 {column, emit.i32s(-1)});
}

Value RaggedBuilder::flat(Value tensor) {
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  int64_t total = type && type.hasStaticShape() ? type.getNumElements()
                                                : ShapedType::kDynamic;
  return emit.tf("Reshape", group.dataType(total), {tensor, emit.i32s(-1)});
}

/// The sizes of a tensor along the axes that differ, as one row of the list's
/// sizes.
Value RaggedBuilder::sizesOf(Value tensor, int64_t firstAxis) {
  int64_t rank = int64_t(group.row.size()) + firstAxis;
  Value all = emit.tf("Shape", i32s(rank), tensor);
  auto axes =
      map_to_vector<6>(group.axes, [&](int64_t a) { return a + firstAxis; });
  Value some = all;
  if (width() != rank)
    some = axes.back() - axes.front() + 1 == width()
               ? emit.tf("Slice", i32s(width()),
                         {all, emit.i32s(axes.front()), emit.i32s(width())})
               : emit.gather(i32s(width()), all, emit.i32s(axes));
  return emit.tf("Reshape", sizesType(1), {some, emit.i32s({1, width()})});
}

/// The number of scalars in each element; 0 if it was never written.
Value RaggedBuilder::counts(Value sizes) {
  if (group.hasGaps)
    sizes = binary("Maximum", sizes, emit.i32Scalar(0));
  Type type = i32s(cast<RankedTensorType>(sizes.getType()).getDimSize(0));
  Value result = width() == 1 ? emit.tf("Reshape", type, {sizes, emit.i32s(-1)})
                              : product(sizes, 1, type);
  int64_t fixed = 1;
  for (int64_t size : group.row)
    fixed *= ShapedType::isDynamic(size) ? 1 : size;
  return fixed == 1 ? result
                    : binary("Mul", result, emit.i32Scalar(int32_t(fixed)));
}

/// The shape of an element: `sizes` along the axes that differ, known sizes
/// along the others. `first`, if given, is the size of an additional leading
/// axis.
Value RaggedBuilder::elementShape(Value sizes, Value first) {
  SmallVector<Value> parts;
  if (first)
    parts.push_back(emit.asVector(first));
  int64_t rank = int64_t(group.row.size()), done = 0;
  for (int64_t i = 0; i < rank;) {
    int64_t begin = i;
    bool differs = ShapedType::isDynamic(group.row[i]);
    while (i < rank && ShapedType::isDynamic(group.row[i]) == differs)
      ++i;
    ArrayRef<int64_t> run = ArrayRef(group.row).slice(begin, i - begin);
    if (!differs)
      parts.push_back(emit.i32s(run));
    else if (i - begin == width())
      parts.push_back(sizes);
    else
      parts.push_back(emit.tf("Slice", i32s(i - begin),
                              {sizes, emit.i32s(done), emit.i32s(i - begin)}));
    done += differs ? i - begin : 0;
  }
  if (parts.size() == 1)
    return parts.front();
  return emit.concatRows(i32s(rank + (first ? 1 : 0)), parts);
}

/// `count` scalars of `data` from `start` on; all remaining ones if `count` is
/// null.
Value RaggedBuilder::piece(Value data, Value start, Value count) {
  return emit.tf("Slice", group.dataType(),
                 {data, emit.asVector(start),
                  count ? emit.asVector(count) : emit.i32s(-1)});
}
Value RaggedBuilder::rows(Value sizes, Value start, Value count) {
  Value begin = emit.concatRows(i32s(2), {emit.asVector(start), emit.i32s(0)});
  Value size =
      count
          ? emit.concatRows(i32s(2), {emit.asVector(count), emit.i32s(width())})
          : emit.i32s({-1, width()});
  return emit.tf("Slice", sizesType(), {sizes, begin, size});
}

/// Sizes of `count` elements that were never written.
Value RaggedBuilder::unwritten(Value count) {
  int64_t known = ShapedType::kDynamic;
  if (std::optional<Ints> value = constantInts(count))
    known = value->front();
  Value shape =
      emit.concatRows(i32s(2), {emit.asVector(count), emit.i32s(width())});
  return emit.tf("Fill", sizesType(known < 0 ? ShapedType::kDynamic : known),
                 {shape, emit.i32Scalar(-1)});
}

Value RaggedBuilder::index32(Value index) {
  if (getElementTypeOrSelf(index).isInteger(32))
    return index;
  return emit.tf(
      "Cast",
      cast<TensorType>(index.getType()).clone(emit.getBuilder().getI32Type()),
      index);
}

//===----------------------------------------------------------------------===//
// Ops that make lists
//===----------------------------------------------------------------------===//

RaggedList RaggedBuilder::empty() {
  Value none = emit.tf("Fill", group.dataType(0),
                       {emit.i32s(0), emit.zero(group.element)});
  Value sizes = emit.tf("Fill", sizesType(0),
                        {emit.i32s({0, width()}), emit.i32Scalar(0)});
  return made(none, sizes);
}

RaggedList RaggedBuilder::reserve() {
  RaggedList list = empty();
  list.sizes = unwritten(index32(op->getOperand(1)));
  return list;
}

RaggedList RaggedBuilder::fromTensor() {
  Value tensor = tf::getOperand(op, "tensor");
  Value one = sizesOf(tensor, 1);
  Value count = emit.length(tensor);
  Value shape =
      emit.concatRows(i32s(2), {emit.asVector(count), emit.i32s(width())});
  return made(flat(tensor), emit.tf("BroadcastTo", sizesType(), {one, shape}));
}

/// Splits the first axis of the tensor into pieces of the given lengths. Along
/// other axes, the pieces have the sizes of the tensor.
RaggedList RaggedBuilder::split() {
  Value tensor = tf::getOperand(op, "tensor");
  Value lengths = index32(tf::getOperand(op, "lengths"));
  Value column = emit.tf("Reshape", i32s({ShapedType::kDynamic, 1}),
                         {lengths, emit.i32s({-1, 1})});
  if (width() == 1)
    return made(flat(tensor), column);
  Value one = sizesOf(tensor);
  Value rest = emit.tf("Slice", i32s({1, width() - 1}),
                       {one, emit.i32s({0, 1}), emit.i32s({1, width() - 1})});
  Value shape = emit.concatRows(
      i32s(2), {emit.asVector(emit.length(column)), emit.i32s(width() - 1)});
  Value others = emit.tf(
      "BroadcastTo", i32s({ShapedType::kDynamic, width() - 1}), {rest, shape});
  return made(flat(tensor), emit.tf("Concat", sizesType(),
                                    {emit.i32Scalar(1), column, others}));
}

//===----------------------------------------------------------------------===//
// Ops that change lists
//===----------------------------------------------------------------------===//

RaggedList RaggedBuilder::setItem(RaggedList list) {
  Value index = index32(op->getOperand(1)), element = op->getOperand(2);
  Value next = binary("AddV2", index, emit.i32Scalar(1));
  if (tf::getBool(op, "resize_if_index_out_of_bounds").value_or(false))
    list = resize(list, next, /*mayShrink=*/false);
  Value count = counts(list.sizes), zero = emit.i32Scalar(0);
  Value start = sum(emit.tf("Slice", i32s(ShapedType::kDynamic),
                            {count, emit.i32s(0), emit.asVector(index)}));
  Value end = binary("AddV2", start, emit.gather(i32s({}), count, index));
  Value data = emit.concatRows(group.dataType(),
                               {piece(list.data, zero, start), flat(element),
                                piece(list.data, end, {})});
  Value sizes = emit.concatRows(sizesType(),
                                {rows(list.sizes, zero, index),
                                 sizesOf(element), rows(list.sizes, next, {})});
  return made(data, sizes);
}

RaggedList RaggedBuilder::pushBack(RaggedList list) {
  Value element = op->getOperand(1);
  return made(emit.concatRows(group.dataType(), {list.data, flat(element)}),
              emit.concatRows(sizesType(), {list.sizes, sizesOf(element)}));
}

RaggedList RaggedBuilder::popBack(RaggedList list) {
  Value last = binary("Sub", emit.length(list.sizes), emit.i32Scalar(1));
  Value element = item(list, last, op->getResult(1).getType());
  op->getResult(1).replaceAllUsesWith(element);
  return resize(list, last, /*mayShrink=*/true);
}

/// The list with `count` elements. If it may not shrink, it only grows.
RaggedList RaggedBuilder::resize(RaggedList list, Value count, bool mayShrink) {
  Value zero = emit.i32Scalar(0);
  Value missing =
      binary("Maximum", binary("Sub", count, emit.length(list.sizes)), zero);
  list.sizes = emit.concatRows(sizesType(), {list.sizes, unwritten(missing)});
  if (!mayShrink)
    return list;
  list.sizes = rows(list.sizes, zero, count);
  list.data = piece(list.data, zero, sum(counts(list.sizes)));
  return list;
}

RaggedList RaggedBuilder::concatLists(RaggedList a, RaggedList b) {
  return made(emit.concatRows(group.dataType(), {a.data, b.data}),
              emit.concatRows(sizesType(), {a.sizes, b.sizes}));
}

//===----------------------------------------------------------------------===//
// Ops that read lists
//===----------------------------------------------------------------------===//

/// Elements that were never written are zeros of the size of written elements.
Value RaggedBuilder::item(RaggedList list, Value index, Type type) {
  Value count = counts(list.sizes);
  Value start = sum(emit.tf("Slice", i32s(ShapedType::kDynamic),
                            {count, emit.i32s(0), emit.asVector(index)}));
  Value own = emit.gather(i32s({}), count, index);
  Value data = piece(list.data, start, own);
  Value sizes = emit.gather(i32s(width()), list.sizes, index);
  if (!group.hasGaps)
    return emit.tf("Reshape", type, {data, elementShape(sizes)});
  Type flags = RankedTensorType::get({width()}, emit.getBuilder().getI1Type());
  Value isWritten = emit.tf("GreaterEqual", flags, {sizes, emit.i32Scalar(0)});
  sizes = emit.tf("SelectV2", i32s(width()),
                  {isWritten, sizes, largest(list.sizes)});
  Value shape = elementShape(sizes);
  Value missing = binary("Sub", product(shape, 0, i32s({})), own);
  Value zeros = emit.tf("Fill", group.dataType(),
                        {emit.asVector(missing), emit.zero(group.element)});
  return emit.tf("Reshape", type,
                 {emit.concatRows(group.dataType(), {data, zeros}), shape});
}

/// Reshapes the data to elements of the maximum size. The reshape fails at run
/// time if the elements differ in size, as TensorFlow does. Elements that were
/// never written are zeros.
Value RaggedBuilder::stack(RaggedList list, Type type) {
  Value sizes = largest(list.sizes);
  if (!group.hasGaps)
    return emit.tf("Reshape", type,
                   {list.data, elementShape(sizes, emit.length(list.sizes))});
  Ints shape = {ShapedType::kDynamic};
  Type counts = i32s(shape);
  Type flags = RankedTensorType::get(shape, emit.getBuilder().getI1Type());
  append_range(shape, group.row);
  Type rows = RankedTensorType::get(shape, group.element);
  // An element was written if its first size is not negative.
  Value isWritten = emit.tf("GreaterEqual", flags,
                            {firstSizes(list.sizes), emit.i32Scalar(0)});
  Value written = emit.tf("Cast", counts, isWritten);
  Value number = sum(written);
  Value before =
      emit.tf("Cumsum", counts, {written, emit.i32Scalar(0)},
              {emit.flag("exclusive", true), emit.flag("reverse", false)});
  Value all = emit.concatRows(
      rows, {emit.tf("Reshape", rows, {list.data, elementShape(sizes, number)}),
             emit.tf("Fill", rows,
                     {elementShape(sizes, emit.i32Scalar(1)),
                      emit.zero(group.element)})});
  Value index = emit.tf("SelectV2", counts, {isWritten, before, number});
  return emit.gather(type, all, index);
}

Value RaggedBuilder::gather(RaggedList list) {
  Ints shape = {ShapedType::kDynamic};
  append_range(shape, group.row);
  Value all = stack(list, RankedTensorType::get(shape, group.element));
  return emit.gather(op->getResult(0).getType(), all, op->getOperand(1));
}

/// Concatenates the elements. If an element was never written, its negative
/// length makes the sum too small, and the reshape fails at run time.
Value RaggedBuilder::concat(RaggedList list) {
  Value first; // The lengths.
  bool differs = ShapedType::isDynamic(group.row.front());
  Value count = emit.length(list.sizes);
  if (differs)
    first = firstSizes(list.sizes);
  else
    first = emit.tf("Fill", i32s(ShapedType::kDynamic),
                    {emit.asVector(count), emit.i32Scalar(group.row.front())});
  Value lengths = op->getResult(1);
  if (!lengths.use_empty())
    lengths.replaceAllUsesWith(emit.tf("Cast", lengths.getType(), first));
  int64_t rank = int64_t(group.row.size());
  Value total = sum(first);
  Value shape = emit.asVector(total);
  if (rank > 1) {
    Value all = width() > int64_t(differs) ? elementShape(largest(list.sizes))
                                           : elementShape(emit.i32s(0));
    Value rest = emit.tf("Slice", i32s(rank - 1),
                         {all, emit.i32s(1), emit.i32s(rank - 1)});
    shape = emit.concatRows(i32s(rank), {shape, rest});
  }
  return emit.tf("Reshape", op->getResult(0).getType(), {list.data, shape});
}

/// The element shape as far as it is known statically.
Value RaggedBuilder::statedShape() {
  auto sizes = map_to_vector<6>(group.row, [](int64_t size) {
    return ShapedType::isDynamic(size) ? int64_t(-1) : size;
  });
  Value shape = emit.i32s(sizes);
  Type type = op->getResult(0).getType();
  return getElementTypeOrSelf(type).isInteger(32)
             ? shape
             : emit.tf("Cast", type, shape);
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

RaggedList RaggedBuilder::lower(ArrayRef<RaggedList> inputs) {
  StringRef name = tf::opName(op);
  if (name == "EmptyTensorList")
    return empty();
  if (name == "TensorListReserve")
    return reserve();
  if (name == "TensorListFromTensor")
    return fromTensor();
  if (name == "TensorListSplit")
    return split();
  RaggedList list = inputs.front();
  if (name == "TensorListSetItem")
    return setItem(list);
  if (name == "TensorListPushBack")
    return pushBack(list);
  if (name == "TensorListPopBack")
    return popBack(list);
  if (name == "TensorListResize")
    return resize(list, index32(op->getOperand(1)), /*mayShrink=*/true);
  if (name == "TensorListConcatLists")
    return concatLists(list, inputs[1]);
  Value value;
  Type type = op->getResult(0).getType();
  if (name == "TensorListGetItem")
    value = item(list, index32(op->getOperand(1)), type);
  else if (name == "TensorListStack")
    value = stack(list, type);
  else if (name == "TensorListGather")
    value = gather(list);
  else if (name == "TensorListLength")
    value = emit.length(list.sizes);
  else if (name == "TensorListElementShape")
    value = statedShape();
  else
    value = concat(list);
  op->getResult(0).replaceAllUsesWith(value);
  return {};
}

} // namespace tfuse::lists
