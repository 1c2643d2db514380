//===- DecomposeResourceOps.cpp - Ops on variables, taken apart -----------===//
//
//   tf.AssignAddVariableOp(%v, %x)
//     =>  %0 = tf.ReadVariableOp(%v)
//         %1 = tf.AddV2(%0, %x)
//         tf.AssignVariableOp(%v, %1)
//
// TFLite reads and assigns variables as a whole. A table below says which op of
// values each op on a variable is.
//
//===----------------------------------------------------------------------===//

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

namespace {

/// Takes one op apart. `run` says whether it could.
class Decomposer {
public:
  explicit Decomposer(Operation *op) : op(op), builder(op) {}
  bool run();

private:
  Value create(StringRef name, Type type, ValueRange operands,
               ArrayRef<NamedAttribute> attrs = {}) {
    return createOp(builder, op->getLoc(), name, type, operands, attrs)
        ->getResult(0);
  }
  /// The element type of the variable, and what is known of its shape.
  TensorType variableType(Value handle, Type element);
  Value read(Value handle, Type element) {
    return create("ReadVariableOp", variableType(handle, element), handle);
  }
  void assign(Value handle, Value value) {
    createOp(builder, op->getLoc(), "AssignVariableOp", TypeRange(),
             {handle, value}, {});
  }
  Value constant(Type element, ArrayRef<int64_t> values, bool isScalar = false);
  /// A constant scalar of any number type.
  Value scalar(Type element, double value);
  Value binary(StringRef name, Value a, Value b);

  bool update(StringRef name);
  bool scatter(StringRef name);
  bool scatterNd(StringRef name);
  bool gather();
  bool stridedSliceAssign();
  bool gradientDescent();
  bool momentum(bool isKeras);
  bool adam();
  bool adagrad();

  Operation *op;
  OpBuilder builder;
};

} // namespace

TensorType Decomposer::variableType(Value handle, Type element) {
  if (TensorType known = tf_type::getHandleSubtype(handle.getType()))
    return known;
  return UnrankedTensorType::get(element);
}

Value Decomposer::constant(Type element, ArrayRef<int64_t> values,
                           bool isScalar) {
  SmallVector<Attribute> elements;
  for (int64_t value : values)
    elements.push_back(IntegerAttr::get(element, value));
  SmallVector<int64_t, 1> shape;
  if (!isScalar)
    shape.push_back(values.size());
  return createConst(
      builder, op->getLoc(),
      DenseElementsAttr::get(RankedTensorType::get(shape, element), elements));
}

Value Decomposer::scalar(Type element, double value) {
  Attribute attr;
  if (mlir::isa<FloatType>(element))
    attr = FloatAttr::get(element, value);
  else
    attr = IntegerAttr::get(element, int64_t(value));
  return createConst(
      builder, op->getLoc(),
      DenseElementsAttr::get(RankedTensorType::get({}, element), {attr}));
}

/// `a` has the shape of the result.
Value Decomposer::binary(StringRef name, Value a, Value b) {
  return create(name, a.getType(), {a, b});
}

//===----------------------------------------------------------------------===//
// Reads and updates
//===----------------------------------------------------------------------===//

bool Decomposer::update(StringRef name) {
  Value handle = op->getOperand(0), value = op->getOperand(1);
  Value old = read(handle, getElementTypeOrSelf(value.getType()));
  assign(handle, binary(name, old, value));
  return true;
}

bool Decomposer::gather() {
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  Value value = read(op->getOperand(0), element);
  op->getResult(0).replaceAllUsesWith(gatherFrom(builder, op, value));
  return true;
}

