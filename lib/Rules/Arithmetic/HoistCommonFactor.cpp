//===- HoistCommonFactor.cpp ----------------------------------------------===//
//
//   AddN(x * y1, y2 * x, ..)      =>      x * AddN(y1, y2, ..)
//   AddN(y1 / x, y2 / x, ..)      =>      AddN(y1, y2, ..) / x
//
// and the same for Add.
//
// Source: Grappler's HoistCommonFactor.
//
// C1: all terms are Muls, or all are floating-point divisions, with one common
//     factor or divisor.
// C2: the other factors have equal shapes, unless the sum broadcasts.
// C3: floating-point types with --semantics=grappler only: the sum of the other
//     factors may overflow although the original sum does not.
// C4: the sum is the only user of the terms. Grappler does not check this.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Graph/GraphRule.h"
#include "tfuse/Rules/Graph/OpClasses.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {

struct HoistCommonFactorMatch {
  Value factor;
  SmallVector<Value> rest;
  SmallVector<Operation *> terms;
  bool isQuotient;
};

class HoistCommonFactor
    : public RuleOn<HoistCommonFactor,
                    tfg::Ops<"Add", "AddV2", "AddN", "AccumulateNV2">> {
public:
  static bool isDivision(Operation *node) {
    return isAnyOp(node, "RealDiv", "Div", "Xdivy", "FloorDiv", "TruncateDiv");
  }

  /// The factors that occur in every term.
  static SmallVector<Value> commonFactors(ArrayRef<Operation *> terms,
                                          bool isQuotient) {
    SmallVector<Value> common;
    for (auto [i, term] : enumerate(terms)) {
      SmallVector<Value> factors{term->getOperand(1)};
      if (!isQuotient && term->getOperand(0) != term->getOperand(1))
        factors.push_back(term->getOperand(0));
      if (i == 0)
        common = factors;
      else
        llvm::erase_if(common,
                       [&](Value v) { return !is_contained(factors, v); });
    }
    return common;
  }

  MatchResult<HoistCommonFactorMatch> match(Operation *node,
                                            GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    tfg::NodeView view(node);
    if (!isAggregate(node) || view.numDataOperands() < 2)
      return skip();
    HoistCommonFactorMatch match;
    for (Value operand : view.dataOperands()) {
      Operation *term = editor.source(operand);
      if ((!isOp(term, "Mul") && !isDivision(term)) ||
          tfg::NodeView(term).numDataOperands() != 2)
        return skip();
      match.terms.push_back(term);
    }
    match.isQuotient = isDivision(match.terms.front());
    Type type = editor.elementType(node->getResult(0));
    for (Operation *term : match.terms)
      if (isDivision(term) != match.isQuotient ||
          (match.isQuotient && (opOf(term) != opOf(match.terms.front()) &&
                                !ctx.isGrappler()))) // C1
        return ctx.reject(node, Reason::Structure,
                          "the terms are a mix of Muls and divisions");
    if (match.isQuotient && !(type && (type.isF32() || type.isF64())))
      return ctx.reject(
          node, Reason::ElementType,
          "division of this element type does not distribute over addition");
    SmallVector<Value> common = commonFactors(match.terms, match.isQuotient);
    if (common.size() != 1)
      return ctx.reject(node, Reason::Structure,
                        "the terms do not share exactly one factor");
    match.factor = common.front();
    for (Operation *term : match.terms)
      match.rest.push_back(term->getOperand(
          !match.isQuotient && term->getOperand(0) == match.factor ? 1 : 0));
    if (!isAdd(node)) // C2
      for (Value rest : match.rest)
        if (!shape::isSameShape(editor.shape(match.rest.front()),
                                editor.shape(rest)))
          return ctx.reject(node, Reason::Shape,
                            "the other factors may have different shapes");
    if (ctx.isGrappler()) {
      for (StringRef name : {"Div", "Mul", "AddV2"})
        if (editor.isTaken(ctx.newName(node, "HoistCommonFactor", name)))
          return skip();
      return match;
    }
    if (!isa_and_nonnull<IntegerType>(type)) // C3
      return ctx.reject(node, Reason::Semantics,
                        "the sum of the other factors may overflow");
    for (Operation *term : match.terms) // C4
      if (!editor.hasOneDataUse(term) || editor.isPreserved(term))
        return ctx.reject(node, Reason::MultipleUses, "a term has other users");
    return match;
  }

  Rewritten rewrite(Operation *node, HoistCommonFactorMatch &match,
                    GraphContext &ctx) const {
    GraphEditor &editor = ctx.editor;
    auto name = [&](StringRef part) {
      return editor.uniqueName(ctx.newName(node, "HoistCommonFactor", part));
    };
    Operation *sum = editor.clone(node, name("AddV2"), match.rest);
    // The new sum inherits the control inputs of the terms.
    editor.forwardControls(sum, node);
    for (Operation *term : match.terms)
      editor.forwardControls(sum, term);
    SmallVector<Value> operands{match.factor, sum->getResult(0)};
    if (match.isQuotient)
      std::swap(operands[0], operands[1]);
    Operation *outer = editor.clone(
        match.terms.front(), name(match.isQuotient ? "Div" : "Mul"), operands);
    tfg::NodeView(outer).setDevice(tfg::NodeView(node).device());
    ctx.revisit(sum);
    return Rewritten::by(node, outer->getResult(0));
  }
};

} // namespace

TFUSE_DEFINE_RULE(HoistCommonFactor)

} // namespace tfuse
