//===- Broadcast.h - Ops that are the same op in TFLite ---------*- C++ -*-===//
//
// What the lines TFUSE_RENAME and TFUSE_BINARY of Lowerings.def run.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_CONVERSION_TFTOTFL_BROADCAST_H
#define TFUSE_CONVERSION_TFTOTFL_BROADCAST_H

#include "Lowering.h"

namespace tfuse::lowering {

/// The op of the line's target with the same operands and results. The target
/// has no attributes but a fused activation.
LogicalResult lowerByRenaming(LoweringContext &ctx);

/// The same for an op whose operands broadcast. TFLite's kernels do that up to
/// a rank only: above it, the operands are brought to the result's shape.
LogicalResult lowerBroadcasting(LoweringContext &ctx);
LogicalResult lowerBroadcasting(LoweringContext &ctx, int64_t maxRank);

/// Replaces operands by ones of the shape they broadcast to. Fails (without a
/// reason) if a rank is not known.
LogicalResult broadcastOperands(LoweringContext &ctx,
                                SmallVectorImpl<Value> &operands);

/// Whether all values have one shape for certain.
bool haveSameShape(ValueRange values);

} // namespace tfuse::lowering

#endif // TFUSE_CONVERSION_TFTOTFL_BROADCAST_H
