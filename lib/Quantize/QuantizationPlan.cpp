//===- QuantizationPlan.cpp - Which values are integers -------------------===//

#include "QuantizationPlan.h"

#include "FakeQuant.h"
#include "IntegerArithmetic.h"
#include "OperandRoles.h"
#include "QuantizedRecurrent.h"
#include "tfuse/Dialect/TF/IR/TFSavedModel.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

using tfl::OpFactsInterface;

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

SmallVector<Value, 4> QuantizationPlan::targetsOf(OpOperand &use) const {
  Operation *op = use.getOwner();
  unsigned index = use.getOperandNumber();
  if (auto loop = dyn_cast<tfl::WhileOp>(op))
    return {loop->getResult(index), loop.getCond().getArgument(index),
            loop.getBody().getArgument(index)};
  if (isa<tfl::YieldOp>(op)) {
    Operation *parent = op->getParentOp();
    if (auto loop = dyn_cast<tfl::WhileOp>(parent)) {
      if (op->getParentRegion() == &loop.getCond())
        return {};
      return {loop->getResult(index), loop.getCond().getArgument(index),
              loop.getBody().getArgument(index)};
    }
    if (isa<tfl::IfOp, tfl::ControlNodeOp>(parent))
      return {parent->getResult(index)};
    return {};
  }
  if (auto call = dyn_cast<func::CallOp>(op)) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if (callee && !callee.isDeclaration())
      return {callee.getArgument(index)};
    return {};
  }
  if (isa<func::ReturnOp>(op))
    if (auto found = resultsOfCalls.find(op->getParentOp());
        found != resultsOfCalls.end())
      return {found->second[index]};
  return {};
}

/// Whether no conversion may be inserted where the op uses a value.
static bool isInRegionOfCalls(Operation *op) {
  return isa<tfl::YieldOp, func::CallOp>(op) &&
         isa<tfl::WhileOp, tfl::IfOp>(op->getParentOp());
}

void QuantizationPlan::findPassedValues() {
  module.walk([&](Operation *op) {
    for (OpOperand &use : op->getOpOperands()) {
      SmallVector<Value, 4> targets = targetsOf(use);
      if (targets.empty() || !isFloat(use.get().getType()))
        continue;
      // Operands of loops, and values that branches take from the function, are
      // converted outside the regions.
      bool isInside = use.get().getParentRegion() == op->getParentRegion();
      if (isInRegionOfCalls(op) && isInside)
        targets.push_back(use.get());
      for (Value target : targets)
        passed.unionSets(targets.front().getAsOpaquePointer(),
                         target.getAsOpaquePointer());
    }
  });
  // Both branches take the same operands.
  module.walk([&](tfl::IfOp branch) {
    auto calleeOf = [&](Region &region) {
      auto calls = region.getOps<func::CallOp>();
      return calls.empty()
                 ? func::FuncOp()
                 : symbols.lookup<func::FuncOp>((*calls.begin()).getCallee());
    };
    func::FuncOp onTrue = calleeOf(branch.getThenRegion()),
                 onFalse = calleeOf(branch.getElseRegion());
    if (onTrue && onFalse && !onTrue.isDeclaration() &&
        !onFalse.isDeclaration())
      for (auto [a, b] : zip(onTrue.getArguments(), onFalse.getArguments()))
        if (isFloat(a.getType()))
          passed.unionSets(a.getAsOpaquePointer(), b.getAsOpaquePointer());
  });
  for (const auto &set : passed) {
    if (!set->isLeader())
      continue;
    bool isKnown = true;
    for (void *member : passed.members(*set))
      isKnown &= rangeOf(Value::getFromOpaquePointer(member)).has_value();
    if (!isKnown)
      for (void *member : passed.members(*set))
        floatPassed.insert(Value::getFromOpaquePointer(member));
  }
}

