//===- ConstantFold.cpp - Constant folding --------------------------------===//
//
//   %a = tf.Const                        %0 = tf.Const
//   %b = tf.Const                  =>
//   %0 = tf.Mul(%a, %b)
//
// Large constants are not computed but described (tfuse/Eval/LazyElements.h).
// An op also folds when the types of its operands decide its results, or when
// a known part of a partly known shape does:
//
//   %s = tf.Shape(%x : tensor<?x3xf32>)
//   %0 = tf.StridedSlice(%s)[1]    =>    %0 = tf.Const 3
//
// Operands come before their users, so one pass in program order folds all
// there is to fold.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TF/Transforms/ConstantFold.h"

#include "tfuse/Dialect/TF/Analysis/FunctionFlow.h"
#include "tfuse/Dialect/TF/IR/OpFacts.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/TF/Transforms/Loops.h"
#include "tfuse/Dialect/TF/Transforms/Passes.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Eval/StridedSlice.h"
#include "tfuse/Support/Diagnostics.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tf {

#define GEN_PASS_DEF_CONSTANTFOLDPASS
#include "tfuse/Dialect/TF/Transforms/Passes.h.inc"

//===----------------------------------------------------------------------===//
// Elements of partly known shapes
//===----------------------------------------------------------------------===//

namespace {

// Longer vectors are not shapes.
constexpr int64_t kMaxElements = 64;
constexpr unsigned kMaxDepth = 16;

/// The length of `value` if it is a small vector of static size, or 1 if it is
/// a scalar.
std::optional<int64_t> vectorLength(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape() || type.getRank() > 1 ||
      type.getNumElements() > kMaxElements ||
      !type.getElementType().isIntOrIndex())
    return std::nullopt;
  return type.getNumElements();
}

/// For ops that select elements of a vector: the index in `op`'s first operand
/// of element `index` of the result. Negative if there is none.
int64_t sourceIndex(Operation *op, int64_t index) {
  if (isa(op, "Reshape", "Squeeze", "ExpandDims", "Cast"))
    return index;
  if (isa(op, "Slice")) {
    auto begin = constantInts(op->getOperand(1));
    return begin && begin->size() == 1 ? begin->front() + index : -1;
  }
  if (isa(op, "Gather", "GatherV2")) {
    auto indices = constantInts(op->getOperand(1));
    return indices && index < int64_t(indices->size()) ? (*indices)[index] : -1;
  }
  std::optional<int64_t> length = vectorLength(op->getOperand(0));
  auto begin = constantInts(op->getOperand(1)),
       end = constantInts(op->getOperand(2)),
       step = constantInts(op->getOperand(3));
  if (!length || !begin || !end || !step)
    return -1;
  auto mask = [op](StringRef name) { return getInt(op, name).value_or(0); };
  auto spec = eval::resolveStridedSlice(
      *length, *begin, *end, *step,
      {mask("begin_mask"), mask("end_mask"), mask("ellipsis_mask"),
       mask("new_axis_mask"), mask("shrink_axis_mask")});
  if (!spec || spec->sizes.size() != 1 || index >= spec->sizes[0])
    return -1;
  return spec->begins[0] + index * spec->steps[0];
}

std::optional<int64_t> knownElement(Value value, int64_t index, unsigned depth);

/// One element of a vector that is composed of other vectors.
std::optional<int64_t> knownPart(Operation *op, int64_t index, unsigned depth) {
  if (isa(op, "Pack") && index < int64_t(op->getNumOperands()))
    return knownElement(op->getOperand(unsigned(index)), 0, depth);
  if (!isa(op, "ConcatV2"))
    return std::nullopt;
  for (Value part : op->getOperands().drop_back()) {
    std::optional<int64_t> length = vectorLength(part);
    if (!length)
      return std::nullopt;
    if (index < *length)
      return knownElement(part, index, depth);
    index -= *length;
  }
  return std::nullopt;
}

