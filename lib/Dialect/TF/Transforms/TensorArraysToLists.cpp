//===- TensorArraysToLists.cpp - Arrays of TensorFlow 1 as lists ----------===//
//
// A TensorArray of TensorFlow 1 is a handle and a flow: a dummy scalar that
// every op takes and returns, so that the ops run in order. A TensorList is a
// value. The flow becomes that value:
//
//   %h, %f = TensorArrayV3(%size)         %l = TensorListReserve(%shape, %size)
//   %g = TensorArrayWriteV3(%h, %i, %x, %f)
//                                  =>     %m = TensorListSetItem(%l, %i, %x)
//   %y = TensorArrayReadV3(%h, %j, %g)    %y = TensorListGetItem(%m, %j, ...)
//
// Flows go through loops, branches and identities; all of them have to be in
// one function. Stacks become lists, too (StacksToLists.h).
//
//===----------------------------------------------------------------------===//

#include "ListValues.h"
#include "StacksToLists.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_TENSORARRAYSTOLISTSPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

namespace {

/// One array: its op, and every flow value of it.
class ArrayConverter {
public:
  explicit ArrayConverter(Operation *array) : array(array) {}

  LogicalResult run();

private:
  LogicalResult collect();
  LogicalResult follow(OpOperand &use);
  void push(Value flow) {
    if (flows.insert(flow))
      pending.push_back(flow);
  }
  void convert(Operation *op);
  Value makeList();
  Value elementShape(OpBuilder &builder, Location loc) {
    return tf::elementShape(builder, loc, rowType());
  }
  bool coversAll(Value indices, Value rows);
  bool takesAll(Value indices);
  TensorType rowType();
  Type listType() { return listOf(rowType()); }

  Operation *array;
  llvm::SetVector<Value> flows;
  /// The results of size queries on the array.
  llvm::SetVector<Value> sizes;
  SmallVector<Value> pending;
  /// The ops that work on the array.
  llvm::SetVector<Operation *> ops;
};

} // namespace

/// The op's name without its version.
static StringRef kindOf(Operation *op) {
  StringRef name = opName(op);
  if (!name.consume_front("TensorArray"))
    return "";
  name.consume_back("V2") || name.consume_back("V3");
  return name;
}

static bool isArray(Operation *op) {
  return isa(op, "TensorArrayV3", "TensorArrayV2", "TensorArray");
}

TensorType ArrayConverter::rowType() {
  auto shape = getAttr<tf_type::ShapeAttr>(array, "element_shape");
  Type element = getType(array, "dtype");
  if (!shape || !shape.hasRank())
    return UnrankedTensorType::get(element);
  auto sizes = map_to_vector(shape.getShape(), [](int64_t size) {
    return size < 0 ? ShapedType::kDynamic : size;
  });
  return RankedTensorType::get(sizes, element);
}

//===----------------------------------------------------------------------===//
// Uses of the flow
//===----------------------------------------------------------------------===//

LogicalResult ArrayConverter::follow(OpOperand &use) {
  Operation *user = use.getOwner();
  unsigned index = use.getOperandNumber();
  if (isa(user, "WhileRegion")) {
    for (Region &region : user->getRegions())
      push(region.front().getArgument(index));
    push(user->getResult(index));
    // The loop-carried value represents the same array.
    return success();
  }
  if (isa(user, "Yield")) {
    Operation *parent = user->getParentOp();
    if (isa(parent, "WhileRegion")) {
      if (user->getParentRegion()->getRegionNumber() == 0)
        return success();
      push(parent->getOperand(index));
      for (Region &region : parent->getRegions())
        push(region.front().getArgument(index));
    } else {
      for (Region &region : parent->getRegions())
        push(region.front().getTerminator()->getOperand(index));
    }
    push(parent->getResult(index));
    return success();
  }
  if (isa(user, "Identity", "StopGradient")) {
    push(user->getResult(0));
    return success();
  }
  StringRef kind = kindOf(user);
  if (kind.empty() || kind.starts_with("Grad"))
    return emitUserError(user, Code::UnsupportedControlFlow)
           << "uses a TensorArray in a way that no list has";
  ops.insert(user);
  if (kind == "Write" || kind == "Scatter" || kind == "Split" ||
      kind == "Unpack")
    push(user->getResult(0));
  return success();
}

