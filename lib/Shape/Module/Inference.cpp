//===- Inference.cpp - Inference over the ops of a module -----------------===//
//
// Visits ops and records the inferred information. Calls and control flow are
// in ControlFlow.cpp.
//
//===----------------------------------------------------------------------===//

#include "Inference.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Shape/ShapeFunctions.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::shape {

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

TensorInfo Inference::declared(Value value) const {
  return infoOfType(value.getType());
}

/// Replaces unknown dimensions by the symbols of a value.
static void nameDims(Value value, Shape &shape, DimSymbols &source,
                     llvm::DenseMap<std::pair<Value, unsigned>, Dim> &symbols) {
  for (int64_t i = 0; i < shape.rank(); ++i) {
    if (shape[i] != kUnknown)
      continue;
    Dim &symbol = symbols[{value, unsigned(i)}];
    if (symbol == 0)
      symbol = source.fresh();
    shape = shape.withDim(i, symbol);
  }
}

TensorInfo Inference::lookup(Value value) const {
  auto found = infos.find(value);
  if (found != infos.end())
    return found->second;
  TensorInfo info = declared(value);
  nameDims(value, info.shape, symbolSource, dimSymbols);
  return info;
}

TensorInfos Inference::lookupAll(ValueRange values) const {
  return map_to_vector(values, [&](Value value) { return lookup(value); });
}

void Inference::set(Value value, const TensorInfo &inferred) {
  TensorInfo type = declared(value);
  std::optional<TensorInfo> info = meet(type, inferred);
  if (!info) // The type is right.
    info = type;
  info->elementType = type.elementType;
  nameDims(value, info->shape, symbolSource, dimSymbols);
  auto [entry, isNew] = infos.try_emplace(value, *info);
  if (!isNew && entry->second == *info)
    return;
  entry->second = std::move(*info);
  changed = true;
}

void Inference::setAll(ValueRange values, ArrayRef<TensorInfo> all) {
  for (auto [value, info] : zip(values, all))
    set(value, info);
}

//===----------------------------------------------------------------------===//
// Ops with a shape function
//===----------------------------------------------------------------------===//

namespace {

/// The OpView of a tf op.
class TFOpView final : public OpView {
public:
  TFOpView(Operation *op, const Inference &inference)
      : op(op), inference(inference) {}

  StringRef opName() const override { return tf::opName(op); }
  unsigned numInputs() const override { return op->getNumOperands(); }
  unsigned numOutputs() const override { return op->getNumResults(); }
  Attribute attr(StringRef name) const override {
    return tf::getAttr(op, name);
  }
  Shape inputShape(unsigned index) const override {
    return inference.lookup(op->getOperand(index)).shape;
  }
  Type inputElementType(unsigned index) const override {
    return tf_type::elementTypeOf(op->getOperand(index));
  }
  std::optional<Elements> inputValue(unsigned index) const override {
    Value operand = op->getOperand(index);
    if (std::optional<Elements> value = inference.lookup(operand).value)
      return value;
    return readElements(inputConstant(index));
  }
  ElementsAttr inputConstant(unsigned index) const override {
    return tf::getConstant(op->getOperand(index));
  }
  std::optional<HandleTypes> inputHandle(unsigned index) const override {
    return inference.lookup(op->getOperand(index)).handle;
  }
  Type outputElementType(unsigned index) const override {
    return tf_type::elementTypeOf(op->getResult(index));
  }
  std::optional<HandleTypes> outputHandle(unsigned index) const override {
    return handleOfType(op->getResult(index).getType());
  }

private:
  Operation *op;
  const Inference &inference;
};

} // namespace

TensorInfos Inference::inferredResults(Operation *op) {
  TFOpView view(op, *this);
  ShapeContext context(view);
  bool known = inferOp(context);
  if (known && context.failed()) {
    conflicts[op] = context.message().str();
    known = false;
  } else {
    conflicts.erase(op);
  }
  return known ? TensorInfos(context.results())
               : TensorInfos(op->getNumResults());
}

void Inference::inferWithFunction(Operation *op) {
  TensorInfos results = inferredResults(op);
  if (results.size() == 1)
    refineFromUses(op, results[0]);
  setAll(op->getResults(), results);
}