bool QuantizationPlan::isTarget(Value value) const {
  if (auto result = dyn_cast<OpResult>(value))
    return isa<tfl::WhileOp, tfl::IfOp, func::CallOp>(result.getOwner());
  auto argument = cast<BlockArgument>(value);
  auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
  return !function || !isEntry(function);
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

unsigned QuantizationPlan::bitsOf(Operation *op) const {
  return options.configs.of(op).mode == Mode::Int16x8 ? 16 : 8;
}

unsigned QuantizationPlan::bitsOf(Value value) const {
  value = insideControlNode(value);
  if (isTarget(value) || isa<BlockArgument>(value))
    return options.bits;
  Operation *producer = value.getDefiningOp();
  if (auto trained = dyn_cast<tfl::FakeQuantOp>(*producer))
    return bitsOf(trained.getInput());
  Operation *recurrent = recurrentOpOf(producer);
  return bitsOf(recurrent ? recurrent : producer);
}

unsigned QuantizationPlan::groupOf(Value value) const {
  unsigned group = numbers.lookup(value);
  while (groups[group].parent != group)
    group = groups[group].parent = groups[groups[group].parent].parent;
  return group;
}

/// The range [0, 1] of softmax counts as representable although its type ends
/// one step before 1.
static bool represents(QuantizationPlan::QuantizedType type, Range range) {
  Range own = representedRange(type);
  double step = type.getScale();
  return Range{own.min - step, own.max + step}.contains(range);
}

/// Unites the groups unless a fixed type forbids it.
void QuantizationPlan::unite(Value a, Value b) {
  unsigned first = groupOf(a), second = groupOf(b);
  if (first == second)
    return;
  Group &into = groups[first], &from = groups[second];
  if (into.fixed && from.fixed && into.fixed != from.fixed)
    return;
  if (into.fixed && from.range && !represents(into.fixed, *from.range))
    return;
  if (from.fixed && into.range && !represents(from.fixed, *into.range))
    return;
  from.parent = first;
  if (!into.fixed)
    into.fixed = from.fixed;
  if (!into.range)
    into.range = from.range;
  else if (from.range)
    into.range = into.range->united(*from.range);
  into.isTouched |= from.isTouched;
}

bool QuantizationPlan::canBeQuantized(Value value) const {
  auto found = numbers.find(value);
  if (found == numbers.end() || !ranges[found->second])
    return false;
  if (isTarget(value))
    return !floatPassed.contains(value);
  if (isa<BlockArgument>(value))
    return options.quantizesInputs;
  value = insideControlNode(value);
  if (Operation *recurrent = recurrentOpOf(value.getDefiningOp()))
    return quantizedOps.contains(recurrent);
  return quantizedOps.contains(value.getDefiningOp());
}

/// The input of the same name as an output of a signature: the application
/// passes the output of a call to the input of the next call, as files of
/// `--rnn-state=io` need it for their states. Null for other uses.
static Value inputOfSameName(OpOperand &use) {
  auto exit = dyn_cast<func::ReturnOp>(use.getOwner());
  if (!exit)
    return nullptr;
  auto function = exit->getParentOfType<func::FuncOp>();
  Attribute name = function.getResultAttr(use.getOperandNumber(),
                                          tf_saved_model::indexPathAttr);
  for (BlockArgument input : function.getArguments())
    if (name && input.getType() == use.get().getType() &&
        function.getArgAttr(input.getArgNumber(),
                            tf_saved_model::indexPathAttr) == name)
      return input;
  return nullptr;
}

/// True for an input of a signature to which the application passes an output.
static bool isPassedOn(BlockArgument input) {
  Operation *exit = input.getOwner()->getTerminator();
  return any_of(exit->getOpOperands(),
                [&](OpOperand &use) { return inputOfSameName(use) == input; });
}

/// True if an op with int8 activations may write a state with 16 bits: it moves
/// constants (FILL), float inputs, or other such states: inputs to which the
/// application passes states, and final states (the copy of a final state).
/// Other initial states are converted.
bool QuantizationPlan::canBeWide(Operation *writer) const {
  return writer && movesIntegers(writer) &&
         all_of(writer->getOperands(), [&](Value operand) {
           if (!isFloat(operand.getType()) || isConstant(operand))
             return true;
           if (auto input = dyn_cast<BlockArgument>(operand))
             return !isTarget(input) &&
                    (!options.quantizesInputs || isPassedOn(input));
           Operation *recurrent = recurrentOpOf(operand.getDefiningOp());
           return recurrent && stateOperandOf(operand.getDefiningOp()) !=
                                   hiddenStateOf(recurrent);
         });
}

void QuantizationPlan::formGroups() {
  for (auto &[value, number] : numbers) {
    Group &group = groups[number];
    group.parent = number;
    group.range = ranges[number];
    group.fixed = fixedTypeOf(value);
    group.bits = bitsOf(value);
    group.isTouched |=
        quantizedOps.contains(value.getDefiningOp()) ||
        recurrentOpOf(value.getDefiningOp()) ||
        any_of(value.getUsers(),
               [&](Operation *user) { return quantizedOps.contains(user); }) ||
        (isa<BlockArgument>(value) && options.quantizesInputs);
  }
  auto uniteIfQuantized = [&](Value a, Value b) {
    if (canBeQuantized(a) && canBeQuantized(b) && bitsOf(a) == bitsOf(b))
      unite(a, b);
  };
  for (Operation *op : quantizedOps)
    if (isIntegerRecurrent(op))
      for (int operand : cast<OpFactsInterface>(op).getFacts().stateful)
        if (Value state = op->getOperand(operand);
            operand != hiddenStateOf(op) && canBeQuantized(state) &&
            canBeWide(insideControlNode(state).getDefiningOp()))
          groups[groupOf(state)].fixed = typeOfState(op, operand);
  for (const auto &set : passed)
    for (void *member : passed.members(*set))
      uniteIfQuantized(Value::getFromOpaquePointer(set->getData()),
                       Value::getFromOpaquePointer(member));
  // The order decides which groups a fixed type splits. Trained values keep the
  // types that they were trained with; then the order of the module counts.
  module.walk([&](tfl::FakeQuantOp op) {
    uniteIfQuantized(op.getResult(), op.getInput());
  });
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (OpOperand &use : op->getOpOperands()) {
      SmallVector<Value, 4> targets = targetsOf(use);
      for (Value target : targets) {
        uniteIfQuantized(targets.front(), target);
        uniteIfQuantized(target, use.get());
      }
    }
    if (options.quantizesInputs && options.quantizesOutputs)
      for (OpOperand &use : op->getOpOperands())
        if (Value input = inputOfSameName(use))
          uniteIfQuantized(input, use.get());
    if (Operation *recurrent = recurrentOpOf(op);
        recurrent && stateOperandOf(op) == hiddenStateOf(recurrent))
      uniteIfQuantized(recurrent->getResult(0), op->getResult(0));
    if (!quantizedOps.contains(op))
      return;
    if (std::optional<unsigned> hidden = hiddenStateOf(op))
      uniteIfQuantized(op->getResult(0), op->getOperand(*hidden));
    if (!movesIntegers(op))
      return;
    Value first;
    for (Value result : op->getResults()) {
      if (!isFloat(result.getType()))
        continue;
      if (first)
        uniteIfQuantized(first, result);
      else
        first = result;
    }
    for (Value operand : op->getOperands())
      if (first && isFloat(operand.getType()))
        uniteIfQuantized(first, operand);
  });
}

