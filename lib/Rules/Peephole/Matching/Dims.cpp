//===- Dims.cpp - Provably equal dimensions -------------------------------===//
//
// Two mutually recursive functions trace a dimension of a value and the
// elements of a shape tensor. Each supported op has one function that maps an
// axis of its result to an axis of an operand.
//
//===----------------------------------------------------------------------===//

#include "Dims.h"

#include "Reduction.h"

#include "tfuse/Dialect/TFL/Analysis/AxisMapping.h"
#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Dialect/Utils/SymbolicDim.h"

#include "mlir/Dialect/Traits.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

static SymbolicDim productOf(ArrayRef<SymbolicDim> dims) {
  SymbolicDim product = 1;
  for (const SymbolicDim &dim : dims)
    product = product * dim;
  return product;
}

//===----------------------------------------------------------------------===//
// Tracing
//===----------------------------------------------------------------------===//

namespace {
/// The number of ops that one query may visit: enough for the shape arithmetic
/// around a layer, and a bound for networks of any depth and width.
constexpr unsigned kBudget = 64;

class Tracer {
public:
  Tracer() = default;
  /// Stops tracing at the dimension `origin`.
  explicit Tracer(SymbolicDim::Symbol origin) {
    known.try_emplace(origin, SymbolicDim(origin.first, origin.second));
  }

  SymbolicDim dim(Value value, int64_t axis);
  /// The value from which a tensor of unknown rank has its shape.
  Value shapeSource(Value value);
  std::optional<SymbolicDims> elements(Value shape);
  SymbolicDim count(Value value);

private:
  using Dims = std::optional<SymbolicDims>;

  SymbolicDim producedDim(Operation *op, Value value, int64_t axis);
  SymbolicDim broadcastDim(Operation *op, int64_t rank, int64_t axis);
  SymbolicDim reshapedDim(ReshapeOp op, int64_t axis);
  SymbolicDim connectedDim(FullyConnectedOp op, int64_t rank, int64_t axis);
  SymbolicDim reducedDim(Operation *op, int64_t axis);
  SymbolicDim gatheredDim(GatherOp op, int64_t axis);

  Dims producedElements(Operation *op);
  Dims slicedElements(StridedSliceOp op);
  Dims slicedElements(SliceOp op);
  Dims gatheredElements(GatherOp op);
  Dims joinedElements(ValueRange parts);
  Dims multipliedElements(Value lhs, Value rhs);

  unsigned budget = kBudget;
  llvm::DenseMap<SymbolicDim::Symbol, SymbolicDim> known;
  llvm::DenseMap<Value, Value> knownSources;
};
} // namespace

SymbolicDim Tracer::dim(Value value, int64_t axis) {
  auto type = cast<RankedTensorType>(value.getType());
  if (!type.isDynamicDim(axis))
    return type.getDimSize(axis);
  SymbolicDim itself(value, axis);
  auto found = known.find({value, axis});
  if (found != known.end())
    return found->second;
  Operation *op = value.getDefiningOp();
  if (!op || budget == 0)
    return itself;
  --budget;
  SymbolicDim traced = producedDim(op, value, axis);
  if (!traced.isKnown())
    traced = itself;
  known.try_emplace({value, axis}, traced);
  return traced;
}

SymbolicDim Tracer::count(Value value) {
  std::optional<int64_t> rank = rankOf(value);
  if (!rank)
    return {};
  SymbolicDims dims;
  for (int64_t axis = 0; axis < *rank; ++axis)
    dims.push_back(dim(value, axis));
  return productOf(dims);
}

/// The dimension of a broadcast result: that of the only operand whose size is
/// not 1, or of either operand if both are equal.
SymbolicDim Tracer::broadcastDim(Operation *op, int64_t rank, int64_t axis) {
  SymbolicDim found;
  for (Value operand : op->getOperands()) {
    int64_t operandRank = rankOf(operand).value_or(-1);
    if (operandRank < 0)
      return {};
    int64_t operandAxis = axis - (rank - operandRank);
    if (operandAxis < 0 || dimOf(operand, operandAxis) == 1)
      continue;
    SymbolicDim traced = dim(operand, operandAxis);
    if (found.isKnown() && !(found == traced))
      return {};
    found = traced;
  }
  return found;
}