LogicalResult ArrayConverter::collect() {
  push(array->getResult(1));
  while (!pending.empty())
    for (OpOperand &use : pending.pop_back_val().getUses())
      if (failed(follow(use)))
        return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// The ops
//===----------------------------------------------------------------------===//

/// Whether `indices` are 0, 1, ... for each row of `rows`.
bool ArrayConverter::coversAll(Value indices, Value rows) {
  Operation *range = skipIdentities(indices).getDefiningOp();
  auto isConstant = [](Value value, int64_t expected) {
    auto attr = dyn_cast_if_present<DenseIntElementsAttr>(getConstant(value));
    return attr && attr.getNumElements() == 1 &&
           attr.getSplatValue<APInt>().getSExtValue() == expected;
  };
  if (isa(range, "Range"))
    return isConstant(range->getOperand(0), 0) &&
           isConstant(range->getOperand(2), 1);
  auto attr = dyn_cast_if_present<DenseIntElementsAttr>(getConstant(indices));
  auto type = dyn_cast<RankedTensorType>(rows.getType());
  if (!attr || !type || type.getRank() == 0 ||
      type.getDimSize(0) != attr.getNumElements())
    return false;
  return all_of(enumerate(attr.getValues<APInt>()), [](const auto &entry) {
    return entry.value().getSExtValue() == int64_t(entry.index());
  });
}

Value ArrayConverter::makeList() {
  OpBuilder builder(array);
  SmallVector<NamedAttribute> attrs = {builder.getNamedAttr(
      "element_dtype", TypeAttr::get(getType(array, "dtype")))};
  return createOp(
             builder, array->getLoc(), "TensorListReserve", listType(),
             {elementShape(builder, array->getLoc()), array->getOperand(0)},
             attrs)
      ->getResult(0);
}

/// Whether the indices select all elements of the array in order: up to its
/// fixed size, or up to a queried size.
bool ArrayConverter::takesAll(Value indices) {
  auto constantOf = [](Value value) -> std::optional<int64_t> {
    auto attr = dyn_cast_if_present<DenseIntElementsAttr>(getConstant(value));
    if (!attr || attr.getNumElements() != 1)
      return std::nullopt;
    return attr.getSplatValue<APInt>().getSExtValue();
  };
  std::optional<int64_t> size;
  if (!getBool(array, "dynamic_size").value_or(false))
    size = constantOf(getOperand(array, "size"));
  Operation *range = skipIdentities(indices).getDefiningOp();
  if (isa(range, "Range")) {
    Value end = skipIdentities(range->getOperand(1));
    Operation *length = end.getDefiningOp();
    bool isOwnSize =
        sizes.contains(end) ||
        (isa(length, "TensorArraySizeV3") &&
         getOperand(length, "handle") == array->getResult(0)) ||
        (size ? constantOf(end) == size : end == getOperand(array, "size"));
    return constantOf(range->getOperand(0)) == 0 &&
           constantOf(range->getOperand(2)) == 1 && isOwnSize &&
           !getBool(array, "dynamic_size").value_or(false);
  }
  auto attr = dyn_cast_if_present<DenseIntElementsAttr>(getConstant(indices));
  return attr && size && attr.getNumElements() == *size &&
         all_of(enumerate(attr.getValues<APInt>()), [](const auto &entry) {
           return entry.value().getSExtValue() == int64_t(entry.index());
         });
}

void ArrayConverter::convert(Operation *op) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  NamedAttribute dtype = builder.getNamedAttr(
      "element_dtype", TypeAttr::get(getType(array, "dtype")));
  Value list = getOperand(op, "flow_in");
  auto create = [&](StringRef name, TypeRange types, ValueRange operands,
                    ArrayRef<NamedAttribute> attrs) {
    return createOp(builder, loc, name, types, operands, attrs);
  };
  Operation *replacement = nullptr;
  StringRef kind = kindOf(op);
  TypeRange types = op->getResultTypes();
  if (kind == "Write") {
    SmallVector<NamedAttribute> attrs = {dtype};
    if (getBool(array, "dynamic_size").value_or(false))
      attrs.push_back(builder.getNamedAttr("resize_if_index_out_of_bounds",
                                           builder.getBoolAttr(true)));
    replacement =
        create("TensorListSetItem", listType(),
               {list, getOperand(op, "index"), getOperand(op, "value")}, attrs);
  } else if (kind == "Read") {
    replacement = create(
        "TensorListGetItem", types,
        {list, getOperand(op, "index"), elementShape(builder, loc)}, {dtype});
  } else if (kind == "Gather" && takesAll(getOperand(op, "indices"))) {
    replacement = create("TensorListStack", types,
                         {list, elementShape(builder, loc)}, {dtype});
  } else if (kind == "Gather") {
    replacement = create(
        "TensorListGather", types,
        {list, getOperand(op, "indices"), elementShape(builder, loc)}, {dtype});
  } else if (kind == "Scatter" || kind == "Unpack") {
    Value rows = getOperand(op, "value");
    bool isWhole =
        kind == "Unpack" || coversAll(getOperand(op, "indices"), rows);
    if (isWhole && list == array->getResult(1))
      replacement = create("TensorListFromTensor", listType(),
                           {rows, elementShape(builder, loc)}, {dtype});
    else
      replacement = create("TensorListScatterIntoExistingList", listType(),
                           {list, rows, getOperand(op, "indices")}, {dtype});
  } else if (kind == "Split") {
    replacement = create("TensorListSplit", listType(),
                         {getOperand(op, "value"), elementShape(builder, loc),
                          getOperand(op, "lengths")},
                         {dtype});
  } else if (kind == "Concat") {
    auto zero = DenseIntElementsAttr::get(
        RankedTensorType::get({0}, builder.getI64Type()), ArrayRef<int64_t>{});
    replacement = create(
        "TensorListConcatV2", types,
        {list, elementShape(builder, loc), createConst(builder, loc, zero)},
        {dtype});
  } else if (kind == "Size") {
    replacement = create("TensorListLength", types, list, {});
    sizes.insert(replacement->getResult(0));
  } else if (kind == "Pack") {
    replacement = create("TensorListStack", types,
                         {list, elementShape(builder, loc)}, {dtype});
  }
  if (replacement)
    op->replaceAllUsesWith(replacement->getResults());
  op->erase();
}

