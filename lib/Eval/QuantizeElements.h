//===- QuantizeElements.h - Quantizes float elements ------------*- C++ -*-===//

#ifndef TFUSE_LIB_EVAL_QUANTIZEELEMENTS_H
#define TFUSE_LIB_EVAL_QUANTIZEELEMENTS_H

#include "tfuse/Eval/ElementKind.h"

#include "mlir/IR/Types.h"
#include "llvm/ADT/SmallVector.h"

namespace tfuse::eval {

/// Whether quantizeElements takes elements of this kind: float32 and float64.
bool canQuantizeElements(ElementKind from);

/// Whether `type` is a quantized type with one scale and with 4, 8, 16, 32 or
/// 64 bits of storage.
bool canQuantizeTo(mlir::Type type);

/// The type of the integers that tensors of a quantized type store.
mlir::Type storedType(mlir::Type quantizedType);

/// Scale, zero point, range and width of the storage, as bits.
llvm::SmallVector<int64_t, 5> quantizationParameters(mlir::Type quantizedType);

/// Converts `count` elements as lazy::quantize documents.
void quantizeElements(ElementKind from, mlir::Type quantizedType,
                      const char *source, int64_t count, char *target);

} // namespace tfuse::eval

#endif // TFUSE_LIB_EVAL_QUANTIZEELEMENTS_H