/// Gives the result of an op the type that all its users need, if they agree:
/// the kernel computes in that type, and no op requantizes. Only types that
/// training fixed differ so.
void QuantizationPlan::adoptTypesOfUsers() {
  struct Uses {
    Value result; ///< The member that no FAKE_QUANT produces.
    unsigned numResults = 0;
    std::optional<QuantizedType> wanted;
    bool agree = true;
  };
  MapVector<unsigned, Uses> byGroup;
  for (auto &[value, number] : numbers)
    if (isa_and_nonnull<tfl::FakeQuantOp>(value.getDefiningOp()))
      byGroup[groupOf(value)];
  for (auto &[value, number] : numbers) {
    auto found = byGroup.find(groupOf(value));
    if (found == byGroup.end())
      continue;
    Uses &uses = found->second;
    if (!isa_and_nonnull<tfl::FakeQuantOp>(value.getDefiningOp())) {
      uses.result = value;
      ++uses.numResults;
    }
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      if (isa<tfl::FakeQuantOp>(user) &&
          groupOf(user->getResult(0)) == found->first)
        continue;
      QuantizedType type = typeAt(use);
      uses.agree &= type && type == uses.wanted.value_or(type);
      uses.wanted = type;
    }
  }
  for (auto &[group, uses] : byGroup) {
    Operation *op =
        uses.numResults == 1 ? uses.result.getDefiningOp() : nullptr;
    if (uses.agree && uses.wanted && op && quantizedOps.contains(op) &&
        !isIntegerRecurrent(op) && !movesIntegers(op) &&
        !fixedTypeOf(uses.result))
      groups[group].fixed = *uses.wanted;
  }
}

