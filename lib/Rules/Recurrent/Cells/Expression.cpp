//===- Expression.cpp - Normal form of one time step ----------------------===//

#include "Expression.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/bit.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace lazy = eval::lazy;

/// Limits for expanding multiplies of sums. Cells have only a few terms.
static constexpr size_t kMaxTerms = 64;
static constexpr size_t kMaxFactors = 64;

/// Larger constants are not compared with repetitions of their first elements.
static constexpr int64_t kMaxComparedBytes = 1 << 20;

StringRef functionName(Function function) {
  switch (function) {
  case Function::Identity:
    return "the identity";
  case Function::Sigmoid:
    return "sigmoid";
  case Function::Tanh:
    return "tanh";
  case Function::Exp:
    return "exp";
  case Function::Relu:
    return "relu";
  case Function::Relu6:
    return "relu6";
  case Function::ReluN1To1:
    return "relu_n1_to_1";
  case Function::Clip:
    return "clip";
  case Function::Normalize:
    return "a layer normalization";
  }
  return "";
}

bool isSplat(ElementsAttr attr, float value) {
  auto dense = dyn_cast_or_null<DenseFPElementsAttr>(attr);
  if (!dense)
    return false;
  if (dense.isSplat())
    return dense.getSplatValue<APFloat>().convertToDouble() == value;
  return all_of(dense.getValues<APFloat>(), [&](const APFloat &element) {
    return element.convertToDouble() == value;
  });
}

ElementsAttr Expressions::splat(float value, int64_t width) const {
  auto type = RankedTensorType::get(width, Float32Type::get(context));
  return DenseElementsAttr::get(type, ArrayRef<float>(value));
}

static uintptr_t keyOf(ElementsAttr attr) {
  return reinterpret_cast<uintptr_t>(attr.getAsOpaquePointer());
}

void visitFactors(const Expressions &expressions, SumId sum,
                  llvm::function_ref<void(FactorId)> visit) {
  llvm::DenseSet<SumId> seen;
  SmallVector<SumId> todo{sum};
  while (!todo.empty()) {
    SumId next = todo.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    for (const Term &term : expressions.sum(next).terms)
      for (FactorId id : term.factors) {
        visit(id);
        if (expressions.factor(id).kind != Factor::Columns)
          todo.push_back(expressions.factor(id).argument);
      }
  }
}

//===----------------------------------------------------------------------===//
// Interning
//===----------------------------------------------------------------------===//

ElementsAttr Expressions::unique(ElementsAttr attr) {
  // MLIR uniques small and lazy constants. Large ones are views of one file.
  auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(attr);
  if (!resource || !lazy::canView(attr) ||
      eval::elementsByteSize(attr) > eval::kEagerBytes)
    return attr;
  Expected<unsigned> number = numbering.number(attr);
  if (!number) {
    consumeError(number.takeError());
    return attr;
  }
  return constants.try_emplace({*number, attr.getType()}, attr).first->second;
}

ElementsAttr Expressions::memoize(Derived kind, Key key,
                                  llvm::function_ref<ElementsAttr()> make) {
  key.push_back(static_cast<uintptr_t>(kind));
  auto [found, isNew] = derived.try_emplace(std::move(key));
  if (isNew)
    found->second = unique(make());
  return found->second;
}

ElementsAttr Expressions::sliced(ElementsAttr attr, ArrayRef<int64_t> starts,
                                 ArrayRef<int64_t> sizes) {
  Key key{keyOf(attr)};
  append_range(key, starts);
  append_range(key, sizes);
  return memoize(Derived::Slice, std::move(key),
                 [&] { return lazy::slice(attr, starts, sizes); });
}

ElementsAttr Expressions::transposed(ElementsAttr matrix) {
  return memoize(Derived::Transpose, {keyOf(matrix)},
                 [&] { return lazy::transpose(matrix, {1, 0}); });
}

ElementsAttr Expressions::asFloat32(ElementsAttr attr) {
  Type f32 = Float32Type::get(context);
  if (attr.getElementType() == f32)
    return attr;
  return memoize(Derived::Cast, {keyOf(attr)},
                 [&] { return lazy::cast(attr, f32); });
}

