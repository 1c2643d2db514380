//===- TensorText.h - Shapes and tensors in text format ---------*- C++ -*-===//

#ifndef TFUSE_LIB_RULES_COMPOSITE_FUSION_TENSORTEXT_H
#define TFUSE_LIB_RULES_COMPOSITE_FUSION_TENSORTEXT_H

#include "TextFormat.h"

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Support/DataType.h"

namespace tfuse {

/// Scalars; nothing (Invalid) if the field holds no such value.
std::optional<float> parseTextFloat(const TextField &field);
std::optional<bool> parseTextBool(const TextField &field);
DataType parseTextDataType(const TextField &field);

/// A field whose value is a TensorShapeProto. `text` is what errors are in.
llvm::Expected<tf_type::ShapeAttr> readShapeText(const TextField &field,
                                                 llvm::StringRef text,
                                                 mlir::MLIRContext *context);

/// All tensors of an annotation together have at most this many elements. A
/// shape of a few bytes stands for as many as it likes.
inline constexpr int64_t kMaxTextElements = 1 << 16;

/// A field whose value is a TensorProto. Its elements are taken from
/// `elementsLeft`; the tensor is refused if there are not enough.
llvm::Expected<mlir::ElementsAttr> readTensorText(const TextField &field,
                                                  llvm::StringRef text,
                                                  mlir::MLIRContext *context,
                                                  int64_t &elementsLeft);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_COMPOSITE_FUSION_TENSORTEXT_H