/// LiteRT takes a scale for a power of two if its base-2 logarithm is this
/// close to an integer.
static bool isNearPowerOfTwo(double scale) {
  double exponent = std::log2(scale);
  return std::abs(exponent - std::round(exponent)) < 1e-3;
}

/// Gives the results of ADD and SUB scales that LiteRT's kernels take:
/// - The int16 kernels shift integers if all scales are powers of two, and
///   refuse most of such scales. A slightly greater scale makes them multiply.
/// - The kernels abort if the greatest scale of an operand is more than 2^18
///   times that of the result (int16: 2^13): the operand may be FLT_MAX.
void QuantizationPlan::adaptSums() {
  module.walk([&](Operation *op) {
    if (!isa<tfl::AddOp, tfl::SubOp>(op) || !quantizedOps.contains(op))
      return;
    QuantizedType result = typeOf(op->getResult(0));
    if (!result || groups[groupOf(op->getResult(0))].fixed)
      return;
    unsigned bits = bitsOf(op);
    double scale = result.getScale();
    bool arePowers = bits == 16;
    for (OpOperand &use : op->getOpOperands()) {
      double operandScale = typeAt(use).getScale();
      arePowers &= isNearPowerOfTwo(operandScale);
      scale = std::max(scale, std::ldexp(operandScale, bits == 16 ? -13 : -18));
    }
    if (arePowers && isNearPowerOfTwo(scale))
      scale *= 1.002;
    if (scale != result.getScale())
      groups[groupOf(op->getResult(0))].fixed = fixedType(
          context, bits, static_cast<float>(scale), result.getZeroPoint());
  });
}