/// One element of a vector or scalar of integers, if it is known.
std::optional<int64_t> knownElement(Value value, int64_t index,
                                    unsigned depth) {
  value = skipIdentities(value);
  std::optional<int64_t> length = vectorLength(value);
  if (depth == 0 || !length || index < 0 || index >= *length)
    return std::nullopt;
  if (auto ints = constantInts(value))
    return (*ints)[index];
  Operation *op = value.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (isa(op, "Shape")) {
    auto type = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    if (!type || index >= type.getRank() || type.isDynamicDim(index))
      return std::nullopt;
    return type.getDimSize(index);
  }
  if (isa(op, "Pack", "ConcatV2"))
    return knownPart(op, index, depth - 1);
  if (isa(op, "Unpack"))
    return knownElement(op->getOperand(0),
                        cast<OpResult>(value).getResultNumber(), depth - 1);
  if (isa(op, {"Reshape", "Squeeze", "ExpandDims", "Cast", "Slice", "Gather",
               "GatherV2", "StridedSlice"}))
    return knownElement(op->getOperand(0), sourceIndex(op, index), depth - 1);
  return std::nullopt;
}

/// A result whose every element is known, as a constant.
ElementsAttr knownVector(Value value) {
  std::optional<int64_t> length = vectorLength(value);
  if (!length || *length == 0)
    return {};
  auto type = cast<RankedTensorType>(value.getType());
  unsigned width = type.getElementType().getIntOrFloatBitWidth();
  SmallVector<APInt> elements;
  for (int64_t i = 0; i < *length; ++i) {
    std::optional<int64_t> element = knownElement(value, i, kMaxDepth);
    if (!element || (width < 64 && !isIntN(width, *element)))
      return {};
    elements.push_back(APInt(width, uint64_t(*element), /*isSigned=*/true));
  }
  return DenseElementsAttr::get(type, elements);
}

//===----------------------------------------------------------------------===//
// Results determined by types
//===----------------------------------------------------------------------===//

/// A tensor of the value's static shape with arbitrary elements.
std::optional<eval::HostTensor> standIn(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  unsigned bytes = type ? eval::elementBytes(type.getElementType()) : 0;
  if (!type || !type.hasStaticShape() || bytes == 0 ||
      !eval::checkedProduct(type.getShape(), bytes))
    return std::nullopt;
  return eval::HostTensor::splat(type.getElementType(), type.getShape(),
                                 SmallVector<char>(bytes, 0));
}

ElementsAttr intScalar(Type type, int64_t value) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || tensor.getRank() != 0)
    tensor = RankedTensorType::get({}, getElementTypeOrSelf(type));
  auto element = dyn_cast<IntegerType>(tensor.getElementType());
  if (!element || !isIntN(element.getWidth(), value))
    return {};
  return DenseElementsAttr::get(tensor, APInt(element.getWidth(), value));
}

ElementsAttr shapeVector(Type type, RankedTensorType shaped) {
  auto element = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  if (!shaped || !shaped.hasStaticShape() || !element)
    return {};
  SmallVector<APInt> dims;
  for (int64_t dim : shaped.getShape()) {
    if (element.getWidth() < 64 && !isIntN(element.getWidth(), dim))
      return {};
    dims.push_back(APInt(element.getWidth(), uint64_t(dim)));
  }
  return DenseElementsAttr::get(
      RankedTensorType::get(shaped.getRank(), element), dims);
}

//===----------------------------------------------------------------------===//
// The driver
//===----------------------------------------------------------------------===//

class Folder {
public:
  explicit Folder(const FoldOptions &options) : options(options) {}

  FoldStatistics run(Operation *root) {
    root->walk<WalkOrder::PreOrder>([this](Operation *op) {
      return visit(op) ? WalkResult::skip() : WalkResult::advance();
    });
    return statistics;
  }

private:
  /// Folds the op if possible; returns true if it was erased.
  bool visit(Operation *op);
  SmallVector<ElementsAttr> fold(Operation *op, bool &fromTypes);
  SmallVector<ElementsAttr> foldConstantOperands(Operation *op);
  SmallVector<ElementsAttr> foldTypes(Operation *op);
  void replace(OpResult result, ElementsAttr value);

