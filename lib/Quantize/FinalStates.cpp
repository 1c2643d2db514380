//===- FinalStates.cpp - Reads of the final states of recurrent ops -------===//

#include "FinalStates.h"

#include "QuantizedRecurrent.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/IR/TFLStateOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tfuse::quantize {

/// The last time step of the LSTM's result, which is its final hidden state.
static Value lastTimeStep(tfl::FinalStateOp read, bool isTimeMajor) {
  OpBuilder builder(read);
  tfl::TFLBuilder constants(builder, read.getLoc());
  auto type = cast<RankedTensorType>(read.getAfter().getType());
  unsigned time = isTimeMajor ? 0 : 1;
  llvm::SmallVector<int64_t> begin(type.getRank(), 0), end(type.getShape());
  begin[time] = end[time] - 1;
  llvm::SmallVector<int64_t> ones(type.getRank(), 1);
  auto none = builder.getI32IntegerAttr(0);
  return tfl::StridedSliceOp::create(
      builder, read.getLoc(), read.getType(), read.getAfter(),
      constants.i32s(begin), constants.i32s(end), constants.i32s(ones), none,
      none, none, none, builder.getI32IntegerAttr(1 << time),
      builder.getBoolAttr(false));
}

void readHiddenStatesFromResults(ModuleOp module) {
  module.walk([](tfl::FinalStateOp read) {
    auto lstm = dyn_cast_or_null<tfl::UnidirectionalSequenceLSTMOp>(
        recurrentOpOf(read));
    auto type = cast<ShapedType>(read.getAfter().getType());
    if (!lstm || hiddenStateOf(lstm) != stateOperandOf(read) ||
        !type.hasStaticShape() || type.getNumElements() == 0)
      return;
    read.getResult().replaceAllUsesWith(
        lastTimeStep(read, lstm.getTimeMajor()));
    read.erase();
  });
}

} // namespace tfuse::quantize