ElementsAttr Expressions::withoutRepeats(ElementsAttr attr, int64_t rank) {
  ArrayRef<int64_t> shape = attr.getShapedType().getShape();
  if (attr.getNumElements() == 0 || int64_t(shape.size()) < rank)
    return {};
  ArrayRef<int64_t> part = shape.take_back(rank);
  return memoize(
      Derived::Repeated, {keyOf(attr), static_cast<uintptr_t>(rank)}, [&] {
        SmallVector<int64_t> sizes(shape.size() - rank, 1);
        append_range(sizes, part);
        ElementsAttr first =
            lazy::slice(attr, SmallVector<int64_t>(shape.size(), 0), sizes);
        ElementsAttr repeated = lazy::broadcast(first, shape);
        // A view that repeats its source needs no comparison.
        bool isEqual = repeated == attr;
        if (!isEqual && eval::elementsByteSize(attr) <= kMaxComparedBytes) {
          Expected<bool> compared = eval::equalElements(repeated, attr);
          isEqual = compared && *compared;
          if (!compared)
            consumeError(compared.takeError());
        }
        return isEqual ? lazy::reshape(first, part) : ElementsAttr();
      });
}

FactorId Expressions::intern(const Factor &original) {
  Factor factor = original;
  factor.matrix = unique(factor.matrix);
  Key key{static_cast<uintptr_t>(factor.kind),
          static_cast<uintptr_t>(factor.width)};
  switch (factor.kind) {
  case Factor::Columns:
    key.push_back(
        reinterpret_cast<uintptr_t>(factor.value.getAsOpaquePointer()));
    key.push_back(factor.begin);
    break;
  case Factor::MatMul:
    key.push_back(factor.argument);
    key.push_back(keyOf(factor.matrix));
    break;
  case Factor::Apply:
    key.push_back(factor.argument);
    key.push_back(static_cast<uintptr_t>(factor.function));
    key.push_back(bit_cast<uint32_t>(factor.low));
    key.push_back(bit_cast<uint32_t>(factor.high));
    key.push_back(factor.begin);
    break;
  }
  auto [found, isNew] =
      factorNumbers.try_emplace(std::move(key), factors.size());
  if (isNew)
    factors.push_back(factor);
  return found->second;
}

SumId Expressions::intern(Sum sum) {
  sum.constant = unique(sum.constant);
  for (Term &term : sum.terms)
    term.scale = unique(term.scale);
  llvm::sort(sum.terms, [](const Term &left, const Term &right) {
    return left.factors < right.factors;
  });
  Key key{static_cast<uintptr_t>(sum.width), keyOf(sum.constant)};
  for (const Term &term : sum.terms) {
    key.push_back(keyOf(term.scale));
    key.push_back(term.factors.size());
    append_range(key, term.factors);
  }
  auto [found, isNew] = sumNumbers.try_emplace(std::move(key), sums.size());
  if (isNew)
    sums.push_back(std::move(sum));
  return found->second;
}

