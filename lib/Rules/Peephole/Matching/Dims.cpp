//===- Dims.cpp - Where dimensions come from ------------------------------===//
//
// Two functions call each other: dims of a value, and elements of a shape
// tensor. Each op they know is one function that says from which axis of which
// operand an axis of its result comes.
//
//===----------------------------------------------------------------------===//

#include "Dims.h"

#include "Constants.h"
#include "Types.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

#include "mlir/Dialect/Traits.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::tfl {

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static bool precedes(const DimProduct::Symbol &a, const DimProduct::Symbol &b) {
  return std::pair(a.first.getAsOpaquePointer(), a.second) <
         std::pair(b.first.getAsOpaquePointer(), b.second);
}

std::optional<DimProduct> DimProduct::times(const DimProduct &other) const {
  DimProduct product = *this;
  if (MulOverflow(factor, other.factor, product.factor))
    return std::nullopt;
  append_range(product.symbols, other.symbols);
  sort(product.symbols, precedes);
  return product;
}

std::optional<DimProduct> DimProduct::dividedBy(const DimProduct &other) const {
  if (other.factor == 0 || factor % other.factor != 0)
    return std::nullopt;
  DimProduct quotient = *this;
  quotient.factor = factor / other.factor;
  for (const Symbol &symbol : other.symbols) {
    auto *found = find(quotient.symbols, symbol);
    if (found == quotient.symbols.end())
      return std::nullopt;
    quotient.symbols.erase(found);
  }
  return quotient;
}

static std::optional<DimProduct> productOf(ArrayRef<DimProduct> dims) {
  std::optional<DimProduct> product = DimProduct(1);
  for (const DimProduct &dim : dims)
    if (product)
      product = product->times(dim);
  return product;
}

//===----------------------------------------------------------------------===//
// Tracing
//===----------------------------------------------------------------------===//

namespace {
/// How many ops one question may look at: enough for the shape arithmetic
/// around a layer, and a bound for networks of any depth and width.
constexpr unsigned kBudget = 64;

class Tracer {
public:
  Tracer() = default;
  /// Traces dimensions no further than to this one.
  explicit Tracer(DimProduct::Symbol origin) {
    known.try_emplace(origin, DimProduct(origin.first, origin.second));
  }

  DimProduct dim(Value value, int64_t axis);
  /// Where a tensor of unknown rank has its shape from.
  Value shapeSource(Value value);
  std::optional<DimProducts> elements(Value shape);
  std::optional<DimProduct> count(Value value);

private:
  using Dim = std::optional<DimProduct>;
  using Dims = std::optional<DimProducts>;

  Dim producedDim(Operation *op, Value value, int64_t axis);
  Dim broadcastDim(Operation *op, int64_t rank, int64_t axis);
  Dim reshapedDim(ReshapeOp op, int64_t axis);
  Dim connectedDim(FullyConnectedOp op, int64_t rank, int64_t axis);
  Dim reducedDim(Operation *op, bool keepDims, int64_t axis);
  Dim gatheredDim(GatherOp op, int64_t axis);

  Dims producedElements(Operation *op);
  Dims slicedElements(StridedSliceOp op);
  Dims slicedElements(SliceOp op);
  Dims gatheredElements(GatherOp op);
  Dims joinedElements(ValueRange parts);
  Dims multipliedElements(Value lhs, Value rhs);

  unsigned budget = kBudget;
  llvm::DenseMap<DimProduct::Symbol, DimProduct> known;
  llvm::DenseMap<Value, Value> knownSources;
};
} // namespace

DimProduct Tracer::dim(Value value, int64_t axis) {
  auto type = cast<RankedTensorType>(value.getType());
  if (!type.isDynamicDim(axis))
    return type.getDimSize(axis);
  DimProduct itself(value, axis);
  auto found = known.find({value, axis});
  if (found != known.end())
    return found->second;
  Operation *op = value.getDefiningOp();
  if (!op || budget == 0)
    return itself;
  --budget;
  DimProduct traced = producedDim(op, value, axis).value_or(itself);
  known.try_emplace({value, axis}, traced);
  return traced;
}

std::optional<DimProduct> Tracer::count(Value value) {
  if (rankOf(value) < 0)
    return std::nullopt;
  DimProducts dims;
  for (int64_t axis = 0, rank = rankOf(value); axis < rank; ++axis)
    dims.push_back(dim(value, axis));
  return productOf(dims);
}

/// The dimension of a broadcast: that of the operand which is known not to be
/// stretched, or of either if both are the same.
std::optional<DimProduct> Tracer::broadcastDim(Operation *op, int64_t rank,
                                               int64_t axis) {
  std::optional<DimProduct> found;
  for (Value operand : op->getOperands()) {
    int64_t operandRank = rankOf(operand);
    if (operandRank < 0)
      return std::nullopt;
    int64_t operandAxis = axis - (rank - operandRank);
    if (operandAxis < 0 || shapeOf(operand)[operandAxis] == 1)
      continue;
    DimProduct traced = dim(operand, operandAxis);
    if (found && !(*found == traced))
      return std::nullopt;
    found = traced;
  }
  return found;
}

