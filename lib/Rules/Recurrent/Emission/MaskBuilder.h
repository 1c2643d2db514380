//===- MaskBuilder.h - Sequences without masked time steps ------*- C++ -*-===//
//
// A masked time step keeps the states, so the sequence op runs only over the
// valid time steps, which are gathered to the beginning:
//
//   time step        0  1  2  3  4
//   mask             1  0  1  1  0
//   running count    1  1  2  3  3        inclusive cumulative sum of the mask
//   valid length     3                    per batch row
//   gather indices   0  2  3  -  -        the time steps that the op reads
//   output           y0 y2 y3 -  -        the result of the op
//   expanded         y0 y0 y2 y3 y3       output[running count - 1]
//
// This works for every mask. Outputs past the valid length are never read. The
// final cell state of an LSTM is read, so padding must not change it: an
// additional input column, 1 past the valid length and 0 before, closes the
// input gate and opens the forget gate (addPaddingInput).
//
// All sequences here are [batch, time, columns].
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_EMISSION_MASKBUILDER_H
#define TFUSE_LIB_RULES_RECURRENT_EMISSION_MASKBUILDER_H

#include "../Loops/SequenceMask.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"

namespace tfuse::recurrent {

class MaskBuilder {
public:
  /// `sequence` is any sequence with the same time steps as the mask. Counts
  /// are float32 if the runtime lacks integerCountsFeature.
  MaskBuilder(mlir::OpBuilder &builder, mlir::Location loc,
              const SequenceMask &mask, mlir::Value sequence,
              bool countsAreIntegers);

  /// The valid time steps first, then arbitrary time steps or zeros.
  mlir::Value compact(mlir::Value sequence, bool withZeros);
  /// 1 past the valid length, else 0: [batch, time, 1].
  mlir::Value padding();

  /// The output at each original time step: that of the latest valid time step,
  /// or `initial`, [batch, units], before the first valid one. A null `initial`
  /// is zeros.
  mlir::Value expand(mlir::Value compacted, mlir::Value initial);
  /// The same, with zeros at masked time steps.
  mlir::Value expandWithZeros(mlir::Value compacted);
  /// The output of the latest valid time step: [batch, units].
  mlir::Value last(mlir::Value compacted, mlir::Value initial);
  /// `value` in batch rows with a valid time step, else `initial`.
  mlir::Value unlessEmpty(mlir::Value value, mlir::Value initial);

private:
  mlir::Value op(llvm::StringRef name, llvm::ArrayRef<int64_t> shape,
                 mlir::Type element, mlir::ValueRange operands,
                 llvm::ArrayRef<mlir::NamedAttribute> attrs = {});
  mlir::Value gather(mlir::Value sequence, mlir::Value indices);
  mlir::Value select(mlir::Value condition, mlir::Value value,
                     mlir::Value otherwise);
  mlir::Value expandDims(mlir::Value value, int64_t axis);
  mlir::Value number(int32_t value);
  mlir::Value iota(llvm::ArrayRef<int64_t> shape);
  mlir::Value numTimeSteps();
  mlir::Value truncatedFlags();
  mlir::Value flags();
  mlir::Value timeSteps();
  mlir::Value timeStepColumn();
  mlir::Value runningCount();
  mlir::Value validLength();
  mlir::Value gatherIndices();
  mlir::Value lastIndex(mlir::Value count);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  SequenceBuilder small;
  SequenceMask mask;
  int64_t batch, time;
  mlir::Type countType;
  mlir::Value sequence;
  // Each value is built once.
  mlir::Value builtFlags, builtTimeSteps, builtRunningCount, builtValidLength,
      builtGatherIndices, builtPadding;
};

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_EMISSION_MASKBUILDER_H
