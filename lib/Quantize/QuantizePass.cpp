//===- QuantizePass.cpp - Quantizes activations and weights ---------------===//

#include "ApplyPlan.h"
#include "FakeQuant.h"
#include "FinalStates.h"
#include "QuantizationPlan.h"
#include "UseIntegerForms.h"
#include "tfuse/Dialect/TFL/IR/TFLDialect.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Transforms/FinalStates.h"
#include "tfuse/Quantize/ChannelMeans.h"
#include "tfuse/Quantize/Passes.h"
#include "tfuse/Report/Report.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

#define GEN_PASS_DEF_QUANTIZEPASS
#include "tfuse/Quantize/Passes.h.inc"

/// uint8 inputs and outputs: the storage of the int8 tensor plus 128.
static Type unsignedType(Type type) {
  auto signedType =
      cast<quant::UniformQuantizedType>(getElementTypeOrSelf(type));
  return cast<ShapedType>(type).clone(quant::UniformQuantizedType::get(
      /*flags=*/0, signedType.getStorageType(), signedType.getExpressedType(),
      signedType.getScale(), signedType.getZeroPoint() + 128, 0, 255));
}

static bool isInt8(Type type) {
  auto quantized =
      dyn_cast<quant::UniformQuantizedType>(getElementTypeOrSelf(type));
  return quantized && quantized.isSigned() &&
         quantized.getStorageTypeIntegralWidth() == 8;
}

/// Makes the int8 arguments or results of an entry function uint8.
static void makeInputsUnsigned(func::FuncOp function) {
  OpBuilder builder(&function.front(), function.front().begin());
  for (BlockArgument argument : function.getArguments()) {
    if (!isInt8(argument.getType()))
      continue;
    Type type = argument.getType();
    argument.setType(unsignedType(type));
    auto quantize = tfl::QuantizeOp::create(builder, argument.getLoc(), type,
                                            argument, TypeAttr::get(type));
    argument.replaceAllUsesExcept(quantize, quantize);
  }
}

static void makeOutputsUnsigned(func::FuncOp function) {
  Operation *terminator = function.front().getTerminator();
  OpBuilder builder(terminator);
  for (OpOperand &use : terminator->getOpOperands()) {
    if (!isInt8(use.get().getType()))
      continue;
    Type type = unsignedType(use.get().getType());
    use.set(tfl::QuantizeOp::create(builder, use.get().getLoc(), type,
                                    use.get(), TypeAttr::get(type)));
  }
}

/// Erases constants that only replaced ops used: a file would keep them,
/// float32 beside integers.
static void eraseUnusedConstants(ModuleOp module) {
  module.walk([](Operation *op) {
    if ((isa<tfl::QConstOp>(op) || op->hasTrait<OpTrait::ConstantLike>()) &&
        op->use_empty())
      op->erase();
  });
}

namespace {
class QuantizePass : public impl::QuantizePassBase<QuantizePass> {
public:
  QuantizePass() = default;
  QuantizePass(const QuantizePassOptions &options, Report *report = nullptr)
      : QuantizePassBase(options), report(report) {}

private:
  LogicalResult initialize(MLIRContext *context) override;
  void runOnOperation() override;
  LogicalResult checkRanges();
  LogicalResult reportFloatOps(const QuantizationPlan &plan);

  Options options;
  Report *report = nullptr;
};
} // namespace

LogicalResult QuantizePass::initialize(MLIRContext *context) {
  auto fail = [&](Error error) {
    emitError(UnknownLoc::get(context)) << toString(std::move(error));
    return failure();
  };
  Expected<Mode> parsedMode = parseMode(mode);
  if (!parsedMode)
    return fail(parsedMode.takeError());
  Expected<IOType> input = parseIOType(inputType);
  if (!input)
    return fail(input.takeError());
  Expected<IOType> output = parseIOType(outputType);
  if (!output)
    return fail(output.takeError());
  options.mode = *parsedMode;
  options.inputType = *input;
  options.outputType = *output;
  options.keepFloat.assign(keepFloat.begin(), keepFloat.end());
  if (Error error = checkOptions(options))
    return fail(std::move(error));
  return success();
}

