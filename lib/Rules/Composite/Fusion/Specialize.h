//===- Specialize.h - Composites for what their callers know ----*- C++ -*-===//
//
// A function that is called with different types has arguments that are no more
// precise than what all calls have in common. A composite that cannot be fused
// for all of them may still be fused for some: these get a copy of their own.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_COMPOSITE_FUSION_SPECIALIZE_H
#define TFUSE_LIB_RULES_COMPOSITE_FUSION_SPECIALIZE_H

#include "tfuse/Rules/Composite/CompositeFunction.h"

namespace tfuse {

/// Calls that pass the same types.
struct CallGroup {
  llvm::SmallVector<mlir::Type> types;
  llvm::SmallVector<mlir::Operation *> calls;
};

/// The calls of a function by the types that arguments have there, each as
/// precise as call and function together make it. In the order of the calls.
llvm::SmallVector<CallGroup> groupByTypes(const CompositeFunction &function);

/// A copy of a composite for some of its calls.
class Specialization {
public:
  Specialization(const CompositeFunction &function, const CallGroup &group);

  const CompositeFunction &get() const { return copy; }
  /// Erases the copy.
  void discard();
  /// Makes the calls of the group call the copy.
  void adopt();

private:
  CompositeFunction copy;
};

} // namespace tfuse

#endif // TFUSE_LIB_RULES_COMPOSITE_FUSION_SPECIALIZE_H
