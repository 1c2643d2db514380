//===- Ragged.cpp - Ragged tensors ----------------------------------------===//
//
// A ragged tensor is a tensor of concatenated rows and a tensor of row lengths.
// TFLite has no ops for ragged tensors, so lowerings compute gather indices:
//
//   RaggedTensorToTensor    index[r, c] = start[r] + c   where c < length[r]
//                                         a row of defaults   elsewhere
//                           gather(items ++ default, index)
//   RaggedRange, RaggedGather
//                           row of each item = cumsum(scatter(row ends, 1)),
//                           then gathers
//
//===----------------------------------------------------------------------===//

#include "Lowering.h"

#include "mlir/IR/TypeUtilities.h"
#include "tfuse/Dialect/TF/IR/TFTypes.h"

using namespace mlir;

namespace tfuse::lowering {

namespace {

/// Rows of items: starts and lengths (int32 vectors), and the total number of
/// items (an int32 scalar).
struct Rows {
  Value starts, lengths, count;
};

/// The items of rows: the row of each item, and its position in the row.
struct Items {
  Value rows, places, ends;
};

} // namespace

static RankedTensorType vectorType(LoweringContext &ctx,
                                   int64_t size = kDynamic) {
  return tensorOf({size}, ctx.rewriter.getI32Type());
}

static Value asVector(LoweringContext &ctx, Value scalar) {
  return ctx.tf("Reshape", vectorType(ctx, 1), {scalar, ctx.i32s({1})});
}

static Value scalarOf(LoweringContext &ctx, Value vector) {
  return ctx.tf("Reshape", tensorOf({}, ctx.rewriter.getI32Type()),
                {vector, ctx.i32s({})});
}

static Value join(LoweringContext &ctx, Value a, Value b) {
  return ctx.concat({a, b}, 0);
}

/// The number of elements of a vector, as a scalar.
static Value sizeOf(LoweringContext &ctx, Value vector) {
  return ctx.sizeScalar(SymbolicDim(vector, 0));
}

static Value countTo(LoweringContext &ctx, Value count) {
  return ctx.tf("Range", vectorType(ctx),
                {ctx.i32Scalar(0), count, ctx.i32Scalar(1)});
}

static Value runningSum(LoweringContext &ctx, Value vector, bool exclusive) {
  return ctx.tf("Cumsum", vector.getType(), {vector, ctx.i32Scalar(0)},
                {ctx.flag("exclusive", exclusive), ctx.flag("reverse", false)});
}

static Value takeRows(LoweringContext &ctx, Type type, Value values,
                      Value indices) {
  return ctx.tf("GatherV2", type, {values, indices, ctx.i32Scalar(0)});
}

static Value takeNumbers(LoweringContext &ctx, Value numbers, Value indices) {
  return takeRows(
      ctx, withElementType(indices.getType(), getElementTypeOrSelf(numbers)),
      numbers, indices);
}

/// How often each number below `count` occurs in `places`.
static Value countAt(LoweringContext &ctx, Value places, Value count) {
  Value ones = ctx.tf("Fill", places.getType(),
                      {asVector(ctx, sizeOf(ctx, places)), ctx.i32Scalar(1)});
  return ctx.tf("ScatterNd", vectorType(ctx),
                {ctx.expandDim(places, 1), ones, asVector(ctx, count)});
}

//===----------------------------------------------------------------------===//
// Partitions
//===----------------------------------------------------------------------===//

static Rows rowsOfSplits(LoweringContext &ctx, Value splits) {
  Value all = ctx.asI32(splits);
  Value last = ctx.sub(asVector(ctx, sizeOf(ctx, all)), ctx.i32s({1}));
  Value starts = ctx.tf("Slice", vectorType(ctx), {all, ctx.i32s({0}), last});
  Value ends =
      ctx.tf("Slice", vectorType(ctx), {all, ctx.i32s({1}), ctx.i32s({-1})});
  Value count = ctx.tf("Slice", vectorType(ctx, 1), {all, last, ctx.i32s({1})});
  return {starts, ctx.sub(ends, starts), scalarOf(ctx, count)};
}

/// `ids` is the row of each item, in order; there are `count` rows.
static Rows rowsOfIds(LoweringContext &ctx, Value ids, Value count) {
  Value rows = ctx.asI32(ids);
  Value lengths = countAt(ctx, rows, count);
  return {runningSum(ctx, lengths, /*exclusive=*/true), lengths,
          sizeOf(ctx, rows)};
}

static Items itemsOf(LoweringContext &ctx, Value lengths) {
  Value ends = runningSum(ctx, lengths, /*exclusive=*/false);
  Value total = ctx.reduce("Sum", lengths, {0}, /*keepDims=*/false);
  // The row of an item is the number of rows that end at or before its
  // position.
  Value marks = countAt(ctx, ends, ctx.add(total, ctx.i32Scalar(1)));
  Value rows = ctx.tf("Slice", vectorType(ctx),
                      {runningSum(ctx, marks, /*exclusive=*/false),
                       ctx.i32s({0}), asVector(ctx, total)});
  Value starts = ctx.sub(ends, lengths);
  Value places = ctx.sub(countTo(ctx, total), takeNumbers(ctx, starts, rows));
  return {rows, places, ends};
}

static Value splitsOf(LoweringContext &ctx, Value ends, Type type) {
  return ctx.castTo(join(ctx, ctx.i32s({0}), ends), getElementTypeOrSelf(type));
}

//===----------------------------------------------------------------------===//
// RaggedTensorToTensor
//===----------------------------------------------------------------------===//

namespace {

/// Converts ragged rows to a dense tensor.
class Densifier {
public:
  explicit Densifier(LoweringContext &ctx) : ctx(ctx) {}

