//===- Observers.cpp - Custom ops that record tensors ---------------------===//

#include "Observers.h"

#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Quantize/CalibrationData.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using llvm::Error;
using llvm::StringRef;

namespace tfuse::quantize {

Error Recorder::check() const {
  if (!firstBad)
    return Error::success();
  return userError(Code::InvalidCalibrationData,
                   "the tensor '" + firstBad->id +
                       "' contains NaN or infinity when the model runs on the "
                       "calibration data",
                   firstBad->layer,
                   "check the data and the weights of the model, or exclude "
                   "the layer from quantization");
}

void Recorder::Tensor::addToSums(llvm::ArrayRef<float> elements) {
  for (; elements.size() >= sums.size(); ++rows) {
    for (auto [sum, element] : llvm::zip_first(sums, elements))
      sum += element;
    elements = elements.drop_front(sums.size());
  }
}

//===----------------------------------------------------------------------===//
// Choice of tensors
//===----------------------------------------------------------------------===//

/// True if the kernels of the op determine the ranges of its results.
static bool impliesRanges(Operation *op) {
  // The functions of loops and branches contain observers for these values.
  if (isa<tfl::WhileOp, tfl::IfOp, func::CallOp, tfl::FinalStateOp,
          tfl::NewStateOp>(op) ||
      op->hasTrait<OpTrait::ConstantLike>())
    return true;
  auto operation = dyn_cast<tfl::OpFactsInterface>(op);
  if (!operation)
    return false;
  const tfl::QuantFacts &quant = operation.getFacts().quant;
  auto isFixed = [&](int width) {
    return llvm::any_of(quant.fixedRanges, [&](const tfl::FixedRange &range) {
      return range.width == width;
    });
  };
  return quant.sameScales || (isFixed(8) && isFixed(16));
}

/// True if LiteRT can give the tensor to a custom op, as float32.
static bool isObservable(Type type) {
  constexpr int64_t kMaxRank = 8;
  auto tensor = dyn_cast<TensorType>(type);
  return tensor && tensor.getElementType().isF32() &&
         (!tensor.hasRank() || tensor.getRank() <= kMaxRank);
}

/// True if calibration needs the statistics of a value of a function's block.
static bool needsStatistics(Value value, const TensorIds &ids) {
  Operation *op = value.getDefiningOp();
  if (auto node = dyn_cast_or_null<tfl::ControlNodeOp>(op))
    op = &node.getBody().front().front();
  return (!op || !impliesRanges(op)) && isObservable(value.getType()) &&
         !ids.of(value).empty();
}

/// The bytes of a tensor, with unknown sizes as one.
static int64_t sizeOf(Value value) {
  int64_t elements = 1;
  if (auto type = dyn_cast<RankedTensorType>(value.getType()))
    for (int64_t size : type.getShape())
      elements *= std::clamp<int64_t>(size, 1, 1 << 30);
  return elements * int64_t(sizeof(float));
}

//===----------------------------------------------------------------------===//
// Insertion
//===----------------------------------------------------------------------===//

namespace {
/// Adds the observers of one function to its copy.
///
/// An observer follows each stretch of ops whose tensors fill a cache, and the
/// next op waits for it. So LiteRT may reuse the memory of tensors that were
/// observed, and both the ops and the observer find tensors in the cache.
class ObserverInsertion {
public:
  using Choice = llvm::function_ref<bool(Value)>;

  ObserverInsertion(ObservedModel &model, const TensorIds &ids,
                    IRMapping &copies, Choice isObserved)
      : model(model), ids(ids), copies(copies), isObserved(isObserved) {}

  void run(func::FuncOp original, bool isEntry);

private:
  void collect(Value value);
  tfl::CustomOp createObserver(OpBuilder &builder, Location loc);
  void insertBefore(Operation &original);
  void returnOnly(func::FuncOp function, Value token);
  void addInnerTensors(Operation *op);

