//===- HoistMatMulFromLoop.cpp - Hoist matmuls of time steps --------------===//
//
//   x [t, b, k]                       x [t, b, k]
//                                     |
//   while {                           fully_connected {keep_num_dims}
//     gather(x, i) [b, k]             | [t, b, n]
//     |                        =>     while {
//     fully_connected [b, n]            gather(.., i) [b, n]
//   }                                 }
//
// The input projection of a recurrent cell does not depend on the states, and
// one large matmul is faster than many small ones. Likewise convolutions, for
// which time steps are more images of the batch:
//
//   x [t, b, h, w, c]                 reshape(x) [t * b, h, w, c]
//                                     |
//   while {                           conv_2d [t * b, h', w', n]
//     gather(x, i)                    |
//     |                        =>     reshape [t, b, h', w', n]
//     reshape (or none)               |
//     |                               while {
//     conv_2d [b, h', w', n]            gather(.., i)
//   }                                 }
//
// and fully_connected after a reshape. No other converter has this rewrite.
//
// C1 (structure)      The loop gathers one row per iteration: i is an induction
//                     variable, plus or minus a loop-invariant value.
// C2 (structure)      x is loop-invariant.
// C3 (not-constant)   Filter and bias are loop-invariant.
// C4 (shape)          Each row of the result depends on one row of x.
// C5 (unknown-shape)  Only the number of time steps and the batch are unknown.
// C6 (size)           The results of all time steps need at most 64 MiB
//                     (unknown sizes count as 1).
//
//===----------------------------------------------------------------------===//

#include "Matching/Affine.h"
#include "Matching/LoopRows.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
/// The op on all time steps at once, with time folded into the batch.
struct Folding {
  RankedTensorType input, result;
  /// The axes of the sequence that give the unknown dimensions of the type of
  /// all results; -1 for known dimensions. Empty if a single -1 in the shape
  /// suffices.
  SmallVector<int64_t> dynamicAxes;
};

struct HoistMatMulFromLoopMatch {
  tfl::AffineOp affine;
  tfl::GatherOp gather;
  Operation *loop;
  RankedTensorType allResults;
  std::optional<Folding> folding;
};

class HoistMatMulFromLoop
    : public RuleOn<HoistMatMulFromLoop, tfl::FullyConnectedOp, tfl::Conv2DOp,
                    tfl::DepthwiseConv2DOp, tfl::Conv3DOp> {
public:
  MatchResult<HoistMatMulFromLoopMatch> match(Operation *op,
                                              RuleContext &ctx) const;
  void rewrite(Operation *op, HoistMatMulFromLoopMatch &match,
               RewriteContext &ctx) const;

private:
  static tfl::GatherOp gatherOf(Operation *op);
  static std::optional<Folding>
  foldSteps(const HoistMatMulFromLoopMatch &match);
};
} // namespace

/// The gather of one row that produces the input of the op, directly or before
/// a reshape.
tfl::GatherOp HoistMatMulFromLoop::gatherOf(Operation *op) {
  Value input = op->getOperand(0);
  if (auto reshape = input.getDefiningOp<tfl::ReshapeOp>())
    input = reshape.getInput();
  return tfl::rowGather(input);
}

static bool isStatic(ArrayRef<int64_t> shape) {
  return none_of(shape, ShapedType::isDynamic);
}

/// Folds the time steps into the first dimension. The time axis must be axis 0,
/// or axis 1 if the preceding reshape keeps rows.
std::optional<Folding>
HoistMatMulFromLoop::foldSteps(const HoistMatMulFromLoopMatch &match) {
  tfl::GatherOp gather = match.gather;
  Value input = match.affine.getInput(), result = match.affine.getResult();
  ArrayRef<int64_t> element = shapeOrEmpty(gather),
                    inputs = shapeOrEmpty(input),
                    results = shapeOrEmpty(result);
  if (inputs.empty() || results.empty() || !isStatic(inputs.drop_front()) ||
      !isStatic(results.drop_front()))
    return std::nullopt;
  // A preceding reshape may have changed the first dimension.
  auto sizeOfRow = [](ArrayRef<int64_t> shape) {
    return isStatic(shape.drop_front()) ? product_of(shape.drop_front()) : -1;
  };
  bool keepsRows = !element.empty() && sizeOfRow(inputs) > 0 &&
                   sizeOfRow(element) == sizeOfRow(inputs);
  int64_t axis = *normalizeAxis(gather.getAxis(), element.size() + 1);
  if (axis > 1 || (axis == 1 && !keepsRows))
    return std::nullopt;
  int64_t steps = dimOf(gather.getParams(), axis);
  auto rows = [&](int64_t size) {
    return ShapedType::isDynamic(size) || ShapedType::isDynamic(steps)
               ? ShapedType::kDynamic
               : size * steps;
  };
  Folding folding;
  SmallVector<int64_t> shape(inputs);
  shape[0] = rows(inputs[0]);
  folding.input = withShape(input.getType(), shape);
  shape.assign(results.begin(), results.end());
  shape[0] = rows(results[0]);
  folding.result = withShape(result.getType(), shape);
  if (!tfl::hasReshapeTarget(folding.input))
    return std::nullopt;
  if (!tfl::hasReshapeTarget(match.allResults)) {
    // Both the number of time steps and the batch size are unknown, which only
    // a computed shape expresses.
    if (!keepsRows || results.size() != inputs.size())
      return std::nullopt;
    folding.dynamicAxes = {0, 1};
    folding.dynamicAxes.append(results.size() - 1, -1);
  }
  return folding;
}

