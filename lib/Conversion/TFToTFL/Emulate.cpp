//===- Emulate.cpp - Element types the runtime has no kernel for ----------===//
//
// An op whose element type the kernel does not support is computed in another
// type that gives the same result, and the result is cast back:
//
//   tf.Sub : int16         cast(tf.Sub(cast : int32, cast : int32)) : int16
//
// The op definition determines the affected operands and results: those whose
// type is the same type attribute.
//
//===----------------------------------------------------------------------===//

#include "Build.h"

using namespace mlir;

namespace tfuse::lowering {

/// A supported type to recommend in a hint.
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

/// Casts or bitcasts.
static Value convert(LoweringContext &ctx, Value value, Type elementType,
                     bool bitwise) {
  if (!bitwise)
    return castTo(ctx, value, elementType);
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

static LogicalResult computeIn(LoweringContext &ctx, StringRef typeAttr,
                               Substitute substitute) {
  Operation *op = ctx.op;
  OpDefView def = *tf::getOpDef(op);
  std::optional<ArgRanges> inputs = tf::operandRanges(op);
  std::optional<ArgRanges> outputs = tf::resultRanges(op);
  assert(inputs && outputs && "verified: the numbers of operands and results");
  SmallVector<Value> operands(op->getOperands());
  forEachArg(def.inputs(), *inputs, typeAttr, [&](unsigned i) {
    operands[i] =
        convert(ctx, operands[i], substitute.type, substitute.bitwise);
  });
  SmallVector<Type> types(op->getResultTypes());
  SmallVector<bool> converted(types.size(), false);
  forEachArg(def.outputs(), *outputs, typeAttr, [&](unsigned i) {
    types[i] = withElementType(types[i], substitute.type);
    converted[i] = true;
  });
  Operation *wide = ctx.tfOp(tf::opName(op), types, operands,
                             attributesWithout(op, typeAttr));
  SmallVector<Value> results(wide->getResults());
  for (auto [i, result] : llvm::enumerate(results))
    if (converted[i])
      result = convert(ctx, result, elementType(op->getResult(i)),
                       substitute.bitwise);
  return ctx.replace(results);
}

/// Whether all elements of a constant are one.
static bool isOne(Value value) {
  ElementsAttr attr = tf::getConstant(value);
  if (!attr || !isa<FloatType>(attr.getElementType()))
    return isConstantSplat(value, 1);
  auto numbers = attr.tryGetValues<APFloat>();
  return numbers && llvm::all_of(*numbers, [](const APFloat &number) {
           return number.isExactlyValue(1.0);
         });
}

/// Whether broadcasting with an operand of this shape keeps the shape of `x`.
static bool stretchesNothing(Value value, Value x) {
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

/// The other operand of a multiplication or division by one, which needs no
/// kernel.
static Value unchangedOperand(Operation *op) {
  bool isProduct = tf::isa(op, "Mul");
  if (!isProduct && !tf::isa(op, "Div", "RealDiv"))
    return {};
  for (unsigned i : {1u, 0u}) {
    Value one = op->getOperand(i), x = op->getOperand(1 - i);
    if ((i == 1 || isProduct) && x.getType() == op->getResult(0).getType() &&
        isOne(one) && stretchesNothing(one, x))
      return x;
  }
  return {};
}

LogicalResult emulateIfNeeded(LoweringContext &ctx, const TypeRule &rule,
                              StringRef target, bool &done) {
  done = false;
  if (rule.native == types::Any)
    return success();
  Type type = tf::getType(ctx.op, rule.attr);
  // Passes that create quantized types are responsible for them.
  if (!type || contains(rule.native | types::Quantized, type))
    return success();
  Substitute substitute = substituteFor(type, rule.native, rule.emulate);
  if (Value same = substitute.type ? Value() : unchangedOperand(ctx.op)) {
    done = true;
    return ctx.replace(same);
  }
  if (!substitute.type) {
    std::string who =
        target.empty() ? "TFLite" : "TFLite's " + builtinName(target);
    return ctx.reject(
        Code::UnsupportedType, who + " has no " + typeName(type) + " kernel",
        "cast to a type it has in the model, e.g. " + exampleOf(rule.native));
  }
  done = true;
  return computeIn(ctx, rule.attr, substitute);
}

} // namespace tfuse::lowering
