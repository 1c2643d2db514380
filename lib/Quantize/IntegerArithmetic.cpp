//===- IntegerArithmetic.cpp - Integers computed in float32 ---------------===//

#include "IntegerArithmetic.h"

#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOpTraits.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SetVector.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

static bool holdsFloat32(Value value) {
  return getElementTypeOrSelf(value).isF32();
}

static bool isIntegerCast(Operation *op, Value integers) {
  return isa<tfl::CastOp>(op) && getElementTypeOrSelf(integers).isInteger() &&
         !getElementTypeOrSelf(integers).isInteger(1);
}

/// True for ops that may belong to a group: one element of the result depends
/// on no sum of products.
static bool isSimple(Operation *op) {
  auto facts = dyn_cast<tfl::OpFactsInterface>(op);
  return facts && op->getNumRegions() == 0 &&
         facts.getFacts().quant.weights.empty() &&
         facts.getFacts().stateful.empty() && !op->hasTrait<tfl::IsMatMul>() &&
         !op->hasTrait<tfl::IsRecurrentSequence>() &&
         !op->hasTrait<tfl::IsCustom>();
}

/// Collects the group that an op is in. False if it reads or gives floats.
static bool collect(Operation *start, llvm::SetVector<Operation *> &group) {
  group.insert(start);
  for (size_t i = 0; i < group.size(); ++i) {
    Operation *op = group[i];
    if (!isSimple(op))
      return false;
    for (Value operand : op->getOperands()) {
      if (!holdsFloat32(operand) || matchPattern(operand, m_Constant()))
        continue;
      Operation *producer = operand.getDefiningOp();
      if (!producer)
        return false;
      if (!isIntegerCast(producer, producer->getOperand(0)))
        group.insert(producer);
    }
    for (Value result : op->getResults())
      for (Operation *user : result.getUsers()) {
        if (!holdsFloat32(result))
          continue;
        if (user->hasTrait<OpTrait::IsTerminator>())
          return false;
        if (!isIntegerCast(user, user->getResult(0)))
          group.insert(user);
      }
  }
  return true;
}

llvm::DenseSet<Operation *> findIntegerArithmetic(ModuleOp module) {
  llvm::DenseSet<Operation *> found, visited;
  module.walk([&](tfl::CastOp cast) {
    Operation *producer = cast.getOperand().getDefiningOp();
    if (!producer || !holdsFloat32(cast.getOperand()) ||
        !isIntegerCast(cast, cast->getResult(0)) ||
        isIntegerCast(producer, producer->getOperand(0)) ||
        visited.contains(producer))
      return;
    llvm::SetVector<Operation *> group;
    bool isInteger = collect(producer, group);
    visited.insert(group.begin(), group.end());
    if (isInteger)
      found.insert(group.begin(), group.end());
  });
  return found;
}

} // namespace tfuse::quantize
