//===- Costs.h - The faster form of a recurrent layer -----------*- C++ -*-===//
//
// Estimates the time of recurrent layers as fused ops, as WHILE loops and
// unrolled from measured costs (Costs.def), for --optimize-for=speed.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_RECURRENT_COSTS_H
#define TFUSE_RULES_RECURRENT_COSTS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace tfuse {

/// Nanoseconds for one time step of each form.
struct RecurrentCosts {
  double fused = 0, loop = 0, unrolled = 0;

  RecurrentCosts &operator+=(const RecurrentCosts &other) {
    fused += other.fused;
    loop += other.loop;
    unrolled += other.unrolled;
    return *this;
  }
};

/// The costs of one layer with this many weights of inputs and of states.
RecurrentCosts costsOfLayer(bool isLSTM, double batch, double inputWeights,
                            double stateWeights);

/// The additional cost of a loop that writes a sequence of this size.
RecurrentCosts costsOfSequence(double bytes);

/// The number of time steps, or the batch size, for costs: an assumption if it
/// is unknown.
double assumedSteps(std::optional<int64_t> steps);
double assumedBatch(int64_t batch);

/// The attribute of sequence ops that replace time steps which the model
/// unrolls.
inline constexpr llvm::StringLiteral unrolledAttrName = "tfuse.unrolled";

/// The costs of a sequence op of the tfl dialect; nothing for other ops.
std::optional<RecurrentCosts> costsOfSequenceOp(mlir::Operation *op);

} // namespace tfuse

#endif // TFUSE_RULES_RECURRENT_COSTS_H