SymbolicDim Tracer::reshapedDim(ReshapeOp op, int64_t axis) {
  Dims shape = elements(op.getShape());
  if (!shape || axis >= int64_t(shape->size()))
    return {};
  SymbolicDim wanted = (*shape)[axis];
  if (wanted.getNumber() != -1)
    return wanted;
  shape->erase(shape->begin() + axis);
  return count(op.getInput()).dividedBy(productOf(*shape));
}

SymbolicDim Tracer::connectedDim(FullyConnectedOp op, int64_t rank,
                                 int64_t axis) {
  if (axis == rank - 1 || rankOf(op.getInput()) < 1)
    return {};
  if (op.getKeepNumDims() && rankOf(op.getInput()) == rank)
    return dim(op.getInput(), axis);
  if (op.getKeepNumDims() || rankOf(op.getFilter()) != 2)
    return {};
  return count(op.getInput()).dividedBy(dim(op.getFilter(), 1));
}

SymbolicDim Tracer::reducedDim(Operation *op, int64_t axis) {
  Value input = op->getOperand(0);
  auto reduced = reducedAxes(op);
  if (!reduced)
    return {};
  bool keepDims = keepsReducedDims(op);
  for (int64_t inputAxis = 0, left = axis, e = reduced->size(); inputAxis < e;
       ++inputAxis) {
    if ((*reduced)[inputAxis] && !keepDims)
      continue;
    if (left-- == 0)
      return (*reduced)[inputAxis] ? SymbolicDim(1) : dim(input, inputAxis);
  }
  return {};
}

SymbolicDim Tracer::gatheredDim(GatherOp op, int64_t axis) {
  int64_t paramsRank = rankOf(op.getParams()).value_or(-1);
  int64_t indicesRank = rankOf(op.getIndices()).value_or(-1);
  auto gatherAxis = normalizeAxis(op.getAxis(), paramsRank);
  if (paramsRank < 0 || indicesRank < 0 || !gatherAxis)
    return {};
  int64_t batch = op.getBatchDims();
  if (axis < *gatherAxis)
    return dim(op.getParams(), axis);
  int64_t inIndices = axis - *gatherAxis + batch;
  if (inIndices < indicesRank)
    return dim(op.getIndices(), inIndices);
  int64_t inParams = axis - (indicesRank - batch) + 1;
  return inParams < paramsRank ? dim(op.getParams(), inParams) : SymbolicDim();
}

/// True if the result has the shape of the first operand.
static bool keepsShape(Operation *op) {
  // Functions without a TFLite op, which appear in formulas (RecognizeGelu).
  StringRef name = op->getName().getStringRef();
  return name == "tf.Erf" || name == "tf.Erfc" || hasShapeOfFirstOperand(op);
}

Value Tracer::shapeSource(Value value) {
  auto found = knownSources.find(value);
  if (found != knownSources.end())
    return found->second;
  Operation *op = value.getDefiningOp();
  if (!op || budget == 0)
    return value;
  --budget;
  Value source;
  if (keepsShape(op))
    source = shapeSource(op->getOperand(0));
  else if (op->hasTrait<OpTrait::ResultsBroadcastableShape>())
    for (Value operand : op->getOperands()) {
      if (rankOf(operand) == 0)
        continue;
      Value traced = shapeSource(operand);
      if (source && source != traced) {
        source = value;
        break;
      }
      source = traced;
    }
  if (!source)
    source = value;
  knownSources.try_emplace(value, source);
  return source;
}

