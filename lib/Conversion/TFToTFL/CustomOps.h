//===- CustomOps.h - Ops that the application provides ----------*- C++ -*-===//

#ifndef TFUSE_CONVERSION_TFTOTFL_CUSTOMOPS_H
#define TFUSE_CONVERSION_TFTOTFL_CUSTOMOPS_H

#include "mlir/IR/PatternMatch.h"

namespace tfuse::lowering {

/// Turns a tf op into a tfl.custom of the same name. Its attributes become a
/// FlexBuffer map: integers, floats, booleans, strings, lists of these, and
/// types as TFLite numbers them. Fails for ops on values that TFLite has no
/// type for.
llvm::LogicalResult convertToCustomOp(mlir::Operation *op,
                                      mlir::RewriterBase &rewriter);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_CUSTOMOPS_H
