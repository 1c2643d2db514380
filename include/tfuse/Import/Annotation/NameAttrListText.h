//===- NameAttrListText.h - Annotations in protobuf's text form -*- C++ -*-===//

#ifndef TFUSE_IMPORT_ANNOTATION_NAMEATTRLISTTEXT_H
#define TFUSE_IMPORT_ANNOTATION_NAMEATTRLISTTEXT_H

#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace tfuse {

/// Parses a NameAttrList in protobuf's text format:
///
///   name: "f" attr { key: "a" value { i: 1 } }
///
/// Every kind of AttrValue becomes the attribute that importers make of it.
/// Stricter than protobuf: a key given twice, an attribute without a value and
/// a list with elements of several kinds are errors. Fails with
/// InvalidAnnotation, and names line and column.
llvm::Expected<tf_type::FuncAttr> parseNameAttrList(llvm::StringRef text,
                                                    mlir::MLIRContext *context);

} // namespace tfuse

#endif // TFUSE_IMPORT_ANNOTATION_NAMEATTRLISTTEXT_H
