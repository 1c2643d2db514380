//===- Runtimes.cpp - Runtimes that can run a converted file --------------===//

#include "tfuse/Pipeline/Runtimes.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/Analysis/PreparedSizes.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Composite.h"
#include "tfuse/Rules/Peephole.h"
#include "tfuse/Rules/Recurrent.h"
#include "tfuse/Rules/Recurrent/Costs.h"
#include "tfuse/Rules/Recurrent/TargetFeatures.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

/// Features of a file that some runtimes lack.
enum class Feature {
  VariableTensors,
  DynamicShapes,
  HalfPrecision,
  LSTMVariants,
  LSTMActivations,
  Int16LSTM,
  HybridOps,
  UnsignedQuantize,
  IntegerCounts,
  ComputedOutputs,
  SharedOutputs,
  EmptyOutputs,
  EmptyTensors,
  LateVariables,
  StringInterface,
  Strings,
  CustomOps,
  FlexOps,
  PerChannelFullyConnected
};

struct RuntimeInfo {
  Runtime runtime;
  StringLiteral name;
};

struct RefusedFeature {
  Runtime runtime;
  Feature feature;
};

constexpr RuntimeInfo runtimes[] = {
#define TFUSE_RUNTIME(Id, name, summary) {Runtime::Id, name},
#include "tfuse/Pipeline/Runtimes.def"
};

constexpr RuntimeInfo delegates[] = {
#define TFUSE_DELEGATE(Id, name, summary) {Runtime::Id, name},
#include "tfuse/Pipeline/Runtimes.def"
};

constexpr RefusedFeature refusals[] = {
#define TFUSE_RUNTIME_REFUSES(Id, feature) {Runtime::Id, Feature::feature},
#include "tfuse/Pipeline/Runtimes.def"
};

} // namespace

/// The runtime or delegate of this name; null if there is none.
static const RuntimeInfo *findTarget(StringRef name) {
  for (ArrayRef<RuntimeInfo> targets :
       {ArrayRef(runtimes), ArrayRef(delegates)})
    for (const RuntimeInfo &info : targets)
      if (info.name == name)
        return &info;
  return nullptr;
}

StringRef nameOf(Runtime target) {
  for (ArrayRef<RuntimeInfo> targets :
       {ArrayRef(runtimes), ArrayRef(delegates)})
    for (const RuntimeInfo &info : targets)
      if (info.runtime == target)
        return info.name;
  llvm_unreachable("Runtimes.def has every target");
}

static bool refuses(Runtime runtime, Feature feature) {
  return any_of(refusals, [&](const RefusedFeature &refusal) {
    return refusal.runtime == runtime && refusal.feature == feature;
  });
}

