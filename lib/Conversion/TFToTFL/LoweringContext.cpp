//===- LoweringContext.cpp - Creates tfl ops in lowerings -----------------===//

#include "Lowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;

namespace tfuse::lowering {

Operation *LoweringContext::emitOp(StringRef name, TypeRange results,
                                   ValueRange operands,
                                   ArrayRef<NamedAttribute> attrs) {
  OperationState state(getLoc(), name);
  state.addTypes(results);
  state.addOperands(operands);
  state.addAttributes(attrs);
  return rewriter.create(state);
}

Value LoweringContext::constant(ElementsAttr value,
                                std::optional<Location> where) {
  if (isa<DenseElementsAttr>(value))
    return ConversionContext::constant(value, where);
  return tfl::ConstOp::create(rewriter, where.value_or(getLoc()), value);
}

Value LoweringContext::none() {
  return tfl::NoValueOp::create(rewriter, getLoc(), rewriter.getNoneType(),
                                rewriter.getUnitAttr());
}

} // namespace tfuse::lowering
