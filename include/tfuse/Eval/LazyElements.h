//===- LazyElements.h - Constants computed when written ---------*- C++ -*-===//
//
// When a pass transposes, slices, scales or casts a large weight, the result is
// not computed but described: a LazyElementsAttr is a view of the unchanged
// source, usually a mapped file. The exporter computes the elements once, block
// by block, while it writes them.
//
//   ElementsAttr weights = lazy::transpose(attr, {1, 0});     // takes no time
//   weights = lazy::multiply(weights, scales);                // still none
//   cantFail(writeElements(weights, [&](ArrayRef<char> chunk) {
//     return file.append(chunk);
//   }));
//
// The functions in `lazy` take any constant. They return a lazy constant, or a
// plain constant where that is as cheap (small results, no-op views, strings).
// Views of lazy constants are composed, so that there is usually at most one
// LazyElementsAttr between a constant and its source.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_EVAL_LAZYELEMENTS_H
#define TFUSE_EVAL_LAZYELEMENTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "tfuse/Eval/HostTensor.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/Error.h"
#include <array>
#include <optional>
#include <string>

namespace mlir::quant {
class UniformQuantizedType;
} // namespace mlir::quant

namespace tfuse::eval {
/// A step of a lazy constant. Cast and Quantize convert the element; the other
/// steps combine the element (left) with that of the operand (right), with
/// TensorFlow's semantics.
enum class StepKind : uint8_t { Cast, Quantize, Mul, Add, Sub, Div };

/// Whether the operation converts elements to another type.
inline bool isConversion(StepKind kind) {
  return kind == StepKind::Cast || kind == StepKind::Quantize;
}

llvm::StringRef stepKindName(StepKind kind);
std::optional<StepKind> stepKindFromName(llvm::StringRef name);
} // namespace tfuse::eval

#include "tfuse/Eval/TFuseDialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "tfuse/Eval/LazyAttrs.h.inc"

namespace tfuse::eval {

//===----------------------------------------------------------------------===//
// Making constants from constants
//===----------------------------------------------------------------------===//

/// Results up to this size are computed at once.
constexpr int64_t kEagerBytes = 64 << 10;

// Arguments must match the constant's shape and element type (asserted). Every
// function is cheap for any size.
namespace lazy {

/// Whether the functions below accept the constant: its elements have a fixed
/// size and its data exists (is not elided). Strings are accepted, too, but are
/// always computed eagerly.
bool canView(mlir::ElementsAttr attr);

/// A view with any choice and order of axes. Axes of the constant that the view
/// does not name must have size one.
mlir::ElementsAttr view(mlir::ElementsAttr attr, llvm::ArrayRef<ViewAxis> axes);

mlir::ElementsAttr transpose(mlir::ElementsAttr attr,
                             llvm::ArrayRef<int64_t> permutation);

/// Element [i, ...] of the result is element [starts[0] + i * steps[0], ...].
/// Steps may be negative; every index must be inside.
mlir::ElementsAttr slice(mlir::ElementsAttr attr,
                         llvm::ArrayRef<int64_t> starts,
                         llvm::ArrayRef<int64_t> sizes,
                         llvm::ArrayRef<int64_t> steps = {});

mlir::ElementsAttr reverse(mlir::ElementsAttr attr,
                           llvm::ArrayRef<int64_t> axes);

/// The same elements in the same order with another shape.
mlir::ElementsAttr reshape(mlir::ElementsAttr attr,
                           llvm::ArrayRef<int64_t> shape);

/// Repeats axes of size one and adds leading axes, as NumPy does.
mlir::ElementsAttr broadcast(mlir::ElementsAttr attr,
                             llvm::ArrayRef<int64_t> shape);

/// Whether `cast` can convert: between any two of bool, integers, floats, but
/// not from float to integer (values may be out of range).
bool canCast(mlir::Type from, mlir::Type to);

/// Converts the elements as TensorFlow's Cast does.
mlir::ElementsAttr cast(mlir::ElementsAttr attr, mlir::Type elementType);

/// The stored integers of float elements: x / scale, rounded half away from
/// zero, plus the zero point, clamped to the range of the storage; NaN becomes
/// the least integer. The quotient has the type of `attr`, float32 or float64.
mlir::ElementsAttr quantize(mlir::ElementsAttr attr,
                            mlir::quant::UniformQuantizedType type);

/// Whether `combine` can compute with this element type: integers (not Div)
/// and floats.
bool canCombine(StepKind kind, mlir::Type elementType);

/// attr * operand (or +, -, /). The operand is broadcast to the shape of
/// `attr`, which is the shape of the result. The element types are equal.
mlir::ElementsAttr combine(StepKind kind, mlir::ElementsAttr attr,
                           mlir::ElementsAttr operand);

/// attr * factors along one axis; `factors` is a vector of the size of `axis`.
mlir::ElementsAttr scale(mlir::ElementsAttr attr, int64_t axis,
                         mlir::ElementsAttr factors);

} // namespace lazy

//===----------------------------------------------------------------------===//
// Reading constants
//===----------------------------------------------------------------------===//

/// Receives the next bytes of a constant.
using ElementSink = llvm::function_ref<llvm::Error(llvm::ArrayRef<char> chunk)>;

struct WriteOptions {
  /// The size of the buffer for one block of computed elements. Transposing a
  /// matrix with very long columns takes more: the size of sixteen columns.
  int64_t scratchBytes = 8 << 20;
};

/// The number of bytes that writeElements delivers. Strings have none.
int64_t elementsByteSize(mlir::ElementsAttr attr);

/// Delivers the elements in row-major order, each in whole bytes (bool: a byte
/// that is 0 or 1; int4: a byte, sign-extended). Data in memory is passed on
/// without a copy. Fails if the sink fails, if the data was elided from the IR
/// (a resource without data), and for strings.
llvm::Error writeElements(mlir::ElementsAttr attr, ElementSink sink,
                          const WriteOptions &options = {});

/// A 128-bit hash of the content and element size. Plain constants are hashed
/// by content, for all kinds of attributes; lazy constants by the content of
/// their sources and the description of the view, so that two lazy constants
/// with the same content may have different hashes.
llvm::Expected<std::array<uint64_t, 2>> hashElements(mlir::ElementsAttr attr);

/// Whether both constants deliver the same bytes. Compares the content with the
/// bounded memory of writeElements.
llvm::Expected<bool> equalElements(mlir::ElementsAttr a, mlir::ElementsAttr b);

/// Numbers constants so that constants with equal content get equal numbers.
/// Content is hashed only if sizes collide: a constant with a unique size costs
/// nothing.
class ConstantNumbering {
public:
  /// The number of `attr`: that of an earlier constant with the same bytes, or
  /// the next one, counted from zero. Not for strings.
  llvm::Expected<unsigned> number(mlir::ElementsAttr attr);

private:
  using Hash = std::array<uint64_t, 2>;
  struct Entry {
    mlir::ElementsAttr attr;
    unsigned number;
    std::optional<Hash> hash;
  };
  static llvm::Expected<Hash> hashOf(Entry &entry);

  llvm::DenseMap<mlir::Attribute, unsigned> known;
  llvm::DenseMap<int64_t, llvm::SmallVector<Entry, 1>> bySize;
  unsigned next = 0;
};

} // namespace tfuse::eval

#endif // TFUSE_EVAL_LAZYELEMENTS_H
