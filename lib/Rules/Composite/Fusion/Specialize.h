//===- Specialize.h - Copies of composites for call types -------*- C++ -*-===//
//
// A function's argument types must fit all its calls, so they may be less
// precise than the operand types of a single call. A composite that cannot be
// fused for the argument types may still be fused for some calls: these calls
// get a specialized copy of the function.
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

/// The calls of a function, grouped by their operand types, each combined with
/// the function's argument type. Groups are in the order of the calls.
llvm::SmallVector<CallGroup> groupByTypes(const CompositeFunction &function);

/// A copy of a composite for some of its calls.
class Specialization {
public:
  Specialization(const CompositeFunction &function, const CallGroup &group);

  const CompositeFunction &get() const { return copy; }
  /// Erases the copy.
  void discard();
  /// Redirects the calls of the group to the copy.
  void adopt();

private:
  CompositeFunction copy;
};

} // namespace tfuse

#endif // TFUSE_LIB_RULES_COMPOSITE_FUSION_SPECIALIZE_H