  const FoldOptions &options;
  FoldStatistics statistics;
};

/// Whether this user allows an operand with a more precise type: a tf op whose
/// operand types need not match a function or region.
bool takesRefinedOperand(Operation *user) {
  return !opName(user).empty() && user->getNumRegions() == 0 &&
         !user->hasTrait<OpTrait::IsTerminator>() &&
         getFunctionRefs(user).empty();
}

/// The name of the op's node, as a hint for names of large constants.
StringRef nameHint(Operation *op) {
  if (auto name = op->getLoc()->findInstanceOf<NameLoc>())
    return name.getName().getValue();
  return "folded";
}

void Folder::replace(OpResult result, ElementsAttr value) {
  Operation *op = result.getOwner();
  OpBuilder builder(op);
  bool refine = all_of(result.getUsers(), takesRefinedOperand);
  Type type = refine ? Type(value.getShapedType()) : result.getType();
  result.replaceAllUsesWith(createConst(builder, op->getLoc(), value, type));
  statistics.lazy += llvm::isa<eval::LazyElementsAttr>(value);
}

SmallVector<ElementsAttr> Folder::foldConstantOperands(Operation *op) {
  SmallVector<ElementsAttr> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(getConstant(operand));
    if (!operands.back())
      return {};
  }
  Expected<SmallVector<ElementsAttr>> results =
      eval::foldOp(op, operands, options.limits, nameHint(op));
  if (results)
    return *results;
  handleAllErrors(results.takeError(), [&](const UserError &reason) {
    if (options.onRefused)
      options.onRefused(op, reason);
  });
  return {};
}

/// Results that the operand types determine; null for all others.
SmallVector<ElementsAttr> Folder::foldTypes(Operation *op) {
  auto rankedOperand = [op](unsigned i) {
    return dyn_cast<RankedTensorType>(op->getOperand(i).getType());
  };
  if (isa(op, "Shape"))
    return {shapeVector(op->getResult(0).getType(), rankedOperand(0))};
  if (isa(op, "ShapeN")) {
    SmallVector<ElementsAttr> results;
    for (auto [i, result] : enumerate(op->getResults()))
      results.push_back(
          shapeVector(result.getType(), rankedOperand(unsigned(i))));
    return results;
  }
  RankedTensorType type = op->getNumOperands() > 0 ? rankedOperand(0) : nullptr;
  if (!type)
    return {};
  if (isa(op, "Rank"))
    return {intScalar(op->getResult(0).getType(), type.getRank())};
  if (isa(op, "Size") && type.hasStaticShape() &&
      eval::checkedProduct(type.getShape()))
    return {intScalar(op->getResult(0).getType(), type.getNumElements())};
  if (!isa(op, "ZerosLike", "OnesLike"))
    return {};
  std::optional<eval::HostTensor> operand = standIn(op->getOperand(0));
  if (!operand || operand->byteSize() > options.limits.maxGrowthBytes)
    return {};
  auto results = eval::evaluate(op, *operand, options.limits.eval);
  if (!results) {
    consumeError(results.takeError());
    return {};
  }
  return {eval::toAttr(results->front())};
}

/// Folds min(bound, max(limit, x)) with limit >= bound to `bound`, and the same
/// with min and max exchanged. Integers only, because x may be NaN.
static ElementsAttr onlyBound(Operation *op) {
  bool isMin = isa(op, "Minimum");
  if (!isMin && !isa(op, "Maximum"))
    return {};
  for (unsigned i : {0u, 1u}) {
    ElementsAttr bound = getConstant(op->getOperand(i));
    Operation *inner = op->getOperand(1 - i).getDefiningOp();
    if (!bound || !inner ||
        !isa(inner, isMin ? OpName("Maximum") : OpName("Minimum")) ||
        bound.getShapedType() != op->getResult(0).getType() ||
        bound.getNumElements() != 1)
      continue;
    auto type = dyn_cast<IntegerType>(bound.getElementType());
    for (Value operand : inner->getOperands()) {
      ElementsAttr limit = getConstant(operand);
      if (!type || !limit || limit.getNumElements() != 1)
        continue;
      APInt from = *limit.value_begin<APInt>(),
            to = *bound.value_begin<APInt>();
      if (!isMin)
        std::swap(from, to);
      if (type.isUnsigned() ? from.uge(to) : from.sge(to))
        return bound;
    }
  }
  return {};
}

