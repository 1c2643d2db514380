//===- LayerNormalization.cpp - Layer normalization as arithmetic ---------===//

#include "LayerNormalization.h"

#include "../Loops/SequenceLoop.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/Utils/Constants.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace {
/// Matches ops with the normalization of one value, which the first successful
/// isArgument determines.
class Reader {
public:
  bool read(Operation *op);
  LayerNormalization result;

private:
  using Pair = std::pair<Value, Value>;
  static Operation *source(Value value) {
    return skipNoOps(value).getDefiningOp();
  }
  /// The operands of a commutative op, in both orders.
  static SmallVector<Pair, 2> orders(Operation *op) {
    Value left = op->getOperand(0), right = op->getOperand(1);
    return {{left, right}, {right, left}};
  }
  bool isArgument(Value value);
  bool isMean(Value value);
  bool isCentered(Value value);
  bool isVariance(Value value);
  bool isDeviation(Value value);
  bool isFactor(Value value);
  bool readCentered(Operation *op);
  bool readAffine(Operation *op);
};
} // namespace

bool Reader::isArgument(Value value) {
  value = skipNoOps(value);
  if (!result.argument)
    result.argument = value;
  return result.argument == value;
}

/// True for Mean of the last axis with keep_dims.
static bool isMeanOfRows(Operation *op) {
  auto type = op && op->getNumOperands() == 2
                  ? dyn_cast<RankedTensorType>(op->getOperand(0).getType())
                  : RankedTensorType();
  if (!type || !tf::isa(op, "Mean") ||
      !tf::getBool(op, "keep_dims").value_or(false))
    return false;
  std::optional<int64_t> axis = constantInt(op->getOperand(1));
  return axis == -1 || axis == type.getRank() - 1;
}

bool Reader::isMean(Value value) {
  Operation *op = source(value);
  return isMeanOfRows(op) && isArgument(op->getOperand(0));
}

bool Reader::isCentered(Value value) {
  Operation *op = source(value);
  return tf::isa(op, "Sub") && isArgument(op->getOperand(0)) &&
         isMean(op->getOperand(1));
}

bool Reader::isVariance(Value value) {
  Operation *op = source(value);
  if (!isMeanOfRows(op))
    return false;
  Operation *square = source(op->getOperand(0));
  if (tf::isa(square, "SquaredDifference"))
    return any_of(orders(square), [&](Pair pair) {
      return isMean(pair.second) && isArgument(pair.first);
    });
  if (tf::isa(square, "Square"))
    return isCentered(square->getOperand(0));
  return tf::isa(square, "Mul") &&
         square->getOperand(0) == square->getOperand(1) &&
         isCentered(square->getOperand(0));
}

/// variance + epsilon.
bool Reader::isDeviation(Value value) {
  Operation *op = source(value);
  if (!tf::hasFact(op, tf::OpFact::Addition))
    return false;
  for (auto [left, right] : orders(op))
    if (isVariance(left)) {
      result.epsilon = right;
      return true;
    }
  return false;
}

/// scale / sqrt(variance + epsilon); the scale may be absent.
bool Reader::isFactor(Value value) {
  Operation *op = source(value);
  if (tf::isa(op, "Rsqrt"))
    return isDeviation(op->getOperand(0));
  if (!tf::isa(op, "Mul"))
    return false;
  for (auto [left, right] : orders(op))
    if (Operation *root = source(left);
        tf::isa(root, "Rsqrt") && isDeviation(root->getOperand(0))) {
      result.scale = right;
      return true;
    }
  return false;
}

/// (x - mean) * factor, or (x - mean) / sqrt(variance + epsilon).
bool Reader::readCentered(Operation *op) {
  if (tf::isa(op, "RealDiv")) {
    Operation *root = source(op->getOperand(1));
    return isCentered(op->getOperand(0)) && tf::isa(root, "Sqrt") &&
           isDeviation(root->getOperand(0));
  }
  return tf::isa(op, "Mul") && any_of(orders(op), [&](Pair pair) {
           result = {};
           return tf::isa(source(pair.first), "Sub") &&
                  isCentered(pair.first) && isFactor(pair.second);
         });
}

/// x * factor + (offset - mean * factor), as in tf.nn.batch_normalization.
bool Reader::readAffine(Operation *op) {
  if (!tf::hasFact(op, tf::OpFact::Addition))
    return false;
  for (auto [left, right] : orders(op)) {
    Operation *scaled = source(left), *shift = source(right);
    if (!tf::isa(scaled, "Mul") || !tf::isa(shift, "Sub", "Mul"))
      continue;
    bool isNegated = tf::isa(shift, "Mul");
    Operation *product = isNegated ? shift : source(shift->getOperand(1));
    if (!tf::isa(product, "Mul"))
      continue;
    for (auto [x, factor] : orders(scaled))
      for (auto [mean, other] : orders(product)) {
        result = {};
        Operation *negated = source(mean);
        if (isNegated && !tf::isa(negated, "Neg"))
          continue;
        if (skipNoOps(factor) != skipNoOps(other) || !isArgument(x) ||
            !isMean(isNegated ? negated->getOperand(0) : mean) ||
            !isFactor(factor))
          continue;
        if (!isNegated)
          result.offset = shift->getOperand(0);
        return true;
      }
  }
  return false;
}

bool Reader::read(Operation *op) {
  if (op->getNumOperands() != 2)
    return false;
  if (readAffine(op))
    return true;
  result = {};
  return readCentered(op);
}

std::optional<LayerNormalization> readLayerNormalization(Operation *op) {
  Reader reader;
  if (!reader.read(op))
    return std::nullopt;
  return reader.result;
}

} // namespace tfuse::recurrent
