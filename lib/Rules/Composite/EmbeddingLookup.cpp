//===- EmbeddingLookup.cpp - Rows of a table ------------------------------===//
//
//   embedding_lookup(table, ids)   =>   tfl.embedding_lookup(ids, table)
//   embedding_matmul(table, ids)        where ids are a vector of int32;
//
//   table    ids                        table     ids
//      \      |                            \       | cast, reshape to [-1]
//    the function          =>         tfl.embedding_lookup
//         |                                  | reshape to shape(ids) + row
//
// otherwise. Follows ConvertEmbeddedLookupFunc of upstream's
// prepare-composite-functions-tf, which knows embedding_matmul alone.
//
// C1 (signature)      Two arguments, table and ids, and one result.
// C2 (element-type)   The table holds float, int8 or uint8; the result holds
//                     the same.
// C3 (shape)          The table has two dimensions or more.
// C4 (element-type)   The ids are int32 or int64.
// C5 (unknown-shape)  If the ids are not known to be a vector of int32, their
//                     rank and the shape of a row are known.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Rules/Composite/CompositeRule.h"

#include "tfuse/Dialect/TFL/IR/TFLOps.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class EmbeddingLookup : public CompositeRule<NoMatch> {
public:
  FailureOr<NoMatch> match(Signature &sig) const override;
  void fuse(NoMatch &, BodyBuilder &body) const override;
};
} // namespace

/// Whether the op takes the ids as they are. Without a rank they are taken for
/// a vector: the kernel checks that.
static bool isVectorOfInt32(Type type) {
  auto ids = cast<TensorType>(type);
  return ids.getElementType().isSignlessInteger(32) &&
         (!ids.hasRank() || ids.getRank() == 1);
}

FailureOr<NoMatch> EmbeddingLookup::match(Signature &sig) const {
  sig.arguments(2).results(1);
  sig.argument(0, "table").is(tensor().rankAtLeastIfKnown(2).f32().i8().ui8());
  sig.argument(1, "ids").is(tensor().i32().i64());
  sig.result(0, "rows").is(tensor().f32().i8().ui8());
  if (sig.failed())
    return failure();
  Type element = getElementTypeOrSelf(sig.getFunction().argumentType(0));
  Type found = getElementTypeOrSelf(
      func::FuncOp(sig.getFunction().func).getResultTypes()[0]);
  sig.require(element == found, Reason::ElementType,
              "rows should have the element type of the table");

  if (isVectorOfInt32(sig.getFunction().argumentType(1)))
    return NoMatch();
  sig.argument(1, "ids").is(tensor().ranked());
  sig.argument(0, "table").is(tensor().ranked());
  if (auto table = sig.rankedArgument(0))
    sig.require(!ShapedType::isDynamicShape(table.getShape().drop_front()),
                Reason::UnknownShape,
                "rows of the table should have a known size, as the ids are "
                "no vector of int32");
  return NoMatch();
}

/// ids of any shape as a vector of int32.
static Value flatten(BodyBuilder &body, Value ids) {
  auto type = cast<RankedTensorType>(ids.getType());
  if (!type.getElementType().isInteger(32)) {
    type = type.clone(body.getI32Type());
    ids = body.tf("Cast", type, ids);
  }
  if (type.getRank() == 1)
    return ids;
  int64_t count =
      type.hasStaticShape() ? type.getNumElements() : ShapedType::kDynamic;
  return body.tf("Reshape", RankedTensorType::get(count, body.getI32Type()),
                 {ids, body.ints(-1)});
}

void EmbeddingLookup::fuse(NoMatch &, BodyBuilder &body) const {
  Value table = body.argument(0), ids = body.argument(1);
  if (isVectorOfInt32(ids.getType())) {
    Value rows =
        tfl::EmbeddingLookupOp::create(body, body.resultTypes()[0], ids, table);
    return body.finish(rows, "embedding_lookup");
  }
  auto tableType = cast<RankedTensorType>(table.getType());
  ArrayRef<int64_t> row = tableType.getShape().drop_front();
  Value vector = flatten(body, ids);
  SmallVector<int64_t> shape{
      cast<RankedTensorType>(vector.getType()).getDimSize(0)};
  append_range(shape, row);
  Value rows = tfl::EmbeddingLookupOp::create(body, tableType.clone(shape),
                                              vector, table);

  auto idsType = cast<RankedTensorType>(ids.getType());
  if (idsType.getRank() != 1) {
    shape.assign(idsType.getShape().begin(), idsType.getShape().end());
    append_range(shape, row);
    int64_t rank = idsType.getRank();
    Value outer =
        body.tf("Shape", RankedTensorType::get(rank, body.getI32Type()), ids);
    Value inner = body.ints(to_vector_of<int32_t>(row));
    Value target =
        body.tf("ConcatV2",
                RankedTensorType::get(static_cast<int64_t>(shape.size()),
                                      body.getI32Type()),
                {outer, inner, body.scalar(0)});
    rows = body.tf("Reshape", tableType.clone(shape), {rows, target});
  }
  body.finish(rows, "embedding_lookup");
}

TFUSE_DEFINE_RULE(EmbeddingLookup)

} // namespace tfuse