/// Each index of a scatter names a whole slice, which as a list of indices into
/// the first dimension is [..., 1]. Updates may be one value for all of them.
bool Decomposer::scatter(StringRef name) {
  Value handle = op->getOperand(0), indices = op->getOperand(1),
        updates = op->getOperand(2);
  auto indexType = dyn_cast<RankedTensorType>(indices.getType());
  auto updateType = dyn_cast<RankedTensorType>(updates.getType());
  if (!indexType || !updateType)
    return false;
  auto variable = dyn_cast<RankedTensorType>(
      variableType(handle, updateType.getElementType()));
  if (!variable || variable.getRank() == 0)
    return false;
  SmallVector<int64_t> shape(indexType.getShape());
  SmallVector<int64_t> updateShape(shape);
  ArrayRef<int64_t> slice = variable.getShape().drop_front();
  llvm::append_range(updateShape, slice);
  bool isOneForAll = updateType.getRank() != int64_t(updateShape.size());
  if (isOneForAll && llvm::any_of(slice, ShapedType::isDynamic))
    return false;

  Value value = read(handle, updateType.getElementType());
  shape.push_back(1);
  Value minusOne = constant(builder.getI32Type(), -1, /*isScalar=*/true);
  Value lists = create("ExpandDims",
                       RankedTensorType::get(shape, indexType.getElementType()),
                       {indices, minusOne});
  if (isOneForAll) {
    Value sizes = create(
        "Shape",
        RankedTensorType::get({indexType.getRank()}, builder.getI32Type()),
        indices);
    Value rest = constant(builder.getI32Type(), slice);
    Value axis = constant(builder.getI32Type(), 0, /*isScalar=*/true);
    Value all = create("ConcatV2",
                       RankedTensorType::get({int64_t(updateShape.size())},
                                             builder.getI32Type()),
                       {sizes, rest, axis});
    updates =
        create("BroadcastTo",
               RankedTensorType::get(updateShape, updateType.getElementType()),
               {updates, all});
  }
  assign(handle, create(name, value.getType(), {value, lists, updates}));
  return true;
}

bool Decomposer::scatterNd(StringRef name) {
  Value handle = op->getOperand(0), updates = op->getOperand(2);
  Value value = read(handle, getElementTypeOrSelf(updates.getType()));
  assign(handle,
         create(name, value.getType(), {value, op->getOperand(1), updates}));
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
    masks.push_back(builder.getNamedAttr(
        name, builder.getI64IntegerAttr(getInt(op, name).value_or(0))));
  assign(handle, create("TensorStridedSliceUpdate", operands[0].getType(),
                        operands, masks));
  return true;
}

//===----------------------------------------------------------------------===//
// Optimizers, for models that train on the device
//===----------------------------------------------------------------------===//

/// var -= alpha * delta
bool Decomposer::gradientDescent() {
  Value var = getOperand(op, "var"), delta = getOperand(op, "delta");
  Value old = read(var, getElementTypeOrSelf(delta.getType()));
  Value step = binary("Mul", delta, getOperand(op, "alpha"));
  assign(var, binary("Sub", old, step));
  return true;
}

/// accum = accum * momentum + grad;        var -= lr * accum
/// Keras: accum = accum * momentum - lr * grad;  var += accum
/// Nesterov looks one step ahead.
bool Decomposer::momentum(bool isKeras) {
  Value var = getOperand(op, "var"), accum = getOperand(op, "accum");
  Value lr = getOperand(op, "lr"), grad = getOperand(op, "grad");
  Value factor = getOperand(op, "momentum");
  Type element = getElementTypeOrSelf(grad.getType());
  bool nesterov = getBool(op, "use_nesterov").value_or(false);
  Value old = read(var, element);
  Value decayed = binary("Mul", read(accum, element), factor);
  if (isKeras) {
    Value step = binary("Mul", grad, lr);
    Value next = binary("Sub", decayed, step);
    assign(accum, next);
    if (nesterov)
      next = binary("Sub", binary("Mul", next, factor), step);
    assign(var, binary("AddV2", old, next));
    return true;
  }
  Value next = binary("AddV2", decayed, grad);
  assign(accum, next);
  if (nesterov)
    next = binary("AddV2", grad, binary("Mul", next, factor));
  assign(var, binary("Sub", old, binary("Mul", next, lr)));
  return true;
}

