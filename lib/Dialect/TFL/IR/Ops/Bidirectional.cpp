//===- Bidirectional.cpp - simple recurrent cells both ways ---------------===//
//
// Op classes of the family.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLBidirectionalOps.h"

using namespace mlir;
using namespace tfuse::tfl;

#define GET_OP_CLASSES
#include "tfuse/Dialect/TFL/IR/Ops/Bidirectional.cpp.inc"

namespace tfuse::tfl {
void registerBidirectionalOps(TFLDialect &dialect) {
  RegisteredOperationName::insert<BidirectionalSequenceRNNOp>(dialect);
}
} // namespace tfuse::tfl
