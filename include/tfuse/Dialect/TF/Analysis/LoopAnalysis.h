//===- LoopAnalysis.h - Iter args and trip count of a loop ------*- C++ -*-===//
//
// Answers what a loop does with its iter args. The loop is tf.While or
// tf.StatelessWhile, whose condition and body are functions, or tf.WhileRegion
// or tfl.while, whose condition and body are regions:
//
//   %r:n = while (%init:n) cond { ^(%a:n): yield %continues }
//                          body { ^(%b:n): yield %next:n }
//
// Iter arg i, the loop-carried value i, enters as %init#i, is %a#i in the
// condition and %b#i in the body of an iteration, %next#i in the next
// iteration, and %r#i after the loop.
//
//   invariant           %next#i is %b#i
//   induction variable  %next#i is %b#i + step, with a constant step != 0
//   trip count          iterations until an induction variable passes the limit
//                       that the condition compares it with
//
// The analysis looks through Identity and EnsureShape. It holds no state but
// the loop: each query reads the IR anew.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_ANALYSIS_LOOPANALYSIS_H
#define TFUSE_DIALECT_TF_ANALYSIS_LOOPANALYSIS_H

#include "tfuse/Dialect/TF/Analysis/DimTracing.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>

namespace tfuse::loops {

/// True for the loops that LoopAnalysis reads: functional ones and ones with
/// regions, of tf and tfl.
bool isLoop(mlir::Operation *op);

/// The block of the condition or body; null if its function is missing or has
/// several blocks.
mlir::Block *conditionOf(mlir::Operation *loop);
mlir::Block *bodyOf(mlir::Operation *loop);

/// The operand that a chain of Identity and EnsureShape begins with.
mlir::Value skipNoOps(mlir::Value value);

/// The users of a value, and in place of Identity and EnsureShape their users.
llvm::SmallVector<mlir::Operation *> getUsersThroughNoOps(mlir::Value value);

/// True if the value is computed in a region of `loop`.
bool isDefinedInside(mlir::Value value, mlir::Operation *loop);

/// True if the value is defined outside of `loop`, or is a constant.
bool isInvariant(mlir::Value value, mlir::Operation *loop);

struct InductionVariable {
  /// Position among the iter args.
  unsigned index = 0;
  SymbolicDim start;
  /// Added in each iteration; not zero.
  int64_t step = 1;
};

/// A conjunct of the condition: the loop goes on while the induction variable
/// has not reached `limit`, or with `isInclusive`, has not passed it.
struct ExitTest {
  InductionVariable variable;
  mlir::Value limit;
  bool isInclusive = false;
};

class LoopAnalysis {
public:
  /// Nothing if the condition or body is missing, or if the loop, its condition
  /// and its body disagree on the number of iter args.
  static std::optional<LoopAnalysis> get(mlir::Operation *loop);

  mlir::Operation *getOperation() const { return loop; }
  mlir::Block *getCondition() const { return condition; }
  mlir::Block *getBody() const { return body; }

  // Iter arg `index`: its initial value, the argument of the body, the value
  // for the next iteration, and the result of the loop.
  unsigned getNumIterArgs() const { return loop->getNumOperands(); }
  mlir::Value getInit(unsigned index) const { return loop->getOperand(index); }
  mlir::BlockArgument getBodyArgument(unsigned index) const {
    return body->getArgument(index);
  }
  mlir::BlockArgument getConditionArgument(unsigned index) const {
    return condition->getArgument(index);
  }
  mlir::Value getNext(unsigned index) const {
    return body->getTerminator()->getOperand(index);
  }
  mlir::Value getResult(unsigned index) const { return loop->getResult(index); }

  /// True if no iteration changes the iter arg.
  bool isInvariant(unsigned index) const;

  /// The initial value of an invariant iter arg; any other value itself. For an
  /// argument of the condition, returns the corresponding argument of the body.
  mlir::Value resolve(mlir::Value value) const;

  /// The iter arg as an induction variable; nothing if it is not one.
  std::optional<InductionVariable> getInductionVariable(unsigned index) const;

  /// The induction variable that is this argument of the condition or body.
  std::optional<InductionVariable>
  getInductionVariable(mlir::Value argument) const;

  /// The condition as a conjunction of exit tests; nothing if it is more than
  /// that, and `why` says what was found.
  std::optional<llvm::SmallVector<ExitTest>>
  getExitTests(std::string &why) const;

  /// The number of iterations, at least 1; unknown, and `why`, if it is not a
  /// constant and the loop does not have a single symbolic limit.
  /// `simplifyLimit`, if given, maps the limit of an exit test to the value
  /// that is used for it.
  SymbolicDim getTripCount(std::string &why,
                           llvm::function_ref<mlir::Value(mlir::Value)>
                               simplifyLimit = nullptr) const;

  /// The value of a scalar that the condition or body reads.
  SymbolicDim dimFromScalar(mlir::Value scalar) const;

  /// True if the condition is known to hold for the initial values.
  bool runsAtLeastOnce() const;

  /// The value of an induction variable with a constant start when iteration
  /// `iteration` begins, as a scalar of its type; after the loop for the trip
  /// count. Wraps as the type does.
  mlir::ElementsAttr getValueAt(const InductionVariable &variable,
                                int64_t iteration) const;

private:
  bool addExitTests(mlir::Value conjunct, llvm::SmallVector<ExitTest> &tests,
                    std::string &why) const;
  SymbolicDim iterationsUntil(const ExitTest &test, mlir::Value limit) const;
  bool holdsInitially(mlir::Value conjunct) const;
  std::optional<int64_t> initialValue(mlir::Value scalar) const;

  mlir::Operation *loop = nullptr;
  mlir::Block *condition = nullptr, *body = nullptr;
};

/// The loop whose induction variable `index` is, plus or minus a loop-invariant
/// value; nothing if `index` is anything else. `loop` is the innermost loop
/// with such a variable among the operands of `index`.
struct LoopIndex {
  LoopAnalysis loop;
  InductionVariable variable;
};
std::optional<LoopIndex> getLoopIndex(mlir::Value index);

} // namespace tfuse::loops

#endif // TFUSE_DIALECT_TF_ANALYSIS_LOOPANALYSIS_H
