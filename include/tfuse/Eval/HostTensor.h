//===- HostTensor.h - A tensor in memory ------------------------*- C++ -*-===//
//
// The values the evaluator computes with: an element type, a static shape, and
// row-major elements. Copying a HostTensor shares its bytes, which may belong
// to a heap buffer, a mapped file or an attribute; the last tensor that uses
// them frees them. A tensor whose elements are all equal may store just one of
// them (a splat); it is expanded on the first access to all elements.
//
// A tensor may also be deferred: it represents a large constant that is not in
// memory yet. View functions then only change the lazy description
// (LazyElements.h); the first access to the elements loads all of them into
// memory.
//
// A HostTensor is not safe to use from two threads at once.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EVAL_HOSTTENSOR_H
#define TFUSE_EVAL_HOSTTENSOR_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "tfuse/Eval/ElementKind.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <vector>

namespace tfuse::eval {

/// The product of the dimensions and `unit`; nullopt if a dimension is negative
/// or the product of the nonzero dimensions does not fit in 63 bits.
std::optional<int64_t> checkedProduct(llvm::ArrayRef<int64_t> shape,
                                      int64_t unit = 1);

/// One axis of a view: the axis of the tensor that it reads, the number of
/// elements, the start and the stride (which may be negative).
struct ViewAxis {
  /// Repeats the elements that the other axes select.
  static constexpr int64_t kRepeat = -1;
  int64_t source;
  int64_t size;
  int64_t start = 0;
  int64_t step = 1;
};

class HostTensor {
public:
  using Owner = std::shared_ptr<const void>;

  /// An empty handle without type and elements, which converts to false.
  HostTensor() = default;

  /// An uninitialized tensor with a new buffer (for strings: empty strings).
  /// Fails with LimitExceeded if the shape is too large for memory, and with
  /// UnsupportedType if the elements have no fixed size.
  static llvm::Expected<HostTensor> allocate(mlir::Type elementType,
                                             llvm::ArrayRef<int64_t> shape);

  /// A tensor over bytes that live as long as `owner`. The bytes must be
  /// exactly those of the shape; they are copied if they are not aligned for
  /// the element type.
  static HostTensor view(mlir::Type elementType, llvm::ArrayRef<int64_t> shape,
                         llvm::ArrayRef<char> bytes, Owner owner);

  /// A tensor of equal elements; `element` is the bytes of one.
  static HostTensor splat(mlir::Type elementType, llvm::ArrayRef<int64_t> shape,
                          llvm::ArrayRef<char> element);

  static HostTensor strings(mlir::Type elementType,
                            llvm::ArrayRef<int64_t> shape,
                            std::vector<std::string> values);

  /// A deferred tensor for a constant that satisfies `lazy::canView`.
  static HostTensor deferred(mlir::ElementsAttr constant);

  /// A small tensor of the given values; T must be the C++ type of
  /// `elementType`.
  template <typename T>
  static HostTensor from(mlir::Type elementType, llvm::ArrayRef<int64_t> shape,
                         llvm::ArrayRef<T> values);
  template <typename T> static HostTensor scalar(mlir::Type type, T value) {
    return from<T>(type, {}, llvm::ArrayRef<T>(value));
  }

  explicit operator bool() const { return bool(type); }

  mlir::Type elementType() const { return type; }
  ElementKind kind() const { return elementKindOf; }
  mlir::RankedTensorType tensorType() const;
  llvm::ArrayRef<int64_t> shape() const { return dims; }
  int64_t rank() const { return int64_t(dims.size()); }
  /// The size of an axis; negative axes count from the end.
  int64_t dim(int64_t axis) const {
    return dims[axis < 0 ? axis + dims.size() : axis];
  }
  int64_t numElements() const { return count; }
  bool empty() const { return count == 0; }
  bool isScalar() const { return dims.empty(); }
  unsigned bytesPerElement() const { return width; }
  int64_t byteSize() const { return count * width; }

  /// Whether all elements are known to be equal and just one is stored.
  bool isSplat() const { return splatted; }
  /// The bytes of the one stored element of a splat.
  llvm::ArrayRef<char> splatElement() const {
    assert(splatted);
    return stored;
  }
  /// The constant of a deferred tensor; null after its elements are loaded, and
  /// for all other tensors.
  mlir::ElementsAttr deferredConstant() const { return constant; }

  /// The first element; the only one of a splat. Not for empty tensors.
  template <typename T> T front() const {
    assert(count > 0 && KindOf<T>::value == kind());
    T value;
    llvm::ArrayRef<char> elements = splatted ? stored : bytes();
    std::memcpy(&value, elements.data(), sizeof(T));
    return value;
  }