QuantizationPlan::QuantizedType
QuantizationPlan::typeOfGroup(unsigned group) const {
  const Group &members = groups[group];
  if (members.fixed || !members.range)
    return members.fixed;
  return activationType(context, members.bits, *members.range);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

bool movesIntegers(Operation *op) {
  auto facts = dyn_cast<OpFactsInterface>(op);
  return facts &&
         (facts.getFacts().quant.sameScales || isa<tfl::FakeQuantOp>(op));
}

/// The kinds of element types of which one must be in the op's definition.
static tfl::ElementKinds kindsOfBits(unsigned bits) {
  return tfl::kindBit(bits == 16 ? tfl::ElementKind::QI16
                                 : tfl::ElementKind::QI8);
}

static bool takes(const tfl::ValueFacts *value, unsigned bits) {
  return value && (value->kinds == 0 || (value->kinds & kindsOfBits(bits)));
}

Refusal QuantizationPlan::whyFloat(OpFactsInterface op) const {
  const tfl::OpFacts &facts = op.getFacts();
  if (isa<tfl::FakeQuantOp>(*op))
    return {};
  if (!needsRanges(options.configs.of(op).mode))
    return {"its name matches a pattern of layers to keep"};
  if (integerArithmetic.contains(op))
    return {"it computes integers, which " + std::to_string(bitsOf(op)) +
            " bits do not hold"};
  unsigned bits = bitsOf(op);
  std::string noKernel =
      ("there is no kernel for int" + Twine(bits) + " tensors").str();
  bool writesWideState = false;
  for (OpOperand &use : op->getUses()) {
    auto user = dyn_cast<OpFactsInterface>(use.getOwner());
    if (!user || !is_contained(user.getFacts().stateful,
                               static_cast<int>(use.getOperandNumber())))
      continue;
    // The op's result is the variable tensor of the user.
    if (!isIntegerRecurrent(user) || whyFloat(user))
      return {"it writes the state of an op that stays float"};
    writesWideState |= use.getOperandNumber() != hiddenStateOf(user);
  }
  if (options.isMicro && isa<tfl::FillOp>(*op) &&
      (bits == 16 || writesWideState))
    return cast<ShapedType>(op->getResult(0).getType()).hasStaticShape()
               ? Refusal{"TFLite Micro's kernel fills no int16 tensors"}
               : Refusal{"the batch is unknown, and TFLite Micro's kernel "
                         "fills no int16 tensors; give sizes with "
                         "--input-shapes"};
  if (isIntegerRecurrent(op)) {
    if (Refusal refusal = whyFloatRecurrent(op, bits, options.isMicro))
      return refusal;
    if (!rangeOf(op->getOperand(0)) || !rangeOf(op->getResult(0)))
      return {"the range of its input or result is unknown",
              /*lacksRange=*/true};
    return {};
  }
  if (!facts.quant.quantizable || !facts.stateful.empty())
    return {noKernel};
  if (is_contained(options.missingKernels,
                   (facts.builtinName + ":" + Twine(bits)).str()))
    return {noKernel + " in the target runtime"};
  if (auto activation =
          op->getAttrOfType<StringAttr>("fused_activation_function");
      activation && !is_contained({"NONE", "RELU", "RELU6", "RELU_N1_TO_1"},
                                  activation.getValue()))
    return {
        ("its kernel for integers has no activation " + activation.getValue())
            .str()};
  // LiteRT's integer SUM of no elements leaves its result unset.
  auto isEmpty = [](Type type) {
    auto tensor = dyn_cast<ShapedType>(type);
    return tensor && tensor.hasRank() && is_contained(tensor.getShape(), 0);
  };
  if (!movesIntegers(op) && any_of(op->getOperandTypes(), isEmpty))
    return {"an operand has no elements"};
  for (OpOperand &use : op->getOpOperands()) {
    const tfl::ValueFacts *value =
        operandFacts(op, facts, use.getOperandNumber());
    switch (roleInIntegers(facts.quant, use)) {
    case OperandRole::Other:
      break;
    case OperandRole::Weights:
      if (!takes(value, 8))
        return {"there is no kernel for int8 weights"};
      if (!rangeOf(use.get()))
        return {"a weight is infinite or no number"};
      break;
    case OperandRole::Bias:
      if (!isConstant(use.get()))
        return {"its bias is computed by the model"};
      break;
    case OperandRole::Activation:
      if (!takes(value, bits) &&
          !(isComputedWeights(facts.quant, use) && takes(value, 8)))
        return {noKernel};
      if (!rangeOf(use.get()))
        return {("the range of operand " + Twine(use.getOperandNumber()) +
                 " is unknown")
                    .str(),
                /*lacksRange=*/true};
    }
  }
  for (OpResult result : op->getResults())
    if (isFloat(result.getType())) {
      if (!takes(resultFacts(op, facts, result.getResultNumber()), bits))
        return {noKernel};
      if (!rangeOf(result))
        return {"the range of its result is unknown", /*lacksRange=*/true};
    }
  return {};
}

void QuantizationPlan::chooseOps() {
  module.walk<WalkOrder::PreOrder>([&](OpFactsInterface op) {
    if (!hasChoiceOfType(op))
      return;
    if (OpConfigs::isFromRecipe(op) && !needsRanges(configOf(op).mode))
      return;
    if (Refusal refusal = whyFloat(op))
      refusals.insert({op, std::move(refusal)});
    else
      quantizedOps.insert(op);
  });
}

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

/// Ops that only move data gain nothing from integers. Drops them from the plan
/// unless they are connected, through other such ops, with an op that computes.
void QuantizationPlan::dropUnconnectedOps() {
  auto moves = [&](Operation *op) {
    return quantizedOps.contains(op) && movesIntegers(op);
  };
  llvm::DenseSet<Operation *> connected;
  SmallVector<Operation *> worklist;
  auto reach = [&](Operation *op) {
    if (op && moves(op) && connected.insert(op).second)
      worklist.push_back(op);
  };
  auto reachValue = [&](Value value) {
    reach(value.getDefiningOp());
    for (Operation *user : value.getUsers())
      reach(user);
  };
  auto reachNeighbors = [&](Operation *op) {
    for (Value operand : op->getOperands())
      if (numbers.contains(operand))
        reachValue(operand);
    for (Value result : op->getResults())
      if (numbers.contains(result))
        reachValue(result);
  };
  for (Operation *op : quantizedOps)
    if (!moves(op))
      reachNeighbors(op);
  // Integer values pass through control flow, and in and out of the model.
  for (auto &[value, number] : numbers)
    if (isTarget(value) ||
        (isa<BlockArgument>(value) && options.quantizesInputs))
      reachValue(value);
  module.walk([&](Operation *op) {
    for (OpOperand &use : op->getOpOperands())
      if (!targetsOf(use).empty() ||
          (isa<func::ReturnOp>(op) && options.quantizesOutputs))
        reach(use.get().getDefiningOp());
  });
  while (!worklist.empty())
    reachNeighbors(worklist.pop_back_val());
  SmallVector<Operation *> dropped;
  for (Operation *op : quantizedOps)
    if (moves(op) && !connected.contains(op))
      dropped.push_back(op);
  for (Operation *op : dropped)
    quantizedOps.erase(op);
}

void QuantizationPlan::numberValues() {
  auto number = [&](Value value) {
    if (isFloat(value.getType()) && !isConstant(value))
      numbers.try_emplace(value, numbers.size());
  };
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for_each(block.getArguments(), number);
    if (!isa<tfl::ControlNodeOp>(op))
      for_each(op->getResults(), number);
    if (auto call = dyn_cast<func::CallOp>(op))
      if (Operation *callee = symbols.lookup(call.getCallee()))
        resultsOfCalls.try_emplace(callee, call.getResults());
  });
  // No conversion comes between an op and the control node around it: their
  // results are one value.
  module.walk([&](tfl::ControlNodeOp node) {
    for (Value result : node.getOutputs())
      if (auto inside = numbers.find(insideControlNode(result));
          inside != numbers.end()) {
        unsigned shared = inside->second;
        numbers[result] = shared;
      }
  });
  groups.resize(numbers.size());
  ranges.resize(numbers.size());
}