MatchResult<HoistMatMulFromLoopMatch>
HoistMatMulFromLoop::match(Operation *op, RuleContext &ctx) const {
  HoistMatMulFromLoopMatch match;
  match.affine = tfl::AffineOp(op);
  if (!match.affine || !op->getParentOfType<tfl::WhileOp>())
    return skip();
  match.gather = gatherOf(op);
  if (!match.gather)
    return skip();
  Value sequence = match.gather.getParams();
  tfl::WhileOp loop = tfl::countingLoop(match.gather.getIndices());
  if (!loop)
    return ctx.reject(op, Reason::Structure,
                      "the loop does not gather one row per iteration");
  if (!loops::isInvariant(sequence, loop))
    return ctx.reject(op, Reason::Structure,
                      "the gathered tensor changes in the loop");
  Value filter = match.affine.getFilter(), bias = match.affine.getBias();
  if (!loops::isInvariant(filter, loop) || !loops::isInvariant(bias, loop))
    return ctx.reject(op, Reason::NotConstant,
                      "filter or bias change in the loop");
  match.loop = tfl::outermostLoop(loop, {sequence, filter, bias});

  Value input = match.affine.getInput(), result = match.affine.getResult();
  int64_t rank = rankOf(result).value_or(-1);
  auto axis =
      normalizeAxis(match.gather.getAxis(), rankOf(sequence).value_or(-1));
  if (rank < 2 || !axis || *axis > rank)
    return ctx.reject(op, Reason::UnknownShape,
                      "the rank of the result is unknown");
  match.allResults =
      tfl::withDim(result.getType(), *axis, dimOf(sequence, *axis));
  bool isFullyConnected = isa<tfl::FullyConnectedOp>(op);
  if (isFullyConnected && !match.affine.hasInputAxis())
    return ctx.reject(
        op, Reason::Shape,
        "fully_connected does not work on the rows that the loop gathers");
  bool takesMoreDims = isFullyConnected && input == match.gather &&
                       rank == rankOf(input) && *axis < rank;
  if (!takesMoreDims) {
    match.folding = foldSteps(match);
    if (!match.folding)
      return ctx.reject(
          op, Reason::UnknownShape,
          "dimensions other than the number of time steps and the batch are "
          "unknown, or the rows of a time step are not adjacent");
  }
  if (Mismatch mismatch = tfl::checkHoistedSize(op, match.allResults, ctx))
    return mismatch;
  return match;
}

/// Computes the shape of all results if several dimensions are unknown.
static Value shapeFrom(RewriterBase &rewriter, Location loc, Value sequence,
                       const HoistMatMulFromLoopMatch &match) {
  int64_t rank = rankOf(sequence).value_or(-1);
  Type scalar = RankedTensorType::get({}, rewriter.getI32Type());
  Value shape = tfl::ShapeOp::create(
      rewriter, loc, RankedTensorType::get(rank, rewriter.getI32Type()),
      sequence);
  SmallVector<Value> sizes;
  for (auto [size, axis] :
       zip(match.allResults.getShape(), match.folding->dynamicAxes)) {
    if (!ShapedType::isDynamic(size)) {
      sizes.push_back(tfl::TFLBuilder(rewriter, loc).i32Scalar(size));
      continue;
    }
    Value index = tfl::TFLBuilder(rewriter, loc).i32Scalar(axis);
    sizes.push_back(tfl::GatherOp::create(rewriter, loc, scalar, shape, index,
                                          rewriter.getI32IntegerAttr(0),
                                          rewriter.getI32IntegerAttr(0)));
  }
  return tfl::PackOp::create(
      rewriter, loc,
      RankedTensorType::get(int64_t(sizes.size()), rewriter.getI32Type()),
      sizes, rewriter.getI32IntegerAttr(sizes.size()),
      rewriter.getI32IntegerAttr(0));
}

void HoistMatMulFromLoop::rewrite(Operation *op,
                                  HoistMatMulFromLoopMatch &match,
                                  RewriteContext &ctx) const {
  RewriterBase &rewriter = ctx.rewriter;
  tfl::GatherOp gather = match.gather;
  Location loc = op->getLoc();
  Value sequence = gather.getParams();
  Type resultType = op->getResult(0).getType();

  rewriter.setInsertionPoint(match.loop);
  IRMapping map;
  tfl::mapConstants(rewriter, op, match.loop, map);
  tfl::mapConstants(rewriter, gather, match.loop, map);
  sequence = map.lookupOrDefault(sequence);
  Value input = sequence;
  if (match.folding)
    input =
        tfl::TFLBuilder(rewriter, loc).reshape(match.folding->input, sequence);
  map.map(match.affine.getInput(), input);
  Operation *product = rewriter.clone(*op, map);
  product->getResult(0).setType(match.folding ? match.folding->result
                                              : match.allResults);
  Value all = product->getResult(0);
  if (!match.folding)
    product->setAttr("keep_num_dims", rewriter.getBoolAttr(true));
  else if (match.folding->dynamicAxes.empty())
    all = tfl::TFLBuilder(rewriter, loc).reshape(match.allResults, all);
  else
    all = tfl::ReshapeOp::create(rewriter, loc, match.allResults, all,
                                 shapeFrom(rewriter, loc, sequence, match));

  rewriter.setInsertionPoint(op);
  Operation *reshape = match.affine.getInput() != gather
                           ? match.affine.getInput().getDefiningOp()
                           : nullptr;
  rewriter.replaceOpWithNewOp<tfl::GatherOp>(
      op, resultType, all, gather.getIndices(), gather.getAxisAttr(),
      gather.getBatchDimsAttr());
  if (reshape)
    ctx.absorb(reshape);
  ctx.absorb(gather);
}

TFUSE_DEFINE_RULE(HoistMatMulFromLoop)

} // namespace tfuse
