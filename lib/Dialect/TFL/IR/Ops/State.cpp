//===- State.cpp - where recurrent ops keep their state -------------------===//
//
// Op classes of the family.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"

using namespace mlir;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/State.cpp.inc"

namespace tfuse::tfl {
void registerStateOps(TFLDialect &dialect) {
  RegisteredOperationName::insert<NewStateOp>(dialect);
  RegisteredOperationName::insert<FinalStateOp>(dialect);
}
} // namespace tfuse::tfl