//===----------------------------------------------------------------------===//
// Other dialects
//===----------------------------------------------------------------------===//

void Inference::visitTransparentRegion(Operation *op) {
  if (op->getNumRegions() != 1 || !op->getRegion(0).hasOneBlock())
    return;
  visitRegion(op->getRegion(0));
  Operation *terminator = &op->getRegion(0).front().back();
  // Control results have no counterpart.
  setAll(op->getResults(), lookupAll(terminator->getOperands()));
}

/// The value comes from the Sink that shares the token.
void Inference::visitNextIterationSource(Operation *op) {
  for (Value token : op->getResults())
    for (Operation *user : token.getUsers())
      if (user->getName().getStringRef() == "tf_executor.NextIteration.Sink" &&
          user->getNumOperands() > 1 && user->getOperand(0) == token)
        set(op->getResult(0), lookup(user->getOperand(1)));
}

void Inference::visitTensorCast(Operation *op) {
  TensorInfo info = lookup(op->getOperand(0));
  set(op->getResult(0), info);
}

void Inference::visitSameShape(Operation *op) {
  for (auto [operand, result] : zip(op->getOperands(), op->getResults())) {
    TensorInfo info;
    info.shape = lookup(operand).shape;
    set(result, info);
  }
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

void Inference::visitRegion(Region &region) {
  for (Block &block : region)
    for (Operation &op : block)
      visit(&op);
}

/// Ops with special handlers instead of only a shape function.
struct Handlers {
  using Visitor = void (Inference::*)(Operation *);

  static Visitor find(StringRef name) {
    static const StringMap<Visitor> table = {
        {"func.call", &Inference::visitFuncCall},
        {"tensor.cast", &Inference::visitTensorCast},
        {"tf.Case", &Inference::visitBranches},
        {"tf.CaseRegion", &Inference::visitBranchRegions},
        {"tf.If", &Inference::visitBranches},
        {"tf.IfRegion", &Inference::visitBranchRegions},
        {"tf.LegacyCall", &Inference::visitCall},
        {"tf.PartitionedCall", &Inference::visitCall},
        {"tf.StatefulPartitionedCall", &Inference::visitCall},
        {"tf.StatelessCase", &Inference::visitBranches},
        {"tf.StatelessIf", &Inference::visitBranches},
        {"tf.StatelessWhile", &Inference::visitWhile},
        {"tf.TPUPartitionedCall", &Inference::visitCall},
        {"tf.While", &Inference::visitWhile},
        {"tf.WhileRegion", &Inference::visitWhileRegion},
        {"tf_device.cluster", &Inference::visitTransparentRegion},
        {"tf_device.launch", &Inference::visitTransparentRegion},
        {"tf_executor.NextIteration.Source",
         &Inference::visitNextIterationSource},
        {"tf_executor.graph", &Inference::visitTransparentRegion},
        {"tf_executor.island", &Inference::visitTransparentRegion},
    };
    return table.lookup(name);
  }
};

void Inference::visit(Operation *op) {
  if (Handlers::Visitor visitor = Handlers::find(op->getName().getStringRef()))
    return (this->*visitor)(op);
  if (!tf::opName(op).empty())
    return inferWithFunction(op);
  for (Region &region : op->getRegions())
    visitRegion(region);
  if (op->hasTrait<OpTrait::SameOperandsAndResultShape>())
    visitSameShape(op);
}

Inference::Inference(ModuleOp module, const ModuleShapeOptions &options)
    : module(module), options(options), symbols(module) {
  findCallers();
  countHandles();
}

bool Inference::run() {
  do {
    changed = false;
    ++round;
    // Called functions are visited from their callers; visit recursive
    // functions here.
    for (auto &[function, state] : functions)
      if (state.isEntry)
        visitFunction(cast<func::FuncOp>(function));
    for (auto &[function, state] : functions)
      if (state.visited != round)
        visitFunction(cast<func::FuncOp>(function));
    if (round >= options.maxIterations && changed) {
      infos.clear();
      return false;
    }
  } while (changed);
  findSharedFunctions();
  return true;
}

} // namespace tfuse::shape
