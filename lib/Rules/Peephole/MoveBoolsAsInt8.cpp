//===- MoveBoolsAsInt8.cpp - data movement of bools -----------------------===//
//
//   transpose(x)      =>      cast(transpose(cast(x)))
//
// and the same for other ops that move elements without computing them. For
// --target=micro: the kernels of TFLite Micro move int8, but not bools.
//
// There are no conditions: int8 has the values 0 and 1, and casts are exact.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Rules/Rule.h"

#include "mlir/IR/IRMapping.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class MoveBoolsAsInt8
    : public RuleOn<MoveBoolsAsInt8, tfl::DynamicUpdateSliceOp, tfl::GatherOp,
                    tfl::GatherNdOp, tfl::PackOp, tfl::SplitOp, tfl::SplitVOp,
                    tfl::TransposeOp, tfl::UnpackOp> {
public:
  MatchResult<IntegerType> match(Operation *op, RuleContext &) const {
    if (!getElementTypeOrSelf(op->getResult(0).getType()).isInteger(1))
      return skip();
    return IntegerType::get(op->getContext(), 8);
  }
  void rewrite(Operation *op, IntegerType int8, RewriteContext &ctx) const {
    auto cast = [&](Value value, Type element) -> Value {
      auto type = mlir::cast<ShapedType>(value.getType());
      return tfl::CastOp::create(ctx.rewriter, op->getLoc(),
                                 type.clone(element), value);
    };
    IRMapping map;
    for (Value operand : op->getOperands())
      if (getElementTypeOrSelf(operand.getType()).isInteger(1))
        map.map(operand, cast(operand, int8));
    Operation *moved = ctx.rewriter.clone(*op, map);
    SmallVector<Value> results;
    for (Value result : moved->getResults()) {
      Type element = getElementTypeOrSelf(result.getType());
      result.setType(mlir::cast<ShapedType>(result.getType()).clone(int8));
      results.push_back(cast(result, element));
    }
    ctx.rewriter.replaceOp(op, results);
  }
};
} // namespace

TFUSE_DEFINE_RULE(MoveBoolsAsInt8)

} // namespace tfuse
