//===- EvaluatorRunner.cpp - Runs a model in tfuse's evaluator ------------===//

#include "ModelRunner.h"

#include "tfuse/Check/Interpreter.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Format/TFLite/StringBuffer.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using tfuse::eval::HostTensor;

namespace tfuse::quantize {

namespace {
class EvaluatorRunner : public ModelRunner {
public:
  EvaluatorRunner(ObservedModel &model, ArrayRef<Signature> signatures)
      : model(model), signatures(signatures) {
    for (const Observer &observer : model.observers)
      observers[observer.code] = &observer;
  }

  Error run(const Sample &sample, bool continues) override;

private:
  Expected<SmallVector<HostTensor>> record(Operation *op,
                                           ArrayRef<HostTensor> operands);

  ObservedModel &model;
  ArrayRef<Signature> signatures;
  llvm::StringMap<const Observer *> observers;
  /// The variable tensors after the last run.
  std::vector<std::pair<Value, HostTensor>> states;
};
} // namespace

/// The kernel of observers.
Expected<SmallVector<HostTensor>>
EvaluatorRunner::record(Operation *op, ArrayRef<HostTensor> operands) {
  auto custom = cast<tfl::CustomOp>(op);
  const Observer *observer = observers.lookup(custom.getCustomCode());
  if (!observer && custom.getCustomCode().starts_with("Flex"))
    return userError(
        Code::UnsupportedOp,
        "calibration cannot run '" + custom.getCustomCode() +
            "': neither LiteRT's library nor the evaluator runs Flex ops",
        nodeName(op),
        "convert the model without its Flex ops, with --from and --to, and "
        "calibrate that; or choose a mode of --quantize that needs no data: "
        "dynamic-range, weights or float16");
  if (!observer)
    return userError(Code::UnsupportedOp,
                     "calibration cannot run the custom op '" +
                         custom.getCustomCode() + "'",
                     nodeName(op),
                     "convert the model without the op, with --from and --to, "
                     "and calibrate that; or choose a mode of --quantize that "
                     "needs no data: dynamic-range, weights or float16");
  for (auto [tensor, operand] : llvm::zip(observer->tensors, operands))
    if (operand)
      model.recorder.add(tensor, operand.data<float>());
  Builder builder(op->getContext());
  return SmallVector<HostTensor>{
      HostTensor::from<int32_t>(builder.getI32Type(), {1}, {0})};
}

static HostTensor toTensor(const Sample::Input &input, Type type) {
  if (!isa<tf_type::StringType>(type))
    return HostTensor::view(type, input.shape, input.bytes, /*owner=*/nullptr);
  auto strings =
      tfl::unpackStrings(input.bytes, *eval::checkedProduct(input.shape));
  return HostTensor::strings(type, input.shape,
                             {strings->begin(), strings->end()});
}

Error EvaluatorRunner::run(const Sample &sample, bool continues) {
  const Signature &signature = signatures[sample.signature];
  SymbolTable symbols(*model.module);
  auto function = symbols.lookup<func::FuncOp>(signature.function);
  SmallVector<HostTensor> arguments;
  for (auto [input, declared] : llvm::zip(sample.inputs, signature.inputs))
    arguments.push_back(toTensor(input, declared.type.getElementType()));
  constexpr int64_t kNoLimit = std::numeric_limits<int64_t>::max();
  // More than a recurrent model runs for one sample. A loop without end has to
  // end in a diagnostic.
  constexpr int64_t kMostIterations = 1 << 20;
  check::Interpreter interpreter(kNoLimit, *model.module, kNoLimit);
  interpreter.limitIterations(kMostIterations);
  interpreter.setCustomKernel(
      [&](Operation *op, ArrayRef<HostTensor> operands) {
        return record(op, operands);
      });
  interpreter.setInnerObserver(
      [&](Operation *op, StringRef part, ArrayRef<float> values) {
        if (auto found = model.inner.find(op); found != model.inner.end())
          model.recorder.add(found->second.lookup(part), values);
      });
  if (continues)
    for (auto &[variable, content] : states)
      interpreter.set(variable, content);
  Expected<SmallVector<HostTensor>> results =
      interpreter.run(function.front(), arguments);
  states.clear();
  model.module->walk([&](Operation *op) {
    if (op->hasAttr("tfl.is_variable"))
      if (HostTensor content = interpreter.tensor(op->getResult(0)))
        states.emplace_back(op->getResult(0), std::move(content));
  });
  return results.takeError();
}

std::unique_ptr<ModelRunner>
createEvaluatorRunner(ObservedModel &model, ArrayRef<Signature> signatures) {
  return std::make_unique<EvaluatorRunner>(model, signatures);
}

} // namespace tfuse::quantize