LogicalResult ArrayConverter::run() {
  if (failed(collect()))
    return failure();
  // Convert the ops first, while the flow still leads to the array.
  Type type = listType();
  SmallVector<Operation *> work(ops.begin(), ops.end());
  llvm::DenseSet<Operation *> erased(work.begin(), work.end());
  for (Value flow : flows)
    if (!erased.contains(flow.getDefiningOp()) && flow != array->getResult(1))
      flow.setType(type);
  for (Operation *op : work)
    convert(op);
  if (!array->getResult(1).use_empty())
    array->getResult(1).replaceAllUsesWith(makeList());
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

static void eraseCloses(Operation *array) {
  for (Operation *user : make_early_inc_range(array->getResult(0).getUsers()))
    if (kindOf(user) == "Close")
      user->erase();
}

namespace {

struct TensorArraysToLists
    : public impl::TensorArraysToListsPassBase<TensorArraysToLists> {
  void runOnOperation() override {
    stacksToLists(getOperation());
    SmallVector<Operation *> arrays;
    getOperation().walk([&](Operation *op) {
      if (isArray(op) && op->getNumResults() == 2)
        arrays.push_back(op);
    });
    for (Operation *array : arrays)
      if (failed(ArrayConverter(array).run()))
        return signalPassFailure();
    if (arrays.empty())
      return;
    // The handles may still be loop-carried.
    SmallVector<Operation *> loops;
    getOperation().walk([&](Operation *op) {
      if (isa(op, "WhileRegion"))
        loops.push_back(op);
    });
    for (Operation *array : arrays)
      eraseCloses(array);
    for (Operation *loop : loops)
      loops::dropDeadState(loop);
    for (Operation *array : arrays)
      if (array->use_empty())
        array->erase();
  }
};

} // namespace

} // namespace tfuse::tf
