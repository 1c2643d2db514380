//===- Evaluator.h - Compute the results of one op --------------*- C++ -*-===//
//
// Runs an op on tensors in memory, as TensorFlow's CPU kernels would. Constant
// folding and translation validation use the same kernels.
//
//   Expected<SmallVector<HostTensor>> results = evaluate(op, operands);
//   if (!results)
//     ...; // no kernel, operands the op refuses, or too large
//
// Kernels are listed in lib/Eval/Kernels.def and written in lib/Eval/Kernels.
// They look at nothing but operands, attributes and result element types, and
// check all they look at: an op may be as malformed as the model it comes from.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EVAL_EVALUATOR_H
#define TFUSE_EVAL_EVALUATOR_H

#include "mlir/IR/Operation.h"
#include "tfuse/Eval/HostTensor.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tfuse::eval {

struct EvalLimits {
  /// A result larger than this is refused before it is allocated.
  int64_t maxResultBytes = int64_t(1) << 30;
  /// So are matrix products and convolutions of more multiplications.
  int64_t maxMultiplications = int64_t(1) << 34;
};

/// Whether there is a kernel for "tf.X" or "tfl.x". It may still refuse.
bool hasKernel(llvm::StringRef opName);

/// The op's results for these operands, of the element types that the op says
/// and of shapes that fit what it says. Fails with
/// - UnsupportedOp if there is no kernel, or none for these types,
/// - ShapeMismatch if TensorFlow would refuse the operands, too,
/// - LimitExceeded beyond `limits`,
/// and also where what TensorFlow computes depends on the machine.
llvm::Expected<llvm::SmallVector<HostTensor>>
evaluate(mlir::Operation *op, llvm::ArrayRef<HostTensor> operands,
         const EvalLimits &limits = {});

/// The same for a computation that no op of that name stands for: the results
/// of the TensorFlow op `opName` ("tf.X") with these attributes. The result
/// shapes are not checked.
llvm::Expected<llvm::SmallVector<HostTensor>>
evaluateAs(llvm::StringRef opName, llvm::ArrayRef<HostTensor> operands,
           mlir::TypeRange resultTypes,
           llvm::function_ref<mlir::Attribute(llvm::StringRef)> attrs,
           const EvalLimits &limits = {});

/// The names of all ops with kernels, sorted.
llvm::SmallVector<llvm::StringRef> opsWithKernels();

} // namespace tfuse::eval

#endif // TFUSE_EVAL_EVALUATOR_H