/// lr_t = lr * sqrt(1 - beta2_power) / (1 - beta1_power)
/// m += (grad - m) * (1 - beta1);  v += (grad^2 - v) * (1 - beta2)
/// var -= lr_t * m / (sqrt(v) + epsilon)
/// Nesterov: m becomes m * beta1 + (1 - beta1) * grad in the last line.
bool Decomposer::adam() {
  Value var = getOperand(op, "var"), m = getOperand(op, "m"),
        v = getOperand(op, "v"), grad = getOperand(op, "grad");
  Type element = getElementTypeOrSelf(grad.getType());
  Value one = scalar(element, 1);
  auto oneMinus = [&](StringRef name) {
    Value operand = getOperand(op, name);
    return create("Sub", operand.getType(), {one, operand});
  };
  Value lr = getOperand(op, "lr");
  Value root = oneMinus("beta2_power");
  root = create("Sqrt", root.getType(), root);
  lr = create(
      "RealDiv", lr.getType(),
      {create("Mul", lr.getType(), {lr, root}), oneMinus("beta1_power")});
  Value rate1 = oneMinus("beta1"), rate2 = oneMinus("beta2");
  Value oldM = read(m, element), oldV = read(v, element);
  Value nextM =
      binary("AddV2", oldM, binary("Mul", binary("Sub", grad, oldM), rate1));
  Value square = create("Square", grad.getType(), grad);
  Value nextV =
      binary("AddV2", oldV, binary("Mul", binary("Sub", square, oldV), rate2));
  assign(m, nextM);
  assign(v, nextV);
  Value direction = nextM;
  if (getBool(op, "use_nesterov").value_or(false))
    direction = binary("AddV2", binary("Mul", nextM, getOperand(op, "beta1")),
                       binary("Mul", grad, rate1));
  Value divisor = binary("AddV2", create("Sqrt", nextV.getType(), nextV),
                         getOperand(op, "epsilon"));
  Value step = binary("RealDiv", binary("Mul", direction, lr), divisor);
  assign(var, binary("Sub", read(var, element), step));
  return true;
}

/// accum += grad^2;  var -= lr * grad / (sqrt(accum) + epsilon)
bool Decomposer::adagrad() {
  Value var = getOperand(op, "var"), accum = getOperand(op, "accum");
  Value grad = getOperand(op, "grad"), lr = getOperand(op, "lr");
  Type element = getElementTypeOrSelf(grad.getType());
  Value next = read(accum, element);
  if (getBool(op, "update_slots").value_or(true)) {
    next = binary("AddV2", next, create("Square", grad.getType(), grad));
    assign(accum, next);
  }
  Value divisor = create("Sqrt", next.getType(), next);
  if (Value epsilon = getOperand(op, "epsilon"))
    divisor = binary("AddV2", divisor, epsilon);
  Value step = binary("RealDiv", binary("Mul", grad, lr), divisor);
  assign(var, binary("Sub", read(var, element), step));
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
  if (isa(op, "ResourceApplyGradientDescent"))
    return gradientDescent();
  if (isa(op, "ResourceApplyMomentum"))
    return momentum(/*isKeras=*/false);
  if (isa(op, "ResourceApplyKerasMomentum"))
    return momentum(/*isKeras=*/true);
  if (isa(op, "ResourceApplyAdam"))
    return adam();
  if (isa(op, "ResourceApplyAdagrad", "ResourceApplyAdagradV2"))
    return adagrad();
  if (isa(op, "VariableShape")) {
    TensorType known = tf_type::getHandleSubtype(op->getOperand(0).getType());
    if (!known)
      return false;
    Value value = read(op->getOperand(0), known.getElementType());
    op->getResult(0).replaceAllUsesWith(
        create("Shape", op->getResult(0).getType(), value));
    return true;
  }
  if (isa(op, "InitializeTableV2")) {
    createOp(builder, op->getLoc(), "LookupTableImportV2", TypeRange(),
             op->getOperands());
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
