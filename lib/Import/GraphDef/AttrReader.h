//===- AttrReader.h - From AttrValue to MLIR's attributes -------*- C++ -*-===//
//
//   s, i, f, b   StringAttr, IntegerAttr (i64), FloatAttr (f32), BoolAttr
//   type         TypeAttr                 shape        ShapeAttr
//   tensor       an ElementsAttr          func         FuncAttr
//   placeholder  PlaceholderAttr          (nothing)    UnitAttr
//   list         ArrayAttr of these
//
// A value that this would not give back exactly becomes an AttrValueAttr.
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

namespace tfuse {

/// Whether the message holds fields that its definition does not have.
template <typename MessageT> bool hasUnknownFields(const MessageT &message) {
  static const google::protobuf::Reflection *reflection =
      message.GetReflection();
  return !reflection->GetUnknownFields(message).empty();
}

class AttrReader {
public:
  /// `extents` are those of the file that the messages come from.
  AttrReader(mlir::MLIRContext *context, const FileExtents &extents);

  mlir::MLIRContext *getContext() const { return context; }

  /// Fails for a function with an attribute that has no name.
  llvm::Expected<mlir::Attribute> read(const proto::AttrValue &value) {
    return read(value, nullptr);
  }
  /// The same. If `value` is a tensor, `storedForm` says how its elements were
  /// stored, where it is not the form in which TensorWriter would store them.
  llvm::Expected<mlir::Attribute> read(const proto::AttrValue &value,
                                       std::string *storedForm);

  /// Null if FullTypeAttr cannot express it.
  tf_type::FullTypeAttr read(const proto::FullTypeDef &type);

  /// Null for a shape with named or impossible dimensions.
  tf_type::ShapeAttr read(const proto::TensorShapeProto &shape);

  /// Null for a number that is no element type.
  mlir::Type elementType(int dataType);
  mlir::UnrankedTensorType tensorType(int dataType);

  /// The same as StringAttr::get, but remembers: for the names of attributes,
  /// of which there are few.
  mlir::StringAttr key(llvm::StringRef text);

  /// Large constants that are read from now on will be called "scope/node" in
  /// the textual form. Both must stay valid. (With different names, MLIR need
  /// not look for free ones.)
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
  llvm::StringRef resourceScope, resourceNode;
};

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_ATTRREADER_H
