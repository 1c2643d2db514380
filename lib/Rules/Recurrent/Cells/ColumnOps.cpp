//===- ColumnOps.cpp - Ops that split and join columns --------------------===//

#include "ExpressionReader.h"

#include "tfuse/Dialect/TF/IR/TFDialect.h"
#include "tfuse/Eval/StridedSlice.h"

using namespace llvm;
using namespace mlir;

namespace tfuse::recurrent {

/// True if `axis` is the last axis of `value`.
static bool isLastAxis(Value value, std::optional<SmallVector<int64_t>> axis) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && axis && axis->size() == 1 &&
         ((*axis)[0] == -1 || (*axis)[0] == type.getRank() - 1);
}

std::optional<Row> ExpressionReader::readSplit(Value result) {
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

/// Reads one of n pieces of columns: Unpack(Reshape(x, [.., n, k]), axis=-2).
std::optional<Row> ExpressionReader::readUnpack(Value result) {
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

/// For a StridedSlice of columns whose end is not constant, because it contains
/// an unknown batch: begin and width.
std::optional<std::pair<int64_t, int64_t>>
ExpressionReader::columnsOfDynamicSlice(Operation *op) {
  if (!tf::isa(op, "StridedSlice"))
    return std::nullopt;
  Value value = op->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  auto begin = integers(op->getOperand(1)), step = integers(op->getOperand(3));
  eval::StridedSliceMasks masks = masksOf(op);
  if (!type || !begin || !step || int64_t(begin->size()) != type.getRank() ||
      any_of(*step, [](int64_t size) { return size != 1; }) || masks.begin ||
      masks.end || masks.ellipsis || masks.newAxis || masks.shrinkAxis)
    return std::nullopt;
  int64_t last = type.getRank() - 1;
  for (int64_t axis : seq(last))
    if ((*begin)[axis] != 0 ||
        !hasSize(resolve(value), axis, dimFromElement(op->getOperand(2), axis)))
      return std::nullopt;
  std::optional<int64_t> end =
      dimFromElement(op->getOperand(2), last).getNumber();
  if (!end || (*begin)[last] < 0 || *end > type.getDimSize(last))
    return std::nullopt;
  return std::pair((*begin)[last], *end - (*begin)[last]);
}

std::optional<Row> ExpressionReader::readSlice(Operation *op) {
  Value value = op->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto begin = integers(op->getOperand(1)), end = integers(op->getOperand(2));
  if (!type || !result || result.getRank() != type.getRank() ||
      rowWidth(type) <= 0)
    return std::nullopt;
  int64_t last = type.getRank() - 1, width = rowWidth(result), from = 0;
  if (!begin || !end) {
    auto columns = columnsOfDynamicSlice(op);
    if (!columns)
      return std::nullopt;
    std::tie(from, width) = *columns;
  } else if (tf::isa(op, "Slice")) {
    if (int64_t(begin->size()) != type.getRank() ||
        int64_t(end->size()) != type.getRank())
      return std::nullopt;
    // The slice must cover all other axes; their sizes may be unknown.
    for (int64_t axis : seq(last))
      if ((*begin)[axis] != 0 ||
          ((*end)[axis] != -1 && (*end)[axis] != type.getDimSize(axis)))
        return std::nullopt;
    from = (*begin)[last];
  } else {
    auto step = integers(op->getOperand(3));
    if (!step)
      return std::nullopt;
    // An unknown axis that the slice covers may have any size.
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

std::optional<Row> ExpressionReader::readConcat(Operation *op) {
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

/// Reads a reshape of the axes before the last one. Rows keep their order; the
/// caller checks their shape, as for elementwise ops.
std::optional<Row> ExpressionReader::readSameColumns(Operation *op) {
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!from || !to || rowWidth(from) <= 0 || rowWidth(from) != rowWidth(to))
    return std::nullopt;
  // Axes of size 1 may be inserted or removed; the others keep order and size.
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

} // namespace tfuse::recurrent
