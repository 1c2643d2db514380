//===- Annotation.h - What a function says it implements --------*- C++ -*-===//
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

/// The attribute of a function that names what it implements. Strings belong
/// to the context.
struct Annotation {
  /// Which attribute it was: `_implements`, or else `api_implements`.
  bool isApi = false;
  llvm::StringRef name;
  /// What follows the name after commas.
  llvm::SmallVector<llvm::StringRef, 1> flags;
  /// Empty when there are none.
  mlir::DictionaryAttr attrs;

  /// The name without the library in front: "MaxUnpooling2D" for
  /// "addons:MaxUnpooling2D".
  llvm::StringRef shortName() const {
    return name.drop_front(name.rfind(':') + 1);
  }
};

/// Whether the function has such an attribute at all.
bool isAnnotated(mlir::Operation *function);

/// Reads the annotation of a function that has one. Fails with
/// InvalidAnnotation and says where in the text.
llvm::Expected<Annotation> readAnnotation(mlir::Operation *function);

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_ANNOTATION_H