std::optional<DimProduct> Tracer::reshapedDim(ReshapeOp op, int64_t axis) {
  Dims shape = elements(op.getShape());
  if (!shape || axis >= int64_t(shape->size()))
    return std::nullopt;
  DimProduct wanted = (*shape)[axis];
  if (wanted.getNumber() != -1)
    return wanted;
  shape->erase(shape->begin() + axis);
  Dim all = count(op.getInput()), others = productOf(*shape);
  return all && others ? all->dividedBy(*others) : std::nullopt;
}

std::optional<DimProduct> Tracer::connectedDim(FullyConnectedOp op,
                                               int64_t rank, int64_t axis) {
  if (axis == rank - 1 || rankOf(op.getInput()) < 1)
    return std::nullopt;
  if (op.getKeepNumDims() && rankOf(op.getInput()) == rank)
    return dim(op.getInput(), axis);
  Dim all = count(op.getInput());
  if (op.getKeepNumDims() || !all || rankOf(op.getFilter()) != 2)
    return std::nullopt;
  return all->dividedBy(dim(op.getFilter(), 1));
}

std::optional<DimProduct> Tracer::reducedDim(Operation *op, bool keepDims,
                                             int64_t axis) {
  Value input = op->getOperand(0);
  auto axes = intsOf(op->getOperand(1));
  int64_t rank = rankOf(input);
  if (!axes || rank < 0)
    return std::nullopt;
  SmallVector<bool> reduced(rank, false);
  for (int64_t number : *axes)
    if (auto normal = normalizeAxis(number, rank))
      reduced[*normal] = true;
  for (int64_t inputAxis = 0, left = axis; inputAxis < rank; ++inputAxis) {
    if (reduced[inputAxis] && !keepDims)
      continue;
    if (left-- == 0)
      return reduced[inputAxis] ? DimProduct(1) : dim(input, inputAxis);
  }
  return std::nullopt;
}

std::optional<DimProduct> Tracer::gatheredDim(GatherOp op, int64_t axis) {
  int64_t paramsRank = rankOf(op.getParams());
  int64_t indicesRank = rankOf(op.getIndices());
  auto gatherAxis = normalizeAxis(op.getAxis(), paramsRank);
  if (paramsRank < 0 || indicesRank < 0 || !gatherAxis)
    return std::nullopt;
  int64_t batch = op.getBatchDims();
  if (axis < *gatherAxis)
    return dim(op.getParams(), axis);
  int64_t inIndices = axis - *gatherAxis + batch;
  if (inIndices < indicesRank)
    return dim(op.getIndices(), inIndices);
  int64_t inParams = axis - (indicesRank - batch) + 1;
  return inParams < paramsRank ? Dim(dim(op.getParams(), inParams))
                               : std::nullopt;
}

