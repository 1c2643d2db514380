//===- DecomposeResourceOps.cpp - Decomposes updates of variables ---------===//
//
//   tf.AssignAddVariableOp(%v, %x)
//     =>  %0 = tf.ReadVariableOp(%v)
//         %1 = tf.AddV2(%0, %x)
//         tf.AssignVariableOp(%v, %1)
//
// TFLite reads and assigns variables as a whole. The table below maps each op
// on a variable to the corresponding op on values.
//
//===----------------------------------------------------------------------===//

#include "Decomposer.h"
#include "GatherFrom.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"

#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_DECOMPOSERESOURCEOPSPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

TensorType Decomposer::variableType(Value handle, Type element) {
  if (TensorType known = tf_type::getHandleSubtype(handle.getType()))
    return known;
  return UnrankedTensorType::get(element);
}

//===----------------------------------------------------------------------===//
// Reads and updates
//===----------------------------------------------------------------------===//

bool Decomposer::update(StringRef name) {
  Value handle = op->getOperand(0), value = op->getOperand(1);
  Value old = read(handle, getElementTypeOrSelf(value.getType()));
  assign(handle, elementwise(name, old, value));
  return true;
}

/// Every variable has a value in the checkpoint, otherwise the conversion has
/// failed before.
bool Decomposer::isInitialized() {
  op->getResult(0).replaceAllUsesWith(scalar(getBuilder().getI1Type(), 1));
  return true;
}

bool Decomposer::gather() {
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  Value value = read(op->getOperand(0), element);
  op->getResult(0).replaceAllUsesWith(gatherFrom(getBuilder(), op, value));
  return true;
}

/// Broadcasts one update to all indices.
Value Decomposer::broadcastUpdate(Value update, Value indices,
                                  ArrayRef<int64_t> slice) {
  auto indexType = cast<RankedTensorType>(indices.getType());
  Type i32 = getBuilder().getI32Type();
  SmallVector<int64_t> shape(indexType.getShape());
  llvm::append_range(shape, slice);
  Value sizes =
      tf("Shape", RankedTensorType::get({indexType.getRank()}, i32), indices);
  Value axis = i32Scalar(0);
  Value all =
      tf("ConcatV2", RankedTensorType::get({int64_t(shape.size())}, i32),
         {sizes, i32s(slice), axis});
  return tf(
      "BroadcastTo",
      RankedTensorType::get(shape, getElementTypeOrSelf(update.getType())),
      {update, all});
}

namespace {
/// The types of ResourceScatter*(handle, indices, updates).
struct ScatterTypes {
  RankedTensorType indices, updates, variable;
  /// The shape of one row of the variable.
  ArrayRef<int64_t> slice() const { return variable.getShape().drop_front(); }
  bool isOneUpdateForAll() const {
    return updates.getRank() != indices.getRank() + variable.getRank() - 1;
  }
};
} // namespace

/// Nullopt if a rank is unknown, or the variable is a scalar.
static std::optional<ScatterTypes> scatterTypes(Operation *op, Type variable) {
  ScatterTypes types;
  types.indices = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
  types.updates = dyn_cast<RankedTensorType>(op->getOperand(2).getType());
  types.variable = dyn_cast<RankedTensorType>(variable);
  if (!types.indices || !types.updates || !types.variable ||
      types.variable.getRank() == 0)
    return std::nullopt;
  return types;
}

/// Each index of a scatter selects a row, so TensorScatter ops need indices of
/// shape [..., 1]. A scalar update is broadcast to all rows.
bool Decomposer::scatter(StringRef name) {
  Value handle = op->getOperand(0), indices = op->getOperand(1),
        updates = op->getOperand(2);
  Type element = getElementTypeOrSelf(updates.getType());
  std::optional<ScatterTypes> types =
      scatterTypes(op, variableType(handle, element));
  if (!types)
    return false;
  ArrayRef<int64_t> slice = types->slice();
  bool isOneForAll = types->isOneUpdateForAll();
  if (isOneForAll && llvm::any_of(slice, ShapedType::isDynamic))
    return false;

  Value value = read(handle, element);
  SmallVector<int64_t> shape(types->indices.getShape());
  shape.push_back(1);
  Value minusOne = i32Scalar(-1);
  Value lists =
      tf("ExpandDims", types->indices.clone(shape), {indices, minusOne});
  if (isOneForAll)
    updates = broadcastUpdate(updates, indices, slice);
  assign(handle, tf(name, value.getType(), {value, lists, updates}));
  return true;
}

