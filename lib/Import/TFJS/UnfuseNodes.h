//===- UnfuseNodes.h - TensorFlow.js's fusions undone -----------*- C++ -*-===//

#ifndef TFUSE_LIB_IMPORT_TFJS_UNFUSENODES_H
#define TFUSE_LIB_IMPORT_TFJS_UNFUSENODES_H

#include "Format/Proto/Graph.pb.h"
#include "llvm/Support/Error.h"

namespace tfuse {

/// Replaces the fused nodes of the graph and of its functions by TensorFlow's
/// ops: _FusedConv2D, FusedDepthwiseConv2dNative, _FusedMatMul, Prelu. The last
/// of the new nodes has the name of the fused one. Errors: UnsupportedOp,
/// InvalidGraph.
llvm::Error unfuseNodes(proto::GraphDef &graph);

} // namespace tfuse

#endif // TFUSE_LIB_IMPORT_TFJS_UNFUSENODES_H