SumId Expressions::ofFactor(const Factor &factor, ElementsAttr scale) {
  Sum sum{factor.width, {}, {}};
  sum.terms.push_back(Term{scale, {intern(factor)}});
  return intern(std::move(sum));
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// A null operand is zeros for addition and ones for multiplication.
ElementsAttr Expressions::combine(ElementsAttr left, ElementsAttr right,
                                  bool product, int64_t width) {
  if (!left)
    return right;
  if (!right)
    return left;
  ElementsAttr result = lazy::combine(
      product ? eval::StepKind::Mul : eval::StepKind::Add, left, right);
  return isSplat(result, product ? 1 : 0) ? ElementsAttr() : result;
}

void Expressions::addTerm(Sum &sum, Term term) {
  for (Term &other : sum.terms) {
    if (other.factors != term.factors)
      continue;
    auto whole = [&](ElementsAttr scale) {
      return scale ? scale : splat(1, sum.width);
    };
    ElementsAttr scale = lazy::combine(eval::StepKind::Add, whole(other.scale),
                                       whole(term.scale));
    other.scale = isSplat(scale, 1) ? ElementsAttr() : scale;
    if (isSplat(scale, 0))
      sum.terms.erase(&other);
    return;
  }
  sum.terms.push_back(std::move(term));
}

SumId Expressions::columns(Value value, int64_t begin, int64_t width) {
  Factor factor;
  factor.kind = Factor::Columns;
  factor.value = value;
  factor.begin = begin;
  factor.width = width;
  return ofFactor(factor);
}

SumId Expressions::constant(ElementsAttr values) {
  int64_t width = values.getShapedType().getNumElements();
  return intern(Sum{width, isSplat(values, 0) ? ElementsAttr() : values, {}});
}

SumId Expressions::term(ArrayRef<FactorId> factors, int64_t width) {
  Term term;
  term.factors.assign(factors.begin(), factors.end());
  return intern(Sum{width, {}, {std::move(term)}});
}

SumId Expressions::add(SumId left, SumId right, bool subtract) {
  if (subtract)
    right = scale(right, splat(-1, sums[right].width));
  Sum sum = sums[left];
  sum.constant = combine(sum.constant, sums[right].constant, false, sum.width);
  for (const Term &term : sums[right].terms)
    addTerm(sum, term);
  return intern(std::move(sum));
}

SumId Expressions::scale(SumId id, ElementsAttr scale) {
  Sum sum = sums[id];
  if (isSplat(scale, 0))
    return intern(Sum{sum.width, {}, {}});
  if (isSplat(scale, 1))
    return id;
  if (sum.constant)
    sum.constant = lazy::combine(eval::StepKind::Mul, sum.constant, scale);
  for (Term &term : sum.terms)
    term.scale = combine(term.scale, scale, true, sum.width);
  return intern(std::move(sum));
}

std::optional<SumId> Expressions::multiply(SumId left, SumId right) {
  Sum a = sums[left], b = sums[right];
  if ((a.terms.size() + 1) * (b.terms.size() + 1) > kMaxTerms)
    return std::nullopt;
  Sum product{a.width, {}, {}};
  auto addScaled = [&](const Sum &sum, ElementsAttr factor) {
    for (Term term : sum.terms) {
      if (!isSplat(factor, 1))
        term.scale = combine(term.scale, factor, true, a.width);
      addTerm(product, std::move(term));
    }
  };
  for (const Term &first : a.terms)
    for (const Term &second : b.terms) {
      // Repeated squaring would grow without limit.
      if (first.factors.size() + second.factors.size() > kMaxFactors)
        return std::nullopt;
      Term term;
      term.scale = combine(first.scale, second.scale, true, a.width);
      term.factors = first.factors;
      append_range(term.factors, second.factors);
      llvm::sort(term.factors);
      addTerm(product, std::move(term));
    }
  if (a.constant)
    addScaled(b, a.constant);
  if (b.constant)
    addScaled(a, b.constant);
  if (a.constant && b.constant)
    product.constant =
        lazy::combine(eval::StepKind::Mul, a.constant, b.constant);
  return intern(std::move(product));
}

SumId Expressions::apply(Function function, SumId argument, float low,
                         float high) {
  Factor factor;
  factor.kind = Factor::Apply;
  factor.width = sums[argument].width;
  factor.argument = argument;
  factor.function = function;
  factor.low = low;
  factor.high = high;
  return ofFactor(factor);
}

std::optional<SumId>
Expressions::sigmoidOfQuotient(std::optional<SumId> numerator,
                               SumId denominator) {
  // The denominator must be exp(x) + 1.
  const Sum &sum = sums[denominator];
  if (!isSplat(sum.constant, 1) || sum.terms.size() != 1 ||
      sum.terms[0].scale || sum.terms[0].factors.size() != 1)
    return std::nullopt;
  FactorId id = sum.terms[0].factors[0];
  const Factor &exp = factors[id];
  if (exp.kind != Factor::Apply || exp.function != Function::Exp)
    return std::nullopt;
  if (!numerator)
    return apply(Function::Sigmoid, scale(exp.argument, splat(-1, sum.width)));
  if (onlyFactor(*numerator) == id)
    return apply(Function::Sigmoid, exp.argument);
  return std::nullopt;
}

SumId Expressions::activationOf(SumId id) {
  const Sum &sum = sums[id];
  if (sum.terms.size() != 1 || sum.terms[0].factors.size() != 1 ||
      !sum.constant || !sum.terms[0].scale)
    return id;
  const Factor &factor = factors[sum.terms[0].factors[0]];
  if (factor.kind != Factor::Apply)
    return id;
  auto is = [&](Function function, float constant, float scale) {
    return factor.function == function && isSplat(sum.constant, constant) &&
           isSplat(sum.terms[0].scale, scale);
  };
  if (is(Function::Tanh, 0.5f, 0.5f))
    return apply(Function::Sigmoid,
                 scale(factor.argument, splat(2, sum.width)));
  if (is(Function::Sigmoid, -1, 2))
    return apply(Function::Tanh,
                 scale(factor.argument, splat(0.5f, sum.width)));
  return id;
}

std::optional<FactorId> Expressions::onlyFactor(SumId id) const {
  const Sum &sum = sums[id];
  if (sum.constant || sum.terms.size() != 1 || sum.terms[0].scale ||
      sum.terms[0].factors.size() != 1)
    return std::nullopt;
  return sum.terms[0].factors[0];
}

//===----------------------------------------------------------------------===//
// Matmuls
//===----------------------------------------------------------------------===//

/// diag(scale) * matrix.
ElementsAttr Expressions::scaleRows(ElementsAttr matrix, ElementsAttr scale) {
  if (!scale)
    return matrix;
  return memoize(Derived::ScaledRows, {keyOf(matrix), keyOf(scale)},
                 [&] { return lazy::scale(matrix, 0, scale); });
}

SumId Expressions::matmul(ArrayRef<SumId> pieces, ElementsAttr matrix) {
  int64_t columnCount = matrix.getShapedType().getDimSize(1), row = 0;
  SumId result = intern(Sum{columnCount, {}, {}});
  for (SumId piece : pieces) {
    int64_t height = sums[piece].width;
    ElementsAttr rows = sliced(matrix, {row, 0}, {height, columnCount});
    row += height;
    Factor factor;
    factor.kind = Factor::MatMul;
    factor.width = columnCount;
    factor.argument = piece;
    factor.matrix = rows;
    // Fold the scale of a single term into the matrix, so that the other
    // operand is an unscaled value.
    const Sum &sum = sums[piece];
    if (!sum.constant && sum.terms.size() == 1 && sum.terms[0].scale) {
      factor.matrix = scaleRows(rows, sum.terms[0].scale);
      Sum bare{height, {}, {Term{{}, sum.terms[0].factors}}};
      factor.argument = intern(std::move(bare));
    }
    if (sums[piece].constant || !sums[piece].terms.empty())
      result = add(result, ofFactor(factor));
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

SumId Expressions::slice(SumId id, int64_t begin, int64_t width) {
  Sum sum = sums[id];
  if (begin == 0 && width == sum.width)
    return id;
  auto cut = [&](ElementsAttr attr) {
    return attr ? sliced(attr, {begin}, {width}) : attr;
  };
  auto cutScale = [&](ElementsAttr attr) {
    ElementsAttr part = cut(attr);
    return part && isSplat(part, 1) ? ElementsAttr() : part;
  };
  Sum result{width, {}, {}};
  if (ElementsAttr constant = cut(sum.constant); !isSplat(constant, 0))
    result.constant = constant;
  for (const Term &term : sum.terms) {
    Term part;
    part.scale = cutScale(term.scale);
    if (isSplat(part.scale, 0))
      continue;
    for (FactorId factorId : term.factors) {
      Factor factor = factors[factorId];
      factor.width = width;
      if (factor.kind == Factor::Columns ||
          (factor.kind == Factor::Apply &&
           factor.function == Function::Normalize))
        factor.begin += begin;
      else if (factor.kind == Factor::Apply)
        factor.argument = slice(factor.argument, begin, width);
      else
        factor.matrix =
            sliced(factor.matrix, {0, begin},
                   {factor.matrix.getShapedType().getDimSize(0), width});
      part.factors.push_back(intern(factor));
    }
    llvm::sort(part.factors);
    addTerm(result, std::move(part));
  }
  return intern(std::move(result));
}

int64_t Expressions::width(const Row &row) const {
  int64_t total = 0;
  for (SumId piece : row)
    total += sums[piece].width;
  return total;
}

Row Expressions::slice(const Row &row, int64_t begin, int64_t width) {
  Row result;
  int64_t position = 0, end = begin + width;
  for (SumId piece : row) {
    int64_t size = sums[piece].width;
    int64_t from = std::max(begin, position),
            to = std::min(end, position + size);
    if (from < to)
      result.push_back(slice(piece, from - position, to - from));
    position += size;
  }
  return result;
}

std::optional<std::pair<Row, Row>> Expressions::align(const Row &left,
                                                      const Row &right) {
  if (width(left) != width(right))
    return std::nullopt;
  SmallVector<int64_t> cuts;
  for (const Row *row : {&left, &right}) {
    int64_t position = 0;
    for (SumId piece : *row)
      cuts.push_back(position += sums[piece].width);
  }
  llvm::sort(cuts);
  cuts.erase(llvm::unique(cuts), cuts.end());
  std::pair<Row, Row> result;
  int64_t begin = 0;
  for (int64_t cut : cuts) {
    append_range(result.first, slice(left, begin, cut - begin));
    append_range(result.second, slice(right, begin, cut - begin));
    begin = cut;
  }
  return result;
}

} // namespace tfuse::recurrent
