//===- StepReader.cpp - From ops to expressions ---------------------------===//

#include "StepReader.h"

#include "Integers.h"
#include "Normalization.h"
#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Eval/LazyElements.h"
#include "tfuse/Eval/StridedSlice.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

namespace lazy = eval::lazy;

/// A cell is not deeper than this; whole graphs are.
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

ElementsAttr StepReader::constant(Value value) {
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

/// A constant of floats as float32.
static ElementsAttr asFloats(ElementsAttr attr) {
  if (!attr || !lazy::canView(attr) || !isa<FloatType>(attr.getElementType()) ||
      !attr.getShapedType().hasStaticShape())
    return {};
  Type f32 = Float32Type::get(attr.getContext());
  if (attr.getElementType() == f32)
    return attr;
  return lazy::canCast(attr.getElementType(), f32) ? lazy::cast(attr, f32)
                                                   : ElementsAttr();
}

ElementsAttr StepReader::vector(Value value, int64_t width, int64_t rank) {
  ElementsAttr attr = asFloats(constant(value));
  if (!attr)
    return {};
  ArrayRef<int64_t> shape = attr.getShapedType().getShape();
  if (int64_t(shape.size()) > rank || attr.getNumElements() == 0)
    return {};
  int64_t last = shape.empty() ? 1 : shape.back();
  // Equal rows, however many.
  if (auto equal = dyn_cast<SplatElementsAttr>(attr);
      equal && (last == 1 || last == width))
    return equal.resizeSplat(
        RankedTensorType::get(width, Float32Type::get(attr.getContext())));
  if (attr.getNumElements() != last || (last != 1 && last != width))
    return {};
  return lazy::broadcast(lazy::reshape(attr, {last}), {width});
}

std::optional<SmallVector<int64_t>> StepReader::integers(Value value) {
  return recurrent::integers(constant(value));
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

std::optional<Row> StepReader::leaf(Value value) {
  int64_t width = rowWidth(value.getType());
  if (width <= 0)
    return std::nullopt;
  return Row{expressions.columns(value, 0, width)};
}

std::optional<Row> StepReader::read(Value value) {
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

/// Whether an op leaves its operand's elements where they are.
static bool movesNothing(Operation *op) {
  return tf::isa(op, "Identity", "StopGradient", "PreventGradient", "Snapshot",
                 "EnsureShape", "CheckNumerics");
}

/// A Transpose that leaves all axes where they are, as tensordot writes it.
static bool keepsAxes(Operation *op) {
  if (!tf::isa(op, "Transpose"))
    return false;
  std::optional<SmallVector<int64_t>> order =
      recurrent::integers(op->getOperand(1));
  return order && !order->empty() &&
         llvm::equal(*order, seq<int64_t>(0, int64_t(order->size())));
}

std::optional<Row> StepReader::readOp(Value value) {
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
  // Keras's dropout, which keeps all when it does not train.
  if (name == "OnesLike" || name == "ZerosLike")
    return Row{expressions.constant(expressions.splat(
        name == "OnesLike" ? 1 : 0, rowWidth(value.getType())))};
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
    return readBlockCell(value);
  return std::nullopt;
}

std::optional<Row> StepReader::apply(Function function, Value argument,
                                     float low, float high) {
  std::optional<Row> row = read(argument);
  if (row)
    for (SumId &piece : *row)
      piece = expressions.apply(function, piece, low, high);
  return row;
}

/// Whether an operation on both works element by element without repeating
/// anything. Axes of one element in front may be missing: for a batch of one
/// Keras 3 adds h * U as if it were a bias.
static bool haveSameShape(Value left, Value right) {
  auto a = dyn_cast<RankedTensorType>(left.getType());
  auto b = dyn_cast<RankedTensorType>(right.getType());
  auto isOne = [](int64_t size) { return size == 1; };
  return a && b &&
         a.getShape().drop_while(isOne) == b.getShape().drop_while(isOne);
}

std::optional<Row> StepReader::readBinary(Operation *op, char kind) {
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

/// 1 / (1 + exp(-x)).
std::optional<Row> StepReader::readReciprocal(Operation *op) {
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

/// A division by constants is a scale; a sigmoid may be spelled out with one.
std::optional<Row> StepReader::readQuotient(Operation *op) {
  if (!haveSameShape(op->getOperand(0), op->getOperand(1)) &&
      haveSameShape(op->getOperand(1), op->getResult(0)) &&
      isSplat(asFloats(constant(op->getOperand(0))), 1))
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

/// ClipByValue, or one half of it around the other.
std::optional<Row> StepReader::readClamp(Operation *op) {
  auto bound = [&](Value value) -> std::optional<float> {
    ElementsAttr attr = asFloats(constant(value));
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
  // Minimum(Maximum(x, low), high), either way round.
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
    return std::nullopt;
  auto [inner, innerBound] = split(inside);
  if (!inner)
    return std::nullopt;
  bool isMinimum = tf::isa(op, "Minimum");
  float low = isMinimum ? *innerBound : *outerBound;
  float high = isMinimum ? *outerBound : *innerBound;
  return low <= high ? apply(Function::Clip, inner, low, high) : std::nullopt;
}

/// Whether the second operand of an Einsum is transposed, if that is a product
/// of rows with a matrix: "..k,kj->..j" or "..k,jk->..j".
static std::optional<bool> isTransposedEinsum(Operation *op) {
  StringRef equation = tf::getString(op, "equation").value_or("");
  auto [operands, result] = equation.split("->");
  auto [left, right] = operands.split(',');
  left = left.trim();
  right = right.trim();
  result = result.trim();
  if (op->getNumOperands() != 2 || left.empty() || right.size() != 2 ||
      !all_of(left, isAlpha) || result.empty() || right[0] == right[1])
    return std::nullopt;
  StringRef rows = left.drop_back();
  for (bool isTransposed : {false, true}) {
    char from = right[isTransposed ? 1 : 0], to = right[isTransposed ? 0 : 1];
    if (left.back() == from && !rows.contains(from) && !left.contains(to) &&
        result.drop_back() == rows && result.back() == to)
      return isTransposed;
  }
  return std::nullopt;
}

/// A layer normalization with a constant epsilon, scale and offset.
std::optional<Row> StepReader::readNormalized(Operation *op) {
  std::optional<Normalization> found = readNormalization(op);
  int64_t width = rowWidth(op->getResult(0).getType());
  if (!found || width <= 0)
    return std::nullopt;
  auto rank = cast<RankedTensorType>(op->getResult(0).getType()).getRank();
  std::optional<Row> row = read(found->argument);
  ElementsAttr epsilon = vector(found->epsilon, 1, rank);
  auto value = dyn_cast_or_null<DenseFPElementsAttr>(epsilon);
  // What is normalized is all of it.
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

std::optional<Row> StepReader::readProduct(Operation *op) {
  bool isMatMul = tf::isa(op, "MatMul");
  std::optional<bool> einsum;
  if (tf::isa(op, "Einsum")) {
    einsum = isTransposedEinsum(op);
    if (!einsum)
      return std::nullopt;
  }
  auto flag = [&](StringRef matMul, StringRef batchMatMul) {
    if (einsum)
      return batchMatMul == "adj_y" && *einsum;
    return tf::getBool(op, isMatMul ? matMul : batchMatMul).value_or(false);
  };
  ElementsAttr matrix = asFloats(constant(op->getOperand(1)));
  if (!matrix || flag("transpose_a", "adj_x") ||
      matrix.getShapedType().getRank() != 2)
    return std::nullopt;
  if (flag("transpose_b", "adj_y"))
    matrix = lazy::transpose(matrix, {1, 0});
  std::optional<Row> row = read(op->getOperand(0));
  if (!row || expressions.width(*row) != matrix.getShapedType().getDimSize(0))
    return std::nullopt;
  return Row{expressions.product(*row, matrix)};
}

//===----------------------------------------------------------------------===//
// Cutting and joining along the last axis
//===----------------------------------------------------------------------===//

/// Whether `axis` is the last one of `value`.
static bool isLastAxis(Value value, std::optional<SmallVector<int64_t>> axis) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && axis && axis->size() == 1 &&
         ((*axis)[0] == -1 || (*axis)[0] == type.getRank() - 1);
}

std::optional<Row> StepReader::readSplit(Value result) {
  Operation *op = result.getDefiningOp();
  Value value = tf::getOperand(op, "value");
  Value axis = tf::getOperand(op, "split_dim");
  if (!value || !axis || !isLastAxis(value, integers(axis)))
    return std::nullopt;
  std::optional<Row> row = read(value);
  if (!row)
    return std::nullopt;
  int64_t begin = 0;
  for (Value other : op->getResults()) {
    int64_t width = rowWidth(other.getType());
    if (width <= 0)
      return std::nullopt;
    if (other == result)
      return expressions.slice(*row, begin, width);
    begin += width;
  }
  return std::nullopt;
}

/// One of n pieces of columns: Unpack(Reshape(x, [.., n, k]), axis=-2).
std::optional<Row> StepReader::readUnpack(Value result) {
  Operation *op = result.getDefiningOp();
  Operation *reshape = tf::skipIdentities(op->getOperand(0)).getDefiningOp();
  if (!tf::isa(reshape, "Reshape"))
    return std::nullopt;
  Value rows = reshape->getOperand(0);
  auto from = dyn_cast<RankedTensorType>(rows.getType());
  auto to = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  int64_t axis = tf::getInt(op, "axis").value_or(0);
  if (!from || !to || from.getRank() < 1 || to.getRank() != from.getRank() + 1)
    return std::nullopt;
  int64_t count = to.getDimSize(to.getRank() - 2), width = rowWidth(to);
  if ((axis != -2 && axis != to.getRank() - 2) || count <= 0 || width <= 0 ||
      rowWidth(from) != count * width ||
      from.getShape().drop_back() != to.getShape().drop_back(2) ||
      count_if(from.getShape(), ShapedType::isDynamic) > 1)
    return std::nullopt;
  std::optional<Row> row = read(rows);
  if (!row)
    return std::nullopt;
  int64_t piece = cast<OpResult>(result).getResultNumber();
  return expressions.slice(*row, piece * width, width);
}

/// The masks of a StridedSlice.
static eval::StridedSliceMasks masksOf(Operation *op) {
  auto mask = [&](StringRef name) { return tf::getInt(op, name).value_or(0); };
  return {mask("begin_mask"), mask("end_mask"), mask("ellipsis_mask"),
          mask("new_axis_mask"), mask("shrink_axis_mask")};
}

std::optional<Row> StepReader::readSlice(Operation *op) {
  Value value = op->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto begin = integers(op->getOperand(1)), end = integers(op->getOperand(2));
  if (!type || !result || !begin || !end ||
      result.getRank() != type.getRank() || rowWidth(type) <= 0)
    return std::nullopt;
  int64_t last = type.getRank() - 1, width = rowWidth(result), from = 0;
  if (tf::isa(op, "Slice")) {
    if (int64_t(begin->size()) != type.getRank() ||
        int64_t(end->size()) != type.getRank())
      return std::nullopt;
    // All of the other axes, which may be unknown.
    for (int64_t axis : seq(last))
      if ((*begin)[axis] != 0 ||
          ((*end)[axis] != -1 && (*end)[axis] != type.getDimSize(axis)))
        return std::nullopt;
    from = (*begin)[last];
  } else {
    auto step = integers(op->getOperand(3));
    if (!step)
      return std::nullopt;
    // Any size will do for the axes that are taken whole.
    constexpr int64_t kUnknown = int64_t(1) << 30;
    SmallVector<int64_t> shape(type.getShape());
    for (int64_t &size : shape)
      if (ShapedType::isDynamic(size))
        size = kUnknown;
    auto spec =
        eval::resolveStridedSlice(shape, *begin, *end, *step, masksOf(op));
    if (!spec || spec->steps[last] != 1)
      return std::nullopt;
    for (int64_t axis : seq(last))
      if (spec->begins[axis] != 0 || spec->steps[axis] != 1 ||
          spec->sizes[axis] != shape[axis])
        return std::nullopt;
    from = spec->begins[last];
    width = spec->sizes[last];
  }
  std::optional<Row> row = read(value);
  if (!row || from < 0 || width <= 0 || from + width > rowWidth(type))
    return std::nullopt;
  return expressions.slice(*row, from, width);
}

std::optional<Row> StepReader::readConcat(Operation *op) {
  Value axis =
      tf::getOperand(op, tf::isa(op, "Concat") ? "concat_dim" : "axis");
  if (!axis || !isLastAxis(op->getResult(0), integers(axis)))
    return std::nullopt;
  Row result;
  for (Value value : tf::getOperands(op, "values")) {
    std::optional<Row> row = read(value);
    if (!row)
      return std::nullopt;
    append_range(result, *row);
  }
  return result;
}

/// A change of the other axes that leaves rows in their order. What remains of
/// them is the caller's business: elementwise ops ask for equal shapes.
std::optional<Row> StepReader::readSameColumns(Operation *op) {
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!from || !to || rowWidth(from) <= 0 || rowWidth(from) != rowWidth(to))
    return std::nullopt;
  // Axes of one element come or go; the rest keeps its order and sizes.
  auto rest = [](RankedTensorType type) {
    SmallVector<int64_t> sizes;
    for (int64_t size : type.getShape().drop_back())
      if (size != 1)
        sizes.push_back(size);
    return sizes;
  };
  if (mergesRows)
    return read(op->getOperand(0));
  if (rest(from) != rest(to) || count_if(rest(from), ShapedType::isDynamic) > 1)
    return std::nullopt;
  return read(op->getOperand(0));
}

//===----------------------------------------------------------------------===//
// Cells that are one op
//===----------------------------------------------------------------------===//

/// LSTMBlockCell: one matrix for input and state, gates in the order input,
/// cell, forget, output.
std::optional<Row> StepReader::readBlockCell(Value result) {
  Operation *op = result.getDefiningOp();
  StringRef wanted;
  for (StringRef name : {"i", "cs", "f", "o", "ci", "co", "h"})
    if (tf::getResult(op, name) == result)
      wanted = name;
  std::optional<BlockStep> step =
      readBlockStep(op, tf::getOperand(op, "x"), tf::getOperand(op, "h_prev"),
                    tf::getOperand(op, "cs_prev"), "icfo",
                    tf::getFloat(op, "forget_bias").value_or(1));
  if (!step)
    return std::nullopt;
  if (wanted == "cs")
    return Row{step->cell};
  if (wanted == "h")
    return Row{step->hidden};
  return std::nullopt;
}

std::optional<BlockStep>
StepReader::readBlockStep(Operation *op, Value x, Value hidden, Value cellState,
                          StringRef gates, float forgetBias) {
  std::optional<Row> input = read(x), state = read(hidden),
                     before = read(cellState);
  ElementsAttr weight = asFloats(constant(tf::getOperand(op, "w")));
  ElementsAttr bias = asFloats(constant(tf::getOperand(op, "b")));
  if (!input || !state || !before || !weight || !bias ||
      weight.getShapedType().getRank() != 2 ||
      bias.getShapedType().getRank() != 1)
    return std::nullopt;
  int64_t units = expressions.width(*before);
  Row operands = *input;
  append_range(operands, *state);
  if (units <= 0 || weight.getShapedType().getDimSize(1) != 4 * units ||
      bias.getNumElements() != 4 * units ||
      weight.getShapedType().getDimSize(0) != expressions.width(operands))
    return std::nullopt;
  // One sum for the cell's state, or the products below would not fit.
  if (before->size() != 1)
    return std::nullopt;
  SumId all = expressions.add(expressions.product(operands, weight),
                              expressions.constant(bias));
  auto gate = [&](char name) {
    return expressions.slice(all, int64_t(gates.find(name)) * units, units);
  };
  bool hasPeepholes = tf::getBool(op, "use_peephole").value_or(false);
  auto withPeephole = [&](SumId sum, StringRef name, SumId cell) {
    ElementsAttr weight = vector(tf::getOperand(op, name), units, 1);
    if (!weight)
      return std::optional<SumId>();
    return std::optional(expressions.add(sum, expressions.scale(cell, weight)));
  };
  std::optional<SumId> in = gate('i'), out = gate('o');
  std::optional<SumId> forget = expressions.add(
      gate('f'), expressions.constant(expressions.splat(forgetBias, units)));
  SumId previous = before->front();
  if (hasPeepholes) {
    in = withPeephole(*in, "wci", previous);
    forget = withPeephole(*forget, "wcf", previous);
    if (!in || !forget)
      return std::nullopt;
  }
  auto sigmoid = [&](SumId sum) {
    return expressions.apply(Function::Sigmoid, sum);
  };
  auto kept = expressions.multiply(sigmoid(*forget), previous);
  auto added = expressions.multiply(
      sigmoid(*in), expressions.apply(Function::Tanh, gate('c')));
  if (!kept || !added)
    return std::nullopt;
  BlockStep step;
  step.cell = expressions.add(*kept, *added);
  if (float clip = tf::getFloat(op, "cell_clip").value_or(-1); clip > 0)
    step.cell = expressions.apply(Function::Clip, step.cell, -clip, clip);
  if (hasPeepholes)
    out = withPeephole(*out, "wco", step.cell);
  if (!out)
    return std::nullopt;
  auto shown = expressions.multiply(
      sigmoid(*out), expressions.apply(Function::Tanh, step.cell));
  if (!shown)
    return std::nullopt;
  step.hidden = *shown;
  return step;
}

} // namespace tfuse::recurrent
