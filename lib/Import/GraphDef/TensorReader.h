//===- TensorReader.h - From TensorProto to elements ------------*- C++ -*-===//
//
// The elements of a TensorProto are either bytes (tensor_content) or numbers in
// the field of their type. If there are fewer numbers than elements, the last
// one repeats. Small tensors become DenseElementsAttr (a splat for one number),
// large ones DenseResourceElementsAttr over the mapped file.
//
// The attribute does not tell which form the file has, and some programs write
// the less common one. The *stored form* records it for TensorWriter:
//
//   "content"     the bytes          "values=N"    N numbers
//
// followed by ",no-shape" if the scalar has no tensor_shape. The stored form is
// empty, or "usual,no-shape", for the most common form: one number for one
// element or for a splat of at least 4 KiB, bytes otherwise. Strings are never
// bytes; their common form lists all of them.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_IMPORT_GRAPHDEF_TENSORREADER_H
#define TFUSE_LIB_IMPORT_GRAPHDEF_TENSORREADER_H

#include "Format/Proto/Graph.pb.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "tfuse/Format/Proto/ModelFile.h"
#include <optional>
#include <vector>

namespace tfuse {

/// Copies the fields that are still in the file into the message, recursively.
void inlineExtents(proto::TensorProto &tensor, const FileExtents &extents);
void inlineExtents(proto::AttrValue &value, const FileExtents &extents);

class TensorReader {
public:
  /// `elementType` belongs to tensor.dtype(). `resourceName` names the resource
  /// if one is created.
  TensorReader(const proto::TensorProto &tensor, mlir::Type elementType,
               const FileExtents &extents, llvm::StringRef resourceName);

  /// True if type and shape are those of a tensor.
  bool isValid() const { return static_cast<bool>(type); }

  /// Returns the elements; null if only `readSerialized` keeps their form.
  /// `storedForm` is described above.
  mlir::ElementsAttr read(std::string &storedForm) const;

  /// Returns the whole message as an attribute.
  mlir::ElementsAttr readSerialized() const;

private:
  using Bytes = llvm::ArrayRef<char>;

  /// The number of values, and their bytes in the form of tensor_content.
  struct Values {
    int64_t count = 0;
    Bytes bytes;
    std::vector<char> storage; ///< Holds `bytes`, unless they are in the file.
  };

  bool hasOneForm() const;
  std::optional<Bytes> leftInFile(uint32_t field) const;
  std::optional<Bytes> rawValues(uint32_t field) const;
  bool readValues(Values &values) const;
  mlir::ElementsAttr readStrings() const;
  mlir::ElementsAttr make(Bytes bytes, bool isInFile) const;
  mlir::ElementsAttr makeSplat(Bytes element) const;
  std::string usualForm(mlir::ElementsAttr elements) const;

  const proto::TensorProto &tensor;
  const FileExtents &extents;
  llvm::StringRef resourceName;
  mlir::RankedTensorType type;
  int64_t numElements = 0;
  uint64_t elementSize = 0;
};

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_GRAPHDEF_TENSORREADER_H
