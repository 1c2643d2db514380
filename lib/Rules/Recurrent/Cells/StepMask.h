//===- StepMask.h - Steps that a loop leaves out ----------------*- C++ -*-===//
//
// A masked step leaves the states as they are, and the output is that of the
// step before it, or zeros. So the states know nothing of masked steps:
//
//   step     0  1  2  3  4            0  1  2  3  4
//   mask     1  0  1  1  0     =>     0  2  3          what is left, in front
//   output   y0 y0 y2 y3 y3           y0 y2 y3         what the op gives
//
// The op runs over the steps that are left, moved to the front, and the output
// of a step is that of the last one that is left up to there, which counting
// tells. This holds for every mask, wherever its steps are.
//
// What comes behind those steps is of no importance for the output. An LSTM's
// cell state has to stay as it is there: a further column of the input, one
// behind them and zero before, closes the input gate and opens the forget gate.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_STEPMASK_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_STEPMASK_H

#include "Cell.h"
#include "Loop.h"
#include "tfuse/Rules/Recurrent/SequenceOps.h"

namespace tfuse::recurrent {

/// Which steps count: those at which `tensor` is true, or those before the
/// lengths in it.
struct StepMask {
  enum Kind { Flags, Lengths };
  Kind kind = Flags;
  /// Flags: a step for each place of `timeAxis`, of the first two; a third one
  /// has one element. Lengths: a vector.
  mlir::Value tensor;
  int64_t timeAxis = 0;
  bool isReversed = false;
  /// Steps count at which the flag is false.
  bool isInverted = false;
  /// There may be flags for more steps than there are.
  bool mayBeLonger = false;

  bool operator==(const StepMask &other) const;
};

/// A value that is computed at steps that count, and another one at others.
struct MaskedValue {
  StepMask mask;
  mlir::Value computed, otherwise;
};

/// A selection in the body of a loop by what is a mask; nothing for others.
std::optional<MaskedValue> readMasked(const Loop &loop, mlir::Value value);

/// Whether there is a flag for each of so many steps, and no more.
bool hasSteps(const StepMask &mask, const Extent &steps);

/// Builds what stands around ops that run over the steps that count. All
/// sequences are [batch, time, units].
class MaskBuilder {
public:
  /// `steps` is what the number of steps is read from, [batch, time, width].
  MaskBuilder(mlir::OpBuilder &builder, mlir::Location loc,
              const StepMask &mask, mlir::Value steps);

  /// The steps that count, in front. Behind them are others, or zeros.
  mlir::Value compact(mlir::Value sequence, bool withZeros);
  /// One behind the steps that count, [batch, time, 1].
  mlir::Value padding();

  /// The output at each step of the original sequence: that of the last step
  /// that counts, or before the first one `initial`, [batch, units]; null for
  /// zeros.
  mlir::Value expand(mlir::Value compacted, mlir::Value initial);
  /// The same, with zeros at steps that do not count.
  mlir::Value expandWithZeros(mlir::Value compacted);
  /// The output after all steps.
  mlir::Value last(mlir::Value compacted, mlir::Value initial);
  /// `value` where at least one step counts, else `initial`.
  mlir::Value unlessEmpty(mlir::Value value, mlir::Value initial);

private:
  mlir::Value op(llvm::StringRef name, llvm::ArrayRef<int64_t> shape,
                 mlir::Type element, mlir::ValueRange operands,
                 llvm::ArrayRef<mlir::NamedAttribute> attrs = {});
  mlir::Value numberOfSteps();
  mlir::Value firstFlags();
  mlir::Value gather(mlir::Value sequence, mlir::Value indices);
  mlir::Value select(mlir::Value condition, mlir::Value value,
                     mlir::Value otherwise);
  mlir::Value expandDims(mlir::Value value, int64_t axis);
  mlir::Value flags();
  mlir::Value number(int32_t value);
  mlir::Value iota(llvm::ArrayRef<int64_t> shape);
  mlir::Value numbers();
  mlir::Value numbersInColumn();
  mlir::Value counts();
  mlir::Value total();
  mlir::Value order();
  mlir::Value lastOf(mlir::Value count);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  SequenceBuilder small;
  StepMask mask;
  int64_t batch, time;
  /// What steps are counted with.
  mlir::Type countType;
  mlir::Value steps;
  // What was built already.
  mlir::Value flagsOf, numbersOf, countsOf, totalOf, orderOf, paddingOf;
};

/// What makes sure that a gate is closed, or open.
inline constexpr float kGateLimit = 1e6f;

/// Adds the input `padding` to a cell: it keeps the cell state where that is
/// one.
void addPaddingInput(Expressions &expressions, Cell &cell, SumId padding);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_STEPMASK_H
