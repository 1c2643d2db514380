//===- TFBuilder.h - Creates tf ops -----------------------------*- C++ -*-===//
//
// Creates tf ops at one insertion point, most of them with the result types
// that follow from their operands. Reshapes, transposes and casts of constants
// become lazy constants instead of ops (tfuse/Eval/LazyElements.h).
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_TF_UTILS_TFBUILDER_H
#define TFUSE_DIALECT_TF_UTILS_TFBUILDER_H

#include "tfuse/Dialect/Utils/ConstantBuilder.h"
#include "tfuse/Dialect/Utils/SymbolicDim.h"

namespace tfuse::tf {

struct TFBuilderOptions {
  /// Creates constants as tf.Const rather than arith.constant.
  bool constOps = false;
  /// Stores the default of every attribute that is not given.
  bool defaultAttrs = false;
};

class TFBuilder : public ConstantBuilder {
public:
  TFBuilder(mlir::OpBuilder &builder, mlir::Location loc,
            TFBuilderOptions options = {})
      : ConstantBuilder(builder, loc), options(options) {}
  explicit TFBuilder(mlir::Operation *op, TFBuilderOptions options = {})
      : ConstantBuilder(op), options(options) {}

  /// "tf.<name>" with one result.
  mlir::Value tf(llvm::StringRef name, mlir::Type result,
                 mlir::ValueRange operands,
                 llvm::ArrayRef<mlir::NamedAttribute> attrs = {});
  mlir::Operation *tfOp(llvm::StringRef name, mlir::TypeRange results,
                        mlir::ValueRange operands,
                        llvm::ArrayRef<mlir::NamedAttribute> attrs = {});

  mlir::Value constant(mlir::ElementsAttr value,
                       std::optional<mlir::Location> where = {}) override;
  /// A scalar of the element type of `like`.
  mlir::Value scalarLike(mlir::Value like, double value);

  //===--------------------------------------------------------------------===//
  // Elementwise
  //===--------------------------------------------------------------------===//

  mlir::Value unary(llvm::StringRef op, mlir::Value x);
  /// Arithmetic: the result has the operands' element type.
  mlir::Value binary(llvm::StringRef op, mlir::Value a, mlir::Value b);
  /// Comparison: the result is boolean.
  mlir::Value compare(llvm::StringRef op, mlir::Value a, mlir::Value b);
  mlir::Value select(mlir::Value condition, mlir::Value yes, mlir::Value no);
  mlir::Value add(mlir::Value a, mlir::Value b) {
    return binary("AddV2", a, b);
  }
  mlir::Value sub(mlir::Value a, mlir::Value b) { return binary("Sub", a, b); }
  mlir::Value mul(mlir::Value a, mlir::Value b) { return binary("Mul", a, b); }
  /// Division; of integers, rounding towards zero.
  mlir::Value divide(mlir::Value a, mlir::Value b);
  /// Returns the value itself if it already has the element type.
  mlir::Value castTo(mlir::Value x, mlir::Type elementType);
  /// An integer tensor as int32. Constants out of range become the nearest.
  mlir::Value asI32(mlir::Value x);

  //===--------------------------------------------------------------------===//
  // Shapes
  //===--------------------------------------------------------------------===//

  /// tf.Shape as int32, or a constant.
  mlir::Value shapeVector(mlir::Value value);
  /// The dimensions as a vector of int32. With `infer` a single dynamic one may
  /// be -1, as the shape operand of a reshape allows.
  mlir::Value shapeVector(llvm::ArrayRef<SymbolicDim> dims, bool infer = false);
  /// The dimension as a scalar of int32; -1 for an unknown one.
  mlir::Value sizeScalar(const SymbolicDim &dim);

  mlir::Value reshape(mlir::Value x, llvm::ArrayRef<SymbolicDim> dims);
  mlir::Value transpose(mlir::Value x, llvm::ArrayRef<int64_t> permutation);
  /// Inserts an axis of size one before `axis`; removes such an axis.
  mlir::Value expandDim(mlir::Value x, int64_t axis);
  mlir::Value squeezeDim(mlir::Value x, int64_t axis);
  /// Returns x itself if it certainly has that shape.
  mlir::Value broadcastTo(mlir::Value x, llvm::ArrayRef<SymbolicDim> dims);
  /// Pads with zeros: (before, after) for each axis.
  mlir::Value padZeros(mlir::Value x,
                       llvm::ArrayRef<std::pair<int64_t, int64_t>> amounts);
  /// x[starts : starts + sizes]; size -1 takes the rest.
  mlir::Value slice(mlir::Value x, llvm::ArrayRef<int64_t> starts,
                    llvm::ArrayRef<int64_t> sizes);
  mlir::Value concat(mlir::ValueRange parts, int64_t axis);
  /// `op` is a tf reduction with operands (input, axes).
  mlir::Value reduce(llvm::StringRef op, mlir::Value x,
                     llvm::ArrayRef<int64_t> axes, bool keepDims);

private:
  mlir::Value takeSize(mlir::Value value, int64_t axis);

  TFBuilderOptions options;
};

} // namespace tfuse::tf

#endif // TFUSE_DIALECT_TF_UTILS_TFBUILDER_H
