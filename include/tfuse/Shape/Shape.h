//===- Shape.h - Dimensions, shapes and partly known values -----*- C++ -*-===//
//
// The shape, element type and contents that are inferred for a tensor. A
// dimension is known, unknown or a symbol: two dimensions with the same symbol
// have the same size. A shape has an unknown rank
// or that many dimensions. The content of a small integer tensor may be known
// element by element, where an element can be the size of a dimension: that is
// how the shape of one tensor finds its way into the shape of another (Shape ->
// StridedSlice -> Pack -> Reshape).
//
// All operations here are total. Those that can contradict return an optional;
// ShapeContext turns that into a message for the user.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_SHAPE_SHAPE_H
#define TFUSE_SHAPE_SHAPE_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

namespace tfuse::shape {

/// >= 0: the size. kUnknown: an unknown size. Any lower value: a symbol.
using Dim = int64_t;
constexpr Dim kUnknown = -1;

constexpr bool isKnown(Dim dim) { return dim >= 0; }
constexpr bool isSymbol(Dim dim) { return dim < kUnknown; }
/// True if two dimensions provably have the same size.
constexpr bool isSame(Dim a, Dim b) { return a == b && a != kUnknown; }

/// Creates symbols that are unique within one run of an analysis.
class DimSymbols {
public:
  Dim fresh() { return next--; }

private:
  Dim next = kUnknown - 1;
};

/// Arithmetic on sizes. The result is kUnknown if the operands do not determine
/// it, if it overflows, and if it is negative. 0, 1 and equal symbols are
/// simplified: s + 0 = s, 1 * s = s, s - s = 0, s / s = 1.
Dim addDims(Dim a, Dim b);
Dim subDims(Dim a, Dim b);
Dim mulDims(Dim a, Dim b);
/// Rounds down. Division by zero gives kUnknown.
Dim divDims(Dim a, Dim b);

/// The meet: a size that equals both `a` and `b`; nothing if they contradict.
std::optional<Dim> mergeDims(Dim a, Dim b);
/// The join: what `a` and `b` have in common.
constexpr Dim joinDims(Dim a, Dim b) { return a == b ? a : kUnknown; }
/// The size that `a` and `b` broadcast to; nothing if they are incompatible.
std::optional<Dim> broadcastDims(Dim a, Dim b);

class Shape {
public:
  /// Unknown rank.
  Shape() = default;
  Shape(std::initializer_list<Dim> dims) : ranked(true), elements(dims) {}
  explicit Shape(llvm::ArrayRef<Dim> dims)
      : ranked(true), elements(dims.begin(), dims.end()) {}

  static Shape scalar() { return Shape(llvm::ArrayRef<Dim>()); }
  static Shape vector(Dim size) { return Shape({size}); }
  static Shape matrix(Dim rows, Dim columns) { return Shape({rows, columns}); }
  static Shape ofRank(int64_t rank);
  /// Dynamic dimensions become unknown.
  static Shape fromType(mlir::Type type);
  static Shape fromDynamic(llvm::ArrayRef<int64_t> dims);

  bool hasRank() const { return ranked; }
  int64_t rank() const { return elements.size(); }
  llvm::ArrayRef<Dim> dims() const { return elements; }
  /// Counts from the end if negative. kUnknown if there is no such dimension.
  Dim operator[](int64_t index) const;

  bool isStatic() const;
  /// The number of elements; 0 as soon as one size is 0.
  Dim numElements() const;

  /// The dimensions [begin, end); negative indices count from the end, and both
  /// are clamped to the rank. An unknown rank gives an unknown shape.
  Shape slice(int64_t begin, int64_t end) const;
  Shape dropFront(int64_t count) const;
  Shape dropBack(int64_t count) const;
  Shape concat(const Shape &other) const;
  Shape append(Dim dim) const { return concat(vector(dim)); }
  /// A copy with one dimension replaced; unchanged if `i` is out of range.
  Shape withDim(int64_t index, Dim dim) const;

