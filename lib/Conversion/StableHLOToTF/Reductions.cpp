//===- Reductions.cpp - Reductions, argmax, argmin ------------------------===//

#include "Lowering.h"

using namespace mlir;

namespace tfuse::stablehlo {

/// The axis of an iota, through broadcasts and reshapes.
static std::optional<int64_t> iotaAxis(Value value) {
  auto type = mlir::dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return std::nullopt;
  if (ElementsAttr constant = tf::getConstant(value)) {
    auto numbers = constantInts(value);
    if (!numbers || type.getRank() != 1)
      return std::nullopt;
    for (auto [index, number] : llvm::enumerate(*numbers))
      if (number != int64_t(index))
        return std::nullopt;
    return 0;
  }
  Operation *op = value.getDefiningOp();
  if (tf::isa(op, "Range"))
    return isConstantSplat(op->getOperand(0), 0) &&
                   isConstantSplat(op->getOperand(2), 1)
               ? std::optional<int64_t>(0)
               : std::nullopt;
  if (tf::isa(op, "Cast", "Identity"))
    return iotaAxis(op->getOperand(0));
  if (!tf::isa(op, "BroadcastTo", "Reshape"))
    return std::nullopt;
  std::optional<int64_t> inner = iotaAxis(op->getOperand(0));
  if (!inner)
    return std::nullopt;
  auto from = mlir::cast<RankedTensorType>(op->getOperand(0).getType());
  if (tf::isa(op, "BroadcastTo")) {
    int64_t axis = *inner + type.getRank() - from.getRank();
    // A broadcast of the iota axis itself repeats one number: this is no iota.
    return axis >= 0 && type.getDimSize(axis) == from.getDimSize(*inner)
               ? std::optional<int64_t>(axis)
               : std::nullopt;
  }
  // A reshape may add axes of size one.
  std::optional<int64_t> axis;
  for (auto [i, size] : llvm::enumerate(type.getShape())) {
    if (size == 1)
      continue;
    if (axis || from.getRank() != 1)
      return std::nullopt;
    axis = i;
  }
  return axis;
}

static StringRef reductionName(Reducer reducer) {
  switch (reducer) {
  case Reducer::Add:
    return "Sum";
  case Reducer::Multiply:
    return "Prod";
  case Reducer::Maximum:
    return "Max";
  case Reducer::Minimum:
    return "Min";
  case Reducer::And:
    return "All";
  case Reducer::Or:
    return "Any";
  default:
    return {};
  }
}

/// Reduction of (value, index) pairs to the maximum or minimum and its index.
static LogicalResult lowerArgExtremum(HloContext &ctx, Extremum extremum,
                                      ArrayRef<int64_t> axes) {
  if (axes.size() != 1)
    return ctx.reject("it finds the index of an extremum along " +
                      Twine(axes.size()) +
                      " axes, and TFLite's ARG_MAX and ARG_MIN take one");
  if (iotaAxis(ctx.in(1)) != axes.front())
    return ctx.reject(
        "its second operand does not hold the indices of the elements");
  bool maximum = extremum == Extremum::Maximum;
  if (!isNeutral(maximum ? Reducer::Maximum : Reducer::Minimum, ctx.in(2)))
    return ctx.reject(maximum
                          ? "its initial value is not the minimum of the type"
                          : "its initial value is not the maximum of the type");
  auto indexType = ctx.resultType(1);
  Type i64 = ctx.rewriter.getI64Type(), i32 = ctx.rewriter.getI32Type();
  Type output = indexType.getElementType() == i64 ? i64 : i32;
  Value index = ctx.tf(maximum ? "ArgMax" : "ArgMin",
                       tensorOf(indexType.getShape(), output),
                       {ctx.in(0), ctx.i32Scalar(axes.front())});
  Value value = ctx.reduce(maximum ? "Max" : "Min", ctx.in(0), axes, false);
  return ctx.finish({value, ctx.castTo(index, indexType.getElementType())});
}

/// The reducer of one of several independent results.
static Reducer reducerOfResult(Region &region, unsigned index, unsigned count) {
  if (count == 1)
    return reducerOf(region);
  Block &block = region.front();
  Operation *op = block.back().getOperand(index).getDefiningOp();
  if (!op || op->getNumOperands() != 2)
    return Reducer::None;
  Value a = block.getArgument(index), b = block.getArgument(count + index);
  if (op->getOperand(0) != a || op->getOperand(1) != b)
    return Reducer::None;
  return llvm::StringSwitch<Reducer>(op->getName().stripDialect())
      .Case("add", Reducer::Add)
      .Case("multiply", Reducer::Multiply)
      .Case("maximum", Reducer::Maximum)
      .Case("minimum", Reducer::Minimum)
      .Default(Reducer::None);
}

LogicalResult lowerReduce(HloContext &ctx) {
  unsigned count = ctx.op->getNumResults();
  if (count == 0 || ctx.op->getNumOperands() != 2 * count ||
      ctx.op->getNumRegions() != 1 || !ctx.op->getRegion(0).hasOneBlock())
    return ctx.malformed();
  Region &region = ctx.op->getRegion(0);
  Ints axes = ctx.axes("dimensions", ctx.inputRank());
  if (ctx.hasProblem() || region.front().getNumArguments() != 2 * count ||
      region.front().back().getNumOperands() != count)
    return ctx.malformed();
  for (unsigned i = 0; i < count; ++i)
    if (ctx.inputRank(i) != ctx.inputRank() || ctx.inputRank(count + i) != 0)
      return ctx.malformed();
  llvm::sort(axes);

  if (count == 2)
    if (Extremum extremum = argExtremumOf(region); extremum != Extremum::None)
      return lowerArgExtremum(ctx, extremum, axes);

  SmallVector<Reducer> reducers;
  for (unsigned i = 0; i < count; ++i) {
    reducers.push_back(reducerOfResult(region, i, count));
    bool isLogical = ctx.inputType(i).getElementType().isInteger(1);
    Reducer reducer = reducers.back();
    if (reductionName(reducer).empty() ||
        isLogical != (reducer == Reducer::And || reducer == Reducer::Or))
      return ctx.reject("its region is not a sum, product, maximum, minimum, "
                        "all, any, argmax or argmin",
                        "reduce by one of these");
  }
  SmallVector<Value> results;
  for (auto [i, reducer] : llvm::enumerate(reducers)) {
    StringRef name = ctx.raw("average") ? "Mean" : reductionName(reducer);
    Value result = ctx.reduce(name, ctx.in(i), axes, /*keepDims=*/false);
    if (!isNeutral(reducer, ctx.in(count + i)))
      result = combine(ctx, reducer, result, ctx.in(count + i));
    results.push_back(result);
  }
  return ctx.finish(results);
}

} // namespace tfuse::stablehlo