/// True if the op has the range of a result or of an argument.
static bool hasRange(Operation *op) {
  if (isa<tfl::FakeQuantOp>(op) || op->hasAttr(kRangesAttr))
    return true;
  auto function = dyn_cast<func::FuncOp>(op);
  return function &&
         any_of(llvm::seq(function.getNumArguments()), [&](unsigned argument) {
           return function.getArgAttr(argument, kRangeAttr);
         });
}

/// Without calibration data, the model must bring its ranges.
LogicalResult QuantizePass::checkRanges() {
  auto find = [](Operation *op) {
    return hasRange(op) ? WalkResult::interrupt() : WalkResult::advance();
  };
  if (calibrated || getOperation().walk(find).wasInterrupted())
    return success();
  InFlightDiagnostic error =
      emitUserError(UnknownLoc::get(&getContext()), Code::InvalidOption);
  error << "mode '" << modeName(options.mode) << "' needs calibration data";
  return attachHint(error,
                    "give --calibration a .npz file with an array for each "
                    "input, [samples, *shape], or choose --quantize "
                    "dynamic-range, which needs no data");
}

LogicalResult QuantizePass::reportFloatOps(const QuantizationPlan &plan) {
  bool failed = false;
  for (auto &[op, refusal] : plan.floatOps()) {
    std::string name =
        tfl::findOpFacts(op->getName().getStringRef())->builtinName.str();
    // Data movement follows the ops beside it.
    bool needsData = !calibrated && refusal.lacksRange && !movesIntegers(op);
    if (integerOnly || needsData) {
      InFlightDiagnostic error = emitUserError(
          op, needsData ? Code::InvalidOption : Code::UnsupportedType);
      error << name << " stays float: " << refusal.why;
      attachHint(
          error,
          needsData
              ? "the model has no range there; give --calibration data, or "
                "keep the layer float32 with --keep-float"
              : "quantize without --integer-only, or change the layer");
      failed = true;
    } else if (report) {
      report->recordNote(
          (name + " stays float at '" + nodeName(op) + "': " + refusal.why)
              .str());
    }
  }
  return success(!failed);
}

void QuantizePass::runOnOperation() {
  ModuleOp module = getOperation();
  if (failed(normalizeFakeQuants(module)) || failed(checkRanges()))
    return signalPassFailure();
  PlanOptions planning;
  planning.bits = options.mode == Mode::Int16x8 ? 16 : 8;
  planning.isMicro = micro;
  planning.missingKernels.assign(missingKernels.begin(), missingKernels.end());
  planning.quantizesInputs = options.inputType != IOType::Float32;
  planning.quantizesOutputs = options.outputType != IOType::Float32;
  OpConfig common;
  common.mode = options.mode;
  planning.configs = OpConfigs(common, options.keepFloat);
  tfl::markFinalStates(module);
  if (micro)
    readHiddenStatesFromResults(module);
  useIntegerForms(module, planning);
  QuantizationPlan plan(module, planning);
  if (failed(reportFloatOps(plan)))
    return signalPassFailure();
  SmallVector<func::FuncOp> entries;
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isDeclaration() && plan.isEntry(function))
      entries.push_back(function);
  ApplyOptions applying;
  applying.perChannelFullyConnected = perChannelFullyConnected;
  if (failed(applyPlan(module, plan, applying)))
    return signalPassFailure();
  for (func::FuncOp function : entries) {
    if (options.inputType == IOType::UInt8)
      makeInputsUnsigned(function);
    if (options.outputType == IOType::UInt8)
      makeOutputsUnsigned(function);
  }
  updateFunctionTypes(module);
  eraseUnusedConstants(module);
  module.walk([](Operation *op) {
    for (StringRef name :
         {kRangesAttr, tfl::kStateRangesAttr, tfl::kIntermediateRangesAttr})
      op->removeAttr(name);
    op->removeAttr(kInputMeansAttr);
    if (auto function = dyn_cast<func::FuncOp>(op))
      for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
        function.removeArgAttr(i, kRangeAttr);
  });
}

std::unique_ptr<Pass> createQuantizePass(const QuantizePassOptions &options,
                                         Report *report) {
  return std::make_unique<QuantizePass>(options, report);
}

} // namespace tfuse::quantize
