//===- PromoteTypes.cpp - Element types without a kernel ------------------===//
//
// An op of an element type that the kernel does not take is promoted to one
// that gives the same result, and the result is cast back:
//
//   tf.Sub : int16         cast(tf.Sub(cast : int32, cast : int32)) : int16
//
// The op's definition says which operands and results are cast: all whose type
// is the same type attribute.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

using namespace mlir;

namespace tfuse::lowering {

/// The name of a supported type, for the hint.
static StringRef exampleOf(TypeSet native) {
  struct {
    TypeSet set;
    StringRef name;
  } constexpr known[] = {{F32, "float32"}, {I32, "int32"}, {I1, "bool"}};
  for (auto &entry : known)
    if ((native & entry.set) != TypeSet::None)
      return entry.name;
  return "int64";
}

/// Converts by value (Cast), or by bits (Bitcast).
static Value convert(LoweringContext &ctx, Value value, Type elementType,
                     bool bitwise) {
  if (!bitwise)
    return ctx.castTo(value, elementType);
  return ctx.tf("Bitcast", withElementType(value.getType(), elementType),
                value);
}

/// The arguments whose elements have the type in `typeAttr`.
template <typename Args, typename Fn>
static void forEachArg(const Args &args, const ArgRanges &ranges,
                       StringRef typeAttr, Fn fn) {
  for (auto [arg, range] : llvm::zip_equal(args, ranges))
    if (arg.typeAttr == typeAttr)
      for (unsigned i = range.first, e = i + range.second; i < e; ++i)
        fn(i);
}

/// Attributes that repeat the element type would contradict the operands.
static SmallVector<NamedAttribute> attributesWithout(Operation *op,
                                                     StringRef typeAttr) {
  SmallVector<NamedAttribute> attrs;
  for (NamedAttribute attr : op->getAttrs())
    if (attr.getName() != typeAttr)
      attrs.push_back(attr);
  return attrs;
}

static LogicalResult promote(LoweringContext &ctx, StringRef typeAttr,
                             Promotion promotion) {
  Operation *op = ctx.op;
  OpDefView def = *tf::getOpDef(op);
  std::optional<ArgRanges> inputs = tf::operandRanges(op);
  std::optional<ArgRanges> outputs = tf::resultRanges(op);
  assert(inputs && outputs && "verified: the numbers of operands and results");
  SmallVector<Value> operands(op->getOperands());
  forEachArg(def.inputs(), *inputs, typeAttr, [&](unsigned i) {
    operands[i] = convert(ctx, operands[i], promotion.type, promotion.bitwise);
  });
  SmallVector<Type> types(op->getResultTypes());
  SmallVector<bool> converted(types.size(), false);
  forEachArg(def.outputs(), *outputs, typeAttr, [&](unsigned i) {
    types[i] = withElementType(types[i], promotion.type);
    converted[i] = true;
  });
  Operation *wide = ctx.tfOp(tf::opName(op), types, operands,
                             attributesWithout(op, typeAttr));
  SmallVector<Value> results(wide->getResults());
  for (auto [i, result] : llvm::enumerate(results))
    if (converted[i])
      result = convert(ctx, result, getElementTypeOrSelf(op->getResult(i)),
                       promotion.bitwise);
  return ctx.replace(results);
}

/// Whether `x` keeps its shape when it is broadcast with `value`.
static bool keepsShapeOf(Value value, Value x) {
  std::optional<int64_t> rank = rankOf(value), rankOfX = rankOf(x);
  if (!rank || !rankOfX || *rank > *rankOfX)
    return false;
  for (int64_t axis = -*rank; axis < 0; ++axis) {
    int64_t size = dimOf(value, axis);
    if (size != 1 && (size == kDynamic || size != dimOf(x, axis)))
      return false;
  }
  return true;
}

/// If one operand of an elementwise multiply or the divisor is one, returns the
/// other operand: no kernel is needed.
static Value unchangedOperand(Operation *op) {
  bool isMul = tf::isa(op, "Mul");
  if (!isMul && !tf::isa(op, "Div", "RealDiv"))
    return {};
  for (unsigned i : {1u, 0u}) {
    Value one = op->getOperand(i), x = op->getOperand(1 - i);
    if ((i == 1 || isMul) && x.getType() == op->getResult(0).getType() &&
        isConstantSplat(one, 1) && keepsShapeOf(one, x))
      return x;
  }
  return {};
}

LogicalResult promoteIfNeeded(LoweringContext &ctx, const TypeRule &rule,
                              StringRef target, bool &done) {
  done = false;
  if (rule.native == types::Any)
    return success();
  Type type = tf::getType(ctx.op, rule.attr);
  // Quantized types are not promoted: the passes that create them handle them.
  if (!type || contains(rule.native | types::Quantized, type))
    return success();
  Promotion promotion = promotionOf(type, rule.native, rule.promote);
  if (Value same = promotion.type ? Value() : unchangedOperand(ctx.op)) {
    done = true;
    return ctx.replace(same);
  }
  if (!promotion.type) {
    std::string who =
        target.empty() ? "TFLite" : "TFLite's " + builtinName(target);
    return ctx.reject(
        Code::UnsupportedType, who + " has no " + typeName(type) + " kernel",
        "cast to a type it has in the model, e.g. " + exampleOf(rule.native));
  }
  done = true;
  return promote(ctx, rule.attr, promotion);
}

} // namespace tfuse::lowering
