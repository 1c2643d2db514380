//===- LoopMask.cpp - The mask of a loop ----------------------------------===//

#include "LoopMask.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

LogicalResult LoopMask::read() {
  SmallVector<unsigned> unmasked;
  for (unsigned index : seq(loop.size())) {
    if (loop[index].kind != Carried::State)
      continue;
    std::optional<MaskedValue> masked = readMasked(loop, loop.next(index));
    if (!masked) {
      unmasked.push_back(index);
      continue;
    }
    if (mask && !(*mask == masked->mask))
      return reject(Reason::Structure, "its states have different masks");
    mask = masked->mask;
    bool isKept = skipMarks(masked->otherwise) == loop.argument(index);
    // The output that Keras carries along and nothing reads.
    bool isUnused = loop.result(index).use_empty() &&
                    isZeroTensor(loop.resolve(masked->otherwise));
    if (!isKept && !isUnused)
      return reject(Reason::Structure,
                    "a masked step does not keep its state, but sets it to " +
                        describe(skipMarks(masked->otherwise)));
    states[index] = *masked;
  }
  // Steps after the last one that counts change nothing.
  if (Value lengths = loop.endsAfter();
      lengths &&
      (!mask || mask->kind != StepMask::Lengths || mask->tensor != lengths))
    return reject(Reason::Structure, "it ends at the first of two bounds");
  if (!mask)
    return success();
  if (!unmasked.empty())
    return reject(Reason::Structure,
                  "some of its states have a mask, and " +
                      describe(skipMarks(loop.next(unmasked.front()))) +
                      " has none");
  mask->mayBeLonger = !hasSteps(*mask, loop.steps());
  return success();
}

bool LoopMask::isOnlyKept(unsigned index) const {
  return mask && all_of(usersOf(loop.argument(index)), [&](Operation *user) {
           std::optional<MaskedValue> masked =
               user->getNumResults() == 1 ? readMasked(loop, user->getResult(0))
                                          : std::nullopt;
           return masked && skipMarks(masked->computed) != loop.argument(index);
         });
}

Value LoopMask::next(unsigned index) const {
  return mask ? states.lookup(index).computed : loop.next(index);
}

FailureOr<LoopMask::Write> LoopMask::write(unsigned list) const {
  Value stored = loop[list].stored;
  if (!mask)
    return Write{stored, std::nullopt};
  std::optional<MaskedValue> masked = readMasked(loop, stored);
  if (!masked || !(masked->mask == *mask))
    return reject(Reason::Structure,
                  "it writes what is computed at steps that its mask leaves "
                  "out, " +
                      describe(skipMarks(stored)));
  Value otherwise = loop.resolve(masked->otherwise);
  if (isZeroTensor(otherwise))
    return Write{masked->computed, std::nullopt};
  for (auto &[carried, state] : states)
    if (otherwise == loop.argument(carried) &&
        skipMarks(state.computed) == skipMarks(masked->computed) &&
        skipMarks(state.otherwise) == otherwise && !loop.endsAfter())
      return Write{masked->computed, carried};
  return reject(Reason::Structure,
                "at masked steps it writes neither the output before nor "
                "zeros, but " +
                    describe(otherwise));
}

} // namespace tfuse::recurrent
