//===- ExpressionReader.cpp - From ops to expressions ---------------------===//

#include "ExpressionReader.h"

#include "LayerNormalization.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Eval/LazyElements.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace lazy = eval::lazy;

/// Cells are less deep than this, but graphs may be deeper.
static constexpr unsigned kMaxDepth = 256;

int64_t rowWidth(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || tensor.getRank() < 1 ||
      !isa<Float16Type, BFloat16Type, Float32Type>(tensor.getElementType()))
    return 0;
  int64_t width = tensor.getShape().back();
  return ShapedType::isDynamic(width) ? 0 : width;
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

ElementsAttr ExpressionReader::constant(Value value) {
  value = tf::skipIdentities(resolve(value));
  if (ElementsAttr attr = tf::getConstant(value))
    return attr;
  Value resolved = resolve(value);
  if (resolved != value)
    return constant(resolved);
  Operation *op = value.getDefiningOp();
  if (!tf::isa(op, "Cast") ||
      !isa<FloatType>(getElementTypeOrSelf(op->getOperand(0).getType())) ||
      !isa<FloatType>(getElementTypeOrSelf(value.getType())))
    return {};
  return constant(op->getOperand(0));
}

ElementsAttr ExpressionReader::floats(Value value) {
  ElementsAttr attr = constant(value);
  if (!attr || !lazy::canView(attr) || !isa<FloatType>(attr.getElementType()) ||
      !attr.getShapedType().hasStaticShape() ||
      !lazy::canCast(attr.getElementType(),
                     Float32Type::get(attr.getContext())))
    return {};
  return expressions.asFloat32(attr);
}

/// Skips the ops that add axes to a row, or repeat it, for an elementwise op:
/// JAX broadcasts a bias in each iteration.
Value ExpressionReader::skipRowBroadcasts(Value value) {
  for (;;) {
    value = tf::skipIdentities(resolve(value));
    Operation *op = value.getDefiningOp();
    if (!tf::isa(op, "Reshape", "ExpandDims", "BroadcastTo"))
      return value;
    Value row = resolve(op->getOperand(0));
    auto type = dyn_cast<RankedTensorType>(row.getType());
    bool isScalar = type && type.hasStaticShape() && type.getNumElements() == 1;
    bool isRow = type && rowWidth(type) > 0 &&
                 rowWidth(type) == rowWidth(value.getType()) &&
                 all_of(type.getShape().drop_back(),
                        [](int64_t size) { return size == 1; });
    if (!isScalar && !isRow)
      return value;
    value = row;
  }
}

ElementsAttr ExpressionReader::vector(Value value, int64_t width,
                                      int64_t rank) {
  ElementsAttr attr = floats(skipRowBroadcasts(value));
  if (!attr)
    return {};
  ArrayRef<int64_t> shape = attr.getShapedType().getShape();
  if (int64_t(shape.size()) > rank || attr.getNumElements() == 0)
    return {};
  int64_t last = shape.empty() ? 1 : shape.back();
  // A splat has equal rows, however many.
  if (auto equal = dyn_cast<SplatElementsAttr>(attr);
      equal && (last == 1 || last == width))
    return equal.resizeSplat(
        RankedTensorType::get(width, Float32Type::get(attr.getContext())));
  if (last != 1 && last != width)
    return {};
  if (attr.getNumElements() != last)
    attr = expressions.withoutRepeats(attr, 1);
  if (!attr)
    return {};
  return lazy::broadcast(lazy::reshape(attr, {last}), {width});
}

