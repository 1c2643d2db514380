//===- Einsum.cpp - Einsum ------------------------------------------------===//
//
// Every label is one axis of a loop nest: first the labels of the result, then
// the summed ones. In an operand that lacks the label, or has size one there in
// an ellipsis, its stride is zero. If an operand repeats a label, the stride is
// the sum of both strides, which iterates over the diagonal.
//
//===----------------------------------------------------------------------===//

#include "../Elementwise.h"
#include "../Kernels.h"
#include "../WrapArithmetic.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::StringRef;

namespace tfuse::eval {

namespace {

/// The labels of one side of an equation. An ellipsis stands for `broadcast`
/// axes, labeled from the right by negative numbers.
struct Labels {
  SmallVector<int> labels;
  bool hasEllipsis = false;
  size_t ellipsisAt = 0;

  static std::optional<Labels> parse(StringRef text);
  // Puts labels -axes, ..., -1 where the ellipsis is.
  void expand(int axes) {
    for (int axis = 1; hasEllipsis && axis <= axes; ++axis)
      labels.insert(labels.begin() + ellipsisAt, -axis);
  }
};

std::optional<Labels> Labels::parse(StringRef text) {
  Labels result;
  while (!text.empty()) {
    if (text.consume_front("...")) {
      if (result.hasEllipsis)
        return std::nullopt;
      result.hasEllipsis = true;
      result.ellipsisAt = result.labels.size();
      continue;
    }
    char label = text.front();
    text = text.drop_front();
    if (label == ' ')
      continue;
    if (!llvm::isAlpha(label))
      return std::nullopt;
    result.labels.push_back(label);
  }
  return result;
}

/// The loop nest: one axis for each label.
struct EinsumPlan {
  SmallVector<int> labels; // those of the result first
  size_t numResult = 0;
  Shape sizes;
  SmallVector<SmallVector<int64_t, 4>, 2> strides; // per operand

