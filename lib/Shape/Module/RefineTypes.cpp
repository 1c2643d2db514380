//===- RefineTypes.cpp - Writes inferred shapes into types ----------------===//
//
// Types of results and block arguments, then of functions. Ops of other
// dialects get operands of the old types through casts, unless they can infer
// their result types; then these are updated, and inference continues from
// them.
//
//===----------------------------------------------------------------------===//

#include "Inference.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Support/Diagnostics.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

namespace {

class TypeRefiner {
public:
  TypeRefiner(ModuleOp module, const Inference &inference)
      : module(module), inference(inference) {}

  /// Returns true if any type changed.
  bool run() {
    for (func::FuncOp function : module.getOps<func::FuncOp>()) {
      for (Block &block : function.getBody())
        refine(block.getArguments());
      function.walk([&](Operation *op) { visit(op); });
      refineReturns(function);
    }
    return changed;
  }

private:
  void visit(Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        refine(block.getArguments());
    if (isa<InferTypeOpInterface>(op))
      return inferWithInterface(op);
    refine(op->getResults());
  }

  template <typename Values> void refine(Values values) {
    for (Value value : values)
      refine(value, refinedType(value));
  }

  Type refinedType(Value value);
  void refine(Value value, Type type);
  void inferWithInterface(Operation *op);
  void refineReturns(func::FuncOp function);
  void replaceElementShapes(Value list);

  ModuleOp module;
  const Inference &inference;
  bool changed = false;
};

} // namespace

/// Whether the op needs operands of the old types: it is not a TensorFlow op
/// and cannot infer its result types.
static bool needsOldType(Operation *user) {
  StringRef name = user->getName().getStringRef();
  return tf::opName(user).empty() && !isa<func::ReturnOp>(user) &&
         !isa<InferTypeOpInterface>(user) &&
         !name.starts_with("tf_executor.") && !name.starts_with("tf_device.");
}

static Value insertCast(OpBuilder &builder, Location loc, Type type,
                        Value value) {
  Type element = getElementTypeOrSelf(type);
  if (isa<IndexType>(element))
    return tensor::CastOp::create(builder, loc, type, value);
  if (!tf_type::isValidElementType(element) ||
      element.getDialect().getNamespace() == "quant")
    return Value();
  return tf::createOp(
             builder, loc, "Cast", type, value,
             builder.getNamedAttr("Truncate", builder.getBoolAttr(false)))
      ->getResult(0);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Type TypeRefiner::refinedType(Value value) {
  auto type = dyn_cast<TensorType>(value.getType());
  if (!type)
    return value.getType();
  TensorInfo info = inference.lookup(value);
  Type element = refineHandleType(type.getElementType(), info.handle);
  std::optional<Shape> shape = merge(Shape::fromType(type), info.shape);
  if (!shape)
    return type;
  auto ranked = dyn_cast<RankedTensorType>(type);
  return shape->toType(element, ranked ? ranked.getEncoding() : Attribute());
}

void TypeRefiner::refine(Value value, Type type) {
  if (type == value.getType())
    return;
  Operation *op = value.getDefiningOp();
  SmallVector<OpOperand *> stays;
  for (OpOperand &use : value.getUses())
    if (needsOldType(use.getOwner()))
      stays.push_back(&use);
  // A cast without users among TensorFlow ops keeps its type.
  if (op && (tf::isa(op, "Cast") || isa<tensor::CastOp>(op)) &&
      all_of(value.getUses(), [](OpOperand &use) {
        return needsOldType(use.getOwner()) ||
               isa<func::ReturnOp>(use.getOwner());
      }))
    return;
  Type old = value.getType();
  if (!stays.empty()) {
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    Value cast = insertCast(builder, value.getLoc(), old, value);
    if (!cast)
      return;
    for (OpOperand *use : stays)
      use->set(cast);
  }
  value.setType(type);
  changed = true;
  if (op && tf::isa(op, "EmptyTensorList", "TensorListReserve",
                    "TensorListFromTensor"))
    replaceElementShapes(value);
}

/// TensorListElementShape returns the shape that the list was created with,
/// even if its type was refined: replaces it by the shape operand of the
/// creating op.
void TypeRefiner::replaceElementShapes(Value list) {
  Operation *init = list.getDefiningOp();
  Value stated = tf::getOperand(init, "element_shape");
  SmallVector<Operation *> queries;
  SmallVector<Value> worklist = {list};
  llvm::DenseSet<Value> seen;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    for (Operation *user : value.getUsers()) {
      if (tf::isa(user, "TensorListElementShape"))
        queries.push_back(user);
      if (tf::isa(user, "TensorListPushBack", "TensorListSetItem",
                  "TensorListScatterIntoExistingList", "TensorListResize",
                  "Identity", "StopGradient"))
        worklist.push_back(user->getResult(0));
    }
  }
  for (Operation *query : queries) {
    Value replacement = stated;
    Type type = query->getResult(0).getType();
    if (getElementTypeOrSelf(type) != getElementTypeOrSelf(stated)) {
      OpBuilder builder(query);
      Type wanted =
          Shape::fromType(stated.getType()).toType(getElementTypeOrSelf(type));
      replacement = insertCast(builder, query->getLoc(), wanted, stated);
    }
    query->getResult(0).replaceAllUsesWith(replacement);
  }
}