std::optional<SmallVector<int64_t>> ExpressionReader::integers(Value value) {
  return constantInts(constant(value));
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

std::optional<Row> ExpressionReader::leaf(Value value) {
  int64_t width = rowWidth(value.getType());
  if (width <= 0)
    return std::nullopt;
  return Row{expressions.columns(value, 0, width)};
}

std::optional<Row> ExpressionReader::read(Value value) {
  value = resolve(value);
  if (auto found = known.find(value); found != known.end())
    return found->second;
  int64_t width = rowWidth(value.getType());
  if (width <= 0)
    return std::nullopt;
  std::optional<Row> row;
  if (depth < kMaxDepth && !isLeaf(value)) {
    ++depth;
    row = readOp(value);
    --depth;
  }
  if (!row || expressions.width(*row) != width)
    row = leaf(value);
  known.try_emplace(value, *row);
  if (row->size() == 1)
    values.try_emplace(row->front(), value);
  return row;
}

/// True for ops whose result equals their operand.
static bool movesNothing(Operation *op) {
  return tf::isa(op, "Identity", "StopGradient", "PreventGradient", "Snapshot",
                 "EnsureShape", "CheckNumerics");
}

/// True for a Transpose that moves no axis, as in tensordot.
static bool keepsAxes(Operation *op) {
  if (!tf::isa(op, "Transpose"))
    return false;
  std::optional<SmallVector<int64_t>> order = constantInts(op->getOperand(1));
  return order && !order->empty() &&
         llvm::equal(*order, seq<int64_t>(0, int64_t(order->size())));
}

std::optional<Row> ExpressionReader::readOp(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (movesNothing(op) || keepsAxes(op))
    return read(op->getOperand(0));
  if (tf::isa(op, "IdentityN"))
    return read(op->getOperand(cast<OpResult>(value).getResultNumber()));
  StringRef name = tf::opName(op);
  if (name == "Cast")
    return rowWidth(op->getOperand(0).getType()) > 0 ? read(op->getOperand(0))
                                                     : std::nullopt;
  char binary = llvm::StringSwitch<char>(name)
                    .Cases({"Add", "AddV2", "BiasAdd", "AddN"}, '+')
                    .Case("Sub", '-')
                    .Case("Mul", '*')
                    .Default(0);
  if (name == "BiasAdd" && tf::getString(op, "data_format") == "NCHW")
    return std::nullopt;
  if (std::optional<Row> row = readNormalized(op))
    return row;
  if (binary)
    return readBinary(op, binary);
  if (name == "Neg") {
    std::optional<Row> row = read(op->getOperand(0));
    if (row)
      for (SumId &piece : *row)
        piece = expressions.scale(
            piece, expressions.splat(-1, expressions.sum(piece).width));
    return row;
  }
  // For dropout at inference, Keras multiplies by ones.
  if (name == "OnesLike" || name == "ZerosLike")
    return Row{expressions.constant(expressions.splat(
        name == "OnesLike" ? 1 : 0, rowWidth(value.getType())))};
  if (name == "Fill")
    if (ElementsAttr element =
            vector(op->getOperand(1), rowWidth(value.getType()),
                   /*rank=*/0))
      return Row{expressions.constant(element)};
  if (name == "RealDiv" || name == "Div")
    return readQuotient(op);
  if (name == "Reciprocal" || name == "Inv")
    return readReciprocal(op);
  auto function = llvm::StringSwitch<std::optional<Function>>(name)
                      .Case("Sigmoid", Function::Sigmoid)
                      .Case("Tanh", Function::Tanh)
                      .Case("Exp", Function::Exp)
                      .Case("Relu", Function::Relu)
                      .Case("Relu6", Function::Relu6)
                      .Default(std::nullopt);
  if (function)
    return apply(*function, op->getOperand(0));
  if (name == "ClipByValue" || name == "Minimum" || name == "Maximum")
    return readClamp(op);
  if (name == "MatMul" || name.starts_with("BatchMatMul") || name == "Einsum")
    return readProduct(op);
  if (name == "Unpack")
    return readUnpack(value);
  if (name == "Split" || name == "SplitV")
    return readSplit(value);
  if (name == "Slice" || name == "StridedSlice")
    return readSlice(op);
  if (name == "Concat" || name == "ConcatV2")
    return readConcat(op);
  if (name == "Reshape" || name == "Squeeze" || name == "ExpandDims")
    return readSameColumns(op);
  if (name == "LSTMBlockCell")
    return readBlockCellOp(value);
  return std::nullopt;
}

std::optional<Row> ExpressionReader::apply(Function function, Value argument,
                                           float low, float high) {
  std::optional<Row> row = read(argument);
  if (row)
    for (SumId &piece : *row)
      piece = expressions.apply(function, piece, low, high);
  return row;
}

/// True if an elementwise op on both values does not broadcast. Leading axes of
/// size 1 may be missing: for a batch of 1, Keras 3 adds h * U like a bias.
static bool haveSameShape(Value left, Value right) {
  auto a = dyn_cast<RankedTensorType>(left.getType());
  auto b = dyn_cast<RankedTensorType>(right.getType());
  auto isOne = [](int64_t size) { return size == 1; };
  return a && b &&
         a.getShape().drop_while(isOne) == b.getShape().drop_while(isOne);
}

std::optional<Row> ExpressionReader::readBinary(Operation *op, char kind) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || op->getNumOperands() == 0)
    return std::nullopt;
  int64_t width = rowWidth(type);
  auto operand = [&](Value value) -> std::optional<Row> {
    if (ElementsAttr constant = vector(value, width, type.getRank()))
      return Row{expressions.constant(constant)};
    if (!haveSameShape(value, op->getResult(0)))
      return std::nullopt;
    return read(value);
  };
  std::optional<Row> total = operand(op->getOperand(0));
  for (Value value : op->getOperands().drop_front()) {
    std::optional<Row> other = operand(value);
    if (!total || !other)
      return std::nullopt;
    auto pieces = expressions.align(*total, *other);
    if (!pieces)
      return std::nullopt;
    total->clear();
    for (auto [left, right] : zip(pieces->first, pieces->second)) {
      std::optional<SumId> sum =
          kind == '*'
              ? expressions.multiply(left, right)
              : std::optional(expressions.add(left, right, kind == '-'));
      if (!sum)
        return std::nullopt;
      total->push_back(expressions.activationOf(*sum));
    }
  }
  return total;
}

