//===- AttrReader.h - From AttrValue to MLIR's attributes -------*- C++ -*-===//
//
//   s, i, f, b   StringAttr, IntegerAttr (i64), FloatAttr (f32), BoolAttr
//   type         TypeAttr                 shape        ShapeAttr
//   tensor       an ElementsAttr          func         FuncAttr
//   placeholder  PlaceholderAttr          (nothing)    UnitAttr
//   list         ArrayAttr of these
//
// A value that would not survive the round trip becomes an AttrValueAttr.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_ATTRREADER_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_ATTRREADER_H

#include "Format/Proto/Graph.pb.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include "tfuse/Support/DataType.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace tfuse {

/// True if the message holds fields that its definition lacks.
template <typename MessageT> bool hasUnknownFields(const MessageT &message) {
  static const google::protobuf::Reflection *reflection =
      message.GetReflection();
  return !reflection->GetUnknownFields(message).empty();
}

class AttrReader {
public:
  /// `extents` belong to the file that holds the messages.
  AttrReader(mlir::MLIRContext *context, const FileExtents &extents);

  mlir::MLIRContext *getContext() const { return context; }

  /// Fails for a function with an attribute that has no name.
  llvm::Expected<mlir::Attribute> read(const proto::AttrValue &value) {
    return read(value, nullptr);
  }
  /// The same. If `value` is a tensor, `storedForm` receives the form of its
  /// elements, unless TensorWriter would choose that form anyway.
  llvm::Expected<mlir::Attribute> read(const proto::AttrValue &value,
                                       std::string *storedForm);

  /// Null if FullTypeAttr cannot express it.
  tf_type::FullTypeAttr read(const proto::FullTypeDef &type);

  /// Null for a shape with named or impossible dimensions.
  tf_type::ShapeAttr read(const proto::TensorShapeProto &shape);

  /// Null for an unknown number.
  mlir::Type elementType(int dataType);
  mlir::UnrankedTensorType tensorType(int dataType);

  /// StringAttr::get with a cache, for attribute names: a model has few
  /// different ones.
  mlir::StringAttr key(llvm::StringRef text);

  /// The names of all functions in the values that were read, in the order of
  /// their first occurrence.
  llvm::ArrayRef<mlir::StringAttr> functions() const {
    return functionNames.getArrayRef();
  }

  /// Names large constants that are read from now on "scope/node" in the
  /// textual form. Both strings must stay valid. (MLIR need not search for
  /// unused names if all names differ.)
  void setResourceName(llvm::StringRef scope, llvm::StringRef node) {
    resourceScope = scope;
    resourceNode = node;
  }

private:
  mlir::Attribute readKept(const proto::AttrValue &value);
  llvm::Expected<mlir::Attribute> readList(const proto::AttrValue &value);
  mlir::Attribute readElements(const proto::TensorProto &tensor,
                               std::string *storedForm);
  llvm::Expected<mlir::Attribute> readFunc(const proto::NameAttrList &func,
                                           llvm::StringRef what);
  mlir::TypeAttr typeAttr(int dataType);

  mlir::MLIRContext *context;
  const FileExtents &extents;
  llvm::DenseMap<int, mlir::Type> elementTypes;
  llvm::DenseMap<int, mlir::UnrankedTensorType> tensorTypes;
  llvm::DenseMap<int, mlir::TypeAttr> typeAttrs;
  llvm::DenseMap<llvm::StringRef, mlir::StringAttr> keys;
  llvm::SetVector<mlir::StringAttr> functionNames;
  llvm::StringRef resourceScope, resourceNode;
};

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_ATTRREADER_H