SymbolicDim Tracer::producedDim(Operation *op, Value value, int64_t axis) {
  int64_t rank = rankOf(value).value_or(-1);
  auto sameAxis = [&](Value operand) -> SymbolicDim {
    return rankOf(operand) == rank ? dim(operand, axis) : SymbolicDim();
  };
  if (keepsShape(op))
    return sameAxis(op->getOperand(0));
  if (op->hasTrait<OpTrait::ResultsBroadcastableShape>())
    return broadcastDim(op, rank, axis);
  if (op->hasTrait<IsReduction>())
    return reducedDim(op, axis);
  if (op->hasTrait<IsConvolution>() || isa<AveragePool2DOp, MaxPool2DOp>(op))
    return axis == 0 ? sameAxis(op->getOperand(0)) : SymbolicDim();
  return llvm::TypeSwitch<Operation *, SymbolicDim>(op)
      .Case([&](ReshapeOp reshape) { return reshapedDim(reshape, axis); })
      .Case([&](FullyConnectedOp connected) {
        return connectedDim(connected, rank, axis);
      })
      .Case([&](GatherOp gather) { return gatheredDim(gather, axis); })
      .Case([&](SelectOp select) { return sameAxis(select.getX()); })
      .Case([&](TransposeOp transpose) -> SymbolicDim {
        auto perm = constantInts(transpose.getPerm());
        if (!perm || int64_t(perm->size()) != rank ||
            rankOf(transpose.getInput()) != rank)
          return {};
        auto from = normalizeAxis((*perm)[axis], rank);
        return from ? dim(transpose.getInput(), *from) : SymbolicDim();
      })
      .Case([&](ConcatenationOp concat) -> SymbolicDim {
        return normalizeAxis(concat.getAxis(), rank) != axis
                   ? sameAxis(concat.getValues().front())
                   : SymbolicDim();
      })
      .Case([&](ExpandDimsOp expand) -> SymbolicDim {
        auto inserted = constantInt(expand.getDim());
        auto at = inserted ? normalizeAxis(*inserted, rank) : std::nullopt;
        if (!at || rankOf(expand.getInput()) != rank - 1 || axis == *at)
          return {};
        return dim(expand.getInput(), axis - (axis > *at));
      })
      .Case<FillOp, BroadcastToOp>([&](auto filling) -> SymbolicDim {
        Dims shape = elements(filling->getOperand(isa<FillOp>(op) ? 0 : 1));
        return shape && int64_t(shape->size()) == rank ? (*shape)[axis]
                                                       : SymbolicDim();
      })
      .Case<OneHotOp, SliceOp, SplitOp, SplitVOp, SqueezeOp, StridedSliceOp,
            TileOp, UnpackOp>([&](auto) -> SymbolicDim {
        // Axes that the op does not change.
        std::optional<Ints> axes = axesOfOperands(cast<OpResult>(value), axis);
        if (axes)
          for (auto [operand, from] : zip_equal(op->getOperands(), *axes))
            if (from != kNoAxis)
              return dim(operand, from);
        return {};
      })
      .Case([&](BatchMatMulOp product) -> SymbolicDim {
        int64_t xRank = rankOf(product.getX()).value_or(-1);
        if (axis == rank - 2 && xRank >= 2)
          return dim(product.getX(), product.getAdjX() ? xRank - 1 : xRank - 2);
        return xRank == rank && rankOf(product.getY()) == 2 && axis < rank - 2
                   ? sameAxis(product.getX())
                   : SymbolicDim();
      })
      .Default([](Operation *) { return SymbolicDim(); });
}

//===----------------------------------------------------------------------===//
// Shapes as values
//===----------------------------------------------------------------------===//

std::optional<SymbolicDims> Tracer::elements(Value shape) {
  auto type = dyn_cast<RankedTensorType>(shape.getType());
  if (!type || type.getRank() > 1 || !type.getElementType().isSignlessInteger())
    return std::nullopt;
  if (auto numbers = constantInts(shape))
    return SymbolicDims(numbers->begin(), numbers->end());
  Operation *op = shape.getDefiningOp();
  if (!op || budget == 0)
    return std::nullopt;
  --budget;
  return producedElements(op);
}