  LogicalResult build(KernelContext &context);

private:
  LogicalResult addOperand(KernelContext &context, const HostTensor &operand,
                           ArrayRef<int> operandLabels);
};

LogicalResult EinsumPlan::build(KernelContext &context) {
  StringRef equation = context.stringAttr("equation");
  auto [left, right] = equation.split("->");
  SmallVector<StringRef> inputs;
  left.split(inputs, ',');
  if (!equation.contains("->") || inputs.size() != context.numOperands())
    return context.fail("the equation needs '->' and one term per operand");
  SmallVector<Labels> parsed;
  int broadcast = 0;
  for (auto [text, operand] : llvm::zip_equal(inputs, context.allOperands())) {
    std::optional<Labels> operandLabels = Labels::parse(text);
    if (!operandLabels)
      return context.fail("the equation is malformed");
    int64_t rest = operand.rank() - int64_t(operandLabels->labels.size());
    if (rest < 0 || (rest > 0 && !operandLabels->hasEllipsis))
      return context.fail(
          "a term of the equation contradicts its operand's rank");
    operandLabels->expand(int(rest));
    broadcast = std::max(broadcast, int(rest));
    parsed.push_back(std::move(*operandLabels));
  }
  std::optional<Labels> result = Labels::parse(right);
  if (!result)
    return context.fail("the equation is malformed");
  if (broadcast > 0 && !result->hasEllipsis)
    return context.unsupported("sums over an ellipsis");
  result->expand(broadcast);
  for (int label : result->labels) {
    if (llvm::is_contained(labels, label))
      return context.unsupported("repeated labels in a result");
    labels.push_back(label);
  }
  numResult = labels.size();
  for (const Labels &operandLabels : parsed)
    for (int label : operandLabels.labels)
      if (!llvm::is_contained(labels, label))
        labels.push_back(label);
  sizes.assign(labels.size(), 1);
  for (auto [operandLabels, operand] :
       llvm::zip_equal(parsed, context.allOperands()))
    if (failed(addOperand(context, operand, operandLabels.labels)))
      return failure();
  for (int label : ArrayRef(labels).take_front(numResult))
    if (label > 0 && llvm::none_of(parsed, [&](const Labels &input) {
          return llvm::is_contained(input.labels, label);
        }))
      return context.fail("a label of the result is in no input");
  return success();
}

LogicalResult EinsumPlan::addOperand(KernelContext &context,
                                     const HostTensor &operand,
                                     ArrayRef<int> operandLabels) {
  SmallVector<int64_t, 4> dense = denseStrides(operand.shape());
  SmallVector<int64_t, 4> own(labels.size(), 0);
  for (auto [axis, label] : llvm::enumerate(operandLabels)) {
    size_t index = llvm::find(labels, label) - labels.begin();
    int64_t extent = operand.dim(axis);
    // Axes of an ellipsis broadcast; named axes must agree, unless one has size
    // 1.
    if (extent != 1 && sizes[index] != 1 && sizes[index] != extent)
      return context.fail("extents of a label differ");
    if (extent != 1)
      sizes[index] = extent;
    own[index] += extent == 1 ? 0 : dense[axis];
  }
  strides.push_back(std::move(own));
  return success();
}

template <typename T>
void contract(const EinsumPlan &plan, ArrayRef<HostTensor> operands,
              HostTensor &result) {
  using W = std::conditional_t<IsFloat<T>::value, double, T>;
  bool two = operands.size() == 2;
  const T *a = operands[0].data<T>().data();
  const T *b = two ? operands[1].data<T>().data() : nullptr;
  SmallVector<int64_t, 4> none(plan.labels.size(), 0);
  auto part = [&](ArrayRef<int64_t> values, bool outer) {
    return SmallVector<int64_t, 4>(outer ? values.take_front(plan.numResult)
                                         : values.drop_front(plan.numResult));
  };
  ArrayRef<int64_t> stridesA = plan.strides[0],
                    stridesB = two ? ArrayRef<int64_t>(plan.strides[1]) : none;
  BroadcastLoop<2> outer(part(plan.sizes, true),
                         {part(stridesA, true), part(stridesB, true)});
  BroadcastLoop<2> inner(part(plan.sizes, false),
                         {part(stridesA, false), part(stridesB, false)});
  T *out = result.mutableData<T>().data();
  outer.run([&](auto outerAt, auto outerStep, int64_t outerCount) {
    for (int64_t i = 0; i < outerCount; ++i) {
      const T *x = a + outerAt[0] + i * outerStep[0];
      const T *y = two ? b + outerAt[1] + i * outerStep[1] : nullptr;
      W sum = W(0);
      inner.run([&](auto at, auto step, int64_t count) {
        for (int64_t j = 0; j < count; ++j) {
          W product = static_cast<W>(x[at[0] + j * step[0]]);
          if (two)
            product = wrapMul(product, static_cast<W>(y[at[1] + j * step[1]]));
          sum = wrapAdd(sum, product);
        }
      });
      *out++ = static_cast<T>(sum);
    }
  });
}

} // namespace

LogicalResult evalEinsum(KernelContext &context) {
  ArrayRef<HostTensor> operands = context.allOperands();
  if (operands.empty() || operands.size() > 2 ||
      operands.front().elementType() != operands.back().elementType())
    return context.unsupported("a product of other than two tensors");
  EinsumPlan plan;
  if (failed(plan.build(context)))
    return failure();
  std::optional<int64_t> work = checkedProduct(plan.sizes);
  if (!context.affordable(work.value_or(INT64_MAX)))
    return failure();
  HostTensor *result = context.allocate(
      0, ArrayRef<int64_t>(plan.sizes).take_front(plan.numResult));
  if (!result)
    return failure();
  bool known = dispatch<IsNumber>(operands[0].kind(), [&](auto tag) {
    contract<typename decltype(tag)::type>(plan, operands, *result);
  });
  return known ? success() : context.unsupportedType();
}

} // namespace tfuse::eval
