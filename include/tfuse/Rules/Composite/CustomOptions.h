//===- CustomOptions.h - Options of custom ops ------------------*- C++ -*-===//
//
// Builds the options of a custom op: a FlexBuffer map, whose bytes the kernel
// receives.
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

  // Each key may be added once, and must not contain a zero byte.
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
  /// False if FlexBuffers or TFLite have no form for `value`, such as an
  /// unsupported type.
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
