//===- Kernels.h - The functions that Kernels.def names ---------*- C++ -*-===//

#ifndef TFUSE_LIB_EVAL_KERNELS_H
#define TFUSE_LIB_EVAL_KERNELS_H

#include "tfuse/Eval/KernelContext.h"

namespace tfuse::eval {

#define TFUSE_KERNEL(dialect, op, kernel)                                      \
  mlir::LogicalResult kernel(KernelContext &context);
#include "Kernels.def"

} // namespace tfuse::eval

#endif // TFUSE_LIB_EVAL_KERNELS_H
