//===- EmbeddingLookup.cpp - Lookup of table rows -------------------------===//
//
//   embedding_lookup(table, ids)   =>   tfl.embedding_lookup(ids, table)
//   embedding_matmul(table, ids)        if ids is an int32 vector;
//
//   table    ids                        table     ids
//      \      |                            \       | cast, reshape to [-1]
//    the function          =>         tfl.embedding_lookup
//         |                                  | reshape to shape(ids) + row
//
// otherwise. Follows ConvertEmbeddedLookupFunc of upstream's
// prepare-composite-functions-tf, which supports only embedding_matmul, and
// upstream's lowering of the StableHLO composite odml.embedding_lookup(ids,
// table).
//
// C1 (signature)      Two arguments, table and ids, and one result.
// C2 (element-type)   The table is float, int8 or uint8, and so is the result.
// C3 (shape)          The table has rank 2 or more.
// C4 (element-type)   The ids are int32 or int64.
//
// Unranked ids count as a vector. Unknown dimensions of a row are read from the
// shape of the table at run time.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Composite/CompositeRule.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class EmbeddingLookup : public CompositeRule<EmbeddingLookup> {
public:
  MatchResult<NoOptions> match(Signature &sig) const;
  void fuse(NoOptions &, BodyBuilder &body) const;
};
} // namespace

namespace {
/// Indices of the arguments.
struct Arguments {
  unsigned table, ids;
};
} // namespace

static Arguments argumentsOf(const CompositeFunction &function) {
  if (function.annotation.name == "odml.embedding_lookup")
    return {1, 0};
  return {0, 1};
}

/// True if the ids are a vector, as the op requires. Unranked ids count as a
/// vector: the kernel checks the rank.
static bool isVector(Type type) {
  auto ids = cast<TensorType>(type);
  return !ids.hasRank() || ids.getRank() == 1;
}

MatchResult<NoOptions> EmbeddingLookup::match(Signature &sig) const {
  sig.arguments(2).results(1);
  auto [tableArg, idsArg] = argumentsOf(sig.getFunction());
  sig.argument(tableArg, "table")
      .is(tensor().rankAtLeastIfKnown(2).f32().i8().ui8());
  sig.argument(idsArg, "ids").is(tensor().i32().i64());
  sig.result(0, "rows").is(tensor().f32().i8().ui8());
  if (sig.failed())
    return skip();
  Type element = getElementTypeOrSelf(sig.getFunction().argumentType(tableArg));
  Type found = getElementTypeOrSelf(
      func::FuncOp(sig.getFunction().func).getResultTypes()[0]);
  sig.require(element == found, Reason::ElementType,
              "result and table should have the same element type");
  return NoOptions();
}

/// The type of `table` with its first dimension replaced by `outer`.
static TensorType withRows(Type table, ArrayRef<int64_t> outer) {
  auto type = cast<TensorType>(table);
  if (!type.hasRank())
    return type;
  SmallVector<int64_t> shape(outer);
  append_range(shape, type.getShape().drop_front());
  return type.clone(shape);
}

static Value shapeOf(BodyBuilder &body, Value value) {
  auto type = cast<TensorType>(value.getType());
  int64_t rank = type.hasRank() ? type.getRank() : ShapedType::kDynamic;
  return body.tf("Shape", body.i32Tensor(rank), value);
}

/// The shape of a row as a vector of int32.
static Value rowShape(BodyBuilder &body, Value table) {
  auto type = cast<TensorType>(table.getType());
  if (type.hasRank()) {
    ArrayRef<int64_t> row = type.getShape().drop_front();
    if (!ShapedType::isDynamicShape(row))
      return body.i32s(row);
  }
  int64_t count = type.hasRank() ? type.getRank() - 1 : ShapedType::kDynamic;
  return body.tf(
      "StridedSlice", body.i32Tensor(count),
      {shapeOf(body, table), body.i32s(1), body.i32s(0), body.i32s(1)},
      body.i64Attr("end_mask", 1));
}

void EmbeddingLookup::fuse(NoOptions &, BodyBuilder &body) const {
  Arguments arguments = argumentsOf(body.getComposite());
  Value table = body.argument(arguments.table);
  Value ids = body.argument(arguments.ids);
  // The composite's name determines the order of the arguments.
  StringRef newName = arguments.table == 0 ? "embedding_lookup" : "";
  auto idsType = cast<TensorType>(ids.getType());
  Value vector = ids;
  if (!idsType.getElementType().isInteger(32))
    vector = body.tf("Cast", idsType.clone(body.getI32Type()), vector);
  if (isVector(idsType)) {
    // The result is unranked if the ids are; the table has a known rank.
    auto type = cast<TensorType>(body.resultTypes()[0]);
    if (!type.hasRank())
      type =
          withRows(table.getType(), idsType.hasRank() ? idsType.getDimSize(0)
                                                      : ShapedType::kDynamic);
    Value rows = tfl::EmbeddingLookupOp::create(body, type, vector, table);
    return body.finish(rows, newName);
  }
  int64_t count = idsType.hasStaticShape() ? idsType.getNumElements()
                                           : ShapedType::kDynamic;
  vector = body.tf("Reshape", body.i32Tensor(count), {vector, body.i32s(-1)});
  Value rows = tfl::EmbeddingLookupOp::create(
      body, withRows(table.getType(), count), vector, table);

  TensorType resultType = withRows(table.getType(), idsType.getShape());
  Value outer = shapeOf(body, ids), inner = rowShape(body, table);
  int64_t rank =
      resultType.hasRank() ? resultType.getRank() : ShapedType::kDynamic;
  Value target = body.tf("ConcatV2", body.i32Tensor(rank),
                         {outer, inner, body.i32Scalar(0)});
  body.finish(body.tf("Reshape", resultType, {rows, target}), newName);
}

TFUSE_DEFINE_RULE(EmbeddingLookup)

} // namespace tfuse
