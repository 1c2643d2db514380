//===- Regions.cpp - Recognizes the regions of argmax and sorts -----------===//
//
// Comparators are recognized by evaluation: they consist of comparisons and
// selects only, so that a few argument values determine their behavior.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "tfuse/Dialect/StableHLO/IR/Scalars.h"

#include "llvm/ADT/DenseMap.h"

using namespace mlir;

namespace tfuse::stablehlo {

/// All ops except the return, which is unregistered and thus not a terminator
/// for MLIR.
static auto opsOf(Block &block) {
  return llvm::make_range(block.begin(), std::prev(block.end()));
}

namespace {
/// Computes a block of scalars.
class ScalarProgram {
public:
  explicit ScalarProgram(Block &block) : block(block) {}
  /// Evaluates the block; nullopt if it has unknown ops.
  std::optional<SmallVector<double>> run(ArrayRef<double> arguments);

private:
  double of(Value value);

  Block &block;
  llvm::DenseMap<Value, double> values;
  bool isUnknown = false;
};
} // namespace

/// The value of a block value or of a constant outside.
double ScalarProgram::of(Value value) {
  auto found = values.find(value);
  if (found != values.end())
    return found->second;
  std::optional<double> number = constantNumber(value);
  isUnknown |= !number;
  return number.value_or(0);
}

/// Whether the op only compares or selects.
static bool isComparison(Operation &op) {
  return llvm::is_contained<StringRef>({"constant", "compare", "select", "and",
                                        "or", "xor", "not", "minimum",
                                        "maximum"},
                                       op.getName().stripDialect());
}

std::optional<SmallVector<double>>
ScalarProgram::run(ArrayRef<double> arguments) {
  values.clear();
  for (auto [argument, value] : llvm::zip(block.getArguments(), arguments))
    values[argument] = value;
  for (Operation &op : opsOf(block)) {
    if (op.getNumResults() != 1 || op.getNumRegions())
      return std::nullopt;
    if (!isComparison(op))
      return std::nullopt;
    std::optional<double> value =
        computeScalar(op, [&](Value operand) { return of(operand); });
    if (!value)
      return std::nullopt;
    values[op.getResult(0)] = *value;
  }
  SmallVector<double> results;
  for (Value result : block.back().getOperands())
    results.push_back(of(result));
  if (isUnknown)
    return std::nullopt;
  return results;
}

Extremum argExtremumOf(Region &region) {
  Block *block = blockOf(region, 4, 2);
  if (!block)
    return Extremum::None;
  ScalarProgram program(*block);
  auto behaves = [&](bool maximum) {
    for (double a : {-1., 0., 1.})
      for (double b : {-1., 0., 1.})
        for (double i : {0., 1., 2.})
          for (double j : {0., 1., 2.}) {
            bool first = a == b ? i <= j : (maximum ? a > b : a < b);
            auto results = program.run({a, i, b, j});
            if (!results || (*results)[0] != (first ? a : b) ||
                (*results)[1] != (first ? i : j))
              return false;
          }
    return true;
  };
  // Among equal values, the smaller index must be selected; but the indices
  // come in ascending order, so a comparator may omit the test.
  if (behaves(true))
    return Extremum::Maximum;
  return behaves(false) ? Extremum::Minimum : Extremum::None;
}

Order orderOf(Region &region) {
  if (!region.hasOneBlock() || region.front().getNumArguments() < 2)
    return Order::None;
  unsigned arguments = region.front().getNumArguments();
  Block *block = blockOf(region, arguments, 1);
  if (!block)
    return Order::None;
  ScalarProgram program(*block);
  auto behaves = [&](bool ascending) {
    for (double a : {-1., 0., 1.})
      for (double b : {-1., 0., 1.}) {
        // The comparator must depend on the keys only. If the other values
        // decided between equal keys, they would be a second key.
        std::optional<bool> ofOthers;
        for (double other : {0., 1.}) {
          SmallVector<double> values(arguments, 0);
          for (unsigned i = 2; i < arguments; ++i)
            values[i] = i % 2 ? other : 1 - other;
          values[0] = a;
          values[1] = b;
          auto results = program.run(values);
          if (!results)
            return false;
          // In an unstable sort, the comparison may be "not after" (<=).
          bool before = (*results)[0] != 0;
          if (a != b && before != (ascending ? a < b : a > b))
            return false;
          if (ofOthers.value_or(before) != before)
            return false;
          ofOthers = before;
        }
      }
    return true;
  };
  if (behaves(true))
    return Order::Ascending;
  return behaves(false) ? Order::Descending : Order::None;
}

bool isNeutral(Reducer reducer, Value value) {
  ElementsAttr elements = tf::getConstant(value);
  if (!elements || elements.getNumElements() < 1)
    return false;
  auto dense = mlir::dyn_cast<DenseElementsAttr>(elements);
  if (!dense || !dense.isSplat())
    return false;
  Type type = dense.getElementType();
  bool maximum = reducer == Reducer::Maximum;
  switch (reducer) {
  case Reducer::None:
    return false;
  case Reducer::Second:
    return true;
  case Reducer::Add:
    return isConstantSplat(value, 0);
  case Reducer::Multiply:
    return isConstantSplat(value, 1);
  case Reducer::Or:
    return isConstantSplat(value, 0);
  case Reducer::And:
    return type.isInteger(1) && !dense.getSplatValue<llvm::APInt>().isZero();
  case Reducer::Maximum:
  case Reducer::Minimum:
    if (mlir::isa<FloatType>(type)) {
      llvm::APFloat number = dense.getSplatValue<llvm::APFloat>();
      return (number.isInfinity() || number.isLargest()) &&
             number.isNegative() == maximum;
    }
    if (!mlir::isa<IntegerType>(type))
      return false;
    llvm::APInt number = dense.getSplatValue<llvm::APInt>();
    if (type.isUnsignedInteger())
      return maximum ? number.isZero() : number.isAllOnes();
    return maximum ? number.isMinSignedValue() : number.isMaxSignedValue();
  }
  return false;
}

Value combine(HloContext &ctx, Reducer reducer, Value a, Value b) {
  static constexpr llvm::StringLiteral names[] = {
      "", "AddV2", "Mul", "Maximum", "Minimum", "LogicalAnd", "LogicalOr", ""};
  return ctx.binary(names[static_cast<unsigned>(reducer)], a, b);
}

} // namespace tfuse::stablehlo
