//===- RaggedElements.cpp - Lists of the rows of ragged tensors -----------===//
//
// tf.map_fn packs each row of a ragged tensor into a variant, and keeps the
// variants in a list. Here the list holds the rows themselves:
//
//   %v = RaggedTensorToVariant(%splits, %values) {batched_input}
//   %l = TensorListFromTensor(%v)           TensorListSplit(%values, lengths)
//   %x = TensorListGetItem(%l, %i)     =>   %y = TensorListGetItem(...)
//   %y = RaggedTensorFromVariant(%x)
//
//   %v = RaggedTensorToVariant(%y)     =>   TensorListSetItem(%l, %i, %y)
//   TensorListSetItem(%l, %i, %v)
//
//   %v = TensorListStack(%l)           =>   %values, lengths =
//   %splits, %values =                          TensorListConcatV2(%l)
//       RaggedTensorFromVariant(%v)
//
//===----------------------------------------------------------------------===//

#include "RaggedLists.h"

#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Shape/ModuleShapes.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::lists {

namespace {

/// One list of rows, and its aliases.
class RowList {
public:
  RowList(ListFlow &flow, Value list) : flow(flow) { lists.insert(list); }

  /// Fails, without changing the IR, if the list has other elements or
  /// unsupported uses.
  LogicalResult check();
  void rewrite();

private:
  LogicalResult checkOp(Operation *op);
  LogicalResult refuseRows(Operation *op);
  void rewriteOp(Operation *op);
  void join(Operation *stack);

  ListFlow &flow;
  llvm::SetVector<Value> lists;
  llvm::SetVector<Operation *> ops;
  Type element;
};

} // namespace

/// The op that packed the variant, if there is one.
static Operation *packOf(Value value) {
  Operation *op = tf::skipIdentities(value).getDefiningOp();
  return tf::isa(op, "RaggedTensorToVariant") ? op : nullptr;
}

/// The ops that use a value, seen through identities.
static SmallVector<Operation *> usersOf(Value value) {
  SmallVector<Operation *> result;
  for (Operation *user : value.getUsers()) {
    if (tf::isa(user, "Identity"))
      append_range(result, usersOf(user->getResult(0)));
    else
      result.push_back(user);
  }
  return result;
}

/// Whether the op packs rows that are tensors, not ragged tensors.
static bool packsRows(Operation *pack) {
  return pack && tf::getBool(pack, "batched_input").value_or(false) &&
         pack->getNumOperands() == 2;
}
static bool packsOne(Operation *pack) {
  return pack && !tf::getBool(pack, "batched_input").value_or(false) &&
         pack->getNumOperands() == 1;
}

LogicalResult RowList::refuseRows(Operation *op) {
  InFlightDiagnostic diag = emitUserError(op->getLoc(), Code::UnsupportedOp);
  diag << "cannot lower " << op->getName()
       << ": it uses a list of ragged tensors; only a list of the rows of one "
          "ragged dimension, which a loop processes row by row, can be "
          "converted";
  attachHint(diag, "make it a tensor (to_tensor) before tf.map_fn, and ragged "
                   "again after it");
  return failure();
}

LogicalResult RowList::checkOp(Operation *op) {
  auto take = [&](Type type) {
    Type found = getElementTypeOrSelf(type);
    bool fits = !element || element == found;
    element = found;
    return success(fits);
  };
  auto takeUnpacked = [&](Value packed, unsigned results) {
    return success(all_of(usersOf(packed), [&](Operation *user) {
      return tf::isa(user, "RaggedTensorFromVariant") &&
             user->getNumResults() == results &&
             succeeded(take(user->getResults().back().getType()));
    }));
  };
  if (tf::isa(op, "TensorListFromTensor")) {
    Operation *pack = packOf(op->getOperand(0));
    return success(packsRows(pack) &&
                   succeeded(take(pack->getOperand(1).getType())));
  }
  if (tf::hasFact(op, tf::OpFact::WritesListElement)) {
    Operation *pack = packOf(op->getOperands().back());
    return success(packsOne(pack) &&
                   succeeded(take(pack->getOperand(0).getType())));
  }
  if (tf::isa(op, "TensorListGetItem"))
    return takeUnpacked(op->getResult(0), 1);
  if (tf::isa(op, "TensorListStack"))
    return takeUnpacked(op->getResult(0), 2);
  return success(tf::isa(op, "TensorListReserve", "EmptyTensorList",
                         "TensorListLength", "TensorListResize"));
}

LogicalResult RowList::check() {
  collectHandles(flow, lists, ops);
  for (Operation *op : ops)
    if (failed(checkOp(op)))
      return refuseRows(op);
  return success();
}

//===----------------------------------------------------------------------===//
// The change
//===----------------------------------------------------------------------===//

static Value unknownShape(ListBuilder &emit) { return emit.i32Scalar(-1); }

static Value lengthsOf(ListBuilder &emit, Value splits) {
  Type any = RankedTensorType::get({ShapedType::kDynamic},
                                   getElementTypeOrSelf(splits));
  Value one = emit.i32s(1);
  Value count = emit.tf("Sub", emit.i32Tensor(1), {emit.shape(splits), one});
  Value starts = emit.tf("Slice", any, {splits, emit.i32s(0), count});
  Value ends = emit.tf("Slice", any, {splits, one, emit.i32s(-1)});
  return emit.tf("Sub", any, {ends, starts});
}

