//===- KernelContext.h - The interface of a kernel to its op ----*- C++ -*-===//
//
// A kernel is a function `LogicalResult evalX(KernelContext &)`. It reads
// operands and attributes, sets every result, and returns success; or it
// returns one of the context's `fail` functions, which note the reason.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EVAL_KERNELCONTEXT_H
#define TFUSE_EVAL_KERNELCONTEXT_H

#include "mlir/IR/TypeRange.h"
#include "tfuse/Eval/Evaluator.h"
#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Support/Diagnostics.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tfuse::eval {

class KernelContext {
public:
  using AttrGetter = llvm::function_ref<mlir::Attribute(llvm::StringRef)>;

  /// All arguments must outlive the context.
  KernelContext(llvm::StringRef opName, llvm::ArrayRef<HostTensor> operands,
                mlir::TypeRange resultTypes, AttrGetter attrs,
                const EvalLimits &limits);

  /// "tf.AddV2", "tfl.add".
  llvm::StringRef opName() const { return name; }

  //===--------------------------------------------------------------------===//
  // Operands and attributes
  //===--------------------------------------------------------------------===//

  unsigned numOperands() const { return unsigned(operands.size()); }
  /// An operand. An index out of range is an error in the kernel's table row.
  const HostTensor &operand(unsigned index) const { return operands[index]; }
  llvm::ArrayRef<HostTensor> allOperands() const { return operands; }

  /// Fails unless there are this many operands. Kernels of ops without a list
  /// argument check this way before they read any.
  mlir::LogicalResult expectOperands(unsigned count);
  mlir::LogicalResult expectResults(unsigned count);

  /// An operand as integers, or as its only integer; nullopt if it is not an
  /// integer tensor (with one element). For shapes, axes and sizes.
  std::optional<llvm::SmallVector<int64_t>> ints(unsigned index) const;
  std::optional<int64_t> intScalar(unsigned index) const;

  /// Attributes; the default of the op definition if the op lacks one.
  mlir::Attribute attr(llvm::StringRef name) const { return attrs(name); }
  int64_t intAttr(llvm::StringRef name, int64_t otherwise = 0) const;
  bool boolAttr(llvm::StringRef name, bool otherwise = false) const;
  float floatAttr(llvm::StringRef name, float otherwise = 0) const;
  llvm::StringRef stringAttr(llvm::StringRef name) const;
  llvm::SmallVector<int64_t> intsAttr(llvm::StringRef name) const;

  //===--------------------------------------------------------------------===//
  // Results
  //===--------------------------------------------------------------------===//

  unsigned numResults() const { return unsigned(elementTypes.size()); }
  mlir::Type resultElementType(unsigned index) const {
    return elementTypes[index];
  }
  ElementKind resultKind(unsigned index) const {
    return elementKind(elementTypes[index]);
  }

  /// Allocates a result to fill. Null, with the reason recorded, if it is too
  /// large.
  HostTensor *allocate(unsigned index, llvm::ArrayRef<int64_t> shape);
  /// Allocates a temporary tensor.
  HostTensor allocateScratch(mlir::Type elementType,
                             llvm::ArrayRef<int64_t> shape);

  mlir::LogicalResult setResult(unsigned index, HostTensor tensor);

  /// A view of a tensor: deferred if the tensor is deferred, a splat if the
  /// tensor is a splat, otherwise a copy. Null, with the reason recorded, if it
  /// is too large. Axes of the tensor that `axes` do not name must have size
  /// one.
  HostTensor view(const HostTensor &tensor, llvm::ArrayRef<ViewAxis> axes);

  /// Whether a result of this shape is within limits.
  bool fits(mlir::Type elementType, llvm::ArrayRef<int64_t> shape);
  /// Records a failure and returns false if the work exceeds the limits.
  bool affordable(int64_t multiplications);

  //===--------------------------------------------------------------------===//
  // Failures
  //===--------------------------------------------------------------------===//

  /// Fails because the operands contradict each other or the op.
  mlir::LogicalResult fail(const llvm::Twine &reason) {
    return fail(Code::ShapeMismatch, reason);
  }
  /// Fails because the kernel does not support these types or attributes.
  mlir::LogicalResult unsupported(const llvm::Twine &what) {
    return fail(Code::UnsupportedOp, what);
  }
  mlir::LogicalResult unsupportedType() {
    return unsupported("no kernel for these element types");
  }
  mlir::LogicalResult fail(Code code, const llvm::Twine &reason);

private:
  friend llvm::Expected<llvm::SmallVector<HostTensor>>
  evaluateAs(llvm::StringRef, llvm::ArrayRef<HostTensor>, mlir::TypeRange,
             AttrGetter, const EvalLimits &);

  llvm::StringRef name;
  llvm::ArrayRef<HostTensor> operands;
  llvm::SmallVector<mlir::Type> elementTypes;
  AttrGetter attrs;
  const EvalLimits &limits;
  llvm::SmallVector<HostTensor> results;
  Code code = Code::UnsupportedOp;
  std::string reason;
};

using Kernel = mlir::LogicalResult (*)(KernelContext &);

} // namespace tfuse::eval

#endif // TFUSE_EVAL_KERNELCONTEXT_H
