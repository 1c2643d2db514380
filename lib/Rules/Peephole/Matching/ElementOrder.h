//===- ElementOrder.h - What transposes and reshapes do together -*- C++ -*-==//
//
// Axes are split into parts so small that every reshape only groups parts and
// every transpose only moves groups. Where each part ends up says what a row of
// reshapes and transposes does to the elements.
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

  /// Returns false if the shapes do not fit, or if it cannot be told how
  /// (several unknown dimensions, no elements); the order is then undefined.
  bool reshape(llvm::ArrayRef<int64_t> shape);
  void transpose(llvm::ArrayRef<int64_t> perm);

  /// True if the elements have their original order, in any shape.
  bool isIdentity() const;

  /// The single transpose that gives the same order, if one exists.
  std::optional<llvm::SmallVector<int64_t>> asPermutation() const;

  /// A reshape followed by a transpose that gives the same order.
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

  /// Takes parts for a dimension of this size from the front (or the back) of
  /// `left`, splitting one if need be. Returns false if that is impossible.
  static bool take(Parts &left, int64_t size, bool fromBack, Parts &group);

  llvm::SmallVector<int64_t, 6> originalShape;
  llvm::SmallVector<Parts, 6> groups;
};

} // namespace tfuse::tfl

#endif // TFUSE_RULES_PEEPHOLE_MATCHING_ELEMENTORDER_H
