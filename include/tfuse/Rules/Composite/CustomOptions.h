//===- CustomOptions.h - What a custom op's kernel is told ------*- C++ -*-===//
//
// The options of a custom op as a FlexBuffer map, which kernels get as bytes:
//
//   CustomOptions options;
//   options.integer("width", 3).text("separator", " ");
//   ... tfl::CustomOp ... options.finish(context)
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_COMPOSITE_CUSTOMOPTIONS_H
#define TFUSE_RULES_COMPOSITE_CUSTOMOPTIONS_H

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/ArrayRef.h"
#include <memory>

namespace tfuse {

class CustomOptions {
public:
  CustomOptions();
  ~CustomOptions();

  // A key may be given once. It must not hold a zero byte.
  CustomOptions &integer(llvm::StringRef key, int64_t value);
  CustomOptions &number(llvm::StringRef key, float value);
  CustomOptions &text(llvm::StringRef key, llvm::StringRef value);
  /// A typed vector.
  CustomOptions &integers(llvm::StringRef key, llvm::ArrayRef<int64_t> values);

  /// An attribute of an annotation:
  ///
  ///   integer, float, bool, string   the same in FlexBuffers
  ///   type      Int, the TensorType of TFLite's schema
  ///   shape     typed vector of Int, -1 where unknown; Null for unknown rank
  ///   func      Map {name, attr}; attr is a Map
  ///   tensor    Map {type, shape, values}; values as a list of its elements
  ///   list      typed vector of numbers or booleans; else a vector
  ///
  /// False if there is no such form: a type or tensor that TFLite cannot hold.
  bool add(llvm::StringRef key, mlir::Attribute value);

  /// Returns the bytes; the object must not be used afterwards.
  tfl::ConstBytesAttr finish(mlir::MLIRContext *context);

  /// The options of an op without options.
  static tfl::ConstBytesAttr none(mlir::MLIRContext *context);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_CUSTOMOPTIONS_H
