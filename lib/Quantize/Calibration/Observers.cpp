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

//===----------------------------------------------------------------------===//
// Choice of tensors
//===----------------------------------------------------------------------===//

/// True if the kernels of the op determine the ranges of its results.
static bool impliesRanges(Operation *op) {
  // The functions of loops and branches have observers of their own.
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

/// The values of a function whose statistics are needed.
static SmallVector<Value> valuesToObserve(func::FuncOp function, bool isEntry,
                                          const TensorIds &ids) {
  SmallVector<Value> values;
  auto add = [&](Value value) {
    if (isObservable(value.getType()) && !ids.of(value).empty())
      values.push_back(value);
  };
  if (isEntry)
    llvm::for_each(function.getArguments(), add);
  for (Operation &op : function.front().without_terminator()) {
    Operation *real = &op;
    if (auto node = dyn_cast<tfl::ControlNodeOp>(op))
      real = &node.getBody().front().front();
    if (!impliesRanges(real))
      llvm::for_each(op.getResults(), add);
  }
  return values;
}

//===----------------------------------------------------------------------===//
// Insertion
//===----------------------------------------------------------------------===//

namespace {
/// Adds the observers to the copy.
class ObserverInsertion {
public:
  ObserverInsertion(ObservedModel &model, const TensorIds &ids,
                    const IRMapping &copies)
      : model(model), ids(ids), copies(copies) {}

  void addObserver(func::FuncOp original, bool isEntry);

private:
  void returnOnly(func::FuncOp function, Value token);
  void addInnerTensors(Operation *lstm);

  ObservedModel &model;
  const TensorIds &ids;
  const IRMapping &copies;
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

void ObserverInsertion::addInnerTensors(Operation *lstm) {
  StringRef id = ids.of(lstm->getResult(0));
  if (id.empty())
    return;
  llvm::StringMap<unsigned> &tensors = model.inner[copies.lookup(lstm)];
  for (StringRef part : {"cell_state", "hidden_state", "input_gate",
                         "forget_gate", "cell_gate", "output_gate"}) {
    tensors[part] = model.recorder.tensors.size();
    model.recorder.tensors.push_back(
        {TensorIds::inside(id, part), nodeName(lstm).str(), {}});
  }
}

void ObserverInsertion::addObserver(func::FuncOp original, bool isEntry) {
  Observer observer;
  // LiteRT's kernels cannot tell the ops of one custom code apart.
  observer.code = "TfuseObserve" + std::to_string(model.observers.size());
  SmallVector<Value> operands;
  for (Value value : valuesToObserve(original, isEntry, ids)) {
    observer.tensors.push_back(model.recorder.tensors.size());
    StringRef layer = nodeName(value.getLoc());
    model.recorder.tensors.push_back({ids.of(value).str(), layer.str(), {}});
    operands.push_back(copies.lookup(value));
  }
  original.walk(
      [&](tfl::UnidirectionalSequenceLSTMOp lstm) { addInnerTensors(lstm); });
  if (operands.empty() && !isEntry)
    return;
  auto function = cast<func::FuncOp>(copies.lookup(original.getOperation()));
  OpBuilder builder(function.front().getTerminator());
  auto token = RankedTensorType::get({1}, builder.getI32Type());
  auto op =
      tfl::CustomOp::create(builder, function.getLoc(), TypeRange(token),
                            operands, builder.getStringAttr(observer.code),
                            tfl::ConstBytesAttr::get(builder.getContext(), ""));
  model.observers.push_back(std::move(observer));
  if (isEntry)
    returnOnly(function, op->getResult(0));
}

ObservedModel observe(ModuleOp module, const TensorIds &ids) {
  ObservedModel model;
  IRMapping copies;
  model.module = cast<ModuleOp>(module->clone(copies));
  llvm::StringSet<> entries;
  for (const Signature &signature : signaturesOf(module))
    entries.insert(signature.function);
  ObserverInsertion insertion(model, ids, copies);
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isDeclaration())
      insertion.addObserver(function, entries.contains(function.getName()));
  return model;
}

} // namespace tfuse::quantize