  /// RankedTensorType or UnrankedTensorType; symbols become dynamic.
  mlir::TensorType toType(mlir::Type elementType,
                          mlir::Attribute encoding = {}) const;
  /// "[2,?,3]", "<unknown>".
  std::string str() const;

  bool operator==(const Shape &other) const = default;

private:
  bool ranked = false;
  llvm::SmallVector<Dim, 4> elements;
};

/// The meet: a shape that equals both `a` and `b`; nothing if they contradict.
/// If both have a symbol for a dimension, the symbol of `a` stays.
std::optional<Shape> merge(const Shape &a, const Shape &b);
/// The join: what `a` and `b` have in common.
Shape join(const Shape &a, const Shape &b);
bool areCompatible(const Shape &a, const Shape &b);
/// Broadcasts by NumPy's rules; an unknown rank makes the result unknown.
std::optional<Shape> broadcast(const Shape &a, const Shape &b);
/// True if `a` is at least as precise as `b`.
bool refines(const Shape &a, const Shape &b);

/// One element of an integer or bool tensor.
class Element {
public:
  Element() = default;
  static Element known(int64_t value) { return Element(Kind::Known, value); }
  /// An element that is the size of a dimension.
  static Element size(Dim dim) {
    if (shape::isKnown(dim))
      return known(dim);
    return isSymbol(dim) ? Element(Kind::Size, dim) : Element();
  }

  bool isKnown() const { return kind == Kind::Known; }
  std::optional<int64_t> value() const {
    return isKnown() ? std::optional<int64_t>(number) : std::nullopt;
  }
  /// The element as a size; kUnknown if it is negative or unknown.
  Dim dim() const;

  bool operator==(const Element &other) const = default;

private:
  enum class Kind : uint8_t { Unknown, Known, Size };
  Element(Kind kind, int64_t number) : kind(kind), number(number) {}

  Kind kind = Kind::Unknown;
  int64_t number = 0;
};

/// The inferred elements of a tensor of static shape, in row-major order.
using Elements = llvm::SmallVector<Element, 4>;

/// The largest number of elements that is tracked: shapes and axes are small.
constexpr int64_t kMaxElements = 1024;

/// The join: what `a` and `b` have in common.
std::optional<Elements> join(const std::optional<Elements> &a,
                             const std::optional<Elements> &b);

/// The type of the tensor that a resource or variant holds.
struct HandleType {
  Shape shape;
  mlir::Type elementType;

  bool operator==(const HandleType &other) const = default;
};
using HandleTypes = llvm::SmallVector<HandleType, 1>;

/// All inferred information about a tensor. Every field is optional.
struct TensorInfo {
  Shape shape;
  mlir::Type elementType;
  std::optional<Elements> value;
  std::optional<HandleTypes> handle;

  bool operator==(const TensorInfo &other) const = default;
};
using TensorInfos = llvm::SmallVector<TensorInfo>;

/// The meet of the information in `a` and `b`; nothing if the shapes
/// contradict.
std::optional<TensorInfo> meet(const TensorInfo &a, const TensorInfo &b);
/// The join: what `a` and `b` have in common.
TensorInfo join(const TensorInfo &a, const TensorInfo &b);

/// Renames all symbols: in the shape, the value, and the shapes of handles.
void renameSymbols(TensorInfo &info, llvm::function_ref<Dim(Dim)> rename);

/// The information in a value's type, which has no symbols and no value.
TensorInfo infoOfType(mlir::Type type);
/// The information in the subtypes of a resource or variant.
std::optional<HandleTypes> handleOfType(mlir::Type type);
/// `element`, a resource or variant, with the handle's types as subtypes.
mlir::Type refineHandleType(mlir::Type element,
                            const std::optional<HandleTypes> &handle);

} // namespace tfuse::shape

#endif // TFUSE_SHAPE_SHAPE_H
