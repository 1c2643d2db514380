//===- LoopMask.h - The common mask of states and list writes ---*- C++ -*-===//
//
// Checks that all states and list writes of a loop have the same mask
// (SequenceMask.h), and determines what masked time steps write.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_LOOPS_LOOPMASK_H
#define TFUSE_LIB_RULES_RECURRENT_LOOPS_LOOPMASK_H

#include "SequenceMask.h"
#include "tfuse/Rules/Rule.h"

#include "llvm/ADT/DenseMap.h"

namespace tfuse::recurrent {

class LoopMask {
public:
  LoopMask(const SequenceLoop &loop, RuleContext &ctx) : loop(loop), ctx(ctx) {}

  /// Reads the mask; rejects the loop if its states have different masks.
  mlir::LogicalResult read();

  /// Nothing if all time steps are valid.
  const std::optional<SequenceMask> &get() const { return mask; }

  /// True if only the selects of masks read the iter arg: the previous output,
  /// which Keras carries to repeat it at masked time steps.
  bool isOnlyKept(unsigned index) const;

  /// The next value of a state at a valid time step.
  mlir::Value next(unsigned index) const;

  /// The values that a loop writes to a list.
  struct Write {
    /// At valid time steps.
    mlir::Value stored;
    /// At masked time steps: the iter arg that is written; nothing for zeros.
    std::optional<unsigned> kept;
  };
  mlir::FailureOr<Write> write(unsigned list) const;

private:
  mlir::LogicalResult reject(Reason reason, const llvm::Twine &detail,
                             const llvm::Twine &hint = "") const {
    return ctx.record(ctx.reject(loop.getOperation(), reason, detail, hint));
  }

  const SequenceLoop &loop;
  RuleContext &ctx;
  std::optional<SequenceMask> mask;
  /// The masked states by iter arg.
  llvm::DenseMap<unsigned, MaskedValue> states;
};

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_LOOPS_LOOPMASK_H
