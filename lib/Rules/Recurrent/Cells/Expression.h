//===- Expression.h - Normal form of one time step --------------*- C++ -*-===//
//
// One time step of a recurrent network computes tensors [.., columns] whose
// last axis runs over the units of the layer. Such a tensor is a sum of terms:
//
//   sum      constant + term + term + ...
//   term     scale * factor * factor * ...        elementwise
//   factor   columns of a value; a sum times a matrix; a function of a sum
//
// Scales and constants have an element for each column. Sums are interned:
// equal sums have equal ids, in whatever order and with whatever ops the cell
// computes them. Constants are equal if their elements are: attributes of
// constants above kInlineConstantBytes are not uniqued.
//
// A Row is a tensor cut along its last axis into pieces, each a sum: Concat
// joins pieces, Split separates them.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_RECURRENT_CELLS_EXPRESSION_H
#define TFUSE_LIB_RULES_RECURRENT_CELLS_EXPRESSION_H

#include "tfuse/Eval/LazyElements.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <deque>
#include <map>
#include <optional>
#include <vector>

namespace tfuse::recurrent {

using SumId = unsigned;
using FactorId = unsigned;
using Row = llvm::SmallVector<SumId, 4>;

/// The functions of factors. All but Normalize are elementwise: Normalize
/// subtracts the mean of all columns and divides by sqrt(variance + low). Clip
/// has bounds. Identity is the activation of a cell without activation; no
/// factor has it.
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
    /// `width` columns of `value`, from column `begin` on.
    Columns,
    /// The matmul of `argument` and `matrix`.
    MatMul,
    /// `function` of `argument`; for Normalize, `width` columns of the result
    /// from column `begin` on.
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
  /// The elementwise product of factors.
  SumId term(llvm::ArrayRef<FactorId> factors, int64_t width);
  SumId add(SumId left, SumId right, bool subtract = false);
  /// Nothing if the result has too many terms.
  std::optional<SumId> multiply(SumId left, SumId right);
  SumId scale(SumId id, mlir::ElementsAttr scale);
  SumId apply(Function function, SumId argument, float low = 0, float high = 0);
  SumId slice(SumId id, int64_t begin, int64_t width);
  /// numerator / denominator, or without a numerator 1 / denominator, if the
  /// quotient is a sigmoid written with exp; else nothing.
  std::optional<SumId> sigmoidOfQuotient(std::optional<SumId> numerator,
                                         SumId denominator);
  /// The activation if a sum is the formula of one, or the sum itself:
  /// sigmoid(x) is tanh(x / 2) / 2 + 1 / 2, and tanh(x) is 2 sigmoid(2 x) - 1.
  SumId activationOf(SumId id);
  /// The matmul of a row with a matrix: the first rows of `matrix` belong to
  /// the first piece, and so on.
  SumId matmul(llvm::ArrayRef<SumId> pieces, mlir::ElementsAttr matrix);

  /// The factor of a sum that consists of one unscaled factor and no constant;
  /// nullopt for any other sum.
  std::optional<FactorId> onlyFactor(SumId id) const;

  /// Cuts both rows at the same columns; nothing if their widths differ.
  std::optional<std::pair<Row, Row>> align(const Row &left, const Row &right);
  /// `width` columns of a row, from column `begin` on.
  Row slice(const Row &row, int64_t begin, int64_t width);
  int64_t width(const Row &row) const;

  /// A vector of `width` equal elements.
  mlir::ElementsAttr splat(float value, int64_t width) const;

  /// Constants made from constants. The results are memoized: all time steps of
  /// an unrolled layer share their weights.
  mlir::ElementsAttr sliced(mlir::ElementsAttr attr,
                            llvm::ArrayRef<int64_t> starts,
                            llvm::ArrayRef<int64_t> sizes);
  mlir::ElementsAttr transposed(mlir::ElementsAttr matrix);
  mlir::ElementsAttr asFloat32(mlir::ElementsAttr attr);
  /// The last `rank` axes of a constant that repeats them along all other axes;
  /// null for any other constant.
  mlir::ElementsAttr withoutRepeats(mlir::ElementsAttr attr, int64_t rank);

private:
  using Key = std::vector<uintptr_t>;
  enum class Derived { Slice, Transpose, Cast, ScaledRows, Repeated };
  mlir::ElementsAttr memoize(Derived kind, Key key,
                             llvm::function_ref<mlir::ElementsAttr()> make);
  mlir::ElementsAttr scaleRows(mlir::ElementsAttr matrix,
                               mlir::ElementsAttr scale);
  /// The first constant with the same type and elements.
  mlir::ElementsAttr unique(mlir::ElementsAttr attr);
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
  std::map<Key, mlir::ElementsAttr> derived;
  eval::ConstantNumbering numbering;
  llvm::DenseMap<std::pair<unsigned, mlir::Type>, mlir::ElementsAttr> constants;
};

/// True if all elements of a constant are known to equal `value`. Constants
/// that are not stored in the IR are not read.
bool isSplat(mlir::ElementsAttr attr, float value);

/// Calls `visit` with every factor inside of a sum.
void visitFactors(const Expressions &expressions, SumId sum,
                  llvm::function_ref<void(FactorId)> visit);

} // namespace tfuse::recurrent

#endif // TFUSE_LIB_RULES_RECURRENT_CELLS_EXPRESSION_H
