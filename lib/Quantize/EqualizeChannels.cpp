//===- EqualizeChannels.cpp - Equal ranges of channels --------------------===//
//
// Cross-layer equalization (Nagel et al., "Data-Free Quantization Through
// Weight Equalization and Bias Correction", 2019): an activation has one scale
// for all channels, so channels with small values lose precision. Each channel
// i of an activation is divided by s[i]: its producers divide the weights and
// biases of output channel i, its users multiply the weights of input channel
// i.
//
//   conv_2d(x, w, b) -> relu -> conv_2d(y, v, c)
//   conv_2d(x, w / s, b / s) -> relu -> conv_2d(y / s, v * s, c)
//
// The float function stays the same, bit for bit: all s[i] are powers of two.
//
// The values whose channels have the same factors form a group: operands and
// results of ops that commute with positive factors of channels. A group is
// equalized if
//
// C1 (producers)  all its values come from convolutions and matmuls with
//                 constant weights, or from such ops of the group;
// C2 (users)      all its values go to convolutions and matmuls with constant
//                 weights, or to such ops of the group;
// C3 (activation) its producers have no activation but RELU. RELU6, HARD_SWISH
//                 and LOGISTIC do not commute with factors.
//
// With the greatest weights of a channel in the producers, r1[i], and in the
// users, r2[i], s[i] = sqrt(r1[i] / r2[i]), up to a factor for the whole group,
// rounded to a power of two.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Quantize/EqualizeChannels.h"

#include "OperandRoles.h"
#include "WeightedOp.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Quantize/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

#define GEN_PASS_DEF_EQUALIZECHANNELSPASS
#include "tfuse/Quantize/Passes.h.inc"

/// The number of channels of a float32 activation; 0 if it is not known.
static int64_t numChannels(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !isFloat(type) || type.getRank() == 0 ||
      ShapedType::isDynamic(type.getShape().back()))
    return 0;
  return type.getShape().back();
}

/// Whether a positive factor passes through the fused activation.
static bool hasHomogeneousActivation(Operation *op) {
  auto activation = op->getAttrOfType<StringAttr>("fused_activation_function");
  return !activation || activation.getValue() == "NONE" ||
         activation.getValue() == "RELU";
}

//===----------------------------------------------------------------------===//
// Ops that commute with factors of channels
//===----------------------------------------------------------------------===//

/// The last row of constant paddings is zero: no channels are added.
static bool keepsChannels(Value paddings) {
  std::optional<Ints> values = constantInts(paddings);
  return values && values->size() >= 2 && values->back() == 0 &&
         (*values)[values->size() - 2] == 0;
}

static bool reducesChannels(Operation *op) {
  int64_t rank = cast<ShapedType>(op->getOperand(0).getType()).getRank();
  std::optional<Ints> axes = constantAxes(op->getOperand(1), rank);
  return !axes || is_contained(*axes, rank - 1);
}

