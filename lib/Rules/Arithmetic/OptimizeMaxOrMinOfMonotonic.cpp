//===- OptimizeMaxOrMinOfMonotonic.cpp ------------------------------------===//
//
//   x -> f -> Max -> y           =>    x -> Max -> f -> y     f increasing
//   x -> f -> Max -> y           =>    x -> Min -> f -> y     f decreasing
//   x -> Neg -> ArgMax -> y      =>    x -> ArgMin -> y
//
// and the same for Min and for max pooling.
//
// Source: Grappler's OptimizeMaxOrMinOfMonotonicStage. It also rewrites ArgMax
// and ArgMin of any monotonic f. That is wrong if f maps different numbers to
// the same one, and gives the wrong result type. It also rewrites pooling ops
// with several results.
//
// C1: the reduction is the only user of f, and f is not preserved.
// C2: no fusion of the Remapper is lost: Relu after BiasAdd or batch
//     normalization.
// C3: f is increasing, or an op for the opposite reduction exists.
// C4: integers with --semantics=grappler only: negating the smallest integer
//     wraps around, and the maximum of an empty tensor is finite.
// C5: ArgMax and ArgMin: f is Neg.
// C6: with --semantics=exact, never: NaN and infinities have different results.
//
//===----------------------------------------------------------------------===//

#include "Groups/Conditions.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct OptimizeMaxOrMinOfMonotonicMatch {
  Operation *function;
  bool isDecreasing;
};

class OptimizeMaxOrMinOfMonotonic
    : public RuleOn<
          OptimizeMaxOrMinOfMonotonic,
          tfg::Ops<"Max", "Min", "MaxPool", "MaxPoolV2", "MaxPool3D", "ArgMax",
                   "MaxPoolWithArgmax", "FractionalMaxPool", "ArgMin">> {
public:
  static bool isArg(Operation *node) {
    return isAnyOp(node, "ArgMax", "ArgMin");
  }

  static bool hasOneConsumer(Operation *node) {
    return llvm::all_equal(node->getUsers());
  }

  MatchResult<OptimizeMaxOrMinOfMonotonicMatch> match(Operation *node,
                                                      GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (!ctx.isGrappler() &&
        isAnyOp(node, "MaxPoolWithArgmax", "FractionalMaxPool"))
      return skip();
    Operation *function = editor.source(node->getOperand(0));
    Monotonicity monotonicity =
        function ? monotonicityOf(function) : Monotonicity::None;
    if (monotonicity == Monotonicity::None)
      return skip();
    bool isDecreasing = monotonicity == Monotonicity::NonIncreasing;
    if (editor.isPreserved(node) && !(isArg(node) && !ctx.isGrappler()))
      return ctx.reject(node, Reason::Preserved, "the reduction is fetched");
    if (editor.isPreserved(function)) // C1
      return ctx.reject(node, Reason::Preserved,
                        "the monotonic function is fetched");
    if (!hasOneConsumer(function))
      return ctx.reject(node, Reason::MultipleUses,
                        "the monotonic function has other users");
    if (isDecreasing && !isAnyOp(node, "Max", "Min", "ArgMax", "ArgMin")) // C3
      return ctx.reject(node, Reason::Structure,
                        "a decreasing function needs min pooling, which "
                        "TensorFlow does not have");
    if (willBeFused(function, editor)) // C2
      return ctx.reject(
          node, Reason::Structure,
          "the Remapper will fuse the activation with its producer");
    if (ctx.isGrappler())
      return OptimizeMaxOrMinOfMonotonicMatch{function, isDecreasing};
    if (isArg(node) && !isOp(function, "Neg")) // C5
      return ctx.reject(
          node, Reason::Semantics,
          "the function may map different numbers to the same one");
    if (!isa_and_nonnull<FloatType>(
            editor.elementType(function->getOperand(0)))) // C4
      return ctx.reject(node, Reason::Semantics,
                        "negated integers may wrap around, and the maximum of "
                        "no integers is finite");
    if (ctx.isExact()) // C6
      return ctx.reject(node, Reason::Semantics,
                        "NaN and infinities have different results");
    return OptimizeMaxOrMinOfMonotonicMatch{function, isDecreasing};
  }

  static std::string opposite(StringRef op) {
    std::string text = op.str();
    size_t at = text.find("Max");
    if (at != std::string::npos)
      return text.replace(at, 3, "Min");
    return text.replace(text.find("Min"), 3, "Max");
  }

  Rewritten rewrite(Operation *node, OptimizeMaxOrMinOfMonotonicMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Operation *function = match.function;
    Value x = function->getOperand(0);
    if (isArg(node) && !ctx.isGrappler()) {
      SmallVector<Value> operands(tfg::NodeView(node).dataOperands());
      operands[0] = x;
      editor.forwardControls(node, function);
      Operation *fresh = editor.mutate(node, opposite(opOf(node)), operands);
      ctx.revisit(fresh);
      return Rewritten::inPlace(fresh);
    }
    // Grappler always takes output 0 of the producer of x.
    if (Operation *producer = editor.producer(x); producer && ctx.isGrappler())
      x = producer->getResult(0);
    editor.setOperand(node, 0, x);
    editor.setOperand(function, 0, node->getResult(0));
    editor.replaceUses(node, function->getResult(0), /*except=*/function);
    if (match.isDecreasing) {
      SmallVector<Value> operands(tfg::NodeView(node).dataOperands());
      node = editor.mutate(node, opposite(opOf(node)), operands);
    }
    if (isArg(node))
      function = editor.mutate(function, "Identity", function->getOperand(0));
    if (!ctx.isGrappler()) {
      editor.updateShape(node);
      editor.updateShape(function);
    }
    ctx.revisit(node);
    ctx.revisit(function);
    ctx.revisit(editor.producer(x));
    return Rewritten::inPlaceAndGoOn(node);
  }
};

} // namespace

TFUSE_DEFINE_RULE(OptimizeMaxOrMinOfMonotonic)

} // namespace tfuse
