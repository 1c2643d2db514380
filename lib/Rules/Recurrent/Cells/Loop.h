//===- Loop.h - What a loop does over a sequence ----------------*- C++ -*-===//
//
// A tf.While (or tf.WhileRegion) as a recurrence: counters, how often it runs,
// which step of which tensor its body reads, which lists it writes, and what is
// left as the state of the cell.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_LOOP_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_LOOP_H

#include "tfuse/Rules/Rule.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/PatternMatch.h"
#include <optional>

namespace tfuse::recurrent {

/// A number of steps or elements: constant, or the size of a dimension that is
/// known at run time, plus a constant. Constants of more than 32 bits, which
/// TFLite has no sizes of, count as unknown: sums must not overflow.
struct Extent {
  std::optional<int64_t> constant;
  mlir::Value tensor;
  int64_t axis = 0;
  int64_t plus = 0;

  bool operator==(const Extent &other) const {
    return constant == other.constant && tensor == other.tensor &&
           axis == other.axis && plus == other.plus;
  }
  Extent operator+(int64_t number) const;
  /// The difference, if it is known; of two numbers of unknown size, too.
  std::optional<Extent> operator-(const Extent &other) const;
};

/// The size of an axis.
Extent extentOf(mlir::Value tensor, int64_t axis);

/// The extent that a number in the graph is; itself if it is none.
Extent extentOfNumber(mlir::Value value);

/// An index as a function of the number of the step.
struct StepIndex {
  enum Kind { Forward, Backward, Fixed };
  Kind kind = Forward;
  /// The smallest one; of Fixed, the one.
  int64_t begin = 0;
};

/// A step of a tensor: of as many as the loop runs, from `begin` on.
struct StepAccess {
  mlir::Value tensor;
  int64_t axis = 0;
  bool isReversed = false;
  int64_t begin = 0;
};

/// The value behind Identity and EnsureShape.
mlir::Value skipMarks(mlir::Value value);

/// The value behind these and conversions between integers.
mlir::Value withoutCasts(mlir::Value value);

/// The ops that use a value, directly or through these.
llvm::SmallVector<mlir::Operation *> usersOf(mlir::Value value);

/// Erases these behind a value, when nothing uses them any more.
void eraseMarks(mlir::Value value, mlir::RewriterBase &rewriter);

/// What a value of a body is, for messages.
std::string describe(mlir::Value value);

/// What the loop carries in one of its values.
struct Carried {
  enum Kind { Invariant, Counter, List, State };
  Kind kind = State;
  /// List: what is written, and where. Null if the list stays as it is.
  mlir::Value stored;
  StepIndex index;
  /// Counter: where it begins, if that is known as a number.
  std::optional<int64_t> begin;
  /// Counter: the same, as far as it is known, and what each step adds.
  Extent first;
  int64_t stride = 1;
};

class Loop {
public:
  /// Nothing if functions are missing or the loop counts in a way that is not
  /// understood; `why` then says what it is.
  /// With `takesEarlyEnd`, the loop may end before all steps (endsAfter).
  static std::optional<Loop> read(mlir::Operation *op, std::string &why,
                                  bool takesEarlyEnd = false);

  mlir::Operation *getOperation() const { return op; }
  unsigned size() const { return unsigned(carried.size()); }
  const Carried &operator[](unsigned index) const { return carried[index]; }
  mlir::Value operand(unsigned index) const { return op->getOperand(index); }
  mlir::Value result(unsigned index) const { return op->getResult(index); }
  mlir::Value argument(unsigned index) const;
  mlir::Value next(unsigned index) const;

  /// How often the body runs.
  const Extent &steps() const { return stepCount; }

  /// Whether that is the last step; -1 is.
  bool isLastStep(int64_t step) const {
    return step == -1 ||
           (stepCount.constant && step == *stepCount.constant - 1);
  }

  /// Lengths, after the largest of which the loop may end; null if it runs over
  /// all steps. TensorFlow 1's dynamic_rnn saves steps that change nothing.
  mlir::Value endsAfter() const { return largestLength; }

  /// An argument that the body hands on: what the loop got for it.
  mlir::Value resolve(mlir::Value value) const;

  /// The step of a tensor with `rank` axes that a value of the body is.
  std::optional<StepAccess> access(mlir::Value value, int64_t rank = 3) const;

  /// The number of the step, or what is made of it.
  std::optional<StepIndex> index(mlir::Value value) const;

  /// Whether a value belongs to the body.
  bool isInside(mlir::Value value) const {
    return value.getParentBlock() == body;
  }

  /// The value of a counter before the step of that number; its beginning is
  /// known.
  mlir::ElementsAttr counterAt(unsigned index, int64_t step) const;

  /// The ops of the body.
  mlir::Block *getBody() const { return body; }

private:
  bool readCounters(std::string &why);
  /// 1 or -1, if that is what a step adds.
  std::optional<int64_t> strideOf(mlir::Value next, mlir::Value argument) const;
  bool readCarried(std::string &why);
  bool writesAll(mlir::Operation *list, mlir::Operation *write,
                 const StepIndex &where) const;
  bool addBound(mlir::Value condition, std::string &why);
  mlir::Value boundByLengths(mlir::Value bound);
  Extent extentOfScalar(mlir::Value value) const;
  /// value = factor * step + offset.
  std::optional<std::pair<int64_t, Extent>> affine(mlir::Value value,
                                                   unsigned depth = 0) const;
  std::optional<StepAccess> stridedAccess(mlir::Operation *op) const;

  mlir::Operation *op = nullptr;
  mlir::Block *condition = nullptr, *body = nullptr;
  llvm::SmallVector<Carried> carried;
  Extent stepCount;
  bool takesEarlyEnd = false;
  mlir::Value largestLength;
};

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_LOOP_H
