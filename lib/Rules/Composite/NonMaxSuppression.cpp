//===- NonMaxSuppression.cpp - Non-maximum suppression of boxes -----------===//
//
//   boxes  scores  max_output_size  iou_threshold  score_threshold
//      \      \          |              /             /
//          non_max_suppression_padded_v2
//              |                   |
//         indices [1, n]      valid outputs
//
//   =>   tfl.non_max_suppression_v4 with the same operands
//              |                   |
//        reshape to [1, n]    reshape as needed
//
// TensorFlow annotates the function of tf.image.non_max_suppression_padded.
// Further arguments of the function select an algorithm and do not change the
// results. Follows upstream's ConvertNMSPaddedFunc.
//
// C1 (signature)      Five arguments or more, two results.
// C2 (shape)          Only one image: boxes are a matrix, scores a vector.
// C3 (shape)          max_output_size and the thresholds are scalars.
// C4 (element-type)   float boxes, scores and thresholds, int32 size, int32
//                     results.
// C5 (unknown-shape)  The ranks of the results are known.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Composite/CompositeRule.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class NonMaxSuppression : public CompositeRule<NonMaxSuppression> {
public:
  MatchResult<NoOptions> match(Signature &sig) const;
  void fuse(NoOptions &, BodyBuilder &body) const;
};
} // namespace

MatchResult<NoOptions> NonMaxSuppression::match(Signature &sig) const {
  sig.argumentsAtLeast(5).results(2);
  sig.argument(0, "boxes")
      .is(tensor().shape({TensorSpec::kAny, 4}).f32(),
          "TFLite does not support batched input for "
          "non_max_suppression_padded");
  sig.argument(1, "scores").is(tensor().rank(1).f32());
  sig.argument(2, "max_output_size").is(tensor().rank(0).i32());
  sig.argument(3, "iou_threshold").is(tensor().rank(0).f32());
  sig.argument(4, "score_threshold").is(tensor().rank(0).f32());
  sig.result(0, "the indices").is(tensor().rankBetween(1, 2).i32());
  sig.result(1, "the number of valid indices")
      .is(tensor().rankBetween(0, 1).i32());
  return NoOptions();
}

/// Reshapes `value` to add leading dimensions of size 1: the batch dimensions
/// of TensorFlow's results.
static Value addBatch(BodyBuilder &body, Value value, Type wanted) {
  auto type = cast<RankedTensorType>(value.getType());
  auto target = cast<RankedTensorType>(wanted);
  if (type.getRank() == target.getRank())
    return value;
  SmallVector<int64_t> shape(type.getShape());
  shape.insert(shape.begin(), 1);
  return body.tf("ExpandDims", type.clone(shape), {value, body.i32Scalar(0)});
}

void NonMaxSuppression::fuse(NoOptions &, BodyBuilder &body) const {
  SmallVector<Type> types(body.resultTypes());
  if (!body.followsUpstream()) {
    int64_t count = cast<RankedTensorType>(types[0]).getShape().back();
    types = {RankedTensorType::get(count, body.getI32Type()),
             RankedTensorType::get({}, body.getI32Type())};
  }
  auto op = tfl::NonMaxSuppressionV4Op::create(
      body, types[0], types[1], body.argument(0), body.argument(1),
      body.argument(2), body.argument(3), body.argument(4));
  SmallVector<Value> results(op.getResults());
  if (!body.followsUpstream())
    for (auto [result, type] : zip(results, body.resultTypes()))
      result = addBatch(body, result, type);
  body.finish(results);
}

TFUSE_DEFINE_RULE(NonMaxSuppression)

} // namespace tfuse