/// Reads 1 / (1 + exp(-x)).
std::optional<Row> ExpressionReader::readReciprocal(Operation *op) {
  std::optional<Row> row = read(op->getOperand(op->getNumOperands() - 1));
  if (!row)
    return std::nullopt;
  for (SumId &piece : *row) {
    auto sigmoid = expressions.sigmoidOfQuotient(std::nullopt, piece);
    if (!sigmoid)
      return std::nullopt;
    piece = *sigmoid;
  }
  return row;
}

/// Reads a division by constants as a scale, and exp(x) / (1 + exp(x)) and
/// 1 / (1 + exp(-x)) as sigmoids.
std::optional<Row> ExpressionReader::readQuotient(Operation *op) {
  if (!haveSameShape(op->getOperand(0), op->getOperand(1)) &&
      haveSameShape(op->getOperand(1), op->getResult(0)) &&
      isSplat(floats(op->getOperand(0)), 1))
    return readReciprocal(op);
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  int64_t width = rowWidth(op->getResult(0).getType());
  ElementsAttr divisor = width > 0
                             ? vector(op->getOperand(1), width, type.getRank())
                             : ElementsAttr();
  if (!haveSameShape(op->getOperand(0), op->getResult(0)))
    return std::nullopt;
  if (!divisor) {
    std::optional<Row> top = read(op->getOperand(0));
    std::optional<Row> bottom =
        haveSameShape(op->getOperand(1), op->getResult(0))
            ? read(op->getOperand(1))
            : std::nullopt;
    auto pieces =
        top && bottom ? expressions.align(*top, *bottom) : std::nullopt;
    if (!pieces)
      return std::nullopt;
    Row row;
    for (auto [left, right] : zip(pieces->first, pieces->second)) {
      const Sum &sum = expressions.sum(left);
      bool isOne = sum.terms.empty() && isSplat(sum.constant, 1);
      auto sigmoid = expressions.sigmoidOfQuotient(
          isOne ? std::nullopt : std::optional(left), right);
      if (!sigmoid)
        return std::nullopt;
      row.push_back(*sigmoid);
    }
    return row;
  }
  std::optional<Row> row = read(op->getOperand(0));
  ElementsAttr factors =
      lazy::combine(eval::StepKind::Div, expressions.splat(1, width), divisor);
  int64_t begin = 0;
  if (row)
    for (SumId &piece : *row) {
      int64_t size = expressions.sum(piece).width;
      piece = expressions.activationOf(
          expressions.scale(piece, lazy::slice(factors, {begin}, {size}, {})));
      begin += size;
    }
  return row;
}

