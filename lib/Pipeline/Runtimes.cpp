//===- Runtimes.cpp - What runs a converted file --------------------------===//

#include "tfuse/Pipeline/Runtimes.h"

#include "tfuse/Dialect/TF/IR/TFTypes.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Composite.h"
#include "tfuse/Rules/Recurrent.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

/// What a file may hold that not every runtime takes.
enum class Feature {
  VariableTensors,
  DynamicShapes,
  HalfPrecision,
  LSTMVariants,
  IntegerCounts,
  ComputedSlices,
  LateVariables,
  Strings,
  CustomOps
};

struct RuntimeInfo {
  Runtime runtime;
  StringLiteral name;
};

struct Refusal {
  Runtime runtime;
  Feature feature;
};

constexpr RuntimeInfo runtimes[] = {
#define TFUSE_RUNTIME(Id, name, summary) {Runtime::Id, name},
#include "tfuse/Pipeline/Runtimes.def"
};

constexpr Refusal refusals[] = {
#define TFUSE_RUNTIME_REFUSES(Id, feature) {Runtime::Id, Feature::feature},
#include "tfuse/Pipeline/Runtimes.def"
};

} // namespace

static bool refuses(Runtime runtime, Feature feature) {
  return any_of(refusals, [&](const Refusal &refusal) {
    return refusal.runtime == runtime && refusal.feature == feature;
  });
}

/// What TFLite Micro's kernel of a builtin takes, "operands -> results";
/// nothing if it has none.
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

Expected<RuntimeChoice> chooseRuntime(StringRef target, StringRef rnn) {
  RuntimeChoice choice;
  const auto *named = find_if(runtimes, [&](const RuntimeInfo &info) {
    return info.name == (target.empty() ? "interpreter" : target);
  });
  if (named == std::end(runtimes))
    return userError(Code::InvalidOption, "there is no target '" + target + "'",
                     "", "interpreter, compiled-model or micro");
  choice.target = named->runtime;
  bool isFusedRefused = refuses(choice.target, Feature::VariableTensors);
  auto form = llvm::StringSwitch<std::optional<RecurrentForm>>(rnn)
                  .Case("", isFusedRefused ? RecurrentForm::While
                                           : RecurrentForm::Fused)
                  .Case("fused", RecurrentForm::Fused)
                  .Case("while", RecurrentForm::While)
                  .Case("unrolled", RecurrentForm::Unrolled)
                  .Default(std::nullopt);
  if (!form)
    return userError(Code::InvalidOption,
                     "there is no form '" + rnn + "' of recurrent networks", "",
                     "fused, while or unrolled");
  if (*form == RecurrentForm::Fused && isFusedRefused)
    return userError(Code::InvalidOption,
                     "target '" + target +
                         "' takes no fused recurrent ops: their state is in "
                         "variable tensors",
                     "", "leave --rnn out, or choose while or unrolled");
  choice.form = *form;
  return choice;
}

void selectForms(const RuntimeChoice &choice, RuleSelection &selection) {
  if (choice.form == RecurrentForm::Fused)
    return;
  for (const RuleInfo &rule : recurrentRules())
    if (makesSequenceOps(rule.id))
      selection.disabled.insert(rule.id);
  if (choice.form == RecurrentForm::Unrolled)
    selection.enabled.insert("recurrent-unroll");
  for (StringRef rule : compositesWithState())
    selection.disabled.insert(rule);
}

