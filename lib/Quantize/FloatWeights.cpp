//===- FloatWeights.cpp - Float weights for integer weights ---------------===//

#include "tfuse/Quantize/FloatWeights.h"

#include "FakeQuant.h"
#include "OperandRoles.h"
#include "tfuse/Dialect/TFL/IR/OpFacts.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/IR/Builders.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

/// True for an op whose kernel takes integer weights and computes float32.
static bool takesIntegerWeights(Operation *op) {
  auto facts = dyn_cast<tfl::OpFactsInterface>(op);
  return facts && op->getNumResults() > 0 &&
         isFloat(op->getResult(0).getType()) &&
         (facts.getFacts().quant.dynamicRange || isa<tfl::DequantizeOp>(op));
}

static void useFloats(tfl::QConstOp constant) {
  if (none_of(constant->getUsers(), takesIntegerWeights))
    return;
  ElementsAttr values = valuesOf(constant);
  if (!values)
    return;
  OpBuilder builder(constant);
  Value floats = tfl::ConstOp::create(builder, constant.getLoc(), values);
  for (OpOperand &use : make_early_inc_range(constant->getUses())) {
    Operation *user = use.getOwner();
    if (!takesIntegerWeights(user))
      continue;
    if (isa<tfl::DequantizeOp>(user)) {
      user->getResult(0).replaceAllUsesWith(floats);
      user->erase();
    } else {
      use.set(floats);
    }
  }
  if (constant->use_empty())
    constant.erase();
}

void useFloatWeights(ModuleOp module) {
  SmallVector<tfl::QConstOp> constants;
  module.walk([&](tfl::QConstOp constant) { constants.push_back(constant); });
  for_each(constants, useFloats);
}

} // namespace tfuse::quantize
