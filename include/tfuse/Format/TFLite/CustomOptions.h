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

#ifndef TFUSE_FORMAT_TFLITE_CUSTOMOPTIONS_H
#define TFUSE_FORMAT_TFLITE_CUSTOMOPTIONS_H

#include "tfuse/Dialect/TFL/IR/TFLDialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <memory>
#include <string>

namespace tfuse {

class CustomOptions {
public:
  /// TFLiteConverter writes lists of strings as typed vectors for ops that
  /// become custom ops, and as untyped vectors for composites.
  enum class StringLists : uint8_t { Untyped, Typed };

  explicit CustomOptions(StringLists form = StringLists::Untyped);
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
  ///   symbol    its name
  ///   list      typed vector of numbers or booleans; else a vector
  ///
  /// False if FlexBuffers or TFLite have no form for `value`, such as an
  /// unsupported type.
  bool add(llvm::StringRef key, mlir::Attribute value);

  /// Adds the attributes that the kernel of a TensorFlow op reads, sorted by
  /// name: those that the op has, and derived and default ones, without the
  /// device. `takes` selects among them. Returns the name of an attribute that
  /// has no form, or an empty string.
  std::string addAttributes(
      mlir::Operation *op,
      llvm::function_ref<bool(llvm::StringRef, mlir::Attribute)> takes);

  /// Returns the bytes; the object must not be used afterwards.
  tfl::ConstBytesAttr finish(mlir::MLIRContext *context);

  /// The options of an op without options.
  static tfl::ConstBytesAttr none(mlir::MLIRContext *context);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace tfuse

#endif // TFUSE_FORMAT_TFLITE_CUSTOMOPTIONS_H
