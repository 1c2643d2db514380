//===- Decomposer.h - Decomposes an op on variables -------------*- C++ -*-===//

#ifndef TFUSE_LIB_DIALECT_TF_TRANSFORMS_DECOMPOSER_H
#define TFUSE_LIB_DIALECT_TF_TRANSFORMS_DECOMPOSER_H

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Utils/TFBuilder.h"

namespace tfuse::tf {

/// Decomposes one op; `run` returns whether that was possible.
class Decomposer : TFBuilder {
public:
  explicit Decomposer(mlir::Operation *op)
      : TFBuilder(op, {.constOps = true}), op(op) {}
  bool run();

private:
  /// The element type and the known shape of the variable.
  mlir::TensorType variableType(mlir::Value handle, mlir::Type element);
  mlir::Value read(mlir::Value handle, mlir::Type element) {
    return tf("ReadVariableOp", variableType(handle, element), handle);
  }
  void assign(mlir::Value handle, mlir::Value value) {
    tfOp("AssignVariableOp", mlir::TypeRange(), {handle, value});
  }
  /// An elementwise op whose result has the type of `a`.
  mlir::Value elementwise(llvm::StringRef name, mlir::Value a, mlir::Value b) {
    return tf(name, a.getType(), {a, b});
  }

  bool update(llvm::StringRef name);
  bool isInitialized();
  bool scatter(llvm::StringRef name);
  bool scatterFactors(llvm::StringRef name);
  mlir::Value broadcastUpdate(mlir::Value update, mlir::Value indices,
                              llvm::ArrayRef<int64_t> slice);
  bool scatterNd(llvm::StringRef name);
  bool gather();
  bool stridedSliceAssign();
  /// The updates of optimizers.
  bool optimize();
  bool gradientDescent();
  bool momentum(bool isKeras);
  bool adam(bool isAmsgrad);
  bool adaMax();
  bool adagrad();
  bool adadelta();
  bool rmsProp(bool isCentered);
  bool ftrl();
  bool proximal(bool isAdagrad);
  bool signs(bool isPower);
  /// Soft thresholding: sign(value) * max(|value| - by, 0). `by` may be a
  /// scalar.
  mlir::Value shrink(mlir::Value value, mlir::Value by);
  mlir::Value operand(llvm::StringRef name) { return tf::getOperand(op, name); }
  mlir::Value oneMinus(mlir::Value value);

  mlir::Operation *op;
};

} // namespace tfuse::tf

#endif // TFUSE_LIB_DIALECT_TF_TRANSFORMS_DECOMPOSER_H
