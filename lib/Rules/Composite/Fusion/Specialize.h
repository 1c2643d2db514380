//===- Specialize.h - Composites for what their callers know ----*- C++ -*-===//
//
// The argument types of a function generalize the operand types of all its
// calls. A composite that cannot be fused for these types may still be fused
// for some of the calls: those call a specialized copy.
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

/// The calls of a function, grouped by argument types. Each type combines the
/// call's and the function's. In the order of the calls.
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