/// Replaces a TensorListStack by the concatenated rows and their row splits.
void RowList::join(Operation *stack) {
  for (Operation *unpack : usersOf(stack->getResult(0))) {
    ListBuilder emit(unpack);
    Type i64 = emit.getBuilder().getI64Type();
    Type lengthsType = RankedTensorType::get({ShapedType::kDynamic}, i64);
    Value none = emit.constant(DenseElementsAttr::get(
        RankedTensorType::get({0}, i64), ArrayRef<int64_t>()));
    Operation *joined = emit.tfOp(
        "TensorListConcatV2", {unpack->getResult(1).getType(), lengthsType},
        {stack->getOperand(0), unknownShape(emit), none},
        emit.named("element_dtype", TypeAttr::get(element)));
    Value ends = emit.tf("Cumsum", lengthsType,
                         {joined->getResult(1), emit.i32Scalar(0)});
    Value zero = emit.constant(DenseElementsAttr::get(
        RankedTensorType::get({1}, i64), ArrayRef<int64_t>(0)));
    Value splits = emit.concatRows(lengthsType, {zero, ends});
    Value old = unpack->getResult(0);
    if (getElementTypeOrSelf(old) != i64)
      splits = emit.tf(
          "Cast",
          cast<TensorType>(lengthsType).clone(getElementTypeOrSelf(old)),
          splits);
    old.replaceAllUsesWith(splits);
    unpack->getResult(1).replaceAllUsesWith(joined->getResult(0));
    unpack->erase();
  }
}

/// Erases an op whose only remaining users are identities.
static void eraseWithIdentities(Operation *op) {
  for (Operation *user : make_early_inc_range(op->getResult(0).getUsers()))
    eraseWithIdentities(user);
  op->erase();
}

void RowList::rewriteOp(Operation *op) {
  ListBuilder emit(op);
  NamedAttribute dtype = emit.named("element_dtype", TypeAttr::get(element));
  if (tf::isa(op, "TensorListFromTensor")) {
    Operation *pack = packOf(op->getOperand(0));
    Operation *split = emit.tfOp("TensorListSplit", op->getResult(0).getType(),
                                 {pack->getOperand(1), unknownShape(emit),
                                  lengthsOf(emit, pack->getOperand(0))},
                                 dtype);
    op->replaceAllUsesWith(split->getResults());
    op->erase();
    return;
  }
  if (tf::hasFact(op, tf::OpFact::WritesListElement)) {
    unsigned item = op->getNumOperands() - 1;
    op->setOperand(item, packOf(op->getOperand(item))->getOperand(0));
    op->setAttr("element_dtype", TypeAttr::get(element));
    return;
  }
  if (tf::isa(op, "TensorListStack")) {
    join(op);
    eraseWithIdentities(op);
    return;
  }
  if (tf::isa(op, "TensorListGetItem")) {
    Value got = emit.tf(
        "TensorListGetItem", UnrankedTensorType::get(element),
        {op->getOperand(0), op->getOperand(1), unknownShape(emit)}, dtype);
    for (Operation *unpack : usersOf(op->getResult(0))) {
      unpack->getResult(0).replaceAllUsesWith(got);
      unpack->erase();
    }
    eraseWithIdentities(op);
    return;
  }
  if (tf::hasFact(op, tf::OpFact::MakesEmptyList)) {
    op->setOperand(0, unknownShape(emit));
    op->setAttr("element_dtype", TypeAttr::get(element));
  }
}

void RowList::rewrite() {
  if (!element)
    return;
  TensorType row = UnrankedTensorType::get(element);
  Type type = RankedTensorType::get(
      {}, tf_type::VariantType::get(element.getContext(), {row}));
  for (Value list : lists)
    list.setType(type);
  for (Operation *op : ops)
    rewriteOp(op);
}

//===----------------------------------------------------------------------===//
// All lists
//===----------------------------------------------------------------------===//

/// The number of rows that were packed.
static void lowerShapes(Operation *pack) {
  if (!packsRows(pack))
    return;
  for (Operation *user : make_early_inc_range(pack->getUsers())) {
    if (!tf::isa(user, "Shape"))
      continue;
    ListBuilder emit(user);
    Value count = emit.tf("Sub", emit.i32Tensor(1),
                          {emit.shape(pack->getOperand(0)), emit.i32s(1)});
    Value shape = user->getResult(0);
    if (!getElementTypeOrSelf(shape).isInteger(32))
      count = emit.tf("Cast", shape.getType(), count);
    shape.replaceAllUsesWith(count);
    user->erase();
  }
}

LogicalResult unpackRaggedElements(ModuleOp module) {
  SmallVector<Operation *> packs;
  module.walk([&](Operation *op) {
    if (tf::isa(op, "RaggedTensorToVariant"))
      packs.push_back(op);
  });
  if (packs.empty())
    return success();
  for (Operation *pack : packs)
    lowerShapes(pack);
  bool changed = false;
  while (true) {
    Operation *next = nullptr;
    module.walk([&](Operation *op) {
      if ((tf::isa(op, "TensorListFromTensor") && packOf(op->getOperand(0))) ||
          (tf::hasFact(op, tf::OpFact::WritesListElement) &&
           packOf(op->getOperands().back())))
        next = op;
    });
    if (!next)
      break;
    // Recompute the flow each time, because lowering changes it.
    ListFlow flow(module);
    RowList rows(flow, next->getResult(0));
    if (failed(rows.check()))
      return failure();
    rows.rewrite();
    changed = true;
  }
  for (Operation *pack : packs)
    if (pack->use_empty())
      pack->erase();
  return changed ? LogicalResult(shape::refineModuleTypes(module)) : success();
}

} // namespace tfuse::lists
