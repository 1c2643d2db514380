//===- AssumeBroadcast.cpp - Operands of == and != that broadcast ---------===//
//
// `x == y` in Python is Equal with incompatible_shape_error = false: operands
// that do not broadcast give one False instead of an error. So the rank of the
// result is unknown wherever unknown sizes may not fit, as in
//
//   x == tf.reduce_max(x, -1, keepdims=True)      x[:, 1:] == x[:, :-1]
//
// If the ranks of both operands are known and their known sizes are compatible,
// the comparison is assumed to be elementwise. If it is not, the runtime
// reports an error.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Pass/PassManager.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_ASSUMEBROADCASTPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

/// Whether the ranks of both tensors are known and no known sizes contradict.
static bool mayBroadcast(Value x, Value y) {
  auto a = dyn_cast<RankedTensorType>(x.getType()),
       b = dyn_cast<RankedTensorType>(y.getType());
  if (!a || !b)
    return false;
  return all_of(zip(reverse(a.getShape()), reverse(b.getShape())),
                [](auto sizes) {
                  auto [p, q] = sizes;
                  return p == q || p == 1 || q == 1 ||
                         ShapedType::isDynamic(p) || ShapedType::isDynamic(q);
                });
}

/// Marks comparisons as elementwise and returns how many.
static unsigned assumeBroadcasts(Operation *root) {
  constexpr StringLiteral kName = "incompatible_shape_error";
  unsigned count = 0;
  root->walk([&](Operation *op) {
    if (!isa(op, "Equal", "NotEqual") || getBool(op, kName).value_or(true) ||
        !mayBroadcast(op->getOperand(0), op->getOperand(1)))
      return;
    op->setAttr(kName, BoolAttr::get(op->getContext(), true));
    ++count;
  });
  return count;
}

namespace {
struct AssumeBroadcast : public impl::AssumeBroadcastPassBase<AssumeBroadcast> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    for (const OpPassManager &pipeline : pipelines)
      pipeline.getDependentDialects(registry);
  }

  void runOnOperation() override {
    if (pipelines.empty()) {
      (void)assumeBroadcasts(getOperation());
      return;
    }
    do {
      for (OpPassManager &pipeline : pipelines)
        if (failed(runPipeline(pipeline, getOperation())))
          return signalPassFailure();
    } while (assumeBroadcasts(getOperation()) != 0);
  }
};
} // namespace

} // namespace tfuse::tf