  ObservedModel &model;
  const TensorIds &ids;
  IRMapping &copies;
  Choice isObserved;
  /// The next observer and its operands.
  Observer observer;
  SmallVector<Value> operands;
  int64_t bytes = 0;
};
} // namespace

/// Makes the token the only result of an entry function.
void ObserverInsertion::returnOnly(func::FuncOp function, Value token) {
  Builder builder(function.getContext());
  function.front().getTerminator()->setOperands(token);
  function.setType(
      builder.getFunctionType(function.getArgumentTypes(), token.getType()));
  function.removeResAttrsAttr();
  function.setResultAttr(0, "tf_saved_model.index_path",
                         builder.getStrArrayAttr(StringRef("observed")));
  if (auto entry =
          function->getAttrOfType<DictionaryAttr>("tf.entry_function")) {
    NamedAttrList attributes(entry);
    attributes.set("outputs", builder.getStringAttr("observed"));
    function->setAttr("tf.entry_function",
                      attributes.getDictionary(function.getContext()));
  }
}

/// Adds the tensors inside a recurrent op, which the evaluator shows.
void ObserverInsertion::addInnerTensors(Operation *op) {
  InnerTensors inner = innerTensorsOf(op);
  if (inner.states.empty() || ids.of(op->getResult(0)).empty())
    return;
  StringRef id = ids.of(op->getResult(0));
  llvm::StringMap<unsigned> &tensors = model.inner[copies.lookup(op)];
  for (StringRef part :
       llvm::concat<StringRef>(inner.states, inner.intermediates)) {
    if (part.empty())
      continue;
    tensors[part] = model.recorder.tensors.size();
    model.recorder.tensors.push_back(
        {TensorIds::inside(id, part), nodeName(op).str(), {}});
  }
}

void ObserverInsertion::collect(Value value) {
  observer.tensors.push_back(model.recorder.tensors.size());
  StringRef layer = nodeName(value.getLoc());
  model.recorder.tensors.push_back({ids.of(value).str(), layer.str(), {}});
  operands.push_back(copies.lookup(value));
  bytes += sizeOf(value);
}

/// Creates the observer of the collected values.
tfl::CustomOp ObserverInsertion::createObserver(OpBuilder &builder,
                                                Location loc) {
  // LiteRT's kernels cannot tell the ops of one custom code apart.
  observer.code = "TfuseObserve" + std::to_string(model.observers.size());
  auto token = RankedTensorType::get({1}, builder.getI32Type());
  auto op =
      tfl::CustomOp::create(builder, loc, TypeRange(token), operands,
                            builder.getStringAttr(observer.code),
                            tfl::ConstBytesAttr::get(builder.getContext(), ""));
  model.observers.push_back(std::exchange(observer, {}));
  operands.clear();
  bytes = 0;
  return op;
}

/// Wraps an op in a control node.
static tfl::ControlNodeOp wrap(Operation *op, ValueRange before) {
  OpBuilder builder(op);
  auto control = tfl::ControlNodeOp::create(
      builder, op->getLoc(), op->getResultTypes(),
      tfl::ControlType::get(builder.getContext()), before);
  op->replaceAllUsesWith(control.getOutputs());
  Block &block = control.getBody().emplaceBlock();
  op->moveBefore(&block, block.end());
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  tfl::YieldOp::create(inside, op->getLoc(), op->getResults());
  return control;
}

/// Inserts an observer that runs before the copy of `original`.
void ObserverInsertion::insertBefore(Operation &original) {
  Operation *op = copies.lookup(&original);
  OpBuilder builder(op);
  Value control = wrap(createObserver(builder, op->getLoc()), {}).getControl();
  if (auto node = dyn_cast<tfl::ControlNodeOp>(op))
    node.getControlInputsMutable().append(control);
  else
    copies.map(original.getResults(), wrap(op, control).getOutputs());
}

void ObserverInsertion::run(func::FuncOp original, bool isEntry) {
  // About the size of a second-level cache.
  constexpr int64_t kSegmentBytes = 1 << 20;
  if (isEntry)
    for (BlockArgument argument : original.getArguments())
      if (isObserved(argument))
        collect(argument);
  for (Operation &op : original.front().without_terminator()) {
    auto results =
        llvm::to_vector(llvm::make_filter_range(op.getResults(), isObserved));
    if (!results.empty() && bytes > kSegmentBytes)
      insertBefore(op);
    llvm::for_each(results, [&](Value value) { collect(value); });
  }
  original.walk([&](Operation *op) { addInnerTensors(op); });
  if (operands.empty() && !isEntry)
    return;
  auto function = cast<func::FuncOp>(copies.lookup(original.getOperation()));
  OpBuilder builder(function.front().getTerminator());
  tfl::CustomOp last = createObserver(builder, function.getLoc());
  if (isEntry)
    returnOnly(function, last->getResult(0));
}

static ObservedModel insertObservers(ModuleOp module, const TensorIds &ids,
                                     ObserverInsertion::Choice isObserved) {
  ObservedModel model;
  IRMapping copies;
  model.module = cast<ModuleOp>(module->clone(copies));
  (*model.module)->removeAttr("tfl.metadata"); // Of no use to the runtime.
  llvm::StringSet<> entries;
  for (const Signature &signature : signaturesOf(module))
    entries.insert(signature.function);
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isDeclaration())
      ObserverInsertion(model, ids, copies, isObserved)
          .run(function, entries.contains(function.getName()));
  return model;
}

/// The number of channels whose means can be computed; 0 if it is not known.
static int64_t channelsOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getRank() == 0 || !isObservable(type) ||
      ShapedType::isDynamic(type.getShape().back()))
    return 0;
  return type.getShape().back();
}

ObservedModel observeForCalibration(ModuleOp module, const TensorIds &ids,
                                    const llvm::DenseSet<Value> &averaged) {
  // By id, which a control node shares with the op inside.
  llvm::StringMap<int64_t> channels;
  for (Value value : averaged)
    if (StringRef id = ids.of(value); !id.empty() && channelsOf(value) > 0)
      channels[id] = channelsOf(value);
  llvm::StringSet<> onlyAveraged;
  ObservedModel model = insertObservers(module, ids, [&](Value value) {
    if (needsStatistics(value, ids))
      return true;
    StringRef id = ids.of(value);
    if (id.empty() || !channels.contains(id))
      return false;
    onlyAveraged.insert(id);
    return true;
  });
  for (Recorder::Tensor &tensor : model.recorder.tensors) {
    tensor.needsStatistics = !onlyAveraged.contains(tensor.id);
    tensor.sums.resize(channels.lookup(tensor.id));
  }
  return model;
}

ObservedModel observe(ModuleOp module, const TensorIds &ids,
                      const llvm::DenseSet<Value> &values) {
  return insertObservers(module, ids,
                         [&](Value value) { return values.contains(value); });
}

} // namespace tfuse::quantize
