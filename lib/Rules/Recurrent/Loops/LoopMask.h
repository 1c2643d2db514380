//===- LoopMask.h - The mask that a whole loop has --------------*- C++ -*-===//
//
// Checks that all states and list writes of a loop have one mask
// (SequenceMask.h), and tells what a masked time step writes.
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

  /// Reads the mask; rejects the loop if its states disagree on it.
  mlir::LogicalResult read();

  /// Nothing if all time steps are valid.
  const std::optional<SequenceMask> &get() const { return mask; }

  /// True if only masks read the iter arg: the previous output, which Keras
  /// carries to repeat it.
  bool isOnlyKept(unsigned index) const;

  /// The value that a valid time step gives to a state.
  mlir::Value next(unsigned index) const;

  /// What a list gets.
  struct Write {
    /// At valid time steps.
    mlir::Value stored;
    /// At masked time steps: the iter arg whose value is written; nothing for
    /// zeros.
    std::optional<unsigned> kept;
  };
  mlir::FailureOr<Write> write(unsigned list) const;

private:
  mlir::LogicalResult reject(Reason reason, const llvm::Twine &detail) const {
    return ctx.record(ctx.reject(loop.getOperation(), reason, detail));
  }

  const SequenceLoop &loop;
  RuleContext &ctx;
  std::optional<SequenceMask> mask;
  /// The masked states by iter arg.
  llvm::DenseMap<unsigned, MaskedValue> states;
};

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_LOOPS_LOOPMASK_H
