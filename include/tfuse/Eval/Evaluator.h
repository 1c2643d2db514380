//===- Evaluator.h - Compute the results of one op --------------*- C++ -*-===//
//
// Runs an op on tensors in memory, as TensorFlow's CPU kernels would. Constant
// folding and translation validation use the same kernels.
//
//   Expected<SmallVector<HostTensor>> results = evaluate(op, operands);
//   if (!results)
//     ...; // no kernel, invalid operands, or too large
//
// Kernels are listed in lib/Eval/Kernels.def and written in lib/Eval/Kernels.
// Kernels read only operands, attributes and result element types, and check
// all of these, because the model may be malformed.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EVAL_EVALUATOR_H
#define TFUSE_EVAL_EVALUATOR_H

#include "mlir/IR/Operation.h"
#include "tfuse/Eval/HostTensor.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tfuse::eval {

struct EvalLimits {
  /// Evaluation fails before it allocates a result larger than this.
  int64_t maxResultBytes = int64_t(1) << 30;
  /// Matmuls and convolutions with more multiplications fail.
  int64_t maxMultiplications = int64_t(1) << 34;
};

/// Whether there is a kernel for "tf.X" or "tfl.x". The kernel may still fail.
bool hasKernel(llvm::StringRef opName);

/// Computes the op's results for these operands. Element types and shapes agree
/// with the result types of the op. Fails with
/// - UnsupportedOp if there is no kernel, or none for these types,
/// - ShapeMismatch if TensorFlow's kernel would reject the operands, too,
/// - LimitExceeded beyond `limits`, and also if TensorFlow's result depends on
///   the machine.
llvm::Expected<llvm::SmallVector<HostTensor>>
evaluate(mlir::Operation *op, llvm::ArrayRef<HostTensor> operands,
         const EvalLimits &limits = {});

/// Computes the results of the TensorFlow op `opName` ("tf.X") with these
/// operands and attributes, without an operation. The result shapes are not
/// checked.
llvm::Expected<llvm::SmallVector<HostTensor>>
evaluateAs(llvm::StringRef opName, llvm::ArrayRef<HostTensor> operands,
           mlir::TypeRange resultTypes,
           llvm::function_ref<mlir::Attribute(llvm::StringRef)> attrs,
           const EvalLimits &limits = {});

/// The names of all ops with kernels, sorted.
llvm::SmallVector<llvm::StringRef> opsWithKernels();

} // namespace tfuse::eval

#endif // TFUSE_EVAL_EVALUATOR_H
