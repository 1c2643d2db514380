//===- Expression.h - What a cell computes, in a normal form ----*- C++ -*-===//
//
// One step of a recurrent network computes tensors whose last axis runs over
// the units of the layer. Here such a tensor is a sum of products:
//
//   sum      constant + term + term + ...
//   term     scale * factor * factor * ...
//   factor   columns of a value; a sum through a matrix; a function of a sum
//
// Scales and constants have an element for each column. Sums with equal content
// have equal numbers, so that it does not matter in which order, with which ops
// and in how many pieces a cell was written.
//
// A Row is a tensor as pieces along its last axis, each a sum of its own: what
// Concat joins and Split takes apart.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_EXPRESSION_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_EXPRESSION_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"
#include <deque>
#include <map>
#include <optional>
#include <vector>

namespace tfuse::recurrent {

using SumId = unsigned;
using FactorId = unsigned;
using Row = llvm::SmallVector<SumId, 4>;

/// What a factor does with its argument, element by element; Clip has bounds.
/// Identity is that of a cell without an activation, and no factor's.
/// Normalize is the one that looks at all columns: it makes their mean zero and
/// their variance one, and its lower bound is what is added to the variance.
enum class Function {
  Identity,
  Sigmoid,
  Tanh,
  Exp,
  Relu,
  Relu6,
  ReluN1To1,
  Clip,
  Normalize
};

llvm::StringRef functionName(Function function);

struct Factor {
  enum Kind {
    /// `width` columns of `value`, the first of which is `begin`.
    Columns,
    /// `argument` times `matrix`.
    Product,
    /// `function` of `argument`; of Normalize, `width` columns from `begin`.
    Apply
  };
  Kind kind = Columns;
  int64_t width = 0;
  mlir::Value value;
  int64_t begin = 0;
  SumId argument = 0;
  mlir::ElementsAttr matrix;
  Function function = Function::Sigmoid;
  float low = 0, high = 0;
};

struct Term {
  /// Null for ones.
  mlir::ElementsAttr scale;
  /// Sorted.
  llvm::SmallVector<FactorId, 2> factors;
};

struct Sum {
  int64_t width = 0;
  /// Null for zeros.
  mlir::ElementsAttr constant;
  /// Sorted by factors; no two have the same.
  llvm::SmallVector<Term, 4> terms;
};

class Expressions {
public:
  explicit Expressions(mlir::MLIRContext *context) : context(context) {}

  mlir::MLIRContext *getContext() const { return context; }

  const Sum &sum(SumId id) const { return sums[id]; }
  const Factor &factor(FactorId id) const { return factors[id]; }

  /// Columns of a value as a sum.
  SumId columns(mlir::Value value, int64_t begin, int64_t width);
  /// A float32 vector with an element for each column.
  SumId constant(mlir::ElementsAttr values);
  /// A product of factors.
  SumId term(llvm::ArrayRef<FactorId> factors, int64_t width);
  SumId add(SumId left, SumId right, bool subtract = false);
  /// Nothing if there would be too many terms.
  std::optional<SumId> multiply(SumId left, SumId right);
  SumId scale(SumId id, mlir::ElementsAttr scale);
  SumId apply(Function function, SumId argument, float low = 0, float high = 0);
  SumId slice(SumId id, int64_t begin, int64_t width);
  /// 1 / x and x / y, where that is a sigmoid spelled out with exp.
  std::optional<SumId> sigmoidOfQuotient(std::optional<SumId> numerator,
                                         SumId denominator);
  /// A sum, or the activation that it spells out: sigmoid(x) is
  /// tanh(x / 2) / 2 + 1 / 2, and tanh(x) is 2 sigmoid(2 x) - 1.
  SumId activationOf(SumId id);
  /// Rows of `matrix` belong to the pieces, one after the other.
  SumId product(llvm::ArrayRef<SumId> pieces, mlir::ElementsAttr matrix);

  /// The one factor that a sum consists of, if it does.
  std::optional<FactorId> onlyFactor(SumId id) const;

  /// Both rows cut at the same places; nothing if they are not equally wide.
  std::optional<std::pair<Row, Row>> align(const Row &left, const Row &right);
  /// A part of a row.
  Row slice(const Row &row, int64_t begin, int64_t width);
  int64_t width(const Row &row) const;

  /// A vector of `width` equal elements.
  mlir::ElementsAttr splat(float value, int64_t width) const;

private:
  using Key = std::vector<uintptr_t>;
  FactorId intern(const Factor &factor);
  SumId intern(Sum sum);
  SumId ofFactor(const Factor &factor, mlir::ElementsAttr scale = {});
  void addTerm(Sum &sum, Term term);
  mlir::ElementsAttr combine(mlir::ElementsAttr left, mlir::ElementsAttr right,
                             bool product, int64_t width);

  mlir::MLIRContext *context;
  std::deque<Factor> factors; // References stay valid.
  std::deque<Sum> sums;
  std::map<Key, FactorId> factorNumbers;
  std::map<Key, SumId> sumNumbers;
};

/// Whether all elements are equal to `value`. Large constants are looked at
/// only if that costs nothing.
bool isSplat(mlir::ElementsAttr attr, float value);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_EXPRESSION_H