/// Whether the result has the shape of the first operand.
static bool keepsShape(Operation *op) {
  // Functions without TFLite operator, as parts of formulas (RecognizeGelu).
  StringRef name = op->getName().getStringRef();
  return name == "tf.Erf" || name == "tf.Erfc" ||
         op->hasTrait<OpTrait::SameOperandsAndResultShape>() ||
         op->hasTrait<OpTrait::SameOperandsAndResultType>() ||
         isa<CastOp, SoftmaxOp, LogSoftmaxOp, L2NormalizationOp, QuantizeOp,
             DequantizeOp, LeakyReluOp, EluOp, HardSwishOp, GeluOp, PReluOp,
             CumsumOp, ReverseV2Op>(op) ||
         (op->getNumOperands() == 1 && op->getNumResults() == 1 &&
          isa<AbsOp, CeilOp, CosOp, ExpOp, FloorOp, LogOp, LogisticOp, NegOp,
              ReluOp, Relu6Op, Relu1Op, Relu0To1Op, RoundOp, RsqrtOp, SignOp,
              SinOp, SqrtOp, SquareOp, TanhOp, LogicalNotOp>(op));
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

std::optional<DimProduct> Tracer::producedDim(Operation *op, Value value,
                                              int64_t axis) {
  int64_t rank = rankOf(value);
  auto sameAxis = [&](Value operand) -> Dim {
    return rankOf(operand) == rank ? Dim(dim(operand, axis)) : std::nullopt;
  };
  if (keepsShape(op))
    return sameAxis(op->getOperand(0));
  if (op->hasTrait<OpTrait::ResultsBroadcastableShape>())
    return broadcastDim(op, rank, axis);
  return llvm::TypeSwitch<Operation *, Dim>(op)
      .Case([&](ReshapeOp reshape) { return reshapedDim(reshape, axis); })
      .Case([&](FullyConnectedOp connected) {
        return connectedDim(connected, rank, axis);
      })
      .Case([&](GatherOp gather) { return gatheredDim(gather, axis); })
      .Case([&](SelectOp select) { return sameAxis(select.getX()); })
      .Case<MeanOp, SumOp, ReduceMaxOp, ReduceMinOp, ReduceProdOp, ReduceAnyOp,
            ReduceAllOp>([&](auto reduce) {
        return reducedDim(reduce, reduce.getKeepDims(), axis);
      })
      .Case<Conv2DOp, DepthwiseConv2DOp, Conv3DOp, AveragePool2DOp,
            MaxPool2DOp>([&](Operation *) -> Dim {
        return axis == 0 ? sameAxis(op->getOperand(0)) : std::nullopt;
      })
      .Case([&](TransposeOp transpose) -> Dim {
        auto perm = intsOf(transpose.getPerm());
        if (!perm || int64_t(perm->size()) != rank ||
            rankOf(transpose.getInput()) != rank)
          return std::nullopt;
        auto from = normalizeAxis((*perm)[axis], rank);
        return from ? Dim(dim(transpose.getInput(), *from)) : std::nullopt;
      })
      .Case([&](ConcatenationOp concat) -> Dim {
        return normalizeAxis(concat.getAxis(), rank) != axis
                   ? sameAxis(concat.getValues().front())
                   : std::nullopt;
      })
      .Case([&](ExpandDimsOp expand) -> Dim {
        auto inserted = intOf(expand.getDim());
        auto at = inserted ? normalizeAxis(*inserted, rank) : std::nullopt;
        if (!at || rankOf(expand.getInput()) != rank - 1 || axis == *at)
          return std::nullopt;
        return dim(expand.getInput(), axis - (axis > *at));
      })
      .Case<FillOp, BroadcastToOp>([&](auto filling) -> Dim {
        Dims shape = elements(filling->getOperand(isa<FillOp>(op) ? 0 : 1));
        return shape && int64_t(shape->size()) == rank ? Dim((*shape)[axis])
                                                       : std::nullopt;
      })
      .Case([&](BatchMatMulOp product) -> Dim {
        int64_t xRank = rankOf(product.getX());
        if (axis == rank - 2 && xRank >= 2)
          return dim(product.getX(), product.getAdjX() ? xRank - 1 : xRank - 2);
        return xRank == rank && rankOf(product.getY()) == 2 && axis < rank - 2
                   ? sameAxis(product.getX())
                   : std::nullopt;
      })
      .Default([](Operation *) { return std::nullopt; });
}

//===----------------------------------------------------------------------===//
// Shapes as values
//===----------------------------------------------------------------------===//

std::optional<DimProducts> Tracer::elements(Value shape) {
  auto type = rankedType(shape);
  if (!type || type.getRank() > 1 || !type.getElementType().isSignlessInteger())
    return std::nullopt;
  if (auto numbers = intsOf(shape))
    return DimProducts(numbers->begin(), numbers->end());
  Operation *op = shape.getDefiningOp();
  if (!op || budget == 0)
    return std::nullopt;
  --budget;
  return producedElements(op);
}

std::optional<DimProducts> Tracer::slicedElements(StridedSliceOp op) {
  auto begin = intOf(op.getBegin()), end = intOf(op.getEnd()),
       stride = intOf(op.getStrides());
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
  return DimProducts(all->begin() + first, all->begin() + last);
}

std::optional<DimProducts> Tracer::slicedElements(SliceOp op) {
  auto begin = intOf(op.getBegin()), size = intOf(op.getSize());
  Dims all = elements(op.getInput());
  if (!begin || !size || !all || rankOf(op.getInput()) != 1)
    return std::nullopt;
  int64_t count = all->size(), taken = *size < 0 ? count - *begin : *size;
  if (*begin < 0 || *begin > count || taken < 0 || taken > count - *begin)
    return std::nullopt;
  return DimProducts(all->begin() + *begin, all->begin() + *begin + taken);
}

std::optional<DimProducts> Tracer::gatheredElements(GatherOp op) {
  auto indices = intsOf(op.getIndices());
  Dims all = elements(op.getParams());
  if (!indices || !all || rankOf(op.getParams()) != 1 || op.getBatchDims())
    return std::nullopt;
  DimProducts gathered;
  for (int64_t index : *indices) {
    if (index < 0 || index >= int64_t(all->size()))
      return std::nullopt;
    gathered.push_back((*all)[index]);
  }
  return gathered;
}

std::optional<DimProducts> Tracer::joinedElements(ValueRange parts) {
  DimProducts joined;
  for (Value part : parts) {
    Dims found = elements(part);
    if (!found)
      return std::nullopt;
    append_range(joined, *found);
  }
  return joined;
}

std::optional<DimProducts> Tracer::multipliedElements(Value lhs, Value rhs) {
  Dims a = elements(lhs), b = elements(rhs);
  if (!a || !b || a->empty() || b->empty() ||
      (a->size() != b->size() && a->size() != 1 && b->size() != 1))
    return std::nullopt;
  DimProducts products;
  for (size_t i = 0, e = std::max(a->size(), b->size()); i < e; ++i) {
    Dim product =
        (*a)[a->size() == 1 ? 0 : i].times((*b)[b->size() == 1 ? 0 : i]);
    if (!product)
      return std::nullopt;
    products.push_back(*product);
  }
  return products;
}

std::optional<DimProducts> Tracer::producedElements(Operation *op) {
  return llvm::TypeSwitch<Operation *, Dims>(op)
      .Case([&](ShapeOp shape) -> Dims {
        if (rankOf(shape.getInput()) < 0)
          return std::nullopt;
        DimProducts dims;
        for (int64_t axis = 0, e = rankOf(shape.getInput()); axis < e; ++axis)
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
      .Case<ReshapeOp, ExpandDimsOp, SqueezeOp, CastOp>(
          [&](auto same) { return elements(same->getOperand(0)); })
      .Case([&](MulOp mul) -> Dims {
        return mul.getFusedActivationFunction() == "NONE"
                   ? multipliedElements(mul.getLhs(), mul.getRhs())
                   : std::nullopt;
      })
      .Case([&](ReduceProdOp reduce) -> Dims {
        Dims all = elements(reduce.getInput());
        auto axes = intsOf(reduce.getAxes());
        if (!all || !axes || axes->size() != 1 ||
            rankOf(reduce.getInput()) != 1)
          return std::nullopt;
        Dim product = productOf(*all);
        return product ? Dims(DimProducts{*product}) : std::nullopt;
      })
      .Default([](Operation *) { return std::nullopt; });
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

DimProduct dimOf(Value value, int64_t axis) {
  return Tracer().dim(value, axis);
}

DimProducts dimsOf(Value value) {
  DimProducts dims;
  for (int64_t axis = 0, rank = rankOf(value); axis < rank; ++axis)
    dims.push_back(dimOf(value, axis));
  return dims;
}

std::optional<SmallVector<std::optional<int64_t>>> numbersOf(Value shape) {
  auto isVector = [](Value value) {
    return rankOf(value) >= 0 && rankOf(value) <= 1 && hasStaticShape(value) &&
           cast<ShapedType>(value.getType()).getNumElements() <= kSmallElements;
  };
  // A part may be known beside another that comes from anywhere.
  SmallVector<Value> parts{shape};
  if (Operation *op = shape.getDefiningOp();
      rankOf(shape) == 1 && isa_and_present<PackOp, ConcatenationOp>(op))
    parts.assign(op->operand_begin(), op->operand_end());
  SmallVector<std::optional<int64_t>> numbers;
  for (Value part : parts) {
    if (std::optional<DimProducts> elements = Tracer().elements(part)) {
      for (const DimProduct &element : *elements)
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
  ArrayRef<int64_t> shapeOfA = shapeOf(a), shapeOfB = shapeOf(b);
  if (!ShapedType::isDynamic(shapeOfA[axisOfA]) &&
      !ShapedType::isDynamic(shapeOfB[axisOfB]))
    return shapeOfA[axisOfA] == shapeOfB[axisOfB];
  // Where one comes from the other, that takes few steps, however much is in
  // front of both.
  DimProduct ofA(a, axisOfA), ofB(b, axisOfB);
  return Tracer({b, axisOfB}).dim(a, axisOfA) == ofB ||
         Tracer({a, axisOfA}).dim(b, axisOfB) == ofA ||
         dimOf(a, axisOfA) == dimOf(b, axisOfB);
}

bool sameShape(Value a, Value b, unsigned skipped) {
  int64_t rank = rankOf(a);
  if (rankOf(b) != rank)
    return false;
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
  int64_t rank = rankOf(value);
  if (rank < 0 || rankOf(other) != rank)
    return false;
  unsigned unproven = 0;
  bool othersAreStatic = true;
  for (int64_t axis = 0; axis < rank; ++axis) {
    if (!sameDim(value, axis, other, axis))
      ++unproven;
    else if (shapeOf(value)[axis] == 0 ||
             ShapedType::isDynamic(shapeOf(value)[axis]))
      // Where it is zero, the count says nothing of the others.
      othersAreStatic = false;
  }
  return unproven == 0 || (unproven == 1 && othersAreStatic);
}

} // namespace tfuse::tfl