/// Multiplies or divides each row by the product of all its updates, computed
/// as a segment product with the indices as segment ids.
bool Decomposer::scatterFactors(StringRef name) {
  Value handle = op->getOperand(0), indices = op->getOperand(1),
        updates = op->getOperand(2);
  Type element = getElementTypeOrSelf(updates.getType());
  std::optional<ScatterTypes> types =
      scatterTypes(op, variableType(handle, element));
  if (!types || !types->variable.hasStaticShape())
    return false;
  ArrayRef<int64_t> slice = types->slice();
  int64_t count = types->indices.hasStaticShape()
                      ? types->indices.getNumElements()
                      : ShapedType::kDynamic;
  auto toList = [&](Value value, ArrayRef<int64_t> inner) {
    SmallVector<int64_t> type{count}, shape{-1};
    llvm::append_range(type, inner);
    llvm::append_range(shape, inner);
    return tf(
        "Reshape",
        RankedTensorType::get(type, getElementTypeOrSelf(value.getType())),
        {value, i32s(shape)});
  };
  if (types->isOneUpdateForAll())
    updates = broadcastUpdate(updates, indices, slice);
  Value value = read(handle, element);
  Value rows = i32Scalar(types->variable.getDimSize(0));
  Value factors = tf("UnsortedSegmentProd", value.getType(),
                     {toList(updates, slice), toList(indices, {}), rows});
  assign(handle, elementwise(name, value, factors));
  return true;
}

bool Decomposer::scatterNd(StringRef name) {
  Value handle = op->getOperand(0), updates = op->getOperand(2);
  Value value = read(handle, getElementTypeOrSelf(updates.getType()));
  assign(handle,
         tf(name, value.getType(), {value, op->getOperand(1), updates}));
  return true;
}

/// v[begin:end:strides] = x
bool Decomposer::stridedSliceAssign() {
  SmallVector<Value> operands(op->getOperands());
  Value handle = operands[0];
  operands[0] = read(handle, getElementTypeOrSelf(operands[4].getType()));
  SmallVector<NamedAttribute> masks;
  for (StringRef name : {"begin_mask", "end_mask", "ellipsis_mask",
                         "new_axis_mask", "shrink_axis_mask"})
    masks.push_back(i64Attr(name, getInt(op, name).value_or(0)));
  assign(handle, tf("TensorStridedSliceUpdate", operands[0].getType(), operands,
                    masks));
  return true;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

bool Decomposer::run() {
  static const llvm::StringMap<StringRef> updates = {
      {"AssignAddVariableOp", "AddV2"}, {"AssignSubVariableOp", "Sub"}};
  static const llvm::StringMap<StringRef> scatters = {
      {"ResourceScatterAdd", "TensorScatterAdd"},
      {"ResourceScatterSub", "TensorScatterSub"},
      {"ResourceScatterMax", "TensorScatterMax"},
      {"ResourceScatterMin", "TensorScatterMin"},
      {"ResourceScatterUpdate", "TensorScatterUpdate"}};
  static const llvm::StringMap<StringRef> scattersNd = {
      {"ResourceScatterNdAdd", "TensorScatterAdd"},
      {"ResourceScatterNdSub", "TensorScatterSub"},
      {"ResourceScatterNdMax", "TensorScatterMax"},
      {"ResourceScatterNdMin", "TensorScatterMin"},
      {"ResourceScatterNdUpdate", "TensorScatterUpdate"}};
  StringRef name = opName(op);
  if (StringRef by = updates.lookup(name); !by.empty())
    return update(by);
  if (StringRef by = scatters.lookup(name); !by.empty())
    return scatter(by);
  if (StringRef by = scattersNd.lookup(name); !by.empty())
    return scatterNd(by);
  if (isa(op, "ResourceGather", "ResourceGatherNd"))
    return gather();
  if (isa(op, "ResourceStridedSliceAssign"))
    return stridedSliceAssign();
  if (isa(op, "ResourceScatterMul"))
    return scatterFactors("Mul");
  if (isa(op, "ResourceScatterDiv"))
    return scatterFactors("Div");
  if (isa(op, "VarIsInitializedOp"))
    return isInitialized();
  if (optimize())
    return true;
  if (isa(op, "VariableShape")) {
    TensorType known = tf_type::getHandleSubtype(op->getOperand(0).getType());
    if (!known)
      return false;
    Value value = read(op->getOperand(0), known.getElementType());
    op->getResult(0).replaceAllUsesWith(
        tf("Shape", op->getResult(0).getType(), value));
    return true;
  }
  if (isa(op, "InitializeTableV2")) {
    tfOp("LookupTableImportV2", TypeRange(), op->getOperands());
    return true;
  }
  return isa(op, "DisableCopyOnRead");
}

namespace {

struct DecomposeResourceOps
    : public impl::DecomposeResourceOpsPassBase<DecomposeResourceOps> {
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (!op->getOperands().empty() &&
          op->getName().getDialectNamespace() == "tf" &&
          any_of(op->getOperandTypes(), [](Type type) {
            return mlir::isa<tf_type::ResourceType>(getElementTypeOrSelf(type));
          }))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      if (Decomposer(op).run())
        op->erase();
  }
};

} // namespace

} // namespace tfuse::tf
