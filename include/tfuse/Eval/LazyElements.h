//===- LazyElements.h - Constants computed when written ---------*- C++ -*-===//
//
// Large weights that must be transposed, sliced, scaled or converted are not
// changed when a pass decides so, but described: a LazyElementsAttr views the
// unchanged source, which is usually a mapped file, and the elements come into
// being once, in the writer's pass over the data, in bounded memory.
//
//   ElementsAttr weights = lazy::transpose(attr, {1, 0});     // takes no time
//   weights = lazy::multiply(weights, scales);                // still none
//   cantFail(writeElements(weights, [&](ArrayRef<char> chunk) {
//     return file.append(chunk);
//   }));
//
// The functions in `lazy` take any constant and return any constant: a lazy
// one, or a plain one where that is as cheap (small results, views that need
// no work, strings). They compose; at most one LazyElementsAttr usually stands
// between a constant and its source.
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

namespace tfuse::eval {
/// What a step of a lazy constant does. Cast converts; the others combine the
/// element (left) with the operand's (right), in TensorFlow's arithmetic.
enum class StepKind : uint8_t { Cast, Mul, Add, Sub, Div };

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

// Arguments that do not fit the constant's shape or element type are mistakes
// of the caller (assertions). Every function is cheap, whatever the size.
namespace lazy {

/// Whether the constant can be viewed at all: it has elements of a fixed size,
/// and the data is there (not elided). Strings can be viewed, too, but always
/// eagerly.
bool canView(mlir::ElementsAttr attr);

/// Any choice and order of axes. Axes of the constant that no axis of the view
/// runs along must be of extent one.
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

/// The same elements in the same order under another shape.
mlir::ElementsAttr reshape(mlir::ElementsAttr attr,
                           llvm::ArrayRef<int64_t> shape);

/// Repeats axes of extent one, and adds leading ones, as NumPy does.
mlir::ElementsAttr broadcast(mlir::ElementsAttr attr,
                             llvm::ArrayRef<int64_t> shape);

/// Whether `cast` can convert: between any two of bool, integers, floats, but
/// not from float to integer (values may be out of range).
bool canCast(mlir::Type from, mlir::Type to);

/// Converts the elements as TensorFlow's Cast does.
mlir::ElementsAttr cast(mlir::ElementsAttr attr, mlir::Type elementType);

/// Whether `combine` can compute with this element type: integers (not Div)
/// and floats.
bool canCombine(StepKind kind, mlir::Type elementType);

/// attr * operand (or +, -, /), the operand repeated as NumPy does to the
/// shape of `attr`, which is the shape of the result. Equal element types.
mlir::ElementsAttr combine(StepKind kind, mlir::ElementsAttr attr,
                           mlir::ElementsAttr operand);

/// attr * factors along one axis; `factors` has one dimension, that axis'.
mlir::ElementsAttr scale(mlir::ElementsAttr attr, int64_t axis,
                         mlir::ElementsAttr factors);

} // namespace lazy

//===----------------------------------------------------------------------===//
// Reading constants
//===----------------------------------------------------------------------===//

/// Takes the next bytes of a constant.
using ElementSink = llvm::function_ref<llvm::Error(llvm::ArrayRef<char> chunk)>;

struct WriteOptions {
  /// Memory for one block of computed elements. Transposing a matrix whose
  /// columns are very long takes more: sixteen of them.
  int64_t scratchBytes = 8 << 20;
};

/// The number of bytes that writeElements delivers. Strings have none.
int64_t elementsByteSize(mlir::ElementsAttr attr);

/// Delivers the elements in row-major order, one in whole bytes each (bool: a
/// byte that is 0 or 1; int4: a byte, sign-extended). Data that lies in memory
/// is handed on without a copy. Fails if the sink does, if there is no data
/// (an elided resource), or for strings.
llvm::Error writeElements(mlir::ElementsAttr attr, ElementSink sink,
                          const WriteOptions &options = {});

/// 128 bits that are equal for constants of equal content and element size,
/// and in practice different for others. Plain constants are hashed by
/// content, whatever attribute holds them; lazy ones by the content of their
/// sources and the description of the view, so that two descriptions of the
/// same content may differ.
llvm::Expected<std::array<uint64_t, 2>> hashElements(mlir::ElementsAttr attr);

/// Whether both constants deliver the same bytes. Compares content, in memory
/// bounded as writeElements bounds it.
llvm::Expected<bool> equalElements(mlir::ElementsAttr a, mlir::ElementsAttr b);

/// Numbers constants so that those of equal content get equal numbers. Content
/// is hashed only where sizes collide: a constant of a size of its own costs
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
