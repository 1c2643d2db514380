//===- TensorSpec.h - Conditions on a tensor type ---------------*- C++ -*-===//
//
//   tensor().rank(4).f32()          "a 4D float tensor"
//   tensor().shape({kAny, 4})       "a tensor<?x4>" with any element type
//   tensor().rankIfKnown(1).i32()   unranked tensors pass
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_COMPOSITE_TENSORSPEC_H
#define TFUSE_RULES_COMPOSITE_TENSORSPEC_H

#include "tfuse/Rules/Rule.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace tfuse {

class TensorSpec {
public:
  /// A dimension that may have any size.
  static constexpr int64_t kAny = mlir::ShapedType::kDynamic;

  // Ranks. An unranked tensor satisfies only the last two.
  TensorSpec &ranked() { return rankBetween(0, kMaxRank); }
  TensorSpec &rank(unsigned rank) { return rankBetween(rank, rank); }
  TensorSpec &rankAtLeast(unsigned least) {
    return rankBetween(least, kMaxRank);
  }
  TensorSpec &rankBetween(unsigned least, unsigned most);
  TensorSpec &rankIfKnown(unsigned rank);
  TensorSpec &rankAtLeastIfKnown(unsigned least);

  /// The rank, and the sizes other than kAny. A dynamic dimension matches any
  /// size.
  TensorSpec &shape(llvm::ArrayRef<int64_t> sizes);
  /// All dimensions must be known.
  TensorSpec &fixedShape();

  // Element types; several calls list the alternatives.
  TensorSpec &f32() { return of(Element::F32); }
  TensorSpec &floating() { return of(Element::Floating); }
  TensorSpec &i32() { return of(Element::I32); }
  TensorSpec &i64() { return of(Element::I64); }
  TensorSpec &i8() { return of(Element::I8); }
  TensorSpec &ui8() { return of(Element::UI8); }
  TensorSpec &integer() { return of(Element::Integer); }
  TensorSpec &boolean() { return of(Element::Boolean); }
  TensorSpec &string() { return of(Element::String); }

  /// "a 4D float tensor".
  std::string describe() const;

  /// Why a type does not satisfy the conditions; nothing if it does.
  std::optional<Reason> mismatch(mlir::Type type) const;

private:
  static constexpr unsigned kMaxRank = 64;
  enum class Element {
    F32,
    Floating,
    I8,
    UI8,
    I32,
    I64,
    Integer,
    Boolean,
    String
  };
  TensorSpec &of(Element element);
  static bool fits(Element element, mlir::Type type);
  static llvm::StringRef name(Element element);

  bool needsRank = false, needsFixedShape = false;
  unsigned leastRank = 0, mostRank = kMaxRank;
  std::optional<llvm::SmallVector<int64_t, 4>> sizes;
  llvm::SmallVector<Element, 2> elements;
};

/// Starts a description.
inline TensorSpec tensor() { return {}; }

} // namespace tfuse

#endif // TFUSE_RULES_COMPOSITE_TENSORSPEC_H
