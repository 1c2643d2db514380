//===- Slicing.cpp - simpler forms of slices ------------------------------===//
//
// Canonicalization patterns of slice, folds of slice and dynamic_update_slice.
//
//===----------------------------------------------------------------------===//

#include "../NarrowConstant.h"

#include "mlir/IR/PatternMatch.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

using namespace mlir;
using namespace tfuse;
using namespace tfuse::tfl;

//===----------------------------------------------------------------------===//
// Slice
//===----------------------------------------------------------------------===//

/// Folds a slice of the whole tensor.
OpFoldResult SliceOp::fold(FoldAdaptor) {
  auto type = dyn_cast<RankedTensorType>(getType());
  if (!type || type != getInput().getType())
    return {};
  // A slice with the shape of its input is the whole input, for any begin.
  if (type.hasStaticShape())
    return getInput();
  std::optional<Ints> begin = constantInts(getBegin());
  std::optional<Ints> size = constantInts(getSize());
  auto rank = static_cast<size_t>(type.getRank());
  if (!begin || !size || begin->size() != rank || size->size() != rank)
    return {};
  for (auto [first, count, extent] : llvm::zip(*begin, *size, type.getShape()))
    if (first != 0 || (count != -1 && count != extent))
      return {};
  return getInput();
}

namespace {
/// Converts constant begin and size to int32, which every runtime supports.
/// Both must be constants, because the runtime requires equal types.
struct NarrowBox : public OpRewritePattern<SliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(SliceOp op,
                                PatternRewriter &rewriter) const override {
    Value begin = narrowedToInt32(rewriter, op.getLoc(), op.getBegin());
    Value size =
        begin ? narrowedToInt32(rewriter, op.getLoc(), op.getSize()) : Value();
    if (!size) {
      if (begin)
        rewriter.eraseOp(begin.getDefiningOp());
      return rewriter.notifyMatchFailure(op, "no int64 box that fits int32");
    }
    rewriter.modifyOpInPlace(op, [&] {
      op.getBeginMutable().assign(begin);
      op.getSizeMutable().assign(size);
    });
    return success();
  }
};
} // namespace

void SliceOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *context) {
  patterns.add<NarrowBox>(context);
}

//===----------------------------------------------------------------------===//
// DynamicUpdateSlice
//===----------------------------------------------------------------------===//

/// Whether folding would make an input of the model an output. If the operand
/// is a cache that the application provides, the runtime may write in place,
/// and the op must stay to write it.
static bool leadsFromInputToOutput(DynamicUpdateSliceOp op) {
  auto isInput = [](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && isa<func::FuncOp>(argument.getOwner()->getParentOp());
  };
  return isInput(op.getOperand()) && isInput(op.getUpdate()) &&
         llvm::any_of(op->getUsers(), [](Operation *user) {
           return isa<func::ReturnOp>(user);
         });
}

/// An update of the operand's size replaces all of it, because the runtime
/// clamps the start indices.
OpFoldResult DynamicUpdateSliceOp::fold(FoldAdaptor) {
  auto type = dyn_cast<RankedTensorType>(getType());
  if (!type || !type.hasStaticShape() || getUpdate().getType() != type ||
      getOperand().getType() != type || leadsFromInputToOutput(*this))
    return {};
  return getUpdate();
}
