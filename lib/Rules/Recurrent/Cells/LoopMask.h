//===- LoopMask.h - The mask of a loop --------------------------*- C++ -*-===//
//
// Whether all that a loop carries and writes has one mask (StepMask.h), and
// what it does at steps that the mask leaves out.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPMASK_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPMASK_H

#include "Loop.h"
#include "StepMask.h"

#include "llvm/ADT/DenseMap.h"

namespace tfuse::recurrent {

class LoopMask {
public:
  LoopMask(const Loop &loop, RuleContext &ctx) : loop(loop), ctx(ctx) {}

  /// Finds the mask, if there is one, and what is carried under it.
  mlir::LogicalResult read();

  /// Null if all steps count.
  const std::optional<StepMask> &get() const { return mask; }

  /// Whether a carried value is read by nothing but masks: the output that
  /// Keras carries along to repeat it.
  bool isOnlyKept(unsigned index) const;

  /// What a state becomes at steps that count.
  mlir::Value next(unsigned index) const;

  /// What is written into a list.
  struct Write {
    /// At steps that count.
    mlir::Value stored;
    /// What the loop carries that has what is written at others; nothing for
    /// zeros.
    std::optional<unsigned> kept;
  };
  mlir::FailureOr<Write> write(unsigned list) const;

private:
  mlir::LogicalResult reject(Reason reason, const llvm::Twine &detail) const {
    return ctx.reject(loop.getOperation(), reason, detail);
  }

  const Loop &loop;
  RuleContext &ctx;
  std::optional<StepMask> mask;
  /// The states, with a mask.
  llvm::DenseMap<unsigned, MaskedValue> states;
};

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_LOOPMASK_H
