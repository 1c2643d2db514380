//===- Algebra.cpp - Formulas as factors and polynomials ------------------===//

#include "Algebra.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"

#include <cmath>

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

bool isClose(double a, double b) {
  return std::fabs(a - b) <= 1e-6 * std::max(std::fabs(a), std::fabs(b));
}

template <typename OpT> static bool isPlain(OpT op) {
  return op && op.getFusedActivationFunction() == "NONE";
}

namespace {
/// The number of ops to visit: no rule matches a longer formula.
constexpr unsigned kMaxOps = 24;

class CubicTaker {
public:
  CubicTaker(Value x, Cluster &cluster) : x(x), cluster(cluster) {}

  std::optional<Cubic> take(Value value);

private:
  std::optional<Cubic> takeOp(Operation *op);
  std::optional<Cubic> sum(Value lhs, Value rhs, double sign);
  std::optional<Cubic> product(Value lhs, Value rhs);
  std::optional<Cubic> power(Value base, Value exponent);

  Value x;
  Cluster &cluster;
  /// The number of visits; an op counts each time it is visited.
  unsigned visits = 0;
};
} // namespace

static std::optional<Cubic> multiply(const Cubic &a, const Cubic &b) {
  Cubic result = {};
  for (unsigned i = 0; i < 4; ++i)
    for (unsigned j = 0; j < 4; ++j) {
      if (a[i] == 0 || b[j] == 0)
        continue;
      if (i + j > 3)
        return std::nullopt;
      result[i + j] += a[i] * b[j];
    }
  return result;
}

std::optional<Cubic> CubicTaker::sum(Value lhs, Value rhs, double sign) {
  auto a = take(lhs), b = take(rhs);
  if (!a || !b)
    return std::nullopt;
  for (unsigned i = 0; i < 4; ++i)
    (*a)[i] += sign * (*b)[i];
  return a;
}

std::optional<Cubic> CubicTaker::product(Value lhs, Value rhs) {
  auto a = take(lhs), b = take(rhs);
  return a && b ? multiply(*a, *b) : std::nullopt;
}

std::optional<Cubic> CubicTaker::power(Value base, Value exponent) {
  std::optional<double> number = constantSplat(exponent);
  auto a = take(base);
  if (!a || !number || (*number != 1 && *number != 2 && *number != 3))
    return std::nullopt;
  std::optional<Cubic> result = a;
  for (int i = 1; i < *number && result; ++i)
    result = multiply(*result, *a);
  return result;
}

std::optional<Cubic> CubicTaker::takeOp(Operation *op) {
  if (auto add = dyn_cast<AddOp>(op); isPlain(add))
    return sum(add.getLhs(), add.getRhs(), 1);
  if (auto sub = dyn_cast<SubOp>(op); isPlain(sub))
    return sum(sub.getLhs(), sub.getRhs(), -1);
  if (auto mul = dyn_cast<MulOp>(op); isPlain(mul))
    return product(mul.getLhs(), mul.getRhs());
  if (auto square = dyn_cast<SquareOp>(op))
    return product(square.getX(), square.getX());
  if (auto pow = dyn_cast<PowOp>(op))
    return power(pow.getLhs(), pow.getRhs());
  if (auto neg = dyn_cast<NegOp>(op)) {
    auto a = take(neg.getX());
    return a ? multiply(*a, {-1}) : std::nullopt;
  }
  if (auto div = dyn_cast<DivOp>(op); isPlain(div)) {
    auto a = take(div.getLhs());
    std::optional<double> number = constantSplat(div.getRhs());
    return a && number && *number != 0 ? multiply(*a, {1 / *number})
                                       : std::nullopt;
  }
  return std::nullopt;
}

std::optional<Cubic> CubicTaker::take(Value value) {
  if (value == x)
    return Cubic{0, 1};
  if (isConstant(value)) {
    std::optional<double> number = constantSplat(value);
    return number ? std::optional(Cubic{*number}) : std::nullopt;
  }
  Operation *op = value.getDefiningOp();
  if (!op || ++visits > kMaxOps || value.getType() != x.getType())
    return std::nullopt;
  size_t before = cluster.size();
  cluster.add(value);
  auto result = takeOp(op);
  if (!result)
    cluster.shrink(before);
  return result;
}

std::optional<Cubic> takeCubic(Value value, Value x, Cluster &cluster) {
  size_t before = cluster.size();
  auto cubic = CubicTaker(x, cluster).take(value);
  if (!cubic)
    cluster.shrink(before);
  return cubic;
}

Product takeProduct(Value value, Cluster &cluster) {
  Product product;
  SmallVector<Value, 4> left{value};
  while (!left.empty()) {
    Value factor = left.pop_back_val();
    if (std::optional<double> number = constantSplat(factor)) {
      product.number *= *number;
      continue;
    }
    Operation *op = factor.getDefiningOp();
    bool mayEnter = op && (factor == value || op->hasOneUse()) &&
                    cluster.size() <= kMaxOps &&
                    factor.getType() == value.getType();
    auto mul = dyn_cast_or_null<MulOp>(op);
    auto div = dyn_cast_or_null<DivOp>(op);
    auto neg = dyn_cast_or_null<NegOp>(op);
    std::optional<double> divisor =
        isPlain(div) ? constantSplat(div.getRhs()) : std::nullopt;
    if (mayEnter && isPlain(mul)) {
      left.push_back(mul.getRhs());
      left.push_back(mul.getLhs());
    } else if (mayEnter && divisor && *divisor != 0) {
      left.push_back(div.getLhs());
      product.number /= *divisor;
    } else if (mayEnter && neg) {
      left.push_back(neg.getX());
      product.number = -product.number;
    } else {
      product.factors.push_back(factor);
      continue;
    }
    cluster.add(factor);
  }
  return product;
}

} // namespace tfuse::tfl