QuantizationPlan::QuantizationPlan(ModuleOp module, const PlanOptions &options)
    : module(module), context(module->getContext()), options(options),
      symbols(module), integerArithmetic(findIntegerArithmetic(module)) {
  numberValues();
  inferRanges();
  narrowMasks();
  findPassedValues();
  chooseOps();
  dropUnconnectedOps();
  formGroups();
  adoptTypesOfUsers();
  adaptSums();
}

QuantizationPlan::QuantizedType QuantizationPlan::typeOf(Value value) const {
  if (!canBeQuantized(value))
    return {};
  unsigned group = groupOf(value);
  return groups[group].isTouched ? typeOfGroup(group) : QuantizedType();
}

/// One int16 type for both operands of a comparison.
QuantizationPlan::QuantizedType
QuantizationPlan::comparedType(Operation *op) const {
  Value a = op->getOperand(0), b = op->getOperand(1);
  QuantizedType typeOfA = typeOf(a);
  if (typeOfA && typeOfA == typeOf(b))
    return typeOfA;
  Range all = rangeOf(a)->united(*rangeOf(b));
  for (QuantizedType type : {typeOfA, typeOf(b)})
    if (type && type.getStorageTypeIntegralWidth() == 16 &&
        represents(type, all))
      return type;
  return activationType(context, /*bits=*/16, all);
}

