//===- SequenceLoop.h - A loop over the time steps of sequences -*- C++ -*-===//
//
// A tf.While or tf.WhileRegion as a recurrence: an iteration is one time step.
// LoopAnalysis.h finds iter args, induction variables and trip count; this
// class adds:
//
//   read     the sequence and time step of a value of the body: x[t] or
//            x[n - 1 - t] of x [time, batch, ..] or [batch, time, ..]
//   write    the TensorList, or the tensor, of an iter arg, and the value and
//            index that each iteration writes
//   state    the remaining iter args: the states of the cells
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_LOOPS_SEQUENCELOOP_H
#define TFUSE_LIB_RULES_RECURRENT_LOOPS_SEQUENCELOOP_H

#include "SequenceDims.h"
#include "tfuse/Dialect/TF/Analysis/LoopAnalysis.h"

#include "mlir/IR/PatternMatch.h"

namespace tfuse::recurrent {

using loops::getUsersThroughNoOps;
using loops::skipNoOps;

/// An index as a function of the iteration t of n: begin + t * stride, begin +
/// (n - 1 - t) * stride, or begin.
struct TimeIndex {
  enum Kind { Forward, Backward, Fixed };
  Kind kind = Forward;
  /// The smallest index; not negative.
  int64_t begin = 0;
  /// At least 1.
  int64_t stride = 1;
};

/// The read of one time step of a sequence. The iterations read the time steps
/// from `begin` on, one per iteration, `stride` apart; the last one first if
/// `isReversed`.
struct TimeStepRead {
  mlir::Value sequence;
  /// The time axis of the sequence: 0 or 1.
  int64_t axis = 0;
  bool isReversed = false;
  int64_t begin = 0;
  int64_t stride = 1;

  /// One more than the largest time step that `trips` iterations read.
  SymbolicDim end(const SymbolicDim &trips) const {
    return (trips - 1) * stride + 1 + begin;
  }
};

/// The role of an iter arg.
struct IterArg {
  enum Kind { Invariant, InductionVariable, List, State };
  Kind kind = State;
  /// List: the element written in an iteration, its index, and the op that
  /// writes it.
  mlir::Value stored;
  TimeIndex index;
  mlir::Operation *write = nullptr;
  /// List: the axis that the index selects, if the iter arg is a tensor;
  /// nothing for a TensorList.
  std::optional<int64_t> tensorAxis;
  /// InductionVariable: its start and step.
  loops::InductionVariable variable;
};

/// Skips Casts between integers, Identity and EnsureShape.
mlir::Value skipIntegerCasts(mlir::Value value);

/// Erases the Identity and EnsureShape users of a value without other users.
void eraseNoOpUsers(mlir::Value value, mlir::RewriterBase &rewriter);

/// Describes the producer of a value, for a diagnostic.
std::string describe(mlir::Value value);

class SequenceLoop {
public:
  /// Nothing, with the reason in `why`, if the trip count is unknown, or a list
  /// is not written exactly once per iteration, in order. With
  /// `allowsEarlyExit`, the loop may end before the trip count
  /// (getEarlyExitLengths).
  static std::optional<SequenceLoop> read(mlir::Operation *op, std::string &why,
                                          bool allowsEarlyExit = false);

  mlir::Operation *getOperation() const { return analysis.getOperation(); }
  unsigned size() const { return unsigned(iterArgs.size()); }
  const IterArg &operator[](unsigned index) const { return iterArgs[index]; }
  mlir::Value init(unsigned index) const { return analysis.getInit(index); }
  mlir::Value result(unsigned index) const { return analysis.getResult(index); }
  mlir::Value argument(unsigned index) const {
    return analysis.getBodyArgument(index);
  }
  mlir::Value next(unsigned index) const { return analysis.getNext(index); }

  /// The number of iterations, which is also the number of time steps.
  const SymbolicDim &tripCount() const { return trips; }

  /// True if `step` is the last time step, also as -1.
  bool isLastTimeStep(int64_t step) const {
    return step == -1 || (trips.getNumber() && step == *trips.getNumber() - 1);
  }

  /// Valid lengths, [batch], if the loop may end after the largest of them;
  /// null if it runs over all time steps. TensorFlow 1's dynamic_rnn skips the
  /// iterations that only keep the states.
  mlir::Value getEarlyExitLengths() const { return earlyExitLengths; }

  /// The initial value of an invariant iter arg; any other value itself.
  mlir::Value resolve(mlir::Value value) const {
    return analysis.resolve(value);
  }

  /// Returns the read if a value of the body is a time step of a sequence of
  /// this rank.
  std::optional<TimeStepRead> getRead(mlir::Value value,
                                      int64_t rank = 3) const;

  /// An integer of the body as a function of the iteration.
  std::optional<TimeIndex> getIndex(mlir::Value value) const;

  /// True if an axis of a value, in the loop or before it, has this size.
  bool hasSize(mlir::Value value, int64_t axis, const SymbolicDim &size) const;

  /// True if a value belongs to the body.
  bool isInside(mlir::Value value) const {
    return value.getParentBlock() == getBody();
  }

  /// The value of an induction variable with a constant start when iteration
  /// `iteration` begins.
  mlir::ElementsAttr inductionVariableAt(unsigned index,
                                         int64_t iteration) const {
    return analysis.getValueAt(iterArgs[index].variable, iteration);
  }

  mlir::Block *getBody() const { return analysis.getBody(); }

private:
  explicit SequenceLoop(const loops::LoopAnalysis &analysis)
      : analysis(analysis), iterArgs(analysis.getNumIterArgs()) {}

  bool readTripCount(bool allowsEarlyExit, std::string &why);
  bool readIterArgs(std::string &why);
  bool readList(unsigned index, mlir::Operation *write, std::string &why);
  bool writesWholeList(mlir::Operation *list, mlir::Operation *write,
                       const TimeIndex &index) const;
  void readTensorWrite(unsigned index);
  mlir::Value skipLengthBound(mlir::Value limit);

  /// factor * iteration + offset.
  struct AffineForm {
    int64_t factor = 0;
    SymbolicDim offset;
  };
  /// A scalar, or one element of a vector.
  std::optional<AffineForm> getAffineForm(mlir::Value value,
                                          int64_t element = 0,
                                          unsigned depth = 0) const;
  std::optional<AffineForm> getElementForm(mlir::Operation *op, int64_t element,
                                           unsigned depth) const;
  std::optional<AffineForm> getProgressionForm(mlir::Operation *slice,
                                               unsigned depth) const;
  /// True if left >= right in all iterations, as far as known.
  bool isAtLeast(const AffineForm &left, const AffineForm &right) const;
  std::optional<TimeIndex> getIndex(const AffineForm &form) const;
  /// The axis, 0 or 1, along which `begins` selects a time step, and its index.
  std::optional<std::pair<int64_t, TimeIndex>>
  getStepAxis(mlir::RankedTensorType sizes, mlir::Value begins) const;
  bool coversAxis(mlir::Operation *slice, int64_t axis) const;
  std::optional<TimeStepRead> getStridedRead(mlir::Operation *slice) const;
  std::optional<TimeStepRead> getSlicedRead(mlir::Operation *reshape) const;

  loops::LoopAnalysis analysis;
  llvm::SmallVector<IterArg> iterArgs;
  SymbolicDim trips;
  mlir::Value earlyExitLengths;
};

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_LOOPS_SEQUENCELOOP_H
