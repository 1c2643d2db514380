//===- IntegerForms.cpp - Ops with integer kernels for others -------------===//

#include "tfuse/Quantize/IntegerForms.h"

#include "OperandRoles.h"
#include "UseIntegerForms.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::quantize {

void splitSums(ModuleOp module) {
  module.walk([](tfl::AddNOp op) {
    if (!isFloat(op.getType()) || op->getNumOperands() < 2)
      return;
    OpBuilder builder(op);
    // The name does not depend on that of the op: an output of the model has
    // another name in the module than in the file.
    Location partial = NameLoc::get(builder.getStringAttr("partial_sum"));
    Value sum = op->getOperand(0);
    for (auto [index, operand] :
         llvm::enumerate(op->getOperands().drop_front())) {
      bool isLast = index + 2 == op->getNumOperands();
      sum = tfl::AddOp::create(builder, isLast ? op.getLoc() : partial,
                               op.getType(), sum, operand,
                               builder.getStringAttr("NONE"));
    }
    sum.getDefiningOp()->setDiscardableAttrs(
        op->getDiscardableAttrDictionary());
    op.replaceAllUsesWith(sum);
    op.erase();
  });
}

/// The integer form of an op, before it; null if it has none.
static Operation *integerForm(Operation *op, unsigned bits) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  auto none = [&] { return builder.getStringAttr("NONE"); };
  if (auto square = dyn_cast<tfl::SquareOp>(op))
    return tfl::MulOp::create(builder, loc, square.getType(), square.getX(),
                              square.getX(), none());
  if (auto neg = dyn_cast<tfl::NegOp>(op)) {
    auto type = RankedTensorType::get({}, builder.getF32Type());
    Value minusOne =
        tfl::ConstOp::create(builder, loc, DenseElementsAttr::get(type, -1.0F));
    return tfl::MulOp::create(builder, loc, neg.getType(), neg.getX(), minusOne,
                              none());
  }
  if (bits != 16)
    return nullptr;
  if (isa<tfl::GreaterOp>(op))
    return tfl::LessOp::create(builder, loc, op->getResultTypes(),
                               {op->getOperand(1), op->getOperand(0)});
  if (isa<tfl::LessEqualOp>(op))
    return tfl::GreaterEqualOp::create(builder, loc, op->getResultTypes(),
                                       {op->getOperand(1), op->getOperand(0)});
  return nullptr;
}

void useIntegerForms(ModuleOp module, const PlanOptions &options) {
  auto hasKernel = [&](Operation *op) {
    StringRef name = cast<tfl::OpFactsInterface>(op).getFacts().builtinName;
    return !is_contained(options.missingKernels,
                         (name + ":" + Twine(options.bits)).str());
  };
  module.walk([&](tfl::OpFactsInterface op) {
    if (!hasChoiceOfType(op) || op->getNumOperands() == 0 ||
        !isFloat(op->getOperand(0).getType()) ||
        !needsRanges(options.configs.of(op).mode))
      return;
    Operation *form = integerForm(op, options.bits);
    if (!form)
      return;
    if (!hasKernel(form)) {
      form->erase();
      return;
    }
    form->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    op->replaceAllUsesWith(form);
    op->erase();
  });
}

} // namespace tfuse::quantize
