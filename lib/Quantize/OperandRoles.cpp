//===- OperandRoles.cpp - What an op does with each operand ---------------===//

#include "OperandRoles.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

bool isFloat(Type type) {
  return isa<mlir::TensorType>(type) && getElementTypeOrSelf(type).isF32();
}

bool hasChoiceOfType(Operation *op) {
  return !isa<tfl::WhileOp, tfl::IfOp, tfl::QuantizeOp, tfl::DequantizeOp>(
             op) &&
         (any_of(op->getOperandTypes(), isFloat) ||
          any_of(op->getResultTypes(), isFloat));
}

OperandRole roleOf(const tfl::QuantFacts &facts, OpOperand &operand) {
  if (!isFloat(operand.get().getType()))
    return OperandRole::Other;
  int index = operand.getOperandNumber();
  if (index == facts.bias)
    return OperandRole::Bias;
  if (is_contained(facts.weights, index) && isConstant(operand.get()))
    return OperandRole::Weights;
  return OperandRole::Activation;
}

OperandRole roleInIntegers(const tfl::QuantFacts &facts, OpOperand &operand) {
  OperandRole role = roleOf(facts, operand);
  return role == OperandRole::Weights && facts.sameScales
             ? OperandRole::Activation
             : role;
}

bool isComputedWeights(const tfl::QuantFacts &facts, OpOperand &operand) {
  return isFloat(operand.get().getType()) &&
         is_contained(facts.weights, operand.getOperandNumber()) &&
         !isConstant(operand.get());
}

/// The facts of value `index` of `count`.
static const tfl::ValueFacts *find(ArrayRef<tfl::ValueFacts> facts,
                                   unsigned index, unsigned count) {
  unsigned numExtra = count - std::min<unsigned>(count, facts.size());
  for (const tfl::ValueFacts &value : facts) {
    unsigned length = value.isVariadic ? numExtra + 1 : 1;
    if (index < length)
      return &value;
    index -= length;
  }
  return nullptr;
}

const tfl::ValueFacts *operandFacts(Operation *op, const tfl::OpFacts &facts,
                                    unsigned index) {
  return find(facts.operands, index, op->getNumOperands());
}

const tfl::ValueFacts *resultFacts(Operation *op, const tfl::OpFacts &facts,
                                   unsigned index) {
  return find(facts.results, index, op->getNumResults());
}

} // namespace tfuse::quantize
