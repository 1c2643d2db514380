//===- TFLBuilder.h - Creates tfl ops ---------------------------*- C++ -*-===//

#ifndef TFUSE_DIALECT_TFL_UTILS_TFLBUILDER_H
#define TFUSE_DIALECT_TFL_UTILS_TFLBUILDER_H

#include "tfuse/Dialect/Utils/ConstantBuilder.h"

namespace tfuse::tfl {

class TFLBuilder : public ConstantBuilder {
public:
  using ConstantBuilder::ConstantBuilder;

  /// A reshape to a type for which hasReshapeTarget holds.
  mlir::Value reshape(mlir::Type type, mlir::Value input);
  mlir::Value transpose(mlir::Value input, llvm::ArrayRef<int64_t> permutation);
};

/// Whether a reshape to the type's shape can have a constant shape operand: at
/// most one dimension is unknown (it follows from the others, unless one of
/// these is 0), and all fit 32 bits.
bool hasReshapeTarget(mlir::Type type);
inline bool hasReshapeTarget(mlir::Value value) {
  return hasReshapeTarget(value.getType());
}
/// The shape operand for such a type: sizes, and -1 for the unknown one.
Ints reshapeTarget(mlir::Type type);

} // namespace tfuse::tfl

#endif // TFUSE_DIALECT_TFL_UTILS_TFLBUILDER_H
