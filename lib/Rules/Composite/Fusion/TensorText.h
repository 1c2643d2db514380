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

/// A field whose value is a TensorProto. Annotations hold small ones: there is
/// a limit.
llvm::Expected<mlir::ElementsAttr> readTensorText(const TextField &field,
                                                  llvm::StringRef text,
                                                  mlir::MLIRContext *context);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_COMPOSITE_FUSION_TENSORTEXT_H
