//===- LazyView.h - The mutable form of a LazyElementsAttr ------*- C++ -*-===//
//
// A LazyView is the content of a LazyElementsAttr before it becomes one (or
// turns out not to need one). A LazyReader computes boxes of its elements.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_EVAL_LAZYVIEW_H
#define TFUSE_LIB_EVAL_LAZYVIEW_H

#include "tfuse/Eval/HostTensor.h"
#include "tfuse/Eval/LazyElements.h"

namespace tfuse::eval {

using Strides = llvm::SmallVector<int64_t, 4>;

/// A strided view of a constant; the sizes are stored elsewhere.
struct ConstantView {
  mlir::ElementsAttr constant;
  int64_t offset = 0;
  Strides strides;
};

struct LazyView {
  struct Step {
    StepKind kind;
    mlir::Type castType;
    ConstantView operand;
  };

  llvm::SmallVector<int64_t, 6> sizes;
  mlir::Type elementType;
  ConstantView source;
  llvm::SmallVector<Step, 2> steps;

  /// The view that a constant describes; a plain constant is its own source.
  static LazyView of(mlir::ElementsAttr attr);

  int64_t numElements() const;
  int64_t byteSize() const;
  mlir::RankedTensorType type() const;

  /// Calls `fn` for the source's view and for those of the steps' operands.
  void forEachView(llvm::function_ref<void(ConstantView &)> fn);

  /// Whether the view is contiguous in the source.
  bool isDense() const;
};

/// Computes elements of a view, and caches data that it had to load.
class LazyReader {
public:
  /// Fails if a source has no data.
  static llvm::Expected<LazyReader> create(const LazyView &view);

  /// The sizes of the view, with neighboring axes merged where possible. Boxes
  /// refer to these axes; the row-major order is that of the view.
  llvm::ArrayRef<int64_t> sizes() const { return mergedSizes; }
  llvm::ArrayRef<int64_t> sourceStrides() const { return source.strides; }

  /// The size in bytes of an element after all steps, and of the widest
  /// intermediate element.
  unsigned width() const { return finalWidth; }
  unsigned widestElement() const { return widest; }

  /// Computes the box of sizes `box` at `start`. `target`, and `scratch` if
  /// `needsScratch()`, must have room for that many elements of the widest
  /// type.
  void read(llvm::ArrayRef<int64_t> start, llvm::ArrayRef<int64_t> box,
            char *target, char *scratch) const;
  bool needsScratch() const { return numConversions > 0; }

private:
  struct View {
    const char *base = nullptr; // of element [0, 0, ...]
    Strides strides;
    const char *at(llvm::ArrayRef<int64_t> index, unsigned width) const;
  };
  struct Step {
    StepKind kind;
    ElementKind from, to;
    unsigned width; // of `from`
    mlir::Type castType;
    View operand;
  };

  llvm::Error bind(const ConstantView &view, View &bound);
  void applyOperand(const Step &step, llvm::ArrayRef<int64_t> start,
                    llvm::ArrayRef<int64_t> box, char *elements) const;

  llvm::SmallVector<int64_t, 6> mergedSizes;
  View source;
  unsigned sourceWidth = 0, finalWidth = 0, widest = 0;
  size_t numConversions = 0;
  llvm::SmallVector<Step, 2> steps;
  std::vector<HostTensor> kept;
};

} // namespace tfuse::eval

#endif // TFUSE_LIB_EVAL_LAZYVIEW_H
