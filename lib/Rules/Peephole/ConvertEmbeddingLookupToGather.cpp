//===- ConvertEmbeddingLookupToGather.cpp - rows of a table as gather -----===//
//
//   embedding_lookup(ids, table)      =>      gather(table, ids), axis 0
//
// For --target=gpu: the delegate has a kernel for GATHER only.
//
// C1 (element-type)  The table has float32 elements.
//
//===----------------------------------------------------------------------===//

#include "tfuse/Dialect/TFL/IR/TFLOps.h"
#include "tfuse/Dialect/TFL/Utils/TFLBuilder.h"
#include "tfuse/Dialect/Utils/Constants.h"
#include "tfuse/Rules/Rule.h"

using namespace llvm;
using namespace mlir;

namespace tfuse {

namespace {
class ConvertEmbeddingLookupToGather
    : public RuleOn<ConvertEmbeddingLookupToGather, tfl::EmbeddingLookupOp> {
public:
  MatchResult<Value> match(tfl::EmbeddingLookupOp op, RuleContext &ctx) const {
    if (!getElementTypeOrSelf(op.getValue()).isF32() ||
        !getElementTypeOrSelf(op.getResult()).isF32())
      return ctx.reject(op, Reason::ElementType,
                        "the elements of the table are not float32");
    return op.getValue();
  }
  void rewrite(tfl::EmbeddingLookupOp op, Value table,
               RewriteContext &ctx) const {
    ctx.rewriter.replaceOpWithNewOp<tfl::GatherOp>(
        op, op.getType(), table, op.getLookup(), /*axis=*/0, /*batch_dims=*/0);
  }
};
} // namespace

TFUSE_DEFINE_RULE(ConvertEmbeddingLookupToGather)

} // namespace tfuse
