//===- Einsum.cpp - Einsum as matmul --------------------------------------===//
//
// An equation such as `ab...,bc...->ac...` has four kinds of labels: B labels
// are in both operands and in the result (batches), C labels in both operands
// only (contracted), L and R labels in one operand and the result. All other
// labels are reduced beforehand. So an einsum is
//
//   transpose(x : B L C) * transpose(y : B C R)  =  B L R  ->  transpose
//
// The matmul is FULLY_CONNECTED if y is a constant without B labels, else
// BATCH_MATMUL. Several L, C or R labels are flattened to one axis before the
// matmul and restored after it. Where a flag of BATCH_MATMUL or exchanging x
// and y saves a transpose, none is created.
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"
#include "MatMul.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace tfuse::lowering {
namespace {

/// Labels are letters. The axes of an ellipsis are numbered from the last axis,
/// so that they align for broadcasting.
using Labels = SmallVector<int, 6>;
constexpr int kFirstEllipsisLabel = 1000;

struct Equation {
  SmallVector<Labels, 2> operands;
  Labels result;
};

/// One operand: a value and the labels of its axes.
struct Term {
  Value value;
  Labels labels;

  bool has(int label) const { return llvm::is_contained(labels, label); }
  int64_t axisOf(int label) const {
    return llvm::find(labels, label) - labels.begin();
  }
  SymbolicDim dim(int label) const { return SymbolicDim(value, axisOf(label)); }
};

} // namespace

//===----------------------------------------------------------------------===//
// Parsing the equation
//===----------------------------------------------------------------------===//

/// Parses the labels of one operand or of the result; an ellipsis stands for
/// `ellipsisRank` axes.
static std::optional<Labels> parseSide(StringRef text, int64_t ellipsisRank) {
  Labels labels;
  bool hasEllipsis = false;
  while (!text.empty()) {
    if (text.consume_front("...")) {
      if (std::exchange(hasEllipsis, true))
        return std::nullopt;
      for (int64_t i = ellipsisRank; i > 0; --i)
        labels.push_back(kFirstEllipsisLabel + int(i));
    } else if (llvm::isAlpha(text.front())) {
      labels.push_back(text.front());
      text = text.drop_front();
    } else if (text.front() == ' ') {
      text = text.drop_front();
    } else {
      return std::nullopt;
    }
  }
  return labels;
}

static bool hasRepeats(ArrayRef<int> labels) {
  for (auto [i, label] : llvm::enumerate(labels))
    if (llvm::is_contained(labels.take_front(i), label))
      return true;
  return false;
}

static LogicalResult parseEquation(LoweringContext &ctx, ValueRange inputs,
                                   Equation &equation) {
  auto [left, right] = ctx.stringAttr("equation").split("->");
  SmallVector<StringRef> sides;
  left.split(sides, ',');
  if (sides.size() != inputs.size() ||
      !ctx.stringAttr("equation").contains("->"))
    return ctx.reject(Code::InvalidGraph, "its equation does not name " +
                                              Twine(inputs.size()) +
                                              " operands and a result");
  int64_t ellipsisRank = 0;
  for (auto [side, input] : llvm::zip_equal(sides, inputs)) {
    std::optional<int64_t> rank = rankOf(input);
    if (!rank)
      return ctx.reject("the rank of an operand is not known", kGiveRank);
    int64_t letters = llvm::count_if(side, llvm::isAlpha);
    bool hasEllipsis = side.contains("...");
    if (hasEllipsis ? letters > *rank : letters != *rank)
      return ctx.reject(Code::ShapeMismatch,
                        "its equation does not fit the ranks of its operands");
    int64_t own = hasEllipsis ? *rank - letters : 0;
    ellipsisRank = std::max(ellipsisRank, own);
    std::optional<Labels> labels = parseSide(side, own);
    if (!labels)
      return ctx.reject(Code::InvalidGraph,
                        "operand '" + side.trim() +
                            "' of its equation is malformed");
    if (hasRepeats(*labels))
      return ctx.reject(
          "an operand has a label twice, and TFLite has no op for diagonals");
    equation.operands.push_back(*labels);
  }
  std::optional<Labels> result = parseSide(right, ellipsisRank);
  if (!result || hasRepeats(*result))
    return ctx.reject(Code::InvalidGraph, "result '" + right.trim() +
                                              "' of its equation is malformed");
  equation.result = *result;
  for (int label : equation.result)
    if (llvm::none_of(equation.operands, [&](const Labels &labels) {
          return llvm::is_contained(labels, label);
        }))
      return ctx.reject(Code::InvalidGraph,
                        "a label of the result is in no operand");
  return success();
}

//===----------------------------------------------------------------------===//
// Terms
//===----------------------------------------------------------------------===//

/// Transposes the term to the label order `order`.
static Term arranged(LoweringContext &ctx, const Term &term,
                     const Labels &order) {
  Ints permutation;
  for (int label : order)
    permutation.push_back(term.axisOf(label));
  return {ctx.transpose(term.value, permutation), order};
}

static bool needsTranspose(const Term &term, ArrayRef<int> order) {
  return !tf::getConstant(term.value) && ArrayRef<int>(term.labels) != order;
}