  /// All elements. T must be the C++ type of the element type.
  template <typename T> llvm::ArrayRef<T> data() const {
    assert(KindOf<T>::value == kind() && "wrong element type");
    llvm::ArrayRef<char> all = bytes();
    return llvm::ArrayRef<T>(reinterpret_cast<const T *>(all.data()),
                             size_t(count));
  }
  /// All elements as bytes.
  llvm::ArrayRef<char> bytes() const;
  llvm::ArrayRef<std::string> strings() const { return *text; }

  /// Write access to a tensor that was just allocated and not yet copied.
  template <typename T> llvm::MutableArrayRef<T> mutableData() {
    assert(KindOf<T>::value == kind() && "wrong element type");
    return llvm::MutableArrayRef<T>(
        reinterpret_cast<T *>(mutableBytes().data()), size_t(count));
  }
  llvm::MutableArrayRef<char> mutableBytes();
  llvm::MutableArrayRef<std::string> mutableStrings() { return *text; }

  /// The same elements with another shape of the same number of elements.
  HostTensor reshaped(llvm::ArrayRef<int64_t> shape) const;
  /// The same bytes as another type of the same size.
  HostTensor withElementType(mlir::Type elementType) const;

  /// The elements of an integer (or bool) tensor as int64_t.
  std::optional<llvm::SmallVector<int64_t>> toInts() const;
  /// The only element of an integer (or float) tensor of one element.
  std::optional<int64_t> toInt() const;
  std::optional<double> toDouble() const;

  /// The owner that keeps the bytes alive. Empty for tensors without bytes.
  const Owner &owner() const { return keeper; }

private:
  HostTensor(mlir::Type elementType, llvm::ArrayRef<int64_t> shape);
  void expandSplat() const;
  void loadDeferred() const;

  mlir::Type type;
  ElementKind elementKindOf = ElementKind::None;
  unsigned width = 0;
  // Whether one element stands for all. Cleared by the first expansion.
  mutable bool splatted = false;
  bool writable = false;
  int64_t count = 0;
  llvm::SmallVector<int64_t, 4> dims;
  mutable llvm::ArrayRef<char> stored;
  mutable Owner keeper;
  mutable mlir::ElementsAttr constant;
  std::shared_ptr<std::vector<std::string>> text;
};

template <typename T>
HostTensor HostTensor::from(mlir::Type elementType,
                            llvm::ArrayRef<int64_t> shape,
                            llvm::ArrayRef<T> values) {
  HostTensor result = llvm::cantFail(allocate(elementType, shape));
  assert(result.numElements() == int64_t(values.size()));
  llvm::copy(values, result.mutableData<T>().begin());
  return result;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// Constants up to this many bytes are DenseElementsAttr, larger ones
/// DenseResourceElementsAttr (whose content is neither hashed nor compared).
constexpr int64_t kInlineConstantBytes = 4096;

/// Larger splats are rejected: text such as `dense<0> :
/// tensor<1000000000000xf32>` cannot be expanded.
constexpr int64_t kMaxSplatBytes = int64_t(1) << 33;

/// Reads a constant. The tensor shares the attribute's bytes if both have the
/// same layout: always, except for i1 and sub-byte integers in a
/// DenseElementsAttr, lazy constants that must be computed, and misaligned
/// mappings. Fails for attributes without data (an elided resource), for
/// malformed attributes, and for splats of more than kMaxSplatBytes.
llvm::Expected<HostTensor> toHostTensor(mlir::ElementsAttr attr);

/// Makes a constant. Tensors whose elements are all equal become splats; other
/// large tensors become resource attributes that share the tensor's bytes.
/// `name` is a hint for the resource's name in textual IR. If `type` is given,
/// it must have the tensor's shape and an element type of the same layout.
mlir::ElementsAttr toAttr(const HostTensor &tensor,
                          mlir::RankedTensorType type = {},
                          llvm::StringRef name = "constant");

/// Makes a constant of `bytes` (row-major, each element in whole bytes, as in
/// HostTensor). A large constant shares them; `owner` keeps them alive.
mlir::ElementsAttr constantFromBytes(mlir::RankedTensorType type,
                                     llvm::ArrayRef<char> bytes,
                                     HostTensor::Owner owner,
                                     llvm::StringRef name = "constant");

/// The elements of `attr` if they are in memory in the form that writeElements
/// delivers (row-major, whole bytes each); nullopt otherwise. The bytes live as
/// long as the attribute's context.
std::optional<llvm::ArrayRef<char>> tryGetRawData(mlir::ElementsAttr attr);

} // namespace tfuse::eval

#endif // TFUSE_EVAL_HOSTTENSOR_H