void noteMissingOps(ModuleOp module, Runtime target) {
  if (target != Runtime::Micro)
    return;
  SmallVector<Attribute> missing;
  for (const tfl::OpFacts *facts : tfl::allOpFacts())
    if (!microTypes(facts->builtinName))
      missing.push_back(
          StringAttr::get(module.getContext(), facts->builtinName));
  if (refuses(target, Feature::LSTMVariants))
    missing.push_back(
        StringAttr::get(module.getContext(), lstmVariantsFeature));
  if (refuses(target, Feature::IntegerCounts))
    missing.push_back(
        StringAttr::get(module.getContext(), integerCountsFeature));
  module->setAttr(missingOpsAttrName,
                  ArrayAttr::get(module.getContext(), missing));
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

/// Peepholes, coupled gates or a projection.
static bool isLSTMVariant(Operation *op) {
  auto lstm = dyn_cast<tfl::UnidirectionalSequenceLSTMOp>(op);
  auto isAbsent = [](Value value) { return isa<NoneType>(value.getType()); };
  return lstm && (isAbsent(lstm.getInputToInputWeights()) ||
                  !isAbsent(lstm.getCellToOutputWeights()) ||
                  !isAbsent(lstm.getProjectionWeights()));
}

/// The loops, and the functions that they call, directly or not.
static llvm::DenseSet<Operation *> partsOfLoops(ModuleOp module) {
  SymbolTable functions(module);
  llvm::DenseSet<Operation *> parts;
  SmallVector<Operation *> work;
  module.walk([&](tfl::WhileOp loop) { work.push_back(loop); });
  while (!work.empty()) {
    Operation *part = work.pop_back_val();
    if (!parts.insert(part).second)
      continue;
    if (auto uses = SymbolTable::getSymbolUses(part))
      for (SymbolTable::SymbolUse use : *uses)
        if (Operation *callee =
                functions.lookup(use.getSymbolRef().getLeafReference()))
          work.push_back(callee);
  }
  return parts;
}

static bool isConstantValue(Value value) {
  return matchPattern(value, m_Constant());
}

/// A slice between bounds that are computed, so that nobody knows its sizes
/// before it runs.
static bool isComputedSlice(Operation *op) {
  return isa<tfl::StridedSliceOp, tfl::SliceOp>(op) &&
         isDynamic(op->getResult(0).getType()) &&
         !all_of(op->getOperands().slice(1, 2), isConstantValue);
}

static bool hasComputedSlicesInLoops(ModuleOp module) {
  return any_of(partsOfLoops(module), [](Operation *part) {
    return part
        ->walk([](Operation *op) {
          return isComputedSlice(op) ? WalkResult::interrupt()
                                     : WalkResult::advance();
        })
        .wasInterrupted();
  });
}

/// Whether a graph has a handle of a variable that the first signature's has
/// none of. Only the handles of the first graph get memory.
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

static std::string nameOf(Type element) {
  std::string text;
  raw_string_ostream(text) << element;
  return text;
}

/// The type that Micro's kernel does not take; null if it takes them.
static Type refusedType(Operation *op, StringRef types) {
  auto [operands, results] = types.split("->");
  auto isRefused = [](StringRef allowed, ValueRange values) {
    if (allowed.trim().empty() || values.empty())
      return false;
    Type element = getElementTypeOrSelf(values.front().getType());
    return !is_contained(split(allowed.trim(), ' '), nameOf(element)) &&
           isa<IntegerType, FloatType>(element);
  };
  if (isRefused(operands, op->getOperands()))
    return getElementTypeOrSelf(op->getOperand(0).getType());
  if (isRefused(results, op->getResults()))
    return getElementTypeOrSelf(op->getResult(0).getType());
  return {};
}

/// The code of a custom op.
static std::string customCode(Operation *op) {
  auto code = op->getAttrOfType<StringAttr>("custom_code");
  return code ? code.str() : op->getName().getStringRef().str();
}

std::string whyRefused(ModuleOp module, Runtime runtime) {
  std::string why;
  auto refuse = [&](const Twine &reason) {
    why = reason.str();
    return WalkResult::interrupt();
  };
  if (refuses(runtime, Feature::LateVariables) && hasLateVariables(module))
    return "variables that its first signature has no part in";
  module.walk([&](Operation *op) {
    auto facts = dyn_cast<tfl::OpFactsInterface>(op);
    StringRef name = facts ? StringRef(facts.getFacts().builtinName) : "";
    if (refuses(runtime, Feature::VariableTensors) && holdsState(op))
      return refuse(name + " keeps state in variable tensors");
    if (refuses(runtime, Feature::DynamicShapes) &&
        (any_of(op->getOperandTypes(), isDynamic) ||
         any_of(op->getResultTypes(), isDynamic)))
      return refuse("sizes that are not known");
    if (refuses(runtime, Feature::HalfPrecision) &&
        (any_of(op->getOperandTypes(), isHalf) ||
         any_of(op->getResultTypes(), isHalf)))
      return refuse("half precision");
    if (refuses(runtime, Feature::LSTMVariants) && isLSTMVariant(op))
      return refuse("an LSTM with peepholes, coupled gates or a projection");
    if (refuses(runtime, Feature::Strings) &&
        (any_of(op->getOperandTypes(), isString) ||
         any_of(op->getResultTypes(), isString)))
      return refuse("strings");
    if (refuses(runtime, Feature::CustomOps) &&
        isa<tfl::CustomOp, tfl::CustomTfOp>(op))
      return refuse("the custom op " + customCode(op));
    if (runtime != Runtime::Micro || !facts)
      return WalkResult::advance();
    std::optional<StringRef> types = microTypes(name);
    if (!types)
      return refuse("it has no kernel for " + name);
    if (Type type = refusedType(op, *types))
      return refuse("its kernel for " + name + " takes no " + nameOf(type));
    return WalkResult::advance();
  });
  if (why.empty() && refuses(runtime, Feature::ComputedSlices) &&
      hasComputedSlicesInLoops(module))
    return "a loop takes slices of computed sizes";
  return why;
}

std::string describeRuntimes(ModuleOp module) {
  std::string text, others;
  for (const RuntimeInfo &info : runtimes) {
    std::string why = whyRefused(module, info.runtime);
    if (why.empty())
      text += (text.empty() ? "" : ", ") + info.name.str();
    else
      others +=
          (others.empty() ? "" : "; ") + info.name.str() + " (" + why + ")";
  }
  return "runs on " + text + (others.empty() ? "" : "; not on " + others);
}

} // namespace tfuse
