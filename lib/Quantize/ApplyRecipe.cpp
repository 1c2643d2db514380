//===- ApplyRecipe.cpp - Gives each op its configuration ------------------===//

#include "tfuse/Quantize/ApplyRecipe.h"

#include "OpConfigs.h"
#include "OperandRoles.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Quantize/Passes.h"
#include "tfuse/Quantize/TensorIds.h"
#include "tfuse/Report/Report.h"
#include "tfuse/Support/Diagnostics.h"
#include "tfuse/Support/NodeName.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

#define GEN_PASS_DEF_APPLYRECIPEPASS
#include "tfuse/Quantize/Passes.h.inc"

using tfl::OpFactsInterface;

/// ai-edge-quantizer's names for the producer of a model's inputs and the user
/// of its outputs.
static constexpr StringLiteral kVirtualOps[] = {"INPUT", "OUTPUT"};

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static bool hasWeights(OpFactsInterface op) {
  return any_of(op->getOpOperands(), [&](OpOperand &use) {
    return roleOf(op.getFacts().quant, use) == OperandRole::Weights;
  });
}

/// The reason the kernel takes no int4 weights in a mode without DEQUANTIZE;
/// empty if it does, or if the op has no weights.
static StringRef whyNotFourBits(OpFactsInterface op, Mode mode) {
  // LiteRT 2.3 refuses float inputs, and with int16 inputs it reads two weights
  // in a byte as one.
  if (isa<tfl::DepthwiseConv2DOp>(*op) && mode != Mode::Int8)
    return "its kernel takes int4 weights with int8 inputs only";
  bool takesAll = all_of(op->getOpOperands(), [&](OpOperand &use) {
    const tfl::ValueFacts *value =
        operandFacts(op, op.getFacts(), use.getOperandNumber());
    return roleOf(op.getFacts().quant, use) != OperandRole::Weights || !value ||
           value->kinds == 0 ||
           (value->kinds & tfl::kindBit(tfl::ElementKind::QI4));
  });
  return takesAll ? "" : "its kernel takes no int4 weights";
}