std::optional<SymbolicDims> Tracer::slicedElements(StridedSliceOp op) {
  auto begin = constantInt(op.getBegin()), end = constantInt(op.getEnd()),
       stride = constantInt(op.getStrides());
  Dims all = elements(op.getInput());
  if (!begin || !end || !stride || *stride != 1 || !all ||
      rankOf(op.getInput()) != 1 || op.getEllipsisMask() ||
      op.getNewAxisMask() || op.getOffset())
    return std::nullopt;
  int64_t size = all->size();
  auto clamp = [&](int64_t index) {
    return std::clamp<int64_t>(index < 0 ? index + size : index, 0, size);
  };
  int64_t first = op.getBeginMask() ? 0 : clamp(*begin);
  int64_t last = op.getEndMask() ? size : clamp(*end);
  if (op.getShrinkAxisMask())
    last = first + 1;
  if (first >= last || last > size)
    return std::nullopt;
  return SymbolicDims(all->begin() + first, all->begin() + last);
}

std::optional<SymbolicDims> Tracer::slicedElements(SliceOp op) {
  auto begin = constantInt(op.getBegin()), size = constantInt(op.getSize());
  Dims all = elements(op.getInput());
  if (!begin || !size || !all || rankOf(op.getInput()) != 1)
    return std::nullopt;
  int64_t count = all->size(), taken = *size < 0 ? count - *begin : *size;
  if (*begin < 0 || *begin > count || taken < 0 || taken > count - *begin)
    return std::nullopt;
  return SymbolicDims(all->begin() + *begin, all->begin() + *begin + taken);
}

std::optional<SymbolicDims> Tracer::gatheredElements(GatherOp op) {
  auto indices = constantInts(op.getIndices());
  Dims all = elements(op.getParams());
  if (!indices || !all || rankOf(op.getParams()) != 1 || op.getBatchDims())
    return std::nullopt;
  SymbolicDims gathered;
  for (int64_t index : *indices) {
    if (index < 0 || index >= int64_t(all->size()))
      return std::nullopt;
    gathered.push_back((*all)[index]);
  }
  return gathered;
}

std::optional<SymbolicDims> Tracer::joinedElements(ValueRange parts) {
  SymbolicDims joined;
  for (Value part : parts) {
    Dims found = elements(part);
    if (!found)
      return std::nullopt;
    append_range(joined, *found);
  }
  return joined;
}

std::optional<SymbolicDims> Tracer::multipliedElements(Value lhs, Value rhs) {
  Dims a = elements(lhs), b = elements(rhs);
  if (!a || !b || a->empty() || b->empty() ||
      (a->size() != b->size() && a->size() != 1 && b->size() != 1))
    return std::nullopt;
  SymbolicDims products;
  for (size_t i = 0, e = std::max(a->size(), b->size()); i < e; ++i) {
    SymbolicDim product =
        (*a)[a->size() == 1 ? 0 : i] * (*b)[b->size() == 1 ? 0 : i];
    if (!product.isKnown())
      return std::nullopt;
    products.push_back(product);
  }
  return products;
}