/// The value of an empty tensor. It is folded for every op, because some TFLite
/// kernels reject a size of zero or interpret it as "to the end".
static ElementsAttr withoutElements(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape() || !is_contained(type.getShape(), 0) ||
      !type.getElementType().isIntOrFloat())
    return {};
  return DenseElementsAttr::get(type, ArrayRef<Attribute>());
}

SmallVector<ElementsAttr> Folder::fold(Operation *op, bool &fromTypes) {
  SmallVector<ElementsAttr> results = foldConstantOperands(op);
  fromTypes = results.empty();
  if (results.empty() &&
      any_of(op->getResults(), [](Value v) { return withoutElements(v); }))
    return map_to_vector(op->getResults(), withoutElements);
  if (results.empty())
    results = foldTypes(op);
  if (ElementsAttr bound = results.empty() ? onlyBound(op) : nullptr)
    results.push_back(bound);
  if (results.empty() &&
      isa(op, {"StridedSlice", "Slice", "Gather", "GatherV2", "Reshape",
               "Squeeze", "Cast", "Unpack", "Pack"}))
    for (Value result : op->getResults())
      results.push_back(knownVector(result));
  return results;
}

bool Folder::visit(Operation *op) {
  if (op->getNumRegions() != 0 || op->getNumResults() == 0 ||
      !eval::hasKernel(op->getName().getStringRef()))
    return false;
  if (op->use_empty()) {
    bool dead = isOpTriviallyDead(op);
    statistics.erased += loops::eraseDeadOps(op);
    return dead;
  }
  // A result that is an operand needs no new constant.
  if (hasFact(op, OpFact::Identity) &&
      none_of(op->getOperands(), [](Value v) { return bool(getConstant(v)); }))
    return false;
  bool fromTypes = false;
  SmallVector<ElementsAttr> results = fold(op, fromTypes);
  if (none_of(results, [](ElementsAttr value) { return bool(value); }))
    return false;
  for (auto [result, value] : zip_equal(op->getResults(), results))
    if (value && !result.use_empty())
      replace(result, value);
  ++statistics.folded;
  statistics.fromTypes += fromTypes;
  bool gone = op->use_empty();
  statistics.erased += loops::eraseDeadOps(op);
  return gone;
}

struct ConstantFold : public impl::ConstantFoldPassBase<ConstantFold> {
  using Base::Base;

  void runOnOperation() override {
    FoldOptions options;
    options.limits.maxGrowthBytes = maxGrowthBytes;
    auto remark = [](Operation *op, const UserError &reason) {
      op->emitRemark() << "not folded: " << reason.message;
    };
    bool refused = false;
    auto error = [&](Operation *op, const UserError &reason) {
      if (reason.code != Code::ShapeMismatch || !alwaysRuns(op))
        return;
      refused = true;
      emitUserError(op, reason.code)
          << "TensorFlow refuses to run this op: " << reason.message;
    };
    if (diagnose)
      options.onRefused = error;
    else if (emitRemarks)
      options.onRefused = remark;
    FoldStatistics statistics = foldConstants(getOperation(), options);
    numFolded += statistics.folded;
    numLazy += statistics.lazy;
    if (refused)
      signalPassFailure();
  }
};

} // namespace

FoldStatistics foldConstants(Operation *root, const FoldOptions &options) {
  return Folder(options).run(root);
}

} // namespace tfuse::tf