/// The reason no kernel of the op has this configuration; empty if one has.
/// Conditions on a single op, such as known ranges, are those of the passes.
static StringRef whyUnsupported(OpFactsInterface op, const OpConfig &config) {
  const tfl::QuantFacts &facts = op.getFacts().quant;
  switch (config.mode) {
  case Mode::None:
    return "";
  case Mode::Int8:
  case Mode::Int16x8:
    if (!facts.quantizable)
      return "it has no kernel for integers";
    return config.weightBits == 4 ? whyNotFourBits(op, config.mode) : "";
  case Mode::Float16:
    return any_of(op->getOperands(),
                  [](Value operand) {
                    return isFloat(operand.getType()) && isConstant(operand);
                  })
               ? ""
               : "it has no float constants";
  case Mode::DynamicRange:
    if (!facts.dynamicRange)
      return "its kernel takes no integer weights with float inputs";
    [[fallthrough]];
  case Mode::Weights:
    if (!hasWeights(op))
      return "it has no constant weights";
    return config.mode == Mode::DynamicRange && config.weightBits == 4
               ? whyNotFourBits(op, config.mode)
               : "";
  }
  llvm_unreachable("unknown mode");
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

namespace {
class RecipeApplier {
public:
  RecipeApplier(const TensorIds &ids, const Recipe &recipe,
                ArrayRef<std::string> keepFloat, Report *report)
      : ids(ids), recipe(recipe), kept({}, keepFloat), report(report) {}

  Error applyTo(OpFactsInterface op);

private:
  /// The names of the op's results, or of its operands if it has none, each
  /// followed by ";".
  std::string scopeOf(Operation *op) const;
  void note(OpFactsInterface op, const Twine &reason) const;

  const TensorIds &ids;
  const Recipe &recipe;
  OpConfigs kept;
  Report *report;
};
} // namespace

/// The name of a tensor in the file: its id without the name of the subgraph.
static StringRef tensorName(StringRef id) { return id.split(':').second; }

std::string RecipeApplier::scopeOf(Operation *op) const {
  std::string scope;
  auto add = [&](Value value) {
    if (StringRef id = ids.of(value); !id.empty())
      scope += (tensorName(id) + ";").str();
  };
  for_each(op->getResults(), add);
  if (scope.empty())
    for_each(op->getOperands(), add);
  return scope;
}

void RecipeApplier::note(OpFactsInterface op, const Twine &reason) const {
  if (report)
    report->recordNote((op.getFacts().builtinName + " stays float at '" +
                        nodeName(op) + "': " + reason)
                           .str());
}

Error RecipeApplier::applyTo(OpFactsInterface op) {
  setConfig(op, {});
  bool isReported = hasWeights(op);
  if (kept.isKept(op)) {
    note(op, "its name matches a pattern of layers to keep");
    return Error::success();
  }
  StringRef operation = op.getFacts().builtinName;
  for (const Recipe::Entry *entry : recipe.matching(operation, scopeOf(op))) {
    StringRef why = whyUnsupported(op, entry->config);
    if (why.empty()) {
      setConfig(op, entry->config);
      if (entry->config.mode == Mode::None)
        note(op, entry->description + " says so");
      return Error::success();
    }
    if (!entry->isForAllOps())
      return userError(
          Code::InvalidOption,
          entry->description + " asks for " + modeName(entry->config.mode) +
              " quantization of " + operation + ": " + why,
          nodeName(op), "choose another configuration for the operation");
    isReported |= needsRanges(entry->config.mode);
  }
  if (isReported)
    note(op, "no entry of the recipe applies to it");
  return Error::success();
}

Error applyRecipe(ModuleOp module, const Recipe &recipe,
                  ArrayRef<std::string> keepFloat, Report *report) {
  for (const Recipe::Entry &entry : recipe.entries()) {
    bool isKnown = entry.isForAllOps() || entry.operation == "INPUT" ||
                   entry.operation == "OUTPUT" ||
                   any_of(tfl::allOpFacts(), [&](const tfl::OpFacts *facts) {
                     return facts->builtinName == entry.operation;
                   });
    if (!isKnown)
      return userError(Code::InvalidOption,
                       entry.description + " names no builtin operator", "",
                       "operators have the names of the TFLite schema");
  }
  Expected<TensorIds> ids = TensorIds::of(module);
  if (!ids)
    return ids.takeError();
  RecipeApplier applier(*ids, recipe, keepFloat, report);
  Error error = Error::success();
  module.walk<WalkOrder::PreOrder>([&](OpFactsInterface op) {
    if (!hasChoiceOfType(op))
      return WalkResult::advance();
    error = applier.applyTo(op);
    return error ? WalkResult::interrupt() : WalkResult::advance();
  });
  return error;
}

//===----------------------------------------------------------------------===//
// Inputs and outputs
//===----------------------------------------------------------------------===//

/// The type that the entries for INPUT or OUTPUT give the tensors.
static IOType ioTypeOf(const Recipe &recipe, StringRef operation,
                       ArrayRef<StringRef> names) {
  std::string scope;
  for (StringRef name : names)
    scope += (name + ";").str();
  for (const Recipe::Entry *entry : recipe.matching(operation, scope)) {
    if (entry->config.mode == Mode::None)
      break;
    if (needsRanges(entry->config.mode))
      return entry->config.mode == Mode::Int8 ? IOType::Int8 : IOType::Int16;
  }
  return IOType::Float32;
}

Error chooseIOTypes(ModuleOp module, const Recipe &recipe, IOType &input,
                    IOType &output) {
  Expected<TensorIds> ids = TensorIds::of(module);
  if (!ids)
    return ids.takeError();
  std::optional<IOType> types[2];
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isDeclaration() || function.isPrivate())
      continue;
    auto names = [&](auto values) {
      SmallVector<StringRef> found;
      for (Value value : values)
        if (isFloat(value.getType()))
          found.push_back(tensorName(ids->of(value)));
      return found;
    };
    SmallVector<StringRef> tensors[] = {
        names(function.getArguments()),
        names(function.front().getTerminator()->getOperands())};
    for (auto [i, operation] : enumerate(kVirtualOps)) {
      if (tensors[i].empty())
        continue;
      IOType type = ioTypeOf(recipe, operation, tensors[i]);
      if (types[i] && *types[i] != type)
        return userError(Code::InvalidOption,
                         "the entries of the recipe for " + operation +
                             " give signatures different types",
                         "", "choose one type with --io-type");
      types[i] = type;
    }
  }
  input = types[0].value_or(IOType::Float32);
  output = types[1].value_or(IOType::Float32);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
class ApplyRecipe : public impl::ApplyRecipePassBase<ApplyRecipe> {
public:
  using ApplyRecipePassBase::ApplyRecipePassBase;

private:
  void runOnOperation() override {
    auto fail = [&](Error error) {
      emitError(UnknownLoc::get(&getContext())) << toString(std::move(error));
      signalPassFailure();
    };
    Expected<Recipe> read = Recipe::read(recipe);
    if (!read)
      return fail(read.takeError());
    if (Error error = applyRecipe(getOperation(), *read, /*keepFloat=*/{},
                                  /*report=*/nullptr))
      fail(std::move(error));
  }
};
} // namespace

} // namespace tfuse::quantize