/// Reduces (sums) the axes of the labels for which `isNeeded` is false.
static Term sumOut(LoweringContext &ctx, Term term,
                   llvm::function_ref<bool(int)> isNeeded) {
  Ints axes;
  Labels kept;
  for (auto [axis, label] : llvm::enumerate(term.labels)) {
    if (isNeeded(label))
      kept.push_back(label);
    else
      axes.push_back(int64_t(axis));
  }
  if (!axes.empty())
    term.value = ctx.reduce("Sum", term.value, axes, /*keepDims=*/false);
  return {term.value, kept};
}

static Labels joined(ArrayRef<ArrayRef<int>> parts) {
  Labels all;
  for (ArrayRef<int> part : parts)
    all.append(part.begin(), part.end());
  return all;
}

/// The product of the sizes of some labels.
static SymbolicDim product(const Term &term, ArrayRef<int> labels) {
  SymbolicDim size(1);
  for (int label : labels)
    size = size * term.dim(label);
  return size;
}

/// The sizes of some labels, one by one.
static void appendDims(SymbolicDims &dims, const Term &term,
                       ArrayRef<int> labels) {
  for (int label : labels)
    dims.push_back(term.dim(label));
}

/// Transposes a value with the labels `have` to the order of the result, and
/// replaces the op.
static LogicalResult finish(LoweringContext &ctx, Value value,
                            ArrayRef<int> have, ArrayRef<int> want) {
  Term term = {value, Labels(have)};
  Value result = arranged(ctx, term, Labels(want)).value;
  if (result.getType() != ctx.type())
    result = ctx.tf("Identity", ctx.type(), result);
  return ctx.replace(result);
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

namespace {
/// A contraction of two terms and the kinds of its labels.
struct Contraction {
  Term x, y;
  Labels batch, left, right, summed;
  ArrayRef<int> result;

  Contraction exchanged() const {
    return {y, x, batch, right, left, summed, result};
  }
  Labels product() const { return joined({batch, left, right}); }
};

/// How the operands of BATCH_MATMUL are laid out.
struct Plan {
  bool transposeX = false, transposeY = false;
  unsigned transposes = 0;
};
} // namespace

static Contraction classify(const Term &x, const Term &y,
                            ArrayRef<int> result) {
  Contraction c = {x, y, {}, {}, {}, {}, result};
  // Batch labels are in the order of the result, which saves a transpose.
  for (int label : result) {
    bool inX = x.has(label), inY = y.has(label);
    (inX && inY ? c.batch : inX ? c.left : c.right).push_back(label);
  }
  for (int label : x.labels)
    if (y.has(label) && !llvm::is_contained(result, label))
      c.summed.push_back(label);
  return c;
}

static Plan planFor(const Contraction &c) {
  Plan plan;
  plan.transposeX = needsTranspose(c.x, joined({c.batch, c.left, c.summed})) &&
                    !needsTranspose(c.x, joined({c.batch, c.summed, c.left}));
  plan.transposeY = needsTranspose(c.y, joined({c.batch, c.summed, c.right})) &&
                    !needsTranspose(c.y, joined({c.batch, c.right, c.summed}));
  if (!plan.transposeX)
    plan.transposes += needsTranspose(c.x, joined({c.batch, c.left, c.summed}));
  if (!plan.transposeY)
    plan.transposes +=
        needsTranspose(c.y, joined({c.batch, c.summed, c.right}));
  plan.transposes += ArrayRef<int>(c.product()) != c.result;
  return plan;
}

/// y is a constant matrix without batch labels.
static LogicalResult emitFullyConnected(LoweringContext &ctx,
                                        const Contraction &c) {
  Term x = arranged(ctx, c.x, joined({c.left, c.summed}));
  Term y = arranged(ctx, c.y, joined({c.right, c.summed}));
  SymbolicDim inner = product(y, c.summed), outputs = product(y, c.right);
  Value weights = ctx.reshape(y.value, {outputs, inner});
  SymbolicDims outer;
  appendDims(outer, x, c.left);
  SymbolicDims rows = outer;
  rows.push_back(inner);
  // Several contracted labels become one axis; without one, an axis of size one
  // is added.
  Value rowsOfX = c.summed.size() == 1 ? x.value : ctx.reshape(x.value, rows);
  Ints type = sizesOf(outer);
  type.push_back(outputs.size());
  Value result = fullyConnected(ctx, withShape(x.value.getType(), type),
                                rowsOfX, weights, /*keepDims=*/true);
  if (c.right.size() != 1) {
    appendDims(outer, y, c.right);
    result = ctx.reshape(result, outer);
  }
  return finish(ctx, result, c.product(), c.result);
}

/// The sizes of the batch labels. If a label has size one in one term, its size
/// in the other term counts.
static SymbolicDims batchDims(const Contraction &c) {
  SymbolicDims dims;
  for (int label : c.batch) {
    SymbolicDim x = c.x.dim(label), y = c.y.dim(label);
    bool isOne = x.getNumber() == 1;
    dims.push_back(
        isOne || (!x.isStatic() && y.isStatic() && y.getNumber() != 1) ? y : x);
  }
  return dims;
}

/// A term as batches of matrices; `rows` and `columns` become one axis each.
static Value asMatrices(LoweringContext &ctx, const Term &term,
                        ArrayRef<int> batch, ArrayRef<int> rows,
                        ArrayRef<int> columns) {
  Term ordered = arranged(ctx, term, joined({batch, rows, columns}));
  if (rows.size() == 1 && columns.size() == 1)
    return ordered.value;
  SymbolicDims dims;
  appendDims(dims, ordered, batch);
  dims.push_back(product(ordered, rows));
  dims.push_back(product(ordered, columns));
  return ctx.reshape(ordered.value, dims);
}

static LogicalResult emitBatchMatMul(LoweringContext &ctx, const Contraction &c,
                                     const Plan &plan) {
  if (c.batch.size() > 3)
    return ctx.reject(
        "its equation has " + Twine(c.batch.size()) +
            " batch dimensions, and TFLite's BATCH_MATMUL takes up to 3",
        "reshape the batch dimensions into one first");
  ArrayRef<int> left = c.left, right = c.right, summed = c.summed;
  Value x = asMatrices(ctx, c.x, c.batch, plan.transposeX ? summed : left,
                       plan.transposeX ? left : summed);
  Value y = asMatrices(ctx, c.y, c.batch, plan.transposeY ? right : summed,
                       plan.transposeY ? summed : right);
  SymbolicDims dims = batchDims(c);
  Ints shape = sizesOf(dims);
  shape.push_back(product(c.x, c.left).size());
  shape.push_back(product(c.y, c.right).size());
  Value result = batchMatMul(ctx, withShape(x.getType(), shape), x, y,
                             plan.transposeX, plan.transposeY);
  if (left.size() != 1 || right.size() != 1) {
    appendDims(dims, c.x, c.left);
    appendDims(dims, c.y, c.right);
    result = ctx.reshape(result, dims);
  }
  return finish(ctx, result, c.product(), c.result);
}

/// For element types without a matmul kernel: broadcast multiplication, then
/// reduction.
static LogicalResult emitMultiplied(LoweringContext &ctx,
                                    const Contraction &c) {
  auto spread = [&](const Term &term, ArrayRef<ArrayRef<int>> kinds) {
    Labels own;
    SymbolicDims dims;
    for (ArrayRef<int> kind : kinds)
      for (int label : kind) {
        dims.push_back(term.has(label) ? term.dim(label) : SymbolicDim(1));
        if (term.has(label))
          own.push_back(label);
      }
    return ctx.reshape(arranged(ctx, term, own).value, dims);
  };
  SmallVector<ArrayRef<int>> kinds = {c.result, c.summed};
  Value all = ctx.mul(spread(c.x, kinds), spread(c.y, kinds));
  if (!c.summed.empty()) {
    int64_t kept = int64_t(c.result.size());
    Ints axes = sequence(kept, kept + int64_t(c.summed.size()));
    all = ctx.reduce("Sum", all, axes, /*keepDims=*/false);
  }
  return finish(ctx, all, c.result, c.result);
}

static LogicalResult lowerProduct(LoweringContext &ctx, const Term &x,
                                  const Term &y, ArrayRef<int> result) {
  Contraction c = classify(x, y, result);
  if (c.summed.empty() || !getElementTypeOrSelf(x.value).isF32())
    return emitMultiplied(ctx, c);
  Contraction other = c.exchanged();
  for (const Contraction *candidate : {&c, &other})
    if (candidate->batch.empty() && tf::getConstant(candidate->y.value) &&
        !tf::getConstant(candidate->x.value) && !candidate->left.empty())
      return emitFullyConnected(ctx, *candidate);
  Plan plan = planFor(c), otherPlan = planFor(other);
  if (otherPlan.transposes < plan.transposes)
    return emitBatchMatMul(ctx, other, otherPlan);
  return emitBatchMatMul(ctx, c, plan);
}

LogicalResult lowerEinsum(LoweringContext &ctx) {
  SmallVector<Value> inputs = ctx.list("inputs");
  if (inputs.empty() || inputs.size() > 2)
    return ctx.reject("it has " + Twine(inputs.size()) +
                          " operands, and is lowered for 1 or 2",
                      "split the contraction into several");
  Equation equation;
  if (failed(parseEquation(ctx, inputs, equation)))
    return failure();
  auto inResult = [&](int label) {
    return llvm::is_contained(equation.result, label);
  };
  Term x = {inputs[0], equation.operands[0]};
  if (inputs.size() == 1) {
    Term rest = sumOut(ctx, x, inResult);
    return finish(ctx, rest.value, rest.labels, equation.result);
  }
  Term y = {inputs[1], equation.operands[1]};
  Term restX = sumOut(
      ctx, x, [&](int label) { return inResult(label) || y.has(label); });
  Term restY = sumOut(
      ctx, y, [&](int label) { return inResult(label) || x.has(label); });
  return lowerProduct(ctx, restX, restY, equation.result);
}

} // namespace tfuse::lowering
