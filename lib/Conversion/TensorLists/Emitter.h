//===- Emitter.h - Builds the ops that replace list ops ---------*- C++ -*-===//
//
// Builds the tf ops that a list op becomes, and the types of lists that are
// tensors: a list of n elements of shape s is a tensor of shape [n, s...].
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CONVERSION_TENSORLISTS_EMITTER_H
#define TFUSE_LIB_CONVERSION_TENSORLISTS_EMITTER_H

#include "tfuse/Dialect/TF/IR/TFDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

namespace tfuse::lists {

using Ints = llvm::SmallVector<int64_t>;

class Emitter {
public:
  explicit Emitter(mlir::Operation *op) : builder(op), loc(op->getLoc()) {}

  mlir::Type i32Tensor(llvm::ArrayRef<int64_t> shape) {
    return mlir::RankedTensorType::get(shape, builder.getI32Type());
  }
  mlir::Value constant(mlir::ElementsAttr value) {
    return mlir::arith::ConstantOp::create(builder, loc, value);
  }
  mlir::Value i32(int32_t value) {
    return constant(mlir::DenseIntElementsAttr::get(
        llvm::cast<mlir::ShapedType>(i32Tensor({})),
        llvm::ArrayRef<int32_t>(value)));
  }
  mlir::Value i32s(llvm::ArrayRef<int64_t> values) {
    auto narrow =
        llvm::map_to_vector(values, [](int64_t v) { return int32_t(v); });
    return constant(mlir::DenseIntElementsAttr::get(
        llvm::cast<mlir::ShapedType>(i32Tensor(int64_t(values.size()))),
        llvm::ArrayRef<int32_t>(narrow)));
  }
  /// A scalar zero, false or empty string.
  mlir::Value zero(mlir::Type element);
  mlir::Value op(llvm::StringRef name, mlir::Type type,
                 mlir::ValueRange operands,
                 llvm::ArrayRef<mlir::NamedAttribute> attrs = {}) {
    return tf::createOp(builder, loc, name, type, operands, attrs)
        ->getResult(0);
  }

  mlir::NamedAttribute attr(llvm::StringRef name, mlir::Attribute value) {
    return builder.getNamedAttr(name, value);
  }
  /// A scalar as a vector of one element.
  mlir::Value asVector(mlir::Value scalar) {
    return op("ExpandDims", i32Tensor(1), {scalar, i32(0)});
  }
  mlir::Value concat(mlir::Type type, mlir::ValueRange parts) {
    llvm::SmallVector<mlir::Value> operands = {i32(0)};
    llvm::append_range(operands, parts);
    return op("Concat", type, operands);
  }
  mlir::Value gather(mlir::Type type, mlir::Value rows, mlir::Value index) {
    return op("Gather", type, {rows, index},
              attr("validate_indices", builder.getBoolAttr(true)));
  }
  /// The shape of a tensor, as a vector.
  mlir::Value shape(mlir::Value tensor) {
    auto type = llvm::dyn_cast<mlir::RankedTensorType>(tensor.getType());
    return op("Shape",
              i32Tensor(type ? type.getRank() : mlir::ShapedType::kDynamic),
              tensor);
  }
  /// The number of elements of a list.
  mlir::Value length(mlir::Value list) {
    mlir::Value sizes = shape(list);
    return gather(i32Tensor({}), sizes, i32(0));
  }
  /// The sizes from axis `begin` on, as a vector.
  mlir::Value sizesFrom(mlir::Value tensor, int64_t begin) {
    auto type = llvm::dyn_cast<mlir::RankedTensorType>(tensor.getType());
    if (type &&
        !mlir::ShapedType::isDynamicShape(type.getShape().drop_front(begin)))
      return i32s(type.getShape().drop_front(begin));
    int64_t count = type ? type.getRank() - begin : mlir::ShapedType::kDynamic;
    mlir::Value sizes = shape(tensor);
    return op("Slice", i32Tensor(count), {sizes, i32s(begin), i32s(-1)});
  }
  /// The list with `rows` at `indices`.
  mlir::Value withRows(mlir::Value list, mlir::Value indices, mlir::Value rows);

  mlir::OpBuilder builder;
  mlir::Location loc;
};

/// The constant's elements.
std::optional<Ints> constantInts(mlir::Value value);

inline mlir::Type elementOf(mlir::Value value) {
  return mlir::getElementTypeOrSelf(value.getType());
}

/// The type of the elements that a list op reads or writes; null if it has
/// none.
mlir::Type elementTypeOf(mlir::Operation *op);

/// The shape of a tensor, if the rank is known.
std::optional<Ints> shapeOf(mlir::Value value);

/// The sizes of the elements of a list, if the rank is known.
std::optional<Ints> rowShape(mlir::Type list);

/// The type of a list of elements of shape `row`.
mlir::Type listOf(std::optional<Ints> row, mlir::Type element,
                  int64_t length = mlir::ShapedType::kDynamic);

} // namespace tfuse::lists

#endif // TFUSE_LIB_CONVERSION_TENSORLISTS_EMITTER_H
