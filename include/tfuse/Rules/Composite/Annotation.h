//===- Annotation.h - Composite annotations of functions --------*- C++ -*-===//
//
// TensorFlow marks a function that stands for one operation with an attribute:
//
//   tf._implements = "embedding_lookup"            a name
//   tf._implements = "LSTMCellSimple,Flag"         a name and flags
//   tf._implements = "name: \"f\" attr { ... }"    a NameAttrList as text
//   tf._implements = #tf_type.func<@f, {a = 1}>    the same, parsed
//   tf.api_implements = "lstm_<uuid>"              Keras's tag
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_COMPOSITE_ANNOTATION_H
#define TFUSE_RULES_COMPOSITE_ANNOTATION_H

#include "tfuse/Dialect/TF/IR/TFAttributes.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

namespace tfuse {

inline constexpr llvm::StringLiteral implementsAttrName = "tf._implements";
inline constexpr llvm::StringLiteral apiImplementsAttrName =
    "tf.api_implements";

/// The parsed annotation of a function. The context owns the strings.
struct Annotation {
  /// The kind of the attribute: `_implements` or `api_implements`.
  bool isApi = false;
  llvm::StringRef name;
  /// The comma-separated flags after the name.
  llvm::SmallVector<llvm::StringRef, 1> flags;
  /// The attributes of the annotation; may be empty.
  mlir::DictionaryAttr attrs;

  /// The name without the library prefix: "MaxUnpooling2D" for
  /// "addons:MaxUnpooling2D".
  llvm::StringRef shortName() const {
    return name.drop_front(name.rfind(':') + 1);
  }
};

/// True if the function has an annotation.
bool isAnnotated(mlir::Operation *function);

/// Reads the annotation of an annotated function. Fails with InvalidAnnotation
/// and the position in the text.
llvm::Expected<Annotation> readAnnotation(mlir::Operation *function);

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_ANNOTATION_H
