//===- Shape.h - Dimensions, shapes and partly known values -----*- C++ -*-===//
//
// What shape inference knows about a tensor. A dimension is known, unknown or
// a symbol: two dimensions with the same symbol have the same size, whatever it
// turns out to be. A shape has an unknown rank or that many dimensions. The
// content of a small integer tensor may be known element by element, where an
// element can be the size of a dimension: that is how the shape of one tensor
// finds its way into the shape of another (Shape -> StridedSlice -> Pack ->
// Reshape).
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

/// >= 0: the size. kUnknown: nothing is known. Less: a symbol.
using Dim = int64_t;
constexpr Dim kUnknown = -1;

constexpr bool isKnown(Dim dim) { return dim >= 0; }
constexpr bool isSymbol(Dim dim) { return dim < kUnknown; }
/// Whether two dimensions are certain to have the same size.
constexpr bool isSame(Dim a, Dim b) { return a == b && a != kUnknown; }

/// Hands out symbols that are unique within one run of an analysis.
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

/// What is known of a size that is both `a` and `b`; nothing if it cannot be.
std::optional<Dim> mergeDims(Dim a, Dim b);
/// What is known of a size that is either `a` or `b`.
constexpr Dim joinDims(Dim a, Dim b) { return a == b ? a : kUnknown; }
/// The size that `a` and `b` broadcast to; nothing if they do not.
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
  /// The product of all sizes, 0 as soon as one of them is 0.
  Dim numElements() const;

  /// The dimensions [begin, end), each counted from the end if negative and
  /// clamped to the rank. Of an unknown rank: unknown.
  Shape slice(int64_t begin, int64_t end) const;
  Shape dropFront(int64_t count) const;
  Shape dropBack(int64_t count) const;
  Shape concat(const Shape &other) const;
  Shape append(Dim dim) const { return concat(vector(dim)); }
  /// With one dimension replaced; unchanged if there is no such dimension.
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

/// What is known of a shape that is both `a` and `b`; nothing if it cannot be.
/// Where both hold a symbol, that of `a` stays.
std::optional<Shape> merge(const Shape &a, const Shape &b);
/// What is known of a shape that is either `a` or `b`.
Shape join(const Shape &a, const Shape &b);
bool areCompatible(const Shape &a, const Shape &b);
/// NumPy's rules; an unknown rank makes the result unknown.
std::optional<Shape> broadcast(const Shape &a, const Shape &b);
/// Whether `a` says everything that `b` says.
bool refines(const Shape &a, const Shape &b);

/// One element of a tensor of integers or booleans.
class Element {
public:
  Element() = default;
  static Element known(int64_t value) { return Element(Kind::Known, value); }
  /// The size of a dimension.
  static Element size(Dim dim) {
    if (shape::isKnown(dim))
      return known(dim);
    return isSymbol(dim) ? Element(Kind::Size, dim) : Element();
  }

  bool isKnown() const { return kind == Kind::Known; }
  std::optional<int64_t> value() const {
    return isKnown() ? std::optional<int64_t>(number) : std::nullopt;
  }
  /// As a size: what is negative, or unknown, is kUnknown.
  Dim dim() const;

  bool operator==(const Element &other) const = default;

private:
  enum class Kind : uint8_t { Unknown, Known, Size };
  Element(Kind kind, int64_t number) : kind(kind), number(number) {}

  Kind kind = Kind::Unknown;
  int64_t number = 0;
};

/// The elements of a tensor of static shape, row by row.
using Elements = llvm::SmallVector<Element, 4>;

/// Larger tensors are not followed: shapes and axes are small.
constexpr int64_t kMaxElements = 1024;

/// What is known of a tensor that is either `a` or `b`.
std::optional<Elements> join(const std::optional<Elements> &a,
                             const std::optional<Elements> &b);

/// The type of a value behind a resource or variant.
struct HandleType {
  Shape shape;
  mlir::Type elementType;

  bool operator==(const HandleType &other) const = default;
};
using HandleTypes = llvm::SmallVector<HandleType, 1>;

/// All that is known of a tensor. Neither the element type nor anything else
/// is required.
struct TensorInfo {
  Shape shape;
  mlir::Type elementType;
  std::optional<Elements> value;
  std::optional<HandleTypes> handle;

  bool operator==(const TensorInfo &other) const = default;
};
using TensorInfos = llvm::SmallVector<TensorInfo>;

/// What is known of a tensor that is both `a` and `b`; nothing if the shapes
/// contradict.
std::optional<TensorInfo> meet(const TensorInfo &a, const TensorInfo &b);
/// What is known of a tensor that is either `a` or `b`.
TensorInfo join(const TensorInfo &a, const TensorInfo &b);

/// Puts others in the place of all symbols: in the shape, the value and the
/// shapes behind a handle.
void renameSymbols(TensorInfo &info, llvm::function_ref<Dim(Dim)> rename);

/// What the type of a value says. No symbols, no value.
TensorInfo infoOfType(mlir::Type type);
/// What the subtypes of a resource or variant say.
std::optional<HandleTypes> handleOfType(mlir::Type type);
/// `element`, a resource or variant, with what is known of what it points to.
mlir::Type refineHandleType(mlir::Type element,
                            const std::optional<HandleTypes> &handle);

} // namespace tfuse::shape

#endif // TFUSE_SHAPE_SHAPE_H
