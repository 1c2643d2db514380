//===- Broadcast.h - Ops that are the same op in TFLite ---------*- C++ -*-===//
//
// The functions for the lines TFUSE_RENAME and TFUSE_BINARY of Lowerings.def.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_TFTOTFL_BROADCAST_H
#define TFUSE_CONVERSION_TFTOTFL_BROADCAST_H

#include "Lowering.h"

namespace tfuse::lowering {

/// Lowers to the line's target with the same operands and results. The target
/// has no attributes except a fused activation.
LogicalResult lowerByRenaming(LoweringContext &ctx);

/// The same for ops that broadcast their operands. TFLite's kernels broadcast
/// up to a maximum rank; above it, the operands are broadcast to the result's
/// shape first.
LogicalResult lowerBroadcasting(LoweringContext &ctx);
LogicalResult lowerBroadcasting(LoweringContext &ctx, int64_t maxRank);

/// Broadcasts the operands to their common shape. Fails (without a reason) if a
/// rank is not known.
LogicalResult broadcastOperands(LoweringContext &ctx,
                                SmallVectorImpl<Value> &operands);

/// Whether all values certainly have the same shape.
bool haveSameShape(ValueRange values);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_BROADCAST_H