/// The types of TFLite Micro's kernel of a builtin, "operands -> results";
/// nothing if Micro has no kernel.
static std::optional<StringRef> microTypes(StringRef name) {
  static const llvm::StringMap<StringRef> kernels = {
#define TFUSE_MICRO_OP(name, types) {#name, types},
#include "tfuse/Pipeline/Runtimes.def"
  };
  auto found = kernels.find(name);
  return found == kernels.end() ? std::nullopt : std::optional(found->second);
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

Expected<RuntimeChoice> chooseRuntime(StringRef target, StringRef rnn,
                                      quantize::Mode mode) {
  RuntimeChoice choice;
  const RuntimeInfo *named =
      findTarget(target.empty() ? "interpreter" : target);
  if (!named)
    return userError(Code::InvalidOption, "unknown target '" + target + "'", "",
                     "valid targets: interpreter, compiled-model, micro, gpu");
  choice.target = named->runtime;
  bool isFusedRefused = refuses(choice.target, Feature::VariableTensors);
  // The interpreter's LSTM kernel takes no int16 input: the loop has integer
  // ops, the fused op would stay float.
  bool isFusedFloat =
      mode == quantize::Mode::Int16x8 && choice.target == Runtime::Interpreter;
  auto form =
      llvm::StringSwitch<std::optional<RecurrentForm>>(rnn)
          .Case("", isFusedRefused || isFusedFloat ? RecurrentForm::While
                                                   : RecurrentForm::Fused)
          .Case("fused", RecurrentForm::Fused)
          .Case("while", RecurrentForm::While)
          .Case("unrolled", RecurrentForm::Unrolled)
          .Default(std::nullopt);
  if (!form)
    return userError(Code::InvalidOption,
                     "unknown value '" + rnn + "' of --rnn", "",
                     "valid values: fused, while, unrolled");
  if (*form == RecurrentForm::Fused && isFusedRefused)
    return userError(Code::InvalidOption,
                     "target '" + target +
                         "' does not support fused recurrent ops: they keep "
                         "state in variable tensors",
                     "", "omit --rnn, or choose while or unrolled");
  choice.form = *form;
  return choice;
}

/// True if costs of both forms were measured.
static bool hasCosts(const RuntimeChoice &choice, quantize::Mode mode) {
  return choice.target == Runtime::Interpreter &&
         choice.form == RecurrentForm::Fused && mode == quantize::Mode::None;
}

Error optimizeFor(StringRef optimizeFor, StringRef rnn, quantize::Mode mode,
                  RuntimeChoice &choice) {
  if (!optimizeFor.empty() && optimizeFor != "size" && optimizeFor != "speed")
    return userError(Code::InvalidOption,
                     "unknown value '" + optimizeFor + "' of --optimize-for",
                     "", "valid values: size, speed");
  choice.isFastest =
      optimizeFor == "speed" && rnn.empty() && hasCosts(choice, mode);
  return Error::success();
}

void selectForms(const RuntimeChoice &choice, RuleSelection &selection) {
  // The rules of phase rnn choose the form of the loops in these.
  if (choice.isFastest)
    for (StringRef rule : {"composite-keras-lstm", "recurrent-fuse-block-lstm"})
      selection.disabled.insert(rule);
  selection.disableTagged(peepholeRules(),
                          ("not-target=" + nameOf(choice.target)).str());
  if (choice.form == RecurrentForm::Fused)
    return;
  for (ArrayRef<RuleInfo> rules : {recurrentRules(), compositeRules()})
    selection.disableTagged(rules, "rnn=fused");
  if (choice.form == RecurrentForm::Unrolled)
    selection.enableTagged(recurrentRules(), "rnn=unrolled");
}

SmallVector<std::string> missingOps(const RuntimeChoice &choice,
                                    quantize::Mode mode) {
  Runtime target = choice.target;
  SmallVector<std::string> missing;
  // No runtime has integer kernels for these.
  if (quantize::needsRanges(mode))
    missing = {"BIDIRECTIONAL_SEQUENCE_LSTM", "BIDIRECTIONAL_SEQUENCE_RNN",
               "UNIDIRECTIONAL_SEQUENCE_RNN", saturatedGatesFeature.str(),
               lstmActivationsFeature.str()};
  if (choice.isFastest)
    missing.push_back(fastestFusedFeature.str());
  if (target != Runtime::Micro)
    return missing;
  for (const tfl::OpFacts *facts : tfl::allOpFacts())
    if (!microTypes(facts->builtinName))
      missing.push_back(facts->builtinName.str());
  if (refuses(target, Feature::LSTMVariants))
    missing.push_back(lstmVariantsFeature.str());
  if (refuses(target, Feature::LSTMActivations))
    missing.push_back(lstmActivationsFeature.str());
  if (refuses(target, Feature::IntegerCounts))
    missing.push_back(integerCountsFeature.str());
  return missing;
}

/// The names of element types in a list of TFUSE_MICRO_OP.
static bool lists(StringRef types, StringRef name) {
  return is_contained(split(types.trim(), ' '), name);
}

SmallVector<std::string> missingIntegerKernels(Runtime target) {
  SmallVector<std::string> missing;
  if (target != Runtime::Micro)
    return missing;
  for (const tfl::OpFacts *facts : tfl::allOpFacts()) {
    std::optional<StringRef> types = microTypes(facts->builtinName);
    if (!types || types->empty())
      continue;
    // The first operand's types, or the result's if no operand is listed.
    auto [operands, results] = types->split("->");
    StringRef first = operands.split(',').first;
    for (unsigned bits : {8, 16})
      if (!lists(first.trim().empty() ? results : first,
                 ("qi" + Twine(bits)).str()))
        missing.push_back((facts->builtinName + ":" + Twine(bits)).str());
  }
  return missing;
}

bool takesPerChannelFullyConnected(Runtime target) {
  return !refuses(target, Feature::PerChannelFullyConnected);
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static bool holdsState(Operation *op) {
  auto facts = dyn_cast<tfl::OpFactsInterface>(op);
  return facts && !facts.getFacts().stateful.empty();
}

static bool isDynamic(Type type) {
  auto tensor = dyn_cast<ShapedType>(type);
  return tensor && !tensor.hasStaticShape();
}

static bool isHalf(Type type) { return getElementTypeOrSelf(type).isF16(); }

static bool isFloat(Type type) {
  return isa<TensorType>(type) && getElementTypeOrSelf(type).isF32();
}

/// The kernel quantizes its float activations while it runs.
static bool isHybrid(Operation *op, const tfl::OpFacts &facts) {
  return op->getNumOperands() > 0 && isFloat(op->getOperand(0).getType()) &&
         any_of(facts.quant.weights, [&](int index) {
           return index < static_cast<int>(op->getNumOperands()) &&
                  isa<quant::QuantizedType>(
                      getElementTypeOrSelf(op->getOperand(index).getType()));
         });
}

static bool isEmpty(Type type) {
  auto tensor = dyn_cast<ShapedType>(type);
  return tensor && tensor.hasRank() && is_contained(tensor.getShape(), 0);
}

/// Micro treats a vector of size 0 as a scalar, and other empty tensors as
/// tensors of unknown sizes.
static bool hasEmptyResult(Operation *op) {
  return any_of(op->getResultTypes(), [&](Type type) {
    return isEmpty(type) && (cast<ShapedType>(type).getRank() != 1 ||
                             isa<tfl::DynamicUpdateSliceOp>(op));
  });
}

/// Variable ops copy bytes, whatever the element type.
static bool isVariableOp(Operation *op) {
  return isa<tfl::VarHandleOp, tfl::ReadVariableOp, tfl::AssignVariableOp>(op);
}

/// Peepholes, coupled gates or a projection.
static bool isLSTMVariant(Operation *op) {
  auto lstm = dyn_cast<tfl::UnidirectionalSequenceLSTMOp>(op);
  auto isAbsent = [](Value value) { return isa<NoneType>(value.getType()); };
  return lstm && (isAbsent(lstm.getInputToInputWeights()) ||
                  !isAbsent(lstm.getCellToOutputWeights()) ||
                  !isAbsent(lstm.getProjectionWeights()));
}

static bool isInt16LSTM(Operation *op) {
  auto lstm = dyn_cast<tfl::UnidirectionalSequenceLSTMOp>(op);
  if (!lstm)
    return false;
  auto type = dyn_cast<quant::QuantizedType>(
      getElementTypeOrSelf(lstm.getInput().getType()));
  return type && type.getStorageTypeIntegralWidth() == 16;
}

/// True for fake-quant ops of a float model.
static bool isUnsignedQuantize(Operation *op) {
  auto quantize = dyn_cast<tfl::QuantizeOp>(op);
  if (!quantize || !isFloat(quantize.getInput().getType()))
    return false;
  auto type = dyn_cast<quant::QuantizedType>(
      getElementTypeOrSelf(quantize.getResult().getType()));
  return type && !type.isSigned();
}

static bool hasOtherActivation(Operation *op) {
  auto lstm = dyn_cast<tfl::UnidirectionalSequenceLSTMOp>(op);
  return lstm && lstm.getFusedActivationFunction() != "TANH";
}

/// True if a graph uses a variable without a handle in the first signature's
/// graph. Micro allocates variables only for the handles of that graph.
static bool hasLateVariables(ModuleOp module) {
  auto functions = module.getOps<func::FuncOp>();
  auto first = find_if(functions, [](func::FuncOp function) {
    return function->hasAttr("tf.entry_function");
  });
  if (first == functions.end())
    return false;
  llvm::StringSet<> early;
  (*first).walk(
      [&](tfl::VarHandleOp handle) { early.insert(handle.getSharedName()); });
  return module
      .walk([&](tfl::VarHandleOp handle) {
        return early.contains(handle.getSharedName()) ? WalkResult::advance()
                                                      : WalkResult::interrupt();
      })
      .wasInterrupted();
}

static bool isString(Type type) {
  return isa<tf_type::StringType>(getElementTypeOrSelf(type));
}

/// Why a runtime's buffers cannot hold the inputs and outputs of a signature;
/// empty if they can.
static StringRef whyNoBuffers(func::FuncOp signature, Runtime runtime,
                              tfl::PreparedSizes &sizes) {
  ValueRange results =
      signature.getBody().front().getTerminator()->getOperands();
  if (refuses(runtime, Feature::StringInterface) &&
      (any_of(signature.getArgumentTypes(), isString) ||
       any_of(signature.getResultTypes(), isString)))
    return "string inputs or outputs";
  if (refuses(runtime, Feature::SharedOutputs)) {
    if (any_of(results, [](Value value) { return isa<BlockArgument>(value); }))
      return "an output that is an input";
    if (llvm::DenseSet<Value>(results.begin(), results.end()).size() !=
        results.size())
      return "two outputs that are the same tensor";
  }
  if (refuses(runtime, Feature::EmptyOutputs) &&
      any_of(signature.getResultTypes(), isEmpty))
    return "an output without elements";
  if (refuses(runtime, Feature::ComputedOutputs) &&
      !sizes.canGiveBuffers(signature))
    return "the size of an output is computed at run time";
  return "";
}

static std::string whyNoBuffers(ModuleOp module, Runtime runtime) {
  tfl::PreparedSizes sizes(module);
  for (auto function : module.getOps<func::FuncOp>())
    if (function->hasAttr("tf.entry_function"))
      if (StringRef why = whyNoBuffers(function, runtime, sizes); !why.empty())
        return why.str();
  return "";
}

static bool hasMicroKernel(StringRef customCode) {
  static const llvm::StringSet<> kernels = {
#define TFUSE_MICRO_CUSTOM_OP(code) code,
#include "tfuse/Pipeline/Runtimes.def"
  };
  return kernels.contains(customCode);
}

/// The name of an element type in Runtimes.def; empty if it has none.
static std::string nameOf(Type element) {
  if (auto quantized = dyn_cast<quant::QuantizedType>(element))
    return ((quantized.isSigned() ? "qi" : "qui") +
            Twine(quantized.getStorageTypeIntegralWidth()))
        .str();
  std::string text;
  if (!isa<IntegerType, FloatType>(element))
    return text;
  raw_string_ostream(text) << element;
  return text;
}

/// A type that Micro's kernel does not support; null if it supports all.
static Type refusedType(Operation *op, StringRef types) {
  auto isRefused = [](StringRef allowed, Value value) {
    std::string name = nameOf(getElementTypeOrSelf(value.getType()));
    return !allowed.trim().empty() && !name.empty() && !lists(allowed, name);
  };
  auto [operands, results] = types.split("->");
  unsigned index = 0;
  for (StringRef allowed : split(operands, ',')) {
    if (index == op->getNumOperands())
      break;
    if (Value value = op->getOperand(index++); isRefused(allowed, value))
      return getElementTypeOrSelf(value.getType());
  }
  if (op->getNumResults() && isRefused(results, op->getResult(0)))
    return getElementTypeOrSelf(op->getResult(0).getType());
  return {};
}

/// True if an operand that Micro's kernel requires as a constant is computed.
static bool lacksConstant(Operation *op, StringRef name) {
  static const llvm::StringMap<SmallVector<unsigned, 3>> constants = {
#define TFUSE_MICRO_CONSTANTS(name, ...) {#name, {__VA_ARGS__}},
#include "tfuse/Pipeline/Runtimes.def"
  };
  auto found = constants.find(name);
  return found != constants.end() && any_of(found->second, [&](unsigned index) {
           return index < op->getNumOperands() &&
                  !matchPattern(op->getOperand(index), m_Constant());
         });
}

/// The code of a custom op.
static std::string customCode(Operation *op) {
  auto code = op->getAttrOfType<StringAttr>("custom_code");
  return code ? code.str() : op->getName().getStringRef().str();
}

static bool isFlexOp(Operation *op) {
  auto custom = dyn_cast<tfl::CustomOp>(op);
  return custom && custom.getCustomCode().starts_with("Flex");
}

std::string whyRefused(Operation *op, Runtime runtime) {
  auto facts = dyn_cast<tfl::OpFactsInterface>(op);
  StringRef name = facts ? StringRef(facts.getFacts().builtinName) : "";
  if (refuses(runtime, Feature::VariableTensors) && holdsState(op))
    return (name + " keeps state in variable tensors").str();
  if (refuses(runtime, Feature::DynamicShapes) &&
      (any_of(op->getOperandTypes(), isDynamic) ||
       any_of(op->getResultTypes(), isDynamic)))
    return "unknown dimensions";
  if (refuses(runtime, Feature::EmptyTensors) && facts && hasEmptyResult(op))
    return "a tensor without elements";
  if (refuses(runtime, Feature::HalfPrecision) && facts && !isVariableOp(op) &&
      (any_of(op->getOperandTypes(), isHalf) ||
       any_of(op->getResultTypes(), isHalf)))
    return "float16";
  if (refuses(runtime, Feature::LSTMVariants) && isLSTMVariant(op))
    return "an LSTM with peepholes, coupled gates or a projection";
  if (refuses(runtime, Feature::LSTMActivations) && hasOtherActivation(op))
    return "an LSTM with another activation than tanh";
  if (refuses(runtime, Feature::Int16LSTM) && isInt16LSTM(op))
    return "an LSTM with int16 activations";
  if (refuses(runtime, Feature::HybridOps) && facts &&
      isHybrid(op, facts.getFacts()))
    return ("float32 activations beside integer weights (" + name + ")").str();
  if (refuses(runtime, Feature::UnsignedQuantize) && isUnsignedQuantize(op))
    return "QUANTIZE of float32 to uint8";
  if (refuses(runtime, Feature::Strings) &&
      (any_of(op->getOperandTypes(), isString) ||
       any_of(op->getResultTypes(), isString)))
    return "strings";
  if (refuses(runtime, Feature::FlexOps) && isFlexOp(op))
    return customCode(op) + " needs the Flex delegate";
  if (refuses(runtime, Feature::CustomOps) && op->hasTrait<tfl::IsCustom>() &&
      !hasMicroKernel(customCode(op)))
    return "the custom op " + customCode(op);
  if (runtime != Runtime::Micro || !facts)
    return "";
  std::optional<StringRef> types = microTypes(name);
  if (!types)
    return ("no kernel for " + name).str();
  if (Type type = refusedType(op, *types))
    return ("the kernel for " + name + " does not support " + nameOf(type))
        .str();
  if (lacksConstant(op, name))
    return ("the kernel for " + name + " needs constant operands").str();
  return "";
}

std::string whyRefused(ModuleOp module, Runtime runtime) {
  if (refuses(runtime, Feature::LateVariables) && hasLateVariables(module))
    return "variables that the first signature does not use";
  std::string why;
  module.walk([&](Operation *op) {
    why = whyRefused(op, runtime);
    return why.empty() ? WalkResult::advance() : WalkResult::interrupt();
  });
  return why.empty() ? whyNoBuffers(module, runtime) : why;
}

SmallVector<std::pair<StringRef, std::string>> refusingRuntimes(Operation *op) {
  SmallVector<std::pair<StringRef, std::string>> result;
  for (const RuntimeInfo &info : runtimes)
    if (std::string why = whyRefused(op, info.runtime); !why.empty())
      result.emplace_back(info.name, std::move(why));
  return result;
}

std::string describeRefusal(ModuleOp module, Runtime runtime) {
  std::string why = whyRefused(module, runtime);
  if (why.empty())
    return "";
  const auto *info = find_if(runtimes, [&](const RuntimeInfo &info) {
    return info.runtime == runtime;
  });
  return ("target '" + info->name + "' cannot run the model: " + why).str();
}

/// " with the Flex delegate (FlexStringLower, ...)" if the module has Flex ops.
static std::string describeFlexOps(ModuleOp module) {
  llvm::SetVector<StringRef> codes;
  module.walk([&](tfl::CustomOp op) {
    if (isFlexOp(op))
      codes.insert(op.getCustomCode());
  });
  return codes.empty()
             ? ""
             : " with the Flex delegate (" + llvm::join(codes, ", ") + ")";
}

std::string describeFasterForm(ModuleOp module, const RuntimeChoice &choice,
                               quantize::Mode mode) {
  if (choice.isFastest || !hasCosts(choice, mode))
    return "";
  unsigned layers = 0, loops = 0, unrolled = 0;
  double now = 0, best = 0;
  module.walk([&](Operation *op) {
    std::optional<RecurrentCosts> costs = costsOfSequenceOp(op);
    if (!costs)
      return;
    ++layers;
    now += costs->fused;
    // --optimize-for=speed keeps layers that the model unrolls unrolled.
    bool isUnrolled = op->hasAttr(unrolledAttrName);
    double other = isUnrolled ? costs->unrolled : costs->loop;
    best += std::min(costs->fused, other);
    (isUnrolled ? unrolled : loops) += other < costs->fused;
  });
  // The costs are estimates.
  if (loops + unrolled == 0 || now < 1.1 * best)
    return "";
  return formatv("--optimize-for=speed: on x86 CPUs, {0} of {1} recurrent ops "
                 "would be faster {2}, all together about {3:F1} times",
                 loops + unrolled, layers,
                 unrolled == 0 ? "as WHILE loops"
                 : loops == 0  ? "unrolled"
                               : "as WHILE loops or unrolled",
                 now / best)
      .str();
}

std::string describeRuntimes(ModuleOp module) {
  std::string text, others;
  for (const RuntimeInfo &info : runtimes) {
    std::string why = whyRefused(module, info.runtime);
    if (why.empty())
      text += (text.empty() ? "" : ", ") + info.name.str() +
              describeFlexOps(module);
    else
      others +=
          (others.empty() ? "" : "; ") + info.name.str() + " (" + why + ")";
  }
  return "runs on " + text + (others.empty() ? "" : "; not on " + others);
}

} // namespace tfuse
