//===- ListBuilder.h - Lists of tensors as tensors --------------*- C++ -*-===//
//
// Creates the tf ops that a list op becomes, and the types of lists that are
// tensors: a list of n elements of shape s is a tensor of shape [n, s...].
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_CONVERSION_TENSORLISTS_LISTBUILDER_H
#define TFUSE_LIB_CONVERSION_TENSORLISTS_LISTBUILDER_H

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Utils/TFBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include "mlir/IR/TypeUtilities.h"

namespace tfuse::lists {

class ListBuilder : public tf::TFBuilder {
public:
  using TFBuilder::TFBuilder;

  /// A scalar zero, false or empty string.
  mlir::Value zero(mlir::Type element);
  /// A scalar as a vector of one element.
  mlir::Value asVector(mlir::Value scalar);
  /// Concatenates `parts` along the first axis; `type` is the result type.
  mlir::Value concatRows(mlir::Type type, mlir::ValueRange parts);
  mlir::Value gather(mlir::Type type, mlir::Value rows, mlir::Value index);
  /// tf.Shape, even of a tensor of static shape.
  mlir::Value shape(mlir::Value tensor);
  /// The number of elements of a list.
  mlir::Value length(mlir::Value list);
  /// The sizes from axis `begin` on, as a vector.
  mlir::Value sizesFrom(mlir::Value tensor, int64_t begin);
  /// The list in which `rows` replace the elements at `indices`.
  mlir::Value withRows(mlir::Value list, mlir::Value indices, mlir::Value rows);
};

/// The element type that a list op reads or writes; null if the op does not
/// state it.
mlir::Type elementTypeOf(mlir::Operation *op);

/// The shape of a tensor or of the elements of a list; nullopt if the rank is
/// unknown.
std::optional<Ints> itemShape(mlir::Value item);
std::optional<Ints> rowShape(mlir::Type list);

/// The type of a list of elements of shape `row`.
mlir::Type listOf(std::optional<Ints> row, mlir::Type element,
                  int64_t length = kDynamic);

} // namespace tfuse::lists

#endif // TFUSE_LIB_CONVERSION_TENSORLISTS_LISTBUILDER_H
