//===- Contractions.h - Convolutions and matmuls that fuse ------*- C++ -*-===//
//
// For all fusions that start with a contraction: the fused op of each
// contraction, the ops that fuse into it, and the kernels that exist for the
// combination.
//
//===----------------------------------------------------------------------===//

#ifndef TFUSE_LIB_RULES_REMAPPER_MATCHING_CONTRACTIONS_H
#define TFUSE_LIB_RULES_REMAPPER_MATCHING_CONTRACTIONS_H

#include "FusionRule.h"

namespace tfuse {

/// The ops between a contraction and its activation.
enum class Chain : uint8_t { Bias, BiasAdd, BatchNorm };

struct Contraction {
  tf::OpName op, fusedOp;
  /// Attributes that the fused op copies from the contraction.
  llvm::ArrayRef<llvm::StringLiteral> attrs;
  /// The supported activations after each chain of ops. std::nullopt if the
  /// chain itself does not fuse; an empty list if it fuses without an
  /// activation only.
  std::optional<llvm::ArrayRef<tf::OpName>> bias, biasAdd, batchNorm;
  /// True if only oneDNN has kernels of the fused op.
  bool needsOneDnn;
  /// Number of spatial dimensions of the input; 0 for MatMul.
  int spatialRank;

  /// Null if `op` is not a contraction.
  static const Contraction *find(llvm::StringRef op);

  bool takes(Chain chain, llvm::StringRef activation) const {
    const auto &list = chain == Chain::Bias      ? bias
                       : chain == Chain::BiasAdd ? biasAdd
                                                 : batchNorm;
    return list && llvm::is_contained(*list, activation);
  }
};

/// The ops of all contractions, for root filters and patterns.
#define TFUSE_CONTRACTIONS "Conv2D|DepthwiseConv2dNative|MatMul|Conv3D"
#define TFUSE_ACTIVATIONS "Relu|Relu6|Elu|LeakyRelu|Tanh|Sigmoid"

using ActivationFusion =
    FusionRule<"Relu", "Relu6", "Elu", "LeakyRelu", "Tanh", "Sigmoid">;

bool isChannelsLast(llvm::StringRef dataFormat);

/// Checks that fused kernels of the contraction exist: on a CPU or, with an
/// activation, on a GPU. `activation` is empty if none is fused. A refusal is
/// recorded at `node`.
Mismatch checkKernels(mlir::Operation *contraction, mlir::Operation *node,
                      llvm::StringRef activation, GraphContext &ctx);
/// The part of checkKernels for CPUs.
Mismatch checkCpuKernels(mlir::Operation *contraction, mlir::Operation *node,
                         GraphContext &ctx);

/// Checks that oneDNN has a kernel for `node` by itself: the node is placed on
/// a CPU, and its element type is one that oneDNN supports on every CPU. A
/// refusal is recorded at `root`.
Mismatch checkOneDnnNode(mlir::Operation *node, mlir::Operation *root,
                         GraphContext &ctx);

/// In exact mode, checks that the fused activation propagates NaN. oneDNN's
/// Relu, Relu6 and exact Gelu return a number for NaN.
Mismatch checkKeepsNaN(llvm::StringRef activation, mlir::Operation *node,
                       GraphContext &ctx);

/// Checks that a kernel supports `activation` after `chain`, and in exact mode
/// that it propagates NaN.
Mismatch checkActivation(const Contraction &contraction, Chain chain,
                         mlir::Operation *activation, GraphContext &ctx);

//===----------------------------------------------------------------------===//
// Bias
//===----------------------------------------------------------------------===//

/// Checks that `add` adds `bias` to the channels of the contraction's result.
/// `add` is a BiasAdd, or an Add that computes the same. A refusal is recorded
/// at `node`.
Mismatch checkBias(mlir::Operation *add, mlir::Operation *contraction,
                   mlir::Value bias, mlir::Operation *node, GraphContext &ctx);
/// All conditions of contraction + bias + Add. The pattern has the names
/// "contraction", "add", "bias", "sum" and "other".
Mismatch checkContractionBiasSum(NodeMatch &match, GraphContext &ctx);
/// Cheap test before matching: true for a BiasAdd, and for an Add where
/// TensorFlow may treat the Add as a BiasAdd.
bool mayBeBias(mlir::Operation *add, GraphEditor &editor);

//===----------------------------------------------------------------------===//
// Fused nodes
//===----------------------------------------------------------------------===//

/// The attributes of the fused op, which has `numArgs` operands besides those
/// of the contraction.
AttrBuilder fusedAttrs(mlir::Operation *contraction,
                       llvm::ArrayRef<llvm::StringRef> fusedOps,
                       unsigned numArgs, mlir::Operation *activation = nullptr,
                       float epsilon = 0);
/// Replaces the match by the fused op. Its operands are the tensors "a" and "b"
/// of the pattern, followed by the tensors named in `arguments`.
Rewritten fuseContraction(NodeMatch &match,
                          llvm::ArrayRef<llvm::StringRef> fusedOps,
                          llvm::ArrayRef<llvm::StringRef> arguments,
                          GraphContext &ctx,
                          mlir::Operation *activation = nullptr);

} // namespace tfuse

#endif // TFUSE_LIB_RULES_REMAPPER_MATCHING_CONTRACTIONS_H