std::optional<SymbolicDims> Tracer::producedElements(Operation *op) {
  if (op->hasTrait<IsReshaping>())
    return elements(op->getOperand(0));
  return llvm::TypeSwitch<Operation *, Dims>(op)
      .Case([&](ShapeOp shape) -> Dims {
        if (!rankOf(shape.getInput()))
          return std::nullopt;
        SymbolicDims dims;
        for (int64_t axis = 0, e = *rankOf(shape.getInput()); axis < e; ++axis)
          dims.push_back(dim(shape.getInput(), axis));
        return dims;
      })
      .Case<StridedSliceOp, SliceOp>(
          [&](auto slice) { return slicedElements(slice); })
      .Case([&](GatherOp gather) { return gatheredElements(gather); })
      .Case([&](PackOp pack) -> Dims {
        return rankOf(pack.getResult()) == 1 ? joinedElements(pack.getValues())
                                             : std::nullopt;
      })
      .Case([&](ConcatenationOp concat) {
        return joinedElements(concat.getValues());
      })
      .Case([&](CastOp cast) { return elements(cast.getInput()); })
      .Case([&](MulOp mul) -> Dims {
        return mul.getFusedActivationFunction() == "NONE"
                   ? multipliedElements(mul.getLhs(), mul.getRhs())
                   : std::nullopt;
      })
      .Case([&](ReduceProdOp reduce) -> Dims {
        Dims all = elements(reduce.getInput());
        auto axes = constantInts(reduce.getAxes());
        if (!all || !axes || axes->size() != 1 ||
            rankOf(reduce.getInput()) != 1)
          return std::nullopt;
        SymbolicDim product = productOf(*all);
        return product.isKnown() ? Dims(SymbolicDims{product}) : std::nullopt;
      })
      .Default([](Operation *) { return std::nullopt; });
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

static SymbolicDim traceDim(Value value, int64_t axis) {
  return Tracer().dim(value, axis);
}

std::optional<SmallVector<std::optional<int64_t>>> numbersOf(Value shape) {
  auto isVector = [](Value value) {
    return rankOf(value).has_value() && rankOf(value) <= 1 &&
           hasStaticShape(value) &&
           cast<ShapedType>(value.getType()).getNumElements() <=
               kMaxSmallElements;
  };
  // Some operands may be known even if others are not.
  SmallVector<Value> parts{shape};
  if (Operation *op = shape.getDefiningOp();
      rankOf(shape) == 1 && isa_and_present<PackOp, ConcatenationOp>(op))
    parts.assign(op->operand_begin(), op->operand_end());
  SmallVector<std::optional<int64_t>> numbers;
  for (Value part : parts) {
    if (std::optional<SymbolicDims> elements = Tracer().elements(part)) {
      for (const SymbolicDim &element : *elements)
        numbers.push_back(element.getNumber());
      continue;
    }
    if (!isVector(part))
      return std::nullopt;
    numbers.resize(numbers.size() +
                   cast<ShapedType>(part.getType()).getNumElements());
  }
  return numbers;
}

bool sameDim(Value a, int64_t axisOfA, Value b, int64_t axisOfB) {
  if (a == b && axisOfA == axisOfB)
    return true;
  int64_t sizeOfA = dimOf(a, axisOfA), sizeOfB = dimOf(b, axisOfB);
  if (sizeOfA != kDynamic && sizeOfB != kDynamic)
    return sizeOfA == sizeOfB;
  // If one value derives from the other, stop the trace there: this bounds it
  // in deep graphs.
  SymbolicDim ofA(a, axisOfA), ofB(b, axisOfB);
  return Tracer({b, axisOfB}).dim(a, axisOfA) == ofB ||
         Tracer({a, axisOfA}).dim(b, axisOfB) == ofA ||
         traceDim(a, axisOfA) == traceDim(b, axisOfB);
}

bool sameShape(Value a, Value b, unsigned skipped) {
  if (rankOf(a) != rankOf(b))
    return false;
  int64_t rank = rankOf(a).value_or(-1);
  if (rank < 0) {
    Tracer tracer;
    return skipped == 0 && tracer.shapeSource(a) == tracer.shapeSource(b);
  }
  for (int64_t axis = 0; axis < rank - int64_t(skipped); ++axis)
    if (!sameDim(a, axis, b, axis))
      return false;
  return true;
}

bool sameShapeGivenCount(Value value, Value other) {
  int64_t rank = rankOf(value).value_or(-1);
  if (rank < 0 || rankOf(other) != rank)
    return false;
  unsigned unproven = 0;
  bool othersAreStatic = true;
  for (int64_t axis = 0; axis < rank; ++axis) {
    if (!sameDim(value, axis, other, axis))
      ++unproven;
    else if (dimOf(value, axis) == 0 ||
             ShapedType::isDynamic(dimOf(value, axis)))
      // If an axis is empty, the number of elements does not determine the
      // other dimensions.
      othersAreStatic = false;
  }
  return unproven == 0 || (unproven == 1 && othersAreStatic);
}

} // namespace tfuse::tfl
