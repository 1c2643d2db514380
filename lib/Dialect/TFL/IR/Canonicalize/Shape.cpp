//===- Shape.cpp - simpler forms of ops that change shapes ----------------===//
//
// Canonicalization patterns of reshape, pack, broadcast_to, transpose and pad.
//
//===----------------------------------------------------------------------===//

#include "../NarrowConstant.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/ConstantBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace tfuse;
using namespace tfuse::tfl;

/// Whether the type has per-axis quantization, whose axis a reshape may change.
static bool hasAxisOfScales(Type type) {
  return isa<quant::UniformQuantizedPerAxisType>(getElementTypeOrSelf(type));
}

static bool fitInt32(ArrayRef<int64_t> values) {
  return llvm::all_of(values,
                      [](int64_t value) { return llvm::isInt<32>(value); });
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

namespace {
/// Removes a reshape before a reshape:
///
///   reshape(reshape(%x, %a), %b)    =>    reshape(%x, %b)
///
/// A -1 in %b still stands for the same size, since the number of elements does
/// not change.
struct SkipReshapedInput : public OpRewritePattern<ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = op.getInput().getDefiningOp<ReshapeOp>();
    if (!inner)
      return rewriter.notifyMatchFailure(op, "the input is not reshaped");
    if (inner == op || hasAxisOfScales(inner.getInput().getType()) ||
        getElementTypeOrSelf(inner.getInput().getType()) !=
            getElementTypeOrSelf(op.getType()))
      return rewriter.notifyMatchFailure(op, "the element types differ");
    rewriter.modifyOpInPlace(
        op, [&] { op.getInputMutable().assign(inner.getInput()); });
    return success();
  }
};
} // namespace

void ReshapeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *context) {
  patterns.add<SkipReshapedInput>(context);
}

//===----------------------------------------------------------------------===//
// Pack
//===----------------------------------------------------------------------===//

/// The operand of a reshape to `type`: at most one size is unknown, and that
/// one follows from the others.
static std::optional<Ints> targetShape(RankedTensorType type) {
  SmallVector<int64_t> sizes(type.getShape());
  llvm::replace(sizes, ShapedType::kDynamic, int64_t(-1));
  int64_t unknown = type.getNumDynamicDims();
  if (!fitInt32(sizes) || unknown > 1 ||
      (unknown == 1 && llvm::is_contained(sizes, 0)))
    return std::nullopt;
  return sizes;
}

namespace {
/// Replaces pack of one tensor by a reshape that adds a dimension.
struct ReshapeForOneValue : public OpRewritePattern<PackOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(PackOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    if (op.getNumOperands() != 1 || !type || hasAxisOfScales(type) ||
        type.getElementType() != getElementTypeOrSelf(op.getOperand(0)))
      return rewriter.notifyMatchFailure(op, "not one value of known rank");
    std::optional<Ints> shape = targetShape(type);
    if (!shape)
      return rewriter.notifyMatchFailure(op, "more than one unknown size");
    Value sizes = ConstantBuilder(rewriter, op.getLoc()).i32s(*shape);
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, type, op.getOperand(0), sizes);
    return success();
  }
};
} // namespace

void PackOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<ReshapeForOneValue>(context);
}

//===----------------------------------------------------------------------===//
// BroadcastTo
//===----------------------------------------------------------------------===//

namespace {
/// Replaces a broadcast that only adds dimensions of size 1 by a reshape.
struct ReshapeForSameElements : public OpRewritePattern<BroadcastToOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(BroadcastToOp op,
                                PatternRewriter &rewriter) const override {
    auto input = dyn_cast<RankedTensorType>(op.getInput().getType());
    auto output = dyn_cast<RankedTensorType>(op.getType());
    if (!input || !output || !input.hasStaticShape() ||
        !output.hasStaticShape() ||
        input.getNumElements() != output.getNumElements())
      return rewriter.notifyMatchFailure(op, "elements may be repeated");
    if (input.getElementType() != output.getElementType() ||
        hasAxisOfScales(input))
      return rewriter.notifyMatchFailure(op, "scales belong to a dimension");
    Value shape = op.getShape();
    auto shapeType = dyn_cast<RankedTensorType>(shape.getType());
    if (!shapeType || shapeType.getRank() != 1)
      return rewriter.notifyMatchFailure(op, "the shape is of unknown rank");
    if (shapeType.getElementType().isInteger(64)) {
      shape = narrowedToInt32(rewriter, op.getLoc(), op.getShape());
      if (!shape)
        shape = CastOp::create(
            rewriter, op.getLoc(),
            RankedTensorType::get(shapeType.getShape(), rewriter.getI32Type()),
            op.getShape());
    }
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, output, op.getInput(), shape);
    return success();
  }
};
} // namespace

void BroadcastToOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                MLIRContext *context) {
  patterns.add<ReshapeForSameElements>(context);
}

//===----------------------------------------------------------------------===//
// Transpose
//===----------------------------------------------------------------------===//

namespace {
/// A transpose of more dimensions than kernels have been made for, some of size
/// 1, moves fewer of them:
///
///   transpose(%x : 7x1x2)    =>    reshape(transpose(reshape(%x) : 7x2))
struct DropUnitDimensions : public OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  static constexpr int64_t kCommonRank = 6;

  LogicalResult matchAndRewrite(TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto input = dyn_cast<RankedTensorType>(op.getInput().getType());
    auto output = dyn_cast<RankedTensorType>(op.getType());
    std::optional<Ints> axes = constantInts(op.getPerm());
    if (!input || !output || !axes || input.getRank() <= kCommonRank ||
        !input.hasStaticShape() || !output.hasStaticShape() ||
        !fitInt32(input.getShape()) || hasAxisOfScales(input) ||
        input.getElementType() != output.getElementType())
      return rewriter.notifyMatchFailure(op, "few or unknown dimensions");

    // The index of each axis after unit axes are removed.
    SmallVector<int64_t> from, number(input.getRank());
    for (auto [axis, size] : llvm::enumerate(input.getShape())) {
      number[axis] = static_cast<int64_t>(from.size());
      if (size != 1)
        from.push_back(size);
    }
    if (static_cast<int64_t>(from.size()) == input.getRank())
      return rewriter.notifyMatchFailure(op, "no dimension is of size 1");
    SmallVector<int64_t> perm, to;
    for (int64_t axis : *axes) {
      if (axis < 0)
        axis += input.getRank();
      if (input.getDimSize(axis) == 1)
        continue;
      perm.push_back(number[axis]);
      to.push_back(input.getDimSize(axis));
    }

    Location loc = op.getLoc();
    auto reshape = [&](Value value, ArrayRef<int64_t> shape) -> Value {
      return ReshapeOp::create(
          rewriter, loc, RankedTensorType::get(shape, input.getElementType()),
          value, ConstantBuilder(rewriter, loc).i32s(shape));
    };
    Value moved = reshape(op.getInput(), from);
    if (!llvm::is_sorted(perm))
      moved = TransposeOp::create(
          rewriter, loc, RankedTensorType::get(to, input.getElementType()),
          moved, ConstantBuilder(rewriter, loc).i32s(perm));
    rewriter.replaceOp(op, reshape(moved, output.getShape()));
    return success();
  }
};
} // namespace

void TransposeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                              MLIRContext *context) {
  patterns.add<DropUnitDimensions>(context);
}

//===----------------------------------------------------------------------===//
// Pad
//===----------------------------------------------------------------------===//

namespace {
/// Converts constant paddings to int32, which every runtime supports.
struct NarrowPadAmounts : public OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(PadOp op,
                                PatternRewriter &rewriter) const override {
    Value amounts = narrowedToInt32(rewriter, op.getLoc(), op.getPadding());
    if (!amounts)
      return rewriter.notifyMatchFailure(op, "no int64 amounts that fit int32");
    rewriter.modifyOpInPlace(op,
                             [&] { op.getPaddingMutable().assign(amounts); });
    return success();
  }
};
} // namespace

void PadOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                        MLIRContext *context) {
  patterns.add<NarrowPadAmounts>(context);
}
