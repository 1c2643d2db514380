//===- ReadLists.cpp - Ops that read lists, as ops on tensors -------------===//

#include "ListLowering.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

Value ListLowering::getItem(Operation *op, ListBuilder &emit) {
  return emit.gather(op->getResult(0).getType(), op->getOperand(0),
                     op->getOperand(1));
}

Value ListLowering::length(Operation *op, ListBuilder &emit) {
  if (Operation *maker = sparedBy.lookup(op))
    return spared[maker].count;
  return emit.length(op->getOperand(0));
}

/// All elements of the list that an op reads, without spare rows.
Value ListLowering::wholeList(Operation *op, ListBuilder &emit) {
  Value list = op->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(list.getType());
  Operation *maker = sparedBy.lookup(op);
  if (!maker || !type)
    return list;
  const Spared &known = spared[maker];
  Value sizes = known.shape;
  if (!sizes)
    sizes = emit.concatRows(
        emit.i32Tensor(type.getRank()),
        {emit.asVector(known.count), emit.i32s(Ints(type.getRank() - 1, -1))});
  return emit.tf("Slice", type,
                 {list, emit.i32s(Ints(type.getRank(), 0)), sizes});
}

/// Gives the value the more precise shape of `type`, with EnsureShape or
/// Reshape. Returns the value itself if `type` adds nothing.
Value ListLowering::asPreciseAs(ListBuilder &emit, Value value, Type type) {
  auto known = dyn_cast<RankedTensorType>(type);
  if (value.getType() == type || !known)
    return value;
  auto given = dyn_cast<RankedTensorType>(value.getType());
  Type merged = tf_type::getCastCompatibleType(value.getType(), type);
  if (!merged || merged == given)
    return value;
  if (options.enableDynamicUpdateSlice)
    return emit.tf(
        "EnsureShape", merged, value,
        emit.named("shape", tf_type::ShapeAttr::get(cast<ShapedType>(type))));
  Value shape = emit.tf("Shape", emit.i32Tensor(ShapedType::kDynamic), value);
  return emit.tf("Reshape", type, {value, shape});
}

Value ListLowering::stack(Operation *op, ListBuilder &emit) {
  return asPreciseAs(emit, wholeList(op, emit), op->getResult(0).getType());
}

/// Whether `indices` are all indices of the list, in order.
static bool areAllIndices(Value indices, Value list) {
  auto type = dyn_cast<RankedTensorType>(list.getType());
  if (std::optional<Ints> places = constantInts(indices))
    return type && type.getRank() > 0 &&
           type.getDimSize(0) == int64_t(places->size()) &&
           llvm::equal(*places, llvm::seq<int64_t>(0, places->size()));
  Operation *range = tf::skipIdentities(indices).getDefiningOp();
  if (!tf::isa(range, "Range") ||
      constantInts(range->getOperand(0)) != Ints{0} ||
      constantInts(range->getOperand(2)) != Ints{1})
    return false;
  // The limit must be the length of the list: TensorListLength, or
  // Shape(list)[0].
  Operation *limit = tf::skipIdentities(range->getOperand(1)).getDefiningOp();
  if (tf::isa(limit, "TensorListLength"))
    return tf::skipIdentities(limit->getOperand(0)) == list;
  if (!tf::isa(limit, "Gather") ||
      constantInts(limit->getOperand(1)) != Ints{0})
    return false;
  Operation *shape = limit->getOperand(0).getDefiningOp();
  return tf::isa(shape, "Shape") &&
         tf::skipIdentities(shape->getOperand(0)) == tf::skipIdentities(list);
}

Value ListLowering::gather(Operation *op, ListBuilder &emit) {
  Value list = op->getOperand(0), indices = op->getOperand(1);
  if (areAllIndices(indices, list))
    return asPreciseAs(emit, wholeList(op, emit), op->getResult(0).getType());
  return emit.gather(op->getResult(0).getType(), list, indices);
}

Value ListLowering::elementShape(Operation *op, ListBuilder &emit) {
  Value sizes = emit.sizesFrom(op->getOperand(0), 1);
  Type wanted = getElementTypeOrSelf(op->getResult(0).getType());
  if (wanted.isInteger(32))
    return sizes;
  return emit.tf("Cast", cast<TensorType>(sizes.getType()).clone(wanted),
                 sizes);
}

/// Reshapes [n, k, s...] to [n * k, s...]; the lengths are k for each of the n
/// elements.
Value ListLowering::concat(Operation *op, ListBuilder &emit) {
  Value list = wholeList(op, emit);
  auto type = dyn_cast<RankedTensorType>(list.getType());
  Value lengths = op->getResult(1);
  auto lengthsType = dyn_cast<RankedTensorType>(lengths.getType());
  Type result = op->getResult(0).getType();
  Value joined;
  if (type && !type.isDynamicDim(0) && !options.enableDynamicUpdateSlice) {
    Type row = RankedTensorType::get(type.getShape().drop_front(),
                                     type.getElementType());
    SmallVector<Type> rows(type.getDimSize(0), row);
    Operation *parts = emit.tfOp("Unpack", rows, list, emit.i64Attr("axis", 0));
    joined = emit.concatRows(result, parts->getResults());
  } else {
    int64_t rank = type ? type.getRank() - 1 : ShapedType::kDynamic;
    Value shape = emit.concatRows(emit.i32Tensor(rank),
                                  {emit.i32s(-1), emit.sizesFrom(list, 2)});
    joined = emit.tf("Reshape", result, {list, shape});
  }
  if (lengthsType && lengthsType.hasStaticShape() &&
      lengthsType.getNumElements() == 0) {
    lengths.replaceAllUsesWith(emit.constant(
        DenseElementsAttr::get(lengthsType, ArrayRef<int64_t>(0))));
  } else if (!lengths.use_empty()) {
    Value sizes = emit.shape(list);
    Value each = emit.gather(emit.i32Tensor({}), sizes, emit.i32Scalar(1));
    Value wide = emit.tf(
        "Cast", RankedTensorType::get({}, emit.getBuilder().getI64Type()),
        each);
    Value count = emit.asVector(emit.length(list));
    lengths.replaceAllUsesWith(
        emit.tf("Fill", lengths.getType(), {count, wide}));
  }
  return joined;
}

} // namespace tfuse::lists
