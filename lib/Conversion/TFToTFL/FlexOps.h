//===- FlexOps.h - Ops that run in TensorFlow's kernels ---------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_TFTOTFL_FLEXOPS_H
#define TFUSE_CONVERSION_TFTOTFL_FLEXOPS_H

#include "Lowering.h"
#include "llvm/ADT/DenseSet.h"

namespace tfuse::lowering {

/// True if a file can contain the op as a Flex op: TFLite has all its element
/// types, and it calls no functions, which the file lacks.
bool hasFlexForm(Operation *op);

/// True if the op can become a Flex op: it has the form of one, and the
/// delegate has its kernel, or `options` name it.
bool canBeFlexOp(Operation *op, const LoweringOptions &options);

/// Turns a tf op for which canBeFlexOp() holds into a Flex op. Fails with an
/// error for an attribute that has no form in a NodeDef.
LogicalResult convertToFlexOp(Operation *op, mlir::RewriterBase &rewriter);

/// The ops of variables and hash tables that a Flex op uses. A Flex op does not
/// see the builtin ops' resources, so all ops of such a resource are Flex ops.
llvm::DenseSet<Operation *> findFlexResources(Operation *root,
                                              const LoweringOptions &options);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_FLEXOPS_H
