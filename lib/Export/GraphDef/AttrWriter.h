//===- AttrWriter.h - From MLIR's attributes to AttrValue -------*- C++ -*-===//
//
// The inverse of lib/Import/GraphDef/AttrReader.h and TensorReader.h.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EXPORT_GRAPHDEF_ATTRWRITER_H
#define TFUSE_LIB_EXPORT_GRAPHDEF_ATTRWRITER_H

#include "Format/Proto/Graph.pb.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "tfuse/Dialect/TF/IR/TFAttributes.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <vector>

namespace tfuse {

class AttrWriter {
public:
  /// With `keepsExtents`, large elements are not copied into tensors; the
  /// tensors refer to `extents`.
  explicit AttrWriter(bool keepsExtents) : keepsExtents(keepsExtents) {}

  std::vector<llvm::ArrayRef<char>> extents;

  /// Fails for an attribute that no AttrValue can express. `storedForm` is the
  /// stored form of a tensor (TensorReader.h).
  llvm::Error write(mlir::Attribute attr, proto::AttrValue &value,
                    llvm::StringRef storedForm = "");

  /// Appends entries for the attributes whose names start with `prefix`,
  /// without the prefix, sorted by name.
  llvm::Error
  write(llvm::ArrayRef<mlir::NamedAttribute> attrs, llvm::StringRef prefix,
        google::protobuf::RepeatedPtrField<proto::NamedAttr> &entries);

  /// Appends a number, a string or a type as a serialized AttrValue; false for
  /// other attributes.
  static bool appendPlain(mlir::Attribute attr,
                          llvm::SmallVectorImpl<char> &bytes);

  static void write(tf_type::FullTypeAttr type, proto::FullTypeDef &result);
  static void write(tf_type::ShapeAttr shape, proto::TensorShapeProto &result);

private:
  llvm::Error writeTensor(mlir::ElementsAttr elements, llvm::StringRef form,
                          proto::TensorProto &tensor);
  llvm::Error writeFunc(tf_type::FuncAttr func, proto::NameAttrList &result);
  llvm::Error writeListElement(mlir::Attribute element,
                               proto::AttrValue::ListValue &list);

  bool keepsExtents;
};

/// Writes the elements of a tensor into the fields of a TensorProto.
class TensorWriter {
public:
  TensorWriter(mlir::ElementsAttr elements, llvm::StringRef storedForm,
               proto::TensorProto &tensor)
      : elements(elements), storedForm(storedForm), tensor(tensor) {}

  /// Writes all fields. If the elements are stored in their binary form and
  /// take at least `minExtent` bytes, returns these bytes instead of writing
  /// them; they belong in the field `extentField`.
  llvm::Expected<std::optional<llvm::ArrayRef<char>>> write(size_t minExtent);
  uint32_t extentField = 0;

private:
  using Bytes = llvm::ArrayRef<char>;

  llvm::Error writeSerialized(tf_type::TensorProtoAttr attr);
  void writeStrings(mlir::DenseElementsAttr strings);
  /// One element for a splat; otherwise all elements.
  llvm::Expected<Bytes> rawElements(bool &isSplat);
  int64_t valuesToStore(Bytes bytes, bool isSplat) const;
  void writeValues(Bytes bytes, int64_t count);

  mlir::ElementsAttr elements;
  llvm::StringRef storedForm;
  proto::TensorProto &tensor;
  std::vector<char> storage;
  unsigned elementSize = 0;
};

} // namespace tfuse

#endif // TFUSE_LIB_EXPORT_GRAPHDEF_ATTRWRITER_H
