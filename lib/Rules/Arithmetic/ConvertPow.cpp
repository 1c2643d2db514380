//===- ConvertPow.cpp -----------------------------------------------------===//
//
//   Pow(x, 2)    =>  Square(x)         Pow(x, 0.5)   =>  Sqrt(x)
//   Pow(x, 3)    =>  x * Square(x)     Pow(x, -0.5)  =>  Rsqrt(x)
//   Pow(x, 1)    =>  x                 Pow(x, -1)    =>  Reciprocal(x)
//   Pow(x, 0)    =>  ones
//
// Source: Grappler's ConvertPow.
//
// C1: all elements of the exponent equal one of these constants.
// C2: the exponent does not broadcast the base. Grappler checks this only for
//     the exponents 0 and 1.
// C3: exponent 3: only on a CPU, where an additional Mul is cheaper than Pow,
//     and only if the exponent has no other users; otherwise the graph would
//     gain a node.
// C4: exponent 0: only if the shape of the result is known and small.
// C5: the new op has a kernel for the type. TensorFlow rejects negative
//     exponents of integers, and its Rsqrt is wrong for large complex numbers.
// C6: with --semantics=exact, no roots: Pow(-inf, 0.5) is infinite, but
//     Sqrt(-inf) is NaN. No complex numbers either: infinities may become NaN.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/Constants.h"
#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct ConvertPowMatch {
  StringRef op;
  /// The result of Pow(x, 0).
  ElementsAttr ones;
};

/// The maximum number of elements of a result that is stored in the graph.
constexpr int64_t kMaxOnes = 1024;

class ConvertPow : public RuleOn<ConvertPow, tfg::Ops<"Pow">> {
public:
  static StringRef opFor(std::complex<double> exponent) {
    if (exponent.imag() != 0)
      return "";
    constexpr std::pair<double, StringLiteral> ops[] = {
        {2, "Square"}, {3, "Mul"},      {1, "Identity"},   {0.5, "Sqrt"},
        {0, "Const"},  {-0.5, "Rsqrt"}, {-1, "Reciprocal"}};
    for (auto [value, op] : ops)
      if (exponent.real() == value)
        return op;
    return "";
  }

  MatchResult<ConvertPowMatch> match(Operation *node, GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    if (tfg::NodeView(node).numDataOperands() != 2)
      return skip();
    Value x = node->getOperand(0), y = node->getOperand(1);
    std::optional<std::complex<double>> exponent =
        uniformValue(editor.constant(y));
    StringRef op = exponent ? opFor(*exponent) : "";
    if (op.empty()) // C1
      return ctx.reject(
          node, Reason::ConstantValue,
          "the exponent is not a constant for which a cheaper op exists");
    shape::Shape base = editor.shape(x),
                 result = editor.shape(node->getResult(0)),
                 other = editor.shape(y);
    bool isScalar = other.hasRank() && other.rank() == 0;
    bool isShaped = op == "Identity" || op == "Const";
    if (!shape::isSameShape(base, result) && !(isScalar && !ctx.isGrappler()) &&
        (isShaped || !ctx.isGrappler())) // C2
      return ctx.reject(node, Reason::Shape,
                        "the exponent may broadcast the base");
    Type type = editor.elementType(x);
    ConvertPowMatch match{op, {}};
    if (op == "Mul" && !editor.isOnCpu(node)) // C3
      return ctx.reject(node, Reason::Device,
                        "x * Square(x) is cheaper than Pow only on a CPU");
    if (op == "Mul" && !ctx.isGrappler() &&
        !editor.hasOneDataUse(editor.producer(y)))
      return ctx.reject(node, Reason::Size, "the exponent has other users");
    if (op == "Const") { // C4
      if (!result.isStatic() ||
          (!ctx.isGrappler() && !(result.numElements() <= kMaxOnes)))
        return ctx.reject(node, Reason::UnknownShape,
                          "the shape of the result is unknown or large");
      SmallVector<int64_t> dims(result.dims());
      match.ones = splatAttrOrNull(type, dims, 1);
      if (!match.ones || (ctx.isGrappler() && (type.isF16() || type.isBF16())))
        return ctx.reject(node, Reason::ElementType,
                          "the element type is not numeric");
    }
    if (!ctx.isGrappler() &&
        (op == "Sqrt" || op == "Rsqrt" || op == "Reciprocal" ||
         op == "Square") &&
        (!hasKernel(op, type) ||
         (op == "Rsqrt" && isa<ComplexType>(type)))) // C5
      return ctx.reject(node, Reason::ElementType,
                        op + " has no correct kernel for " +
                            dataTypeName(type));
    if (ctx.isExact() && (op == "Sqrt" || op == "Rsqrt" ||
                          isa_and_nonnull<ComplexType>(type))) // C6
      return ctx.reject(node, Reason::Semantics,
                        "infinities and signed zeros have different results");
    return match;
  }

  Rewritten rewrite(Operation *node, ConvertPowMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    Value x = node->getOperand(0), y = node->getOperand(1);
    ctx.revisit(editor.producer(y));
    Builder builder(editor.getContext());
    if (match.op == "Const") {
      Operation *ones = editor.mutate(
          node, "Const", ValueRange(),
          {builder.getNamedAttr("dtype",
                                TypeAttr::get(match.ones.getElementType())),
           builder.getNamedAttr("value", match.ones)},
          {"T"});
      editor.addControl(ones, x);
      editor.forwardConstant(ones, y);
      ctx.revisit(ones);
      return Rewritten::inPlaceAndGoOn(ones);
    }
    SmallVector<Value> operands{x};
    if (match.op == "Mul") {
      std::string name = ctx.newName(node, "ConvertPow", "_inner");
      Operation *square = ctx.isGrappler() ? editor.lookup(name) : nullptr;
      if (!square)
        square = editor.clone(node, editor.uniqueName(name), x, "Square");
      ctx.revisit(square);
      operands.push_back(square->getResult(0));
    }
    Operation *fresh = editor.mutate(node, match.op, operands);
    editor.forwardConstant(fresh, y);
    ctx.revisit(fresh);
    if (match.op == "Identity" && !ctx.isGrappler())
      return Rewritten::by(fresh, x);
    return Rewritten::inPlaceAndGoOn(fresh);
  }
};

} // namespace

TFUSE_DEFINE_RULE(ConvertPow)

} // namespace tfuse