/// Reads ClipByValue, and Minimum of Maximum or Maximum of Minimum.
std::optional<Row> ExpressionReader::readClamp(Operation *op) {
  auto bound = [&](Value value) -> std::optional<float> {
    ElementsAttr attr = floats(value);
    if (!attr || attr.getNumElements() != 1)
      return std::nullopt;
    auto dense = dyn_cast<DenseElementsAttr>(attr);
    return dense ? std::optional(dense.getValues<float>()[0]) : std::nullopt;
  };
  if (tf::isa(op, "ClipByValue")) {
    auto low = bound(op->getOperand(1)), high = bound(op->getOperand(2));
    if (!low || !high)
      return std::nullopt;
    return apply(Function::Clip, op->getOperand(0), *low, *high);
  }
  // Minimum(Maximum(x, low), high) or Maximum(Minimum(x, high), low).
  auto split = [&](Operation *half) -> std::pair<Value, std::optional<float>> {
    for (unsigned index : {1u, 0u})
      if (std::optional<float> value = bound(half->getOperand(index)))
        return {half->getOperand(1 - index), value};
    return {};
  };
  auto [outer, outerBound] = split(op);
  if (!outer)
    return std::nullopt;
  Operation *inside = resolve(tf::skipIdentities(outer)).getDefiningOp();
  tf::OpName other =
      tf::isa(op, "Minimum") ? tf::OpName("Maximum") : tf::OpName("Minimum");
  if (!tf::isa(inside, other))
    return tf::isa(op, "Maximum") && outerBound == 0
               ? apply(Function::Relu, outer)
               : std::nullopt;
  auto [inner, innerBound] = split(inside);
  if (!inner)
    return std::nullopt;
  bool isMinimum = tf::isa(op, "Minimum");
  float low = isMinimum ? *innerBound : *outerBound;
  float high = isMinimum ? *outerBound : *innerBound;
  return low <= high ? apply(Function::Clip, inner, low, high) : std::nullopt;
}

namespace {
/// An Einsum of rows with a matrix, "..k,kj->..j".
struct MatMulEinsum {
  /// The matrix is transposed: "..k,jk->..j".
  bool isTransposed = false;
  /// The matrix has axes of the rows in front: "b..k,bkj->b..j".
  bool hasBatch = false;
};
} // namespace

static std::optional<MatMulEinsum> readEinsum(Operation *op) {
  StringRef equation = tf::getString(op, "equation").value_or("");
  auto [operands, result] = equation.split("->");
  auto [left, right] = operands.split(',');
  left = left.trim();
  right = right.trim();
  result = result.trim();
  // Each letter is one axis.
  auto isDistinct = [](StringRef letters) {
    return all_of(letters, isAlpha) && all_of(letters, [&](char letter) {
             return letters.count(letter) == 1;
           });
  };
  if (op->getNumOperands() != 2 || left.empty() || right.size() < 2 ||
      result.empty() || !isDistinct(left) || !isDistinct(right))
    return std::nullopt;
  StringRef rows = left.drop_back(), batch = right.drop_back(2),
            matrix = right.take_back(2);
  char from = left.back(), to = result.back();
  if (left.contains(to) || result.drop_back() != rows ||
      !all_of(batch, [&](char axis) { return rows.contains(axis); }))
    return std::nullopt;
  bool isTransposed = matrix[0] == to && matrix[1] == from;
  if (!isTransposed && (matrix[0] != from || matrix[1] != to))
    return std::nullopt;
  return MatMulEinsum{isTransposed, !batch.empty()};
}

