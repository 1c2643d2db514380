//===- ConvertShapePackToConcat.cpp - Shapes known to memory planning -----===//
//
//   shape(x)                              shape(x)
//   |                                     |
//   strided_slice [1:2], shrunk           strided_slice [1:2]
//   |                              =>     |
//   pack(.., 8)                           concatenation(.., [8])
//
// When the runtime plans its memory, it evaluates shapes of inputs, their
// slices and concatenations, but not pack. A tensor whose shape is packed (the
// initial state of a loop, from fill) has no size until it runs. If it is
// loop-carried, the runtime plans the memory of the loop again in each
// iteration. LiteRT's CompiledModel API allocates no buffer for such results.
//
// Adjacent dimensions of one tensor share one slice.
//
// C1 (multiple-uses)  All users of a dimension are packs of this form;
//                     otherwise the rewrite adds an op.
//
//===----------------------------------------------------------------------===//

#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
/// Either the dimensions [begin, end) of a tensor's shape, or constants.
struct SizeRun {
  Value shape;
  int64_t begin = 0, end = 0;
  SmallVector<int64_t> numbers;
};

struct ConvertShapePackToConcatMatch {
  SmallVector<SizeRun> runs;
};

class ConvertShapePackToConcat
    : public RuleOn<ConvertShapePackToConcat, tfl::PackOp> {
public:
  MatchResult<ConvertShapePackToConcatMatch> match(tfl::PackOp op,
                                                   RuleContext &ctx) const;
  void rewrite(tfl::PackOp op, ConvertShapePackToConcatMatch &match,
               RewriteContext &ctx) const;
};
} // namespace

/// The index of the dimension that the slice selects from a shape.
static std::optional<int64_t> takenSize(tfl::StridedSliceOp slice) {
  if (!slice || !slice.getInput().getDefiningOp<tfl::ShapeOp>() ||
      slice.getShrinkAxisMask() != 1 || slice.getOffset() ||
      slice.getEllipsisMask() != 0 || slice.getNewAxisMask() != 0 ||
      !getElementTypeOrSelf(slice.getInput()).isInteger(32))
    return std::nullopt;
  auto begin = constantInts(slice.getBegin());
  ArrayRef<int64_t> rank = shapeOrEmpty(slice.getInput());
  if (!begin || begin->size() != 1 || rank.size() != 1 ||
      ShapedType::isDynamic(rank[0]))
    return std::nullopt;
  return normalizeAxis(begin->front(), rank[0]);
}

/// True if both values are the shape of one tensor.
static bool areSameShape(Value a, Value b) {
  auto source = [](Value shape) {
    return shape.getDefiningOp<tfl::ShapeOp>().getInput();
  };
  return a == b || (a && b && source(a) == source(b));
}

/// True if the op packs dimensions and constants to a vector.
static bool packsSizes(Operation *op) {
  auto pack = dyn_cast<tfl::PackOp>(op);
  return pack && getElementTypeOrSelf(pack.getResult()).isInteger(32) &&
         rankOf(pack.getResult()) == 1 &&
         all_of(pack->getOperands(), [](Value operand) {
           return constantInt(operand) ||
                  takenSize(operand.getDefiningOp<tfl::StridedSliceOp>());
         });
}

MatchResult<ConvertShapePackToConcatMatch>
ConvertShapePackToConcat::match(tfl::PackOp op, RuleContext &ctx) const {
  if (!packsSizes(op) || none_of(op->getOperands(), [](Value operand) {
        return operand.getDefiningOp<tfl::StridedSliceOp>() != nullptr;
      }))
    return skip();
  ConvertShapePackToConcatMatch match;
  for (Value operand : op->getOperands()) {
    SizeRun *last = match.runs.empty() ? nullptr : &match.runs.back();
    if (auto number = constantInt(operand)) {
      if (!last || last->shape)
        last = &match.runs.emplace_back();
      last->numbers.push_back(*number);
      continue;
    }
    auto slice = operand.getDefiningOp<tfl::StridedSliceOp>();
    if (!all_of(operand.getUsers(), packsSizes))
      return ctx.reject(
          op, Reason::MultipleUses,
          "a packed dimension has other users, which need a scalar");
    int64_t size = *takenSize(slice);
    if (last && last->end == size &&
        areSameShape(last->shape, slice.getInput()))
      ++last->end;
    else
      match.runs.push_back({slice.getInput(), size, size + 1, {}});
  }
  return match;
}

void ConvertShapePackToConcat::rewrite(tfl::PackOp op,
                                       ConvertShapePackToConcatMatch &match,
                                       RewriteContext &ctx) const {
  RewriterBase &rewriter = ctx.rewriter;
  Location loc = op->getLoc();
  auto vectorOf = [&](int64_t size) {
    return RankedTensorType::get(size, rewriter.getI32Type());
  };
  auto none = rewriter.getI32IntegerAttr(0);
  SmallVector<Value> parts;
  for (const SizeRun &run : match.runs) {
    if (!run.shape) {
      parts.push_back(tfl::TFLBuilder(rewriter, loc).i32s(run.numbers));
      continue;
    }
    parts.push_back(tfl::StridedSliceOp::create(
        rewriter, loc, vectorOf(run.end - run.begin), run.shape,
        tfl::TFLBuilder(rewriter, loc).i32s(run.begin),
        tfl::TFLBuilder(rewriter, loc).i32s(run.end),
        tfl::TFLBuilder(rewriter, loc).i32s(1), none, none, none, none, none,
        rewriter.getBoolAttr(false)));
  }
  SmallVector<Operation *> slices;
  for (Value operand : op->getOperands())
    if (Operation *slice = operand.getDefiningOp();
        isa<tfl::StridedSliceOp>(slice) && !is_contained(slices, slice))
      slices.push_back(slice);
  if (parts.size() == 1)
    rewriter.replaceOp(op, parts.front());
  else
    rewriter.replaceOpWithNewOp<tfl::ConcatenationOp>(
        op, op->getResult(0).getType(), parts, none,
        rewriter.getStringAttr("NONE"));
  for (Operation *slice : slices)
    ctx.absorb(slice);
}

TFUSE_DEFINE_RULE(ConvertShapePackToConcat)

} // namespace tfuse
