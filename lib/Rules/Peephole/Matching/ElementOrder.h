//===- ElementOrder.h - Composition of transposes and reshapes --*- C++ -*-===//
//
// Axes are split into parts so small that every reshape only groups parts and
// every transpose only permutes groups. The final order of the parts describes
// the effect of a chain of reshapes and transposes.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_RULES_PEEPHOLE_MATCHING_ELEMENTORDER_H
#define TFUSE_RULES_PEEPHOLE_MATCHING_ELEMENTORDER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace tfuse::tfl {

class ElementOrder {
public:
  /// The elements of a tensor of this shape.
  explicit ElementOrder(llvm::ArrayRef<int64_t> shape);

  size_t rank() const { return groups.size(); }

  /// False if the shapes have different numbers of elements, or if the effect
  /// is unknown (several unknown dimensions, no elements). The order is then
  /// undefined.
  bool reshape(llvm::ArrayRef<int64_t> shape);
  void transpose(llvm::ArrayRef<int64_t> perm);

  /// True if the elements have their original order, in any shape.
  bool isIdentity() const;

  /// The single transpose with the same effect, if one exists.
  std::optional<llvm::SmallVector<int64_t>> asPermutation() const;

  /// A reshape followed by a transpose with the same effect.
  struct ReshapeAndTranspose {
    llvm::SmallVector<int64_t> shape, perm;
  };
  std::optional<ReshapeAndTranspose> asReshapeAndTranspose() const;

private:
  /// A factor of an axis of the original shape: index / stride % size. Never of
  /// size 1.
  struct Part {
    int64_t axis, stride, size;
  };
  using Parts = llvm::SmallVector<Part, 4>;

  /// Moves parts for a dimension of this size from the front (or the back) of
  /// `left` to `group`, and splits a part if needed. False if that is
  /// impossible.
  static bool take(Parts &left, int64_t size, bool fromBack, Parts &group);

  llvm::SmallVector<int64_t, 6> originalShape;
  llvm::SmallVector<Parts, 6> groups;
};

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_ELEMENTORDER_H