/// Reads a layer normalization with a constant epsilon, scale and offset.
std::optional<Row> ExpressionReader::readNormalized(Operation *op) {
  std::optional<LayerNormalization> found = readLayerNormalization(op);
  int64_t width = rowWidth(op->getResult(0).getType());
  if (!found || width <= 0)
    return std::nullopt;
  auto rank = cast<RankedTensorType>(op->getResult(0).getType()).getRank();
  std::optional<Row> row = read(found->argument);
  ElementsAttr epsilon = vector(found->epsilon, 1, rank);
  auto value = dyn_cast_or_null<DenseFPElementsAttr>(epsilon);
  // The statistics must cover all columns.
  if (!row || row->size() != 1 || !value || expressions.width(*row) != width)
    return std::nullopt;
  SumId sum =
      expressions.apply(Function::Normalize, row->front(),
                        (*value.value_begin<APFloat>()).convertToFloat());
  if (found->scale) {
    ElementsAttr scale = vector(found->scale, width, rank);
    if (!scale)
      return std::nullopt;
    sum = expressions.scale(sum, scale);
  }
  if (found->offset) {
    ElementsAttr offset = vector(found->offset, width, rank);
    if (!offset)
      return std::nullopt;
    sum = expressions.add(sum, expressions.constant(offset));
  }
  return Row{sum};
}

std::optional<Row> ExpressionReader::readProduct(Operation *op) {
  bool isMatMul = tf::isa(op, "MatMul");
  std::optional<MatMulEinsum> einsum;
  if (tf::isa(op, "Einsum")) {
    einsum = readEinsum(op);
    if (!einsum)
      return std::nullopt;
  }
  auto flag = [&](StringRef matMul, StringRef batchMatMul) {
    if (einsum)
      return batchMatMul == "adj_y" && einsum->isTransposed;
    return tf::getBool(op, isMatMul ? matMul : batchMatMul).value_or(false);
  };
  Value weights = op->getOperand(1);
  ElementsAttr matrix = floats(weights);
  // A large broadcast matrix is not folded.
  Operation *broadcast = tf::skipIdentities(resolve(weights)).getDefiningOp();
  bool isBroadcast = false;
  if (!matrix && tf::isa(broadcast, "BroadcastTo")) {
    auto type = dyn_cast<RankedTensorType>(weights.getType());
    matrix = floats(broadcast->getOperand(0));
    isBroadcast =
        type && matrix && matrix.getShapedType().getRank() == 2 &&
        type.getRank() > 2 &&
        type.getShape().take_back(2) == matrix.getShapedType().getShape();
    if (!isBroadcast)
      return std::nullopt;
  }
  // A batch of equal matrices, if the matmul does not broadcast the rows.
  auto rows = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  bool keepsRows =
      !isMatMul && rows && result &&
      rows.getShape().drop_back() == result.getShape().drop_back() &&
      (!einsum || einsum->hasBatch);
  if (isBroadcast && !keepsRows)
    return std::nullopt;
  if (matrix && matrix.getShapedType().getRank() > 2 && keepsRows)
    matrix = expressions.withoutRepeats(matrix, 2);
  if (!matrix || flag("transpose_a", "adj_x") ||
      matrix.getShapedType().getRank() != 2)
    return std::nullopt;
  if (flag("transpose_b", "adj_y"))
    matrix = expressions.transposed(matrix);
  std::optional<Row> row = read(op->getOperand(0));
  if (!row || expressions.width(*row) != matrix.getShapedType().getDimSize(0))
    return std::nullopt;
  return Row{expressions.matmul(*row, matrix)};
}

} // namespace tfuse::recurrent
