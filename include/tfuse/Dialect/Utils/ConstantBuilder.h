//===- ConstantBuilder.h - Creates constants and attributes -----*- C++ -*-===//
//
// The base class of the op builders of the dialects
// (Dialect/TF/Utils/TFBuilder.h, Dialect/TFL/Utils/TFLBuilder.h): an insertion
// point, a location, and short names for the constants and attributes that ops
// take.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_DIALECT_UTILS_CONSTANTBUILDER_H
#define TFUSE_DIALECT_UTILS_CONSTANTBUILDER_H

#include "tfuse/Dialect/Utils/Shapes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace tfuse {

class ConstantBuilder {
public:
  /// Creates constants at the insertion point of `builder`.
  ConstantBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}
  /// Inserts before `op`.
  explicit ConstantBuilder(mlir::Operation *op)
      : own(op), builder(*own), loc(op->getLoc()) {}
  ConstantBuilder(const ConstantBuilder &) = delete;
  ConstantBuilder &operator=(const ConstantBuilder &) = delete;
  virtual ~ConstantBuilder() = default;

  mlir::OpBuilder &getBuilder() const { return builder; }
  mlir::Location getLoc() const { return loc; }
  mlir::MLIRContext *getContext() const { return builder.getContext(); }

  //===--------------------------------------------------------------------===//
  // Attributes
  //===--------------------------------------------------------------------===//

  mlir::NamedAttribute named(llvm::StringRef name, mlir::Attribute value) const;
  mlir::NamedAttribute i32Attr(llvm::StringRef name, int64_t value) const;
  mlir::NamedAttribute i64Attr(llvm::StringRef name, int64_t value) const;
  mlir::NamedAttribute f32Attr(llvm::StringRef name, float value) const;
  mlir::NamedAttribute flag(llvm::StringRef name, bool value) const;
  mlir::NamedAttribute text(llvm::StringRef name, llvm::StringRef value) const;
  mlir::NamedAttribute i64sAttr(llvm::StringRef name,
                                llvm::ArrayRef<int64_t> values) const;

  //===--------------------------------------------------------------------===//
  // Constants
  //===--------------------------------------------------------------------===//

  /// An arith.constant, unless a derived class has constants of its dialect.
  virtual mlir::Value constant(mlir::ElementsAttr value,
                               std::optional<mlir::Location> where = {});
  mlir::Value i32s(llvm::ArrayRef<int64_t> values);
  mlir::Value i64s(llvm::ArrayRef<int64_t> values);
  mlir::Value i32Scalar(int64_t value);
  /// A matrix of i32, row by row.
  mlir::Value i32Matrix(llvm::ArrayRef<int64_t> values, int64_t columns);
  /// A scalar of a float, integer, boolean or complex type.
  mlir::Value scalar(mlir::Type elementType, double value);
  mlir::Value splat(llvm::ArrayRef<int64_t> shape, mlir::Type elementType,
                    double value);

  mlir::RankedTensorType i32Tensor(llvm::ArrayRef<int64_t> shape) const;

private:
  std::optional<mlir::OpBuilder> own;
  mlir::OpBuilder &builder;
  mlir::Location loc;
};

} // namespace tfuse

#endif // TFUSE_DIALECT_UTILS_CONSTANTBUILDER_H
