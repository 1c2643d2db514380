//===- LoopMask.cpp - The common mask of a loop's states and writes -------===//

#include "LoopMask.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Rules/Recurrent/SequenceLayout.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

LogicalResult LoopMask::read() {
  SmallVector<unsigned> unmasked;
  for (unsigned index : seq(loop.size())) {
    if (loop[index].kind != IterArg::State)
      continue;
    std::optional<MaskedValue> masked = readMaskedValue(loop, loop.next(index));
    if (!masked) {
      unmasked.push_back(index);
      continue;
    }
    if (mask && !(*mask == masked->mask))
      return reject(Reason::Structure, "the states have different masks",
                    "use one mask for all layers of the loop");
    mask = masked->mask;
    bool isKept = skipNoOps(masked->otherwise) == loop.argument(index);
    // Keras carries the previous output even if no iteration reads it.
    bool isUnused = loop.result(index).use_empty() &&
                    isZeroTensor(loop.resolve(masked->otherwise));
    if (!isKept && !isUnused)
      return reject(
          Reason::Structure,
          "a masked time step does not keep the state, but sets it to " +
              describe(skipNoOps(masked->otherwise)),
          "keep the state at masked time steps, as keras.layers.Masking does");
    states[index] = *masked;
  }
  // An early exit is equivalent if the skipped time steps are masked.
  if (Value lengths = loop.getEarlyExitLengths();
      lengths &&
      (!mask || mask->kind != SequenceMask::Lengths || mask->tensor != lengths))
    return reject(
        Reason::Structure,
        "the loop ends early, but the skipped time steps are not masked",
        "run the loop over the whole sequence, with a mask");
  if (!mask)
    return success();
  if (!unmasked.empty())
    return reject(Reason::Structure,
                  "some states have a mask, but " +
                      describe(skipNoOps(loop.next(unmasked.front()))) +
                      " has none",
                  "mask all states of the loop");
  mask->mayBeLonger = !hasTimeSteps(*mask, loop.tripCount());
  return success();
}

bool LoopMask::isOnlyKept(unsigned index) const {
  return mask && all_of(getUsersThroughNoOps(loop.argument(index)),
                        [&](Operation *user) {
                          std::optional<MaskedValue> masked =
                              user->getNumResults() == 1
                                  ? readMaskedValue(loop, user->getResult(0))
                                  : std::nullopt;
                          return masked && skipNoOps(masked->computed) !=
                                               loop.argument(index);
                        });
}

Value LoopMask::next(unsigned index) const {
  return mask ? states.lookup(index).computed : loop.next(index);
}

FailureOr<LoopMask::Write> LoopMask::write(unsigned list) const {
  Value stored = loop[list].stored;
  if (!mask)
    return Write{stored, std::nullopt};
  std::optional<MaskedValue> masked = readMaskedValue(loop, stored);
  if (!masked || !(masked->mask == *mask))
    return reject(
        Reason::Structure,
        "the loop writes a value that is computed at masked time steps: " +
            describe(skipNoOps(stored)),
        "write the output of the cell");
  Value otherwise = loop.resolve(masked->otherwise);
  if (isZeroTensor(otherwise))
    return Write{masked->computed, std::nullopt};
  for (auto &[carried, state] : states)
    if (otherwise == loop.argument(carried) &&
        skipNoOps(state.computed) == skipNoOps(masked->computed) &&
        skipNoOps(state.otherwise) == otherwise && !loop.getEarlyExitLengths())
      return Write{masked->computed, carried};
  return reject(Reason::Structure,
                "at masked time steps, the loop writes neither the previous "
                "output nor zeros, but " +
                    describe(otherwise),
                "write the previous output at masked time steps, or zeros "
                "(zero_output_for_mask)");
}

} // namespace tfuse::recurrent
