//===- Reduction.cpp - reductions ----------------------------------------===//
//
// Op classes of the family, with the verifiers and folds that need code.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace mlir;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Reduction.cpp.inc"

void TFLDialect::registerReductionOps() {
  addOperations<
#define GET_OP_LIST
#include "tfuse/Dialect/TFL/IR/Ops/Reduction.cpp.inc"
      >();
}
