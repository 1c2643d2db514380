//===- RecognizeGelu.cpp - The formulas of gelu ---------------------------===//
//
//   x / 2 * (1 + erf(x / sqrt(2)))                                =>  gelu(x)
//   x / 2 * erfc(-x / sqrt(2))                                    =>  gelu(x)
//   x / 2 * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 x^3)))         =>  gelu(x)
//                                                             {approximate}
//
// in any order of the factors and any form of the polynomial (x^3 as a power,
// as multiplies, as a square times x, ...). erf and erfc have no TFLite op, so
// they appear as ops of the tf dialect. Follows upstream's patterns MatchGelu*.
//
// C1 (constant-value)  The constants are those of the formula.
// C2 (structure)       The argument of erf or tanh is the polynomial of x.
// C3 (element-type)    The elements are 32-bit floats.
// C4 (multiple-uses)   Intermediate results have no other users.
// C5 (semantics)       Not with --semantics=exact: the formula is NaN at -inf.
// C6 (shape)           The result provably has the shape of x.
//
//===----------------------------------------------------------------------===//

#include "Matching/Algebra.h"
#include "Matching/Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
struct RecognizeGeluMatch {
  Value input;
  bool approximate;
  tfl::Cluster cluster;
};

/// The factor that contains the function: offset + scale * function(argument).
struct CoreFactor {
  Operation *function;
  double offset, scale;
};

class RecognizeGelu : public RuleOn<RecognizeGelu, tfl::MulOp, tfl::DivOp> {
public:
  /// Higher priority than FuseScale, which would fold factors of the formula
  /// into filters.
  unsigned benefit() const override { return 2; }
  MatchResult<RecognizeGeluMatch> match(Operation *op, RuleContext &ctx) const;
  void rewrite(Operation *op, RecognizeGeluMatch &match,
               RewriteContext &ctx) const {
    match.cluster.replace(
        ctx, tfl::GeluOp::create(ctx.rewriter, match.cluster.getLoc(ctx),
                                 op->getResult(0).getType(), match.input,
                                 match.approximate));
  }

private:
  struct Parts {
    double number;
    Value input;
    CoreFactor core;
  };
  static std::optional<Parts> find(Operation *op, tfl::Cluster &cluster);
};
} // namespace

static bool isNamed(Operation *op, StringRef name) {
  return op && op->getName().getStringRef() == name;
}

/// Matches `erfc(y)`, or `offset + scale * f(y)` with f = erf or tanh and
/// constant offset and scale.
static std::optional<CoreFactor> takeCore(Value value, tfl::Cluster &cluster) {
  Operation *op = value.getDefiningOp();
  if (isNamed(op, "tf.Erfc")) {
    cluster.add(value);
    return CoreFactor{op, 0, 1};
  }
  auto add = dyn_cast_or_null<tfl::AddOp>(op);
  if (!add || add.getFusedActivationFunction() != "NONE")
    return std::nullopt;
  for (unsigned i : {0, 1}) {
    std::optional<double> offset = constantSplat(add->getOperand(1 - i));
    if (!offset)
      continue;
    size_t before = cluster.size();
    cluster.add(value);
    tfl::Product product = tfl::takeProduct(add->getOperand(i), cluster);
    Operation *function = product.factors.size() == 1
                              ? product.factors.front().getDefiningOp()
                              : nullptr;
    if (isNamed(function, "tf.Erf") || isNamed(function, "tfl.tanh")) {
      cluster.add(product.factors.front());
      return CoreFactor{function, *offset, product.number};
    }
    cluster.shrink(before);
  }
  return std::nullopt;
}

std::optional<RecognizeGelu::Parts> RecognizeGelu::find(Operation *op,
                                                        tfl::Cluster &cluster) {
  if (op->getAttrOfType<StringAttr>("fused_activation_function") != "NONE")
    return std::nullopt;
  tfl::Product product = tfl::takeProduct(op->getResult(0), cluster);
  if (product.factors.size() != 2)
    return std::nullopt;
  for (unsigned i : {0, 1})
    if (auto core = takeCore(product.factors[i], cluster))
      return Parts{product.number, product.factors[1 - i], *core};
  return std::nullopt;
}

/// The polynomial of x that gelu's formula passes to `function`.
static tfl::Cubic expectedArgument(Operation *function) {
  if (isNamed(function, "tfl.tanh")) {
    double factor = std::sqrt(2 / M_PI);
    return {0, factor, 0, factor * 0.044715};
  }
  return {0, isNamed(function, "tf.Erfc") ? -M_SQRT1_2 : M_SQRT1_2};
}

MatchResult<RecognizeGeluMatch> RecognizeGelu::match(Operation *op,
                                                     RuleContext &ctx) const {
  tfl::Cluster cluster(op);
  auto found = find(op, cluster);
  if (!found)
    return skip();
  Parts parts = *found;
  auto [function, offset, scale] = parts.core;
  auto argument = tfl::takeCubic(function->getOperand(0), parts.input, cluster);
  if (!argument)
    return ctx.reject(op, Reason::Structure,
                      "the argument of " + function->getName().getStringRef() +
                          " is not that of gelu");
  tfl::Cubic expected = expectedArgument(function);
  double wholeOffset = isNamed(function, "tf.Erfc") ? 0 : 0.5;
  bool numbersFit = tfl::isClose(parts.number * offset, wholeOffset) &&
                    tfl::isClose(parts.number * scale, 0.5);
  for (unsigned i = 0; i < 4; ++i)
    numbersFit &= tfl::isClose((*argument)[i], expected[i]);
  if (!numbersFit)
    return ctx.reject(op, Reason::ConstantValue,
                      "the constants of the formula are not those of gelu");
  if (!tfl::isF32(parts.input))
    return ctx.reject(op, Reason::ElementType,
                      "the elements are not 32-bit floats");
  if (!tfl::typesAgree(parts.input, op->getResult(0)))
    return ctx.reject(op, Reason::Shape,
                      "a part of the formula changes the shape of x");
  if (ctx.getSemantics() == Semantics::Exact)
    return ctx.reject(
        op, Reason::Semantics,
        "at -infinity, the formula is NaN (-infinity * 0), but gelu is 0");
  if (!cluster.isClosed())
    return ctx.reject(op, Reason::MultipleUses,
                      "an intermediate result of the formula has other users");
  return RecognizeGeluMatch{parts.input, isNamed(function, "tfl.tanh"),
                            cluster};
}

TFUSE_DEFINE_RULE(RecognizeGelu)

} // namespace tfuse