void TypeRefiner::inferWithInterface(Operation *op) {
  if (all_of(op->getResultTypes(), [](Type type) {
        auto shaped = dyn_cast<ShapedType>(type);
        return shaped && shaped.hasStaticShape();
      }))
    return;
  SmallVector<Type> inferred;
  auto interface = cast<InferTypeOpInterface>(op);
  if (failed(interface.inferReturnTypes(
          op->getContext(), op->getLoc(), op->getOperands(),
          op->getAttrDictionary(), op->getPropertiesStorage(), op->getRegions(),
          inferred))) {
    op->emitOpError("failed to refine type as inference failed");
    return;
  }
  for (auto [result, type] : zip(op->getResults(), inferred)) {
    auto tensor = dyn_cast<TensorType>(type);
    std::optional<Shape> shape =
        merge(Shape::fromType(result.getType()), Shape::fromType(type));
    if (!tensor || !shape || !isa<TensorType>(result.getType()))
      continue;
    refine(result, shape->toType(getElementTypeOrSelf(result.getType())));
  }
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// A returned value needs no cast to a less specific type.
void TypeRefiner::refineReturns(func::FuncOp function) {
  if (function.isExternal())
    return;
  func::ReturnOp ret;
  for (Block &block : function.getBody())
    if (auto found = dyn_cast<func::ReturnOp>(block.getTerminator())) {
      if (ret) // One type for several returns: leave it.
        return;
      ret = found;
    }
  if (!ret)
    return;
  for (OpOperand &operand : ret->getOpOperands()) {
    Operation *cast = operand.get().getDefiningOp();
    if (!cast || (!tf::isa(cast, "Cast") && !isa<tensor::CastOp>(cast)))
      continue;
    Value input = cast->getOperand(0), result = cast->getResult(0);
    std::optional<Shape> shape = merge(Shape::fromType(result.getType()),
                                       Shape::fromType(input.getType()));
    Type type = shape ? shape->toType(getElementTypeOrSelf(result.getType()))
                      : result.getType();
    if (type == result.getType())
      continue;
    Value returned = input;
    if (type != input.getType()) {
      // Clone the op, which keeps its location and attributes.
      Operation *refined = OpBuilder(ret).clone(*cast);
      returned = refined->getResult(0);
      returned.setType(type);
    }
    operand.set(returned);
    if (result.use_empty())
      cast->erase();
    changed = true;
  }
  auto type = FunctionType::get(function.getContext(),
                                function.getBody().front().getArgumentTypes(),
                                ret.getOperandTypes());
  changed |= type != function.getFunctionType();
  function.setType(type);
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

/// Checks that the given shapes are compatible with the arguments.
static LogicalResult checkArguments(ModuleOp module,
                                    const ModuleShapeOptions &options) {
  for (const auto &[name, shapes] : options.argumentShapes) {
    auto function = module.lookupSymbol<func::FuncOp>(name);
    if (!function || shapes.size() > function.getNumArguments())
      return emitUserError(module, Code::ShapeMismatch)
             << "shapes are given for " << shapes.size() << " inputs of '"
             << name << "', which has "
             << (function ? function.getNumArguments() : 0);
    for (auto [i, shape] : enumerate(shapes)) {
      Type type = function.getArgument(i).getType();
      if (shape && !areCompatible(*shape, Shape::fromType(type)))
        return emitUserError(function, Code::ShapeMismatch)
               << "input " << i << " of '" << name << "' is a " << type
               << " and cannot have the shape " << shape->str();
    }
  }
  return success();
}

FailureOr<bool> refineModuleTypes(ModuleOp module,
                                  const ModuleShapeOptions &options) {
  if (failed(checkArguments(module, options)))
    return failure();
  for (int64_t i = 0; i < options.maxIterations; ++i) {
    Inference inference(module, options);
    if (!inference.run())
      return false;
    bool changed = TypeRefiner(module, inference).run();
    if (changed)
      continue;
    if (!options.warnsOfShared)
      inference.shared.clear();
    for (func::FuncOp function : inference.shared)
      function.emitWarning("expected control flow function @")
          << function.getName() << " to have exactly 1 use, found "
          << inference.callerCount(function);
    if (options.onConflict)
      for (const auto &[op, message] : inference.conflicts)
        options.onConflict(op, message);
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// ModuleShapes
//===----------------------------------------------------------------------===//

struct ModuleShapes::Impl {
  Impl(ModuleOp module, ModuleShapeOptions options)
      : options(std::move(options)), inference(module, this->options) {}

  ModuleShapeOptions options;
  Inference inference;
};

ModuleShapes::ModuleShapes(ModuleOp module, ModuleShapeOptions options)
    : impl(std::make_unique<Impl>(module, std::move(options))) {}
ModuleShapes::~ModuleShapes() = default;

bool ModuleShapes::run() { return impl->inference.run(); }

TensorInfo ModuleShapes::lookup(Value value) const {
  return impl->inference.lookup(value);
}

} // namespace tfuse::shape
