//===- TFGOps.cpp - Graphs, and the generated parts of ops ----------------===//

#include "tfuse/Dialect/TFG/IR/TFGOps.h"

#include "Detail.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfg {

LogicalResult GraphOp::verify() {
  return detail::verifyNodes(getNodes().front());
}

bool detail::mayBeSame(Type a, Type b) {
  return isa<tf_type::OpaqueTensorType>(a) ||
         isa<tf_type::OpaqueTensorType>(b) ||
         tf_type::getCastCompatibleType(a, b);
}

LogicalResult detail::verifyControlArguments(Operation *op) {
  for (Region &region : op->getRegions()) {
    auto isToken = [](BlockArgument argument) {
      return isa<tf_type::ControlType>(argument.getType());
    };
    size_t tokens = count_if(region.getArguments(), isToken);
    size_t values = region.getNumArguments() - tokens;
    if (values != tokens)
      return op->emitOpError("region #")
             << region.getRegionNumber()
             << " expected same number of data values and control tokens ("
             << values << " vs. " << tokens << ")";
  }
  return success();
}

} // namespace tfuse::tfg

#include "tfuse/Dialect/TFG/IR/TFGInterfaces.cpp.inc"

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFG/IR/TFGOps.cpp.inc"
