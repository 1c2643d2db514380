//===- StableHLO.cpp - What tfuse reads of StableHLO ----------------------===//

#include "tfuse/Dialect/StableHLO/IR/StableHLO.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tfuse::stablehlo;

#include "tfuse/Dialect/StableHLO/IR/StableHLODialect.cpp.inc"

void StableHLODialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/StableHLO/IR/StableHLOOps.cpp.inc"
      >();
  // Constants and composites are registered. The ops of decompositions are not.
  allowUnknownOperations();
}

Operation *StableHLODialect::materializeConstant(OpBuilder &builder,
                                                 Attribute value, Type type,
                                                 Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValueAttr(); }

#define GET_OP_CLASSES
#include "tfuse/Dialect/StableHLO/IR/StableHLOOps.cpp.inc"
