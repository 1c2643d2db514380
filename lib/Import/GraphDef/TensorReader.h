//===- TensorReader.h - From TensorProto to elements ------------*- C++ -*-===//
//
// The elements of a TensorProto are bytes (tensor_content), or numbers in the
// field of their type, where fewer than the shape asks for mean that the last
// repeats. Small ones become DenseElementsAttr (one number: a splat), large
// ones DenseResourceElementsAttr over the mapped file.
//
// Which form it was is lost by that, and some programs write the unusual one.
// The *stored form* names it, for TensorWriter to restore:
//
//   "content"     the bytes          "values=N"    N numbers
//   "usual"       what is usual
//
// followed by ",no-shape" if there is no tensor_shape, which means a scalar.
// It is empty for the usual form alone: one number for one element; for a splat
// of 4 KiB and more, too; otherwise bytes. Strings are never bytes: the usual
// form is all of them.
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

/// Fetches what was left in the file into the message, and all in it.
void inlineExtents(proto::TensorProto &tensor, const FileExtents &extents);
void inlineExtents(proto::AttrValue &value, const FileExtents &extents);

class TensorReader {
public:
  /// `elementType` is that of tensor.dtype(). A resource will be called
  /// `resourceName`.
  TensorReader(const proto::TensorProto &tensor, mlir::Type elementType,
               const FileExtents &extents, llvm::StringRef resourceName);

  /// Whether type and shape make a tensor.
  bool isValid() const { return static_cast<bool>(type); }

  /// The elements; null if they have a form that only `readSerialized` can
  /// keep. `storedForm` is described above.
  mlir::ElementsAttr read(std::string &storedForm) const;

  /// The whole message as an attribute.
  mlir::ElementsAttr readSerialized() const;

private:
  using Bytes = llvm::ArrayRef<char>;

  /// How many numbers or strings there are, and their bytes in the form of
  /// tensor_content.
  struct Values {
    int64_t count = 0;
    Bytes bytes;
    std::vector<char> storage; ///< Where `bytes` is, unless in the file.
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
