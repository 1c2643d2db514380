//===- Contractions.h - Convolutions and products that fuse -----*- C++ -*-===//
//
// Which contraction becomes which fused op, what may be fused behind it, and
// which kernels there are for that, for all fusions that start with a
// contraction.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_REMAPPER_MATCHING_CONTRACTIONS_H
#define TFUSE_LIB_RULES_REMAPPER_MATCHING_CONTRACTIONS_H

#include "FusionRule.h"

namespace tfuse {

/// What stands between a contraction and its activation.
enum class Chain : uint8_t { Bias, BiasAdd, BatchNorm };

struct Contraction {
  tf::OpName op, fusedOp;
  /// Attributes of the contraction that the fused op has, too.
  llvm::ArrayRef<llvm::StringLiteral> attrs;
  /// Activations by chain; nothing at all for a chain that is not fused.
  std::optional<llvm::ArrayRef<tf::OpName>> bias, biasAdd, batchNorm;
  /// Whether only oneDNN has kernels.
  bool needsOneDnn;
  /// Its input has a batch, this many sizes in space, and channels; none for a
  /// matrix product.
  int spatialRank;

  /// Null for another op.
  static const Contraction *find(llvm::StringRef op);

  bool takes(Chain chain, llvm::StringRef activation) const {
    const auto &list = chain == Chain::Bias      ? bias
                       : chain == Chain::BiasAdd ? biasAdd
                                                 : batchNorm;
    return list && llvm::is_contained(*list, activation);
  }
};

/// The ops of all contractions, for anchors and patterns.
#define TFUSE_CONTRACTIONS "Conv2D|DepthwiseConv2dNative|MatMul|Conv3D"
#define TFUSE_ACTIVATIONS "Relu|Relu6|Elu|LeakyRelu|Tanh|Sigmoid"

using ActivationFusion =
    FusionRule<"Relu", "Relu6", "Elu", "LeakyRelu", "Tanh", "Sigmoid">;

/// Where the channels of a layout are.
bool isChannelsLast(llvm::StringRef dataFormat);

/// Whether there are kernels for a contraction with something fused behind it:
/// on a CPU or, with an activation, on a GPU. `node` gets the near miss.
Mismatch checkKernels(mlir::Operation *contraction, mlir::Operation *node,
                      llvm::StringRef activation, GraphContext &ctx);
/// The part of it that is about CPUs.
Mismatch checkCpuKernels(mlir::Operation *contraction, mlir::Operation *node,
                         GraphContext &ctx);

/// Whether oneDNN has a kernel for a node of its own: it is on a CPU, and of an
/// element type that oneDNN computes with on every CPU. `root` gets the near
/// miss.
Mismatch checkOneDnnNode(mlir::Operation *node, mlir::Operation *root,
                         GraphContext &ctx);

/// Whether the fused activation keeps what is no number, as exact mode wants
/// it: oneDNN's Relu, Relu6 and exact Gelu make a number of it.
Mismatch checkKeepsNaN(llvm::StringRef activation, mlir::Operation *node,
                       GraphContext &ctx);

/// Whether `activation` may follow `chain`, in the mode that is on.
Mismatch checkActivation(const Contraction &contraction, Chain chain,
                         mlir::Operation *activation, GraphContext &ctx);

//===----------------------------------------------------------------------===//
// Bias
//===----------------------------------------------------------------------===//

/// Whether `add`, a BiasAdd, or an Add that does the same, adds `bias` to the
/// channels of what the contraction computes. `node` gets the near miss.
Mismatch checkBias(mlir::Operation *add, mlir::Operation *contraction,
                   mlir::Value bias, mlir::Operation *node, GraphContext &ctx);
/// All conditions of contraction, bias and sum: names "contraction", "add",
/// "bias", "sum", "other" of the match.
Mismatch checkContractionBiasSum(NodeMatch &match, GraphContext &ctx);
/// For gates: whether an Add of a contraction may stand for a BiasAdd.
bool mayBeBias(mlir::Operation *add, GraphEditor &editor);

//===----------------------------------------------------------------------===//
// Fused nodes
//===----------------------------------------------------------------------===//

/// The attributes of a contraction with other ops fused behind it.
AttrBuilder fusedAttrs(mlir::Operation *contraction,
                       llvm::ArrayRef<llvm::StringRef> fusedOps,
                       unsigned numArgs, mlir::Operation *activation = nullptr,
                       float epsilon = 0);
/// Puts the fused op in the place of a match: it takes the operands of the
/// match's "contraction", "a" and "b", and the tensors of further names.
Rewritten fuseContraction(NodeMatch &match,
                          llvm::ArrayRef<llvm::StringRef> fusedOps,
                          llvm::ArrayRef<llvm::StringRef> arguments,
                          GraphContext &ctx,
                          mlir::Operation *activation = nullptr);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_REMAPPER_MATCHING_CONTRACTIONS_H
