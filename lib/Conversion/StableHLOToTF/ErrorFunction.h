//===- ErrorFunction.h - Recognizes decomposed erf and erfc -----*- C++ -*-===//

#ifndef TFUSE_CONVERSION_STABLEHLOTOTF_ERRORFUNCTION_H
#define TFUSE_CONVERSION_STABLEHLOTOTF_ERRORFUNCTION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tfuse::stablehlo {

/// Replaces ops that compute erf(x) or erfc(x) by a custom call of that name.
void recognizeErrorFunctions(mlir::func::FuncOp function);

} // namespace tfuse::stablehlo

#endif // TFUSE_CONVERSION_STABLEHLOTOTF_ERRORFUNCTION_H