QuantizationPlan::QuantizedType
QuantizationPlan::typeInQuantizedOp(OpOperand &use) const {
  Operation *op = use.getOwner();
  unsigned operand = use.getOperandNumber();
  if (isIntegerRecurrent(op) &&
      is_contained(cast<OpFactsInterface>(op).getFacts().stateful,
                   static_cast<int>(operand)))
    return operand == hiddenStateOf(op) ? typeOf(op->getResult(0))
                                        : typeOfState(op, operand);
  if (movesIntegers(op))
    for (Value result : op->getResults())
      if (isFloat(result.getType()))
        return typeOf(result);
  unsigned bits = bitsOf(op);
  auto facts = cast<OpFactsInterface>(op);
  if (facts.getFacts().quant.narrowWeights &&
      isComputedWeights(facts.getFacts().quant, use)) {
    const tfl::ValueFacts *value =
        operandFacts(op, facts.getFacts(), use.getOperandNumber());
    return symmetricActivationType(context, takes(value, bits) ? bits : 8,
                                   *rangeOf(use.get()));
  }
  // LiteRT's int16 kernels of LESS and GREATER_EQUAL compare stored integers.
  if (bits == 16 && op->getNumOperands() == 2 &&
      none_of(op->getResultTypes(), isFloat))
    return comparedType(op);
  if (auto mask = constantMasks.find(&use); mask != constantMasks.end())
    return activationType(context, bits, mask->second);
  if (QuantizedType type = typeOf(use.get());
      type && type.getStorageTypeIntegralWidth() == bits)
    return type;
  return activationType(context, bits, *rangeOf(use.get()));
}

QuantizationPlan::QuantizedType QuantizationPlan::typeAt(OpOperand &use) const {
  Operation *op = use.getOwner();
  if (quantizedOps.contains(op)) {
    const tfl::QuantFacts &facts = cast<OpFactsInterface>(op).getFacts().quant;
    return roleInIntegers(facts, use) == OperandRole::Activation
               ? typeInQuantizedOp(use)
               : QuantizedType();
  }
  if (recurrentOpOf(op))
    return typeOf(use.get());
  SmallVector<Value, 4> targets = targetsOf(use);
  if (!targets.empty())
    return typeOf(targets.front());
  if (!isa<func::ReturnOp>(op) || !options.quantizesOutputs ||
      !isFloat(use.get().getType()))
    return {};
  QuantizedType type = typeOf(use.get());
  if (Value input = inputOfSameName(use))
    return options.quantizesInputs ? typeOf(input) : type;
  bool hasOtherWidth =
      type && type.getStorageTypeIntegralWidth() != options.bits;
  if (!hasOtherWidth && !isConstant(use.get()))
    return type;
  std::optional<Range> range = rangeOf(use.get());
  return range ? activationType(context, options.bits, *range)
               : QuantizedType();
}

} // namespace tfuse::quantize