  LogicalResult run();

private:
  LogicalResult check();
  SmallVector<Rows> readPartitions();
  Value widen(Value indices, const Rows &rows, std::optional<int64_t> size);

  LoweringContext &ctx;
  SmallVector<StringRef> kinds;
  SmallVector<Value> partitions;
  /// The requested shape; empty if there is none.
  Ints stated;
};

} // namespace

LogicalResult Densifier::check() {
  partitions = ctx.list("row_partition_tensors");
  if (auto attr =
          dyn_cast_if_present<ArrayAttr>(ctx.attr("row_partition_types")))
    for (Attribute kind : attr)
      if (auto text = dyn_cast<StringAttr>(kind))
        kinds.push_back(text.getValue());
  if (kinds.empty() || kinds.size() != partitions.size())
    return ctx.reject(
        Code::InvalidGraph,
        "attribute row_partition_types does not name one type per partition");
  for (auto [i, kind] : llvm::enumerate(kinds)) {
    bool isFirst = i == 0;
    if (kind == "FIRST_DIM_SIZE" ? !isFirst
        : kind == "VALUE_ROWIDS" ? isFirst
                                 : kind != "ROW_SPLITS")
      return ctx.reject("partition " + Twine(i) + " has the type " + kind +
                        "; ROW_SPLITS, FIRST_DIM_SIZE (first) and VALUE_ROWIDS "
                        "(after the first) are supported");
  }
  if (kinds.front() == "FIRST_DIM_SIZE" && kinds.size() == 1)
    return ctx.reject(
        Code::InvalidGraph,
        "it has a FIRST_DIM_SIZE partition only, and no partition of rows");
  Value values = ctx.in("values");
  if (!rankOf(values) || *rankOf(values) == 0)
    return ctx.reject("the rank of its values is not known to be 1 or more",
                      kGiveRank);
  if (isa<tf_type::StringType>(getElementTypeOrSelf(values)))
    return ctx.reject(
        Code::UnsupportedType,
        "its values are strings, and TFLite cannot concatenate strings",
        "look the strings up in a table first, and convert the numbers to a "
        "dense tensor");
  std::optional<Ints> shape = constantInts(ctx.in("shape"));
  if (!shape)
    return ctx.reject("the requested shape is not a constant",
                      "give to_tensor a constant shape, or none");
  if (rankOf(ctx.in("shape")).value_or(1) != 0)
    stated = *shape;
  return success();
}

/// Appends a dense axis for one ragged axis to the gather indices.
Value Densifier::widen(Value indices, const Rows &rows,
                       std::optional<int64_t> size) {
  Value none = ctx.i32s({0});
  Value starts = rows.starts, lengths = rows.lengths;
  if (indices) { // The index of padding is one past the last row.
    starts = takeNumbers(ctx, join(ctx, starts, none), indices);
    lengths = takeNumbers(ctx, join(ctx, lengths, none), indices);
  }
  Value width = size ? ctx.i32Scalar(*size)
                     : ctx.reduce("Max", join(ctx, rows.lengths, none), {0},
                                  /*keepDims=*/false);
  Value places = countTo(ctx, width);
  int64_t rank = *rankOf(starts);
  Value isItem = ctx.compare("Less", places, ctx.expandDim(lengths, rank));
  return ctx.select(isItem, ctx.add(ctx.expandDim(starts, rank), places),
                    rows.count);
}

SmallVector<Rows> Densifier::readPartitions() {
  SmallVector<Rows> all;
  Value count;
  for (auto [kind, partition] : llvm::zip(kinds, partitions)) {
    if (kind == "FIRST_DIM_SIZE") {
      count = scalarOf(ctx, ctx.asI32(partition));
      continue;
    }
    all.push_back(kind == "ROW_SPLITS" ? rowsOfSplits(ctx, partition)
                                       : rowsOfIds(ctx, partition, count));
    count = all.back().count;
  }
  return all;
}

LogicalResult Densifier::run() {
  if (failed(check()))
    return failure();
  SmallVector<Rows> all = readPartitions();
  auto size = [&](unsigned axis) {
    return axis < stated.size() && stated[axis] >= 0
               ? std::optional(stated[axis])
               : std::nullopt;
  };
  Value indices;
  if (std::optional<int64_t> rows = size(0))
    indices = ctx.binary("Minimum", countTo(ctx, ctx.i32Scalar(*rows)),
                         sizeOf(ctx, all.front().lengths));
  for (auto [axis, rows] : llvm::enumerate(all))
    indices = widen(indices, rows, size(unsigned(axis) + 1));
  Value values = ctx.in("values");
  SymbolicDims row = symbolicDims(values);
  row.front() = SymbolicDim(1);
  Value fill = ctx.broadcastTo(ctx.in("default_value"), row);
  return ctx.replace(
      takeRows(ctx, ctx.type(), ctx.concat({values, fill}, 0), indices));
}

LogicalResult lowerRaggedTensorToTensor(LoweringContext &ctx) {
  return Densifier(ctx).run();
}

//===----------------------------------------------------------------------===//
// RaggedRange
//===----------------------------------------------------------------------===//

LogicalResult lowerRaggedRange(LoweringContext &ctx) {
  SmallVector<Value, 3> bounds = {ctx.in("starts"), ctx.in("limits"),
                                  ctx.in("deltas")};
  std::optional<SymbolicDim> count;
  for (Value bound : bounds) {
    if (!rankOf(bound))
      return ctx.reject("the rank of its starts, limits or deltas is not known",
                        kGiveRank);
    if (*rankOf(bound) == 1 && (!count || dimOf(bound, 0) != kDynamic))
      count = SymbolicDim(bound, 0);
  }
  Value starts = bounds[0], limits = bounds[1], deltas = bounds[2];
  Value steps;
  if (isConstantSplat(deltas, 1))
    steps = ctx.sub(limits, starts);
  else if (isa<IntegerType>(getElementTypeOrSelf(starts)))
    steps = ctx.unary("Neg",
                      ctx.binary("FloorDiv", ctx.sub(starts, limits), deltas));
  else
    steps = ctx.unary("Ceil",
                      ctx.binary("RealDiv", ctx.sub(limits, starts), deltas));
  Value lengths =
      ctx.binary("Maximum", ctx.castTo(steps, ctx.rewriter.getI32Type()),
                 ctx.i32Scalar(0));
  lengths = ctx.broadcastTo(lengths, {count.value_or(SymbolicDim(1))});
  Items items = itemsOf(ctx, lengths);
  auto ofItem = [&](Value bound) {
    return *rankOf(bound) == 0 ? bound : takeNumbers(ctx, bound, items.rows);
  };
  Value places = ctx.castTo(items.places, getElementTypeOrSelf(starts));
  Value values = ctx.add(ofItem(starts), ctx.mul(places, ofItem(deltas)));
  return ctx.replace({splitsOf(ctx, items.ends, ctx.type(0)), values});
}

//===----------------------------------------------------------------------===//
// RaggedGather
//===----------------------------------------------------------------------===//

LogicalResult lowerRaggedGather(LoweringContext &ctx) {
  SmallVector<Value> splits = ctx.list("params_nested_splits");
  Value indices = ctx.in("indices"), values = ctx.in("params_dense_values");
  if (rankOf(indices) != 1 || splits.size() + 1 != ctx.op->getNumResults())
    return ctx.reject("its indices are not known to be a vector",
                      "gather with a vector of indices, then reshape");
  Value wanted = ctx.asI32(indices);
  SmallVector<Value> results;
  for (Value level : splits) {
    Rows rows = rowsOfSplits(ctx, level);
    Items items = itemsOf(ctx, takeNumbers(ctx, rows.lengths, wanted));
    results.push_back(splitsOf(ctx, items.ends, ctx.type(results.size())));
    Value starts = takeNumbers(ctx, rows.starts, wanted);
    wanted = ctx.add(takeNumbers(ctx, starts, items.rows), items.places);
  }
  results.push_back(takeRows(ctx, ctx.type(results.size()), values, wanted));
  return ctx.replace(results);
}

//===----------------------------------------------------------------------===//
// Variants
//===----------------------------------------------------------------------===//

/// Rejects ragged variants. Variants with the rows of lists have already been
/// lowered (TensorLists/RaggedElements.cpp).
LogicalResult rejectRaggedVariant(LoweringContext &ctx) {
  return ctx.reject(Code::UnsupportedType,
                    "TFLite has no type for a ragged tensor in one value (a "
                    "variant)",
                    "pass its parts, flat_values and row_splits, as tensors");
}

} // namespace tfuse::lowering