/// The operands whose factors are those of the result; none if the op does not
/// commute with positive factors of channels.
static SmallVector<OpOperand *, 2> homogeneousOperands(Operation *op) {
  if (op->getNumResults() != 1 || !hasHomogeneousActivation(op))
    return {};
  int64_t channels = numChannels(op->getResult(0));
  auto carries = [&](unsigned operand) {
    Value value = op->getOperand(operand);
    return channels > 0 && numChannels(value) == channels && !isConstant(value);
  };
  auto first = [&](bool condition) -> SmallVector<OpOperand *, 2> {
    if (condition && carries(0))
      return {&op->getOpOperand(0)};
    return {};
  };
  if (isa<tfl::ReluOp, tfl::LeakyReluOp, tfl::PReluOp, tfl::AbsOp,
          tfl::MaxPool2DOp, tfl::AveragePool2DOp, tfl::ReshapeOp,
          tfl::ResizeBilinearOp, tfl::ResizeNearestNeighborOp>(op))
    return first(true);
  if (isa<tfl::MeanOp, tfl::SumOp, tfl::ReduceMaxOp>(op))
    return first(carries(0) && !reducesChannels(op));
  if (isa<tfl::PadOp>(op))
    return first(keepsChannels(op->getOperand(1)));
  if (isa<tfl::AddOp, tfl::SubOp, tfl::MaximumOp, tfl::MinimumOp>(op)) {
    if (carries(0) && carries(1))
      return {&op->getOpOperand(0), &op->getOpOperand(1)};
    return {};
  }
  // One factor of the product keeps its values: a constant, or the gates of
  // squeeze-and-excitation, which are broadcast.
  if (isa<tfl::MulOp>(op))
    for (unsigned operand : {0, 1})
      if (carries(operand) &&
          op->getOperand(operand).getType() == op->getResult(0).getType())
        return {&op->getOpOperand(operand)};
  return {};
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

namespace {
/// The exponents of the factors of one op's weights.
struct Exponents {
  /// By output and input channel; empty: zeros.
  SmallVector<int> outputs, inputs;
};

class Equalizer {
public:
  explicit Equalizer(func::FuncOp function)
      : function(function), builder(function.getContext()) {}

  /// Returns the number of equalized groups.
  Expected<unsigned> run();

private:
  struct Group {
    SmallVector<unsigned> producers, users;
    int64_t channels = 0;
    bool isBlocked = false;
  };

  void formGroups();
  void visit(Operation *op);
  void block(Value value) { blocked.insert(value); }
  Error addMaxima(unsigned index, bool ofOutputs,
                  MutableArrayRef<float> maxima) const;
  Error balance(const Group &group);
  void scale(OpOperand &use, unsigned axis, ArrayRef<int> exponents, int sign);
  void apply(unsigned index);

  func::FuncOp function;
  OpBuilder builder;
  EquivalenceClasses<void *> classes;
  llvm::DenseSet<Value> blocked;
  std::vector<WeightedOp> ops;
  std::vector<Exponents> exponents;
  MapVector<void *, Group> groups;
};
} // namespace

void Equalizer::visit(Operation *op) {
  // Control nodes and regions use values of the function.
  for (Region &region : op->getRegions())
    region.walk([&](Operation *inner) {
      for_each(inner->getOperands(), [&](Value value) { block(value); });
    });
  std::optional<WeightedOp> weighted = WeightedOp::of(op);
  SmallVector<OpOperand *, 2> carried = homogeneousOperands(op);
  for (OpOperand &use : op->getOpOperands()) {
    bool isUser = weighted && weighted->activation == &use;
    if (!isUser && !is_contained(carried, &use))
      block(use.get());
  }
  for (OpOperand *use : carried)
    classes.unionSets(use->get().getAsOpaquePointer(),
                      op->getResult(0).getAsOpaquePointer());
  bool isProducer = weighted && hasHomogeneousActivation(op);
  if (carried.empty() && !isProducer)
    for (Value result : op->getResults())
      block(result);
  if (!weighted)
    return;
  if (numChannels(weighted->activation->get()) == 0)
    block(weighted->activation->get());
  ops.push_back(*weighted);
}

void Equalizer::formGroups() {
  for (BlockArgument argument : function.getArguments())
    block(argument);
  for (Operation &op : function.front())
    visit(&op);
  auto groupOf = [&](Value value) -> Group & {
    void *key = value.getAsOpaquePointer();
    Group &group = groups[*classes.findLeader(classes.insert(key))];
    group.channels = numChannels(value);
    return group;
  };
  for (auto [index, op] : enumerate(ops)) {
    groupOf(op.result()).producers.push_back(index);
    groupOf(op.activation->get()).users.push_back(index);
  }
  for (Value value : blocked)
    groupOf(value).isBlocked = true;
}

//===----------------------------------------------------------------------===//
// Factors
//===----------------------------------------------------------------------===//

/// Raises `maxima` to the greatest magnitudes of each channel's weights, with
/// the factors that are known so far.
Error Equalizer::addMaxima(unsigned index, bool ofOutputs,
                           MutableArrayRef<float> maxima) const {
  const WeightedOp &op = ops[index];
  const Exponents &known = exponents[index];
  auto at = [](ArrayRef<int> values, int64_t channel) {
    return values.empty() ? 0 : values[channel];
  };
  return op.forEachRun([&](int64_t output, int64_t input, ArrayRef<float> run) {
    float factor = std::ldexp(1.0f, -at(known.outputs, output));
    for (auto [offset, weight] : enumerate(run)) {
      auto channel = input + static_cast<int64_t>(offset);
      float magnitude = std::abs(weight) * factor *
                        std::ldexp(1.0f, at(known.inputs, channel));
      float &greatest = maxima[ofOutputs ? output : channel];
      greatest = std::max(greatest, magnitude);
    }
  });
}

/// Chooses the factors of a group's channels.
Error Equalizer::balance(const Group &group) {
  std::vector<float> before(group.channels), after(group.channels);
  for (unsigned index : group.producers)
    if (Error error = addMaxima(index, /*ofOutputs=*/true, before))
      return error;
  for (unsigned index : group.users)
    if (Error error = addMaxima(index, /*ofOutputs=*/false, after))
      return error;
  // Channels without weights on one side keep their values.
  std::vector<double> logarithms;
  auto logarithm = [&](int64_t i) -> std::optional<double> {
    double ratio = double(before[i]) / double(after[i]);
    if (!(ratio > 0) || !std::isfinite(ratio))
      return std::nullopt;
    return std::log2(ratio) / 2;
  };
  for (int64_t i = 0; i < group.channels; ++i)
    if (std::optional<double> value = logarithm(i))
      logarithms.push_back(*value);
  if (logarithms.empty())
    return Error::success();
  // A common factor does not change precision: choose it such that most
  // channels keep their values.
  auto middle = logarithms.begin() + logarithms.size() / 2;
  std::nth_element(logarithms.begin(), middle, logarithms.end());
  constexpr int kMaxExponent = 20;
  SmallVector<int> chosen(group.channels, 0);
  for (int64_t i = 0; i < group.channels; ++i)
    if (std::optional<double> value = logarithm(i))
      chosen[i] = std::clamp(static_cast<int>(std::lround(*value - *middle)),
                             -kMaxExponent, kMaxExponent);
  auto add = [&](SmallVector<int> &sum) {
    sum.resize(group.channels, 0);
    for (auto [total, exponent] : zip_equal(sum, chosen))
      total += exponent;
  };
  for (unsigned index : group.producers)
    add(exponents[index].outputs);
  for (unsigned index : group.users)
    add(exponents[index].inputs);
  return Error::success();
}

/// Multiplies a constant by 2^(sign * exponent) along an axis.
void Equalizer::scale(OpOperand &use, unsigned axis, ArrayRef<int> exponents,
                      int sign) {
  if (all_of(exponents, [](int exponent) { return exponent == 0; }))
    return;
  SmallVector<float> factors;
  for (int exponent : exponents)
    factors.push_back(std::ldexp(1.0f, sign * exponent));
  Value constant = use.get();
  auto type =
      RankedTensorType::get({int64_t(factors.size())}, builder.getF32Type());
  builder.setInsertionPointAfterValue(constant);
  use.set(tfl::ConstOp::create(
      builder, constant.getLoc(),
      eval::lazy::scale(viewableConstant(constant), axis,
                        DenseElementsAttr::get(type, ArrayRef(factors)))));
  if (constant.use_empty())
    constant.getDefiningOp()->erase();
}

void Equalizer::apply(unsigned index) {
  const WeightedOp &op = ops[index];
  Exponents &chosen = exponents[index];
  if (op.bias)
    scale(*op.bias, 0, chosen.outputs, -1);
  if (!op.isDepthwise()) {
    scale(*op.weights, op.outputAxis, chosen.outputs, -1);
    scale(*op.weights, op.inputAxis, chosen.inputs, 1);
    return;
  }
  SmallVector<int> both(op.numOutputs, 0);
  for (int64_t i = 0; i < op.numOutputs; ++i)
    both[i] = (chosen.inputs.empty() ? 0 : chosen.inputs[i / op.multiplier()]) -
              (chosen.outputs.empty() ? 0 : chosen.outputs[i]);
  scale(*op.weights, op.outputAxis, both, 1);
}

Expected<unsigned> Equalizer::run() {
  formGroups();
  exponents.resize(ops.size());
  unsigned numGroups = 0;
  // The factors of a group change the weights that neighboring groups balance.
  constexpr unsigned kSweeps = 3;
  for (unsigned sweep = 0; sweep < kSweeps; ++sweep)
    for (auto &[leader, group] : groups)
      if (!group.isBlocked && !group.producers.empty() &&
          !group.users.empty()) {
        numGroups += sweep == 0;
        if (Error error = balance(group))
          return std::move(error);
      }
  for (unsigned index = 0; index < ops.size(); ++index)
    apply(index);
  return numGroups;
}

Expected<unsigned> equalizeChannels(ModuleOp module) {
  unsigned numGroups = 0;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isDeclaration())
      continue;
    Expected<unsigned> count = Equalizer(function).run();
    if (!count)
      return count.takeError();
    numGroups += *count;
  }
  return numGroups;
}

namespace {
class EqualizeChannels
    : public impl::EqualizeChannelsPassBase<EqualizeChannels> {
  void runOnOperation() override {
    if (Expected<unsigned> count = equalizeChannels(getOperation()); !count) {
      emitError(UnknownLoc::get(&getContext())) << toString(count.takeError());
      signalPassFailure();
    }
  }
};
} // namespace

} // namespace tfuse::quantize
